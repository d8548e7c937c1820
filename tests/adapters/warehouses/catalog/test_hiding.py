"""Columns that the settings hide are gone: from the schema, from samples and values, and for every statement."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from adapters.warehouses.catalog.entries import CatalogColumn, CatalogTable, WarehouseCatalog
from adapters.warehouses.catalog.hiding import Hides, without_hidden
from adapters.warehouses.stoppable import SharedWarehouse, open_stoppable
from bot.settings import load_settings
from reliability.errors import SettingsError
from reliability.values import Column, Failure, Limits, Rows, Schema, Table

IBANS = "DE89370400440532013000 GB82WEST12345698765432 FR1420041010050500013M02606 NL91ABNA0417164300 CH9300762011623852957".split()
CARDS = (
    "4111 1111 1111 1111",
    "5555 5555 5555 4444",
    "4012 8888 8888 1881",
    "6011 1111 1111 1117",
    "5105 1051 0510 5100",
)
PEOPLE = [(n, f"Ann {n}", f"ann{n}@shop.org", f"+49 30 90182{n:03}", IBANS[n], CARDS[n], 1000 + n) for n in range(5)]
COLUMNS = ("id", "name", "contact", "phone", "account", "paid_with", "salary")
CATALOG = WarehouseCatalog(
    (
        CatalogTable(
            "people", synonyms=("staff",), columns=(CatalogColumn("name", hidden=True),), default_filter="id > 0"
        ),
    )
)
Opening = Callable[..., SharedWarehouse]


@pytest.fixture
def opening(tmp_path: Path) -> Iterator[Opening]:
    file = tmp_path / "shop.sqlite"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(
            "CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT, contact TEXT, phone TEXT, account TEXT, "
            "paid_with TEXT, salary INTEGER)"
        )
        connection.executemany("INSERT INTO people VALUES (?, ?, ?, ?, ?, ?, ?)", PEOPLE)
        connection.execute("CREATE TABLE offices (office_id INTEGER PRIMARY KEY, city TEXT, salary INTEGER)")
        connection.execute("INSERT INTO offices VALUES (1, 'Kiel', 7)")
    opened: list[SharedWarehouse] = []

    def opening(hides: Hides, catalog: WarehouseCatalog | None = None) -> SharedWarehouse:
        opened.append(
            open_stoppable(f"sqlite:///{file}", "shop", hides=hides, catalog=lambda: catalog or WarehouseCatalog())
        )
        return opened[-1]

    yield opening
    for each in opened:
        each.close()


def shown(warehouse: SharedWarehouse, table: str = "people") -> tuple[str, ...]:
    found = warehouse.schema().table(table)
    assert found is not None
    return tuple(column.name for column in found.columns)


def test_nothing_is_hidden_unless_it_is_said(opening: Opening) -> None:
    assert shown(opening(Hides())) == COLUMNS


@pytest.mark.parametrize(
    ("hides", "gone"),
    [
        (Hides(personal=("email",)), {"contact"}),
        (Hides(personal=("phone",)), {"phone"}),
        (Hides(personal=("iban",)), {"account"}),
        (Hides(personal=("card",)), {"paid_with"}),
        (Hides(("people.sal*",)), {"salary"}),
        (Hides(("PEOPLE.Name", "nothing.at_all")), {"name"}),
        (Hides(("people.*_with",), ("email", "phone", "iban", "card")), {"contact", "phone", "account", "paid_with"}),
    ],
)
def test_what_is_hidden_is_in_no_schema_sample_value_or_statement(
    opening: Opening, hides: Hides, gone: set[str]
) -> None:
    warehouse = opening(hides)
    assert set(COLUMNS) - set(shown(warehouse)) == gone
    samples = {s for t in warehouse.schema().tables for c in t.columns for s in c.samples}
    for number, column in enumerate(COLUMNS):
        value = str(PEOPLE[0][number])
        ran = warehouse.run(f"SELECT {column} FROM people", Limits())
        aliased = warehouse.run(f"SELECT p.{column} AS x FROM people AS p ORDER BY p.{column}", Limits())
        found = [one for one in warehouse.find_values(f"who is {value}?") if one[1] == column]
        if column in gone:
            assert isinstance(ran, Failure)
            assert isinstance(aliased, Failure)
            assert found == []
            assert value not in samples
        else:
            assert isinstance(ran, Rows)
    everything = warehouse.run("SELECT * FROM people", Limits())
    assert isinstance(everything, Failure) or not gone & set(everything.columns)
    nested = warehouse.run("SELECT COUNT(*) FROM (SELECT * FROM people) AS p WHERE p.id > 0", Limits())
    assert isinstance(nested, Failure | Rows)


def test_a_name_without_a_table_is_hidden_in_every_table(opening: Opening) -> None:
    warehouse = opening(Hides(("salary",)))
    assert "salary" not in shown(warehouse)
    assert shown(warehouse, "offices") == ("office_id", "city")
    warehouse.refresh()
    assert "salary" not in shown(warehouse), "hidden from what is read anew, too"


def test_what_the_catalog_says_stays(opening: Opening) -> None:
    warehouse = opening(Hides(("people.salary",), ("email",)), CATALOG)
    table = warehouse.schema().table("people")
    assert table is not None
    assert (table.synonyms, table.default_filter) == (("staff",), "id > 0")
    assert set(table.hidden) == {"name", "salary", "contact"}
    for column in table.hidden:
        assert isinstance(warehouse.run(f"SELECT {column} FROM people", Limits()), Failure)


def test_where_no_rows_can_be_read_names_alone_tell() -> None:
    schema = Schema("sqlite", (Table("t", (Column("email", "TEXT"), Column("contact", "TEXT"))),))
    left = without_hidden(schema, Hides(personal=("email",)), lambda table: None)
    assert [column.name for column in left.tables[0].columns] == ["contact"]


def test_a_table_of_which_nothing_is_left_is_gone() -> None:
    schema = Schema("sqlite", (Table("t", (Column("email", "TEXT"),)), Table("u", (Column("a", "TEXT"),))))
    assert [table.name for table in without_hidden(schema, Hides(("t.*",)), lambda table: None).tables] == ["u"]


def test_the_settings_name_columns_and_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_HIDDEN_COLUMNS", "people.salary, *.iban")
    monkeypatch.setenv("CANDOR_HIDE_PERSONAL", "email,card")
    settings = load_settings()
    assert (settings.hidden_columns, settings.hide_personal) == (("people.salary", "*.iban"), ("email", "card"))
    monkeypatch.setenv("CANDOR_HIDE_PERSONAL", "email,birthday")
    with pytest.raises(
        SettingsError, match="CANDOR_HIDE_PERSONAL is wrong: names kinds of personal data: email, phone"
    ):
        load_settings()
