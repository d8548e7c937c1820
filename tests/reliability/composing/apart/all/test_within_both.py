"""Things within two bounds, each of a figure of theirs."""

from __future__ import annotations

import pytest

from tests.reliability.composing.apart.all.test_of_all import COAST
from tests.support.composing.wordings import composed


@pytest.mark.parametrize(
    "text",
    [
        "boats with more than 5 port calls and a total fee over 900",
        "which boats have more than 5 port calls and a total fee above 900?",
        "boats that had more than 5 port calls and that had total fees over 900",
    ],
)
def test_both_are_kept_and_shown(text: str) -> None:
    sql = composed(COAST, text)[0].sql
    assert sql.startswith("SELECT boats.boat_name, COUNT(")
    assert "HAVING COUNT(" in sql
    assert ") > 5 AND " in sql
    assert "SUM(port_calls.fee)" in sql
    assert sql.rstrip().endswith("> 900")


def test_a_period_behind_holds_for_both() -> None:
    sql = composed(COAST, "harbours with at least 3 port calls and average fee below 50 in 2025")[0].sql
    assert "port_calls.called_on >= '2025-01-01'" in sql
    assert "HAVING COUNT(*) >= 3 AND AVG(port_calls.fee) < 50" in sql


@pytest.mark.parametrize(
    "text",
    [
        "port calls with a fee over 50 and under 90",
        "boats with more than 5 port calls or a total fee over 900",
        "boats with more than 5 port calls",
    ],
)
def test_bounds_of_rows_and_single_ones_are_as_they_were(text: str) -> None:
    assert not any(each.sql.partition("HAVING")[2].count(" AND ") for each in composed(COAST, text))
