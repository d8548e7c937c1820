"""Queries that use all that a person named, from those that use a part of it."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count

from reliability.accounting.account import Account, Operation, Role
from reliability.composing.frame import Composed, Condition, Filter, Frame, Gap, Measure, NotComposable, Of
from reliability.composing.named.columns import names_in
from reliability.composing.named.demanded import doing_more, kept_of_fit, measures_of
from reliability.composing.named.said import Demanded
from reliability.composing.named.used import elements_in, used_by
from reliability.composing.named.uses import Uses, tables_used
from reliability.composing.planning.relations import relations_of
from reliability.composing.rendering import to_sql
from reliability.composing.times.how_long.unit import in_asked_unit
from reliability.values import Element, Schema

_MOST_LOOKED_AT, _MOST_FOUND, _MOST_COLUMNS = 4_000, 96, 8
_SETTLES = frozenset(("=", "in", "is null"))
_MOST_TURNED, _TURNED, _AS_WELL = 6, 0.3, 0.7
"""How many composed queries are turned from a number to rows and back, and what the turned ones keep of their fit: more
where the words do not say that rows are to be counted."""
_STARTED = 0.15
"""The fit, beside the best composed query's, of a frame that only lists or counts the rows of a table."""
_LEFT_OUT = 0.25
"""What a frame's fit keeps for each named column that it leaves out."""


def completed(
    composed: Sequence[Composed],
    named: Collection[Element],
    account: Account,
    schema: Schema,
    within: Schema,
    values: Mapping[Element, tuple[str, ...]],
) -> tuple[Composed, ...]:
    """The queries that use all named columns and tables, likeliest first; after them those that leave some out.

    `within` is the part of `schema` that was named, `values` are those that its columns hold again and again, likeliest
    first, where these are few. Of many named columns the first are put to every use; a list shows the others as well.
    """
    relations, said = relations_of(schema), Demanded.of(account, values)
    present = [Element(table.name, column.name) for table in within.tables for column in table.columns]
    every = [each for each in present if each in named and not relations.is_key(each)]
    wanted, beyond = every[:_MOST_COLUMNS], tuple(map(Of, every[_MOST_COLUMNS:]))
    keys = [each for each in present if each in named and relations.is_key(each) and _may_be_empty(each, within)]
    tables = [table.name for table in within.tables if any(each.table == table.name for each in named)]
    found: dict[str, Composed] = {}
    highest = max((each.fit for each in composed), default=1.0)
    starts = [
        *((each.frame, each.fit) for each in composed),
        *_otherwise(composed, said, schema, within),
        *_starts(account, said, schema, within, highest),
    ]
    uses = Uses(said, wanted, schema, within)
    for frame, fit in _completions(starts, keys, tables, uses):
        shown = replace(frame, by=tuple(dict.fromkeys((*frame.by, *beyond)))) if not frame.numbers else frame
        _keep(found, in_asked_unit(shown, account.text, within), fit * kept_of_fit(frame, uses), within)
        if len(found) >= _MOST_FOUND:
            break
    for frame, fit in starts:
        left = len(set(wanted) - used_by(frame))
        whole = in_asked_unit(frame, account.text, within)
        _keep(found, whole, fit * kept_of_fit(frame, uses) * _LEFT_OUT**left, within)
    return tuple(sorted(found.values(), key=lambda each: -each.fit))


def _may_be_empty(key: Element, schema: Schema) -> bool:
    table = schema.table(key.table)
    column = table.column(key.column) if table else None
    return column is not None and not column.primary_key


def _keep(found: dict[str, Composed], frame: Frame, fit: float, schema: Schema) -> None:
    try:
        sql = to_sql(frame, schema)
    except (NotComposable, KeyError):
        return
    if sql not in found or found[sql].fit < fit:
        found[sql] = Composed(sql, frame, max(min(fit, 1.0), 1e-9))


def _otherwise(
    composed: Sequence[Composed], said: Demanded, schema: Schema, within: Schema
) -> Iterator[tuple[Frame, float]]:
    """The rows that composed queries count or add up, listed; and those that they list, counted."""
    for each in composed[:_MOST_TURNED]:
        frame = each.frame
        if frame.numbers and not frame.by:
            names = tuple(map(Of, names_in(frame.subject, schema, within, said.values)))
            turned = _TURNED if Operation.COUNT in said.operations or said.aggregate else _AS_WELL
            yield Frame(frame.subject, by=names, where=frame.where, keys=frame.keys), each.fit * turned
        elif not frame.numbers and not frame.order:
            yield Frame(frame.subject, (Measure("count"),), where=frame.where, keys=frame.keys), each.fit * _TURNED


def _starts(
    account: Account, said: Demanded, schema: Schema, within: Schema, highest: float
) -> Iterator[tuple[Frame, float]]:
    """Rows of each table, listed and counted, with the cells that the words name."""
    for table in within.tables:
        where = tuple(
            Condition(Of(best.element), "=", (best.value,))
            for piece in account.pieces
            if (best := piece.best) is not None
            and best.role is Role.CELL
            and best.element is not None
            and best.element.table == table.name
        )
        names = tuple(map(Of, names_in(table.name, schema, within, said.values)))
        yield Frame(table.name, by=names, where=where), _STARTED * highest
        yield Frame(table.name, (Measure("count"),), where=where), _STARTED * highest


def _completions(
    starts: Sequence[tuple[Frame, float]], keys: Sequence[Element], tables: Sequence[str], uses: Uses
) -> Iterator[tuple[Frame, float]]:
    """Frames that use all that is wanted, by falling fit: a frame is followed by those that use one thing more, and one
    that uses all by those that do more of what is said."""
    numbered = count()
    queue = [(-fit, next(numbered), frame) for frame, fit in starts]
    heapq.heapify(queue)
    seen = {_in_any_order(frame) for frame, _ in starts}
    while queue and len(seen) < _MOST_LOOKED_AT:
        score, _, frame = heapq.heappop(queue)
        used = used_by(frame)
        unused = [column for column in uses.wanted if column not in used]
        left = [table for table in tables if Element(table) not in used] if not unused else []
        if unused:
            further = [use for column in unused for use in uses.of(frame, column)]
        elif left:
            further = list(tables_used(frame, left[0], uses.said))
        else:
            yield frame, -score
            further = list(doing_more(frame, keys, uses))
        for following, weight in further:
            told = _in_any_order(following)
            if told not in seen and not _twice(following.where) and not _of_nothing(following):
                seen.add(told)
                heapq.heappush(queue, (score * weight, next(numbered), following))


def _twice(where: Sequence[Filter]) -> bool:
    """Whether a value of a row that one condition settles has another condition beside it, which says nothing more or
    lets no row through."""
    conditions = [each for each in where if isinstance(each, Condition)]
    held = Counter(each.of for each in conditions)
    return any(held[each.of] > 1 for each in conditions if each.comparison in _SETTLES)


def _of_nothing(frame: Frame) -> bool:
    """Whether a frame groups by, or measures, a column that is empty in the rows that it keeps, adds up within each of
    its groups the number by which they are made, or tells for each the time between rows of all."""
    taken = [m.of for m in measures_of(frame.numbers) if isinstance(m, Measure)]
    if frame.by and any(isinstance(of, Gap) and of.each is None for of in taken):
        return True
    added = {of.column for of in taken if isinstance(of, Of)}
    if not added.isdisjoint(of.column for of in frame.by if of.grain is None):
        return True
    conditions = [each for each in frame.where if isinstance(each, Condition) and each.comparison == "is null"]
    empty = {each.of.column for each in conditions if isinstance(each.of, Of)}
    return bool(empty) and not empty.isdisjoint(elements_in((frame.by, frame.numbers)))


def _in_any_order(frame: Frame) -> Hashable:
    """What tells frames apart, wherever their columns and conditions stand."""
    return replace(frame, by=(), where=()), frozenset(frame.by), frozenset(frame.where)
