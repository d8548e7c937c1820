"""The guard's look at tables: every name that is read is a WITH query's or a table of the schema."""

from __future__ import annotations

from dataclasses import dataclass

from sqlglot import exp

from reliability.guard.dialects.rules import DialectRules, ascii_lower
from reliability.guard.hidden_columns import check_hidden
from reliability.guard.lexer import Refused
from reliability.guard.lists import PRIVATE_TABLES
from reliability.guard.quoted_names import check_quoted_names
from reliability.values import Schema, Table


@dataclass(frozen=True, slots=True)
class TablePlace:
    """`name`, a table of the schema, is written at `start` of the plain text, after `home`, the name of a
    database schema as written there (empty where there is none)."""

    start: int
    name: str
    home: str = ""


def check_tables(tree: exp.Expr, text: str, schema: Schema | None, rules: DialectRules) -> tuple[TablePlace, ...]:
    """The places of the schema's tables. Raises Refused for a table or column that may not be read."""
    places: list[TablePlace] = []
    sources: _Sources = {}
    reached: set[str] = set()
    hiding: list[tuple[exp.Table, Table]] = []
    for node in tree.find_all(exp.Table, exp.Subquery, exp.Lateral, exp.Unnest, exp.Values, exp.In):
        if isinstance(node, exp.In):
            _check_in_table(node, schema, rules)
            continue
        name, columns = "", None
        if isinstance(node, exp.Table) and isinstance(node.this, exp.Identifier):
            name = _fold(node.this, rules)
            if not _is_with_query(node, name, rules):
                table, place = _known(node, text, schema, rules)
                places += place
                if table and table.hidden:
                    hiding.append((node, table))
                columns = _names(schema, rules).columns[table.name] if table and schema else None
                reached |= columns or frozenset()
        _add_source(sources, node, name, columns, rules)
    if schema is not None:
        _check_columns(tree, sources, rules)
    if hiding:
        check_hidden(tree, hiding, rules.key_names)
    if schema is not None and rules.strings_in_name_quotes:
        check_quoted_names(tree, frozenset(reached), rules)
    return tuple(places)


# For each SELECT, by its identity: what its FROM clause names → the columns that it has (None: not known).
_Sources = dict[int, dict[str, frozenset[str] | None]]


def _add_source(
    sources: _Sources, node: exp.Expr, name: str, columns: frozenset[str] | None, rules: DialectRules
) -> None:
    alias = node.args.get("alias")
    if isinstance(alias, exp.TableAlias) and isinstance(alias.this, exp.Identifier):
        name = _fold(alias.this, rules)
        if columns is not None:
            renamed = alias.args.get("columns") or ()
            columns |= {_fold(each, rules) for each in renamed if isinstance(each, exp.Identifier)}
    owner = sources.setdefault(id(node.find_ancestor(exp.Select)), {})
    before = owner.get(name, frozenset())
    owner[name] = None if columns is None or before is None else before | columns


def _fold(name: exp.Identifier, rules: DialectRules) -> str:
    """The name as the database compares it."""
    return rules.fold(str(name.this), bool(name.args.get("quoted")))


def _check_in_table(node: exp.In, schema: Schema | None, rules: DialectRules) -> None:
    """SQLite's `x IN name` reads the table or WITH query of that name."""
    field = node.args.get("field")
    if field is None:
        return
    if not isinstance(field, exp.Column) or not isinstance(field.this, exp.Identifier) or field.args.get("db"):
        raise Refused("IN needs a list, a query in parentheses or a table.")
    name, home = _fold(field.this, rules), field.args.get("table")
    if home or not _is_with_query(field, name, rules):
        table = _table(name, _fold(home, rules) if home else "", schema, rules)
        if table is not None and table.hidden:
            raise Refused(f"All of {table.name[:60]} may not be read: some of its columns are hidden.")


def _is_with_query(node: exp.Table | exp.Column, name: str, rules: DialectRules) -> bool:
    """Is the name that of a WITH query in whose reach it stands?"""
    if node.args.get("db"):
        return False
    inside: exp.CTE | None = None  # the WITH query that we come out of
    through: exp.With | None = None
    above = node.parent
    while above is not None:
        if isinstance(above, exp.CTE):
            inside = above
        elif isinstance(above, exp.With):
            through = above
        found = above.args.get("with_")
        if isinstance(found, exp.With):
            reach = _reach(found, inside if through is found else None)
            if any(name == _fold(query.args["alias"].this, rules) for query in reach):
                return True
        above = above.parent
    return False


def _reach(found: exp.With, inside: exp.CTE | None) -> list[exp.CTE]:
    """The WITH queries that the owning query can read, or that `inside`, one of them, can: those before it,
    and itself if recursive. Databases allow a little more; a name they would take for a table is never let
    through as a query."""
    queries: list[exp.CTE] = found.expressions
    if inside is None:
        return queries
    before = next(index for index, query in enumerate(queries) if query is inside)
    return queries[: before + 1] if found.args.get("recursive") else queries[:before]


def _known(
    node: exp.Table, text: str, schema: Schema | None, rules: DialectRules
) -> tuple[Table | None, list[TablePlace]]:
    """The schema's table that is read, and its place."""
    if node.args.get("catalog"):
        raise Refused("Tables of another database are not allowed.")
    name, db = _fold(node.this, rules), node.args.get("db")
    home = _fold(db, rules) if isinstance(db, exp.Identifier) else ""
    start, end = node.this.meta.get("start"), node.this.meta.get("end")
    if not rules.strings_name_tables and isinstance(start, int) and text[start : start + 1] == "'":
        raise Refused("A string stands where a table's name must stand.")
    table = _table(name, home, schema, rules)
    if table is None:
        return None, []
    if not isinstance(start, int) or not isinstance(end, int) or not _is_at(node.this, text[start : end + 1]):
        raise Refused("The statement cannot be read as SQL.")
    return table, [TablePlace(start, table.name, home)]


def _table(name: str, home: str, schema: Schema | None, rules: DialectRules) -> Table | None:
    """The schema's table of a folded name, after the name of a database schema or none; None without a schema."""
    if schema is None:
        _check_without_schema(name, home, rules)
        return None
    names = _names(schema, rules).tables
    if home:
        own = home == rules.home or (not rules.home and home not in rules.system_schemas)
        table = names.get(f"{home}.{name}") or (names.get(name) if own else None)
    else:
        table = names.get(name)
    if table is None or name.startswith(rules.system_prefixes):
        raise Refused(f"The table {name[:60]} is not among those that may be read.")
    return table


def _is_at(name: exp.Identifier, written: str) -> bool:
    """Does the text hold this name, where the parser says that it stands?"""
    return str(name.this) in (written, written[1:-1].replace('""', '"').replace("``", "`"))


class _Names:
    """A schema's tables by folded name, with their columns: worked out once for each schema."""

    def __init__(self, schema: Schema, rules: DialectRules) -> None:
        self.schema = schema  # kept alive, so that its identity stays its own
        self.rules = rules
        self.tables = {rules.fold(t.name): t for t in schema.tables}
        self.columns = {t.name: _columns(t, rules) for t in schema.tables}


_latest: list[_Names] = []  # a few; hashing a schema of thousands of columns would cost more than the guard


def _names(schema: Schema, rules: DialectRules) -> _Names:
    for names in tuple(_latest):
        if names.schema is schema and names.rules is rules:
            return names
    names = _Names(schema, rules)
    _latest[:] = [names, *_latest[:7]]
    return names


def _check_without_schema(name: str, home: str, rules: DialectRules) -> None:
    lowered, above = name.lower(), home.lower()
    system = (
        above in rules.system_schemas
        or above.startswith(rules.system_prefixes)
        or lowered.startswith(rules.system_prefixes)
    )
    if system:
        raise Refused("The database's own tables are not allowed.")
    if lowered in PRIVATE_TABLES:
        raise Refused(f"The table {name[:60]} is not among those that may be read.")


def _check_columns(tree: exp.Expr, sources: _Sources, rules: DialectRules) -> None:
    """`c.name` must be a column where c is a table: PostgreSQL reads any other name as a function of the row."""
    for node in tree.find_all(exp.Column):
        qualifier, named = node.args.get("table"), node.this
        if not isinstance(qualifier, exp.Identifier) or not isinstance(named, exp.Identifier):
            continue
        columns, name = _in_reach(node, _fold(qualifier, rules), sources), _fold(named, rules)
        if columns is not None and name not in columns:
            raise Refused(f"{str(qualifier.this)[:60]} has no column {name[:60]}.")


def _in_reach(node: exp.Expr, name: str, sources: _Sources) -> frozenset[str] | None:
    """The columns of what `name` stands for, seen from the node: the innermost SELECT that names it."""
    above = node.find_ancestor(exp.Select)
    while above is not None:
        found = sources.get(id(above), {})
        if name in found:
            return found[name]
        above = above.find_ancestor(exp.Select)
    return None


def _columns(table: Table, rules: DialectRules) -> frozenset[str]:
    names = {rules.fold(column.name) for column in table.columns} | rules.row_names
    return frozenset(names | {ascii_lower(table.name)} if rules.table_is_column else names)
