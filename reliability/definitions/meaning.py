"""What a definition says, read from SQL: a condition, a value or a measure over the columns of one table.

The columns of that table stand under the name `HOME`, and what subqueries read under names of their own, so that the
meaning can be put into any query. Everything is checked as a query is, by the guard, before it is a meaning.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.errors import BadInput
from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of
from reliability.guard.guard import guard
from reliability.memory.hints import elements_of
from reliability.sql.english import shown_reading
from reliability.values import Element, Schema, Table

LONGEST_MEANING = 2_000
"""Characters."""
HOME = "defined_home"
_INNER = "defined_"
Kind = Literal["condition", "value", "sum", "measure"]
"""A sum is the measure whose single rows can be added up; any other measure is taken as a whole."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """`tree` is a condition, a row's value, what a sum adds up, or a whole measure, over `table` under the name `HOME`.

    `columns` are those that it reads, of any table; `checked` is a query that shows it.
    """

    kind: Kind
    table: Table
    tree: exp.Expr
    columns: frozenset[Element]
    checked: str


def meaning_of(means: str, schema: Schema, table: str = "") -> Meaning:
    """What a text of SQL means. `table` is whose columns it names, where they are not written `table.column`.

    Raises BadInput, with one sentence that says what is wrong, for what is no meaning over one table of the schema.

    >>> from reliability.values import Column
    >>> shop = Schema("sqlite", (Table("clients", (Column("left_on", "DATE"),)),))
    >>> meaning_of("clients.left_on IS NULL", shop).kind, meaning_of("left_on", shop).table.name
    ('condition', 'clients')
    """
    if not means.strip() or len(means) > LONGEST_MEANING:
        raise BadInput(f"What a word means is 1 to {LONGEST_MEANING:,} characters of SQL.")
    tree = _expression(means, schema)
    home = _home(tree, schema, table)
    _check_columns(tree, home, schema)
    kind = _kind(tree)
    if kind == "measure":
        _divide_exactly(tree)
    _rename(tree, schema)
    checked = _shown(kind, tree, home).sql(dialect=rules_of(schema.dialect).reader)
    verdict = guard(checked, schema, schema.dialect)
    if not verdict.allowed:
        raise BadInput(verdict.reason)
    read = frozenset(element for element in elements_of(verdict.sql, schema) if element.column)
    return Meaning(kind, home, tree.this if kind == "sum" else tree, read, verdict.sql)


def spoken(meaning: Meaning, schema: Schema) -> str:
    """A meaning in plain English, as a query that shows it would be read."""
    said = shown_reading(meaning.checked, schema.dialect, schema)
    bare = said.removeprefix(_EVERYTHING)
    return bare[:1].upper() + bare[1:]


_EVERYTHING = "All details of "
"""What the reading of a condition begins with, since all columns are selected."""


def owner_of(column: exp.Column, schema: Schema) -> exp.Table | None:
    """The table as it is written in the nearest query around a column that may mean it; None where none may."""
    above = column.find_ancestor(exp.Select)
    while above is not None:
        for source in sources_of(above):
            known = schema.table(table_name(source))
            if column.table:
                if column.table.lower() == source.alias_or_name.lower():
                    return source
            elif known is not None and known.column(column.name) is not None:
                return source
        above = above.find_ancestor(exp.Select)
    return None


def sources_of(select: exp.Select) -> Iterator[exp.Table]:
    """The tables that a query itself reads, as they are written in it."""
    begin = select.args.get("from_") or select.args.get("from")
    for part in (begin, *(select.args.get("joins") or ())):
        if part is not None and isinstance(part.this, exp.Table):
            yield part.this


def table_name(source: exp.Table) -> str:
    """A table's name with that of its database schema, if one is written."""
    return f"{source.db}.{source.name}" if source.db else source.name


def _expression(means: str, schema: Schema) -> exp.Expr:
    try:
        select = parsed_one(f"SELECT {means}", schema.dialect)
    except (SqlglotError, RecursionError) as error:
        raise BadInput("What a word means must be SQL: a condition, a column, or a measure such as sum(…).") from error
    given = {name for name, part in select.args.items() if part}
    if not isinstance(select, exp.Select) or given - {"expressions", "kind"} or len(select.expressions) != 1:
        raise BadInput("What a word means must be one condition, column or measure, not a whole query.")
    tree: exp.Expr = select.expressions[0]
    if isinstance(tree, exp.Alias | exp.Star) or tree.find(exp.Placeholder, exp.Parameter):
        raise BadInput("What a word means must be one condition, column or measure, not a whole query.")
    while isinstance(tree, exp.Paren):
        tree = tree.this
    held: exp.Expr = exp.select(tree, copy=False).expressions[0]  # so that even its root has a parent
    return held


def _outer(tree: exp.Expr, schema: Schema) -> list[exp.Column]:
    """The columns that belong to no subquery."""
    return [each for each in tree.find_all(exp.Column) if owner_of(each, schema) is None]


def _home(tree: exp.Expr, schema: Schema, table: str) -> Table:
    """The one table whose columns are named."""
    outer = _outer(tree, schema)
    if not outer:
        raise BadInput("What a word means must name a column of a table.")
    qualifiers = {".".join(part.name for part in each.parts[:-1]) for each in outer} - {""}
    homes = {name: schema.table(name) or schema.table(name.rpartition(".")[2]) for name in qualifiers}
    for name, known in homes.items():
        if known is None:
            raise BadInput(f"There is no table {name}.")
    found = {known.name: known for known in homes.values() if known is not None}
    if table and not found:
        given = schema.table(table)
        if given is None:
            raise BadInput(f"There is no table {table}.")
        return given
    bare = [each.name for each in outer if not each.table]
    if not found:
        found = {each.name: each for each in schema.tables if all(map(each.column, bare))}
        if not found:
            raise BadInput(f"No table has the column {bare[0]}.")
    if len(found) > 1:
        if qualifiers:
            raise BadInput("A word means something of one table; what another table says stands in a subquery.")
        raise BadInput("Several tables have such columns; write table.column.")
    return next(iter(found.values()))


def _check_columns(tree: exp.Expr, home: Table, schema: Schema) -> None:
    """Put the home table's own columns under `HOME`."""
    for column in _outer(tree, schema):
        known = home.column(column.name)
        if known is None:
            raise BadInput(f"{home.name} has no column {column.name}.")
        quoted = isinstance(column.this, exp.Identifier) and bool(column.this.quoted)
        named = exp.column(exp.to_identifier(known.name, quoted=quoted or None), HOME)
        if column is tree:
            tree.set("this", named.this)
            tree.set("table", named.args["table"])
            for part in ("db", "catalog"):
                tree.set(part, None)
        else:
            column.replace(named)


def _kind(tree: exp.Expr) -> Kind:
    measured = [each for each in tree.find_all(exp.AggFunc) if each.find_ancestor(exp.Query) is tree.parent_select]
    if tree.find(exp.Window):
        raise BadInput("What a word means cannot be a window over rows.")
    if isinstance(tree, exp.Predicate | exp.Connector | exp.Not):
        if measured:
            raise BadInput("A condition is on single rows: it has no sum, count or average of them.")
        return "condition"
    if not measured:
        return "value"
    if isinstance(tree, exp.Sum) and not isinstance(tree.this, exp.Distinct) and len(measured) == 1:
        return "sum"
    bare = [c for c in _own(tree) if c.find_ancestor(exp.AggFunc) is None]
    if bare:
        raise BadInput(f"Beside a measure {bare[0].name} stands alone; put it into sum(…), avg(…) or the like.")
    return "measure"


def _divide_exactly(tree: exp.Expr) -> None:
    """A rate of counts is a rate on every database: some cut what is divided whole, so that 3 of 4 would be 0."""
    for each in tree.find_all(exp.Div):
        if each.args.get("typed") and each.find(exp.AggFunc):  # this database cuts
            above = exp.Paren(this=each.this) if isinstance(each.this, exp.Binary) else each.this
            each.set("this", exp.Mul(this=exp.Literal.number("1.0"), expression=above))


def _own(tree: exp.Expr) -> list[exp.Column]:
    return [each for each in tree.find_all(exp.Column) if each.table == HOME]


def _rename(tree: exp.Expr, schema: Schema) -> None:
    """Give what subqueries read names that no query has."""
    owners = [(each, owner_of(each, schema)) for each in tree.find_all(exp.Column) if each.table != HOME]
    sources = [
        source for select in tree.find_all(exp.Select) if select is not tree.parent for source in sources_of(select)
    ]
    named = {id(source): f"{_INNER}{number}" for number, source in enumerate(sources, start=1)}
    for column, owner in owners:
        if owner is not None and id(owner) in named:
            for part in ("db", "catalog"):
                column.set(part, None)
            column.set("table", exp.to_identifier(named[id(owner)]))
    for source in sources:
        source.set("alias", exp.TableAlias(this=exp.to_identifier(named[id(source)])))


def _shown(kind: Kind, tree: exp.Expr, home: Table) -> exp.Select:
    shown = exp.select("*" if kind == "condition" else tree.copy())
    written = exp.to_table(home.name)
    for part in written.find_all(exp.Identifier):
        part.set("quoted", not part.name.isidentifier())
    shown = shown.from_(exp.alias_(written, HOME, table=True))
    return shown.where(tree.copy()) if kind == "condition" else shown
