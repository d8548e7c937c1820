"""One end of an order where both are asked for: "best and worst store" as the best alone."""

from __future__ import annotations

import re

from sqlglot import exp

_HIGH = r"best|top|most|highest|biggest|largest|strongest|longest|cheapest"
_LOW = r"worst|bottom|least|lowest|smallest|weakest|shortest|dearest|fewest"
_NEXT_TO_IT = r"(?:[ -]\w+){0,2}?\s*(?:\band\b|&)\s*(?:the\s+|our\s+)?(?:\w+\s+)?"
_BOTH = re.compile(
    rf"\b(?:(?:{_HIGH}){_NEXT_TO_IT}(?:{_LOW})|(?:{_LOW}){_NEXT_TO_IT}(?:{_HIGH})|(?:cheapest|least){_NEXT_TO_IT}(?:most|dearest))\b",
    re.IGNORECASE,
)


def one_end_of_both(tree: exp.Expr, question: str) -> bool:
    """Whether a query keeps the first rows of an order, or those with the most, and nothing of its other end, where the
    first and the last are asked for.

    >>> from sqlglot import parse_one
    >>> first = "SELECT shop FROM orders GROUP BY shop ORDER BY SUM(revenue) DESC LIMIT 1"
    >>> one_end_of_both(parse_one(first), "best and worst shop"), one_end_of_both(parse_one(first), "best shop")
    (True, False)
    >>> one_end_of_both(parse_one(f"SELECT * FROM ({first}) UNION ALL SELECT * FROM ({first[:-12]} LIMIT 1)"), "best and worst shop")
    False
    """
    if not _BOTH.search(question) or not isinstance(tree, exp.Select):
        return False
    if tree.find(exp.Window, exp.SetOperation) is not None or (tree.find(exp.Max) and tree.find(exp.Min)):
        return False
    cut = tree.args.get("limit") is not None and tree.args.get("order") is not None
    of_the_most = any(each.find_ancestor(exp.Where, exp.Having) for each in tree.find_all(exp.Max, exp.Min))
    return of_the_most or (cut and len(list(tree.find_all(exp.Limit))) == 1)
