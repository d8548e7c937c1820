"""Where a question asks for what is not there, what comes nearest is offered."""

from adapters.models.fake_encoder import FakeEncoder
from reliability.question.examples import example_questions
from reliability.question.instead import examples_instead, instead_of
from reliability.values import Column, Element, Schema, Table

ORDERS = Table(
    "orders",
    (
        Column("id", "INTEGER", primary_key=True),
        Column("net_sales", "REAL", comment="Net sales, in euros"),
        Column("status", "TEXT"),
    ),
    comment="Orders of shops",
)
PEOPLE = Table("customers", (Column("email", "TEXT"), Column("sales_region", "TEXT")))
SCHEMA = Schema("sqlite", (ORDERS, PEOPLE))


def test_what_shares_words_comes_first_with_its_comment_and_each_table_once() -> None:
    found = instead_of(("net sales per visitor",), SCHEMA, FakeEncoder())
    assert found[0].element == Element("orders", "net_sales")
    assert found[0].comment == "Net sales, in euros"
    assert not found[0].samples
    assert len({one.element.table for one in found}) == len(found) <= 3


def test_keys_and_peoples_own_data_are_never_offered() -> None:
    found = instead_of(("email id", "id"), SCHEMA, FakeEncoder())
    assert not {Element("orders", "id"), Element("customers", "email")} & {one.element for one in found}


def test_nothing_near_gives_the_largest_tables_and_no_tables_give_nothing() -> None:
    assert [one.element.table for one in instead_of((), SCHEMA, FakeEncoder())] == ["orders", "customers"]
    assert instead_of(("followers",), Schema("sqlite", ()), FakeEncoder()) == ()


def test_long_and_strange_phrases_are_looked_at_within_limits() -> None:
    strange = ("昨年の売上", "", "x " * 10_000, *("y" * 99 for _ in range(50)))
    assert len(instead_of(strange, SCHEMA, FakeEncoder())) <= 3
    many = Schema("sqlite", tuple(Table(f"t{n}", (Column("c", "TEXT"),)) for n in range(3_000)))
    assert len(instead_of(("followers",), many, FakeEncoder())) <= 3


def test_examples_are_about_what_was_found_then_those_chosen_by_hand() -> None:
    found = instead_of(("orders",), SCHEMA, FakeEncoder())[:1]
    examples = examples_instead(found, SCHEMA, ("What were net sales?",))
    assert len(examples) == 3
    assert examples[-1] == "What were net sales?"
    assert all("orders" in example for example in examples[:2])
    assert examples_instead((), SCHEMA, ("What were net sales?",))[0] == "What were net sales?"


def test_a_time_that_has_not_come_has_nothing_instead_but_examples() -> None:
    assert instead_of(("next year", "December 2027"), SCHEMA, FakeEncoder()) == ()
    assert instead_of(("next year", "net sales per visitor"), SCHEMA, FakeEncoder())
    assert instead_of(("last year",), SCHEMA, FakeEncoder(), typed=["I mean last year"])  # which need not lie ahead
    assert instead_of(("next year", "last year"), SCHEMA, FakeEncoder(), typed=["the last year one"])
    assert instead_of(("next year",), SCHEMA, FakeEncoder(), typed=["the year before"]) == ()
    assert len(examples_instead((), SCHEMA)) == 3


def test_each_phrase_is_held_against_what_is_nearest_to_it() -> None:
    found = {one.element for one in instead_of(("net sales", "sales region"), SCHEMA, FakeEncoder())}
    assert found == {Element("orders", "net_sales"), Element("customers", "sales_region")}


def test_what_is_left_over_and_days_alone_come_last_or_not_at_all() -> None:
    old = Table(
        "orders_old", (Column("net_sales", "REAL"), Column("a", "TEXT"), Column("b", "TEXT"), Column("c", "TEXT"))
    )
    days = Table("calendar", (Column("net_sales_day", "TEXT"), *old.columns))
    many = Schema("sqlite", (old, days, ORDERS))
    assert {one.element.table for one in instead_of(("net sales",), many, FakeEncoder())} == {"orders"}
    assert instead_of((), many, FakeEncoder())[0].element.table == "orders"
    assert not any("old" in each or "calendar" in each for each in example_questions(many, 9))
    assert examples_instead(instead_of((), Schema("sqlite", (old,)), FakeEncoder()), Schema("sqlite", (old,)))


def test_examples_are_said_as_people_say_them() -> None:
    products = Table("products", (Column("name", "TEXT"), Column("brand", "TEXT"), Column("list_price_eur", "REAL")))
    staff = Table("employees", (Column("left_on", "DATE"), Column("hired_on", "DATE")))
    orders = Table("orders", (Column("ship_by", "DATE"), Column("order_date", "DATE")))
    customers = Table(
        "customers", (Column("city", "TEXT"), Column("total_revenue", "REAL"), Column("signup_date", "DATE"))
    )
    said = example_questions(Schema("sqlite", (products,)), 9)
    assert "What is the average list price of products by brand?" in said
    assert "Which 5 products have the highest list price?" in said
    assert "How many employees were hired per month?" in example_questions(Schema("sqlite", (staff,)), 9)
    returns = Table("returns", (Column("returned_on", "DATE"),))
    payments = Table("payments", (Column("paid_at", "TIMESTAMP"),))
    for table in (returns, payments):
        assert f"How many {table.name} were there per month?" in example_questions(Schema("sqlite", (table,)), 9)
    assert "How many orders were there per month?" in example_questions(Schema("sqlite", (orders,)), 9)
    assert example_questions(Schema("sqlite", (customers,)), 9) == (
        "What is the total revenue of customers by city?",
        "How many customers are there?",
    )


def test_what_the_question_names_is_offered_first() -> None:
    found = instead_of(("followers",), SCHEMA, FakeEncoder(), named=("customers", "nothing", "customers"))
    assert found[0].element.table == "customers"
    found = instead_of(("net sales per visitor",), SCHEMA, FakeEncoder(), named=("customers", "orders"))
    assert [one.element.table for one in found] == ["customers", "orders"]
    assert found[1].element == Element("orders", "net_sales")  # a column goes without its table
    assert [one.element.table for one in instead_of((), SCHEMA, FakeEncoder(), named=("customers",))] == ["customers"]
