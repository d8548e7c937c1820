"""An account without some of its words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role

Span = tuple[int, int]


def without(account: Account, spans: Sequence[Span], instead: Iterable[Piece] = ()) -> Account:
    """The account without the pieces that lie in these stretches of its text, and with others in their place."""
    kept = [p for p in account.pieces if not any(p.start < end and start < p.end for start, end in spans)]
    return replace(account, pieces=tuple(sorted([*kept, *instead], key=lambda piece: piece.start)))


def grain_piece(span: Span, text: str, unit: str) -> Piece:
    """What stands for "for each month" where other words said so."""
    said = Explanation(Role.GRAIN, 1.0, value=unit)
    return Piece(*span, text[slice(*span)], ("per", unit), (said,))


def operation_piece(operation: Operation) -> Piece:
    """What stands for an operation that other words asked for, at the very beginning."""
    return Piece(0, 0, "", (operation.value,), (Explanation(Role.OPERATION, 1.0, value=operation.value),))
