"""What people are paid by the time they came."""

from __future__ import annotations

import pytest

from reliability.sql.contradictions import contradicts

BY_HIRING = "SELECT STRFTIME('%Y-%m', hired_on) AS m, SUM(salary) FROM staff GROUP BY {}"


@pytest.mark.parametrize("key", ["STRFTIME('%Y-%m', hired_on)", "1"])
def test_salaries_per_month_are_not_those_of_who_was_hired_in_it(key: str) -> None:
    assert contradicts(BY_HIRING.format(key), "how much do we pay in salaries per month", "sqlite")


@pytest.mark.parametrize(
    "question", ["salaries by month of hiring", "what do new people cost per month", "pay by start month"]
)
def test_who_speaks_of_coming_is_heard(question: str) -> None:
    assert not contradicts(BY_HIRING.format("1"), question, "sqlite")


def test_other_groups_and_figures_stay() -> None:
    for sql in (
        "SELECT team, SUM(salary) FROM staff GROUP BY team",
        "SELECT STRFTIME('%Y-%m', paid_on), SUM(salary) FROM payslips GROUP BY 1",
        "SELECT STRFTIME('%Y-%m', hired_on), COUNT(*) FROM staff GROUP BY 1",
    ):
        assert not contradicts(sql, "salaries per month", "sqlite")
