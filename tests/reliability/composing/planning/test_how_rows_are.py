"""How rows are said to be: open, active, accepted; what there is none of; the second highest; groups of so many."""

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

STAFFING = Schema(
    "sqlite",
    (
        Table(
            "client",
            (
                key("client_id"),
                Column("company_name", "TEXT", nullable=False),
                Column("country", "TEXT", nullable=False),
                Column("is_key_account", "BOOLEAN", nullable=False),
            ),
        ),
        Table(
            "job",
            (
                key("job_id"),
                Column("client_id", "INTEGER", nullable=False),
                Column("title", "TEXT", nullable=False),
                Column("salary", "INTEGER"),
                Column("opened_on", "DATE", nullable=False),
                Column("closed_on", "DATE"),
                Column("status", "TEXT", nullable=False, samples=("open", "filled", "on_hold")),
            ),
            foreign_keys=(ForeignKey(("client_id",), "client", ("client_id",)),),
        ),
        Table(
            "offer",
            (
                key("offer_id"),
                Column("job_id", "INTEGER", nullable=False),
                Column("amount", "REAL", nullable=False),
                Column("offered_on", "DATE", nullable=False),
                Column("accepted_on", "DATE"),
                Column("declined_on", "DATE"),
                Column("unit_rate", "REAL"),
            ),
            foreign_keys=(ForeignKey(("job_id",), "job", ("job_id",)),),
        ),
        Table(
            "contract",
            (
                key("contract_id"),
                Column("client_id", "INTEGER", nullable=False),
                Column("stat", "TEXT", comment="ACT active, END ended, CAN cancelled", samples=("ACT", "END", "CAN")),
                Column("end_dt", "DATE"),
            ),
            foreign_keys=(ForeignKey(("client_id",), "client", ("client_id",)),),
        ),
    ),
)
OPEN, ACT, CAN = ("job", "status", "open"), ("contract", "stat", "ACT"), ("contract", "stat", "CAN")


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(STAFFING, text, *cells)[0].sql


def test_rows_are_open_or_active_by_the_cell_that_says_so_before_other_states() -> None:
    assert "job.status = 'open'" in first("How many open jobs are there per client?", OPEN)
    assert "contract.stat = 'ACT'" in first("How many active contracts are there?", ACT)


def test_without_such_a_cell_rows_are_open_that_are_not_closed() -> None:
    assert "job.closed_on IS NULL" in first("How many current jobs are there per client?")


def test_what_was_accepted_has_a_day_of_that_and_is_not_only_not_declined() -> None:
    assert "offer.accepted_on IS NOT NULL" in first("average amount of accepted offers")
    assert "offer.accepted_on IS NULL" in first("How many offers were not accepted?")
    assert "offer.declined_on IS NOT NULL" in first("How many offers were declined?")


@pytest.mark.parametrize("text", ["What is the offer acceptance rate?", "acceptance rate of offers"])
def test_a_rate_of_a_noun_is_the_share_of_what_that_was_done_to(text: str) -> None:
    sql = first(text)
    assert "offer.accepted_on IS NOT NULL" in sql
    assert "COUNT(*)" in sql
    assert "100.0" in sql


def test_a_cancellation_rate_is_a_share_although_another_column_is_a_rate() -> None:
    assert "contract.stat = 'CAN'" in first("cancellation rate of contracts", CAN)
    assert "100.0" in first("cancellation rate of contracts", CAN)
    assert "AVG(offer.unit_rate)" in first("average unit rate of offers")


def test_a_code_that_a_comment_explains_is_short_for_no_other_word() -> None:
    found = composed(STAFFING, "How many clients were affected?", ACT)
    assert all("'ACT'" not in each.sql for each in found)


@pytest.mark.parametrize("text", ["clients with no open jobs", "How many clients are without open jobs?"])
def test_what_stands_before_a_thing_says_which_of_it_there_is_none_of(text: str) -> None:
    sql = first(text, OPEN)
    assert "FROM client WHERE NOT EXISTS" in sql
    assert "job.status = 'open'" in sql


def test_those_named_by_a_state_have_none_of_it() -> None:
    sql = first("key accounts with no open jobs", OPEN)
    assert "client.is_key_account" in sql
    assert "NOT EXISTS" in sql
    assert "job.status = 'open'" in sql


def test_nothing_lacks_rows_where_these_alone_are_named() -> None:
    assert "NOT EXISTS" not in first("no open jobs", OPEN)
    assert "NOT EXISTS" in first("clients with no jobs")
    assert "status" not in first("clients with no jobs")


@pytest.mark.parametrize(
    ("text", "skipped"), [("second highest salary of a job", 1), ("Which job has the third highest salary?", 2)]
)
def test_the_second_in_order_leaves_out_the_first(text: str, skipped: int) -> None:
    found = [each.sql for each in composed(STAFFING, text)]
    assert found[0].endswith(f"ORDER BY job.salary DESC LIMIT 1 OFFSET {skipped}")
    assert all("OFFSET" in sql for sql in found)


def test_the_second_of_each_is_not_the_second_of_all() -> None:
    found = composed(STAFFING, "second highest salary of each client")
    assert all("OFFSET" not in each.sql for each in found)


def test_the_highest_rows_of_a_table_are_those_with_its_highest_amount() -> None:
    assert first("highest offer").endswith("ORDER BY offer.amount DESC LIMIT 1")


def test_groups_that_must_have_so_many_rows_are_counted_beside_another_number() -> None:
    sql = first("average amount of offers by job title, only titles with at least 5 offers")
    assert "AVG(offer.amount)" in sql
    assert "HAVING COUNT(*) >= 5" in sql
    sql = first("average amount of offers by country, only countries with at least 5 clients")
    assert "COUNT(*) >= 5" not in sql


@pytest.mark.parametrize(
    ("text", "often"), [("Which clients cancelled more than twice?", 2), ("clients cancelled more than 3 times", 3)]
)
def test_how_often_it_happened_is_counted_and_no_number_of_a_row(text: str, often: int) -> None:
    found = composed(STAFFING, text, CAN)
    assert f"HAVING COUNT(*) > {often}" in found[0].sql
    assert "contract.stat = 'CAN'" in found[0].sql
    assert all(f"salary > {often}" not in each.sql for each in found)


def test_how_many_of_a_thing_is_no_number_of_times() -> None:
    assert "job.salary > 3" in first("jobs with a salary of more than 3")


@pytest.mark.parametrize(
    ("text", "since"),
    [("jobs older than 60 days", "2026-09-22"), ("How many jobs are older than 2 months?", "2026-09-21")],
)
def test_rows_are_as_old_as_the_day_they_came_to_be(text: str, since: str) -> None:
    assert f"job.opened_on < '{since}'" in first(text)


def test_no_day_is_held_against_a_number() -> None:
    found = [
        each.sql for text in ("jobs older than 60", "jobs older than 60 days") for each in composed(STAFFING, text)
    ]
    assert all("> '60'" not in sql and "> 60" not in sql.replace("salary > 60", "") for sql in found)


def test_a_number_across_rows_is_of_all_of_them() -> None:
    sql = first("total salary across open jobs", OPEN)
    assert sql == "SELECT SUM(job.salary) FROM job WHERE job.status = 'open'"
    assert "GROUP BY" in first("total salary of jobs across countries")


def test_opened_in_a_year_says_the_day_and_not_that_it_is_open() -> None:
    sql = first("How many jobs were opened in 2025?", OPEN)
    assert "job.opened_on >= '2025-01-01'" in sql
    assert "status" not in sql
    assert "closed_on" not in sql
    assert "job.closed_on IS NOT NULL" in first("How many jobs are closed?")


VISITS = Schema(
    "sqlite",
    (
        Table("application", (key("application_id"), Column("applied_on", "DATE", nullable=False))),
        Table(
            "visit",
            (
                key("visit_id"),
                Column("application_id", "INTEGER", nullable=False),
                Column("visited_on", "DATE", nullable=False),
            ),
            foreign_keys=(ForeignKey(("application_id",), "application", ("application_id",)),),
        ),
    ),
)


@pytest.mark.parametrize("between", ["from application to visit", "between application and visit"])
def test_days_from_one_thing_to_another_lie_between_them(between: str) -> None:
    sql = composed(VISITS, f"How many days on average {between}?")[0].sql
    assert "AVG(JULIANDAY(visit.visited_on) - JULIANDAY(application.applied_on))" in sql


def test_from_a_month_to_another_is_a_period() -> None:
    sql = composed(VISITS, "How many visits per day from January to March 2025?")[0].sql
    assert "JULIANDAY" not in sql
    assert "visit.visited_on < '2025-04-01'" in sql
