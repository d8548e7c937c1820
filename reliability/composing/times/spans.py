"""Stretches of a question that are taken together for what they say of time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from reliability.accounting.account import Explanation, Piece, Role
from reliability.question.periods import read_periods


@dataclass(frozen=True, slots=True)
class TimeSaid:
    """What the words text[start:end] say, best first."""

    start: int
    end: int
    explanations: tuple[Explanation, ...]


def taken_together(pieces: Sequence[Piece], text: str, said: TimeSaid) -> tuple[Piece, ...]:
    """The pieces with all of a stretch made one; those that reach into it are part of it."""
    inside = [n for n, piece in enumerate(pieces) if piece.start < said.end and said.start < piece.end]
    if not inside:
        return tuple(pieces)
    first, last = inside[0], inside[-1]
    start, end = min(pieces[first].start, said.start), max(pieces[last].end, said.end)
    words = text[start:end]
    one = Piece(start, end, words, tuple(words.lower().split()), said.explanations)
    return (*pieces[:first], one, *pieces[last + 1 :])


def without_what_is_said(pieces: Sequence[Piece], text: str, end: int, today: date) -> tuple[Piece, ...]:
    """The pieces with a time that begins before a place of the text cut there, where a time is behind it as well: of
    loans "returned late in 2025" the time is the year, and not its end."""
    found = list[Piece]()
    for piece in pieces:
        rest = text[end : piece.end]
        times = read_periods(rest, today) if piece.start < end < piece.end and piece.of(Role.PERIOD) else ()
        if len(times) != 1:
            found.append(piece)
            continue
        parts = (
            (piece.start, end, piece.explanations),
            (end, piece.end, (Explanation(Role.PERIOD, 1.0, period=times[0]),)),
        )
        for start, stop, said in parts:
            words = text[start:stop]
            own = start + len(words) - len(words.lstrip())
            found.append(Piece(own, stop, words.strip(), tuple(words.lower().split()), said))
    return tuple(found)


def before(pieces: Sequence[Piece], start: int) -> Piece | None:
    """The piece that ends before a place of the text, None at the beginning."""
    return next((piece for piece in reversed(pieces) if piece.end <= start), None)


def after(pieces: Sequence[Piece], end: int) -> Piece | None:
    """The piece that begins behind a place of the text, None at the end."""
    return next((piece for piece in pieces if piece.start >= end), None)


def names_table(piece: Piece | None, tables: set[str]) -> bool:
    """Whether the likeliest that a piece says is one of these tables."""
    best = piece.best if piece is not None else None
    return best is not None and best.role is Role.TABLE and best.element is not None and best.element.table in tables


def explained(piece: Piece, explanations: Sequence[Explanation]) -> Piece:
    """A piece with these explanations, best first."""
    return replace(piece, explanations=tuple(sorted(explanations, key=lambda each: -each.score)))
