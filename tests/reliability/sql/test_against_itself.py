"""What holds something against itself, and what only looks as if it did."""

from __future__ import annotations

import pytest

from reliability.sql.against_itself import against_itself


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT SUM(a) - SUM(a) FROM t",
        "SELECT SUM(a) / (SUM(a)) FROM t",
        "SELECT n FROM t WHERE a > (SELECT MAX(a) FROM t)",
        "SELECT n FROM t WHERE EXISTS (SELECT 1 FROM o WHERE o.t = t.id) AND NOT EXISTS (SELECT 1 FROM o WHERE o.t = t.id)",
        "SELECT n FROM t WHERE (n > 1 AND EXISTS (SELECT 1 FROM o AS x WHERE x.t = t.id)) AND NOT EXISTS (SELECT 1 FROM o AS y WHERE y.t = t.id)",
        "SELECT COUNT(*) FROM t WHERE (t.town = 'Graz' AND t.n = 1) AND (t.town = 'Linz' AND t.n = 1)",
        "SELECT n FROM t WHERE gone IS NULL ORDER BY JULIANDAY(gone) - JULIANDAY(came) DESC LIMIT 1",
    ],
)
def test_what_says_nothing_of_the_data(sql: str) -> None:
    assert against_itself(sql, "sqlite")


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT month, SUM(a) - LAG(SUM(a)) OVER (ORDER BY month) FROM t GROUP BY month",
        "SELECT SUM(a) / SUM(b), 10 - 10, 1.0 / 1.0 FROM t",
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
        "SELECT n FROM t WHERE gone IS NOT NULL ORDER BY gone - came",
        "no query at all (",
        "SELECT a - a FROM t" + " " * 30_000,
        "",
    ],
)
def test_what_is_held_against_something_else_is_let_be(sql: str) -> None:
    assert not against_itself(sql, "sqlite")
