"""What is ahead today: by the dates that look ahead."""

from dataclasses import replace

import pytest

from reliability.values import Column, Schema, Table
from tests.support.composing.wordings import composed, key

PERMITS = Table(
    "permits",
    (
        key("permit_id"),
        Column("holder", "TEXT", nullable=False),
        Column("granted_on", "DATE", nullable=False),
        Column("expires_on", "DATE"),
    ),
)
COURSES = Table(
    "courses",
    (
        key("course_id"),
        Column("course_name", "TEXT", nullable=False),
        Column("created_at", "TIMESTAMP", nullable=False),
        Column("starts_at", "TIMESTAMP", nullable=False),
        Column("ends_at", "TIMESTAMP", nullable=False),
    ),
)
HALL = Schema("postgres", (PERMITS, COURSES))


@pytest.mark.parametrize(
    ("question", "condition"),
    [
        (
            "how many permits expire in the next 30 days?",
            "permits.expires_on >= '2026-11-21' AND permits.expires_on < '2026-12-21'",
        ),
        (
            "how many permits run out within the coming two weeks?",
            "permits.expires_on >= '2026-11-21' AND permits.expires_on < '2026-12-05'",
        ),
        (
            "how many courses are there in the next 3 months?",
            "courses.starts_at >= '2026-11-21' AND courses.starts_at < '2027-02-21'",
        ),
        (
            "how many courses end in the next 10 days?",
            "courses.ends_at >= '2026-11-21' AND courses.ends_at < '2026-12-01'",
        ),
        ("how many upcoming courses are there?", "courses.starts_at >= '2026-11-21'"),
    ],
)
def test_it_lies_between_today_and_then(question: str, condition: str) -> None:
    table = condition.partition(".")[0]
    assert composed(HALL, question)[0].sql == f"SELECT COUNT(*) FROM {table} WHERE {condition}"


@pytest.mark.parametrize("question", ["permits granted in the last 30 days", "courses created this month"])
def test_what_is_behind_is_not_ahead(question: str) -> None:
    assert not any(">= '2026-11-21'" in each.sql for each in composed(HALL, question)[:3])


def test_without_a_day_that_looks_ahead_the_time_is_of_another() -> None:
    hall = Schema("postgres", (replace(PERMITS, columns=PERMITS.columns[:3]),))
    sql = composed(hall, "how many permits in the next 30 days?")[0].sql
    assert sql.endswith("WHERE permits.granted_on >= '2026-11-21' AND permits.granted_on < '2026-12-21'")
