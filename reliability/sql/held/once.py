"""More than once, where once alone is asked for: "customers who only bought once" as those with more than one order."""

from __future__ import annotations

import re

from sqlglot import exp

_ONCE = re.compile(
    r"\b(?:only|just|exactly)\s+(?:\w+\s+){0,2}?once\b|\bonce\s+only\b|\bone[- ]?(?:time|off)\s+(?:buyer|customer|client|guest|donor|visitor|shopper)s?\b",
    re.IGNORECASE,
)
_MORE = re.compile(
    r"\b(?:more than|twice|again|at least|or more|repeat\w*|came back|compared?|versus|vs|share|percent\w*)\b|%", re.I
)


def more_than_once(tree: exp.Expr, question: str) -> bool:
    """Whether a query keeps those with more than one row where those with one alone are asked for.

    >>> from sqlglot import parse_one
    >>> often = "SELECT who FROM orders GROUP BY who HAVING COUNT(*) > 1"
    >>> more_than_once(parse_one(often), "who only bought once"), more_than_once(parse_one(often), "who bought at least once")
    (True, False)
    """
    if not _ONCE.search(question) or _MORE.search(question):
        return False
    return any(_counts(each.this) and _beyond_one(each) for each in tree.find_all(exp.GT, exp.GTE))


def _counts(node: exp.Expr) -> bool:
    inner = node.unnest()
    inner = inner.this if isinstance(inner, exp.Subquery) else inner
    shown = inner.expressions[0].unalias() if isinstance(inner, exp.Select) and inner.expressions else inner
    return isinstance(shown, exp.Count)


def _beyond_one(held: exp.Binary) -> bool:
    number = held.expression
    least = int(number.name) if isinstance(number, exp.Literal) and number.name.isdigit() else 0
    return least >= (1 if isinstance(held, exp.GT) else 2)
