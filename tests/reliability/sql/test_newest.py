"""Short queries for the days that a date holds."""

from datetime import date

import pytest
from sqlglot import exp

from reliability.sql.newest import day_in, looking
from reliability.values import Column, Schema, Table


def test_odd_names_are_quoted() -> None:
    table = Table('sales."x', (Column('day" of; DROP', "DATE"),))
    schema = Schema("sqlite", (table,))
    assert looking(table, table.columns[0], schema, exp.Min, exp.Max).count('"day"" of; DROP"') == 2
    assert looking(table, table.columns[0], schema, different=True) == (
        'SELECT COUNT(DISTINCT "day"" of; DROP") FROM sales."""x"'
    )


@pytest.mark.parametrize(
    ("cell", "day"),
    [
        ("2026-10-31", date(2026, 10, 31)),
        ("2026-10-31T08:00", date(2026, 10, 31)),
        ("9999-99-99", None),
        (7, None),
        ("since 2026-10-31", None),
        ("", None),
    ],
)
def test_the_day_of_a_cell(cell: object, day: date | None) -> None:
    assert day_in(cell) == day
