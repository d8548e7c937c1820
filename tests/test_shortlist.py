"""Beyond the context linking sees a shortlist: whether what a question needs is on it."""

from __future__ import annotations

import pytest

from adapters.fake_encoder import FakeEncoder
from adapters.training.shortlist import Shortlisted, by_encoder, merged, recall_at, recall_of_shown
from reliability.context import nearest_tables
from reliability.values import Column, ForeignKey, Schema, Table

WORDS = [
    "orders",
    "stores",
    "refunds",
    "invoices",
    "employees",
    "shipments",
    "budgets",
    "contracts",
    "visits",
    "tickets",
]
PARTS = ["north", "south", "retail", "online", "draft", "archive", "daily", "weekly", "legacy", "staging"]


def _tables(count: int) -> list[Table]:
    """Tables of distinct names, e.g. `t17_north_orders_3`."""
    return [
        Table(
            f"{PARTS[i // 10 % 10]}_{WORDS[i % 10]}_{i // 100}",
            (Column("id", "int"), Column(f"amount_{i}", "num")),
        )
        for i in range(count)
    ]


def test_recall_at_k_by_hand() -> None:
    """Of two questions one has its table first; the other needs two, the later of which stands third."""
    tables = [Table(name, ()) for name in ("orders", "stores", "orders archive", "visits")]
    questions = [
        Shortlisted("how many stores", ("stores",)),
        Shortlisted("stores with visits and orders", ("orders", "visits")),
    ]
    ranked = [t.name for t in nearest_tables(questions[1].question, tables)]
    assert ranked == ["orders", "stores", "visits", "orders archive"]
    assert recall_at(questions, tables, None, (1, 2, 3)) == {1: 0.5, 2: 0.5, 3: 1.0}


def test_no_question_has_no_recall_and_an_unknown_table_is_never_found() -> None:
    assert recall_at([], _tables(3), None, (1,)) == {1: None}
    assert recall_of_shown([], _tables(3), None, 10, len) == {"recall": None, "tables_shown": None}
    assert recall_at([Shortlisted("orders", ("gone",))], _tables(3), None, (3,)) == {3: 0.0}


def test_of_two_thousand_tables_the_named_ones_are_on_the_shortlist() -> None:
    tables = _tables(2_000)
    questions = [
        Shortlisted(f"Total of the {t.name.replace('_', ' ')} last year?", (t.name,)) for t in tables[::97]
    ]
    similarity = by_encoder(FakeEncoder())
    recall = recall_at(questions, tables, similarity, (1, 10, 2_000))
    assert recall[2_000] == 1.0
    assert recall[10] == 1.0
    shown = recall_of_shown(questions, tables, similarity, 208, lambda text: len(text) // 4)
    assert shown["recall"] == 1.0
    assert shown["tables_shown"] is not None
    assert 10 <= shown["tables_shown"] < 60


def test_the_encoder_finds_what_words_alone_do_not() -> None:
    tables = [Table(name, ()) for name in ("visits", "shipments", "storefronts")]
    asked = [Shortlisted("revenue of every storefrontal company", ("storefronts",))]
    assert recall_at(asked, tables, None, (1,)) == {1: 0.0}
    assert recall_at(asked, tables, by_encoder(FakeEncoder()), (1,)) == {1: 1.0}


def test_merged_schemas_keep_their_keys_and_names_apart() -> None:
    orders = Table(
        "orders", (Column("store_id", "int"),), foreign_keys=(ForeignKey(("store_id",), "stores", ("id",)),)
    )
    shop = Schema("sqlite", (orders, Table("stores", (Column("id", "int"),))))
    both = merged({"east": shop, "west": shop})
    assert [t.name for t in both.tables] == ["east.orders", "east.stores", "west.orders", "west.stores"]
    assert both.tables[2].foreign_keys[0].ref_table == "west.stores"


@pytest.mark.parametrize("count", [0, 1])
def test_small_and_empty_schemas_are_ranked_too(count: int) -> None:
    assert len(nearest_tables("anything", _tables(count), by_encoder(FakeEncoder()))) == count
