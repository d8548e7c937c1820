"""Casts by functions of users' own, as the guard is told of them; what they truly run is tried in test_casts.py."""

from __future__ import annotations

import pytest

from reliability.guard.casts import OwnCast, family
from reliability.guard.guard import guard
from reliability.values import Column, Schema, Table

SHOP = Schema("postgres", (Table("t", (Column("id", "INTEGER"),)), Table("moods", (Column("m", "MOOD"),))))
NAMED = OwnCast("int4", "jsonb")
OF_MOODS = OwnCast("mood", "int4", arises=frozenset({"moods"}))
UNNAMED = OwnCast("mood", "bool", unnamed=True, arises=frozenset({"moods"}))
TO_MOODS = OwnCast("int8", "mood", unnamed=True, wanted=frozenset({"moods"}))
EVERYWHERE = OwnCast("int4", "text", unnamed=True)


def allowed(sql: str, *casts: OwnCast) -> bool:
    return guard(sql, SHOP, "postgres", casts=casts).allowed


@pytest.mark.parametrize(
    ("sql", "cast", "runs"),
    [
        ("SELECT id::jsonb FROM t", NAMED, True),
        ("SELECT id::text FROM t", NAMED, False),
        ("SELECT id::text::jsonb FROM t", NAMED, False),
        ("SELECT id::int::jsonb FROM t", NAMED, True),
        ("SELECT id || id::text::jsonb FROM t", NAMED, False),
        ("SELECT CAST(id || id::text AS jsonb) FROM t", NAMED, True),
        ("SELECT timestamp '2026-01-01'", OwnCast("int4", "timestamptz"), True),
        ("SELECT CAST(id AS double precision) FROM t", OwnCast("int4", "float4"), True),
        ("SELECT id::character varying(3) FROM t", OwnCast("int4", "bpchar"), True),
        ("SELECT interval '1 day'", OwnCast("int4", "interval"), True),
        ("SELECT id::integer FROM t", OF_MOODS, False),
        ("SELECT m::integer FROM moods", OF_MOODS, True),
        ("SELECT (SELECT id::int FROM t) FROM moods", OF_MOODS, True),
        ("SELECT m FROM moods", OF_MOODS, False),
        ("SELECT m FROM moods", UNNAMED, True),
        ("SELECT id::bool FROM t", UNNAMED, False),
        ("SELECT count(*) FROM moods", TO_MOODS, True),
        ("SELECT id::bigint FROM t", TO_MOODS, False),
        ("SELECT 1", EVERYWHERE, True),
    ],
)
def test_a_statement_is_refused_where_the_cast_may_run(sql: str, cast: OwnCast, runs: bool) -> None:
    assert allowed(sql)
    assert allowed(sql, cast) is not runs
    assert allowed(sql, OwnCast("uuid", "money"), cast) is not runs


def test_the_reason_names_the_cast() -> None:
    reason = guard("SELECT id::jsonb FROM t", SHOP, "postgres", casts=[NAMED]).reason
    assert reason == "The database casts int4 to jsonb by a function that a user made."


def test_a_type_is_one_however_it_is_written() -> None:
    assert family("int") == family("INTEGER") == family("int4") != family("bigint")
    assert family("decimal") == family("numeric")
    assert family("jsonb") != family("json")
