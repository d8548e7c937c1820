"""Where a question speaks of ages: "the average age", "older than 65", "patients under 18", "18 or older"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from reliability.accounting.account import Explanation, Operation, Piece, Role
from reliability.composing.frame import Comparison, Filter
from reliability.composing.planning.asked.vocabulary import is_verb
from reliability.composing.times.born import AgeColumn
from reliability.composing.times.columns import Marking, TimeColumn
from reliability.composing.times.spans import TimeSaid, after, before, explained, names_table, taken_together
from reliability.values import Element

_N, _YEARS = r"(?P<n>\d{1,3})", r"(?:[- ](?:years?|yrs?)(?:[- ]olds?|[- ]of[- ]age)?)?"
_AGE = r"(?:(?:with|at) (?:an )?ages? |aged? |ages )?"
_COMPARED: tuple[tuple[str, Comparison], ...] = (
    (rf"{_AGE}between (?:the ages of )?{_N}{_YEARS}(?: and | to | - |-)(?P<m>\d{{1,3}}){_YEARS}", "between"),
    (rf"(?:aged|ages) (?:from )?{_N}(?: to | and | - |-|–)(?P<m>\d{{1,3}}){_YEARS}", "between"),
    (rf"{_AGE}{_N}{_YEARS}(?:,? (?:or|and) (?:older|over|above|up|more)\b|\+)", ">="),
    (rf"{_AGE}{_N}{_YEARS},? (?:or|and) (?:younger|under|below|less)\b", "<="),
    (rf"{_AGE}at least {_N}{_YEARS}", ">="),
    (rf"{_AGE}(?:at most|up to|no older than) {_N}{_YEARS}", "<="),
    (rf"{_AGE}(?:under|below|younger than|less than) (?:the age of |age )?{_N}{_YEARS}", "<"),
    (rf"{_AGE}(?:over|above|older than|more than|past) (?:the age of |age )?{_N}{_YEARS}", ">"),
    (rf"(?:aged |of age |the age of ){_N}", "="),
    (rf"{_N}[- ](?:years?|yrs?)[- ](?:olds?\b|of age\b)", "="),
)
_READ = tuple((re.compile(rf"(?<![\w.,$€£]){pattern}(?![\w%€]|[.,]\d)", re.I), how) for pattern, how in _COMPARED)
_OF_AGE = re.compile(r"\b(?:older|younger|aged?|ages|olds?)\b", re.I)
_AGE_WORDS = frozenset((("age",), ("ages",), ("aged",), ("how", "old")))
_LINKS = frozenset("are is were was be not who that the".split())
_PEOPLE = frozenset("kid child children teenager adult minor boy girl person people youngster senior".split())
_YOUNGEST, _OLDEST = frozenset(("youngest",)), frozenset(("oldest", "eldest"))
_ELDEST = 110
_SURE, _PEOPLE_SAID = 0.95, 0.9


def ages_read(
    pieces: Sequence[Piece], text: str, ages: Sequence[AgeColumn]
) -> tuple[tuple[Piece, ...], list[TimeColumn]]:
    """The pieces with those that speak of ages explained by columns, and these columns. An age told by the
    year of birth alone is that of people who are named."""
    found, columns = tuple(pieces), list[TimeColumn]()
    ages = [e for e in ages if not e.by_year or any(names_table(p, {e.element.table}) for p in pieces)]
    if not ages:
        return found, columns
    for start, end, comparison, years in _compared(found, text, ages):
        marks = [_marking(each, comparison, years) for each in ages]
        states = tuple(Explanation(Role.STATE, _SURE, each.element, "true", via="age") for each in marks)
        found = taken_together(found, text, TimeSaid(start, end, states))
        columns += marks
    if columns:
        found = _people_explained(found, ages)
    if any(_names_age(piece, found, ages) for piece in found):
        found = tuple(
            _as_age(piece, [each.grouped for each in ages] if at and _groups(found[at - 1]) else ages)
            if _names_age(piece, found, ages)
            else _by_age(piece)
            for at, piece in enumerate(found)
        )
        columns += [column for each in ages for column in (each, each.grouped)]
    return _by_birth(found, ages), list(dict.fromkeys(columns))


def _compared(
    pieces: Sequence[Piece], text: str, ages: Sequence[AgeColumn]
) -> Iterator[tuple[int, int, Comparison, tuple[int, ...]]]:
    """Each stretch that compares an age, how and with how many years."""
    taken = list[tuple[int, int]]()
    for pattern, comparison in _READ:
        for match in pattern.finditer(text[:_LONGEST]):
            years = tuple(int(match[name]) for name in ("n", "m") if match.groupdict().get(name))
            start, end = match.span()
            free = all(end <= begin or stop <= start for begin, stop in taken)
            said = bool(_OF_AGE.search(match[0])) or _of_people(pieces, text, start, end, ages)
            if free and said and all(0 < each <= _ELDEST for each in years):
                taken.append((start, end))
                yield start, end, comparison, years


_LONGEST = 2000


def _of_people(pieces: Sequence[Piece], text: str, start: int, end: int, ages: Sequence[AgeColumn]) -> bool:
    """Whether people are named just before and nothing behind that would be counted: "patients under 18"."""
    last = before([piece for piece in pieces if piece.text.lower() not in _LINKS], start)
    following = after(pieces, end)
    if last is None or len(text[last.end : start].split()) > 2 or (following is not None and _counted(following)):
        return False
    unknown = last.best is None and bool(_PEOPLE & set(last.lemmas))
    dated = {each.element.table for each in ages if not each.by_year}
    return bool(dated) and (unknown or names_table(last, dated))


def _counted(piece: Piece) -> bool:
    """Whether a number is of what follows it: "over 5 visits", "under 20 %", "over 90 days"."""
    best = piece.best
    if best is None or best.role is Role.GRAIN:
        return bool(piece.text.strip("()?!.,"))
    return best.role is Role.TABLE or (best.role is Role.COLUMN and not is_verb(piece))


def _marking(age: AgeColumn, comparison: Comparison, years: tuple[int, ...]) -> Marking:
    """The rows whose age compares so, and those whose does not."""
    element = Element(age.element.table, f"is of age {comparison} {' '.join(map(str, years))}")
    if len(years) > 1:
        low, high = sorted(years)
        return Marking(element, age.of, "BOOLEAN", age.from_to(low, high), age.outside(low, high))
    holds: Filter = age.compared(comparison, years[0])
    fails: Filter = age.compared(_OPPOSITE[comparison], years[0]) if comparison != "=" else age.outside(*years * 2)
    return Marking(element, age.of, "BOOLEAN", holds, fails)


_OPPOSITE: dict[Comparison, Comparison] = {"<": ">=", ">=": "<", ">": "<=", "<=": ">"}


def _names_age(piece: Piece, pieces: Sequence[Piece], ages: Sequence[AgeColumn]) -> bool:
    """Whether a word asks for the age of people, not for that of something else that is named: "how old our shops are"
    is told by the day they opened."""
    if piece.lemmas not in _AGE_WORDS or piece.best is None or piece.best.role is Role.STATE:
        return False
    born = {each.element.table for each in ages}
    named = {p.best.element.table for p in pieces if p.best and p.best.role is Role.TABLE and p.best.element}
    own = {each.element.table for each in piece.of(Role.COLUMN) if each.element is not None}
    return bool(named & born) or not named & own


def _as_age(piece: Piece, ages: Sequence[AgeColumn]) -> Piece:
    """A piece that names ages before anything else but a name of its own."""
    born = {each.of for each in ages}
    own = [Explanation(Role.COLUMN, _SURE, each.element, via="age") for each in ages]
    others = [each for each in piece.explanations if each.element not in born and each.role is Role.COLUMN]
    return explained(piece, [*own, *others])


def _groups(piece: Piece) -> bool:
    """Whether a piece says that what follows it makes groups: "by age"."""
    return piece.best is not None and piece.best.role is Role.OPERATION and piece.best.value == Operation.BY


def _by_age(piece: Piece) -> Piece:
    """Of "the oldest" the one of the most years: an order by age falls where that by the birth rises."""
    words = set(piece.text.lower().split())
    operation = Operation.LEAST if words & _YOUNGEST else Operation.MOST if words & _OLDEST else None
    return (
        piece
        if operation is None
        else replace(piece, explanations=(Explanation(Role.OPERATION, 0.9, value=operation),))
    )


def _by_birth(pieces: tuple[Piece, ...], ages: Sequence[AgeColumn]) -> tuple[Piece, ...]:
    """Of "the youngest patients", where no age is asked for, those born last."""
    tables = {each.element.table for each in ages}
    last = Explanation(Role.OPERATION, 0.9, value=Operation.LATEST)
    if any(each.via == "age" and each.role is Role.COLUMN for piece in pieces for each in piece.explanations):
        return pieces
    return tuple(
        explained(piece, [last])
        if set(piece.text.lower().split()) & _YOUNGEST and any(names_table(p, tables) for p in pieces[at : at + 3])
        else piece
        for at, piece in enumerate(pieces)
    )


def _people_explained(pieces: Sequence[Piece], ages: Sequence[AgeColumn]) -> tuple[Piece, ...]:
    """ "Kids", where nothing explains the word and no table of people is named, are those who have an age."""
    if any(names_table(piece, {each.element.table for each in ages}) for piece in pieces):
        return tuple(pieces)
    people = tuple(Explanation(Role.TABLE, _PEOPLE_SAID, Element(each.element.table), via="age") for each in ages)
    return tuple(
        replace(piece, explanations=people) if not piece.explanations and _PEOPLE & set(piece.lemmas) else piece
        for piece in pieces
    )
