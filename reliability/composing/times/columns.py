"""Columns that no table has and a row's dates tell, for the frames of one question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any, TypeVar, cast

from reliability.composing.frame import AllOf, AnyOf, Condition, Expression, Filter, Frame, NotComposable, Of, Order
from reliability.composing.slots import Slot
from reliability.values import Column, Element, Schema

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class TimeColumn:
    """A column that the dates of its table tell: `element` is what frames are planned with, `of` the column that it is
    told by."""

    element: Element
    of: Element
    type: str

    def value(self, _of: Of) -> Expression:
        """What stands in a query where its value is asked for. Raises NotComposable where it has none."""
        raise NotComposable(f"{self.element} is no value.")

    def order(self, said: Order) -> Order:
        """What orders rows as its value does. Raises NotComposable."""
        return replace(said, by=self.value(Of(self.element)))

    def condition(self, _said: Condition) -> Filter:
        """What a condition on it says of the dates. Raises NotComposable."""
        raise NotComposable(f"{self.element} is compared in a way that is not known.")


@dataclass(frozen=True, slots=True)
class Marking(TimeColumn):
    """A column of yes and no: `holds` is what the dates of the rows are that it marks, `fails` those of the others
    (what "on time" means, beside "late")."""

    holds: Filter = field(default_factory=lambda: AnyOf(()))
    fails: Filter = field(default_factory=lambda: AnyOf(()))

    def condition(self, said: Condition) -> Filter:
        """The dates of the rows that it marks, or of the others."""
        if said.comparison not in ("=", "<>") or said.values not in ((True,), (False,)):
            raise NotComposable(f"{self.element} is compared in a way that is not known.")
        return self.holds if (said.comparison == "=") == said.values[0] else self.fails


@dataclass(frozen=True, slots=True)
class TimeColumns:
    """The schema with such columns, and from them back to those that the database has."""

    schema: Schema
    found: Mapping[Element, TimeColumn]

    @classmethod
    def over(cls, schema: Schema, columns: Sequence[TimeColumn]) -> TimeColumns:
        """A schema whose tables have these columns besides."""
        found = {each.element: each for each in columns}
        tables = []
        for table in schema.tables:
            own = tuple(Column(e.column, one.type) for e, one in found.items() if e.table == table.name)
            tables.append(replace(table, columns=(*own, *table.columns)) if own else table)
        return cls(replace(schema, tables=tuple(tables)) if found else schema, found)

    def back(self, frame: Frame) -> Frame:
        """A frame over the columns that there are. Raises NotComposable where one of these cannot be asked for so."""
        if not self.found:
            return frame
        made = self._back(frame)
        if not made.numbers:  # what rows are ordered by need not be shown
            shown = tuple(of for of in made.by if isinstance(of, Of))
            made = replace(made, by=shown) if shown else made
        if not all(isinstance(of, Of) for of in made.by):
            raise NotComposable("A calculation makes no groups.")
        return made

    def slots(self, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Slots that name the columns by which these are told."""
        if not self.found:
            return slots
        return tuple(
            replace(slot, names=tuple(replace(name, element=self._told_by(name.element)) for name in slot.names))
            for slot in slots
        )

    def _told_by(self, element: Element) -> Element:
        return self.found[element].of if element in self.found else element

    def _back(self, thing: _T) -> _T:
        made: Any = thing
        if isinstance(thing, Condition) and isinstance(thing.of, Of) and thing.of.column in self.found:
            column = self.found[thing.of.column]
            made = column.condition(thing) if thing.other is None else self._parts(thing)
        elif isinstance(thing, Order) and isinstance(thing.by, Of) and thing.by.column in self.found:
            made = self.found[thing.by.column].order(thing)
        elif isinstance(thing, Of) and thing.column in self.found:
            made = self.found[thing.column].value(thing)
        elif isinstance(thing, Element) and thing in self.found:
            raise NotComposable(f"{thing} is no column.")
        elif isinstance(thing, tuple):
            made = tuple(part for each in thing for part in _each(each, self._back(each)))
        elif isinstance(thing, AnyOf):
            made = AnyOf(tuple(self._back(each) for each in thing.filters))
        elif is_dataclass(thing) and not isinstance(thing, type):
            made = self._parts(thing)
        return cast(_T, made)

    def _parts(self, thing: Any) -> Any:
        parts = {own.name: getattr(thing, own.name) for own in fields(thing)}
        changed = {name: made for name, part in parts.items() if (made := self._back(part)) is not part}
        return replace(thing, **changed) if changed else thing


def _each(said: object, made: object) -> tuple[object, ...]:
    """What one condition became, several of which all hold."""
    return made.filters if isinstance(said, Condition) and isinstance(made, AllOf) else (made,)
