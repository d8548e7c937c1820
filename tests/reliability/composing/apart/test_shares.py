"""Which share of rows has a row of another table."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

BOATS = Table(
    "boats",
    (
        key("boat_id"),
        Column("boat_name", "TEXT", nullable=False, samples=("Ida", "Mary")),
        Column("kind", "TEXT", nullable=False, samples=("Dinghy", "Yacht")),
    ),
)
TRIPS = Table(
    "trips",
    (
        key("trip_id"),
        Column("boat_id", "INTEGER", nullable=False),
        Column("sailed_on", "DATE", nullable=False),
        Column("lake", "TEXT", nullable=False, samples=("Garda", "Como")),
        Column("fee", "NUMERIC(8, 2)", nullable=False),
    ),
    foreign_keys=(ForeignKey(("boat_id",), "boats", ("boat_id",)),),
)
CLUB = Schema("postgres", (BOATS, TRIPS))
KINDS = (("boats", "kind", "Dinghy"), ("boats", "kind", "Yacht"), ("trips", "lake", "Garda"), ("trips", "lake", "Como"))
ON_COMO = "EXISTS (SELECT 1 FROM trips WHERE trips.boat_id = boats.boat_id AND trips.lake = 'Como')"
ANY = "EXISTS (SELECT 1 FROM trips WHERE trips.boat_id = boats.boat_id)"


def share(part: str, where: str = "") -> str:
    of_all = f"SELECT 100.0 * COUNT(CASE WHEN {part} THEN 1 END) / NULLIF(COUNT(*), 0) FROM boats"
    return of_all + (f" WHERE {where}" if where else "")


@pytest.mark.parametrize(
    ("text", "sql"),
    [
        ("what percentage of boats made trips on Como?", share(ON_COMO)),
        ("share of boats with a trip on Como", share(ON_COMO)),
        ("proportion of boats that had trips", share(ANY)),
        ("what share of yacht boats had no trips?", share(f"NOT {ANY}", "boats.kind = 'Yacht'")),
        ("% of boats without trips", share(f"NOT {ANY}")),
        ("what fraction of our boats had trips?", share(ANY)),
    ],
)
def test_rows_that_others_tell_are_held_against_all(text: str, sql: str) -> None:
    assert composed(CLUB, text, *KINDS)[0].sql == sql


@pytest.mark.parametrize(
    "text",
    [
        "share of trips by boat",
        "share of boats that are yachts",
        "share of the fee of all trips on Como",
        "what share of the boats' fee is from trips on Como",
        "percentage of boats and number of trips",
        "how many boats had trips?",
    ],
)
def test_other_shares_are_read_as_before(text: str) -> None:
    assert not any("CASE WHEN EXISTS" in each.sql for each in composed(CLUB, text, *KINDS))
