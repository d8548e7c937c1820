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
