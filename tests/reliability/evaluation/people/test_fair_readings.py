"""Which fair reading each result of an ambiguous question is: its queries run again, and none is guessed."""

from __future__ import annotations

import pytest

from adapters.warehouses.fake import FakeWarehouse
from reliability.calibration.traces import CheckedCluster, CheckedTrace
from reliability.errors import WarehouseUnavailable
from reliability.evaluation.people.fair_readings import readings_held
from reliability.values import Limits
from tests.support.trace_world import BROKEN, GROSS, NET, RESULTS, SCHEMA, logged

WAREHOUSE = FakeWarehouse(SCHEMA, RESULTS)


def traced(*queries: tuple[str, bool]) -> CheckedTrace:
    clusters = (CheckedCluster(sql, 0.5, 0.5, 0.0, 0.0, False, accepted) for sql, accepted in queries)
    return CheckedTrace("q1", "q1", "ambiguous", tuple(clusters))


def test_each_result_is_the_readings_that_it_equals_and_what_was_not_accepted_is_none() -> None:
    twice = "SELECT SUM(orders.gross_sales) * 1.0 FROM orders"
    found = readings_held(
        logged(1, NET, GROSS), traced((twice, True), (BROKEN, False), (NET, True), (GROSS, True)), WAREHOUSE, Limits()
    )
    assert found == (frozenset({1}), frozenset(), frozenset({0}), frozenset({1}))


def test_a_query_that_does_not_run_any_more_is_no_reading_that_is_missing() -> None:
    for asked, trace in (
        (logged(1, NET, GROSS), traced((NET, True), (BROKEN, True))),
        (logged(1, BROKEN, BROKEN), traced((NET, True))),
    ):
        with pytest.raises(WarehouseUnavailable, match="question q1 that ran when it was traced"):
            readings_held(asked, trace, WAREHOUSE, Limits())
