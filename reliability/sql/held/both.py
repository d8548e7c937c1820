"""Queries for those of whom either of two things holds where both are asked for: "customers who bought both tea and
milk"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sqlglot import exp

from reliability.words import one_of

_WORDS = r"(?:(?!\b(?:or|but)\b)[^.?!;]){0,40}?"
_WHOSE = re.compile(r"\b(?:who|that|which|with|ha(?:s|ve|d)|having)\b[^.?!;]*\bboth\b", re.IGNORECASE)
_SHORTEST = 3


def either_of_both(tree: exp.Expr, question: str) -> bool:
    """Whether those of whom two values are to hold, each in a row of its own, are asked for, and a query takes those of
    whom either does: it holds the column to be one of the two, and shows or counts rows of another table.

    >>> from sqlglot import parse_one
    >>> either = "SELECT DISTINCT o.buyer_id FROM orders AS o WHERE o.way IN ('web', 'shop')"
    >>> either_of_both(parse_one(either), "orders both on the web and in a shop")
    False
    >>> either_of_both(parse_one(either), "buyers who ordered both on the web and in a shop")
    True
    """
    said = _WHOSE.search(question)
    if said is None:
        return False
    for column, values in _one_of_two(tree):
        if _both_said(question, *values) and not _counted(tree, column) and _shows_others(tree, column):
            return True
    return False


def _one_of_two(tree: exp.Expr) -> Iterator[tuple[exp.Column, tuple[str, str]]]:
    """The columns that a query holds to be one of two texts, with these."""
    for test in tree.find_all(exp.In):
        texts = [each.name for each in test.expressions if isinstance(each, exp.Literal) and each.is_string]
        if isinstance(test.this, exp.Column) and len(texts) == len(test.expressions) == 2:
            yield test.this, (texts[0], texts[1])
    for choice in tree.find_all(exp.Or):
        sides = [choice.this.unnest(), choice.expression.unnest()]
        pairs = [(s.this, s.expression) for s in sides if isinstance(s, exp.EQ) and isinstance(s.this, exp.Column)]
        texts = [text.name for _, text in pairs if isinstance(text, exp.Literal) and text.is_string]
        if len(texts) == 2 and pairs[0][0].sql() == pairs[1][0].sql():
            yield pairs[0][0], (texts[0], texts[1])


def _both_said(question: str, one: str, other: str) -> bool:
    if min(len(one), len(other)) < _SHORTEST:
        return False
    first, second = (rf"\b{re.escape(each.lower())}\w{{0,2}}\b" for each in (one, other))
    for a, b in ((first, second), (second, first)):
        pair = rf"{a}{_WORDS}\band\b{_WORDS}{b}"
        if re.search(rf"\bboth\b{_WORDS}{pair}|{pair}\s+both\b", question.lower()):
            return True
    return False


def _counted(tree: exp.Expr, column: exp.Column) -> bool:
    """Whether the query counts how many of the values there are, or asks for a row of each in another way."""
    told = (one for each in tree.find_all(exp.Distinct) for one in each.find_all(exp.Column))
    grouped = tree.find(exp.Having, exp.Intersect, exp.SetOperation, exp.Case) is not None
    return grouped or any(one.name.lower() == column.name.lower() for one in told)


def _shows_others(tree: exp.Expr, column: exp.Column) -> bool:
    """Whether what a query shows are columns of other tables, or keys, and no figure but how many different ones."""
    if not isinstance(tree, exp.Select) or not tree.expressions:
        return False
    inside = column.find_ancestor(exp.Exists, exp.Subquery) is not None
    for each in tree.expressions:
        shown = each.unalias()
        if isinstance(shown, exp.Count) and isinstance(shown.this, exp.Distinct):
            continue
        if inside and isinstance(shown, exp.Count) and tree.find(exp.Join) is None:
            continue
        if shown.find(exp.AggFunc) is not None or not isinstance(shown, exp.Column):
            return False
        if not inside and shown.table == column.table and not _is_of_another(shown, tree):
            return False
    return True


def _is_of_another(column: exp.Column, tree: exp.Expr) -> bool:
    """Whether a column is a key that refers to another table, by its name."""
    tables = [each for each in tree.find_all(exp.Table) if each.alias_or_name == column.table or not column.table]
    own = {f"{one_of(each.name.lower())}_id" for each in tables}
    return column.name.lower().endswith("_id") and column.name.lower() not in own
