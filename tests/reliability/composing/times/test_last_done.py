"""What was not done for a while, where a column says when it was done last."""

from datetime import date

import pytest

from reliability.composing.times.last_done import day_before
from reliability.values import Column, Schema, Table
from tests.support.composing.wordings import composed, key

MACHINES = Table(
    "machines",
    (
        key("machine_id"),
        Column("machine_name", "TEXT", nullable=False),
        Column("bought_on", "DATE", nullable=False),
        Column("last_serviced_on", "DATE"),
    ),
)
LOGINS = Table(
    "members",
    (key("member_id"), Column("member_name", "TEXT", nullable=False), Column("last_login_at", "TIMESTAMP")),
)
CLUB = Schema("postgres", (MACHINES, LOGINS))


@pytest.mark.parametrize(
    ("question", "condition"),
    [
        ("how many machines have not been serviced for more than 90 days?", "machines.last_serviced_on < '2026-08-23'"),
        ("how many machines haven't been serviced in the last 6 months?", "machines.last_serviced_on < '2026-05-21'"),
        ("how many machines have not been serviced in over a year?", "machines.last_serviced_on < '2025-11-21'"),
        ("how many machines have not been serviced since March?", "machines.last_serviced_on < '2026-03-01'"),
        ("how many members have not logged in for two weeks?", "members.last_login_at < '2026-11-07'"),
    ],
)
def test_it_was_done_last_before_that_day(question: str, condition: str) -> None:
    found = [each.sql for each in composed(CLUB, question)]
    table, column = condition.split()[0].split(".")
    assert found[0] == f"SELECT COUNT(*) FROM {table} WHERE {condition}"
    assert f"SELECT COUNT(*) FROM {table} WHERE ({condition} OR {table}.{column} IS NULL)" in found


@pytest.mark.parametrize(
    "question",
    [
        "how many machines were serviced in the last 6 months?",
        "how many machines have not been bought for 90 days?",
        "machines that have never been serviced",
    ],
)
def test_other_words_say_nothing_of_it(question: str) -> None:
    assert not any("WHERE machines.last_serviced_on <" in each.sql for each in composed(CLUB, question)[:3])


def test_a_month_before_is_at_most_its_last_day() -> None:
    assert day_before(date(2026, 3, 31), 1, "month") == date(2026, 2, 28)
    assert day_before(date(2026, 11, 21), -2, "week") == date(2026, 12, 5)
    assert day_before(date(2026, 12, 31), -2, "month") == date(2027, 2, 28)
    assert day_before(date(2026, 11, 21), 9999, "year") is None
