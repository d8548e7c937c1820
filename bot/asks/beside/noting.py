"""An ask that notes what is to be said beside the readings that it offers and the answer that it gives.

    outcome = yield from noting(flow, question, stage, unexplained, keep, seen)

The words that nothing explains are told once, in a stage, right before the first readings or the answer; what is kept
for each message follows from these, the readings and what the person replied so far, so that a replay keeps the same.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from datetime import date

from adapters.store.requests import Beside
from bot.asks.beside.left_out import MOST_SAID, left_out, unexplained_names, unexplained_things
from bot.asks.beside.seen_from import asks_the_clock, is_relative
from bot.asks.replay import RecordedStages
from bot.redaction import redact
from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.core import Core, Stage
from reliability.definitions.definition import Definition
from reliability.definitions.standing import in_question
from reliability.errors import CandorError
from reliability.memory.hints import about
from reliability.values import Abstained, Answered, Clarification, Exchange, Outcome, Question, Reason, Reply
from reliability.verified.scheduled import ScheduledAnswer
from reliability.verified.verified import VerifiedAnswer

log = logging.getLogger("candor.asks")

STAGE = "unexplained"
Noted = Generator[Clarification, Reply, Outcome]


def noting(
    flow: Noted,
    question: Question,
    stage: Stage,
    unexplained: Callable[[], tuple[str, ...]],
    keep: Callable[[Beside], None],
    seen: tuple[date, bool] | None = None,
) -> Noted:
    """The flow as it is, with what `keep` is given before each message. `seen` is the day that relative periods are
    seen from, and whether that is the last one of the data; None where it is the clock's. An ask that an older version
    began goes on as it began. Raises what the flow, `unexplained` and `keep` raise."""
    words: tuple[str, ...] | None = None
    exchanges: list[Exchange] = []

    def told() -> tuple[str, ...]:
        nonlocal words
        if words is None:
            known = not isinstance(stage, RecordedStages) or stage.goes_on_with(STAGE)
            words = stage(STAGE, unexplained) if known else ()
        return words

    try:
        asked = next(flow)
        while True:
            readings = asked.as_readings()
            keep(Beside(left_out(told(), readings, exchanges)) if readings else Beside())
            reply = yield asked
            exchanges.append(Exchange(asked, reply))
            asked = flow.send(reply)
    except StopIteration as end:
        outcome: Outcome = end.value
        if isinstance(outcome, Answered):
            keep(_beside_answer(outcome, question, told, exchanges, seen))
        elif isinstance(outcome, Abstained) and outcome.reason is Reason.NOT_IN_DATA and not outcome.detail:
            keep(Beside(told()))  # no words ended it, or no reading was taken: what nothing explains is likely why
        return outcome


def unexplained_in(question: Question, core: Core, defined: Callable[[], Sequence[Definition]]) -> tuple[str, ...]:
    """What may be said to be left out of a question, by its words, the hints of before and the words that are
    `defined`; nothing where that cannot be told now."""
    try:
        schema, cells = core.warehouse.schema(), cells_named(question.text, core.warehouse)
        account = account_for(question.text, schema, cells, core.today(), core.encoder)
        words = in_question(question.text, defined())
        hints = about(core.memory.recall(question, core.warehouse.name), question.text)
    except CandorError as error:  # an answer stands without it
        log.warning("not told what nothing explains: %s", redact(str(error)))
        return ()
    known = [*(hint.phrase for hint in hints), *(each.phrase for each, _ in words)]
    names = unexplained_names(account, known, question.previous)
    # What a question is about and nothing explains does not end an ask whose other words speak of the data.
    return tuple(dict.fromkeys((*names, *unexplained_things(account, known, question.previous))))[:MOST_SAID]


def _beside_answer(
    outcome: Answered,
    question: Question,
    told: Callable[[], tuple[str, ...]],
    exchanges: Sequence[Exchange],
    seen: tuple[date, bool] | None,
) -> Beside:
    """What is said beside an answer. What somebody verified or scheduled they have seen."""
    shown = outcome.reading
    by_people = isinstance(outcome, VerifiedAnswer | ScheduledAnswer)
    beside = Beside(() if by_people else left_out(told(), (shown,), exchanges, outcome.steered))
    said = [question.text, *(each.reply.text for each in exchanges if each.reply.text)]
    said += [question.previous.question] if question.previous else []
    if seen is None or asks_the_clock(shown.sql) or not is_relative(said, seen[0]):
        return beside
    return replace(beside, seen_from=seen[0], last_of_data=seen[1])
