"""The last day in a warehouse's data, which CANDOR_TODAY may have relative periods seen from.

    DataDays().of("sales", lambda: warehouse, limits).day       date(2026, 11, 21), None where it is not known

One query for each table looks for its newest day that is not after the clock's; a day is looked for once in each day of
the calendar. Calendars, leftovers, people's own dates, plans and the time at which rows were loaded tell nothing of
what happened last. A table that cannot be read at all is passed over; one whose answer does not come in time may hold
the newest day, so that nothing is known then, and it is looked for again after ten minutes.
"""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from datetime import date, timedelta

from sqlglot import exp

from reliability.errors import CandorError
from reliability.guard.dialects.registry import rules_of
from reliability.ports import Warehouse
from reliability.question.examples import is_beside_the_point
from reliability.question.private import is_private
from reliability.sql.newest import day_in
from reliability.sql.reading.grains import is_date
from reliability.values import Column, Failure, FailureKind, Limits, Schema, Table

_AGAIN_S = 600.0
_ONE_S, _ALL_S = 3.0, 20.0
"""Seconds that one table, and all of them, may take."""
_NO_DAY = re.compile(r"(?i)^time(?:$|\(|tz| with)|range|interval")
_NOT_YET = re.compile(
    r"(?i)(?:^|_)(?:due|plan|planned|expires?|expiry|expiration|valid|until|deadline|scheduled|expected|target|forecast|"
    r"budget|next|loaded|load|synced|imported|ingested|extracted|etl|refreshed)(?:_|$)"
)
_OPEN = frozenset({FailureKind.TIMEOUT, FailureKind.TOO_LARGE, FailureKind.UNAVAILABLE})
"""Why a table gave nothing that may hold the newest day all the same."""


@dataclass(frozen=True, slots=True)
class DataDay:
    """The last day in the data; None where it is not known, and `problem` says why."""

    day: date | None
    problem: str = ""


class DataDays:
    """The last days of warehouses, each looked for once a day. Thread-safe."""

    def __init__(self, today: Callable[[], date] = date.today, clock: Callable[[], float] = time.monotonic) -> None:
        self._today, self._clock = today, clock
        self._known: dict[Hashable, tuple[date, float, DataDay]] = {}
        self._locks: dict[Hashable, threading.Lock] = {}

    def of(self, which: Hashable, warehouse: Callable[[], Warehouse], limits: Limits) -> DataDay:
        """The last day in a warehouse's data, as it is known under `which`. Never raises what the warehouse raises."""
        today = self._today()
        with self._locks.setdefault(which, threading.Lock()):  # who asks meanwhile waits for the one who looks
            seen_on, looked_at, found = self._known.get(which, (date.min, 0.0, DataDay(None)))
            if seen_on != today or (found.problem and self._clock() - looked_at >= _AGAIN_S):
                found = _looked_for(warehouse, today, limits, self._clock)
                self._known[which] = today, self._clock(), found
            return found


def _looked_for(warehouse: Callable[[], Warehouse], today: date, limits: Limits, clock: Callable[[], float]) -> DataDay:
    try:
        return newest_day(warehouse(), today, limits, clock)
    except CandorError as error:
        return DataDay(None, str(error))


def newest_day(
    warehouse: Warehouse, today: date, limits: Limits, clock: Callable[[], float] = time.monotonic
) -> DataDay:
    """The newest day, up to today, in the dates of a warehouse's tables. Raises WarehouseUnavailable."""
    schema, ends = warehouse.schema(), clock() + _ALL_S
    asked = [(table, sql) for table in schema.tables if (sql := looking_up_to(table, schema, today))]
    if not asked:
        return DataDay(None, "its tables have no dates")
    found: list[date] = []
    for table, sql in asked:
        if clock() > ends:
            return DataDay(None, f"looking through its tables took longer than {_ALL_S:.0f} seconds")
        result = warehouse.run(sql, replace(limits, time_s=min(_ONE_S, limits.time_s), rows=1))
        if isinstance(result, Failure):
            if result.kind in _OPEN:
                return DataDay(None, f"the newest day of {table.name} could not be looked up")
            continue
        cells = result.rows[0] if result.rows else ()
        found += [day for cell in cells if (day := day_in(cell)) is not None and day <= today]
    return DataDay(max(found)) if found else DataDay(None, "its tables hold no day up to today")


def looking_up_to(table: Table, schema: Schema, today: date) -> str:
    """The query for the newest day of each of a table's dates that is not after today; "" where it has none that tells.

    >>> orders = Table("orders", (Column("order_date", "DATE"), Column("due_date", "DATE")))
    >>> looking_up_to(orders, Schema("sqlite", (orders,)), date(2026, 11, 21))
    "SELECT MAX(CASE WHEN order_date < '2026-11-22' THEN order_date END) FROM orders"
    """
    dates = [column for column in table.columns if _tells(column, table)]
    if not dates or is_beside_the_point(table):
        return ""
    after = exp.Literal.string((today + timedelta(days=1)).isoformat())
    shown = [exp.Max(this=_up_to(exp.column(_named(each.name)), after)) for each in dates]
    parts = [_named(part) for part in table.name.split(".", 1)]
    place = exp.table_(parts[-1], db=parts[0] if len(parts) > 1 else None)
    return exp.select(*shown).from_(place).sql(dialect=rules_of(schema.dialect).reader)


def _up_to(column: exp.Column, after: exp.Literal) -> exp.Case:
    before = exp.LT(this=column.copy(), expression=after.copy())
    return exp.Case(ifs=[exp.If(this=before, true=column.copy())])


def _named(name: str) -> exp.Identifier:
    return exp.to_identifier(name, quoted=not name.isidentifier())


def _tells(column: Column, table: Table) -> bool:
    """Whether a column holds days on which something happened that are nobody's own."""
    dated = is_date(column) and not _NO_DAY.search(column.type) and not _NOT_YET.search(column.name)
    return dated and not is_private(column.name, column.comment, table.name)
