"""Frames of those to whom something happened so often: "which customers cancelled more than twice"."""

from __future__ import annotations

from reliability.accounting.account import Role
from reliability.composing.frame import Frame, Having, Measure, Of, OfEach
from reliability.composing.planning.asked.parts import ComparedWith
from reliability.composing.planning.draft import NothingFits
from reliability.composing.planning.special.at_a_day import AtADay

_FEW = 4
_SURELY = 0.75


class SoOften(AtADay):
    """Counts the rows of what is said to have happened, for each of those that are named."""

    def _happened_so_often(self) -> tuple[ComparedWith, str, str] | None:
        """A number of times, the table of what happened as a cell or state right before says, and that of those it
        happened to, which is named earlier."""
        for compared in self.asked.compared:
            if not compared.explicit or compared.average or not self._is_of_times(compared):
                continue
            for said in self.asked.said:
                if said.negated or not 0 < compared.at - said.mark.at <= _FEW:
                    continue
                for each in said.mark.of(Role.CELL, Role.STATE):
                    owner = self._owner_of(each.element.table, said.mark.at) if each.element else None
                    if each.element is not None and owner is not None and each.score >= _SURELY:
                        return compared, each.element.table, owner
        return None

    def _owner_of(self, table: str, before: int) -> str | None:
        """The table named before a place to whose rows those of another belong."""
        things = [mark for mark in self.asked.things if mark.at < before]
        owners = [each.element.table for mark in things for each in mark.of(Role.TABLE)[:1] if each.element]
        known = [name for name in owners if name in self.relations.tables]
        return next((name for name in known if table in self.relations.below(name)), None)

    def _so_often(self) -> Frame:
        found = self._happened_so_often()
        if found is None:
            raise NothingFits
        compared, self.subject, owner = found
        self.draft.used.add(compared.at)
        self._use_table(owner)
        self.by = [Of(name) for name in self._told_by(owner)]
        where, number = self._all_filters(), Measure("count")
        having = (Having(number, compared.comparison, compared.values[0]),)
        if self.asked.counted:
            return Frame(self.subject, (OfEach("count", number, self._told_apart(owner), having),), (), where)
        return Frame(self.subject, (number,), tuple(self.by), where, having)
