"""The best in place of the worst: "our three worst stores" as those with the most orders; the best paid as the best."""

from __future__ import annotations

import re

from sqlglot import exp

_WORST = re.compile(r"\b(?:worst|weakest|poorest)\b", re.IGNORECASE)
_BEST = re.compile(
    r"\b(?:best|top|most|highest|strongest|biggest|largest|greatest|longest|slowest|latest)\b", re.IGNORECASE
)
_BAD = re.compile(
    r"return|refund|cancel|complain|discount|rebate|delay|late|overdue|cost|expens|error|fail|defect|loss|lost|churn|absen"
    r"|days|julian|interval|duration|minutes|hours|lead|wait|debt|owed|unpaid|reject|miss|incident|ticket|damage|left|delet"
    r"|void|warning|strike|penalt|fine|risk|age|downtime|breakdown|repair|shrink|waste|scrap|theft|bounce|unsub|debit",
    re.IGNORECASE,
)
"""What is the worse, the more there is of it."""
_GOOD_AT_WORK = re.compile(
    r"\b(?:best|top|strongest|hardest[- ]working|most (?:productive|successful|effective|efficient))(?:[- ]performing)? "
    r"(?:worker|employee|colleague|seller|salesperson|sales ?(?:man|woman|rep|people|associate)|performer|staff|agent|rep|driver"
    r"|cashier|manager|team member|people)s?\b",
    re.IGNORECASE,
)
_OF_PAY = re.compile(
    r"\b(?:pa(?:y|id|ys|ying)|salar\w*|wages?|earn\w*|mak(?:e|es|ing)|compensat\w*|cost\w*|expens\w*)\b", re.IGNORECASE
)
_PAY = re.compile(r"salary|wage|(?:^|_)pay(?:$|_)|compensation", re.IGNORECASE)


def best_as_worst(tree: exp.Expr, question: str) -> bool:
    """Whether a query takes the first by the most of something that is no worse for being more, where the worst are
    asked for.

    >>> from sqlglot import parse_one
    >>> first = "SELECT shop FROM orders GROUP BY shop ORDER BY SUM(revenue) DESC LIMIT 3"
    >>> best_as_worst(parse_one(first), "our three worst shops"), best_as_worst(parse_one(first), "our three best shops")
    (True, False)
    """
    order, limit = tree.args.get("order"), tree.args.get("limit")
    if order is None or limit is None or not _WORST.search(question) or _BEST.search(question):
        return False
    if not order.expressions or not order.expressions[0].args.get("desc"):
        return False
    if not tree.find(exp.Sum, exp.Count, exp.Avg):
        return False
    kept = tree.copy()
    for left_out in [*kept.find_all(exp.NEQ), *kept.find_all(exp.Not)]:
        left_out.replace(exp.true())
    return _BAD.search(kept.sql()) is None


def paid_as_good(tree: exp.Expr, question: str) -> bool:
    """Whether those who are paid most are taken for those who work best, where nothing is said of pay.

    >>> from sqlglot import parse_one
    >>> first = parse_one("SELECT name FROM staff ORDER BY salary DESC LIMIT 1")
    >>> paid_as_good(first, "who is my best worker?"), paid_as_good(first, "who is our best paid worker?")
    (True, False)
    """
    if not _GOOD_AT_WORK.search(question) or _OF_PAY.search(question):
        return False
    by = [order.expressions[0].this for order in tree.find_all(exp.Order) if order.expressions]
    figures = [*by, *tree.find_all(exp.Max)]
    return any(_PAY.search(column.name) for each in figures for column in each.find_all(exp.Column))
