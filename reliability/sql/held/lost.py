"""Those who are still there in place of those who were lost: "how many customers did we lose" as those who ordered."""

from __future__ import annotations

import re

from sqlglot import exp

_PEOPLE = (
    r"(?:customer|client|member|buyer|shopper|user|subscriber|donor|patient|student|guest|account|tenant|supplier|vendor"
    r"|partner|player|volunteer)s?"
)
_LOST = re.compile(
    rf"\b{_PEOPLE} (?:(?:did|do|have) we los[et]|(?:that |which |whom )?we(?:['’]ve| have)? lost)\b"
    rf"|\b(?:lost|lapsed|inactive|dormant|churned|former|deactivated) {_PEOPLE}\b",
    re.IGNORECASE,
)
_DENIED = re.compile(
    r"\b(?:no[tr]?|never|without|except|exclud\w*|besides|versus|vs|compared|active|current|share|percent\w*|rate)\b|n['’]t\b|%",
    re.IGNORECASE,
)
_TELLS = (exp.Is, exp.Except, exp.Exists, exp.Max, exp.Sub, exp.Window, exp.Case, exp.If, exp.NEQ, exp.Div)
"""What may tell those who are gone in a way that is not looked into."""
_PUT_AWAY = re.compile(
    r"(?:^|_)(?:old|former|past|legacy|archived?|inactive|dormant|deactivated|churn\w*|lapsed|lost|closed|gone)(?:$|_)",
    re.IGNORECASE,
)


def still_there(tree: exp.Expr, question: str) -> bool:
    """Whether a query says nothing of its rows by which anybody could be gone, or only that they are not marked as gone,
    where those are asked for who were lost or are inactive.

    >>> from sqlglot import parse_one
    >>> question = "How many customers did we lose this year?"
    >>> still_there(parse_one("SELECT COUNT(*) FROM customers WHERE is_deleted = 0"), question)
    True
    >>> still_there(parse_one("SELECT COUNT(*) FROM customers WHERE is_deleted = 1"), question)
    False
    """
    if not _LOST.search(question) or _DENIED.search(question):
        return False
    if tree.find(*_TELLS) is not None or any(_PUT_AWAY.search(table.name) for table in tree.find_all(exp.Table)):
        return False
    if any(join.side for join in tree.find_all(exp.Join)) or any(_is_over(each) for each in tree.find_all(exp.Having)):
        return False
    return not any(_is_over(where) or _says_gone(where, question) for where in tree.find_all(exp.Where))


def _is_over(part: exp.Expr) -> bool:
    """Whether anything is to end by a day, or a number to stay below one, without a beginning of its own."""
    begun = {each.this.sql() for each in part.find_all(exp.GT, exp.GTE)}
    return any(each.this.sql() not in begun for each in part.find_all(exp.LT, exp.LTE))


def _says_gone(where: exp.Expr, question: str) -> bool:
    """Whether rows are marked as something: by a flag that is set, by a text that the question does not say, or by
    anything denied but such a flag."""
    for test in where.find_all(exp.EQ, exp.In):
        for held in test.expressions if isinstance(test, exp.In) else (test.expression,):
            text = held.name if isinstance(held, exp.Literal) and held.is_string else ""
            said = text.lower() in question.lower() and not _PUT_AWAY.search(f"_{text}") if text else False
            if not said and not _is_unset(held) and not isinstance(held, exp.Column):
                return True
    if any(not isinstance(each.this.unnest(), exp.Column | exp.EQ) for each in where.find_all(exp.Not)):
        return True
    tests = where.this.flatten() if isinstance(where.this, exp.And) else (where.this,)
    return any(isinstance(each.unnest(), exp.Column) for each in tests)


def _is_unset(held: exp.Expr) -> bool:
    """Whether a value is a no."""
    return held.sql().lower() in ("0", "false", "'n'", "'no'")
