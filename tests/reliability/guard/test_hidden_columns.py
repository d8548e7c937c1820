"""No statement reads a hidden column, by whatever way the databases know, and other statements go through."""

from __future__ import annotations

import pytest

from reliability.guard.guard import guard
from reliability.values import Column, Schema, Table

TABLES = (
    Table("customers", (Column("id", "INTEGER"), Column("city", "TEXT")), hidden=("email", "Phone")),
    Table("letters", (Column("id", "INTEGER"), Column("email", "TEXT"), Column("customer_id", "INTEGER"))),
)

LEAKS = """
SELECT email FROM customers
SELECT Email FROM customers
SELECT "Phone" FROM customers
SELECT PHONE FROM customers
SELECT c.email FROM customers AS c
SELECT customers.email FROM customers
SELECT * FROM customers
SELECT customers.* FROM customers
SELECT c.* FROM customers AS c JOIN letters AS l ON l.customer_id = c.id
SELECT id FROM customers WHERE email LIKE 'a%'
SELECT count(*) FROM customers GROUP BY email
SELECT id FROM customers ORDER BY email
SELECT max(email) FROM customers
SELECT id FROM letters WHERE EXISTS (SELECT 1 FROM customers WHERE email = 'x')
SELECT (SELECT email) FROM customers
SELECT (SELECT c.email) FROM customers AS c
SELECT l.id FROM letters AS l JOIN customers USING (email)
SELECT l.id FROM letters AS l NATURAL JOIN customers
SELECT b FROM customers AS c (a, b, d, e)
WITH q AS (SELECT email FROM customers) SELECT * FROM q
WITH q (a) AS (SELECT email FROM customers) SELECT a FROM q
WITH q AS (SELECT * FROM customers) SELECT id FROM q
SELECT id FROM letters UNION SELECT email FROM customers
SELECT 1 FROM (SELECT * FROM customers) AS t
SELECT customers FROM customers
SELECT c FROM customers AS c
SELECT count(c) FROM customers AS c
SELECT CAST(c AS text) FROM customers AS c
SELECT (SELECT c) FROM customers AS c
"""

PLAIN = """
SELECT id, city FROM customers
SELECT count(*) FROM customers
SELECT c.city, count(*) FROM customers AS c GROUP BY c.city
SELECT * FROM letters
SELECT email FROM letters
SELECT l.email, c.city FROM letters AS l JOIN customers AS c ON c.id = l.customer_id
SELECT l.* FROM letters AS l JOIN customers AS c ON c.id = l.customer_id
SELECT * FROM (SELECT id, city FROM customers) AS t
WITH q AS (SELECT email, customer_id FROM letters) SELECT c.city, q.email FROM customers AS c JOIN q ON q.customer_id = c.id
SELECT city FROM customers WHERE id IN (SELECT customer_id FROM letters)
"""


def statements(text: str) -> list[str]:
    return [line for line in text.strip().splitlines() if line]


@pytest.mark.parametrize("dialect", ["sqlite", "postgres", "mysql", "duckdb"])
@pytest.mark.parametrize("sql", statements(LEAKS))
def test_a_hidden_column_is_not_read(sql: str, dialect: str) -> None:
    assert not guard(sql, Schema(dialect, TABLES), dialect).allowed


@pytest.mark.parametrize("dialect", ["sqlite", "postgres", "mysql", "duckdb"])
@pytest.mark.parametrize("sql", statements(PLAIN))
def test_what_reads_no_hidden_column_goes_through(sql: str, dialect: str) -> None:
    verdict = guard(sql, Schema(dialect, TABLES), dialect)
    assert verdict.allowed, verdict.reason


DUCKDB = """
SELECT COLUMNS('e.*') FROM customers
SELECT COLUMNS(*) FROM customers
SELECT COLUMNS(c -> c LIKE 'e%') FROM customers
SELECT min(COLUMNS('e.*')) FROM customers
SELECT * EXCLUDE (id) FROM customers
SELECT list_transform([1], email -> email) FROM customers
FROM customers
SELECT unnest(c) FROM customers AS c
"""


@pytest.mark.parametrize("sql", statements(DUCKDB))
def test_duckdb_s_own_ways_to_a_column_are_closed(sql: str) -> None:
    assert not guard(sql, Schema("duckdb", TABLES), "duckdb").allowed


def test_duckdb_s_patterns_are_let_be_where_nothing_is_hidden() -> None:
    assert guard("SELECT COLUMNS('e.*') FROM letters", Schema("duckdb", TABLES), "duckdb").allowed


def test_sqlite_reads_no_whole_table_of_hidden_columns_by_in() -> None:
    assert not guard("SELECT 1 WHERE 1 IN customers", Schema("sqlite", TABLES), "sqlite").allowed


def test_sqlite_lets_two_tables_share_an_alias_and_hides_all_the_same() -> None:
    sql = "SELECT x.email FROM customers AS x, (SELECT 1 AS one) AS x"
    assert not guard(sql, Schema("sqlite", TABLES), "sqlite").allowed


RENAMED = """
SELECT t.email FROM (customers) AS t
SELECT t.* FROM (customers) AS t
SELECT t.email FROM LATERAL (customers) AS t
SELECT t.email FROM (customers AS c) AS t
SELECT t.email FROM (customers AS c JOIN letters AS l ON l.customer_id = c.id) AS t
SELECT t.email FROM ((letters AS l JOIN (customers AS c) ON l.customer_id = c.id)) AS t
"""


@pytest.mark.parametrize("dialect", ["sqlite", "postgres", "mysql", "duckdb"])
@pytest.mark.parametrize("sql", statements(RENAMED))
def test_parentheses_give_no_table_of_hidden_columns_a_new_name(sql: str, dialect: str) -> None:
    assert not guard(sql, Schema(dialect, TABLES), dialect).allowed


KEYS = """
SELECT rowid, city FROM customers
SELECT RowID FROM customers
SELECT "rowid" FROM customers
SELECT [oid] FROM customers
SELECT `_rowid_` FROM customers
SELECT customers.rowid FROM customers
SELECT main.customers.rowid FROM customers
SELECT c."OID" FROM customers AS c
SELECT city FROM customers ORDER BY rowid
SELECT l.id FROM letters AS l JOIN customers AS c ON c._rowid_ = l.customer_id
SELECT (SELECT rowid) FROM customers
"""


@pytest.mark.parametrize("sql", statements(KEYS))
def test_sqlite_gives_no_hidden_key_by_its_other_names(sql: str) -> None:
    """`email INTEGER PRIMARY KEY` is the table's rowid as well."""
    assert not guard(sql, Schema("sqlite", TABLES), "sqlite").allowed


def test_mysql_gives_no_hidden_key_by_its_other_name() -> None:
    for sql in (
        "SELECT _rowid FROM customers",
        "SELECT c._ROWID FROM customers AS c",
        "SELECT `_rowid` FROM customers",
    ):
        assert not guard(sql, Schema("mysql", TABLES), "mysql").allowed


def test_a_row_s_number_is_let_be_where_nothing_is_hidden_and_where_a_column_is_called_so() -> None:
    own = Table("tokens", (Column("oid", "INTEGER"),), hidden=("secret",))
    schema = Schema("sqlite", (*TABLES, own))
    for sql in ("SELECT rowid FROM letters", "SELECT l.rowid FROM letters AS l JOIN customers AS c ON c.id = l.id"):
        assert guard(sql, schema, "sqlite").allowed
    assert guard("SELECT oid FROM tokens", schema, "sqlite").allowed
    assert not guard("SELECT rowid FROM tokens", schema, "sqlite").allowed


def test_a_refusal_says_what_is_hidden() -> None:
    schema = Schema("sqlite", TABLES)
    assert guard("SELECT email FROM customers", schema, "sqlite").reason == "The column email of customers is hidden."
    assert "name those that you need" in guard("SELECT * FROM customers", schema, "sqlite").reason


@pytest.mark.parametrize("sql", statements(LEAKS))
def test_nothing_is_refused_where_nothing_is_hidden(sql: str) -> None:
    """The suite is of statements that are well-formed: each would run on tables that show all their columns."""
    whole = (
        Table("customers", tuple(Column(name, "TEXT") for name in ("id", "city", "email", "Phone"))),
        TABLES[1],
    )
    assert guard(sql, Schema("postgres", whole), "postgres").allowed
