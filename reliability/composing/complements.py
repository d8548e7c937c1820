"""Everyone else: who is not Gold is whoever has another tier, and whoever has none, which `<>` leaves out."""

from __future__ import annotations

from dataclasses import replace

from reliability.composing.frame import AnyOf, Condition, Filter, Frame, Of
from reliability.composing.planning.relations import Relations


def with_the_empty(frame: Frame, relations: Relations) -> Frame | None:
    """The frame with the rows besides that have none of the values of which it denies one; None where it denies none,
    or every row has one."""
    where = tuple(_with_the_empty(each, relations) for each in frame.where)
    return replace(frame, where=where) if where != frame.where else None


def _with_the_empty(each: Filter, relations: Relations) -> Filter:
    if not isinstance(each, Condition) or each.comparison not in ("<>", "not in") or not isinstance(each.of, Of):
        return each
    place = each.of.column
    column = relations.table(place.table).column(place.column) if place.table in relations.tables else None
    if column is None or not column.nullable:
        return each
    return AnyOf((each, Condition(each.of, "is null")))
