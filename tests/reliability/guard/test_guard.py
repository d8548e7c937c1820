"""The guard: what it reads, what it lets through, what it says."""

from __future__ import annotations

import json
import time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from reliability.errors import BadInput
from reliability.guard.dialects.registry import rules_of
from reliability.guard.dialects.rules import ascii_lower
from reliability.guard.guard import guard, guard_lines, is_ordered
from reliability.guard.lexer import MAX_CHARACTERS, Kind, Refused, lex
from reliability.sql.english import NO_WORDS, reading
from reliability.values import Column, Dialect, Schema, Table


def schema(dialect: Dialect, **tables: str) -> Schema:
    """Tables with their columns: `schema("sqlite", orders="id total")`."""
    return Schema(
        dialect,
        tuple(
            Table(name.replace("__", "."), tuple(Column(column, "TEXT") for column in columns.split()))
            for name, columns in tables.items()
        ),
    )


POSTGRES = schema("postgres", orders="id client_id total Odd", clients="id name", hr__staff="id name", Weird="id")
SQLITE = schema("sqlite", orders="id client_id total", Clients="id name")
BOTH: list[Dialect] = ["sqlite", "postgres"]


def allowed(sql: str, given_: Schema) -> bool:
    return guard(sql, given_, given_.dialect).allowed


# --- what is run -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sql", "plain"),
    [
        ("SELECT 1 ; ;", "SELECT 1"),
        ("/* a */ SELECT/* b */1 -- c", "  SELECT 1"),
        ("SELECT $$it's$$", "SELECT 'it''s'"),
        ("SELECT $t$ $$ -- $t$ AS x", "SELECT ' $$ -- ' AS x"),
        (r"SELECT E'a\n\'\\\u00e9'", "SELECT 'a\n''\\é'"),
        ("SELECT e'it''s'", "SELECT 'it''s'"),
        (r"SELECT '\' AS a", r"SELECT '\' AS a"),
        ("SELECT\r\n1", "SELECT\n1"),
        ('SELECT "a;""b" FROM orders', 'SELECT "a;""b" FROM orders'),
    ],
)
def test_the_text_that_runs_has_no_comments_and_plain_strings(sql: str, plain: str) -> None:
    verdict = guard(sql, None, "postgres")
    assert verdict.reason == ""
    assert verdict.sql == plain


def test_places_of_tables_are_told_so_that_their_schema_can_be_written() -> None:
    verdict = guard(
        'WITH o AS (SELECT * FROM orders) SELECT * FROM o, "orders" x, hr.staff, "Weird", public.clients',
        POSTGRES,
        "postgres",
    )
    told = {(verdict.sql[place.start :][:6], place.name, place.home) for place in verdict.tables}
    assert told == {
        ("orders", "orders", ""),
        ('"order', "orders", ""),
        ("staff,", "hr.staff", "hr"),
        ('"Weird', "Weird", ""),
        ("client", "clients", "public"),
    }


# --- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT id FROM orders", True),
        ("SELECT id FROM ORDERS", True),
        ('SELECT id FROM "orders"', True),
        ('SELECT id FROM "ORDERS"', False),
        ("SELECT id FROM Weird", False),
        ('SELECT id FROM "Weird"', True),
        ("SELECT id FROM public.orders", True),
        ("SELECT id FROM other.orders", False),
        ("SELECT id FROM staff", False),
        ("SELECT id FROM hr.staff", True),
        ("SELECT id FROM db.hr.staff", False),
        ("SELECT o.id FROM orders o", True),
        ("SELECT o.nope FROM orders o", False),
        ("SELECT o.odd FROM orders o", False),
        ('SELECT o."Odd" FROM orders o', True),
        ("SELECT orders.id FROM orders", True),
        ("SELECT o FROM orders o", True),
        ("SELECT o.* FROM orders o", True),
        ("SELECT o.nope FROM (SELECT 1 AS nope) o", True),
        ("SELECT o.a FROM orders AS o(a)", True),
        ("WITH o AS (SELECT 1 AS nope) SELECT o.nope FROM o", True),
        ("SELECT o.nope FROM orders o WHERE EXISTS (SELECT 1 FROM (SELECT 2 AS nope) o)", False),
        ("SELECT 1 FROM orders o WHERE EXISTS (SELECT o.nope FROM (SELECT 2 AS nope) o)", True),
        ("SELECT o.nope FROM orders AS o(a)", False),
        ("SELECT o.total FROM orders AS o(a)", True),
        ("SELECT 1 FROM orders o WHERE EXISTS (SELECT o.nope FROM clients c)", False),
        ("SELECT a.name, b.nope FROM (clients a JOIN clients b ON a.id = b.id)", False),
        ("SELECT s.id FROM orders s TABLESAMPLE SYSTEM (10)", True),
        ("SELECT g.n FROM generate_series(1, 2) AS g(n)", True),
        ("SELECT x.y FROM unnest(ARRAY[1]) AS x(y)", True),
        ("SELECT id FROM orders, clients c JOIN LATERAL (SELECT c.name) z ON true", True),
        ("TABLE orders", False),
        ("SELECT * FROM orders o, pg_class", False),
    ],
)
def test_postgres_names_are_told_apart_as_postgres_does(sql: str, expected: bool) -> None:
    assert allowed(sql, POSTGRES) is expected


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT id FROM ORDERS", True),
        ('SELECT id FROM "ORDERS"', True),
        ("SELECT id FROM [clients]", True),
        ("SELECT id FROM `CLIENTS`", True),
        ("SELECT id FROM main.orders", True),
        ("SELECT id FROM temp.orders", False),
        ("SELECT o.rowid FROM orders o", True),
        ("SELECT o.nope FROM orders o", False),
        ("SELECT o.ID FROM orders o", True),
        ('SELECT id FROM orders WHERE total = "text"', True),
        ("SELECT id FROM sqlite_master", False),
        ("SELECT j.value FROM json_each('[1]') j", True),
        ("SELECT id FROM orders WHERE id IN clients", True),
        ("SELECT id FROM orders WHERE id IN main.clients", True),
        ("SELECT id FROM orders WHERE id IN secrets", False),
        ("WITH w AS (SELECT 1) SELECT id FROM orders WHERE id IN w", True),
        ("SELECT id FROM orders WHERE id IN (SELECT * FROM secrets)", False),
        ('SELECT id FROM orders WHERE total = ""', True),
        ("SELECT id FROM orders WHERE id IN sqlite_master", False),
        ("SELECT id FROM orders WHERE id IN temp.clients", False),
    ],
)
def test_sqlite_names_are_told_apart_as_sqlite_does(sql: str, expected: bool) -> None:
    assert allowed(sql, SQLITE) is expected


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("WITH hidden AS (SELECT 1) SELECT * FROM hidden", True),
        ("WITH a AS (SELECT * FROM hidden), hidden AS (SELECT 1) SELECT * FROM a", False),
        ("WITH hidden AS (SELECT * FROM hidden) SELECT * FROM hidden", False),
        (
            "WITH RECURSIVE hidden AS (SELECT 1 AS n UNION ALL SELECT n FROM hidden) SELECT * FROM hidden",
            True,
        ),
        ("SELECT * FROM (WITH hidden AS (SELECT 1) SELECT * FROM hidden) q, hidden", False),
        ("SELECT (WITH hidden AS (SELECT 1 AS x) SELECT x FROM hidden), x FROM hidden", False),
        ("WITH hidden AS (SELECT 1) SELECT * FROM (SELECT * FROM (SELECT * FROM hidden) a) b", True),
        ("WITH hidden AS (SELECT 1) SELECT 1 UNION SELECT * FROM hidden", True),
        ("WITH hidden AS (SELECT 1) (SELECT 1 UNION SELECT * FROM hidden) ORDER BY 1", True),
        ("SELECT * FROM main.hidden", False),
        ("WITH hidden AS (SELECT 1) SELECT * FROM main.hidden", False),
        (
            "WITH hidden AS (SELECT 1), b AS (WITH c AS (SELECT * FROM hidden) SELECT * FROM c) SELECT * FROM b",
            True,
        ),
        ("SELECT * FROM orders WHERE id IN (WITH hidden AS (SELECT 1) SELECT * FROM hidden)", True),
    ],
)
def test_a_with_querys_name_reaches_no_further_than_the_query(sql: str, expected: bool) -> None:
    assert allowed(sql, SQLITE) is expected


STAFF = Schema("sqlite", (Table("staff", (Column("id", "INTEGER"), Column("Name", "TEXT"), Column("city", "TEXT"))),))


@pytest.mark.parametrize(
    "sql",
    [
        'SELECT COUNT(*) FROM staff WHERE "email" IS NOT NULL',
        'SELECT COUNT(*) FROM staff WHERE NOT "email" IS NULL AND city = "Oslo"',
        'SELECT "email" FROM staff',
        'SELECT COUNT("email") FROM staff',
        'SELECT city FROM staff ORDER BY "email" DESC',
        'SELECT COUNT(*) FROM staff GROUP BY "email"',
        "SELECT city FROM staff WHERE \"email\" LIKE '%@x.org'",
        'SELECT city FROM staff WHERE "salary" > 5',
        'SELECT city FROM staff WHERE "salary" BETWEEN 5 AND "7"',
        'SELECT city FROM staff WHERE id IN (SELECT id FROM staff WHERE "email" IS NULL)',
        'WITH q AS (SELECT city AS town FROM staff) SELECT town FROM q WHERE "towns" IS NULL',
    ],
)
def test_sqlite_answers_no_constant_for_a_column_that_is_not_there(sql: str) -> None:
    verdict = guard(sql, STAFF, "sqlite")
    assert verdict.reason.startswith("No table that is read has a column "), verdict


@pytest.mark.parametrize(
    "sql",
    [
        'SELECT COUNT(*) FROM staff WHERE city = "Oslo" AND "Bergen" <> city AND name IN ("a", "b") AND city LIKE "O%"',
        'SELECT "name", "CITY", [id], `id`, "rowid" FROM "staff" WHERE "city" IS NOT NULL ORDER BY "name"',
        'SELECT city AS "the town", COUNT(*) AS "n" FROM staff GROUP BY "the town" HAVING "n" > 1 ORDER BY "n"',
        'SELECT "total" AS what, COUNT(*) FROM staff',
        'SELECT "Oslo" IN (SELECT city FROM staff) AS there',
        'SELECT "town" FROM (SELECT city AS town FROM staff) AS t WHERE "town" IS NOT NULL ORDER BY "town"',
        'WITH q ("t") AS (SELECT city FROM staff) SELECT "t" FROM q WHERE "t" IS NOT NULL',
        'SELECT "COUNT(*)" FROM (SELECT COUNT(*) FROM staff) AS t',
        'SELECT "value" FROM json_each(\'["a"]\') WHERE "value" IS NOT NULL',
        'SELECT GROUP_CONCAT(name, "; ") FROM staff',
    ],
)
def test_a_quoted_text_and_a_quoted_name_go_through_in_sqlite(sql: str) -> None:
    verdict = guard(sql, STAFF, "sqlite")
    assert verdict.allowed, verdict.reason


def test_a_with_querys_name_in_quotes_is_another_name_in_postgres() -> None:
    assert not allowed('WITH "Hidden" AS (SELECT 1) SELECT * FROM hidden', POSTGRES)
    assert not allowed('WITH hidden AS (SELECT 1) SELECT * FROM "Hidden"', POSTGRES)
    assert allowed('WITH HIDDEN AS (SELECT 1) SELECT * FROM "hidden"', POSTGRES)


def test_a_table_named_values_is_a_table_like_others() -> None:
    for sql in ("SELECT * FROM values x", "SELECT * FROM orders, values x", "SELECT * FROM VALUES AS x"):
        for given_ in (POSTGRES, SQLITE):
            assert not allowed(sql, given_), sql
    assert allowed("SELECT * FROM (VALUES (1), (2)) AS x", POSTGRES)
    assert allowed("SELECT o.id AS values FROM orders o", POSTGRES)


def test_a_function_that_the_server_does_not_have_is_refused() -> None:
    absent = frozenset({"any_value", "uuid"})
    for sql in ("SELECT any_value(id) FROM orders", "SELECT uuid('x')", 'SELECT "any_value"(id) FROM orders'):
        assert guard(sql, POSTGRES, "postgres").allowed
        assert not guard(sql, POSTGRES, "postgres", absent).allowed
    assert guard("SELECT 'x'::uuid, max(id) FROM orders", POSTGRES, "postgres", absent).allowed


@pytest.mark.parametrize("kind", ["string", "clob", "blob", "datetime", "tinyint", "nvarchar", "mediumint"])
def test_a_type_of_another_database_is_no_type_of_postgres(kind: str) -> None:
    for sql in (
        f"SELECT {kind}('x')",
        f"SELECT 'x'::{kind}",
        f"SELECT CAST(('x') AS {kind})",
        f"SELECT {kind} 'x'",
    ):
        assert not allowed(sql, POSTGRES), sql
    assert allowed(f"SELECT id AS {kind} FROM orders", POSTGRES)


def test_what_the_grammar_reads_without_quotes_is_a_users_function_in_quotes() -> None:
    assert allowed("SELECT trim(name), coalesce(id, 1) FROM clients", POSTGRES)
    assert not allowed('SELECT "trim"(name) FROM clients', POSTGRES)
    assert not allowed('SELECT "coalesce"(id, 1) FROM clients', POSTGRES)


# --- dialects --------------------------------------------------------------------------------------


def test_an_unknown_dialect_is_refused_rather_than_read_by_anothers_rules() -> None:
    verdict = guard("SELECT 1", None, "oracle")
    assert not verdict.allowed
    assert verdict.reason.startswith("Candor knows no SQL dialect named oracle; it knows ")
    for ask in (rules_of, lambda name: is_ordered("SELECT 1", name), lambda name: reading("SELECT 1", name)):
        with pytest.raises(BadInput, match="no SQL dialect named oracle"):
            ask("oracle")


def test_what_the_parser_did_not_foresee_is_a_refusal_and_the_next_line_is_judged() -> None:
    odd = "SELECT generate_series(1,2,'' interval '1 day')"
    lines = [json.dumps({"id": 1, "sql": odd}), json.dumps({"id": 2, "sql": "SELECT 1"})]
    assert [line["allowed"] for line in guard_lines(lines, "postgres")] == [False, True]
    assert reading(odd, "postgres") == NO_WORDS


# --- what is said ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sql", "reason"),
    [
        ("", "There is no statement."),
        ("DROP TABLE orders", "Only SELECT statements are allowed."),
        ("SELECT 1; SELECT 2", "There is more than one statement."),
        ("SELECT FROM WHERE", "The statement cannot be read as SQL."),
        ("SELECT pg_sleep(1)", "The function pg_sleep is not allowed."),
        ("SELECT * FROM nowhere", "The table nowhere is not among those that may be read."),
        ("SELECT o.age FROM orders o", "o has no column age."),
        ("SELECT " + "(" * 99 + "1" + ")" * 99, "The statement is nested too deeply."),
        ("SELECT '" + "x" * MAX_CHARACTERS + "'", "The statement is longer than 20,000 characters."),
        ("SELECT $1", "The statement has parameters."),
        ("SELECT current_user", "Reading current_user is not allowed."),
        ("SELECT * FROM orders FOR UPDATE", "This kind of SQL is not allowed: Lock."),
    ],
)
def test_a_refusal_says_why_in_one_plain_sentence(sql: str, reason: str) -> None:
    verdict = guard(sql, POSTGRES, "postgres")
    assert (verdict.allowed, verdict.reason, verdict.sql) == (False, reason, "")


# --- order -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sql", "ordered"),
    [
        ("SELECT 1 ORDER BY 1", True),
        ("SELECT 1", False),
        ("SELECT * FROM (SELECT 1 AS a ORDER BY 1) t", False),
        ("(SELECT 1 ORDER BY 1)", True),
        ("((SELECT 1 ORDER BY 1))", True),
        ("(SELECT 1) ORDER BY 1", True),
        ("SELECT 1 UNION SELECT 2 ORDER BY 1", True),
        ("(SELECT 1 ORDER BY 1) UNION SELECT 2", False),
        ("WITH a AS (SELECT 1 AS x ORDER BY 1) SELECT * FROM a", False),
        ("WITH a AS (SELECT 1 AS x) SELECT * FROM a ORDER BY x", True),
        ("SELECT row_number() OVER (ORDER BY id) FROM orders", False),
        ("SELECT 1 -- ORDER BY 1", False),
        ("SELECT 1 ORDER BY 1 LIMIT 3", True),
        ("VALUES (2), (1)", False),
        ("not sql", False),
        ("", False),
        ("SELECT 1; SELECT 2 ORDER BY 1", False),
        ("SELECT string_agg('a', ',' ORDER BY 1)", False),
    ],
)
@pytest.mark.parametrize("dialect", BOTH)
def test_only_the_outermost_order_counts(sql: str, ordered: bool, dialect: Dialect) -> None:
    assert is_ordered(sql, dialect) is ordered


# --- lines -----------------------------------------------------------------------------------------


def test_lines_are_judged_one_by_one_and_bad_ones_are_answered() -> None:
    lines = [
        json.dumps({"id": 1, "sql": "SELECT 1"}),
        "",
        "  \n",
        json.dumps({"id": "b", "sql": "DROP TABLE x"}),
        "not json",
        "[1]",
        "null",
        json.dumps({"id": "c"}),
        json.dumps({"id": "d", "sql": None}),
        json.dumps({"sql": "SELECT 1"}),
        "[" * 100_000,
        '{"id": "e", "sql": "SELECT \\ud800"}',
    ]
    judged = list(guard_lines(lines, "sqlite"))
    assert [(line["id"], line["allowed"]) for line in judged] == [
        (1, True),
        ("b", False),
        (None, False),
        (None, False),
        (None, False),
        ("c", False),
        ("d", False),
        (None, True),
        (None, False),
        ("e", False),
    ]
    assert all(bool(line["reason"]) is not line["allowed"] for line in judged)
    assert json.dumps(judged)


# --- whatever comes --------------------------------------------------------------------------------

PIECES = st.sampled_from(
    "SELECT FROM WHERE orders id ( ) [ ] , ; . ' \" ` $ $$ $a$ -- /* */ \n \r \\ E' U&' :: : ? @ { } * = <!> % 1 1.5 'a' "
    '"b" \x00 \ufeff é ünï 名 AS WITH RECURSIVE UNION ALL VALUES JOIN ON LATERAL ORDER BY LIMIT ARRAY CASE WHEN END '
    "CAST date interval pg_sleep count OVER FILTER IN BETWEEN AND OR NOT NULL IS INTO FOR UPDATE TABLE".split(" ")
)
STATEMENTS = (
    st.lists(PIECES, max_size=40).map(" ".join) | st.lists(PIECES, max_size=40).map("".join) | st.text(max_size=60)
)


@settings(max_examples=300, deadline=None)
@given(STATEMENTS, st.sampled_from(BOTH))
@example("SELECT [a[a[a", "postgres")
def test_any_text_gets_a_verdict(sql: str, dialect: Dialect) -> None:
    verdict = guard(sql, None, dialect)
    assert verdict.allowed is not bool(verdict.reason)
    assert isinstance(is_ordered(sql, dialect), bool)


@settings(max_examples=300, deadline=None)
@given(STATEMENTS, st.sampled_from(BOTH))
def test_plain_text_reads_as_itself(sql: str, dialect: Dialect) -> None:
    try:
        once = lex(sql, rules_of(dialect))
    except Refused:
        return
    again = lex(once.text, rules_of(dialect))
    assert again.text == once.text
    assert again.tokens == once.tokens
    for token in once.tokens:
        written = once.text[token.start : token.end]
        quotes_doubled = any(quote * 2 in written for quote in "'\"`")
        assert token.text in (written, ascii_lower(written)) or token.text in written or quotes_doubled


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=30), st.sampled_from(BOTH))
def test_no_text_inside_a_string_or_a_name_becomes_sql(text: str, dialect: Dialect) -> None:
    string, name = text.replace("'", "''"), text.replace('"', '""')
    for sql in (f"SELECT '{string}' AS a", f'SELECT 1 AS "{name}"'):
        verdict = guard(sql, None, dialect)
        assert verdict.allowed or "NUL" in verdict.reason or "no text" in verdict.reason or not name
        if verdict.allowed:
            kinds = [token.kind for token in lex(verdict.sql, rules_of(dialect)).tokens]
            assert kinds.count(Kind.MARK) == 0
            assert len(kinds) == 4


@pytest.mark.parametrize("dialect", BOTH)
@pytest.mark.parametrize(
    ("opening", "core", "closing"),
    [
        ("(", "1", ")"),
        ("ARRAY[", "1", "]"),
        ("date(", "1", ")"),
        ("numeric(", "1", ")"),
        ("CAST(", "1", " AS INT)"),
        ("(SELECT ", "1", ")"),
        ("CASE WHEN ", "1", " THEN 1 END"),
        ("abs(", "1", ")"),
        ("ARRAY[(", "1", ")]"),
        ("ARRAY[ARRAY(SELECT ", "1", ")]"),
        ("date(ARRAY[", "1", "])"),
        ("coalesce(1, ", "1", ")"),
        ("NOT ", "1", ""),
        ("- ", "1", ""),
        ("1 IN (", "1", ")"),
        ("EXISTS (SELECT 1 WHERE ", "1", ")"),
        ("", "1", "::int"),
        ("a[", "1", "]"),
        ("interval (", "'1'", ")"),
        ("time(1) (", "1", ")"),
        ("extract(year from ", "1", ")"),
        ("row(", "1", ")"),
    ],
)
def test_no_nesting_keeps_the_guard_busy(dialect: Dialect, opening: str, core: str, closing: str) -> None:
    for depth in (4, 12, 39, 300):
        for sql in (
            f"SELECT {opening * depth}{core}{closing * depth}",
            f"SELECT * FROM {opening * depth}{core}{closing * depth}",
        ):
            start = time.thread_time()  # what other processes do is not counted
            guard(sql, None, dialect)
            assert time.thread_time() - start < 3.0, sql[:80]
