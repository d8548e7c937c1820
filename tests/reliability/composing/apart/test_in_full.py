"""Questions that leave something to be understood, said in full."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from reliability.accounting.accounting import account_for
from reliability.composing.in_full import in_full
from reliability.composing.understanding import ComposedQuery, _best
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

MEMBERS = Table(
    "members",
    (
        key("member_id"),
        Column("first_name", "TEXT", nullable=False),
        Column("last_name", "TEXT", nullable=False),
        Column("joined_on", "DATE", nullable=False),
    ),
)
BOATS = Table(
    "boats",
    (
        key("boat_id"),
        Column("boat_name", "TEXT", nullable=False, samples=("Möwe", "Ida")),
        Column("berths", "INTEGER", nullable=False),
        Column("bought_on", "DATE", nullable=False),
        Column("launched_on", "DATE", nullable=False),
    ),
)
TRIPS = Table(
    "trips",
    (
        key("trip_id"),
        Column("member_id", "INTEGER", nullable=False),
        Column("boat_id", "INTEGER", nullable=False),
        Column("sailed_on", "DATE", nullable=False),
        Column("status", "TEXT", nullable=False, samples=("Completed", "Cancelled", "Booked", "Sailing")),
        Column("total_paid", "NUMERIC(8, 2)", nullable=False),
        Column("refund", "NUMERIC(8, 2)", nullable=False),
    ),
    foreign_keys=(
        ForeignKey(("member_id",), "members", ("member_id",)),
        ForeignKey(("boat_id",), "boats", ("boat_id",)),
    ),
)
CLUB = Schema("postgres", (MEMBERS, BOATS, TRIPS))
TODAY = date(2026, 11, 21)
MOEWE = ("boats", "boat_name", "Möwe")
BOTH_YEARS = "from January to October 2026 compared to the same months of 2025"


def said(text: str, *cells: tuple[str, str, str], schema: Schema = CLUB, today: date = TODAY) -> list[str]:
    return [each for each, _ in in_full(account_for(text, schema, list(cells), today), schema, today)]


@pytest.mark.parametrize(
    "text",
    [
        "How is the Möwe doing?",
        "how's the Möwe going",
        "Is the Möwe growing?",
        "is the Möwe doing better than last year?",
    ],
)
def test_how_something_goes_is_asked_of_what_is_kept_most_of(text: str) -> None:
    found = said(text, MOEWE)
    assert f"total paid growth of the Möwe {BOTH_YEARS}" in found
    assert f"number of trips growth of the Möwe {BOTH_YEARS}" in found
    assert not any("refund" in each or "berths" in each for each in found)


@pytest.mark.parametrize("us", ["the club", "the company", "our business", "it", "we", "everything"])
def test_how_all_goes_is_asked_of_everything(us: str) -> None:
    found = said(f"how is {us} doing this year?")
    mine = " of the club" if us == "the club" else ""  # which may be something that the data know
    assert f"total paid growth{mine} {BOTH_YEARS}" in found


def test_by_year_is_asked_of_the_first_two_figures_alone() -> None:
    trips = replace(TRIPS, columns=(*TRIPS.columns, Column("miles", "INTEGER", nullable=False)))
    found = said("how is the Möwe doing?", MOEWE, schema=Schema("postgres", (MEMBERS, BOATS, trips)))
    assert sum(" growth of the Möwe" in each for each in found) == 3
    assert sum(each.endswith(" by year") for each in found) == 2


def test_what_it_comes_to_is_composed() -> None:
    full = said("Is the Möwe growing?", MOEWE)[0]
    (sql, *_) = (each.sql for each in composed(CLUB, full, MOEWE))
    assert "SUM(CASE WHEN trips.sailed_on >= '2025-01-01' AND trips.sailed_on < '2025-11-01'" in sql
    assert "boats.boat_name = 'Möwe'" in sql


@pytest.mark.parametrize(
    "text",
    ["Are we getting fewer trips?", "do we have more trips than last year", "are we selling less trips these days"],
)
def test_more_or_fewer_is_than_before(text: str) -> None:
    assert f"number of trips growth {BOTH_YEARS}" in said(text)


@pytest.mark.parametrize(
    "text",
    ["What did we take in last month?", "how much did we make last month", "what have we earned last month"],
)
def test_what_we_earn_is_what_is_kept_of_it(text: str) -> None:
    assert said(text)[0].rstrip("?") == "total paid last month"


@pytest.mark.parametrize(
    "text", ["what did we make of it", "how much did we earn in refunds last month", "what did she earn"]
)
def test_what_is_earned_may_be_named(text: str) -> None:
    assert said(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "are we getting fewer trips than boats",
        "do we have more trips on the Möwe or the Ida",
        "do we have fewer trips of members",
    ],
)
def test_fewer_than_something_else_is_no_change(text: str) -> None:
    assert not any("growth" in each for each in said(text, MOEWE))


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("Growth last year?", "total paid growth last year"),
        ("How did the Möwe do in 2025?", "total paid growth of the Möwe in 2025"),
        ("how did the Möwe perform yoy, 2025 vs 2024", "total paid growth of the Möwe 2025 vs 2024"),
        ("growth since 2023", "total paid growth in 2025 compared to 2023"),
        (
            "How did the summer go compared to the one before?",
            "total paid growth in summer 2026 compared to summer 2025",
        ),
        ("how did winter go compared to the one before", "total paid growth in winter 2025 compared to winter 2024"),
        ("how did summer 2025 go against the previous one", "total paid growth in summer 2025 compared to summer 2024"),
    ],
)
def test_a_period_that_is_named_is_kept(text: str, full: str) -> None:
    assert full in said(text, MOEWE)


def test_growth_of_each_of_several_stays_where_it_is_said() -> None:
    found = said("which boat had the highest growth in 2025?")
    assert found[0] == "which boat had the highest total paid growth in 2025?"
    assert all(each.startswith("which boat had the highest ") for each in found)


def test_in_january_the_year_before_is_held_against_the_one_before_that() -> None:
    found = said("how is the Möwe doing?", MOEWE, today=date(2026, 1, 9))
    assert "total paid growth of the Möwe from January to December 2025 compared to the same months of 2024" in found
    assert "total paid growth in 2025 compared to 2023" in said("growth since 2023", today=date(2026, 1, 9))


def test_shortened_names_are_said_in_full() -> None:
    short = {"trips": "clbTrp", "boats": "clbBot", "members": "clbMbr"}

    def shorter(table: Table) -> Table:
        keys = tuple(replace(each, ref_table=short[each.ref_table]) for each in table.foreign_keys)
        return replace(table, name=short[table.name], foreign_keys=keys)

    club = Schema("postgres", tuple(map(shorter, CLUB.tables)))
    found = said("how is the Möwe doing?", ("clbBot", "boat_name", "Möwe"), schema=club)
    assert f"total paid growth of the Möwe {BOTH_YEARS}" in found


@pytest.mark.parametrize(
    "text",
    [
        "how are total payments doing?",
        "how many trips were there?",
        "growth in the number of trips last year",
        "what is the average total paid?",
        "which boat has the most trips?",
        "list of boats",
        "",
    ],
)
def test_what_says_what_it_asks_for_stays_as_it_is(text: str) -> None:
    assert said(text) == []


def test_new_is_this_year_or_within_twelve_months_or_three() -> None:
    assert said("how many new members do we have?") == [
        "how many members joined this year do we have?",
        "how many members joined in the last 12 months do we have?",
        "how many members joined in the last 3 months do we have?",
    ]
    full = said("how many new members do we have?")[0]
    assert composed(CLUB, full)[0].sql == (
        "SELECT COUNT(*) FROM members WHERE members.joined_on >= '2026-01-01' AND members.joined_on < '2027-01-01'"
    )


def test_new_since_a_day_that_is_named_is_no_question() -> None:
    assert said("how many new members joined in 2025?") == []


def test_what_nothing_tells_the_beginning_of_is_new_in_no_way() -> None:
    assert said("how many new trips are there?") == []


def test_active_people_did_something() -> None:
    assert said("how many active members do we have?") == [
        "how many members do we have with any trips this year",
        "how many members do we have with any trips in the last 12 months",
        "how many members do we have with any trips",
    ]


def test_active_people_of_whom_a_day_tells_that_they_left_are_those_who_did_not() -> None:
    left = replace(MEMBERS, columns=(*MEMBERS.columns, Column("left_on", "DATE")))
    assert said("how many active members do we have?", schema=Schema("postgres", (left, BOATS, TRIPS))) == []


@pytest.mark.parametrize(
    ("text", "full"),
    [
        (
            "who are our most loyal members?",
            ["who are our members with the most trips?", "who are our members with the highest total paid?"],
        ),
        (
            "how many regular members sail with us",
            [
                "how many members with at least 2 trips sail with us",
                "how many members with at least 3 trips sail with us",
            ],
        ),
        ("young members in Kiel", ["members younger than 30 in Kiel", "members younger than 25 in Kiel"]),
        ("members younger than 40", []),
        ("the most valuable boats", []),
    ],
)
def test_kinds_of_people_are_who_does_most_comes_again_or_is_of_an_age(text: str, full: list[str]) -> None:
    assert said(text) == full


def test_open_is_what_has_no_state_of_an_end() -> None:
    assert said("how many open trips are there") == [
        "how many trips that are not Completed and not Cancelled are there"
    ]


def test_open_may_be_said_behind_what_is_open() -> None:
    assert said("how many trips are still open") == ["how many trips that are not Completed and not Cancelled"]
    assert said("trips that remain unfinished since May") == [
        "trips that are not Completed and not Cancelled since May"
    ]
    assert said("when are we open") == []


def test_where_all_states_are_ends_nothing_is_open() -> None:
    ended = Column("status", "TEXT", nullable=False, samples=("Completed", "Cancelled", "Refunded"))
    trips = replace(TRIPS, columns=tuple(ended if each.name == "status" else each for each in TRIPS.columns))
    assert said("how many open trips are there", schema=Schema("postgres", (MEMBERS, BOATS, trips))) == []


def test_a_schema_without_anything_that_happens_has_no_figures() -> None:
    assert said("how is it going?", schema=Schema("postgres", (MEMBERS,))) == []
    assert said("how is it going?", schema=Schema("postgres", ())) == []


def test_long_questions_are_left_alone() -> None:
    assert said("how is the Möwe doing? " * 40) == []


def test_neither_of_two_is_not_the_one_and_not_the_other() -> None:
    found = composed(CLUB, "how many trips are neither completed nor cancelled?")[0].sql
    assert found == "SELECT COUNT(*) FROM trips WHERE trips.status NOT IN ('Completed', 'Cancelled')"


BORN = replace(MEMBERS, columns=(*MEMBERS.columns, Column("birth_year", "INTEGER")))
OF_AGES = Schema("postgres", (BORN, BOATS, TRIPS))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("How many members over 60 sailed in 2025?", ["How many members older than 60 sailed in 2025?"]),
        ("members under the age of 25", ["members younger than 25"]),
        ("members over 60 trips", []),
        ("members over 30 days", []),
        ("members over 60%", []),
        ("boats over 60", []),
        ("trips over 60 by members", []),
    ],
)
def test_people_over_a_number_are_older(text: str, expected: list[str]) -> None:
    assert said(text, schema=OF_AGES) == expected
    assert said(text) == []  # nothing tells their age


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("Which boat declined the most this year?", f"which boat had the largest drop in total paid {BOTH_YEARS}"),
        ("which boat grew fastest", f"which boat had the largest growth in number of trips {BOTH_YEARS}"),
        ("which boat grew fastest", "which boat had the largest growth in total paid in 2025 compared to 2024"),
        ("fastest growing boat", f"which boat had the largest growth in total paid {BOTH_YEARS}"),
        ("which boat grew least in 2025", "which boat had the smallest growth in total paid in 2025"),
        (
            "which 2 boats have fallen most since last year?",
            f"which 2 boats had the largest drop in total paid {BOTH_YEARS}",
        ),
        (
            "which boat lost most trips vs September",
            "which boat had the largest drop in trips in October 2026 compared to September 2026",
        ),
        (
            "what boat gained the most members compared to last quarter",
            "which boat had the largest growth in members in Q4 2026 compared to Q3 2026",
        ),
        ("which boat is growing", f"growth in total paid by boat {BOTH_YEARS}"),
        ("which boats are shrinking since 2025", "growth in total paid by boats in 2026 compared to 2025"),
        (
            "which boat dropped most since September?",
            "which boat had the largest drop in total paid in October 2026 compared to September 2026",
        ),
    ],
)
def test_what_changed_most_is_asked_of_a_figure_and_two_periods(text: str, full: str) -> None:
    assert full in said(text)


@pytest.mark.parametrize(
    "text",
    [
        "which boat's total paid declined most this year?",
        "which boat declined most in number of trips",
        "which boat fell most in 2025 and in 2024",
        "which boat dropped most since 3 May 2026",
        "which summer was the best",
    ],
)
def test_what_names_its_figure_or_no_two_periods_stays_as_it_is(text: str) -> None:
    assert not any("largest" in each or "by boat" in each for each in said(text))


def test_what_changed_most_is_composed_as_a_change() -> None:
    (sql, *_) = (each.sql for each in composed(CLUB, said("which boat declined the most this year?")[0]))
    assert sql.startswith("SELECT boats.boat_name")
    assert "trips.sailed_on >= '2025-01-01' AND trips.sailed_on < '2025-11-01'" in sql
    assert sql.endswith("LIMIT 1")
    assert "DESC" not in sql


@pytest.mark.parametrize(
    "text", ["Are the Möwe getting fewer?", "is the Möwe becoming less", "are the Möwe getting more?"]
)
def test_what_gets_fewer_is_counted(text: str) -> None:
    found = said(text, MOEWE)
    assert found
    assert all(each.startswith("number of trips") for each in found)


@pytest.mark.parametrize(
    "text", ["is the Möwe getting worse?", "Is the Möwe falling", "is the Möwe becoming stronger this year?"]
)
def test_what_gets_better_or_falls_is_held_against_the_year_before(text: str) -> None:
    assert any(each.startswith("total paid growth of the Möwe") for each in said(text, MOEWE))


def test_who_gets_more_of_something_is_not_growing() -> None:
    assert not any("growth" in each for each in said("Is the Möwe getting more members?", MOEWE))


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("which boats earned nothing in 2025?", "which boats without any trips in 2025?"),
        ("boats that have towed nothing at all", "boats without any trips"),
        ("how many members won nothing", "how many members without any trips"),
    ],
)
def test_who_did_nothing_has_no_row_of_what_belongs_to_them(text: str, full: str) -> None:
    assert said(text)[0] == full
    assert "EXISTS" in composed(CLUB, full)[0].sql


@pytest.mark.parametrize(
    "text",
    ["which boats tripped nothing", "nothing was paid", "which boats have nothing", "boats that earned nothing new"],
)
def test_nothing_of_what_is_named_or_of_nobody_is_read_as_it_stands(text: str) -> None:
    assert not any("without any" in each for each in said(text))


@pytest.mark.parametrize("text", ["how big are our boats?", "How spacious are the boats in 2025"])
def test_how_big_something_is_on_average_and_each(text: str) -> None:
    roomy = replace(BOATS, columns=(*BOATS.columns, Column("deck_area", "INTEGER", nullable=False)))
    club = Schema("postgres", (MEMBERS, roomy, TRIPS))
    boats = text.rstrip("?").removeprefix("how big are ").removeprefix("How spacious are ")
    things, _, rest = boats.partition("boats")
    mark = "?" if text.endswith("?") else ""
    assert said(text, schema=club) == [
        f"average deck area of {things}boats{rest}{mark}",
        f"list {things}boats with deck area{rest}{mark}",
    ]
    assert said(text) == [], "no size is kept"


def test_inactive_people_had_nothing_to_do_with_what_happens_or_are_marked_as_over() -> None:
    assert said("who are our inactive members?") == [
        "who are our members without any trips this year?",
        "who are our members without any trips in the last 12 months?",
        "who are our members without any trips?",
    ]
    marked = replace(MEMBERS, columns=(*MEMBERS.columns, Column("is_deleted", "BOOLEAN", nullable=False)))
    assert "dormant members" not in said("dormant members", schema=Schema("postgres", (marked, BOATS, TRIPS)))
    over = said("list dormant members", schema=Schema("postgres", (marked, BOATS, TRIPS)))
    assert "list members that are deleted" in over


def test_who_spends_more_is_held_side_by_side_on_average_and_by_how_often() -> None:
    trips = replace(TRIPS, columns=(*TRIPS.columns, Column("season", "TEXT", samples=("Summer", "Winter"))))
    people = replace(MEMBERS, columns=(*MEMBERS.columns, Column("town", "TEXT", samples=("Kiel", "Bremen"))))
    cells = ("members", "town", "Kiel"), ("members", "town", "Bremen")
    schema = Schema("postgres", (people, BOATS, trips))
    assert said("Do members from Kiel spend more than those from Bremen?", *cells, schema=schema) == [
        "average trips total paid by town for members from Kiel and those from Bremen",
        "number of trips by town for members from Kiel and those from Bremen",
    ]
    assert said("do members spend more than they earn?", schema=schema) == []


def test_how_many_net_of_something_are_those_without_it() -> None:
    assert said("how many members in May net of trips") == ["how many members in May without any trips"]
    assert said("total paid net of trips") == []


def test_how_loyal_people_are_is_how_often_they_come_and_how_many_come_again() -> None:
    assert said("how loyal are our members?") == [
        "average number of trips per members?",
        "share of members with at least 2 trips?",
    ]


def test_the_highest_turnover_of_people_is_where_most_left() -> None:
    left = replace(MEMBERS, columns=(*MEMBERS.columns, Column("left_on", "DATE")))
    schema = Schema("postgres", (left, BOATS, TRIPS))
    assert said("which boat has the highest turnover of members", schema=schema) == [
        "which boat has the most members that have left"
    ]
    assert said("which boat has the lowest member turnover", schema=schema) == [
        "which boat has the fewest members that have left"
    ]
    assert said("which boat has the highest turnover of members") == []


@pytest.mark.parametrize(
    ("text", "full"),
    [
        (
            "are trips mostly on the Möwe?",
            ["share of trips on the Möwe", "number of trips by boat name"],
        ),
        ("are most of our trips on the Möwe", ["share of trips on the Möwe", "number of trips by boat name"]),
        (
            "does most of the refund come from the Möwe?",
            ["share of refund from the Möwe", "number of refund by boat name"],
        ),
        ("are trips mostly on weekends?", []),
    ],
)
def test_what_things_mostly_are_is_their_share_and_how_many_there_are_of_each_kind(text: str, full: list[str]) -> None:
    assert said(text, MOEWE) == full


def test_what_says_the_question_in_full_is_taken_up_whatever_fits_better() -> None:
    others = [ComposedQuery(f"SELECT {n}", 0.9 - n / 100) for n in range(5)]
    full = [ComposedQuery(f"SELECT -{n}", 0.1 - n / 100, in_full=True) for n in range(1, 4)]
    assert _best([*full, *others], 4) == (*others[:2], *full[:2])
    assert _best([*full, *others], 1) == (others[0],)
    assert _best(others, 4) == tuple(others[:4])


def test_what_happened_to_things_is_how_many_there_were_by_year_and_by_month_and_their_worth() -> None:
    assert said("What happened to our trips since 2024?") == [
        "number of trips since 2024 by year",
        "total paid of trips since 2024 by year",
        "number of trips since 2024 by month",
        "total paid of trips since 2024 by month",
    ]
    assert said("What happened to our boats?") == []


def test_who_is_paid_more_and_what_is_cheaper_is_told_by_what_belongs_to_them() -> None:
    crew = Table(
        "crew",
        (
            key("crew_id"),
            Column("boat_id", "INTEGER", nullable=False),
            Column("wage", "NUMERIC(8, 2)", nullable=False),
            Column("price", "NUMERIC(8, 2)", nullable=False),
        ),
        foreign_keys=(ForeignKey(("boat_id",), "boats", ("boat_id",)),),
    )
    cells, schema = (MOEWE, ("boats", "boat_name", "Ida")), Schema("postgres", (BOATS, crew))
    assert said("Do the Möwe people earn more than the Ida ones?", *cells, schema=schema) == [
        "average wage by boat name for the Möwe people and the Ida ones"
    ]
    assert said("Is the Möwe cheaper than the Ida?", *cells, schema=schema) == [
        "average price by boat name for the Möwe and the Ida"
    ]


RETURNS = Table(
    "returns",
    (
        key("return_id"),
        Column("trip_id", "INTEGER", nullable=False),
        Column("returned_on", "DATE", nullable=False),
        Column("reason", "TEXT", nullable=False, samples=("Storm", "Illness")),
    ),
    foreign_keys=(ForeignKey(("trip_id",), "trips", ("trip_id",)),),
)


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("why do returns happen", ["number of returns by reason"]),
        ("hi, why were there returns in 2025?", ["number of returns by reason in 2025"]),
        ("why so many returns for Möwe", ["number of returns by reason for Möwe"]),
        ("why do trips end", []),
        ("returns, and why", []),
    ],
)
def test_why_something_happened_is_told_by_the_reasons_that_are_kept(text: str, full: list[str]) -> None:
    harbour = replace(CLUB, tables=(*CLUB.tables, RETURNS))
    assert [each for each in said(text, MOEWE, schema=harbour) if "reason" in each] == full


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("how often do members make trips?", ["average number of trips per member"]),
        ("how frequently did members of Möwe make trips in 2025", ["average number of trips per member Möwe 2025"]),
        ("how often do boats make trips", []),
        ("how many trips do members make", []),
    ],
)
def test_how_often_is_how_many_of_it_there_are_for_each_of_them(text: str, full: list[str]) -> None:
    assert [each for each in said(text, MOEWE) if "per member" in each] == full
