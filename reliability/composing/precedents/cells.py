"""Cells in a known query exchanged for those that another question names; what is named further is added.

A cell that the known query has as a matter of course, its question not naming it, stays. One that is asked to be left
out ("cancelled ones excluded") is held by `<>`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from sqlglot import exp

from reliability.words import stem

Cell = tuple[str, str, str]
"""Table, column and value of a cell that a text names."""
DAY = re.compile(r"\d{4}-\d\d-\d\d")
WORD = re.compile(r"[^\W_]+")
_OUT_BEFORE = (
    r"(?:exclud\w*|excl|ex|without|w/o|not|non|no|never|ignor\w*|except|except for|minus|skip\w*|omit\w*|disregard\w*|"
    r"other than|apart from|rather than|leav\w+ out|tak\w+ out|drop\w*|(?:is|are|was|were|do|have|has)n'?t)"
)
_OUT_AFTER = (
    r"(?:are |is |were |was |ones |one |orders |stuff |things )*"
    r"(?:exclu\w*|excl|out|ignored|omitted|left out|aside|removed|not counted|not included|do not count|don'?t count)"
)


def left_out(text: str, cells: Sequence[Cell]) -> frozenset[str]:
    """Values, in small letters, that a text names to leave them out.

    >>> sorted(left_out("orders of 2025, cancelled excluded, no vouchers", [("o", "s", "Cancelled"), ("o", "m", "Voucher")]))
    ['cancelled', 'voucher']
    """
    lowered = text.lower()
    found = set()
    for _, _, value in cells:
        words = r"\W+".join(re.escape(word[: max(4, len(word) - 2)]) + r"\w*" for word in WORD.findall(value.lower()))
        before = rf"\b{_OUT_BEFORE}\W+(?:(?:the|any|all|those|been|counting|including)\W+)?{words}"
        after = rf"\b{words}[\s,(-]+{_OUT_AFTER}\b"
        if words and (re.search(before, lowered) or re.search(after, lowered)):
            found.add(value.lower())
    return frozenset(found)


def with_cells(
    tree: exp.Expr,
    known: frozenset[str],
    asked: frozenset[str],
    cells: Sequence[Cell],
    out: frozenset[str] = frozenset(),
) -> set[str] | None:
    """Exchange the cells that the known question named (`known`: its words' stems) for those asked about (`asked`,
    `cells`), and hold the rows to all others of those that are to be left `out`; the values, in small letters, that the
    query then holds. None where one that goes stands where nothing can.
    """
    written: set[str] = set()
    for literal in list(tree.find_all(exp.Literal)):
        if not literal.is_string or DAY.match(literal.this) or not literal.this.strip("%"):
            continue
        column = _column_of(literal)
        if column is None or not any(literal is each for each in tree.find_all(exp.Literal)):
            continue  # it has gone with its condition
        value = literal.this.strip("%")
        if not _says(known, value) or _says_all(asked, value):
            written.add(value.lower())
            continue
        others = [v for _, c, v in cells if c.lower() == column.lower() and v.lower() not in written]
        if others:
            written.add(others[0].lower())
            literal.replace(exp.Literal.string(others[0]))
        elif _says(asked, value):
            written.add(value.lower())
        elif not without(literal):
            return None
    for literal in [each for each in tree.find_all(exp.Literal) if each.is_string and each.this.lower() in out]:
        kept = literal.parent
        if isinstance(kept, exp.EQ) and _must_hold(kept):
            kept.replace(exp.NEQ(this=kept.this, expression=kept.expression))
    return written


def _must_hold(condition: exp.Expr) -> bool:
    """Whether a condition is one of those of a WHERE that all must hold."""
    node = condition.parent
    while isinstance(node, (exp.And, exp.Paren)):
        node = node.parent
    return isinstance(node, exp.Where)


def further(tree: exp.Expr, cells: Sequence[Cell], written: set[str]) -> list[tuple[Cell, str]]:
    """Cells asked about that the query does not hold yet, each with the name of its table there: of the same words, the
    first in a table that the query reads."""
    tables = {table.name.lower(): table.alias_or_name for table in tree.find_all(exp.Table)}
    said = {frozenset(map(stem, WORD.findall(value.lower()))) for value in written}
    found: dict[frozenset[str], tuple[Cell, str]] = {}
    for cell in cells:
        words = frozenset(map(stem, WORD.findall(cell[2].lower())))
        if cell[2].startswith("%") or cell[2].lower() in written or any(words <= other for other in said):
            continue
        if cell[0].lower() in tables:
            found.setdefault(words, (cell, tables[cell[0].lower()]))
    return list(found.values())


def conditions(cells: Sequence[tuple[Cell, str]], out: frozenset[str]) -> Iterator[exp.Expr]:
    """What holds rows to cells: one condition a column, one of several values any of them."""
    by_column: dict[tuple[str, str], list[str]] = {}
    for (_, column, value), table in cells:
        by_column.setdefault((table, column), []).append(value)
    for (table, column), values in by_column.items():
        name = exp.column(column, table=table)
        kept = [exp.Literal.string(value) for value in values if value.lower() not in out]
        yield from (name.copy().neq(exp.Literal.string(value)) for value in values if value.lower() in out)
        if kept:
            yield name.eq(kept[0]) if len(kept) == 1 else exp.In(this=name, expressions=kept)


def without(literal: exp.Expr) -> bool:
    """Take the condition that a literal stands in out of its WHERE or HAVING, if it is one of those that all must
    hold."""
    node: exp.Expr = literal
    while node.parent is not None and not isinstance(node.parent, (exp.And, exp.Where, exp.Having, exp.Paren)):
        if isinstance(node.parent, (exp.Select, exp.Or, exp.Case, exp.Subquery, exp.Filter)):
            return False
        node = node.parent
    parent = node.parent
    if isinstance(parent, exp.And):
        parent.replace(parent.right if parent.left is node else parent.left)
        return True
    if isinstance(parent, (exp.Where, exp.Having)):
        parent.pop()
        return True
    return False


def _column_of(literal: exp.Expr) -> str | None:
    """The column that a literal is compared with."""
    holder = literal.parent
    if not isinstance(holder, (exp.EQ, exp.NEQ, exp.In, exp.Like, exp.ILike)):
        return None
    column = holder.find(exp.Column)
    return column.name if column is not None else None


def _says(stems: frozenset[str], value: str) -> bool:
    return any(stem(word) in stems for word in WORD.findall(value.lower()))


def _says_all(stems: frozenset[str], value: str) -> bool:
    words = WORD.findall(value.lower())
    return bool(words) and all(stem(word) in stems for word in words)
