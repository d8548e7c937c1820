"""Values that only say of which kind the values of a property are: "by channel (e-mail, phone …)"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.cutting import without

_IN_BRACKETS = re.compile(
    r"\((?:\s*(?:e\.?\s?g\.?|i\.?\s?e\.?|like|such as|for example|for instance)\b[^()]*|[^()]*(?:\.\.\.?|…|\betc\.?|\band so on)\s*)\)",
    re.IGNORECASE,
)
_FEW, _SURE = 9, 0.95


def without_examples(account: Account) -> Account:
    """The account without the examples that it gives in brackets, which keep nothing out; where they only tell by what
    all is grouped ("by how they pay (card, cash …)"), with the property whose values they are.

    >>> from reliability.accounting.account import Piece
    >>> text = "orders by channel (web, phone …)"
    >>> pieces = (Piece(0, 6, "orders", ("order",)), Piece(19, 22, "web", ("web",)))
    >>> [piece.text for piece in without_examples(Account(text, pieces)).pieces]
    ['orders']
    """
    for match in reversed(list(_IN_BRACKETS.finditer(account.text))):
        told = _told_by(account.pieces, *match.span())
        start = match.start() if told is None else told.start
        account = without(account, [(start, match.end())], [told] if told is not None else [])
    return account


def _told_by(pieces: Sequence[Piece], start: int, end: int) -> Piece | None:
    """The property that groups are made by, where only its values in brackets tell it."""
    before = [piece for piece in pieces if piece.end <= start]
    by = next((n for n, p in enumerate(before) if p.best is not None and p.best.value == Operation.BY), None)
    cells = [e.element for p in pieces if start <= p.start < end for e in p.of(Role.CELL)[:1] if e.element is not None]
    if by is None or not cells or len(before) - by > _FEW:
        return None
    named = {e.element for p in before[by + 1 :] for e in p.of(Role.COLUMN)[:2]}
    if cells[0] in named or by + 1 >= len(before):
        return None
    said = Explanation(Role.COLUMN, _SURE, cells[0], via="cell")
    first = before[by + 1]
    return Piece(first.start, start, "", (cells[0].column.lower(),), (said,))
