"""The guard's look at hidden columns: columns that are in the database and that no statement may read.

Databases have many ways to a column without its table's name before it: the bare name, *, the row as a whole, a
join by equal names, new names by position, a new name for a table in parentheses, and names such as `rowid` for a key
that is called otherwise. Each is refused over a table that hides something; what goes through a
query in between, which cannot hold a hidden column, is let be. A qualified name is held to the table's own columns in
`tables.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sqlglot import exp

from reliability.guard.lexer import Refused
from reliability.values import Table

Hiding = Sequence[tuple[exp.Table, Table]]
"""Places of a statement that read tables with hidden columns."""


def check_hidden(tree: exp.Expr, hiding: Hiding, key_names: frozenset[str] = frozenset()) -> None:
    """Refuse a statement that may read a hidden column. Raises Refused. `key_names`: what the database also calls a
    table's key, which may be a hidden column."""
    scopes: dict[int, list[tuple[str, Table]]] = {}
    for node, table in hiding:
        select = node.find_ancestor(exp.Select)
        alias = node.args.get("alias")
        if select is None or (isinstance(alias, exp.TableAlias) and alias.args.get("columns")):
            raise _all_of(table)
        if _is_renamed(node, select):
            raise _all_of(table)
        _check_joins(select, table)
        scopes.setdefault(id(select), []).append((node.alias_or_name.lower(), table))
    for star in tree.find_all(exp.Star):
        if not isinstance(star.parent, exp.Count):
            _check_star(star, scopes)
    for pattern in tree.find_all(exp.Columns):  # DuckDB's COLUMNS('e.*')
        if any(scopes.get(id(select)) for select in _around(pattern)):
            raise _all_of(hiding[0][1])
    for function in tree.find_all(exp.Lambda):  # a parameter of that name might be read as the column
        for parameter in function.expressions:
            for _, table in hiding:
                if parameter.name.lower() in map(str.lower, table.hidden):
                    raise _hidden(table, parameter.name)
    for column in tree.find_all(exp.Column):
        if isinstance(column.this, exp.Identifier):
            _check_column(column, scopes, hiding, key_names)


def _all_of(table: Table) -> Refused:
    return Refused(
        f"All of {table.name[:60]} may not be read: some of its columns are hidden; name those that you need."
    )


def _hidden(table: Table, name: str) -> Refused:
    return Refused(f"The column {name[:60]} of {table.name[:60]} is hidden.")


def _check_joins(select: exp.Select, table: Table) -> None:
    """NATURAL and USING compare columns that the statement does not qualify."""
    hidden = {name.lower() for name in table.hidden}
    for join in select.args.get("joins") or ():
        if str(join.args.get("method") or "").upper() == "NATURAL":
            raise _all_of(table)
        for each in join.args.get("using") or ():
            if each.name.lower() in hidden:
                raise _hidden(table, each.name)


def _check_star(star: exp.Star, scopes: dict[int, list[tuple[str, Table]]]) -> None:
    """`*` reads what its own SELECT's tables have; `c.*` also an outer one's."""
    qualified = isinstance(star.parent, exp.Column)
    for depth, select in enumerate(_around(star)):
        if select is None or (depth and not qualified):
            return
        for name, table in scopes.get(id(select), ()):
            if not qualified or star.parent.args["table"].name.lower() == name:  # type: ignore[union-attr]  # a Column
                raise _all_of(table)


def _is_renamed(node: exp.Expr, select: exp.Select) -> bool:
    """Whether parentheses around a table, or around a join of it, have a name of their own: `(patients) AS p`."""
    above = node.parent
    while above is not None and above is not select:
        if isinstance(above, exp.Subquery | exp.Lateral) and above.alias:
            return True
        above = above.parent
    return False


def _check_column(
    column: exp.Column, scopes: dict[int, list[tuple[str, Table]]], hiding: Hiding, key_names: frozenset[str]
) -> None:
    name, qualifier = column.name.lower(), column.table.lower()
    if qualifier:
        for node, table in hiding:
            if node.alias_or_name.lower() == qualifier and _may_be_hidden(name, table, key_names):
                raise _hidden(table, column.name)
        return
    for select in _around(column):
        reached = list(scopes.get(id(select), ())) if select is not None else []
        if select is None:
            reached = [(node.alias_or_name.lower(), table) for node, table in hiding]
        for alias, table in reached:
            if _may_be_hidden(name, table, key_names):
                raise _hidden(table, column.name)
            if name in (alias, table.name.rsplit(".", 1)[-1].lower()) and table.column(name) is None:
                raise _all_of(table)


def _may_be_hidden(name: str, table: Table, key_names: frozenset[str]) -> bool:
    """Is it a hidden column's name, or one by which the database gives a key that may be hidden?"""
    return name in map(str.lower, table.hidden) or (name in key_names and table.column(name) is None)


def _around(node: exp.Expr) -> Iterator[exp.Select | None]:
    """The SELECTs whose tables a node can name, the innermost first; None for a node that stands in none. A WITH query
    names nothing of the one that it belongs to."""
    found, above = False, node.parent
    while above is not None:
        if isinstance(above, exp.Select):
            found = True
            yield above
        elif isinstance(above, exp.CTE):
            return
        above = above.parent
    if not found:
        yield None
