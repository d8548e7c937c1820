"""An order that is asked for, and that a query does not keep: "highest first"."""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.guard.dialects.parsing import tree_or_none
from reliability.values import Dialect

_ENDS = (
    r"(?:highest|lowest|largest|smallest|biggest|worst|best|oldest|newest|youngest|latest|longest|shortest|slowest|fastest"
    r"|quickest|busiest|cheapest|priciest|dearest|heaviest|lightest|most(?: \w+)?|least(?: \w+)?|fewest)"
)
_FIRST = re.compile(
    rf"(?:^|[,;:(.-]|\bwith|\band|\bby)\s*(?:the )?{_ENDS} (?:\w+ ){{0,2}}?(?:first|on top|at the top|to (?:lowest|smallest|least))\b"
    r"|\b(?:sorted|ordered|ranked) (?:by|from)\b",
    re.IGNORECASE,
)
_COUNTS = re.compile(
    r"\b(?:how (?:many|much|often)|number|count|total|sum|share|percent\w*|average|mean)\b", re.IGNORECASE
)
_MOST_TEXT = 2_000


def order_left_out(sql: str, question: str, dialect: Dialect) -> tuple[str, ...]:
    """The words of a question that ask for an order, where a query keeps none, or counts rows that are to be
    put in it; () in doubt.

    >>> order_left_out("SELECT shop, SUM(net) FROM sales GROUP BY shop", "sales by shop, highest first", "sqlite")
    ('highest first',)
    >>> order_left_out("SELECT shop, SUM(net) AS n FROM sales GROUP BY shop ORDER BY n DESC", "sales by shop, highest first", "sqlite")
    ()
    >>> order_left_out("SELECT SUM(net) FROM sales", "sales by shop, highest first", "sqlite")
    ()
    >>> order_left_out("SELECT COUNT(*) FROM staff", "staff who work here still, oldest first", "sqlite")
    ('oldest first',)
    """
    found = _FIRST.search(question[:_MOST_TEXT])
    tree = tree_or_none(sql, dialect) if found is not None else None
    if found is None or not isinstance(tree, exp.Select) or tree.args.get("order") is not None:
        return ()
    if tree.args.get("group") is None and any(each.find(exp.AggFunc) for each in tree.expressions):
        counts = all(isinstance(each.unalias(), exp.Count) for each in tree.expressions)
        if not counts or _COUNTS.search(question):
            return ()  # a single row
    return (found.group().strip(" ,;:(.-"),)
