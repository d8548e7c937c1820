"""A query that was written before, run as it stands: guarded and read-only like every query."""

from __future__ import annotations

from dataclasses import replace

from reliability.core import Core
from reliability.sql.english import shown_reading
from reliability.sql.reading.units import units
from reliability.values import Failure, Reading, Rows, Schema


def ran(sql: str, schema: Schema, core: Core) -> Reading | Failure:
    """What a query gives now, read aloud. Raises WarehouseUnavailable."""
    result = core.warehouse.run(sql, core.settings.limits)
    if not isinstance(result, Rows):
        return result
    shown = Reading(sql, shown_reading(sql, schema.dialect, schema), replace(result, seconds=0.0))
    return replace(shown, units=units(sql, schema.dialect, schema))
