"""What explains the words of a question, over a made-up clinic and a made-up shop."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from datetime import date

import numpy as np
import pytest
from numpy.typing import NDArray

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.accounting.accounting import account_for
from reliability.accounting.spelling import KnownSpellings
from reliability.composing.understanding import MOSTLY_EXPLAINED, surely_missing
from reliability.values import Column, Element, ForeignKey, Schema, Table

TODAY = date(2026, 11, 21)
SHOP = Schema(
    "sqlite",
    (
        Table(
            "outlets",
            (
                Column("outlet_id", "INTEGER", primary_key=True, nullable=False),
                Column("outlet_name", "TEXT", "Name of the outlet"),
                Column("closed_on", "DATE", "Day of closing, empty while the outlet is trading"),
                Column("floor_sqm", "REAL", "Sales floor in square metres"),
                Column("is_franchise", "BOOLEAN"),
            ),
        ),
        Table(
            "orders",
            (
                Column("order_id", "INTEGER", primary_key=True, nullable=False),
                Column("outlet_id", "INTEGER", nullable=False),
                Column("order_date", "DATE", nullable=False),
                Column("ship_date", "DATE"),
                Column("status", "TEXT", "Paid, Pending or Cancelled"),
                Column("gross_sales", "REAL", "Before discounts"),
                Column("net_sales", "REAL", "After discounts"),
                Column("revenue", "REAL"),
            ),
            foreign_keys=(ForeignKey(("outlet_id",), "outlets", ("outlet_id",)),),
        ),
        Table(
            "staff",
            (
                Column("staff_id", "INTEGER", primary_key=True, nullable=False),
                Column("dept", "TEXT"),
                Column("salary", "REAL"),
                Column("left_on", "DATE", "Last day of work, empty for current staff"),
                Column("birth_year", "INTEGER"),
            ),
        ),
    ),
)


def account(text: str, *cells: tuple[str, str, str]) -> Account:
    return account_for(text, SHOP, cells, TODAY)


def piece(found: Account, text: str) -> Piece:
    return next(each for each in found.pieces if each.text == text)


def elements(found: Account, text: str) -> list[str]:
    return [str(each.element) for each in piece(found, text).explanations if each.element is not None]


def test_pieces_cover_every_word_once_from_left_to_right() -> None:
    text = "How many  orders, please, were shipped in March 2026 by 'Kiel Harbour'?"
    found = account(text)
    at = 0
    for each in found.pieces:
        assert each.start >= at
        assert not any(map(str.isalnum, text[at : each.start]))
        assert text[each.start : each.end] == each.text
        at = each.end
    assert not any(map(str.isalnum, text[at:]))


def test_a_name_goes_before_a_part_of_it_and_a_synonym() -> None:
    found = account("revenue of the shops")
    assert elements(found, "revenue")[0] == "orders.revenue"
    assert piece(found, "revenue").best == Explanation(Role.COLUMN, 1.0, Element("orders", "revenue"), via="name")
    assert elements(found, "shops")[0] == "outlets"
    best = piece(found, "shops").best
    assert best is not None
    assert (best.role, best.via) == (Role.TABLE, "synonym")


def test_an_ambiguous_word_has_every_column_that_it_may_mean() -> None:
    assert {"orders.gross_sales", "orders.net_sales", "orders.revenue"} <= set(elements(account("sales"), "sales"))


def test_a_whole_name_leaves_no_room_for_the_others() -> None:
    assert elements(account("total net sales"), "net sales") == ["orders.net_sales"]


@pytest.mark.parametrize("word", ["shipped", "Shipping", "dispatched"])
def test_an_event_is_known_by_its_verb(word: str) -> None:
    assert "orders.ship_date" in elements(account(f"orders {word} in May"), word)


@pytest.mark.parametrize(
    ("text", "word", "element", "condition"),
    [
        ("outlets still open", "still open", "outlets.closed_on", "is null"),
        ("closed outlets", "closed", "outlets.closed_on", "is not null"),
        ("trading outlets", "trading", "outlets.closed_on", "is null"),
        ("former staff", "former", "staff.left_on", "is not null"),
        ("orders never shipped", "never shipped", "orders.ship_date", "is null"),
        ("franchise outlets", "franchise", "outlets.is_franchise", "true"),
    ],
)
def test_states_are_read_from_names_and_comments(text: str, word: str, element: str, condition: str) -> None:
    states = piece(account(text), word).of(Role.STATE)
    assert (str(states[0].element), states[0].value) == (element, condition)


def test_current_staff_is_a_state_of_a_table() -> None:
    found = account("how many current staff")
    assert str(piece(found, "current").of(Role.STATE)[0].element) == "staff.left_on"
    assert str(piece(found, "staff").of(Role.TABLE)[0].element) == "staff"


def test_cells_are_found_whole_in_part_and_where_comments_list_them() -> None:
    cells = (("outlets", "outlet_name", "Kiel Harbour"), ("outlets", "outlet_name", "%Market%"))
    found = account("pending orders of kiel and the markets", *cells)
    assert piece(found, "kiel").of(Role.CELL)[0].value == "Kiel Harbour"
    assert piece(found, "markets").of(Role.CELL)[0].value == "%Market%"
    assert piece(found, "pending").of(Role.CELL)[0].value == "Pending"


def test_a_whole_cell_is_surer_than_a_part() -> None:
    cells = (("outlets", "outlet_name", "Kiel Harbour"),)
    whole, part = account("Kiel Harbour", *cells), account("kiel", *cells)
    assert whole.pieces[0].explanations[0].score > part.pieces[0].explanations[0].score


def test_quoted_text_is_a_value_even_where_no_cell_is_known() -> None:
    best = piece(account('orders with note "left at door"'), "left at door").best
    assert best is not None
    assert (best.role, best.value, best.via) == (Role.CELL, "left at door", "quoted")


def test_periods_grains_and_numbers() -> None:
    found = account("orders per month over 5k since March 2026")
    assert piece(found, "per month").of(Role.GRAIN)[0].value == "month"
    assert piece(found, "5k").of(Role.NUMBER)[0].value == "5000"
    period = next(each.best for each in found.pieces if each.of(Role.PERIOD))
    assert period is not None
    assert period.period is not None
    assert (period.period.start, period.period.end) == (date(2026, 3, 1), None)


@pytest.mark.parametrize("operation", list(Operation))
def test_every_operation_has_words(operation: Operation) -> None:
    from reliability.accounting.phrasebook import PHRASES

    assert any(each.value == operation.value for known in PHRASES.values() for each in known)


def test_the_rate_of_what_rows_are_is_a_share() -> None:
    cancelled = ("orders", "status", "Cancelled")
    found = piece(account("cancellation rate per quarter since 2025", cancelled), "rate")
    assert [each.value for each in found.explanations] == [Operation.SHARE]
    assert account("cancellation rate per quarter", cancelled).missing == ()
    assert Operation.SHARE not in [e.value for e in piece(account("the rate of pay"), "rate").explanations]


def test_dots_tell_thousands_apart_before_they_begin_a_fraction() -> None:
    def values(text: str) -> list[str]:
        return [each.value for each in piece(account(f"over {text} euros"), text).of(Role.NUMBER)]

    assert values("1.250") == ["1250", "1.250"]
    assert values("1.250.000") == ["1250000"]
    assert [values(text) for text in ("0.125", "1.25", "1,250", "1250")] == [["0.125"], ["1.25"], ["1250"], ["1250"]]


def test_a_word_can_be_worked_out_from_another_column() -> None:
    ages = piece(account("average age of staff"), "age").explanations
    assert (str(ages[0].element), ages[0].via) == ("staff.birth_year", "definition")


def test_short_forms_and_misspellings_are_read() -> None:
    assert "staff.dept" in elements(account("staff by department"), "department")
    assert "orders.revenue" in elements(account("total revenu"), "revenu")


@pytest.mark.parametrize(
    "text",
    [
        "Instagram followers by month",
        "phone number of the outlets",
        "what is our market share",
        "How many trombones do we have?",
        "rent per outlet",
        "weather in Kiel",
        "how many left having bought nothing?",
    ],
)
def test_what_the_data_do_not_hold_is_missing(text: str) -> None:
    assert account(text).missing


@pytest.mark.parametrize(
    "text",
    [
        "revenue by outlet, for the board deck please",
        "Morning! Quick one: how many orders have we got?",
        "orders per weekday - my boss suspects something fishy",
        "could you kindly list the five largest outlets?",
        "sales of Zebulon & Daughters",
        "which outlets beat Kiel on net sales",
        "which outlets bought nothing in May?",
        "and the year before?",
        "hi",
    ],
)
def test_chatter_reasons_and_names_are_not_missing(text: str) -> None:
    assert account(text).missing == ()


@pytest.mark.parametrize(
    ("text", "missing", "guessed"),
    [
        ("How many trombones do we have?", ("trombones",), {"trombones"}),
        ("rent per outlet", ("rent",), {"rent"}),
        ("why did revenue go down", ("why",), set()),
        ("number of orders in 2031", (), set()),
        ("", (), set()),
    ],
)
def test_what_is_only_guessed_to_be_missing_is_told_from_what_surely_is(
    text: str, missing: tuple[str, ...], guessed: set[str]
) -> None:
    found = account(text)
    if missing:
        assert found.missing == missing
    assert found.guessed == guessed


def test_words_as_a_whole_overrule_a_guess_and_nothing_else() -> None:
    trombones, why = account("How many trombones do we have?"), account("why did revenue go down")
    for unsure in (None, 0.0, 0.96):
        assert surely_missing(trombones, unsure) == ("trombones",)
    assert surely_missing(trombones, 0.97) == ()
    assert surely_missing(why, 1.0) == ("why",)


def test_where_nothing_was_learnt_a_guess_among_words_that_are_mostly_explained_ends_nothing() -> None:
    mostly = account("net sales of each store by month in 2025 for trombones")
    assert mostly.missing == ("trombones",)
    assert mostly.explained >= MOSTLY_EXPLAINED
    assert surely_missing(mostly, None) == ()
    assert surely_missing(account("net sales of trombones and tubas per flugelhorn"), None) != ()
    assert surely_missing(account("why did net sales of each store go down by month"), None) == ("why",)


def test_open_tickets_are_of_a_help_desk_where_no_table_says_otherwise() -> None:
    assert account("number of open tickets").missing == ("open tickets",)
    desk = Schema(
        "sqlite", (Table("tickets", (Column("ticket_id", "INTEGER", primary_key=True), Column("state", "TEXT"))),)
    )
    assert account_for("number of open tickets", desk, (), TODAY).missing == ()


def test_what_is_done_is_not_missing_where_a_table_records_it() -> None:
    """A coupon's redemption is told by no table here."""
    wallet = Schema(
        "sqlite",
        (
            Table("wallet_transactions", (Column("coupon_id", "INTEGER"), Column("amount", "REAL"))),
            Table("coupons", (Column("coupon_id", "INTEGER"),)),
        ),
    )
    assert account_for("total amount transacted with each coupon", wallet, (), TODAY).missing == ()
    assert account_for("number of coupons redeemed", wallet, (), TODAY).missing == ("redeemed",)


@pytest.mark.parametrize(
    ("thing", "done"),
    [("department", "departed"), ("installment", "installed"), ("promotion", "promoted"), ("section", "sected")],
)
def test_a_word_that_looks_like_the_name_of_a_thing_is_not_what_was_done_there(thing: str, done: str) -> None:
    """A department is not where somebody departed, and too short a stem says nothing."""
    assert not KnownSpellings([thing]).is_done(done)


def test_an_age_is_missing_where_the_birth_of_others_alone_is_known() -> None:
    assert account("average age of our staff").missing == ()
    assert account("average age of the outlets").missing == ("age",)
    singers = Schema(
        "sqlite", (Table("singer", (Column("Age", "INTEGER"),)), Table("concert", (Column("Year", "TEXT"),)))
    )
    assert account_for("average age of the singers of each concert", singers, (), TODAY).missing == ()


def test_what_is_thought_of_others_is_no_review_of_a_thing() -> None:
    makers = Table(
        "makers", (Column("id", "INTEGER", primary_key=True), Column("maker_name", "TEXT"), Column("rating", "NUMERIC"))
    )
    lamps = Table("lamps", (Column("id", "INTEGER", primary_key=True), Column("lamp_name", "TEXT")))
    shop = Schema("sqlite", (makers, lamps))
    assert account_for("which lamp has the worst reviews", shop, (), TODAY).missing == ("reviews",)
    assert account_for("which maker has the best reviews", shop, (), TODAY).missing == ()
    assert account_for("worst rating of the makers", shop, (), TODAY).missing == ()
    goods = Schema("sqlite", (makers, Table("products", (Column("product_name", "TEXT"),))))
    assert account_for("which product has the worst reviews", goods, (), TODAY).missing == ("reviews",)


def test_what_runs_low_is_missing_where_no_stock_is_kept() -> None:
    lamps = Table("lamps", (Column("id", "INTEGER", primary_key=True), Column("lamp_name", "TEXT")))
    assert account_for("which lamps are running low?", Schema("sqlite", (lamps,)), (), TODAY).missing == (
        "running low",
    )
    stocked = Table("lamps", (*lamps.columns, Column("stock", "INTEGER")))
    assert account_for("which lamps are running low?", Schema("sqlite", (stocked,)), (), TODAY).missing == ()


def test_a_thing_that_a_schema_holds_is_not_missing_there() -> None:
    clinic = Schema("sqlite", (Table("patients", (Column("phone", "TEXT"), Column("weight_kg", "REAL"))),))
    assert account_for("phone number and weight of each patient", clinic, (), TODAY).missing == ()


@pytest.mark.parametrize("text", ["", "   ", "?!", "🙂", "ß" * 50, "売上は?", "سعر", "'\"«", "a" * 5_000, "%% <> >="])
def test_odd_texts_are_accounted_for(text: str) -> None:
    found = account(text)
    assert 0.0 <= found.explained <= 1.0
    assert all(piece.text for piece in found.pieces)


def test_nothing_asked_is_fully_explained() -> None:
    assert account("").pieces == ()
    assert account("").explained == 1.0


def test_ten_thousand_words_take_no_longer_than_a_page() -> None:
    text = "orders of zzyzx and 'sales' in March; " * 1_500
    account("warm")
    start = time.thread_time()
    found = account(text)
    assert time.thread_time() - start < 2.0
    assert found.pieces[-1].explanations == ()
    assert found.pieces[-1].end == len(text)


def test_a_schema_of_four_hundred_tables_is_looked_up_not_searched() -> None:
    columns = tuple(Column(f"{word}_{n}", "TEXT") for n in range(4) for word in ("name", "price", "city", "made_on"))
    wide = Schema("sqlite", tuple(Table(f"thing_{n}", columns) for n in range(400)))
    account_for("warm", wide, (), TODAY)
    start = time.thread_time()
    found = account_for("price of each thing by city in 2025", wide, (), TODAY)
    assert time.thread_time() - start < 0.5
    assert all(len(each.explanations) <= 24 for each in found.pieces)
    assert found.missing == ()


def test_an_empty_schema_explains_no_names() -> None:
    found = account_for("revenue by outlet", Schema("sqlite", ()), (), TODAY)
    assert not any(each.of(Role.TABLE, Role.COLUMN) for each in found.pieces)


@pytest.mark.parametrize("text", ["orders by outlet, cancelled ones out", "orders by outlet, leave cancelled out"])
def test_what_is_left_out_is_negated(text: str) -> None:
    found = account(text)
    assert piece(found, "out").best == Explanation(Role.OPERATION, value=Operation.NOT.value)
    assert not any(each.of(Role.STATE) for each in found.pieces if each.text == "leave")


def test_what_is_not_left_out_stays() -> None:
    assert not account("orders that went out of Kiel").pieces[-2].of(Role.OPERATION)


def test_an_aside_is_no_part_of_the_question() -> None:
    found = account("orders by outlet, I suspect pending orders are too many")
    assert piece(found, "pending").best == Explanation(Role.POLITE, via="aside")
    assert piece(account("I suspect pending orders"), "pending").of(Role.CELL)


def test_un_is_without() -> None:
    unshipped = piece(account("unshipped orders"), "unshipped")
    assert unshipped.of(Role.STATE)[0].value == "is null"
    unbilled = piece(account("unrevenued orders"), "unrevenued").explanations
    assert unbilled[0].value == Operation.WITHOUT.value
    assert "orders.revenue" in [str(each.element) for each in unbilled]


def test_a_key_with_a_role_of_its_own_is_a_column() -> None:
    schema = Schema(
        "sqlite",
        (
            Table(
                "people",
                (
                    Column("person_id", "INTEGER", primary_key=True, nullable=False),
                    Column("mentor_id", "INTEGER"),
                    Column("home_id", "INTEGER"),
                ),
                foreign_keys=(
                    ForeignKey(("mentor_id",), "people", ("person_id",)),
                    ForeignKey(("home_id",), "homes", ("home_id",)),
                ),
            ),
            Table("homes", (Column("home_id", "INTEGER", primary_key=True, nullable=False),)),
        ),
    )
    mentor = account_for("the mentor of each person", schema, (), TODAY).pieces[1]
    assert [str(each.element) for each in mentor.explanations if each.score > 0.8] == ["people.mentor_id"]
    home = account_for("home", schema, (), TODAY).pieces[0].best
    assert home is not None
    assert home.element == Element("homes")


class _Meaning:
    """An encoder that knows two meanings: pay, and the rest."""

    fingerprint = "meaning"

    def __init__(self) -> None:
        self.texts: list[str] = []

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        self.texts += texts
        pay = [text in ("salary", "emoluments") for text in texts]
        return np.array([[1.0, 0.0] if each else [0.0, 1.0] for each in pay], dtype=np.float32)


def test_the_encoder_is_asked_last_and_only_of_what_nothing_explains() -> None:
    encoder = _Meaning()
    found = account_for("average emoluments of the staff in Kiel", SHOP, (), TODAY, encoder)
    best = piece(found, "emoluments").best
    assert best == Explanation(Role.COLUMN, 1.0, Element("staff", "salary"), via="similar")
    assert "emoluments" in encoder.texts
    assert not {"staff", "average", "Kiel", "kiel"} & set(encoder.texts[-1:])
    assert account("average emoluments of the staff").missing == ("emoluments",)
    assert found.missing == ()


def test_what_data_commonly_lack_is_missing_whatever_it_is_like() -> None:
    class Alike(_Meaning):
        def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
            return np.ones((len(texts), 1), dtype=np.float32)

    assert account_for("rainfall per outlet", SHOP, (), TODAY, Alike()).missing == ("rainfall",)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("which staff have a keyboard", ("keyboard",)),  # a word that only names things, wherever it stands
        ("which outlets were audited in 2025", ("audited",)),  # an event that no column holds
        ("how many people visited our website in May", ("visited our website",)),  # a thing worded in another order
        ("which outlet has the happiest staff", ("happiest",)),
        ("why did revenue drop in March?", ("why",)),
        ("why is revenue so low in March?", ("why",)),
        ("why do we have so many visits", ("why",)),
        ("what caused the drop in orders last week", ("what caused",)),
        ("what's the reason we sell less in winter", ("what's the reason",)),
        ("revenue in the first half of 2027", ("first half of 2027",)),
        ("will we hit a million next quarter?", ("will we hit",)),
        ("I will be in a meeting, show me orders by month", ()),
        ("this will be shown to the board: orders by month", ()),
        ("orders by status. I like this keyboard", ()),  # no clause that asks
        ("which orders are connected with outlet 3", ()),
        ("why is revenue so low in May? show it by outlet", ()),
    ],
)
def test_what_is_asked_and_no_column_holds_is_missing(text: str, expected: tuple[str, ...]) -> None:
    assert account(text).missing == expected


def test_reasons_and_plans_that_are_recorded_are_not_missing() -> None:
    visits = Table(
        "visits",
        (
            Column("visit_id", "INTEGER", primary_key=True, nullable=False),
            Column("due_date", "DATE"),
            Column("reason", "TEXT"),
        ),
    )
    clinic = Schema("sqlite", (visits,))
    for text in ("why did visits increase in May?", "how many visits in December 2026"):
        assert account_for(text, clinic, (), TODAY).missing == ()


def test_a_word_that_asks_for_causes_is_no_column_of_reasons() -> None:
    """A table of visits with their reasons says nothing of why staff leave, and asking why names no table."""
    tables = (
        Table("visits", (Column("visit_id", "INTEGER", primary_key=True), Column("reason", "TEXT"))),
        Table("staff", (Column("staff_id", "INTEGER", primary_key=True), Column("left_on", "DATE"))),
    )
    office = Schema("sqlite", tables)
    assert account_for("why are staff leaving?", office, (), TODAY).missing == ("why",)
    assert account_for("what caused the drop in staff", office, (), TODAY).missing == ("what caused",)
    assert account_for("what are the reasons of visits", office, (), TODAY).missing == ()


def test_what_is_named_as_missing_does_not_depend_on_the_order_of_a_set() -> None:
    text = "open vacancies in Logistics and time to fill"
    asked = (
        "from datetime import date; from reliability.accounting.accounting import account_for;"
        "from reliability.values import Column, Schema, Table;"
        "s = Schema('sqlite', (Table('departments', (Column('name', 'TEXT'),)),));"
        f"print(account_for({text!r}, s, [], date(2026, 11, 21)).missing)"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", asked],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3", "4")
    }
    assert len(said) == 1, said


RANGE = Schema(
    "sqlite",
    (Table("lamps", (Column("lamp_name", "TEXT"), Column("net", "REAL"), Column("discontinued_on", "DATE"))),),
)


@pytest.mark.parametrize(
    ("text", "word", "changed"),
    [
        ("which lamp had the largest drop in net", "drop", True),
        ("which lamp dropped the most in net", "dropped", True),
        ("which lamps were dropped this year", "dropped", False),
        ("the most expensive of the lamps that were dropped", "dropped", False),
    ],
)
def test_what_fell_most_is_no_thing_that_was_dropped(text: str, word: str, changed: bool) -> None:
    best = piece(account_for(text, RANGE, (), TODAY), word).best
    assert best is not None
    assert (best.value == Operation.GROWTH) is changed
