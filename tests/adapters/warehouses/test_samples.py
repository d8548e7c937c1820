"""Undeclared keys join the schema of a real database where its data bear them out."""

import sqlite3
from pathlib import Path

from adapters.warehouses.warehouse import open_warehouse
from reliability.values import ForeignKey

TABLES = """
CREATE TABLE doctors (doc_id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE drugs (drug_id INTEGER, name TEXT);
CREATE TABLE visits (visit_id INTEGER PRIMARY KEY, doc_id INTEGER, drug_id INTEGER, clerk_id INTEGER);
CREATE TABLE clerks (clerk_id INTEGER PRIMARY KEY);
INSERT INTO doctors VALUES (1, 'Ann'), (2, 'Bo');
INSERT INTO drugs VALUES (1, 'a'), (1, 'b');
INSERT INTO clerks VALUES (7);
INSERT INTO visits VALUES (1, 1, 1, 7), (2, 2, 1, 8), (3, NULL, 1, 7);
"""


def keys_of(path: Path, infers_keys: bool = True) -> dict[str, tuple[ForeignKey, ...]]:
    warehouse = open_warehouse(f"sqlite:///{path}", "w", workers=1, infers_keys=infers_keys)
    try:
        return {table.name: table.foreign_keys for table in warehouse.schema().tables if table.foreign_keys}
    finally:
        warehouse.close()


def test_a_key_is_inferred_where_what_it_refers_to_tells_rows_apart_and_is_found(tmp_path: Path) -> None:
    path = tmp_path / "w.sqlite"
    with sqlite3.connect(path) as database:
        database.executescript(TABLES)
    database.close()
    assert keys_of(path) == {"visits": (ForeignKey(("doc_id",), "doctors", ("doc_id",), inferred=True),)}
    assert keys_of(path, infers_keys=False) == {}


def test_an_own_key_is_inferred_where_no_value_of_it_is_there_twice_or_missing(tmp_path: Path) -> None:
    path = tmp_path / "w.sqlite"
    with sqlite3.connect(path) as database:
        database.executescript(
            "CREATE TABLE lamps (id INTEGER, name TEXT); CREATE TABLE bulbs (id INTEGER);"
            "CREATE TABLE plugs (id INTEGER);"
            "INSERT INTO lamps VALUES (1, 'a'), (2, 'a'); INSERT INTO bulbs VALUES (1), (1);"
            "INSERT INTO plugs VALUES (1), (NULL);"
        )
    database.close()
    warehouse = open_warehouse(f"sqlite:///{path}", "w", workers=1)
    try:
        keys = {t.name: [c.name for c in t.columns if c.primary_key and c.inferred] for t in warehouse.schema().tables}
    finally:
        warehouse.close()
    assert keys == {"lamps": ["id"], "bulbs": [], "plugs": []}
