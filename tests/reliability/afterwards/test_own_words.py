"""Whether somebody asks for rows that are marked as over, in words or by what they picked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reliability.afterwards.own_words import asks_for, names
from reliability.clarifications.elements import ConfirmElements
from reliability.clarifications.readings import ChooseReading
from reliability.values import Answered, Exchange, Included, PreviousTurn, Question, Reading, Reply, ReplyKind, Rows
from tests.support.kept.marked_shop import ALL_CUSTOMERS, KEPT_CUSTOMERS, answer_by

CANCELLED = Included("orders", "status", "cancelled orders", "", "", "")
LEFT = Included("staff", "left_on", "employees that have left", "", "", "")
DEPARTED = Included("staff", "departed_on", "departed employees", "", "", "")
CLOSED = Included("stores", "closed_on", "closed stores", "", "", "")
TESTS = Included("orders", "status", "orders outside “status <> 'test'”", "", "", "")


@pytest.mark.parametrize(
    ("text", "found", "wanted"),
    [
        ("How many orders were there?", CANCELLED, False),
        ("How many orders, cancelled ones included?", CANCELLED, True),
        ("How many orders incl. cancelled?", CANCELLED, True),
        ("orders with CANCELLATIONS please", CANCELLED, True),
        ("how many canceled orders", CANCELLED, True),
        ("total of all orders, even those nobody paid", CANCELLED, True),
        ("revenue including shipping", CANCELLED, False),
        ("revenue including all orders", CANCELLED, True),
        ("orders regardless of what became of them", CANCELLED, True),
        ("orders without cancelled ones", CANCELLED, False),
        ("non-cancelled orders", CANCELLED, False),
        ("orders that weren't cancelled", CANCELLED, False),
        ("orders, not including cancelled ones", CANCELLED, False),
        ("not only completed orders but also cancelled ones", CANCELLED, True),
        ("orders, no matter if they were cancelled", CANCELLED, True),
        ("orders, cancelled or not", CANCELLED, True),
        ("employees by department", DEPARTED, False),
        ("departures by month", DEPARTED, True),
        ("former employees", LEFT, True),
        ("who left?", LEFT, True),
        ("employees", LEFT, False),
        ("which store is closest?", CLOSED, False),
        ("closures per year", CLOSED, True),
        ("orders in May", TESTS, False),
        ("orders including test orders", TESTS, True),
        ("excluding test orders", TESTS, False),
        ("", CANCELLED, False),
    ],
)
def test_words_ask_for_rows_or_do_not(text: str, found: Included, wanted: bool) -> None:
    assert names(text, found) is wanted


ASKED = Question("Ev1", "How many customers?", "U1", "C1", "T1")
[DELETED] = answer_by(ALL_CUSTOMERS).included


def asked_for(answer: Answered, question: Question = ASKED) -> bool:
    return asks_for(question, answer, DELETED, "sqlite")


def test_what_was_said_before_in_the_thread_or_in_a_reply_counts_too() -> None:
    answer = answer_by(ALL_CUSTOMERS)
    assert not asked_for(answer)
    assert asked_for(answer, replace(ASKED, previous=PreviousTurn("customers incl. deleted ones", ALL_CUSTOMERS)))
    own = Exchange(ConfirmElements(0, ()), Reply(ReplyKind.OTHER, text="the deleted ones too"))
    assert asked_for(replace(answer, exchanges=(own,)))


def test_who_picked_the_reading_with_them_beside_one_without_asked_for_them() -> None:
    readings = tuple(Reading(sql, sql, Rows(("n",), ((1,),))) for sql in (ALL_CUSTOMERS, KEPT_CUSTOMERS))
    answer = answer_by(ALL_CUSTOMERS)
    for kind, wanted in ((ReplyKind.CHOICE, True), (ReplyKind.JUST_ANSWER, False)):
        picked = Exchange(ChooseReading(0, readings), Reply(kind, choice=0))
        assert asked_for(replace(answer, exchanges=(picked,))) is wanted
    for beside in (
        "SELECT COUNT(*) FROM customers WHERE NOT deleted_at IS NULL",
        "SELECT COUNT(*) FROM customers WHERE city = 'Ulm'",
        "SELECT COUNT(*), MAX(deleted_at) FROM customers",
    ):
        offered = (readings[0], replace(readings[1], sql=beside))
        picked = Exchange(ChooseReading(0, offered), Reply(ReplyKind.CHOICE, choice=0))
        assert not asked_for(replace(answer, exchanges=(picked,))), "none of these leaves them out"
    unqualified = replace(readings[1], sql="SELECT COUNT(*) FROM customers WHERE city <> 'X' AND (deleted_at IS NULL)")
    picked = Exchange(ChooseReading(0, (readings[0], unqualified)), Reply(ReplyKind.CHOICE, choice=0))
    assert asked_for(replace(answer, exchanges=(picked,)))
