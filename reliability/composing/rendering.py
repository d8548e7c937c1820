"""A frame as SQL: joins follow from the keys, and no join repeats what a number counts.

`to_sql` writes one SELECT wherever one is enough. Numbers over rows of different tables are computed apart, a subquery
each, and put together by their groups (or stand side by side where there are none).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from reliability.composing.frame import (
    Change,
    Expression,
    Filter,
    Frame,
    Growth,
    Having,
    Measure,
    NotComposable,
    Number,
    Of,
    OfEach,
    Order,
    Ratio,
)
from reliability.composing.writing.groups import Group, group_of, is_of_the_group
from reliability.composing.writing.parts import (
    Part,
    aggregated,
    base_of,
    case_value,
    common_conditions,
    either,
    leaves,
    numbers_of,
    parts_of,
    primary_key,
    written,
)
from reliability.composing.writing.scope import JoinScope, column_of, columns_of, table_of
from reliability.composing.writing.select import Select, column_name, named, names, number_name
from reliability.composing.writing.spelling import number_text, quoted, spelling_of
from reliability.composing.writing.ways import Keys
from reliability.guard.dialects.registry import rules_of
from reliability.values import Schema

MAX_COLUMNS, MAX_FILTERS, MAX_MEASURES, MAX_KEYS = 24, 24, 8, 32
Leaf = Measure | OfEach
_IN_THE_MIDDLE = "2 * t.place BETWEEN t.many AND t.many + 2"


def to_sql(frame: Frame, schema: Schema) -> str:
    """The query that a frame means, for the schema's database. Raises NotComposable, with one sentence."""
    if len(frame.by) + len(frame.numbers) > MAX_COLUMNS or len(frame.where) > MAX_FILTERS:
        raise NotComposable("That is more than one query holds.")
    if frame.limit is not None and frame.limit < 1:
        raise NotComposable("Fewer than one row is asked for.")
    writer = _Writer(frame, schema)
    if not numbers_of(frame):
        return writer.listing()
    return writer.grouped() if frame.by else writer.totals()


def other_joins(frame: Frame, schema: Schema) -> tuple[Frame, ...]:
    """The frames that differ from this one in a key alone, where two tables have several and it makes a difference;
    at most eight. Empty where the frame cannot be written."""
    found: dict[str, Frame] = {}
    with suppress(NotComposable):
        sql = to_sql(frame, schema)
        for key in Keys(schema).several()[:MAX_KEYS]:
            other = replace(frame, keys=(*key.elements, *(e for e in frame.keys if e.table != key.table)))
            with suppress(NotComposable):
                found.setdefault(to_sql(other, schema), other)
        found.pop(sql, None)
    return tuple(found.values())[:8]


@dataclass(slots=True)
class _Rows:
    """Grouped rows before anything is chosen to be shown: what groups and measures are over them."""

    source: str
    where: list[str]
    groups: dict[Of, str]
    measures: dict[Leaf, str]
    scope: JoinScope | None = None  # None where they are a subquery's rows
    own: list[str] = field(default_factory=list)  # values that each group has once: grouped by as well


class _Writer:
    """`called` are names for what is shown, where the query is another's subquery."""

    def __init__(self, frame: Frame, schema: Schema, called: Sequence[str] = ()) -> None:
        self.frame, self.schema, self.called = frame, schema, called
        self.subject = table_of(schema, frame.subject).name
        self.keys = Keys(schema, frame.keys, [of.column for of in _all_columns(frame)])

    def scope(self, table: str) -> JoinScope:
        return JoinScope(self.keys, table, self.subject, self.scalar)

    # --- rows ----------------------------------------------------------------------------------------

    def listing(self) -> str:
        """Rows of the subject, or of the nearest table that has all that is listed."""
        frame = self.frame
        if not frame.by:
            raise NotComposable("Nothing is asked for.")
        order_by = [(o, _expression(o.by)) for o in frame.order]
        each = group_of(frame.first_of_each, self.keys).keys if frame.first_of_each else ()
        scope = self.scope(
            base_of(self.keys, self.subject, [*frame.by, *(c for _, by in order_by for c in columns_of(by)), *each])
        )
        where = scope.filters(frame.where)
        columns = [scope.value(of, left=True) for of in frame.by]
        order = [(o, scope.value(by, left=True)) for o, by in order_by]
        if frame.limit is not None or each:
            where += self._present(scope, order_by, where)
        if each or (frame.ties and frame.limit is not None):
            partition = [scope.value(of, left=True) for of in each]
            inner = Select([], scope.source, where)
            ordered = [self._ordered(text, o, False) for o, text in order]
            return self._first([column_name(of) for of in frame.by], columns, inner, partition, ordered)
        select = Select(columns, scope.source, where, limit=frame.limit, distinct=frame.distinct)
        if frame.distinct and any(text not in columns for _, text in order):
            select.distinct, select.groups = False, columns
            order = [(o, t if t in columns else f"{'MAX' if o.falling else 'MIN'}({t})") for o, t in order]
        select.order = [self._ordered(text, o, False) for o, text in order]
        return select.text()

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
        if not nullable or not rules_of(self.schema.dialect).nulls_first(order.falling):
            return said
        return f"{text} IS NULL, {said}" if self.schema.dialect == "mysql" else f"{said} NULLS LAST"

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
        where = ["t.place = 1" if most == 1 else f"t.place <= {most}"]
        last = [] if partition or most == 1 else ["t.place"]
        return Select([f"t.{name}" for name in called], f"({inner.text()}) AS t", where, order=last).text()

    # --- numbers without groups ----------------------------------------------------------------------

    def totals(self) -> str:
        """Numbers over all rows."""
        frame = replace(self.frame, order=())
        if frame.having or frame.running or frame.first_of_each or not frame.numbers:
            raise NotComposable("Groups are chosen or added up, but there are none.")
        parts = parts_of(frame, self.keys, ())
        _check_few(parts)
        if len(frame.numbers) == 1 and isinstance(frame.numbers[0], OfEach):
            return self._over_groups(frame.numbers[0])
        if not _leaves_of_groups(frame) and _together(parts):
            rows = self._rows(parts, ())
            texts = rows.measures.__getitem__
            return Select([self._number(n, texts, texts) for n in frame.numbers], rows.source, rows.where).text()
        if len(frame.numbers) == 1 and isinstance(frame.numbers[0], Measure):
            return self._alone(parts[frame.numbers[0]])
        return f"SELECT {', '.join(self._apart(number, parts) for number in frame.numbers)}"

    def scalar(self, number: Number) -> str:
        """A number over all rows of its table, as a value to compare with."""
        writer = _Writer(Frame(self.subject, (number,), keys=self.frame.keys), self.schema)
        text = writer._apart(number, parts_of(writer.frame, self.keys, ()))
        return text if isinstance(number, Measure | OfEach) else f"({text})"

    def _apart(self, number: Number, parts: Mapping[Measure, Part]) -> str:
        """A number of which each measure is a query of its own."""
        texts = {
            leaf: f"({self._over_groups(leaf) if isinstance(leaf, OfEach) else self._alone(parts[leaf])})"
            for leaf in leaves(number)
        }
        return self._number(number, texts.__getitem__, texts.__getitem__)

    def _alone(self, part: Part) -> str:
        rows = self._rows({part.measure: part}, ())
        return Select([rows.measures[part.measure]], rows.source, rows.where).text()

    # --- groups --------------------------------------------------------------------------------------

    def grouped(self) -> str:
        """Numbers for each group."""
        frame = self.frame
        groups = [group_of(of, self.keys) for of in frame.by]
        each = [group_of(frame.first_of_each, self.keys)] if frame.first_of_each else []
        if self._along_groups and groups[0].of_rows:
            raise NotComposable("Numbers go along values or periods, and rows of a table are in no order.")
        if _leaves_of_groups(frame):
            return self._of_groups(groups, each)
        parts = parts_of(frame, self.keys, [g.of for g in [*groups, *each]])
        _check_few(parts)
        own = {m: part for m, part in parts.items() if is_of_the_group(part, groups)}
        others = {m: part for m, part in parts.items() if m not in own}
        if frame.empty_groups:
            return self._with_all_groups(groups, parts)
        if others and _together(others):
            forms = {part.form for part in others.values()}
            return (
                self._in_one(groups, each, others, own)
                if not own or forms == {"plain"}
                else self._put_together(groups, parts)
            )
        if _together(parts):
            return self._in_one(groups, each, parts, {})
        return self._put_together(groups, parts)

    def _in_one(
        self, groups: Sequence[Group], each: Sequence[Group], parts: Mapping[Measure, Part], own: Mapping[Measure, Part]
    ) -> str:
        rows = self._rows(parts, [*groups, *each])
        for measure in own:
            if rows.scope is None or measure.of is None:
                raise NotComposable("A value of the group stands beside what is not read from its rows.")
            rows.measures[measure] = rows.scope.value(measure.of)
            rows.own.append(rows.measures[measure])

        def total(measure: Leaf) -> str:
            if isinstance(measure, OfEach):
                raise NotComposable("Numbers of different groups are asked for at once.")
            part = parts.get(measure)
            cut = self.frame.having or self.frame.ties or self.frame.first_of_each
            if part is None or cut or part.base != part.anchor or part.form != "plain":
                return f"({self._alone({**own, **parts}[measure])})"
            if measure.aggregate not in ("count", "sum"):
                return f"({self._alone(part)})"
            return f"SUM({rows.measures[measure]}) OVER ()"

        return self._shown(rows, groups, each, total)

    def _shown(self, rows: _Rows, groups: Sequence[Group], each: Sequence[Group], total: Callable[[Leaf], str]) -> str:
        """What is shown of grouped rows: chosen, ordered and cut."""
        frame = self.frame

        def text(number: Number) -> str:
            return self._number(number, rows.measures.__getitem__, total, grouped=True)

        keys = [*rows.groups.values(), *rows.own]
        shown, numbers = [rows.groups[g.of] for g in groups], [text(number) for number in frame.numbers]
        order = self._group_order(rows, groups, text, keys)
        select = Select([], rows.source, rows.where, keys)
        select.having = [f"{text(h.of)} {_sign(h.comparison)} {self._bound(h)}" for h in frame.having]
        if each or (frame.ties and frame.limit is not None):
            partition = [rows.groups[of] for g in each for of in g.keys]
            called = [*(column_name(g.of) for g in groups), *map(number_name, frame.numbers)]
            return self._first(called, [*shown, *numbers], select, partition, order)
        numbers = [self._along(n, t, shown) for n, t in zip(frame.numbers, numbers, strict=True)]
        select.shown, select.order, select.limit = self._called([*shown, *numbers]), order, frame.limit
        return select.text()

    def _along(self, number: Number, text: str, shown: Sequence[str]) -> str:
        """A number as it goes along the groups: added up, or from the one before; else as it is."""
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

    @property
    def _along_groups(self) -> bool:
        """Does a number go from group to group?"""
        return self.frame.running or any(isinstance(number, Growth) for number in self.frame.numbers)

    def _called(self, texts: list[str]) -> list[str]:
        return list(map(named, texts, self.called)) if self.called else texts

    def _bound(self, having: Having) -> str:
        """What the number of a group is compared with."""
        if isinstance(having.value, int | float):
            return number_text(having.value)
        return self.scalar(having.value)

    def _group_order(
        self, rows: _Rows, groups: Sequence[Group], text: Callable[[Number], str], keys: list[str]
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

    def _key(self, rows: _Rows, groups: Sequence[Group], by: Expression, keys: list[str]) -> str:
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

    def _may_be_null(self, number: Number) -> bool:
        if not isinstance(number, Measure):
            return True
        if number.aggregate in ("count", "count distinct"):
            return False
        columns = columns_of(number.of) if number.of is not None else []
        return bool(number.only) or any(column_of(self.schema, of.column).nullable for of in columns)

    # --- numbers of numbers of groups ----------------------------------------------------------------

    def _inner(self, leaf: OfEach, outer: Sequence[Of]) -> tuple[str, list[str]]:
        """The query of a number for each group (and of the outer groups' columns), and its columns' names."""
        columns = list(dict.fromkeys([*outer, *(leaf.each or ())]))
        if not leaf.each:
            raise NotComposable("There are no groups to take numbers of.")
        called = [*names([column_name(of) for of in columns]), "value"]
        order = (Order(leaf.of),) if leaf.top is not None else ()
        if outer and leaf.top is not None:
            raise NotComposable("The first groups are asked for within groups.")
        frame = replace(self.frame, numbers=(leaf.of,), by=tuple(columns), having=leaf.having, order=order)
        frame = replace(frame, limit=leaf.top, running=False, ties=False, empty_groups=False, first_of_each=None)
        return _Writer(frame, self.schema, called).grouped(), called

    def _over_groups(self, leaf: OfEach) -> str:
        """A number of the groups' numbers, alone."""
        inner, called = self._inner(leaf, ())
        source, where = self._placed(leaf, inner, called[:0])
        return Select([self._of_values(leaf)], source, where).text()

    def _placed(self, leaf: OfEach, inner: str, within: Sequence[str]) -> tuple[str, list[str]]:
        """A subquery's rows under the name t; with their places in order for a median that no function computes."""
        if leaf.aggregate != "median" or spelling_of(self.schema.dialect).median:
            return f"({inner}) AS t", []
        rows = Select([*(f"r.{name}" for name in within), "r.value"], f"({inner}) AS r")
        placed = _with_places(rows, [f"r.{name}" for name in within], within, "r.value", nullable=True)
        return f"({placed.text()}) AS t", [_IN_THE_MIDDLE]

    def _of_values(self, leaf: OfEach) -> str:
        if leaf.aggregate == "count":
            return "COUNT(*)"
        return aggregated(Measure(leaf.aggregate), "t.value", self.scope(self.subject))

    def _of_groups(self, groups: Sequence[Group], each: Sequence[Group]) -> str:
        """Numbers of groups' numbers, for each of wider groups."""
        found = list(dict.fromkeys(leaf for number in numbers_of(self.frame) for leaf in leaves(number)))
        first = next(leaf for leaf in found if isinstance(leaf, OfEach))
        alike = all(isinstance(leaf, OfEach) and replace(leaf, aggregate=first.aggregate) == first for leaf in found)
        medians = any(isinstance(leaf, OfEach) and leaf.aggregate == "median" for leaf in found)
        if not alike or (medians and len(found) > 1 and not spelling_of(self.schema.dialect).median):
            raise NotComposable("Numbers of different groups are asked for at once.")
        columns = list(dict.fromkeys(of for g in [*groups, *each] for of in g.columns))
        inner, called = self._inner(first, columns)
        source, where = self._placed(first, inner, called[: len(columns)])
        texts: dict[Leaf, str] = {leaf: self._of_values(leaf) for leaf in found if isinstance(leaf, OfEach)}
        values = {of: f"t.{name}" for of, name in zip(columns, called, strict=False)}
        return self._shown(_Rows(source, where, values, texts), groups, each, texts.__getitem__)

    # --- rows of numbers -----------------------------------------------------------------------------

    def _rows(self, parts: Mapping[Measure, Part], groups: Sequence[Group]) -> _Rows:
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
            return _Rows(scope.source, where, columns, texts, scope)
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
        if first.form == "median":
            nullable = self._may_be_null(first.measure)
            inner = _with_places(inner, [columns[of] for of in called], list(called.values()), value, nullable)
            chosen = [_IN_THE_MIDDLE]
        texts = {measure: aggregated(part.measure, "t.value", scope) for measure, part in own.items()}
        return _Rows(f"({inner.text()}) AS t", chosen, {of: f"t.{name}" for of, name in called.items()}, texts)

    def _dated(self, scope: JoinScope, groups: Sequence[Group], where: Sequence[str]) -> list[str]:
        """Rows without a date belong to no period, and to no place along which numbers go."""
        along = self._along_groups
        dates = [g.of for place, g in enumerate(groups) if g.of.grain is not None or (along and place == 0)]
        plain = [replace(of, grain=None) for of in dates if column_of(self.schema, of.column).nullable]
        return _not_null([scope.value(of) for of in plain], where)

    def _put_together(self, groups: Sequence[Group], parts: Mapping[Measure, Part], all_groups: str = "") -> str:
        """A subquery for the numbers of each table, joined by the groups' keys."""
        if (self.frame.ties and self.frame.limit is not None) or self.frame.first_of_each:
            raise NotComposable("The first of each are asked for by numbers of several tables.")
        columns = list(dict.fromkeys(of for g in groups for of in g.columns))
        called = dict(zip(columns, names([column_name(of) for of in columns]), strict=True))
        joining = {called[of]: self._joins(g, of) for g in groups for of in g.keys}
        blocks = self._blocks(parts)
        letters = "abcdefhi"[: len(blocks)]
        driver = "g" if all_groups else "a"
        source = f"({all_groups}) AS g" if all_groups else ""
        texts: dict[Leaf, str] = {}
        for letter, block in zip(letters, blocks, strict=True):
            rows = self._rows(block, groups)
            numbers = dict(zip(block, names([number_name(m) for m in block]), strict=True))
            shown = [of for of in columns if letter == driver or called[of] in joining]
            select = Select([named(rows.groups[of], called[of]) for of in shown], rows.source, rows.where)
            select.shown += [named(rows.measures[m], name) for m, name in numbers.items()]
            select.groups = [rows.groups[of] for of in shown]
            on = " AND ".join(
                alike.format(a=f"{letter}.{name}", b=f"{driver}.{name}") for name, alike in joining.items()
            )
            source += (
                f" LEFT JOIN ({select.text()}) AS {letter} ON {on}" if source else f"({select.text()}) AS {letter}"
            )
            for measure, name in numbers.items():
                zero = letter != driver and measure.aggregate in ("count", "count distinct", "sum")
                texts[measure] = f"COALESCE({letter}.{name}, 0)" if zero else f"{letter}.{name}"
        values = {of: f"{driver}.{called[of]}" for of in columns}
        return self._of_joined(_Rows(source, [], values, texts), groups, parts)

    def _joins(self, group: Group, of: Of) -> str:
        """How a group of one table is found among another's: a group of what is missing is one, too."""
        column = column_of(self.schema, of.column)
        present = group.of_rows or of.grain is not None or not (column.nullable or column.primary_key)
        return "{a} = {b}" if present else spelling_of(self.schema.dialect).alike

    def _of_joined(self, rows: _Rows, groups: Sequence[Group], parts: Mapping[Measure, Part]) -> str:
        """What is shown of subqueries that hold a row for each group."""
        frame = self.frame

        def total(leaf: Leaf) -> str:
            return f"({self._alone(parts[leaf])})" if isinstance(leaf, Measure) else rows.measures[leaf]

        def text(number: Number) -> str:
            return self._number(number, rows.measures.__getitem__, total)

        shown, numbers = [rows.groups[g.of] for g in groups], [text(number) for number in frame.numbers]
        where = [f"{text(h.of)} {_sign(h.comparison)} {self._bound(h)}" for h in frame.having]
        numbers = [self._along(n, t, shown) for n, t in zip(frame.numbers, numbers, strict=True)]
        order = self._group_order(rows, groups, text, [])
        return Select(self._called([*shown, *numbers]), rows.source, where, order=order, limit=frame.limit).text()

    def _blocks(self, parts: Mapping[Measure, Part]) -> list[dict[Measure, Part]]:
        """Parts over the same rows together; the rows that a ratio is taken of first, since they must be there."""
        blocks: dict[tuple[object, ...], dict[Measure, Part]] = {}
        for measure, part in parts.items():
            alone = measure if part.form != "plain" else None
            blocks.setdefault((part.base, part.where, part.form, alone), {})[measure] = part
        below = {n.below for n in numbers_of(self.frame)[:1] if isinstance(n, Ratio)}
        return sorted(blocks.values(), key=lambda block: not below & set(block))

    # --- groups without rows -------------------------------------------------------------------------

    def _with_all_groups(self, groups: Sequence[Group], parts: Mapping[Measure, Part]) -> str:
        """All rows of the groups' table, whether or not anything belongs to them."""
        tables = {(g.of.column.table, g.of.through) for g in groups}
        if len(tables) != 1:
            raise NotComposable("Groups without rows are shown of one table only.")
        table, _ = next(iter(tables))
        scope = self.scope(table)
        own = tuple(f for f in self.frame.where if _is_about(f, scope))
        if (rows := self._left_joined(scope, groups, parts, own)) is not None:
            return self._shown(rows, groups, (), lambda m: f"SUM({rows.measures[m]}) OVER ()")
        columns = list(dict.fromkeys(of for g in groups for of in g.columns))
        where = scope.filters(own)
        where += self._dated(scope, [Group(replace(g.of, through=None), g.keys) for g in groups], where)
        texts = [scope.value(replace(of, through=None)) for of in columns]
        shown = list(map(named, texts, names([column_name(of) for of in columns])))
        distinct = not any(g.of_rows for g in groups)
        return self._put_together(groups, parts, Select(shown, scope.source, where, distinct=distinct).text())

    def _left_joined(
        self, scope: JoinScope, groups: Sequence[Group], parts: Mapping[Measure, Part], own: tuple[Filter, ...]
    ) -> _Rows | None:
        """The simple form: counts and sums of one table whose rows refer to the groups' by a key of their own."""
        first = next(iter(parts.values()))
        through = groups[0].of.through
        way = self.keys.way_up(first.base, scope.table.name, through)
        simple = all(p.base == p.anchor and p.measure.aggregate in ("count", "sum") for p in parts.values())
        if not (simple and _together(parts) and way is not None and len(way) == 1 and all(g.of_rows for g in groups)):
            return None
        rows = self.scope(first.base)
        conditions = rows.filters([f for f in first.where if f not in own])
        texts: dict[Leaf, str] = {measure: written(part, rows) for measure, part in parts.items()}
        (counted, *_), key = primary_key(self.keys, first.base), way[0]
        if " JOIN " in rows.source or rows.table.name == scope.table.name:
            return None
        for measure, text in texts.items():
            texts[measure] = f"COUNT({rows.column(Of(counted))})" if text == "COUNT(*)" else text
            texts[measure] = f"COALESCE({text}, 0)" if measure.aggregate == "sum" else texts[measure]
        mine, theirs = rows.join(()), scope.join(())
        pairs = zip(key.columns, key.ref_columns, strict=True)
        on = [f"{mine}.{quoted(one)} = {theirs}.{quoted(other)}" for one, other in pairs]
        where = scope.filters(own)
        columns = {of: scope.value(replace(of, through=None)) for g in groups for of in g.columns}
        source = f"{scope.source} LEFT JOIN {rows.source} ON {' AND '.join([*on, *conditions])}"
        return _Rows(source, where, columns, texts)

    # --- numbers -------------------------------------------------------------------------------------

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


def _together(parts: Mapping[Measure, Part]) -> bool:
    """Are all parts over the same rows, read in the same way?"""
    first = next(iter(parts.values()))
    alike = all((p.base, p.where, p.form) == (first.base, first.where, first.form) for p in parts.values())
    return alike and (first.form == "plain" or len(parts) == 1)


def _with_places(inner: Select, columns: Sequence[str], called: Sequence[str], value: str, nullable: bool) -> Select:
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


def _leaves_of_groups(frame: Frame) -> bool:
    """Is anything taken of the numbers of groups?"""
    return any(isinstance(leaf, OfEach) for number in numbers_of(frame) for leaf in leaves(number))


def _check_few(parts: Mapping[Measure, Part]) -> None:
    if len(parts) > MAX_MEASURES:
        raise NotComposable("That is more numbers than one query holds.")


def _all_columns(frame: Frame) -> list[Of]:
    """The columns that a frame names outside its conditions on related rows."""
    named_leaves = [leaf for number in numbers_of(frame) for leaf in leaves(number)]
    inner = [leaf for leaf in named_leaves if isinstance(leaf, OfEach)]
    measures = [m for leaf in [*named_leaves, *(each.of for each in inner)] for m in leaves(leaf)]
    found = [of for m in measures if isinstance(m, Measure) and m.of is not None for of in columns_of(m.of)]
    found += [of for m in measures if isinstance(m, Measure) for f in m.only for of in columns_of(f)]
    found += [of for f in frame.where for of in columns_of(f)]
    return [*found, *(of for each in inner for of in each.each), *frame.by]


def _expression(by: Number | Expression) -> Expression:
    if isinstance(by, Measure | Ratio | Change | OfEach | Growth):
        raise NotComposable("Rows are ordered by a number of groups.")
    return by


def _is_about(each: Filter, scope: JoinScope) -> bool:
    columns = columns_of(each)
    return bool(columns) and scope.reaches(columns)


def _sign(comparison: str) -> str:
    if comparison not in ("=", "<>", "<", "<=", ">", ">="):
        raise NotComposable("Groups are compared in a way that is not known.")
    return comparison
