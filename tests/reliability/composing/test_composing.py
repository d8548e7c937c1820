"""Whole questions over a library of a few tables: the first query is the one that a librarian would write."""

import time

import pytest

from reliability.accounting.accounting import account_for
from reliability.composing.composing import _otherwise, compose
from reliability.composing.frame import Composed, Condition, Frame, Measure, Of, Ratio, Related
from reliability.composing.idle import says_nothing
from reliability.composing.planning.draft import FrameDraft, Option
from reliability.values import Column, Element, ForeignKey, Schema, Table
from tests.support.composing.wordings import TODAY, composed, key

LIBRARY = Schema(
    "sqlite",
    (
        Table(
            "members",
            (
                key("member_id"),
                Column("member_name", "TEXT", nullable=False),
                Column("town", "TEXT", samples=("Graz", "Linz")),
                Column("joined_on", "DATE", nullable=False),
                Column("left_on", "DATE"),
            ),
        ),
        Table(
            "books",
            (
                key("book_id"),
                Column("title", "TEXT", nullable=False),
                Column("genre", "TEXT", samples=("Crime", "Poetry")),
                Column("price", "NUMERIC(8, 2)", nullable=False),
                Column("loan_term_days", "INTEGER", nullable=False),
            ),
        ),
        Table(
            "loans",
            (
                key("loan_id"),
                Column("member_id", "INTEGER", nullable=False),
                Column("book_id", "INTEGER", nullable=False),
                Column("loan_date", "DATE", nullable=False),
                Column("return_date", "DATE"),
                Column("fee_amount", "NUMERIC(8, 2)", nullable=False),
            ),
            foreign_keys=(
                ForeignKey(("member_id",), "members", ("member_id",)),
                ForeignKey(("book_id",), "books", ("book_id",)),
            ),
        ),
    ),
)


def asked(text: str, *cells: tuple[str, str, str]) -> tuple[Composed, ...]:
    return composed(LIBRARY, text, *cells)


@pytest.mark.parametrize(
    ("question", "cells", "sql"),
    [
        ("How many members are there?", (), "SELECT COUNT(*) FROM members"),
        ("average price by genre", (), "SELECT books.genre, AVG(books.price) FROM books GROUP BY books.genre"),
        (
            "How many loans in 2025?",
            (),
            "SELECT COUNT(*) FROM loans WHERE loans.loan_date >= '2025-01-01' AND loans.loan_date < '2026-01-01'",
        ),
        (
            "Which members never had a loan?",
            (),
            "SELECT members.member_name FROM members WHERE NOT EXISTS (SELECT 1 FROM loans WHERE loans.member_id = "
            "members.member_id)",
        ),
        ("How many books cost more than 20?", (), "SELECT COUNT(*) FROM books WHERE books.price > 20"),
        (
            "How many members in Graz?",
            (("members", "town", "Graz"),),
            "SELECT COUNT(*) FROM members WHERE members.town = 'Graz'",
        ),
        (
            "loans in Crime, count and total",
            (("books", "genre", "Crime"),),
            "SELECT COUNT(*), SUM(loans.fee_amount) FROM loans JOIN books ON books.book_id = loans.book_id WHERE "
            "books.genre = 'Crime'",
        ),
        (
            "Loans in Crime how many n how much",
            (("books", "genre", "Crime"), ("members", "town", "n")),
            "SELECT COUNT(*), SUM(loans.fee_amount) FROM loans JOIN books ON books.book_id = loans.book_id WHERE "
            "books.genre = 'Crime'",
        ),
        (
            "How many members made more than one loan?",
            (),
            "SELECT COUNT(*) FROM (SELECT loans.member_id AS member_id, COUNT(*) AS value FROM loans GROUP BY "
            "loans.member_id HAVING COUNT(*) > 1) AS t",
        ),
        (
            "how many members had loans of 3 or more different books?",
            (),
            "SELECT COUNT(*) FROM (SELECT loans.member_id AS member_id, COUNT(DISTINCT loans.book_id) AS value FROM "
            "loans GROUP BY loans.member_id HAVING COUNT(DISTINCT loans.book_id) >= 3) AS t",
        ),
        (
            "on how many days did loans bring a fee amount of more than 900?",
            (),
            "SELECT COUNT(*) FROM (SELECT loans.loan_date AS day, SUM(loans.fee_amount) AS value FROM loans GROUP BY "
            "loans.loan_date HAVING SUM(loans.fee_amount) > 900) AS t",
        ),
        (
            "How many members joined in 2025 and how many left that same year?",
            (),
            "SELECT COUNT(CASE WHEN members.joined_on >= '2025-01-01' AND members.joined_on < '2026-01-01' THEN 1 END), "
            "COUNT(CASE WHEN members.left_on >= '2025-01-01' AND members.left_on < '2026-01-01' THEN 1 END) FROM members",
        ),
        (
            "how many members have no town, absolute and in percent",
            (),
            "SELECT COUNT(CASE WHEN members.town IS NULL THEN 1 END), 100.0 * COUNT(CASE WHEN members.town IS NULL THEN 1 "
            "END) / COUNT(*) FROM members",
        ),
        ("loan no. 26743", (), "SELECT loans.loan_id FROM loans WHERE loans.loan_id = 26743"),
        (
            "loan 26743 or 26744, which one isn't returned",
            (),
            "SELECT loans.loan_id FROM loans WHERE loans.return_date IS NULL AND loans.loan_id IN (26743, 26744)",
        ),
        (
            "books with a loan term under 2 weeks",
            (),
            "SELECT books.title, books.loan_term_days FROM books WHERE books.loan_term_days < 14",
        ),
        ("How many loans have a fee amount?", (), "SELECT COUNT(*) FROM loans WHERE loans.fee_amount > 0"),
        (
            "How many members never borrowed a loan?",
            (),
            "SELECT COUNT(*) FROM members WHERE NOT EXISTS (SELECT 1 FROM loans WHERE loans.member_id = "
            "members.member_id)",
        ),
        (
            "How many loans in 2025, going by the day they came back",
            (),
            "SELECT COUNT(*) FROM loans WHERE loans.return_date >= '2025-01-01' AND loans.return_date < '2026-01-01'",
        ),
        (
            "share of loans with a fee amount by genre",
            (),
            "SELECT books.genre, 100.0 * COUNT(CASE WHEN loans.fee_amount > 0 THEN 1 END) / COUNT(*) FROM loans JOIN "
            "books ON books.book_id = loans.book_id GROUP BY books.genre",
        ),
        (
            "how many members have left, absolute and in percent",
            (),
            "SELECT COUNT(CASE WHEN members.left_on IS NOT NULL THEN 1 END), 100.0 * COUNT(CASE WHEN members.left_on "
            "IS NOT NULL THEN 1 END) / COUNT(*) FROM members",
        ),
        (
            "how much of the loans in 2025 are Crime, in %",
            (("books", "genre", "Crime"),),
            "SELECT 100.0 * COUNT(CASE WHEN books.genre = 'Crime' THEN 1 END) / COUNT(*) FROM loans JOIN books ON "
            "books.book_id = loans.book_id WHERE loans.loan_date >= '2025-01-01' AND loans.loan_date < '2026-01-01'",
        ),
        (
            "list the loan no., member and fee amount",
            (),
            "SELECT loans.loan_id, members.member_name, loans.fee_amount FROM loans JOIN members ON "
            "members.member_id = loans.member_id",
        ),
    ],
)
def test_the_first_query_is_the_plain_one(question: str, cells: tuple[tuple[str, str, str], ...], sql: str) -> None:
    assert asked(question, *cells)[0].sql == sql


def test_which_thing_has_the_most_is_grouped_ordered_and_cut() -> None:
    frame = asked("Which member had the most loans?")[0].frame
    assert (frame.subject, frame.limit) == ("loans", 1)
    assert frame.by == (Of(Element("members", "member_name")),)
    assert frame.numbers == (Measure("count"),)
    assert frame.order[0].falling


def test_top_so_many_keeps_so_many() -> None:
    frame = asked("top 3 genres by number of loans")[0].frame
    assert (frame.limit, frame.by) == (3, (Of(Element("books", "genre")),))


def test_those_with_more_than_so_many_are_groups_that_are_kept() -> None:
    frame = asked("members with more than 5 loans")[0].frame
    assert [(each.comparison, each.value) for each in frame.having] == [(">", 5.0)]


def test_those_with_fewer_than_so_many_may_have_none() -> None:
    frame = asked("members with fewer than 5 loans, name and how many")[0].frame
    assert (frame.empty_groups, frame.by) == (True, (Of(Element("members", "member_name")),))


def test_days_between_two_dates_are_averaged() -> None:
    found = asked("average number of days between loan date and return date")
    assert found[0].sql == "SELECT AVG(JULIANDAY(loans.return_date) - JULIANDAY(loans.loan_date)) FROM loans"


def test_two_periods_stand_side_by_side_the_earlier_first() -> None:
    frame = asked("loans in 2025 versus 2024")[0].frame
    starts = [
        condition.period.start.year
        for number in frame.numbers
        if isinstance(number, Measure)
        for condition in number.only
        if isinstance(condition, Condition) and condition.period and condition.period.start
    ]
    assert starts == [2024, 2025]


def test_a_period_may_mean_either_date_and_either_is_composed() -> None:
    found = [each.sql for each in asked("How many loans in 2025?")[:4]]
    assert any("return_date >= '2025" in sql for sql in found)


def test_a_count_of_members_offers_those_who_have_not_left() -> None:
    assert any("left_on IS NULL" in each.sql for each in asked("How many members are there?")[:4])


def test_what_is_said_of_rows_below_is_asked_of_their_existence() -> None:
    found = asked("How many members had a loan in 2025?")
    assert any(isinstance(f, Related) and f.table == "loans" for f in found[0].frame.where)


@pytest.mark.parametrize(
    ("question", "columns"),
    [
        ("Which members left in 2025? name, town, joined on", ["member_name", "town", "joined_on"]),
        ("Show all loans of 2025. Return the fee amount and the loan date.", ["fee_amount", "loan_date"]),
        ("list every loan of 2025 with loan no., fee amount and title", ["loan_id", "fee_amount", "title"]),
        ("Which books do we have? genre and price", ["title", "genre", "price"]),
        ("Return members (member ID and name) who left in 2025", ["member_id", "member_name"]),
        ("members - names and when they joined", ["member_name", "joined_on"]),
    ],
)
def test_what_is_to_be_shown_is_shown_in_its_order(question: str, columns: list[str]) -> None:
    frame = asked(question)[0].frame
    assert not frame.numbers
    assert [of.column.column for of in frame.by] == columns


def test_not_is_said_of_what_follows_a_few_small_words_later() -> None:
    where = asked("Which books have not been used in any loans?")[0].frame.where
    assert any(isinstance(f, Related) and f.never and f.table == "loans" for f in where)


def test_the_first_of_all_is_shown_with_what_is_asked_of_it() -> None:
    frame = asked("Which loan has the highest fee amount? loan date, title")[0].frame
    assert [of.column.column for of in frame.by] == ["loan_date", "title", "fee_amount"]
    assert frame.limit == 1


def test_the_day_of_a_state_stands_beside_the_name() -> None:
    frame = asked("Which members left in 2025?")[0].frame
    assert [of.column.column for of in frame.by] == ["member_name", "left_on"]


def test_fits_fall_and_no_query_comes_twice() -> None:
    found = asked("total fee amount by town in 2025")
    fits = [each.fit for each in found]
    assert fits == sorted(fits, reverse=True)
    assert all(0 < fit <= 1 for fit in fits)
    assert len({each.sql for each in found}) == len(found) <= 16


@pytest.mark.parametrize("text", ["", "   ", "?!", "'; DROP TABLE members; --", "Wie viele Bücher haben wir?", "\x00"])
def test_nothing_breaks_on_what_is_no_question(text: str) -> None:
    for each in asked(text):
        assert each.sql.startswith(("SELECT", "WITH"))


def test_ten_thousand_words_take_no_longer_than_a_page() -> None:
    began = time.thread_time()
    account = account_for("members loans by town in 2025 more than 5 " * 1_100, LIBRARY, [], TODAY)
    at_hand = time.thread_time()
    compose(account, LIBRARY, TODAY)
    assert time.thread_time() - at_hand < 2.0
    assert at_hand >= began


def test_two_periods_of_a_share_stand_side_by_side_or_in_rows() -> None:
    beside, rows = asked("share of Crime in loans, 2024 vs 2025", ("books", "genre", "Crime"))[:2]
    assert len(beside.frame.numbers) == 2
    assert not beside.frame.by
    assert len(rows.frame.numbers) == 1
    assert [of.grain for of in rows.frame.by] == ["year"]
    assert "2024-01-01" in rows.sql
    assert "2026-01-01" in rows.sql


def test_a_percentage_of_another_property_compares_two_columns_of_a_row() -> None:
    columns = (key("dish_id"), Column("dish_name", "TEXT"), Column("cost", "NUMERIC"), Column("price", "NUMERIC"))
    menu = Schema("sqlite", (Table("dishes", columns),))
    text = "dishes whose cost is above 80% of the price"
    sql = composed(menu, text)[0].sql
    assert sql.endswith("FROM dishes WHERE dishes.cost > (dishes.price * 0.8)")


def test_a_period_that_is_compared_with_is_held_against_the_one_after_it() -> None:
    sql = asked("total fee amount compared with last year")[0].sql
    years = [f"loans.loan_date >= '{year}-01-01'" for year in (2025, 2026)]
    assert sorted(years, key=sql.index) == years
    growth = asked("growth of the fee amount in 2025")[0].sql
    assert "'2024-01-01'" in growth
    assert "'2027-01-01'" not in growth


def test_a_period_beside_things_that_are_compared_is_not_held_against_another() -> None:
    for text in ("total fee amount Crime vs Poetry this year", "fee amount of Crime vs of Poetry last year"):
        sql = asked(text, ("books", "genre", "Crime"), ("books", "genre", "Poetry"))[0].sql
        assert "'2028-01-01'" not in sql
        assert ("'2027-01-01'" in sql) is ("this year" in text)


def test_where_people_live_says_nothing_of_who_is_current() -> None:
    sql = asked("how many members live in Graz", ("members", "town", "Graz"))[0].sql
    assert sql == "SELECT COUNT(*) FROM members WHERE members.town = 'Graz'"


def test_a_cell_right_before_a_thing_is_one_of_that_thing() -> None:
    shops = Table("shops", (key("shop_id"), Column("city", "TEXT", samples=("Graz", "Linz"))))
    to_shop = ForeignKey(("shop_id",), "shops", ("shop_id",))
    people = Table(
        "employees",
        (key("employee_id"), Column("shop_id", "INTEGER"), Column("birthplace", "TEXT", samples=("Graz", "Linz"))),
        foreign_keys=(to_shop,),
    )
    chain = Schema("sqlite", (people, shops))
    cells = [("employees", "birthplace", "Graz"), ("shops", "city", "Graz")]
    text = "how many employees are in the Graz shop"
    sql = composed(chain, text, *cells)[0].sql
    assert "shops.city = 'Graz'" in sql
    assert "birthplace" not in sql


@pytest.mark.parametrize(
    "question",
    [
        "members who never had a loan since May",
        "which members have no loans since May",
        "members without loans since May",
    ],
)
def test_a_period_after_what_there_is_none_of_bounds_that(question: str) -> None:
    first = asked(question)[0].sql
    assert "NOT EXISTS" in first
    assert "loans.loan_date >= '2026-05-01')" in first
    assert "joined_on" not in first


def test_a_value_beside_the_name_of_its_property_is_a_condition() -> None:
    first = asked("how many books of the crime genre do we have", ("books", "genre", "Crime"))[0]
    assert first.sql == "SELECT COUNT(*) FROM books WHERE books.genre = 'Crime'"


def test_what_only_tells_rows_apart_is_listed_beside_their_names() -> None:
    assert asked("list everything priced above 20")[0].sql == (
        "SELECT books.title, books.price FROM books WHERE books.price > 20"
    )


def test_what_is_done_with_a_number_may_be_said_at_last() -> None:
    assert "SUM(loans.fee_amount)" in asked("fee amount per town, add it up for me")[0].sql


def test_the_month_of_the_most_days_that_are_named_counts_rows() -> None:
    found = [each.sql for each in asked("which month saw the most joinings in 2025")[:4]]
    assert any("COUNT(*)" in sql and "joined_on" in sql for sql in found), found


def test_now_marks_no_rows_of_a_table_that_is_not_named() -> None:
    first = asked("how many books do we have right now")[0].sql
    assert first == "SELECT COUNT(*) FROM books"


def test_nothing_is_held_against_itself() -> None:
    found = asked("change of total fees in 2025 against 2025")
    assert found
    assert not any(says_nothing(each.frame) for each in found)


def test_a_share_of_all_groups_is_no_number_against_itself() -> None:
    fees = Measure("sum", Of(Element("loans", "fee_amount")))
    assert not says_nothing(Frame("loans", (Ratio(fees, fees, percent=True, of_all=True),)))
    assert says_nothing(Frame("loans", (Ratio(fees, fees, percent=True),)))
    lent = Related("loans")
    assert not says_nothing(Frame("members", (Measure("count"),), where=(lent,)))
    assert says_nothing(Frame("members", (Measure("count"),), where=(lent, Related("loans", never=True))))


@pytest.mark.parametrize(("after", "early"), [(0.02, True), (0.04, False)])
def test_another_measure_is_tried_early_where_the_first_left_nothing_likely(after: float, early: bool) -> None:
    draft = FrameDraft()
    draft.pick("measure 0", [Option("cost", 0.6), Option("revenue", 0.5)])
    draft.pick("said 1", [Option("gold", after)])
    [(_, promise)] = _otherwise(draft, {})
    assert (promise > draft.score) is early
