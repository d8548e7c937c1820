"""What somebody may want to know next: follow-ups made from the schema and the reading, never from a model.

Each is an ordinary follow-up of the thread, and only offered where the words alone edit the query that was answered
with.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.accounting.accounting import account_for
from reliability.composing.follow_ups import edited
from reliability.guard.dialects.parsing import parsed_one
from reliability.question.periods import read_periods
from reliability.question.private import is_private
from reliability.values import Column, PreviousTurn, Rows, Schema, Table
from reliability.words import called

MOST = 3
_LONG_LIST, _A_MONTH = 6, 31
_MOST_COLUMNS, _MOST_TABLES = 60, 4
_SURE = 0.4
"""The least fit of an edit that is offered: what words hardly give is not what a tap should ask."""
_TEXT = re.compile(r"(?i)char|text|clob|string|enum")
_TIME = re.compile(r"(?i)date|time")
_TIME_NAME = re.compile(r"(?i)(?:^|_)(?:date|day|at|on|time)$|date")
_CATEGORY = re.compile(
    r"(?i)status|type|category|kind|country|region|segment|channel|method|state|city|brand|format|tier|reason"
)
_AGGREGATES = (exp.Sum, exp.Count, exp.Avg, exp.Min, exp.Max)


def next_questions(question: str, sql: str, result: Rows, schema: Schema, today: date) -> tuple[str, ...]:
    """Up to three follow-ups of an answer, each by other means: over time, by a category, with the period before, the
    largest only. Empty where the query is no SELECT that can be edited; the same ones for the same answer.
    """
    try:
        tree = parsed_one(sql, schema.dialect)
    except (SqlglotError, RecursionError):
        return ()
    if not isinstance(tree, exp.Select) or result.empty:
        return ()
    found: dict[str, str] = {}
    kinds: set[str] = set()
    for kind, text in _offered(tree, question, result, schema, today):
        if len(found) == MOST:
            break
        if kind in kinds or text in question.lower():
            continue
        edits = edited(account_for(text, schema, [], today), PreviousTurn(question, sql), schema, today, 1)
        if edits and edits[0].fit >= _SURE and edits[0].sql not in found.values():
            found[text] = edits[0].sql
            kinds.add(kind)
    return tuple(found)


def _offered(tree: exp.Select, question: str, result: Rows, schema: Schema, today: date) -> Iterator[tuple[str, str]]:
    """Follow-ups that may make sense, each with its kind."""
    tables = [table for each in tree.find_all(exp.Table) if (table := schema.table(each.name))][:_MOST_TABLES]
    grouped, counts = tree.args.get("group") is not None, any(tree.find(kind) for kind in _AGGREGATES)
    one_figure = counts and not grouped and len(result.rows) == 1
    named = {column.name.lower() for column in tree.find_all(exp.Column)}
    periods = read_periods(question, today)
    short = periods and all(each.start and each.end and (each.end - each.start).days <= _A_MONTH for each in periods)
    if one_figure and not short and any(_tells_time(column) for table in tables for column in table.columns):
        yield "time", "by month"
    if grouped and len(result.rows) >= _LONG_LIST:
        yield "largest", "only the top 3"
    if one_figure:
        for table, column in _categories(tables):
            if column.name.lower() not in named:
                yield "category", f"by {called(column)}"
                yield "category", f"by {called(table)} {called(column)}"
    if periods:
        yield "before", "and the year before?"
    if not counts and len(result.rows) >= _LONG_LIST:
        yield "count", "how many of them?"


def _categories(tables: list[Table]) -> Iterator[tuple[Table, Column]]:
    """Text columns that read like categories, the likeliest first."""
    found = [
        (table, column)
        for table in tables
        for column in table.columns[:_MOST_COLUMNS]
        if _TEXT.search(column.type) and not column.primary_key and not _TIME_NAME.search(column.name)
        if _CATEGORY.search(column.name) and not is_private(column.name, column.comment, table.name)
        if column.name not in table.hidden
    ]
    yield from found[:6]


def _tells_time(column: Column) -> bool:
    return bool(_TIME.search(column.type) or (_TEXT.search(column.type) and _TIME_NAME.search(column.name)))
