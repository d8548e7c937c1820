"""Where an order of rows was asked for, and which rows of gold may change places because they tie."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.guard import is_ordered
from reliability.values import Dialect, Rows

_SIZES = "cheap|expensive|low|high|small|large|big|old|new|young|early|late|short|long|weak|strong|best|worst"
_ASKS = re.compile(
    rf"""\b(
        sort(ed|ing)? | rank(s|ed|ing|ings)? | league\ table | (price\ )?ladder | descending | ascending | desc | asc
      | alphabetic\w* | chronologic\w* | on\ top | at\ the\ top | starting\ (with|from)
      | (\w+est|most|least|best|worst|top|recent)(\ \w+){{0,2}}\ first | ({_SIZES})\w*\ to\ ({_SIZES})\w*
      | order(ed)?\ by | in\ (\w+\ ){{0,2}}order(?!\ (date|line|item)) | in\ order\ of
    )\b""",
    re.IGNORECASE | re.VERBOSE,
)


def asks_for_order(words: str) -> bool:
    """Whether a question says in which order its rows are to come. "Top five" says which rows, not their order.

    >>> asks_for_order("refunds by reason, biggest amount on top"), asks_for_order("top 5 lines, ordered since July")
    (True, False)
    """
    return bool(_ASKS.search(" ".join(words.split())))


def row_places(gold: Rows, sql: str, dialect: Dialect) -> list[int] | None:
    """For each row of gold its place; rows that are equal in all that the query sorts by share one.

    None where the outermost level of the query sorts nothing. Where what it sorts by is not among its columns, no two
    rows are known to tie: each has a place of its own.
    """
    if not is_ordered(sql, dialect):
        return None
    sorted_by = _sorted_by(sql, dialect)
    if sorted_by is None or any(index >= len(gold.columns) for index in sorted_by):
        return list(range(len(gold.rows)))
    places: list[int] = []
    for number, row in enumerate(gold.rows):
        before = gold.rows[number - 1]
        ties = number > 0 and all(row[index] == before[index] for index in sorted_by)
        places.append(places[-1] if ties else number)
    return places


def _sorted_by(sql: str, dialect: Dialect) -> list[int] | None:
    """Which of a query's own columns its rows are sorted by; None where one of these is not among them."""
    try:
        tree: exp.Expr = parsed_one(sql, dialect)
    except (SqlglotError, RecursionError):
        return None
    while isinstance(tree, exp.Subquery | exp.Paren) and not tree.args.get("order"):
        tree = tree.this
    if not isinstance(tree, exp.Query) or tree.is_star:
        return None
    columns = tree.selects
    found = [_place_of(key.this, columns) for key in tree.args["order"].expressions]
    known = [index for index in found if index is not None]
    return known if len(known) == len(found) else None


def _place_of(key: exp.Expr, columns: Sequence[exp.Expr]) -> int | None:
    """The number of the column that a sort key is: by its number, its name, or the same expression."""
    if isinstance(key, exp.Literal) and not key.is_string and key.name.isdecimal():
        return int(key.name) - 1 if 1 <= int(key.name) <= len(columns) else None
    for index, column in enumerate(columns):
        named = isinstance(key, exp.Column) and not key.table
        if (named and key.name.lower() == column.alias_or_name.lower()) or column.unalias() == key:
            return index
    return None
