"""Siblings by names: a query with one name replaced by another of the schema that is like it (docs/METHODS.md 2.7).

No decoding, and no words of the question that both names explain, which `siblings` asks for. Three kinds of names are
tried: another column of the same table, a table that has all columns used of the other, and a column's namesake in a
table that keys lead to. The first two change the name wherever it stands, in inner queries too; for the third, and where a
query joins a table with its twin, FROM is built anew, so that no row is counted twice.

Not in service: `candor evaluate ambiguity` measures what this writes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sqlglot import exp

from reliability.candidates.siblings import siblings
from reliability.composing.edits.query import Query
from reliability.composing.planning.columns import kind_of
from reliability.composing.planning.relations import relations_of
from reliability.composing.slots import Name, Slot
from reliability.composing.writing.spelling import quoted
from reliability.guard.guard import guard
from reliability.ports import Encoder
from reliability.question.entities import entities
from reliability.question.named import stems
from reliability.values import Element, Schema, Table
from reliability.words import spelled_out

_TRIED = 12
"""Of the likeliest replacements of a query; the others are not written."""
_NAMESAKE = 0.6
"""How like each other two columns of one name in two tables are taken to be: more than most columns, less than twins."""
_SAID = 0.4
"""What a replacement loses where the question says the very name that it replaces."""
_Columns = dict[Element, list[exp.Column]]
"""What a query names, and where in its tree it does."""


@dataclass(frozen=True, slots=True)
class NameSibling:
    """A query that differs from another in one name; `alike`: how like each other the two are, about −1 to 1.5, higher =
    more alike (an order, no probability)."""

    sql: str
    alike: float


class NamesAlike:
    """How like each other the names of a schema are, for a question: computed once for all of its queries."""

    def __init__(self, question: str, schema: Schema, encoder: Encoder) -> None:
        self.schema = schema
        self._said = stems(question)
        tables = [Element(table.name) for table in schema.tables]
        columns = [Element(table.name, column.name) for table in schema.tables for column in table.columns]
        each, phrases = list(dict.fromkeys(map(_spelled, (*tables, *columns)))), entities(question)
        vectors = encoder.encode([*each, *phrases])
        self._vector = dict(zip(each, vectors[: len(each)], strict=True))
        self._phrases = vectors[len(each) :]

    def columns(self, mine: Element, other: Element) -> float:
        """Two columns of one table: 0.6 of the cosine of their names and 0.4 of that of the replacing name with the
        nearest phrase of the question, less where the question says the replaced one."""
        one, new = self._vector[_spelled(mine)], self._vector[_spelled(other)]
        wanted = float((self._phrases @ new).max()) if len(self._phrases) else 0.0
        return 0.6 * float(one @ new) + 0.4 * wanted - (_SAID if self._says(_spelled(mine)) else 0.0)

    def tables(self, mine: Table, other: Table) -> float:
        """Two tables: the share of the first one's columns that the second has, by how near their names are; 0.3 more
        where it has all."""
        have = {column.name.lower() for column in other.columns}
        share = sum(column.name.lower() in have for column in mine.columns) / len(mine.columns)
        near = float(self._vector[_spelled(Element(mine.name))] @ self._vector[_spelled(Element(other.name))])
        return share * (1 + near) / 2 + (0.3 if share == 1 else 0.0)

    def _says(self, name: str) -> bool:
        words = stems(name)
        return any(self._said[n : n + len(words)] == words for n in range(len(self._said) - len(words) + 1))


def name_siblings(sql: str, alike: NamesAlike, most: int) -> tuple[NameSibling, ...]:
    """The siblings of a query, the names most like each other first, at most so many; empty where it cannot be edited or
    no name is like one of its own."""
    query = Query.of(sql, alike.schema)
    if query is None or most < 1:
        return ()
    before, found = query.sql(), dict[str, float]()
    for how, mine, other in sorted(_replacements(query, alike), key=lambda each: -each[0])[:_TRIED]:
        for made in _written(query, mine, other):
            if made != before and guard(made, alike.schema, alike.schema.dialect).allowed:
                found.setdefault(made, how)
        if len(found) >= most:
            break
    return tuple(NameSibling(made, how) for made, how in found.items())[:most]


def with_siblings(queries: Sequence[str], alike: NamesAlike, each: int) -> list[str]:
    """The queries in their order, each followed by at most so many siblings of its own; no text twice."""
    return list(dict.fromkeys(s for sql in queries for s in (sql, *(n.sql for n in name_siblings(sql, alike, each)))))


def _spelled(element: Element) -> str:
    return spelled_out(element.column or element.table)


def _columns(query: Query) -> _Columns:
    """The columns that the query uses, joins too."""
    found: _Columns = {}
    for column in query.tree.find_all(exp.Column):
        element = query.element(column)
        if element is not None:
            found.setdefault(element, []).append(column)
    return found


def _tables(query: Query) -> dict[Element, list[exp.Table]]:
    found: dict[Element, list[exp.Table]] = {}
    for select in query.tree.find_all(exp.Select):
        own = query.sources(select)
        for source in select.find_all(exp.Table):
            table = own.get(source.alias_or_name)
            if table is not None and source.find_ancestor(exp.Select) is select:
                found.setdefault(Element(table.name), []).append(source)
    return found


def _replacements(query: Query, alike: NamesAlike) -> Iterator[tuple[float, Element, Element]]:
    """How like each other, a name of the query, and one that may stand in its place."""
    columns, tables, schema = _columns(query), _tables(query), alike.schema
    shown = [e for e, places in columns.items() if any(place.find_ancestor(exp.Join) is None for place in places)]
    for mine in shown:
        table = schema.table(mine.table)
        for column in table.columns if table else ():
            other = Element(mine.table, column.name)
            if other not in columns and _kind(mine, schema) == _kind(other, schema):
                yield alike.columns(mine, other), mine, other
        for twin in schema.tables:
            namesake = twin.column(mine.column) if Element(twin.name) not in tables else None
            if namesake is not None and not namesake.primary_key:
                yield _NAMESAKE, mine, Element(twin.name, namesake.name)
    for mine in tables:
        table = schema.table(mine.table)
        used = {element.column.lower() for element in columns if element.table == mine.table}
        for twin in schema.tables:
            if table and twin.name != mine.table and used and used <= {column.name.lower() for column in twin.columns}:
                yield alike.tables(table, twin), mine, Element(twin.name)


def _kind(element: Element, schema: Schema) -> str:
    table = schema.table(element.table)
    column = table.column(element.column) if table else None
    return kind_of(table, column, relations_of(schema)) if table and column else ""


def _written(query: Query, mine: Element, other: Element) -> Iterator[str]:
    """The query with a name replaced; nothing where keys lead to no FROM clause in which no row is counted twice."""
    moved = mine.table != other.table
    if moved and (mine.column or Element(other.table) in _tables(query)):
        slot = Slot("", (Name(mine, 1.0), Name(other, 1.0)))
        yield from (each.sql for each in siblings(query.sql(), (slot,), query.schema, 2))
        return
    made = query.copy()
    columns = _columns(made)
    bare = other.column or other.table.rpartition(".")[2]
    name = exp.to_identifier(bare, quoted=quoted(bare) != bare)
    if mine.column:
        for column in columns[mine]:
            column.set("this", name.copy())
    else:
        own = [column for element, places in columns.items() if element.table == mine.table for column in places]
        for source in _tables(made)[mine]:
            if not source.alias:
                for column in own:
                    if column.table.lower() == source.name.lower():
                        column.set("table", name.copy())
            source.set("this", name.copy())
    yield made.sql()
