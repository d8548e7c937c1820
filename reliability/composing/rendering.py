"""A frame as SQL: joins follow from the keys, and no join repeats what a number counts.

`to_sql` writes one SELECT wherever one is enough. Numbers over rows of different tables are computed apart, a subquery
each, and put together by their groups (or stand side by side where there are none).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from reliability.composing.frame import (
    Change,
    Expression,
    Frame,
    Growth,
    Measure,
    NotComposable,
    Number,
    Of,
    OfEach,
    Order,
    Ratio,
)
from reliability.composing.writing.groups import Group, group_of, is_of_the_group
from reliability.composing.writing.joined import JoinedWriter
from reliability.composing.writing.parts import (
    Part,
    aggregated,
    base_of,
    leaves,
    numbers_of,
    parts_of,
)
from reliability.composing.writing.rows import IN_THE_MIDDLE, GroupedRows, Leaf, together, with_places
from reliability.composing.writing.scope import columns_of
from reliability.composing.writing.select import Select, column_name, names
from reliability.composing.writing.spelling import quoted, spelling_of
from reliability.values import Schema

MAX_COLUMNS, MAX_FILTERS, MAX_MEASURES = 24, 24, 8
MOST_OF_A_HUNDRED = 99
_KEYS = ["one_of", "value"]


def to_sql(frame: Frame, schema: Schema) -> str:
    """The query that a frame means, for the schema's database. Raises NotComposable, with one sentence."""
    if len(frame.by) + len(frame.numbers) > MAX_COLUMNS or len(frame.where) > MAX_FILTERS:
        raise NotComposable("That is more than one query holds.")
    if frame.limit is not None and frame.limit < 1:
        raise NotComposable("Fewer than one row is asked for.")
    if frame.skip and frame.limit != 1:
        raise NotComposable("Rows are left out at the beginning, but more than one is asked for.")
    if frame.of_a_hundred and (frame.limit is None or frame.limit > MOST_OF_A_HUNDRED or frame.skip or frame.both_ends):
        raise NotComposable("So many of a hundred rows are asked for in a way that is not known.")
    if frame.both_ends:
        return _both_ends(frame, schema)
    writer = _Writer(frame, schema)
    if not numbers_of(frame):
        return writer.listing()
    return writer.grouped() if frame.by else writer.totals()


def _both_ends(frame: Frame, schema: Schema) -> str:
    """The first rows, and below them the last."""
    if frame.limit is None or not frame.order or frame.first_of_each is not None or frame.skip:
        raise NotComposable("The first and the last rows are asked for, but not how many, or in no order.")
    first = replace(frame, both_ends=False)
    last = replace(first, order=tuple(replace(each, falling=not each.falling) for each in frame.order))
    return f"SELECT * FROM ({to_sql(first, schema)}) AS a UNION ALL SELECT * FROM ({to_sql(last, schema)}) AS b"


class _Writer(JoinedWriter):
    """Writes one frame, whatever it asks for."""

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
        if each or frame.of_a_hundred or (frame.ties and frame.limit is not None):
            partition = [scope.value(of, left=True) for of in each]
            inner = Select([], scope.source, where)
            ordered = [self._ordered(text, o, False) for o, text in order]
            return self._first([column_name(of) for of in frame.by], columns, inner, partition, ordered)
        select = Select(columns, scope.source, where, limit=frame.limit, distinct=frame.distinct, skip=frame.skip)
        if frame.distinct and any(text not in columns for _, text in order):
            select.distinct, select.groups = False, columns
            order = [(o, t if t in columns else f"{'MAX' if o.falling else 'MIN'}({t})") for o, t in order]
        select.order = [self._ordered(text, o, False) for o, text in order]
        return select.text()

    # --- numbers without groups ----------------------------------------------------------------------

    def totals(self) -> str:
        """Numbers over all rows."""
        frame = replace(self.frame, order=())
        if frame.having or frame.running or frame.moving or frame.first_of_each or not frame.numbers:
            raise NotComposable("Groups are chosen or added up, but there are none.")
        parts = parts_of(frame, self.keys, ())
        _check_few(parts)
        if len(frame.numbers) == 1 and isinstance(frame.numbers[0], OfEach):
            return self._over_groups(frame.numbers[0])
        if not _leaves_of_groups(frame) and together(parts):
            rows = self._rows(parts, ())
            texts = rows.measures.__getitem__
            return Select([self._number(n, texts, texts) for n in frame.numbers], rows.source, rows.where).text()
        if len(frame.numbers) == 1 and isinstance(frame.numbers[0], Measure):
            return self._alone(parts[frame.numbers[0]])
        return f"SELECT {', '.join(self._apart(number, parts) for number in frame.numbers)}"

    def scalar(self, number: Number | Frame) -> str:
        """A number over all rows of its table, as a value to compare with; of a frame the keys of its rows."""
        if isinstance(number, Frame):
            return self._keys_of(number)
        writer = _Writer(Frame(self.subject, (number,), keys=self.frame.keys), self.schema)
        text = writer._apart(number, parts_of(writer.frame, self.keys, ()))
        return text if isinstance(number, Measure | OfEach) else f"({text})"

    def _keys_of(self, frame: Frame) -> str:
        """A query for the one column that a frame lists or groups by."""
        if len(frame.by) != 1 or len(frame.numbers) > 1 or frame.first_of_each is not None or frame.ties:
            raise NotComposable("Rows are chosen among others by more than one key.")
        if not numbers_of(frame):
            inner, called = to_sql(frame, self.schema), quoted(frame.by[0].column.column)
        else:
            inner, called = _Writer(frame, self.schema, _KEYS[: 1 + len(frame.numbers)]).grouped(), _KEYS[0]
        return f"SELECT t.{called} FROM ({inner}) AS t"

    def _apart(self, number: Number, parts: Mapping[Measure, Part]) -> str:
        """A number of which each measure is a query of its own."""
        texts = {
            leaf: f"({self._over_groups(leaf) if isinstance(leaf, OfEach) else self._alone(parts[leaf])})"
            for leaf in leaves(number)
        }
        return self._number(number, texts.__getitem__, texts.__getitem__)

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
        if others and together(others):
            forms = {part.form for part in others.values()}
            return (
                self._in_one(groups, each, others, own)
                if not own or forms == {"plain"}
                else self._put_together(groups, parts)
            )
        if together(parts):
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
        frame = replace(
            frame, limit=leaf.top, skip=0, running=False, ties=False, empty_groups=False, first_of_each=None
        )
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
        placed = with_places(rows, [f"r.{name}" for name in within], within, "r.value", nullable=True)
        return f"({placed.text()}) AS t", [IN_THE_MIDDLE]

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
        return self._shown(GroupedRows(source, where, values, texts), groups, each, texts.__getitem__)


def _leaves_of_groups(frame: Frame) -> bool:
    """Is anything taken of the numbers of groups?"""
    return any(isinstance(leaf, OfEach) for number in numbers_of(frame) for leaf in leaves(number))


def _check_few(parts: Mapping[Measure, Part]) -> None:
    if len(parts) > MAX_MEASURES:
        raise NotComposable("That is more numbers than one query holds.")


def _expression(by: Number | Expression) -> Expression:
    if isinstance(by, Measure | Ratio | Change | OfEach | Growth):
        raise NotComposable("Rows are ordered by a number of groups.")
    return by
