"""What is shown of grouped rows: chosen, ordered, cut, and going along the groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from reliability.composing.frame import (
    Change,
    Expression,
    Growth,
    Having,
    Measure,
    NotComposable,
    Number,
    Of,
    OfEach,
    Ratio,
)
from reliability.composing.writing.groups import Group
from reliability.composing.writing.rows import GroupedRows, Leaf, RowWriter
from reliability.composing.writing.scope import columns_of
from reliability.composing.writing.select import Select, column_name, named, names, number_name
from reliability.composing.writing.spelling import number_text


class ShownWriter(RowWriter):
    """Writes what is shown of groups."""

    def _shown(
        self, rows: GroupedRows, groups: Sequence[Group], each: Sequence[Group], total: Callable[[Leaf], str]
    ) -> str:
        """What is shown of grouped rows: chosen, ordered and cut."""
        frame = self.frame

        def text(number: Number) -> str:
            within = number.within if isinstance(number, Ratio) else None
            whole = total if within is None else lambda leaf: _within(rows.groups.get(within, ""), total(leaf))
            return self._number(number, rows.measures.__getitem__, whole, grouped=True)

        keys = [*rows.groups.values(), *rows.own]
        shown, numbers = [rows.groups[g.of] for g in groups], [text(number) for number in frame.numbers]
        order = self._group_order(rows, groups, text, keys)
        select = Select([], rows.source, rows.where, keys)
        select.having = [f"{text(h.of)} {sign(h.comparison)} {self._bound(h)}" for h in frame.having]
        if each or frame.of_a_hundred or (frame.ties and frame.limit is not None):
            partition = [rows.groups[of] for g in each for of in g.keys]
            called = [*(column_name(g.of) for g in groups), *map(number_name, frame.numbers)]
            called = list(self.called) if self.called and frame.of_a_hundred else called
            return self._first(called, [*shown, *numbers], select, partition, order)
        numbers = [self._along(n, t, shown) for n, t in zip(frame.numbers, numbers, strict=True)]
        if frame.since is not None:
            called = names([*(column_name(g.of) for g in groups), *map(number_name, frame.numbers)])
            select.shown = list(map(named, [*shown, *numbers], called))
            return self._since(frame.since, select, called)
        select.shown, select.order, select.limit = self._called([*shown, *numbers]), order, frame.limit
        select.skip = frame.skip
        return select.text()

    def _along(self, number: Number, text: str, shown: Sequence[str]) -> str:
        """A number as it goes along the groups: added up, or from the one before; else as it is."""
        moving = self.frame.moving
        if moving is not None:
            rows = f"ROWS BETWEEN {moving.many - 1} PRECEDING AND CURRENT ROW"
            within = f"PARTITION BY {', '.join(shown[1:])} " if len(shown) > 1 else ""
            return (
                f"{'AVG' if moving.aggregate == 'average' else 'SUM'}({text}) OVER ({within}ORDER BY {shown[0]} {rows})"
            )
        if not self.frame.running and not isinstance(number, Growth):
            return text
        partition = f"PARTITION BY {', '.join(shown[1:])} " if len(shown) > 1 else ""
        over = f"OVER ({partition}ORDER BY {shown[0]})"
        if isinstance(number, Growth) and not self.frame.running:
            before = f"LAG({text}) {over}"
            divided = self.scope(self.subject).divided
            return (
                divided(f"100.0 * ({text} - {before})", before, whole=False) if number.percent else f"{text} - {before}"
            )
        if not isinstance(number, Measure) or number.aggregate not in ("count", "sum"):
            raise NotComposable("Only counts and sums are added up from group to group.")
        return f"SUM({text}) {over}"

    def _since(self, day: date, select: Select, called: Sequence[str]) -> str:
        """The groups from a day's period on, with numbers that were taken over the earlier ones as well."""
        first = _LABELS.get(self.frame.by[0].grain or "")
        if first is None or self.frame.limit is not None or self.called:
            raise NotComposable("Groups from a day on are asked for, and they are no periods.")
        shown = [f"t.{name}" for name in called]
        return Select(shown, f"({select.text()}) AS t", [f"{shown[0]} >= {first(day)}"], order=shown[:1]).text()

    def _called(self, texts: list[str]) -> list[str]:
        return list(map(named, texts, self.called)) if self.called else texts

    def _bound(self, having: Having) -> str:
        """What the number of a group is compared with."""
        if isinstance(having.value, int | float):
            return number_text(having.value)
        return self.scalar(having.value)

    def _group_order(
        self, rows: GroupedRows, groups: Sequence[Group], text: Callable[[Number], str], keys: list[str]
    ) -> list[str]:
        """The order of groups; without one, periods are in theirs. What orders them is grouped by as well."""
        order = []
        for each in self.frame.order:
            if isinstance(each.by, Measure | Ratio | Change | OfEach | Growth):
                order.append(self._ordered(text(each.by), each, self._may_be_null(each.by)))
            else:
                order.append(self._ordered(self._key(rows, groups, each.by, keys), each, False))
        if order or self.frame.limit is not None or self.called:
            return order
        periods = [g.of for g in groups if g.of.grain is not None or self._along_groups]
        return [self._key(rows, groups, of, keys) for of in periods]

    def _key(self, rows: GroupedRows, groups: Sequence[Group], by: Expression, keys: list[str]) -> str:
        """What orders groups by a value that each has once."""
        if isinstance(by, Of) and by in rows.groups and (by.grain != "weekday" or rows.scope is None):
            return rows.groups[by]
        tables = {(of.column.table, of.through) for of in columns_of(by)}
        apart = {(g.of.column.table, g.of.through) for g in groups if g.of_rows}
        weekday = isinstance(by, Of) and by.grain == "weekday" and by in rows.groups
        if rows.scope is None or not (weekday or tables <= apart):
            raise NotComposable("Groups are ordered by what may differ within them.")
        text = rows.scope.weekday_number(by) if isinstance(by, Of) and weekday else rows.scope.value(by)
        rows.source = rows.scope.source
        keys.append(text)
        return text


_OVER_ALL = "OVER ()"


def _within(group: str, total: str) -> str:
    """A total over all groups as that of the groups with the same value. Raises NotComposable where it is another."""
    if not group or not total.endswith(_OVER_ALL):
        raise NotComposable("A share is asked for within groups that are not shown.")
    return f"{total.removesuffix(_OVER_ALL)}OVER (PARTITION BY {group})"


_LABELS: dict[str, Callable[[date], str]] = {
    "day": lambda day: f"'{day:%Y-%m-%d}'",
    "month": lambda day: f"'{day:%Y-%m}'",
    "quarter": lambda day: f"'{day.year}-Q{(day.month + 2) // 3}'",
    "year": lambda day: str(day.year),
}
"""What a period is written as, by the length of it."""


def sign(comparison: str) -> str:
    """How a comparison is written. Raises NotComposable for one that is not known."""
    if comparison not in ("=", "<>", "<", "<=", ">", ">="):
        raise NotComposable("Groups are compared in a way that is not known.")
    return comparison
