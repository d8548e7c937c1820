"""How good composed queries are: the results of the first few, held to gold."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from reliability.calibration.judging.right_results import RightResults
from reliability.calibration.judging.same_result import same_result
from reliability.evaluation.people.log import AskedKind, AskedQuestion
from reliability.ports import Warehouse
from reliability.values import Limits, Rows

PLACES = (1, 4, 8, 16)
_MOST_RESULTS = 16
_LIMITS = Limits(time_s=5.0)


class Given(Protocol):
    """A query that was composed, or written."""

    @property
    def sql(self) -> str:
        """Its text."""
        ...


Compose = Callable[[str], Sequence[Given]]


@dataclass(frozen=True, slots=True)
class ComposedAsk:
    """One question's composed queries, held to gold. `right_at`: the place (from 1) of the first right result among the
    distinct ones, None = none; `readings_at`: the places of an ambiguous question's readings; `seconds` to compose."""

    id: str
    kind: str
    question: str
    right_at: int | None
    readings_at: tuple[int, ...]
    results: int
    failed: int
    seconds: float
    gold: str
    sql: tuple[str, ...]


def composed_ask(asked: AskedQuestion, warehouse: Warehouse, compose: Compose) -> ComposedAsk | None:
    """Compose for one question and run what was composed; None where gold does not run."""
    right = RightResults.of(asked, warehouse, _LIMITS)
    if right is None or not right.accepted:
        return None
    began = time.process_time()
    queries = compose(asked.question)
    seconds = time.process_time() - began
    distinct: list[Rows] = []
    shown: list[str] = []
    failed = 0
    for query in queries[:_MOST_RESULTS]:
        rows = warehouse.run(query.sql, _LIMITS)
        if not isinstance(rows, Rows):
            failed += 1
        elif not any(_alike(rows, other) for other in distinct):
            distinct.append(rows)
            shown.append(query.sql)
    right_at = next((n for n, rows in enumerate(distinct, start=1) if right.accepts(rows)), None)
    places = [next((n for n, r in enumerate(distinct, start=1) if gold.equals(r)), None) for gold in right.readings]
    readings_at = tuple(sorted(place for place in places if place is not None))
    gold_sql = asked.sql or asked.readings[0]
    return ComposedAsk(
        asked.id,
        asked.kind.value,
        asked.question,
        right_at,
        readings_at,
        len(distinct),
        failed,
        seconds,
        gold_sql,
        tuple(shown),
    )


def composed_figures(asks: Sequence[ComposedAsk]) -> dict[str, Any]:
    """Shares in [0, 1] of answerable questions with a right result among the first so many, and of ambiguous ones with
    two readings among the first four and eight; seconds a question."""
    plain = [ask for ask in asks if ask.kind == AskedKind.ANSWERABLE]
    ambiguous = [ask for ask in asks if ask.kind == AskedKind.AMBIGUOUS]
    seconds = sorted(ask.seconds for ask in asks)
    return {
        "answerable": len(plain),
        "right_at": {str(k): _share(a.right_at is not None and a.right_at <= k for a in plain) for k in PLACES},
        "ambiguous": len(ambiguous),
        "two_readings_at": {
            str(k): _share(len([p for p in a.readings_at if p <= k]) >= 2 for a in ambiguous) for k in (4, 8)
        },
        "one_reading_at": {str(k): _share(any(p <= k for p in a.readings_at) for a in ambiguous) for k in (1, 4)},
        "nothing_composed": _share(not ask.sql for ask in asks),
        "failed_queries": sum(ask.failed for ask in asks),
        "seconds_median": seconds[len(seconds) // 2] if seconds else None,
        "seconds_95": seconds[int(len(seconds) * 0.95)] if seconds else None,
    }


def _share(found: Iterable[bool]) -> float | None:
    each = list(found)
    return round(sum(each) / len(each), 4) if each else None


def _alike(one: Rows, other: Rows) -> bool:
    return (len(one.columns) == len(other.columns) and one.rows == other.rows) or (
        same_result(one, other) and same_result(other, one)
    )
