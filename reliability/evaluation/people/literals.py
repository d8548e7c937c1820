"""Literals of a reading that nobody can mean, counted by what the data and gold hold.

This is the measure and not the product's own check (`reliability/candidates/literal_roles.py`), which drops what it
finds: a count by that check would always be nought. It knows gold and asks the database, as the product cannot.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from sqlglot import exp
from sqlglot.errors import SqlglotError
from sqlglot.optimizer.scope import Scope, traverse_scope

from reliability.candidates.literal_roles import sides
from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of
from reliability.sql.grammar.phrases import phrases_of
from reliability.values import Column, Failure, Limits, Rows, Schema, Table
from reliability.words import words

_LOOK = Limits(time_s=2.0, rows=1, bytes=10_000)
_DEPTH = 8
_WRAPPERS = (exp.Lower, exp.Upper, exp.Trim, exp.Cast, exp.TryCast, exp.Paren)
_PATTERNS = (exp.Like, exp.ILike, exp.RegexpLike, exp.RegexpILike)
_ORDERS = (exp.GT, exp.GTE, exp.LT, exp.LTE)
_TIME_TYPES = ("DATE", "TIME", "INTERVAL", "YEAR", "BOOL")
_TIME_WORDS = frozenset("year yr quarter month week weekday day date dt time hour".split())
_DAY = re.compile(r"(?:1[5-9]|20)\d\d(?:-\d\d?(?:-\d\d?.*)?)?", re.DOTALL)
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
Run = Callable[[str, Limits], Rows | Failure]


@dataclass(frozen=True, slots=True)
class LiteralCheck:
    """`absurd`: of each reading that holds a literal which nobody can mean, the first such one; `unchecked`: literals
    of which the database did not tell in time whether it holds them. These are not counted as absurd."""

    absurd: tuple[str, ...]
    unchecked: int


@dataclass(frozen=True, slots=True)
class _HeldLiteral:
    """A literal and the column that it is compared with. `condition` is true of the column's values that fit it, None
    where the comparison is one of order."""

    table: Table
    column: Column
    literal: str
    condition: exp.Expr | None

    @property
    def words(self) -> str:
        """What is compared, for people."""
        return f"{self.table.name}.{self.column.name}: {self.literal}"

    @property
    def is_number(self) -> bool:
        """Is it a number, whether or not it is quoted?"""
        return _NUMBER.fullmatch(self.literal) is not None

    @property
    def names_a_row(self) -> bool:
        """Is it a number compared with a key?"""
        keys = {name for key in self.table.foreign_keys for name in key.columns}
        named = self.column.primary_key or self.column.name in keys or words(self.column.name).split()[-1:] == ["id"]
        return named and self.is_number

    @property
    def tells_time(self) -> bool:
        """Is it a day, a year, a count of days or a truth value, compared with a column of such?"""
        if self.column.type.upper().startswith(_TIME_TYPES):
            return True
        samples, is_day = self.column.samples, _DAY.fullmatch(self.literal) is not None
        named = not _TIME_WORDS.isdisjoint(words(self.column.name).split())
        return (named and (is_day or self.is_number)) or (
            is_day and bool(samples) and all(map(_DAY.fullmatch, samples))
        )


def check_literals(
    readings: Iterable[str], question: str, gold: Iterable[str], schema: Schema, run: Run
) -> LiteralCheck:
    """The readings (their SQL) that hold a literal which the person, who means gold, cannot mean where it stands.

    Such a literal is compared

    - by =, <>, IN, LIKE or a regular expression, each also negated, with a column of which no stored value fits it, as
      the reading compares them ("active users" as first_name = 'active'); the database is asked, two seconds each; or
    - in any way with a key, and is a number: ids are not guessed ("the last 30 days" as customer_id = 30).

    It is none where gold compares a column of that name (of ids: any key) with the same literal; where the question has
    it in quotes; where it is nothing ('' and 0, but as an id); and where it is a time compared with a column of times,
    or a truth value, since then the data need not hold it. So «Canada» counts where the data say «Canadian»: a text is
    a cell or quoted. Not seen are literals within calculations, and those that by chance are stored: the count errs
    upward for misreadings and downward for these.
    """
    golds = [each for sql in gold for each in _compared(sql, schema) or ()]
    given = {(each.column.name.lower(), each.literal.lower()) for each in golds}
    ids = {each.literal for each in golds if each.names_a_row}
    quoted = {phrase.text.lower() for phrase in phrases_of(question) if phrase.quoted}
    looked: dict[str, bool | None] = {}

    def absurd(it: _HeldLiteral) -> bool | None:
        low = it.literal.lower()
        if (it.column.name.lower(), low) in given or low.strip("% ") in quoted or it.tells_time:
            return False
        if it.names_a_row:
            return it.literal not in ids
        if it.condition is None or not low.strip() or low == "0":
            return False
        asked = _look(it, schema)
        if asked not in looked:
            looked[asked] = _finds(run(asked, _LOOK))
        return None if looked[asked] is None else not looked[asked]

    found: list[str] = []
    unchecked = 0
    for sql in readings:
        compared = _compared(sql, schema)
        verdicts = [(each.words, absurd(each)) for each in compared or ()]
        unchecked += sum(verdict is None for _, verdict in verdicts) + (compared is None)
        found += [said for said, verdict in verdicts if verdict][:1]
    return LiteralCheck(tuple(found), unchecked)


def _look(it: _HeldLiteral, schema: Schema) -> str:
    """A query that finds a row where a stored value fits."""
    home, _, name = it.table.name.rpartition(".")
    table = exp.table_(name, db=home or None, quoted=True)
    query = exp.select("1").from_(table).where(it.condition).limit(1)
    return query.sql(dialect=rules_of(schema.dialect).reader)


def _finds(found: Rows | Failure) -> bool | None:
    return bool(found.rows) if isinstance(found, Rows) else None


# --- what is compared with what --------------------------------------------------------------------


def _compared(sql: str, schema: Schema) -> list[_HeldLiteral] | None:
    """Every literal that is compared with a column of a table; None where the query cannot be read."""
    try:
        scopes = traverse_scope(parsed_one(sql, schema.dialect))
    except (SqlglotError, RecursionError):
        return None
    return [each for scope in scopes for each in _in_scope(scope, schema)]


def _in_scope(scope: Scope, schema: Schema) -> Iterator[_HeldLiteral]:
    for node in scope.find_all(exp.EQ, exp.NEQ, exp.In, exp.Between, *_PATTERNS, *_ORDERS):
        for side, others in sides(node):
            column = _within(side)
            place = _place(column, scope, schema) if isinstance(column, exp.Column) else None
            for other in others if place else ():
                literal = _written(other)
                if literal is not None and place is not None:
                    yield _HeldLiteral(*place, literal, _fits(node, side, other, place[1]))


def _within(node: exp.Expr) -> exp.Expr:
    while isinstance(node, _WRAPPERS):
        node = node.this
    return node


def _written(node: exp.Expr) -> str | None:
    """The text of a literal, None for anything else."""
    inner = _within(node)
    if isinstance(inner, exp.Neg):
        written = _written(inner.this)
        return f"-{written}" if written is not None else None
    return str(inner.name) if isinstance(inner, exp.Literal) else None


def _fits(node: exp.Expr, side: exp.Expr, other: exp.Expr, column: Column) -> exp.Expr | None:
    """The comparison without a negation, of the column alone."""
    if isinstance(node, (exp.Between, *_ORDERS)):
        return None
    kind = type(node) if isinstance(node, _PATTERNS) else exp.EQ
    fits = kind(this=side.copy(), expression=other.copy())
    for each in list(fits.find_all(exp.Column)):
        each.replace(exp.column(column.name, quoted=True))
    return fits


def _place(column: exp.Column, scope: Scope, schema: Schema, depth: int = 0) -> tuple[Table, Column] | None:
    """The table and column that a name stands for, through subqueries and WITHs that hand it on; the innermost query
    that knows it decides. None where it is calculated, or may be one of several."""
    at: Scope | None = scope if depth < _DEPTH else None
    while at is not None:
        sources = {name.lower(): source for name, (_, source) in at.selected_sources.items()}
        asked = [sources[column.table.lower()]] if column.table.lower() in sources else [*sources.values()]
        if not column.table or column.table.lower() in sources:
            found = [place for source in asked if (place := _of_source(column.name, source, schema, depth))]
            if found:
                return found[0] if len(found) == 1 else None
        at = at.parent
    return None


def _of_source(name: str, source: exp.Expr | Scope, schema: Schema, depth: int) -> tuple[Table, Column] | None:
    if isinstance(source, exp.Table):
        table = schema.table(f"{source.db}.{source.name}" if source.db else source.name) or schema.table(source.name)
        column = table.column(name) if table else None
        return (table, column) if table and column else None
    if not isinstance(source, Scope) or not isinstance(source.expression, exp.Query):
        return None
    scope = source
    while scope.set_operation_scopes:
        scope = scope.set_operation_scopes[0]
    for shown in scope.expression.selects if isinstance(scope.expression, exp.Select) else ():
        inner = shown.unalias()
        if isinstance(inner, exp.Column) and shown.alias_or_name.lower() == name.lower():
            return _place(inner, scope, schema, depth + 1)
        if shown.is_star and (place := _place(exp.column(name), scope, schema, depth + 1)):
            return place
    return None
