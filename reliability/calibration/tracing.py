"""Trace questions of a log: what the flow finds before it decides, checked against gold.

A trace asks nobody: whatever linking would ask is answered with "just answer", which leaves the model's own linking
and a flag. Answers are judged as people would (`judging/`): right is what the asker means, of an ambiguous question the
one reading that is drawn for it (docs/METHODS.md 5). Where the flow ends before it has candidates (help, *not in this
data*), nothing is answered.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from dataclasses import replace
from typing import TypeVar

from reliability.answer import prepare
from reliability.calibration.judging.right_results import RightResults
from reliability.calibration.question_log import LoggedQuestion
from reliability.calibration.traces import CheckedCluster, CheckedTrace
from reliability.core import Core, Stopwatch, run_now
from reliability.decide import Trace
from reliability.dialogue import Dialogue, Halt
from reliability.errors import PromptTooLong
from reliability.linking.link import link
from reliability.values import Clarification, Helped, Question, Reply, ReplyKind

T = TypeVar("T")
_BUDGET = 100  # clarifications: none is really asked
HELPED = "helped"
TOO_LONG = "prompt_too_long"
"""How a trace says that nothing was asked of the data, and that the question was too long: nothing is answered."""


def trace_question(logged: LoggedQuestion, core: Core) -> CheckedTrace | None:
    """What the flow finds for a question, checked; None where its gold query does not run."""
    gold = RightResults.of(logged, core.warehouse, core.settings.limits)
    if gold is None:
        return None
    started = time.perf_counter()
    found: Trace | None = None
    try:
        prepared = _undecided(prepare(_asked(logged), core, Dialogue("ask", _BUDGET), Stopwatch(run_now)))
        found, halted = (None, HELPED) if isinstance(prepared, Helped) else (prepared, "")
    except Halt as halt:
        halted = halt.reason.value
    except PromptTooLong:  # the person is told so, and has no answer
        halted = TOO_LONG
    seconds = round(time.perf_counter() - started, 3)
    bare = CheckedTrace(logged.id, logged.group, logged.kind, (), halted=halted, seconds=seconds, role=logged.role)
    if found is None:
        return bare
    return replace(
        bare,
        clusters=tuple(_checked(found, gold)),
        flagged=found.flagged,
        failed_share=found.execution.failed_share,
        out_of_time=found.out_of_time,
        likeness=found.likeness,
    )


def flag_question(logged: LoggedQuestion, core: Core) -> bool:
    """Whether linking alone flags a step of the question."""
    schema = core.warehouse.schema()
    dialogue = Dialogue("ask", _BUDGET)
    try:
        _, linked = _undecided(link(_asked(logged), schema, (), core, dialogue, Stopwatch(run_now)))
    except Halt:
        return True
    return bool(dialogue.exchanges) or bool(linked.branching_points)


def _asked(logged: LoggedQuestion) -> Question:
    return Question(logged.id, logged.question, previous=logged.previous)


def _undecided(flow: Generator[Clarification, Reply, T]) -> T:
    """What the flow returns when nobody is there to answer what it asks."""
    try:
        next(flow)
        while True:
            flow.send(Reply(ReplyKind.JUST_ANSWER))
    except StopIteration as end:
        found: T = end.value
        return found


def _checked(trace: Trace, gold: RightResults) -> Iterator[CheckedCluster]:
    for scored in trace.scored:
        sql, result = scored.reading.sql, scored.reading.result
        yield CheckedCluster(
            sql,
            scored.share,
            scored.judged,
            scored.entropy_nats,
            scored.log_likelihood,
            gold.wants(result),
            gold.accepts(result),
            dict(scored.signals),
            result.finds_nothing,
            scored.by_words,
            len(scored.rivals),
            scored.family,
            bool(scored.reading.unsaid),
        )
