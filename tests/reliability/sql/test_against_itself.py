"""What holds something against itself, and what only looks as if it did."""

from __future__ import annotations

import pytest

from reliability.sql.against_itself import against_itself, mixes_keys, ranks_single_rows
from reliability.values import Column, ForeignKey, Schema, Table


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT SUM(a) - SUM(a) FROM t",
        "SELECT SUM(a) / (SUM(a)) FROM t",
        "SELECT 1.0 * SUM(a) / SUM(a) FROM t",
        "SELECT 100.0 * COUNT(*) / COUNT(*) FROM t",
        "SELECT SUM(a) * 100.0 / SUM(a) FROM t",
        "SELECT SUM(a) / NULLIF(SUM(a), 0) FROM t",
        "SELECT ROUND(100.0 * SUM(a) / NULLIF(SUM(a), 0), 1) FROM t",
        "SELECT CAST(SUM(a) AS REAL) / SUM(a) FROM t",
        "SELECT n FROM t WHERE a > (SELECT MAX(a) FROM t)",
        "SELECT n FROM t AS x WHERE x.a < (SELECT MIN(y.a) FROM t AS y)",
        "SELECT x.n FROM t AS x JOIN u ON u.t = x.id WHERE x.a > (SELECT MAX(t.a) FROM t)",
        "SELECT town FROM t GROUP BY town HAVING COUNT(*) > (SELECT COUNT(*) FROM t)",
        "SELECT town FROM t WHERE n > 1 GROUP BY town HAVING (SELECT COUNT(*) FROM t) < COUNT(*)",
        "SELECT town FROM t GROUP BY town HAVING MAX(t.a) > (SELECT MAX(t.a) FROM t)",
        "SELECT town FROM t GROUP BY town HAVING MIN(a) < (SELECT MIN(a) FROM t)",
        "SELECT n FROM t WHERE EXISTS (SELECT 1 FROM o WHERE o.t = t.id) AND NOT EXISTS (SELECT 1 FROM o WHERE o.t = t.id)",
        "SELECT n FROM t WHERE (n > 1 AND EXISTS (SELECT 1 FROM o AS x WHERE x.t = t.id)) AND NOT EXISTS (SELECT 1 FROM o AS y WHERE y.t = t.id)",
        "SELECT COUNT(*) FROM t WHERE (t.town = 'Graz' AND t.n = 1) AND (t.town = 'Linz' AND t.n = 1)",
        "SELECT n FROM t WHERE gone IS NULL ORDER BY JULIANDAY(gone) - JULIANDAY(came) DESC LIMIT 1",
        "SELECT n FROM t WHERE t.gone IS NULL ORDER BY gone",
        "SELECT gone FROM t WHERE gone IS NULL",
        "SELECT n FROM t WHERE cost > (SELECT cost FROM t WHERE gone IS NULL)",
        "SELECT n FROM t WHERE t.cost <= (SELECT x.cost FROM t AS x)",
        "SELECT t.gone FROM t WHERE t.gone IS NULL AND n > 3",
        "SELECT s.id, s.shop_name, COUNT(*) FROM e JOIN s ON s.id = e.s WHERE s.shop_name = 'Graz' GROUP BY s.id, s.shop_name ORDER BY COUNT(*) DESC LIMIT 1",
        "SELECT name FROM t WHERE name = 'Ada' GROUP BY name ORDER BY SUM(a) DESC LIMIT 3",
        "SELECT SUM(a) - (SELECT SUM(a) FROM t WHERE d > 1) FROM t WHERE d > 1",
        "SELECT 100.0 * SUM(a) / (SELECT SUM(a) FROM t) FROM t",
        "SELECT SUM(t.a) FROM t JOIN u ON u.t = t.id WHERE t.id <> u.t",
        "SELECT SUM(t.a) FROM t JOIN u ON u.t = t.id AND u.k = t.k WHERE u.n > 1 AND u.k <> t.k",
        "SELECT n FROM t WHERE town <> 'Graz' AND t.id NOT IN (SELECT id FROM t WHERE town <> 'Graz')",
        "SELECT n FROM t AS a WHERE NOT EXISTS (SELECT 1 FROM t AS b WHERE b.id = a.id) AND a.k > 1",
        "SELECT n FROM t WHERE t.id IN (SELECT t FROM o WHERE d = 1) AND NOT t.id IN (SELECT t FROM o)",
        "SELECT n FROM t AS x WHERE EXISTS (SELECT 1 FROM o WHERE o.t = x.id AND d = 1) AND x.id NOT IN (SELECT o.t FROM o)",
        "SELECT n FROM t WHERE NOT EXISTS (SELECT 1 FROM o WHERE o.t = t.id) AND (EXISTS (SELECT 1 FROM o WHERE t.id = o.t AND d = 1) OR EXISTS (SELECT 1 FROM o WHERE o.t = t.id AND d = 2))",
        "SELECT COUNT(CASE WHEN EXISTS (SELECT 1 FROM o WHERE o.t = t.id AND o.d = 1) THEN 1 END) FROM t WHERE NOT EXISTS (SELECT 1 FROM o WHERE o.t = t.id)",
        "SELECT n FROM t WHERE EXISTS (SELECT 1 FROM o JOIN u ON u.o = o.id WHERE o.t = t.id) AND NOT EXISTS (SELECT 1 FROM o AS x JOIN u AS y ON y.o = x.id WHERE x.t = t.id)",
        "SELECT a FROM t EXCEPT SELECT a FROM t",
        "SELECT n FROM t WHERE d IS NULL AND d >= '2026-01-01'",
        "SELECT n FROM t WHERE d IS NULL AND JULIANDAY(t.d) - JULIANDAY(t.e) <= 10",
        "SELECT n FROM t WHERE d IS NULL AND d IS NOT NULL",
        "SELECT n FROM t WHERE k = 'a' AND t.k <> 'A'",
        "SELECT n FROM t WHERE k = 'a' AND k NOT IN ('a', 'b')",
        "SELECT n FROM t WHERE b AND NOT b",
        "SELECT n FROM t WHERE k IN (SELECT x FROM u) AND k NOT IN (SELECT x FROM u)",
        "SELECT n FROM t WHERE d < d",
        "SELECT n FROM t WHERE d = NULL",
        "SELECT n FROM t WHERE d >= '2026-10-01' AND d < '2026-11-01' GROUP BY n HAVING MIN(d) >= '2026-10-01'",
        "SELECT n FROM t JOIN u ON u.t = t.id WHERE u.d BETWEEN '2026-10-01' AND '2026-10-31' GROUP BY n HAVING MIN(u.d) > '2026-09-30' AND COUNT(*) > 1",
        "SELECT n FROM t WHERE y = 2024 AND y = 2025",
        "SELECT n FROM o JOIN e ON e.id = o.e WHERE e.n = 'Ana' AND o.e IS NULL",
        "SELECT a.y, a.s - b.s FROM (SELECT y, SUM(n) AS s FROM t GROUP BY y) AS a JOIN (SELECT y, SUM(n) AS s FROM t GROUP BY y) AS b ON b.y = a.y",
    ],
)
def test_what_says_nothing_of_the_data(sql: str) -> None:
    assert against_itself(sql, "sqlite")


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT month, SUM(a) - LAG(SUM(a)) OVER (ORDER BY month) FROM t GROUP BY month",
        "SELECT SUM(a) / SUM(b), 10 - 10, 1.0 / 1.0 FROM t",
        "SELECT 2 * a - a, SUM(a) / NULLIF(SUM(a), 5), 100.0 * a / 10, 100.0 * 2 / 2 FROM t",
        "SELECT SUM(a) / SUM(a) OVER (), 1.0 * COUNT(*) / COUNT(a) FROM t",
        "SELECT CAST(SUM(a) AS INTEGER) / SUM(a) FROM t",
        "SELECT p.n FROM products AS p WHERE p.price > (SELECT MAX(c.price) FROM competitor_products AS c)",
        "SELECT n FROM t WHERE a > (SELECT MAX(t.a) FROM t JOIN u ON u.t = t.id)",
        "SELECT n FROM t WHERE a > (SELECT MAX(a) FROM (SELECT a FROM t WHERE n = 'x') AS few)",
        "SELECT n FROM t JOIN u ON u.t = t.id WHERE a > (SELECT MAX(a) FROM t)",
        "SELECT n FROM t WHERE a > (SELECT MAX(a) FROM t GROUP BY n LIMIT 1)",
        "SELECT n FROM t WHERE a > (SELECT MAX(b) FROM t)",
        "SELECT n FROM t WHERE a > (SELECT MAX(a) FROM t WHERE n = 'x')",
        "SELECT n FROM t WHERE a > (SELECT AVG(a) FROM t)",
        "SELECT n FROM t WHERE a < (SELECT MAX(a) FROM t)",
        "SELECT town FROM t GROUP BY town HAVING COUNT(*) > (SELECT COUNT(*) FROM o)",
        "SELECT town FROM t GROUP BY town HAVING COUNT(*) > (SELECT COUNT(*) FROM t WHERE n = 'x')",
        "SELECT town FROM t GROUP BY town HAVING COUNT(*) < (SELECT COUNT(*) FROM t)",
        "SELECT town FROM t GROUP BY town HAVING AVG(a) > (SELECT AVG(a) FROM t)",
        "SELECT town FROM t GROUP BY town HAVING SUM(a) > (SELECT SUM(a) FROM t)",
        "SELECT town FROM t GROUP BY town HAVING COUNT(*) > (SELECT COUNT(*) * 1.0 / COUNT(DISTINCT town) FROM t)",
        "SELECT n FROM t WHERE EXISTS (SELECT 1 FROM o WHERE o.t = t.id AND o.d = 1) AND NOT EXISTS (SELECT 1 FROM o WHERE o.t = t.id AND o.d = 2)",
        "SELECT n FROM t WHERE NOT EXISTS (SELECT 1 FROM o WHERE o.t = t.id) OR EXISTS (SELECT 1 FROM o WHERE o.t = t.id)",
        "SELECT n FROM t AS a JOIN t AS b ON a.id = b.id WHERE a.town = 'Graz' AND b.town = 'Linz'",
        "SELECT n FROM t WHERE town = 'Graz' OR town = 'Linz'",
        "SELECT n FROM t WHERE town = 'Graz' AND town = 'graz'",
        "SELECT n FROM t WHERE gone IS NULL ORDER BY COALESCE(gone, '2026-01-01') - came",
        "SELECT n FROM t WHERE gone IS NULL ORDER BY came",
        "SELECT n, gone FROM t WHERE gone IS NULL",
        "SELECT n FROM t WHERE cost > (SELECT cost FROM t WHERE n = 'Lamp')",
        "SELECT n FROM t WHERE cost > (SELECT cost FROM t ORDER BY d LIMIT 1)",
        "SELECT n FROM t WHERE cost > (SELECT price FROM u)",
        "SELECT n FROM t WHERE EXISTS (SELECT gone FROM o WHERE gone IS NULL AND o.t = t.id)",
        "SELECT a.gone FROM a JOIN b ON b.x = a.x WHERE b.gone IS NULL",
        "SELECT last_name FROM t WHERE last_name = 'Roth' GROUP BY first_name, last_name ORDER BY SUM(a) DESC LIMIT 1",
        "SELECT shop FROM s WHERE s.town = 'Graz' GROUP BY s.id, s.town ORDER BY COUNT(*) DESC LIMIT 1",
        "SELECT p.name FROM s JOIN p ON p.s = s.id WHERE s.name = 'Graz' GROUP BY p.id, p.name ORDER BY COUNT(*) DESC LIMIT 1",
        "SELECT name, COUNT(*) FROM t WHERE name = 'Ada' GROUP BY name",
        "SELECT n FROM t WHERE gone IS NULL ORDER BY gone IS NULL, came",
        "SELECT n FROM t AS a JOIN t AS b ON a.id = b.id WHERE a.gone IS NULL ORDER BY b.gone",
        "SELECT n FROM t WHERE gone IS NOT NULL ORDER BY gone - came",
        "SELECT SUM(a) - (SELECT SUM(a) FROM t WHERE d > 2) FROM t WHERE d > 1",
        "SELECT SUM(a) - (SELECT SUM(a) FROM u WHERE d > 1) FROM t WHERE d > 1",
        "SELECT k, SUM(a) / (SELECT SUM(a) FROM t) FROM t GROUP BY k",
        "SELECT SUM(t.a) FROM t LEFT JOIN u ON u.t = t.id WHERE t.id <> u.t",
        "SELECT SUM(t.a) FROM t JOIN u ON u.t = t.id WHERE t.town <> u.town",
        "SELECT SUM(t.a) FROM t JOIN u ON u.t = t.id WHERE t.id <> u.t OR t.a > 1",
        "SELECT n FROM t WHERE town <> 'Graz' AND id NOT IN (SELECT id FROM t WHERE town <> 'Linz')",
        "SELECT n FROM t WHERE y = 2 AND k NOT IN (SELECT k FROM t WHERE y = 1)",
        "SELECT n FROM t AS a WHERE NOT EXISTS (SELECT 1 FROM t AS b WHERE b.k = a.k AND b.d > a.d)",
        "SELECT n FROM t AS a WHERE NOT EXISTS (SELECT 1 FROM t AS b WHERE b.k = a.k AND b.id <> a.id)",
        "SELECT n FROM t AS a WHERE NOT EXISTS (SELECT 1 FROM t AS b WHERE b.head = a.id)",
        "SELECT n FROM t WHERE id NOT IN (SELECT b.head FROM t AS b)",
        "SELECT n FROM t WHERE EXISTS (SELECT 1 FROM o WHERE o.t = t.id) AND t.id NOT IN (SELECT o.t FROM o JOIN u ON u.o = o.id)",
        "SELECT n FROM t WHERE EXISTS (SELECT 1 FROM o WHERE o.t = t.id) AND t.id NOT IN (SELECT t FROM o GROUP BY t HAVING COUNT(*) > 3)",
        "SELECT n FROM t WHERE NOT EXISTS (SELECT 1 FROM o WHERE o.t = t.id) AND (t.n > 3 OR EXISTS (SELECT 1 FROM o WHERE o.t = t.id AND d = 1))",
        "SELECT COUNT(CASE WHEN EXISTS (SELECT 1 FROM o WHERE o.t = t.id AND d = 1) THEN 1 END) FROM t WHERE NOT EXISTS (SELECT 1 FROM o WHERE o.t = t.id AND d = 2)",
        "SELECT n FROM t WHERE (t.a, t.b) NOT IN (SELECT a, b FROM t)",
        "SELECT a FROM t EXCEPT SELECT a FROM u",
        "SELECT n FROM t WHERE d IS NULL AND e >= '2026-01-01'",
        "SELECT n FROM t WHERE d IS NULL AND COALESCE(d, e) >= '2026-01-01'",
        "SELECT n FROM t WHERE d IS NULL OR d > 1",
        "SELECT n FROM t WHERE d IS NULL AND (d > 3 OR k = 1)",
        "SELECT n FROM t WHERE d IS NULL AND CASE WHEN d > 3 THEN 1 ELSE 0 END = 0",
        "SELECT n FROM t WHERE k IN ('a', 'b') AND k <> 'a'",
        "SELECT n FROM t WHERE k = 'a' AND k <> 'b'",
        "SELECT n FROM o LEFT JOIN e ON e.id = o.e WHERE o.e IS NULL",
        "SELECT n FROM a JOIN b ON b.x = a.x WHERE a.gone IS NULL AND b.gone > 1",
        "SELECT n FROM t WHERE code = 7 AND code = 7.0",
        "SELECT n FROM t WHERE d <= d",
        "SELECT a.y, a.s - b.s FROM (SELECT y, SUM(n) AS s FROM t GROUP BY y) AS a JOIN (SELECT y, SUM(n) AS s FROM t GROUP BY y) AS b ON b.y = a.y - 1",
        "SELECT a.y, a.s - b.s FROM (SELECT y, SUM(n) AS s FROM t GROUP BY y) AS a JOIN (SELECT y, SUM(n) AS s FROM u GROUP BY y) AS b ON b.y = a.y",
        "SELECT a.y, a.s - b.r FROM (SELECT y, SUM(n) AS s, MAX(n) AS r FROM t GROUP BY y) AS a JOIN (SELECT y, SUM(n) AS s, MAX(n) AS r FROM t GROUP BY y) AS b ON b.y = a.y",
        "no query at all (",
        "SELECT a - a FROM t" + " " * 30_000,
        "",
        "SELECT n FROM t GROUP BY n HAVING MIN(d) >= '2026-10-01'",
        "SELECT n FROM t WHERE d >= '2026-01-01' GROUP BY n HAVING MIN(d) >= '2026-10-01'",
        "SELECT n FROM t WHERE d >= '2026-10-01' GROUP BY n HAVING MAX(d) >= '2026-10-01'",
        "SELECT n FROM t WHERE d >= '2026-10-01' GROUP BY n HAVING MIN(e) >= '2026-10-01'",
        "SELECT n FROM t WHERE d < '2026-10-01' GROUP BY n HAVING MIN(d) >= '2026-09-01'",
    ],
)
def test_what_is_held_against_something_else_is_let_be(sql: str) -> None:
    assert not against_itself(sql, "sqlite")


def _table(name: str, *columns: str, **refers: str) -> Table:
    keys = tuple(ForeignKey((column,), to, ("id",)) for column, to in refers.items())
    named = (*columns, *refers)
    return Table(name, tuple(Column(each, "INTEGER", primary_key=each == "id") for each in named), foreign_keys=keys)


SHOP = Schema(
    "postgres",
    (
        _table("makers", "id", "n"),
        _table("goods", "id", "n", maker="makers"),
        _table("orders", "id", "n", buyer="people", seller="people"),
        _table("people", "id", "n", boss="people"),
        _table("lines", "id", "n", order_no="orders", good="goods"),
        _table("notes", "id", "n", about="orders"),
        Table("prices", tuple(Column(each, "INTEGER", primary_key=each != "n") for each in ("good", "month", "n"))),
    ),
)


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT m.n FROM makers AS m WHERE NOT EXISTS (SELECT 1 FROM lines AS l WHERE l.order_no = m.id)",
        "SELECT COUNT(*) FROM lines JOIN goods ON goods.id = lines.order_no",
        "SELECT COUNT(*) FROM Orders AS O JOIN People ON (O.ID) = People.Id",
        "SELECT COUNT(*) FROM lines, people WHERE people.id = lines.good AND lines.n > 1",
    ],
)
def test_keys_of_different_things_are_not_to_be_equal(sql: str) -> None:
    assert mixes_keys(sql, SHOP)


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT COUNT(*) FROM lines JOIN goods ON goods.id = lines.good JOIN makers ON makers.id = goods.maker",
        "SELECT COUNT(*) FROM orders AS a JOIN orders AS b ON a.buyer = b.seller",
        "SELECT a.n FROM people AS a JOIN people AS b ON b.id = a.boss",
        "SELECT n FROM orders WHERE id = buyer",  # no table is named
        "SELECT o.n FROM orders AS o WHERE o.n = o.id",  # one of them is no key
        "SELECT (SELECT COUNT(*) FROM orders AS x WHERE x.id = l.order_no), (SELECT x.n FROM goods AS x WHERE x.id = l.good) FROM lines AS l",
        "SELECT l.n FROM lines AS l JOIN notes ON notes.about = l.order_no",
        "no query at all (",
        "",
    ],
)
def test_keys_of_one_thing_and_what_is_no_key_may_be_equal(sql: str) -> None:
    assert not mixes_keys(sql, SHOP)


@pytest.mark.parametrize(
    ("over", "rows", "alone"),
    [
        ("PARTITION BY orders.id ORDER BY n DESC", "orders", True),
        ("PARTITION BY o.buyer, o.id ORDER BY n", "orders AS o", True),
        ("PARTITION BY buyer ORDER BY n", "orders", False),
        ("ORDER BY n", "orders", False),
        ("PARTITION BY orders.id ORDER BY lines.n", "orders JOIN lines ON lines.order_no = orders.id", False),
        ("PARTITION BY id ORDER BY n", "(SELECT id, n FROM orders) AS t", False),
        ("PARTITION BY good, month ORDER BY n", "prices", True),
        ("PARTITION BY good ORDER BY n", "prices", False),
    ],
)
def test_rows_are_not_ranked_one_by_one(over: str, rows: str, alone: bool) -> None:
    inner = f"SELECT n AS c1, ROW_NUMBER() OVER ({over}) AS c2 FROM {rows}"
    assert ranks_single_rows(f"SELECT t1.c1 FROM ({inner}) AS t1 WHERE t1.c2 = 1", SHOP) is alone
    assert not ranks_single_rows(inner.replace("ROW_NUMBER()", "SUM(n)"), SHOP), "a running total may be of one row"
    assert not ranks_single_rows("no query at all (", SHOP)
