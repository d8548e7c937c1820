"""Sets with an empty member: of `x NOT IN (SELECT c …)` nothing is found as soon as one c is NULL, though those are meant
that no c names."""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.guard.dialects.parsing import tree_or_none
from reliability.guard.dialects.registry import rules_of
from reliability.values import Schema

_NONE_OF = re.compile(r"\bnot\b.*?\bin\s*\(\s*select\b", re.IGNORECASE | re.DOTALL)


def without_empty_members(sql: str, schema: Schema) -> str:
    """The query with the empty members of its sets left out where none of a set is asked for; the same text where no
    such set has any, as far as the schema tells, or the query cannot be read.

    >>> from reliability.values import Column, Table
    >>> orders = Table("orders", (Column("id", "INTEGER", nullable=False), Column("seller", "INTEGER")))
    >>> of_nobody = "SELECT name FROM staff WHERE id NOT IN (SELECT seller FROM orders)"
    >>> without_empty_members(of_nobody, Schema("sqlite", (orders,)))
    'SELECT name FROM staff WHERE NOT id IN (SELECT seller FROM orders WHERE NOT seller IS NULL)'
    """
    if not _NONE_OF.search(sql):
        return sql
    tree = tree_or_none(sql, schema.dialect)
    if tree is None:
        return sql
    sets = [found for test in tree.find_all(exp.In) if (found := _may_be_empty(test, schema)) is not None]
    if not sets:
        return sql
    for select, column in sets:
        select.where(exp.Not(this=exp.Is(this=column.copy(), expression=exp.Null())), copy=False)
    return tree.sql(dialect=rules_of(schema.dialect).reader)


def _may_be_empty(test: exp.In, schema: Schema) -> tuple[exp.Select, exp.Column] | None:
    """The set of a test for being none of it, and its column, where that may be empty and nothing says that it is not."""
    query = test.args.get("query")
    select = query.this if isinstance(query, exp.Subquery) else query
    if not isinstance(test.parent, exp.Not) or not isinstance(select, exp.Select) or len(select.expressions) != 1:
        return None
    column = select.expressions[0].unalias()
    if not isinstance(column, exp.Column) or _is_filled(select, column):
        return None
    sources = [each for each in select.find_all(exp.Table) if each.parent_select is select]
    named = (
        [each for each in sources if each.alias_or_name.lower() == column.table.lower()] if column.table else sources
    )
    tables = [found for each in named if (found := schema.table(each.name)) is not None]
    known = [own for table in tables if (own := table.column(column.name)) is not None]
    return (select, column) if known and known[0].nullable and not known[0].primary_key else None


def _is_filled(select: exp.Select, column: exp.Column) -> bool:
    """Whether a condition or a join lets no empty value of the column through."""
    where = select.args.get("where")
    conditions = list(where.this.flatten()) if where is not None and isinstance(where.this, exp.And) else []
    conditions += [where.this] if where is not None and not conditions else []
    conditions += [join.args["on"] for join in select.args.get("joins") or () if join.args.get("on") is not None]
    return any(
        each.name.lower() == column.name.lower()
        for test in conditions
        if not (isinstance(test.unnest(), exp.Is) or test.find(exp.Or))
        for each in test.find_all(exp.Column)
    )
