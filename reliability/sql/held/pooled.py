"""Queries that pool what a question holds against each other: "do members from Kiel pay more than those from Bremen" as
what members from either pay together."""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.guard.dialects.parsing import tree_or_none
from reliability.values import Dialect

_AGAINST = re.compile(r"\b(?:than|versus|vs|compared (?:to|with))\b", re.IGNORECASE)
_APART = (exp.Case, exp.If, exp.Sub, exp.Div, exp.Window, exp.SetOperation)
_BEGINNING, _MOST_TEXT = 4, 2_000


def pools_what_is_compared(sql: str, question: str, dialect: Dialect) -> bool:
    """Whether a question holds one value against another, and the query keeps the rows of both without telling them
    apart. False where it cannot be read.

    >>> pooled = "SELECT AVG(paid) FROM members WHERE town IN ('Kiel', 'Bremen')"
    >>> pools_what_is_compared(pooled, "Do members from Kiel pay more than those from Bremen?", "sqlite")
    True
    >>> pools_what_is_compared(f"{pooled} GROUP BY town", "Do members from Kiel pay more than those from Bremen?", "sqlite")
    False
    """
    against = _AGAINST.search(question[:_MOST_TEXT])
    tree = tree_or_none(sql, dialect) if against is not None else None
    if against is None or tree is None or tree.find(*_APART) is not None:
        return False
    before, after = question[: against.start()].lower(), question[against.end() : _MOST_TEXT].lower()
    return any(_holds_both(each, before, after) and not _tells(tree, each.this) for each in tree.find_all(exp.In))


def _holds_both(test: exp.In, before: str, after: str) -> bool:
    """Whether two texts are kept, of which the one is said before and the other behind what holds them against each
    other."""
    texts = [each.name.lower()[: max(_BEGINNING, len(each.name) - 2)] for each in test.expressions]
    if len(texts) != 2 or not all(isinstance(each, exp.Literal) and each.is_string for each in test.expressions):
        return False
    one, other = texts
    return (one in before and other in after) or (other in before and one in after)


def _tells(tree: exp.Expr, of: exp.Expr) -> bool:
    """Whether a column is shown, or rows are grouped by it or by something nearer to them."""
    name = of.name.lower()
    shown = {
        column.name.lower()
        for select in tree.find_all(exp.Select)
        for each in select.expressions
        for column in each.find_all(exp.Column)
    }
    return name in shown or tree.find(exp.Group) is not None
