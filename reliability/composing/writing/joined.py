"""Numbers over rows of different tables: a subquery each, put together by their groups; and groups without rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from reliability.composing.frame import (
    Filter,
    Measure,
    NotComposable,
    Number,
    Of,
    Ratio,
)
from reliability.composing.writing.groups import Group
from reliability.composing.writing.parts import (
    Part,
    numbers_of,
    primary_key,
    written,
)
from reliability.composing.writing.rows import GroupedRows, Leaf, together
from reliability.composing.writing.scope import JoinScope, column_of, columns_of
from reliability.composing.writing.select import Select, column_name, named, names, number_name
from reliability.composing.writing.shown import ShownWriter, sign
from reliability.composing.writing.spelling import quoted, spelling_of


class JoinedWriter(ShownWriter):
    """Writes subqueries and joins them."""

    def _put_together(self, groups: Sequence[Group], parts: Mapping[Measure, Part], all_groups: str = "") -> str:
        """A subquery for the numbers of each table, joined by the groups' keys."""
        if (self.frame.ties and self.frame.limit is not None) or self.frame.first_of_each or self.frame.of_a_hundred:
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
        return self._of_joined(GroupedRows(source, [], values, texts), groups, parts)

    def _joins(self, group: Group, of: Of) -> str:
        """How a group of one table is found among another's: a group of what is missing is one, too."""
        column = column_of(self.schema, of.column)
        present = group.of_rows or of.grain is not None or not (column.nullable or column.primary_key)
        return "{a} = {b}" if present else spelling_of(self.schema.dialect).alike

    def _of_joined(self, rows: GroupedRows, groups: Sequence[Group], parts: Mapping[Measure, Part]) -> str:
        """What is shown of subqueries that hold a row for each group."""
        frame = self.frame

        def total(leaf: Leaf) -> str:
            return f"({self._alone(parts[leaf])})" if isinstance(leaf, Measure) else rows.measures[leaf]

        def text(number: Number) -> str:
            if isinstance(number, Ratio) and number.within is not None:
                raise NotComposable("A share within groups is asked for of what is read apart.")
            return self._number(number, rows.measures.__getitem__, total)

        shown, numbers = [rows.groups[g.of] for g in groups], [text(number) for number in frame.numbers]
        where = [f"{text(h.of)} {sign(h.comparison)} {self._bound(h)}" for h in frame.having]
        numbers = [self._along(n, t, shown) for n, t in zip(frame.numbers, numbers, strict=True)]
        order = self._group_order(rows, groups, text, [])
        select = Select(self._called([*shown, *numbers]), rows.source, where, order=order, limit=frame.limit)
        select.skip = frame.skip
        return select.text()

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
    ) -> GroupedRows | None:
        """The simple form: counts and sums of one table whose rows refer to the groups' by a key of their own."""
        first = next(iter(parts.values()))
        through = groups[0].of.through
        way = self.keys.way_up(first.base, scope.table.name, through)
        simple = all(p.base == p.anchor and p.measure.aggregate in ("count", "sum") for p in parts.values())
        if not (simple and together(parts) and way is not None and len(way) == 1 and all(g.of_rows for g in groups)):
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
        return GroupedRows(source, where, columns, texts)


def _is_about(each: Filter, scope: JoinScope) -> bool:
    columns = columns_of(each)
    return bool(columns) and scope.reaches(columns)
