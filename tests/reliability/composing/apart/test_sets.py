"""Rows among which something holds: of both kinds, alike, more than a share of all, none in a period."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

FARMS = Table(
    "farms",
    (key("farm_id"), Column("farm_name", "TEXT", nullable=False), Column("email", "TEXT"), Column("county", "TEXT")),
)
CROPS = Table(
    "crops",
    (
        key("crop_id"),
        Column("crop_name", "TEXT", nullable=False),
        Column("family", "TEXT", nullable=False, samples=("cereal", "pulse")),
        Column("sown_on", "DATE", nullable=False),
    ),
)
LOADS = Table(
    "loads",
    (
        key("load_id"),
        Column("farm_id", "INTEGER", nullable=False),
        Column("loaded_on", "DATE", nullable=False),
        Column("price", "NUMERIC(8, 2)", nullable=False),
        Column("way", "TEXT", nullable=False, samples=("rail", "road")),
    ),
    foreign_keys=(ForeignKey(("farm_id",), "farms", ("farm_id",)),),
)
SACKS = Table(
    "sacks",
    (key("sack_id"), Column("load_id", "INTEGER", nullable=False), Column("crop_id", "INTEGER", nullable=False)),
    foreign_keys=(ForeignKey(("load_id",), "loads", ("load_id",)), ForeignKey(("crop_id",), "crops", ("crop_id",))),
)
MILL = Schema("postgres", (FARMS, CROPS, LOADS, SACKS))
WAYS = (("loads", "way", "rail"), ("loads", "way", "road"))
LOADED = "EXISTS (SELECT 1 FROM loads WHERE loads.farm_id = farms.farm_id AND loads."
BOTH_WAYS = f"{LOADED}way = 'rail') AND {LOADED}way = 'road')"


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(MILL, text, *cells)[0].sql


@pytest.mark.parametrize(
    "words",
    ["both by rail and by road", "by rail and road both", "by both rail and road", "both by rail as well as by road"],
)
def test_who_has_both_has_one_of_each(words: str) -> None:
    assert first(f"Which farms had loads {words}?", *WAYS) == f"SELECT farms.farm_name FROM farms WHERE {BOTH_WAYS}"


def test_how_many_have_both_is_counted() -> None:
    sql = first("How many farms had loads both by rail and by road?", *WAYS)
    assert sql == f"SELECT COUNT(*) FROM farms WHERE {BOTH_WAYS}"


@pytest.mark.parametrize(
    "text",
    [
        "Which farms had loads by rail and road?",
        "How many loads were both by rail and road?",
        "price of loads by both rail and road",
        "Which farms had loads by rail?",
    ],
)
def test_a_row_has_one_of_them_and_without_both_either_will_do(text: str) -> None:
    assert not any(BOTH_WAYS in each.sql for each in composed(MILL, text, *WAYS))


@pytest.mark.parametrize("words", ["both in 2024 and 2025", "in both 2024 and 2025", "in 2024 and in 2025 both"])
def test_who_has_something_in_both_periods(words: str) -> None:
    year = "'{0}-01-01' AND loads.loaded_on < '{1}-01-01')"
    assert first(f"Which farms had loads {words}?") == (
        "SELECT farms.farm_name FROM farms WHERE "
        f"{LOADED}loaded_on >= {year.format(2024, 2025)} AND {LOADED}loaded_on >= {year.format(2025, 2026)}"
    )


def test_a_figure_of_both_periods_is_two_figures() -> None:
    assert "EXISTS" not in first("number of loads in both 2024 and 2025")


ALIKE = "SELECT farms.email, COUNT(*) FROM farms WHERE farms.email IS NOT NULL GROUP BY farms.email HAVING COUNT(*) > 1"


@pytest.mark.parametrize(
    "text",
    [
        "Which farms have the same email?",
        "any farms with the same email",
        "do two farms share an email?",
        "farms sharing the same email",
    ],
)
def test_what_is_alike_is_each_value_that_several_have(text: str) -> None:
    assert first(text) == f"{ALIKE} ORDER BY COUNT(*) DESC"


@pytest.mark.parametrize("text", ["duplicate farm names", "farms with the same name"])
def test_names_that_are_alike_are_not_told_apart_by_their_keys(text: str) -> None:
    assert first(text).startswith(
        "SELECT farms.farm_name, COUNT(*) FROM farms GROUP BY farms.farm_name HAVING COUNT(*) > 1"
    )


@pytest.mark.parametrize(
    "text",
    [
        "farms with the same county as Hill Farm",
        "farms with an email",
        "share of farms with an email",
        "loads of the same farm",
    ],
)
def test_the_same_as_something_else_is_nothing_that_several_have(text: str) -> None:
    assert not any("HAVING COUNT(*) > 1" in each.sql for each in composed(MILL, text))


NOT_IN_MARCH = (
    "NOT EXISTS (SELECT 1 FROM sacks JOIN loads ON loads.load_id = sacks.load_id WHERE sacks.crop_id = crops.crop_id"
    " AND loads.loaded_on >= '2026-03-01' AND loads.loaded_on < '2026-04-01')"
)


@pytest.mark.parametrize(
    "words", ["not loaded in March 2026", "never loaded in March 2026", "nobody loaded in March 2026"]
)
def test_what_nothing_happened_to_in_a_period_may_have_before(words: str) -> None:
    found = [each.sql for each in composed(MILL, f"crops {words}")]
    assert found[0].endswith(f"FROM crops WHERE {NOT_IN_MARCH}")


@pytest.mark.parametrize("text", ["crops loaded in March 2026", "crops not sown in March 2026"])
def test_what_did_happen_is_not_denied(text: str) -> None:
    assert not any(NOT_IN_MARCH in each.sql for each in composed(MILL, text))


def test_no_line_is_without_what_it_is_a_line_of() -> None:
    """Each sack is one of a load: none is left where a load is denied."""
    assert not any("load_id IS NULL" in each.sql for each in composed(MILL, "crops not loaded in March 2026"))


SO_MANY = "(SELECT COUNT(*) FROM loads WHERE loads.farm_id = farms.farm_id) >= 5"


@pytest.mark.parametrize("words", ["but nothing this year", "but no loads this year", "and none this year"])
def test_so_many_and_none_in_a_period(words: str) -> None:
    assert first(f"farms with at least 5 loads {words}") == (
        f"SELECT farms.farm_name FROM farms WHERE {SO_MANY} AND NOT {LOADED}loaded_on >= '2026-01-01'"
        " AND loads.loaded_on < '2027-01-01')"
    )


@pytest.mark.parametrize(
    "text",
    [
        "farms with at least 5 loads this year",
        "farms with at least 5 loads but not more than 10 in 2026",
        "farms with at least 5 loads and only one this year",
    ],
)
def test_some_are_not_none(text: str) -> None:
    assert not any("NOT EXISTS" in each.sql for each in composed(MILL, text))


@pytest.mark.parametrize(
    ("words", "test"),
    [
        ("with more than 10% of the total price", "> 10"),
        ("that make up at least 2.5 percent of price", ">= 2.5"),
        ("that bring in less than 1 % of all price", "< 1"),
    ],
)
def test_more_than_a_share_of_all(words: str, test: str) -> None:
    part = "100.0 * SUM(loads.price) / NULLIF((SELECT SUM(loads.price) FROM loads), 0)"
    sql = first(f"farms {words}")
    assert "GROUP BY loads.farm_id, farms.farm_name" in sql
    assert f"HAVING {part} {test}" in sql


@pytest.mark.parametrize(
    "text", ["farms with more than 10 loads", "loads with a price of more than 10", "10% of the price"]
)
def test_a_number_is_no_share(text: str) -> None:
    assert not any("HAVING 100" in each.sql for each in composed(MILL, text))


@pytest.mark.parametrize(
    "text",
    [
        "split of loads between rail and road",
        "what's the split between rail and road loads",
        "loads divided between rail and road",
    ],
)
def test_what_is_split_between_two_is_told_for_each(text: str) -> None:
    sql = first(text, *WAYS)
    assert sql.startswith(
        "SELECT loads.way, COUNT(*) FROM loads WHERE loads.way IN ('rail', 'road') GROUP BY loads.way"
    )


@pytest.mark.parametrize("text", ["loads between 10 and 20", "loads between May and July 2026", "loads by way"])
def test_numbers_and_days_are_no_two_values(text: str) -> None:
    assert "IN (" not in first(text, *WAYS)


@pytest.mark.parametrize(
    ("text", "sign"),
    [
        ("farms with price above average", ">"),
        ("farms with above average price", ">"),
        ("which farms have a price lower than the average", "<"),
    ],
)
def test_those_whose_total_is_beyond_the_average_are_held_against_the_others(text: str, sign: str) -> None:
    sql = first(text)
    assert f"HAVING SUM(loads.price) {sign} (SELECT AVG(t.value) FROM (SELECT" in sql
    assert "farms.farm_name" in sql


def test_how_many_rows_are_more_than_on_average_is_counted_of_each() -> None:
    assert "HAVING COUNT(*) > (SELECT AVG(t.value)" in first("farms with more loads than average")


def test_a_figure_of_their_own_is_held_against_the_average_row() -> None:
    assert first("loads with a price above average").endswith("loads.price > (SELECT AVG(loads.price) FROM loads)")


PER_FARM = (
    "SELECT AVG(t.value) FROM (SELECT loads.farm_id AS farm_id, {} AS value FROM loads{} GROUP BY loads.farm_id) AS t"
)


@pytest.mark.parametrize(
    ("text", "figure", "way", "where"),
    [
        ("farms with more loads than average", "COUNT(*)", ">", ""),
        ("which farms had fewer loads than the average farm", "COUNT(*)", "<", ""),
        ("farms that have more price than average", "SUM(loads.price)", ">", ""),
        (
            "farms with more loads than average in 2025",
            "COUNT(*)",
            ">",
            " WHERE loads.loaded_on >= '2025-01-01' AND loads.loaded_on < '2026-01-01'",
        ),
    ],
)
def test_more_than_average_is_more_than_one_of_them_has(text: str, figure: str, way: str, where: str) -> None:
    assert first(text).endswith(f"HAVING {figure} {way} ({PER_FARM.format(figure, where)})")


def test_how_many_have_more_than_average_is_counted() -> None:
    sql = first("How many farms have more loads than average?")
    assert sql.startswith("SELECT COUNT(*) FROM (SELECT loads.farm_id")
    assert f"HAVING COUNT(*) > ({PER_FARM.format('COUNT(*)', '')})" in sql


@pytest.mark.parametrize(
    "text", ["farms with more loads than sacks", "average loads of farms", "farms with more loads than average crop"]
)
def test_other_questions_are_held_against_no_average_of_farms(text: str) -> None:
    assert not any("HAVING" in each.sql and "AVG(t.value)" in each.sql for each in composed(MILL, text))
