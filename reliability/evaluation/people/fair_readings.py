"""Which of an ambiguous question's fair readings each of its results is; a trace keeps only whether it is any."""

from __future__ import annotations

from reliability.calibration.judging.right_results import RightResults
from reliability.calibration.question_log import LoggedQuestion
from reliability.calibration.traces import CheckedTrace
from reliability.errors import WarehouseUnavailable
from reliability.ports import Warehouse
from reliability.values import Failure, Limits


def readings_held(
    asked: LoggedQuestion, trace: CheckedTrace, warehouse: Warehouse, limits: Limits
) -> tuple[frozenset[int], ...]:
    """For each cluster the numbers of the readings whose result it is. The readings' queries and those of the clusters
    that were judged to be any are run again, and nothing is asked. Raises WarehouseUnavailable where one does not run
    any more.
    """
    gold = RightResults.of(asked, warehouse, limits)
    if gold is None:
        raise _gone(asked)
    held = []
    for cluster in trace.clusters:
        found = warehouse.run(cluster.sql, limits) if cluster.accepted else None
        if isinstance(found, Failure):
            raise _gone(asked)
        equal = (n for n, reading in enumerate(gold.readings) if found is not None and reading.equals(found))
        held.append(frozenset(equal))
    return tuple(held)


def _gone(asked: LoggedQuestion) -> WarehouseUnavailable:
    return WarehouseUnavailable(f"A query of question {asked.id} that ran when it was traced does not run any more.")
