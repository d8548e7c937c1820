"""Of when a query's data are: the newest day of a table that it reads, looked up by one short query."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.core import Core
from reliability.errors import BadInput
from reliability.guard.dialects.parsing import parsed_one
from reliability.sql.newest import day_in, looking
from reliability.values import Column, Rows, Schema, Table
from reliability.words import words

_LOOKING_S = 3.0
_DATED = re.compile(r"(?i)date|time")
_TEXT = re.compile(r"(?i)char|text|string")
_NAMED = re.compile(r"(?i)(?:^|_)(?:date|day|at|on)$|date")


def newest_day(sql: str, core: Core) -> tuple[str, str]:
    """The name of a date and its newest day (ISO) in what a query reads: ("order date", "2026-11-20"). ("", "") where
    the query reads no date, or that cannot be told in a few seconds. Raises WarehouseUnavailable."""
    schema = core.warehouse.schema()
    found = next(_dates(sql, schema), None)
    if found is None:
        return "", ""
    table, column = found
    limits = replace(core.settings.limits, time_s=min(_LOOKING_S, core.settings.limits.time_s), rows=1)
    result = core.warehouse.run(looking(table, column, schema, exp.Max), limits)
    cell = result.rows[0][0] if isinstance(result, Rows) and result.rows and result.rows[0] else None
    day = day_in(cell)
    return (words(column.name), day.isoformat()) if day else ("", "")


def _dates(sql: str, schema: Schema) -> Iterator[tuple[Table, Column]]:
    """Dates of the tables that a query reads: those that it names come first."""
    try:
        tree = parsed_one(sql, schema.dialect)
    except (SqlglotError, BadInput, RecursionError):
        return
    if not isinstance(tree, exp.Query):
        return
    tables = [found for each in tree.find_all(exp.Table) if (found := schema.table(each.name))]
    named = {column.name.lower() for column in tree.find_all(exp.Column)}
    dates = [(table, column) for table in tables for column in table.columns if _is_date(column)]
    yield from sorted(dates, key=lambda each: each[1].name.lower() not in named)


def _is_date(column: Column) -> bool:
    return bool(_DATED.search(column.type) or (_TEXT.search(column.type) and _NAMED.search(column.name)))
