"""When a schedule is due, on clocks that jump; and what words ask for one."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.asks.schedules.times import DueRule, latest_due, next_due, read_rule, zone_or_utc
from bot.asks.schedules.wishes import read_wish

BERLIN = "Europe/Berlin"
DAILY = DueRule(tuple(range(7)), 0, 9, 0)


@pytest.mark.parametrize(
    ("said", "weekdays", "day", "hour", "minute"),
    [
        ("every Monday at 9", (0,), 0, 9, 0),
        ("Every friday at 5:30 pm please", (4,), 0, 17, 30),
        ("ask this again every weekday at 8.15", (0, 1, 2, 3, 4), 0, 8, 15),
        ("daily", tuple(range(7)), 0, 9, 0),
        ("every month on the 31st at 7am", (), 31, 7, 0),
        ("weekly at 12 am", (0,), 0, 0, 0),
    ],
)
def test_words_say_when(said: str, weekdays: tuple[int, ...], day: int, hour: int, minute: int) -> None:
    assert read_rule(said) == DueRule(weekdays, day, hour, minute)


@pytest.mark.parametrize(
    "said",
    [
        "",
        "How many orders come in every Monday?",
        "every Monday at 25",
        "every Monday at 13 pm",
        "monthly on the 0th",
        "every Monday and Tuesday at 9",
        "orders every day",
        "every " * 500,
    ],
)
def test_a_question_is_no_schedule(said: str) -> None:
    assert read_rule(said) is None


def test_an_alert_is_read_with_its_limit() -> None:
    above = read_wish("Tell me when returns exceed 1,200 a day")
    below = read_wish("alert me if net sales fall below 15k")
    assert above is not None
    assert below is not None
    assert (above.sign, above.limit) == ("above", 1200.0)
    assert (below.sign, below.limit) == ("below", 15_000.0)
    assert read_wish("tell me when the store opened") is None
    assert read_wish("tell me which stores are above 200") is None


@pytest.mark.parametrize(
    ("said", "limit"),
    [
        ("200 members", 200),
        ("50 minutes", 50),
        ("200 kilos", 200),
        ("3 meters", 3),
        ("5 millions", 5e6),
        ("5k", 5e3),
        ("5 k euros", 5e3),
        ("$5k", 5e3),
        ("5 thousand", 5e3),
        ("5 hundred thousand members", 5e5),
        ("3 hundred", 300),
        ("2 dozen a day", 24),
        ("5m", 5e6),
        ("5 mn", 5e6),
        ("1.250 million", 1.25e6),
        ("5bn", 5e9),
        ("2 crore", 2e7),
        ("12,00,000", 1.2e6),
        ("1,234,567.5", 1_234_567.5),
        ("0.125", 0.125),
        ("1.5", 1.5),
        ("-2.25 %", -2.25),
    ],
)
def test_a_limit_is_the_number_that_is_said(said: str, limit: float) -> None:
    wish = read_wish(f"tell me when it exceeds {said}.")
    assert wish is not None
    assert (wish.sign, wish.limit, wish.unclear) == ("above", limit, False)


@pytest.mark.parametrize(
    "said",
    [
        "returns exceed 1.000",
        "returns exceed 12.345 a day",
        "returns exceed 1,5",
        "returns exceed 1.000.000",
        "returns don't exceed 5",
        "returns don’t exceed 5",
        "returns do not exceed 5",
        "returns no longer exceed 5",
    ],
)
def test_what_may_be_another_limit_is_told_apart(said: str) -> None:
    wish = read_wish(f"tell me when {said}")
    assert wish is not None
    assert wish.unclear


def test_a_word_of_what_is_watched_negates_nothing() -> None:
    wish = read_wish("tell me when orders not shipped and no-shows exceed 5")
    assert wish is not None
    assert (wish.sign, wish.limit, wish.unclear) == ("above", 5.0, False)


@pytest.mark.parametrize(
    ("said", "asked", "beside"),
    [
        ("tell me when returns exceed 200 a day", "How many returns were there yesterday?", ""),
        ("tell me when returns exceed 200 a day", "How many returns were there?", "a day"),
        ("tell me when returns exceed 200 a day", "How many orders yesterday?", "returns"),
        ("tell me when it gets above 5 %", "Return rate of last week", ""),
        ("alert us if the number falls below 3", "How many open stores?", ""),
        ("notify me when net sales go below 15k a week", "Net sales of last week", ""),
        ("notify me when net sales go below 15k", "Total takings; Total net sales of daily sales", ""),
    ],
)
def test_what_a_wish_says_beyond_the_question_is_found(said: str, asked: str, beside: str) -> None:
    wish = read_wish(said)
    assert wish is not None
    assert wish.beside(asked) == beside


def at(text: str, zone: str = BERLIN) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


def test_nine_o_clock_stays_nine_o_clock_when_clocks_change() -> None:
    due = at("2026-10-24T09:00")
    for day in ("2026-10-25", "2026-10-26"):
        due = next_due(DAILY, BERLIN, due)
        assert due == at(f"{day}T09:00")


def test_a_time_that_is_skipped_is_the_moment_at_which_it_is() -> None:
    """In the night to 29 March 2026 Berlin's clocks go from 2:00 to 3:00."""
    rule = DueRule(tuple(range(7)), 0, 2, 30)
    due = next_due(rule, BERLIN, at("2026-03-28T12:00"))
    assert due == at("2026-03-29T03:00")
    assert next_due(rule, BERLIN, due) == at("2026-03-30T02:30")


def test_a_time_that_comes_twice_is_due_once() -> None:
    rule = DueRule(tuple(range(7)), 0, 2, 30)
    first = next_due(rule, BERLIN, at("2026-10-24T12:00"))
    assert first == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    assert next_due(rule, BERLIN, first) == datetime(2026, 10, 26, 1, 30, tzinfo=UTC)


def test_the_last_day_stands_for_one_that_a_month_does_not_have() -> None:
    rule = DueRule((), 31, 9, 0)
    assert next_due(rule, "UTC", datetime(2026, 2, 1, tzinfo=UTC)) == datetime(2026, 2, 28, 9, tzinfo=UTC)


def test_what_was_slept_through_is_due_once() -> None:
    due = at("2026-11-02T09:00")
    assert latest_due(DAILY, BERLIN, due, at("2026-11-05T10:00")) == at("2026-11-05T09:00")
    assert latest_due(DAILY, BERLIN, due, due) == due


def test_a_zone_that_nobody_knows_is_utc() -> None:
    assert [zone_or_utc(name) for name in ("", "Nowhere/Land", "../etc", "Europe/Berlin")] == [
        "UTC",
        "UTC",
        "UTC",
        "Europe/Berlin",
    ]


ZONES = st.sampled_from(["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"])


@given(st.datetimes(datetime(2020, 1, 1), datetime(2035, 1, 1)), ZONES, st.integers(0, 23), st.integers(0, 59))
def test_every_day_has_one_due_time_later_than_the_one_before(
    when: datetime, zone: str, hour: int, minute: int
) -> None:
    rule, after = DueRule(tuple(range(7)), 0, hour, minute), when.replace(tzinfo=UTC)
    first = next_due(rule, zone, after)
    second = next_due(rule, zone, first)
    assert after < first < second
    assert second.astimezone(ZoneInfo(zone)).date() - first.astimezone(ZoneInfo(zone)).date() == timedelta(days=1)
    assert DueRule.from_json(rule.to_json()) == rule
