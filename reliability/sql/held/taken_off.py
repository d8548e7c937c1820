"""Queries that keep just what a question takes off: "units sold net of returns" as the units that came back."""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.words import one_of, words

_TAKEN_OFF = re.compile(
    r"\b(?:net of|after (?:deducting|subtracting))\s+(?:(?:the|all|any)\s+)?(?P<what>[^\W\d_]{3,})", re.IGNORECASE
)
_TAKES_OFF = (exp.Sub, exp.Not, exp.Except, exp.Case, exp.If, exp.Is)


def only_what_is_taken_off(tree: exp.Expr, question: str) -> bool:
    """Whether a question wants something "net of" what a table holds, and the query takes nothing off, but keeps the
    rows that have such a one.

    >>> from sqlglot import parse_one
    >>> of_returned = "SELECT SUM(l.units) FROM lines AS l JOIN returns AS r ON r.line = l.id"
    >>> only_what_is_taken_off(parse_one(of_returned), "units sold net of returns")
    True
    >>> only_what_is_taken_off(parse_one(of_returned), "units sold that came back as returns")
    False
    """
    said = _TAKEN_OFF.search(question)
    if said is None or tree.find(*_TAKES_OFF) is not None:
        return False
    what = one_of(said["what"].lower())
    kept = [each for each in tree.find_all(exp.Table) if not _may_be_none(each)]
    return any(one_of(words(each.name)) == what for each in kept)


def _may_be_none(table: exp.Table) -> bool:
    return isinstance(table.parent, exp.Join) and bool(table.parent.side)
