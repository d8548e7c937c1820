"""What grew or fell most: "which store grew most in 2025", "the product with the largest drop in sales since last year".

Without the words that rank, such a question asks for the growth by what is ranked; it is read so, and ordered by it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Change, Frame, Order
from reliability.composing.planning.columns import kind_of
from reliability.composing.planning.relations import Relations
from reliability.question.periods import read_periods

_FALLS = re.compile(
    r"\b(?:declin\w*|decreas\w*|drop\w*|fall\w*|fell|shrank|shrunk|shrink\w*|los[et]|losing|loss|down)\b", re.IGNORECASE
)
_IN_PERCENT = re.compile(r"%|per\s?cent|\brelative\b|\brate\b|\bproportion", re.IGNORECASE)
_ABSOLUTE = re.compile(r"\babsolute\b|\bin (?:euros?|dollars?|money)\b", re.IGNORECASE)
_FROM_TO = re.compile(r"(?:from|between)\s+(?P<one>.+?)\s+(?:to|and|until|till)\s+(?P<two>.+)", re.IGNORECASE)
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_SURE, _ALSO, _LEAST_DAYS = 0.95, 0.9, 28


def one_against_the_other(account: Account, today: date) -> Account:
    """The account in which growth "from 2024 to 2025" is that of the one against the other, not of both years against
    the two before that begin a year earlier; where no other period is held against it."""
    periods = [p for p in account.pieces if p.best is not None and p.best.role is Role.PERIOD]
    held = _first(account, Operation.COMPARE) is not None or len(periods) != 1
    if held or _first(account, Operation.GROWTH) is None:
        return account  # "from January to October 2026 compared to the same months of 2025" is one against another
    pieces = list[Piece]()
    for piece in account.pieces:
        is_period = piece.best is not None and piece.best.role is Role.PERIOD
        pieces += (_two_periods(piece, today) if is_period else ()) or (piece,)
    return replace(account, pieces=tuple(pieces))


def _two_periods(piece: Piece, today: date) -> tuple[Piece, ...]:
    match = _FROM_TO.fullmatch(piece.text)
    if match is None:
        return ()
    one, two = match["one"], match["two"]
    year = _YEAR.search(two)
    if year is not None and _YEAR.search(one) is None:
        one = f"{one} {year[0]}"  # "from May to June 2026"
    found = [read_periods(text, today) for text in (one, two)]
    if any(len(each) != 1 for each in found):
        return ()
    (first,), (last,) = found
    dates = (first.start, first.end, last.start, last.end)
    if any(day is None for day in dates) or not _apart(dates):  # a day to a day is one period
        return ()
    middle = piece.start + match.start("two")
    compared = Explanation(Role.OPERATION, _SURE, value=Operation.COMPARE.value)
    return (
        Piece(piece.start, middle, one, (one.lower(),), (Explanation(Role.PERIOD, 1.0, period=first),)),
        Piece(middle, middle, "", ("compared",), (compared,)),
        Piece(middle, piece.end, two, (two.lower(),), (Explanation(Role.PERIOD, 1.0, period=last),)),
    )


def _apart(dates: tuple[date | None, ...]) -> bool:
    """Whether two periods of some weeks follow one another."""
    begins, ends, begins_again, ends_again = (day or date.min for day in dates)
    long = min(ends - begins, ends_again - begins_again) >= timedelta(days=_LEAST_DAYS)
    return long and ends <= begins_again


def grown_most(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for what changed most from one period to another, each with its score: by its change in
    percent, and by the difference; none of any other question."""
    growth = _first(account, Operation.GROWTH)
    rank = _first(account, Operation.MOST) or _first(account, Operation.LEAST)
    ranked = _ranked(account, relations)
    if growth is None or rank is None or ranked is None:
        return
    rest = _asked_of_each(account, rank, ranked, relations)
    falls = _FALLS.search(account.text) is not None
    most = rank.best is not None and rank.best.value == Operation.MOST
    for frame, score in frames_of(rest):
        change = frame.numbers[-1] if frame.numbers else None
        if not isinstance(change, Change) or not frame.by or frame.limit is not None:
            continue
        percent = _ABSOLUTE.search(account.text) is None
        for told, weight in (
            (percent, 1.0),
            (not percent, _ALSO if not _IN_PERCENT.search(account.text) else _ALSO**3),
        ):
            by_it = replace(change, percent=told)
            order = (Order(by_it, falling=most != falls),)
            yield replace(frame, numbers=(by_it,), order=order, limit=1), score * weight


def _asked_of_each(account: Account, rank: Piece, ranked: Piece, relations: Relations) -> Account:
    """The account as one of each thing that is ranked: without the words that rank, and with "by" before what they do."""
    dropped = [
        rank,
        *(p for p in account.pieces if p.best is not None and p.best.value in (Operation.LIST, Operation.WITH)),
    ]
    for piece, following in pairwise(account.pieces):
        if piece.best is not None and piece.best.value == Operation.BY and _measures(following, relations):
            dropped.append(piece)  # "grew most by revenue"
    by = Piece(ranked.start, ranked.start, "", ("by",), (Explanation(Role.OPERATION, _SURE, value=Operation.BY.value),))
    kept = [piece for piece in account.pieces if piece not in dropped]
    return replace(account, pieces=tuple(each for p in kept for each in ((by, p) if p is ranked else (p,))))


def _measures(piece: Piece, relations: Relations) -> bool:
    element = piece.best.element if piece.best is not None else None
    table = relations.tables.get(element.table) if element is not None else None
    column = table.column(element.column) if table is not None and element is not None else None
    return table is not None and column is not None and kind_of(table, column, relations) == "number"


def _first(account: Account, operation: Operation) -> Piece | None:
    return next((p for p in account.pieces if p.best is not None and p.best.value == operation), None)


def _ranked(account: Account, relations: Relations) -> Piece | None:
    """What is ranked: the first thing that is named, or the first property whose values rows are grouped by."""
    for piece in account.pieces:
        best = piece.best
        table = relations.tables.get(best.element.table) if best is not None and best.element is not None else None
        if best is None or best.element is None or table is None:
            continue
        column = table.column(best.element.column) if best.element.column else None
        groups = column is not None and kind_of(table, column, relations) in ("text", "boolean")
        if best.role is Role.TABLE or (best.role is Role.COLUMN and groups):
            return piece
    return None
