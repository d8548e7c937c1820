"""Frames of what there was on a day: the staff at the end of a year, the shops that were open on the first of May."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta

from reliability.accounting.account import Role
from reliability.composing.frame import AnyOf, Condition, Filter, Frame, Of
from reliability.composing.planning.asked.parts import Mark
from reliability.composing.planning.columns import life_of
from reliability.composing.planning.draft import NothingFits, Option
from reliability.composing.planning.measures import subjects_said
from reliability.composing.planning.special.parents import Parents
from reliability.question.periods import Period
from reliability.values import Element

_END = re.compile(r"\b(?:at|as of|as at|by|on|since)? ?the end of$|\b(?:end of|end|eoy|eom|year-?end|close of)$")
_BEGIN = re.compile(r"\bthe (?:start|beginning|begin) of$|\b(?:start of|beginning of)$")
_SINCE = re.compile(r"\b(?:since|from|until|till|after|before|between|up to)(?: the)?(?: (?:start|beginning|end) of)?$")
_AT_PRESENT = frozenset({"is null", "false", "true"})


class AtADay(Parents):
    """Counts the rows that had begun by a day and were not over on it."""

    def _day_asked(self) -> tuple[Mark, Period] | None:
        """The day of which the state is asked, as the period up to its end: a single day, or the end or the beginning
        of a longer period; None where a word says what happened then."""
        asked = self.asked
        if len(asked.periods) != 1 or asked.grains or asked.superlatives or asked.layouts or asked.dating:
            return None
        counted = asked.counted or any(w.aggregate == "count" for w in asked.wanted)
        if not counted and (asked.listed or asked.shown or asked.wanted or self._numeric_columns()):
            return None
        mark, period = asked.periods[0]
        before = " ".join(piece.text.lower() for piece in asked.pieces[: mark.at])
        if period.end is None or period.start is None or _SINCE.search(before):
            return None
        if _BEGIN.search(before):
            return mark, Period(None, period.start + timedelta(days=1))
        return (mark, Period(None, period.end)) if period.one_day or _END.search(before) else None

    def _life(self, name: str) -> tuple[Element, Element] | None:
        return life_of(self.relations.table(name), self.relations)

    def _lived(self) -> str | None:
        """The table whose rows are counted as they were on a day."""
        if self._day_asked() is None:
            return None
        options = subjects_said(self.asked, self.relations)
        name = max(options, key=lambda option: option.score).value if options else ""
        life = self._life(name) if name else None
        return name if life is not None and not self._says_what_happened(life) else None

    def _says_what_happened(self, life: tuple[Element, Element]) -> bool:
        """Whether a word names the day on which a row begins or ends: "hired on 1 May"; "open" and "current" do not."""
        marks = [*self.asked.columns, *self.asked.faint, *(said.mark for said in self.asked.said)]
        for mark in marks:
            first = mark.of(Role.COLUMN, Role.STATE)[:1]
            if any(e.element in life and not (e.role is Role.STATE and e.value in _AT_PRESENT) for e in first):
                return True
        return False

    def _on_the_day(self) -> Frame:
        day, name = self._day_asked(), self._lived()
        life = self._life(name) if name else None
        if day is None or name is None or life is None or day[1].end is None:
            raise NothingFits
        (mark, until), (begin, end) = day, life
        present = [said for said in self.asked.said if self._is_at_present(said.mark, end)]
        self.asked = replace(self.asked, periods=[], said=[s for s in self.asked.said if s not in present])
        self.draft.used |= {mark.at, *(said.mark.at for said in present)}
        self.draft.pick("then", [Option(begin, 1.0, f"{begin} to {end}")])
        frame = self._counted()
        there = AnyOf((Condition(Of(end), "is null"), Condition(Of(end), period=Period(until.end, None))))
        kept = tuple(each for each in frame.where if not _is_about(each, life))
        return replace(frame, where=(*kept, Condition(Of(begin), period=until), there))

    def _is_at_present(self, mark: Mark, end: Element) -> bool:
        return any(each.element == end and each.value in _AT_PRESENT for each in mark.of(Role.STATE)[:1])


def _is_about(each: Filter, life: tuple[Element, Element]) -> bool:
    return isinstance(each, Condition) and isinstance(each.of, Of) and each.of.column in life
