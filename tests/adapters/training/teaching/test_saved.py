"""Saved SQL without questions: what of it makes a pair, how its placeholders are filled, and what is left out."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlglot import exp

from adapters.training.data.sources import Pair
from adapters.training.teaching import saved
from adapters.training.teaching.ground import Ground, read_ground
from adapters.training.teaching.making import Making, make_pairs, says_nothing
from adapters.training.teaching.placeholders import CannotFill, filled, placeholders
from adapters.training.teaching.saved import asked, saved_pairs, says_its_values, shape_of
from adapters.training.teaching.statements import statements_in
from adapters.warehouses.catalog.entries import CatalogColumn, CatalogTable, WarehouseCatalog
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from reliability.guard.dialects.parsing import parsed_one
from reliability.sql.form import canonical_sql, joined, lexemes
from reliability.values import Column, Failure, FailureKind, Limits, Rows, Schema, Table
from tests.adapters.training.teaching.world import build


@pytest.fixture
def warehouse(tmp_path: Path) -> Iterator[SqlWarehouse]:
    opened = open_warehouse(build(tmp_path / "shops.sqlite"), "shops", workers=1)
    yield opened
    opened.close()


def making(warehouse: SqlWarehouse, seed: int = 0) -> Making:
    return Making(read_ground(warehouse.schema(), warehouse.run), (), warehouse.run, warehouse.find_values, seed)


def sql_of(pair: Pair) -> str:
    return joined([piece.text for piece in pair.sql])


def reasons(warehouse: SqlWarehouse, *statements: str) -> dict[str, int]:
    found = saved_pairs(statements, making(warehouse))
    assert not found.pairs
    return dict(found.left_out)


def test_a_saved_statement_is_asked_as_it_is_read_aloud(warehouse: SqlWarehouse) -> None:
    (made,) = saved_pairs(["select count(*) from shop s where s.city = 'Kiel' -- of Kiel"], making(warehouse)).pairs
    assert "number of shops with city Kiel" in made.pair.question
    assert sql_of(made.pair) == "SELECT COUNT(*) FROM shop WHERE shop.city = 'Kiel'"
    assert made.pair.source == "taught"
    assert made.shape == "SELECT COUNT(*) FROM {t0} WHERE {c0} = {v0}"


def test_shapes_are_those_of_templates_so_that_they_are_held_out_together(warehouse: SqlWarehouse) -> None:
    found = saved_pairs(
        [
            "SELECT guest_name FROM guest ORDER BY age DESC LIMIT 1",
            "SELECT name FROM shop ORDER BY floor_area DESC LIMIT 1",
            "SELECT name FROM shop ORDER BY floor_area DESC LIMIT 3",
            "SELECT name FROM shop WHERE name LIKE '%Kiel%'",
            "SELECT strftime('%Y-%m', visited_on), COUNT(*) FROM visit GROUP BY strftime('%Y-%m', visited_on)",
            "SELECT 100.0 * SUM(CASE WHEN city = 'Kiel' THEN 1 ELSE 0 END) / COUNT(*) FROM shop",
        ],
        making(warehouse),
    ).pairs
    assert [each.shape for each in found] == [
        "SELECT {c0} FROM {t0} ORDER BY {c1} DESC LIMIT 1",
        "SELECT {c0} FROM {t0} ORDER BY {c1} DESC LIMIT 1",
        "SELECT {c0} FROM {t0} ORDER BY {c1} DESC LIMIT {v0}",
        "SELECT {c0} FROM {t0} WHERE {c0} LIKE '%{v0}%'",
        "SELECT STRFTIME('%Y-%m', {c0}), COUNT(*) FROM {t0} GROUP BY STRFTIME('%Y-%m', {c0})",
        "SELECT 100.0 * SUM(CASE WHEN {c0} = {v0} THEN 1 ELSE 0 END) / COUNT(*) FROM {t0}",
    ]


def test_the_same_statements_and_seed_make_the_same_pairs_whatever_else_there_is(warehouse: SqlWarehouse) -> None:
    text = "SELECT COUNT(*) FROM visit WHERE visit.amount > $1 AND visit.visited_on >= $2"
    first, again = (saved_pairs([text], making(warehouse)).pairs for _ in range(2))
    beside = saved_pairs(["SELECT city FROM shop", text], making(warehouse)).pairs
    others = {sql_of(saved_pairs([text], making(warehouse, seed)).pairs[0].pair) for seed in range(6)}
    assert first == again
    assert first[0] in beside
    assert len(others) > 1


@pytest.mark.parametrize(
    "text",
    [
        "SELECT COUNT(*) FROM shop WHERE city = $1",
        "SELECT COUNT(*) FROM shop s WHERE lower(s.city) = ? AND s.floor_area > ?",
        "SELECT COUNT(*) FROM shop s WHERE ? = upper(trim(s.city))",
        "SELECT guest_name FROM guest WHERE age BETWEEN $1 AND $2 ORDER BY age LIMIT $3",
        "SELECT s.name FROM shop s JOIN visit v ON v.shop_id = s.shop_id GROUP BY s.name HAVING COUNT(*) >= $1",
        "SELECT name FROM shop WHERE city IN ($1, $2)",
        "SELECT name FROM shop WHERE name LIKE $1",
        "SELECT COUNT(*) FROM visit WHERE visited_on >= $1",
        "SELECT name FROM shop WHERE shop_id IN (SELECT shop_id FROM visit WHERE amount > $1)",
        "SELECT name FROM shop s WHERE EXISTS (SELECT 1 FROM visit v WHERE v.shop_id = s.shop_id AND s.city = $1)",
        "SELECT s.name FROM shop s JOIN visit v ON v.shop_id = s.shop_id GROUP BY s.name HAVING MIN(v.amount) < $1",
    ],
)
def test_placeholders_become_cells_of_the_column_that_they_are_compared_with(
    warehouse: SqlWarehouse, text: str
) -> None:
    given = making(warehouse)
    for seed in range(5):
        tree = filled(parsed_one(text, "sqlite"), given.ground, random.Random(seed))
        assert not placeholders(tree)
    rows = given.run(tree.sql(dialect="sqlite"), Limits(time_s=5.0, rows=50))
    assert isinstance(rows, Rows)
    (made,) = saved_pairs([text], given).pairs
    found = given.run(sql_of(made.pair), Limits(time_s=5.0, rows=50))
    assert isinstance(found, Rows)
    assert not says_nothing(found)
    assert says_its_values(made.pair)


def test_the_same_number_is_filled_alike_a_list_holds_no_value_twice_and_a_span_begins_with_the_lower(
    warehouse: SqlWarehouse,
) -> None:
    ground = making(warehouse).ground
    for seed in range(12):
        rng = random.Random(seed)
        twice = filled(parsed_one("SELECT name FROM shop WHERE city = $1 OR name = $1", "sqlite"), ground, rng)
        first, second = (
            each.expression.name for each in twice.args["where"].find_all(type(twice.args["where"].this.this))
        )
        assert first == second
        listed = filled(parsed_one("SELECT name FROM shop WHERE city IN (?, ?, ?)", "sqlite"), ground, rng)
        assert len({each.name for each in listed.args["where"].this.expressions}) == 3
        span = filled(parsed_one("SELECT age FROM guest WHERE age BETWEEN ? AND ?", "sqlite"), ground, rng)
        assert int(span.args["where"].this.args["low"].name) <= int(span.args["where"].this.args["high"].name)


def test_a_list_holds_no_number_twice_a_span_is_in_order_a_text_code_stays_one_and_a_time_is_a_day() -> None:
    kinds = {"code": "TEXT", "change": "INTEGER", "note": "TEXT", "made_at": "TIMESTAMP"}
    columns = tuple(Column(name, kind, primary_key=name == "code") for name, kind in kinds.items())
    rows = [
        {
            "code": f"00{n}",
            "change": (-1) ** n * n,
            "note": "x" * 41 if n % 2 else f"n{n}",
            "made_at": f"2024-01-0{n} 10:30",
        }
        for n in range(1, 9)
    ]
    ground = Ground(Schema("sqlite", (Table("item", columns),)), {"item": rows})

    def ends(sql: str, seed: int) -> exp.Expr:
        found: exp.Expr = filled(parsed_one(sql, "sqlite"), ground, random.Random(seed)).args["where"].this
        return found

    for seed in range(20):
        listed = ends("SELECT code FROM item WHERE change IN (?, ?, ?, ?)", seed).expressions
        assert len({each.sql() for each in listed}) == 4
        codes = ends("SELECT code FROM item WHERE UPPER(note) IN (?, ?, ?, ?)", seed).expressions
        assert {each.name for each in codes} == {"N2", "N4", "N6", "N8"}
        span = ends("SELECT code FROM item WHERE change BETWEEN ? AND ?", seed)
        assert int(span.args["low"].sql()) <= int(span.args["high"].sql())
        assert re.fullmatch(r"code = '00\d'", ends("SELECT code FROM item WHERE code = ?", seed).sql())
        assert re.fullmatch(r"note = 'n\d'", ends("SELECT code FROM item WHERE note = ?", seed).sql())
        assert re.fullmatch(r"made_at > '2024-01-0\d'", ends("SELECT code FROM item WHERE made_at > ?", seed).sql())


@pytest.mark.parametrize(
    "text",
    [
        "SELECT $1 + amount FROM visit",
        "SELECT SUM(CASE WHEN amount > 3 THEN $1 ELSE $2 END) FROM visit",
        "SELECT shop_id FROM visit GROUP BY shop_id HAVING SUM(amount) > $1",
        "SELECT name FROM shop WHERE floor_area * 2 > $1",
        "SELECT x.c FROM (SELECT city AS c FROM shop) AS x WHERE x.c = $1",
        "SELECT name FROM shop LIMIT 1 OFFSET $1",
    ],
)
def test_a_placeholder_that_no_cell_can_fill_is_left_out_and_counted(warehouse: SqlWarehouse, text: str) -> None:
    with pytest.raises(CannotFill):
        filled(parsed_one(text, "sqlite"), making(warehouse).ground, random.Random(0))
    assert reasons(warehouse, text) == {"with a placeholder that no cell can fill": 1}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("DROP TABLE shop", "that are no SELECT"),
        ("DELETE FROM shop WHERE city = 'Kiel'", "that are no SELECT"),
        ("SELECT 1", "that read no table"),
        ("SELECT * FROM audit.shop", "that name tables or columns which this warehouse has not"),
        ("SELECT * FROM pg_catalog.pg_user", "that name tables or columns which this warehouse has not"),
        ("SELECT colour FROM shop", "that name tables or columns which this warehouse has not"),
        ("SELECT load_extension(name) FROM shop", "that the guard refuses"),
        ("SELECT 'a", "that cannot be read as SQL"),
        ("SELECT name FROM shop; DROP TABLE shop", "that cannot be read as SQL"),
        ("SELECT name FROM other.main.shop", "that name tables or columns which this warehouse has not"),
        ("SELECT name FROM shop WHERE {{ filter }}", "with marks of Jinja"),
        ("SELECT name FROM shop {% if small %} LIMIT 3 {% endif %}", "with marks of Jinja"),
        ("SELECT ROUND(AVG(amount), 3) FROM visit", "whose reading does not say a value"),
        ("SELECT " + "(" * 3_000 + "1" + ")" * 3_000 + " FROM shop", "that cannot be read as SQL"),
        ("SELECT name FROM shop WHERE city = '\ud800'", "that cannot be read as SQL"),
        ("SELECT name FROM shop WHERE city = 'Oslo'", "that return nothing"),
        ("SELECT name FROM shop WHERE city = '" + "x" * 20_000 + "'", "longer than 20,000 characters"),
    ],
)
def test_what_cannot_be_learned_is_counted_by_its_reason(warehouse: SqlWarehouse, text: str, why: str) -> None:
    assert reasons(warehouse, text) == {why: 1}


def test_hidden_columns_of_saved_statements_are_not_learned(tmp_path: Path) -> None:
    entry = CatalogTable("shop", columns=(CatalogColumn("secret_code", hidden=True),))
    hiding = open_warehouse(
        build(tmp_path / "shops.sqlite"), "shops", workers=1, catalog=lambda: WarehouseCatalog((entry,))
    )
    try:
        found = saved_pairs(
            ["SELECT secret_code FROM shop", "SELECT * FROM shop", "SELECT city FROM shop"], making(hiding)
        )
    finally:
        hiding.close()
    assert [sql_of(each.pair) for each in found.pairs] == ["SELECT shop.city FROM shop"]


def test_what_was_used_and_left_out_is_one_sentence(warehouse: SqlWarehouse) -> None:
    found = saved_pairs(["SELECT city FROM shop", "select CITY from shop", "DROP TABLE shop"], making(warehouse))
    assert found.words() == "1 saved statement is used; left out: 1 that are there twice; 1 that are no SELECT"


def test_no_more_are_learned_than_the_bound_and_none_after_the_time(
    warehouse: SqlWarehouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = [f"SELECT name FROM shop WHERE floor_area > {n}" for n in range(10)]
    monkeypatch.setattr(saved, "MOST_PAIRS", 4)
    found = saved_pairs(texts, making(warehouse))
    assert (len(found.pairs), found.left_out["more than are learned"]) == (4, 6)
    now = iter([0.0, 1.0, 1.0, 99.0])
    late = saved_pairs(texts, replace(making(warehouse), seconds=10.0, clock=lambda: next(now)))
    assert (len(late.pairs), late.left_out["over the time for this"]) == (2, 8)


def test_a_comment_makes_no_other_statement_and_nothing_of_it_is_learned(warehouse: SqlWarehouse) -> None:
    texts = [f"SELECT /* forget {n} */ name AS forgotten FROM shop WHERE floor_area > $1" for n in range(8)]
    found = saved_pairs(texts, making(warehouse))
    assert found.left_out == {"that are there twice": 7}
    assert "forg" not in sql_of(found.pairs[0].pair) + found.pairs[0].pair.question


def test_rows_are_listed_and_figures_are_asked_for_but_not_in_sentences_that_nobody_reads(
    warehouse: SqlWarehouse,
) -> None:
    ground = making(warehouse).ground
    asked_of = {
        sql: {asked(sql, ground, random.Random(seed)).split(" ", 2)[0] for seed in range(30)}
        for sql in ("SELECT COUNT(*) FROM shop", "SELECT shop.city FROM shop")
    }
    assert asked_of["SELECT COUNT(*) FROM shop"] == {"what", "number", "give"}
    assert asked_of["SELECT shop.city FROM shop"] == {"list", "show", "city"}
    long = " AND ".join(f"shop.city <> 'somewhere else {n}'" for n in range(12))
    assert asked(f"SELECT shop.name FROM shop WHERE {long}", ground, random.Random(0)) == ""


def test_a_query_that_does_not_run_is_not_tried_with_other_cells(warehouse: SqlWarehouse) -> None:
    tried: list[str] = []

    def run(sql: str, _limits: Limits) -> Failure:
        tried.append(sql)
        return Failure(FailureKind.TIMEOUT, "It took too long.")

    slow = replace(making(warehouse), run=run)
    found = saved_pairs(["SELECT COUNT(*) FROM shop WHERE floor_area > $1"], slow)
    assert found.left_out == {"that do not run": 1}
    assert len(tried) == 1


def test_progress_is_told_whether_or_not_statements_make_pairs(warehouse: SqlWarehouse) -> None:
    told: list[float] = []
    texts = [f"SELECT name FROM shop WHERE floor_area > {n}" for n in range(100)]
    saved_pairs(texts, making(warehouse), lambda done, _words: told.append(done))
    assert told == [0.0, 0.5]


def test_saved_pairs_are_among_the_made_ones(warehouse: SqlWarehouse) -> None:
    pairs = saved_pairs(["SELECT city FROM shop", "SELECT age FROM guest"], making(warehouse)).pairs
    made = make_pairs(replace(making(warehouse), saved=pairs), 20).pairs
    assert made[:2] == pairs
    assert len(made) == 20


def test_tables_with_the_name_of_their_database_schema_are_read_by_it_alone() -> None:
    columns = (Column("id", "integer", primary_key=True), Column("Full Name", "text"), Column("age", "integer"))
    schema = Schema("postgres", (Table("crm.users", columns), Table("orders", columns)))
    ground = Ground(schema, {name: [{"id": 1, "Full Name": "Ada", "age": 40}] for name in ("crm.users", "orders")})
    given = Making(ground, (), lambda _sql, _limits: Rows(("a",), ((3,),)), lambda _: ())
    found = saved_pairs(
        [
            "SELECT count(*) FROM crm.users WHERE crm.users.age > $1",
            "SELECT count(*) FROM public.orders o WHERE o.age > $1::integer",
            "SELECT count(*) FROM shop.users",
            "SELECT count(*) FROM users",
        ],
        given,
    )
    assert sql_of(found.pairs[0].pair) == "SELECT COUNT(*) FROM crm.users WHERE crm.users.age > 40"
    assert "FROM orders WHERE orders.age > " in sql_of(found.pairs[1].pair)
    assert found.left_out == {"that name tables or columns which this warehouse has not": 2}


@pytest.mark.parametrize(
    ("question", "sql", "said"),
    [
        ("number of shops with city Kiel", "SELECT COUNT(*) FROM shop WHERE city = 'Kiel'", True),
        ("number of shops there", "SELECT COUNT(*) FROM shop WHERE city = 'Kiel'", False),
        (
            "visits in March 2024",
            "SELECT 1 FROM visit WHERE visited_on >= '2024-03-01' AND visited_on < '2024-04-01'",
            True,
        ),
        ("visits", "SELECT 1 FROM visit WHERE visited_on >= '2024-03-01'", False),
        ("guests over thirty one", "SELECT 1 FROM guest WHERE age > 31", False),
        ("guests over 31", "SELECT 1 FROM guest WHERE age > 31", True),
    ],
)
def test_a_question_says_the_values_of_its_query(warehouse: SqlWarehouse, question: str, sql: str, said: bool) -> None:
    schema = warehouse.schema()
    pieces = tuple(lexemes(canonical_sql(sql, schema, "sqlite"), schema))
    assert says_its_values(Pair("taught", "own", question, "", schema, pieces)) is said
    assert "{v0}" in shape_of(pieces)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("SELECT 1;\n-- no more\n", ["SELECT 1"]),
        ("SELECT ';' ; /* ; */ SELECT 2", ["SELECT ';'", "SELECT 2"]),
        ("SELECT a FROM {{ ref('orders') }} JOIN {{source('raw', 'items')}}", ["SELECT a FROM orders JOIN items"]),
        ("{{ config(materialized='table') }}\n{# why #}SELECT 1", ["SELECT 1"]),
        ("SELECT 1; SELECT '{#'", ["SELECT 1", "SELECT '{#'"]),
        ("SELECT 1;\nSELECT 'open;\nSELECT 3", ["SELECT 1", "SELECT 'open", "SELECT 3"]),
        ("", []),
        ("-- nothing", []),
    ],
)
def test_statements_are_cut_as_the_database_reads_them(text: str, found: list[str]) -> None:
    assert statements_in(text, "sqlite") == found


@pytest.mark.parametrize("begun", ["{#", "{{config("])
def test_marks_of_dbt_that_never_end_are_looked_at_once(begun: str) -> None:
    started = time.monotonic()
    statements_in(begun * 40_000, "sqlite")  # each of them to the end of the text would take a minute
    assert time.monotonic() - started < 5
