"""The first wall: may this statement be run? Decided from its text alone, by lists of what is allowed.

Decisions:
- Everything is allowed by list: kinds of statement and syntax, functions by the name as written, types, tables.
  What is not known is refused. A list of forbidden words would forget some and refuse good queries.
- Two readers must agree: the lexer (`guard_lexer`, exact about strings and comments) says which names are called
  as functions wherever they stand; the parser says what kinds of syntax there are and which tables are read.
- What may be run may still be costly, and some databases cannot be stopped: what a statement makes is bounded before it
  is run (`bounds`, `patterns`, `sizes`).
- What is run is the lexer's plain text, not SQL generated anew from the tree: that would mean something else
  now and then, silently. The price is that the database may know syntax that the parser reads differently;
  the next wall, a connection that cannot write and a process that can be killed, is for that.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.errors import BadInput
from reliability.guard.bounds import check_shape
from reliability.guard.casts import OwnCast, check_casts
from reliability.guard.dialects.parsing import parsed
from reliability.guard.dialects.registry import rules_of
from reliability.guard.dialects.rules import DialectRules
from reliability.guard.lexer import Lexed, Refused, lex
from reliability.guard.patterns import check_patterns
from reliability.guard.sizes import check_sizes
from reliability.guard.tables import TablePlace, check_tables
from reliability.guard.words import check_words
from reliability.values import Dialect, Schema

log = logging.getLogger("candor.guard")


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


def guard(
    sql: str,
    schema: Schema | None,
    dialect: Dialect,
    absent: frozenset[str] = frozenset(),
    casts: Sequence[OwnCast] = (),
) -> Verdict:
    """Decide whether `sql` is one read-only statement over the schema's tables. Never raises.

    Without a schema any table is allowed but those of the database itself and those whose conventional name says that
    they hold credentials. `absent` names listed functions that the server at hand does not have built in; they are
    refused, since a user's function of that name would answer. `casts` are those that users made, none of which may
    run.

    >>> guard("SELECT 1; DROP TABLE orders", None, "sqlite").reason
    'There is more than one statement.'
    >>> guard("SELECT count(*) FROM orders -- all of them", None, "sqlite").allowed
    True
    """
    try:
        return _checked(sql, schema, rules_of(dialect), absent, casts)
    except (Refused, BadInput) as refusal:
        return Verdict(False, str(refusal))
    except RecursionError:
        return Verdict(False, "The statement is nested too deeply.")
    except Exception as error:  # what no reader foresaw is no statement to run
        log.error("the guard failed on a statement: %s", type(error).__name__)
        return Verdict(False, "The statement cannot be judged.")


def is_ordered(sql: str, dialect: Dialect) -> bool:
    """Does the outermost level of the query order its rows? False for what cannot be read.

    Raises BadInput for a dialect that is not known.

    >>> is_ordered("SELECT * FROM (SELECT 1 AS a ORDER BY a) AS t", "postgres")
    False
    >>> is_ordered("(SELECT 1 AS a UNION SELECT 2 ORDER BY a)", "postgres")
    True
    """
    rules = rules_of(dialect)
    try:
        tree = _parsed(_single(lex(sql, rules)).text, rules.reader)
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


def _checked(
    sql: str, schema: Schema | None, rules: DialectRules, absent: frozenset[str], casts: Sequence[OwnCast]
) -> Verdict:
    lexed = _single(lex(sql, rules))
    check_words(lexed.tokens, rules, absent)
    tree = _parsed(lexed.text, rules.reader)
    _check_syntax(tree, rules)
    for check in (check_shape, check_patterns, check_sizes, *rules.checks):
        check(tree)
    if rules.check_twice is not None:
        rules.check_twice(lexed.text, tree, rules.functions | rules.constructs | rules.types)
    places = check_tables(tree, lexed.text, schema, rules)
    check_casts(lexed.tokens, tree, {place.name for place in places}, casts)
    return Verdict(True, "", lexed.text, places)


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
def _parsed(text: str, reader: str) -> exp.Expr:
    try:
        trees = parsed(text, reader)
    except SqlglotError:
        raise Refused("The statement cannot be read as SQL.") from None
    if len(trees) != 1 or trees[0] is None:
        raise Refused("There is more than one statement.")
    tree = trees[0]
    if not isinstance(tree, exp.Select | exp.SetOperation | exp.Values | exp.Subquery):
        raise Refused("Only SELECT statements are allowed.")
    return tree


def _check_syntax(tree: exp.Expr, rules: DialectRules) -> None:
    called = rules.functions | rules.constructs | rules.types
    for node in tree.walk():
        kind = type(node).__name__
        if kind == "Anonymous":
            if node.name.lower() not in called:
                raise Refused(f"The function {node.name[:60]} is not allowed.")
        elif kind not in rules.syntax:
            raise Refused(f"This kind of SQL is not allowed: {kind}.")
        elif isinstance(node, exp.DataType):
            _check_type(node, rules)
        elif isinstance(node, exp.Dot):
            _check_field(node, rules)
        elif isinstance(node, exp.Select) and not node.expressions:
            raise Refused("The statement selects nothing.")
        elif isinstance(node, exp.In) and node.args.get("field") and not rules.in_table:
            raise Refused("IN needs a list or a query in parentheses.")


def _check_type(node: exp.DataType, rules: DialectRules) -> None:
    if getattr(node.this, "name", "") not in rules.parsed_types:
        raise Refused("A cast to this type is not allowed.")


def _check_field(node: exp.Dot, rules: DialectRules) -> None:
    """`(jsonb_each(x)).key` reads a field of what a built-in function returned; `(row).name` may call one."""
    inner = node.this.this if isinstance(node.this, exp.Paren) else node.this
    if not isinstance(inner, exp.Func) or node.expression.name.lower() not in rules.field_names:
        raise Refused("Reading a field of a row value is not allowed.")
