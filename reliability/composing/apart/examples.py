"""Values that only say of which kind the values of a property are: "by channel (e-mail, phone …)"."""

from __future__ import annotations

import re

from reliability.accounting.account import Account
from reliability.composing.apart.cutting import without

_IN_BRACKETS = re.compile(
    r"\((?:\s*(?:e\.?\s?g\.?|i\.?\s?e\.?|like|such as|for example|for instance)\b[^()]*|[^()]*(?:\.\.\.?|…|\betc\.?|\band so on)\s*)\)",
    re.IGNORECASE,
)


def without_examples(account: Account) -> Account:
    """The account without the examples that it gives in brackets, which keep nothing out.

    >>> from reliability.accounting.account import Piece
    >>> text = "orders by channel (web, phone …)"
    >>> pieces = (Piece(0, 6, "orders", ("order",)), Piece(19, 22, "web", ("web",)))
    >>> [piece.text for piece in without_examples(Account(text, pieces)).pieces]
    ['orders']
    """
    spans = [match.span() for match in _IN_BRACKETS.finditer(account.text)]
    return without(account, spans) if spans else account
