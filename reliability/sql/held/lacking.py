"""What a question's rows are to lack, where a query reads it all the same: "orders without a ship date older than 30 days"
by the days up to that date."""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.words import words

_WITHOUT = re.compile(
    r"\b(?:without|lacking|missing|(?:with|has|have|had) no)\s+(?:an?\s+|any\s+|the\s+)?(?P<what>[a-z]+(?: [a-z]+){0,2})",
    re.IGNORECASE,
)
_MAY_LACK = (exp.Is, exp.Coalesce, exp.Exists, exp.Except, exp.Case, exp.If, exp.Nullif, exp.NullSafeEQ)
_LEAST_WORDS = 2


def read_though_lacking(tree: exp.Expr, question: str) -> bool:
    """Whether a query works out, or compares, a column that the rows of a question are to be without, named by at least
    two words, and knows nothing of what is empty.

    >>> from sqlglot import parse_one
    >>> late = parse_one("SELECT COUNT(*) FROM orders WHERE JULIANDAY(ship_date) - JULIANDAY(order_date) > 30")
    >>> read_though_lacking(late, "orders without a ship date older than 30 days"), read_though_lacking(late, "orders older than 30 days")
    (True, False)
    """
    lacked = [found["what"].lower().split() for found in _WITHOUT.finditer(question)]
    if not lacked or tree.find(*_MAY_LACK) is not None or any(join.side for join in tree.find_all(exp.Join)):
        return False
    for column in (each for where in tree.find_all(exp.Where) for each in where.find_all(exp.Column)):
        name = words(column.name).split()
        held = column.find_ancestor(exp.EQ, exp.NEQ, exp.In)
        if len(name) >= _LEAST_WORDS and held is None and any(said[: len(name)] == name for said in lacked):
            return True
    return False
