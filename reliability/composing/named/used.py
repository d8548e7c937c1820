"""Which tables and columns a frame uses."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from reliability.composing.frame import Frame, Measure, Related
from reliability.values import Element


def used_by(frame: Frame) -> frozenset[Element]:
    """The tables (as elements without a column) and columns that a frame names."""
    found: set[Element] = {Element(frame.subject)}
    _collect(frame, found)
    return frozenset(found | {Element(each.table) for each in found})


def elements_in(node: object) -> set[Element]:
    """The tables and columns that a part of a frame names."""
    found = set[Element]()
    _collect(node, found)
    return found


def _collect(node: object, found: set[Element]) -> None:
    if isinstance(node, Element):
        found.add(node)
        return
    if isinstance(node, (Related, Measure)) and node.table:
        found.add(Element(node.table))
    if isinstance(node, tuple):
        for each in node:
            _collect(each, found)
    elif is_dataclass(node):
        for field in fields(node):
            _collect(getattr(node, field.name), found)
