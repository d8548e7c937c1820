"""Siblings: a query with one name replaced by another that the same words may mean, its joins written again.

No decoding: the query's tree is copied, the name replaced, and FROM built anew by the keys so that no row is counted
twice (docs/METHODS.md 2.7).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sqlglot import exp

from reliability.composing.edits.keys import way_to
from reliability.composing.edits.query import Query, table_as
from reliability.composing.planning.columns import date_columns, kind_of
from reliability.composing.planning.relations import relations_of
from reliability.composing.slots import Slot, openness
from reliability.guard.guard import guard
from reliability.values import Element, Schema

_LEAST_OPEN = 0.5
"""How open words must leave which of two names is meant for the other to be tried."""


@dataclass(frozen=True, slots=True)
class Sibling:
    """A query that differs from another in one name; `open` in [0, 1]: how open the words leave which is meant."""

    sql: str
    open: float


def siblings(sql: str, slots: Sequence[Slot], schema: Schema, most: int) -> tuple[Sibling, ...]:
    """The siblings of a query, those that the words leave most open first, at most so many; empty where the query
    cannot be edited: it is no SELECT, reads another SELECT's rows, keeps rows that a join does not meet, or combines
    several.
    """
    query = Query.of(sql, schema)
    if query is None or not _plain(query):
        return ()
    before = query.sql()
    found: dict[str, float] = {}
    for mine, other, how in sorted(_replacements(query, slots), key=lambda each: -each[2]):
        made = _replaced(query.copy(), mine, other)
        if made and made != before and guard(made, schema, schema.dialect).allowed:
            found.setdefault(made, how)
        if len(found) >= most:
            break
    return tuple(Sibling(made, how) for made, how in found.items())


def _plain(query: Query) -> bool:
    core = query.core
    joins = core.args.get("joins") or []
    sources = [core.args.get("from_") or core.args.get("from"), *joins]
    inner = [each for each in core.find_all(exp.Select) if each is not core]
    return (
        query.flat
        and not inner
        and not core.args.get("with_")
        and all(isinstance(each.this, exp.Table) for each in sources if each is not None)
        and not any((each.side or "").upper() in ("LEFT", "RIGHT", "FULL") for each in joins)
        and not any(isinstance(each, exp.Star) for each in core.expressions)
        and len({table.name for table in query.sources().values()}) == len(sources)
    )


def _used(query: Query) -> dict[Element, list[exp.Column]]:
    """The columns of the query outside of its joins, by what they stand for."""
    found: dict[Element, list[exp.Column]] = {}
    for column in query.core.find_all(exp.Column):
        element = query.element(column)
        if element is not None and column.find_ancestor(exp.Join) is None:
            found.setdefault(element, []).append(column)
    return found


def _replacements(query: Query, slots: Sequence[Slot]) -> Iterator[tuple[Element, Element, float]]:
    """A name of the query, one that its words may mean instead, and how open they leave it; tables by themselves where
    their rows are counted or all columns used have namesakes in the other."""
    names = [*_used(query), *(Element(table.name) for table in query.sources().values())]
    for mine in names:
        for slot in slots:
            for name in slot.names if slot.of(mine) is not None else ():
                how = openness(mine, name.element, slots) if name.element != mine else 0.0
                if how >= _LEAST_OPEN and _kind(mine, query.schema) == _kind(name.element, query.schema):
                    yield mine, name.element, how


def _kind(element: Element, schema: Schema) -> str:
    table = schema.table(element.table)
    column = table.column(element.column) if table and element.column else None
    return kind_of(table, column, relations_of(schema)) if table and column else "table"


def _replaced(query: Query, mine: Element, other: Element) -> str | None:
    """The query with a name replaced; None where keys lead to no FROM clause in which no row is counted twice."""
    schema, used = query.schema, _used(query)
    counted = _counted(query)
    moved: dict[Element, Element] = {}
    for element in used:
        new = _stands_for(element, mine, other, schema)
        if new is None:
            return None
        moved[element] = new
    root = _root(used, moved, mine, other, counted, schema)
    if root is None:
        return None
    _days_go_along(moved, used, root, schema)
    needed = {new.table for element, new in moved.items() if not _only_grouped_key(element, used, schema)}
    if not all(_met_once(table, root, schema) for table in needed):
        return None
    return _written(query, used, moved, root, sorted(needed))


def _counted(query: Query) -> str | None:
    """The table whose rows COUNT(*) counts."""
    stars = [each for each in query.core.find_all(exp.Count) if isinstance(each.this, exp.Star)]
    return query.base()[1].name if stars else None


def _stands_for(element: Element, mine: Element, other: Element, schema: Schema) -> Element | None:
    if mine.column:
        return other if element == mine else element
    if element.table != mine.table:
        return element
    twin = schema.table(other.table)
    namesake = twin.column(element.column) if twin else None
    if namesake is not None:
        return Element(other.table, namesake.name)
    return element  # it may be reached by the keys


def _root(
    used: dict[Element, list[exp.Column]],
    moved: dict[Element, Element],
    mine: Element,
    other: Element,
    counted: str | None,
    schema: Schema,
) -> str | None:
    """The table whose rows are summed or counted, or, of a list, that from which all the others are reached."""
    if counted is not None:
        return other.table if not mine.column and counted == mine.table else counted
    summed = {
        moved[element].table: None
        for element, columns in used.items()
        if any(column.find_ancestor(exp.AggFunc) is not None for column in columns)
    }
    if summed:
        one = next(iter(summed))  # of several, each row must be one of the others'
        return one if all(_met_once(t, one, schema) and _met_once(one, t, schema) for t in summed) else None
    tables = list(dict.fromkeys(new.table for new in moved.values()))
    reached = [each for each in relations_of(schema).facts(tables) if each in tables]
    return reached[0] if reached else None


def _met_once(table: str, root: str, schema: Schema) -> bool:
    """Whether a row of the root meets at most one of the table's: it belongs to it, or each holds a part of the same."""
    if table in relations_of(schema).above(root):
        return True
    way = way_to(table, [(root, root)], schema)
    return way is not None and not any(step.many for step in way[1])


def _days_go_along(
    moved: dict[Element, Element], used: dict[Element, list[exp.Column]], root: str, schema: Schema
) -> None:
    """A day of a table that the rows do not belong to becomes the day of those that they do."""
    relations = relations_of(schema)
    above = relations.above(root)
    days = [
        day for name in sorted(above, key=above.__getitem__) for day in date_columns(relations.table(name), relations)
    ]
    for element in used:
        if moved[element].table not in above and _kind(element, schema) == "date" and days:
            moved[element] = days[0]


def _only_grouped_key(element: Element, used: dict[Element, list[exp.Column]], schema: Schema) -> bool:
    grouped = all(isinstance(column.parent, exp.Group) for column in used[element])
    return grouped and _kind(element, schema) == "key"


def _written(
    query: Query,
    used: dict[Element, list[exp.Column]],
    moved: dict[Element, Element],
    root: str,
    needed: Sequence[str],
) -> str | None:
    core = query.core
    for element, columns in used.items():
        for column in columns:
            new = moved[element]
            column.set("this", exp.to_identifier(new.column))
            column.set("table", exp.to_identifier(new.table.rpartition(".")[2]))
    core.set("from", None)
    core.set("from_", None)
    core.set("joins", None)
    core.set("from_", exp.From(this=table_as(root, root.rpartition(".")[2])))
    if any(query.join(table) is None for table in needed):
        return None
    group = core.args.get("group")
    for key in list(group.expressions) if group is not None else ():
        if isinstance(key, exp.Column) and query.alias_of(key.table) is None:
            key.pop()
    return query.sql()
