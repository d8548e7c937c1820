"""The first wall: may this statement be run? Decided from its text alone, by lists of what is allowed.

Decisions:
- Everything is allowed by list: kinds of statement and syntax, functions by the name as written, types, tables.
  What is not known is refused. A list of forbidden words would forget some and refuse good queries.
- Two readers must agree: the lexer (`guard_lexer`, exact about strings and comments) says which names are called
  as functions wherever they stand; the parser says what kinds of syntax there are and which tables are read.
- What is run is the lexer's plain text, not SQL generated anew from the tree: that would mean something else
  now and then, silently. The price is that the database may know syntax that the parser reads differently;
  the next wall, a connection that cannot write and a process that can be killed, is for that.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

import sqlglot
from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.guard_lexer import Lexed, Refused, lex
from reliability.guard_lists import (
    FUNCTION_SYNTAX,
    PARSED_TYPES,
    POSTGRES_FUNCTIONS,
    SQLITE_FUNCTIONS,
    SYNTAX,
    TYPES,
)
from reliability.guard_tables import TablePlace, check_tables
from reliability.guard_words import check_words
from reliability.values import Dialect, Schema


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a statement may be run; if not, `reason` is one plain sentence.

    `sql` is the plain text to run: no comments, no final semicolon, strings in one form. `tables` are the
    places in it that name tables of the schema.
    """

    allowed: bool
    reason: str = ""
    sql: str = ""
    tables: tuple[TablePlace, ...] = ()


def guard(sql: str, schema: Schema | None, dialect: Dialect) -> Verdict:
    """Decide whether `sql` is one read-only statement over the schema's tables. Never raises.

    Without a schema any table is allowed but those of the database itself and those whose conventional name
    says that they hold credentials.

    >>> guard("SELECT 1; DROP TABLE orders", None, "sqlite").reason
    'There is more than one statement.'
    >>> guard("SELECT count(*) FROM orders -- all of them", None, "sqlite").allowed
    True
    """
    try:
        return _checked(sql, schema, dialect)
    except Refused as refusal:
        return Verdict(False, str(refusal))
    except RecursionError:
        return Verdict(False, "The statement is nested too deeply.")


def is_ordered(sql: str, dialect: Dialect) -> bool:
    """Does the outermost level of the query order its rows? False for what cannot be read.

    >>> is_ordered("SELECT * FROM (SELECT 1 AS a ORDER BY a) AS t", "postgres")
    False
    >>> is_ordered("(SELECT 1 AS a UNION SELECT 2 ORDER BY a)", "postgres")
    True
    """
    try:
        tree = _parsed(_single(lex(sql, dialect)).text, dialect)
    except (Refused, RecursionError):
        return False
    while isinstance(tree, exp.Subquery | exp.Paren) and not tree.args.get("order"):
        tree = tree.this
    return bool(tree.args.get("order"))


def guard_lines(lines: Iterable[str], dialect: Dialect) -> Iterator[dict[str, object]]:
    """Judge JSON lines of `id` and `sql`: one object of `id`, `allowed`, `reason` for each. Never raises.

    Empty lines are skipped; a line that is no such object is answered with allowed false.

    >>> list(guard_lines(['{"id": "a", "sql": "SELECT 1"}'], "postgres"))
    [{'id': 'a', 'allowed': True, 'reason': ''}]
    """
    for line in lines:
        if not line.strip():
            continue
        try:
            given = json.loads(line)
        except (ValueError, RecursionError):
            given = None
        if not isinstance(given, dict):
            yield {"id": None, "allowed": False, "reason": "The line is no JSON object of id and sql."}
        elif not isinstance(given.get("sql"), str):
            yield {"id": given.get("id"), "allowed": False, "reason": "The line has no sql text."}
        else:
            verdict = guard(given["sql"], None, dialect)
            yield {"id": given.get("id"), "allowed": verdict.allowed, "reason": verdict.reason}


def _checked(sql: str, schema: Schema | None, dialect: Dialect) -> Verdict:
    lexed = _single(lex(sql, dialect))
    check_words(lexed.tokens, dialect)
    tree = _parsed(lexed.text, dialect)
    _check_syntax(tree, dialect)
    return Verdict(True, "", lexed.text, check_tables(tree, lexed.text, schema, dialect))


def _single(lexed: Lexed) -> Lexed:
    """The one statement without its final semicolon."""
    tokens = lexed.tokens
    while tokens and tokens[-1].text == ";" and tokens[-1].kind == "mark":
        tokens = tokens[:-1]
    if not tokens:
        raise Refused("There is no statement.")
    if any(token.kind == "mark" and token.text == ";" for token in tokens):
        raise Refused("There is more than one statement.")
    return Lexed(lexed.text[: tokens[-1].end], tokens)


@lru_cache(maxsize=64)
def _parsed(text: str, dialect: Dialect) -> exp.Expr:
    try:
        trees = sqlglot.parse(text, dialect=dialect)
    except SqlglotError:
        raise Refused("The statement cannot be read as SQL.") from None
    if len(trees) != 1 or trees[0] is None:
        raise Refused("There is more than one statement.")
    tree = trees[0]
    if not isinstance(tree, exp.Select | exp.SetOperation | exp.Values | exp.Subquery):
        raise Refused("Only SELECT statements are allowed.")
    return tree


def _check_syntax(tree: exp.Expr, dialect: Dialect) -> None:
    functions = POSTGRES_FUNCTIONS if dialect == "postgres" else SQLITE_FUNCTIONS
    for node in tree.walk():
        kind = type(node).__name__
        if kind == "Anonymous":
            if node.name.lower() not in functions | TYPES:
                raise Refused(f"The function {node.name[:60]} is not allowed.")
        elif kind not in SYNTAX and kind not in FUNCTION_SYNTAX:
            raise Refused(f"This kind of SQL is not allowed: {kind}.")
        elif isinstance(node, exp.DataType):
            _check_type(node)
        elif isinstance(node, exp.Dot):
            _check_field(node)
        elif isinstance(node, exp.Select) and not node.expressions:
            raise Refused("The statement selects nothing.")
        elif isinstance(node, exp.In) and node.args.get("field") and dialect == "postgres":
            raise Refused("IN needs a list or a query in parentheses.")


def _check_type(node: exp.DataType) -> None:
    if getattr(node.this, "name", "") not in PARSED_TYPES:
        raise Refused("A cast to this type is not allowed.")


def _check_field(node: exp.Dot) -> None:
    """`(jsonb_each(x)).key` reads a field of what a built-in function returned; `(row).name` may call one."""
    inner = node.this.this if isinstance(node.this, exp.Paren) else node.this
    if not isinstance(inner, exp.Func) or node.expression.name.lower() not in {"key", "value", "*"}:
        raise Refused("Reading a field of a row value is not allowed.")
