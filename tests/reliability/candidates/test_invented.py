"""Texts that nobody said and no row has."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from reliability.candidates.said import invented_texts, spelled_otherwise
from reliability.values import Failure, Limits, Rows


@pytest.fixture(scope="module")
def ports(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlWarehouse]:
    file: Path = tmp_path_factory.mktemp("ports") / "ports.sqlite"
    with sqlite3.connect(file) as database:
        database.executescript(
            "CREATE TABLE shops (shop_id INTEGER PRIMARY KEY, name TEXT);"
            "INSERT INTO shops VALUES (1, 'Hamburg Central'), (2, 'Kiel Harbour');"
            "CREATE TABLE orders (order_id INTEGER PRIMARY KEY, ordered_on TEXT);"
        )
    warehouse = open_warehouse(f"sqlite:///{file}", "ports")
    yield warehouse
    warehouse.close()


def holds(ports: SqlWarehouse, sql: str, question: str) -> bool:
    (found,) = invented_texts([sql], question, ports.schema(), ports, Limits())
    return found


@pytest.mark.parametrize(
    ("condition", "question", "invented"),
    [
        ("shops.name = 'hamburg harbour'", "compare Hamburg Central and Kiel Harbour", True),
        ("shops.name IN ('Kiel Harbour', 'hamburg harbour')", "Kiel Harbour and Hamburg's harbour", True),
        ("name = 'hamburg harbour'", "compare Hamburg Central and Kiel Harbour", True),
        ("shops.name = 'Kiel Harbour'", "the harbour of Kiel", False),
        ("shops.name = 'Atlantis'", "how many shops in Atlantis", False),
        ("NOT shops.name = 'hamburg harbour'", "shops", False),
        ("shops.nowhere = 'hamburg harbour'", "shops", False),
        ("LOWER(shops.name) = 'hamburg harbour'", "shops", False),
    ],
)
def test_a_text_that_nobody_said_and_no_row_has(
    ports: SqlWarehouse, condition: str, question: str, invented: bool
) -> None:
    assert holds(ports, f"SELECT COUNT(*) FROM shops WHERE {condition}", question) is invented


@pytest.mark.parametrize("sql", ["", "SELECT", "SELECT COUNT(*) FROM shops", "SELECT 1 WHERE 'a' = 'b'"])
def test_a_query_without_texts_invents_none(ports: SqlWarehouse, sql: str) -> None:
    assert not holds(ports, sql, "shops")


def test_a_day_is_no_text_that_somebody_must_have_said(ports: SqlWarehouse) -> None:
    assert not holds(ports, "SELECT COUNT(*) FROM orders WHERE ordered_on = '2026-11-20'", "orders yesterday")


def test_each_text_is_looked_up_once_and_of_all_queries_a_few(
    ports: SqlWarehouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[str]()
    run = type(ports).run

    def counting(self: SqlWarehouse, sql: str, limits: Limits) -> Rows | Failure:
        asked.append(sql)
        assert limits.time_s <= 3
        return run(self, sql, limits)

    monkeypatch.setattr(type(ports), "run", counting)
    queries = [f"SELECT COUNT(*) FROM shops WHERE name = 'shop {chr(65 + n % 20)}'" for n in range(60)]
    found = invented_texts(queries, "some shops", ports.schema(), ports, Limits())
    assert len(asked) == len(set(asked)) == sum(found[:20]) == 8
    assert found[:20] == found[20:40] == found[40:]


def test_of_many_texts_a_few_are_looked_up(ports: SqlWarehouse) -> None:
    many = ", ".join(["'Kiel Harbour'"] * 3 + [f"'shop {n}'" for n in range(500)])
    assert holds(ports, f"SELECT COUNT(*) FROM shops WHERE name IN ({many})", "some shops")


AT_KIEL = "SELECT COUNT(*) FROM shops WHERE name = 'Kiel Harbour'"


@pytest.mark.parametrize(
    ("name", "beside", "invented"),
    [
        ("Kiel shop", (AT_KIEL,), True),  # of which another query has what there is
        ("kiel harbour", (AT_KIEL,), True),
        ("Kiel shop", (), False),
        ("Atlantis", (AT_KIEL,), False),
        ("Kiel shop", ("SELECT COUNT(*) FROM shops WHERE name = 'Kiel station'",), False),
    ],
)
def test_a_text_that_was_said_and_no_row_has_goes_where_another_query_has_the_rows_own(
    ports: SqlWarehouse, name: str, beside: tuple[str, ...], invented: bool
) -> None:
    queries = (f"SELECT COUNT(*) FROM shops WHERE name = '{name}'", *beside)
    question = "how many in the kiel shop, kiel harbour or kiel station of Atlantis?"
    found = invented_texts(queries, question.replace("kiel shop", "Kiel shop"), ports.schema(), ports, Limits())
    assert found == (invented, *(False for _ in beside))


@pytest.mark.parametrize(
    ("condition", "otherwise"),
    [
        ("shops.name = 'kiel harbour'", True),
        ("shops.name IN ('Hamburg Central', 'KIEL HARBOUR')", True),
        ("shops.name = 'Kiel Harbour'", False),
        ("shops.name = 'Atlantis'", False),
        ("shops.shop_id = 2", False),
    ],
)
def test_what_is_spelled_in_other_capitals(ports: SqlWarehouse, condition: str, otherwise: bool) -> None:
    assert spelled_otherwise(f"SELECT COUNT(*) FROM shops WHERE {condition}", ports.schema()) is otherwise
    assert not spelled_otherwise("SELECT", ports.schema())
