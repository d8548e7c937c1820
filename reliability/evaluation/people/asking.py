"""One question of a log, put to the whole flow by the person who asks it, and how that ended."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from dataclasses import dataclass
from enum import StrEnum

from reliability.answer import answer
from reliability.calibration.judging.right_results import RightResults
from reliability.core import Core
from reliability.errors import PromptTooLong
from reliability.evaluation.people.asker import DECLINES, Asker
from reliability.evaluation.people.log import AskedKind, AskedQuestion
from reliability.values import Abstained, Answered, Clarification, Exchange, Reason, Reply, ReplyKind

MOST_TAPS = 5
TOO_MANY_TAPS, TOO_LONG = "too_many_taps", "prompt_too_long"
_ENDED_BY_HER = frozenset({Reason.NOT_IN_DATA, Reason.AMBIGUOUS})

Flow = Generator[Clarification, Reply, object]


class Ending(StrEnum):
    """How an ask ended for the person."""

    ANSWERED_UNASKED = "answered_unasked"
    ANSWERED = "answered"  # after a tap or more
    GAVE_UP = "gave_up"  # she took nothing of what was last offered, or was asked too often
    REFUSED = "refused"  # the product ended it
    HELPED = "helped"  # neither: a reply to what asks for no data


@dataclass(frozen=True, slots=True)
class PersonAsk:
    """One ask. `right`: its answer is; of an ambiguous question that nobody was asked about, by any of its readings,
    else by the one that she wants. `wanted` says of an ambiguous one whether it is the one she wants. `offered`: a
    right reading was among those shown, or is the answer; `offered_first`: it stood first. `taps` are her replies;
    `readings_shown` is how many she chose from at most, and `readings_offered` how many of the log's own readings were
    among them; `said_needed`: she said which tables
    and columns the question needs. `named_another`: the answer names another reading beside its own. `reason` says why there is no answer;
    `golds_not_run` counts further gold queries that do not run.
    """

    id: str
    kind: str
    role: str
    outcome: str
    right: bool = False
    wanted: bool | None = None
    offered: bool = False
    offered_first: bool = False
    taps: int = 0
    readings_shown: int = 0
    readings_offered: int = 0
    said_needed: bool = False
    named_another: bool = False
    reason: str = ""
    probability: float | None = None
    sql: str | None = None
    seconds: float = 0.0
    golds_not_run: int = 0


def ask_as_person(
    asked: AskedQuestion, core: Core, ask: Callable[[AskedQuestion, Core], Flow] | None = None
) -> PersonAsk | None:
    """Ask one question; None where its gold query does not run. `ask` is the flow, if not the product's own.

    Raises what an adapter raises when the model or the warehouse is gone: that measures nothing.
    """
    right = RightResults.of(asked, core.warehouse, core.settings.limits)
    if right is None:
        return None
    asker = Asker.of(asked, right, core.warehouse.schema())
    exchanges: list[Exchange] = []
    begun = time.perf_counter()
    try:
        outcome = _converse((ask or _product)(asked, core), asker, exchanges)
        failed = TOO_MANY_TAPS
    except PromptTooLong:  # the person is told so, and has no answer
        outcome, failed = None, TOO_LONG
    return _judged(asked, outcome, exchanges, asker, failed, round(time.perf_counter() - begun, 3))


def _product(asked: AskedQuestion, core: Core) -> Flow:
    return answer(asked.as_question(), core)


def _converse(flow: Flow, asker: Asker, exchanges: list[Exchange]) -> object | None:
    """Reply to what is asked until the flow ends; None where it asks more often than she replies."""
    try:
        shown = next(flow)
        while len(exchanges) < MOST_TAPS:
            reply = asker(shown)
            exchanges.append(Exchange(shown, reply))
            shown = flow.send(reply)
    except StopIteration as end:
        ended: object = end.value
        return ended
    finally:
        flow.close()
    return None


def _judged(
    asked: AskedQuestion,
    outcome: object | None,
    exchanges: list[Exchange],
    asker: Asker,
    failed: str,
    seconds: float,
) -> PersonAsk:
    choices = [readings for e in exchanges if (readings := e.clarification.as_readings())]
    given = outcome.reading if isinstance(outcome, Answered) else None
    shown = [reading for readings in choices for reading in readings]
    others = outcome.others if isinstance(outcome, Answered) else ()
    seen = [*shown, *([given] if given else []), *others]
    wanted = given is not None and asker.wants(given)
    unasked = not exchanges and given is not None and asker.right.accepts(given.result)
    ending, reason = _ended(outcome, exchanges, failed)
    ambiguous = asked.kind is AskedKind.AMBIGUOUS
    return PersonAsk(
        asked.id,
        asked.kind.value,
        asked.role,
        ending.value,
        right=wanted or unasked,
        wanted=wanted if ambiguous and given else None,
        offered=unasked or any(map(asker.wants, seen)),
        offered_first=unasked or any(map(asker.wants, seen[:1])),
        taps=len(exchanges),
        readings_shown=max(map(len, choices), default=0),
        readings_offered=asker.right.readings_among([reading.result for reading in seen]),
        said_needed=any(e.clarification.says_meaning(e.reply) and e.reply.kind is ReplyKind.LIST for e in exchanges),
        named_another=isinstance(outcome, Answered) and bool(outcome.others),
        reason=reason,
        probability=given.probability if given else None,
        sql=given.sql if given else None,
        seconds=seconds,
        golds_not_run=asker.right.not_run,
    )


def _ended(outcome: object | None, exchanges: list[Exchange], failed: str) -> tuple[Ending, str]:
    """How it ended, and why there is no answer where there is none."""
    if outcome is None:
        return (Ending.REFUSED if failed == TOO_LONG else Ending.GAVE_UP), failed
    if isinstance(outcome, Answered):
        return (Ending.ANSWERED if exchanges else Ending.ANSWERED_UNASKED), ""
    if not isinstance(outcome, Abstained):
        return Ending.HELPED, ""
    declined = bool(exchanges) and exchanges[-1].reply.kind in DECLINES
    by_her = declined and outcome.reason in _ENDED_BY_HER
    return (Ending.GAVE_UP if by_her else Ending.REFUSED), outcome.reason.value
