"""The best in place of the worst."""

import pytest

from reliability.sql.contradictions import contradicts

FIRST = "SELECT s.name FROM orders AS o JOIN shops AS s ON s.id = o.shop GROUP BY s.id, s.name ORDER BY {} DESC LIMIT 3"


@pytest.mark.parametrize("by", ["COUNT(*)", "SUM(o.revenue)", "AVG(o.rating)"])
def test_the_most_of_what_is_good_is_not_the_worst(by: str) -> None:
    assert contradicts(FIRST.format(by), "what are our 3 worst shops", "sqlite")
    assert contradicts(
        FIRST.format(by).replace(" GROUP", " WHERE o.status <> 'cancelled' GROUP"), "our weakest shops", "sqlite"
    )
    assert not contradicts(FIRST.format(by), "what are our 3 best shops", "sqlite")
    assert not contradicts(FIRST.format(by).replace("DESC", "ASC"), "what are our 3 worst shops", "sqlite")
    assert not contradicts(FIRST.format(by), "the 3 shops with the most orders of our worst buyers", "sqlite")


@pytest.mark.parametrize(
    "sql",
    [
        FIRST.format("SUM(o.refund_amount)"),
        FIRST.format("COUNT(*)").replace("orders", "complaints"),
        FIRST.format("COUNT(*)").replace(" GROUP", " WHERE o.status = 'cancelled' GROUP"),
        FIRST.format("AVG(JULIANDAY(o.shipped) - JULIANDAY(o.ordered))"),
    ],
)
def test_the_most_of_what_is_bad_may_be_the_worst(sql: str) -> None:
    assert not contradicts(sql, "what are our 3 worst shops", "sqlite")


@pytest.mark.parametrize(
    ("question", "sql", "wrong"),
    [
        ("who is my best worker in Graz", "SELECT name FROM staff ORDER BY staff.salary DESC LIMIT 1", True),
        ("top performers", "SELECT name FROM staff WHERE wage = (SELECT MAX(wage) FROM staff)", True),
        ("who is my best paid worker", "SELECT name FROM staff ORDER BY salary DESC LIMIT 1", False),
        ("best workers and what they earn", "SELECT name FROM staff ORDER BY salary DESC LIMIT 1", False),
        ("best workers", "SELECT name, salary FROM staff ORDER BY sold DESC LIMIT 1", False),
        ("best jobs", "SELECT name FROM staff ORDER BY salary DESC LIMIT 1", False),
    ],
)
def test_who_is_paid_most_need_not_work_best(question: str, sql: str, wrong: bool) -> None:
    assert contradicts(sql, question, "sqlite") is wrong
