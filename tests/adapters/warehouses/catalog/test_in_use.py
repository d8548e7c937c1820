"""A database with cryptic names, before and after somebody filled its catalog in: what words come to."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from adapters.warehouses.catalog.entries import WarehouseCatalog
from adapters.warehouses.catalog.reading import parsed_catalog
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.composing.composing import compose
from reliability.values import Limits, Rows

TODAY = date(2026, 1, 1)
TABLES = """
CREATE TABLE kd (kd_nr INTEGER, kd_nm TEXT, st TEXT, plz TEXT);
CREATE TABLE auf (auf_nr INTEGER, kd_nr INTEGER, netto REAL);
INSERT INTO kd VALUES (1, 'Ada', 'A', '1010'), (2, 'Ben', 'C', '1020'), (3, 'Cy', 'A', '1010');
INSERT INTO auf VALUES (1, 1, 10.5), (2, 1, 20), (3, 2, 7);
"""
SAID = parsed_catalog(
    """
warehouses:
  laden:
    tables:
      kd:
        synonyms: [clients, customers]
        columns:
          kd_nm: {synonyms: client name}
          st: {values: {A: active, C: [cancelled, called off]}}
    definitions:
      turnover: sum(auf.netto)
""",
    "catalog.yaml",
)["laden"]
ASKED = [
    ("How many clients are active?", [(2,)]),
    ("How many active customers are there?", [(2,)]),
    ("What is the total turnover?", [(37.5,)]),
    ("turnover by client name", [("Ada", 30.5), ("Ben", 7)]),
    ("Which clients are called off?", [("Ben",)]),
]
Opener = Callable[[WarehouseCatalog], SqlWarehouse]


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Opener]:
    opened: list[SqlWarehouse] = []
    with sqlite3.connect(tmp_path / "laden.db") as connection:
        connection.executescript(TABLES)
    connection.close()

    def open_(catalog: WarehouseCatalog) -> SqlWarehouse:
        url = f"sqlite:///{tmp_path / 'laden.db'}"
        opened.append(open_warehouse(url, "laden", workers=1, catalog=lambda: catalog))
        return opened[-1]

    yield open_
    for warehouse in opened:
        warehouse.close()


def test_words_that_nothing_explained_become_the_right_queries(shop: Opener) -> None:
    plain, told = shop(WarehouseCatalog()), shop(SAID)
    for question, right in ASKED:
        before = account_for(question, plain.schema(), cells_named(question, plain), TODAY, None)
        assert before.missing, question
        account = account_for(question, told.schema(), cells_named(question, told), TODAY, None)
        assert account.missing == (), question
        found = told.run(compose(account, told.schema(), TODAY)[0].sql, Limits())
        assert isinstance(found, Rows)
        assert sorted(found.rows) == right, question
