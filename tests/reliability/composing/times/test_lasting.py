"""What goes on still and what does no longer: by a flag, a last day, or a status of the table that is named."""

from dataclasses import replace

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

VENDORS = Table(
    "vendors",
    (key("vendor_id"), Column("vendor_name", "TEXT", nullable=False), Column("is_active", "BOOLEAN", nullable=False)),
)
TOOLS = Table(
    "tools",
    (
        key("tool_id"),
        Column("tool_name", "TEXT", nullable=False),
        Column("vendor_id", "INTEGER", nullable=False),
        Column("withdrawn_on", "DATE"),
    ),
    foreign_keys=(ForeignKey(("vendor_id",), "vendors", ("vendor_id",)),),
)
DEPOTS = Table(
    "depots",
    (
        key("depot_id"),
        Column("depot_name", "TEXT", nullable=False),
        Column("status", "TEXT", samples=("open", "closed", "planned")),
    ),
)
SHOP = Schema("postgres", (VENDORS, TOOLS, DEPOTS))


@pytest.mark.parametrize(
    ("question", "condition"),
    [
        ("how many vendors do we no longer work with?", "vendors.is_active = FALSE"),
        ("how many vendors do we not use anymore?", "vendors.is_active = FALSE"),
        ("how many vendors did we stop, I mean stopped working with?", "vendors.is_active = FALSE"),
        ("how many vendors do we still work with?", "vendors.is_active = TRUE"),
        ("how many tools do we no longer sell?", "tools.withdrawn_on IS NOT NULL"),
        ("how many tools do we still sell?", "tools.withdrawn_on IS NULL"),
        ("how many depots are no longer in use?", "depots.status = 'closed'"),
        ("how many depots are still in operation?", "depots.status <> 'closed'"),
    ],
)
def test_its_table_tells_what_goes_on(question: str, condition: str) -> None:
    table = condition.partition(".")[0]
    assert composed(SHOP, question)[0].sql == f"SELECT COUNT(*) FROM {table} WHERE {condition}"


@pytest.mark.parametrize("question", ["which vendors do we no longer work with", "vendors we no longer deal with"])
def test_a_verb_is_no_related_row(question: str) -> None:
    assert not any("EXISTS" in each.sql for each in composed(SHOP, question)[:2])


def test_where_nothing_tells_it_nothing_is_made_of_it() -> None:
    plain = Schema("postgres", (replace(VENDORS, columns=VENDORS.columns[:2]), TOOLS))
    assert not any("withdrawn_on" in each.sql for each in composed(plain, "which vendors do we no longer use")[:2])


def test_what_is_known_to_go_on_is_that_of_its_own_table() -> None:
    crew = Table(
        "crew",
        (key("crew_id"), Column("full_name", "TEXT"), Column("depot_id", "INTEGER"), Column("left_on", "DATE")),
        foreign_keys=(ForeignKey(("depot_id",), "depots", ("depot_id",)),),
    )
    yard = Schema("postgres", (replace(DEPOTS, columns=(*DEPOTS.columns[:2], Column("closed_on", "DATE"))), crew))
    sql = composed(yard, "how many people still employed per depot")[0].sql
    assert "crew.left_on IS NULL" in sql
    assert "closed_on" not in sql


@pytest.mark.parametrize("question", ["which withdrawn tools do we still use", "tools still used in 2025"])
def test_what_is_over_or_was_in_a_period_does_not_go_on(question: str) -> None:
    assert not any("withdrawn_on IS NULL" in each.sql for each in composed(SHOP, question)[:2])
    assert "withdrawn_on IS NULL" in composed(SHOP, "tools still used")[0].sql


def test_a_verb_of_its_own_says_what_never_happened() -> None:
    sql = composed(SHOP, "which vendors no longer deliver")[0].sql
    assert "is_active = FALSE" not in sql
