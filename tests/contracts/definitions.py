"""What defined words do on every database: checked, read, run and retired alike, whatever its SQL.

`tests/adapters/warehouses/test_definitions.py` runs this for each engine; the figures are counted by hand from `SETUP`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import ClassVar

import pytest

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.fake import FakeStore
from adapters.warehouses.warehouse import SqlWarehouse
from reliability.accounting.accounting import account_for
from reliability.answer import answer
from reliability.composing.composing import compose
from reliability.core import AnswerSettings, Core
from reliability.definitions.defining import defined, holds
from reliability.definitions.definition import DefinedAnswer, Definition
from reliability.definitions.expanding import NotDefined, expanded
from reliability.definitions.reading_by import by_definitions
from reliability.definitions.standing import in_question, with_definitions
from reliability.errors import BadInput
from reliability.values import Cell, Limits, Question, Reply, ReplyKind, Rows, Schema
from tests.support.trace_world import PROMPTS

SETUP = [
    "CREATE TABLE customers (id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL, deleted_on DATE, city VARCHAR(40))",
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (id),"
    " ordered_on DATE, net NUMERIC(12, 2), tax NUMERIC(12, 2), paid BOOLEAN)",
    "INSERT INTO customers VALUES (1, 'Ada', NULL, 'Graz'), (2, 'Ben', '2026-01-05', 'Graz'), (3, 'Cy', NULL, 'Porto'),"
    " (4, 'Dee', NULL, 'Oslo'), (5, 'Eve', NULL, NULL)",
    "INSERT INTO orders VALUES (1, 1, '2026-10-01', 1200, 200, TRUE), (2, 1, '2026-10-20', 100, 20, FALSE),"
    " (3, 2, '2026-11-02', 300, 60, TRUE), (4, 3, '2026-11-03', 2000, 400, NULL)",
]
WORDS = {
    "active customer": "customers.deleted_on IS NULL AND city <> 'Porto'",
    "sales": "sum(net - tax)",
    "tax rate": "sum(tax) / sum(net)",
    "loyalty": "round(count(distinct customer_id) / count(*), 2)",  # whole numbers, which some databases cut
    "sleeper": "not exists (select 1 from orders o where o.customer_id = customers.id)",
    "big order": "orders.net > 1000",
    "settled order": "orders.paid = true",
}
TODAY = date(2026, 11, 21)
BY, AT = "U0ADA00001", "2026-11-20T12:00:00+00:00"


@dataclass(frozen=True)
class OneBook:
    """What is defined for the warehouse."""

    definitions: Sequence[Definition]

    def active(self, warehouse: str) -> Sequence[Definition]:
        assert warehouse == "shop"
        return self.definitions


def word(phrase: str, means: str, schema: Schema) -> Definition:
    return defined(phrase, means, "shop", schema, by=BY, at=AT)


def figures(rows: Rows) -> list[tuple[Cell, ...]]:
    """The rows, numbers to four places, in an order of their own."""
    found = [tuple(round(float(c), 4) if isinstance(c, int | float) else c for c in row) for row in rows.rows]
    return sorted(found, key=str)


class DefinitionsContract:
    """Subclasses give a fixture `warehouse` that holds SETUP and is named `shop`, and say what is written
    differently."""

    own_words: ClassVar[tuple[tuple[str, float], ...]]
    """Conditions over orders in the database's own SQL, with how many orders meet each."""
    refused: ClassVar[tuple[str, ...]]
    """What would be read beyond the schema, or would wait."""

    @pytest.fixture
    def words(self, warehouse: SqlWarehouse) -> list[Definition]:
        return [word(phrase, means, warehouse.schema()) for phrase, means in WORDS.items()]

    def run(self, text: str, warehouse: SqlWarehouse, words: Sequence[Definition]) -> list[tuple[Cell, ...]]:
        """The rows of the first composed query that goes by the definitions."""
        standing = with_definitions(text, in_question(text, words), warehouse.schema())
        assert standing is not None
        composed = compose(account_for(text, standing.schema, (), TODAY), standing.schema, TODAY, 8)
        for each in composed:
            try:
                sql = expanded(each.sql, standing)
            except NotDefined:
                continue
            result = warehouse.run(sql, Limits())
            assert isinstance(result, Rows), (sql, result)
            return figures(result)
        raise AssertionError("none goes by the definitions")

    @pytest.mark.parametrize(
        ("text", "rows"),
        [
            ("How many active customers do we have?", [(2,)]),
            ("How many are not active customers?", [(3,)]),
            ("active customers per city", [("Graz", 1), ("Oslo", 1)]),
            ("How many sleepers are there?", [(2,)]),
            ("How many big orders were there in November 2026?", [(1,)]),
            ("How many settled orders are there?", [(2,)]),
            ("What were total sales?", [(2920,)]),
            ("sales in November 2026", [(1840,)]),
            ("sales per city", [("Graz", 1320), ("Porto", 1600)]),
            ("sales of active customers", [(1080,)]),
            ("What is the tax rate?", [(0.1889,)]),
            ("What is the loyalty?", [(0.75,)]),
        ],
    )
    def test_what_is_composed_with_a_defined_word_runs_and_counts_by_it(
        self, warehouse: SqlWarehouse, words: list[Definition], text: str, rows: list[tuple[Cell, ...]]
    ) -> None:
        assert self.run(text, warehouse, words) == rows

    def test_an_ask_is_answered_by_the_definition_and_names_it(
        self, warehouse: SqlWarehouse, words: list[Definition]
    ) -> None:
        def script(prompt: str) -> list[str]:
            if prompt.endswith("tables :"):
                return ["customers"]
            if prompt.endswith("columns :"):
                return ["customers.id"]
            return ["SELECT COUNT(*) FROM customers"] if prompt.endswith("sql :") else ["Yes", "No"]

        settings = AnswerSettings(constrain_sql=False, nucleus=1, beam=0, nucleus_other=0)
        core = Core(FakeModel(script), FakeEncoder(), warehouse, FakeStore().memory, PROMPTS, settings)
        flow = by_definitions(
            Question("1", "How many active customers do we have?"),
            core,
            OneBook(words),
            lambda name, work: work(),
            answer,
        )
        try:
            next(flow)
            while True:
                flow.send(Reply(ReplyKind.CHOICE, choice=0))
        except StopIteration as end:
            outcome = end.value
        assert isinstance(outcome, DefinedAnswer)
        assert figures(outcome.reading.result) == [(2,)]
        assert outcome.reading.english == "Number of customers that are not deleted with city other than Porto"
        [named] = outcome.defined
        assert named.definition.phrase == "active customer"

    def test_the_databases_own_sql_may_be_what_a_word_means(self, warehouse: SqlWarehouse) -> None:
        for means, count in self.own_words:
            made = word("special order", means, warehouse.schema())
            assert self.run("How many special orders are there?", warehouse, [made]) == [(count,)], means

    def test_what_reads_beyond_the_schema_or_waits_is_refused_in_a_sentence(self, warehouse: SqlWarehouse) -> None:
        for means in ("drop table orders", "", "nowhere.net > 1", *self.refused):
            with pytest.raises(BadInput) as said:
                word("bad order", means, warehouse.schema())
            assert str(said.value).endswith("."), means
            assert "\n" not in str(said.value)

    def test_it_holds_until_a_column_that_it_reads_is_of_another_type_or_gone(self, warehouse: SqlWarehouse) -> None:
        schema = warehouse.schema()
        made = word("active customer", WORDS["active customer"], schema)
        assert holds(made, schema)
        customers, *others = schema.tables
        assert customers.name == "customers"
        without = replace(customers, columns=tuple(c for c in customers.columns if c.name != "city"))
        assert not holds(made, replace(schema, tables=(without, *others)))
        other = tuple(replace(c, type="INTEGER") if c.name == "city" else c for c in customers.columns)
        assert not holds(made, replace(schema, tables=(replace(customers, columns=other), *others)))
