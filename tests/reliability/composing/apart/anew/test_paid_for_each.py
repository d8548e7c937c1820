"""What is paid for each length of time."""

from __future__ import annotations

import pytest

from reliability.accounting.accounting import account_for
from reliability.composing.in_full import in_full
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import TODAY, composed, key

STAFF = Table(
    "staff",
    (
        key("staff_id"),
        Column("last_name", "TEXT", nullable=False),
        Column("team", "TEXT", nullable=False, samples=("day", "night")),
        Column("hired_on", "DATE", nullable=False),
        Column("salary", "NUMERIC(12, 2)", nullable=False, comment="Yearly salary in euros"),
        Column("rent", "NUMERIC(12, 2)", comment="Rent of the flat, per month"),
    ),
)
SLIPS = Table(
    "payslips",
    (
        key("slip_id"),
        Column("staff_id", "INTEGER", nullable=False),
        Column("paid_on", "DATE", nullable=False),
        Column("wage", "NUMERIC(12, 2)", nullable=False),
    ),
    foreign_keys=(ForeignKey(("staff_id",), "staff", ("staff_id",)),),
)
FIRM = Schema("sqlite", (STAFF,))
PAYROLL = Schema("sqlite", (STAFF, SLIPS))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("how much do we pay in salaries per month", "how much do we pay in monthly salaries"),
        ("salaries per month by team", "monthly salaries by team"),
        ("what do we spend each month on salaries?", "what do we spend on monthly salaries?"),
    ],
)
def test_the_length_is_said_of_what_is_paid(text: str, said: str) -> None:
    found = [" ".join(each.split()) for each, _ in in_full(account_for(text, FIRM, [], TODAY), FIRM, TODAY)]
    assert said in found


def test_what_is_kept_by_the_day_of_payment_is_grouped_by_it() -> None:
    assert not any(
        "monthly" in each for each, _ in in_full(account_for("wages per month", PAYROLL, [], TODAY), PAYROLL, TODAY)
    )


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("total monthly salary", "SUM(1.0 * staff.salary / 12)"),
        ("average weekly salary", "AVG(1.0 * staff.salary / 52)"),
        ("total yearly salary", "SUM(staff.salary)"),
        ("total yearly rent", "SUM(staff.rent * 12)"),
        ("total monthly rent", "SUM(staff.rent)"),
        ("total quarterly rent", "SUM(staff.rent * 3)"),
        ("total weekly rent", "SUM(1.0 * (staff.rent * 12) / 52)"),
        ("total salary", "SUM(staff.salary)"),
    ],
)
def test_an_amount_is_told_for_the_length_asked_for(text: str, figure: str) -> None:
    assert composed(FIRM, text)[0].sql == f"SELECT {figure} FROM staff"


def test_an_amount_of_which_no_length_is_told_stays() -> None:
    bare = Schema("sqlite", (Table("staff", (key("staff_id"), Column("salary", "NUMERIC(12, 2)", nullable=False))),))
    assert composed(bare, "total monthly salary")[0].sql == "SELECT SUM(staff.salary) FROM staff"
