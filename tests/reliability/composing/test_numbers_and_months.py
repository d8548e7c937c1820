"""Numbers with their own columns, thousands told apart by dots, years kept as numbers, and months in a list."""

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

SCHEMA = Schema(
    "sqlite",
    (
        Table(
            "members",
            (
                key("member_id"),
                Column("full_name", "TEXT", nullable=False),
                Column("birth_year", "INTEGER", samples=("1961", "1988", "2001")),
                Column("joined_on", "DATE", nullable=False),
                Column("rating", "REAL", samples=("1.2", "3.5")),
                Column("waiting_days", "INTEGER", samples=("3", "60")),
                Column("yearly_fee", "REAL", samples=("120.0", "2400.0")),
                Column("height_m", "REAL", comment="Height in metres.", samples=("1.62", "1.9")),
            ),
        ),
        Table(
            "visits",
            (
                key("visit_id"),
                Column("member_id", "INTEGER", nullable=False),
                Column("visited_on", "DATE", nullable=False),
                Column("paid", "REAL", samples=("5.0", "12.5")),
            ),
            foreign_keys=(ForeignKey(("member_id",), "members", ("member_id",)),),
        ),
    ),
)


def queries(text: str) -> list[str]:
    return [each.sql for each in composed(SCHEMA, text)]


@pytest.mark.parametrize(
    ("question", "condition"),
    [
        ("how many members were born 2000 or later", "birth_year >= 2000"),
        ("how many members were born 2000 or newer", "birth_year >= 2000"),
        ("how many members were born before 1980", "birth_year < 1980"),
        ("how many members were born after 1980", "birth_year >= 1981"),
        ("how many members joined 2024 or later", "joined_on >= '2024-01-01'"),
    ],
)
def test_a_year_on_one_side_bounds_the_column_that_is_named(question: str, condition: str) -> None:
    assert queries(question)[0].endswith(f"WHERE members.{condition}")


@pytest.mark.parametrize(
    ("question", "conditions"),
    [
        (
            "members with rating under 2.5 and more than 50 waiting days",
            "members.rating < 2.5 AND members.waiting_days > 50",
        ),
        (
            "members with a rating below 2 or more than 50 waiting days",
            "(members.rating < 2 OR members.waiting_days > 50)",
        ),
        (
            "members with a yearly fee over 100 and less than 200",
            "members.yearly_fee > 100 AND members.yearly_fee < 200",
        ),
        ("members with a yearly fee over 1.000 euros", "members.yearly_fee > 1000"),
        ("members with a yearly fee over 1,000 euros", "members.yearly_fee > 1000"),
        ("members with a yearly fee below 1.000.000 euros", "members.yearly_fee < 1000000"),
        ("members with a height over 1.750", "members.height_m > 1.75"),
        ("members with a yearly fee below 35.00", "members.yearly_fee < 35"),
    ],
)
def test_each_number_is_held_to_its_own_column(question: str, conditions: str) -> None:
    assert queries(question)[0].endswith(f"WHERE {conditions}")


@pytest.mark.parametrize(
    ("question", "days"),
    [
        ("how many visits in june, july and august 2026", "2026-06-01 2026-09-01"),
        ("total paid in june, july, august 2026", "2026-06-01 2026-09-01"),
        ("total paid in june and july 2026", "2026-06-01 2026-08-01"),
        ("how many visits from january to march, 2026", "2026-01-01 2026-04-01"),
    ],
)
def test_months_in_a_list_that_touch_are_one_period(question: str, days: str) -> None:
    start, end = days.split()
    assert queries(question)[0].endswith(
        f"FROM visits WHERE visits.visited_on >= '{start}' AND visits.visited_on < '{end}'"
    )


def test_months_in_a_list_that_do_not_touch_are_any_of_them() -> None:
    first = queries("how many visits in march, june and december 2025")[0]
    assert first.startswith("SELECT COUNT(*) FROM visits WHERE")
    assert first.count(" OR ") == 2


@pytest.mark.parametrize(
    "question",
    [
        "compare total paid in june and july 2026",
        "total paid in june vs july 2026",
        "total paid in june, july and august 2026 side by side",
        "total paid in july and june 2026",
        "total paid in 2024, 2025 and 2026",
    ],
)
def test_periods_that_are_told_apart_have_numbers_of_their_own(question: str) -> None:
    assert queries(question)[0].count("SUM(") > 1


def test_periods_of_rows_that_time_groups_hold_these_rows() -> None:
    for question in ("total paid per month in june, july and august 2026", "total paid per quarter for 2024 and 2025"):
        first = queries(question)[0]
        assert first.count("SUM(") == 1
        assert " GROUP BY " in first


def test_all_of_many_periods_are_meant() -> None:
    assert queries("total paid in 2022, 2023, 2024, 2025 and 2026")[0].count("SUM(") == 5


@pytest.mark.parametrize(
    "question",
    [
        "paid and number of visits in May vs June 2026",
        "paid & number of visits for May vs June 2026",
        "compare the paid and the number of visits between May and June 2026",
    ],
)
def test_each_of_two_numbers_is_told_for_each_of_two_periods(question: str) -> None:
    sql = queries(question)[0]
    paid, visits = (sql.count(f"{number}(CASE WHEN visits.visited_on >= ") for number in ("SUM", "COUNT"))
    assert (paid, visits) == (2, 2)
    assert sql.count("2026-06-01") == 4


@pytest.mark.parametrize(
    ("question", "numbers"),
    [
        ("number of visits and paid per member", "COUNT(*), SUM(visits.paid)"),
        ("show me paid and the number of visits per member", "SUM(visits.paid), COUNT(*)"),
        ("visits and paid by member", "COUNT(*), SUM(visits.paid)"),
        ("visits & paid in 2025", "COUNT(*), SUM(visits.paid)"),
    ],
)
def test_an_amount_that_and_joins_with_a_number_is_one_too(question: str, numbers: str) -> None:
    assert numbers in queries(question)[0]


@pytest.mark.parametrize("question", ["list visits and paid in 2025", "members and paid in 2025"])
def test_what_is_listed_beside_an_amount_is_not_counted(question: str) -> None:
    assert "COUNT" not in queries(question)[0]
