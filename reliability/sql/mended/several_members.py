"""One value of what may have several: `x = (SELECT c …)` takes whichever row of c comes first, or fails, where all that
are found are meant."""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.guard.dialects.parsing import tree_or_none
from reliability.guard.dialects.registry import rules_of
from reliability.values import Schema

_EQUALS = re.compile(r"=\s*\(\s*select\b", re.IGNORECASE)
_ONE_ROW = ("limit", "group", "having", "offset", "order", "distinct", "with_")


def with_all_members(sql: str, schema: Schema) -> str:
    """The query with `IN` for `=` where a column is held against a column of another query that may find several rows;
    the same text where none is, or the query cannot be read. One that holds its own key against a value finds one row.

    >>> from reliability.values import Column, Table
    >>> shops = Table("shops", (Column("id", "INTEGER", primary_key=True), Column("town", "TEXT")))
    >>> in_porto = "SELECT SUM(net) FROM orders WHERE shop = (SELECT id FROM shops WHERE town = 'Porto')"
    >>> with_all_members(in_porto, Schema("sqlite", (shops,)))
    "SELECT SUM(net) FROM orders WHERE shop IN (SELECT id FROM shops WHERE town = 'Porto')"
    """
    tree = tree_or_none(sql, schema.dialect) if _EQUALS.search(sql) else None
    if tree is None:
        return sql
    tests = [test for test in tree.find_all(exp.EQ) if _may_be_several(test, schema)]
    for test in tests:
        test.replace(exp.In(this=test.this.copy(), query=test.expression.copy()))
    return tree.sql(dialect=rules_of(schema.dialect).reader) if tests else sql


def _may_be_several(test: exp.EQ, schema: Schema) -> bool:
    """Whether a column is to equal the column of a query that nothing keeps to one row."""
    select = test.expression.this if isinstance(test.expression, exp.Subquery) else None
    if not isinstance(test.this, exp.Column) or not isinstance(select, exp.Select) or len(select.expressions) != 1:
        return False
    shown, where = select.expressions[0].unalias(), select.args.get("where")
    if not isinstance(shown, exp.Column) or where is None or any(map(select.args.get, _ONE_ROW)):
        return False
    keys = {
        column.name.lower()
        for source in select.find_all(exp.Table)
        if (table := schema.table(source.name)) is not None
        for column in table.columns
        if column.primary_key
    }
    held = {each.this.name.lower() for each in where.find_all(exp.EQ) if isinstance(each.this, exp.Column)}
    return not keys & held
