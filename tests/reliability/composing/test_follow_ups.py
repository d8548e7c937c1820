"""What follow-ups make of the query before them, by results worked out by hand."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import date

import pytest
import sqlglot

from adapters.warehouses.warehouse import SqlWarehouse
from reliability.accounting.account import Account
from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.composing.follow_ups import Edited, edited, is_follow_up
from reliability.composing.frame import Grain
from reliability.guard.dialects.registry import dialect_names, rules_of
from reliability.guard.guard import guard
from reliability.values import Dialect, Limits, PreviousTurn, Rows

TODAY = date(2025, 11, 21)
NET = "SELECT SUM(net) FROM sales WHERE sold_on BETWEEN '2025-10-01' AND '2025-10-31'"
COUNT = "SELECT COUNT(*) FROM sales"
BY_STATE = "SELECT state, SUM(net) AS total FROM sales GROUP BY state ORDER BY total DESC"
BY_SHOP = (
    "SELECT s.shop_name, SUM(x.net) FROM sales x JOIN shops s ON s.shop_id = x.shop_id "
    "WHERE x.sold_on >= '2025-01-01' AND x.sold_on < '2026-01-01' GROUP BY s.shop_id, s.shop_name"
)
KIEL = "SELECT COUNT(*) FROM sales WHERE shop_id = (SELECT shop_id FROM shops WHERE shop_name = 'Kiel Market')"
MEMBERS = "SELECT member_name FROM members WHERE joined_on >= '2025-01-01'"


def account(text: str, chain: SqlWarehouse) -> Account:
    return account_for(text, chain.schema(), cells_named(text, chain), TODAY)


def edits(text: str, sql: str, chain: SqlWarehouse) -> tuple[Edited, ...]:
    return edited(account(text, chain), PreviousTurn("before", sql), chain.schema(), TODAY)


def rows(sql: str, chain: SqlWarehouse) -> list[tuple[object, ...]]:
    found = chain.run(sql, Limits())
    assert isinstance(found, Rows), (found, sql)
    return sorted((tuple(row) for row in found.rows), key=repr)


@pytest.mark.parametrize("dialect", dialect_names())
@pytest.mark.parametrize("grain", ["month", "weekday"])
def test_every_database_groups_by_its_own_periods(dialect: Dialect, grain: Grain, chain: SqlWarehouse) -> None:
    schema = replace(chain.schema(), dialect=dialect)
    found = edited(account(f"by {grain}?", chain), PreviousTurn("before", COUNT), schema, TODAY)
    assert found
    guard(found[0].sql, schema, dialect)
    spelling, reader = rules_of(dialect).spelling, rules_of(dialect).reader
    wanted = spelling.weekday_number if grain == "weekday" else spelling.grains[grain]
    select = sqlglot.parse_one(found[0].sql, dialect=reader)
    by = sqlglot.parse_one(wanted.format(c="sold_on"), dialect=reader)
    assert select.args["order"].expressions[0].this == by
    assert by in select.args["group"].expressions


@pytest.mark.parametrize(
    ("text", "before", "expected"),
    [
        # which rows
        ("only for Kiel", NET, [(20,)]),
        ("and excluding cancelled ones?", NET, [(100,)]),
        ("only North", NET, [(20,)]),
        ("what about Porto Market", KIEL, [(2,)]),
        ("and also Porto", COUNT + " x JOIN shops s ON s.shop_id = x.shop_id WHERE s.town = 'Kiel'", [(6,)]),
        ("include cancelled ones too", NET.replace("WHERE", "WHERE state <> 'Cancelled' AND"), [(140,)]),
        (
            "with the cancelled ones as well",
            "SELECT COUNT(*) FROM sales WHERE state NOT IN ('Cancelled', 'Done')",
            [(1,)],
        ),
        ("only the shops that have not shut", BY_SHOP, [("Kiel Market", 30), ("Porto Market", 120)]),
        ("only those with over 100", BY_SHOP, [("Porto Market", 120)]),
        # when
        ("and the month before?", NET, [(10,)]),
        ("same for october last year", NET, [(160,)]),
        ("the year before?", BY_SHOP, [("Kiel Market", 320), ("Porto Arcade", 160)]),
        ("and in 2024?", COUNT, [(2,)]),
        ("n sep?", NET, [(10,)]),
        ("what about a year ago, on 31 october 2024", "SELECT COUNT(*) FROM stalls WHERE taken_down IS NULL", [(2,)]),
        # grouped
        ("by month?", COUNT, [("2024-10", 1), ("2024-12", 1), ("2025-09", 1), ("2025-10", 3)]),
        ("split by area", NET, [("North", 20), ("South", 120)]),
        ("per shop", NET, [("Kiel Market", 20), ("Porto Market", 120)]),
        ("same but by tier", BY_STATE, [("Gold", 370), ("Silver", 180)]),
        ("and by month for 2024", COUNT, [("2024-10", 1), ("2024-12", 1)]),
        # measured
        ("i meant units", NET, [(14,)]),
        ("gross instead of net", NET, [(168,)]),
        ("and the average?", NET, [(140 / 3,)]),
        ("median instead of the sum", "SELECT SUM(net) FROM sales", [(60,)]),
        ("how many members is that?", NET, [(2,)]),
        ("as share of the total", BY_STATE, [("Cancelled", 100 * 40 / 630), ("Done", 100 * 590 / 630)]),
        (
            "cumulative please",
            "SELECT STRFTIME('%Y', sold_on) AS y, SUM(net) FROM sales GROUP BY 1",
            [("2024", 480), ("2025", 630)],
        ),
        # shown
        ("only the top 1", BY_STATE, [("Done", 590)]),
        ("and the worst?", BY_STATE + " LIMIT 1", [("Cancelled", 40)]),
        (
            "which ones are they?",
            "SELECT COUNT(*) FROM shops WHERE shut_on IS NULL",
            [("Kiel Market",), ("Porto Market",)],
        ),
        ("can you add their tier", MEMBERS, [("Ben Bose", "Silver"), ("Cai Cole", None)]),
        (
            "what are their names?",
            "SELECT COUNT(*) FROM shops WHERE town = 'Porto'",
            [("Porto Arcade",), ("Porto Market",)],
        ),
        ("which of them has the most wage?", "SELECT worker_name FROM workers WHERE wage > 1", [("Moe",)]),
        ("how many of them are women?", "SELECT worker_name FROM workers WHERE wage > 1", [(1,)]),
        ("in total?", BY_STATE, [(630,)]),
        ("by area and month", NET, [("North", "2025-10", 20), ("South", "2025-10", 120)]),
        ("without the date", NET, [(630,)]),
        ("and for the last 30 days?", NET, [(80,)]),
        ("with gross over 50", NET, [(80,)]),
        ("all of them", BY_STATE + " LIMIT 1", [("Cancelled", 40), ("Done", 590)]),
        ("what are the next 5?", BY_STATE + " LIMIT 1", [("Cancelled", 40)]),
        ("which one did best?", BY_STATE, [("Done", 590)]),
        ("just the top state", BY_STATE, [("Done", 590)]),
        ("can you make it 2", BY_STATE + " LIMIT 1", [("Cancelled", 40), ("Done", 590)]),
        ("add it all up", BY_STATE, [(630,)]),
        ("and how much is that altogether?", BY_STATE + " LIMIT 1", [(590,)]),
        ("which ones are under 100", BY_STATE, [("Cancelled", 40)]),
        ("what's the average across shops?", BY_SHOP, [(75,)]),
        ("cancelled vs done", NET, [(140,)]),
        ("incl. the shops that shut", "SELECT COUNT(*) FROM shops WHERE shut_on IS NULL", [(3,)]),
        ("could we drop the tier filter", "SELECT COUNT(*) FROM members WHERE tier = 'Gold'", [(3,)]),
        ("leave out those without a tier", "SELECT COUNT(*) FROM members", [(2,)]),
        ("how many of them joined in 2025?", "SELECT COUNT(*) FROM members", [(2,)]),
        ("what was it in 2024?", "SELECT COUNT(*) FROM sales WHERE sold_on >= '2025-01-01'", [(2,)]),
        (
            "second half of 2025?",
            "SELECT COUNT(*) FROM sales WHERE sold_on >= '2024-01-01' AND sold_on < '2024-07-01'",
            [(4,)],
        ),
        (
            "how about silver?",
            "SELECT 100.0 * SUM(CASE WHEN tier = 'Gold' THEN 1 ELSE 0 END) / COUNT(*) FROM members",
            [(100 / 3,)],
        ),
        ("and gross next to it", BY_STATE, [("Cancelled", 40, 48), ("Done", 590, 708)]),
        ("how much does she earn", "SELECT worker_name FROM workers WHERE wage = 1", [("Lea", 1)]),
        (
            "how many sales did each of them make?",
            "SELECT shop_name FROM shops WHERE town = 'Porto'",
            [("Porto Arcade", 1), ("Porto Market", 2)],
        ),
        (
            "how many units did they sell in 2025?",
            "SELECT s.shop_name, SUM(x.net) AS t FROM sales x JOIN shops s ON s.shop_id = x.shop_id "
            "GROUP BY s.shop_id, s.shop_name ORDER BY t DESC LIMIT 1",
            [(6,)],
        ),
        ("restrict it to kiel and order it by name", BY_SHOP, [("Kiel Market", 30)]),
        ("can i see the area next to it", BY_SHOP, [("Kiel Market", "North", 30), ("Porto Market", "South", 120)]),
        ("over 2 only", "SELECT worker_name FROM workers WHERE wage > 0", [("Moe",)]),
        (
            "which month was best?",
            "SELECT STRFTIME('%Y-%m', sold_on), SUM(net) FROM sales GROUP BY 1",
            [("2024-12", 320)],
        ),
        (
            "show the growth",
            "SELECT STRFTIME('%Y', sold_on) AS y, SUM(net) FROM sales GROUP BY 1",
            [("2024", 480, None), ("2025", 150, -68.75)],
        ),
    ],
)
def test_a_follow_up_changes_what_it_says_and_keeps_the_rest(
    text: str, before: str, expected: list[tuple[object, ...]], chain: SqlWarehouse
) -> None:
    found = edits(text, before, chain)
    assert found, text
    near = [tuple(pytest.approx(v) if isinstance(v, int | float) else v for v in row) for row in expected]
    assert rows(found[0].sql, chain) == sorted(near, key=repr), found[0]


def test_rows_that_have_no_group_are_offered_second(chain: SqlWarehouse) -> None:
    results = [rows(each.sql, chain) for each in edits("same but by tier", BY_STATE, chain)]
    assert [("Gold", 370), ("Silver", 180)] in results
    assert [("Gold", 370), ("Silver", 180), (None, 80)] in results


def test_a_table_of_which_a_row_meets_several_repeats_no_row(chain: SqlWarehouse) -> None:
    """Sale 2 has two lines: it is counted, and added up, once."""
    found = edits("only rugs", "SELECT COUNT(*), SUM(net) FROM sales", chain)
    assert rows(found[0].sql, chain) == [(3, 220)]
    assert "EXISTS" in found[0].sql


def test_a_measure_that_would_be_added_up_more_than_once_is_not_offered(chain: SqlWarehouse) -> None:
    """By item, the net of a sale with two items would count twice."""
    assert not [each for each in edits("by item", NET, chain) if "item" in each.what]
    counted = edits("by item", COUNT, chain)
    assert rows(counted[0].sql, chain) == [("Lamp", 4), ("Rug", 3)]


def test_what_was_said_in_sub_queries_and_around_is_edited_in_its_place(chain: SqlWarehouse) -> None:
    best = "SELECT MAX(t) FROM (SELECT shop_id, SUM(net) AS t FROM sales WHERE state = 'Done' GROUP BY shop_id) AS q"
    assert rows(edits("only cancelled ones", best, chain)[0].sql, chain) == [(40,)]
    with_ = "WITH d AS (SELECT * FROM sales WHERE sold_on >= '2025-01-01') SELECT COUNT(*) FROM d"
    assert rows(edits("without cancelled", with_, chain)[0].sql, chain) == [(3,)]


@pytest.mark.parametrize(
    "sql",
    [
        "",
        "   ",
        "SELECT",
        "DELETE FROM sales",
        "SELECT 1",
        "SELECT 1; SELECT 2",
        "SELECT net FROM sales UNION SELECT gross FROM sales",
        "SELECT a FROM nowhere",
        "SELECT COUNT(*) FROM sales WHERE " + " OR ".join(["net = 1"] * 5_000),
        "SELECT " + "(" * 3_000 + "1" + ")" * 3_000 + " FROM sales",
        "SELECT COUNT(*) FROM sales WHERE item = '" + "x" * 30_000 + "'",
        "é" * 300,
    ],
)
def test_a_query_that_cannot_be_edited_gives_nothing(sql: str, chain: SqlWarehouse) -> None:
    assert edits("and by month?", sql, chain) == ()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "???",
        "and",
        "only",
        "und nur die aus Kiel bitte",
        "только север",
        "'; DROP TABLE sales; --",
        'only " OR 1=1 --',
        "by by by by without without and and",
        "and 9999999999999999999 years before",
        "and the month before 0000-00-00?",
    ],
)
def test_odd_words_raise_nothing_and_all_that_is_offered_runs(text: str, chain: SqlWarehouse) -> None:
    for sql in (NET, BY_STATE, KIEL, MEMBERS):
        for each in edits(text, sql, chain):
            assert 0 < each.fit <= 1
            rows(each.sql, chain)


def test_ten_thousand_words_are_read_in_a_moment(chain: SqlWarehouse) -> None:
    for text in ("and only Kiel by month without cancelled " * 1_500, "and " * 10_000, "only kiel and " * 3_400):
        whole = account(text, chain)
        begun = time.thread_time()
        found = edited(whole, PreviousTurn("before", BY_SHOP), chain.schema(), TODAY)
        assert time.thread_time() - begun < 5
        assert len(found) <= 8


def test_the_best_come_first_and_no_more_than_asked_for(chain: SqlWarehouse) -> None:
    previous = PreviousTurn("before", BY_SHOP)
    found = edited(account("and by month without Kiel", chain), previous, chain.schema(), TODAY, most=3)
    assert 1 <= len(found) <= 3
    assert [each.fit for each in found] == sorted((each.fit for each in found), reverse=True)
    assert len({each.sql for each in found}) == len(found)


@pytest.mark.parametrize(
    "text",
    [
        "and for Porto?",
        "by month",
        "only Gold",
        "what about last year",
        "show me those",
        "without cancelled",
        "in units instead",
    ],
)
def test_words_that_change_a_question_are_a_follow_up(text: str, chain: SqlWarehouse) -> None:
    assert is_follow_up(account(text, chain), PreviousTurn("before", NET))
    assert not is_follow_up(account(text, chain), PreviousTurn("before", ""))
    assert not is_follow_up(account(text, chain), None)


@pytest.mark.parametrize(
    "text",
    [
        "How many members joined in 2025?",
        "which shops are in Porto",
        "hello",
        "thanks!",
        "Please list the names of all members who bought something in that shop in Kiel which I told you about",
    ],
)
def test_a_whole_question_is_asked_anew(text: str, chain: SqlWarehouse) -> None:
    assert not is_follow_up(account(text, chain), PreviousTurn("before", NET))
    assert edits(text, NET, chain) == ()


def test_why_is_answered_by_the_period_before_or_by_parts(chain: SqlWarehouse) -> None:
    results = [rows(each.sql, chain) for each in edits("why so low?", NET, chain)]
    assert [("2025-09", 10), ("2025-10", 140)] in results
    assert [("Kiel Market", 20), ("Porto Market", 120)] in results


def test_months_stand_in_their_order_and_lists_as_is_asked(chain: SqlWarehouse) -> None:
    months = chain.run(edits("by month", BY_STATE, chain)[0].sql, Limits())
    assert isinstance(months, Rows)
    assert [row[0] for row in months.rows] == ["2024-10", "2024-12", "2025-09", "2025-10"]
    listed = chain.run(edits("highest first", "SELECT worker_name, wage FROM workers", chain)[0].sql, Limits())
    assert isinstance(listed, Rows)
    assert [row[0] for row in listed.rows] == ["Moe", "Nan", "Lea"]


def test_what_was_changed_is_said(chain: SqlWarehouse) -> None:
    assert edits("only for Kiel", NET, chain)[0].what == "only Kiel"
    assert edits("by month?", COUNT, chain)[0].what == "by month"
    assert edits("and the month before?", NET, chain)[0].what == "September 2025 instead"
