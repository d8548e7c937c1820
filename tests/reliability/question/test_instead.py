"""Where a question asks for what is not there, what comes nearest is offered."""

from adapters.models.fake_encoder import FakeEncoder
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
