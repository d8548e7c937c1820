"""What the guard bounds before a statement is run: its shape, its patterns, the sizes of what it makes.

`fixtures/heavy_sql.jsonl` holds statements that a database would work on beyond every limit.
"""

from __future__ import annotations

import json
import time
from math import inf
from pathlib import Path

import pytest
import sqlglot

from reliability.guard.amounts import number
from reliability.guard.guard import guard
from reliability.guard.patterns import check_json_path
from reliability.values import Dialect
from tests.support.shops import Case, own

HEAVY = own("heavy_sql.jsonl")
_OTHER_REASONS = ("not allowed", "cannot be read", "Only SELECT", "more than one")


@pytest.mark.parametrize("case", HEAVY, ids=lambda case: case.id)
def test_what_no_limit_may_reach_is_refused_for_its_size(case: Case) -> None:
    start = time.thread_time()
    verdict = guard(case.sql, None, case.dialect)
    assert not verdict.allowed
    assert verdict.reason.endswith(".")
    assert not any(reason in verdict.reason for reason in _OTHER_REASONS)
    assert time.thread_time() - start < 2.0


def test_the_statements_are_many_and_of_every_kind() -> None:
    assert len({case.sql for case in HEAVY if case.dialect == "postgres"}) >= 90
    assert len({(case.dialect, case.sql) for case in HEAVY}) == len(HEAVY) >= 150
    assert {case.kind for case in HEAVY} == {"work", "memory", "pattern", "plan"}


FINE: list[tuple[Dialect, str]] = [
    (
        "postgres",
        "SELECT lpad(id::text, 8, '0'), rpad(name, 30), repeat('-', 40), repeat('0', 6 - length(code)) FROM t",
    ),
    ("postgres", "SELECT repeat('*', least(n, 50)) FROM t"),
    ("postgres", "SELECT string_agg(name, ', ' ORDER BY name) FROM a JOIN b ON a.id = b.a_id GROUP BY city"),
    ("postgres", "SELECT array_to_string(array_agg(DISTINCT name), '; ') FROM a, b WHERE a.id = b.a_id"),
    ("postgres", "SELECT labels && ARRAY(SELECT tag FROM tags), 'x' = ANY (labels) FROM t"),
    ("postgres", "SELECT d FROM generate_series((SELECT min(at) FROM t), (SELECT max(at) FROM t), interval '1 day') d"),
    ("postgres", "SELECT n FROM generate_series(1, (SELECT max(id) FROM t)) AS s(n) LEFT JOIN t ON t.id = n"),
    ("postgres", "SELECT translate(lower(name), 'äöü', 'aou'), replace(replace(name, 'ß', 'ss'), 'æ', 'ae') FROM t"),
    ("postgres", "SELECT format('%s has %5s of %-20s', a, b, c), to_char(total, 'FM999,999,990.00') FROM t"),
    ("postgres", "SELECT replace(price, '$', '')::numeric * 2, round(sum(total)::numeric, 2) FROM t GROUP BY price"),
    ("postgres", "SELECT mail ~ '^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,63}$' FROM t"),
    ("postgres", "SELECT regexp_replace(phone, '(\\d{3})(\\d{4})', '\\1 \\2', 'g') FROM t"),
    ("postgres", "SELECT jsonb_path_query(doc, '$.items[*] ? (@.price > 10 && @.name == \"a?b\").tags[*]') FROM t"),
    ("postgres", "SELECT power(1.05, years), n ^ 2, 1e30, 2.5e-7 FROM t"),
    ("postgres", "SELECT city, state, sum(n) FROM t GROUP BY CUBE (city, state, kind)"),
    ("postgres", "SELECT name FROM t WHERE name LIKE '%a%b%' OR name ILIKE '%100\\%%'"),
    ("postgres", "SELECT 'x'::char(20), CAST(a AS varchar(4000)), b::numeric(30, 10) FROM t"),
    (
        "postgres",
        "WITH RECURSIVE up(id, path, level) AS (SELECT id, name, 1 FROM t WHERE boss IS NULL UNION ALL "
        "SELECT t.id, up.path || ' > ' || t.name, level + 1 FROM t JOIN up ON t.boss = up.id) SELECT * FROM up",
    ),
    (
        "postgres",
        "WITH a AS (SELECT * FROM t), b AS (SELECT * FROM a), c AS (SELECT * FROM a JOIN b USING (id)), "
        "d AS (SELECT * FROM c UNION ALL SELECT * FROM b) SELECT * FROM d JOIN c USING (id) JOIN a USING (id)",
    ),
    ("sqlite", "SELECT printf('%08.2f', total), printf('%,d', n), replace(name, ' ', '_') FROM t"),
    ("sqlite", "SELECT group_concat(name, ', '), json_group_array(json_object('a', a, 'b', b)) FROM t"),
    ("sqlite", "WITH RECURSIVE d(n) AS (VALUES (1) UNION ALL SELECT n * 2 FROM d WHERE n < 100) SELECT n FROM d"),
    ("duckdb", "SELECT list_transform(range(10), x -> x * 2), bar(n, 0, 100, 40), list(name) FROM t"),
    ("duckdb", "SELECT * FROM range(0, 365) r(day) LEFT JOIN t ON t.day = r.day"),
    ("duckdb", "SELECT format('{:>10.2f} {}', a, b), levenshtein(name, 'Berlin') < 3 FROM t"),
    ("mysql", "SELECT LPAD(id, 6, '0'), SPACE(3), GROUP_CONCAT(name SEPARATOR ', '), FORMAT(total, 2) FROM t"),
    ("mysql", "SELECT REPLACE(name, 'a', 'bb'), CAST(total AS CHAR(20)), name REGEXP '^[A-Z]{2}[0-9]+$' FROM t"),
]


@pytest.mark.parametrize(("dialect", "sql"), FINE)
def test_what_people_ask_for_stays_within_the_bounds(dialect: Dialect, sql: str) -> None:
    assert guard(sql, None, dialect).reason == ""


@pytest.mark.parametrize(
    ("within", "beyond"),
    [
        ("SELECT repeat('x', 10000)", "SELECT repeat('x', 10001)"),
        ("SELECT count(*) FROM generate_series(1, 999999)", "SELECT count(*) FROM generate_series(1, 1000001)"),
        ("SELECT format('%1000s', a) FROM t", "SELECT format('%1001s', a) FROM t"),
        (f"SELECT a LIKE '{'%a' * 12}' FROM t", f"SELECT a LIKE '{'%a' * 13}' FROM t"),
        ("SELECT a ~ '(a{1,10}){100}' FROM t", "SELECT a ~ '(a{1,10}){101}' FROM t"),
        (f"SELECT 1 FROM {', '.join(['t'] * 16)}", f"SELECT 1 FROM {', '.join(['t'] * 17)}"),
        (f"SELECT {'9' * 1000}", f"SELECT {'9' * 1001}"),
        ("SELECT 1e999", "SELECT 1e1001"),
        (
            f"SELECT {'(SELECT ' * 11}1{')' * 11}",
            f"SELECT {'(SELECT ' * 12}1{')' * 12}",
        ),
    ],
)
def test_each_bound_is_where_it_says(within: str, beyond: str) -> None:
    assert guard(within, None, "postgres").reason == ""
    assert not guard(beyond, None, "postgres").allowed


WAREHOUSE = Path(__file__).parents[3] / "deploy" / "reference" / "warehouse"
SPIDER = Path(__file__).parents[4] / "shared" / "data" / "spider"


def right_queries(line: str) -> set[str]:
    """The SQL of one line of a log, its readings' and what else is right."""
    given = json.loads(line)
    found = [given.get("sql"), *(given.get("readings") or ()), *(given.get("also_right") or ())]
    texts = [each.get("sql") if isinstance(each, dict) else each for each in found]
    return {text for text in texts if isinstance(text, str) and text.strip()}


@pytest.mark.slow
@pytest.mark.parametrize(
    "log", ["questions.jsonl", *sorted(f"natural/{p.name}" for p in WAREHOUSE.glob("natural/*.jsonl"))]
)
def test_right_queries_of_the_logs_stay_within_the_bounds(log: str, whole: bool) -> None:
    """Those of every third question, or of all with --whole."""
    lines = (WAREHOUSE / log).read_text(encoding="utf-8").splitlines()
    queries = set().union(*map(right_queries, lines[:: 1 if whole else 3]))
    assert len(queries) > 50
    assert sum(not guard(sql, None, "sqlite").allowed for sql in queries) == 0  # how many; their texts are not shown


def test_every_right_query_of_spiders_development_set_stays_within_the_bounds() -> None:
    if not (SPIDER / "dev.json").exists():
        pytest.skip("Spider is not beside the repository.")
    queries = {each["query"] for each in json.loads((SPIDER / "dev.json").read_text(encoding="utf-8"))}
    assert sum(not guard(sql, None, "sqlite").allowed for sql in queries) == 0


def doubling(times: int) -> str:
    """WITH queries that each read the one before twice."""
    steps = ", ".join(f"a{n} AS (SELECT x.id FROM a{n - 1} x, a{n - 1} y)" for n in range(1, times + 1))
    return f"WITH a0 AS (SELECT id FROM t), {steps} SELECT count(*) FROM a{times}"


def test_with_queries_may_be_read_sixty_four_times_over() -> None:
    assert guard(doubling(4), None, "postgres").reason == ""
    assert "too many times over" in guard(doubling(6), None, "postgres").reason


def test_a_query_of_the_same_name_within_hides_nothing() -> None:
    inner = "(WITH a6 AS (SELECT 1 AS id) SELECT count(*) FROM a6)"
    sql = doubling(6).replace("SELECT count(*)", f"SELECT {inner}, count(*)")
    assert not guard(sql, None, "postgres").allowed


def test_a_recursion_may_add_to_its_text_but_not_multiply_it() -> None:
    steps = "WITH RECURSIVE t(s) AS (SELECT 'x' UNION ALL SELECT {} FROM t WHERE length(s) < 99) SELECT s FROM t"
    for fine in ("s || 'y'", "'y' || upper(s)", "concat(s, '-', 1)"):
        assert guard(steps.format(fine), None, "postgres").reason == "", fine
    for hostile in ("s || s", "repeat(s, 2)", "concat(s, '-', s)", "(SELECT s || s)", "replace(s, 'x', 'xx')"):
        assert "multiplies" in guard(steps.format(hostile), None, "postgres").reason, hostile


@pytest.mark.parametrize(
    ("sql", "amount"),
    [("-7", 7), ("2 * (3 + 4)", 14), ("least(n, 5)", 5), ("n % 9", 9), ("n", inf), ("'12'", 12), ("9 / 2", 4.5)],
)
def test_numbers_are_told_from_what_is_written(sql: str, amount: float) -> None:
    assert number(sqlglot.parse_one(sql, dialect="postgres"), inf) == amount


@pytest.mark.parametrize("path", ["", "$", "$.a[*].b", "lax $ ? (@ > 1)", "$[1 to 5]", '$."a?b?c"'])
def test_plain_json_paths_are_fine(path: str) -> None:
    check_json_path(path)


def test_unusual_and_endless_text_raises_nothing() -> None:
    for sql in (
        "SELECT " + "(" * 39 + "1" + ")" * 39,
        "SELECT " + "+".join("1" * 3000),
        "SELECT 'ü%$[{(' LIKE '[[[\\'",
    ):
        assert isinstance(guard(sql, None, "postgres").reason, str)
    long = "SELECT " + ", ".join(f"upper(c{n}) || lower(c{n})" for n in range(600)) + " FROM t"
    start = time.thread_time()
    guard(long, None, "postgres")
    assert time.thread_time() - start < 2.0
