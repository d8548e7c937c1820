"""What was not done for a while, where a column says when it was done last: "not logged in for 90 days"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from reliability.accounting.account import Explanation, Piece, Role
from reliability.composing.frame import AnyOf, Condition, Of
from reliability.composing.planning.columns import kind_of, words_of
from reliability.composing.planning.relations import Relations
from reliability.composing.times.columns import Marking
from reliability.composing.times.spans import TimeSaid, taken_together
from reliability.question.periods import Period
from reliability.values import Element

_NUMBERS = {
    word: n for n, word in enumerate("none one two three four five six seven eight nine ten eleven twelve".split())
}
_NUMBERS |= {"a": 1, "an": 1}
LENGTH = rf"(?P<n>\d{{1,4}}|{'|'.join(_NUMBERS)}) (?P<unit>day|week|month|year)s?"
"""A length of time: its number and its unit."""
_NOT_DONE = re.compile(
    r"\b(?:(?:have|has|had) not|(?:have|has|had)n[’']?t|was not|were not|wasn[’']?t|weren[’']?t)(?: been)? "
    r"(?P<verb>\w+)(?: (?:in|on|by|us|anything|again))*?"
    rf" (?:(?:for|in|within|during) (?:(?:more than|over|at least|about) )?(?:the )?(?:last |past )?{LENGTH}"
    r"|(?:in|during) the (?:last|past) (?P<one>day|week|month|year)|(?P<since>since))\b",
    re.I,
)
_LAST = frozenset("last latest recent".split())
_SURE, _OR_NEVER = 0.98, 0.9
_LONGEST, _STEM = 2000, 3


def last_done_read(
    pieces: Sequence[Piece], text: str, relations: Relations, today: date
) -> tuple[tuple[Piece, ...], list[Marking]]:
    """The pieces with those that say that something was not done for a while explained by when it was done last, and
    the columns by which they are."""
    found, columns = tuple(pieces), list[Marking]()
    lasts = _last_columns(relations)
    for match in _NOT_DONE.finditer(text[:_LONGEST]) if lasts else ():
        inside = [piece for piece in found if piece.start < match.end() and match.start() < piece.end]
        own = [last for last in lasts if _is_meant(last, match["verb"].lower(), inside)]
        day, end = _day(match, found, today)
        if not own or day is None:
            continue
        marks = [mark for last in own for mark in _markings(last, day)]
        states = (Explanation(Role.STATE, score, mark.element, "true", via="last done") for mark, score in marks)
        ordered = tuple(sorted(states, key=lambda each: -each.score))
        found = taken_together(found, text, TimeSaid(match.start(), end, ordered))
        columns += [mark for mark, _ in marks]
    return found, columns


def _last_columns(relations: Relations) -> list[Element]:
    """The dates that say when something was done last: last_login_at."""
    return [
        Element(table.name, column.name)
        for table in relations.tables.values()
        for column in table.columns
        if len(words_of(column.name)) > 1
        and _LAST & set(words_of(column.name))
        and kind_of(table, column, relations) == "date"
    ]


def _is_meant(last: Element, verb: str, inside: Sequence[Piece]) -> bool:
    """Whether a verb is what was done last, by its own letters or by what explains it."""
    said = {word[:_STEM] for word in words_of(last.column) if word not in _LAST and len(word) > 2}
    return verb[:_STEM] in said or any(each.element == last for p in inside for each in p.of(Role.COLUMN)[:2])


def _day(match: re.Match[str], pieces: Sequence[Piece], today: date) -> tuple[date | None, int]:
    """The day since which it was not done, and where the words that say so end."""
    if match["since"]:
        behind = next((piece for piece in pieces if piece.end > match.start("since") and piece.of(Role.PERIOD)), None)
        period = behind.of(Role.PERIOD)[0].period if behind is not None else None
        near = behind is not None and behind.start <= match.end() + 1
        return (period.start, behind.end) if near and behind and period else (None, match.end())
    if match["one"]:
        return day_before(today, 1, match["one"].lower()), match.end()
    return day_before(today, so_many(match["n"]), match["unit"].lower()), match.end()


def so_many(said: str) -> int:
    """A number said in digits or as a word.

    >>> so_many("90"), so_many("two"), so_many("a")
    (90, 2, 1)
    """
    return _NUMBERS[said.lower()] if said.lower() in _NUMBERS else int(said)


def day_before(today: date, number: int, unit: str) -> date | None:
    """The day so many days, weeks, months or years before; None where there is none.

    >>> day_before(date(2026, 3, 31), 1, "month"), day_before(date(2026, 3, 31), 2, "week")
    (datetime.date(2026, 2, 28), datetime.date(2026, 3, 17))
    """
    try:
        if unit in ("day", "week"):
            return today - timedelta(days=number * (7 if unit == "week" else 1))
        months = today.year * 12 + today.month - 1 - number * (12 if unit == "year" else 1)
        first = date(months // 12, months % 12 + 1, 1)
        following = date((months + 1) // 12, (months + 1) % 12 + 1, 1)
        return first + timedelta(days=min(today.day, (following - first).days) - 1)
    except (ValueError, OverflowError):
        return None


def _markings(last: Element, day: date) -> Iterator[tuple[Marking, float]]:
    """Rows for which it was done last before a day, and these with those for which it never was."""
    of = Of(last)
    before, since = Condition(of, period=Period(None, day)), Condition(of, period=Period(day, None))
    never = AnyOf((before, Condition(of, "is null")))
    name = f"{last.column} before {day}"
    yield Marking(Element(last.table, name), last, "BOOLEAN", before, since), _SURE
    yield Marking(Element(last.table, f"{name} or never"), last, "BOOLEAN", never, since), _OR_NEVER
