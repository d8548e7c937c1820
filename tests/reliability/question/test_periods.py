"""Periods of a question: what is read, for which day, and what is left alone."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reliability.question.periods import MAX_PERIODS, Period, period_spans, read_periods

TODAY = date(2026, 11, 21)  # a Saturday


def read(text: str, today: date = TODAY) -> list[tuple[str, str]]:
    return [(str(p.start), str(p.end)) for p in read_periods(text, today)]


@pytest.mark.parametrize(
    "question",
    [
        "orders that took longer than five months to ship",
        "employees older than 50 years",
        "customers more than 30 years old",
        "who was with us for more than 999 years",
        "products with a warranty of at least two years",
    ],
)
def test_how_long_something_else_takes_is_no_period(question: str) -> None:
    assert read(question) == []


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
        ("lamps in the summer of 2025", "2025-06-01", "2025-09-01"),
        ("revenue winter 2025/26", "2025-12-01", "2026-03-01"),
        ("orders in spring last year", "2025-03-01", "2025-06-01"),
        ("in the fall of 2024", "2024-09-01", "2024-12-01"),
        ("in the first half of 2026", "2026-01-01", "2026-07-01"),
        ("over the whole of 2024", "2024-01-01", "2025-01-01"),
        ("on 2024-03-05", "2024-03-05", "2024-03-06"),
        ("what did we sell on black friday last year?", "2025-11-28", "2025-11-29"),
        ("Black Friday 2024", "2024-11-29", "2024-11-30"),
        ("revenue on Cyber Monday '25", "2025-12-01", "2025-12-02"),
        ("sales since Easter", "2026-04-05", "None"),
        ("sales since Easter 2024", "2024-03-31", "None"),
        ("orders on good friday", "2026-04-03", "2026-04-04"),
        ("orders on Easter Monday 2025", "2025-04-21", "2025-04-22"),
        ("returns after Christmas", "2025-12-26", "None"),
        ("orders before christmas 2025", "None", "2025-12-25"),
        ("revenue on New Year’s Eve", "2025-12-31", "2026-01-01"),
        ("payments of FY25 by method", "2025-01-01", "2026-01-01"),
        ("revenue in FY 2025", "2025-01-01", "2026-01-01"),
        ("the fiscal year 2024", "2024-01-01", "2025-01-01"),
        ("Q3 FY25 sales", "2025-07-01", "2025-10-01"),
        ("H1 FY24", "2024-01-01", "2024-07-01"),
        ("orders in '25", "2025-01-01", "2026-01-01"),
        ("sales Jan-Mar 25", "2025-01-01", "2025-04-01"),
        ("sales Nov-25 to Oct-26", "2025-11-01", "2026-11-01"),
        ("LTM Oct-26 revenue", "2025-11-01", "2026-11-01"),
        ("revenue ttm", "2025-11-01", "2026-11-01"),
        ("revenue r12m", "2025-11-01", "2026-11-01"),
        ("orders on 24-oct-25", "2025-10-24", "2025-10-25"),
        ("orders on 3-May-26", "2026-05-03", "2026-05-04"),
        ("sales of 24/Oct/2025", "2025-10-24", "2025-10-25"),
        ("sold on 24-Oct", "2026-10-24", "2026-10-25"),
        ("sold on 24-Dec", "2025-12-24", "2025-12-25"),
        ("sold 20-24-Oct", "2026-10-20", "2026-10-25"),
        ("sold 20-24 Oct", "2026-10-20", "2026-10-25"),
        ("between 3-Oct-25 and 5-Oct-25", "2025-10-03", "2025-10-06"),
        ("24-oct-25 to 26-oct-25", "2025-10-24", "2025-10-27"),
        ("orders '23-'25", "2023-01-01", "2026-01-01"),
        ("FY23-FY25", "2023-01-01", "2026-01-01"),
        ("mon 19 to sun 25 oct", "2026-10-19", "2026-10-26"),
        ("on 31.12.2024", "2024-12-31", "2025-01-01"),
        ("on March 5th, 2024", "2024-03-05", "2024-03-06"),
        ("on 5 March 2024", "2024-03-05", "2024-03-06"),
        ("on the 29th of February 2024", "2024-02-29", "2024-03-01"),
        ("last quarter", "2026-07-01", "2026-10-01"),
        ("in the previous month", "2026-10-01", "2026-11-01"),
        ("in the past calendar month", "2026-10-01", "2026-11-01"),
        ("last year", "2025-01-01", "2026-01-01"),
        ("this year to date", "2026-01-01", "2026-11-22"),
        ("last week", "2026-11-09", "2026-11-16"),
        ("year to date", "2026-01-01", "2026-11-22"),
        ("the last 30 days", "2026-10-22", "2026-11-22"),
        ("over the past two years", "2024-11-21", "2026-11-22"),
        ("in the past week", "2026-11-14", "2026-11-22"),
        ("yesterday", "2026-11-20", "2026-11-21"),
        ("yday", "2026-11-20", "2026-11-21"),
        ("ystday", "2026-11-20", "2026-11-21"),
        ("since May", "2026-05-01", "None"),
        ("since spring 2025", "2025-03-01", "None"),
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
        ("in the past 70 days", "2026-09-12", "2026-11-22"),
        ("in the past 150 days (inclusive of 150 days ago)?", "2026-06-24", "2026-11-22"),
        ("between Jan 1 and Mar 31, 2023", "2023-01-01", "2023-04-01"),
        ("between 2023-06-01 inclusive and 2023-06-08 exclusive", "2023-06-01", "2023-06-08"),
        ("orders q3", "2026-07-01", "2026-10-01"),
        ("q3 by region", "2026-07-01", "2026-10-01"),
        ("Q1 '24 revenue", "2024-01-01", "2024-04-01"),
        ("Q3-2025", "2025-07-01", "2025-10-01"),
        ("H1 26", "2026-01-01", "2026-07-01"),
        ("in the 2nd half of last year", "2025-07-01", "2026-01-01"),
        ("Q3 last year", "2025-07-01", "2025-10-01"),
        ("q3 this yr", "2026-07-01", "2026-10-01"),
        ("third quarter of last year", "2025-07-01", "2025-10-01"),
        ("October last year", "2025-10-01", "2025-11-01"),
        ("jan to march this year", "2026-01-01", "2026-04-01"),
        ("Jan-Mar 2026", "2026-01-01", "2026-04-01"),
        ("Jan–Oct 2026 by country", "2026-01-01", "2026-11-01"),
        ("june-aug orders", "2026-06-01", "2026-09-01"),
        ("august refunds, total pls", "2026-08-01", "2026-09-01"),
        ("June's net sales", "2026-06-01", "2026-07-01"),
        ("revenue april", "2026-04-01", "2026-05-01"),
        ("orders, march by store", "2026-03-01", "2026-04-01"),
        ("may takings pls", "2026-05-01", "2026-06-01"),
        ("from June on", "2026-06-01", "None"),
        ("this month so far", "2026-11-01", "2026-11-22"),
        ("so far this year", "2026-01-01", "2026-11-22"),
        ("for 2026 so far", "2026-01-01", "2026-11-22"),
        ("sales YTD", "2026-01-01", "2026-11-22"),
        ("the last three months", "2026-08-21", "2026-11-22"),
        ("the last 12 full months", "2025-11-01", "2026-11-01"),
        ("the last 6 months, not including the current month?", "2026-05-01", "2026-11-01"),
        ("last 3 weeks excluding the current week", "2026-10-26", "2026-11-16"),
        ("last friday", "2026-11-20", "2026-11-21"),
        ("last saturday", "2026-11-14", "2026-11-15"),
        ("last weekend", "2026-11-14", "2026-11-16"),
        ("next week", "2026-11-23", "2026-11-30"),
        ("last yr", "2025-01-01", "2026-01-01"),
        ("in week 42", "2026-10-12", "2026-10-19"),
        ("in week 2 of 2025", "2025-01-06", "2025-01-13"),
        ("first nine months of this year", "2026-01-01", "2026-10-01"),
        ("on sat 31 oct were placed", "2026-10-31", "2026-11-01"),
        ("since 1 jan, by brand", "2026-01-01", "None"),
        ("26-31 oct", "2026-10-26", "2026-11-01"),
        ("on 30 and 31 October, per day", "2026-10-30", "2026-11-01"),
        ("on the last day of september?", "2026-09-30", "2026-10-01"),
        ("5 days ago", "2026-11-16", "2026-11-17"),
        ("2023-2025", "2023-01-01", "2026-01-01"),
        ("2023 up to and including October 2026", "2023-01-01", "2026-11-01"),
        ("on 12/31/2024", "2024-12-31", "2025-01-01"),
        ("on 31/12/2024", "2024-12-31", "2025-01-01"),
        ("as at 31.10.26", "2026-10-31", "2026-11-01"),
        ("im Mai 2025", "2025-05-01", "2025-06-01"),
        ("on the 30th or 31st october", "2026-10-30", "2026-11-01"),
        ("from 1 January 2026 until closure", "2026-01-01", "None"),
        ("this years orders", "2026-01-01", "2027-01-01"),
        ("2026 YTD", "2026-01-01", "2026-11-22"),
        ("sales last november", "2025-11-01", "2025-12-01"),
        ("orders from Q1 24 through Q3 26, quarterly", "2024-01-01", "2026-10-01"),
        ("from Q2 25 until Q1 26 per quarter, one row each", "2025-04-01", "2026-04-01"),
        ("Q1 24 - Q3 26", "2024-01-01", "2026-10-01"),
        ("the 12 months up to the end of October 2026", "2025-11-01", "2026-11-01"),
        ("the 12 months up to the start of October 2026", "2025-10-01", "2026-10-01"),
        ("in the 12 months to 31 October 2026", "2025-11-01", "2026-11-01"),
        ("the last twelve months to October 2026", "2025-11-01", "2026-11-01"),
        ("six months ending June 2026", "2026-01-01", "2026-07-01"),
        ("in the 3 months before July 2026", "2026-04-01", "2026-07-01"),
        ("the 30 days before 1 May 2026", "2026-04-01", "2026-05-01"),
        ("placed more than 90 days before 31 Oct 2026", "None", "2026-08-02"),
        ("placed at least 90 days before 31 Oct 2026", "None", "2026-08-03"),
        ("between 1 dec and 28 dec 2025", "2025-12-01", "2025-12-29"),
        ("1 dec to 28 dec 2025 per week", "2025-12-01", "2025-12-29"),
        ("between today and new year", "2026-11-21", "2027-01-01"),
        ("between now and 31 December", "2026-11-21", "2027-01-01"),
        ("who has been here longer than five years", "None", "2021-11-21"),
        ("who has worked for us for ten years or more", "None", "2016-11-22"),
        ("employed with us for less than 18 months", "2025-05-22", "None"),
        ("staff with at least ten years of service", "None", "2016-11-22"),
        ("customers who signed up more than 3 years ago", "None", "2023-11-21"),
        ("joined less than two years ago", "2024-11-22", "None"),
        ("joined less than 10 days ago", "2026-11-12", "None"),
        ("orders placed more than 2 weeks ago", "None", "2026-11-07"),
        ("orders older than 2 weeks ago", "None", "2026-11-07"),
        ("over a month ago", "None", "2026-10-21"),
        ("orders two weeks ago", "2026-11-02", "2026-11-09"),
        ("a couple of weeks ago", "2026-11-02", "2026-11-09"),
        ("a fortnight ago", "2026-11-02", "2026-11-09"),
        ("3 months ago", "2026-08-01", "2026-09-01"),
        ("two quarters ago", "2026-04-01", "2026-07-01"),
        ("sales a year ago", "2025-01-01", "2026-01-01"),
        ("how many more orders than a year ago?", "2025-01-01", "2026-01-01"),
        ("24 hours ago", "2026-11-20", "2026-11-21"),
        ("2 years ago today", "2024-11-21", "2024-11-22"),
        ("2-3 weeks ago", "2026-10-26", "2026-11-09"),
        ("since 3 months ago", "2026-08-21", "None"),
        ("between a week ago and today", "2026-11-14", "2026-11-22"),
        ("from 3 weeks ago to last week", "2026-10-26", "2026-11-16"),
        ("a year ago, on 31 October 2025", "2025-10-31", "2025-11-01"),
        ("q3 two years ago", "2024-07-01", "2024-10-01"),
        ("this month last year", "2025-11-01", "2025-12-01"),
        ("in the same month last year", "2025-11-01", "2025-12-01"),
        ("the same week last year", "2025-11-17", "2025-11-24"),
        ("the year before last", "2024-01-01", "2025-01-01"),
        ("the week before last week", "2026-11-02", "2026-11-09"),
        ("in the past 48 hours", "2026-11-19", "2026-11-22"),
        ("the last 24 hours", "2026-11-20", "2026-11-22"),
        ("the past fortnight", "2026-11-07", "2026-11-22"),
        ("over the last decade", "2016-11-21", "2026-11-22"),
        ("rolling 4 weeks", "2026-10-24", "2026-11-22"),
        ("the most recent 3 months", "2026-08-21", "2026-11-22"),
        ("the next 7 days", "2026-11-21", "2026-11-29"),
        ("the next two full quarters", "2027-01-01", "2027-07-01"),
        ("week to date", "2026-11-16", "2026-11-22"),
        ("films of the 1990s", "1990-01-01", "2000-01-01"),
        ("early 2023", "2023-01-01", "2023-05-01"),
        ("mid-2025", "2025-05-01", "2025-09-01"),
        ("mid 2025", "2025-05-01", "2025-09-01"),
        ("since late last year", "2025-09-01", "None"),
        ("in mid-February 2024", "2024-02-11", "2024-02-21"),
        ("late March", "2026-03-21", "2026-04-01"),
        ("11/2023", "2023-11-01", "2023-12-01"),
        ("orders post 2020", "2021-01-01", "None"),
        ("pre-2020 orders", "None", "2020-01-01"),
        ("a blog post 2020", "2020-01-01", "2021-01-01"),
        ("the week of May 5, 2023", "2023-05-01", "2023-05-08"),
        ("the week beginning May 5 2023", "2023-05-05", "2023-05-12"),
        ("week starting Friday 5 May 2023", "2023-05-05", "2023-05-12"),
        ("the week that ended on 5 May 2023", "2023-04-29", "2023-05-06"),
        ("w/c 5 May 2023", "2023-05-05", "2023-05-12"),
        ("w/e 5 May 2023", "2023-04-29", "2023-05-06"),
        ("the year ended March 2024", "2023-04-01", "2024-04-01"),
        ("the next 3 months after June 2024", "2024-07-01", "2024-10-01"),
        ("for the 6 months starting March 2024", "2024-03-01", "2024-09-01"),
        ("after June 2024, the top 3 months", "2024-07-01", "None"),
        ("the last week of October", "2026-10-25", "2026-11-01"),
        ("in the first two weeks of May 2024", "2024-05-01", "2024-05-15"),
        ("the last 2 months of 2024", "2024-11-01", "2025-01-01"),
    ],
)
def test_a_period_is_read_as_people_mean_it(question: str, start: str, end: str) -> None:
    assert read(question) == [(start, end)]


@pytest.mark.parametrize(
    "question",
    [
        "",
        "how many stores are there?",
        "may I see all orders?",
        "revenue over 2000",
        "the top 2020 customers",
        "order id 2024",
        "less than 2010 euros",
        "march of the penguins",
        "orders may be late",
        "orders April took",
        "June returned a lamp",
        "what may orders cost",
        "May orders be changed?",
        "on 31 February 2024",
        "9999-12-31",
        "2024-13-45",
        "in the second place",
        "२०२४-०३-०५",
        "the year 1492",
        "12024",
        "late 1980s films",
        "the last 12 hours",
        "orders 36 hours ago",
        "films longer than 2 hours",
        "rooms with 24 hour service",
        "a rolling 7 day average",
        "the next 3 customers",
        "same period last year",
        "ratio 11/2023/4",
        "FY2023/24",
        "a 5'10 tall lamp",
        "the '68 edition",
        "FYI 25 shops",
        "oct 26 stores",
        "the 3 months before",
        "FY24/25",
        "FY 2025/2026 revenue",
        "fiscal year 2024-25",
        "Q3 FY24/25 sales",
        "orders in '25/26",
        "orders in '25/'26",
        "31-Feb-25",
        "stock of the R12",
        "weekly figures",
        "christmas sales",
        "easter week",
        "thanksgiving",
        "first + last day please",
        "the last days",
        "€2024",
        "did prices fall in the shops",
        "the summer collection",
        "winter coats",
        "do we sell more by summer",
        "Happy New Year",
        "the 12 months to come",
    ],
)
def test_no_period_is_made_up(question: str) -> None:
    assert read(question) == []


def test_a_day_that_has_a_name_is_the_latest_that_has_begun() -> None:
    assert read("sales on black friday", date(2026, 11, 27)) == [("2026-11-27", "2026-11-28")]
    assert read("sales on black friday", date(2026, 11, 26)) == [("2025-11-28", "2025-11-29")]


def test_two_periods_that_are_not_joined_stay_two_and_the_same_one_counts_once() -> None:
    assert read("sales in 2023 and in Q1 2024") == [
        ("2023-01-01", "2024-01-01"),
        ("2024-01-01", "2024-04-01"),
    ]
    assert read("in May 2024, I said May 2024") == [("2024-05-01", "2024-06-01")]


@pytest.mark.parametrize(
    ("question", "starts"),
    [
        ("oct vs sept", ["2026-10-01", "2026-09-01"]),
        ("june, july, and august 2025", ["2025-06-01", "2025-07-01", "2025-08-01"]),
        ("april, may, and june 2025", ["2025-04-01", "2025-05-01", "2025-06-01"]),
        ("12 months to Oct 2026 vs 12 months to Oct 2025", ["2025-11-01", "2024-11-01"]),
        ("FY23/FY24/FY25", ["2023-01-01", "2024-01-01", "2025-01-01"]),
        ("orders '25 vs '24", ["2025-01-01", "2024-01-01"]),
        ("returns in oct and may", ["2026-10-01", "2026-05-01"]),
        ("hires for 2024 and 2025", ["2024-01-01", "2025-01-01"]),
        ("2024, 2025, 2026 side by side", ["2024-01-01", "2025-01-01", "2026-01-01"]),
        ("last quarter vs the quarter before", ["2026-07-01", "2026-04-01"]),
        ("last quarter vs the previous quarter", ["2026-07-01", "2026-04-01"]),
        ("last week versus the preceding week?", ["2026-11-09", "2026-11-02"]),
        ("this month compared to previous month", ["2026-11-01", "2026-10-01"]),
        ("in March 2026 compared with the prior month", ["2026-03-01", "2026-02-01"]),
        ("in March 2026 vs the previous year", ["2026-03-01", "2025-01-01"]),
        ("is it higher than the previous week", ["2026-11-09"]),
        ("this year and the year before", ["2026-01-01", "2025-01-01"]),
        ("in Q3 and in the same quarter a year earlier", ["2026-07-01", "2025-07-01"]),
        ("Jan-Oct 2026 vs Jan-Oct 2025", ["2026-01-01", "2025-01-01"]),
        ("July 26 vs July 25", ["2026-07-01", "2025-07-01"]),
        ("November + December last year", ["2025-11-01", "2025-12-01"]),
        ("in oct and sept 2024", ["2024-10-01", "2024-09-01"]),
        ("this month vs last?", ["2026-11-01", "2026-10-01"]),
        ("jan to march this year against the same three months last year", ["2026-01-01", "2025-01-01"]),
        ("Jan-Oct 2026 vs the same ten months of 2024", ["2026-01-01", "2024-01-01"]),
        ("prior year on net sales, 2026 on which", ["2025-01-01", "2026-01-01"]),
        ("this month vs a year ago", ["2026-11-01", "2025-11-01"]),
        ("this week compared to a year ago", ["2026-11-16", "2025-11-17"]),
        ("revenue in October versus a year earlier", ["2026-10-01", "2025-10-01"]),
        ("this year vs 3 months ago", ["2026-01-01", "2026-08-01"]),
        ("orders in October placed more than a year ago", ["2026-10-01", "None"]),
        ("same month last year vs October 2024", ["2023-10-01", "2024-10-01"]),
        ("first half of 2026 vs first half 2025", ["2026-01-01", "2025-01-01"]),
        ("the first half of 2025 vs the second half", ["2025-01-01", "2025-07-01"]),
        ("Q1 2025 vs Q2", ["2025-01-01", "2025-04-01"]),
        ("Q1 vs Q2 2025", ["2025-01-01", "2025-04-01"]),
        ("January 2025 compared to February", ["2025-01-01", "2025-02-01"]),
        ("in May 2025 and in June and in July", ["2025-05-01", "2025-06-01", "2025-07-01"]),
        ("December 2024 against January", ["2024-12-01", "2025-01-01"]),
        ("January 2025 versus December", ["2025-01-01", "2024-12-01"]),
        ("H2 2024 vs H1", ["2024-07-01", "2024-01-01"]),
        ("in October 2025 vs last October", ["2025-10-01", "2026-10-01"]),
        ("last month vs in June", ["2026-10-01", "2026-06-01"]),
        ("Q1 2025 vs in March", ["2025-01-01", "2026-03-01"]),
        ("orders in May 2025 that were sent back in June", ["2025-05-01", "2026-06-01"]),
        ("from March 2025 to May", ["2025-03-01"]),
        ("sales this morning", ["2026-11-21"]),
        ("sales in the morning", []),
    ],
)
def test_several_periods_are_read_in_their_order(question: str, starts: list[str]) -> None:
    assert [start for start, _ in read(question)] == starts


@given(
    st.sampled_from(["Q2 2022", "past 70 days", "between Jan 1 and Mar 31, 2023", "this month so far", "oct vs sept"])
)
def test_case_and_space_change_nothing(text: str) -> None:
    assert read(text.upper()) == read("  " + text.replace(" ", " \t ")) == read(text) != []


@pytest.mark.parametrize(
    ("text", "today", "expected"),
    [
        ("in the summer", date(2026, 5, 31), ("2025-06-01", "2025-09-01")),  # the latest that has begun
        ("in the summer", date(2026, 6, 1), ("2026-06-01", "2026-09-01")),
        ("last summer", date(2026, 7, 1), ("2025-06-01", "2025-09-01")),  # the latest that is over
        ("last summer", date(2026, 9, 1), ("2026-06-01", "2026-09-01")),
        ("this winter", date(2026, 1, 15), ("2025-12-01", "2026-03-01")),
        ("last winter", date(2026, 1, 15), ("2024-12-01", "2025-03-01")),
    ],
)
def test_a_season_without_a_year_is_one_that_has_begun(text: str, today: date, expected: tuple[str, str]) -> None:
    assert read(text, today) == [expected]


def test_a_day_in_slashes_is_read_with_the_month_first_and_with_the_day_first() -> None:
    assert read("orders on 01/02/2023") == [("2023-01-02", "2023-01-03"), ("2023-02-01", "2023-02-02")]
    assert read("from 1/02/2023 to 13/02/2023") == [("2023-01-02", "2023-02-14"), ("2023-02-01", "2023-02-14")]
    assert read("on 02/02/2023 or 12/25/2023") == [("2023-02-02", "2023-02-03"), ("2023-12-25", "2023-12-26")]
    (span,) = period_spans("since  01/02/2023", TODAY)
    assert [str(each.start) for each in span.periods] == ["2023-01-02", "2023-02-01"]


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


@given(st.dates(date(1902, 3, 1), date(2098, 1, 1)), st.sampled_from(["day", "week", "month", "quarter", "year"]))
def test_last_and_this_unit_touch_and_today_lies_in_this_one(today: date, unit: str) -> None:
    (this,), (last,) = read_periods(f"this {unit}", today), read_periods(f"last {unit}", today)
    assert last.end == this.start
    assert this.start is not None
    assert this.end is not None
    assert this.start <= today < this.end


@given(st.integers(2000, 2090), st.integers(1, 4))
def test_a_quarter_is_its_three_months(year: int, quarter: int) -> None:
    (whole,) = read_periods(f"in Q{quarter} {year}", TODAY)
    months = [read_periods(date(year, 3 * quarter - 2 + n, 1).strftime("in %B %Y"), TODAY)[0] for n in range(3)]
    assert whole == Period(months[0].start, months[2].end)
    assert [m.end for m in months[:2]] == [m.start for m in months[1:]]


@given(st.text(max_size=3000), st.dates(date(1, 1, 1), date(9999, 12, 31)))
def test_any_text_on_any_day_gives_periods_that_are_in_order(text: str, today: date) -> None:
    found = read_periods(text, today)
    assert len(found) <= MAX_PERIODS
    assert all(p.start is None or p.end is None or p.start < p.end for p in found)


@given(
    st.lists(
        st.sampled_from(
            "last this 30 days march may 2024 q2 since between and to - 2024-03-05 before year month "
            "of half first 31 1st , . quarter".split()
        ),
        max_size=60,
    )
)
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


@pytest.mark.parametrize(
    ("question", "mentions"),
    [
        ("How many orders were there in March  2024?", ["March  2024"]),
        ("Sales since\tMay, and  BEFORE June 2023", ["since\tMay", "BEFORE June 2023"]),
        ("İstanbul: from March to May 2024 or in 2023", ["from March to May 2024", "2023"]),
        ("from March 2024 onwards", ["March 2024 onwards"]),
        ("in May 2024, I said May 2024", ["May 2024", "May 2024"]),
        ("nothing here", []),
    ],
)
def test_a_mention_is_found_where_it_stands_in_the_text(question: str, mentions: list[str]) -> None:
    assert [question[span.start : span.end] for span in period_spans(question, TODAY)] == mentions


@given(st.text(alphabet="İ \t\nmarchMay2024-lastdywk,.q1", max_size=300))
def test_mentions_lie_in_the_text_in_order_and_do_not_overlap(text: str) -> None:
    spans = period_spans(text, TODAY)
    edges = [0, *(edge for span in spans for edge in (span.start, span.end)), len(text)]
    assert edges == sorted(edges)
    assert all(span.start < span.end for span in spans)


@pytest.mark.parametrize(
    ("text", "since"),
    [
        ("which customers haven't ordered in 6 months", "2026-05-21"),
        ("who has not bought anything for over a year?", "2025-11-21"),
        ("stores with no orders in 3 months", "2026-08-21"),
        ("customers without any order for 90 days", "2026-08-23"),
        ("who has never called in two weeks", "2026-11-07"),
    ],
)
def test_what_has_not_happened_for_so_long_did_not_up_to_today(text: str, since: str) -> None:
    assert read(text) == [(since, "2026-11-22")]


@pytest.mark.parametrize(
    "text",
    [
        "orders not shipped within 5 days",
        "orders that were shipped in 6 days",
        "which customers haven't paid in 6 months of trying",
        "haven't we sold 5 things in 0 days",
        "who hasn't been here in 900 years",
    ],
)
def test_lengths_of_other_things_are_no_time_up_to_today(text: str) -> None:
    assert read(text) == []
