"""Sentences that say what a query does where words near at hand would say something else."""

from __future__ import annotations

from typing import Literal

import pytest

from reliability.guard.dialects.registry import rules_of
from reliability.sql.english import reading, readings
from reliability.sql.headings import headings
from reliability.values import Column, Dialect, Schema, Table

DIALECTS: list[Dialect] = ["postgres", "sqlite", "mysql", "duckdb"]


def _said(condition: str, dialect: Dialect) -> str:
    return reading(f"SELECT COUNT(*) FROM t WHERE {condition}", dialect).removeprefix("Number of ts ")


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize(
    ("condition", "english"),
    [
        ("n NOT LIKE 'x%'", "whose n does not start with “x”"),
        ("n NOT LIKE '%x'", "whose n does not end with “x”"),
        ("n NOT LIKE '%x%'", "whose n does not contain “x”"),
        ("n NOT LIKE 'x'", "with n other than “x”"),
        ("n NOT ILIKE 'x%'", "whose n does not start with “x”"),
        ("n NOT LIKE '%x_y%' ESCAPE '!'", "whose n does not look like “%x_y%”"),
        ("n NOT RLIKE 'x'", "whose n does not match “x”"),
        ("NOT n NOT LIKE 'x%'", "except those whose n does not start with “x”"),
        ("n LIKE 'a%' AND m NOT LIKE 'b%'", "whose n starts with “a” whose m does not start with “b”"),
        ("n LIKE 'x%'", "whose n starts with “x”"),
    ],
)
def test_a_pattern_that_rows_must_not_be_like_is_denied(condition: str, english: str, dialect: Dialect) -> None:
    assert _said(condition, dialect) == english


def test_a_heading_denies_what_its_column_denies() -> None:
    sql = "SELECT SUM(CASE WHEN n NOT LIKE 'x%' THEN 1 ELSE 0 END), a FROM t GROUP BY a"
    assert headings(sql, ("s", "a")) == ("number of ts whose n does not start with “x”", "a")


@pytest.mark.parametrize(
    ("pattern", "english"),
    [
        ("%50!%%", "whose n contains “50%”"),
        ("%50!%", "whose n ends with “50%”"),
        ("50!%%", "whose n starts with “50%”"),
        ("!%50!%", "with n “%50%”"),
        ("!%", "with n “%”"),
        ("%a!_b", "whose n ends with “a_b”"),
        ("%!!%", "whose n contains “!”"),
        ("％!%%", "whose n starts with “％%”"),
        ("50%", "whose n starts with “50”"),
    ],
)
def test_a_sign_after_the_escape_stands_for_itself(pattern: str, english: str) -> None:
    assert _said(f"n LIKE '{pattern}' ESCAPE '!'", "sqlite") == english


def test_what_may_be_an_escape_is_said_as_it_is_written() -> None:
    assert _said(r"n LIKE '50\%'", "postgres") == r"whose n looks like “50\%”"


def _one(output: str, dialect: Dialect = "postgres") -> str:
    return readings([f"SELECT {output} FROM t"], dialect)[0]


@pytest.mark.parametrize(
    ("frame", "english"),
    [
        ("", "Running total of a by d"),
        ("ROWS UNBOUNDED PRECEDING", "Running total of a by d"),
        ("ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW", "Running total of a by d"),
        ("ROWS 2 PRECEDING", "Moving total a over 3 ds by d"),
        ("rows between 2 preceding and current row", "Moving total a over 3 ds by d"),
        ("ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING", "Total a of all by d"),
        ("ROWS BETWEEN 2 PRECEDING AND 1 FOLLOWING", "A value calculated from a and d by d"),
        ("ROWS BETWEEN 3 PRECEDING AND 1 PRECEDING", "A value calculated from a and d by d"),
        ("ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING", "A value calculated from a and d by d"),
        ("ROWS BETWEEN CURRENT ROW AND 2 FOLLOWING", "A value calculated from a and d by d"),
        ("ROWS BETWEEN 1 FOLLOWING AND 3 FOLLOWING", "A value calculated from a and d by d"),
        ("ROWS BETWEEN 2 PRECEDING AND CURRENT ROW EXCLUDE CURRENT ROW", "A value calculated from a and d by d"),
        ("RANGE BETWEEN INTERVAL '6 days' PRECEDING AND CURRENT ROW", "A value calculated from a and d by d"),
    ],
)
def test_a_window_is_moving_or_running_only_up_to_its_own_row(frame: str, english: str) -> None:
    assert _one(f"d, SUM(a) OVER (ORDER BY d {frame})") == english


@pytest.mark.parametrize(
    ("figure", "english"),
    [
        ("AVG(a)", "Average a"),
        ("AVG(COALESCE(a, 0))", "Average a (0 where empty)"),
        ("AVG(NULLIF(a, 0))", "Average a (leaving out 0)"),
        ("AVG(ROUND(a))", "Average a (rounded)"),
        ("AVG(ROUND(a, 2))", "Average a"),
        ("ROUND(AVG(a))", "Average a"),
        ("COALESCE(AVG(a), 0)", "Average a"),
        ("AVG(a / NULLIF(b, 0))", "Average of a divided by b"),
        ("MIN(COALESCE(a, 0))", "Lowest a (0 where empty)"),
        ("MAX(ROUND(a))", "Highest a"),
        ("SUM(COALESCE(a, 0))", "Total a"),
        ("SUM(NULLIF(a, 0))", "Total a"),
        ("SUM(NULLIF(a, 5))", "Total a (leaving out 5)"),
        ("MEDIAN(COALESCE(a, 0))", "Median a (0 where empty)"),
        ("COUNT(a)", "Number of ts with an a"),
        ("COUNT(COALESCE(a, 0))", "Number of ts"),
        ("COUNT(NULLIF(a, 0))", "Number of ts with a (leaving out 0)"),
        ("COUNT(NULLIF(a, ''))", "Number of ts with an a"),
        ("COUNT(DISTINCT COALESCE(a, 0))", "Number of different as (0 where empty)"),
        ("COUNT(CASE WHEN b = 'x' THEN 1 END)", "Number of ts with b “x”"),
        ("COUNT(CASE WHEN b = 'x' THEN 1 ELSE 0 END)", "Number of ts"),
        ("SUM(CASE WHEN b = 'x' THEN a ELSE 0 END)", "Total a with b “x”"),
        ("AVG(CASE WHEN b = 'x' THEN a END)", "Average a with b “x”"),
        ("AVG(CASE WHEN b = 'x' THEN a ELSE 0 END)", "Average a (0 for all others) with b “x”"),
        ("AVG(CASE WHEN b = 'x' THEN 1 ELSE 0 END)", "Share of ts with b “x”"),
        ("AVG(CASE WHEN b = 'x' THEN 1 END)", "Average 1 for those with b “x”"),
        ("MIN(CASE WHEN b = 'x' THEN a ELSE 0 END)", "Lowest a (0 for all others) with b “x”"),
        ("MIN(CASE WHEN b = 'x' THEN a END)", "Lowest a with b “x”"),
        ("MAX(CASE WHEN b = 'x' THEN a ELSE 0 END)", "Highest a with b “x”"),
        ("COUNT(CASE WHEN b = 'x' THEN id ELSE 0 END)", "Number of ts"),
        ("COUNT(CASE WHEN b = 'x' THEN id END)", "Number of ts with b “x”"),
        ("COUNT(CASE WHEN b = 'x' THEN a ELSE 0 END)", "Number of ts with a for those with b “x”, otherwise 0"),
        (
            "COUNT(DISTINCT CASE WHEN b = 'x' THEN a ELSE 0 END)",
            "Number of different a for those with b “x”, otherwise 0",
        ),
    ],
)
def test_what_changes_a_figure_is_said_with_it(figure: str, english: str) -> None:
    assert _one(figure, "duckdb") == english


@pytest.mark.parametrize(
    ("sql", "english"),
    [
        (
            "SELECT COUNT(*) FROM t LEFT JOIN u ON u.id = t.u_id AND u.c = 'x'",
            "Number of ts joined to us with c “x” where there are any",
        ),
        (
            "SELECT t.n, u.a FROM t LEFT JOIN u ON u.id = t.u_id AND u.c = 'x' WHERE t.b = 3",
            "N and a of ts with b of 3 joined to us with c “x” where there are any",
        ),
        (
            "SELECT COUNT(*) FROM t LEFT JOIN u ON u.id = t.u_id AND t.c = 'x' AND u.d = 3",
            "Number of ts joined to us with d of 3 for those with c “x” where there are any",
        ),
        ("SELECT COUNT(u.id) FROM t LEFT JOIN u ON u.t_id = t.id AND u.c = 'x'", "Number of us with c “x”"),
        (
            "SELECT t.n, SUM(u.a) FROM t LEFT JOIN u ON u.t_id = t.id AND u.c = 'x' GROUP BY t.n",
            "Total a with c “x” by n, ts without any u included",
        ),
        (
            "SELECT COUNT(*) FROM t LEFT JOIN u ON u.id = t.u_id AND u.c = 'x' WHERE u.id IS NULL",
            "Number of ts without any u with c “x”",
        ),
        (
            "SELECT COUNT(*) FROM t LEFT JOIN u ON u.id = t.u_id AND u.c = 'x' WHERE u.id IS NOT NULL",
            "Number of ts with at least one u with c “x”",
        ),
        ("SELECT COUNT(*) FROM t JOIN u ON u.id = t.u_id AND u.c = 'x'", "Number of ts with c “x”"),
        (
            "SELECT COUNT(*) FROM members LEFT JOIN loans ON loans.member_id = members.id WHERE loans.id IS NULL"
            " AND NOT EXISTS (SELECT 1 FROM loans AS x WHERE x.member_id = members.id AND x.fee = 3)",
            "Number of members without any loan",
        ),
    ],
)
def test_a_condition_of_an_outer_join_keeps_no_rows(sql: str, english: str) -> None:
    assert reading(sql, "postgres") == english


@pytest.mark.parametrize(
    ("dialect", "sql", "english"),
    [
        (
            "duckdb",
            "SELECT COUNT(*) FROM t ANTI JOIN u ON u.t_id = t.id AND u.c = 'x'",
            "Number of ts without any u with c “x”",
        ),
        (
            "duckdb",
            "SELECT COUNT(*) FROM t SEMI JOIN u ON u.t_id = t.id AND u.c = 'x'",
            "Number of ts with any u with c “x”",
        ),
        (
            "duckdb",
            "SELECT n FROM t ORDER BY a DESC LIMIT 10%",
            "N of ts, sorted by a, highest first, only the first 10 % of them",
        ),
        (
            "postgres",
            "SELECT n FROM t ORDER BY a DESC FETCH FIRST 3 ROWS WITH TIES",
            "N of the 3 ts with the highest a, with all that tie with the last",
        ),
        (
            "postgres",
            "SELECT n FROM t ORDER BY a DESC LIMIT 2 + 3",
            "N of ts, sorted by a, highest first, only the first of them",
        ),
        (
            "postgres",
            "SELECT PERCENTILE_CONT(0.9) WITHIN GROUP (ORDER BY a DESC) FROM t",
            "10 % point of a",
        ),
        (
            "postgres",
            "SELECT PERCENTILE_CONT(0.9) WITHIN GROUP (ORDER BY a) FROM t",
            "90 % point of a",
        ),
    ],
)
def test_which_rows_other_ways_of_joining_and_cutting_leave_is_said(dialect: Dialect, sql: str, english: str) -> None:
    assert reading(sql, dialect) == english


@pytest.mark.parametrize(
    ("dialect", "source", "english"),
    [
        ("postgres", "t TABLESAMPLE SYSTEM (10)", "Number of ts from a random sample of 10 % of ts"),
        (
            "postgres",
            "t JOIN u TABLESAMPLE SYSTEM (5) ON u.id = t.u_id",
            "Number of ts from a random sample of 5 % of us",
        ),
        ("duckdb", "t USING SAMPLE 20", "Number of ts from a random sample of 20 ts"),
    ],
)
def test_a_sample_is_said_to_be_one(dialect: Dialect, source: str, english: str) -> None:
    assert reading(f"SELECT COUNT(*) FROM {source}", dialect) == english


@pytest.mark.parametrize(
    ("dialect", "time", "english"),
    [
        ("duckdb", "date_diff('day', a, b)", "days from a to b"),
        ("duckdb", "date_diff('day', a, b) / 7", "weeks from a to b"),
        ("duckdb", "date_diff('day', a, b) / 365.25", "years from a to b"),
        ("duckdb", "date_diff('day', a, b) * 24", "hours from a to b"),
        ("duckdb", "date_diff('hour', a, b)", "hours from a to b"),
        ("duckdb", "date_diff('hour', a, b) / 7", "hours from a to b divided by 7"),
        ("duckdb", "date_diff('hour', a, b) / 30", "hours from a to b divided by 30"),
        ("duckdb", "date_diff('second', a, b) / 60", "minutes from a to b"),
        ("duckdb", "date_diff('second', a, b) / 86400", "days from a to b"),
        ("mysql", "TIMESTAMPDIFF(MONTH, a, b) * 24", "months from a to b times 24"),
        ("mysql", "DATEDIFF(b, a) * 24", "hours from a to b"),
        ("postgres", "EXTRACT(EPOCH FROM b_at - a_at) / 3600", "hours from a at to b at"),
        ("postgres", "EXTRACT(EPOCH FROM b_at - a_at) * 24", "seconds from a at to b at times 24"),
        ("postgres", "EXTRACT(DAY FROM b_at - a_at)", "days from a at to b at"),
        ("postgres", "EXTRACT(DAY FROM b_at - a_at) / 7", "weeks from a at to b at"),
    ],
)
def test_time_is_told_in_the_unit_that_it_is_counted_in(dialect: Dialect, time: str, english: str) -> None:
    assert _one(f"AVG({time})", dialect) == f"Average number of {english}"


@pytest.mark.parametrize(
    ("dialect", "time", "english"),
    [
        ("sqlite", "b_at - a_at", "of b at minus a at"),
        ("mysql", "b_at - a_at", "of b at minus a at"),
        ("sqlite", "julianday(b_at) - a_at", "of julianday of b at minus a at"),
        ("sqlite", "julianday(b_at) - julianday(a_at)", "number of days from a at to b at"),
        ("sqlite", "unixepoch(b_at) - unixepoch(a_at)", "number of seconds from a at to b at"),
        ("sqlite", "(unixepoch(b_at) - unixepoch(a_at)) / 3600", "number of hours from a at to b at"),
        ("postgres", "b_at - a_at", "number of days from a at to b at"),
    ],
)
def test_days_are_counted_only_where_the_dialect_counts_them(dialect: Dialect, time: str, english: str) -> None:
    assert _one(f"AVG({time})", dialect) == f"Average {english}"


@pytest.mark.parametrize(
    ("sql", "english"),
    [
        (
            "SELECT name FROM stores WHERE id IN (SELECT store FROM orders WHERE c = 'x')",
            "Stores with any order with c “x”",
        ),
        (
            "SELECT COUNT(*) FROM people WHERE people_id NOT IN (SELECT people_id FROM players)",
            "Number of people without any player",
        ),
        (
            "SELECT COUNT(*) FROM stores WHERE id IN (SELECT region_id FROM orders)",
            "Number of stores whose id is among: region id of orders",
        ),
        (
            "SELECT COUNT(*) FROM orders WHERE store_id IN (SELECT store_id FROM staff)",
            "Number of orders whose store id is among: store id of staff",
        ),
    ],
)
def test_rows_have_others_only_by_the_key_of_their_own(sql: str, english: str) -> None:
    assert reading(sql, "sqlite") == english


def test_a_day_of_the_month_is_of_a_day_alone() -> None:
    assert _one("EXTRACT(DAY FROM a_at), COUNT(*)") == "Number of ts by day of the month of a at"
    assert _one("EXTRACT(DAY FROM a_at - INTERVAL '1 day')").startswith("Day of the month")


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("kind", ["DATE", "TIMESTAMP"])
@pytest.mark.parametrize("unit", ["day", "hour", "minute"])
@pytest.mark.parametrize("of_each", [True, False])
def test_the_time_between_rows_is_said_alike_in_every_dialect(
    dialect: Dialect, kind: str, unit: Literal["day", "hour", "minute"], of_each: bool
) -> None:
    rides = Table("rides", (Column("bike_id", "INTEGER"), Column("started_at", kind)))
    spelling = rules_of(dialect).spelling
    day = spelling.day.format(c="started_at") if (kind, unit) == ("TIMESTAMP", "day") else "started_at"
    before = f"LAG({day}) OVER ({'PARTITION BY bike_id ' if of_each else ''}ORDER BY started_at)"
    time = (spelling.days if unit == "day" else spelling.exact[unit]).format(a=before, b=day)
    sql = f"SELECT AVG(t.value) FROM (SELECT {time} AS value FROM rides) AS t WHERE t.value IS NOT NULL"
    each = " of each bike" if of_each else ""
    assert readings([sql], dialect, Schema(dialect, (rides,))) == [
        f"Average number of {unit}s from one started at to the next{each}"
    ]


def test_the_change_of_a_number_from_row_to_row_stays_a_change() -> None:
    assert _one("d, a - LAG(a) OVER (ORDER BY d)") == "Change of a from the d before by d"
