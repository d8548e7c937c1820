"""Questions of which a part is read by itself: changes, ratios, how many and how much, who reports to whom."""

from dataclasses import replace
from datetime import date

import pytest

from reliability.composing.apart.growth import growths
from reliability.composing.apart.ratios import _are_rivals
from reliability.composing.frame import Condition, Frame, Measure, Of
from reliability.composing.rendering import to_sql
from reliability.question.periods import Period
from reliability.sql.english import reading
from reliability.values import Column, Element, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

PILOTS = Table(
    "pilots",
    (
        key("pilot_id"),
        Column("first_name", "TEXT", nullable=False),
        Column("last_name", "TEXT", nullable=False),
        Column("captain_id", "INTEGER"),
        Column("email", "TEXT"),
    ),
    foreign_keys=(ForeignKey(("captain_id",), "pilots", ("pilot_id",)),),
)
FLIGHTS = Table(
    "flights",
    (
        key("flight_id"),
        Column("pilot_id", "INTEGER", nullable=False),
        Column("status", "TEXT", nullable=False, samples=("landed", "diverted")),
        Column("airline", "TEXT", nullable=False, samples=("Alba", "Boreal")),
        Column("flown_on", "DATE", nullable=False),
        Column("seats", "INTEGER", nullable=False),
        Column("fuel", "NUMERIC(8, 2)", nullable=False),
        Column("fare_amount", "NUMERIC(8, 2)", nullable=False),
        Column("channel", "TEXT", nullable=False, samples=("web", "phone")),
    ),
    foreign_keys=(ForeignKey(("pilot_id",), "pilots", ("pilot_id",)),),
)
AIR = Schema("postgres", (PILOTS, FLIGHTS))
LANDED, DIVERTED = ("flights", "status", "landed"), ("flights", "status", "diverted")


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(AIR, text, *cells)[0].sql


def queries(text: str, *cells: tuple[str, str, str]) -> list[str]:
    return [each.sql for each in composed(AIR, text, *cells)]


# --- from month to month -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        "and how many more or fewer is that than in the month before?",
        "and how does that differ from the previous month?",
        "and by how much did it change compared to the month before?",
        "plus the change against the prior month",
        "and how many more or fewer that is than in the month before (for January: December)",
    ],
)
def test_a_change_against_the_month_before_reaches_back_one_month(words: str) -> None:
    sql = first(f"For each month of 2026, how many flights were flown {words}")
    assert "LAG(COUNT(*)) OVER (ORDER BY TO_CHAR(flights.flown_on, 'YYYY-MM'))" in sql
    assert "flights.flown_on >= '2025-12-01'" in sql
    assert "t.month >= '2026-01'" in sql


def test_a_change_from_month_to_month_groups_by_month_without_being_told() -> None:
    sql = first("month over month change in flights in percent")
    assert sql.startswith("SELECT TO_CHAR(flights.flown_on, 'YYYY-MM'), COUNT(*), 100.0 * (COUNT(*) - LAG(COUNT(*))")


@pytest.mark.parametrize("text", ["flights per month in 2026", "flights last month", "the previous month's flights"])
def test_without_a_change_nothing_is_held_against_another_month(text: str) -> None:
    assert not any("LAG(" in sql for sql in queries(text))


def test_a_period_of_another_day_is_no_beginning_of_the_groups() -> None:
    kept = Condition(Of(Element("flights", "landed_on")), period=Period(date(2026, 1, 1), None))
    frame = Frame("flights", (Measure("count"),), (Of(Element("flights", "flown_on"), "month"),), (kept,))
    from reliability.accounting.account import Account

    asked = Account("how many, and how many more is that than in the month before", ())
    assert all(each.since is None for each, _ in growths(asked, lambda _: [(frame, 1.0)]))


@pytest.mark.parametrize(
    ("grain", "label"), [("month", "'2026-05'"), ("quarter", "'2026-Q2'"), ("year", "2026"), ("day", "'2026-05-04'")]
)
def test_the_first_period_shown_is_told_as_periods_are(grain: str, label: str) -> None:
    by = Of(Element("flights", "flown_on"), grain)  # type: ignore[arg-type]
    sql = to_sql(Frame("flights", (Measure("count"),), (by,), since=date(2026, 5, 4)), AIR)
    assert sql.endswith(f"WHERE t.{grain} >= {label} ORDER BY t.{grain}")


# --- ratios ------------------------------------------------------------------------------------------


def test_the_sides_of_a_ratio_are_counted_apart() -> None:
    sql = first("What is the ratio of landed to diverted flights?", LANDED, DIVERTED)
    assert sql == (
        "SELECT 1.0 * COUNT(CASE WHEN flights.status = 'landed' THEN 1 END) / "
        "NULLIF(COUNT(CASE WHEN flights.status = 'diverted' THEN 1 END), 0) FROM flights"
    )


def test_what_is_said_at_the_end_holds_for_both_sides() -> None:
    text = "ratio of landed flights to diverted flights in 2026 for each airline"
    sql = first(text, LANDED, DIVERTED)
    assert "GROUP BY flights.airline" in sql
    assert "flights.flown_on >= '2026-01-01'" in sql
    assert sql.count("flown_on >=") == 1


def test_a_time_at_the_end_holds_for_both_sides_without_a_word_before_it() -> None:
    sql = first("ratio of landed flights to diverted flights last month", LANDED, DIVERTED)
    assert sql.count("flown_on >=") == 1
    assert "WHERE flights.flown_on >= '2026-10-01'" in sql


def test_amounts_are_set_in_proportion_for_each_group() -> None:
    sql = first("What is the ratio of fuel to seats for each airline?")
    for part in ("SUM(flights.fuel)", "SUM(flights.seats)", "GROUP BY flights.airline"):
        assert part in sql


def test_the_average_ratio_is_that_of_the_rows() -> None:
    sql = first("average ratio of fuel to seats by airline")
    assert "AVG(flights.fuel / NULLIF(flights.seats, 0))" in sql.replace("1.0 * ", "")


def test_a_part_out_of_all_is_a_fraction() -> None:
    sql = first("proportion of diverted flights out of all flights", DIVERTED)
    assert sql.startswith("SELECT 1.0 * COUNT(CASE WHEN flights.status = 'diverted' THEN 1 END) / ")


@pytest.mark.parametrize("text", ["flights from Alba to Boreal", "the ratio", "what is the ratio of flights?"])
def test_one_side_alone_is_no_ratio(text: str) -> None:
    assert not any("NULLIF" in sql for sql in queries(text))


# --- how many and how much, in brackets, who reports to whom -----------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "How many flights were diverted, and how much fare amount in total?",
        "how many flights were diverted and what total fare amount",
    ],
)
def test_how_many_and_how_much_are_over_the_same_rows(text: str) -> None:
    assert (
        "SELECT COUNT(*), SUM(flights.fare_amount) FROM flights WHERE flights.status = 'diverted'"
        in queries(text, DIVERTED)[:4]
    )


def test_what_the_second_half_says_of_the_rows_holds_for_both() -> None:
    sql = "SELECT COUNT(*), SUM(flights.fare_amount) FROM flights WHERE "
    found = queries("total fare amount of diverted flights and over how many flights in 2026", DIVERTED)
    both = [each for each in found if each.startswith(sql)]
    assert both
    assert "flights.status = 'diverted'" in both[0]
    assert "flights.flown_on >= '2026-01-01'" in both[0]


def test_examples_in_brackets_keep_nothing_out() -> None:
    web = ("flights", "channel", "web")
    assert first("flights by channel (web, …)", web) == (
        "SELECT flights.channel, COUNT(*) FROM flights GROUP BY flights.channel"
    )
    assert "channel = 'web'" in first("flights by airline (web)", web)


def test_examples_in_brackets_tell_by_what_is_grouped() -> None:
    web, phone = ("flights", "channel", "web"), ("flights", "channel", "phone")
    sql = first("number of flights by how people booked (web, phone and so on)", web, phone)
    assert sql == "SELECT flights.channel, COUNT(*) FROM flights GROUP BY flights.channel"


def test_who_reports_to_somebody_is_found_by_the_key() -> None:
    ada, byron = ("pilots", "first_name", "Ada"), ("pilots", "last_name", "Byron")
    for words in ("Who reports to Ada Byron?", "pilots supervised by Ada Byron"):
        sql = first(words, ada, byron)
        assert "AS captain ON captain.pilot_id = pilots.captain_id" in sql
        assert "captain.first_name = 'Ada' AND captain.last_name = 'Byron'" in sql
    assert "captain" not in first("Ada Byron's email", ada, byron)


def test_who_is_asked_for_is_named() -> None:
    assert (
        first("who has no email?")
        == "SELECT pilots.first_name, pilots.last_name FROM pilots WHERE pilots.email IS NULL"
    )


def test_a_change_is_read_aloud_from_its_first_period_on() -> None:
    sql = first("flights per month in 2026 and the change against the month before")
    said = reading(sql, "postgres", AIR)
    assert said.startswith("Number of flights and change of number of flights from the month before")
    assert said.endswith("from January 2026 on")


def test_rivals_of_one_column_come_before_one_of_them_and_all() -> None:
    of_a_column, of_all = Condition(Of(Element("t", "way")), "=", ("rail",)), Frame("t", (Measure("count"),))
    one, other = (replace(of_all, where=(replace(of_a_column, values=(way,)),)) for way in ("rail", "road"))
    pair = [_are_rivals(one, each) for each in (other, one, of_all)]
    assert pair == [True, False, False]
