"""What the readings of AmbiQT's questions, and the queries that methods write, return."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.evaluation.ambiqt.questions import AmbiguousQuestion
from reliability.calibration.judging.same_result import same_result
from reliability.errors import WarehouseUnavailable
from reliability.ports import Warehouse
from reliability.values import Failure, FailureKind, Limits, Rows

_LIMITS = Limits(time_s=20.0)
"""Long: what a busy machine cannot run in time must not change a figure."""
_TRIES = 3
_MOST_RESULTS = 10


def readings_differ(one: AmbiguousQuestion, warehouse: Warehouse) -> bool | None:
    """Whether the readings' results differ; None where one does not come. Raises WarehouseUnavailable."""
    results = results_of(one, warehouse)
    return None if results is None else not alike(*results)


def results_of(one: AmbiguousQuestion, warehouse: Warehouse) -> tuple[Rows, Rows] | None:
    """What both readings return; None where one does not return all of it. Raises WarehouseUnavailable."""
    gold = [run_gold(sql, warehouse) for sql in one.readings]
    first, second = (rows if isinstance(rows, Rows) and not rows.truncated else None for rows in gold)
    return None if first is None or second is None else (first, second)


def run_gold(sql: str, warehouse: Warehouse) -> Rows | Failure:
    """What a gold query returns; it is run again where the database was away or it ran out of time."""
    for _ in range(_TRIES):
        found = warehouse.run(sql, _LIMITS)
        if not isinstance(found, Failure) or found.kind not in (FailureKind.TIMEOUT, FailureKind.UNAVAILABLE):
            return found
    raise WarehouseUnavailable("A database of AmbiQT did not answer in time; start the command again to go on.")


def distinct_results(queries: Sequence[str], warehouse: Warehouse) -> list[Rows]:
    """What the queries return, each result once."""
    distinct: list[Rows] = []
    for sql in queries:
        rows = warehouse.run(sql, _LIMITS) if len(distinct) < _MOST_RESULTS else None
        if isinstance(rows, Rows) and not any(alike(rows, other) for other in distinct):
            distinct.append(rows)
    return distinct


def alike(one: Rows, other: Rows) -> bool:
    """Whether two results are the same, neither with a further column."""
    return len(one.columns) == len(other.columns) and same_result(one, other) and same_result(other, one)
