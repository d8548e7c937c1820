"""How much time lies between one row and the next: "average days between a customer's orders", "the longest stretch from
one breakdown to the next of each machine"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from reliability.accounting.account import Account, Operation, Piece, Role
from reliability.composing.apart.cutting import Span, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Aggregate, Filter, Frame, Gap, Measure, Of, Order
from reliability.composing.planning.asked.vocabulary import COMPARISONS, FALLING
from reliability.composing.planning.columns import date_columns, names_people, naming_columns
from reliability.composing.planning.relations import Relations

_TIME = r"(?:time|days?|hours?|minutes?|intervals?|gaps?|stretch(?:es)?|pauses?|breaks?|how\s+long)"
_NEXT = re.compile(
    rf"""\b{_TIME}\b[^.?!;]{{0,60}}?(?:
      \bbetween\s+(?:(?:any|two|successive|consecutive|subsequent|neighbou?ring|each|every|all|their|its|the|our|a|an|of|one|
        \w+(?:'s|s'|’s|s’))\s+){{0,5}}(?:(?!(?:and|to|until|or)\b)[^\W\d_]+\s+){{0,2}}?(?P<thing>[^\W\d_]+s)\b(?!\s*(?:and|to|until|or)\b)
      |\b(?:from|between)\s+(?:the\s+\w+\s+of\s+)?(?:one|an?|each)\s+(?P<one>[^\W\d_]+)\b[^.?!;]{{0,30}}?\s(?:to|and|until)\s+
        (?:the\s+\w+\s+of\s+)?(?:the|his|her|its|their)\s+(?:next|following|one\s+after)\b
      |\buntil\s+(?:the|his|her|its|their)\s+(?:next|following)\s+(?P<next>[^\W\d_]+)\b)""",
    re.VERBOSE | re.IGNORECASE,
)
_WHOSE = r"(?:(?:the|his|her|its|their|a|an|our|\w+(?:'s|s'|’s|s’))\s+){0,3}"
_PLACES = {"second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4, "fifth": 5, "5th": 5}
_PLACE = rf"(?P<place>{'|'.join(_PLACES)})"
_TO_THE_SECOND = re.compile(
    rf"\b{_TIME}\b[^.?!;]{{0,60}}?(?:\b(?:between|from)\s+{_WHOSE}(?P<before>first|1st|initial|second|2nd|third|3rd|fourth|4th)\s+"
    rf"(?:(?!and\b|to\b|until\b|till\b)[^\W\d_]+\s+)?(?:and|to|until|till)|\b(?:to|until|till|before))\s+{_WHOSE}{_PLACE}\s+(?P<thing>[^\W\d_]+)\b",
    re.IGNORECASE,
)
_RIGHT_BEFORE = r"(?:\s+(?!\w+s\b)[^\W\d_]+){0,3}\s*$"
_LONGEST = re.compile(
    rf"\b(?:(?:longest|greatest|biggest|largest|max(?:imum)?){_RIGHT_BEFORE}|(?<!\bat )most(?:\s+number\s+of)?\s*$)",
    re.I,
)
_SHORTEST = re.compile(
    rf"\b(?:(?:shortest|smallest|min(?:imum)?){_RIGHT_BEFORE}|(?<!\bat )least(?:\s+number\s+of)?\s*$)", re.I
)
_LONGEST_OF_TIME = re.compile(r"\b(?:longest|maximum)\b", re.IGNORECASE)
_SHORTEST_OF_TIME = re.compile(r"\b(?:shortest|minimum)\b", re.IGNORECASE)
_FOR_EACH = re.compile(r"\b(?:per|by|for\s+(?:each|every)|each|every|which)\s+(?:\w+\s+){0,2}$", re.IGNORECASE)
_WHICH = re.compile(r"\bwhich\s+(?:(?P<n>\d{1,3})\s+|(?:\w+\s+){0,2})$", re.IGNORECASE)
_OF_ALL, _ANOTHER_DAY, _MOST = 0.5, 0.7, 4
_NEAR = 80
"""The characters before what speaks of the time between rows in which it is said what is taken of it."""


def is_between_rows(text: str) -> bool:
    """Whether a question asks for the time between one row and the next.

    >>> is_between_rows("average days between a customer's orders"), is_between_rows("days between order and delivery")
    (True, False)
    """
    return _NEXT.search(text) is not None


def is_to_a_place(text: str) -> bool:
    """Whether a question asks for the time to the second of somebody's rows, or to one after it.

    >>> is_to_a_place("time between first and second order"), is_to_a_place("days to the first order")
    (True, False)
    """
    return _TO_THE_SECOND.search(text) is not None


def taken_of(text: str, pieces: Sequence[Piece] = ()) -> Aggregate:
    """What is taken of the times between rows: the average or median that the pieces of the question say, the longest
    or the shortest where they are said of the time itself, else their average.

    >>> taken_of("longest time between visits"), taken_of("time between the visits of our largest guests")
    ('most', 'average')
    """
    found, end = _NEXT.search(text), _extreme(text)
    last = found.end() if found is not None and end is not None else len(text)
    said = {piece.best.value for piece in pieces if piece.best is not None and piece.start < last}
    if Operation.AVERAGE in said:
        return "average"
    return "median" if Operation.MEDIAN in said else end or "average"


def between_rows(account: Account) -> Aggregate | None:
    """What is to be told of the times between rows; None where they are not asked for, or only held to a number."""
    if not is_between_rows(account.text) or _is_held_to_a_number(account):
        return None
    return taken_of(account.text, account.pieces)


def _extreme(text: str) -> Aggregate | None:
    """Whether the longest or the shortest of the times between rows is meant, by the words right before them."""
    found = _NEXT.search(text)
    start, end = found.span() if found is not None else (len(text), len(text))
    before, time = text[max(0, start - _NEAR) : start], text[start:end]
    if _LONGEST.search(before) or _LONGEST_OF_TIME.search(time):
        return "most"
    return "least" if _SHORTEST.search(before) or _SHORTEST_OF_TIME.search(time) else None


def gaps(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question that asks for the time between rows, each with its score; none of any other question."""
    to_one = _TO_THE_SECOND.search(account.text)
    if to_one is not None:
        yield from _to_a_place(account, to_one, relations, frames_of)
        return
    found, taken = _NEXT.search(account.text), between_rows(account)
    if found is None or taken is None:
        return
    start, end = next(found.span(name) for name in ("thing", "one", "next") if found[name])
    table = _table_at(account.pieces, start, end)
    if table is None or table not in relations.tables:
        return
    days = date_columns(relations.table(table), relations)
    owners = _owners(account, table, (start, end), relations)
    extreme, which = _extreme(account.text), [each for _, said in owners if (each := _WHICH.search(said))]
    cut = [each.span("n") for each in which if each["n"]]
    spoken = [(found.start(), start), (end, found.end()), *cut]
    for where, score in _conditions(without(account, spoken), table, frames_of):
        for place, day in enumerate(days[:2]):
            likely = score * _ANOTHER_DAY**place
            for owner, said in owners:
                key, grouped = relations.key_to(table, owner), _FOR_EACH.search(said) is not None
                names = tuple(map(Of, naming_columns(relations.table(owner), relations))) if grouped else ()
                number = Measure(taken, Gap(day, Of(key) if key is not None else None))
                frame, asked = Frame(table, (number,), names, where), _WHICH.search(said)
                if asked is not None and extreme is not None:
                    first = (Order(number, falling=extreme == "most"),)
                    frame = replace(frame, order=first, limit=int(asked["n"] or 1))
                yield frame, likely
            alone = Frame(table, (Measure(taken, Gap(day)),), (), where)
            yield alone, likely * (_OF_ALL if owners else 1.0)


def _to_a_place(
    account: Account, found: re.Match[str], relations: Relations, frames_of: FramesOf
) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for the time to the second of somebody's rows, or to one after it."""
    place, span = _PLACES[found["place"].lower()], found.span("thing")
    before, table = (found["before"] or "").lower(), _table_at(account.pieces, *span)
    if (before and _PLACES.get(before, 1) != place - 1) or table is None or table not in relations.tables:
        return
    days = date_columns(relations.table(table), relations)[:1]
    named = _owners(account, table, span, relations)
    grouped = {owner: _FOR_EACH.search(said) is not None for owner, said in named}
    above = [owner for owner in relations.above(table) if relations.key_to(table, owner) is not None]
    people = [owner for owner in above if names_people(relations.table(owner))]
    grouped = grouped or dict.fromkeys(people or above, False)
    said = {piece.best.value for piece in account.pieces if piece.best is not None}
    taken: Aggregate = "median" if Operation.MEDIAN in said else "average"
    spoken = [(found.start(), span[0]), (span[1], found.end())]
    for where, score in _conditions(without(account, spoken), table, frames_of):
        for nth, owner in enumerate(grouped):
            key = relations.key_to(table, owner)
            names = tuple(map(Of, naming_columns(relations.table(owner), relations))) if grouped[owner] else ()
            for day in days if key is not None else ():
                number = Measure(taken, Gap(day, Of(key) if key is not None else None, place=place))
                yield Frame(table, (number,), names, where), score * _ANOTHER_DAY**nth


def _is_held_to_a_number(account: Account) -> bool:
    """Whether the times are held to a number of days: "customers with more than 90 days between orders", unlike "the
    top 5 gaps between orders"."""
    found = _NEXT.search(account.text)
    before = [piece.best for piece in account.pieces if found is not None and piece.end <= found.start()][-2:]
    ranks = any(best is not None and best.value in FALLING for best in before[:-1])
    return not ranks and any(best is not None and best.role is Role.NUMBER for best in before[-1:])


def _table_at(pieces: Sequence[Piece], start: int, end: int) -> str | None:
    at = [piece for piece in pieces if piece.start < end and start < piece.end]
    tables = [e.element.table for piece in at for e in piece.of(Role.TABLE)[:1] if e.element is not None]
    return next(iter(tables), None)


def _owners(account: Account, table: str, own: Span, relations: Relations) -> list[tuple[str, str]]:
    """The tables named besides whose rows those of the table belong to, each with the text before its name."""
    found = dict[str, str]()
    for piece in account.pieces:
        best = piece.best
        if best is None or best.role is not Role.TABLE or best.element is None or own[0] <= piece.start < own[1]:
            continue
        if best.element.table != table and relations.key_to(table, best.element.table) is not None:
            found.setdefault(best.element.table, account.text[: piece.start])
    return list(found.items())


def _conditions(account: Account, table: str, frames_of: FramesOf) -> Iterator[tuple[tuple[Filter, ...], float]]:
    """What is said of the rows, by reading the question without the words that speak of time between them."""
    rest = replace(account, pieces=tuple(_saying_which(account.pieces)))
    found = dict[tuple[Filter, ...], float]()
    for frame, score in list(frames_of(rest))[:_MOST]:
        if frame.subject == table and not frame.having:
            found.setdefault(frame.where, score)
    yield from found.items() if found else (((), 0.5),)


def _saying_which(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """The pieces that may say which rows are meant: of operations only those that hold something to the number next."""
    for place, piece in enumerate(pieces):
        best, following = piece.best, pieces[place + 1].best if place + 1 < len(pieces) else None
        number_next = following is not None and following.role is Role.NUMBER
        if best is None or best.role is not Role.OPERATION or (number_next and best.value in COMPARISONS):
            yield piece
