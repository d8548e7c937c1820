"""Numbers that are held against what they are not of."""

from __future__ import annotations

import doctest

import pytest
from sqlglot import parse_one

from reliability.sql.held import units
from reliability.sql.held.units import of_another_unit


def test_the_examples_in_the_docstrings_hold() -> None:
    result = doctest.testmod(units)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize(
    ("question", "condition", "other"),
    [
        ("suppliers that take longer than two months", "lead_time_days > 2", True),
        ("suppliers that take longer than 2 months", "lead_time_days > 2000", True),
        ("suppliers that take more than a week", "lead_time_days > 1", True),
        ("suppliers that take longer than two months", "lead_time_days > 60", False),
        ("suppliers that take longer than two months", "lead_time_days >= 62", False),
        ("suppliers that take at most six weeks", "lead_time_days <= 42", False),
        ("suppliers that take longer than 2 days", "lead_time_days > 2", False),
        ("parcels that took longer than two weeks", "JULIANDAY(arrived_on) - JULIANDAY(sent_on) > 2", True),
        ("parcels that took longer than two weeks", "arrived_on - sent_on > 10", True),
        ("parcels that took longer than two weeks", "JULIANDAY(arrived_on) - JULIANDAY(sent_on) > 14", False),
        ("parcels that took longer than two weeks", "gross - net > 2", False),
        ("parcels that took longer than two weeks", "(JULIANDAY(arrived_on) - JULIANDAY(sent_on)) / 7 > 2", False),
        ("suppliers that take longer than two months, or over 5 days", "lead_time_days > 5", False),
        ("suppliers that take longer than two months", "rating > 2", False),
        ("suppliers with us for two months", "lead_time_days > 2", False),
    ],
)
def test_months_are_no_days(question: str, condition: str, other: bool) -> None:
    assert of_another_unit(parse_one(f"SELECT 1 FROM t WHERE {condition}"), question) == other


@pytest.mark.parametrize(
    ("question", "sql", "other"),
    [
        ("shops with more than 5 % of revenue", "SELECT 1 FROM t WHERE revenue > 5", True),
        ("shops with over 5 percent of revenue in 2025", "SELECT 1 FROM t GROUP BY a HAVING SUM(revenue) > 5", True),
        (
            "shops with more than 5 % of revenue",
            "SELECT 1 FROM t WHERE revenue > 0.05 * (SELECT SUM(revenue) FROM t)",
            False,
        ),
        ("lines with more than 5 % discount", "SELECT 1 FROM t WHERE discount_pct > 5", False),
        ("shops with more than 5 % of revenue", "SELECT 1 FROM t WHERE revenue > 500", False),
        ("shops with more than 5 lamps or over 5 % of revenue", "SELECT 1 FROM t WHERE lamps > 5", False),
        ("shops with more than 5 lamps", "SELECT 1 FROM t WHERE lamps > 5", False),
    ],
)
def test_a_share_is_no_amount(question: str, sql: str, other: bool) -> None:
    assert of_another_unit(parse_one(sql), question) == other


@pytest.mark.parametrize(
    ("question", "condition", "other"),
    [
        ("our five best customers under 30?", "total_revenue < 30", True),
        ("members over 60 from Faro", "(SELECT COUNT(*) FROM loans) > 60", True),
        ("our five best customers under 30?", "birth_year > 1996", False),
        ("our five best customers under 30?", "birth_year > 1996 AND paid < 30", False),
        ("customers under 30 euros", "total_revenue < 30", False),
        ("customers over 30 orders", "orders > 30", False),
        ("customers under 30 without a card", "card IS NULL", True),
        ("customers under 30 without a card", "card IS NULL AND birth_date > '1996-11-21'", False),
        ("shops over 30", "area > 30", False),
        ("customers under 30 with over 10 loans", "loans < 30", False),
        ("customers under 30 without a card", "total_revenue < 30", True),
        ("how many ppl over 50 work here", "salary > 50", True),
        ("how many ppl over 50 work here", "salary > 50 * (SELECT MAX(salary) FROM t)", True),
        ("which members over 60 lamps", "total_revenue > 60", False),
        ("members over 60 bought how much", "total_revenue > 60", True),
        ("customers over 60 in Faro", "birth_year > 1966", True),
        ("customers under 30", "birth_year <= 1996", True),
        ("customers under 30", "birth_year >= 1997", False),
        ("customers over 60", "birth_year < 1966", False),
        ("customers under 30 without a card", "birth_year < 30", True),
        ("who was born before the year 30", "yob < 30", True),
        ("customers born after 1996", "birth_year > 1996", False),
    ],
)
def test_an_age_is_no_amount(question: str, condition: str, other: bool) -> None:
    assert of_another_unit(parse_one(f"SELECT 1 FROM t WHERE {condition}"), question) == other


@pytest.mark.parametrize(
    ("question", "condition", "other"),
    [
        ("any shops making less than 20k a month", "floor_area < 20000", True),
        ("shops that earn over 20,000", "month > 20000", True),
        ("clients who spend more than 500 €", "seats > 500", True),
        ("any shops making less than 20k a month", "sales < 20000", False),
        ("any shops making less than 20k a month", "floor_area < 200", False),
        ("shops with less than 200", "floor_area < 200", False),
        ("rides that take more than 20 minutes", "minutes > 20", False),
        ("tents taking up at least 9 sqm", "area >= 9", False),
        ("shops making less than 20k", "sales / floor_area < 20000", False),
    ],
)
def test_what_somebody_makes_is_no_size(question: str, condition: str, other: bool) -> None:
    assert of_another_unit(parse_one(f"SELECT 1 FROM t WHERE {condition}"), question) == other
