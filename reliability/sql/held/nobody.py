"""A figure where somebody is asked for: "who has the highest salary" as the highest salary alone."""

from __future__ import annotations

import re

from sqlglot import exp

_WHO = re.compile(
    r"^\W*(?:(?:so|and|but|ok(?:ay)?|hey|hi|hello|please|tell me|show me|say)\W+)*who(?:['’](?:s|re|ve|d))?\b",
    re.IGNORECASE,
)
_FIGURE_TOO = re.compile(r"\bhow (?:many|much|long|often)\b|\bwhat\b|\bnumber of\b|\bcount\b", re.IGNORECASE)


def shows_nobody(tree: exp.Expr, question: str) -> bool:
    """Whether a query shows nothing but amounts over all rows where a question asks who it is.

    >>> from sqlglot import parse_one
    >>> shows_nobody(parse_one("SELECT MAX(pay) FROM staff"), "who has the highest pay")
    True
    >>> shows_nobody(parse_one("SELECT name FROM staff ORDER BY pay DESC LIMIT 1"), "who has the highest pay")
    False
    """
    if not _WHO.search(question) or _FIGURE_TOO.search(question) or not isinstance(tree, exp.Select):
        return False
    if tree.args.get("group") is not None or not tree.expressions:
        return False
    return all(isinstance(each.unalias(), (exp.Max, exp.Min, exp.Sum, exp.Avg)) for each in tree.expressions)
