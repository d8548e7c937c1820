"""Amounts that the lines tell where what is named cannot: "revenue by brand" is that of the lines of the orders, since an
order, of which the revenue is kept, has lines of several brands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from reliability.accounting.account import Role
from reliability.composing.frame import Measure, Of
from reliability.composing.planning.asked.parts import AskedFor, Mark
from reliability.composing.planning.columns import adds_up, columns_of, kind_of, speaks_against
from reliability.composing.planning.draft import Option
from reliability.composing.planning.measures import Sized
from reliability.composing.planning.relations import Relations
from reliability.sql.roles import counts_in
from reliability.values import Element

_BY_LINES, _OTHERWISE, _FURTHER, _MOST, _TOLD_BY_NOTHING = 0.9, 0.7, 0.8, 2, 0.6
_SURE, _AS_LIKELY = 0.9, 0.65


def told_by_lines(options: Sequence[Option[Sized]], asked: AskedFor, relations: Relations) -> list[Option[Sized]]:
    """What a total may be, and before that the amounts of the nearest rows that belong both to its own and to everything
    that it is grouped and kept by; as it was where its own rows do, or no such rows are. What has no key of its own adds
    up rows of what it belongs to ("sales of a shop and day"), so that the rows of that will do."""
    best = max(options, key=lambda option: option.score, default=None)
    if best is None or best.value.measure.aggregate != "sum" or not isinstance(best.value.measure.of, Of):
        return list(options)
    own, told_of = best.value.table, list(_told_of(asked, relations))
    apart = [tables for tables in told_of if tables.isdisjoint(relations.above(own))]
    likely = [each.value for each in options if each.score >= _AS_LIKELY * best.score]
    above = [relations.above(each.table) for each in likely if each.measure.aggregate == "sum"]
    if any(not any(tables.isdisjoint(each) for tables in told_of) for each in above):
        return list(options)  # "sales by segment": by the orders, where the totals of a day tell none
    if not apart or not adds_up(best.value.measure.of.column) or speaks_against(best.value.measure.of.column):
        return list(options)
    kept_so = [own] if relations.key_of(own) else sorted(relations.above(own), key=lambda at: relations.above(own)[at])
    for root in kept_so:
        for lines in relations.facts([root, *(sorted(tables)[0] for tables in apart)]):
            found = _amounts(best.value.measure.of.column, lines, relations) if lines != own else []
            if found:
                return [
                    *(
                        Option(Sized(Measure("sum", Of(e)), lines), best.score * _BY_LINES * likely, f"sum of {e}")
                        for e, likely in found
                    ),
                    *(replace(each, score=_TOLD_BY_NOTHING * each.score) for each in options),
                ]
    return list(options)


def _amounts(like: Element, name: str, relations: Relations) -> list[tuple[Element, float]]:
    """What of a table's rows adds up, and how likely it is meant by the name of another amount: what is counted in the
    same first."""
    table = relations.table(name)
    numbers = [e for e in columns_of(table, relations, "number") if adds_up(e) and not speaks_against(e)]
    same = [e for e in numbers if _counted_in(e, relations) == _counted_in(like, relations)]
    ranked = [*((e, 1.0) for e in same), *((e, _OTHERWISE) for e in numbers if e not in same)]
    return [(each, likely * _FURTHER**place) for place, (each, likely) in enumerate(ranked[:_MOST])]


def _counted_in(element: Element, relations: Relations) -> str | None:
    column = relations.table(element.table).column(element.column)
    return counts_in(column) if column is not None else None


def _told_of(asked: AskedFor, relations: Relations) -> Iterable[frozenset[str]]:
    """The tables that what is grouped by, and the values that rows are kept by, may be of."""
    grouped = [_tables(mark, relations, Role.TABLE, Role.COLUMN) for mark in asked.groups]
    kept = [_tables(said.mark, relations, Role.CELL) for said in asked.said]
    return [tables for tables in (*grouped, *kept) if tables]


def _tables(mark: Mark, relations: Relations, *roles: Role) -> frozenset[str]:
    """The tables of what a word surely means; none where it rather means something else, or may mean a number."""
    if mark.piece.best is None or mark.piece.best.role not in roles:
        return frozenset()
    sure = [each for each in mark.of(*roles) if each.element and each.score >= _SURE * mark.piece.explanations[0].score]
    if any(_is_number(each.element, relations) for each in sure if each.element is not None):
        return frozenset()
    return frozenset(each.element.table for each in sure if each.element and each.element.table in relations.tables)


def _is_number(element: Element, relations: Relations) -> bool:
    table = relations.tables.get(element.table)
    column = table.column(element.column) if table is not None and element.column else None
    return table is not None and column is not None and kind_of(table, column, relations) == "number"
