"""Who did not do something."""

from __future__ import annotations

import pytest

from reliability.accounting.accounting import account_for
from reliability.composing.in_full import in_full
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import TODAY, key

NAMES = (Column("first_name", "TEXT", nullable=False), Column("last_name", "TEXT", nullable=False))
SCHOOL = Schema(
    "sqlite",
    (
        Table("pupils", (key("pupil_id"), *NAMES)),
        Table("teachers", (key("teacher_id"), *NAMES)),
        Table(
            "loans",
            (
                key("loan_id"),
                Column("pupil_id", "INTEGER", nullable=False),
                Column("teacher_id", "INTEGER"),
                Column("lent_on", "DATE", nullable=False),
            ),
            foreign_keys=(
                ForeignKey(("pupil_id",), "pupils", ("pupil_id",)),
                ForeignKey(("teacher_id",), "teachers", ("teacher_id",)),
            ),
        ),
    ),
)


def said(text: str) -> list[str]:
    return [each for each, _ in in_full(account_for(text, SCHOOL, [], TODAY), SCHOOL, TODAY)]


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("who hasn't had a loan this year", "haven't had a loan this year"),
        ("Who has not had any loans?", "have not had any loans?"),
        ("who never had a loan", "never had a loan"),
        ("everyone who didn't have a loan", "didn't have a loan"),
    ],
)
def test_who_did_not_is_asked_of_each_table_of_people(text: str, whole: str) -> None:
    found = said(text)
    assert f"which pupils {whole}" in found
    assert f"which teachers {whole}" in found


@pytest.mark.parametrize(
    "text", ["who had a loan", "which pupils haven't had a loan", "how many never had a loan", "who isn't a pupil"]
)
def test_other_questions_are_as_they_are(text: str) -> None:
    assert not any(each.startswith("which teachers") for each in said(text))
