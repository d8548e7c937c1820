"""Questions that are made of a warehouse: over its keys, kinds and cells, run before they are learned."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.training.teaching.ground import Ground, kind_of, links_of, read_ground
from adapters.training.teaching.making import Making, make_pairs, says_nothing
from adapters.training.teaching.refilling import refill
from adapters.training.teaching.rules import ask_plainly
from adapters.training.teaching.templates import parsed_template, read_templates
from adapters.warehouses.catalog.entries import CatalogColumn, CatalogTable, WarehouseCatalog
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from bot.cli.teaching.teaching import TEMPLATES
from reliability.sql.form import joined
from reliability.values import Column, Failure, FailureKind, ForeignKey, Limits, Rows, Schema, Table
from tests.adapters.training.teaching.world import build

LIMITS = Limits(time_s=5.0, rows=50)


@pytest.fixture
def warehouse(tmp_path: Path) -> Iterator[SqlWarehouse]:
    opened = open_warehouse(build(tmp_path / "shops.sqlite"), "shops", workers=1)
    yield opened
    opened.close()


def making(warehouse: SqlWarehouse, seed: int = 0) -> Making:
    ground = read_ground(warehouse.schema(), warehouse.run)
    return Making(ground, read_templates(TEMPLATES), warehouse.run, warehouse.find_values, seed)


def test_every_made_question_returns_something_and_a_third_is_by_rules(warehouse: SqlWarehouse) -> None:
    made = make_pairs(making(warehouse), 240).pairs
    assert len(made) == 240
    for each in made[::4]:
        found = warehouse.run(joined([x.text for x in each.pair.sql]), LIMITS)
        assert isinstance(found, Rows)
        assert not says_nothing(found)
    of_templates = sum("{" in each.shape and "{t0}" in each.shape for each in made)
    assert 0.5 < of_templates / len(made) < 0.85


def test_the_same_seed_makes_the_same_questions_and_another_others(warehouse: SqlWarehouse) -> None:
    first, again, other = (
        [each.pair.question for each in make_pairs(making(warehouse, seed), 40).pairs] for seed in (0, 0, 1)
    )
    assert first == again
    assert first != other


def test_tables_without_rows_make_no_question(tmp_path: Path) -> None:
    empty = open_warehouse(build(tmp_path / "empty.sqlite", rows=False), "empty", workers=1)
    try:
        made = make_pairs(making(empty), 20)
    finally:
        empty.close()
    assert made.pairs == ()
    assert made.left_out["empty"] > 0


def test_a_database_without_tables_makes_none() -> None:
    def run(_sql: str, _limits: Limits) -> Rows | Failure:
        raise AssertionError("there is nothing to run")

    nothing = Making(read_ground(Schema("sqlite", ()), run), read_templates(TEMPLATES), run, lambda _: ())
    assert make_pairs(nothing, 5).pairs == ()


def test_hidden_columns_are_neither_asked_of_nor_read(tmp_path: Path) -> None:
    url = build(tmp_path / "shops.sqlite")
    entry = CatalogTable("shop", columns=(CatalogColumn("secret_code", hidden=True),))
    hiding = open_warehouse(url, "shops", workers=1, catalog=lambda: WarehouseCatalog((entry,)))
    try:
        made = make_pairs(making(hiding), 120).pairs
    finally:
        hiding.close()
    text = " ".join(each.pair.question + joined([x.text for x in each.pair.sql]) for each in made).lower()
    assert "secret" not in text
    assert "zq1" not in text


@pytest.mark.slow
def test_four_hundred_tables_are_asked_of_within_the_time(tmp_path: Path) -> None:
    """The clock stands for a slow database: rows are read of some tables, and what was made by then is there."""
    key = ForeignKey(("parent_id",), "table_0", ("table_0_id",))
    tables = tuple(
        Table(
            f"table_{n}",
            (
                Column(f"table_{n}_id", "INTEGER", primary_key=True),
                Column("name", "TEXT"),
                Column("parent_id", "INTEGER"),
            ),
            foreign_keys=(key,) if n else (),
        )
        for n in range(400)
    )
    now = iter(range(100_000))
    asked: list[str] = []

    def run(sql: str, _limits: Limits) -> Rows:
        asked.append(sql)
        return Rows(("a", "b", "c"), ((1, "Ada", 1),)) if "table_" in sql else Rows(("a",), ((1,),))

    ground = read_ground(Schema("sqlite", tables), run, seconds=100, clock=lambda: float(next(now)))
    assert len(asked) == 99
    made = make_pairs(
        Making(ground, read_templates(TEMPLATES), run, lambda _: (), seconds=10, clock=lambda: float(next(now))), 5_000
    )
    assert 0 < len(made.pairs) < 5_000


def test_a_query_that_does_not_run_is_left_out(warehouse: SqlWarehouse) -> None:
    failing = replace(making(warehouse), run=lambda _sql, _limits: Failure(FailureKind.TIMEOUT, "too slow"))
    made = make_pairs(failing, 5)
    assert made.pairs == ()
    assert made.left_out["does not run"] > 0


def test_a_template_over_two_tables_follows_the_keys(warehouse: SqlWarehouse) -> None:
    ground = read_ground(warehouse.schema(), warehouse.run)
    template = parsed_template(
        "which {t0} has the most {t1s} ?\tSELECT {c0} FROM {t0} JOIN {t1} ON {c1} = {c2} GROUP BY {c1} "
        "ORDER BY COUNT(*) DESC LIMIT 1\t0name! 0key! 1key!\t2>1\t"
    )
    found = {each.sql for n in range(20) if (each := refill(template, ground, random.Random(n)))}
    assert found == {
        "SELECT shop.name FROM shop JOIN visit ON shop.shop_id = visit.shop_id GROUP BY shop.shop_id "
        "ORDER BY COUNT(*) DESC LIMIT 1",
        "SELECT guest.guest_name FROM guest JOIN visit ON guest.guest_id = visit.guest_id GROUP BY guest.guest_id "
        "ORDER BY COUNT(*) DESC LIMIT 1",
    }


def test_a_value_of_several_conditions_is_of_one_row(warehouse: SqlWarehouse) -> None:
    ground = read_ground(warehouse.schema(), warehouse.run)
    template = parsed_template(
        "which {t0s} have {c1} {v0} and {c2} {v1} ?\tSELECT {c0} FROM {t0} WHERE {c1} = {v0} AND {c2} = {v1}\t"
        "0key! 0name 0text\t\t1 2"
    )
    filled = [each for n in range(40) if (each := refill(template, ground, random.Random(n)))]
    assert filled
    for each in filled:
        found = warehouse.run(each.sql, LIMITS)
        assert isinstance(found, Rows)
        assert len(found.rows) >= 1, each.sql


def test_synonyms_and_descriptions_of_the_catalog_are_said() -> None:
    shop = Table(
        "shp",
        (
            Column("nm", "TEXT", comment="Shop name"),
            Column("ct", "TEXT", synonyms=("home town",), meanings=(("K", "by the fjord"),)),
        ),
        synonyms=("branch",),
    )
    ground = Ground(Schema("sqlite", (shop,)), {"shp": [{"nm": "North", "ct": "K"}]})
    said = " ".join(each.question for n in range(80) if (each := ask_plainly(ground, random.Random(n))))
    assert "branch" in said
    assert "home town" in said
    assert "shop name" in said
    assert "by the fjord" in said


@pytest.mark.parametrize(
    ("column", "kind"),
    [
        (Column("shop_id", "INTEGER"), "key"),
        (Column("opened", "TEXT", samples=("2024-05-01", "2023-01-31")), "time"),
        (Column("opened_at", "timestamp with time zone"), "time"),
        (Column("built", "INTEGER", samples=("1987", "2003")), "year"),
        (Column("price", "numeric(10,2)"), "number"),
        (Column("is_open", "boolean"), "flag"),
        (Column("last_name", "varchar"), "name"),
        (Column("city", "TEXT"), "text"),
    ],
)
def test_kinds_of_columns(column: Column, kind: str) -> None:
    assert kind_of(column, Table("shop", (column,))) == kind


def test_keys_of_several_columns_and_to_itself_are_no_links() -> None:
    a = Table(
        "a",
        (Column("id", "int"), Column("b", "int"), Column("c", "int")),
        foreign_keys=(ForeignKey(("b", "c"), "d", ("x", "y")), ForeignKey(("b",), "a", ("id",))),
    )
    assert links_of(Schema("sqlite", (a, Table("d", (Column("x", "int"), Column("y", "int")))))) == ()


def test_tables_with_the_name_of_their_database_schema_are_asked_of_by_it() -> None:
    """The same table in two schemas; and what runs, and what is learned, has the whole name."""
    columns = (Column("id", "integer", primary_key=True), Column("Full Name", "text"), Column("age", "integer"))
    schema = Schema("postgres", (Table("crm.users", columns), Table("shop.users", columns)))
    ran: list[str] = []

    def run(sql: str, _limits: Limits) -> Rows:
        ran.append(sql)
        return Rows(("a", "b", "c"), ((1, "Ada", 40), (2, "Bo", 30)))

    made = make_pairs(Making(read_ground(schema, run), read_templates(TEMPLATES), run, lambda _: ()), 60).pairs
    assert len(made) == 60
    assert {x.table for each in made for x in each.pair.sql if x.table} == {"crm.users", "shop.users"}
    assert all("crm.users" in sql or "shop.users" in sql for sql in ran)
    assert not any("__" in sql for sql in ran)
    assert any('crm.users."Full Name"' in sql for sql in ran)
