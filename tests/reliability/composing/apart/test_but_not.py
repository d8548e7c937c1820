"""Who did something in one period and not in another."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

FARMS = Table("farms", (key("farm_id"), Column("farm_name", "TEXT", nullable=False), Column("county", "TEXT")))
CROPS = Table("crops", (key("crop_id"), Column("crop_name", "TEXT", nullable=False)))
LOADS = Table(
    "loads",
    (
        key("load_id"),
        Column("farm_id", "INTEGER", nullable=False),
        Column("loaded_on", "DATE", nullable=False),
    ),
    foreign_keys=(ForeignKey(("farm_id",), "farms", ("farm_id",)),),
)
SACKS = Table(
    "sacks",
    (key("sack_id"), Column("load_id", "INTEGER", nullable=False), Column("crop_id", "INTEGER", nullable=False)),
    foreign_keys=(ForeignKey(("load_id",), "loads", ("load_id",)), ForeignKey(("crop_id",), "crops", ("crop_id",))),
)
CALLS = Table(
    "calls",
    (
        key("call_id"),
        Column("farm_id", "INTEGER", nullable=False),
        Column("called_on", "DATE", nullable=False),
        Column("channel", "TEXT", nullable=False, samples=("phone", "radio")),
    ),
    foreign_keys=(ForeignKey(("farm_id",), "farms", ("farm_id",)),),
)
MILL = Schema("postgres", (FARMS, CROPS, LOADS, SACKS))
OFFICE = Schema("postgres", (FARMS, LOADS, CALLS))
LOADED = "EXISTS (SELECT 1 FROM loads WHERE loads.farm_id = farms.farm_id AND loads.loaded_on >= "
MARCH = f"{LOADED}'2026-03-01' AND loads.loaded_on < '2026-04-01')"
NOT_APRIL = f"NOT {LOADED}'2026-04-01' AND loads.loaded_on < '2026-05-01')"
NEVER_BEFORE = "NOT EXISTS (SELECT 1 FROM loads WHERE loads.farm_id = farms.farm_id AND loads.loaded_on < '2026-03-01')"
NOT_SINCE = f"NOT {LOADED}'2026-04-01')"


def first(text: str) -> str:
    return composed(MILL, text)[0].sql


@pytest.mark.parametrize(
    "words",
    [
        "but not in April 2026",
        "but nothing in April 2026",
        "and none in April 2026",
        "but no loads in April 2026",
        "but didn't in April 2026",
        "and then did not have any in April 2026",
    ],
)
def test_who_has_something_in_one_period_and_nothing_in_the_other(words: str) -> None:
    assert first(f"Which farms had loads in March 2026 {words}?") == (
        f"SELECT farms.farm_name FROM farms WHERE {MARCH} AND {NOT_APRIL}"
    )


@pytest.mark.parametrize("words", ["but nothing since", "and haven't had any since then", "but none after that"])
def test_nothing_since_begins_where_the_period_ends(words: str) -> None:
    assert first(f"Which farms had loads in March 2026 {words}?") == (
        f"SELECT farms.farm_name FROM farms WHERE {MARCH} AND {NOT_SINCE}"
    )


def test_how_many_of_them_there_are_is_counted() -> None:
    assert first("How many farms had loads in March 2026 but not in April 2026?") == (
        f"SELECT COUNT(*) FROM farms WHERE {MARCH} AND {NOT_APRIL}"
    )


@pytest.mark.parametrize(
    "words",
    [
        "Which farms had their first load in March 2026?",
        "Which farms had loads for the first time in March 2026?",
        "Which farms first loaded in March 2026?",
        "Farms whose very first load was in March 2026",
    ],
)
def test_the_first_time_is_never_before(words: str) -> None:
    assert first(words) == f"SELECT farms.farm_name FROM farms WHERE {MARCH} AND {NEVER_BEFORE}"


@pytest.mark.parametrize(
    "words", ["the first load in March 2026", "Which farms had their first three loads in March 2026?"]
)
def test_the_first_of_a_period_is_none_of_all_time(words: str) -> None:
    assert not any(NEVER_BEFORE in each.sql for each in composed(MILL, words))


def test_what_lies_between_two_tables_is_what_they_had() -> None:
    """A crop has no loads of its own: sacks of it were in them."""
    sql = first("Which crops had loads in March 2026 but not in April 2026?")
    assert sql.startswith("SELECT crops.crop_name FROM crops WHERE EXISTS (SELECT 1 FROM sacks JOIN loads")
    assert "NOT EXISTS (SELECT 1 FROM sacks JOIN loads" in sql


@pytest.mark.parametrize(
    "text",
    [
        "How many loads in March 2026 and in April 2026?",
        "Which farms had loads in March 2026?",
        "Which farms had loads since March 2026 but not from Kent?",
        "loads in March 2026, but nothing fancy please",
        "",
    ],
)
def test_without_such_words_nothing_is_left_out(text: str) -> None:
    assert not any(
        "NOT EXISTS" in each.sql and " EXISTS" in each.sql.replace("NOT EXISTS", "") for each in composed(MILL, text)
    )


CALLED = "EXISTS (SELECT 1 FROM calls WHERE calls.farm_id = farms.farm_id AND calls.called_on >= "


@pytest.mark.parametrize(
    ("text", "denied"),
    [
        ("loads in March 2026 but no calls in April 2026", f"{CALLED}'2026-04-01' AND calls.called_on < '2026-05-01')"),
        (
            "loads in March 2026 but did not call in April 2026",
            f"{CALLED}'2026-04-01' AND calls.called_on < '2026-05-01')",
        ),
        ("loads in March 2026 and have not called since", f"{CALLED}'2026-04-01')"),
    ],
)
def test_what_is_not_to_have_happened_is_what_is_said(text: str, denied: str) -> None:
    [best, *_] = composed(OFFICE, f"Which farms had {text}?")
    assert best.sql == f"SELECT farms.farm_name FROM farms WHERE {MARCH} AND NOT {denied}"


def test_what_is_said_of_the_first_period_is_not_said_of_the_second() -> None:
    cells = [("calls", "channel", "phone"), ("calls", "channel", "radio")]
    sql = composed(OFFICE, "Which farms called by phone in March 2026 but not by radio in April 2026?", *cells)[0].sql
    assert sql == (
        f"SELECT farms.farm_name FROM farms WHERE {CALLED}'2026-03-01' AND calls.called_on < '2026-04-01'"
        f" AND calls.channel = 'phone') AND NOT {CALLED}'2026-04-01' AND calls.called_on < '2026-05-01'"
        " AND calls.channel = 'radio')"
    )


@pytest.mark.parametrize(
    "words",
    ["but not more than twice in April 2026", "and not only in April 2026", "but not as often in April 2026"],
)
def test_fewer_or_more_of_it_is_not_none_of_it(words: str) -> None:
    found = composed(MILL, f"Which farms had loads in March 2026 {words}?")
    assert not any(NOT_APRIL in each.sql for each in found)
