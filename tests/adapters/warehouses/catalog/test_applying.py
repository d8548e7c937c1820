"""What a catalog says holds in the schema, in what the guard lets through, and in what words are read as."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from adapters.warehouses.catalog.applying import catalogued, unknown_entries, used_definition
from adapters.warehouses.catalog.entries import CatalogDefinition, WarehouseCatalog
from adapters.warehouses.catalog.reading import parsed_catalog, read_catalog
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from reliability.accounting.schema_index import index_of
from reliability.accounting.tokens import roots
from reliability.errors import WarehouseUnavailable
from reliability.values import Column, Element, Failure, ForeignKey, Limits, Rows, Schema, Table

SCHEMA = Schema(
    "sqlite",
    (
        Table(
            "kd",
            (Column("nr", "INTEGER", primary_key=True), Column("mail", "TEXT"), Column("st", "TEXT", "Old words")),
            "From the database",
        ),
        Table(
            "auf",
            (Column("nr", "INTEGER"), Column("kd_nr", "INTEGER"), Column("netto", "REAL"), Column("ort_nr", "INTEGER")),
            foreign_keys=(
                ForeignKey(("ort_nr",), "ort", ("nr",)),
                ForeignKey(("kd_nr",), "ort", ("nr",), inferred=True),
            ),
        ),
        Table("ort", (Column("nr", "INTEGER"),)),
    ),
)


def said(text: str) -> WarehouseCatalog:
    return parsed_catalog(f"warehouses:\n  shop:\n{text}", "catalog.yaml")["shop"]


CATALOG = said("""
    tables:
      KD:
        description: Who buys
        synonyms: [clients]
        default_filter: "st <> 'T'"
        columns:
          MAIL: {hidden: true}
          st: {synonyms: [condition], values: {A: [active, current]}}
      auf:
        keys:
          - {column: kd_nr, to: kd.nr, declared: true}
      ort: {hidden: true}
      lost: {columns: {x: }}
    definitions:
      turnover: sum(auf.netto)
      sleeping clients: kd.st = 'S''x'
      odd one: avg(auf.netto)
      lost one: lost.x
""")


def test_what_is_hidden_goes_and_what_is_described_is_described() -> None:
    schema = catalogued(SCHEMA, CATALOG)
    assert [table.name for table in schema.tables] == ["kd", "auf"]
    kd, auf = schema.tables
    assert (kd.comment, kd.synonyms, kd.hidden, kd.default_filter) == ("Who buys", ("clients",), ("mail",), "st <> 'T'")
    assert [column.name for column in kd.columns] == ["nr", "st"]
    assert kd.columns[1].comment == "Old words"
    assert kd.columns[1].synonyms == ("condition",)
    assert kd.columns[1].meanings == (("A", "active"), ("A", "current"), ("S'x", "sleeping clients"))
    assert auf.columns[2].synonyms == ("turnover",)
    assert auf.foreign_keys == (ForeignKey(("kd_nr",), "kd", ("nr",), inferred=False),)


@pytest.mark.parametrize(("before", "now"), [("kd", "sales.kd"), ("public.kd", "kd"), ("public.kd", "sales.KD")])
def test_what_was_hidden_stays_hidden_when_the_search_path_changes(before: str, now: str) -> None:
    catalog = said(f"    tables: {{{before}: {{columns: {{mail: {{hidden: true}}}}}}}}")
    schema = Schema("postgres", (Table(now, SCHEMA.tables[0].columns),))
    assert catalogued(schema, catalog).tables[0].hidden == ("mail",)
    other = Schema("postgres", (Table(before, SCHEMA.tables[0].columns), Table("other.kd", SCHEMA.tables[0].columns)))
    assert [table.hidden for table in catalogued(other, catalog).tables] == [("mail",), ()]


def test_no_catalog_changes_nothing() -> None:
    assert catalogued(SCHEMA, WarehouseCatalog()) == SCHEMA


def test_a_key_that_nobody_stood_for_yet_stays_inferred_and_out_of_the_fingerprint() -> None:
    with_key = catalogued(SCHEMA, said("    tables: {auf: {keys: [{column: kd_nr, to: kd.nr}]}}"))
    assert ForeignKey(("kd_nr",), "kd", ("nr",), inferred=True) in with_key.tables[1].foreign_keys
    assert with_key.fingerprint() == SCHEMA.fingerprint()
    assert catalogued(SCHEMA, CATALOG).fingerprint() != SCHEMA.fingerprint()


def test_synonyms_and_meanings_are_found_by_the_words_of_a_question() -> None:
    index = index_of(catalogued(SCHEMA, CATALOG))
    plain = index_of(SCHEMA)
    for phrase, element in (
        ("clients", Element("kd")),
        ("condition", Element("kd", "st")),
        ("turnover", Element("auf", "netto")),
    ):
        assert index.find(roots(phrase))[0].element == element
        if phrase != "condition":  # which is a word for a status anyway
            assert element not in {each.element for each in plain.find(roots(phrase))}
    assert (Element("kd", "st"), "S'x") in [each[:2] for each in index.find_values(roots("sleeping clients"))]


def test_entries_that_name_nothing_are_told_with_their_line() -> None:
    assert unknown_entries(SCHEMA, CATALOG) == ["the table lost (line 16)"]
    other = said("    tables:\n      auf: {columns: {x: }, keys: [{column: nr, to: kd.y}]}")
    assert unknown_entries(SCHEMA, other) == [
        "the column auf.x (line 4)",
        "kd.y, which a key leads to (line 4)",
    ]


@pytest.mark.parametrize("means", ["avg(auf.netto)", "auf.netto + 1", "nothing.x", "sum(auf.nothing)", "", "words"])
def test_definitions_that_are_more_are_for_people_alone(means: str) -> None:
    assert used_definition(SCHEMA, CatalogDefinition("x", means=means)) is None


# --- in a database ---------------------------------------------------------------------------------

Opener = Callable[[str], tuple[SqlWarehouse, Path]]


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Opener]:
    opened: list[SqlWarehouse] = []

    def open_(text: str) -> tuple[SqlWarehouse, Path]:
        with sqlite3.connect(tmp_path / "shop.db") as connection:
            connection.execute("CREATE TABLE people (id INTEGER PRIMARY KEY, mail TEXT, town TEXT)")
            connection.execute("CREATE TABLE visits (id INTEGER PRIMARY KEY, people_id INTEGER)")
            connection.execute("INSERT INTO people VALUES (1, 'ada@x.org', 'Oslo')")
            connection.execute("INSERT INTO visits VALUES (1, 1)")
        connection.close()
        file = tmp_path / "catalog.yaml"
        file.write_text(text)
        warehouse = open_warehouse(
            f"sqlite:///{tmp_path / 'shop.db'}",
            "shop",
            workers=1,
            catalog=lambda: read_catalog(file).get("shop", WarehouseCatalog()),
        )
        opened.append(warehouse)
        return warehouse, file

    yield open_
    for warehouse in opened:
        warehouse.close()


HIDES = "warehouses: {shop: {tables: {people: {columns: {mail: {hidden: true}}}}}}"


def test_a_hidden_column_is_neither_read_nor_found_nor_sampled(shop: Opener) -> None:
    warehouse, _ = shop(HIDES)
    people = warehouse.schema().tables[0]
    assert [column.name for column in people.columns] == ["id", "town"]
    assert isinstance(warehouse.run("SELECT mail FROM people", Limits()), Failure)
    assert isinstance(warehouse.run("SELECT * FROM people", Limits()), Failure)
    assert isinstance(warehouse.run("SELECT town FROM people", Limits()), Rows)
    assert warehouse.find_values("who is ada@x.org of Oslo") == [("people", "town", "Oslo")]


def test_a_refused_key_is_not_inferred(shop: Opener) -> None:
    warehouse, file = shop("")
    assert [key.ref_table for key in warehouse.schema().tables[1].foreign_keys] == ["people"]
    file.write_text(
        "warehouses: {shop: {tables: {visits: {keys: [{column: people_id, to: people.id, refused: true}]}}}}"
    )
    warehouse.refresh()
    assert warehouse.schema().tables[1].foreign_keys == ()


def test_where_a_catalog_cannot_be_read_nothing_is_answered(shop: Opener) -> None:
    warehouse, _ = shop("warehouses: [")
    with pytest.raises(WarehouseUnavailable, match=r"catalog.yaml, line"):
        warehouse.schema()
    assert isinstance(warehouse.run("SELECT town FROM people", Limits()), Failure)


def test_a_catalog_that_breaks_later_holds_as_it_was_and_admins_are_told(shop: Opener) -> None:
    warehouse, file = shop(HIDES)
    warehouse.schema()
    file.write_text("warehouses: [")
    warehouse.refresh()
    assert warehouse.schema().tables[0].hidden == ("mail",)
    assert "what it said before holds" in warehouse.problem
    file.write_text("")
    warehouse.refresh()
    assert len(warehouse.schema().tables[0].columns) == 3
    assert warehouse.problem == ""
