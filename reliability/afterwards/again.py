"""The same query once more, on the data as they are now, with what changed since it was answered."""

from __future__ import annotations

from reliability.afterwards.answers import AnswerAgain
from reliability.afterwards.changes import what_changed
from reliability.afterwards.rerunning import ran
from reliability.candidates.reach import with_reach
from reliability.core import Core, Stage, Stopwatch, run_now
from reliability.values import Abstained, Answered, Failure, FailureKind, Outcome, Reason

_FAILED = {
    FailureKind.UNAVAILABLE: Reason.UNAVAILABLE,
    FailureKind.NO_ACCESS: Reason.NO_ACCESS,
}


def run_again(before: Answered, core: Core, stage: Stage = run_now) -> Outcome:
    """Run an answer's query as it stands. That somebody confirmed it stays. Raises what the ports raise."""
    timed = Stopwatch(stage)
    schema = timed("schema", core.warehouse.schema)
    shown = timed("run", lambda: ran(before.reading.sql, schema, core))
    if isinstance(shown, Failure):
        return Abstained(_FAILED.get(shown.kind, Reason.COULD_NOT_RUN), shown.message, seconds=timed.seconds)
    found = shown
    shown = timed("reach", lambda: with_reach([found], schema, core)[0])
    return AnswerAgain(
        shown,
        before.linked,
        asked=before.asked,
        seconds=timed.seconds,
        changes=what_changed(before.reading.result, shown.result),
    )
