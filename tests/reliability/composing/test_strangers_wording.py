"""Wordings of databases that nobody here made: ids, different values, shared heads, parts of cells, who did it."""

import pytest

from reliability.accounting.accounting import account_for
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import TODAY, composed, key

GARDENS = Schema(
    "sqlite",
    (
        Table(
            "gardener",
            (
                key("gardener_id"),
                Column("first_name", "TEXT", nullable=False),
                Column("last_name", "TEXT", nullable=False),
                Column("age", "INTEGER"),
            ),
        ),
        Table(
            "bed",
            (
                key("bed_id"),
                Column("gardener", "INTEGER", nullable=False),
                Column("soil", "TEXT", samples=("loam", "sandy loam", "clay")),
                Column("area", "REAL"),
            ),
            foreign_keys=(ForeignKey(("gardener",), "gardener", ("gardener_id",)),),
        ),
        Table("party", (key("party_id"), Column("party_theme", "TEXT", nullable=False))),
    ),
)


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(GARDENS, text, *cells)[0].sql


@pytest.mark.parametrize(
    "question",
    [
        "What are the ids and names of the gardeners who have at least 3 beds?",
        "Return the id of the gardener who has the most beds, as well as the number of beds.",
        "Show all gardener ids and the number of beds for each gardener.",
    ],
)
def test_ids_that_are_asked_for_are_shown_beside_what_is_counted(question: str) -> None:
    sql = first(question)
    shown = sql.partition(" FROM ")[0]
    assert "gardener" in shown.partition(",")[0]
    assert "last_name" in shown
    assert "COUNT(*)" in sql
    assert "GROUP BY bed.gardener" in sql


def test_ids_of_rows_without_others_are_shown() -> None:
    sql = first("What are the ids of all gardeners who have no beds?")
    assert "gardener.gardener_id" in sql.partition(" FROM ")[0]
    assert "NOT EXISTS" in sql


def test_different_values_are_shown_alone() -> None:
    assert first("Show all different soils of beds.") == "SELECT DISTINCT bed.soil FROM bed"


def test_a_head_that_two_names_share_is_said_once() -> None:
    sql = first("List the first and last names of the gardeners in ascending order of their age.")
    assert sql == "SELECT gardener.first_name, gardener.last_name FROM gardener ORDER BY gardener.age"


def test_the_word_before_and_is_no_name_where_the_schema_has_none() -> None:
    pieces = account_for("Show the soil and last names", GARDENS, [], TODAY).pieces
    assert [str(p.best.element) for p in pieces if p.best and p.best.element] == ["bed.soil", "gardener.last_name"]


@pytest.mark.parametrize(("said", "sign"), [("younger", "<"), ("older", ">")])
def test_who_is_younger_has_fewer_years(said: str, sign: str) -> None:
    assert first(f"How many gardeners are {said} than 40?").endswith(f"WHERE gardener.age {sign} 40")


def test_a_part_of_cells_is_looked_for_within_them() -> None:
    sql = first("How many beds have loam?", ("bed", "soil", "%loam%"))
    assert sql == "SELECT COUNT(*) FROM bed WHERE bed.soil LIKE '%loam%'"


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ("a gmail or yahoo email", "ILIKE '%gmail%' OR people.email ILIKE '%yahoo%'"),
        (
            "gmail, yahoo or hotmail",
            "ILIKE '%gmail%' OR people.email ILIKE '%yahoo%' OR people.email ILIKE 'eve@hotmail.com'",
        ),
        ("hotmail or gmail", "ILIKE 'eve@hotmail.com' OR people.email ILIKE '%gmail%'"),
    ],
)
def test_either_of_two_parts_of_texts_will_do(words: str, where: str) -> None:
    people = Table("people", (key("person_id"), Column("full_name", "TEXT"), Column("email", "TEXT")))
    parts = {"gmail": "%gmail%", "yahoo": "%yahoo%", "hotmail": "eve@hotmail.com"}
    cells = [("people", "email", value) for word, value in parts.items() if word in words]
    sql = composed(Schema("postgres", (people,)), f"how many people have {words}", *cells)[0].sql
    assert sql == f"SELECT COUNT(*) FROM people WHERE (people.email {where})"


def test_different_is_no_distance_between_each_and_what_is_grouped_by() -> None:
    sql = first("What is the average area for each of the different soils?")
    assert sql.startswith("SELECT bed.soil, AVG(bed.area) FROM bed")


@pytest.mark.parametrize("said", ["dug by gardeners", "taken by gardeners"])
def test_those_who_did_it_are_no_groups(said: str) -> None:
    assert "GROUP BY" not in first(f"How many beds were {said} older than 40?")


def test_one_who_did_it_after_by_still_makes_groups() -> None:
    assert "GROUP BY" in first("How many beds were planted by gardener?")


def test_what_a_key_leads_to_is_meant_by_the_word_that_names_both() -> None:
    sql = first("How many beds are there for each gardener?")
    assert "gardener.last_name" in sql.partition(" FROM ")[0]


def test_a_row_of_a_table_is_no_picture() -> None:
    assert account_for("Which party came first? Give me the party theme.", GARDENS, [], TODAY).missing == ()
    shops = Schema("sqlite", GARDENS.tables[:2])
    assert account_for("How many beds did the party ruin?", shops, [], TODAY).missing


RIDES = Schema(
    "sqlite",
    (
        Table(
            "bike",
            (key("bike_id"), Column("kind", "TEXT", nullable=False), Column("bought_on", "DATE", nullable=False)),
        ),
        Table(
            "ride",
            (
                key("ride_id"),
                Column("bike_id", "INTEGER", nullable=False),
                Column("started_at", "TIMESTAMP", nullable=False),
                Column("ended_at", "TIMESTAMP"),
                Column("amount_cents", "INTEGER"),
                Column("mth_cd", "TEXT", samples=("CHQ", "TRF")),
            ),
            foreign_keys=(ForeignKey(("bike_id",), "bike", ("bike_id",)),),
        ),
    ),
)


def test_rows_that_begin_and_end_are_dated_by_themselves() -> None:
    sql = composed(RIDES, "total amount of rides per bike kind in 2025")[0].sql
    assert "ride.started_at >= '2025-01-01'" in sql
    assert "bought_on" not in sql
    assert "SUM(ride.amount_cents)" in sql


@pytest.mark.parametrize(
    ("question", "numbers"),
    [
        ("how many rides per bike kind, and what percentage of all rides is that?", ["COUNT(*), 100.0 * COUNT(*)"]),
        ("what percentage of all rides is each bike kind?", ["kind, 100.0 * COUNT(*)"]),
    ],
)
def test_a_number_stands_beside_its_share_where_both_are_asked_for(question: str, numbers: list[str]) -> None:
    sql = composed(RIDES, question)[0].sql
    assert all(each in sql for each in numbers), sql


def test_a_code_is_what_a_word_is_short_for() -> None:
    sql = composed(RIDES, "rides that were paid by cheque", ("ride", "mth_cd", "CHQ"))[0].sql
    assert "ride.mth_cd = 'CHQ'" in sql
