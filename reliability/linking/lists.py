"""What is listed next, and what is offered to a person about it, given what was said so far (link.py)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from reliability.core import Core
from reliability.linking.confirm import Offer
from reliability.linking.names import (
    ListStep,
    NameList,
    WrittenList,
    column_list,
    in_schema_order,
    likeliest_lists,
    next_best,
    table_list,
    write_list,
)
from reliability.linking.offers import first_each_once, hinted, options_for, rank_columns, rank_tables
from reliability.ports import LanguageModel
from reliability.values import Element, Hint, Question, Schema

_ALTERNATIVES = 40  # elements that may be chosen instead; the likeliest come first
Kind = Literal["tables", "columns"]


@dataclass(frozen=True)
class Lists:
    """The lists of a question: `tables` are linked, `confirmed` elements belong, `refused` ones are never named."""

    question: Question
    schema: Schema
    hints: Sequence[Hint]
    core: Core
    model: LanguageModel
    tables: tuple[str, ...]
    confirmed: tuple[Element, ...]
    refused: tuple[Element, ...]

    def write(self, kind: Kind, kept: Sequence[Element]) -> WrittenList:
        """The list that begins with what is kept, with what its joins need; empty, but for what is settled, where no
        name can be written."""
        first = self._first(kind, kept)
        names = self._names(kind, first, self.refused)
        if names is not None:
            return self.joining(kind, write_list(names, self.model))
        left = [e for t in self.schema.tables if (e := Element(t.name)) not in self.refused]
        only = kind == "tables" and not first and len(left) == 1
        return WrittenList("", tuple(left) if only else first)

    def joining(self, kind: Kind, written: WrittenList) -> WrittenList:
        """The list with what its joins need besides, but for what is refused."""
        return written.joining(self.schema, self.tables if kind == "columns" else (), self.refused)

    def offer(self, kind: Kind, written: WrittenList, steps: Sequence[ListStep]) -> Offer:
        """The elements that flagged steps are about as a person sees them, and what might be meant instead: hints
        first, then what the model would write in the first one's place, then by likeness to the question."""
        places = {self._place(kind, written, step) for step in steps}
        traced = [e for e in written.elements if e in places and e not in self.confirmed]
        before = written.before(traced[0] if traced else None)
        names = self._names(kind, self._first(kind, before), [*self.refused, *traced]) if traced else None
        instead = next_best(names, self.model) if names else []
        if kind == "tables":
            ranked = list(map(Element, rank_tables(self.question, self.schema, self.core)))
        else:
            ranked = rank_columns(self.question, self.schema, self.core, self.tables)
        barred, known = {*self.refused, *written.elements}, set(ranked)
        ranking = first_each_once(hinted(self.question, self.hints), instead, ranked)
        best = [e for e in ranking if e in known and e not in barred][:_ALTERNATIVES]
        shown, instead_of = (tuple(options_for(self.question, e, self.schema, self.core)) for e in (traced, best))
        return Offer(shown, instead_of, tuple(e for e in written.elements if e not in traced))

    def _place(self, kind: Kind, written: WrittenList, step: ListStep) -> Element | None:
        """What a flagged step is about: its element; at an end None, unless the last name is itself in doubt, which
        it is where it could go on and the next likeliest list does without it."""
        last = step.element
        if not step.at_end:
            return last
        if last is None or not step.extends or last in self.confirmed:
            return None
        names = self._names(kind, self._first(kind, written.before(last)), self.refused)
        lists = likeliest_lists(names, self.model) if names else []
        others = [each.elements for each in lists if set(each.elements) != set(written.named)]
        return last if others and last not in others[0] else None

    def _first(self, kind: Kind, kept: Sequence[Element]) -> tuple[Element, ...]:
        """What the list is to begin with: what is kept and what the person confirmed, in schema order."""
        mine = [e for e in self.confirmed if bool(e.column) == (kind == "columns")]
        first = in_schema_order([*kept, *mine], self.schema)
        return first if kind == "tables" else tuple(e for e in first if e.table in self.tables)

    def _names(self, kind: Kind, first: Sequence[Element], refused: Sequence[Element]) -> NameList | None:
        asked = (self.question, self.schema, self.hints, self.core)
        if kind == "tables":
            return table_list(*asked, settled=first, refused=refused)
        return column_list(*asked, self.tables, settled=first, refused=refused)
