"""Why something happened, where its reasons are kept: "why do people send things back" by the reasons of returns."""

from __future__ import annotations

import re
from collections.abc import Iterator

from reliability.accounting.account import Account, Piece, Role
from reliability.composing.planning.columns import columns_of, words_of
from reliability.composing.planning.relations import Relations
from reliability.values import Element

_WHY = re.compile(
    r"^\W*(?:(?:hi|hello|hey|so|and|but|ok|please)\b\W*)*(?:why\b|(?:for )?what reasons?\b)", re.IGNORECASE
)
_REASONS = frozenset("reason cause motive".split())
_BEFORE = re.compile(r"\b(?:in|at|on|of|from|for|during|since|with|by|via)\s+(?:the\s+)?$", re.IGNORECASE)
_NAMED, _LIKELY = 0.75, 0.95


def reasons_kept(account: Account, relations: Relations) -> Element | None:
    """The column of the reasons of what a question asks the reasons of; None where none are kept, or it asks another
    thing."""
    if not _WHY.search(account.text):
        return None
    named = dict[str, float]()
    for piece in account.pieces:
        for each in piece.of(Role.TABLE, Role.COLUMN):
            if each.element is not None and each.score >= _NAMED and each.element.table in relations.tables:
                named[each.element.table] = max(named.get(each.element.table, 0.0), each.score)
    for table in sorted(named, key=lambda each: -named[each]):
        for column in columns_of(relations.table(table), relations, "text"):
            if _REASONS & set(words_of(column.column)):
                return column
    return None


def by_their_reasons(account: Account, relations: Relations) -> Iterator[tuple[str, float]]:
    """The question for the number of what happened by its reasons, with the values and periods that are said."""
    kept = reasons_kept(account, relations)
    if kept is None:
        return
    said = " ".join(_with_preposition(account.text, piece) for piece in account.pieces if _narrows(piece))
    yield (
        f"number of {' '.join(words_of(kept.table.rpartition('.')[2]))} by {' '.join(words_of(kept.column))} {said}",
        _LIKELY,
    )


def _narrows(piece: Piece) -> bool:
    return piece.best is not None and piece.best.role in (Role.CELL, Role.PERIOD)


def _with_preposition(text: str, piece: Piece) -> str:
    before = _BEFORE.search(text[: piece.start])
    return text[before.start() if before else piece.start : piece.end]
