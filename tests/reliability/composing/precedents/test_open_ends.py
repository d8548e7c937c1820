"""A known query that leaves the end of its period open gets one where another period is asked about."""

from datetime import date

import pytest

from reliability.composing.precedents.adapting import NamedThings, adapted
from reliability.question.periods import Period
from reliability.values import Schema

THIS, LAST = Period(date(2026, 1, 1), date(2027, 1, 1)), Period(date(2025, 1, 1), date(2026, 1, 1))


def of(period: Period) -> NamedThings:
    return NamedThings(frozenset(), (period,), ())


@pytest.mark.parametrize(
    ("known", "written"),
    [
        (
            "SELECT COUNT(*) FROM orders WHERE order_date >= '2026-01-01' AND status = 'Paid'",
            "SELECT COUNT(*) FROM orders WHERE order_date >= '2025-01-01' AND order_date < '2026-01-01' AND status = 'Paid'",
        ),
        (
            "SELECT SUM(CASE WHEN order_date >= '2026-01-01' THEN revenue END) FROM orders",
            "SELECT SUM(CASE WHEN (order_date >= '2025-01-01' AND order_date < '2026-01-01') THEN revenue END) FROM orders",
        ),
        (
            "SELECT COUNT(*) FROM orders WHERE order_date >= '2026-01-01' AND order_date < '2027-01-01'",
            "SELECT COUNT(*) FROM orders WHERE order_date >= '2025-01-01' AND order_date < '2026-01-01'",
        ),
    ],
)
def test_what_begins_with_a_period_ends_with_it(known: str, written: str) -> None:
    assert adapted(known, of(THIS), of(LAST), Schema("sqlite", ())) == (written,)


def test_the_same_period_is_left_as_it_was() -> None:
    known = "SELECT COUNT(*) FROM orders WHERE order_date >= '2026-01-01'"
    assert adapted(known, of(THIS), of(THIS), Schema("sqlite", ())) == (known,)


def test_a_period_without_an_end_gets_none() -> None:
    known = "SELECT COUNT(*) FROM orders WHERE order_date >= '2026-01-01'"
    asked = of(Period(date(2024, 1, 1), None))
    assert adapted(known, of(THIS), asked, Schema("sqlite", ())) == (known.replace("2026", "2024"),)
