"""Which share of those who were there left in a period."""

from __future__ import annotations

import pytest

from reliability.composing.apart.leaving import is_of_who_left
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

TEAMS = Table("teams", (key("team_id"), Column("team_name", "TEXT", nullable=False, samples=("Kitchen", "Bar"))))
STAFF = Table(
    "employees",
    (
        key("employee_id"),
        Column("team_id", "INTEGER", nullable=False),
        Column("city", "TEXT", nullable=False, samples=("Bonn", "Kiel")),
        Column("hired_on", "DATE", nullable=False),
        Column("left_on", "DATE"),
    ),
    foreign_keys=(ForeignKey(("team_id",), "teams", ("team_id",)),),
)
BILLS = Table(
    "bills", (key("bill_id"), Column("paid_on", "DATE", nullable=False), Column("turnover", "DECIMAL", nullable=False))
)
INN = Schema("postgres", (TEAMS, STAFF, BILLS))
LEFT = "100.0 * COUNT(CASE WHEN employees.left_on >= '2025-01-01' AND employees.left_on < '2026-01-01' THEN 1 END)"


def rate(until: str, since: str) -> str:
    there = f"employees.hired_on < '{until}' AND (employees.left_on IS NULL OR employees.left_on >= '{since}')"
    return f"SELECT {LEFT} / NULLIF(COUNT(CASE WHEN {there} THEN 1 END), 0) FROM employees"


@pytest.mark.parametrize(
    "text",
    [
        "employee turnover in 2025",
        "what was our employee turnover rate in 2025?",
        "turnover of employees in 2025, in percent",
        "attrition rate of employees in 2025",
        "attrition among our employees in 2025",
    ],
)
def test_turnover_is_of_those_there_before_after_and_in_between(text: str) -> None:
    found = [each.sql for each in composed(INN, text)]
    assert found[0] == rate("2025-01-01", "2025-01-01")
    assert rate("2026-01-01", "2026-01-01") in found
    assert rate("2026-01-01", "2025-01-01") in found


def test_what_else_is_said_holds_of_those_who_left_and_of_those_there() -> None:
    found = composed(INN, "attrition rate of employees in Kiel in 2025")[0].sql
    assert found == rate("2025-01-01", "2025-01-01") + " WHERE employees.city = 'Kiel'"
    grouped = composed(INN, "attrition rate of employees by team in 2025")[0].sql
    assert grouped.startswith(f"SELECT teams.team_name, {LEFT} / ")
    assert "GROUP BY" in grouped


@pytest.mark.parametrize(
    "text",
    ["turnover in 2025", "turnover of the bills in 2025", "employee turnover", "employee turnover by month in 2025"],
)
def test_other_turnover_and_no_period_make_no_such_share(text: str) -> None:
    assert not any("left_on IS NULL OR" in each.sql for each in composed(INN, text))


def test_the_share_of_who_left_is_told_from_other_figures() -> None:
    found = composed(INN, "employee turnover in 2025")
    assert [is_of_who_left(each.frame) for each in found[:3]] == [True] * 3
    assert not any(is_of_who_left(each.frame) for each in composed(INN, "share of employees in Kiel by team"))
    assert not any(is_of_who_left(each.frame) for each in composed(INN, "how many employees left in 2025"))
