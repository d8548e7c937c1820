"""Frames that hold two against each other where no number is named: which of two cities does better, whether more was
sold in one month than in another."""

from __future__ import annotations

import re
from itertools import pairwise

from reliability.accounting.account import Role
from reliability.composing.frame import Condition, Frame, Of
from reliability.composing.planning.asked.parts import Mark
from reliability.composing.planning.columns import names_people
from reliability.composing.planning.draft import NothingFits, Option
from reliability.composing.planning.special.relating import Relating
from reliability.values import Cell, Element

_DO = r"(?:do|does|did|doing|done|perform|performs|performed|performing)"
_SELL = r"(?:sell|sells|sold|selling|earn|earns|earned|earning|bring|brings|brought|bringing|make|makes|made|making|take|takes|took)"
_DOES_BETTER = re.compile(
    rf"\b{_DO} (?:\w+ )?(?:better|worse)\b|\b{_SELL} (?:in )?(?:more|less|better|worse)\b(?! \w+s\b)"
    r"|\b(?:beat|beats|beaten|beating|outperform\w*|outsell|outsells|outsold|underperform\w*)\b|\bahead of\b"
)
_OF_PEOPLE = 0.8
_APART = 8


class Performing(Relating):
    """Holds two against each other by the main amount of what happened."""

    def _does_better(self) -> bool:
        """Whether a question asks which of two does better, and names no number by which."""
        asked = self.asked
        text = " ".join(piece.text.lower() for piece in asked.pieces)
        if asked.wanted or asked.counted or asked.compared or asked.groups or asked.grains or asked.superlatives:
            return False
        said = _DOES_BETTER.search(text)
        if said is None or set(asked.layouts) - {"compare"}:
            return False
        verbs = set(said.group().split())
        amounts = [mark for mark in self._numeric_columns() if not set(mark.piece.text.lower().split()) & verbs]
        return not amounts and (bool(self._rivals()) or len(asked.periods) == _TWO)

    def _rivals(self) -> list[tuple[Mark, Mark]]:
        """The two cells of one column that are held against each other."""
        marks = [said.mark for said in self.asked.said if not said.negated and said.mark.role is Role.CELL]
        return [(one, other) for one, other in pairwise(marks) if other.at - one.at <= _APART and _shared(one, other)][
            :1
        ]

    def _performed(self) -> Frame:
        rivals = self._rivals()
        verbs = {said.mark.at for said in self.asked.said if said.mark.role is Role.STATE}
        self.draft.used |= verbs | {mark.at for mark in self._numeric_columns()}
        column = self._told_by_value(*rivals[0]) if rivals else None
        amounts = [o for o in self._amounts_of_days() if column is None or self._reaches(o.value.table, column.table)]
        if not amounts:
            raise NothingFits
        sized = self.draft.pick("measure 0", amounts)
        self.subject = sized.table
        if column is None:
            return self._laid_out([sized.measure], self._conditions())
        values = _shared(*rivals[0])[column]
        self.draft.used |= {mark.at for mark in rivals[0]}
        self.draft.used |= {m.at for m in self.asked.columns if column in {e.element for e in m.of(Role.COLUMN)}}
        self.by = [Of(column)]
        where = (Condition(Of(column), "in", values), *self._all_filters())
        return Frame(self.subject, (sized.measure,), tuple(self.by), where)

    def _told_by_value(self, one: Mark, other: Mark) -> Element:
        """The column whose values are held against each other: of a place before one of people."""
        scores = {each.element: each.score for each in one.of(Role.CELL)}
        options = []
        for column in _shared(one, other):
            people = names_people(self.relations.table(column.table))
            score = scores[column] * (_OF_PEOPLE if people else 1.0)
            options.append(Option(column, score, str(column)))
        options = [
            o for o in options if any(self._reaches(a.value.table, o.value.table) for a in self._amounts_of_days())
        ]
        if not options:
            raise NothingFits
        return self.draft.pick("rivals", options)

    def _reaches(self, fact: str, table: str) -> bool:
        """Whether each row of one table belongs to a row of another."""
        return table in self.relations.above(fact)


def _shared(one: Mark, other: Mark) -> dict[Element, tuple[Cell, ...]]:
    """The columns that hold both values."""
    first, second = ({e.element: e.value for e in mark.of(Role.CELL) if e.element} for mark in (one, other))
    return {column: (first[column], second[column]) for column in first if column in second}


_TWO = 2
