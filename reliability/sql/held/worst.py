"""The best in place of the worst: "our three worst stores" as those with the most orders."""

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
