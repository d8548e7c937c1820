"""Frames of the first or the last row of somebody: the day of her last order and what it came to."""

from __future__ import annotations

from reliability.accounting.account import Role
from reliability.composing.frame import Frame, Of, Order
from reliability.composing.planning.asked.parts import Mark, Superlative
from reliability.composing.planning.columns import adds_up, date_columns, naming_columns, speaks_against, tells_of_life
from reliability.composing.planning.draft import NothingFits, Option
from reliability.composing.planning.measures import amounts_of
from reliability.composing.planning.special.performing import Performing
from reliability.values import Element

_WEIGHT = 0.85


class LatestRow(Performing):
    """Shows the first or the last row of what was named, with its day and its amount."""

    def _row_of_somebody(self) -> tuple[Superlative, str] | None:
        """The first or last of a table's rows that belong to one named by name, where an amount of it is asked for."""
        asked = self.asked
        summed = any(w.aggregate == "sum" and (w.mark is None or self._numeric(w.mark)) for w in asked.wanted)
        if asked.groups or asked.counted or asked.grains or len(asked.superlatives) != 1 or asked.limit:
            return None
        top = asked.superlatives[0]
        if not top.dated or top.all or top.of is None or not (summed or self._amounts_named()):
            return None
        tables = [e.element.table for e in top.of.of(Role.TABLE)[:1] if e.element]
        known = [name for name in tables if name in self.relations.tables and self._day_and_amounts(name)[0]]
        return (top, known[0]) if known and self._belongs_to_one(known[0]) else None

    def _belongs_to_one(self, name: str) -> bool:
        """Whether a cell names one row that a table's rows belong to."""
        above = [table for table in self.relations.above(name) if table != name]
        names = {column for table in above for column in naming_columns(self.relations.table(table), self.relations)}
        return any(e.element in names for said in self.asked.said for e in said.mark.of(Role.CELL)[:3])

    def _amounts_named(self) -> list[Mark]:
        return [mark for mark in self.asked.columns if self._numeric(mark)]

    def _day_and_amounts(self, name: str) -> tuple[list[Element], list[Element]]:
        """The days on which a table's rows came to be, and their amounts of money and of things."""
        days = [e for e in date_columns(self.relations.table(name), self.relations) if self._kind(e) == "date"]
        amounts = [e for e in amounts_of(name, self.relations) if adds_up(e) and not speaks_against(e)]
        return ([e for e in days if not tells_of_life(e)] if amounts else []), amounts

    def _first_or_last_row(self) -> Frame:
        found = self._row_of_somebody()
        if found is None:
            raise NothingFits
        top, self.subject = found
        days, amounts = self._day_and_amounts(self.subject)
        day = self.draft.pick("date", [Option(e, _WEIGHT**n, str(e)) for n, e in enumerate(days[:3])])
        marks = [*self._amounts_named(), *(w.mark for w in self.asked.wanted if w.mark is not None)]
        said = {e.element: e.score for mark in marks for e in mark.of(Role.COLUMN) if e.element in amounts}
        order = sorted(amounts, key=lambda each: -said.get(each, 0.0))
        amount = self.draft.pick("amount", [Option(e, _WEIGHT**n, str(e)) for n, e in enumerate(order[:3])])
        dated = [m for m in self.asked.columns if day in {e.element for e in m.of(Role.COLUMN)}]
        self.draft.used |= {mark.at for mark in (*marks, *dated, *self._of_top(top))}
        by = (Of(day), Of(amount))
        return Frame(self.subject, (), by, self._all_filters(), order=(Order(Of(day), top.falling),), limit=1)

    def _of_top(self, top: Superlative) -> list[Mark]:
        return [top.of] if top.of is not None else []
