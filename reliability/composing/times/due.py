"""What should have been done by a day: overdue where it is not done, late where it was done after it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from reliability.accounting.account import Explanation, Piece, Role
from reliability.composing.frame import AllOf, AnyOf, Between, Comparison, Condition, Of
from reliability.composing.planning.columns import kind_of, words_of
from reliability.composing.planning.relations import Relations
from reliability.composing.times.columns import Marking, TimeColumn
from reliability.composing.times.spans import TimeSaid, taken_together, without_what_is_said
from reliability.question.periods import Period
from reliability.values import Element, Table

DUE = frozenset("due deadline expected promised required target planned estimated".split())
"""Words in the names of days by which something should be done."""
_SURELY_DUE = frozenset("due deadline".split())
_DONE = (
    "returned paid settled completed delivered closed resolved finished fulfilled received shipped submitted done "
    "answered arrived"
).split()
_VERBS = "|".join(_DONE)
_LATE = r"(?:too )?late|(?:after|past|behind|beyond) (?:the |their |its |his |her )?(?:{due})"
_DAY = r"due[- ]dates?|deadlines?|(?:promised|expected|required|target|planned|agreed) (?:\w+ )?(?:date|day|time)s?"
_BACK = r"came (?:back|in)|come (?:back|in)|brought back|handed (?:back|in)|turned in|given back"
_OVERDUE = re.compile(
    rf"\b(?:overdue|past[- ]due|(?:already |now |still |currently )?past (?:the |their |its )?(?:{_DAY})"
    r"|should have been \w+ (?:back )?(?:by now|already)|running late)\b",
    re.I,
)
_DONE_LATE = re.compile(
    rf"\b(?P<verb>{_VERBS}|{_BACK}) (?:back )?(?:{_LATE.format(due=_DAY)})\b"
    r"|\blate (?P<noun>returns?|payments?|deliver(?:y|ies)|completions?|shipments?|arrivals?)\b",
    re.I,
)
_IN_TIME = re.compile(
    rf"\b(?P<verb>{_VERBS}|{_BACK}) (?:back )?(?:on time|in time|by (?:the |their |its )?(?:{_DAY}))\b", re.I
)
_LONGEST = 2000
_CALLED_SO = 0.9
_FIRST, _BESIDE, _OF_ANOTHER = 1.0, 0.9, 0.8
_STEM = 4


@dataclass(frozen=True, slots=True)
class DueDay:
    """The day by which a table's rows should be done, and the day on which they were; `timed`: they are not both
    days."""

    due: Element
    done: Element
    timed: bool


def due_days(relations: Relations) -> list[DueDay]:
    """The due days of a schema's tables, of each the likeliest."""
    return [found for table in relations.tables.values() if (found := _due_day(table, relations)) is not None]


def _due_day(table: Table, relations: Relations) -> DueDay | None:
    dates = [column for column in table.columns if kind_of(table, column, relations) == "date"]
    due = [column for column in dates if DUE & set(words_of(column.name))]
    due.sort(key=lambda column: not _SURELY_DUE & set(words_of(column.name)))
    done = [c for c in dates if c.nullable and c not in due and set(_DONE) & set(words_of(c.name))]
    if not due or not done:
        return None
    about = {word[:4] for word in words_of(due[0].name) if word not in DUE}
    done.sort(key=lambda column: not about & {word[:4] for word in words_of(column.name)})
    timed = any("time" in column.type.lower() for column in (due[0], done[0]))
    return DueDay(Element(table.name, due[0].name), Element(table.name, done[0].name), timed)


def due_read(
    pieces: Sequence[Piece], text: str, days: Sequence[DueDay], today: date
) -> tuple[tuple[Piece, ...], list[TimeColumn]]:
    """The pieces with those that say that something is overdue, came late or in time explained by columns."""
    found, columns = tuple(pieces), list[TimeColumn]()
    for start, end, name, value in _said(text[:_LONGEST]):
        found = without_what_is_said(found, text, end, today)
        inside = [piece for piece in found if piece.start < end and start < piece.end]
        marks = [_overdue(day, today) if name == "overdue" else _late(day) for day in days]
        score = _FIRST
        if name == "overdue" and (cells := _called_so(inside)):
            score = _BESIDE
        else:
            cells = ()
        word = text[start : start + _STEM].lower()
        states = tuple(
            Explanation(Role.STATE, score * _said_of(day, word), mark.element, value, via="due")
            for day, mark in zip(days, marks, strict=True)
        )
        states = tuple(sorted(states, key=lambda state: -state.score))
        found = taken_together(found, text, TimeSaid(start, end, (*cells, *states)))
        columns += marks
    return found, list(dict.fromkeys(columns))


def _said(text: str) -> Iterator[tuple[int, int, str, str]]:
    """Each stretch that says so, what it says, and whether that holds."""
    taken = list[tuple[int, int]]()
    for pattern, name, value in (
        (_DONE_LATE, "late", "true"),
        (_IN_TIME, "late", "false"),
        (_OVERDUE, "overdue", "true"),
    ):
        for match in pattern.finditer(text):
            start, end = match.span()
            if all(end <= begin or stop <= start for begin, stop in taken):
                taken.append((start, end))
                yield start, end, name, value


def _said_of(day: DueDay, word: str) -> float:
    """How well a verb suits what is done: "paid" a day of paying before one of bringing back."""
    verbs = {each[:_STEM] for each in _DONE}
    return _OF_ANOTHER if word in verbs and word not in {each[:_STEM] for each in words_of(day.done.column)} else 1.0


def _called_so(pieces: Iterable[Piece]) -> tuple[Explanation, ...]:
    """The cells that are called so themselves: a status "overdue"."""
    return tuple(
        each
        for piece in pieces
        for each in piece.of(Role.CELL)
        if each.score >= _CALLED_SO and each.value.lower().replace("_", " ") == piece.text.lower()
    )


def _overdue(day: DueDay, today: date) -> Marking:
    """Rows whose day is over and that are not done."""
    done, due, over = Of(day.done), Of(day.due), Period(None, today)
    holds = AllOf((Condition(due, period=over), Condition(done, "is null")))
    fails = AnyOf((Condition(due, period=Period(today, None)), Condition(done, "is not null")))
    return Marking(Element(day.due.table, "is overdue"), day.due, "BOOLEAN", holds, fails)


def _late(day: DueDay) -> Marking:
    """Rows that were done after their day."""
    holds, fails = (_apart(day, how) for how in (">", "<="))
    return Marking(Element(day.due.table, "came late"), day.done, "BOOLEAN", holds, fails)


def _apart(day: DueDay, comparison: Comparison) -> Condition:
    if day.timed:
        return Condition(Between(day.due, day.done), comparison, (0,))
    return Condition(Of(day.done), comparison, other=Of(day.due))
