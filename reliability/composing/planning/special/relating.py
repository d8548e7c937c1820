"""Frames that set one thing beside another: an amount per row of another table, an amount as a share of another, a row
beside the one that a key of its own table leads to."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reliability.accounting.account import Role
from reliability.composing.frame import Comparison, Condition, Frame, Measure, Of, Order, Ratio, Related
from reliability.composing.planning.asked.parts import Mark, Wanted
from reliability.composing.planning.asked.vocabulary import COMPARISONS
from reliability.composing.planning.columns import adds_up, live_condition, naming_columns
from reliability.composing.planning.draft import NothingFits, Option
from reliability.composing.planning.measures import measure_options
from reliability.composing.planning.numbers import Numbers
from reliability.values import Element

_REACH = 3  # pieces between a word and what it is set beside
_OUTPUTS = 6


@dataclass(frozen=True, slots=True)
class _BesideOwn:
    """A property compared with that of the row that `through` leads to."""

    mark: Mark
    of: Element
    comparison: Comparison
    through: Element
    at: int


class Relating(Numbers):
    """Sets things beside each other."""

    # --- per row of another table -------------------------------------------------------------------

    def _below(self) -> Mark | None:
        """What stands behind "per", where groups or what is ranked are named beside it: "revenue per employee by
        store", "the region with the highest sales per square metre"."""
        asked = self.asked
        for mark in asked.groups:
            before = asked.pieces[mark.at - 1] if mark.at else None
            if before is None or before.text.lower() != "per":
                continue
            others = [group for group in asked.groups if group is not mark]
            if mark.role is Role.TABLE and others and self._amount_beside(mark):
                return mark
            ranked = asked.superlatives and any(thing.at != mark.at for thing in asked.things)
            if ranked and (mark.role is Role.TABLE or self._numeric(mark)) and self._amount_beside(mark):
                return mark
        return None

    def _own_rows(self) -> tuple[Mark, Mark] | None:
        """The amount before "per" and what stands behind it, where the amount is a number of each of its rows: "revenue
        per order" is what an order is worth on average, and no list of all orders."""
        asked = self.asked
        if asked.superlatives or asked.compared:
            return None
        for below in asked.groups:
            before = asked.pieces[below.at - 1] if below.at else None
            rows = [each.element.table for each in below.of(Role.TABLE)[:1] if each.element]
            if before is None or before.text.lower() != "per" or below.role is not Role.TABLE:
                continue
            averaged = [w.mark for w in asked.wanted if w.mark is not None and w.aggregate == "average"]
            near = [m for m in averaged if 0 < below.at - m.at <= _REACH and self._numeric(m)]
            above = self._amount_beside(below) or (near[-1] if near else None)
            if above is not None and [e.element.table for e in above.of(Role.COLUMN)[:1] if e.element] == rows:
                return above, below
        return None

    def _of_own_rows(self) -> Frame:
        found = self._own_rows()
        if found is None:
            raise NothingFits
        above, below = found
        sized = self._measures([Wanted("average", above, above.at)])[0]
        if sized.table not in [each.element.table for each in below.of(Role.TABLE)[:1] if each.element]:
            raise NothingFits
        self.subject = sized.table
        self.draft.used |= {above.at, below.at}
        self._groups(skipped=below)
        return self._cut(self._laid_out(self._fitted([sized]), self._conditions()))

    def _amount_beside(self, below: Mark) -> Mark | None:
        """The amount that stands just before "per"."""
        wanted = [w.mark for w in self.asked.wanted if w.mark is not None and w.aggregate in (None, "sum")]
        held = [top.of for top in self.asked.superlatives if top.of is not None]
        near = [m for m in (*wanted, *self.asked.columns, *held) if 0 < below.at - m.at <= _REACH and self._numeric(m)]
        return near[-1] if near else None

    def _per_other(self) -> Frame:
        below = self._below()
        above = self._amount_beside(below) if below is not None else None
        if below is None or above is None:
            raise NothingFits
        sized = self._measures([Wanted("sum", above, above.at)])[0]
        self.subject = sized.table
        self.draft.used |= {below.at, above.at}
        groups = [mark for mark in self.asked.groups if mark is not below]
        if not groups:
            groups = [mark for mark in self.asked.things if mark.role is Role.TABLE and mark.at != below.at][:1]
        for mark in groups[:2]:
            options = self._group_options(mark)
            if options:
                columns = self.draft.pick(f"group {mark.at}", options)
                self.draft.used.add(mark.at)
                self.by += [Of(column) for column in columns]
        if not self.by:
            raise NothingFits
        ratio = Ratio(sized.measure, self._number_below(below))
        frame = Frame(self.subject, (ratio,), tuple(self.by), self._all_filters())
        if not self.asked.superlatives:
            return frame
        top = self.asked.superlatives[0]
        order = (Order(ratio, top.falling),)
        return replace(frame, order=order, limit=None if top.all else self.asked.limit or 1)

    def _number_below(self, below: Mark) -> Measure:
        """The rows of a table, first of all those that are not over, or the sum of a column."""
        options: list[Option[Measure]] = []
        for each in below.of(below.role)[:2]:
            if each.element is None or each.element.table not in self.relations.tables:
                continue
            table = self.relations.table(each.element.table)
            if each.element.column:
                options.append(Option(Measure("sum", Of(each.element)), each.score, str(each.element)))
                continue
            live = live_condition(table, self.relations)
            rows = Option(Measure("count", table=table.name), 0.8 * each.score, f"all {table.name}")
            current = [Option(Measure("count", only=(live,), table=table.name), each.score, table.name)] if live else []
            options += [*current, rows]
        if not options:
            raise NothingFits
        return self.draft.pick("below", options)

    # --- one amount as a share of another ----------------------------------------------------------

    def _two_amounts(self) -> tuple[Mark, Mark] | None:
        """The amounts before and after "as a percentage of", where they are two."""
        share = self.asked.layouts.get("share", self.asked.layouts.get("ratio", -1))
        if share < 1:
            return None
        wanted = [w.mark for w in self.asked.wanted if w.mark is not None]
        marks = sorted([m for m in (*wanted, *self.asked.columns) if self._numeric(m)], key=lambda m: m.at)
        before = [m for m in marks if 0 < share - m.at <= _REACH]
        after = [m for m in marks if 0 < m.at - share <= 2]
        if not before or not after:
            return None
        first, second = (m.of(Role.COLUMN)[0].element for m in (before[0], after[0]))
        return (before[0], after[0]) if first != second else None

    def _share_of_other(self) -> Frame:
        marks = self._two_amounts()
        if marks is None:
            raise NothingFits
        measures = []
        for place, mark in enumerate(marks):
            element = mark.of(Role.COLUMN)[0].element
            adds = element is not None and (adds_up(element) or self._in_all(mark))
            wanted = Wanted("sum" if adds or place else "average", mark, mark.at)
            options = measure_options(wanted, self.asked, self.relations)
            if not options:
                raise NothingFits
            measures.append(self.draft.pick(f"measure {place}", options))
            self.draft.used.add(mark.at)
        share = self.asked.layouts.get("share", -1)
        self.draft.used |= {m.at for m in self.asked.columns if marks[0].at < m.at < share}  # "wage bill": one amount
        self.subject = measures[0].table
        self._groups()
        numbers = self._fitted(measures)
        first, second = numbers[0], numbers[1]
        if not isinstance(first, Measure) or not isinstance(second, Measure):
            raise NothingFits
        return self._cut(
            Frame(self.subject, (Ratio(first, second, percent=share >= 0),), tuple(self.by), self._all_filters())
        )

    def _share_without(self) -> Frame:
        """The share of a thing's rows that have nothing of another: "what part of the customers never ordered"."""
        options = self._owners()
        if not options or not self.asked.without:
            raise NothingFits
        self.subject = self.draft.pick("subject", options)
        self._use_table(self.subject)
        mark = self.asked.without[0]
        tables = [e.element.table for e in mark.of(Role.TABLE, Role.COLUMN) if e.element]
        below = [t for t in dict.fromkeys(tables) if t in self.relations.below(self.subject)]
        if not below:
            raise NothingFits
        self.draft.used.add(mark.at)
        self.asked.without.remove(mark)
        lacking = Measure("count", only=(Related(below[0], never=True),))
        self._groups()
        where = self._all_filters()
        self.asked.without.insert(0, mark)
        return Frame(self.subject, (Ratio(lacking, Measure("count"), percent=True),), tuple(self.by), where)

    def _owners(self) -> list[Option[str]]:
        """The tables that the thing behind "share of" may mean."""
        share = self.asked.layouts.get("share", -1)
        things = [mark for mark in self.asked.things if share >= 0 and 0 < mark.at - share <= _REACH]
        found = [e for mark in things[:1] for e in mark.of(Role.TABLE)[:3]]
        return [
            Option(e.element.table, e.score) for e in found if e.element and e.element.table in self.relations.tables
        ]

    def _in_all(self, mark: Mark) -> bool:
        """Whether a property is meant of all rows together: the "wage bill", "total salaries"."""
        around = self.asked.pieces[max(0, mark.at - 1) : mark.at + 2]
        return bool(_ALTOGETHER & {word for piece in around for word in piece.lemmas})

    # --- a row beside one that belongs to it --------------------------------------------------------

    def _beside_own(self) -> _BesideOwn | None:
        """ "Who earns more than their manager": a property above that of the row that a key of the table leads to."""
        pieces = self.asked.pieces
        for at, piece in enumerate(pieces):
            best = piece.best
            if best is None or best.role is not Role.OPERATION or best.value not in COMPARISONS:
                continue
            own = self._key_ahead(at)
            if own is None:
                continue
            for place in range(at - 1, max(-1, at - 1 - _REACH), -1):
                for each in pieces[place].of(Role.COLUMN, Role.STATE)[:4]:
                    element = each.element
                    comparable = element is not None and element.table == own.table and element.column
                    if element is not None and comparable and self._kind(element) in ("number", "date", "year"):
                        comparison = COMPARISONS[best.value]
                        return _BesideOwn(Mark(place, pieces[place]), element, comparison, own, at)
        return None

    def _key_ahead(self, at: int) -> Element | None:
        """The key into its own table that the words behind a comparison name ("their own manager")."""
        for piece in self.asked.pieces[at + 1 : at + 2 + _REACH]:
            best = piece.best
            if best is not None and best.role in (Role.NUMBER, Role.PERIOD, Role.CELL):
                return None
            for each in piece.of(Role.COLUMN)[:2]:
                element = each.element
                if element is None or element.table not in self.relations.tables:
                    continue
                table = self.relations.table(element.table)
                for key in table.foreign_keys:
                    if tuple(key.columns) == (element.column,) and key.ref_table == table.name:
                        return element
        return None

    def _beside_its_own(self) -> Frame:
        said = self._beside_own()
        if said is None:
            raise NothingFits
        table = self.relations.table(said.through.table)
        self.subject = table.name
        self._use_table(table.name)
        self.draft.used |= {said.mark.at} | {
            mark.at
            for mark in (*self.asked.columns, *self.asked.things, *self.asked.groups)
            if said.mark.at <= mark.at <= said.at + 1 + _REACH
        }
        other = Of(said.of, through=said.through)
        condition = Condition(Of(said.of), said.comparison, other=other)
        where = (condition, *self._all_filters())
        if self.asked.counted:
            self.draft.used |= {w.mark.at for w in self.asked.wanted if w.mark}
            return Frame(self.subject, (Measure("count"),), (), where)
        names = naming_columns(table, self.relations)
        return Frame(self.subject, (), tuple(Of(e) for e in (*names, said.of))[:_OUTPUTS], where)


_ALTOGETHER = frozenset("bill total payroll sum all altogether combined".split())
