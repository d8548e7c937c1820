"""Copies whose data are not what they were: what each change does, and that nothing else changes."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from adapters.evaluation.shifting.copies import RenamedColumn, changed_copy, data_changes
from adapters.warehouses.warehouse import open_warehouse
from reliability.evaluation.people.log import AskedKind, AskedQuestion
from reliability.values import Element

RENAMED = RenamedColumn("staff", "left_on", "last_day")
CHANGES = {change.name: change for change in data_changes(RENAMED)}
COMMENTS = {"tables": {"staff": "People"}, "columns": {"staff.left_on": "Last day", "staff.shop": "Where"}}


@pytest.fixture
def shops(tmp_path: Path) -> Path:
    file = tmp_path / "shops.sqlite"
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.executescript(
            """
            CREATE TABLE days (day DATE PRIMARY KEY, year INTEGER);
            CREATE TABLE shops (id INTEGER PRIMARY KEY, name TEXT);
            CREATE TABLE staff (id INTEGER PRIMARY KEY, shop INTEGER REFERENCES shops (id),
                boss INTEGER REFERENCES staff (id), left_on DATE, seen_at DATETIME);
            CREATE TABLE takings (shop INTEGER REFERENCES shops (id), day DATE, amount NUMERIC, PRIMARY KEY (shop, day));
            INSERT INTO days VALUES ('2024-02-28', 2024), ('2024-02-29', 2024);
            INSERT INTO shops VALUES (1, 'North'), (3, 'South');
            INSERT INTO staff VALUES (1, 3, NULL, NULL, '2025-03-01 09:00:00.000000'), (2, 1, 1, '2024-03-01', NULL);
            INSERT INTO takings VALUES (1, '2024-02-29', 5), (1, '2023-03-01', 6), (3, '2023-02-28', 7);
            """
        )
    file.with_name("shops.sqlite.comments.json").write_text(json.dumps(COMMENTS))
    return file


def rows(file: Path, sql: str) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return connection.execute(sql).fetchall()


def changed(shops: Path, name: str) -> Path:
    return changed_copy(shops, CHANGES[name], shops.parent / "copies")


def test_only_a_name_changes_what_a_record_is_held_to(shops: Path) -> None:
    def fingerprint(file: Path) -> str:
        warehouse = open_warehouse(f"sqlite:///{file}", "shops", workers=1)
        try:
            return warehouse.schema().fingerprint()
        finally:
            warehouse.close()

    original = fingerprint(shops)
    assert {name for name in CHANGES if fingerprint(changed(shops, name)) != original} == {"renamed"}


def test_an_emptied_copy_has_tables_and_no_row_and_the_original_stays(shops: Path) -> None:
    copy = changed(shops, "emptied")
    for table in ("days", "shops", "staff", "takings"):
        assert rows(copy, f"SELECT * FROM {table}") == []
        assert rows(shops, f"SELECT * FROM {table}") != []


def test_a_halved_copy_lacks_every_second_row(shops: Path) -> None:
    assert rows(changed(shops, "halved"), "SELECT count(*), min(id), max(id) FROM staff") == [(1, 2, 2)]


def test_a_doubled_copy_holds_each_row_twice_under_keys_that_fit_together(shops: Path) -> None:
    copy = changed(shops, "doubled")
    assert rows(copy, "SELECT id, name FROM shops ORDER BY id") == [
        (1, "North"),
        (3, "South"),
        (4, "North"),
        (6, "South"),
    ]
    assert rows(copy, "SELECT id, shop, boss FROM staff ORDER BY id") == [
        (1, 3, None),
        (2, 1, 1),
        (3, 6, None),
        (4, 4, 3),
    ]
    assert rows(copy, "SELECT count(*), sum(amount) FROM takings") == [(6, 36)]
    assert rows(copy, "SELECT count(*) FROM days") == [(2,)], "a day is there once"
    assert rows(copy, "PRAGMA foreign_key_check") == []


def test_a_column_is_called_otherwise_and_its_comment_and_gold_follow(shops: Path) -> None:
    copy = changed(shops, "renamed")
    assert rows(copy, "SELECT last_day FROM staff WHERE id = 2") == [("2024-03-01",)]
    columns = json.loads(copy.with_name("shops.sqlite.comments.json").read_text())["columns"]
    assert columns == {"staff.last_day": "Last day", "staff.shop": "Where"}
    gold = "SELECT count(*) FROM staff WHERE LEFT_ON > 'left_on_time'"
    asked = AskedQuestion(
        "q", "owner", "Who left?", AskedKind.ANSWERABLE, gold, also_right=("SELECT staff.left_on FROM staff",),
        columns=(Element("staff", "left_on"), Element("staff", "shop")),
    )  # fmt: skip
    new = RENAMED.question(asked)
    assert new.sql == "SELECT count(*) FROM staff WHERE last_day > 'left_on_time'"
    assert new.also_right == ("SELECT staff.last_day FROM staff",)
    assert new.columns == (Element("staff", "last_day"), Element("staff", "shop"))


def test_dates_lie_a_year_back_and_no_two_days_become_one(shops: Path) -> None:
    copy = changed(shops, "a year back")
    moved = rows(copy, "SELECT left_on, seen_at FROM staff ORDER BY id")
    assert moved == [(None, "2024-03-01 09:00:00.000000"), ("2023-03-02", None)]
    assert rows(copy, "SELECT day FROM takings ORDER BY amount") == [("2023-03-01",), ("2022-03-01",), ("2022-02-28",)]
    assert rows(copy, "SELECT day FROM days") == [("2024-02-28",), ("2024-02-29",)], "a calendar stays"
