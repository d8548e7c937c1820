"""Saved statements whose constants were taken out: `$1` of pg_stat_statements, `?` of others, filled with cells.

A placeholder is filled where it is compared with a column, alone or in LOWER, UPPER, TRIM or a CAST: with a cell of
that column, in the case that it is compared in. One that counts rows is filled with a small number, as is that of
LIMIT. Several of one table are of one row, so that the statement finds something; the ends of BETWEEN come in order.
Any other one cannot be filled.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal

from sqlglot import exp

from adapters.training.teaching.ground import Ground
from adapters.training.teaching.refilling import as_number, literal
from reliability.values import Cell

_COMPARISONS = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Like, exp.ILike, exp.Between, exp.In)
_AROUND = (exp.Cast, exp.Paren, exp.Lower, exp.Upper, exp.Trim)
_PATTERNS = (exp.Like, exp.ILike)
_CASES: Mapping[type, Callable[[str], str]] = {exp.Lower: str.lower, exp.Upper: str.upper}
"""How a cell is written that is compared with a column in one case."""
_COUNTS, _LIMITS = (1, 2, 3, 5), (3, 5, 10)
_NUMBERED = re.compile(r"\$\d+")
_DAY = 10
"""The characters of a day, of which a time is compared."""
Place = tuple[str, str]
"""A table and one of its columns."""


class CannotFill(Exception):
    """A placeholder is compared with no column of the schema, or with one that has no cells."""


def placeholders(tree: exp.Expr) -> list[exp.Expr]:
    """The placeholders of a statement, from left to right."""
    return [node for node in tree.walk(bfs=False) if _is_one(node)]


def _is_one(node: exp.Expr) -> bool:
    """Is it a placeholder? Some databases' readers take `$1` for a column."""
    if isinstance(node, exp.Column):
        return not node.table and _NUMBERED.fullmatch(node.name) is not None
    return isinstance(node, (exp.Parameter, exp.Placeholder))


def filled(tree: exp.Expr, ground: Ground, rng: random.Random) -> exp.Expr:
    """A copy of a statement over `ground.flat` whose placeholders are cells that are drawn. Raises CannotFill.

    The same number, `$1`, is filled alike wherever it stands.
    """
    tree = tree.copy()
    rows = {name: rng.choice(of_table) for name, of_table in ground.rows.items() if of_table}
    known: dict[str, exp.Expr] = {}
    for node in placeholders(tree):
        name = node.name
        if name not in known or name in ("", "?"):
            known[name] = _value(node, ground, rows, rng)
        node.replace(known[name].copy())
    for between in tree.find_all(exp.Between):
        _put_in_order(between)
    return tree


def _value(node: exp.Expr, ground: Ground, rows: Mapping[str, Mapping[str, Cell]], rng: random.Random) -> exp.Expr:
    """What a placeholder is filled with."""
    at = node
    while isinstance(at.parent, _AROUND):
        at = at.parent
    above = at.parent
    if isinstance(above, (exp.Limit, exp.Fetch)):
        return exp.Literal.number(rng.choice(_LIMITS))
    if not isinstance(above, _COMPARISONS):
        raise CannotFill
    other = above.this if above.this is not at else above.args.get("expression")
    written: Callable[[str], str] = str
    while isinstance(other, _AROUND):
        written = _CASES.get(type(other), written)
        other = other.this
    if isinstance(other, exp.Count):
        return exp.Literal.number(rng.choice(_COUNTS))
    if isinstance(other, (exp.Min, exp.Max, exp.Avg)):
        other = other.this
    if not isinstance(other, exp.Column) or _is_one(other):
        raise CannotFill
    found = _of_column(_place(other, ground), above, ground, rows, rng)
    return exp.Literal.string(written(found.name)) if isinstance(found, exp.Literal) and found.is_string else found


def _of_column(
    place: Place, above: exp.Expr, ground: Ground, rows: Mapping[str, Mapping[str, Cell]], rng: random.Random
) -> exp.Expr:
    """A cell of a column as a literal: one that a question can name."""
    table, column = place
    cells = ground.cells(table, column)
    cell = rows.get(table, {}).get(column) if isinstance(above, exp.EQ) else None
    if cell not in cells:
        beside = _beside(above)
        others = sorted({each for each in cells if str(each).lower() not in beside}, key=str)
        if not others:
            raise CannotFill
        cell = rng.choice(others)
    if isinstance(cell, bool):
        return exp.Boolean(this=cell)
    kind = ground.kinds[table].get(column)
    if (kind == "number" or not isinstance(cell, str)) and (number := as_number(cell)) is not None:
        return _number(number)  # a key that is a text may begin with a nought
    if kind == "time" and not isinstance(above, (exp.EQ, exp.In)):
        cell = str(cell)[:_DAY]
    said = literal(cell, ("%", "%") if isinstance(above, _PATTERNS) else None, rng)
    if said is None:
        raise CannotFill
    return exp.Literal.string(said[1][1:-1].replace("''", "'"))


def _beside(above: exp.Expr) -> set[str]:
    """What a list of IN holds already, in lower case: one value twice is no list that anybody wrote."""
    values = above.expressions if isinstance(above, exp.In) else ()
    return {(each.name if isinstance(each, exp.Literal) else each.sql()).lower() for each in values}


def _number(number: Decimal) -> exp.Expr:
    digits = exp.Literal.number(f"{abs(number).normalize():f}")
    return digits if number >= 0 else exp.Neg(this=digits)


def _place(column: exp.Column, ground: Ground) -> Place:
    """The table and column of the schema that a column names, seen from its SELECT outwards. Raises CannotFill."""
    select = column.find_ancestor(exp.Select)
    while select is not None:
        for name, table in _tables_of(select):
            known = ground.flat.table(table)
            found = known.column(column.name) if known else None
            if known and found and column.table.lower() in ("", name.lower()):
                return ground.named(known.name), found.name
        select = select.find_ancestor(exp.Select)
    raise CannotFill


def _tables_of(select: exp.Select) -> Iterator[tuple[str, str]]:
    """What FROM and JOIN call their tables, and the tables; what is a query there has none."""
    sources: Sequence[exp.Expr | None] = [select.args.get("from_"), *(select.args.get("joins") or ())]
    for source in sources:
        if source is not None and isinstance(source.this, exp.Table):
            yield source.this.alias_or_name, source.this.name


def _put_in_order(between: exp.Between) -> None:
    """The lower end of a BETWEEN of two literals first: as they were drawn, one in two would find nothing."""
    low, high = between.args["low"], between.args["high"]
    texts = [end.name if isinstance(end, exp.Literal) else end.sql() for end in (low, high)]
    if not all(isinstance(end, exp.Literal | exp.Neg) for end in (low, high)):
        return
    numbers = [as_number(text) for text in texts]
    later = numbers[0] > numbers[1] if numbers[0] is not None and numbers[1] is not None else texts[0] > texts[1]
    if later:
        between.set("low", high.copy())
        between.set("high", low.copy())
