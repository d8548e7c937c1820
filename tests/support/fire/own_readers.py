"""What databases themselves read in a statement: its tables and functions, by the parser of each where one is at hand.

None of this asks the guard anything. Tables of WITH queries are left out where such a query is in reach.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import duckdb
import pymysql

from tests.support.shops import FIXTURES


@dataclass(frozen=True)
class OwnReading:
    """Why a statement is not one SELECT that reads only (empty: it is), the tables that it reads and what it calls."""

    wrong: str
    tables: frozenset[str]
    functions: frozenset[str]


Reader = Callable[[str], OwnReading | None]
"""None: the database cannot read the statement, and would refuse it."""


# --- PostgreSQL, by its grammar --------------------------------------------------------------------

_WRITES = {"IntoClause", "LockingClause", "ParamRef", "InsertStmt", "UpdateStmt", "DeleteStmt", "MergeStmt"}


def postgres(sql: str) -> OwnReading | None:
    """By pglast, which must be installed."""
    from pglast.error import Error
    from pglast.parser import parse_sql

    try:
        statements = parse_sql(sql)
    except (Error, ValueError):
        return None
    nodes = list(_of_grammar(statements, frozenset()))
    kinds = {type(node).__name__ for node, _ in nodes}
    select = len(statements) == 1 and type(statements[0].stmt).__name__ == "SelectStmt"
    called = {node.funcname[-1].sval for node, _ in nodes if type(node).__name__ == "FuncCall"}
    tables = {
        node.relname
        for node, within in nodes
        if type(node).__name__ == "RangeVar" and (node.schemaname or node.relname not in within)
    }
    wrong = ", ".join(sorted(kinds & _WRITES)) if select else "no SELECT"
    return OwnReading(wrong, frozenset(tables), frozenset(called))


def _of_grammar(node: Any, within: frozenset[str]) -> Iterator[tuple[Any, frozenset[str]]]:
    """Every node with the WITH queries in its reach."""
    if isinstance(node, tuple | list):
        for each in node:
            yield from _of_grammar(each, within)
    if not hasattr(node, "__slots__") or type(node).__module__ != "pglast.ast":
        return
    yield node, within
    begun = getattr(node, "withClause", None)
    if begun is not None:
        yield begun, within
        every = within | {query.ctename for query in begun.ctes}
        for query in begun.ctes:
            yield from _of_grammar(query, every if begun.recursive else within)
            within |= {query.ctename}
    for name in node.__slots__:
        if name != "withClause":
            yield from _of_grammar(getattr(node, name, None), within)


# --- SQLite, by its authorizer and the program that it makes ----------------------------------------

_VIEWS = {"city_clients": "clients"}


class SqliteReader:
    """Prepares statements on the shop's tables without a row in them, and runs none."""

    def __init__(self) -> None:
        self._shop = sqlite3.connect(":memory:", isolation_level=None)
        setup = (FIXTURES / "hostile_setup_sqlite.sql").read_text(encoding="utf-8").splitlines()
        self._shop.executescript("\n".join(line for line in setup if line.startswith("CREATE")))
        self._shop.execute(
            "SELECT 1 FROM json_each('[]'), json_tree('[]'), notes"
        ).fetchall()  # looks at its own tables once
        self._pages = dict(self._shop.execute("SELECT rootpage, tbl_name FROM sqlite_master WHERE rootpage > 0"))
        self._asked: list[tuple[int, str, str]] = []
        self._shop.set_authorizer(self._note)

    def _note(self, action: int, first: str | None, second: str | None, *_: str | None) -> int:
        self._asked.append((action, first or "", second or ""))
        return sqlite3.SQLITE_OK

    def __call__(self, sql: str) -> OwnReading | None:
        self._asked.clear()
        try:
            program = self._shop.execute(f"EXPLAIN {sql}").fetchall()
        except (sqlite3.Warning, sqlite3.ProgrammingError) as error:
            return OwnReading(str(error), frozenset(), frozenset())
        except sqlite3.Error:
            return None
        opened = {
            self._pages.get(step[3], f"page {step[3]}") for step in program if step[1] == "OpenRead" and not step[4]
        }
        wrong, tables, called = set[str](), opened, set[str]()
        for action, first, second in self._asked:
            if action == sqlite3.SQLITE_READ and second:
                tables.add(first)
            elif action == sqlite3.SQLITE_FUNCTION:
                called.add(second.lower())
            elif action not in (sqlite3.SQLITE_READ, sqlite3.SQLITE_SELECT, sqlite3.SQLITE_RECURSIVE):
                wrong.add(f"{action} {first} {second}")
        wrong |= {step[1] for step in program if step[1] in ("OpenWrite", "Destroy", "SetCookie", "VUpdate")}
        return OwnReading(", ".join(sorted(wrong)), frozenset(tables), frozenset(called))


# --- DuckDB, by its parser -------------------------------------------------------------------------


class DuckdbReader:
    """Has DuckDB tell what it parsed: it tells of SELECT statements alone."""

    def __init__(self) -> None:
        self._duckdb = duckdb.connect(":memory:")

    def __call__(self, sql: str) -> OwnReading | None:
        [told] = self._duckdb.execute("SELECT json_serialize_sql(?::VARCHAR)", [sql]).fetchone() or ("",)
        found = json.loads(told)
        if found["error"]:
            return (
                OwnReading("no SELECT", frozenset(), frozenset()) if found["error_type"] == "not implemented" else None
            )
        nodes = list(_of_json(found["statements"], frozenset()))
        wrong = "SHOW" if any(node.get("type") == "SHOW_REF" for node, _ in nodes) else ""
        tables = {
            node["table_name"].lower()
            for node, within in nodes
            if node.get("type") == "BASE_TABLE" and (node["schema_name"] or node["table_name"].lower() not in within)
        }
        called = {n["function_name"].lower() for n, _ in nodes if "function_name" in n and not n.get("is_operator")}
        return OwnReading(
            wrong if len(found["statements"]) == 1 else "more than one", frozenset(tables), frozenset(called)
        )


def _of_json(node: Any, within: frozenset[str]) -> Iterator[tuple[dict[str, Any], frozenset[str]]]:
    """Every object with the WITH queries in its reach."""
    if isinstance(node, list):
        for each in node:
            yield from _of_json(each, within)
    if not isinstance(node, dict):
        return
    if node.get("type") == "RECURSIVE_CTE_NODE":
        within |= {node["cte_name"].lower()}
    yield node, within
    for query in (node.get("cte_map") or {}).get("map", ()):
        yield from _of_json(query["value"], within)
        within |= {query["key"].lower()}
    for name, value in node.items():
        if name != "cte_map":
            yield from _of_json(value, within)


# --- MariaDB, by the text that it keeps of a view ---------------------------------------------------

_NO_SYNTAX, _TWO_OF_A_NAME = 1064, 1060
_NOT_IN_A_VIEW = {1350: "INTO", 1351: "a variable", 1352: "a temporary table"}
_NAME = r"`(\d+)`"  # its place among the names, which may hold any sign
_OF_A_DATABASE = re.compile(rf"{_NAME}\.{_NAME}(\.{_NAME})?(\()?")
_OWN_CALLED, _CALLED = re.compile(rf"(?<!\.){_NAME}\("), re.compile(r"(?<![\w.])([a-z_][a-z0-9_]*)\(")
_COLUMNS_OF_A_WITH = re.compile(rf"(?:\w+|{_NAME})\((?:{_NAME},?)+\)(?= as \()")
_TEXT_OR_NAME = re.compile(r"'(?:[^'\\]|''|\\.)*'|`((?:[^`]|``)+)`")


class MariadbReader:
    """Has MariaDB make a view of a statement, and reads the text that it keeps: every table and every user's function
    with its database, every built-in function by MariaDB's own name. No row is read."""

    def __init__(self, connection: pymysql.Connection[Any], elsewhere: pymysql.Connection[Any], database: str) -> None:
        """`elsewhere` is in no database and in the server's own mode: there a text names every database, in
        backticks."""
        self._connection, self._elsewhere, self._database = connection, elsewhere, database
        for line in (FIXTURES / "hostile_setup_mysql.sql").read_text(encoding="utf-8").splitlines():
            if line.startswith("CREATE"):
                self._run(line.removesuffix(";"))
        self._run("SET SESSION sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES,PIPES_AS_CONCAT'")
        self._databases = {name.lower() for (name,) in self._run("SHOW DATABASES")}

    def _run(self, sql: str, elsewhere: bool = False) -> list[tuple[Any, ...]]:
        with (self._elsewhere if elsewhere else self._connection).cursor() as cursor:
            cursor.execute(sql)
            return list(cursor.fetchall())

    def __call__(self, sql: str) -> OwnReading | None:
        try:
            self._run(f"CREATE OR REPLACE VIEW as_read AS {sql}")
        except pymysql.MySQLError as error:
            return self._not_kept(sql, error.args[0])
        try:
            [(_, kept, *_)] = self._run(f"SHOW CREATE VIEW {self._database}.as_read", elsewhere=True)
        finally:
            self._run("DROP VIEW as_read")
        return self._reading(kept.partition(" AS ")[2])

    def _not_kept(self, sql: str, why: int) -> OwnReading | None:
        if why in _NOT_IN_A_VIEW:
            return OwnReading(_NOT_IN_A_VIEW[why], frozenset(), frozenset())
        if why == _TWO_OF_A_NAME:  # a view has no two columns of a name, a subquery in EXISTS may
            return self(f"SELECT EXISTS ({sql}) AS some") if " AS some" not in sql else None
        if why != _NO_SYNTAX:
            return None
        try:
            with self._connection.cursor() as cursor:
                cursor.execute("PREPARE as_read FROM %s", (sql,))
                cursor.execute("DEALLOCATE PREPARE as_read")
        except pymysql.MySQLError:
            return None
        return OwnReading("no SELECT", frozenset(), frozenset())

    def _reading(self, kept: str) -> OwnReading:
        names, tables, called = list[str](), set[str](), set[str]()

        def without_signs(found: re.Match[str]) -> str:
            if found[1] is None:
                return "''"
            names.append(found[1])
            return f"`{len(names) - 1}`"

        plain = _COLUMNS_OF_A_WITH.sub("", _TEXT_OR_NAME.sub(without_signs, kept))
        for first, second, _, third, opens in _OF_A_DATABASE.findall(plain):
            database, name = names[int(first)], names[int(second)]
            if database.lower() not in self._databases:
                continue  # a column of a table: `sales`.`id`
            if opens and not third:
                called.add(f"{database}.{name}")
            else:
                tables.add(name if database == self._database else f"{database}.{name}")
        called |= {names[int(place)] for place in _OWN_CALLED.findall(plain)} | set(_CALLED.findall(plain))
        locks = re.search(r"\bfor update\b|\block in share mode\b", plain)
        return OwnReading(locks[0] if locks else "", frozenset(tables), frozenset(called))


def read_through(tables: frozenset[str]) -> frozenset[str]:
    """Tables with those that views among them read."""
    return tables | {_VIEWS[name] for name in tables if name in _VIEWS}
