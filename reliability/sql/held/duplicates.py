"""Different values where duplicate ones are asked for: "duplicate emails" as how many different emails there are."""

from __future__ import annotations

import re

from sqlglot import exp

_DUPLICATE = re.compile(r"\bduplicate(?:d|s)?\b", re.IGNORECASE)
_NOT_ASKED_FOR = re.compile(
    r"\b(?:without|no|not|ignor\w+|exclud\w+|remov\w+|except|minus|leav\w+ out|drop\w*|skip\w*|avoid\w*)\s+(?:(?:any|the|all|counting)\s+)*"
    r"duplicate|de-?duplicat|non-?duplicat",
    re.IGNORECASE,
)


def tells_no_duplicates(tree: exp.Expr, question: str) -> bool:
    """Whether a query holds no number of rows against one another, nor rows of a table against its others, where what
    is there more than once is asked for.

    >>> from sqlglot import parse_one
    >>> tells_no_duplicates(parse_one("SELECT COUNT(DISTINCT mail) FROM people"), "do we have any duplicate mails")
    True
    >>> tells_no_duplicates(parse_one("SELECT mail FROM people GROUP BY mail HAVING COUNT(*) > 1"), "duplicate mails")
    False
    >>> tells_no_duplicates(parse_one("SELECT COUNT(mail) - COUNT(DISTINCT mail) FROM people"), "how many duplicate mails")
    False
    """
    if not _DUPLICATE.search(question) or _NOT_ASKED_FOR.search(question):
        return False
    read = [table.name.lower() for table in tree.find_all(exp.Table)]
    counted = [each for each in tree.find_all(exp.Count) if each.find_ancestor(exp.Having, exp.Where, exp.Sub, exp.If)]
    ranked = tree.find(exp.Window) is not None and tree.find(exp.Where) is not None
    inner = any(each.find(exp.Count) for each in tree.find_all(exp.Subquery)) and tree.find(exp.Where) is not None
    named = any("duplic" in each.name.lower() for each in tree.find_all(exp.Column))
    return not (counted or ranked or inner or named or len(set(read)) < len(read))
