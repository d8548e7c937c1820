"""What joins need and questions leave unsaid: tables between the linked ones, and the columns of their keys.

"Which authors are at Oxford?" names authors and institutions; the table between them stands in the query alone. Of
1,289 distinct sets of several tables in Spider's training queries declared foreign keys connect 93 %, and of their
only paths both key columns stand in the query for 99 % (LOG.md). So what a list leaves open is a rule, not a guess:
it is added to the list when it is linked, neither watched nor asked about. Schemas without declared keys get nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from reliability.values import Element, ForeignKey, Schema, Table

_Graph = dict[str, dict[str, list[tuple[Table, ForeignKey]]]]
"""Tables by name, their neighbours by name, and the keys between the two, each with the table that declares it."""


def with_joining_tables(tables: Sequence[str], schema: Schema, barred: Collection[Element] = ()) -> tuple[str, ...]:
    """The tables, and after them the fewest that connect them by foreign keys (at most two on a way).

    Of several ways the first in schema order. A barred table (one that was refused) is no way. Tables that nothing
    connects stay apart.
    """
    graph = _graph(schema)
    open_ = [t.name for t in schema.tables if Element(t.name) not in barred]
    joined = [name for name in dict.fromkeys(tables) if name in graph]
    while way := _way(joined, open_, graph):
        joined += way
    return tuple(dict.fromkeys([*tables, *joined]))


def with_joining_columns(
    columns: Sequence[Element], tables: Sequence[str], schema: Schema, barred: Collection[Element] = ()
) -> tuple[Element, ...]:
    """The columns, and after them those on which the tables must be joined: of each key that alone connects two parts
    of them. Where two tables have several keys to one another the question decides, not this rule."""
    graph = _graph(schema)
    names = [name for name in dict.fromkeys(tables) if name in graph]
    needed: list[Element] = []
    for place, a in enumerate(names):
        for b in names[place + 1 :]:
            keys = graph[a].get(b, [])
            if len(keys) == 1 and b not in _reached(a, names, graph, without=(a, b)):
                needed += _columns(*keys[0], schema)
    return tuple(dict.fromkeys([*columns, *(e for e in needed if e not in barred)]))


def _graph(schema: Schema) -> _Graph:
    exact = {table.name.lower(): table.name for table in schema.tables}
    graph: _Graph = {table.name: {} for table in schema.tables}
    for table in schema.tables:
        for key in table.foreign_keys:
            other = exact.get(key.ref_table.lower())
            if other is not None and other != table.name:
                graph[table.name].setdefault(other, []).append((table, key))
                graph[other].setdefault(table.name, []).append((table, key))
    return graph


def _reached(start: str, names: Collection[str], graph: _Graph, without: tuple[str, str] | None = None) -> set[str]:
    """The tables of `names` that keys between them connect with one; the keys of one pair of tables left out."""
    found, new, within = {start}, [start], set(names)
    while new:
        at = new.pop()
        following = {n for n in graph[at] if n in within and without not in ((at, n), (n, at))} - found
        found |= following
        new += following
    return found


def _way(joined: Sequence[str], open_: Sequence[str], graph: _Graph) -> tuple[str, ...]:
    """One or two tables that connect two parts of `joined`; none where it is one part, or nothing connects it."""
    part: dict[str, int] = {}
    for name in joined:
        if name not in part:
            part |= dict.fromkeys(_reached(name, joined, graph), len(part))
    if len(set(part.values())) < 2:
        return ()
    touched = {name: {part[n] for n in graph[name] if n in part} for name in open_ if name not in part}
    one = max(touched, key=lambda name: len(touched[name]), default=None)
    if one is not None and len(touched[one]) > 1:
        return (one,)
    for a, parts in touched.items():
        for b in graph[a] if parts else ():
            if touched.get(b, parts) - parts:
                return (a, b)
    return ()


def _columns(table: Table, key: ForeignKey, schema: Schema) -> Iterable[Element]:
    """The columns of a key on both sides, as the schema spells them."""
    other = next(t for t in schema.tables if t.name.lower() == key.ref_table.lower())
    for columns, owner in ((key.columns, table), (key.ref_columns, other)):
        found = (owner.column(name) for name in columns)
        yield from (Element(owner.name, column.name) for column in found if column is not None)
