"""The worst first, and the day that a deed tells."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

CARRIERS = Table("carriers", (key("carrier_id"), Column("carrier_name", "TEXT", nullable=False)))
PARCELS = Table(
    "parcels",
    (
        key("parcel_id"),
        Column("carrier_id", "INTEGER", nullable=False),
        Column("state", "TEXT", nullable=False, samples=("refused", "handed over")),
        Column("mark", "TEXT", nullable=False, samples=("N", "Y")),
        Column("income_eur", "NUMERIC(8, 2)", nullable=False),
    ),
    foreign_keys=(ForeignKey(("carrier_id",), "carriers", ("carrier_id",)),),
)
LEASES = Table(
    "leases",
    (
        key("lease_id"),
        Column("tenant", "TEXT", nullable=False),
        Column("lease_start", "DATE", nullable=False),
        Column("lease_end", "DATE", nullable=False),
    ),
)
TOWN = Schema("postgres", (CARRIERS, PARCELS, LEASES))
REFUSED = ("parcels", "state", "refused")


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(TOWN, text, *cells)[0].sql


@pytest.mark.parametrize(
    ("question", "falling"),
    [
        ("what share of parcels was refused per carrier, worst first", True),
        ("total income of parcels per carrier, worst first", False),
        ("what share of parcels was refused per carrier, lowest first", False),
    ],
)
def test_the_worst_are_those_with_most_of_what_is_no_good(question: str, falling: bool) -> None:
    sql = first(question, REFUSED)
    assert "ORDER BY" in sql
    assert ("DESC" in sql) is falling


@pytest.mark.parametrize(
    ("question", "column"),
    [
        ("how many leases finish in 2026?", "lease_end"),
        ("how many leases expire in 2026?", "lease_end"),
        ("how many leases begin in 2026?", "lease_start"),
        ("leases in 2026", "lease_start"),
    ],
)
def test_a_period_is_of_the_day_whose_deed_is_said_in_whatever_word(question: str, column: str) -> None:
    assert f"leases.{column} >= '2026-01-01'" in first(question)
