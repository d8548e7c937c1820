"""A length of time is reached by the days of a query, or none of them is meant."""

from __future__ import annotations

from datetime import date

import pytest
from sqlglot import parse_one

from reliability.candidates.literal_roles import LiteralRoles
from reliability.question.periods import period_spans
from reliability.sql.kept_days.lengths_said import of_another_length
from reliability.values import Column, Schema, Table

TODAY = date(2026, 11, 21)
SINCE = "SELECT name FROM members WHERE NOT EXISTS (SELECT 1 FROM visits WHERE visits.member = members.id AND visits.day >= '{}')"


@pytest.mark.parametrize(
    ("question", "first", "other"),
    [
        ("which members haven't come in 6 months", "2026-01-01", True),
        ("which members haven't come in 6 months", "2026-05-21", False),
        ("which members haven't come in 6 months", "2026-05-01", False),
        ("which members haven't come in 6 months", "2026-04-30", False),
        ("members without a visit in the last 30 days", "2026-01-01", True),
        ("members without a visit in the last 30 days", "2026-10-01", False),
        ("members without a visit in the past two quarters", "2026-04-01", False),
        ("members without a visit in the last 5 years", "2022-01-01", False),
        ("members without a visit in the last 5 years", "2026-01-01", True),
        ("members without a visit this year", "2026-01-01", False),
        ("members without a visit in 6 months, compared to last year", "2026-01-01", False),
        ("members without a visit within 6 months of joining", "2026-01-01", False),
        ("members without a visit in 6 months", "soon", False),
    ],
)
def test_a_length_of_time_begins_near_its_first_day(question: str, first: str, other: bool) -> None:
    found = list(of_another_length(parse_one(SINCE.format(first)), question, period_spans(question, TODAY)))
    assert bool(found) == other


def test_a_query_of_another_length_is_absurd() -> None:
    members = Table(
        "members", (Column("id", "INTEGER", primary_key=True), Column("name", "TEXT"), Column("joined_on", "DATE"))
    )
    question = "members who joined in the last 3 months"
    roles = LiteralRoles(question, Schema("sqlite", (members,)), periods=period_spans(question, TODAY))
    assert roles.absurd("SELECT name FROM members WHERE joined_on >= '2025-11-21'")
    assert not roles.absurd("SELECT name FROM members WHERE joined_on >= '2026-08-21'")
