"""What every warehouse does, whatever stands behind it: `tests/adapters/warehouses/test_warehouse.py` runs this for
each one.

The data: `clients` and `orders`, in SQL that both dialects read (`SETUP`).
"""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor

import pytest

from reliability.ports import Warehouse
from reliability.values import Failure, FailureKind, Limits, Rows

SETUP = [
    "CREATE TABLE clients (id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL, city TEXT)",
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, client_id INTEGER NOT NULL REFERENCES clients (id),"
    " amount NUMERIC(12, 2), state TEXT)",
    "INSERT INTO clients VALUES (1, 'Ada Berg', 'Oslo'), (2, 'Ben Carver', 'San Marino'), (3, 'Cy', NULL)",
    "INSERT INTO orders VALUES (1, 1, 10.50, 'paid'), (2, 1, 20, 'open'), (3, 2, 30.25, 'paid'), (4, 2, NULL, 'void')",
]


def rows(result: Rows | Failure) -> tuple[tuple[object, ...], ...]:
    assert isinstance(result, Rows), result
    return result.rows


def failure(result: Rows | Failure) -> Failure:
    assert isinstance(result, Failure), result
    return result


class WarehouseContract:
    """Subclasses give a fixture `warehouse` that holds SETUP and is named `shop`."""

    def test_it_says_its_name(self, warehouse: Warehouse) -> None:
        assert warehouse.name == "shop"

    def test_the_schema_has_tables_columns_and_keys(self, warehouse: Warehouse) -> None:
        schema = warehouse.schema()
        assert [table.name for table in schema.tables] == ["clients", "orders"]
        clients, orders = schema.tables
        assert [column.name for column in clients.columns] == ["id", "name", "city"]
        assert [column.primary_key for column in clients.columns] == [True, False, False]
        assert [column.nullable for column in clients.columns] == [False, False, True]
        assert "VARCHAR" in clients.columns[1].type
        (key,) = orders.foreign_keys
        assert (key.columns, key.ref_table, key.ref_columns) == (("client_id",), "clients", ("id",))

    def test_the_schema_survives_being_stored(self, warehouse: Warehouse) -> None:
        schema = warehouse.schema()
        assert pickle.loads(pickle.dumps(schema)) == schema

    def test_a_query_gives_columns_and_rows(self, warehouse: Warehouse) -> None:
        result = warehouse.run("SELECT id, name AS who FROM clients ORDER BY id", Limits())
        assert isinstance(result, Rows)
        assert result.columns == ("id", "who")
        assert result.rows == ((1, "Ada Berg"), (2, "Ben Carver"), (3, "Cy"))
        assert not result.truncated
        assert result.seconds >= 0.0

    def test_decimals_arrive_as_numbers_and_null_as_none(self, warehouse: Warehouse) -> None:
        found = rows(warehouse.run("SELECT amount FROM orders ORDER BY id", Limits()))
        assert found == ((10.5,), (20,), (30.25,), (None,))

    def test_no_rows_still_have_columns(self, warehouse: Warehouse) -> None:
        result = warehouse.run("SELECT id, city FROM clients WHERE id > 9", Limits())
        assert isinstance(result, Rows)
        assert (result.columns, result.rows, result.truncated) == (("id", "city"), (), False)

    @pytest.mark.parametrize(("limit", "count", "truncated"), [(2, 2, True), (3, 3, False), (4, 3, False)])
    def test_rows_beyond_the_limit_are_cut_and_the_result_says_so(
        self, warehouse: Warehouse, limit: int, count: int, truncated: bool
    ) -> None:
        result = warehouse.run("SELECT id FROM clients", Limits(rows=limit))
        assert isinstance(result, Rows)
        assert (len(result.rows), result.truncated) == (count, truncated)

    @pytest.mark.parametrize(
        "sql",
        [
            "DELETE FROM orders",
            "SELECT 1; DELETE FROM orders",
            "DROP TABLE orders",
            "",
            "  ;",
            "SELECT $1 -- x",
            "SELECT * FROM elsewhere",
            "SELECT load_extension('x')",
        ],
    )
    def test_what_is_no_query_over_the_schema_is_refused_and_changes_nothing(
        self, warehouse: Warehouse, sql: str
    ) -> None:
        refused = failure(warehouse.run(sql, Limits()))
        assert refused.kind is FailureKind.REFUSED
        assert refused.message.endswith(".")
        assert rows(warehouse.run("SELECT count(*) FROM orders", Limits())) == ((4,),)

    def test_an_unknown_column_is_a_failure_in_one_sentence(self, warehouse: Warehouse) -> None:
        failed = failure(warehouse.run("SELECT nope FROM clients", Limits()))
        assert failed.kind is FailureKind.INVALID
        assert failed.message.endswith(".")
        assert "\n" not in failed.message

    def test_many_threads_get_their_own_answers(self, warehouse: Warehouse) -> None:
        with ThreadPoolExecutor(8) as pool:
            found = list(pool.map(lambda n: rows(warehouse.run(f"SELECT {n} AS n", Limits())), range(40)))
        assert found == [((n,),) for n in range(40)]

    def test_values_are_found_as_they_are_stored(self, warehouse: Warehouse) -> None:
        found = warehouse.find_values("how many PAID orders went to san marino?")
        assert found == [("clients", "city", "San Marino"), ("orders", "state", "paid")]

    def test_no_values_are_found_in_no_words(self, warehouse: Warehouse) -> None:
        assert warehouse.find_values("") == []
        assert warehouse.find_values("how many are there of them") == []
        assert warehouse.find_values("paid or open", limit=1) == [("orders", "state", "paid")]
        assert warehouse.find_values("paid or open", limit=0) == []

    def test_parts_of_values_are_found_as_they_are_stored(self, warehouse: Warehouse) -> None:
        assert warehouse.find_parts("orders of marino") == [("clients", "city", "San Marino")]
        assert warehouse.find_parts("orders of marino", limit=0) == []
        assert warehouse.find_parts("") == []
