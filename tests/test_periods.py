"""Periods of a question: what is read, for which day, and what is left alone."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reliability.periods import MAX_PERIODS, Period, read_periods

TODAY = date(2026, 11, 21)  # a Saturday


def read(text: str, today: date = TODAY) -> list[tuple[str, str]]:
    return [(str(p.start), str(p.end)) for p in read_periods(text, today)]


@pytest.mark.parametrize(
    ("question", "start", "end"),
    [
        ("orders in March 2024", "2024-03-01", "2024-04-01"),
        ("orders in Dec. 2024?", "2024-12-01", "2025-01-01"),
        ("sales of February of 2024", "2024-02-01", "2024-03-01"),
        ("2024-02", "2024-02-01", "2024-03-01"),
        ("in Q2 2023", "2023-04-01", "2023-07-01"),
        ("in 2023 Q4", "2023-10-01", "2024-01-01"),
        ("in the third quarter of 2024", "2024-07-01", "2024-10-01"),
        ("in the last quarter of 2023", "2023-10-01", "2024-01-01"),
        ("in H2 2025", "2025-07-01", "2026-01-01"),
        ("in the first half of 2026", "2026-01-01", "2026-07-01"),
        ("over the whole of 2024", "2024-01-01", "2025-01-01"),
        ("on 2024-03-05", "2024-03-05", "2024-03-06"),
        ("on 31.12.2024", "2024-12-31", "2025-01-01"),
        ("on March 5th, 2024", "2024-03-05", "2024-03-06"),
        ("on 5 March 2024", "2024-03-05", "2024-03-06"),
        ("on the 29th of February 2024", "2024-02-29", "2024-03-01"),
        ("last quarter", "2026-07-01", "2026-10-01"),
        ("in the previous month", "2026-10-01", "2026-11-01"),
        ("in the past calendar month", "2026-10-01", "2026-11-01"),
        ("last year", "2025-01-01", "2026-01-01"),
        ("this year to date", "2026-01-01", "2027-01-01"),
        ("last week", "2026-11-09", "2026-11-16"),
        ("year to date", "2026-01-01", "2026-11-22"),
        ("the last 30 days", "2026-10-22", "2026-11-22"),
        ("over the past two years", "2024-11-21", "2026-11-22"),
        ("in the past week", "2026-11-14", "2026-11-22"),
        ("yesterday", "2026-11-20", "2026-11-21"),
        ("since May", "2026-05-01", "None"),
        ("since December", "2025-12-01", "None"),
        ("from March 2024 onwards", "2024-03-01", "None"),
        ("after 2020", "2021-01-01", "None"),
        ("before June 2023", "None", "2023-06-01"),
        ("until Q2 2024", "None", "2024-07-01"),
        ("between March and May 2024", "2024-03-01", "2024-06-01"),
        ("from November to February 2024", "2023-11-01", "2024-03-01"),
        ("from 2024-03-05 to 2024-03-10", "2024-03-05", "2024-03-11"),
        ("between 2023 and 2024", "2023-01-01", "2025-01-01"),
        ("Q1 to Q3 2024", "2024-01-01", "2024-10-01"),
        ("in March", "2026-03-01", "2026-04-01"),
        ("in December", "2025-12-01", "2026-01-01"),
    ],
)  # fmt: skip
def test_a_period_is_read_as_people_mean_it(question: str, start: str, end: str) -> None:
    assert read(question) == [(start, end)]


@pytest.mark.parametrize(
    "question",
    [
        "", "how many stores are there?", "may I see all orders?", "revenue over 2000", "the top 2020 customers",
        "order id 2024", "less than 2010 euros", "march of the penguins", "03/04/2024", "on 31 February 2024",
        "9999-12-31", "2024-13-45", "in the second place", "२०२४-०३-०५", "the year 1492", "12024", "€2024",
    ],
)  # fmt: skip
def test_no_period_is_made_up(question: str) -> None:
    assert read(question) == []


def test_two_periods_that_are_not_joined_stay_two_and_the_same_one_counts_once() -> None:
    assert read("sales in 2023 and in Q1 2024") == [
        ("2023-01-01", "2024-01-01"),
        ("2024-01-01", "2024-04-01"),
    ]
    assert read("in May 2024, I said May 2024") == [("2024-05-01", "2024-06-01")]


def test_a_backward_range_is_dropped() -> None:
    assert read("from 2025 to 2023") == []


@given(st.dates(date(1901, 1, 1), date(2098, 12, 31)))
def test_every_spelling_of_a_day_is_that_day(day: date) -> None:
    expected = (Period(day, day + timedelta(days=1)),)
    month = day.strftime("%B")
    for text in (
        f"{day}",
        f"{month} {day.day}, {day.year}",
        f"{day.day} {month} {day.year}",
        day.strftime("%d.%m.%Y"),
    ):
        assert read_periods(f"orders on {text}?", TODAY) == expected
    assert expected[0].one_day
    assert expected[0].last == day


@given(
    st.dates(date(1902, 3, 1), date(2098, 1, 1)), st.sampled_from(["day", "week", "month", "quarter", "year"])
)
def test_last_and_this_unit_touch_and_today_lies_in_this_one(today: date, unit: str) -> None:
    (this,), (last,) = read_periods(f"this {unit}", today), read_periods(f"last {unit}", today)
    assert last.end == this.start
    assert this.start is not None
    assert this.end is not None
    assert this.start <= today < this.end


@given(st.integers(2000, 2090), st.integers(1, 4))
def test_a_quarter_is_its_three_months(year: int, quarter: int) -> None:
    (whole,) = read_periods(f"in Q{quarter} {year}", TODAY)
    months = [
        read_periods(date(year, 3 * quarter - 2 + n, 1).strftime("in %B %Y"), TODAY)[0] for n in range(3)
    ]
    assert whole == Period(months[0].start, months[2].end)
    assert [m.end for m in months[:2]] == [m.start for m in months[1:]]


@given(st.text(max_size=3000), st.dates(date(1, 1, 1), date(9999, 12, 31)))
def test_any_text_on_any_day_gives_periods_that_are_in_order(text: str, today: date) -> None:
    found = read_periods(text, today)
    assert len(found) <= MAX_PERIODS
    assert all(p.start is None or p.end is None or p.start < p.end for p in found)


@given(st.lists(st.sampled_from("last this 30 days march may 2024 q2 since between and to - 2024-03-05 before year month "
                                "of half first 31 1st , . quarter".split()), max_size=60))  # fmt: skip
def test_heaps_of_date_words_give_periods_that_are_in_order(words: list[str]) -> None:
    found = read_periods(" ".join(words), TODAY)
    assert len(found) <= MAX_PERIODS
    assert all(p.start is None or p.end is None or p.start < p.end for p in found)


def test_a_hostile_question_takes_no_time() -> None:
    for text in (
        "2024 " * 5000,
        "march " * 5000,
        " " * 20000,
        "between " * 3000,
        "1" * 20000,
        "last 1 " * 4000,
    ):
        read_periods(text, TODAY)
