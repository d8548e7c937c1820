"""Those who are still there in place of those who were lost."""

import pytest

from reliability.sql.contradictions import contradicts

ALL = "SELECT COUNT(*) FROM customers"


@pytest.mark.parametrize(
    "rest",
    [
        "",
        " WHERE joined >= '2026-01-01' AND joined < '2027-01-01'",
        " WHERE joined BETWEEN '2026-01-01' AND '2026-12-31' AND is_deleted = 0",
        " WHERE NOT is_deleted",
        " WHERE is_deleted = FALSE AND town = 'Porto'",
        " JOIN orders ON orders.customer = customers.id WHERE orders.day >= '2026-01-01'",
    ],
)
@pytest.mark.parametrize("question", ["How many customers did we lose in Porto?", "inactive customers in Porto"])
def test_who_is_only_not_gone_was_not_lost(rest: str, question: str) -> None:
    assert contradicts(ALL + rest, question, "sqlite")


@pytest.mark.parametrize(
    "rest",
    [
        " WHERE is_deleted = 1",
        " WHERE is_deleted AND town = 'Porto'",
        " WHERE status = 'Closed'",
        " WHERE NOT id IN (SELECT customer FROM orders)",
        " WHERE NOT EXISTS (SELECT 1 FROM orders WHERE orders.customer = customers.id)",
        " WHERE left_on IS NOT NULL",
        " WHERE last_order < '2026-01-01'",
        " JOIN orders ON orders.customer = customers.id GROUP BY customers.id HAVING MAX(orders.day) < '2026-01-01'",
        " LEFT JOIN orders ON orders.customer = customers.id GROUP BY customers.id HAVING COUNT(orders.id) < 1",
        "_old",
    ],
)
def test_whoever_may_be_gone_is_not_looked_into(rest: str) -> None:
    assert not contradicts(ALL + rest, "How many customers have we lost in Porto?", "sqlite")


@pytest.mark.parametrize(
    "question",
    [
        "How many customers do we have?",
        "customers that we have not lost",
        "lost and active customers",
        "which lost parcels",
    ],
)
def test_other_questions_are_not_about_who_is_gone(question: str) -> None:
    assert not contradicts(ALL, question, "sqlite")


@pytest.mark.parametrize("text", ["Inactive", "lapsed", "dormant"])
def test_a_state_of_that_name_tells_them(text: str) -> None:
    assert not contradicts(f"{ALL} WHERE state = '{text}'", f"{text.lower()} customers", "sqlite")
