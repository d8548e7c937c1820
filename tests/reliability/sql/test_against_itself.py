"""What holds something against itself, and what only looks as if it did."""

from __future__ import annotations

import pytest

from reliability.sql.against_itself import against_itself


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
        "SELECT n FROM t WHERE EXISTS (SELECT 1 FROM o WHERE o.t = t.id) AND NOT EXISTS (SELECT 1 FROM o WHERE o.t = t.id)",
        "SELECT n FROM t WHERE (n > 1 AND EXISTS (SELECT 1 FROM o AS x WHERE x.t = t.id)) AND NOT EXISTS (SELECT 1 FROM o AS y WHERE y.t = t.id)",
        "SELECT COUNT(*) FROM t WHERE (t.town = 'Graz' AND t.n = 1) AND (t.town = 'Linz' AND t.n = 1)",
        "SELECT n FROM t WHERE gone IS NULL ORDER BY JULIANDAY(gone) - JULIANDAY(came) DESC LIMIT 1",
        "SELECT n FROM t WHERE t.gone IS NULL ORDER BY gone",
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
        "SELECT n FROM t WHERE EXISTS (SELECT 1 FROM o WHERE o.t = t.id AND o.d = 1) AND NOT EXISTS (SELECT 1 FROM o WHERE o.t = t.id AND o.d = 2)",
        "SELECT n FROM t WHERE NOT EXISTS (SELECT 1 FROM o WHERE o.t = t.id) OR EXISTS (SELECT 1 FROM o WHERE o.t = t.id)",
        "SELECT n FROM t AS a JOIN t AS b ON a.id = b.id WHERE a.town = 'Graz' AND b.town = 'Linz'",
        "SELECT n FROM t WHERE town = 'Graz' OR town = 'Linz'",
        "SELECT n FROM t WHERE town = 'Graz' AND town = 'graz'",
        "SELECT n FROM t WHERE gone IS NULL ORDER BY COALESCE(gone, '2026-01-01') - came",
        "SELECT n FROM t WHERE gone IS NULL ORDER BY came",
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
        "no query at all (",
        "SELECT a - a FROM t" + " " * 30_000,
        "",
    ],
)
def test_what_is_held_against_something_else_is_let_be(sql: str) -> None:
    assert not against_itself(sql, "sqlite")
