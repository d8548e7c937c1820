"""The way over a question's pieces, from left to right: `read_asked`."""

from __future__ import annotations

from datetime import date

from reliability.accounting.account import Explanation, Operation, Piece, Role
from reliability.composing.planning.asked.beforehand import begin
from reliability.composing.planning.asked.ending import end
from reliability.composing.planning.asked.naming import take_named
from reliability.composing.planning.asked.operations import heed
from reliability.composing.planning.asked.parts import MOST_PIECES, AskedFor, Mark, Wanted
from reliability.composing.planning.asked.vocabulary import (
    LASTING,
    LENGTHS_OF_TIME,
    MONEY_WORDS,
    TAKING,
    THINGS,
    is_verb,
)
from reliability.composing.planning.asked.walk import NOWHERE, Walk
from reliability.composing.planning.columns import says_when

_CONTENT = frozenset((Role.TABLE, Role.COLUMN, Role.CELL, Role.STATE, Role.PERIOD, Role.GRAIN, Role.NUMBER))


def read_asked(pieces: tuple[Piece, ...], text: str, today: date | None = None) -> AskedFor:
    """A question taken apart. Of a very long one, the first eighty pieces."""
    walk = begin(pieces[:MOST_PIECES], text, today)
    for at, piece in enumerate(walk.around.pieces):
        if not _read_together(walk, at, piece):
            _read_alone(walk, at, piece)
    end(walk)
    return walk.asked


def _read_together(walk: Walk, at: int, piece: Piece) -> bool:
    """What a piece says together with others; whether it does."""
    if at in walk.told:
        _to_be_shown(walk, at, piece)
    elif at in walk.sorts:
        walk.sorting, walk.grouping = at, NOWHERE
    elif at in walk.pairs:
        _count_and_amount(walk, at)
    elif piece.lemmas in (("id",), ("ids",)) or at in walk.numbered:
        last = at + 1 >= len(walk.around.pieces)
        walk.asked.keyed = walk.asked.keyed or last or not walk.around.number_after(at)
        walk.id_at = at
    elif piece.lemmas == ("no",) and _is_a_number(walk, at):
        walk.asked.keyed = True
    else:
        return False
    return True


def _read_alone(walk: Walk, at: int, piece: Piece) -> None:
    """What a piece's likeliest explanation says; of "how many and euros" the euros besides."""
    asked, best = walk.asked, piece.best
    counts = any(wanted.aggregate == "count" for wanted in asked.wanted)
    if set(piece.lemmas) & MONEY_WORDS and walk.around.led_on(at) and counts:
        asked.wanted.append(Wanted("sum", None, at))
    if best is None or at <= walk.passed or _says_nothing_new(walk, at, piece, best) or _day_follows(walk, at):
        return
    if _a_count(walk, at, piece, best):
        asked.counted = True
        asked.wanted.append(Wanted("count", None, at))
    elif best.role is Role.OPERATION:
        heed(walk, at, piece, best)
    elif best.role in _CONTENT:
        asked.content += 1
        take_named(walk, Mark(at, piece), best)


def _to_be_shown(walk: Walk, at: int, piece: Piece) -> None:
    """A piece that says what is to be shown, unless the outputs are told in full."""
    asked, best = walk.asked, piece.best
    if asked.told or best is None:
        return
    asked.distinct |= best.value == Operation.DISTINCT
    if best.role is not Role.FUNCTION:
        asked.shown.append(Mark(at, piece))


def _count_and_amount(walk: Walk, at: int) -> None:
    """ "Count and total": rows counted, and their amounts; said once, at the first of these words."""
    walk.grouping = NOWHERE
    if at - 1 in walk.pairs:
        return
    walk.aggregates = []
    walk.asked.counted = True
    walk.asked.wanted += [Wanted("count", None, at), Wanted(walk.pairs[at], None, at)]


def _is_a_number(walk: Walk, at: int) -> bool:
    """Whether "no" is short for number: "order no.", "the invoice no"."""
    end_of_it = walk.around.pieces[at].end
    before, after = walk.around.best_before(at), walk.around.text[end_of_it : end_of_it + 1]
    return after in (".", ",", "") and before is not None and before.role in THINGS


def _says_nothing_new(walk: Walk, at: int, piece: Piece, best: Explanation) -> bool:
    """ "That same year" is the period named before; an "n" is an "and", not a cell that means no."""
    if best.role is Role.CELL and best.via != "quoted" and piece.text in ("n", "y"):
        return True
    if piece.text.lower() in TAKING and best.role is Role.COLUMN and _lasts(walk, at):
        return True  # "orders that took more than 10 days", no takings
    back = walk.around.words_before(at, 1)
    return bool(walk.asked.periods and back & {"that", "same"} and piece.of(Role.GRAIN))


def _lasts(walk: Walk, at: int) -> bool:
    """Whether a length of time is asked for, or named shortly after a place."""
    return (
        "duration" in walk.asked.layouts
        or bool(walk.around.words_after(at, 5) & LENGTHS_OF_TIME)
        or bool(walk.around.words_after(at, 2) & LASTING)
    )


def _day_follows(walk: Walk, at: int) -> bool:
    """Whether "date" or "day" is that of what is told next: "the date they were hired"."""
    pieces = walk.around.pieces
    if pieces[at].lemmas not in (("date",), ("day",)) or walk.around.text_before(at) != "the":
        return False
    for piece in pieces[at + 1 : at + 5]:
        best = piece.best
        if best is None or best.role in (Role.FUNCTION, Role.EARLIER):
            continue
        return best.role is Role.COLUMN and is_verb(piece) and says_when(best)
    return False


def _a_count(walk: Walk, at: int, piece: Piece, best: Explanation) -> bool:
    """ "Number and total value", "just the counts": how many of what was named before."""
    alone = piece.text.lower() in ("number", "counts", "numbers") and best.role is Role.COLUMN and best.score < 0.9
    ends = at + 1 == len(walk.around.pieces)
    return alone and bool(walk.asked.things) and (walk.around.goes_on(at) or ends)
