"""Frames that count and add up: totals, averages for each, days between, those with so many."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace

from reliability.accounting.account import Explanation, Operation, Role
from reliability.composing.frame import (
    Computed,
    Frame,
    Grain,
    Having,
    Measure,
    Number,
    Of,
    OfEach,
    Ratio,
)
from reliability.composing.planning.asked.parts import ComparedWith, Mark, Superlative, Wanted
from reliability.composing.planning.columns import (
    adds_up,
    date_columns,
)
from reliability.composing.planning.dates import date_options
from reliability.composing.planning.draft import NothingFits, Option
from reliability.composing.planning.measures import Sized, amounts_of, measure_options, subjects_said
from reliability.composing.planning.placing import nearness
from reliability.composing.planning.special.groups_held import GroupsHeld
from reliability.composing.planning.special.lines import told_by_lines

_IN_ONE = frozenset(("in a", "in an", "in one", "in each", "in every"))
_JOINING = frozenset(
    (Operation.AND, Operation.COUNT, Operation.SUM, Operation.AVERAGE, Operation.MEDIAN, Operation.DISTINCT)
)
_FIGURES = frozenset((Operation.AVERAGE, Operation.SUM, Operation.MEDIAN))
_OF_EACH_TIME = re.compile(
    r"(?:per|by|each|every|for|daily|weekly|monthly|quarterly|yearly|hourly|annual)\b", re.IGNORECASE
)


class Numbers(GroupsHeld):
    """Counts and adds up."""

    def _numbers(self) -> Frame:
        asked = self.asked
        tops = self._measured_tops()
        wanted = [*tops, *asked.wanted]
        self.measured = bool(tops)
        numeric = self._numeric_columns()
        if not wanted:
            wanted = self._shared_things()
        if not wanted:
            wanted = [Wanted(None, mark, mark.at) for mark in numeric]
        if not wanted and asked.layouts:
            wanted = [Wanted("count", next(iter(asked.things), None), 0)]
        measures_said = [mark for mark in asked.groups if self._numeric(mark)]
        if not wanted:
            wanted = [Wanted(None, mark, mark.at) for mark in measures_said]
        sized = self._measures(self._joined_with(wanted))
        self.subject = sized[0].table
        self._groups()
        numbers = self._counts_apart(self._fitted(sized))
        if asked.per and asked.wanted != wanted[-1:]:
            numbers = self._per(numbers, measures_said)
        conditions = self._conditions()
        apart = self._gap(numbers)
        if apart:
            numbers = apart
            del asked.layouts["share"]
        frame = self._laid_out(numbers, conditions)
        return self._cut(frame)

    def _shared_things(self) -> list[Wanted]:
        """ "Share of all the orders": rows are counted, where no amount is named at once."""
        share = self.asked.layouts.get("share", 999)
        things = [mark for mark in self.asked.things if 0 < mark.at - share <= 4]
        amounts = [mark for mark in self.asked.columns if share < mark.at <= share + 5 and self._numeric(mark)]
        return [Wanted("count", mark, mark.at) for mark in things[:1] if not amounts]

    def _joined_with(self, wanted: Sequence[Wanted]) -> list[Wanted]:
        """The numbers with those that "and" joins with one of them: an amount of which nothing is said to be taken
        ("number of orders and revenue"), and the rows of an amount's own table ("orders and revenue per store")."""
        asked = self.asked
        own = {w.mark.at for w in wanted if w.mark is not None}
        if asked.superlatives or asked.compared or set(asked.layouts) - {"compare", "growth"}:
            return list(wanted)
        amounts = [*self._numeric_columns(), *filter(self._numeric, asked.groups)]
        further = [Wanted(None, mark, mark.at) for mark in amounts if mark.at not in own]
        if asked.layouts or asked.groups or asked.grains or (asked.periods and not asked.listed):
            tables = {e.element.table for w in wanted if w.mark for e in w.mark.of(Role.COLUMN)[:1] if e.element}
            rows = [m for m in asked.things if m.at not in own and self._names_one_of(m, tables)]
            further += [Wanted("count", mark, mark.at) for mark in rows]
        found = [
            each
            for each in further
            if any(self._is_joined(each.at, at) for at in own) or self._comes_before_groups(each.at)
        ]
        return sorted([*wanted, *found], key=lambda each: each.at) if found else list(wanted)

    def _comes_before_groups(self, at: int) -> bool:
        """Whether an amount is the first that is named, before its groups, and "and" leads from these to another number:
        "wage bill per branch, plus headcount"."""
        asked, pieces = self.asked, self.asked.pieces
        if asked.listed or not asked.groups or not asked.wanted or at > asked.groups[0].at:
            return False
        last, counted = asked.groups[-1].at, asked.wanted[0].at
        joins = any(p.best is not None and p.best.value == Operation.AND for p in pieces[last + 1 : counted])
        return joins and not any(thing.at < at for thing in asked.things) and asked.wanted[0].at > last

    def _names_one_of(self, mark: Mark, tables: Collection[str]) -> bool:
        return any(e.element is not None and e.element.table in tables for e in mark.of(Role.TABLE)[:1])

    def _is_joined(self, one: int, other: int) -> bool:
        """Whether "and" stands between two places, and nothing else but what is to be taken of the later one."""
        between = [piece.best for piece in self.asked.pieces[min(one, other) + 1 : max(one, other)]]
        said = [best for best in between if best is not None and best.role is not Role.FUNCTION]
        joins = any(best.value == Operation.AND for best in said)
        return joins and all(best.role is Role.OPERATION and best.value in _JOINING for best in said)

    def _gap(self, numbers: Sequence[Number]) -> list[Number]:
        """The difference between two amounts of a row as a share of the first: "gap between list and paid in %"."""
        first, second = (*numbers, None, None)[:2]
        compare, share = (self.asked.layouts.get(name, -1) for name in ("compare", "share"))
        if not (isinstance(first, Measure) and isinstance(second, Measure) and compare >= 0 and share > compare):
            return []
        if len(numbers) > 2 or not {"difference", "gap", "delta"} & set(self.asked.pieces[compare].lemmas):
            return []
        if first.of is None or second.of is None or first.aggregate != second.aggregate or first.table != second.table:
            return []
        gap = Measure(first.aggregate, Computed(first.of, "-", second.of))
        relative = Ratio(gap, first, percent=True)
        options: list[Option[list[Number]]] = [
            Option([relative], 1.0, "its share"),
            Option([gap, relative], 1.05 if self._and_share() else 0.7, "the gap and its share"),
        ]
        return self.draft.pick("gap", options)

    def _measured_tops(self) -> list[Wanted]:
        """The lowest or highest of a number for each group: "lowest list price per category"."""
        asked = self.asked
        if any({"who", "whom"} & set(piece.lemmas) for piece in asked.pieces):
            return []  # "who has the highest salary" is somebody
        found = self._both_ends()
        for top in () if found else _of_the_same(asked.superlatives):
            own = top.of is not None and self._numeric(top.of)
            told = self._of_a_figure(top) or any(
                at.at < top.at and not _OF_EACH_TIME.match(at.piece.text) for at, _ in asked.grains
            )
            if own and not top.dated and not asked.things and not top.all and top.of and not told:
                found.append(Wanted("most" if top.falling else "least", top.of, top.of.at))
        return found

    def _of_a_figure(self, top: Superlative) -> bool:
        """Whether the most of a figure is meant, which is no row's own: "the highest average revenue"."""
        following = self.asked.pieces[top.at + 1].best if top.at + 1 < len(self.asked.pieces) else None
        figure = following is not None and following.role is Role.OPERATION and following.value in _FIGURES
        return figure and any(
            w.mark is not None and top.of is not None and w.mark.at == top.of.at for w in self.asked.wanted
        )

    def _both_ends(self) -> list[Wanted]:
        """The first and the last day: "earliest and latest hire date", "when was the first and the last order"."""
        one, other = (*self.asked.superlatives, None, None)[:2]
        if one is None or other is None or len(self.asked.superlatives) > 2 or one.falling == other.falling:
            return []
        mark, asked_when = other.of, any(piece.lemmas == ("when",) for piece in self.asked.pieces)
        day = self._day_of(mark) if mark is not None and other.at - one.at <= 3 else None
        if mark is None or day is None or not (mark.role is Role.COLUMN or asked_when):
            return []
        if mark.role is not Role.COLUMN:
            mark = replace(mark, piece=replace(mark.piece, explanations=(Explanation(Role.COLUMN, 1.0, day),)))
        return [Wanted("most" if top.falling else "least", mark, mark.at) for top in (one, other)]

    def _measures(self, wanted: Sequence[Wanted]) -> list[Sized]:
        found: list[Sized] = []
        for place, each in enumerate(wanted[:4]):
            options = measure_options(each, self.asked, self.relations)
            options = told_by_lines(options, self.asked, self.relations)
            if options and place and found:
                first = found[0].table
                rows = (first, *self.relations.above(first)) if options[0].value.measure.of is None else (first,)
                options = [replace(o, score=o.score * (1.0 if o.value.table in rows else 0.7)) for o in options]
            if not options:
                continue
            sized = self.draft.pick(f"measure {place}", options)
            if each.mark is not None:
                self.draft.used.add(each.mark.at)
            if sized not in found:
                found.append(sized)
        if not found:
            raise NothingFits
        return found

    def _per(self, numbers: list[Number], below: Sequence[Mark]) -> list[Number]:
        """ "Sales per square metre": the number over that of another column."""
        for mark in below[:1]:
            elements = [e.element for e in mark.of(Role.COLUMN)[:3] if e.element]
            near = [e for e in elements if nearness(self.subject, e.table, self.relations)]
            if near and isinstance(numbers[0], Measure) and mark.at not in self.draft.used:
                self.draft.used.add(mark.at)
                return [Ratio(numbers[0], Measure("sum", Of(near[0])))]
        return numbers

    def _counts_apart(self, numbers: list[Number]) -> list[Number]:
        """ "How many joined and how many left": what is said after each count is said of it alone."""
        counts = [w for w in self.asked.wanted if w.aggregate == "count"]
        if len(counts) < 2 or self.by or len(self.asked.wanted) != len(counts) or len(counts) > 4:
            return numbers
        if len({w.mark.at for w in counts if w.mark}) > 1 and len(numbers) > 1:
            return numbers
        self.apart = [w.at for w in counts]
        return [Measure("count") for _ in counts]

    def _counted(self) -> Frame:
        options = subjects_said(self.asked, self.relations)
        if not options:
            raise NothingFits
        self.subject = self.draft.pick("subject", options)
        self._use_table(self.subject)
        table = self.subject
        self._groups()
        measures = [Option(Sized(Measure("count"), table), 1.0, f"number of {table}")]
        amounts = [e for e in amounts_of(table, self.relations) if adds_up(e)][:2]
        measures += [
            Option(Sized(Measure("sum", Of(e)), table), 0.7 * 0.9**n, f"sum of {e}") for n, e in enumerate(amounts)
        ]
        numbers = self._fitted([self.draft.pick("measure 0", measures)])
        return self._with_having(self._laid_out(numbers, self._conditions()))

    def _per_each(self) -> Mark | Grain | None:
        """What an average is taken over where it is "per" something: "average number of orders per customer"."""
        asked = self.asked
        if "average" not in [w.aggregate for w in asked.wanted]:
            return None
        if (one := self._in_one()) is not None:
            return one
        if not asked.per:
            return None
        if asked.grains and (not asked.groups or asked.grains[0][0].at < asked.groups[0].at):
            return asked.grains[0][1]
        first = asked.groups[0] if asked.groups else None
        return first if first is not None and first.role is Role.TABLE else None

    def _in_one(self) -> Mark | None:
        """What an average number of its rows is taken over: "the average number of pieces in a basket"."""
        for mark in (*self.asked.columns, *self.asked.things):
            before = " ".join(piece.text.lower() for piece in self.asked.pieces[max(0, mark.at - 2) : mark.at])
            if before in _IN_ONE and self._is_over_what_is_averaged(mark):
                return mark
        return None

    def _is_over_what_is_averaged(self, over: Mark) -> bool:
        """Whether rows of which an average is taken belong to a row of another table that is named."""
        measured = [w.mark for w in self.asked.wanted if w.mark is not None and w.aggregate in ("average", "count")]
        tables = {e.element.table for mark in measured for e in mark.of(Role.TABLE, Role.COLUMN)[:1] if e.element}
        above = {e.element.table for e in over.of(Role.TABLE)[:2] if e.element}
        return any(above & set(self.relations.above(name)) - {name} for name in tables)

    def _average_number_of(self) -> bool:
        """Whether "the average number of pieces per order" is asked for, the pieces being a number of each row."""
        over, pieces = self._per_each(), self.asked.pieces
        if not isinstance(over, Mark) or not self._is_over_what_is_averaged(over):
            return False
        marks = [w.mark for w in self.asked.wanted if w.mark is not None and w.aggregate == "average"]
        before = [pieces[mark.at - 1].best for mark in marks if mark.at]
        return any(best is not None and best.value == Operation.COUNT for best in before)

    def _for_each(self) -> Frame:
        asked, over = self.asked, self._per_each()
        assert over is not None
        wanted = [w for w in asked.wanted if w.aggregate in ("count", "average")]
        named = next((w.mark for w in reversed(wanted) if w.mark), None) or next(iter(asked.things), None)
        counts = any(w.aggregate == "count" for w in wanted) or all(w.mark is None for w in wanted)
        sized = self._measures([Wanted("count" if counts else "sum", named, named.at if named else 0)])[0]
        self.subject = sized.table
        if isinstance(over, Mark):
            self.draft.used.add(over.at)
            tables = over.of(Role.TABLE)[:3]
            surest = 1.0 if over.role is Role.TABLE else tables[0].score
            options = [
                Option(e.element.table, e.score / surest)
                for e in tables
                if e.element and e.element.table in self.relations.tables and self.relations.key_of(e.element.table)
            ]
            if not options:
                raise NothingFits
            table = self.draft.pick("over", options)
            self._reach(table)
            key = self.relations.key_of(table)
            assert key is not None
            below = Measure("count distinct", Of(key))
        else:
            dates = date_options(asked, asked.grains[0][0].at, self.subject, self.relations, ())
            dates = [o for o in dates if self._kind(o.value) == "date"]
            if not dates:
                raise NothingFits
            self.draft.used.add(asked.grains[0][0].at)
            below = Measure("count distinct", Of(self.draft.pick("date", dates), over))
        self._groups(skipped=over if isinstance(over, Mark) else None, grains=isinstance(over, Mark))
        number = self._fitted([sized])[0]
        if not isinstance(number, Measure):
            raise NothingFits
        return self._cut(self._laid_out([Ratio(number, below)], self._conditions()))

    def _days_beyond(self) -> tuple[ComparedWith, Mark, Mark] | None:
        """An amount compared with for each day: "on how many days did sales exceed 900?" """
        days = [w.mark for w in self.asked.wanted if w.mark is not None and w.mark.role is Role.GRAIN]
        for compared in self.asked.compared if days else ():
            for mark in (compared.after, compared.before):
                if mark is None or compared.average or not compared.explicit or not self._numeric(mark):
                    continue
                element = mark.of(Role.COLUMN)[0].element
                if element is not None and adds_up(element):
                    return compared, mark, days[0]
        return None

    def _counted_days(self) -> Frame:
        said = self._days_beyond()
        assert said is not None
        compared, amount, day = said
        sized = self.draft.pick("measure 0", measure_options(Wanted("sum", amount, 0), self.asked, self.relations))
        self.subject = sized.table
        own = date_columns(self.relations.table(self.subject), self.relations)
        dates = [Option(e, 0.9**place, str(e)) for place, e in enumerate(own) if self._kind(e) != "year"]
        if not dates or day.piece.best is None:
            raise NothingFits
        self.draft.used |= {compared.at, amount.at, day.at}
        each = Of(self.draft.pick("date", dates), day.piece.best.value)  # type: ignore[arg-type]
        having = (Having(sized.measure, compared.comparison, compared.values[0]),)
        return Frame(self.subject, (OfEach("count", sized.measure, (each,), having),), (), self._all_filters())


def _of_the_same(tops: Sequence[Superlative]) -> list[Superlative]:
    """What is named behind the second of two ends is what the first is of, too: "the highest and the lowest fee"."""
    following = [*tops[1:], None]
    return [
        replace(top, of=other.of)
        if other is not None and top.of is None and top.falling != other.falling and other.at - top.at <= _NEAR_ENOUGH
        else top
        for top, other in zip(tops, following, strict=False)
    ]


_NEAR_ENOUGH = 3
