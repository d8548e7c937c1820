"""A second reading of a statement, by PostgreSQL's own grammar, where the package `pglast` is installed.

The guard's parser is not the database's: what the two read differently is refused. Installed with
`pip install -e '.[pglast]'` in a clone; without it nothing is read twice, which `candor doctor` says.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

from sqlglot import exp

from reliability.guard.dialects.rules import ascii_lower
from reliability.guard.lexer import Refused

MAX_NAME_BYTES = 63  # longer names are cut
_REFUSAL = "PostgreSQL's own grammar reads the statement differently."


@cache
def is_installed() -> bool:
    """Is PostgreSQL's grammar at hand?"""
    try:
        import_module("pglast.parser")
    except ImportError:
        return False
    return True


def check_twice(text: str, tree: exp.Expr, callable_names: frozenset[str]) -> None:
    """Raise Refused where PostgreSQL's grammar reads another kind of statement, other tables, or a function that may
    not be called. Does nothing where the grammar is not installed.
    """
    if not is_installed():
        return
    from pglast.error import Error
    from pglast.parser import parse_sql

    try:
        statements = parse_sql(text)
    except (Error, ValueError):
        raise Refused("PostgreSQL's own grammar cannot read the statement.") from None
    nodes = list(_nodes(statements))
    kinds = [type(node).__name__ for node in nodes]
    if kinds.count("RawStmt") != 1 or type(statements[0].stmt).__name__ != "SelectStmt":
        raise Refused(_REFUSAL)
    if not _FORBIDDEN.isdisjoint(kinds) or _functions(nodes) - callable_names:
        raise Refused(_REFUSAL)
    if _tables_of_grammar(nodes) != _tables_of_tree(tree):
        raise Refused(_REFUSAL)


_FORBIDDEN = {"IntoClause", "LockingClause", "ParamRef", "InsertStmt", "UpdateStmt", "DeleteStmt", "MergeStmt"}


def _nodes(root: Any) -> Iterator[Any]:
    """Every node of the grammar's tree."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, tuple | list):
            waiting.extend(node)
        elif hasattr(node, "__slots__") and type(node).__module__ == "pglast.ast":
            yield node
            waiting.extend(getattr(node, name, None) for name in node.__slots__)


def _functions(nodes: list[Any]) -> set[str]:
    """The functions that are called; one with a schema is the grammar's own where that is pg_catalog."""
    names = [[part.sval for part in node.funcname] for node in nodes if type(node).__name__ == "FuncCall"]
    return {".".join(name) for name in names if len(name) != 2 or name[0] != "pg_catalog"}


def _tables_of_grammar(nodes: list[Any]) -> set[tuple[str, str]]:
    within = {node.ctename for node in nodes if type(node).__name__ == "CommonTableExpr"}
    tables = [node for node in nodes if type(node).__name__ == "RangeVar"]
    return {(table.schemaname or "", table.relname) for table in tables} - {("", name) for name in within}


def _tables_of_tree(tree: exp.Expr) -> set[tuple[str, str]]:
    within = {_folded(query.args["alias"].this) for query in tree.find_all(exp.CTE)}
    tables = [table for table in tree.find_all(exp.Table) if isinstance(table.this, exp.Identifier)]
    found = {(_folded(table.args.get("db")), _folded(table.this)) for table in tables}
    return found - {("", name) for name in within}


def _folded(name: object) -> str:
    if not isinstance(name, exp.Identifier):
        return ""
    text = str(name.this) if name.args.get("quoted") else ascii_lower(str(name.this))
    return text.encode()[:MAX_NAME_BYTES].decode(errors="ignore")
