"""What a query does, apart from the names in it: two queries of one shape differ in names alone (docs/METHODS.md 3).

A shape is the query's syntax without its joins, its aliases and its names; the names are kept beside it in their order.
Joins follow from the names by the keys, so that they make no difference of their own.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlglot import exp

from reliability.composing.edits.dates import is_date
from reliability.composing.edits.query import Query, conjuncts, set_conjuncts
from reliability.values import Element, Schema

_NAME = "name"


@dataclass(frozen=True, slots=True)
class QueryShape:
    """What a query does, as text without names, and its names from left to right; a table's where rows are counted."""

    does: str
    names: tuple[Element | None, ...]


def shape_of(sql: str, schema: Schema) -> QueryShape | None:
    """The shape of a query, None where it is none that can be read."""
    query = Query.of(sql, schema)
    if query is None:
        return None
    query.spell_out_places()
    tree = query.tree
    for column in list(tree.find_all(exp.Column)):
        if not isinstance(column.this, exp.Star):
            column.meta[_NAME] = query.element(column)
    for select in list(tree.find_all(exp.Select)):
        _without_joins(select, query)
    for column in tree.find_all(exp.Column):
        if _NAME in column.meta:
            known = column.meta[_NAME]
            column.set("table", None)
            column.set("this", exp.to_identifier("name" if known is not None else column.name))
    names = tuple(column.meta.get(_NAME) for column in tree.find_all(exp.Column))
    return QueryShape(tree.sql(), names)


def differing(one: QueryShape, other: QueryShape, schema: Schema) -> tuple[Element, Element] | None:
    """The name of one that has another name in its place in the other, where this is all in which they differ; the
    tables where all columns of one stand for the same columns of the other. None: they are equal, or differ in more.

    The day that a period is of goes with what is measured: it makes no difference of its own beside another.
    """
    if one.does != other.does or len(one.names) != len(other.names):
        return None
    pairs = list(dict.fromkeys((a, b) for a, b in zip(one.names, other.names, strict=True) if a != b))
    known = [(a, b) for a, b in pairs if a is not None and b is not None]
    if len(known) < len(pairs):
        return None
    left = [(a, b) for a, b in known if not (_follows(a, schema) and _follows(b, schema))] or known
    if len(left) == 1:
        return left[0]
    tables = {(a.table, b.table) for a, b in left}
    if len(tables) == 1 and all(a.column == b.column for a, b in left):
        (table, twin), *_ = tables
        return Element(table), Element(twin)
    return None


def _follows(element: Element, schema: Schema) -> bool:
    """Whether a name only says when, or is a key that only joins."""
    table = schema.table(element.table)
    column = table.column(element.column) if table and element.column else None
    keys = {name.lower() for key in table.foreign_keys for name in key.columns} if table else set()
    return column is not None and (is_date(column) or column.primary_key or column.name.lower() in keys)


def _without_joins(select: exp.Select, query: Query) -> None:
    sources = query.sources(select)
    base = Element(next(iter(sources.values())).name) if sources else None
    for count in list(select.find_all(exp.Count)):
        if count.find_ancestor(exp.Select) is select:
            _say_what_is_counted(count, base, query)
    if isinstance(select.parent, exp.Exists) and base is not None:
        select.set("expressions", [_name(base)])
    for each in select.expressions:
        if isinstance(each, exp.Alias):
            each.replace(each.this)
    for day in list(select.find_all(exp.Date, exp.TsOrDsToDate)):
        if isinstance(day.this, exp.Column):
            day.replace(day.this)
    for clause in ("where", "having"):
        kept = conjuncts(select, clause)
        set_conjuncts(select, [each for each in kept if not _only_joins(each, select)], clause)
    _group_by_what_is_shown(select)
    plain = select.args.get("from_") or select.args.get("from")
    joined = select.args.get("joins") or []
    if plain is not None and all(isinstance(each.this, exp.Table) for each in (plain, *joined)) and sources:
        select.set("from_", None)
        select.set("from", None)
        select.set("joins", None)


def _say_what_is_counted(count: exp.Count, base: Element | None, query: Query) -> None:
    """COUNT(*) counts the rows of the first table; so does a count of a table's key, of its table."""
    what = count.this
    if isinstance(what, exp.Star) and base is not None:
        count.set("this", _name(base))
    elif isinstance(what, exp.Distinct) and len(what.expressions) == 1:
        element = what.expressions[0].meta.get(_NAME)
        table = query.schema.table(element.table) if element else None
        key = table.column(element.column) if table and element else None
        if element and table and key and key.primary_key and sum(c.primary_key for c in table.columns) == 1:
            count.set("this", _name(Element(table.name)))


def _name(element: Element) -> exp.Column:
    column = exp.column("name")
    column.meta[_NAME] = element
    return column


def _only_joins(condition: exp.Expr, select: exp.Select) -> bool:
    """Whether a condition equates columns of two tables, or only says that what else is used is there."""
    if isinstance(condition, exp.EQ):
        sides = (condition.this, condition.expression)
        return all(isinstance(each, exp.Column) and each.meta.get(_NAME) is not None for each in sides)
    there = condition.this if isinstance(condition, exp.Not) else None
    if isinstance(there, exp.Is) and isinstance(there.expression, exp.Null) and isinstance(there.this, exp.Column):
        used = [each for each in select.find_all(exp.Column) if each.find_ancestor(exp.Where) is None]
        return any(each.meta.get(_NAME) == there.this.meta.get(_NAME) for each in used)
    return False


def _group_by_what_is_shown(select: exp.Select) -> None:
    """What rows are grouped by beside what is shown tells equal names apart, and follows from the keys."""
    group = select.args.get("group")
    if group is None:
        return
    shown = [each.sql() for each in select.expressions]
    kept = sorted((each for each in group.expressions if each.sql() in shown), key=lambda each: shown.index(each.sql()))
    group.set("expressions", kept or group.expressions[:1])
