"""Queries that take how one thing is for how another is: "open orders" as the orders of open stores."""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.words import one_of, words

_SAID = re.compile(r"\b(?:open|closed)\s+(?P<what>[^\W\d_]{3,})", re.IGNORECASE)
_SAID_BEHIND = re.compile(
    r"\b(?P<what>[^\W\d_]{3,})\s+(?:(?:that|which)\s+)?(?:(?:is|are|was|were|remain|remains|stay|stays)\s+)"
    r"(?:(?:still|currently|now|yet)\s+)*(?:open|closed)\b(?!\s+(?:on|at)\b)",
    re.IGNORECASE,
)
_CLOSING = re.compile(r"clos", re.IGNORECASE)


def of_anothers_state(tree: exp.Expr, question: str) -> bool:
    """Whether "open" or "closed" is said once, right before a thing that a query reads or of it ("orders that are
    still open"), and the query asks of another thing, which the word is not said of, whether that was closed.

    >>> from sqlglot import parse_one
    >>> of_stores = "SELECT COUNT(*) FROM orders AS o JOIN stores AS s ON s.id = o.store WHERE s.closed_on IS NULL"
    >>> of_anothers_state(parse_one(of_stores), "open orders by store")
    True
    >>> of_anothers_state(parse_one(of_stores), "orders of open stores")
    False
    """
    said = list(_SAID_BEHIND.finditer(question)) or list(_SAID.finditer(question))
    if len(said) != 1 or len(re.findall(r"\b(?:open|close)", question, re.IGNORECASE)) != 1:
        return False
    what = one_of(said[0]["what"].lower())
    tables = {each.alias_or_name.lower(): one_of(words(each.name)) for each in tree.find_all(exp.Table)}
    if what not in tables.values():
        return False
    tested = [test.this for test in tree.find_all(exp.Is) if isinstance(test.this, exp.Column)]
    of = [tables.get(column.table.lower(), what) for column in tested if _CLOSING.search(column.name)]
    return any(each != what for each in of)
