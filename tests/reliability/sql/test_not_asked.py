"""Days to what is no day, and other numbers than the one that is given."""

from __future__ import annotations

import doctest

import pytest

from reliability.sql import not_asked
from reliability.sql.not_asked import (
    days_of_no_day,
    every_left_out,
    exceptions_left_out,
    figures_left_out,
    lateness_left_out,
    numbers_left_out,
    one_of_both_left_out,
    shows_a_figure_twice,
)
from reliability.values import Dialect

FROM_COUNT = (
    "SELECT AVG(JULIANDAY(o.n) - JULIANDAY(c.joined_on)) FROM customers AS c JOIN "
    "(SELECT customer_id, {} AS n FROM orders GROUP BY customer_id) AS o ON o.customer_id = c.customer_id"
)


def test_the_examples_in_the_docstrings_hold() -> None:
    result = doctest.testmod(not_asked)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize(
    ("dialect", "sql", "none"),
    [
        ("sqlite", FROM_COUNT.format("COUNT(*)"), True),
        ("sqlite", FROM_COUNT.format("MIN(ordered_on)"), False),
        ("sqlite", "SELECT JULIANDAY('2026-11-21') - JULIANDAY(birth_year) FROM customers", True),
        ("sqlite", "SELECT 2026 - birth_year FROM customers", False),
        ("sqlite", "SELECT JULIANDAY(is_deleted) - JULIANDAY(joined_on) FROM customers", True),
        ("mysql", "SELECT DATEDIFF(paid_on, discount_pct) FROM orders", True),
        ("mysql", "SELECT DATEDIFF(paid_on, ordered_on) FROM orders", False),
        ("duckdb", "SELECT DATE_DIFF('day', ordered_on, paid_on) FROM orders", False),
        ("postgres", "SELECT paid_on - ordered_on FROM orders", False),
        ("sqlite", "SELECT AVG(paid_on - ordered_on) FROM orders", True),
        ("mysql", "SELECT AVG(ship_date - order_date) FROM orders", True),
        ("sqlite", "SELECT DATE('now') - DATE(ordered_on) FROM orders", True),
        ("sqlite", "SELECT JULIANDAY(paid_on) - JULIANDAY(ordered_on) FROM orders", False),
        ("sqlite", "SELECT ended_at - started_at FROM rides", False),
        ("sqlite", "SELECT 2026 - opened_on FROM stores", False),
        ("sqlite", "SELECT", False),
    ],
)
def test_days_are_counted_between_days(dialect: Dialect, sql: str, none: bool) -> None:
    assert days_of_no_day(sql, dialect) is none


@pytest.mark.parametrize(
    ("sql", "twice"),
    [
        ("SELECT SUM(a.net) AS one, SUM(a.net) AS other FROM a", True),
        ("SELECT a.name, SUM(CASE WHEN a.y = 1 THEN a.net END), SUM(CASE WHEN a.y = 1 THEN a.net END) FROM a", True),
        ("SELECT SUM(CASE WHEN a.y = 1 THEN a.net END), SUM(CASE WHEN a.y = 2 THEN a.net END) FROM a", False),
        ("SELECT a.name, a.name FROM a", False),
        ("SELECT AVG(a.net), a.name FROM a GROUP BY a.name", False),
        ("SELECT SUM(a.net) FROM a UNION SELECT SUM(a.net) FROM a", False),
        ("SELECT", False),
    ],
)
def test_the_same_figure_in_two_columns(sql: str, twice: bool) -> None:
    assert shows_a_figure_twice(sql, "sqlite") is twice


@pytest.mark.parametrize(
    ("question", "condition", "left_out"),
    [
        ("who earns more than 70k", "pay > 70", ("70k",)),
        ("who earns more than 70k", "pay > 90000", ("70k",)),
        ("who earns more than 70k", "pay > 70000", ()),
        ("who earns more than 70k", "pay >= 70001", ()),
        ("who earns more than 70k", "pay_cents > 7000000", ()),
        ("who earns more than 70k", "pay > bonus", ()),
        ("who earns more than 70k", "pay > (SELECT AVG(pay) FROM t)", ()),
        ("orders over €1,250.50", "revenue > 1250.5", ()),
        ("orders over 1.000 euros", "revenue > 1000", ()),
        ("orders over 1.000 euros", "revenue > 5", ("1.000",)),
        ("between 5 and 9, but at least 6 items", "n BETWEEN 5 AND 9", ()),
        ("orders over 20 percent off", "discount > 0.3", ()),
        ("orders of more than 30 days", "days > 9", ()),
        ("more than 2 orders over 100 euros", "revenue > 100", ()),
        ("orders", "revenue > 100", ()),
        ("teams with more than 10 people and an average pay above 60k", "pay > 60000", ("10",)),
        ("teams with more than 10 people and an average pay above 60k", "pay > 60000 AND n > 10", ()),
        ("teams with more than 10 people and an average pay above 60k", "pay > 6000000 AND n >= 11", ()),
        ("teams with more than 10 people and pay above 60k", "pay > 60000 AND id IN (SELECT i FROM u LIMIT 10)", ()),
        ("over 2 million", "n > 2000000", ()),
    ],
)
def test_another_number_in_place_of_the_one_given(question: str, condition: str, left_out: tuple[str, ...]) -> None:
    assert numbers_left_out(f"SELECT 1 FROM t WHERE {condition}", question, "sqlite") == left_out


@pytest.mark.parametrize(
    ("question", "sql", "left_out"),
    [
        ("second most expensive lamp of each maker", "SELECT maker, MAX(price) FROM lamps GROUP BY maker", ("second",)),
        ("the 2nd highest price", "SELECT price FROM lamps ORDER BY price DESC LIMIT 2", ("2nd",)),
        ("the second highest price", "SELECT price FROM lamps ORDER BY price DESC LIMIT 1 OFFSET 1", ()),
        ("the second highest price", "SELECT MIN(price) FROM (SELECT price FROM lamps ORDER BY price DESC LIMIT 2) AS t", ()),
        ("the third best seller", "SELECT n FROM (SELECT n, RANK() OVER (ORDER BY sold DESC) AS p FROM t) AS t WHERE p = 3", ()),
        ("the third best seller", "SELECT n FROM (SELECT n, RANK() OVER (ORDER BY sold DESC) AS p FROM t) AS t WHERE p = 1", ("third",)),
        ("sales of the second quarter", "SELECT SUM(net) FROM sales", ()),
        ("the second highest price over 20 euros", "SELECT MAX(price) FROM lamps WHERE price > 5", ("20", "second")),
    ],
)  # fmt: skip
def test_the_second_is_not_the_first(question: str, sql: str, left_out: tuple[str, ...]) -> None:
    assert numbers_left_out(sql, question, "sqlite") == left_out


@pytest.mark.parametrize(
    ("question", "sql", "left_out"),
    [
        ("standard deviation of prices", "SELECT AVG(price) FROM lamps", ("standard deviation",)),
        ("std. dev of prices", "SELECT price FROM lamps", ("std. dev",)),
        ("standard deviation of prices", "SELECT STDDEV_POP(price) FROM lamps", ()),
        ("standard deviation of prices", "SELECT SQRT(AVG(price * price) - AVG(price) * AVG(price)) FROM lamps", ()),
        ("90th percentile of prices", "SELECT 0.9 * SUM(price) FROM lamps", ("90th percentile",)),
        ("p95 of prices", "SELECT MAX(price) FROM lamps", ("p95",)),
        ("90th percentile of prices", "SELECT PERCENTILE_CONT(0.9) WITHIN GROUP (ORDER BY price) FROM lamps", ()),
        ("90th percentile of prices", "SELECT quantile_cont(price, 0.9) FROM lamps", ()),
        ("90th percentile of prices", "SELECT price FROM lamps ORDER BY price LIMIT 1 OFFSET 90", ()),
        ("which quartile is each lamp in", "SELECT name, NTILE(4) OVER (ORDER BY price) FROM lamps", ()),
        ("the top decile of lamps", "SELECT name FROM lamps ORDER BY price DESC LIMIT (SELECT COUNT(*) / 10 FROM lamps)", ()),
        ("is the price correlated with sales", "SELECT AVG(price), SUM(sold) FROM lamps", ("correlated",)),
        ("is the price correlated with sales", "SELECT CORR(price, sold) FROM lamps", ()),
        ("weighted average price", "SELECT AVG(price) FROM lamps", ("weighted average",)),
        ("weighted average price", "SELECT SUM(price * sold) / SUM(sold) FROM lamps", ()),
        ("retention of buyers by month", "SELECT month, COUNT(*) FROM buyers GROUP BY month", ("retention of",)),
        ("retention rate by month", "SELECT month, COUNT(*) FROM b WHERE EXISTS (SELECT 1 FROM b AS c) GROUP BY month", ()),
        ("7-day moving average of sales", "SELECT AVG(n) FROM (SELECT COUNT(*) AS n FROM sales)", ("7-day moving average",)),
        ("rolling 3 month total", "SELECT SUM(v) OVER (ORDER BY m) FROM sales", ("rolling 3 month total",)),
        ("rolling average", "SELECT AVG(v) OVER (ORDER BY m ROWS BETWEEN 6 PRECEDING AND CURRENT ROW) FROM sales", ()),
        ("lamps often bought together", "SELECT name FROM lamps WHERE EXISTS (SELECT 1 FROM sales)", ("bought together",)),
        ("lamps often bought together", "SELECT a.lamp, b.lamp FROM sales AS a JOIN sales AS b ON a.basket = b.basket", ()),
        ("is the difference statistically significant", "SELECT STDDEV(price) FROM lamps", ("statistically significant",)),
        ("average price, together with the other figures", "SELECT AVG(price) FROM lamps", ()),
        ("average price", "SELECT AVG(price) FROM lamps", ()),
        ("standard deviation", "no query (", ()),
    ],
)  # fmt: skip
def test_a_figure_of_statistics_has_no_likeness(question: str, sql: str, left_out: tuple[str, ...]) -> None:
    assert figures_left_out(sql, question, "postgres") == left_out


@pytest.mark.parametrize(
    ("question", "condition", "left_out"),
    [
        ("orders over 500 euros that shipped late", "revenue > 500", ("shipped late",)),
        ("which loans came back too late", "returned_on IS NOT NULL", ("came back too late",)),
        ("invoices that were paid late in full", "paid_on IS NOT NULL", ()),
        ("orders that shipped late", "reason = 'Late Delivery'", ()),
        ("orders that shipped late", "is_late = 1", ()),
        ("orders that shipped late", "shipped_on > promised_on", ()),
        ("orders that shipped late", "JULIANDAY(shipped_on) - JULIANDAY(ordered_on) > 7", ()),
        ("orders that shipped late last year", "revenue > 500", ()),
        ("late orders", "status = 'Pending'", ()),
        ("the latest orders that shipped", "revenue > 500", ()),
    ],
)
def test_what_was_done_late_is_not_just_done(question: str, condition: str, left_out: tuple[str, ...]) -> None:
    assert lateness_left_out(f"SELECT 1 FROM t WHERE {condition}", question, "sqlite") == left_out


@pytest.mark.parametrize(
    ("question", "sql", "left_out"),
    [
        ("loans by town, apart from Faro", "SELECT town, COUNT(*) FROM loans GROUP BY town", ("Faro",)),
        ("loans by town except for those in Faro", "SELECT town, COUNT(*) FROM loans GROUP BY town", ("Faro",)),
        ("everywhere but Faro, how many loans", "SELECT COUNT(*) FROM loans", ("Faro",)),
        ("loans outside Faro", "SELECT COUNT(*) FROM loans WHERE kind = 'car'", ("Faro",)),
        ("loans outside Faro", "SELECT COUNT(*) FROM loans WHERE town <> 'Faro'", ()),
        ("loans outside Faro", "SELECT COUNT(*) FROM loans WHERE town IN ('Porto', 'Braga')", ()),
        ("loans outside Faro", "SELECT COUNT(*) FROM loans WHERE shop IN (SELECT id FROM s WHERE NOT a = 'Faro')", ()),
        ("loans in Faro by town", "SELECT town, COUNT(*) FROM loans GROUP BY town", ()),
        ("loans besides Faro", "SELECT COUNT(*) FROM loans", ()),  # or with it
    ],
)
def test_what_is_excepted_is_left_out(question: str, sql: str, left_out: tuple[str, ...]) -> None:
    assert exceptions_left_out(sql, question, {"Faro": "loans.town=Faro"}, "sqlite") == left_out


def test_from_a_day_to_the_same_day_there_are_no_days() -> None:
    assert days_of_no_day("SELECT 1 FROM t WHERE JULIANDAY(t.paid_on) - JULIANDAY(t.paid_on) < 30", "sqlite")
    assert days_of_no_day("SELECT 1 FROM t WHERE JULIANDAY(DATE(t.paid_on)) - JULIANDAY(t.paid_on) < 30", "sqlite")
    assert not days_of_no_day("SELECT 1 FROM t WHERE JULIANDAY(t.paid_on) - JULIANDAY(t.due_on) < 30", "sqlite")
    assert not days_of_no_day("SELECT 1 FROM t JOIN u WHERE JULIANDAY(t.paid_on) - JULIANDAY(u.paid_on) < 30", "sqlite")


def test_who_is_under_an_age_was_born_after_a_year() -> None:
    assert numbers_left_out("SELECT 1 FROM t WHERE birth_year > 1996", "members under 30", "sqlite") == ()
    assert numbers_left_out("SELECT 1 FROM t WHERE pay > 1996", "members above 3000 euros", "sqlite") == ("3000",)


@pytest.mark.parametrize(
    ("question", "condition", "left_out"),
    [
        ("who drank both tea and coffee", "drink = 'Coffee'", ("tea",)),
        ("who drank tea and coffee both", "drink = 'Tea'", ("coffee",)),
        ("who drank both the tea and, at noon, coffee", "drink = 'Tea'", ("coffee",)),
        ("who drank both tea and coffee", "drink IN ('Tea', 'Coffee')", ()),
        ("who drank both tea and coffee", "kind = 'hot'", ()),
        ("who drank tea and coffee", "drink = 'Tea'", ()),
        ("who drank both the coffee and the milk, and then tea", "drink = 'Coffee'", ()),
    ],
)
def test_who_wants_both_is_not_told_of_one(question: str, condition: str, left_out: tuple[str, ...]) -> None:
    cells = {"tea": ["cups.drink=Tea"], "coffee": ["cups.drink=Coffee"]}
    assert one_of_both_left_out(f"SELECT 1 FROM cups WHERE {condition}", question, cells, "sqlite") == left_out


@pytest.mark.parametrize(
    ("question", "sql", "left_out"),
    [
        ("boats that called at every harbour", "SELECT name FROM boats", ("at every harbour",)),
        ("which boats, that were in all of the harbours, sank", "SELECT name FROM boats", ("in all of the harbours",)),
        ("boats that called at every harbour", "SELECT b FROM c GROUP BY b HAVING COUNT(DISTINCT h) = 4", ()),
        ("boats that called at every harbour", "SELECT n FROM b WHERE NOT EXISTS (SELECT 1 FROM h)", ()),
        ("how often did boats that sail call at every harbour", "SELECT name FROM boats", ("at every harbour",)),
        ("number of boats that called at every harbour", "SELECT COUNT(*) FROM boats", ()),
        ("all boats in Faro", "SELECT name FROM boats", ()),
        ("who all joined in May", "SELECT name FROM boats", ()),
        ("the last time that every boat was painted", "SELECT name FROM boats", ()),
        ("boats that belong to the owners of all our piers", "SELECT name FROM boats", ()),
        ("boats that sail in all weathers", "SELECT name FROM boats", ("in all weathers",)),
        ("harbours that sell all charts", "SELECT name FROM harbours", ("all charts",)),
    ],
)
def test_that_it_is_so_of_every_one_is_not_left_out(question: str, sql: str, left_out: tuple[str, ...]) -> None:
    assert every_left_out(sql, question, "sqlite") == left_out
