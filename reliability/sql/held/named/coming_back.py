"""People who come back taken for what is sent back: "returning customers" as the table of returns."""

from __future__ import annotations

import re

from sqlglot import exp

_COME_BACK = re.compile(
    r"\b(?:returning|recurring)\s+(?:(?:and|or|vs\.?|versus|/)\s+\w+\s+)?(?:customers?|clients?|buyers?|shoppers?|guests?|visitors?|members?|donors?|patients?"
    r"|borrowers?|renters?|users?|subscribers?|passengers?)\b",
    re.IGNORECASE,
)
_SENT_BACK = re.compile(
    r"\b(?:return(?:s|ed)?|sen[dt]\s+back|brought\s+back|refund\w*|returning\s+(?:\w+\s+)?(?:goods|items|products|orders|parcels|books|loans)"
    r"|money\s+back)\b",
    re.IGNORECASE,
)
_RETURNS = re.compile(r"(?:^|_)(?:returns?|refunds?)(?:_|$)", re.IGNORECASE)


def sent_back_as_coming_back(tree: exp.Expr, question: str) -> bool:
    """Whether a query reads what was returned or refunded, where a question speaks of returning people alone.

    >>> from sqlglot import parse_one
    >>> returns = parse_one("SELECT SUM(amount) FROM returns")
    >>> sent_back_as_coming_back(returns, "revenue from new vs returning guests")
    True
    >>> sent_back_as_coming_back(returns, "refunds of returning guests")
    False
    """
    if not _COME_BACK.search(question) or _SENT_BACK.search(question):
        return False
    return any(_RETURNS.search(table.name) for table in tree.find_all(exp.Table))
