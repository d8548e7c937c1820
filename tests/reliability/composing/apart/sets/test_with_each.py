"""Who has both of two values, over a table between and by rows of their own."""

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

PEOPLE = Schema(
    "sqlite",
    (
        Table(
            "candidate",
            (
                key("candidate_id"),
                Column("first_name", "TEXT", nullable=False),
                Column("last_name", "TEXT", nullable=False),
                Column("country", "TEXT", samples=("France", "Spain")),
            ),
        ),
        Table("skill", (key("skill_id"), Column("name", "TEXT", nullable=False, samples=("SQL", "Python")))),
        Table(
            "candidate_skill",
            (Column("candidate_id", "INTEGER", nullable=False), Column("skill_id", "INTEGER", nullable=False)),
            foreign_keys=(
                ForeignKey(("candidate_id",), "candidate", ("candidate_id",)),
                ForeignKey(("skill_id",), "skill", ("skill_id",)),
            ),
        ),
        Table(
            "interview",
            (
                key("interview_id"),
                Column("candidate_id", "INTEGER", nullable=False),
                Column("kind", "TEXT", samples=("phone", "onsite")),
            ),
            foreign_keys=(ForeignKey(("candidate_id",), "candidate", ("candidate_id",)),),
        ),
    ),
)
SKILLS = (("skill", "name", "SQL"), ("skill", "name", "Python"))
KINDS = (("interview", "kind", "phone"), ("interview", "kind", "onsite"))


@pytest.mark.parametrize(
    "text", ["candidates with both SQL and Python skills", "Which candidates have both SQL and Python?"]
)
def test_who_has_both_has_a_row_with_each(text: str) -> None:
    sql = composed(PEOPLE, text, *SKILLS)[0].sql
    assert "FROM candidate WHERE" in sql
    assert sql.count("EXISTS (SELECT 1 FROM candidate_skill") == 2
    assert "skill.name = 'SQL'" in sql
    assert "skill.name = 'Python'" in sql


def test_both_may_be_rows_of_their_own_and_those_who_have_them_people() -> None:
    for text in (
        "How many candidates had both a phone and an onsite interview?",
        "who had both a phone and an onsite interview",
    ):
        found = [each.sql for each in composed(PEOPLE, text, *KINDS)]
        sql = next(sql for sql in found if sql.count("EXISTS (SELECT 1 FROM interview") == 2)
        assert "interview.kind = 'phone'" in sql
        assert "interview.kind = 'onsite'" in sql


def test_a_row_has_one_value_alone() -> None:
    cells = (("candidate", "country", "France"), ("candidate", "country", "Spain"))
    found = composed(PEOPLE, "candidates from both France and Spain", *cells)
    assert found
    assert all("EXISTS" not in each.sql for each in found)


def test_either_of_two_is_not_both() -> None:
    found = composed(PEOPLE, "candidates with SQL or Python skills", *SKILLS)
    assert not any("= 'SQL'" in each.sql and "= 'Python'" in each.sql for each in found)
