"""Queries as others that return the same and are said better.

Groups of one column that are counted are its different values: what rows they keep is said of these, where "number of
customers" would hide that only those with an order are counted. The middle rows may be written as one list of places.
Where a difference is held against zero, it is said which of the two is more.
"""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.guard.dialects.parsing import tree_or_none
from reliability.guard.dialects.registry import rules_of
from reliability.values import Dialect

_ONLY_COUNTS = ("where", "group", "having", "joins", "order", "limit", "offset", "distinct", "with_")
_AGAINST_ZERO = re.compile(r"[<>]=?\s*0(?:\.0*)?(?![\d.])")
_FIRST = exp.Literal.number(1)
_ONLY_GROUPS = ("having", "order", "limit", "offset", "with_")


def spoken(sql: str, dialect: Dialect) -> str:
    """The query, or one that returns the same and is said better."""
    return _more_than_the_other(_middle_in_one_list(counting_different(sql, dialect), dialect), dialect)


def _more_than_the_other(sql: str, dialect: Dialect) -> str:
    """`spent - budget > 0` as `spent > budget`."""
    tree = tree_or_none(sql, dialect) if _AGAINST_ZERO.search(sql) else None
    if tree is None:
        return sql
    found = [
        (each, each.this.unnest())
        for each in tree.find_all(exp.GT, exp.GTE, exp.LT, exp.LTE)
        if isinstance(each.this.unnest(), exp.Sub) and _is_zero(each.expression)
    ]
    for each, difference in found:
        each.replace(type(each)(this=difference.this.copy(), expression=difference.expression.copy()))
    return tree.sql(dialect=rules_of(dialect).reader) if found else sql


def _is_zero(node: exp.Expr) -> bool:
    return isinstance(node, exp.Literal) and node.is_number and float(node.name) == 0


def _middle_in_one_list(sql: str, dialect: Dialect) -> str:
    """`place = (many + 1) / 2 OR place = (many + 2) / 2` as `place IN (…, …)`, the way in which it is known for a median."""
    if "ROW_NUMBER" not in sql.upper():
        return sql
    tree = tree_or_none(sql, dialect)
    if tree is None:
        return sql
    found = [each for each in tree.find_all(exp.Or) if _is_a_middle(each)]
    for each in found:
        places = [each.this.unnest().expression.copy(), each.expression.unnest().expression.copy()]
        each.replace(exp.In(this=each.this.unnest().this.copy(), expressions=places))
    return tree.sql(dialect=rules_of(dialect).reader) if found else sql


def _is_a_middle(either: exp.Or) -> bool:
    """Whether it is the one or the other of two places of half of something."""
    one, other = either.this.unnest(), either.expression.unnest()
    same = isinstance(one, exp.EQ) and isinstance(other, exp.EQ) and one.this == other.this
    return same and isinstance(one.this, exp.Column) and all(each.expression.find(exp.Div) for each in (one, other))


def counting_different(sql: str, dialect: Dialect) -> str:
    """The query that counts different values where this one counts their groups, else the query itself.

    >>> counting_different("SELECT COUNT(*) FROM (SELECT o.customer FROM orders AS o GROUP BY o.customer)", "sqlite")
    'SELECT COUNT(DISTINCT o.customer) FROM orders AS o'
    """
    tree = tree_or_none(sql, dialect)
    if tree is None:
        return sql
    grouped = _counted(tree)
    column = grouped.expressions[0].unalias() if grouped is not None and len(grouped.expressions) == 1 else None
    if grouped is None or not isinstance(column, exp.Column) or any(map(grouped.args.get, _ONLY_GROUPS)):
        return sql
    group, distinct = grouped.args.get("group"), grouped.args.get("distinct")
    groups = [column if each == _FIRST else each for each in (group.expressions if group is not None else ())]
    if groups != [column] if groups else distinct is None or distinct.args.get("on") is not None:
        return sql
    said = grouped.copy()
    said.set("group", None)
    said.set("distinct", None)
    said.set("expressions", [exp.Count(this=exp.Distinct(expressions=[column.copy()]))])
    kept = said.args.get("where")
    if kept is not None:  # no value is none of the different ones
        there = exp.Not(this=exp.Is(this=column.copy(), expression=exp.Null()))
        tests = [
            each for each in (kept.this.flatten() if isinstance(kept.this, exp.And) else (kept.this,)) if each != there
        ]
        said.set("where", exp.Where(this=exp.and_(*tests, copy=False)) if tests else None)
    return said.sql(dialect=rules_of(dialect).reader)


def _counted(tree: exp.Expr) -> exp.Select | None:
    """The SELECT of which a statement does nothing but count the rows."""
    if not isinstance(tree, exp.Select) or len(tree.expressions) != 1 or any(map(tree.args.get, _ONLY_COUNTS)):
        return None
    count = tree.expressions[0].unalias()
    read = tree.args.get("from_")
    inner = read.this.this if read is not None and isinstance(read.this, exp.Subquery) else None
    counts_rows = isinstance(count, exp.Count) and isinstance(count.this, (exp.Star, exp.Literal))
    return inner if counts_rows and isinstance(inner, exp.Select) else None
