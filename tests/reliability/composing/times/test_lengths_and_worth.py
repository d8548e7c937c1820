"""How long rows lasted, what they are worth, amounts in cents, and what has run out."""

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

CABINS = Table(
    "cabins", (key("cabin_id"), Column("cabin_name", "TEXT", nullable=False), Column("permit_expires", "DATE"))
)
STAYS = Table(
    "stays",
    (
        key("stay_id"),
        Column("cabin_id", "INTEGER", nullable=False),
        Column("arrives_on", "DATE", nullable=False),
        Column("leaves_on", "DATE", nullable=False),
        Column("paid_cents", "INTEGER", nullable=False),
    ),
    foreign_keys=(ForeignKey(("cabin_id",), "cabins", ("cabin_id",)),),
)
PURCHASES = Table(
    "purchases",
    (
        key("purchase_id"),
        Column("cabin_id", "INTEGER", nullable=False),
        Column("quantity", "INTEGER", nullable=False),
        Column("unit_price", "NUMERIC(8, 2)", nullable=False),
        Column("bought_on", "DATE", nullable=False),
    ),
    foreign_keys=(ForeignKey(("cabin_id",), "cabins", ("cabin_id",)),),
)
PARK = Schema("postgres", (CABINS, STAYS, PURCHASES))
DAYS = "stays.leaves_on - stays.arrives_on"


def first(text: str, schema: Schema = PARK) -> str:
    return composed(schema, text)[0].sql


@pytest.mark.parametrize(
    "text",
    [
        "average length of stays",
        "average duration of stays",
        "how long does a stay last on average?",
        "how many days does a stay last on average?",
    ],
)
def test_how_long_rows_last_is_averaged(text: str) -> None:
    assert first(text) == f"SELECT AVG({DAYS}) FROM stays"


FERRIES = Schema(
    "postgres",
    (
        Table(
            "ferries",
            (
                key("ferry_id"),
                Column("ferry_name", "TEXT", nullable=False, samples=("Ida", "Greta")),
                Column("crossing_minutes", "INTEGER", nullable=False),
                Column("seats", "INTEGER", nullable=False),
            ),
        ),
    ),
)


@pytest.mark.parametrize(
    "text",
    [
        "how long do ferries take",
        "how long do ferries usually take to cross?",
        "how many minutes does a ferry need to cross?",
        "how long on average does a ferry take to cross",
    ],
)
def test_a_length_that_a_row_keeps_is_averaged(text: str) -> None:
    assert first(text, FERRIES) == "SELECT AVG(ferries.crossing_minutes) FROM ferries"


def test_a_length_that_the_row_of_a_name_keeps_is_its_own() -> None:
    found = composed(FERRIES, "how long does Ida take?", ("ferries", "ferry_name", "Ida"))[0].sql
    assert found == "SELECT AVG(ferries.crossing_minutes) FROM ferries WHERE ferries.ferry_name = 'Ida'"


def test_the_longest_that_rows_take_is_no_average() -> None:
    assert "AVG" not in first("what is the maximum time how long ferries take", FERRIES)


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("longer than 7 nights", "> 7"),
        ("of more than 7 days", "> 7"),
        ("shorter than 2 weeks", "< 14"),
        ("that lasted at least 3 days", ">= 3"),
    ],
)
def test_how_long_rows_last_is_compared(words: str, condition: str) -> None:
    assert f"WHERE {DAYS} {condition}" in first(f"how many stays {words}?")


@pytest.mark.parametrize(
    ("words", "condition"), [("not longer than 7 nights", "<= 7"), ("not shorter than 2 weeks", ">= 14")]
)
def test_a_length_that_is_denied_is_the_opposite(words: str, condition: str) -> None:
    assert f"WHERE {DAYS} {condition}" in first(f"how many stays are {words}?")


def test_the_longest_is_ranked_by_the_days_between() -> None:
    assert first("the longest stay").endswith(f"ORDER BY {DAYS} DESC LIMIT 1")
    assert first("the shortest stay").endswith(f"ORDER BY {DAYS} LIMIT 1")


def test_a_length_that_is_kept_is_not_computed() -> None:
    kept = Table(
        "stays", (*STAYS.columns, Column("nights", "INTEGER", nullable=False)), foreign_keys=STAYS.foreign_keys
    )
    schema = Schema("postgres", (CABINS, kept))
    assert all(DAYS not in each.sql for each in composed(schema, "average length of stays"))


@pytest.mark.parametrize("text", ["total value of purchases", "how much did we spend on purchases?"])
def test_what_rows_are_worth_is_how_many_for_how_much_each(text: str) -> None:
    assert "SUM(purchases.quantity * purchases.unit_price)" in first(text)


@pytest.mark.parametrize("said", ["purchase value", "purchase size in euros"])
def test_the_rows_of_a_figure_are_no_figure_themselves(said: str) -> None:
    sql = first(f"average {said} and number of purchases for each cabin")
    assert sql.startswith("SELECT cabins.cabin_name, AVG(purchases.quantity * purchases.unit_price), COUNT(*) FROM")


def test_a_total_that_is_kept_is_not_computed() -> None:
    total = Column("total", "NUMERIC(8, 2)", nullable=False)
    kept = Table("purchases", (*PURCHASES.columns, total), foreign_keys=PURCHASES.foreign_keys)
    assert "SUM(purchases.total)" in first("total value of purchases", Schema("postgres", (CABINS, kept)))


def test_an_amount_that_another_table_keeps_goes_first() -> None:
    columns = (*STAYS.columns[:4], Column("amount", "NUMERIC(8, 2)", nullable=False))
    schema = Schema("postgres", (CABINS, Table("stays", columns, foreign_keys=STAYS.foreign_keys), PURCHASES))
    assert first("total revenue", schema) == "SELECT SUM(stays.amount) FROM stays"


def test_a_price_by_its_name_stays_a_price() -> None:
    assert first("average unit price") == "SELECT AVG(purchases.unit_price) FROM purchases"


def test_cents_are_told_in_whole_money_where_money_is_named() -> None:
    assert first("total paid in euros of stays") == "SELECT SUM(1.0 * stays.paid_cents / 100) FROM stays"
    assert "/ 100" not in first("total paid cents of stays")


def test_what_has_run_out_is_told_by_today() -> None:
    over = "cabins.permit_expires < '2026-11-21'"
    assert over in first("cabins whose permit has expired")
    assert over in first("how many cabins have a permit that has run out?")
    assert "permit_expires >= '2026-11-21'" in first("cabins whose permit is still valid")
