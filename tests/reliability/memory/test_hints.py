"""Hints say what a person preferred, over what, for which words; they are data and stay data."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from adapters.models.fake_encoder import FakeEncoder
from reliability.clarifications.elements import ChooseElement, ConfirmElements
from reliability.memory.hints import about, columns_of, from_choice, from_confirmation, from_exchanges, steered, usable
from reliability.question.entities import entities, phrases_for, similarities
from reliability.values import (
    Column,
    Element,
    ElementOption,
    Exchange,
    Hint,
    HintScope,
    Question,
    Reply,
    ReplyKind,
    Schema,
    Table,
)

SCHEMA = Schema(
    "sqlite",
    (
        Table("orders", (Column("order_id", "int"), Column("gross_sales", "num"), Column("net_sales", "num"))),
        Table("employees", (Column("birthplace", "text"), Column("origin", "text"))),
    ),
)
QUESTION = Question("q1", "What were total net sales last quarter?", person="U1")
NOW = datetime(2026, 11, 21, tzinfo=UTC)


def hint(preferred: Element, *over: Element, phrase: str = "sales") -> Hint:
    return Hint(phrase, preferred, over, HintScope.PERSON, "U1", "U1", "q", "2026-11-01T00:00:00+00:00")


def test_entities_are_phrases_between_function_words_and_quoted_values() -> None:
    assert entities('How many orders of "Red Shoes" per store city?') == [
        "orders",
        "Red Shoes",
        "store city",
        "store",
        "city",
    ]


def test_a_question_of_function_words_names_nothing() -> None:
    assert entities("how many are there?") == []
    assert phrases_for("how many are there?", [Element("orders")], FakeEncoder()) == {}


def test_similarities_have_a_row_a_phrase_and_a_column_an_element() -> None:
    table = similarities(["net sales", "origin"], [Element("orders", "net_sales")], FakeEncoder())
    assert table.shape == (2, 1)
    assert table[0, 0] > table[1, 0]


def test_an_element_is_read_for_the_phrase_most_like_it() -> None:
    phrases = phrases_for("net sales by birthplace", [Element("orders", "net_sales")], FakeEncoder(), least=0.1)
    assert phrases[Element("orders", "net_sales")] == "net sales"


def test_a_phrase_is_read_for_one_element_only() -> None:
    near, far = Element("daily_sales"), Element("sales_stores")
    phrases = phrases_for("show sales", [far, near], FakeEncoder(), least=0.1)
    assert list(phrases.values()) == ["sales"]


def test_choosing_a_reading_teaches_where_the_readings_differ() -> None:
    picked = "SELECT SUM(orders.net_sales) FROM orders"
    other = "SELECT SUM(orders.gross_sales) FROM orders"
    (learned,) = from_choice(QUESTION, picked, [other], SCHEMA, FakeEncoder(), "sample", NOW)
    assert learned.preferred == Element("orders", "net_sales")
    assert learned.passed_over == (Element("orders", "gross_sales"),)
    assert "sales" in learned.phrase
    assert (learned.scope, learned.owner, learned.warehouse) == (HintScope.PERSON, "U1", "sample")


def test_choosing_among_readings_with_the_same_columns_teaches_nothing() -> None:
    sql = "SELECT SUM(orders.net_sales) FROM orders"
    assert from_choice(QUESTION, sql, [sql + " WHERE orders.order_id > 3"], SCHEMA, FakeEncoder(), "w") == []


def test_a_reading_that_does_not_parse_teaches_nothing() -> None:
    assert from_choice(QUESTION, "SELECT ((", ["SELECT )"], SCHEMA, FakeEncoder(), "w") == []


SHOPS = Schema(
    "sqlite",
    (
        Table("web_orders", (Column("id", "int"), Column("store_id", "int"))),
        Table("store_orders", (Column("id", "int"), Column("store_id", "int"))),
        Table("stores", (Column("id", "int"), Column("city", "text"))),
    ),
)


def choices(text: str, picked: str, *refused: str) -> list[tuple[str, str, list[str]]]:
    found = from_choice(replace(QUESTION, text=text), picked, refused, SHOPS, FakeEncoder(), "sample", NOW)
    return [(each.phrase, str(each.preferred), [str(over) for over in each.passed_over]) for each in found]


def test_a_choice_between_two_tables_under_a_count_teaches() -> None:
    counted = "SELECT COUNT(*) FROM {}".format
    learned = [("orders", "store_orders", ["web_orders"])]
    assert choices("How many orders were there?", counted("store_orders"), counted("web_orders")) == learned


def test_a_choice_of_a_table_in_a_join_teaches_that_table() -> None:
    joined = "SELECT COUNT(*) FROM {0} JOIN stores ON {0}.store_id = stores.id".format
    found = choices("How many orders per city?", joined("web_orders"), joined("store_orders"))
    assert ("orders", "web_orders", ["store_orders"]) in found


def test_a_column_of_conditions_is_held_against_such_alone() -> None:
    """ "Leave out the cancelled ones" taught that «orders» means orders.status."""
    some, numbered = "SELECT COUNT(*) FROM stores WHERE {}".format, "SELECT COUNT(stores.id) FROM stores"
    in_graz, late = some("stores.city = 'Graz'"), some("stores.id > 3")
    assert choices("How many stores per city?", in_graz, numbered) == []
    assert choices("How many stores per city?", in_graz, late) == [("stores", "stores.city", ["stores.id"])]
    told = "SELECT {} FROM stores WHERE stores.store_id > 3".format
    assert choices("How many stores per city?", told("stores.city"), told("stores.id")) != []


@pytest.mark.parametrize("on", ["JOIN stores ON {0}.store_id = stores.id", ", stores WHERE {0}.store_id = stores.id"])
def test_a_column_that_only_joins_tables_is_no_phrases(on: str) -> None:
    """A reading that joins orders to their stores taught that «store» means the key between them."""
    joined = f"SELECT stores.city, COUNT(*) FROM web_orders {on} GROUP BY stores.city".format("web_orders")
    assert choices("How many orders per store?", joined, "SELECT stores.city FROM stores") == []
    told = joined.replace("stores.city", "web_orders.store_id")
    assert choices("How many orders per store?", told, "SELECT stores.city FROM stores") == [
        ("store", "web_orders.store_id", ["stores.city"])
    ]


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("How many orders were there?", "SELECT COUNT(*) FROM web_orders"),  # the same
        ("How many orders were there?", "SELECT COUNT(*) FROM web_orders, stores, store_orders"),  # one more
        ("How many orders were there?", "SELECT COUNT(*) FROM nowhere"),
        ("How many orders were there?", "SELECT ("),
        ("How many were there?", "SELECT COUNT(*) FROM store_orders"),  # no phrase
        ("How many zebras were there?", "SELECT COUNT(*) FROM store_orders"),  # no phrase that is like it
    ],
)
def test_where_no_table_stands_for_another_none_is_preferred(text: str, refused: str) -> None:
    assert choices(text, "SELECT COUNT(*) FROM web_orders", refused) == []


def test_a_confirmation_without_words_teaches_nothing() -> None:
    confirmed = [("", Element("orders")), ("workers", Element("employees"))]
    (learned,) = from_confirmation(QUESTION, confirmed, [Element("orders")], "w", NOW)
    assert (learned.phrase, learned.preferred) == ("workers", Element("employees"))
    assert learned.created_at == "2026-11-21T00:00:00+00:00"


def test_a_hint_for_a_column_that_is_gone_is_left_out() -> None:
    gone = hint(Element("orders", "old_sales"))
    half = hint(Element("orders", "net_sales"), Element("orders", "old_sales"))
    (kept,) = usable([gone, half], SCHEMA)
    assert (kept.preferred, kept.passed_over) == (Element("orders", "net_sales"), ())


def test_at_most_eight_hints_reach_a_prompt() -> None:
    assert len(usable([hint(Element("orders", "net_sales"))] * 20, SCHEMA)) == 8


def test_aliases_are_resolved_to_their_tables() -> None:
    sql = "SELECT o.net_sales, e.origin FROM orders AS o JOIN employees AS e ON o.order_id = e.origin"
    assert columns_of(sql, SCHEMA) == [
        Element("employees", "origin"),
        Element("orders", "net_sales"),
        Element("orders", "order_id"),
    ]


def test_linking_teaches_what_was_confirmed_and_what_was_chosen_over_what() -> None:
    net, gross, origin = (
        Element("orders", "net_sales"),
        Element("orders", "gross_sales"),
        Element("employees"),
    )
    asked = ConfirmElements(0, (ElementOption(gross, "sales"),), (ElementOption(net), ElementOption(origin)))
    choose = ChooseElement(1, (gross,), (ElementOption(origin), ElementOption(net)))
    missing = ChooseElement(1, (), (ElementOption(net),), missing=True)
    for exchanges, learned in (
        ([Exchange(asked, Reply(ReplyKind.YES))], [(gross, ())]),
        ([Exchange(asked, Reply(ReplyKind.CHOICE, 0))], [(net, (gross,))]),
        (
            [Exchange(asked, Reply(ReplyKind.NO)), Exchange(choose, Reply(ReplyKind.CHOICE, 1))],
            [(net, (gross,))],
        ),
        ([Exchange(asked, Reply(ReplyKind.NO)), Exchange(choose, Reply(ReplyKind.NONE))], []),
        ([Exchange(asked, Reply(ReplyKind.NONE)), Exchange(missing, Reply(ReplyKind.CHOICE, 0))], []),
        ([Exchange(asked, Reply(ReplyKind.CHOICE, 9))], []),
        ([Exchange(asked, Reply(ReplyKind.LIST, text="orders.net_sales"))], [(net, (gross,))]),
        ([Exchange(asked, Reply(ReplyKind.LIST, text="orders.net_sales\nemployees"))], []),
        ([Exchange(asked, Reply(ReplyKind.LIST, text="orders.net_sales\norders.elsewhere"))], []),
        ([Exchange(asked, Reply(ReplyKind.LIST, text="orders.gross_sales\nemployees"))], []),
        ([Exchange(asked, Reply(ReplyKind.JUST_ANSWER))], []),
    ):
        found = from_exchanges(QUESTION, exchanges, SCHEMA, FakeEncoder(), "sales", NOW)
        assert [(h.preferred, h.passed_over) for h in found] == learned
        assert all(h.phrase == "sales" for h in found)


@pytest.mark.parametrize(
    ("phrase", "question", "touches"),
    [
        ("shops", "Which shop opened last?", True),
        ("shops", "median order revenue in 2026", False),
        ("shops", "How many workshops were there?", False),
        ("net sales", "Net sale of May", True),
        ("net sales", "sales, net of returns", False),
        ("art", "the start of the year", False),
        ("", "anything", False),
        ("x" * 100_000, "x " * 100_000, False),
    ],
)
def test_a_hint_touches_only_questions_in_which_its_phrase_stands(phrase: str, question: str, touches: bool) -> None:
    one = replace(hint(Element("orders", "net_sales")), phrase=phrase)
    assert bool(about([one], question)) is touches


def test_a_hint_steered_an_answer_that_uses_what_it_prefers() -> None:
    one, other = hint(Element("orders", "net_sales")), hint(Element("orders", "gross_sales"))
    assert steered([one, other], "SELECT SUM(o.net_sales) FROM orders AS o", SCHEMA) == (one,)
    assert steered([one], "no SQL (", SCHEMA) == ()


def test_a_period_teaches_nothing_about_columns() -> None:
    columns = (Column("quarter_net", "int"), Column("quarter_gross", "int"))
    sales = Schema("sqlite", (Table("sales", columns),))
    picked, other = "SELECT SUM(quarter_net) FROM sales", "SELECT SUM(quarter_gross) FROM sales"

    def learned(text: str) -> list[str]:
        found = from_choice(replace(QUESTION, text=text), picked, [other], sales, FakeEncoder(), "sample", NOW)
        return [hint.phrase for hint in found]

    assert learned("what did the quarter bring") == ["quarter"]
    assert learned("what did the previous quarter bring") == []
