"""Where a condition belongs: on a row itself, on the rows it belongs to, or on rows that belong to it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from reliability.composing.frame import Comparison, Condition, Filter, Of, Related
from reliability.composing.planning.columns import date_columns, tells_of_life
from reliability.composing.planning.relations import Relations

_BY_KEYS = (1.0, 0.94, 0.9, 0.86, 0.82, 0.78)
_NEVER: dict[Comparison, Comparison] = {
    "<>": "=",
    "not in": "in",
    "not like": "like",
    "not contains": "contains",
    "not starts": "starts",
    "not ends": "ends",
}
"""Of rows below, "not by her" says that there is none that is by her."""
_BELOW, _BELOW_UNSAID, _FARTHER = 0.6, 0.3, 0.6
_BY_WHAT_HAPPENED = 0.6
"""Of rows below what is named that happened: "customers who bought lighting", by the items of orders."""


def nearness(
    subject: str, table: str, relations: Relations, said: Iterable[str] = (), done: Collection[str] = ()
) -> float:
    """How naturally something of a table is said of a subject's rows, in [0, 1]; 0 = no key leads there. `done` are the
    tables of what was done with them: "products ordered in Berlin" tells the town of orders."""
    above = relations.above(subject)
    if table in above:
        return _BY_KEYS[min(above[table], len(_BY_KEYS) - 1)]
    way = way_below(subject, table, relations, said) if table in relations.tables else None
    if way is None:
        return 0.0
    above = relations.above(way)
    between = (each for each in said if each in above and each not in (subject, way, table))
    up = {each: relations.above(each) for each in between}
    if any(subject in up[each] or (table in up[each] and each in done) for each in up):  # "bought lighting": by orders
        return _BY_WHAT_HAPPENED * _BY_KEYS[min(above[table], len(_BY_KEYS) - 1)]
    steps = above[subject] + above[table] - 1
    return (_BELOW if table in said or way in said else _BELOW_UNSAID) * _FARTHER ** max(0, steps)


def way_below(subject: str, table: str, relations: Relations, said: Iterable[str] = ()) -> str | None:
    """The table whose rows belong to both the subject's and this table's: one that was named before others."""
    named = set(said)
    found = [t for t in relations.below(subject) if table in relations.above(t)]
    return next((t for t in found if t in named), found[0] if found else None)


def placed(
    subject: str, conditions: Iterable[Condition], relations: Relations, said: Iterable[str] = ()
) -> tuple[Filter, ...]:
    """The conditions as filters of the subject's rows: those on rows below it as "has such a row", all of one table
    on one row."""
    direct: list[Filter] = []
    below: dict[str, list[Condition]] = {}
    names = tuple(said)
    for condition in conditions:
        table = table_of(condition)
        if not table or table in relations.above(subject):  # of no column: days between two of them
            direct.append(condition)
            continue
        way = way_below(subject, table, relations, [*below, *names])
        if way is not None and condition.comparison in _NEVER:
            direct.append(Related(way, (replace(condition, comparison=_NEVER[condition.comparison]),), never=True))
        elif way is not None:
            below.setdefault(way, []).append(condition)
    for way in [each for each in below if any(each != other and each in relations.above(other) for other in below)]:
        lowest = next(other for other in below if other != way and way in relations.above(other))
        below[lowest] += below.pop(way)  # "bought lighting in May": what was bought then
    return (*direct, *(Related(table, tuple(found)) for table, found in below.items()))


def spoken_of(subject: str, related: Iterable[Related], relations: Relations, done: Collection[str] = ()) -> set[str]:
    """The tables whose rows are spoken of by what is said of rows below the subject's: these, what happened of which
    they are a part, and what was `done` with them, or by whom, of which something is said: "ordered by members"."""
    found, whose = set[str](), {by for each in done for by in relations.above(each)}
    for below in related:
        conditions = [each for each in below.conditions if isinstance(each, Condition)]
        for by in relations.above(below.table):
            happened = by == below.table or by in relations.below(subject)
            if happened or (by in whose and any(_tells_of(by, each, relations) for each in conditions)):
                found.add(by)
    return found


def _tells_of(table: str, condition: Condition, relations: Relations) -> bool:
    """Whether a condition tells something of a table's rows, or of what these belong to; of days only the one on which
    they happened does, no day on which somebody was last seen."""
    of = condition.of.column if isinstance(condition.of, Of) else None
    if of is None or of.table != table:
        return of is not None and of.table in relations.above(table)
    if condition.period is None:
        return True
    belongs = bool(relations.table(table).foreign_keys)  # as what happens does: who was seen is nobody's
    return belongs and date_columns(relations.table(table), relations)[:1] == [of] and not tells_of_life(of)


def table_of(condition: Condition) -> str:
    """The table that a condition speaks of; none of an expression that is no column."""
    return condition.of.column.table if isinstance(condition.of, Of) else ""
