"""One value of what may have several."""

import pytest

from reliability.sql.mended.several_members import with_all_members
from reliability.values import Column, Schema, Table

SHOPS = Table("shops", (Column("id", "INTEGER", primary_key=True), Column("town", "TEXT"), Column("size", "INTEGER")))
SCHEMA = Schema("sqlite", (SHOPS, Table("orders", (Column("shop", "INTEGER"), Column("net", "INTEGER")))))


def test_all_that_is_found_is_meant() -> None:
    sql = "SELECT SUM(o.net) FROM orders AS o WHERE o.shop = (SELECT s.id FROM shops AS s WHERE s.town = 'Porto')"
    assert with_all_members(sql, SCHEMA) == sql.replace("= (SELECT", "IN (SELECT")


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT SUM(net) FROM orders WHERE shop = (SELECT id FROM shops WHERE town = 'Porto' LIMIT 1)",
        "SELECT SUM(net) FROM orders WHERE shop = (SELECT MAX(id) FROM shops WHERE town = 'Porto')",
        "SELECT SUM(net) FROM orders WHERE shop = (SELECT id FROM shops WHERE id = 3)",
        "SELECT town FROM shops WHERE size = (SELECT MAX(size) FROM shops)",
        "SELECT town FROM shops WHERE 2 = (SELECT net FROM orders WHERE orders.shop = shops.id)",
        "SELECT SUM(net) FROM orders WHERE shop = 4",
        "no query = (select",
    ],
)
def test_what_finds_one_row_stays_as_it_is_written(sql: str) -> None:
    assert with_all_members(sql, SCHEMA) == sql
