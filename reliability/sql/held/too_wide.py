"""More years than the one that a question names: "the best products for 2024" of 2024 and 2025."""

from __future__ import annotations

import re

from sqlglot import exp

_IN_A_YEAR = re.compile(
    r"\b(?:in|for|during|of|throughout) (?:the year |all of )?(?P<year>(?:19|20)\d\d)\b(?![-/.:]\d)", re.IGNORECASE
)
_ANY_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_FURTHER = re.compile(
    r"\b(?:since|from|until|till|through|to date|onwards?|after|before|by|vs|versus|against|compared?|than|next|following|later"
    r"|previous|prior|growth|gr[eo]w\w*|chang\w*|trend|so far|still|now|today|this year|last year|years?|again|then|yet|ever)\b"
    r"|[-–—]",
    re.IGNORECASE,
)
"""Words by which another time may be meant besides."""


def beyond_the_year(tree: exp.Expr, question: str) -> bool:
    """Whether a query keeps the days from the beginning of the one year that a question names to beyond its end.

    >>> from sqlglot import parse_one
    >>> two_years = parse_one("SELECT SUM(net) FROM t WHERE day >= '2024-01-01' AND day < '2026-01-01'")
    >>> beyond_the_year(two_years, "total net for 2024"), beyond_the_year(two_years, "total net since 2024")
    (True, False)
    """
    said = list(_IN_A_YEAR.finditer(question))
    if len(said) != 1 or len(_ANY_YEAR.findall(question)) != 1 or _FURTHER.search(question):
        return False
    year = int(said[0]["year"])
    for test in tree.find_all(exp.GTE, exp.Between):
        first = test.args["low"] if isinstance(test, exp.Between) else test.expression
        if not isinstance(test.this, exp.Column) or first.name[:10] != f"{year}-01-01":
            continue
        last = [test.args["high"]] if isinstance(test, exp.Between) else _ends(test)
        if any(each.name[:10] > f"{year + 1}-01-01" for each in last):
            return True
    return False


def _ends(test: exp.Expr) -> list[exp.Expr]:
    """What the same column must be below, beside a test."""
    where = test.find_ancestor(exp.Where)
    tests = list(where.find_all(exp.LT, exp.LTE)) if where is not None and where.find(exp.Or) is None else []
    return [each.expression for each in tests if each.this == test.this and each.expression.is_string]
