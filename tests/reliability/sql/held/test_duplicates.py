"""What is there more than once."""

from __future__ import annotations

import pytest

from reliability.sql.contradictions import contradicts


@pytest.mark.parametrize(
    "sql", ["SELECT COUNT(DISTINCT mail) FROM people", "SELECT COUNT(*) FROM people", "SELECT mail FROM people"]
)
def test_different_values_are_no_duplicates(sql: str) -> None:
    assert contradicts(sql, "do we have any duplicate mails?", "sqlite")


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT mail FROM people GROUP BY mail HAVING COUNT(*) > 1",
        "SELECT COUNT(mail) - COUNT(DISTINCT mail) FROM people",
        "SELECT a.mail FROM people AS a JOIN people AS b ON a.mail = b.mail AND a.id < b.id",
        "SELECT t.mail FROM (SELECT mail, COUNT(*) AS n FROM people GROUP BY mail) AS t WHERE t.n > 1",
        "SELECT COUNT(*) FROM people WHERE is_duplicate = 1",
    ],
)
def test_what_holds_rows_against_one_another_tells_duplicates(sql: str) -> None:
    assert not contradicts(sql, "do we have any duplicate mails?", "sqlite")


@pytest.mark.parametrize(
    "question", ["how many mails without duplicates", "count mails, ignoring duplicates", "deduplicated mails"]
)
def test_duplicates_that_are_left_out_are_not_asked_for(question: str) -> None:
    assert not contradicts("SELECT COUNT(DISTINCT mail) FROM people", question, "sqlite")
