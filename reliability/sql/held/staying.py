"""What people are paid, and the like, by the day on which they came: "salaries per month" as those of the people hired
in each month."""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.words import words

_CAME = re.compile(r"\b(?:hired?|hiring|joined|left|leaving|ended|terminated|employed)\b")
_SAID = re.compile(
    r"\b(?:hir\w+|join\w*|left|leav\w+|ended|terminat\w+|employ\w*|start\w*|new|recruit\w*|cohort\w*|intake|came|begun|began|depart\w*"
    r"|quit\w*|resign\w*|onboard\w*|tenure|senior\w*|who)\b",
    re.IGNORECASE,
)
_PAID = re.compile(r"\b(?:salary|salaries|wages?|pay|payroll|compensation)\b")
_GRAINS = (
    exp.DateTrunc,
    exp.TimestampTrunc,
    exp.Extract,
    exp.TimeToStr,
    exp.Anonymous,
    exp.StrToTime,
    exp.Year,
    exp.Month,
)


def paid_by_coming(tree: exp.Expr, question: str) -> bool:
    """Whether a query adds what people are paid up by the time they came or went, of which no word speaks.

    >>> from sqlglot import parse_one
    >>> hired = "SELECT STRFTIME('%Y-%m', hired_on), SUM(salary) FROM staff GROUP BY STRFTIME('%Y-%m', hired_on)"
    >>> paid_by_coming(parse_one(hired, read="sqlite"), "how much do we pay in salaries per month")
    True
    >>> paid_by_coming(parse_one(hired, read="sqlite"), "salaries by month of hiring")
    False
    """
    group = tree.args.get("group")
    if group is None or _SAID.search(question) or not isinstance(tree, exp.Select):
        return False
    paid = any(
        _PAID.search(words(each.name))
        for total in tree.find_all(exp.Sum, exp.Avg)
        for each in total.find_all(exp.Column)
    )
    by = [tree.expressions[int(key.name) - 1] if _is_place(key, tree) else key for key in group.expressions]
    times = [each for key in by if key.find(*_GRAINS) is not None for each in key.find_all(exp.Column)]
    return paid and any(_CAME.search(words(each.name)) for each in times)


def _is_place(key: exp.Expr, tree: exp.Select) -> bool:
    """Whether a group is named by its place among what is shown."""
    return isinstance(key, exp.Literal) and key.name.isdigit() and 0 < int(key.name) <= len(tree.expressions)
