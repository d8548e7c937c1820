"""Words that are said to be left out: names, and what narrows a thing, and never chatter."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date

import pytest

from adapters.models.encoder import SentenceEncoder
from adapters.warehouses.warehouse import open_warehouse
from bot.asks.beside.left_out import left_out, unexplained_names
from bot.sample import DEVELOPING_LOG, NATURAL_TRAINING_LOG, current_sample, sample_today
from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.clarifications.elements import ConfirmElements
from reliability.clarifications.readings import ChooseReading
from reliability.values import (
    Element,
    ElementOption,
    Exchange,
    Hint,
    HintScope,
    PreviousTurn,
    Reading,
    Reply,
    ReplyKind,
    Rows,
)
from tests.support.live_bot import SCHEMA, reading

TODAY = date(2026, 11, 21)


def names(text: str, known: tuple[str, ...] = (), previous: PreviousTurn | None = None) -> tuple[str, ...]:
    return unexplained_names(account_for(text, SCHEMA, [], TODAY), known, previous)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("How many orders came from Atlantis?", ("Atlantis",)),
        ("net sales of Kaufland orders in 2025", ("Kaufland",)),
        ("How many orders did Jane Blofeld and Zebulon Pike send us?", ("Jane Blofeld", "Zebulon Pike")),
        ("net sales per month of vegan customers", ("vegan",)),
        ("What share of orders is from the EMEA?", ("EMEA",)),
    ],
)
def test_names_and_narrowing_words_are_said(text: str, said: tuple[str, ...]) -> None:
    assert names(text) == said


@pytest.mark.parametrize(
    "text",
    [
        "How many orders were there last month?",
        "Kindly whip up the number of orders, cheers",
        "The Auditor is coming. How many orders are open?",
        "How many orders in 2025, for the Miller report?",
        "CRM check: how many customers are there?",
        "How many customers from the EU (France, Spain) are there?",
        "How many loyal customers (those with 3 orders or more)?",
        "Who are our most valuable customers? Top ten.",
        "how many customers changed orders",
        "",
    ],
)
def test_chatter_asides_and_what_is_explained_beside_are_not(text: str) -> None:
    assert names(text) == ()


def test_what_somebody_told_the_meaning_of_is_not_unexplained() -> None:
    text = "How many vegan customers do we have?"
    assert names(text) == ("vegan",)
    assert names(text, ("vegan customer",)) == ()
    assert names(text, (), PreviousTurn("net sales of vegan customers in May")) == ()
    assert names("and how many Narnia orders?", (), PreviousTurn("net sales of vegan customers")) == ("Narnia",)


def one(sql: str, english: str = "number of orders") -> Reading:
    return Reading(sql, english, Rows(("n",), ((1,),)))


PLAIN = one("SELECT COUNT(*) FROM orders")


def test_what_any_reading_uses_is_not_left_out() -> None:
    words = ("Kaufland", "vegan")
    assert left_out(words, (PLAIN,), ()) == words
    assert left_out(words, (PLAIN, one("SELECT COUNT(*) FROM orders WHERE name LIKE '%KAUFLAND%'")), ()) == ("vegan",)
    assert left_out(words, (one("SELECT 1", "the number of vegan orders"),), ()) == ("Kaufland",)


def test_what_the_person_said_the_meaning_of_is_not_left_out() -> None:
    words = ("Kaufland", "vegan")
    asked = ConfirmElements(0, (ElementOption(Element("orders", "status"), "vegan"),))
    assert left_out(words, (PLAIN,), [Exchange(asked, Reply(ReplyKind.YES))]) == ("Kaufland",)
    assert left_out(words, (PLAIN,), [Exchange(asked, Reply(ReplyKind.NO))]) == words
    typed = Exchange(ChooseReading(0, (reading("x", (1,)),)), Reply(ReplyKind.OTHER, text="those without meat"))
    assert left_out(words, (PLAIN,), [typed]) == ()
    hint = Hint(
        "Kaufland orders", Element("orders"), (), HintScope.PERSON, "U1", "U1", "q", "2026-11-01T00:00:00+00:00"
    )
    assert left_out(words, (PLAIN,), (), [hint]) == ("vegan",)


_LATER = "ijk"
"""First letters of the ids of voices that came to the developing part after this was measured."""


@pytest.mark.slow
def test_hardly_an_answerable_question_of_the_natural_logs_is_told_that_a_word_was_left_out(whole: bool) -> None:
    """In 2,490 answerable questions of people (later developing voices aside) hardly anything is left out that should
    be said; naming all that nothing explains would speak of 376 of them, of verbs and asides. So it is with --whole; of
    every fourth question the counts are those below."""
    every, counts, most = (1, (2490, 376), 12) if whole else (4, (606, 91), 4)
    warehouse, encoder = open_warehouse(f"sqlite:///{current_sample()}", "sample"), SentenceEncoder()
    asked, unexplained, noted = Counter[str](), Counter[str](), Counter[str]()
    for log in (NATURAL_TRAINING_LOG, DEVELOPING_LOG):
        lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
        for given in [line for line in lines if line["id"][0] not in _LATER][::every]:
            text, kind = given["question"], given["kind"]
            previous = PreviousTurn(**given["previous"]) if given["previous"] else None
            cells = cells_named(text, warehouse)
            account = account_for(text, warehouse.schema(), cells, sample_today(), encoder)
            asked[kind] += 1
            if not account.missing:
                unexplained[kind] += bool(account.unexplained)
                noted[kind] += bool(unexplained_names(account, (), previous))
    warehouse.close()
    assert (asked["answerable"], unexplained["answerable"]) == counts, (asked, unexplained, noted)
    assert noted["answerable"] <= most
    assert noted["follow_up"] + noted["ambiguous"] <= most
