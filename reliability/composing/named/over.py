"""Queries for a question over the tables and columns that a person named."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.accounting.wordings.comment_codes import codes_told
from reliability.composing.composing import compose
from reliability.composing.demands import Demand, demands_of
from reliability.composing.frame import Composed, Frame, Measure, Of, Order
from reliability.composing.named.columns import called_by, kind
from reliability.composing.named.completing import completed
from reliability.composing.named.narrowed import narrowed
from reliability.composing.rendering import to_sql
from reliability.core import Core
from reliability.question.private import shareable
from reliability.values import Column, Element, Limits, Question, Rows, Schema

_MOST_COMPOSED = 32
_MOST_VALUES, _MOST_READ = 12, 8
"""Values of a column that may stand in a query though no word names them, and columns whose values are read."""
_LOOK = Limits(time_s=3.0, rows=_MOST_VALUES + 1, bytes=20_000)


def composed_over(
    question: Question, named: Collection[Element], schema: Schema, core: Core
) -> tuple[tuple[Composed, ...], tuple[Demand, ...]]:
    """The queries that a question's words make of what was named, likeliest first (those that use all of it come before
    those that do not), and what the words demand of them. Of nothing named: the queries over the whole schema.

    Reads the values of named columns where these are few: which of them the words mean nothing may tell, and then each
    is offered. Columns of people's own data are not read. Calls no language model. Raises ModelUnavailable (the
    encoder).
    """
    within = narrowed(schema, named) if named else schema
    cells = [each for each in cells_named(question.text, core.warehouse) if _holds(within, Element(each[0], each[1]))]
    account = account_for(question.text, within, cells, core.today(), core.encoder)
    composed = compose(account, within, core.today(), _MOST_COMPOSED)
    if not named:
        return composed, demands_of(account)
    queries = completed(composed, named, account, schema, within, values_of(question, named, schema, core))
    return queries, demands_of(account)


def _holds(schema: Schema, element: Element) -> bool:
    table = schema.table(element.table)
    return table is not None and table.column(element.column) is not None


def values_of(
    question: Question, named: Collection[Element], schema: Schema, core: Core
) -> Mapping[Element, tuple[str, ...]]:
    """The values of the named columns of text and numbers that hold few different ones again and again (codes, cities;
    not names), those first whose words are nearest to the question."""
    found: dict[Element, tuple[str, ...]] = {}
    for table in schema.tables:
        for column in table.columns:
            element = Element(table.name, column.name)
            if element not in named or len(found) >= _MOST_READ:
                continue
            if kind(element, schema) not in ("text", "number") or element in called_by(table.name, schema):
                continue
            values = _read(element, schema, core)
            if values and shareable(values, column.name, column.comment, table.name):
                found[element] = _nearest_first(question, column, values, core)
    return found


def _read(element: Element, schema: Schema, core: Core) -> tuple[str, ...]:
    count = Measure("count")
    frame = Frame(element.table, (count,), (Of(element),), order=(Order(count),), limit=_MOST_VALUES + 1)
    rows = core.warehouse.run(to_sql(frame, schema), _LOOK)
    if not isinstance(rows, Rows) or len(rows.rows) > _MOST_VALUES:
        return ()
    if not rows.rows or rows.rows[0][-1] == 1:  # no value twice
        return ()
    return tuple(str(row[0]) for row in rows.rows if row[0] is not None and row[0] != "")


def _nearest_first(question: Question, column: Column, values: tuple[str, ...], core: Core) -> tuple[str, ...]:
    told = {**dict(codes_told(column.comment, values)), **dict(column.meanings)}
    near = core.encoder.encode([question.text, *(f"{told.get(value, value)}" for value in values)])
    likeness = near[1:] @ near[0]
    return tuple(value for _, value in sorted(zip(-likeness, values, strict=True), key=lambda each: float(each[0])))
