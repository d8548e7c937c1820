"""One question after the other: its readings with their results, and what a person who knows the data says of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from adapters.store.reviews.reviews import Review, StoredReviews
from bot.wording import weekly_reviews
from reliability.afterwards.answers import NarrowedAnswer
from reliability.calibration.judging.same_result import same_result
from reliability.errors import NotFound
from reliability.values import Abstained, Answered, Failure, Limits, Outcome, Reading, Rows

MOST_READINGS = 8
MOST_SQL = 2_400
"""Characters of a query that is typed, as JSON: so much fits into what Slack keeps with a modal."""


class RunsStatements(Protocol):
    """A warehouse, by its guarded and read-only path."""

    def run(self, sql: str, limits: Limits) -> Rows | Failure:
        """The rows of one statement, or why there are none."""
        ...


@dataclass(frozen=True, slots=True)
class ShownReview:
    """A question to be reviewed, with the readings that Candor had of it, its foremost one first."""

    review: Review
    readings: tuple[Reading, ...]


@dataclass(frozen=True, slots=True)
class ReviewVerdict:
    """What a person says of a question: the number of the reading that answers it, a query of their own, or neither:
    none that is known answers it."""

    choice: int | None = None
    sql: str = ""


class Reviewing:
    """Shows and takes reviews. Whether a person may, is asked before (bot/slack/may.py)."""

    def __init__(
        self,
        reviews: StoredReviews,
        outcome: Callable[[str], Outcome | None],
        warehouse: Callable[[str], RunsStatements],
        limits: Limits,
    ) -> None:
        """`outcome` is how the ask of an id ended, `warehouse` one by its name; both may raise CandorError."""
        self._reviews = reviews
        self._outcome = outcome
        self._warehouse = warehouse
        self._limits = limits

    def following(self, warehouse: str = "", after: Sequence[str] = ()) -> ShownReview | None:
        """The next question that waits, but for those passed over. Raises StoreUnavailable."""
        waiting = (each for each in self._reviews.waiting(warehouse) if each.ask_id not in after)
        review = next(waiting, None)
        return None if review is None else ShownReview(review, self._readings(review))

    def shown(self, ask_id: str) -> ShownReview:
        """A question that was drawn. Raises NotFound, StoreUnavailable."""
        review = self._reviews.review(ask_id)
        if review is None:
            raise NotFound(weekly_reviews.REVIEW_GONE)
        return ShownReview(review, self._readings(review))

    def run(self, review: Review, sql: str) -> Rows | str:
        """What a typed query returns, or a sentence that says why it is not taken. Raises WarehouseUnavailable."""
        if len(json.dumps(sql, ensure_ascii=False)) > MOST_SQL:
            return weekly_reviews.review_sql_refused(weekly_reviews.review_sql_long(MOST_SQL))
        result = self._warehouse(review.warehouse).run(sql, self._limits)
        if isinstance(result, Failure):
            return weekly_reviews.review_sql_refused(result.message)
        return weekly_reviews.review_sql_refused(weekly_reviews.REVIEW_CUT) if result.truncated else result

    def take(self, ask_id: str, said: ReviewVerdict, by: str) -> str:
        """Keep what a person said; the sentence that tells them so, or why not. A query is run once more, so that only
        what runs is kept. Raises NotFound, StoreUnavailable, WarehouseUnavailable."""
        shown = self.shown(ask_id)
        readings, sql, foremost = shown.readings, said.sql.strip(), None
        if sql:
            result = self.run(shown.review, sql)
            if isinstance(result, str):
                return result
        elif said.choice is None:
            result = None
        elif 0 <= said.choice < len(readings):
            sql, result = readings[said.choice].sql, readings[said.choice].result
        else:
            return weekly_reviews.REVIEW_GONE
        if readings:
            is_foremost = not said.sql.strip() and said.choice == 0
            foremost = is_foremost or (result is not None and same_result(readings[0].result, result))
        taken = self._reviews.take(ask_id, sql or None, foremost, by)
        return weekly_reviews.REVIEW_TAKEN if taken else weekly_reviews.REVIEW_TAKEN_BEFORE

    def _readings(self, review: Review) -> tuple[Reading, ...]:
        outcome = self._outcome(review.ask_id)
        return () if outcome is None else readings_of(outcome)


def readings_of(outcome: Outcome) -> tuple[Reading, ...]:
    """The readings that Candor had of a question, each query once: those that it offered come first, in their order,
    since an answer given after asking is the person's choice and not Candor's. Of an answer without rows that are
    marked as over it is the reading with them: what leaves them out is no part of what is calibrated."""
    if not isinstance(outcome, Answered | Abstained):
        return ()
    found: list[Reading] = []
    for exchange in outcome.exchanges:
        found += getattr(exchange.clarification, "readings", ())
    if isinstance(outcome, Answered):
        read = outcome.read if isinstance(outcome, NarrowedAnswer) else None
        found += (read or outcome.reading, *outcome.others)
    else:
        found += outcome.readings
    first: dict[str, Reading] = {}
    for reading in found:
        first.setdefault(reading.sql, reading)
    return tuple(first.values())[:MOST_READINGS]
