"""One frame from a question taken apart: a plan is chosen, then its numbers, groups, filters and order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reliability.accounting.account import Role
from reliability.composing.frame import Condition, Filter, Frame, Of, Related
from reliability.composing.planning.asked.parts import MOST_PIECES, Mark
from reliability.composing.planning.columns import (
    date_columns,
    naming_columns,
)
from reliability.composing.planning.draft import FrameDraft, NothingFits, Option
from reliability.composing.planning.outputs.telling import Told

_UNUSED = 0.6
_HAPPENED = 0.25
_LEAST_NUMBER_OF_A_ROW = 12
_AND_WHEN = frozenset(("and", ",", "plus"))
_WAS_IT = frozenset("was were is are that it this did they happen happened exactly ? .".split())
_TELLING_WHICH = frozenset(("who", "that", "which", "whose"))


class Builder(Told):
    """Builds the frame that a set of picks leads to. Use once."""

    def build(self) -> tuple[Frame, FrameDraft]:
        """The frame and the choices that led to it. Raises NothingFits."""
        plans = self._plans()
        if self._lived() is not None:  # nobody who asks for the staff on a day asks who began on it
            plans = [replace(each, score=_HAPPENED * each.score) for each in plans]
        plan = self.draft.pick("plan", [*plans, *self._special_plans()])
        if plan == "told":
            frame = self._told()
        elif plan == "duration":
            frame = self._duration()
        elif plan == "having":
            frame = self._with_so_many()
        elif plan == "days beyond":
            frame = self._counted_days()
        elif plan == "of own rows":
            frame = self._of_own_rows()
        elif plan == "per other":
            frame = self._per_other()
        elif plan == "share of other":
            frame = self._share_of_other()
        elif plan == "share without":
            frame = self._share_without()
        elif plan == "beside own":
            frame = self._beside_its_own()
        elif plan == "performed":
            frame = self._performed()
        elif plan == "row of somebody":
            frame = self._first_or_last_row()
        elif plan == "apiece":
            frame = self._counted_and_apiece()
        elif plan == "so often":
            frame = self._so_often()
        elif plan == "on the day":
            frame = self._on_the_day()
        elif plan == "sum beyond":
            frame = self._summed_beyond()
        elif plan == "per":
            frame = self._for_each()
        elif plan == "numbers":
            frame = self._numbers()
        elif plan == "ranked":
            frame = self._ranked()
        elif plan == "count":
            frame = self._counted()
        else:
            frame = self._listed()
        if _contradicts(frame.where):
            raise NothingFits
        if self.asked.nth:
            if frame.limit != 1 or not frame.order or frame.ties or (self.asked.each and not frame.first_of_each):
                raise NothingFits
            frame = replace(frame, skip=self.asked.nth - 1)
        frame = self._and_when(frame)
        left = self._left()
        self.draft.score *= _UNUSED**left
        return frame, self.draft

    def _and_when(self, frame: Frame) -> Frame:
        """The one row that is listed with its day, where it is asked for at the end: "the biggest order, and when?"."""
        pieces = self.asked.pieces
        at = next((n for n, piece in enumerate(pieces) if n > 1 and piece.lemmas == ("when",)), 0)
        if not at or frame.limit != 1 or pieces[at - 1].text.lower() not in _AND_WHEN:
            return frame
        if any(set(piece.text.lower().split()) - _WAS_IT for piece in pieces[at + 1 :]):
            return frame
        days = date_columns(self.relations.table(frame.subject), self.relations)
        days = [day for day in days if self._kind(day) == "date" and not frame.numbers]
        if not days or {of.column for of in frame.by} & set(days):
            return frame
        options = [Option(day, 0.85**place, str(day)) for place, day in enumerate(days[:3])]
        return replace(frame, by=(*frame.by, Of(self.draft.pick("when", options))))

    def _plans(self) -> list[Option[str]]:
        asked = self.asked
        numeric = self._numeric_columns()
        ranked = bool(any(not top.all for top in asked.superlatives) or asked.limit)
        if ranked and self._measured_tops() and (asked.groups or not any(map(self._is_text, asked.columns))):
            return [Option("numbers", 1.0), Option("ranked", 0.8), Option("list", 0.25)]
        if ranked and "share" in asked.layouts and asked.groups:
            return [Option("numbers", 1.0), Option("ranked", 0.4)]
        if asked.wanted:
            several = len(asked.wanted) > 1 and bool(asked.groups)
            plans = [Option("numbers", 0.7 if ranked and not several else 1.0)]
            if ranked:
                plans.append(Option("ranked", 0.9 if several else 1.0))
            return [*plans, Option("list", 0.25)]
        if ranked:
            return [Option("ranked", 1.0), Option("list", 0.4), *([Option("numbers", 0.5)] if numeric else [])]
        if asked.shown and not asked.counted and not asked.layouts and not asked.groups:
            return [Option("list", 1.0), *([Option("numbers", 0.4)] if numeric else [])]
        if asked.sorted and not (asked.counted or asked.layouts or asked.groups or asked.grains):
            return [Option("list", 1.0), Option("numbers" if numeric else "count", 0.3)]
        if not asked.layouts and (asked.keyed or self._tells_a_row_by_number()):
            return [Option("list", 1.0), Option("numbers" if numeric else "count", 0.6)]
        if numeric or "share" in asked.layouts or "duration" in asked.layouts:
            gathers = asked.groups or asked.grains or asked.periods or asked.layouts
            own = self._names_a_row() or self._only_compared(numeric)
            number = 0.5 if (own and "share" not in asked.layouts) or (asked.listed and not gathers) else 1.0
            return [Option("numbers", number), Option("list", 0.9 if number < 1 else 0.5)]
        if asked.groups or asked.grains or ("compare" in asked.layouts and asked.said):
            return [Option("count", 1.0), Option("list", 0.5)]
        if not asked.listed and not asked.some and (asked.periods or not asked.columns):
            rows = self._told_which_rows()
            return [Option("list", 1.0 if rows else 0.6), Option("count", 0.6 if rows else 1.0)]
        count = 0.2 if self._names_a_row() else 0.4 if asked.listed else 0.7
        return [Option("list", 1.0), Option("count", count)]

    def _special_plans(self) -> list[Option[str]]:
        found = []
        if self.asked.told:
            found.append(Option("told", 1.6))
        if "duration" in self.asked.layouts and self._days_between() is not None:
            found.append(Option("duration", 1.1))
        if self._per_each() is not None:
            counted = any(w.aggregate == "count" for w in self.asked.wanted) or self._average_number_of()
            named = any(w.mark is not None for w in self.asked.wanted)
            found.append(Option("per", 1.1 if counted or not named else 0.75))
        if (self._so_many() or self._amounts_beyond() or self._money_beyond()) is not None:
            found.append(Option("having", 1.1))
        if self._own_rows() is not None:
            found.append(Option("of own rows", 1.2))
        if self._below() is not None:
            found.append(Option("per other", 1.15))
        if self._two_amounts() is not None:
            found.append(Option("share of other", 1.15))
        if self.asked.without and self._owners():
            found.append(Option("share without", 1.2))
        if self._beside_own() is not None:
            found.append(Option("beside own", 1.2))
        if self._does_better():
            found.append(Option("performed", 1.1))
        if self._row_of_somebody() is not None:
            found.append(Option("row of somebody", 1.1))
        if self._apiece() is not None:
            found.append(Option("apiece", 1.1))
        if self._happened_so_often() is not None:
            found.append(Option("so often", 1.2))
        if self._lived() is not None:
            found.append(Option("on the day", 1.0))
        if self._sum_beyond() is not None:
            found.append(Option("sum beyond", 1.2))
        if self._days_beyond() is not None:
            found.append(Option("days beyond", 1.1))
        return found

    def _told_which_rows(self) -> bool:
        """Whether the question is no more than several things and which of them: "members who have never borrowed"."""
        first = min((thing.at for thing in self.asked.things), default=MOST_PIECES)
        pieces = self.asked.pieces
        if first + 1 >= len(pieces) or pieces[first].text == pieces[first].text.removesuffix("s"):
            return False
        ahead = (piece.best for piece in pieces[:first])
        begins = all(best is None or best.role in (Role.FUNCTION, Role.POLITE, Role.CELL, Role.STATE) for best in ahead)
        return begins and pieces[first + 1].text.lower().split()[0] in _TELLING_WHICH

    def _tells_a_row_by_number(self) -> bool:
        """Whether a row is told by its number: "order 26743", never an amount of orders."""
        return any(
            compared.comparison == "=" and not compared.explicit and compared.values[0] > _LEAST_NUMBER_OF_A_ROW
            for compared in self.asked.compared
            if compared.before is not None and compared.before.role is Role.TABLE
        )

    def _only_compared(self, numeric: list[Mark]) -> bool:
        """Whether the numbers named only tell which rows are meant: "suppliers with a lead time under 2 weeks"."""
        compared = {m.at for c in self.asked.compared if c.explicit for m in (c.before, c.after) if m}
        first = min((mark.at for mark in self.asked.things), default=MOST_PIECES)
        return bool(numeric) and all(mark.at in compared and mark.at > first for mark in numeric)

    def _names_a_row(self) -> bool:
        """Whether a cell is the name of one row, of which a property is asked."""
        for said in self.asked.said:
            for each in said.mark.of(Role.CELL)[:3]:
                if each.element and each.element.table in self.relations.tables:
                    names = naming_columns(self.relations.table(each.element.table), self.relations)
                    owners = {e.element.table for m in self.asked.columns for e in m.of(Role.COLUMN)[:3] if e.element}
                    if each.element in names and each.element.table in owners:
                        return True
        return False

    def _left(self) -> int:
        """How many things that the question names play no part."""
        asked = self.asked
        marks = [
            *(m.at for m in asked.things),
            *(m.at for m in asked.columns),
            *(m.at for m in asked.groups),
            *(s.mark.at for s in asked.said),
            *(m.at for m, _ in asked.periods),
            *(m.at for m, _ in asked.grains),
            *(c.at for c in asked.compared),
            *(m.at for m in asked.without),
            *(m.at for m in asked.sorted),
            *(top.of.at for top in asked.superlatives if top.of is not None),
        ]
        return len({at for at in marks if at not in self.draft.used})


def _contradicts(where: Sequence[Filter]) -> bool:
    """Whether something is to be empty and to have a value besides: no row is meant by that."""
    own = [each for each in where if isinstance(each, Condition)]
    empty = {each.of for each in own if each.comparison == "is null"}
    both = any(each.of in empty and each.comparison != "is null" for each in own)
    return both or any(_contradicts(each.conditions) for each in where if isinstance(each, Related))
