"""Stretches of time in the unit that a question asks for: hours from pickup to delivery, not whole days."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

from reliability.composing.frame import Between, Condition, Frame, Gap, Having, TimeUnit
from reliability.composing.times.last_done import so_many
from reliability.composing.writing.spelling import kind_of
from reliability.values import Element, Schema

_SAID = re.compile(
    r"\b(?:in|many|of|the|total|average|mean|median|avg|longest|shortest|more|fewer|less|than|over|under|\d+(?:\.\d+)?)"
    r"[\s-]*(?P<unit>hours?|hrs?|minutes?|mins?)\b|\bhow (?:long|much time)\b.{0,80}?\b(?P<late>hours|minutes)\b",
    re.IGNORECASE,
)
_ASKED_IN_DAYS = re.compile(r"\b(?:in|many|number of|total|average|mean|median|avg) days\b", re.IGNORECASE)
_LENGTH = re.compile(
    r"\b(?P<n>\d{1,4}(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[\s-]+"
    r"(?P<unit>day|night|week|month|year|hour|hr|minute|min)s?\b",
    re.IGNORECASE,
)
_DAYS_IN = {"day": 1, "night": 1, "week": 7, "month": 30, "year": 365}
_OF_A_PERIOD = re.compile(r"\b(?:last|past|previous|recent|next|coming|following)\s+(?:\d+\s+)?$", re.IGNORECASE)
_AGO = re.compile(r"\s+ago\b", re.IGNORECASE)
_LONG, _NEAR = 2000, 20


@dataclass(frozen=True, slots=True)
class _AskedUnit:
    """The unit that is said, the one in which lengths are told, and the numbers of days that are said, in days."""

    unit: TimeUnit
    told: TimeUnit
    days: frozenset[float]


def in_asked_unit(frame: Frame, text: str, schema: Schema) -> Frame:
    """The frame with the hours or minutes between two moments where the question asks for these; days elsewhere, where
    one of the two is no moment but a day, and where they are held against a length that is said in days. Rows are put
    in the order of how long they were by the minutes in any case: of two outages of one day one was the longest."""
    asked = _asked_for(text[:_LONG])
    if asked is not None:
        told: Frame = _in_unit(frame, asked, schema)
        return told
    order = tuple(
        replace(each, by=_between(each.by, "minute", schema)) if isinstance(each.by, Between) else each
        for each in frame.order
    )
    return frame if order == frame.order else replace(frame, order=order)


@lru_cache(maxsize=64)
def _asked_for(text: str) -> _AskedUnit | None:
    said = ((each, each.span("late") if each["late"] else each.span()) for each in _SAID.finditer(text))
    found = next((each for each, span in said if not _says_when(span, text)), None)
    if found is None:
        return None
    unit: TimeUnit = "hour" if (found["unit"] or found["late"]).lower().startswith("h") else "minute"
    lengths = [each for each in _LENGTH.finditer(text) if not _says_when(each.span(), text)]
    shorter = {_so_many(each["n"]) for each in lengths if each["unit"].lower() not in _DAYS_IN}
    days = {_so_many(each["n"]) * in_days for each in lengths if (in_days := _DAYS_IN.get(each["unit"].lower()))}
    return _AskedUnit(unit, "day" if _ASKED_IN_DAYS.search(text) else unit, frozenset(days - shorter))


def _says_when(length: tuple[int, int], text: str) -> bool:
    """Whether a length of time says when something was: "in the last 48 hours", "3 hours ago"."""
    start, end = length
    return _OF_A_PERIOD.search(text[max(0, start - _NEAR) : start]) is not None or _AGO.match(text, end) is not None


def _so_many(said: str) -> float:
    return float(said) if said[0].isdigit() else so_many(said)


def _in_unit(node: Any, asked: _AskedUnit, schema: Schema) -> Any:
    if isinstance(node, Condition) and isinstance(node.of, Between) and node.other is None:
        held = any(value in asked.days for value in node.values)
        return node if held else replace(node, of=_between(node.of, asked.unit, schema))
    if isinstance(node, Having) and isinstance(node.value, int | float) and node.value in asked.days:
        return node
    if isinstance(node, Gap):
        return replace(node, unit=asked.told) if _is_moment(node.of, schema) else node
    if isinstance(node, Between):
        return _between(node, asked.told, schema)
    if isinstance(node, tuple):
        return tuple(_in_unit(each, asked, schema) for each in node)
    if is_dataclass(node) and not isinstance(node, type):
        changed = {field.name: _in_unit(getattr(node, field.name), asked, schema) for field in fields(node)}
        return replace(node, **changed)
    return node


def _between(between: Between, unit: TimeUnit, schema: Schema) -> Between:
    moments = all(isinstance(end, Element) and _is_moment(end, schema) for end in (between.earlier, between.later))
    return replace(between, unit=unit) if moments else between


def _is_moment(element: Element, schema: Schema) -> bool:
    table = schema.table(element.table)
    column = table.column(element.column) if table is not None else None
    return column is not None and kind_of(column) == "time"
