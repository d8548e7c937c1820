"""By how much one is more than another."""

from __future__ import annotations

import pytest

from reliability.values import Column, Schema, Table
from tests.support.composing.wordings import composed, key

CATCHES = Table(
    "catches",
    (
        key("catch_id"),
        Column("landed_on", "DATE", nullable=False),
        Column("revenue", "NUMERIC(10, 2)", nullable=False),
        Column("port", "TEXT", nullable=False, samples=("Faro", "Kiel")),
    ),
)
SEA = Schema("sqlite", (CATCHES,))
PORTS = (("catches", "port", "Faro"), ("catches", "port", "Kiel"))


def only(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(SEA, text, *cells)[0].sql


def test_the_later_named_is_taken_off_the_first_named() -> None:
    sql = only("how much more revenue was there in 2025 than in 2024")
    later, earlier = sql.index("2025-01-01"), sql.index("2024-01-01")
    assert later < sql.index(" - ") < earlier


def test_less_is_told_the_other_way_round() -> None:
    sql = only("how much less revenue was there in 2025 than in 2024")
    assert sql.index("2024-01-01") < sql.index(" - ") < sql.index("2026-01-01")


def test_of_two_values_the_numbers_of_rows_are_held_against_each_other() -> None:
    sql = only("how many more catches came from Faro than from Kiel", *PORTS)
    assert sql.index("'Faro'") < sql.index(" - ") < sql.index("'Kiel'")


@pytest.mark.parametrize("text", ["was there more revenue in 2025 than in 2024", "how much revenue was there in 2025"])
def test_other_questions_have_no_difference(text: str) -> None:
    assert " - " not in only(text)
