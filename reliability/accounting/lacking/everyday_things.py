"""Everyday words that name things (lexicon/things.txt) where a question asks for just those: "how many women", "the
weight of the lamp", "when is the next board meeting". Beside what else is asked for such a word is chatter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reliability.accounting.account import Operation, Piece, Role
from reliability.accounting.tokens import root
from reliability.lexicon import lines

_THINGS = frozenset(root(word) for line in lines("things.txt") for word in line.split())
_OF_THE_DATA = frozenset({Role.TABLE, Role.COLUMN, Role.CELL, Role.STATE})
_NAMED = frozenset({Role.TABLE, Role.CELL})
_ONE_OF = frozenset({Operation.LIST})
_COUNTING = frozenset({Operation.COUNT})


def everyday_things(pieces: Sequence[Piece], asking: Sequence[tuple[int, int]]) -> Iterator[tuple[int, str]]:
    """Where such a word stands that is asked for, and the words that name the thing."""
    about_nothing = not any(_of_the_data(piece) for piece in pieces)
    for place, piece in enumerate(pieces):
        if not _names_a_thing(piece) or not any(begin <= piece.start < end for begin, end in asking):
            continue
        if about_nothing or _is_counted(place, pieces) or _is_of_something(place, pieces):
            yield piece.start, piece.text


def _names_a_thing(piece: Piece) -> bool:
    """Whether a piece is such a word, and nothing in the data explains it."""
    return piece.best is not None and piece.best.role is Role.FUNCTION and root(piece.text) in _THINGS


def _of_the_data(piece: Piece) -> bool:
    """Whether the data explain a piece, at all: a name, a cell, a state, or something said earlier."""
    return bool(piece.of(*_OF_THE_DATA)) or bool(piece.of(Role.EARLIER))


def _is_counted(place: int, pieces: Sequence[Piece]) -> bool:
    """Whether it is what "how many" counts, and not only more of the thing named after it: "how many women", but not
    "how many women's shoes"."""
    before = pieces[place - 1] if place else None
    after = pieces[place + 1] if place + 1 < len(pieces) else None
    named = after is not None and after.best is not None and after.best.role in _NAMED
    return _does(before, _COUNTING) and not named


def _is_of_something(place: int, pieces: Sequence[Piece]) -> bool:
    """Whether it is what a question wants of something: "what is the weight of the lamp"."""
    after = pieces[place + 1 : place + 2]
    if not after or after[0].text.lower() != "of":
        return False
    begins = [piece for piece in pieces[:place] if not _is_little(piece)]
    return bool(begins) and all(_does(piece, _ONE_OF) for piece in begins)


def _does(piece: Piece | None, operations: frozenset[Operation]) -> bool:
    return piece is not None and any(each.value in operations for each in piece.of(Role.OPERATION))


def _is_little(piece: Piece) -> bool:
    return piece.best is not None and piece.best.role in (Role.FUNCTION, Role.POLITE)
