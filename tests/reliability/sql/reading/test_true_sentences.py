"""Sentences that say what a query does where words near at hand would say something else."""

from __future__ import annotations

import pytest

from reliability.sql.english import reading
from reliability.sql.headings import headings
from reliability.values import Dialect

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
