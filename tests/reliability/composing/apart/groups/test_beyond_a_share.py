"""Groups of which more, or less, than a part of their rows is so."""

from __future__ import annotations

import pytest

from reliability.composing.frame import Having, Ratio
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

FARMS = Table(
    "farms", (key("farm_id"), Column("farm_name", "TEXT", nullable=False), Column("valley", "TEXT", nullable=False))
)
CRATES = Table(
    "crates",
    (
        key("crate_id"),
        Column("farm_id", "INTEGER", nullable=False),
        Column("state", "TEXT", nullable=False, samples=("spoiled", "sold")),
        Column("packed_on", "DATE", nullable=False),
    ),
    foreign_keys=(ForeignKey(("farm_id",), "farms", ("farm_id",)),),
)
FRUIT = Schema("postgres", (FARMS, CRATES))
SPOILED = ("crates", "state", "spoiled")
SHARE = "100.0 * COUNT(CASE WHEN crates.state = 'spoiled' THEN 1 END) / COUNT(*)"


@pytest.mark.parametrize(
    ("text", "beyond"),
    [
        ("which valleys have more than 8% of their crates spoiled, and what is the rate?", "> 8"),
        ("valleys where at least half of the crates were spoiled", ">= 50"),
        ("valleys where less than a quarter of the crates are spoiled, with the percentage", "< 25"),
    ],
)
def test_groups_are_held_to_a_part_of_their_own_rows(text: str, beyond: str) -> None:
    sql = composed(FRUIT, text, SPOILED)[0].sql
    assert sql.startswith(f"SELECT farms.valley, {SHARE} FROM crates")
    assert sql.endswith(f"GROUP BY farms.valley HAVING {SHARE} {beyond}")


def test_a_period_tells_which_rows_the_part_is_of() -> None:
    sql = composed(FRUIT, "which farms had more than 8% of their 2025 crates spoiled?", SPOILED)[0].sql
    assert "farms.farm_name" in sql.partition(" FROM ")[0]
    assert "WHERE crates.packed_on >= '2025-01-01' AND crates.packed_on < '2026-01-01' GROUP BY" in sql


@pytest.mark.parametrize("words", ["whose spoiled rate is above 12%", "with a spoiled share of more than 12 percent"])
def test_a_rate_that_is_named_is_the_part(words: str) -> None:
    sql = composed(FRUIT, f"valleys {words}", SPOILED)[0].sql
    assert sql.endswith(f"GROUP BY farms.valley HAVING {SHARE} > 12")


def test_only_those_are_shown_whose_share_is_beyond() -> None:
    sql = composed(FRUIT, "share of crates that are spoiled per valley, only valleys above 12%", SPOILED)[0].sql
    assert sql.endswith(f"GROUP BY farms.valley HAVING {SHARE} > 12")


@pytest.mark.parametrize(
    "text", ["how many farms have more than 8% of their crates spoiled?", "more than 8 spoiled crates by farm"]
)
def test_no_other_question_holds_groups_to_a_part(text: str) -> None:
    having = [h for each in composed(FRUIT, text, SPOILED) for h in each.frame.having]
    assert not any(isinstance(each, Having) and isinstance(each.of, Ratio) for each in having)
