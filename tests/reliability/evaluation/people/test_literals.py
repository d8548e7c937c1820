"""Literals that nobody can mean are told from those that somebody can, by what the data and gold hold."""

import sqlite3
from collections.abc import Iterator

import pytest

from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from reliability.evaluation.people.literals import LiteralCheck, check_literals
from reliability.values import Failure, FailureKind, Limits, Rows

SCRIPT = """
CREATE TABLE users (id INTEGER PRIMARY KEY, first_name TEXT, email TEXT, country TEXT, zip TEXT, active BOOLEAN,
                    joined TEXT, birth_year INTEGER, points INTEGER);
CREATE TABLE visits (user_id INTEGER REFERENCES users(id), place TEXT, at DATE);
INSERT INTO users VALUES (1, 'Ann', 'ann@gmail.com', 'Canada', '10115', 1, '2023-02-01', 1980, 7),
                         (30, 'Bob', 'bob@web.de', 'Germany', '20095', 0, '2024-05-06', 1990, 9);
INSERT INTO visits VALUES (1, 'Active Park', '2024-01-01');
"""
QUESTION = "active users in canada in the past 30 days named 'Zoe'"
GOLD = "SELECT id FROM users WHERE country = 'Canada' AND email LIKE '%@nowhere.org' AND id = 17"


@pytest.fixture(scope="module")
def warehouse(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlWarehouse]:
    file = tmp_path_factory.mktemp("data") / "users.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript(SCRIPT)
    connection.close()
    opened = open_warehouse(f"sqlite:///{file}", "users", workers=1)
    yield opened
    opened.close()


def check(warehouse: SqlWarehouse, *readings: str, gold: str = GOLD) -> LiteralCheck:
    return check_literals(readings, QUESTION, [gold], warehouse.schema(), warehouse.run)


@pytest.mark.parametrize(
    ("condition", "absurd"),
    [
        ("first_name = 'active'", "users.first_name: active"),
        ("'active' = first_name", "users.first_name: active"),
        ("first_name <> 'active'", "users.first_name: active"),
        ("NOT LOWER(first_name) IN ('ann', 'active')", "users.first_name: active"),
        ("country = 'canada'", "users.country: canada"),
        ("email = 'gmail'", "users.email: gmail"),
        ("email LIKE 'gmail%'", "users.email: gmail%"),
        ("email NOT LIKE 'gmail%'", "users.email: gmail%"),
        ("zip = '30'", "users.zip: 30"),
        ("zip = '2023'", "users.zip: 2023"),
        ("points = 30", "users.points: 30"),
        ("id = 30", "users.id: 30"),
        ("id > 29", "users.id: 29"),
        ("id = 0", "users.id: 0"),
        ("id BETWEEN 0 AND 2", "users.id: 0"),
        ("EXISTS (SELECT 1 FROM visits WHERE user_id = 30)", "visits.user_id: 30"),
        ("EXISTS (SELECT 1 FROM visits AS v WHERE v.user_id = users.id AND first_name = 'x')", "users.first_name: x"),
        ("id IN (SELECT user_id FROM visits WHERE place = 'active')", "visits.place: active"),
    ],
)
def test_what_no_value_fits_and_ids_that_nobody_gave_are_absurd(
    warehouse: SqlWarehouse, condition: str, absurd: str
) -> None:
    sql = f"SELECT COUNT(*) FROM users WHERE {condition}"
    canada = gold_without_case(condition)
    assert check(warehouse, sql, gold=canada) == LiteralCheck((absurd,), 0)


def gold_without_case(condition: str) -> str:
    """Gold, which for a country in another spelling has none."""
    return GOLD.replace("country = 'Canada' AND ", "") if "country" in condition else GOLD


@pytest.mark.parametrize(
    "condition",
    [
        "first_name = 'Ann'",
        "first_name = 'Zoe'",
        "first_name LIKE '%zoe%'",
        "LOWER(country) = 'canada'",
        "country = 'CANADA'",
        "email LIKE '%gmail%'",
        "email LIKE '%@nowhere.org'",
        "id = 17",
        "EXISTS (SELECT 1 FROM visits WHERE user_id = 17)",
        "zip = '10115'",
        "zip <> '' AND points <> 0",
        "points > 30 AND points + 1 = 30",
        "joined = '2023-03-04' AND joined >= '2023'",
        "birth_year = 2001 AND birth_year <> 30",
        "active = 1",
        "EXISTS (SELECT 1 FROM visits WHERE at = '2020-01-01')",
        "id IN (SELECT user_id FROM visits GROUP BY user_id HAVING COUNT(*) > 30)",
    ],
)
def test_what_is_stored_quoted_meant_or_a_time_is_not(warehouse: SqlWarehouse, condition: str) -> None:
    assert check(warehouse, f"SELECT COUNT(*) FROM users WHERE {condition}") == LiteralCheck((), 0)


@pytest.mark.parametrize(
    "sql",
    [
        "WITH named AS (SELECT id, first_name AS said FROM users) SELECT * FROM named AS n WHERE n.said = 'active'",
        "SELECT * FROM (SELECT * FROM users) AS u WHERE U.first_name = 'active'",
        "WITH a AS (SELECT first_name FROM users UNION SELECT place FROM visits) SELECT * FROM a WHERE first_name = 'x'",
        "SELECT SUM(CASE WHEN u.first_name = 'active' THEN 1 END) FROM users u JOIN visits v ON v.user_id = u.id",
        "SELECT 1 FROM users UNION SELECT 2 FROM users WHERE first_name = 'active'",
    ],
)
def test_names_are_followed_through_subqueries(warehouse: SqlWarehouse, sql: str) -> None:
    (absurd,) = check(warehouse, sql).absurd
    assert absurd.startswith("users.first_name: ")


def test_a_reading_counts_once_and_what_is_calculated_or_unread_does_not(warehouse: SqlWarehouse) -> None:
    twice = "SELECT 1 FROM users WHERE first_name = 'active' OR first_name = 'passive'"
    calculated = "WITH c AS (SELECT first_name || 'x' AS said FROM users) SELECT * FROM c WHERE said = 'active'"
    found = check(warehouse, twice, calculated, "SELECT FROM WHERE", twice)
    assert found == LiteralCheck(("users.first_name: active",) * 2, 1)


def test_what_the_database_does_not_tell_is_unchecked_and_asked_once(warehouse: SqlWarehouse) -> None:
    asked: list[str] = []

    def slow(sql: str, limits: Limits) -> Rows | Failure:
        assert limits.time_s <= 2
        asked.append(sql)
        return Failure(FailureKind.TIMEOUT, "It took too long.")

    sql = "SELECT 1 FROM users WHERE first_name = 'active'"
    found = check_literals([sql, sql + " OR first_name = 'active'"], QUESTION, [], warehouse.schema(), slow)
    assert found == LiteralCheck((), 3)
    assert asked == ['SELECT 1 FROM "users" WHERE "first_name" = \'active\' LIMIT 1']
