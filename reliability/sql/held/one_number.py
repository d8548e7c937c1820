"""One number that a query holds against two columns: "deliver fastest and have a rating over 4" as both over four."""

from __future__ import annotations

import re

from sqlglot import exp

_HELD = (exp.GT, exp.GTE, exp.LT, exp.LTE)
_BOTH = re.compile(r"\b(?:both|either|each of|respectively|neither)\b", re.IGNORECASE)


def one_number_for_two(tree: exp.Expr, question: str) -> bool:
    """Whether a number that a question has once is to bound two different columns of the same rows on one side.

    >>> from sqlglot import parse_one
    >>> both = parse_one("SELECT name FROM t WHERE rating > 4 AND lead_days > 4")
    >>> one_number_for_two(both, "fastest with a rating over 4"), one_number_for_two(both, "both over 4")
    (True, False)
    """
    if _BOTH.search(question):
        return False
    for where in tree.find_all(exp.Where):
        tests = where.this.flatten() if isinstance(where.this, exp.And) else ()
        bounded = dict[tuple[str, bool], set[str]]()
        for test in tests:
            held, number = test.this, test.args.get("expression")
            if isinstance(test, _HELD) and isinstance(held, exp.Column) and isinstance(number, exp.Literal):
                bounded.setdefault((number.name, isinstance(test, exp.GT | exp.GTE)), set()).add(held.name.lower())
        if any(len(columns) > 1 and _said_once(number, question) for (number, _), columns in bounded.items()):
            return True
    return False


def _said_once(number: str, question: str) -> bool:
    return number.isdigit() and len(re.findall(rf"(?<![\d.,]){number}(?![\d]|[.,]\d)", question)) == 1
