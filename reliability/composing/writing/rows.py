"""The rows that numbers are over, and numbers of them: what every form of a query is written from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from reliability.composing.frame import (
    Change,
    Expression,
    Frame,
    Gap,
    Growth,
    Measure,
    NotComposable,
    Number,
    Of,
    OfEach,
    Order,
)
from reliability.composing.writing.groups import Group
from reliability.composing.writing.parts import (
    Part,
    aggregated,
    case_value,
    common_conditions,
    either,
    leaves,
    numbers_of,
    primary_key,
    written,
)
from reliability.composing.writing.scope import JoinScope, column_of, columns_of, table_of
from reliability.composing.writing.select import Select, column_name, named, names
from reliability.composing.writing.ways import Keys
from reliability.guard.dialects.registry import rules_of
from reliability.values import Schema

Leaf = Measure | OfEach
IN_THE_MIDDLE = "2 * t.place BETWEEN t.many AND t.many + 2"


@dataclass(slots=True)
class GroupedRows:
    """Grouped rows before anything is chosen to be shown: what groups and measures are over them."""

    source: str
    where: list[str]
    groups: dict[Of, str]
    measures: dict[Leaf, str]
    scope: JoinScope | None = None  # None where they are a subquery's rows
    own: list[str] = field(default_factory=list)  # values that each group has once: grouped by as well


class RowWriter:
    """Writes the rows of one frame. `called` are names for what is shown, where the query is another's subquery."""

    def __init__(self, frame: Frame, schema: Schema, called: Sequence[str] = ()) -> None:
        self.frame, self.schema, self.called = frame, schema, called
        self.subject = table_of(schema, frame.subject).name
        self.keys = Keys(schema, frame.keys, [of.column for of in _all_columns(frame)])

    def scope(self, table: str) -> JoinScope:
        """Rows of a table, and what can be joined to them."""
        return JoinScope(self.keys, table, self.subject, self.scalar)

    def scalar(self, number: Number | Frame) -> str:
        """A number over all rows of its table, as a value to compare with (rendering.py)."""
        raise NotImplementedError

    def _rows(self, parts: Mapping[Measure, Part], groups: Sequence[Group]) -> GroupedRows:
        """The rows that measures of the same base, conditions and form are over."""
        shared, own = common_conditions(parts)
        first = next(iter(own.values()))
        scope = self.scope(first.base)
        where = scope.filters((*first.where, *shared, *(either(own) if groups else ())))
        columns = {of: scope.value(of) for g in groups for of in g.columns}
        where += self._dated(scope, groups, where)
        if first.form == "plain":
            with scope.keeping_rows():
                texts: dict[Leaf, str] = {measure: written(part, scope) for measure, part in own.items()}
            return GroupedRows(scope.source, where, columns, texts, scope)
        called = dict(zip(columns, names([column_name(of) for of in columns]), strict=True))
        once = first.base != first.anchor
        value = case_value(first.measure, scope)
        inner = Select([named(columns[of], name) for of, name in called.items()], "", where, distinct=once)
        if once:
            key = [scope.column(Of(element)) for element in primary_key(self.keys, first.anchor)]
            inner.shown += [f"{text} AS row_{place}" for place, text in enumerate(key, 1)]
        inner.shown.append(f"{value} AS value")
        inner.source = scope.source
        chosen = []
        if first.form == "gap":
            chosen = ["t.value IS NOT NULL"]
            inner.where = [*where, *self._owned(scope, first.measure, where)]
            gap = first.measure.of
            if isinstance(gap, Gap) and gap.place is not None:
                inner.shown.append(f"ROW_NUMBER() OVER ({scope.in_order(gap)}) AS place")
                chosen.append(f"t.place = {gap.place}")
        if first.form == "median":
            nullable = self._may_be_null(first.measure)
            inner = with_places(inner, [columns[of] for of in called], list(called.values()), value, nullable)
            chosen = [IN_THE_MIDDLE]
        texts = {measure: aggregated(part.measure, "t.value", scope) for measure, part in own.items()}
        return GroupedRows(f"({inner.text()}) AS t", chosen, {of: f"t.{name}" for of, name in called.items()}, texts)

    def _owned(self, scope: JoinScope, measure: Measure, where: Sequence[str]) -> list[str]:
        """Rows that belong to nobody follow no other row of the same owner."""
        owner = measure.of.each if isinstance(measure.of, Gap) else None
        if owner is None or not column_of(self.schema, owner.column).nullable or scope.has_joined(owner.column):
            return []
        return _not_null([scope.value(owner)], where)

    def _dated(self, scope: JoinScope, groups: Sequence[Group], where: Sequence[str]) -> list[str]:
        """Rows without a date belong to no period, and to no place along which numbers go."""
        along = self._along_groups
        dates = [g.of for place, g in enumerate(groups) if g.of.grain is not None or (along and place == 0)]
        plain = [replace(of, grain=None) for of in dates if column_of(self.schema, of.column).nullable]
        return _not_null([scope.held_to_days(of) for of in plain], where)

    @property
    def _along_groups(self) -> bool:
        """Does a number go from group to group?"""
        return (
            self.frame.running
            or self.frame.moving is not None
            or any(isinstance(number, Growth) for number in self.frame.numbers)
        )

    def _may_be_null(self, number: Number) -> bool:
        if not isinstance(number, Measure):
            return True
        if number.aggregate in ("count", "count distinct"):
            return False
        columns = columns_of(number.of) if number.of is not None else []
        return bool(number.only) or any(column_of(self.schema, of.column).nullable for of in columns)

    def _present(self, scope: JoinScope, order: Sequence[tuple[Order, Expression]], where: Sequence[str]) -> list[str]:
        """The first rows by a column are those that have a value there."""
        found = []
        for of in dict.fromkeys(of for _, by in order for of in columns_of(by)):
            column = column_of(self.schema, of.column)
            if column.nullable and not column.primary_key:
                found.append(scope.column(of, left=True))
        return _not_null(found, where)

    def _ordered(self, text: str, order: Order, nullable: bool) -> str:
        """What orders, with numbers that may be missing at the end."""
        said = f"{text} DESC" if order.falling else text
        rules = rules_of(self.schema.dialect)
        if not nullable or not rules.nulls_first(order.falling):
            return said
        return f"{said} NULLS LAST" if rules.nulls_words else f"{text} IS NULL, {said}"

    def _first(
        self, wanted: Sequence[str], texts: Sequence[str], inner: Select, partition: Sequence[str], order: Sequence[str]
    ) -> str:
        """The first rows (of each value of the partition), by their places in order."""
        if not order:
            raise NotComposable("The first rows are asked for, but in no order.")
        called = names(wanted)
        over = (f"PARTITION BY {', '.join(partition)} " if partition else "") + f"ORDER BY {', '.join(order)}"
        place = f"{'RANK' if self.frame.ties else 'ROW_NUMBER'}() OVER ({over})"
        inner.shown = [*map(named, texts, called), f"{place} AS place"]
        most = self.frame.limit or 1
        first = self.frame.skip + 1
        where = [f"t.place = {first}" if most == 1 else f"t.place <= {most}"]
        if self.frame.of_a_hundred:
            all_rows = f"PARTITION BY {', '.join(partition)}" if partition else ""
            inner.shown.append(f"COUNT(*) OVER ({all_rows}) AS many")
            where = [f"(t.place - 1) * 100 < {most} * t.many"]
        last = [] if partition or (most == 1 and not self.frame.of_a_hundred) else ["t.place"]
        return Select([f"t.{name}" for name in called], f"({inner.text()}) AS t", where, order=last).text()

    def _alone(self, part: Part) -> str:
        rows = self._rows({part.measure: part}, ())
        return Select([rows.measures[part.measure]], rows.source, rows.where).text()

    def _number(
        self,
        number: Number,
        text: Callable[[Leaf], str],
        total: Callable[[Leaf], str],
        grouped: bool = False,
    ) -> str:
        if isinstance(number, Measure | OfEach | Growth):
            return text(number.of if isinstance(number, Growth) else number)
        divided = self.scope(self.subject).divided
        if isinstance(number, Change):
            before, after = text(number.before), text(number.after)
            difference = f"{after} - {before}"
            return divided(f"100.0 * ({difference})", before, whole=False) if number.percent else difference
        above, below = text(number.above), total(number.below) if number.of_all else text(number.below)
        never_zero = grouped and below == "COUNT(*)"
        if number.percent:
            return divided(f"100.0 * {above}", below, whole=False, never_zero=never_zero)
        return divided(above, below, number.above.aggregate != "average", never_zero)


def together(parts: Mapping[Measure, Part]) -> bool:
    """Are all parts over the same rows, read in the same way?"""
    first = next(iter(parts.values()))
    alike = all((p.base, p.where, p.form) == (first.base, first.where, first.form) for p in parts.values())
    return alike and (first.form == "plain" or len(parts) == 1)


def with_places(inner: Select, columns: Sequence[str], called: Sequence[str], value: str, nullable: bool) -> Select:
    """Rows with their places by the value in each group and how many have one; a group without any has one row left."""
    if nullable and not columns:
        inner.where, nullable = [*inner.where, f"{value} IS NOT NULL"], False
    if inner.distinct:
        inner = Select([*(f"r.{name}" for name in called), "r.value"], f"({inner.text()}) AS r")
        columns, value = [f"r.{name}" for name in called], "r.value"
    within = f"PARTITION BY {', '.join(columns)}" if columns else ""
    order = f"{value} IS NULL, {value}" if nullable else value
    inner.shown.append(f"ROW_NUMBER() OVER ({f'{within} ' if within else ''}ORDER BY {order}) AS place")
    inner.shown.append(f"COUNT({value if nullable else '*'}) OVER ({within}) AS many")
    return inner


def _not_null(texts: Sequence[str], where: Sequence[str]) -> list[str]:
    """That values are there, unless a condition says so already."""
    return [f"{text} IS NOT NULL" for text in texts if not any(each.startswith(f"{text} ") for each in where)]


def _all_columns(frame: Frame) -> list[Of]:
    """The columns that a frame names outside its conditions on related rows."""
    named_leaves = [leaf for number in numbers_of(frame) for leaf in leaves(number)]
    inner = [leaf for leaf in named_leaves if isinstance(leaf, OfEach)]
    measures = [m for leaf in [*named_leaves, *(each.of for each in inner)] for m in leaves(leaf)]
    found = [of for m in measures if isinstance(m, Measure) and m.of is not None for of in columns_of(m.of)]
    found += [of for m in measures if isinstance(m, Measure) for f in m.only for of in columns_of(f)]
    found += [of for f in frame.where for of in columns_of(f)]
    return [*found, *(of for each in inner for of in each.each), *frame.by]
