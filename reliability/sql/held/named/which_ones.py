"""Which ones, and not how many: "which members have never borrowed anything"."""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.guard.dialects.parsing import tree_or_none
from reliability.values import Dialect

_WHICH = re.compile(
    r"^\W*(?:(?:and|so|ok|hi|hello|hey|please|pls|well|now)\b[\s,]*)*(?:(?P<which>which|who(?:se)?)\b"
    r"(?! (?:number|share|percent\w*|proportion|fraction|part|amount|is (?:higher|lower|larger|bigger|more)))"
    r"|(?:list|name|show(?: me)?|give(?: me)?)\b(?! (?:\w+ ){0,2}(?:number|count|total|sum|amount|share|percent\w*)))",
    re.IGNORECASE,
)
_COUNTS = re.compile(r"\b(?:how (?:many|much|often)|numbers?|counts?|totals?|headcount|tally|#)\b", re.IGNORECASE)
_MOST_TEXT = 2_000


def things_left_out(sql: str, question: str, dialect: Dialect) -> tuple[str, ...]:
    """The word by which a question asks for things, where all that a query shows is how many there are; () in doubt.

    >>> things_left_out("SELECT COUNT(*) FROM member", "which members have never borrowed anything", "sqlite")
    ('which',)
    >>> things_left_out("SELECT COUNT(*) FROM member", "which members are new, and how many?", "sqlite")
    ()
    >>> things_left_out("SELECT town, COUNT(*) FROM member GROUP BY town", "which members are new?", "sqlite")
    ()
    """
    text = question[:_MOST_TEXT]
    found = _WHICH.match(text)
    tree = tree_or_none(sql, dialect) if found is not None and not _COUNTS.search(text) else None
    if found is None or not isinstance(tree, exp.Select) or len(tree.expressions) != 1:
        return ()
    alone = isinstance(tree.expressions[0].unalias(), exp.Count) and tree.args.get("group") is None
    return (found.group("which") or found.group().strip(),) if alone else ()
