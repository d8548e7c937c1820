"""What happened on certain days of the week: "orders on weekends", "revenue on Sundays", "do we sell more on weekends
than on weekdays"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account
from reliability.composing.apart.cutting import without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Condition, Filter, Frame, Measure, Of, Related
from reliability.composing.planning.columns import date_columns, kind_of, tells_of_life
from reliability.composing.planning.relations import Relations
from reliability.values import Element

WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_WORKING, _FREE = WEEKDAYS[:5], WEEKDAYS[5:]
_NAMES = "|".join(WEEKDAYS)
_END = r"(?:(?:on|at|over|during)\s+)?(?:weekends\b|a\s+weekend\b)|on\s+(?:the\s+)?weekend\b(?!\s+of)|on\s+saturdays?\s+(?:and|or|&)\s+sundays?\b"
_WEEK = r"(?:on|during)\s+(?:(?:normal\s+)?week\s?days|working\s+days|business\s+days)\b|during\s+the\s+week\b|on\s+a\s+week\s?day\b"
_DAY = rf"(?:on\s+)?(?:(?:a|every|each|any)\s+(?P<one>{_NAMES})\b(?!s)|(?P<many>{_NAMES})s\b)"
_ON = re.compile(rf"(?P<end>{_END})|(?P<week>{_WEEK})|{_DAY}", re.IGNORECASE)
_EITHER = re.compile(
    r"(?:(?:on|at)\s+)?(?P<one>weekends?|week\s?days?)\s+(?:vs\.?|versus|(?:compared\s+)?(?:with|to|against)|against|than|and|or)"
    r"\s+(?:(?:on|at|during)\s+)?(?P<other>week\s?days?|weekends?)\b",
    re.IGNORECASE,
)
_GROUPED = re.compile(r"\b(?:by|per|which|what|of\s+the)\s+$", re.IGNORECASE)
_LIKELY, _MOST = 0.97, 6


def on_weekdays(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for what happened on certain days of the week, or on weekends and on others side by
    side, each with its score; none of any other question."""
    either = _EITHER.search(account.text)
    match = either or _ON.search(account.text)
    if match is None or _GROUPED.search(account.text, 0, match.start()):
        return
    kinds = [_days(match["one"]), _days(match["other"])] if either else [_named(match)]
    if len(kinds) == 2 and kinds[0] == kinds[1]:
        return
    for frame, score in list(frames_of(without(account, [match.span()])))[:_MOST]:
        for kept in _held(frame, kinds, relations):
            yield kept, _LIKELY * score


def _named(match: re.Match[str]) -> tuple[str, ...]:
    if match["end"] or match["week"]:
        return _FREE if match["end"] else _WORKING
    return ((match["one"] or match["many"]).capitalize(),)


def _days(words: str) -> tuple[str, ...]:
    return _FREE if "end" in words.lower() else _WORKING


def _held(frame: Frame, kinds: list[tuple[str, ...]], relations: Relations) -> Iterator[Frame]:
    """The frame held to these days of the week, by the day that it goes by; with two kinds of them, its figure for each
    of the two."""
    for place, each in enumerate(frame.where):
        if isinstance(each, Related) and not each.never and len(kinds) == 1:
            day = _day_of(each.table, relations)
            if day is not None:
                held = replace(each, conditions=(*each.conditions, _on(day, kinds[0])))
                yield replace(frame, where=(*frame.where[:place], held, *frame.where[place + 1 :]))
                return
    named = next((day for each in frame.where if (day := _day_named(each)) is not None), None)
    day = named or _day_of(frame.subject, relations)
    if day is None:
        return
    if len(kinds) == 1:
        yield replace(frame, where=(*frame.where, _on(day, kinds[0])))
        return
    one = frame.numbers[0] if len(frame.numbers) == 1 else None
    if isinstance(one, Measure):
        numbers = tuple(replace(one, only=(*one.only, _on(day, kind))) for kind in kinds)
        yield replace(frame, numbers=numbers, order=(), limit=None)


def _on(day: Element, days: tuple[str, ...]) -> Condition:
    return Condition(Of(day, grain="weekday"), "in" if len(days) > 1 else "=", days)


def _day_named(each: Filter) -> Element | None:
    """The day whose period is named."""
    dated = isinstance(each, Condition) and each.period is not None and isinstance(each.of, Of)
    return each.of.column if dated and isinstance(each, Condition) and isinstance(each.of, Of) else None


def _day_of(name: str, relations: Relations) -> Element | None:
    """The day on which a row of a table happened: its own, or that of the nearest row that it belongs to."""
    for table in sorted(relations.above(name), key=lambda at: relations.above(name)[at]):
        found = relations.tables[table]
        dates = [e for e in date_columns(found, relations) if not tells_of_life(e)]
        days = [e for e in dates if (column := found.column(e.column)) and kind_of(found, column, relations) == "date"]
        if days:
            return days[0]
    return None
