"""A query with one name replaced by another of the schema that is like it (docs/METHODS.md 2.8).

No decoding, and no words of the question that both names explain, which `siblings` asks for. Three kinds of names are
tried: another column of the same table, a table that has all columns used of the other, and a column's namesake in a
table that keys lead to. The first two change the name wherever it stands, in inner queries too; for the third, and
where a query joins a table with its twin, FROM is built anew, so that no row is counted twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sqlglot import exp

from reliability.candidates.by_name.features import NamesAlike
from reliability.candidates.by_name.replacing import siblings
from reliability.composing.edits.query import Query
from reliability.composing.planning.columns import kind_of
from reliability.composing.planning.relations import relations_of
from reliability.composing.slots import Name, Slot
from reliability.composing.writing.spelling import quoted
from reliability.guard.guard import guard
from reliability.ports import NameSelector
from reliability.values import Element, Schema

_TRIED = 12
"""Of the likeliest replacements of a query; the others are not written."""


@dataclass(frozen=True, slots=True)
class NameSibling:
    """A query that differs from another in one name; `meant`: how likely the question may as well mean that, in (0,
    1)."""

    sql: str
    meant: float


def name_siblings(
    sql: str, alike: NamesAlike, selector: NameSelector, most: int, least: float = 0.0
) -> tuple[NameSibling, ...]:
    """The siblings of a query, the likeliest to be meant first, at most so many and none under `least`; empty where it
    cannot be edited."""
    schema = alike.schema
    query = Query.of(sql, schema)
    if query is None or most < 1:
        return ()
    before, found = query.sql(), dict[str, float]()
    tried = [(selector.probability(*alike.features(mine, other)), mine, other) for mine, other in replacements(query)]
    for how, mine, other in sorted(tried, key=lambda each: -each[0])[:_TRIED]:
        if how < least:
            break
        for made in replaced(query, mine, other):
            if made != before and guard(made, schema, schema.dialect).allowed:
                found.setdefault(made, how)
        if len(found) >= most:
            break
    return tuple(NameSibling(made, how) for made, how in found.items())[:most]


def with_siblings(
    queries: Sequence[str], alike: NamesAlike, selector: NameSelector, each: int, least: float = 0.0
) -> list[str]:
    """The queries in their order, each followed by at most so many siblings of its own; no text twice."""
    found: dict[str, None] = {}
    for sql in queries:
        found[sql] = None
        found |= dict.fromkeys(sibling.sql for sibling in name_siblings(sql, alike, selector, each, least))
    return list(found)


def columns_of(query: Query) -> dict[Element, list[exp.Column]]:
    """The columns that a query uses, in joins and inner queries too, and where."""
    found: dict[Element, list[exp.Column]] = {}
    for column in query.tree.find_all(exp.Column):
        element = query.element(column)
        if element is not None:
            found.setdefault(element, []).append(column)
    return found


def tables_of(query: Query) -> dict[Element, list[exp.Table]]:
    """The tables that a query reads, in inner queries too, and where."""
    found: dict[Element, list[exp.Table]] = {}
    for select in query.tree.find_all(exp.Select):
        own = query.sources(select)
        for source in select.find_all(exp.Table):
            table = own.get(source.alias_or_name)
            if table is not None and source.find_ancestor(exp.Select) is select:
                found.setdefault(Element(table.name), []).append(source)
    return found


def replacements(query: Query) -> Iterator[tuple[Element, Element]]:
    """A name of the query, and one of the same kind that may stand in its place."""
    columns, tables, schema = columns_of(query), tables_of(query), query.schema
    shown = [e for e, places in columns.items() if any(place.find_ancestor(exp.Join) is None for place in places)]
    for mine in shown:
        table = schema.table(mine.table)
        for column in table.columns if table else ():
            other = Element(mine.table, column.name)
            if other not in columns and _kind(mine, schema) == _kind(other, schema):
                yield mine, other
        for twin in schema.tables:
            namesake = twin.column(mine.column) if Element(twin.name) not in tables else None
            if namesake is not None and not namesake.primary_key:
                yield mine, Element(twin.name, namesake.name)
    for mine in tables:
        used = {element.column.lower() for element in columns if element.table == mine.table}
        for twin in schema.tables:
            if twin.name != mine.table and used and used <= {column.name.lower() for column in twin.columns}:
                yield mine, Element(twin.name)


def _kind(element: Element, schema: Schema) -> str:
    table = schema.table(element.table)
    column = table.column(element.column) if table else None
    return kind_of(table, column, relations_of(schema)) if table and column else ""


def replaced(query: Query, mine: Element, other: Element) -> Iterator[str]:
    """The query with a name replaced; nothing where keys lead to no FROM clause in which no row is counted twice."""
    moved = mine.table != other.table
    if not mine.column and Element(other.table) in tables_of(query):
        alone = _without_twin(query.copy(), mine.table, other.table)
        if alone is not None:
            yield alone
            return
    if moved and (mine.column or Element(other.table) in tables_of(query)):
        slot = Slot("", (Name(mine, 1.0), Name(other, 1.0)))
        for each in siblings(query.sql(), (slot,), query.kept, 2):
            found = Query.of(each.sql, query.kept)
            if mine.column or found is None or mine not in tables_of(found):  # not the other way round
                yield each.sql
        return
    made = query.copy()
    columns = columns_of(made)
    name = _identifier(other.column or other.table.rpartition(".")[2])
    if mine.column:
        for column in columns[mine]:
            column.set("this", name.copy())
    else:
        own = [column for element, places in columns.items() if element.table == mine.table for column in places]
        for source in tables_of(made)[mine]:
            if not source.alias:
                for column in own:
                    if column.table.lower() == source.name.lower():
                        column.set("table", name.copy())
            source.set("this", name.copy())
    yield made.sql()


def _identifier(name: str) -> exp.Identifier:
    return exp.to_identifier(name, quoted=quoted(name) != name)


def _without_twin(query: Query, gone: str, kept: str) -> str | None:
    """A query that joins two tables, with the columns of the one as those of the other, and that one joined alone; None
    where the other lacks one of the columns, a table is joined more than once, or a join is not by ON."""
    core, schema = query.core, query.schema
    query.qualify()
    names = {table.name: alias for alias, table in query.sources(core).items()}
    twin = schema.table(kept)
    if twin is None or not {gone, kept} <= set(names):
        return None
    sources = [core.args.get("from_") or core.args.get("from"), *(core.args.get("joins") or [])]
    two = [each for each in sources if each is not None and each.this.alias_or_name in (names[gone], names[kept])]
    if len(two) != 2 or len(names) != len(sources) or any(each.args.get("side") for each in two):
        return None
    if any(each.args.get("using") for each in sources if each is not None):
        return None
    for column in [each for each in core.find_all(exp.Column) if each.table == names[gone]]:
        if twin.column(column.name) is None:
            return None
        column.set("table", _identifier(names[kept]))
    first, later = two
    conditions = [join.args["on"] for join in two if join.args.get("on") is not None]
    parts = [each for on in conditions for each in (on.flatten() if isinstance(on, exp.And) else (on,))]
    needed = [each for each in parts if not (isinstance(each, exp.EQ) and each.this == each.expression)]
    if needed and first.args.get("on") is None:
        return None
    if first.this.alias_or_name != names[kept]:
        first.set("this", later.this.copy())
    if first.args.get("on") is not None:
        first.set("on", exp.and_(*needed) if needed else exp.true())
    later.pop()
    return query.sql()
