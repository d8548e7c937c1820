"""Rows that are marked as over in the query of an answer: which they are, and the query without some of them. Pure.

What an answer includes comes with its query without each kind of them (candidates/included.py). Here several kinds are
left out together, by the condition that each such query adds to the one query that has all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.afterwards.choices import OverRows
from reliability.candidates.included import included
from reliability.errors import BadInput
from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of
from reliability.values import Dialect, Included, Schema

_UNREADABLE = (SqlglotError, RecursionError, BadInput, KeyError, AttributeError)
_OUTSIDE = " outside “"
_HAVE = " that have "


def rule_of(found: Included) -> str:
    """The default filter of the team's catalog that rows do not meet; "" for rows that a mark of the data says to be
    over.

    >>> rule_of(Included("kd", "st", "kd outside “st <> 'T'”", "", "", "")), rule_of(Included("kd", "st", "void kd", "", "", ""))
    ("st <> 'T'", '')
    """
    return found.label.partition(_OUTSIDE)[2].removesuffix("”")


def noun_and_mark(found: Included) -> tuple[str, str]:
    """What the rows are, and the word that says that they are over; "" where the catalog alone says so.

    >>> noun_and_mark(Included("c", "d", "deleted old customers", "", "", "")), noun_and_mark(Included("m", "l", "members that have left", "", "", ""))
    (('old customers', 'deleted'), ('members', 'left'))
    """
    if rule_of(found):
        return found.label.partition(_OUTSIDE)[0], ""
    if _HAVE in found.label:
        noun, _, mark = found.label.partition(_HAVE)
        return noun, mark
    mark, _, noun = found.label.partition(" ")
    return noun, mark


def rows_of(found: Included, dialect: Dialect) -> OverRows | None:
    """The rows by names that are the same in every query; None where their condition cannot be read."""
    try:
        condition = _bare(_condition(found.condition, dialect))
        return OverRows(found.table.lower(), condition.sql(dialect=rules_of(dialect).reader))
    except _UNREADABLE:
        return None


def leaves_out(sql: str, found: Included, base: str, dialect: Dialect) -> bool:
    """Whether another query is held to the very condition by which such rows are left out of `base`."""
    try:
        tree, condition = parsed_one(sql, dialect), _added(base, found.without, dialect)
        where = tree.args.get("where")
        if condition is None or where is None:
            return False
        wanted = _bare(condition.unnest())
        return any(_bare(each.unnest()) == wanted for each in _held_to(where.this.copy()))
    except _UNREADABLE:
        return False


def among_first_rows(sql: str, dialect: Dialect, schema: Schema) -> tuple[Included, ...]:
    """What a query that shows only its first rows chooses them from though it is marked as over; () for any other
    query.

    An answer does not say it of such a query, since the rows that are shown need not be among them.
    """
    try:
        tree = parsed_one(sql, dialect)
        if not isinstance(tree, exp.Select) or not tree.args.get("limit"):
            return ()
        whole = tree.copy()
        for part in ("limit", "offset"):
            whole.set(part, None)
        all_rows = whole.sql(dialect=rules_of(dialect).reader)
    except _UNREADABLE:
        return ()
    found = [(each, _held(sql, all_rows, [each], dialect)) for each in included(all_rows, dialect, schema)]
    return tuple(replace(each, without=without) for each, without in found if without is not None)


def without_rows(base: str, left: Sequence[Included], dialect: Dialect) -> str | None:
    """The query `base` without some of what it includes; None where that cannot be written."""
    if not left:
        return base
    return _held(base, base, left, dialect)


def still_included(
    base: str, over: Sequence[Included], left: Sequence[Included], dialect: Dialect
) -> tuple[Included, ...]:
    """What of `over` is there without `left`, with its queries for what is there; its counts are those of before."""
    conditions = {each.condition for each in left}
    found = []
    for each in over:
        if each.condition in conditions:
            continue
        without = without_rows(base, [*left, each], dialect)
        counting = _held(each.counting, base, left, dialect) if left else each.counting
        if without is not None and counting is not None:
            found.append(replace(each, without=without, counting=counting))
    return tuple(found)


def _held(sql: str, base: str, left: Sequence[Included], dialect: Dialect) -> str | None:
    """A query held to the conditions by which rows are left out of `base`."""
    try:
        tree = parsed_one(sql, dialect)
        conditions = [_added(base, each.without, dialect) for each in left]
        if not isinstance(tree, exp.Select):
            return None
        for condition in conditions:
            if condition is None:
                return None
            tree = tree.where(condition, copy=False)
        return tree.sql(dialect=rules_of(dialect).reader)
    except _UNREADABLE:
        return None


def _added(base: str, without: str, dialect: Dialect) -> exp.Expr | None:
    """The condition that `without` has and `base` has not; None where they differ in anything else."""
    before, after = parsed_one(base, dialect), parsed_one(without, dialect)
    where = after.args.get("where")
    if not isinstance(before, exp.Select) or not isinstance(after, exp.Select) or where is None:
        return None
    held = where.this
    added = held.expression if before.args.get("where") is not None and isinstance(held, exp.And) else held
    reader = rules_of(dialect).reader
    rebuilt = before.where(added.copy(), copy=True).sql(dialect=reader)
    return added.copy() if rebuilt == after.sql(dialect=reader) else None


def _condition(text: str, dialect: Dialect) -> exp.Expr:
    found: exp.Expr = parsed_one(f"SELECT 1 WHERE {text}", dialect).args["where"].this
    return found


def _bare(condition: exp.Expr) -> exp.Expr:
    """A condition that names columns alone, without their sources."""
    for column in condition.find_all(exp.Column):
        column.set("table", None)
    return condition


def _held_to(condition: exp.Expr) -> list[exp.Expr]:
    """The conditions that must all be true."""
    if not isinstance(condition, exp.And):
        return [condition]
    return [each for side in (condition.this, condition.expression) for each in _held_to(side)]
