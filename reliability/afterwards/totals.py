"""What the columns of a grouped result add up to, where a sum over the groups means something.

Only sums and counts are added up, and only where each row behind them stands in one group: no averages, shares, maxima,
ids or distinct counts; no query that keeps some groups only, and no result that was cut; no joins that may count a row
twice; and no stock, balance or level, which adds up over places but never over time.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.errors import BadInput
from reliability.guard.dialects.parsing import parsed_one
from reliability.values import Cell, Rows, Schema

_FEWEST_ROWS = 2
_NOT_ADDED = re.compile(
    r"(?i)(?:^|_)(?:id|ids|key|code|year|month|day|rate|ratio|share|percent|pct|percentage|avg|average|mean|median|score|"
    r"rating|rank|age|price|temperature|latitude|longitude|balance|stock|inventory|level|headcount|capacity|budget|limit|"
    r"on_hand|onhand|available|outstanding|cumulative|running|running_total|ytd|mtd|index|min|max)(?:$|_)"
)
_KEEPS_SOME = ("limit", "offset", "having", "qualify", "distinct", "with_", "with", "windows", "laterals", "pivots")


@dataclass(frozen=True, slots=True)
class Total:
    """The sum of a result's column, counted from 0."""

    column: int
    value: int | float


def totals(sql: str, schema: Schema, result: Rows) -> tuple[Total, ...]:
    """The columns of a result that may be added up, with their sums; () for most results. Never raises for any text."""
    if result.truncated or len(result.rows) < _FEWEST_ROWS:
        return ()
    try:
        tree = parsed_one(sql, schema.dialect)
        if not isinstance(tree, exp.Select) or len(tree.expressions) != len(result.columns):
            return ()
        root = _root(tree, schema)
        if root is None:
            return ()
        added = [at for at, each in enumerate(tree.expressions) if _adds_up(each, root, tree)]
    except (SqlglotError, BadInput, RecursionError):
        return ()
    found = ((at, _sum([row[at] for row in result.rows])) for at in added)
    return tuple(Total(at, value) for at, value in found if value is not None)


def _root(tree: exp.Select, schema: Schema) -> str | None:
    """The alias of the table whose rows are grouped, each in one group; None where that cannot be told."""
    group = tree.args.get("group")
    plain = group is not None and group.expressions and not any(group.args.get(k) for k in ("rollup", "cube", "totals"))
    if (
        not plain
        or any(tree.args.get(part) for part in _KEEPS_SOME)
        or tree.find(exp.GroupingSets, exp.Rollup, exp.Cube, exp.Window)
    ):
        return None
    if len(list(tree.find_all(exp.Select))) > 1 or tree.find(exp.SetOperation):
        return None
    tables = {each.alias_or_name.lower(): each.name for each in tree.find_all(exp.Table)}
    joins = tree.args.get("joins") or []
    if not tables or len(tables) != len(joins) + 1 or any(schema.table(name) is None for name in tables.values()):
        return None
    parents = _parents(joins, tables, schema)
    if parents is None:
        return None
    roots = [alias for alias in tables if _reaches(alias, parents) == set(tables)]
    return roots[0] if len(roots) == 1 else None


def _parents(joins: Sequence[exp.Join], tables: dict[str, str], schema: Schema) -> dict[str, set[str]] | None:
    """By table, those that each of its rows has at most one of: joined by their whole key; None for other joins."""
    found: dict[str, set[str]] = {}
    for join in joins:
        on = join.args.get("on")
        if (
            join.kind.upper() not in ("", "INNER")
            or join.side.upper() not in ("", "LEFT")
            or not isinstance(on, exp.EQ)
        ):
            return None
        sides = (on.this, on.expression)
        if not all(isinstance(each, exp.Column) and each.table.lower() in tables for each in sides):
            return None
        for one, other in (sides, sides[::-1]):
            if _is_key(other, tables, schema):
                found.setdefault(one.table.lower(), set()).add(other.table.lower())
    return found


def _is_key(column: exp.Column, tables: dict[str, str], schema: Schema) -> bool:
    table = schema.table(tables[column.table.lower()])
    keys = [each.name.lower() for each in table.columns if each.primary_key] if table else []
    return keys == [column.name.lower()]


def _reaches(alias: str, parents: dict[str, set[str]]) -> set[str]:
    seen, waiting = {alias}, [alias]
    while waiting:
        fresh = parents.get(waiting.pop(), set()) - seen
        seen |= fresh
        waiting += fresh
    return seen


def _adds_up(shown: exp.Expr, root: str, tree: exp.Select) -> bool:
    """Whether a shown expression is a sum or a count of the root's rows."""
    if _NOT_ADDED.search(shown.alias or ""):
        return False
    node = shown.unalias()
    if isinstance(node, exp.Coalesce) and isinstance(node.this, exp.Sum):
        node = node.this
    if not isinstance(node, exp.Sum | exp.Count) or node.find(exp.Distinct) or node.expressions:
        return False
    columns = list(node.find_all(exp.Column))
    if isinstance(node, exp.Count):
        return isinstance(node.this, exp.Star | exp.Literal | exp.Column) and all(_of(c, root, tree) for c in columns)
    if not columns or node.this.find(exp.Div, exp.AggFunc) is not None:
        return False
    names = [each.name for each in columns]
    return all(_of(each, root, tree) for each in columns) and not _fixed(names)


def _fixed(names: Sequence[str]) -> bool:
    """Whether what is summed is by its name no amount: one price alone is none, a price times a quantity is."""
    times = len(names) > 1
    return any(_NOT_ADDED.search(name) for name in names if not (times and "price" in name.lower()))


def _of(column: exp.Column, root: str, tree: exp.Select) -> bool:
    alone = not tree.args.get("joins")
    return column.table.lower() == root or (alone and not column.table)


def _sum(cells: Sequence[Cell]) -> int | float | None:
    """The sum of a column; None where it holds anything but finite numbers and NULL, or no number."""
    numbers = [cell for cell in cells if cell is not None]
    if not numbers or any(isinstance(cell, bool) or not isinstance(cell, int | float) for cell in numbers):
        return None
    known = [cell for cell in numbers if isinstance(cell, int | float)]
    if all(isinstance(cell, int) for cell in known):
        return sum(known)
    if not all(math.isfinite(cell) for cell in known):
        return None
    digits = max(len(f"{cell:.6f}".rstrip("0").partition(".")[2]) for cell in known)
    return round(math.fsum(known), digits)
