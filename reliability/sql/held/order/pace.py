"""The wrong end of what lasts: "the slowest supplier" as the one of the fewest days, "the longest serving" as who came
last, "the oldest shop" as the one that opened last."""

from __future__ import annotations

import re

from sqlglot import exp

_MOST = re.compile(r"\b(?:slowest|longest[ -](?:serving|standing|tenured|running|established))\b", re.IGNORECASE)
_LEAST = re.compile(r"\b(?:fastest|quickest|shortest[ -](?:serving|standing))\b", re.IGNORECASE)
_CHANGES = re.compile(
    r"\b(?:gr[eo]w\w*|ris(?:es?|ing)|rose|fall\w*|declin\w*|sell\w*|sold|mov(?:es?|ing)"
    r"|(?:slowest|quickest|fastest) (?:\w+ )?(?:hour|day|week|month|quarter|season|year|period|time)s?)\b",
    re.IGNORECASE,
)
"""What grows or sells fastest does most of it, and in the slowest month least is done."""
_LASTS = re.compile(
    r"(?:^|_)(?:days|hours|minutes|seconds|duration|lead_time|wait|waiting|delay|elapsed|transit|turnaround)(?:$|_)",
    re.IGNORECASE,
)
_BEGAN = re.compile(
    r"(?:hired|joined|started|opened|founded|employed|start|hire|join|opening|founding)(?:_|$)", re.IGNORECASE
)


def wrong_end_of_what_lasts(tree: exp.Expr, question: str) -> bool:
    """Whether a query keeps the first by the least of what lasts, or by the latest beginning, where the slowest or
    longest serving are asked for, or the other way round.

    >>> from sqlglot import parse_one
    >>> first = parse_one("SELECT name FROM suppliers ORDER BY lead_time_days LIMIT 1")
    >>> wrong_end_of_what_lasts(first, "our slowest supplier"), wrong_end_of_what_lasts(first, "our fastest supplier")
    (True, False)
    """
    if _born_last(tree, question):
        return True
    most, least = bool(_MOST.search(question)), bool(_LEAST.search(question))
    if most == least or _CHANGES.search(question):
        return False
    ends = [each for each in tree.find_all(exp.Min, exp.Max) if _of_what_lasts(each.this.unnest())]
    if ends and all(isinstance(each, exp.Min) is most for each in ends):
        return True
    order = tree.args.get("order")
    if order is None or tree.args.get("limit") is None:
        return False
    by, falling = order.expressions[0].this.unnest(), bool(order.expressions[0].args.get("desc"))
    figure = isinstance(by, exp.Avg | exp.Max | exp.Min)
    column = by.this.unnest() if figure else by
    if not isinstance(column, exp.Column):
        return False
    if _of_what_lasts(column):
        return falling != most
    return bool(_BEGAN.search(column.name)) and "serving" in question.lower() and falling == most


def _of_what_lasts(column: exp.Expr) -> bool:
    return isinstance(column, exp.Column) and _LASTS.search(column.name) is not None


_OLDEST, _YOUNGEST = re.compile(r"\b(?:oldest|eldest)\b", re.IGNORECASE), re.compile(r"\byoungest\b", re.IGNORECASE)
_BORN = re.compile(r"birth|born|(?:^|_)dob(?:$|_)", re.IGNORECASE)


def _born_last(tree: exp.Expr, question: str) -> bool:
    """Whether a query takes the latest birth or beginning alone for the oldest, or the earliest for the youngest."""
    oldest = bool(_OLDEST.search(question))
    if oldest == bool(_YOUNGEST.search(question)):
        return False
    if tree.find(exp.Sub) is not None:
        return False
    latest = {isinstance(each, exp.Max) for each in tree.find_all(exp.Max, exp.Min) if _tells_age(each.this)}
    for select in tree.find_all(exp.Select):
        order = select.args.get("order")
        if order is not None and select.args.get("limit") is not None and _tells_age(order.expressions[0].this):
            latest.add(bool(order.expressions[0].args.get("desc")))
    return latest == {oldest}


def _tells_age(node: exp.Expr) -> bool:
    column = node.unnest()
    return isinstance(column, exp.Column) and bool(_BORN.search(column.name) or _BEGAN.search(column.name))
