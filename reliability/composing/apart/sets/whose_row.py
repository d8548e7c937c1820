"""Whose row is the first by its own figure: "who placed the largest order ever", "which customer had the biggest single
order". The row is what is ranked, and who it belongs to is shown; how many rows somebody has is not asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Operation, Piece, Role
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Frame, Of
from reliability.composing.planning.columns import names_people, naming_columns
from reliability.composing.planning.relations import Relations

_ASKED = re.compile(
    r"^\W*(?:(?:so|and|ok(?:ay)?|hey|hi)\W+)?(?:(?P<who>who)\b|(?:which|what|in\s+which|at\s+which|from\s+which)\s+(?P<one>[^\W\d_]+)\b)",
    re.IGNORECASE,
)
_BY_ITS_OWN = frozenset(
    "largest biggest highest smallest lowest greatest expensive priciest cheapest longest shortest heaviest oldest newest".split()
)
_RANKS = frozenset((Operation.MOST, Operation.LEAST))
_SINGLE = frozenset(("single", "individual", "one"))
_LIKELY, _MOST = 0.97, 4


def whose_row(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for whom, or where, the first row by a figure of its own belongs to, each with its
    score; none of any other question."""
    asked, pieces = _ASKED.match(account.text), account.pieces
    rank = next((n for n, piece in enumerate(pieces) if _ranks_by_its_own(piece)), None)
    if asked is None or rank is None:
        return
    row = next((n for n in range(rank + 1, min(rank + 3, len(pieces))) if _names_one_row(pieces[n])), None)
    between = {word for piece in pieces[rank + 1 : row] for word in piece.text.lower().split()} if row else set[str]()
    best = pieces[row].best if row is not None else None
    if row is None or best is None or best.element is None or not between <= _SINGLE:
        return
    table = best.element.table
    whose = _whose(pieces, asked, table, relations)
    rest = replace(account, pieces=(pieces[rank], *pieces[row:]))
    for frame, score in list(frames_of(rest))[:_MOST] if whose else ():
        plain = not frame.numbers and frame.limit is not None and len(frame.order) == 1 and not frame.first_of_each
        value = frame.order[0].by if plain else None
        if not plain or frame.subject != table or not isinstance(value, Of):
            continue
        for place, name in enumerate(whose[:2]):
            names = tuple(map(Of, naming_columns(relations.table(name), relations)))
            yield replace(frame, by=(*names, value)), _LIKELY * 0.85**place * score


def _whose(pieces: tuple[Piece, ...], asked: re.Match[str], table: str, relations: Relations) -> list[str]:
    """The tables to whose rows it may belong: of people for "who", else the one that is named."""
    above = sorted(relations.above(table).items(), key=lambda each: each[1]) if table in relations.tables else []
    nearest = [name for name, far in above if far and relations.key_to(table, name) is not None]
    if asked["who"]:
        return [name for name in nearest if names_people(relations.table(name))]
    named = [p.best.element.table for p in pieces if p.start == asked.start("one") and p.best and p.best.element]
    named = named or [
        p.best.element.table
        for p in pieces
        if p.start < asked.end()
        and p.end >= asked.end("one")
        and p.best
        and p.best.role is Role.TABLE
        and p.best.element
    ]
    return [name for name, far in above if far and name in named]


def _ranks_by_its_own(piece: Piece) -> bool:
    """Whether it ranks rows by a figure of theirs, and not by how many there are ("most orders")."""
    best = piece.best
    ranks = best is not None and best.role is Role.OPERATION and best.value in _RANKS
    return ranks and bool(_BY_ITS_OWN & set(piece.text.lower().split()))


def _names_one_row(piece: Piece) -> bool:
    best, text = piece.best, piece.text.lower()
    return best is not None and best.role is Role.TABLE and (not text.endswith("s") or text.endswith("ss"))
