"""Questions about people and their doings over a made-up workshop: names in two columns, who leads whom, who is reached
how, what somebody ordered last, and who does better."""

import pytest

from reliability.accounting.accounting import account_for
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import TODAY, composed, key

WORKSHOP = Schema(
    "sqlite",
    (
        Table(
            "workers",
            (
                key("worker_id"),
                Column("first_name", "TEXT", nullable=False),
                Column("last_name", "TEXT", nullable=False),
                Column("manager_id", "INTEGER"),
                Column("branch_id", "INTEGER", nullable=False),
                Column("salary", "REAL", nullable=False),
                Column("hired_on", "DATE", nullable=False),
            ),
            foreign_keys=(
                ForeignKey(("manager_id",), "workers", ("worker_id",)),
                ForeignKey(("branch_id",), "branches", ("branch_id",)),
            ),
        ),
        Table(
            "branches",
            (
                key("branch_id"),
                Column("branch_name", "TEXT", nullable=False),
                Column("city", "TEXT", nullable=False),
                Column("yearly_budget", "REAL", nullable=False),
            ),
        ),
        Table(
            "clients",
            (
                key("client_id"),
                Column("client_name", "TEXT", nullable=False),
                Column("email", "TEXT"),
                Column("city", "TEXT", nullable=False),
            ),
        ),
        Table(
            "orders",
            (
                key("order_id"),
                Column("client_id", "INTEGER", nullable=False),
                Column("branch_id", "INTEGER", nullable=False),
                Column("order_date", "DATE", nullable=False),
                Column("revenue", "REAL", nullable=False),
            ),
            foreign_keys=(
                ForeignKey(("client_id",), "clients", ("client_id",)),
                ForeignKey(("branch_id",), "branches", ("branch_id",)),
            ),
        ),
        Table(
            "order_lines",
            (
                key("line_id"),
                Column("order_id", "INTEGER", nullable=False),
                Column("pieces", "INTEGER", nullable=False),
            ),
            foreign_keys=(ForeignKey(("order_id",), "orders", ("order_id",)),),
        ),
    ),
)
ADA = (
    ("clients", "client_name", "Ada Byron"),
    ("workers", "first_name", "Ada"),
    ("workers", "last_name", "Byron"),
)
HER_ROW = "WHERE workers.first_name = 'Ada' AND workers.last_name = 'Byron'"


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(WORKSHOP, text, *cells)[0].sql


@pytest.mark.parametrize(
    ("question", "shown"), [("salary of Ada Byron", "salary"), ("when was Ada Byron hired", "hired_on")]
)
def test_a_name_in_two_columns_is_one_person(question: str, shown: str) -> None:
    assert first(question, *ADA) == f"SELECT workers.{shown} FROM workers {HER_ROW}"


def test_a_name_in_two_columns_leaves_another_of_one_column_to_be_meant() -> None:
    sql = first("e-mail of Ada Byron", *ADA)
    assert sql.endswith("FROM clients WHERE clients.client_name = 'Ada Byron'")


def test_both_names_are_asked_for_by_one_piece() -> None:
    account = account_for("salary of Ada Byron", WORKSHOP, list(ADA), TODAY)
    named = {str(each.element) for each in account.pieces[-1].explanations}
    assert named == {"clients.client_name", "workers.first_name", "workers.last_name"}


@pytest.mark.parametrize("question", ["who is the manager of Ada Byron", "who is the manager of Ada Byron?"])
@pytest.mark.parametrize("cells", [ADA, ADA[1:]])
def test_a_key_into_its_own_table_is_shown_by_the_name_it_leads_to(
    question: str, cells: tuple[tuple[str, str, str], ...]
) -> None:
    sql = first(question, *cells)
    assert sql.startswith("SELECT manager.first_name, manager.last_name FROM workers LEFT JOIN workers AS manager")
    assert sql.endswith(HER_ROW)


def test_the_number_of_a_key_into_its_own_table_is_shown_where_it_is_said() -> None:
    assert "workers.manager_id" in first("workers with their manager id").partition(" FROM ")[0]


@pytest.mark.parametrize(
    "question",
    [
        "which clients can be mailed",
        "clients with an e-mail on file",
        "list clients who are reachable by e-mail",
        "clients that can be contacted via mail",
    ],
)
def test_who_can_be_reached_has_that_on_file(question: str) -> None:
    assert first(question) == "SELECT clients.client_name FROM clients WHERE clients.email IS NOT NULL"


def test_an_address_that_is_asked_for_is_shown() -> None:
    assert first("clients with their e-mail") == "SELECT clients.client_name, clients.email FROM clients"


@pytest.mark.parametrize(
    "question",
    [
        "is Kiel doing better than Bonn",
        "did Kiel beat Bonn",
        "which city brings in more, Kiel or Bonn",
        "who performs better, Kiel or Bonn",
        "is the Kiel branch outperforming Bonn",
    ],
)
def test_which_of_two_does_better_goes_by_what_was_sold(question: str) -> None:
    cells = [(table, "city", city) for table in ("branches", "clients") for city in ("Kiel", "Bonn")]
    assert first(question, *cells) == (
        "SELECT branches.city, SUM(orders.revenue) FROM orders JOIN branches ON branches.branch_id = orders.branch_id "
        "WHERE branches.city IN ('Kiel', 'Bonn') GROUP BY branches.city"
    )


@pytest.mark.parametrize("question", ["did we sell more in march or april", "did we do better in march or april"])
def test_which_of_two_months_did_better_goes_by_what_was_sold(question: str) -> None:
    sql = first(question)
    assert "SUM(" in sql
    assert "orders.revenue" in sql
    assert "2026-03-01" in sql
    assert "2026-04-01" in sql


def test_more_of_something_is_counted() -> None:
    cells = [("clients", "city", city) for city in ("Kiel", "Bonn")]
    assert "COUNT(*)" in first("do more clients live in Kiel or Bonn", *cells)


@pytest.mark.parametrize(
    ("question", "falling"),
    [
        ("when did Ada Byron last order and how much was it", " DESC"),
        ("first order of Ada Byron and its revenue", ""),
        ("date and revenue of the most recent order of Ada Byron", " DESC"),
    ],
)
def test_the_last_row_of_somebody_is_shown_with_its_day_and_amount(question: str, falling: str) -> None:
    assert first(question, ADA[0]) == (
        "SELECT orders.order_date, orders.revenue FROM orders JOIN clients ON clients.client_id = orders.client_id "
        f"WHERE clients.client_name = 'Ada Byron' ORDER BY orders.order_date{falling} LIMIT 1"
    )


def test_the_day_alone_of_the_last_row_is_shown_without_its_amount() -> None:
    assert "revenue" not in first("when did Ada Byron last order", ADA[0])


def test_all_a_part_and_its_share_are_shown_side_by_side() -> None:
    sql = first("per city: clients in total, of which without e-mail, and the percentage")
    part = "COUNT(CASE WHEN clients.email IS NULL THEN 1 END)"
    assert sql.startswith(f"SELECT clients.city, COUNT(*), {part}, 100.0 * {part} / COUNT(*) FROM clients")


@pytest.mark.parametrize(
    "question", ["average number of pieces in an order, split by branch", "avg number of pieces per order by branch"]
)
def test_an_average_is_taken_over_the_rows_above(question: str) -> None:
    sql = first(question)
    assert "1.0 * SUM(order_lines.pieces) / COUNT(DISTINCT order_lines.order_id)" in sql
    assert "branches.branch_name" in sql.rpartition("GROUP BY")[2]


def test_what_each_of_those_counted_brought_is_their_total_over_their_number() -> None:
    sql = first("per city: how many clients placed an order in 2025 and what did each of them bring on average")
    assert sql == (
        "SELECT clients.city, COUNT(DISTINCT orders.client_id), 1.0 * SUM(orders.revenue) / COUNT(DISTINCT "
        "orders.client_id) FROM orders JOIN clients ON clients.client_id = orders.client_id WHERE orders.order_date >= "
        "'2025-01-01' AND orders.order_date < '2026-01-01' GROUP BY clients.city"
    )


def test_a_sum_is_compared_with_what_the_row_above_allows() -> None:
    sql = first("which branches have salaries that add up to more than their yearly budget? show both amounts")
    assert sql.startswith("SELECT branches.branch_name, SUM(workers.salary), branches.yearly_budget FROM workers")
    assert sql.endswith("HAVING SUM(workers.salary) - branches.yearly_budget > 0")


def test_what_was_ordered_in_a_year_is_no_order_of_rows() -> None:
    assert "ORDER BY" not in first("how many clients ordered in 2025, by city")
    assert "ORDER BY" in first("client names ordered in alphabetical order")


def test_a_name_before_a_dash_says_whom_all_is_about() -> None:
    for each in composed(WORKSHOP, "Ada Byron - salary and which branch does she work in?", *ADA[1:]):
        assert "'Byron'" in each.sql


@pytest.mark.parametrize("name", ["revenue", "e-mail"])
def test_a_first_and_a_last_name_are_meant_only_where_they_are_asked_of(name: str) -> None:
    assert "workers" not in first(f"{name} of Ada Byron", *ADA)


def test_who_serves_longest_came_first() -> None:
    text = "longest serving employee in each branch"
    tables = (
        Table("branches", (key("branch_id"), Column("branch_name", "TEXT", nullable=False))),
        Table(
            "employees",
            (
                key("employee_id"),
                Column("branch_id", "INTEGER", nullable=False),
                Column("first_name", "TEXT", nullable=False),
                Column("last_name", "TEXT", nullable=False),
                Column("hired_on", "DATE", nullable=False),
            ),
            foreign_keys=(ForeignKey(("branch_id",), "branches", ("branch_id",)),),
        ),
    )
    sql = composed(Schema("sqlite", tables), text)[0].sql
    assert "PARTITION BY employees.branch_id ORDER BY employees.hired_on) AS place" in sql
