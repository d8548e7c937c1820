"""Names and other texts that are not to contain, begin or end with what is quoted."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

PATIENTS = Table("patients", (key("patient_id"), Column("patient_name", "TEXT", nullable=False)))
STAYS = Table(
    "stays",
    (
        key("stay_id"),
        Column("patient_id", "INTEGER", nullable=False),
        Column("ward", "TEXT", nullable=False),
    ),
    foreign_keys=(ForeignKey(("patient_id",), "patients", ("patient_id",)),),
)
HOSPITAL = Schema("postgres", (PATIENTS, STAYS))


@pytest.mark.parametrize(
    ("words", "pattern"),
    [
        ('does not contain "Smith"', "NOT ILIKE '%Smith%'"),
        ('doesn\'t start with "A"', "NOT ILIKE 'A%'"),
        ('does not end with "son"', "NOT ILIKE '%son'"),
        ('is not like "Smith"', "NOT ILIKE '%Smith%'"),
        ('does not contain "50%_"', "NOT ILIKE '%50!%!_%' ESCAPE '!'"),
        ('contains "Smith"', "ILIKE '%Smith%'"),
    ],
)
def test_a_pattern_is_denied_where_the_words_deny_it(words: str, pattern: str) -> None:
    assert composed(HOSPITAL, f"patients whose name {words}")[0].sql == (
        f"SELECT patients.patient_name FROM patients WHERE patients.patient_name {pattern}"
    )


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ('contains "Smith" or "Lee"', "({0} ILIKE '%Smith%' OR {0} ILIKE '%Lee%')"),
        ('starts with "Sm", "Le" or "Jo"', "({0} ILIKE 'Sm%' OR {0} ILIKE 'Le%' OR {0} ILIKE 'Jo%')"),
        ('contains "Smith" and "Lee"', "{0} ILIKE '%Smith%' AND {0} ILIKE '%Lee%'"),
        ('contains "Smith" but not "Lee"', "{0} ILIKE '%Smith%' AND {0} NOT ILIKE '%Lee%'"),
        ('does not contain "Smith" or "Lee"', "{0} NOT ILIKE '%Smith%' AND {0} NOT ILIKE '%Lee%'"),
        ('is "Smith" or "Lee"', "{0} IN ('Smith', 'Lee')"),
    ],
)
def test_what_is_quoted_in_a_list_is_held_to_the_same_property(words: str, where: str) -> None:
    assert composed(HOSPITAL, f"patients whose name {words}")[0].sql == (
        f"SELECT patients.patient_name FROM patients WHERE {where.format('patients.patient_name')}"
    )


def test_what_something_else_is_not_is_not_said_of_the_text() -> None:
    sql = composed(HOSPITAL, 'patients who have no stays and whose name contains "Smith"')[0].sql
    assert "patients.patient_name ILIKE '%Smith%'" in sql


def test_rows_below_are_to_have_no_such_text_at_all() -> None:
    found = [
        each.sql for each in composed(HOSPITAL, 'how many patients have stays whose ward does not contain "North"')
    ]
    assert not any("stays.ward ILIKE" in sql and "NOT EXISTS" not in sql for sql in found)
