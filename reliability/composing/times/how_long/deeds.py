"""The time from one thing that was done to another, by the words for both: "hours from collection to arrival", "days
until an invoice is settled", "time to first response", "average resolution time"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from reliability.accounting.account import Explanation, Operation, Piece, Role
from reliability.accounting.tokens import root
from reliability.accounting.wordings.deeds import akin_to, roots_of_deed
from reliability.composing.planning.columns import date_columns, kind_of, words_of
from reliability.composing.planning.relations import Relations
from reliability.composing.times.due import DUE
from reliability.composing.times.how_long.lengths import LengthColumn, averaged
from reliability.composing.times.spans import TimeSaid, taken_together
from reliability.values import Element, Table

_UNIT = r"(?:days|hours|hrs|minutes|mins|weeks|nights)"
_AMOUNT = re.compile(
    rf"\b(?:how long|how much time|how many {_UNIT}|(?:number|amount) of (?:{_UNIT}|time)|{_UNIT}"
    r"|(?:(?:lead|turnaround|turn-around|processing|waiting|wait|handling|elapsed|response|cycle) )?time(?: lag| span)?"
    r"|delay|lag|turnaround)\b",
    re.I,
)
_COUNTED = re.compile(
    r"\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|few|several|last|past|next|first|same|each|every|any"
    r"|this|in|on)[ -]$",
    re.I,
)
"""What stands before days that are counted, or meant as such: "more than 10 days to finish"."""
_BETWEEN = re.compile(
    r"^[^,;.?!()]{0,50}?\b(?:from|between|after) (?P<one>[^,;.?!()]{2,60}?) (?:to|and|until|till|before|through to) "
    r"(?P<other>[^,;.?!()]{2,60})",
    re.I,
)
_ASIDE = re.compile(
    rf"^(?: in {_UNIT})? ?\((?:from )?(?P<one>[^();]{{2,40}}?) (?:to|until|till) (?P<other>[^();]{{2,40}})\)", re.I
)
_UNTIL = re.compile(
    r"^[^,;.?!()]{0,50}?\b(?:until|till|before|to|for) (?P<other>(?!which\b|whom\b|each\b|every\b)[^,;.?!()]{2,60})",
    re.I,
)
_NOUN_TIME = re.compile(r"\b(?P<other>[a-z]{4,20}) times?\b(?! of day)", re.I)
_IN_UNIT = re.compile(rf"^ ?\(?in {_UNIT}\)?", re.I)
_STOPS = frozenset("per by for each every in of at with where who which that during since".split())
_TAKES = re.compile(
    r"\b(?:take|takes|took|taken|need|needs|needed|wait|waits|waited|pass|passes|passed|go by|elapse[sd]?)\b", re.I
)
_OPERATIONS = (Operation.AVERAGE, Operation.MEDIAN, Operation.SUM, Operation.MOST, Operation.LEAST)
_OWN, _AKIN, _OF_ROWS, _UNNAMED, _SECOND, _LEAST = 1.0, 0.9, 0.8, 0.85, 0.8, 0.55
_SURE = 0.95
_LONG, _MOST, _AS_GOOD = 2000, 4, 0.75


@dataclass(frozen=True, slots=True)
class _Length:
    """A stretch that asks for a length: where it begins, and the words for the two ends with their places; the first
    is empty where it is the day on which a row begins."""

    start: int
    one: tuple[int, str] | None
    other: tuple[int, str]
    takes: bool


@dataclass(frozen=True, slots=True)
class _Deed:
    """A word of a question for what was done, and how well it suits a date."""

    score: float
    end: int


def deeds_read(
    pieces: Sequence[Piece], text: str, relations: Relations
) -> tuple[tuple[Piece, ...], list[LengthColumn]]:
    """The pieces with the first stretch that asks how long it was from one deed to another made one, explained by the
    two days of a row, and these lengths, best first; as they are where no table has both days."""
    for asked in _stretches(text[:_LONG]):
        found = sorted(_lengths(asked, pieces, relations), key=lambda each: -each[0])
        if not found or found[0][0] < _LEAST or _is_a_column(asked, pieces):
            continue
        best = found[0][0]
        lengths = [(score, end, column) for score, end, column in found[:_MOST] if score >= best * _AS_GOOD]
        end = max(end for score, end, _ in lengths if score == best)
        tail = _IN_UNIT.match(text[end:])
        end += tail.end() if tail else 0
        said = tuple(Explanation(Role.COLUMN, min(1.0, score), c.element, via="length") for score, _, c in lengths)
        inside = [piece for piece in pieces if piece.start < end and asked.start < piece.end]
        taken = taken_together(pieces, text, TimeSaid(asked.start, end, said))
        paced = tuple(_with_pace(piece) for piece in taken)
        return _with_operation(paced, asked, inside), [column for _, _, column in lengths]
    return tuple(pieces), []


def _stretches(text: str) -> Iterator[_Length]:
    """The stretches that may ask for a length, those that name both ends first."""
    amounts = [each for each in _AMOUNT.finditer(text) if not _COUNTED.search(text[: each.start()])]
    for pattern in (_BETWEEN, _ASIDE):
        for amount in amounts:
            found = pattern.match(text[amount.end() :])
            if found is not None:
                at = amount.end()
                ends = ((at + found.start(name), found[name]) for name in ("one", "other"))
                one, other = ends
                yield _Length(amount.start(), one, other, _is_asked(amount[0]))
    for amount in amounts:
        found = _UNTIL.match(text[amount.end() :])
        if found is not None:
            other = (amount.end() + found.start("other"), found["other"])
            yield _Length(amount.start(), None, other, _is_asked(amount[0]))
    for found in _NOUN_TIME.finditer(text):
        yield _Length(found.start(), None, (found.start("other"), found["other"]), takes=False)


def _is_asked(amount: str) -> bool:
    return amount.lower().startswith("how")


def _is_a_column(asked: _Length, pieces: Sequence[Piece]) -> bool:
    """Whether the words are the name of a column that keeps the length: "delivery time"."""
    at = next((piece for piece in pieces if piece.start <= asked.start < piece.end), None)
    return (
        at is not None and any(e.score >= _SURE and e.via == "name" for e in at.of(Role.COLUMN)) and asked.one is None
    )


def _lengths(
    asked: _Length, pieces: Sequence[Piece], relations: Relations
) -> Iterator[tuple[float, int, LengthColumn]]:
    """What the words may mean: how well, where they end, and the length."""
    for table in relations.tables.values():
        dates = [c.name for c in table.columns if kind_of(table, c, relations) == "date"]
        near = _nearness(table, pieces)
        for last in dates:
            until = _deed(asked.other, last, table) or _own_day(asked.other, last, table, relations)
            if until is None:
                continue
            for first, score in _begins(asked, dates, last, table, relations):
                column = LengthColumn(
                    Element(table.name, f"days from {first} to {last}"),
                    Element(table.name, last),
                    "NUMERIC",
                    Element(table.name, first),
                )
                yield near * until.score * score, until.end, column


def _begins(
    asked: _Length, dates: Sequence[str], last: str, table: Table, relations: Relations
) -> Iterator[tuple[str, float]]:
    """The days from which is counted to another one, and how likely: those that are named, or the first that each row
    has."""
    if asked.one is not None:
        for first in dates:
            deed = _deed(asked.one, first, table) or _own_day(asked.one, first, table, relations)
            if deed is not None and first != last:
                yield first, deed.score
        return
    column = table.column(last)
    if column is None or not column.nullable:
        return  # what each row has from the first is nothing that is waited for
    before = [name for name in dates if name != last and not (DUE | _NO_BEGINNING) & set(words_of(name))]
    each_has = [name for name in before if (own := table.column(name)) is not None and not own.nullable]
    for place, name in enumerate((each_has or before[:1])[:2]):
        yield name, _UNNAMED * (_SECOND if place else 1.0)


_NO_BEGINNING = frozenset("birth born birthday dob expires expiry expiration valid".split())


def _nearness(table: Table, pieces: Sequence[Piece]) -> float:
    """How likely a table's rows are meant: those that are named first."""
    for piece in pieces:
        best = piece.best
        if best is not None and best.element is not None and best.element.table == table.name:
            return 1.0 if best.role is Role.TABLE else 0.95
    named = any(e.element is not None and e.element.table == table.name for p in pieces for e in p.explanations)
    return 0.9 if named else 0.75


def _deed(said: tuple[int, str], column: str, table: Table) -> _Deed | None:
    """The first word of a stretch that speaks of a day's deed, None where none does before another thing begins."""
    own = {each for word in words_of(column) for each in roots_of_deed(word)} - _NOTHING
    own -= {root(word) for word in words_of(table.name)}
    akin = {each for each in own for each in akin_to(each)}
    at, words = said
    for match in re.finditer(r"[A-Za-z][\w'’-]*", words):
        low = match[0].lower()
        if low in _STOPS and match.start():
            if low not in ("of", "for"):
                return None
            continue
        roots_here = roots_of_deed(low)
        if roots_here & own:
            return _Deed(_OWN, at + match.end())
        if roots_here & akin:
            return _Deed(_AKIN, at + match.end())
    return None


def _own_day(said: tuple[int, str], column: str, table: Table, relations: Relations) -> _Deed | None:
    """What a table's rows are called by, as the day on which they happen: of "between booking and appointment" the
    day of the appointment."""
    own = next(iter(date_columns(table, relations)), None)
    if own is None or own.column != column:
        return None
    at, words = said
    named = root(words_of(table.name)[-1])
    found = next((match for match in re.finditer(r"[A-Za-z]+", words) if root(match[0].lower()) == named), None)
    return _Deed(_OF_ROWS, at + found.end()) if found is not None else None


_NOTHING = frozenset(root(word) for word in "at on date day time dt ts utc first last actual when the".split())


def _with_pace(piece: Piece) -> Piece:
    """A piece with the slowest as what took longest, and the fastest as what took least."""
    pace = _SLOW if _SLOWEST & set(piece.lemmas) else _FAST if _FASTEST & set(piece.lemmas) else None
    best = piece.best
    if pace is None or best is None or best.role is not Role.OPERATION:
        return piece
    return replace(piece, explanations=(replace(best, value=pace.value),))


_SLOW, _FAST = Operation.MOST, Operation.LEAST
_SLOWEST, _FASTEST = frozenset(("slowest", "longest")), frozenset(("fastest", "quickest", "shortest"))


def _with_operation(pieces: Sequence[Piece], asked: _Length, inside: Sequence[Piece]) -> tuple[Piece, ...]:
    """The pieces with what is taken of the lengths: what was said within the stretch, or the average where it is
    asked for with "how long" and no more is said."""
    within = [e for p in inside for e in p.of(Role.OPERATION)[:1] if e.value in _OPERATIONS]
    if not within:
        return averaged(pieces, asked.start) if asked.takes else tuple(pieces)
    at = next(n for n, piece in enumerate(pieces) if piece.start <= asked.start < piece.end)
    operation = Piece(pieces[at].start, pieces[at].start, "", ("average",), (replace(within[0], score=_SURE),))
    return (*pieces[:at], operation, *pieces[at:])
