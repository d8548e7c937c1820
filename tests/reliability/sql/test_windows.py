"""The stretches of time that a query keeps."""

from __future__ import annotations

from datetime import date

import pytest

from reliability.guard.dialects.parsing import parsed_one
from reliability.sql.windows import is_apart, kept_windows
from reliability.values import Dialect

Q3, Q4 = (date(2026, 7, 1), date(2026, 10, 1)), (date(2026, 10, 1), date(2027, 1, 1))


@pytest.mark.parametrize(
    ("dialect", "sql", "windows"),
    [
        ("sqlite", "SELECT 1 FROM t WHERE d >= '2026-07-01' AND d < '2026-10-01' AND x = 'a'", (Q3,)),
        ("sqlite", "SELECT 1 FROM t WHERE d BETWEEN '2026-07-01' AND '2026-09-30'", (Q3,)),
        ("sqlite", "SELECT 1 FROM t WHERE d > '2026-06-30' AND d <= '2026-09-30 23:59:59'", ((date(2026, 6, 30), Q3[1]),)),
        ("postgres", "SELECT 1 FROM t WHERE d >= DATE '2026-07-01'", ((Q3[0], None),)),
        ("postgres", "SELECT 1 FROM t WHERE d < CAST('2026-10-01' AS TIMESTAMP)", ((None, Q3[1]),)),
        ("sqlite", "SELECT 1 FROM t WHERE STRFTIME('%Y', d) = '2025'", ((date(2025, 1, 1), date(2026, 1, 1)),)),
        ("sqlite", "SELECT 1 FROM t WHERE STRFTIME('%Y-%m', d) = '2025-12'", ((date(2025, 12, 1), date(2026, 1, 1)),)),
        ("sqlite", "SELECT 1 FROM t WHERE d LIKE '2026-09%'", ((date(2026, 9, 1), date(2026, 10, 1)),)),
        (
            "sqlite",
            "SELECT 1 FROM t WHERE d LIKE '2026-09-01%'",
            ((date(2026, 9, 1), date(2026, 9, 2)),),
        ),
        ("postgres", "SELECT 1 FROM t WHERE EXTRACT(YEAR FROM d) > 2024", ((date(2025, 1, 1), None),)),
        ("sqlite", "SELECT 1 FROM t WHERE c.year IN (2025, 2026)", tuple((date(y, 1, 1), date(y + 1, 1, 1)) for y in (2025, 2026))),
        ("sqlite", "SELECT SUM(CASE WHEN d >= '2026-07-01' AND d < '2026-10-01' THEN 1 END), SUM(CASE WHEN d >= '2026-10-01' AND d < '2027-01-01' THEN 1 END) FROM t", (Q3, Q4)),
        ("sqlite", "SELECT 1 FROM t WHERE (d >= '2026-07-01' AND d < '2026-10-01') OR (d >= '2026-10-01' AND d < '2027-01-01')", (Q3, Q4)),
        ("sqlite", "SELECT 1 FROM t WHERE NOT EXISTS (SELECT 1 FROM o WHERE o.d >= '2026-07-01')", ((Q3[0], None),)),
        ("sqlite", "SELECT 1 FROM t WHERE price > 2000 AND size = 1999", ()),
        ("sqlite", "SELECT 1 FROM t WHERE NOT d = '2026-07-01'", ()),
        ("sqlite", "SELECT 1 FROM t WHERE yearly_salary > 2000", ()),
        ("sqlite", "SELECT 1 FROM t WHERE fiscal_year = 2025", ((date(2025, 1, 1), date(2026, 1, 1)),)),
        ("sqlite", "SELECT 1 FROM t WHERE paid_on LIKE '2025%'", ((date(2025, 1, 1), date(2026, 1, 1)),)),
        ("sqlite", "SELECT 1 FROM t", ()),
    ],
)  # fmt: skip
def test_what_conditions_keep(dialect: Dialect, sql: str, windows: tuple[object, ...]) -> None:
    assert kept_windows(parsed_one(sql, dialect)) == windows


@pytest.mark.parametrize(
    ("dialect", "sql"),
    [
        ("sqlite", "SELECT 1 FROM t WHERE d > DATE('now', '-30 days')"),
        ("sqlite", "SELECT 1 FROM t WHERE d > DATE('2026-11-01', '-30 days')"),
        ("postgres", "SELECT 1 FROM t WHERE d > CURRENT_DATE - INTERVAL '30 days'"),
        ("sqlite", "SELECT JULIANDAY('2026-11-21') - JULIANDAY(d) FROM t"),
        ("postgres", "SELECT 1 FROM t WHERE DATE_TRUNC('year', d) = '2026-01-01' AND EXTRACT(QUARTER FROM d) = 4"),
        ("postgres", "SELECT 1 FROM t WHERE d >= DATE_TRUNC('quarter', DATE '2026-11-21')"),
        ("sqlite", "SELECT 1 FROM t WHERE d >= '2026-13-01'"),
        ("sqlite", "SELECT 1 FROM t WHERE label = '2025'"),
        ("sqlite", "SELECT 1 FROM t WHERE code LIKE '2025%'"),
        ("postgres", "SELECT 1 FROM t WHERE d + INTERVAL '3 months' > '2026-07-01'"),
        ("mysql", "SELECT 1 FROM t WHERE DATE_ADD(d, INTERVAL 3 MONTH) > '2026-07-01'"),
        ("sqlite", "SELECT 1 FROM t WHERE d < '2025-01-01' AND due >= '2026-01-01'"),
        ("sqlite", "SELECT 1 FROM t WHERE '2026-07-01' < d"),
    ],
)
def test_in_doubt_nothing_is_said(dialect: Dialect, sql: str) -> None:
    assert kept_windows(parsed_one(sql, dialect)) is None


def test_apart() -> None:
    assert is_apart(Q3, *Q4)
    assert is_apart((None, Q4[0]), *Q4)
    assert is_apart((Q4[1], None), *Q4)
    assert not is_apart((Q3[0], None), *Q4)
    assert not is_apart((date(2026, 8, 21), date(2026, 11, 22)), *Q4)
    assert not is_apart((None, None), *Q4)
