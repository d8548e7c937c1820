"""Texts that nobody said and no row has."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from reliability.candidates.said import holds_invented_text
from reliability.values import Limits


@pytest.fixture(scope="module")
def ports(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlWarehouse]:
    file: Path = tmp_path_factory.mktemp("ports") / "ports.sqlite"
    with sqlite3.connect(file) as database:
        database.executescript(
            "CREATE TABLE shops (shop_id INTEGER PRIMARY KEY, name TEXT);"
            "INSERT INTO shops VALUES (1, 'Hamburg Central'), (2, 'Kiel Harbour');"
        )
    warehouse = open_warehouse(f"sqlite:///{file}", "ports")
    yield warehouse
    warehouse.close()


def holds(ports: SqlWarehouse, sql: str, question: str) -> bool:
    return holds_invented_text(sql, question, ports.schema(), ports, Limits())


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


def test_of_many_texts_a_few_are_looked_up(ports: SqlWarehouse) -> None:
    many = ", ".join(["'Kiel Harbour'"] * 3 + [f"'shop {n}'" for n in range(500)])
    assert holds(ports, f"SELECT COUNT(*) FROM shops WHERE name IN ({many})", "some shops")
