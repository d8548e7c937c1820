"""So many of a hundred taken for so many: "the top 10 % of customers" as the ten first."""

from __future__ import annotations

import re

from sqlglot import exp

_SAID = re.compile(
    r"\b(?:top|best|worst|bottom|first|last|highest|lowest|largest|smallest|biggest|richest|most \w+)\s+(?P<n>[1-9]\d?)\s?"
    r"(?:%|percent\b|per cent\b|pct\b)",
    re.IGNORECASE,
)


def so_many_of_a_hundred(tree: exp.Expr, question: str) -> bool:
    """Whether a query takes the first N where N of a hundred are asked for: as its limit, as places, or as so many equal
    parts of which N per cent is none.

    >>> from sqlglot import parse_one
    >>> ten = parse_one("SELECT name FROM t ORDER BY pay DESC LIMIT 10")
    >>> so_many_of_a_hundred(ten, "the top 10% of staff by pay"), so_many_of_a_hundred(ten, "the top 10 staff by pay")
    (True, False)
    """
    said = _SAID.search(question)
    if said is None:
        return False
    number = said["n"]
    limits = [limit.expression for limit in tree.find_all(exp.Limit)]
    places = [
        test.expression
        for test in tree.find_all(exp.LT, exp.LTE)
        if isinstance(test.this, exp.Column) and _is_a_place(test.this, tree)
    ]
    parts = [each.this for each in tree.find_all(exp.Ntile)] if int(number) ** 2 != _ALL else []
    return any(isinstance(each, exp.Literal) and each.name == number for each in (*limits, *places, *parts))


_ALL = 100


def _is_a_place(column: exp.Column, tree: exp.Expr) -> bool:
    """Whether a column is the place of a row in an order."""
    called = [each.this for each in tree.find_all(exp.Alias) if each.alias == column.name]
    ranks = (exp.RowNumber, exp.Rank, exp.DenseRank)
    return any(isinstance(each, exp.Window) and isinstance(each.this, ranks) for each in called)
