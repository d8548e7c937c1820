"""Short queries for the first and newest day that a date holds, and what such a cell says."""

from __future__ import annotations

import re
from datetime import date

from sqlglot import exp

from reliability.guard.dialects.registry import rules_of
from reliability.values import Column, Schema, Table

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


def looking(
    table: Table, column: Column, schema: Schema, *aggregates: type[exp.AggFunc], different: bool = False
) -> str:
    """The query for these aggregates of a date, or for how many `different` days it has.

    >>> orders = Table("orders", (Column("order_date", "DATE"),))
    >>> looking(orders, orders.columns[0], Schema("sqlite", (orders,)), exp.Min, exp.Max)
    'SELECT MIN(order_date), MAX(order_date) FROM orders'
    """
    named = exp.column(exp.to_identifier(column.name, quoted=not column.name.isidentifier()))
    parts = [exp.to_identifier(part, quoted=not part.isidentifier()) for part in table.name.split(".", 1)]
    place = exp.table_(parts[-1], db=parts[0] if len(parts) > 1 else None)
    shown: list[exp.Expr] = [each(this=named.copy()) for each in aggregates]
    if different:
        shown.append(exp.Count(this=exp.Distinct(expressions=[named.copy()])))
    return exp.select(*shown).from_(place).sql(dialect=rules_of(schema.dialect).reader)


def day_in(cell: object) -> date | None:
    """The day that a cell begins with, be it with an hour; None for anything else.

    >>> day_in("2026-10-31 17:00:00"), day_in(None)
    (datetime.date(2026, 10, 31), None)
    """
    found = _DAY.match(str(cell)) if cell is not None else None
    try:
        return date.fromisoformat(found[0]) if found else None
    except ValueError:
        return None
