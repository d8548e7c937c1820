"""The guard's look at quoted names that are none: SQLite takes "words" that no column is called for a text.

`city = "Oslo"` is written so, and means the text. But `"email" IS NOT NULL` is true of every row where no table has an
email: where only a column makes sense, such a name is refused rather than answered with a constant.
"""

from __future__ import annotations

from sqlglot import exp

from reliability.guard.dialects.rules import DialectRules
from reliability.guard.lexer import Refused

_COMPARED = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Is, exp.Like, exp.Glob, exp.In, exp.Between)
_AGGREGATES = (exp.Min, exp.Max, exp.Sum, exp.Avg, exp.Count)


def check_quoted_names(tree: exp.Expr, columns: frozenset[str], rules: DialectRules) -> None:
    """Refuse a quoted name that stands for a column and is none of `columns`, those of the tables that are read, nor a
    name that the statement itself gives. Raises Refused; never where the names cannot all be told."""
    quoted = [each for each in tree.find_all(exp.Column) if _is_quoted(each)]
    if not quoted or not _all_told(tree):
        return
    known = columns | {rules.fold(each) for each in _given(tree)}
    unknown = [each for each in quoted if rules.fold(each.name) not in known]
    constant = {id(each) for each in unknown}
    for each in unknown:
        if _means_column(each, constant):
            raise Refused(f"No table that is read has a column {each.name[:60]}.")


def _is_quoted(column: exp.Column) -> bool:
    return isinstance(column.this, exp.Identifier) and bool(column.this.args.get("quoted")) and not column.table


def _all_told(tree: exp.Expr) -> bool:
    """Whether every source is a table, or a query whose columns have names of their own."""
    if tree.find(exp.Lateral, exp.Unnest, exp.Values) is not None:
        return False
    if not all(isinstance(table.this, exp.Identifier) for table in tree.find_all(exp.Table)):
        return False
    inner = [each for each in tree.find_all(exp.Select) if each.find_ancestor(exp.Subquery, exp.CTE) is not None]
    shown = [item for each in inner for item in each.expressions]
    return all(isinstance(item, exp.Alias | exp.Column | exp.Star) for item in shown)


def _given(tree: exp.Expr) -> list[str]:
    """The names that a statement gives to what it shows, to tables and to their columns."""
    given = [each.alias for each in tree.find_all(exp.Alias)]
    for alias in tree.find_all(exp.TableAlias):
        given += [alias.name, *(each.name for each in alias.args.get("columns") or ())]
    return given


def _means_column(column: exp.Column, constant: set[int]) -> bool:
    """Whether a text would make no sense in its place."""
    around = column.parent
    if isinstance(around, exp.Select):
        return around.args.get("from_") is not None and any(each is column for each in around.expressions)
    if isinstance(around, exp.Ordered | exp.Group):
        return True
    if isinstance(around, _AGGREGATES):
        return around.this is column
    if isinstance(around, _COMPARED):  # with nothing that differs from row to row
        return all(id(each) in constant for each in around.find_all(exp.Column)) and around.find(exp.Query) is None
    return False
