"""Frames of the days from one date of rows to another: "how long from the report to the closing, slowest first"."""

from __future__ import annotations

from dataclasses import replace

from reliability.accounting.account import Role
from reliability.composing.frame import Between, Computed, Frame, Measure, Of, Value
from reliability.composing.planning.asked.parts import Mark, SaidOfRows, Superlative
from reliability.composing.planning.asked.vocabulary import LASTING, TAKING
from reliability.composing.planning.columns import date_columns, tells_of_life
from reliability.composing.planning.draft import NothingFits, Option
from reliability.composing.planning.ranking import Ranking
from reliability.values import Element

_DAYS_IN = {"year": 365.25, "month": 30.4375, "week": 7}
_SHORT = frozenset(("shortest", "quickest", "fastest"))


def _as_long(top: Superlative) -> Superlative:
    """The slowest is what took longest, the fastest what took least."""
    return replace(top, falling=not _SHORT & set(top.words)) if LASTING & set(top.words) else top


class DaysBetween(Ranking):
    """Tells how long something took."""

    def _days_named(self) -> list[tuple[int, Element]]:
        """The days that are named after "how long" or "days between", at their places."""
        asked = self.asked
        found: dict[Element, int] = {}
        things = set[Element]()  # "until goods are returned" does not begin when the goods came on the market
        whoever = self._whoever_takes()
        for mark in sorted(self._marks(), key=lambda m: m.at):
            if mark.role is Role.TABLE and whoever is not None and mark.at == whoever.at:
                continue
            element = self._day_of(mark) if mark.at > asked.layouts["duration"] - 3 else None
            if element is not None and element not in found:
                found[element] = mark.at
                things |= {element} if mark.role is Role.TABLE and tells_of_life(element) else set()
        happened = {element.table for element in found if element not in things}
        return [(at, e) for e, at in found.items() if not happened or e.table in happened or e not in things]

    def _marks(self) -> list[Mark]:
        """All that is named, wherever it plays a part."""
        asked = self.asked
        wanted = [w.mark for w in asked.wanted if w.mark]
        return [*wanted, *asked.things, *asked.columns, *asked.faint, *(s.mark for s in asked.said), *asked.groups]

    def _days_between(self) -> tuple[tuple[int, Element], tuple[int, Element]] | None:
        """Two days with their places: those named, or the one that is named and the one with which its rows begin."""
        named = self._days_named()
        if not named:
            return None
        first, second = (named[0], named[1]) if len(named) > 1 else (named[0], self._begin_of(named[0]))
        if second is None:
            return None
        if len(named) == 1:
            return second, first
        if first[1].table == second[1].table and self._is_only_of_rows(second) and not self._is_only_of_rows(first):
            return second, first  # "days to close a claim": its rows begin before
        ends = [self.relations.table(e.table).column(e.column) for _, e in (first, second)]
        same = first[1].table == second[1].table and all(ends)
        if same and ends[0] and ends[1] and ends[0].nullable and not ends[1].nullable:
            return second, first  # what may be empty comes later
        return first, second

    def _is_only_of_rows(self, named: tuple[int, Element]) -> bool:
        """Whether a day is meant as that of the rows of a table, which alone is named."""
        return any(mark.at == named[0] and mark.role is Role.TABLE for mark in self._marks())

    def _duration(self) -> Frame:
        between = self._days_between()
        if between is None:
            raise NothingFits
        (first, earlier), (second, later) = between
        earlier = self.draft.pick("since", self._beginnings(earlier, later))
        facts = self.relations.facts([earlier.table, later.table])
        if not facts:
            raise NothingFits
        self.subject = facts[0]
        still = any(said.mark.at == second and self._is_open(said) for said in self.asked.said)
        self.draft.used |= {first} if still else {first, second}
        self._groups()
        aggregates = [w.aggregate for w in self.asked.wanted if w.aggregate in ("average", "median", "least", "most")]
        asked_for = list(aggregates)
        self.asked = replace(self.asked, superlatives=[_as_long(top) for top in self.asked.superlatives])
        for top in self.asked.superlatives[:1]:
            if LASTING & set(top.words) and not (top.all and aggregates):
                aggregates = ["least" if _SHORT & set(top.words) else "most"]
        if self._by_whoever_takes(first):
            aggregates = asked_for or ["average"]
        until = Value(self.asked.today.isoformat()) if still and self.asked.today else later
        days = Between(earlier, until)
        length = next((days_in for unit, days_in in _DAYS_IN.items() if self._told_in(unit)), None)
        measure = Measure(
            aggregates[0] if aggregates else "average", Computed(days, "/", Value(length)) if length else days
        )
        kept = (first,) if still else (first, second)
        conditions = [(at, c) for at, c in self._conditions() if at not in kept]
        counted = any(w.aggregate == "count" for w in self.asked.wanted) and bool(self.by and aggregates)
        counted = counted and all(top.all for top in self.asked.superlatives)  # the number of claims and their days
        frame = self._laid_out([Measure("count"), measure] if counted else [measure], conditions)
        if self.asked.superlatives and not self.by:
            return frame
        frame = self._cut(frame)
        return replace(frame, order=tuple(replace(each, by=measure) for each in frame.order)) if counted else frame

    def _by_whoever_takes(self, until: int) -> bool:
        """Group by the thing of which the slowest is asked for: "which courier takes longest to deliver"; whether there
        is such a thing."""
        mark = self._whoever_takes() if not self.by else None
        tables = [each.element.table for each in mark.of(Role.TABLE)[:1] if each.element] if mark is not None else []
        above = bool(tables) and self.relations.above(self.subject).get(tables[0], 0) > 0
        named = self._told_by(tables[0]) if above else ()
        if mark is None or mark.at > until or not named:
            return False
        self.draft.used.add(mark.at)
        self.by += [Of(column) for column in named]
        return True

    def _whoever_takes(self) -> Mark | None:
        """The thing of which the slowest, or the fastest, is asked for."""
        top = next((top for top in self.asked.superlatives if LASTING & set(top.words) and not top.all), None)
        if top is None or not TAKING & {piece.text.lower() for piece in self.asked.pieces[max(0, top.at - 2) : top.at]}:
            return None
        return next((mark for mark in self.asked.things if mark.at < top.at), None)

    def _beginnings(self, earlier: Element, later: Element) -> list[Option[Element]]:
        """The day from which is counted: the one that was found, or, where it was not named, another of the same
        row."""
        found = [Option(earlier, 1.0, str(earlier))]
        if len(self._days_named()) > 1 or earlier.table == later.table:
            return found
        dates = date_columns(self.relations.table(earlier.table), self.relations)
        others = [e for e in dates if e != earlier and self._kind(e) == "date" and not tells_of_life(e)]
        return [*found, *(Option(e, 0.8 * 0.9**place, str(e)) for place, e in enumerate(others[:2]))]

    def _is_open(self, said: SaidOfRows) -> bool:
        """Whether rows are meant for which a day has not come: "still with us"."""
        best = said.mark.piece.best
        return best is not None and best.role is Role.STATE and (best.value == "is null") != said.negated

    def _told_in(self, unit: str) -> bool:
        """Whether a length of time is asked for in years or months: "in years"."""
        return any(
            piece.text.lower() == f"{unit}s" and place and self.asked.pieces[place - 1].text.lower() in ("in", "of")
            for place, piece in enumerate(self.asked.pieces)
        )
