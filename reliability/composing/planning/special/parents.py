"""Frames that set rows beside the row that they belong to: what each of those counted brought on average, and sums that
go beyond an amount of the whole ("departments whose salaries add up to more than their budget")."""

from __future__ import annotations

import re
from dataclasses import dataclass

from reliability.accounting.account import Operation, Role
from reliability.composing.frame import Change, Comparison, Frame, Having, Measure, Of, Ratio
from reliability.composing.planning.asked.parts import Mark
from reliability.composing.planning.asked.vocabulary import COMPARISONS
from reliability.composing.planning.draft import NothingFits
from reliability.composing.planning.measures import Sized
from reliability.composing.planning.special.latest_row import LatestRow
from reliability.values import Element

_APIECE = re.compile(r"\b(?:each (?:of (?:them|those|these)|one)|apiece|(?:per|a) head|per person)\b")
_ADDED_UP = re.compile(
    r"\b(?:add(?:s|ed)? up|sum(?:s|med)? up|sum|total|totals|in total|together|combined|altogether)\b"
)
_BEHIND, _BEFORE = 4, 12


@dataclass(frozen=True, slots=True)
class _Beyond:
    """A sum of a column that is compared with a column of the table that its rows belong to, each with its place."""

    summed: Element
    whole: Element
    comparison: Comparison
    places: tuple[int, ...]


class Parents(LatestRow):
    """Sets rows beside the row that they belong to."""

    # --- what each brings ---------------------------------------------------------------------------

    def _apiece(self) -> Mark | None:
        """Who is counted, where it is asked besides what each of them brings on average."""
        counts = [w.mark for w in self.asked.wanted if w.aggregate == "count" and w.mark is not None]
        others = [w for w in self.asked.wanted if w.aggregate != "count"]
        if len(counts) != 1 or len(others) != 1 or counts[0].role is not Role.TABLE or self.asked.superlatives:
            return None
        average = others[0].aggregate == "average" and others[0].mark is None
        return counts[0] if average and _APIECE.search(self._in_small_letters()) else None

    def _in_small_letters(self) -> str:
        return " ".join(piece.text.lower() for piece in self.asked.pieces)

    def _counted_and_apiece(self) -> Frame:
        counted = self._apiece()
        if counted is None:
            raise NothingFits
        tables = [e.element.table for e in counted.of(Role.TABLE)[:1] if e.element]
        key = self.relations.key_of(tables[0]) if tables and tables[0] in self.relations.tables else None
        amounts = [o for o in self._amounts_of_days() if key and self._reaches(o.value.table, key.table)]
        if key is None or not amounts:
            raise NothingFits
        sized: Sized = self.draft.pick("measure 0", amounts)
        self.subject = sized.table
        self.draft.used.add(counted.at)
        self._groups()
        many = Measure("count distinct", Of(key))
        return Frame(self.subject, (many, Ratio(sized.measure, many)), tuple(self.by), self._all_filters())

    # --- sums beyond an amount of the whole ----------------------------------------------------------

    def _sum_beyond(self) -> _Beyond | None:
        """A column of rows, and of what they belong to, on both sides of "more than", where sums are spoken of."""
        pieces = self.asked.pieces
        if self.asked.compared or not _ADDED_UP.search(self._in_small_letters()):
            return None
        for at, piece in enumerate(pieces):
            best = piece.best
            if best is None or best.role is not Role.OPERATION or best.value not in (Operation.ABOVE, Operation.BELOW):
                continue
            after = self._numbers_at(range(at + 1, min(len(pieces), at + 1 + _BEHIND)))
            before = self._numbers_at(range(max(0, at - _BEFORE), at))
            for place, summed in reversed(before):
                for other, whole in after:
                    above = self.relations.above(summed.table)
                    if summed.table != whole.table and whole.table in above and whole.table in self.named:
                        return _Beyond(summed, whole, COMPARISONS[best.value], (place, other))
        return None

    def _numbers_at(self, places: range) -> list[tuple[int, Element]]:
        """The number of a row that each of some pieces rather names than not, with its place."""
        found = []
        for place in places:
            best = self.asked.pieces[place].best
            if best is not None and best.role is Role.COLUMN and best.element is not None:
                found += [(place, best.element)] if self._numeric(Mark(place, self.asked.pieces[place])) else []
        return found

    def _summed_beyond(self) -> Frame:
        said = self._sum_beyond()
        if said is None:
            raise NothingFits
        self.subject = said.summed.table
        self.draft.used |= set(said.places)
        self._use_table(said.whole.table)
        self.by = [Of(name) for name in self._told_by(said.whole.table)]
        amount, whole = Measure("sum", Of(said.summed)), Measure("most", Of(said.whole))
        having = (Having(Change(whole, amount), said.comparison, 0.0),)
        return Frame(self.subject, (amount, whole), tuple(self.by), self._all_filters(), having)
