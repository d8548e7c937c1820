"""Stretches of time in the unit that a question asks for: hours from pickup to delivery, not whole days."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

from reliability.composing.frame import Between, Frame, Gap, TimeUnit
from reliability.composing.writing.spelling import kind_of
from reliability.values import Element, Schema

_SAID = re.compile(
    r"\b(?:in|many|of|the|total|average|mean|median|avg|longest|shortest|more|fewer|less|than|over|under|\d+(?:\.\d+)?)"
    r"[\s-]*(?P<unit>hours?|hrs?|minutes?|mins?)\b|\bhow (?:long|much time)\b.{0,80}?\b(?P<late>hours|minutes)\b",
    re.IGNORECASE,
)
_LONG = 2000


def in_asked_unit(frame: Frame, text: str, schema: Schema) -> Frame:
    """The frame with the hours or minutes between two moments where the question asks for these; days elsewhere, and
    wherever one of the two is no moment but a day."""
    unit = _asked_for(text[:_LONG])
    return frame if unit is None else _in_unit(frame, unit, schema)


@lru_cache(maxsize=64)
def _asked_for(text: str) -> TimeUnit | None:
    found = _SAID.search(text)
    if found is None:
        return None
    return "hour" if (found["unit"] or found["late"]).lower().startswith("h") else "minute"


def _in_unit(node: Any, unit: TimeUnit, schema: Schema) -> Any:
    if isinstance(node, Gap):
        return replace(node, unit=unit) if _is_moment(node.of, schema) else node
    if isinstance(node, Between):
        moments = all(isinstance(end, Element) and _is_moment(end, schema) for end in (node.earlier, node.later))
        return replace(node, unit=unit) if moments else node
    if isinstance(node, tuple):
        return tuple(_in_unit(each, unit, schema) for each in node)
    if is_dataclass(node) and not isinstance(node, type):
        changed = {field.name: _in_unit(getattr(node, field.name), unit, schema) for field in fields(node)}
        return replace(node, **changed)
    return node


def _is_moment(element: Element, schema: Schema) -> bool:
    table = schema.table(element.table)
    column = table.column(element.column) if table is not None else None
    return column is not None and kind_of(column) == "time"
