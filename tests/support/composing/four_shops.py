"""One small shop in each of the four databases, made to catch wrong SQL: two shops of one name, one without orders,
customers of one name, values missing, several lines of one product in an order, ties, times at the edge of a day."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import duckdb
import psycopg
import pymysql

from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from reliability.values import Dialect

TABLES = """
CREATE TABLE regions (region_id INTEGER PRIMARY KEY, region_name VARCHAR(20) NOT NULL);
CREATE TABLE shops (shop_id INTEGER PRIMARY KEY, shop_name VARCHAR(20) NOT NULL, city VARCHAR(20) NOT NULL,
  region_id INTEGER NOT NULL, floor_area INTEGER NOT NULL, opened DATE NOT NULL,
  FOREIGN KEY (region_id) REFERENCES regions (region_id));
CREATE TABLE depts (dept_id INTEGER PRIMARY KEY, dept_name VARCHAR(20) NOT NULL);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, last_name VARCHAR(20) NOT NULL, dept_2022 INTEGER,
  curr_dept INTEGER NOT NULL, manager_id INTEGER, pay DECIMAL(10, 2),
  FOREIGN KEY (dept_2022) REFERENCES depts (dept_id), FOREIGN KEY (curr_dept) REFERENCES depts (dept_id),
  FOREIGN KEY (manager_id) REFERENCES staff (staff_id));
CREATE TABLE customers (customer_id INTEGER PRIMARY KEY, full_name VARCHAR(20) NOT NULL, tier VARCHAR(20),
  joined DATE NOT NULL, credit DECIMAL(10, 2) NOT NULL, active BOOLEAN NOT NULL);
CREATE TABLE orders (order_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, shop_id INTEGER NOT NULL,
  staff_id INTEGER, placed TIMESTAMP NOT NULL, shipped DATE, status VARCHAR(20) NOT NULL, amount DECIMAL(10, 2) NOT NULL,
  FOREIGN KEY (customer_id) REFERENCES customers (customer_id), FOREIGN KEY (shop_id) REFERENCES shops (shop_id),
  FOREIGN KEY (staff_id) REFERENCES staff (staff_id));
CREATE TABLE "lines" (line_id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL, product VARCHAR(20) NOT NULL,
  quantity INTEGER NOT NULL, price DECIMAL(10, 2) NOT NULL, FOREIGN KEY (order_id) REFERENCES orders (order_id));
CREATE TABLE refunds (refund_id INTEGER PRIMARY KEY, line_id INTEGER NOT NULL, refunded DATE NOT NULL,
  paid_back DECIMAL(10, 2) NOT NULL, FOREIGN KEY (line_id) REFERENCES "lines" (line_id));
CREATE TABLE visits (visit_id INTEGER PRIMARY KEY, seen VARCHAR(30) NOT NULL, year INTEGER NOT NULL);
CREATE TABLE "Order Notes" ("Note Id" INTEGER PRIMARY KEY, "group" VARCHAR(20) NOT NULL, "the ""Text"" of it" VARCHAR(40),
  "orderId" INTEGER NOT NULL, FOREIGN KEY ("orderId") REFERENCES orders (order_id));
CREATE TABLE calls (call_id INTEGER PRIMARY KEY, rung TIMESTAMP NOT NULL, ended TIMESTAMP , noted VARCHAR(30) NOT NULL);
INSERT INTO regions VALUES (1, 'North'), (2, 'South'), (3, 'Empty');
INSERT INTO shops VALUES (1, 'Main', 'Porto', 1, 100, '2020-01-01'), (2, 'Main', 'Lisbon', 1, 50, '2021-05-05'),
  (3, 'O''Neill', 'Porto', 2, 80, '2022-02-02'), (4, 'Quiet', 'Faro', 2, 40, '2023-03-03');
INSERT INTO depts VALUES (1, 'Ops'), (2, 'IT');
INSERT INTO staff VALUES (1, 'Ada', NULL, 1, NULL, 100);
INSERT INTO staff VALUES (2, 'Bo', 2, 1, 1, 60), (3, 'Cy', 2, 2, 1, NULL);
INSERT INTO staff VALUES (4, 'Di', 1, 2, 2, 60);
INSERT INTO customers VALUES (1, 'Ann', 'gold', '2025-01-05', 10, TRUE), (2, 'Ben', NULL, '2025-02-05', 20, FALSE),
  (3, 'Ann', 'silver', '2025-03-05', 30, TRUE), (4, 'Cat', NULL, '2026-01-01', 40, TRUE);
INSERT INTO orders VALUES (1, 1, 1, 2, '2025-01-31 23:59:59', '2025-02-02', 'done', 100),
  (2, 1, 2, 2, '2025-02-01 00:00:00', '2025-02-03', 'done', 50),
  (3, 2, 1, NULL, '2025-02-15 10:30:00', NULL, 'open', 70),
  (4, 2, 3, 3, '2025-12-31 23:00:00', '2026-01-01', 'done', 30),
  (5, 3, 3, 3, '2026-01-01 00:00:00', NULL, 'void', 30),
  (6, 1, 1, 2, '2026-03-10 10:00:00', '2026-03-15', 'done', 100);
INSERT INTO "lines" VALUES (1, 1, 'tea', 2, 10), (2, 1, 'tea', 1, 30), (3, 1, 'cup', 5, 10), (4, 2, 'tea', 5, 10),
  (5, 3, '50% off_pot', 1, 70), (6, 4, 'cup', 3, 10), (7, 6, 'tea', 1, 100);
INSERT INTO refunds VALUES (1, 1, '2025-02-10', 5), (2, 1, '2025-02-11', 5), (3, 6, '2026-01-05', 30);
INSERT INTO visits VALUES (1, '2025-01-31T23:59:59', 2025), (2, '2025-02-01T00:00:00', 2025),
  (3, '2026-01-01T08:00:00', 2026);
INSERT INTO calls VALUES (1, '2026-01-01 23:30:00', '2026-01-02 01:00:00', '2026-01-02T00:00:00'),
  (2, '2026-03-01 10:00:00', '2026-03-01 10:30:00', '2026-03-01T11:00:00'), (3, '2026-03-02 10:00:00', NULL, '2026-03-02T10:00:30');
INSERT INTO "Order Notes" VALUES (1, 'late', 'it''s', 1), (2, 'late', 'b', 2), (3, 'lost', NULL, 3);
"""


def made_sqlite(folder: Path, tables: str = TABLES) -> str:
    """The shop, or other tables, as a SQLite file: its address."""
    path = folder / "shops.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(tables)
    return f"sqlite:///{path}"


def made_duckdb(folder: Path, tables: str = TABLES) -> str:
    """The shop, or other tables, as a DuckDB file: its address."""
    path = folder / "shops.duckdb"
    with duckdb.connect(str(path)) as connection:
        connection.execute(tables)
    return f"duckdb:///{path}"


def made_postgres(url: str, tables: str = TABLES) -> str:
    """The shop, or other tables, in an empty PostgreSQL database."""
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
        for statement in _statements(tables):
            connection.execute(statement.encode())
    return url


def made_mysql(
    connect: Callable[[], pymysql.Connection[pymysql.cursors.Cursor]], url: str, tables: str = TABLES
) -> str:
    """The shop, or other tables, in an empty MariaDB database."""
    with connect() as connection, connection.cursor() as cursor:
        cursor.execute("SET SESSION sql_mode = 'ANSI_QUOTES'")
        for statement in _statements(tables):
            cursor.execute(statement.replace(" TIMESTAMP ", " DATETIME "))
    return url


def _statements(tables: str) -> list[str]:
    return [each for each in tables.split(";\n") if each.strip()]


@contextmanager
def opened(address: str, dialect: Dialect) -> Iterator[SqlWarehouse]:
    """A warehouse of the shop, closed at the end."""
    warehouse = open_warehouse(address, f"shops_{dialect}", workers=1)
    try:
        yield warehouse
    finally:
        warehouse.close()
