"""What is overdue today, what was done after its day, and what in time."""

from dataclasses import replace

import pytest

from reliability.accounting.accounting import account_for
from reliability.composing.composing import explained_by_time
from reliability.values import Column, Schema, Table
from tests.support.composing.wordings import TODAY, composed, key

BILLS = Table(
    "bills",
    (
        key("bill_id"),
        Column("supplier", "TEXT", nullable=False),
        Column("amount", "NUMERIC", nullable=False),
        Column("issued_on", "DATE", nullable=False),
        Column("due_on", "DATE", nullable=False),
        Column("paid_on", "DATE"),
    ),
)
HIRES = Table(
    "hires",
    (
        key("hire_id"),
        Column("tool", "TEXT", nullable=False),
        Column("dueDate", "DATE", nullable=False),
        Column("returnedAt", "TIMESTAMP"),
        Column("cancelledAt", "TIMESTAMP"),
    ),
)
OFFICE = Schema("postgres", (BILLS, HIRES))
OVERDUE = "bills.due_on < '2026-11-21' AND bills.paid_on IS NULL"


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(OFFICE, text, *cells)[0].sql


@pytest.mark.parametrize(
    "words", ["are overdue", "are past due", "are past their due date", "should have been paid by now"]
)
def test_what_is_not_done_by_its_day_is_overdue(words: str) -> None:
    assert first(f"how many bills {words}?") == f"SELECT COUNT(*) FROM bills WHERE {OVERDUE}"


def test_others_are_not_due_yet_or_done() -> None:
    sql = first("how many bills are not overdue?")
    assert sql.endswith("WHERE (bills.due_on >= '2026-11-21' OR bills.paid_on IS NOT NULL)")


def test_a_status_that_is_called_so_comes_first() -> None:
    cells = (("bills", "status", "overdue"),)
    billed = replace(BILLS, columns=(*BILLS.columns, Column("status", "TEXT", samples=("overdue", "paid"))))
    found = [each.sql for each in composed(Schema("postgres", (billed,)), "how many bills are overdue?", *cells)]
    assert found[0].endswith("WHERE bills.status = 'overdue'")
    assert any(sql.endswith(OVERDUE) for sql in found)


@pytest.mark.parametrize("words", ["paid late", "paid after the due date", "paid past their due date"])
def test_what_is_done_after_its_day_is_late(words: str) -> None:
    assert first(f"how many bills were {words}?").endswith("WHERE bills.paid_on > bills.due_on")
    share = first(f"what percentage of bills was {words}?")
    assert "COUNT(CASE WHEN bills.paid_on > bills.due_on THEN 1 END)" in share


def test_in_time_is_not_late() -> None:
    assert first("how many bills were paid on time?").endswith("WHERE bills.paid_on <= bills.due_on")


def test_a_moment_is_late_by_its_day() -> None:
    sql = first("how many hires were returned late?")
    assert sql.endswith('WHERE CAST(hires."returnedAt" AS DATE) - hires."dueDate" > 0')


@pytest.mark.parametrize("question", ["the latest bills", "bills issued late in 2025", "bills due in march 2026"])
def test_other_words_of_time_say_nothing_of_a_due_day(question: str) -> None:
    assert not any("> bills.due_on" in each.sql or OVERDUE in each.sql for each in composed(OFFICE, question)[:3])


def test_where_nothing_is_due_nothing_is_overdue() -> None:
    office = Schema("postgres", (replace(BILLS, columns=(*BILLS.columns[:4], BILLS.columns[5])),))
    assert not any("<" in each.sql for each in composed(office, "how many bills are overdue?"))


def test_what_the_dates_of_a_row_explain_is_not_missing() -> None:
    office = Schema("postgres", (BILLS,))
    account = account_for("which bills were paid after the due date", office, [], TODAY)
    assert account.missing == ("due date",)
    timely = explained_by_time(account, office, TODAY)
    assert (timely.missing, timely.explained) == ((), 1.0)


@pytest.mark.parametrize(
    ("year", "months"), [("in 2025", ("2025-01-01", "2026-01-01")), ("2025", ("2025-01-01", "2026-01-01"))]
)
def test_what_was_done_late_in_a_year_is_late_and_of_that_year(year: str, months: tuple[str, str]) -> None:
    sql = first(f"how many bills were paid late {year}?")
    assert "bills.paid_on > bills.due_on" in sql
    assert f">= '{months[0]}'" in sql
    assert f"< '{months[1]}'" in sql
