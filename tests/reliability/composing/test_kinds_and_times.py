"""Each value once, how often something happened, what never happened, and either of two."""

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

SCHEMA = Schema(
    "sqlite",
    (
        Table(
            "clients",
            (
                key("client_id"),
                Column("full_name", "TEXT", nullable=False),
                Column("city", "TEXT", samples=("Graz", "Porto")),
                Column("email", "TEXT"),
            ),
        ),
        Table(
            "articles",
            (
                key("article_id"),
                Column("article_name", "TEXT", nullable=False),
                Column("brand", "TEXT", samples=("Nordlys", "Casa")),
                Column("list_price", "REAL", nullable=False),
                Column("discontinued_on", "DATE"),
            ),
        ),
        Table(
            "orders",
            (
                key("order_id"),
                Column("client_id", "INTEGER", nullable=False),
                Column("order_date", "DATE", nullable=False),
                Column("status", "TEXT", samples=("Pending", "Cancelled", "Completed")),
                Column("channel", "TEXT", samples=("Online", "Store")),
                Column("revenue", "REAL"),
            ),
            foreign_keys=(ForeignKey(("client_id",), "clients", ("client_id",)),),
        ),
        Table(
            "order_items",
            (
                key("order_item_id"),
                Column("order_id", "INTEGER", nullable=False),
                Column("article_id", "INTEGER", nullable=False),
                Column("quantity", "INTEGER", nullable=False),
            ),
            foreign_keys=(
                ForeignKey(("order_id",), "orders", ("order_id",)),
                ForeignKey(("article_id",), "articles", ("article_id",)),
            ),
        ),
    ),
)
PENDING, CANCELLED = ("orders", "status", "Pending"), ("orders", "status", "Cancelled")
ONLINE = ("orders", "channel", "Online")


def queries(text: str, *cells: tuple[str, str, str]) -> list[str]:
    return [each.sql for each in composed(SCHEMA, text, *cells)]


@pytest.mark.parametrize(
    ("question", "sql"),
    [
        ("which brands do we have", "SELECT DISTINCT articles.brand FROM articles"),
        ("list all the cities our clients live in", "SELECT DISTINCT clients.city FROM clients"),
        ("what statuses can an order have?", "SELECT DISTINCT orders.status FROM orders"),
    ],
)
def test_values_that_many_rows_share_are_shown_once_and_row_by_row_after_that(question: str, sql: str) -> None:
    found = queries(question)
    assert found[0] == sql
    column = sql.split()[2]
    assert any(column in each and "DISTINCT" not in each for each in found[1:])


@pytest.mark.parametrize(
    "question",
    [
        "emails of the clients in Graz",  # one row's own
        "names and cities of the clients",  # row by row, by the names beside
        "which brand is Lumina",  # one value
        "the client with the most orders and their cities",
    ],
)
def test_what_is_told_of_each_row_is_not_shown_once(question: str) -> None:
    assert not queries(question)[0].startswith("SELECT DISTINCT")


@pytest.mark.parametrize(
    ("question", "having"),
    [
        ("clients who ordered exactly once", "HAVING COUNT(*) = 1"),
        ("which clients ordered only once in 2025", "HAVING COUNT(*) = 1"),
        ("clients who ordered more than twice", "HAVING COUNT(*) > 2"),
        ("clients with more than 3 orders", "HAVING COUNT(*) > 3"),
    ],
)
def test_how_often_something_happened_is_counted(question: str, having: str) -> None:
    assert having in queries(question)[0]


@pytest.mark.parametrize(
    "question", ["at once please: how many orders", "orders, once a month", "once more, the clients"]
)
def test_once_alone_is_no_number(question: str) -> None:
    assert not any("= 1" in each for each in queries(question))


def test_a_number_of_what_is_not_something_is_of_the_others() -> None:
    sql = queries("clients with exactly one non-cancelled order in 2025", CANCELLED)[0]
    assert "orders.status <> 'Cancelled'" in sql
    assert "HAVING COUNT(*) = 1" in sql


@pytest.mark.parametrize(
    "question",
    ["which articles never sold", "articles that have never been sold", "articles who have never sold"],
)
def test_never_denies_that_it_happened_not_that_it_goes_on(question: str) -> None:
    found = queries(question)[0]
    assert "NOT EXISTS" in found
    assert "discontinued_on IS NOT NULL" not in found
    assert "discontinued_on IS NULL" in queries("articles still on sale")[0]


@pytest.mark.parametrize("sold", ["which articles sold", "which articles were sold", "articles that sold"])
def test_what_was_sold_in_a_period_was_sold_then(sold: str) -> None:
    """Whether or not it is sold still."""
    found = queries(f"{sold} in 2025")[0]
    assert "orders.order_date >= '2025-01-01'" in found
    assert "discontinued_on" not in found


@pytest.mark.parametrize("said", ["that still sold in 2025", "still sold in 2025", "sold in 2025"])
def test_what_is_discontinued_may_have_been_sold_still(said: str) -> None:
    found = queries(f"which discontinued articles {said}")[0]
    assert "discontinued_on IS NOT NULL AND EXISTS (SELECT 1 FROM order_items" in found
    assert "orders.order_date >= '2025-01-01'" in found
    assert "discontinued_on IS NULL" not in queries("which discontinued articles still sell")[0]
    assert "discontinued_on IS NULL" in queries("articles still sold")[0]


@pytest.mark.parametrize("never", ["who never", "who have never", "that have never"])
def test_what_was_never_done_is_said_in_any_words(never: str) -> None:
    """ "Who have never" is one phrase and means what "never" does."""
    found = queries(f"names of clients {never} ordered")
    assert "NOT EXISTS (SELECT 1 FROM orders" in found[0]


def test_the_or_between_two_months_is_theirs_alone() -> None:
    found = queries("online orders in sept or oct that are pending", ONLINE, PENDING)
    assert found
    assert all(" OR orders.status" not in each and "orders.status = 'Pending' OR" not in each for each in found)
    either = queries("orders that are online or pending", ONLINE, PENDING)
    assert any(" OR " in each for each in either)


def test_nothing_is_both_empty_and_filled() -> None:
    for text in (
        "articles on sale that were discontinued",
        "articles that were live before 2020 but are discontinued now",
    ):
        assert not any(
            "discontinued_on IS NULL" in each and "discontinued_on IS NOT NULL" in each for each in queries(text)
        )


@pytest.mark.parametrize(
    ("question", "last"),
    [
        ("articles that were on sale but are discontinued now", "IS NOT NULL"),
        ("articles once discontinued that are still on sale", "IS NULL"),
    ],
)
def test_what_is_said_last_of_a_state_holds(question: str, last: str) -> None:
    assert f"articles.discontinued_on {last}" in queries(question)[0]


@pytest.mark.parametrize(
    ("question", "condition"),
    [
        ("clients with no email", "clients.email IS NULL"),
        ("clients with no orders", "NOT EXISTS (SELECT 1 FROM orders"),
        ("which articles are more expensive than 500 euros", "articles.list_price > 500"),
        ("articles cheaper than 20 euros", "articles.list_price < 20"),
        ("articles less expensive than 20", "articles.list_price < 20"),
        ("orders above 4000 euros", "orders.revenue > 4000"),
    ],
)
def test_what_rows_lack_and_what_they_cost(question: str, condition: str) -> None:
    assert condition in queries(question)[0]


def test_two_states_that_are_counted_apart_both_stay() -> None:
    first = queries("how many articles are still on sale, and how many are discontinued?")[0]
    assert "WHEN articles.discontinued_on IS NULL" in first
    assert "WHEN articles.discontinued_on IS NOT NULL" in first


def test_the_rate_of_a_state_is_a_share_of_rows_by_time() -> None:
    first = queries("cancellation rate per quarter since the beginning of 2025", CANCELLED)[0]
    assert "CASE WHEN orders.status = 'Cancelled'" in first
    assert "WHERE orders.order_date >= '2025-01-01' GROUP BY" in first


def test_what_is_to_be_listed_is_listed_first() -> None:
    assert queries("show me all orders that were cancelled", CANCELLED)[0].startswith("SELECT orders.order_id")


@pytest.mark.parametrize(
    ("question", "start", "end"),
    [
        ("how many orders were there two weeks ago?", "2026-11-02", "2026-11-09"),
        ("number of orders in the past 48 hours", "2026-11-19", "2026-11-22"),
        ("how many orders in the week beginning May 5 2026?", "2026-05-05", "2026-05-12"),
        ("count the orders of early 2026", "2026-01-01", "2026-05-01"),
        ("how many orders did we get the same month last year?", "2025-11-01", "2025-12-01"),
    ],
)
def test_a_time_that_is_seen_from_the_day_of_asking_is_when_the_rows_are_dated(
    question: str, start: str, end: str
) -> None:
    assert queries(question)[0] == (
        f"SELECT COUNT(*) FROM orders WHERE orders.order_date >= '{start}' AND orders.order_date < '{end}'"
    )


def test_a_day_in_slashes_is_one_of_two_and_never_both() -> None:
    found = queries("how many orders were placed on 01/02/2026?")
    for day in ("'2026-01-02'", "'2026-02-01'"):
        assert any(f"order_date >= {day}" in each for each in found[:2])
    assert not any("'2026-01-02'" in each and "'2026-02-01'" in each for each in found)


CODED = Schema(
    "sqlite",
    (
        Table(
            "clients",
            (
                key("client_id"),
                Column("full_name", "TEXT", nullable=False),
                Column("post_code", "TEXT", samples=("10005", "90210")),
                Column("account_number", "TEXT", samples=("A-17", "B-4")),
                Column("phone_number", "TEXT"),
                Column("rooms", "INTEGER"),
            ),
        ),
    ),
)


@pytest.mark.parametrize(
    ("question", "condition"),
    [
        ("which clients have the post code 10115?", "clients.post_code = '10115'"),
        ("how many clients have the post code 01067?", "clients.post_code = '01067'"),
        ("clients with the phone number 5550199", "clients.phone_number = '5550199'"),
        ("how many clients have client id 10115?", "clients.client_id = 10115"),
        ("how many clients have 3 rooms?", "clients.rooms = 3"),
    ],
)
def test_a_number_behind_the_name_of_a_code_is_one_as_it_is_written(question: str, condition: str) -> None:
    assert condition in composed(CODED, question)[0].sql


@pytest.mark.parametrize("question", ["clients with the post code 10115", "clients with the account number 10115"])
def test_a_number_behind_another_name_is_no_key(question: str) -> None:
    assert not any("client_id = 10115" in each.sql for each in composed(CODED, question))
