"""What an answer silently includes: rows that are marked deleted, cancelled, closed or departed, and not left out.

Marks are read from names, types, samples and comments, and from the default filter of a team's catalog: a date that is
filled when something is over (closed_on), a truth value (is_deleted, is_active), or a status among whose values one
says that rows do not count (Cancelled). A column that the query speaks of anywhere is none: whoever asks has decided
about it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.errors import BadInput
from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of
from reliability.sql.reading.scopes import SpokenSource, TooDeep, scope_of, subject_of
from reliability.values import Column, Dialect, Failure, Included, Rows, Schema
from reliability.words import called, many_of

MOST = 3
"""Marks that an answer names."""
_OVER = frozenset(
    """deleted removed cancelled canceled closed discontinued delisted departed left terminated ended expired retired
    archived inactive deactivated disabled voided void withdrawn resigned dissolved obsolete""".split()
)
_LIVE = frozenset({"active", "enabled", "current", "valid", "live"})
_VOID = frozenset(
    "cancelled canceled deleted void voided discontinued inactive terminated archived withdrawn removed obsolete".split()
)
_STATE = frozenset({"status", "state", "stage", "condition", "lifecycle"})
_FILLED = frozenset({"at", "on", "date", "day", "time", "timestamp"})
_HAVE = frozenset({"left", "departed", "resigned", "expired", "ended", "retired"})
_NOT_A_DATE = re.compile(r"(?i)int|num|dec|real|double|float|bool")
_COMMENT_VALUES = re.compile(r"[A-Z][a-z]+")
_LONGEST_COMMENT = 500


@dataclass(frozen=True, slots=True)
class _Mark:
    """A column's way of saying that a row does not count: `over` and `live` make the conditions."""

    word: str
    over: Callable[[exp.Column], exp.Expr]
    live: Callable[[exp.Column], exp.Expr]
    voided: bool = False


def included(sql: str, dialect: Dialect, schema: Schema) -> tuple[Included, ...]:
    """What a query may silently include, with the query that counts it and the one that leaves it out; at most three.

    Counts are 0 until the counting query has run. Only the rows that are counted, summed or listed are looked at, and
    of rows that they belong to only those called off (a cancelled order's lines). Never raises for any text; () for a
    query that shows only the first rows, or has no words.
    """
    try:
        tree = parsed_one(sql, dialect)
        if not isinstance(tree, exp.Select) or tree.args.get("limit") or tree.args.get("offset"):
            return ()
        return tuple(_found(tree, dialect, schema))[:MOST]
    except (SqlglotError, RecursionError, BadInput, TooDeep):
        return ()


def counted(found: Included, result: Rows | Failure) -> Included | None:
    """What is included with its count, from what the counting query gave; None where it is nothing, or not known."""
    if isinstance(result, Failure) or not result.rows or not result.rows[0]:
        return None
    count = result.rows[0][0]
    return replace(found, count=count) if isinstance(count, int) and count > 0 else None


def _found(tree: exp.Select, dialect: Dialect, schema: Schema) -> Iterator[Included]:
    scope = scope_of(tree, schema)
    subject = subject_of(scope)
    if subject is None or subject.table is None:
        return
    spoken_of = {column.name.lower() for column in tree.find_all(exp.Column)}
    for source in sorted(scope.sources.values(), key=lambda one: one is not subject):
        if source.table is None or source.outer:
            continue
        if found := _outside_filter(tree, source, subject is source, dialect):
            yield found
            continue  # the team says which of its rows count
        for column in source.table.columns:
            mark = None if column.name.lower() in spoken_of else _mark(column)
            if mark is None or (source is not subject and not mark.voided):
                continue
            yield _included(tree, source, column, mark, subject is source, dialect)
            break


def _outside_filter(tree: exp.Select, source: SpokenSource, own: bool, dialect: Dialect) -> Included | None:
    """Rows that do not meet the default filter which a team's catalog gives their table; None where the query speaks of
    a column of it, and of a filter that is more than a condition on the table's own columns."""
    table = source.table
    if table is None or not table.default_filter:
        return None
    try:
        condition = parsed_one(f"SELECT 1 WHERE {table.default_filter}", dialect).args["where"].this
    except (SqlglotError, BadInput, KeyError, AttributeError):
        return None
    named = list(condition.find_all(exp.Column))
    columns = [table.column(each.name) for each in named]
    spoken_of = {(each.table or source.alias, each.name.lower()) for each in tree.find_all(exp.Column)}
    if not named or None in columns or condition.find(exp.Query):
        return None
    if any((source.alias, each.name.lower()) in spoken_of for each in named):
        return None
    for each in named:
        each.set("table", exp.to_identifier(source.alias))
    kept = exp.Paren(this=condition)
    mark = _Mark(
        "",
        lambda _: exp.Not(this=exp.Coalesce(this=kept.copy(), expressions=[exp.false()])),
        lambda _: kept.copy(),
    )
    label = f"{many_of(source.noun)} outside “{table.default_filter}”"
    return _included(tree, source, columns[0], mark, own, dialect, label) if columns[0] else None


def _included(
    tree: exp.Select, source: SpokenSource, column: Column, mark: _Mark, own: bool, dialect: Dialect, label: str = ""
) -> Included:
    written = exp.column(exp.to_identifier(column.name, quoted=not column.name.isidentifier()), source.alias)
    noun = many_of(source.noun)
    label = label or (f"{noun} that have {mark.word}" if mark.word in _HAVE else f"{mark.word} {noun}")
    reader = rules_of(dialect).reader
    counting = tree.copy()
    for part in ("group", "having", "order", "distinct", "windows", "qualify"):
        counting.set(part, None)
    keys = [each for each in (source.table.columns if source.table else ()) if each.primary_key]
    if own or len(keys) != 1:
        number: exp.Expr = exp.Count(this=exp.Star())
    else:
        number = exp.Count(this=exp.Distinct(expressions=[exp.column(keys[0].name, source.alias)]))
    counting.set("expressions", [number])
    return Included(
        table=source.name,
        column=column.name,
        label=label,
        condition=mark.over(written.copy()).sql(dialect=reader),
        counting=counting.where(mark.over(written.copy())).sql(dialect=reader),
        without=tree.where(mark.live(written.copy()), copy=True).sql(dialect=reader),
    )


def _mark(column: Column) -> _Mark | None:
    """How a column says that a row is over; None for most."""
    own = called(column).split()
    over = next((word for word in own if word in _OVER), "")
    if over and (_real(column) or own[0] in ("is", "was", "has")):
        yes = exp.true() if _real(column) else exp.Literal.number(1)
        return _Mark(over, lambda c: exp.EQ(this=c, expression=yes.copy()), _unless(column))
    if own and own[0] == "is" and own[-1] in _LIVE and len(own) == 2:
        return _inactive(column)
    if _real(column) and len(own) == 1 and own[0] in _LIVE:
        return _inactive(column)
    dated = over and own[-1] in _FILLED and not _NOT_A_DATE.search(column.type)
    if dated and column.nullable:
        return _Mark(over, _filled, lambda c: exp.Is(this=c, expression=exp.null()))
    if own and own[-1] in _STATE:
        return _called_off(column)
    return None


def _real(column: Column) -> bool:
    return "bool" in column.type.lower()


def _filled(node: exp.Expr) -> exp.Expr:
    return exp.Not(this=exp.Is(this=node, expression=exp.null()))


def _unless(column: Column) -> Callable[[exp.Column], exp.Expr]:
    """A truth value that is not yes: no, or not said."""
    no = exp.false() if _real(column) else exp.Literal.number(0)

    def live(node: exp.Column) -> exp.Expr:
        return _or_not_said(exp.EQ(this=node, expression=no.copy()), node, column)

    return live


def _or_not_said(said: exp.Expr, node: exp.Column, column: Column) -> exp.Expr:
    """A condition that keeps the rows of which the column says nothing: only those that are counted are left out."""
    if not column.nullable:
        return said
    return exp.Paren(this=exp.Or(this=said, expression=exp.Is(this=node.copy(), expression=exp.null())))


def _inactive(column: Column) -> _Mark:
    yes, no = (exp.true(), exp.false()) if _real(column) else (exp.Literal.number(1), exp.Literal.number(0))
    return _Mark(
        "inactive",
        lambda c: exp.EQ(this=c, expression=no.copy()),
        lambda c: _or_not_said(exp.EQ(this=c, expression=yes.copy()), c, column),
    )


def _called_off(column: Column) -> _Mark | None:
    """A status with a value that says that rows do not count, by samples and by the values that its comment lists."""
    known = [*column.samples, *_COMMENT_VALUES.findall(column.comment[:_LONGEST_COMMENT])]
    value = next((each for each in known if each.strip().lower() in _VOID), None)
    if value is None:
        return None

    def live(node: exp.Column) -> exp.Expr:
        return _or_not_said(exp.NEQ(this=node, expression=exp.Literal.string(value)), node, column)

    return _Mark(
        value.strip().lower(), lambda c: exp.EQ(this=c, expression=exp.Literal.string(value)), live, voided=True
    )
