"""People's own data is no example: columns and values that hold it are told apart."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.models.fake_encoder import FakeEncoder
from reliability.core import Core
from reliability.linking.offers import options_for
from reliability.question.examples import example_questions
from reliability.question.private import is_private, looks_private, shareable
from reliability.values import Column, Element, Question, Schema, Table


@pytest.mark.parametrize(
    ("name", "comment", "table", "private"),
    [
        ("email", "", "", True),
        ("contactEmail", "", "", True),
        ("customer_name", "", "", True),
        ("name", "", "patients", True),
        ("full_name", "", "", True),
        ("fullname", "", "", True),
        ("surname", "", "", True),
        ("date_of_birth", "", "", True),
        ("birth_year", "", "", True),
        ("IBAN", "", "", True),
        ("card_number", "", "", True),
        ("phone_no", "", "", True),
        ("ssn", "", "", True),
        ("col7", "E-mail address, empty if unknown", "", True),
        ("bez", "Name of the customer, unique", "", True),
        ("name", "", "regions", False),
        ("store_name", "Name of the store, unique", "stores", False),
        ("product_name", "", "products", False),
        ("month_name", "", "", False),
        ("status", "", "customers", False),
        ("city", "City of the customer's address", "customers", False),
        ("order_number", "", "", False),
        ("", "", "", False),
        ("x" * 100_000, "y" * 100_000, "z" * 100_000, False),
    ],
)
def test_a_column_of_peoples_own_data_is_told_by_its_name(name: str, comment: str, table: str, private: bool) -> None:
    assert is_private(name, comment, table) is private


@pytest.mark.parametrize(
    ("value", "private"),
    [
        ("ann.lee@shop.org", True),
        ("see ann@shop.org", True),
        ("+49 30 901820", True),
        ("4111 1111 1111 1111", True),
        ("DE89 3704 0044 0532 0130 00", True),
        ("2026-10-31", False),
        ("2026-10-31 12:00:00", False),
        ("31.10.2026", False),
        ("1234567890", False),
        ("19.99", False),
        ("Porto", False),
        ("", False),
        ("9" * 100_000, False),
    ],
)
def test_a_value_that_looks_like_peoples_own_data(value: str, private: bool) -> None:
    assert looks_private(value) is private


@given(st.text(max_size=300), st.text(max_size=300))
def test_any_name_and_value_can_be_looked_at(name: str, value: str) -> None:
    assert shareable((value,), name) in ((), (value,))


PEOPLE = Table(
    "members",
    (
        Column("id", "INTEGER", primary_key=True),
        Column("name", "TEXT", samples=("Ann Lee",)),
        Column("reached_at", "TEXT", samples=("ann@shop.org",)),
        Column("level", "TEXT", samples=("Gold",)),
        Column("points", "INTEGER", samples=("12",)),
        Column("salary", "INTEGER", samples=("40000",)),
    ),
)
SCHEMA = Schema("sqlite", (PEOPLE,))


def test_what_is_offered_shows_no_values_of_people(core_of_nothing: Core) -> None:
    elements = [Element("members"), *(Element("members", column.name) for column in PEOPLE.columns)]
    shown = options_for(Question("1", "members"), elements, SCHEMA, core_of_nothing)
    values = {value for option in shown for value in option.samples}
    assert values == {"level: Gold", "points: 12", "Gold", "12"}


def test_no_example_asks_for_people_or_their_pay() -> None:
    said = " ".join(example_questions(SCHEMA, 9))
    assert "members" in said
    assert "salary" not in said
    assert "Which 5 members" not in said


@pytest.fixture
def core_of_nothing() -> Core:
    class OnlyAnEncoder:
        encoder = FakeEncoder()

    return OnlyAnEncoder()  # type: ignore[return-value]  # offering needs no more of a core
