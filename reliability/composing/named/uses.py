"""What a frame may do with a column that it does not use yet: show it, group by it, keep rows by it, measure it.

Each way has a weight in (0, 1]: how likely people mean it, by the kind of column and the question's operations. The
weights are chosen by hand; only their order matters, since a person picks among what they put first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import combinations, permutations

from reliability.accounting.account import Operation
from reliability.composing.frame import (
    Aggregate,
    Between,
    Computed,
    Condition,
    Filter,
    Frame,
    Gap,
    Having,
    Measure,
    Number,
    Of,
    Order,
    Ratio,
    Related,
    Value,
)
from reliability.composing.named.columns import kind, names_in
from reliability.composing.named.said import Demanded
from reliability.composing.planning.columns import Kind, adds_up, words_of
from reliability.composing.planning.relations import relations_of
from reliability.composing.times.due import DUE
from reliability.values import Element, Schema

Use = tuple[Frame, float]

_MOST_VALUES, _MOST_COMMENT, _MOST_TOGETHER = 8, 200, 4


class Uses:
    """The ways to use a column, over one schema."""

    def __init__(self, said: Demanded, wanted: Sequence[Element], schema: Schema, within: Schema) -> None:
        self.said, self.wanted, self.schema, self.within = said, tuple(wanted), schema, within
        self.relations = relations_of(schema)
        self._kinds: dict[Element, Kind] = {}

    def kind(self, column: Element) -> Kind:
        """What a column holds."""
        if column not in self._kinds:
            self._kinds[column] = kind(column, self.schema)
        return self._kinds[column]

    def factor(self, column: Element) -> float:
        """How many of a column's unit are one of the unit that is said; 1 where they are the same, or none is."""
        table = self.schema.table(column.table)
        found = table.column(column.column) if table is not None else None
        if found is None or not self.said.units:
            return 1.0
        words = {*words_of(found.name), *words_of(found.comment[:_MOST_COMMENT])}
        return next((factor for smaller, factor in self.said.units if words & smaller), 1.0)

    def names(self, table: str) -> tuple[Of, ...]:
        """What rows of a table are called by."""
        return tuple(map(Of, names_in(table, self.schema, self.within, self.said.values)))

    def of(self, frame: Frame, column: Element) -> Iterator[Use]:
        """Frames that use a column too, some of them another of those that are wanted besides."""
        held = self.kind(column)
        yield from self._shown(frame, column, held)
        yield from self._kept(frame, column, held)
        if held == "number":
            yield from self._measured(frame, column)
        if held in ("date", "year"):
            yield from self._dated(frame, column)
        if held == "number" and frame.numbers and Operation.BY in self.said.operations:
            yield self._grouped(frame, Of(column)), 0.4 if adds_up(column) else 0.45
        if held == "text" and Operation.RATIO in self.said.operations:
            yield from self._of_two_values(frame, column)
        if held in ("text", "year", "boolean") and frame.numbers:
            compared = Operation.COMPARE in self.said.operations
            weight = 0.8 if compared else 0.6 if held == "text" else 0.3
            alone = column.table == frame.subject and Of(column) in self.names(frame.subject)  # one row for each name
            yield self._grouped(frame, Of(column)), 0.1 if alone else weight
        yield from self._with_another(frame, column, held)
        yield from self._first(frame, column, held)

    # --- shown, grouped

    def _shown(self, frame: Frame, column: Element, held: Kind) -> Iterator[Use]:
        if not frame.numbers:
            weight = {"boolean": 0.3, "key": 0.5, "text": 0.45 if self._coded(column) else 0.75}.get(held, 0.6)
            yield replace(frame, by=(*frame.by, Of(column))), weight

    def _coded(self, column: Element) -> bool:
        return column in self.said.values

    @staticmethod
    def _grouped(frame: Frame, of: Of) -> Frame:
        return replace(frame, by=(*frame.by, of))

    # --- rows that are kept

    def _kept(self, frame: Frame, column: Element, held: Kind) -> Iterator[Use]:
        belong = self.said.denied and column.table in self.relations.below(frame.subject)
        for condition, weight in self.conditions(column, held):
            if belong and condition.comparison == "=":  # none of its rows is so
                yield self._where(frame, Related(column.table, (condition,), never=True)), weight
            yield self._where(frame, condition), 0.5 * weight if belong and condition.comparison == "<>" else weight
            yield from self._shared(frame, condition, weight)
        if held == "boolean":
            return
        denied = self.said.denied
        table = self.schema.table(column.table)
        found = table.column(column.column) if table is not None else None
        if found is not None and found.nullable and held != "number":
            empty, there = Condition(Of(column), "is null"), Condition(Of(column), "is not null")
            left_out = self.said.left_out  # "skip those without a code" has a code
            yield self._where(frame, empty), 0.25 if left_out else 0.6 if denied else 0.15
            yield self._where(frame, there), 0.6 if left_out else 0.2
            yield from self._shared(frame, there, 0.25 if denied else 0.4)
            yield from self._shared(frame, empty, 0.4 if denied else 0.2)
            if held == "text" and frame.numbers:
                yield self._where(self._grouped(frame, Of(column)), there), 0.5 if denied else 0.4
        if held in ("number", "year"):
            yield from self._compared(frame, column)

    def conditions(self, column: Element, held: Kind) -> Iterator[tuple[Condition, float]]:
        """What may hold of a truth value, or of a column that holds few values."""
        denied = self.said.denied
        if held == "boolean":
            yield Condition(Of(column), "=", (True,)), 0.4 if denied else 0.8
            yield Condition(Of(column), "=", (False,)), 0.7 if denied else 0.3
        for place, value in enumerate(self.said.values.get(column, ())[:_MOST_VALUES] if held == "text" else ()):
            yield Condition(Of(column), "=", (value,)), 0.65 * 0.85**place
            if denied:
                yield Condition(Of(column), "<>", (value,)), 0.4 * 0.85**place
        named = self.said.values.get(column, ())[:_MOST_TOGETHER] if held == "text" else ()
        if self.said.several and len(named) > 1:
            for pair, weight in ((pair, 0.5 * 0.85**place) for place, pair in enumerate(combinations(named, 2))):
                yield Condition(Of(column), "<>" if denied else "=", pair), weight

    def _of_two_values(self, frame: Frame, column: Element) -> Iterator[Use]:
        """How many rows of one value there are for each of another: failed to passed ones."""
        counted = [n for n, each in enumerate(frame.numbers) if isinstance(each, Measure) and each.of is None]
        for one, two in permutations(self.said.values.get(column, ())[:_MOST_TOGETHER], 2) if counted else ():
            above, below = (Measure("count", only=(Condition(Of(column), "=", (each,)),)) for each in (one, two))
            yield put_instead(frame, counted[0], Ratio(above, below)), 0.6

    def _shared(self, frame: Frame, condition: Condition, weight: float) -> Iterator[Use]:
        """The share of the rows for which a condition holds, in the place of their number."""
        if not self.said.shared:
            return
        for place, number in enumerate(frame.numbers):
            rows = number.above if isinstance(number, Ratio) else number
            if isinstance(rows, Measure) and rows.aggregate == "count" and not rows.only:
                share = Ratio(replace(rows, only=(condition,)), rows, percent=True)
                yield put_instead(frame, place, share), weight

    def _compared(self, frame: Frame, column: Element) -> Iterator[Use]:
        used = numbers_in(frame)
        free = [number for number in self.said.numbers if number not in used]
        if self.said.against_average is not None and self.kind(column) == "number":
            average = Measure("average", Of(column))
            yield self._where(frame, Condition(Of(column), self.said.against_average, other=average)), 0.7
        if Operation.BETWEEN in self.said.operations and len(free) > 1:
            ends = tuple(sorted(number * self.factor(column) for number in free[:2]))
            yield self._where(frame, Condition(Of(column), "between", ends)), 0.7
        for said in free[:2]:
            number = said * self.factor(column)
            value = int(number) if number == int(number) else number
            for comparison in self.said.comparisons:
                condition = Condition(Of(column), comparison, (value,))
                yield self._where(_without_limit(frame, said), condition), 0.2 if self.said.times else 0.7
            if str(value) in self.said.values.get(column, ()):
                yield self._where(_without_limit(frame, said), Condition(Of(column), "=", (value,))), 0.4

    @staticmethod
    def _where(frame: Frame, condition: Filter) -> Frame:
        return replace(frame, where=(*frame.where, condition))

    # --- numbers

    def _measured(self, frame: Frame, column: Element) -> Iterator[Use]:
        said = self.said.aggregate
        ways: list[tuple[Aggregate, float]] = [(said, 0.8)] if said else []
        ways += [("sum", 0.5), ("average", 0.35)] if adds_up(column) or not said else [("average", 0.45), ("sum", 0.35)]
        if Operation.MOST in self.said.operations:
            ways.append(("most", 0.4))
        if Operation.LEAST in self.said.operations:
            ways.append(("least", 0.4))
        factor = self.factor(column)
        of = Computed(Of(column), "/", Value(factor)) if factor != 1.0 else Of(column)
        for aggregate, weight in dict(reversed(ways)).items():
            measure = Measure(aggregate, of)
            if not frame.numbers:
                if not frame.order and frame.limit is None:
                    yield replace(frame, numbers=(measure,), by=()), 0.5 * weight
                continue
            yield replace(frame, numbers=(*frame.numbers, measure)), 0.7 * weight
            for place, number in enumerate(frame.numbers):
                if isinstance(number, Measure) and number.of is None:
                    yield put_instead(frame, place, replace(measure, only=number.only)), weight

    def _with_another(self, frame: Frame, column: Element, held: Kind) -> Iterator[Use]:
        """Two columns at once: one held against the other, multiplied, or the days between them."""
        for other in self.wanted if held in ("number", "date") else ():
            if other == column or self.kind(other) != held:
                continue
            for one, two in ((column, other), (other, column)):
                for condition, weight in self._held_against(frame, one, two):
                    yield self._where(frame, condition), weight
                    yield from self._shared(frame, condition, weight)
            if held == "number" and self.said.shared:
                yield from self._parts_of(frame, column, other)
            if held == "number":
                first, second = sorted((column, other))  # either way it is one product
                yield from self._of_both(frame, Computed(Of(first), "*", Of(second)), column, 0.5)
                yield from self._of_both(frame, Computed(Of(column), "-", Of(other)), column, 0.25)
                yield from self._of_both(frame, Computed(Of(other), "-", Of(column)), column, 0.25)
            else:
                first, second = self._in_time(column, other)
                yield from self._of_both(frame, Between(first, second), column, 0.5)
                yield from self._of_both(frame, Between(second, first), column, 0.2)
        if held == "number":
            for place, number in enumerate(frame.numbers):
                if (
                    isinstance(number, Measure)
                    and isinstance(number.of, Of)
                    and self.kind(number.of.column) == "number"
                ):
                    both = replace(number, of=Computed(number.of, "*", Of(column)))
                    yield put_instead(frame, place, both), 0.45

    def _is_due(self, column: Element) -> bool:
        return not DUE.isdisjoint(words_of(column.column))

    def _parts_of(self, frame: Frame, column: Element, other: Element) -> Iterator[Use]:
        """One amount as a share of both together, or of the other."""
        for one, two in ((column, other), (other, column)):
            part, rest = Measure("sum", Of(one)), Measure("sum", Of(two))
            whole = Measure("sum", Computed(Of(one), "+", Of(two)))
            for below, weight in ((whole, 0.45), (rest, 0.4)):
                share = Ratio(part, below, percent=Operation.SHARE in self.said.operations)
                for place, number in enumerate(frame.numbers):
                    if isinstance(number, Measure):
                        yield put_instead(frame, place, share), weight
                if not frame.numbers and not frame.order:
                    yield replace(frame, numbers=(share,)), 0.8 * weight

    def _in_time(self, one: Element, other: Element) -> tuple[Element, Element]:
        """Two days of which the second likely comes later: it may be empty where the first may not, or stands after it."""
        if one.table != other.table:
            return one, other
        table = self.schema.table(one.table)
        columns = [each.name for each in table.columns] if table is not None else []
        first, second = sorted(
            (one, other), key=lambda each: columns.index(each.column) if each.column in columns else 0
        )
        found = [table.column(each.column) if table is not None else None for each in (first, second)]
        turned = found[0] is not None and found[1] is not None and found[0].nullable and not found[1].nullable
        return (second, first) if turned else (first, second)

    def _held_against(self, frame: Frame, one: Element, other: Element) -> Iterator[tuple[Condition, float]]:
        """One value above or below another of its row, or so many times the other."""
        numbers = [each for each in self.said.numbers if each not in numbers_in(frame)]
        days = self.kind(one) == "date"
        if days and self._is_due(one) and not self._is_due(other):
            return  # what was done is held against the day by which it should be
        for comparison in self.said.dated if days and self.said.dated else self.said.comparisons:
            alone = days or not numbers
            yield Condition(Of(one), comparison, other=Of(other)), 0.55 if alone else 0.25
            for each in numbers if self.said.times and self.kind(one) == "number" else ():
                yield Condition(Of(one), comparison, other=Computed(Value(each), "*", Of(other))), 0.8

    def _of_both(self, frame: Frame, both: Between | Computed, column: Element, weight: float) -> Iterator[Use]:
        aggregate = self.said.aggregate or ("average" if isinstance(both, Between) else "sum")
        measure = Measure(aggregate, both)
        if frame.numbers:
            for place, number in enumerate(frame.numbers):
                if isinstance(number, Measure) and number.of is None:
                    yield put_instead(frame, place, measure), weight
            yield replace(frame, numbers=(*frame.numbers, measure)), 0.6 * weight
            return
        if frame.subject == column.table and not frame.order:
            yield replace(frame, numbers=(measure,), by=()), 0.5 * weight
        held = numbers_in(frame)
        for said in () if self.said.times else [each for each in self.said.numbers if each not in held]:
            for comparison in self.said.comparisons:
                yield self._where(frame, Condition(both, comparison, (said,))), 0.8 * weight

    # --- days

    def _dated(self, frame: Frame, column: Element) -> Iterator[Use]:
        if frame.numbers and self.said.grain and not any(of.grain for of in frame.by):
            yield self._grouped(frame, Of(column, self.said.grain)), 0.7
        if self.said.between_rows is not None and self.kind(column) == "date":
            yield from self._between_rows(frame, column, self.said.between_rows)
        if len(self.said.periods) == 2 and self.said.denied and column.table != frame.subject:
            first, second = (Condition(Of(column), period=period) for period in self.said.periods)
            both = (Related(column.table, (first,)), Related(column.table, (second,), never=True))
            yield replace(frame, where=(*frame.where, *both)), 0.8
        for period in self.said.periods:
            if not any(isinstance(each, Condition) and each.period == period for each in frame.where):
                yield self._where(frame, Condition(Of(column), period=period)), 0.8

    def _between_rows(self, frame: Frame, column: Element, aggregate: Aggregate) -> Iterator[Use]:
        """The time from one row to the next, of each row that they belong to."""
        if frame.numbers or frame.order or any(isinstance(each, Related) for each in frame.where):
            return
        table = self.within.table(column.table)
        for key in table.foreign_keys if table is not None else ():
            number = Measure(aggregate, Gap(column, Of(Element(column.table, key.columns[0]))))
            names = self.names(key.ref_table)
            yield Frame(column.table, (number,), names, frame.where, keys=frame.keys), 0.8
            yield Frame(column.table, (number,), (), frame.where, keys=frame.keys), 0.5
        yield Frame(column.table, (Measure(aggregate, Gap(column)),), (), frame.where, keys=frame.keys), 0.4

    # --- the first rows

    def _first(self, frame: Frame, column: Element, held: Kind) -> Iterator[Use]:
        falling = {Operation.MOST, Operation.TOP, Operation.LATEST} & self.said.operations
        rising = {Operation.LEAST, Operation.BOTTOM, Operation.OLDEST} & self.said.operations
        if held not in ("number", "date") or frame.numbers or frame.order or not (falling or rising):
            return
        free = [int(n) for n in self.said.numbers if n == int(n) and 0 < n <= 1000 and n not in numbers_in(frame)]
        of = Of(column)
        shown = frame.by if of in frame.by else (*frame.by, of)
        for limit in (*free[:1], 1):
            order = (Order(of, bool(falling)),)
            yield replace(frame, by=shown, order=order, limit=limit), 0.7 if limit in free or not free else 0.3


def tables_used(frame: Frame, table: str, said: Demanded) -> Iterator[Use]:
    """Frames that keep the rows which have a row of a further table, or none."""
    denied = said.denied
    yield replace(frame, where=(*frame.where, Related(table))), 0.3
    yield replace(frame, where=(*frame.where, Related(table, never=True))), 0.6 if denied else 0.1
    if frame.numbers == () and frame.by:
        counted: Number = Measure("count", table=table)
        yield replace(frame, numbers=(counted,)), 0.4
        for number in said.numbers:
            for comparison in said.comparisons:
                yield replace(frame, numbers=(counted,), having=(Having(counted, comparison, number),)), 0.4


def put_instead(frame: Frame, place: int, number: Number) -> Frame:
    """The frame with a number in another's place, also where it orders or chooses groups."""
    old = frame.numbers[place]
    numbers = (*frame.numbers[:place], number, *frame.numbers[place + 1 :])
    order = tuple(replace(each, by=number) if each.by == old else each for each in frame.order)
    having = tuple(replace(each, of=number) if each.of == old else each for each in frame.having)
    return replace(frame, numbers=numbers, order=order, having=having)


def _without_limit(frame: Frame, number: float) -> Frame:
    return replace(frame, limit=None) if frame.limit == number else frame


def numbers_in(node: object) -> set[float]:
    """The numbers that a frame's filters, cuts and calculations hold."""
    if isinstance(node, bool) or node is None:
        return set()
    if isinstance(node, int | float):
        return {float(node)}
    if isinstance(node, tuple):
        return {number for each in node for number in numbers_in(each)}
    if is_dataclass(node):
        return {number for each in fields(node) for number in numbers_in(getattr(node, each.name))}
    return set()
