"""How numbers are laid out: side by side, as a share, for each period, before and after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from reliability.accounting.account import Role
from reliability.composing.frame import (
    AnyOf,
    Between,
    Change,
    Condition,
    Filter,
    Frame,
    Grain,
    Having,
    Measure,
    Number,
    Of,
    Order,
    Ratio,
)
from reliability.composing.planning.asked.parts import MOST_PIECES, ComparedWith
from reliability.composing.planning.asked.vocabulary import LASTING
from reliability.composing.planning.columns import words_of
from reliability.composing.planning.dates import in_period
from reliability.composing.planning.draft import Option
from reliability.composing.planning.filters import joined
from reliability.composing.planning.lists import Listing
from reliability.composing.planning.measures import Sized
from reliability.question.periods import Period
from reliability.values import Element


def _how_long(frame: Frame) -> Number | None:
    """The number of a frame that says how long something took, None where none does."""
    for number in frame.numbers:
        of = number.of if isinstance(number, Measure) else None
        if isinstance(of, Between) or (isinstance(of, Of) and _SPANS & set(words_of(of.column.column))):
            return number
    return None


_SPANS = frozenset(("days", "hours", "minutes", "duration"))


class Layouts(Listing):
    """Lays numbers out."""

    def _fitted(self, sized: Sequence[Sized]) -> list[Number]:
        """The measures as they are taken over the subject's rows."""
        found: list[Number] = []
        for each in sized:
            measure = each.measure
            if each.table == self.subject:
                found.append(measure)
            elif measure.of is None:
                key = self.relations.key_of(each.table)
                if each.table in self.relations.above(self.subject) and key:
                    found.append(Measure("count distinct", Of(key)))
                else:
                    found.append(replace(measure, table=each.table))
            elif measure.aggregate == "count distinct" and each.table in self.relations.above(self.subject):
                found.append(measure)
            else:
                self.draft.score *= 0.6
                found.append(measure)
        return found

    def _laid_out(self, numbers: Sequence[Number], placed_conditions: Sequence[tuple[int, Condition]]) -> Frame:
        asked = self.asked
        periods = self._period_conditions()
        further = self._further()
        conditions = [condition for _, condition in placed_conditions]
        if self.apart:
            return self._said_apart(placed_conditions, periods, further)
        measures = [n for n in numbers if isinstance(n, Measure)]
        if {"growth", "compare"} & set(asked.layouts) and len(periods) == 1 and measures and self._is_held_against():
            periods = _with_a_year_on(periods, 1)
        elif "growth" in asked.layouts and len(periods) == 1 and measures:
            periods = _with_a_year_on(periods, -1)
        parted = len(periods) >= 2 and placed_conditions
        if "share" in asked.layouts and measures and ("growth" not in asked.layouts or parted):
            return self._share(measures[0], placed_conditions, periods, further)
        if "compare" in asked.layouts and measures:
            self._group_by_compared(conditions)
        if len(periods) >= 2 and measures:
            together = self._taken_together(periods)
            if not together:
                return self._by_periods(measures, conditions, periods, further)
            where = (*self._related_things(self._filters([*conditions, *further])), *together)
            return Frame(self.subject, tuple(numbers), tuple(dict.fromkeys(self.by)), where, tuple(self.having))
        if "compare" in asked.layouts or "growth" in asked.layouts:
            self._group_by_compared(conditions)
        rows = [c for period in periods for c in period]
        where = self._related_things(self._filters([*conditions, *rows, *further]))
        running = "running" in asked.layouts and bool(self.by)
        return Frame(
            self.subject, tuple(numbers), tuple(dict.fromkeys(self.by)), where, tuple(self.having), running=running
        )

    def _is_held_against(self) -> bool:
        """ "Compared with last year": the one period named is what the same one a year later is held against. In
        "online vs in store this year" it is not the year that is compared."""
        mark = self.asked.periods[0][0]
        words = set(mark.piece.lemmas)
        return "year" in words and bool(_GONE & words) and bool(_AGAINST & set(self.asked.words_before(mark.at, 1)))

    def _said_apart(
        self,
        conditions: Sequence[tuple[int, Condition]],
        periods: Sequence[list[Condition]],
        further: Sequence[Condition],
    ) -> Frame:
        each_day = self._counted_by_their_days(further)
        if each_day is not None:
            return each_day
        first = self.apart[1]
        shared = [c for at, c in conditions if at < self.apart[0]]
        numbers: list[Number] = []
        for place, begin in enumerate(self.apart):
            end = self.apart[place + 1] if place + 1 < len(self.apart) else MOST_PIECES
            own = [c for at, c in conditions if begin <= at < end]
            dates = periods[min(place, len(periods) - 1)] if len(periods) == len(self.apart) else []
            numbers.append(Measure("count", only=self._filters([*own, *dates])))
        common = [c for period in periods for c in period] if len(periods) != len(self.apart) else []
        where = self._related_things(self._filters([*shared, *common, *further]))
        return Frame(self.subject, tuple(dict.fromkeys(numbers)) if first else tuple(numbers), (), where)

    def _counted_by_their_days(self, further: Sequence[Condition]) -> Frame | None:
        """ "How many joined this year and how many left?": of one period, each is counted by the day of its own."""
        if len(self.asked.periods) != 1:
            return None
        ends = (*self.apart[1:], MOST_PIECES)
        days = [self._day_between(begin, end) for begin, end in zip(self.apart, ends, strict=True)]
        found = [day for day in days if day is not None]
        if len(set(found)) != len(self.apart):
            return None
        period = self.asked.periods[0][1]
        self.draft.used |= {mark.at for mark in self.asked.columns}
        numbers = tuple(Measure("count", only=tuple(in_period(day, period, self.relations))) for day in found)
        kept = tuple(self._filters([c for c in further if not (isinstance(c.of, Of) and c.of.column in found)]))
        return Frame(self.subject, numbers, (), kept)

    def _day_between(self, begin: int, end: int) -> Element | None:
        """The subject's day that is named between two places: "joined", "left"."""
        marks = [*self.asked.columns, *(said.mark for said in self.asked.said)]
        for mark in marks:
            for each in mark.of(Role.COLUMN, Role.STATE)[:3] if begin <= mark.at < end else ():
                if each.element and each.element.table == self.subject and self._kind(each.element) == "date":
                    return each.element
        return None

    def _share(
        self,
        measure: Measure,
        conditions: Sequence[tuple[int, Condition]],
        periods: Sequence[list[Condition]],
        further: Sequence[Condition],
    ) -> Frame:
        """What part of the rows is like this: the conditions said of the part, the others said of the whole."""
        self._group_by_compared([c for at, c in conditions if at not in self._negated_at()])
        compared = [c for c in joined(c for _, c in conditions) if c.of in self.by]
        conditions = [(at, c) for at, c in conditions if c.of not in [each.of for each in compared]]
        further = [*further, *compared]
        beside = len(periods) >= 2 and not self._in_groups(periods)
        rows = [c for period in periods[:1] for c in period] if len(periods) < 2 else []
        if rows and not self._says_more():  # "how many percent of customers joined in May": those are the part
            ratio = Ratio(replace(measure, only=self._filters(rows)), measure, percent=True)
            return Frame(self.subject, (ratio,), (), self._related_things(self._filters(further)))
        parts = self._parts(conditions)
        chosen = self.draft.pick("share", parts)
        part = [c for at, c in conditions if at in chosen]
        whole = [c for at, c in conditions if at not in chosen]
        only = self._filters(part)
        spans = self._any_period(periods) if len(periods) >= 2 else ()
        where = (*self._related_things(self._filters([*whole, *rows, *further])), *spans)
        where = tuple(f for f in where if f not in only)
        if beside and only:
            shares = tuple(
                Ratio(replace(measure, only=(*only, *each)), replace(measure, only=tuple(each)), percent=True)
                for each in sorted(periods, key=_begin)
            )
            return Frame(self.subject, shares, tuple(self.by), where)
        if not only:
            of_all = Ratio(measure, measure, percent=True, of_all=True)
            both = self.by and self.asked.counted and self._and_share()
            return Frame(self.subject, (measure, of_all) if both else (of_all,), tuple(self.by), where)
        ratio = Ratio(replace(measure, only=only), measure, percent=True)
        if self._of_which():
            return Frame(self.subject, (measure, replace(measure, only=only), ratio), tuple(self.by), where)
        if self.asked.counted and self._and_share():
            options = [Option(True, 1.0, "the number and its share"), Option(False, 0.8, "the share")]
            if self.draft.pick("both", options):
                return Frame(self.subject, (replace(measure, only=only), ratio), tuple(self.by), where)
        return Frame(self.subject, (ratio,), tuple(self.by), where)

    def _says_more(self) -> bool:
        """Whether anything but one period tells the part of which a share is asked, or makes groups."""
        asked = self.asked
        more = (self.by, asked.said, asked.compared, asked.superlatives, asked.without, asked.groups, asked.grains)
        return any(more) or len(asked.periods) > 1

    def _of_which(self) -> bool:
        """Whether all, a part and its share are asked for: "in total, of which cancelled, and the percentage"."""
        before = " ".join(piece.text.lower() for piece in self.asked.pieces[: self.asked.layouts["share"]])
        return any(f" {said} " in f" {before} " for said in ("of which", "thereof"))

    def _and_share(self) -> bool:
        """Whether a share is asked for beside something else: "absolute and in percent"."""
        share = self.asked.layouts.get("share", 0)
        before = [word for piece in self.asked.pieces[max(0, share - 2) : share] for word in piece.lemmas]
        return "and" in before or "+" in before

    def _negated_at(self) -> set[int]:
        return {said.mark.at for said in self.asked.said if said.negated}

    def _in_groups(self, periods: Sequence[list[Condition]]) -> bool:
        """Whether periods that are compared are rows, a group each, not columns: of these the grain becomes a group."""
        dates = {condition.of for period in periods for condition in period}
        grain = _grain_between([period[0].period for period in periods])
        of = next(iter(dates))
        if len(dates) != 1 or grain is None or not isinstance(of, Of):
            return False
        options = [Option(True, 0.95, "a row for each period"), Option(False, 1.0, "a column for each period")]
        if not self.draft.pick("periods", options):
            return False
        self.by.append(Of(of.column, grain))
        return True

    def _taken_together(self, periods: Sequence[list[Condition]]) -> tuple[Filter, ...]:
        """What holds rows to all periods at once, where none has numbers of its own: "per quarter for 2024 and 2025",
        months in a list; empty where each has them."""
        found = [each[0] for each in periods if len(each) == 1 and each[0].period is not None]
        if len(found) < len(periods) or len({each.of for each in found}) > 1:
            return ()
        if {"growth", "compare", "share"} & set(self.asked.layouts):
            return ()
        if not any(of.grain is not None for of in self.by):
            options = [Option(True, 1.0, "all periods together"), Option(False, 0.45, "each period by itself")]
            if not (_months_in_order(found) and self._is_a_list() and self.draft.pick("together", options)):
                return ()
        whole = _one_after_another(found)
        return (whole,) if whole is not None else self._any_period(periods)

    def _is_a_list(self) -> bool:
        """Whether nothing but what joins a list stands between the periods, and no word tells them apart."""
        if self.asked.each or any(_APART & set(piece.lemmas) for piece in self.asked.pieces):
            return False
        places = [mark.at for mark, _ in self.asked.periods]
        between = {self.asked.pieces[n].text.lower() for n in range(places[0], places[-1]) if n not in places}
        words = {word for piece in self.asked.pieces for word in piece.text.lower().split()}
        return between <= _JOINS and not ("or" in between and words & _WHICH_OF)

    def _any_period(self, periods: Sequence[list[Condition]]) -> tuple[Filter, ...]:
        return (AnyOf(tuple(dict.fromkeys(c for period in periods for c in period))),)

    def _parts(self, conditions: Sequence[tuple[int, Condition]]) -> list[Option[frozenset[int]]]:
        """Which of the conditions tell the part, by place; the others tell the whole."""
        share = self.asked.layouts["share"]
        negated = {said.mark.at for said in self.asked.said if said.negated and said.mark.role is Role.CELL}
        places = [at for at, _ in conditions if at not in negated]
        none = Option(frozenset[int](), 0.8 if self.by else 0.15, "each share of the whole")
        if not places:
            return [none]
        before = frozenset(at for at in places if at < share)
        options = [
            none,
            Option(frozenset(places[-1:]), 0.9, "the last said"),
            Option(frozenset(places), 0.6, "all said"),
        ]
        if len(places) > 1:
            options.append(Option(frozenset(places[:1]), 0.6, "the first said"))
        if before and len(before) < len(places):
            options.append(Option(before, 1.0, "said before"))
        return options

    def _by_periods(
        self,
        measures: Sequence[Measure],
        conditions: Sequence[Condition],
        periods: Sequence[list[Condition]],
        further: Sequence[Condition],
    ) -> Frame:
        """Each number once for each period, side by side; the earlier first."""
        ordered = sorted(periods, key=_begin)
        numbers: list[Number] = []
        if "growth" not in self.asked.layouts and not self.by and self._in_groups(periods):
            where = (*self._related_things(self._filters([*conditions, *further])), *self._any_period(periods))
            return Frame(self.subject, tuple(measures), tuple(self.by), where)
        for measure in measures:
            each = [replace(measure, only=tuple(period)) for period in ordered]
            numbers += each
            if "growth" in self.asked.layouts or "share" in self.asked.layouts:
                numbers.append(Change(each[0], each[-1], percent=True))
        where = self._related_things(self._filters([*conditions, *further]))
        days = {c.of.column for period in periods for c in period if isinstance(c.of, Of)}
        at = {mark.at for mark, _ in self.asked.periods}  # "this year" is a period, and no year to group by
        grains = {grain for mark, grain in self.asked.grains if mark.at not in at}
        by = [of for of in self.by if of.column not in days or of.grain is None or of.grain in grains]
        return Frame(self.subject, tuple(numbers), tuple(by), where)

    def _group_by_compared(self, conditions: Sequence[Condition]) -> None:
        """Two cells of one column that are compared are its groups."""
        for condition in joined(conditions):
            if condition.comparison == "in" and isinstance(condition.of, Of) and condition.of not in self.by:
                self.by.append(condition.of)

    def _cut(self, frame: Frame) -> Frame:
        """The groups in order, and the first of them, where the question says so."""
        frame = self._with_having(frame)
        if not frame.by or not frame.numbers:
            return frame
        asked = self.asked
        if asked.sorted:
            own = [order for order in self._sorted() if isinstance(order.by, Of) and order.by in frame.by]
            along = [of for of in frame.by if of.grain is not None and any(m.role is Role.GRAIN for m in asked.sorted)]
            by = own[0].by if own else along[0] if along else frame.numbers[0]
            self.draft.used |= {mark.at for mark in asked.sorted}
            tops = [top.of for top in asked.superlatives if top.of is not None]
            elements = {of.column for of in frame.by}
            shown = [m for m in tops if any(e.element in elements for e in m.of(Role.COLUMN)[:3])]
            self.draft.used |= {mark.at for mark in shown}  # "the top 5 types, sorted by"
            falling = asked.falling or any(top.all and top.falling for top in asked.superlatives)
            return replace(frame, order=(Order(by, falling),), limit=asked.limit)
        if asked.superlatives and not self.measured:
            top = asked.superlatives[0]
            along = [of for of in frame.by if of.grain is not None] if top.all and top.dated else []  # "newest first"
            lasting = _how_long(frame) if LASTING & set(top.words) else None
            by = along[0] if along else lasting or frame.numbers[0]
            return replace(frame, order=(Order(by, top.falling),), limit=asked.limit or (None if top.all else 1))
        return frame

    def _with_having(self, frame: Frame) -> Frame:
        left = [c for c in self.asked.compared if c.at not in self.draft.used and c.explicit and not c.average]
        if not left or not frame.by or not frame.numbers:
            return frame
        self.draft.used |= {c.at for c in left}
        having = tuple(Having(self._held(c, frame), c.comparison, c.values[0]) for c in left)
        return replace(frame, having=having)

    def _held(self, compared: ComparedWith, frame: Frame) -> Number:
        """The number of each group that is compared: the first one, or how many rows of the frame's own there are, where
        the number compared with counts them: "only countries with at least 50 customers"."""
        after = compared.after
        named = after.of(Role.TABLE)[:1] if after is not None and after.role is Role.TABLE else ()
        counts = (
            compared.explicit
            and not compared.unit
            and any(e.element and e.element.table == frame.subject for e in named)
        )
        if after is not None and counts:
            self.draft.used.add(after.at)
            return Measure("count")
        return frame.numbers[0]


def _grain_between(periods: Sequence[Period | None]) -> Grain | None:
    """The length of time by which periods are told apart: years where no two lie in one; None of longer ones."""
    if any(p is None or p.start is None or p.last is None or p.start.year != p.last.year for p in periods):
        return None
    starts = [p.start for p in periods if p is not None and p.start is not None]
    if len({day.year for day in starts}) == len(starts):
        return "year"
    months = [(p.start, p.last) for p in periods if p is not None and p.start is not None and p.last is not None]
    if all((a.year, a.month) == (b.year, b.month) for a, b in months):
        return "month"
    quarter = all((a.month - 1) // 3 == (b.month - 1) // 3 for a, b in months)
    return "quarter" if quarter else None


def _months_in_order(conditions: Sequence[Condition]) -> bool:
    """Whether periods are months of which the earlier come first: three and more, or two that touch."""
    spans = [(c.period.start, c.period.end) for c in conditions if c.period and c.period.start and c.period.end]
    months = all(start.day == end.day == 1 and (end - start).days <= _DAYS_OF_A_MONTH for start, end in spans)
    if len(spans) < len(conditions) or not months:
        return False
    return all(one[1] <= other[0] for one, other in pairwise(spans)) and (len(spans) > 2 or spans[0][1] == spans[1][0])


def _one_after_another(conditions: Sequence[Condition]) -> Condition | None:
    """Periods that touch as one; None where days lie between them."""
    ordered = sorted(conditions, key=lambda each: _begin([each]))
    spans = [each.period for each in ordered if each.period is not None]
    if any(one.end is None or one.end != other.start for one, other in pairwise(spans)):
        return None
    return replace(ordered[0], period=Period(spans[0].start, spans[-1].end))


def _begin(conditions: Sequence[Condition]) -> str:
    for condition in conditions:
        if condition.period and condition.period.start:
            return condition.period.start.isoformat()
        if condition.values:
            return str(condition.values[0])
    return ""


_DAYS_OF_A_MONTH = 31
_JOINS = frozenset("and or plus & + in also for".split())
_APART = frozenset("each vs versus against separately separate respectively both side apart compared than".split())
_WHICH_OF = frozenset("more less fewer better worse higher lower beat ahead stronger weaker".split())
_GONE = frozenset(("last", "previous", "prior"))
_AGAINST = frozenset(("compared", "against", "versus", "vs", "than", "from", "over"))


def _with_a_year_on(periods: list[list[Condition]], years: int) -> list[list[Condition]]:
    """The period, and the same one so many years on, the earlier one first."""
    condition = periods[0][0]
    period = condition.period
    if period is None or period.start is None or period.end is None or period.start.year + years < 1:
        return periods
    try:
        other = Period(*(day.replace(year=day.year + years) for day in (period.start, period.end)))
    except ValueError:  # 29 February
        return periods
    return sorted(
        [[replace(condition, period=other)], *periods], key=lambda each: str(each[0].period and each[0].period.start)
    )
