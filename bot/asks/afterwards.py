"""What people want of an answer that was given, as asks: read as they meant it, or run again. No model is asked.

    request = wanted(behind, AnswerWish("correct", behind.ask_id, "U1", sql="SELECT …"))
    asks.submit(request)                         # in the asker's name and place, so that nobody reads with other rights

The id says what it is of: the same wish twice is one ask.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from datetime import date
from typing import Protocol

from adapters.store.requests import AFTER_MARK, AskRequest
from bot.asks.offers.mending import OfferedEdit, column_edits, filter_edits
from bot.wording import answering, weekly_reviews
from bot.wording.afterwards import leaving_out
from reliability.afterwards.again import run_again
from reliability.afterwards.correcting import MOST_READINGS, correct
from reliability.afterwards.leaving_out import changed_by_tap
from reliability.afterwards.wanted import AnswerWish
from reliability.core import Core, Stage
from reliability.errors import NotFound
from reliability.values import (
    Abstained,
    Answered,
    Clarification,
    Failure,
    Limits,
    Outcome,
    Reading,
    Reply,
    Rows,
    Schema,
)

MOST_SQL = 2_400
"""Characters of a query that is typed, as JSON: so much fits into what Slack keeps with a modal."""


class GuardedPath(Protocol):
    """A warehouse, by its guarded and read-only path."""

    def run(self, sql: str, limits: Limits) -> Rows | Failure:
        """The rows of one statement, or why there are none."""
        ...

    def schema(self) -> Schema:
        """The tables and columns that may be read."""
        ...


@dataclass(frozen=True)
class Afterwards:
    """`outcome` is how the ask of an id ended, `warehouse` what an ask is read from, as its asker may read it; both may
    raise CandorError. `today` takes a warehouse's name."""

    outcome: Callable[[str], Outcome | None]
    warehouse: Callable[[AskRequest], GuardedPath]
    limits: Limits
    today: Callable[[str], date] = lambda name: date.today()  # noqa: ARG005 - its form

    def run(self, request: AskRequest, sql: str) -> Rows | str:
        """What a typed query returns, or a sentence that says why it is not taken. Raises what the warehouse raises."""
        if len(json.dumps(sql, ensure_ascii=False)) > MOST_SQL:
            return weekly_reviews.review_sql_refused(weekly_reviews.review_sql_long(MOST_SQL))
        result = self.warehouse(request).run(sql, self.limits)
        return weekly_reviews.review_sql_refused(result.message) if isinstance(result, Failure) else result

    def edits_of(self, request: AskRequest) -> tuple[tuple[OfferedEdit, ...], tuple[OfferedEdit, ...]]:
        """What may have been meant where the answer to an ask is wrong: its query by other columns, and with other
        filters, of what its asker may read; what the answer includes and may leave out first. Raises what the warehouse
        raises."""
        outcome = self.outcome(request.ask_id)
        if not isinstance(outcome, Answered):
            return (), ()
        sql, schema = outcome.reading.sql, self.warehouse(request).schema()
        left_out = [OfferedEdit(leaving_out.leave_out(each.label), each.without) for each in outcome.included]
        filters = filter_edits(sql, request.question.text, schema, self.today(request.warehouse))
        known = {each.sql for each in left_out}
        return column_edits(sql, schema), (*left_out, *(each for each in filters if each.sql not in known))

    def flow(self, request: AskRequest, core: Core, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        """The flow of such an ask. Raises NotFound where the answer is gone, and what the parts raise."""
        said = request.wanted
        before = self.outcome(said.answer) if said is not None else None
        if said is None or not isinstance(before, Answered):
            raise NotFound(answering.ANSWER_GONE)
        if said.act == "again":
            yield from ()
            return run_again(before, core, stage)
        if said.act in ("leave out", "include"):
            return changed_by_tap(request.question, before, said, core, stage)
        return (yield from correct(request.question, before, others_of(before), said, core, stage))


def wanted(behind: AskRequest, said: AnswerWish, key: str = "") -> AskRequest:
    """The ask that brings what somebody wants of the answer to an ask; the same for the same wish, told apart by
    `key`."""
    named = json.dumps([said.act, said.answer, said.sql, said.words, key or said.rows])
    ask_id = AFTER_MARK + hashlib.sha256(named.encode()).hexdigest()
    return replace(behind, ask_id=ask_id, question=replace(behind.question, id=ask_id), wanted=said)


def others_of(outcome: Outcome | None) -> tuple[Reading, ...]:
    """The readings that Candor had of a question besides the one that it answered with, each query once."""
    if not isinstance(outcome, Answered | Abstained):
        return ()
    found: dict[str, Reading] = {}
    for exchange in outcome.exchanges:
        for reading in exchange.clarification.as_readings():
            found.setdefault(reading.sql, reading)
    for reading in outcome.others if isinstance(outcome, Answered) else outcome.readings:
        found.setdefault(reading.sql, reading)
    if isinstance(outcome, Answered):
        found.pop(outcome.reading.sql, None)
    return tuple(found.values())[:MOST_READINGS]
