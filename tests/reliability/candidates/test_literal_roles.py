"""Queries whose literals cannot stand where they stand are found out, and no other query is."""

from datetime import date

import pytest

from reliability.candidates.literal_roles import MOST, LiteralRoles
from reliability.question.periods import period_spans
from reliability.values import Column, ForeignKey, Schema, Table

TODAY = date(2026, 11, 21)
SHOP = Schema(
    "postgres",
    (
        Table(
            "customers",
            (
                Column("customer_id", "INTEGER", primary_key=True, samples=("1", "2")),
                Column("name", "VARCHAR(80)", samples=("Ann Lee", "Bo Ek")),
                Column("postal_code", "TEXT", samples=("10115", "20095")),
                Column("country", "TEXT", samples=("Spain", "Italy")),
                Column("currency", "TEXT", samples=("EUR", "USD")),
                Column("birth_year", "INTEGER", samples=("1990", "1985")),
            ),
        ),
        Table(
            "orders",
            (
                Column("id", "INTEGER", primary_key=True),
                Column("customer_id", "INTEGER"),
                Column("order_date", "DATE", samples=("2024-01-05",)),
                Column("season", "TEXT", samples=("2022", "2023")),
                Column("amount", "NUMERIC(10, 2)", samples=("12.5",)),
                Column("open", "BOOLEAN", samples=("true",)),
                Column("status", "TEXT", samples=("sent",)),
                Column("placed", "TEXT", samples=("2024-01-05",)),
            ),
            foreign_keys=(ForeignKey(("customer_id",), "customers", ("customer_id",)),),
        ),
    ),
)
CELLS = (("customers", "country", "Spain"), ("customers", "name", "March"))


def absurd(condition: str, question: str) -> tuple[str, ...]:
    sql = f"SELECT COUNT(*) FROM orders AS o JOIN customers AS c ON o.customer_id = c.customer_id WHERE {condition}"
    return LiteralRoles(question, SHOP, CELLS, period_spans(question, TODAY)).absurd(sql)


@pytest.mark.parametrize(
    ("condition", "question"),
    [
        ("c.postal_code = '30'", "orders of the past 30 days"),
        ("c.country = '30 days, inclusive of 30'", "orders of the past 30 days, inclusive of 30 days ago"),
        ("c.customer_id = 2023", "orders in 2023"),
        ("o.customer_id = 30", "orders of the past 30 days"),
        ("c.currency = 'March'", "orders in March 2023"),
        ("c.currency LIKE '%March 2023%'", "orders in March 2023"),
        ("o.amount > 2023", "orders in 2023"),
        ("o.order_date = 'March'", "orders in March"),
        ("o.order_date = 2023", "orders in 2023"),
        ("MIN(o.order_date) >= 'people'", "people who ordered for the first time in 2023"),
        ("MAX(c.customer_id) = 2023", "orders in 2023"),
        ("o.order_date >= '2023-01-01'", "the biggest orders"),
        ("o.placed = 'last year'", "orders last year"),
        ("o.amount = 'Spain'", "orders from Spain"),
        ("c.currency = 'Spain'", "orders from Spain"),
        ("c.country = 'customers'", "customers by country"),
        ("c.country IN ('Italy', 'orders')", "orders by country"),
        ("country = 'last month'", "orders last month"),
        ("o.id = 5", "customers with more than 5 orders"),
        ("o.customer_id BETWEEN 1 AND 10", "the first 10 orders"),
        ("2023 = c.customer_id", "orders in 2023"),
        ("o.id = 20000", "orders of more than 20000"),
        ("o.id = 20000", "the 20000 pieces"),
        ("c.customer_id = 10005", "which customers have the postal code 10005?"),
        ("c.customer_id = 10005", "customers whose postal number is 10005"),
        ("o.id = 26881", "orders with amount: 26881"),
        ("o.amount >= 36", "orders in the past 36 hours"),
        ("o.amount = 2", "orders about two weeks late"),
        ("o.amount = 5", "orders to be sent in 5 business days"),
        ("o.placed BETWEEN 'two' AND 'two week'", "orders two weeks ago"),
        ("o.status = 'two weeks'", "orders two weeks ago"),
    ],
)
def test_nonsense_is_found_out(condition: str, question: str) -> None:
    assert len(absurd(condition, question)) >= 1


@pytest.mark.parametrize(
    ("condition", "question"),
    [
        ("c.country = 'Spain' AND o.status = 'sent'", "orders from Spain that were sent"),
        ("c.name = 'March'", "orders of March"),
        ("c.postal_code = '80331'", "orders to 80331"),
        ("c.birth_year < 1990", "customers born before 1990"),
        ("o.season = '2023'", "orders in season 2023"),
        ("o.id = 4711", "has order 4711 been sent"),
        ("o.customer_id IN (12, 13)", "orders of customers 12 and 13"),
        ("c.customer_id = 12", "customer with ID 12"),
        ("c.customer_id = 10005", "customer code 10005"),
        ("o.id = 26881", "what has been sent of 26881"),
        ("o.id = 26881", "status of order number 26881"),
        ("o.amount = 12", "amount of 12 over 12 weeks"),
        ("o.amount = 12", "orders with an amount of 12 days' wages"),
        ("o.id = 26881", "what is in 26881"),
        ("o.id IN (26743, 26744)", "order 26743 or maybe 26744, which"),
        ("o.amount > 30", "orders above 30 euros in the past 30 days"),
        ("o.order_date >= '2023-03-01' AND o.order_date < '2023-04-01'", "orders in March 2023"),
        ("o.placed >= '2023-03-01'", "orders since March 2023"),
        ("o.order_date >= CURRENT_DATE - INTERVAL '30 days'", "orders of the past 30 days"),
        ("c.name = 'Yara Lopez'", "orders of yara lopez"),
        ("c.name LIKE '%son%'", "customers whose name contains 'son'"),
        ("c.country = 'customers'", "orders with country 'customers'"),
        ("o.open = 'true'", "open orders"),
        ("o.amount > 0", "orders"),
        ("o.amount > (SELECT AVG(amount) FROM orders)", "orders above average"),
        ("unknown = 2023 AND x.customer_id = 2023", "orders in 2023"),
    ],
)
def test_sense_is_let_be(condition: str, question: str) -> None:
    assert absurd(condition, question) == ()


@pytest.mark.parametrize("sql", ["", "SELECT", "not sql at all (", "SELECT 1; SELECT 2", "(" * 5000, "x" * 30_000])
def test_what_cannot_be_read_is_let_be(sql: str) -> None:
    assert LiteralRoles("orders in 2023", SHOP, (), ()).absurd(sql) == ()


def test_a_column_of_a_query_in_a_query_is_not_taken_for_a_table_s() -> None:
    sql = "WITH customers AS (SELECT 2023 AS customer_id) SELECT * FROM customers WHERE customers.customer_id = 2023"
    assert LiteralRoles("orders in 2023", SHOP, (), ()).absurd(sql) == ()


def test_a_long_list_is_told_in_short() -> None:
    numbers = ", ".join(map(str, range(500)))
    assert len(absurd(f"o.id IN ({numbers})", "all orders")) == MOST


def test_a_huge_question_takes_no_time() -> None:
    assert absurd("c.customer_id = 7", "customer " * 10_000)


@pytest.mark.parametrize(
    ("sql", "absurd"),
    [
        ("SELECT name FROM customers WHERE birth_year = 5", True),
        ("SELECT name FROM customers WHERE birth_year < 5", True),
        ("SELECT name FROM customers WHERE birth_year = 1985", False),
        ("SELECT name FROM customers ORDER BY birth_year LIMIT 5", False),
    ],
)
def test_a_small_number_is_no_year(sql: str, absurd: bool) -> None:
    assert bool(LiteralRoles("our five biggest customers", SHOP, (), ()).absurd(sql)) is absurd


PEOPLE = Schema("sqlite", (Table("people", (Column("town", "TEXT"), Column("note", "TEXT"))),))


@pytest.mark.parametrize(
    ("question", "town", "absurd"),
    [
        ("how does it vary by town?", "vary", True),
        ("Which towns? List them.", "List", True),
        ("the earliest hour in HH:MM", "HH:MM", True),
        ("people in the Computer Science program", "Computer Science program", True),
        ("people in Faro", "Faro", False),
        ("people in faro", "faro", True),
        ("people in 'faro'", "faro", False),
        ("people in porto", "porto", False),
        ("women of the north", "F", False),
        ("people of k2", "k2", False),
        ("people who left in the past 6 months, with the town they moved to", "left in the, with the town", True),
        ("people of New Delhi and York", "New York", False),
    ],
)
def test_words_are_a_cell_only_where_there_is_one_or_they_look_like_a_name(
    question: str, town: str, absurd: bool
) -> None:
    sql = f"SELECT COUNT(*) FROM people WHERE people.town = '{town}'"
    cells = [("people", "town", "Porto"), ("people", "note", "Computer Science")]
    assert bool(LiteralRoles(question, PEOPLE, cells, (), known_alone=True).absurd(sql)) is absurd
    assert not LiteralRoles(question, PEOPLE, cells, ()).absurd(sql), "in doubt a literal is let be"


def test_an_address_has_its_sign() -> None:
    column = Column("email", "TEXT", samples=("ada@example.org", "ben@example.com"))
    schema = Schema("sqlite", (Table("people", (column,)),))

    def absurd_as(literal: str) -> bool:
        sql = f"SELECT COUNT(*) FROM people WHERE people.email {literal}"
        return bool(
            LiteralRoles("people with a Gmail address, or ada@gmail.com", schema, (), (), known_alone=True).absurd(sql)
        )

    assert absurd_as("= 'Gmail'")
    assert not absurd_as("= 'ada@gmail.com'")
    assert not absurd_as("LIKE '%Gmail%'")


def test_the_name_of_a_code_is_no_text_of_another_column() -> None:
    notes = Table(
        "notes", (Column("country", "TEXT", samples=("US", "CA", "DE")), Column("body", "TEXT"), Column("link", "TEXT"))
    )
    schema = Schema("sqlite", (notes,))
    question = "notes for users in the US and Canada, or 'Mexico'"
    cells = [("notes", "country", "US"), ("notes", "country", "CA")]

    def absurd_as(condition: str) -> bool:
        sql = f"SELECT COUNT(*) FROM notes WHERE {condition}"
        return bool(LiteralRoles(question, schema, cells, (), known_alone=True).absurd(sql))

    assert absurd_as("notes.body = 'Canada'")
    assert absurd_as("notes.link = 'US and Canada'")
    assert not absurd_as("notes.country IN ('US', 'CA')")
    assert not absurd_as("notes.body = 'Mexico'")


@pytest.mark.parametrize(
    ("question", "condition", "absurd"),
    [
        ("5 orders that cost the most", "orders.pieces = 5", True),
        ("the 5 biggest orders", "orders.pieces = 5", True),
        ("orders of 5 pieces", "orders.pieces = 5", False),
        ("5 orders with more than 5 pieces", "orders.pieces = 5", False),
        ("5 orders with 12 pieces", "orders.pieces = 12", False),
        ("5 orders that cost the most", "orders.pieces > 5", False),
        ("5% orders", "orders.pieces = 5", False),
    ],
)
def test_how_many_rows_there_are_to_be_is_no_value_of_one(question: str, condition: str, absurd: bool) -> None:
    schema = Schema("sqlite", (Table("orders", (Column("pieces", "INTEGER"),)),))
    sql = f"SELECT * FROM orders WHERE {condition}"
    assert bool(LiteralRoles(question, schema, (), (), known_alone=True).absurd(sql)) is absurd
    assert not LiteralRoles(question, schema, (), ()).absurd(sql)


@pytest.mark.parametrize(("text", "absurd"), [("HbA1c result", True), ("HbA1c results", True), ("HbA1c", False)])
def test_a_name_with_the_noun_after_it_is_no_value(text: str, absurd: bool) -> None:
    results = Table("results", (Column("test", "TEXT"), Column("flag", "TEXT", samples=("high", "low"))))
    schema = Schema("sqlite", (results,))
    column = "test" if text == "HbA1c" else "flag"
    sql = f"SELECT COUNT(*) FROM results WHERE results.{column} = '{text}'"
    cells = [("results", "test", "HbA1c")]
    assert bool(LiteralRoles("how many HbA1c results?", schema, cells, (), known_alone=True).absurd(sql)) is absurd


PARCELS = Schema(
    "sqlite",
    (
        Table(
            "parcels",
            (
                Column("parcel_id", "INTEGER", primary_key=True),
                Column("packed_on", "DATE"),
                Column("sent_on", "DATE"),
                Column("price", "NUMERIC(10, 2)"),
                Column("insured", "NUMERIC(10, 2)", "What it is insured for, in euros"),
                Column("delay_days", "INTEGER"),
                Column("weight", "REAL"),
            ),
        ),
    ),
)
DAYS = "JULIANDAY(sent_on) - JULIANDAY(packed_on)"


@pytest.mark.parametrize(
    ("question", "condition", "absurd"),
    [
        ("parcels of at least 500 euros that were late", f"{DAYS} >= 500", True),
        ("parcels over €1,200 with delays", "delay_days > 1200", True),
        ("parcels over 2k dollars", f"ROUND({DAYS}, 0) > 2000", True),
        ("parcels that took 14 days or more", "price >= 14", True),
        ("a delay of more than 3 weeks", "insured > 3", True),
        ("sent after between 10 and 20 days", "price BETWEEN 10 AND 20", True),
        ("parcels of at least 500 euros that were late", "price >= 500", False),
        ("parcels of at least 500 euros that were late", "weight >= 500", False),
        ("parcels that took 14 days or more", f"{DAYS} >= 14", False),
        ("parcels that took 14 days or more", "delay_days >= 14", False),
        ("parcels over 30 euros that took 30 days", f"{DAYS} >= 30", False),
        ("parcels over 500", f"{DAYS} > 500", False),
        ("the top 5 that cost over 500 euros", "price > 500", False),
    ],
)
def test_days_are_not_held_against_money(question: str, condition: str, absurd: bool) -> None:
    for sql in (f"SELECT 1 FROM parcels WHERE {condition}", f"SELECT 1 FROM parcels AS p WHERE ({condition})"):
        assert bool(LiteralRoles(question, PARCELS, (), period_spans(question, TODAY)).absurd(sql)) is absurd


@pytest.mark.parametrize(
    ("question", "having", "absurd"),
    [
        ("months with more than 500 euros", "COUNT(*) > 500", True),
        ("months with more than 500 euros", "SUM(price) > 500", False),
        ("months with at least 14 days", "COUNT(DISTINCT sent_on) >= 14", False),
        ("months with at least 14 days", "AVG(insured) >= 14", True),
        ("months with more than 500 parcels", "COUNT(*) > 500", False),
    ],
)
def test_rows_are_not_held_against_money(question: str, having: str, absurd: bool) -> None:
    sql = f"SELECT sent_on FROM parcels GROUP BY sent_on HAVING {having}"
    assert bool(LiteralRoles(question, PARCELS, (), ()).absurd(sql)) is absurd


@pytest.mark.parametrize(
    ("column", "question", "absurd"),
    [
        (Column("warranty", "INTEGER"), "machines with 24 months of guarantee", False),
        (Column("weeks_left", "INTEGER"), "machines that last 24 weeks more", False),
        (Column("lag", "INTEGER", comment="How many days it takes"), "machines ready in 24 days", False),
        (Column("service", "INTEGER"), "machines with a service of 24 hours", False),
        (Column("service", "INTEGER", comment="In hours"), "machines that run for 24 hours", False),
        (Column("price", "INTEGER"), "machines that run for 24 hours", True),
        (Column("price", "INTEGER"), "24 machines that run for 24 hours", False),
        (Column("rooms", "INTEGER"), "machines that run for 24-hour shifts", True),
    ],
)
def test_a_length_of_time_is_told_of_what_lasts(column: Column, question: str, absurd: bool) -> None:
    schema = Schema("sqlite", (Table("machines", (Column("machine_id", "INTEGER", primary_key=True), column)),))
    sql = f"SELECT COUNT(*) FROM machines WHERE {column.name} = 24"
    assert bool(LiteralRoles(question, schema, (), ()).absurd(sql)) == absurd


def test_a_number_in_words_with_its_unit_is_no_day() -> None:
    visits = Schema("sqlite", (Table("visits", (Column("visit_id", "INTEGER"), Column("day", "TEXT"))),))
    for literal, found in (("two week", 1), ("two", 1), ("week", 0)):
        sql = f"SELECT COUNT(*) FROM visits WHERE day = '{literal}'"
        assert len(LiteralRoles("visits two weeks back", visits, (), ()).absurd(sql)) == found


@pytest.mark.parametrize(
    ("pattern", "absurd"),
    [("%printer do we", True), ("%have we%", True), ("%printer%", False), ("%we do%", False), ("%doweler%", False)],
)
def test_what_only_asks_is_in_no_name(pattern: str, absurd: bool) -> None:
    shop = Schema("sqlite", (Table("goods", (Column("good", "TEXT", samples=("Ink", "Printer X")),)),))
    sql = f"SELECT COUNT(*) FROM goods WHERE good LIKE '{pattern}'"
    question = "which printer do we depend on most, and what have we sold?"
    assert bool(LiteralRoles(question, shop).absurd(sql)) is absurd
