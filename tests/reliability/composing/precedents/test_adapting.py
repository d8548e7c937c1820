"""A known query made to fit another question: what both name is exchanged, nothing else."""

from __future__ import annotations

from datetime import date

import pytest

from reliability.composing.precedents.adapting import adapted, named_by
from reliability.composing.precedents.general import in_general
from reliability.values import Column, Schema, Table

TODAY = date(2026, 11, 23)
COUNT = "SELECT COUNT(*) FROM orders WHERE order_date >= '2026-08-01' AND order_date < '2026-09-01'"
OPEN = "SELECT COUNT(*) FROM stores WHERE closed_on IS NULL AND city = 'Berlin'"
CITIES = [
    ("stores", "city", "Berlin"),
    ("stores", "city", "Porto"),
    ("stores", "country", "Italy"),
    ("orders", "status", "Cancelled"),
]


SHOP = Schema(
    "sqlite",
    (
        Table(
            "orders",
            (Column("id", "INTEGER", primary_key=True), Column("order_date", "DATE"), Column("status", "TEXT")),
        ),
        Table("stores", tuple(Column(name, "TEXT") for name in ("name", "city", "country", "closed_on"))),
    ),
)


def ways(sql: str, known: str, asked: str) -> tuple[str, ...]:
    """The query of one question for another, the cells known by their very words."""
    cells = [cell for cell in CITIES if cell[2].lower() in asked.lower()]
    return adapted(sql, named_by(known, TODAY), named_by(asked, TODAY, cells), SHOP)


def of(sql: str, known: str, asked: str) -> str | None:
    """The fullest of them."""
    return next(iter(ways(sql, known, asked)), None)


@pytest.mark.parametrize(
    ("asked", "start", "end"),
    [
        ("how many orders in July 2026", "2026-07-01", "2026-08-01"),
        ("how many orders in 2025", "2025-01-01", "2026-01-01"),
        ("orders in Q2 2026?", "2026-04-01", "2026-07-01"),
    ],
)
def test_a_period_takes_the_place_of_a_period(asked: str, start: str, end: str) -> None:
    expected = f"SELECT COUNT(*) FROM orders WHERE order_date >= '{start}' AND order_date < '{end}'"
    assert of(COUNT, "how many orders in August 2026", asked) == expected


def test_a_period_that_nobody_asks_about_goes_and_the_others_stay() -> None:
    assert of(COUNT, "how many orders in August 2026", "how many orders ever") == "SELECT COUNT(*) FROM orders"
    both = COUNT + " AND channel = 'Web'"
    assert of(both, "web orders in August 2026", "web orders") == "SELECT COUNT(*) FROM orders WHERE channel = 'Web'"


def test_months_and_years_are_exchanged_however_they_are_written() -> None:
    monthly = "SELECT COUNT(*) FROM orders WHERE STRFTIME('%Y-%m', order_date) = '2026-08'"
    assert of(monthly, "orders in August 2026", "orders in May 2026") == monthly.replace("2026-08", "2026-05")
    assert of(monthly, "orders in August 2026", "orders ever") == "SELECT COUNT(*) FROM orders"
    between = "SELECT COUNT(*) FROM orders WHERE order_date BETWEEN '2026-08-01' AND '2026-08-31'"
    assert of(between, "orders in August 2026", "orders in May 2026") == between.replace("08-01", "05-01").replace(
        "08-31", "05-31"
    )


def test_two_periods_have_no_place_where_one_was() -> None:
    assert of(COUNT, "orders in August 2026", "orders in May 2026 compared with May 2025") is None


def test_a_day_in_a_condition_that_cannot_go_refuses() -> None:
    case = "SELECT SUM(CASE WHEN order_date >= '2026-08-01' THEN 1 ELSE 0 END) FROM orders"
    assert of(case, "orders since August 2026", "all orders") is None


def test_a_cell_takes_the_place_of_one_in_its_column() -> None:
    assert of(OPEN, "how many shops in Berlin", "how many shops in Porto") == OPEN.replace("Berlin", "Porto")
    assert of(OPEN, "how many shops in Berlin", "shops in Berlin please") == OPEN


def test_what_the_known_question_did_not_say_stays() -> None:
    """Open shops are counted as a matter of course."""
    assert (
        of(OPEN, "how many shops in Berlin", "how many shops") == "SELECT COUNT(*) FROM stores WHERE closed_on IS NULL"
    )


def test_a_cell_of_a_table_that_is_read_is_added_and_may_not_be_meant() -> None:
    query = "SELECT COUNT(*) FROM stores"
    italy = query + " WHERE stores.country = 'Italy'"
    assert ways(query, "how many shops", "how many shops in Italy") == (italy, query)
    assert ways("SELECT COUNT(*) FROM orders", "how many orders", "orders in Italy") == ("SELECT COUNT(*) FROM orders",)


def test_cells_of_one_column_are_any_of_them_and_of_two_both() -> None:
    query = "SELECT COUNT(*) FROM stores"
    assert (
        of(query, "how many shops", "shops in Berlin or Porto") == query + " WHERE stores.city IN ('Berlin', 'Porto')"
    )
    assert of(query, "how many shops", "shops in Italy or Porto") == (
        query + " WHERE stores.city = 'Porto' AND stores.country = 'Italy'"
    )


@pytest.mark.parametrize(
    ("asked", "held"),
    [
        ("orders, cancelled excluded", "<>"),
        ("orders without cancelled ones", "<>"),
        ("orders (not cancelled)", "<>"),
        ("orders ignoring cancelled", "<>"),
        ("orders, cancelled ones left out", "<>"),
        ("cancelled orders", "="),
        ("orders that were cancelled, not counting anything else", "="),
    ],
)
def test_what_is_to_be_left_out_is_left_out(asked: str, held: str) -> None:
    query = "SELECT COUNT(*) FROM orders"
    assert of(query, "how many orders", asked) == query + f" WHERE orders.status {held} 'Cancelled'"


def test_a_word_of_a_cell_does_not_keep_it_where_another_is_named() -> None:
    known = "SELECT city FROM stores WHERE name = 'Porto Mall'"
    cells = [("stores", "name", "Porto Arcade")]
    found = adapted(known, named_by("where is Porto Mall", TODAY), named_by("and Porto Arcade?", TODAY, cells), SHOP)
    assert found == (known.replace("Mall", "Arcade"),)


def test_a_period_is_added_where_the_known_question_had_none() -> None:
    query = "SELECT COUNT(*) FROM orders"
    held = query + " WHERE orders.order_date >= '2026-07-01' AND orders.order_date < '2026-08-01'"
    assert ways(query, "how many orders", "how many orders in July 2026") == (held,)
    assert ways("SELECT COUNT(*) FROM stores", "how many shops", "shops in July 2026") == ()  # a text, not a date
    assert ways("SELECT 1 UNION SELECT 2", "how many orders", "orders in July 2026") == ()
    assert ways("SELECT 1", "how many orders", "orders in July 2026") == ()


def test_a_period_that_is_added_is_that_of_what_did_not_happen() -> None:
    none = "SELECT name FROM stores WHERE NOT EXISTS (SELECT 1 FROM orders WHERE orders.status = stores.name{})"
    held = " AND orders.order_date >= '2026-07-01' AND orders.order_date < '2026-08-01'"
    known, asked = "which shops have no orders", "which shops had no orders in July 2026"
    assert ways(none.format(""), known, asked) == (none.replace("EXISTS (", "EXISTS(").format(held),)
    assert ways(none.format(" AND orders.order_date > '2025-01-01'"), known, asked) == ()
    twice = f"{none.format('')} AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.id = 3)"
    assert ways(twice, known, asked) == (), "nothing says which of two did not happen then"


def test_numbers_are_exchanged_where_there_are_as_many() -> None:
    top = "SELECT name FROM products ORDER BY price DESC LIMIT 5"
    assert of(top, "top 5 products by price", "top 3 products by price") == top.replace("5", "3")
    assert of(top, "top 5 products by price", "dearest products") == top
    assert of(top, "top 5 products by price", "top 3 of 10 products") == top


def test_thousands_are_one_number_however_they_are_told_apart() -> None:
    dear = "SELECT COUNT(*) FROM orders WHERE revenue > 2000"
    for asked in ("orders over 1,000 euros", "orders over 1.000 euros", "orders over 1000 euros"):
        assert of(dear, "orders over 2,000 euros", asked) == dear.replace("2000", "1000")


def test_a_year_kept_as_a_number_is_exchanged_on_the_side_that_it_bounds() -> None:
    born = "SELECT COUNT(*) FROM customers WHERE birth_year < 1960"
    assert of(born, "customers born before 1960", "customers born before 1980") == born.replace("1960", "1980")
    assert of(born, "customers born before 1960", "customers born 1980 or later") is None
    assert of(born, "customers born before 1960", "customers born in May 1980") is None


@pytest.mark.parametrize("asked", ["", "x" * 20_000, "'; DROP TABLE orders; --", "'" * 500, "\x00", "2026 " * 900])
def test_strange_questions_change_nothing_they_do_not_name(asked: str) -> None:
    found = of(OPEN, "how many shops in Berlin", asked)
    assert found in (None, "SELECT COUNT(*) FROM stores WHERE closed_on IS NULL")


def test_what_is_no_query_is_no_candidate() -> None:
    assert ways("SELECT FROM WHERE", "a", "b") == ()


@pytest.mark.parametrize(
    ("asked", "general"),
    [
        ("orders in Berlin in 2025", "orders in city in"),
        ("Porto", "city"),
        ("in 2025", "in"),
        ("2025", "2025"),  # nothing would be left
        ("", ""),
    ],
)
def test_a_question_in_general_has_no_periods_and_no_cells(asked: str, general: str) -> None:
    assert in_general(asked, CITIES) == general


def test_a_huge_question_in_general_is_a_long_one() -> None:
    assert len(in_general("Berlin 2025 " * 20_000, CITIES)) <= 2_000


CANCELLED = "SELECT COUNT(*) FROM orders WHERE status = 'Cancelled'"


@pytest.mark.parametrize(
    "asked",
    [
        "how many orders that are not cancelled",
        "orders, cancelled excluded",
        "orders ex cancelled",
        "non-cancelled orders",
    ],
)
def test_rows_that_the_known_query_is_held_to_are_left_out_where_that_is_asked(asked: str) -> None:
    assert (
        of(CANCELLED, "how many cancelled orders", asked) == "SELECT COUNT(*) FROM orders WHERE status <> 'Cancelled'"
    )


def test_what_is_counted_apart_is_not_turned() -> None:
    share = "SELECT 100.0 * SUM(CASE WHEN status = 'Cancelled' THEN 1 ELSE 0 END) / COUNT(*) FROM orders"
    either = "SELECT COUNT(*) FROM orders WHERE status = 'Cancelled' OR id > 7"
    for query in (share, either):
        assert of(query, "share of cancelled orders", "share of orders that are not cancelled") == query
