"""No answer: what is missing is named, and what there is instead is offered."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from adapters.store.codec import decode, encode
from bot.cli.asking import _show_missing, outcome_json
from bot.slack.block_validator import check_message
from bot.slack.views.abstention import abstention, missing
from bot.wording import abstaining
from reliability.clarifications.elements import ConfirmElements
from reliability.values import (
    Abstained,
    Beyond,
    Element,
    ElementOption,
    Exchange,
    Reach,
    Reading,
    Reason,
    Reply,
    ReplyKind,
    Rows,
)
from tests.support.live_bot import text_of

INSTEAD = (
    ElementOption(Element("daily_sales", "net_sales"), comment="Net sales, in euros"),
    ElementOption(Element("stores")),
)


def said(outcome: Abstained) -> str:
    message = abstention(outcome)
    check_message(message)
    return text_of({"blocks": list(message.blocks)})


def test_what_is_missing_is_named_with_what_there_is_and_examples_to_tap() -> None:
    outcome = Abstained(
        Reason.NOT_IN_DATA,
        "Instagram followers; shelf space",
        instead=INSTEAD,
        examples=("How many stores are there?",),
    )
    shown = said(outcome)
    assert "I found nothing here about «Instagram followers» or «shelf space»." in shown
    assert "net sales (daily sales)" in shown
    assert "Net sales, in euros" in shown
    assert any(
        button.get("value") == "How many stores are there?"
        for block in abstention(outcome).blocks
        for button in block.get("elements", ())
    )
    assert abstention(outcome).text == "I found nothing here about «Instagram followers» or «shelf space»."
    assert outcome_json(outcome)["missing"] == ["Instagram followers", "shelf space"]
    assert outcome_json(outcome)["instead"] == ["daily_sales.net_sales", "stores"]


def test_phrases_are_data_and_are_shown_within_limits() -> None:
    shown = said(Abstained(Reason.NOT_IN_DATA, "<!channel>; *bold*;; *bold*; a; b; c; " + "x" * 9_000))
    assert "&lt;!channel&gt;" in shown
    assert "and 3 more" in shown
    assert missing(Abstained(Reason.NOT_IN_DATA, "a;a; a ")) == ("a",)


def test_where_nobody_took_a_reading_unexplained_words_are_named_and_examples_stay() -> None:
    outcome = Abstained(Reason.NOT_IN_DATA, instead=INSTEAD, examples=("How many stores are there?",))
    shown = text_of({"blocks": list(abstention(outcome, ("gift vouchers",)).blocks)})
    assert "I found nothing here about «gift vouchers»." in shown
    unnamed = said(outcome)
    assert "I found nothing" not in unnamed
    for each in (shown, unnamed):
        assert "net sales (daily sales)" in each
        assert "How many stores are there?" in each


@pytest.mark.parametrize(
    "outcome",
    [
        Abstained(Reason.NOT_IN_DATA, "shelf space"),
        Abstained(Reason.NOT_SURE),
        Abstained(Reason.NOT_IN_DATA, "no tables"),
    ],
)
def test_no_other_end_is_put_down_to_unexplained_words(outcome: Abstained) -> None:
    assert "gift vouchers" not in text_of({"blocks": list(abstention(outcome, ("gift vouchers",)).blocks)})


def test_without_phrases_or_tables_the_sentence_is_another() -> None:
    assert "I found nothing" not in said(Abstained(Reason.NOT_IN_DATA))
    assert "There are no tables here" in said(Abstained(Reason.NOT_IN_DATA, "no tables"))
    assert "no tables" not in said(Abstained(Reason.NOT_IN_DATA, "no tables"))[40:]


def test_it_is_stored_and_what_was_stored_before_is_read() -> None:
    outcome = Abstained(Reason.NOT_IN_DATA, "followers", instead=INSTEAD, examples=("How many?",))
    assert decode(encode(outcome)) == outcome
    before = encode(Abstained(Reason.NOT_SURE)).replace(b', "instead": [], "examples": []', b"")
    assert b"instead" not in before
    assert decode(before) == Abstained(Reason.NOT_SURE)


def test_what_cannot_be_worked_out_is_named_and_nothing_like_it_is_shown() -> None:
    shown = said(Abstained(Reason.NOT_COMPUTED, "median; share of"))
    assert "I cannot work out “median” or “share of” here" in shown
    assert "Ask for the average, or the list itself" in shown
    assert "median; share of" not in shown
    for detail in ("", " ; ", ";" * 5_000):
        assert "I cannot work out what you asked for" in said(Abstained(Reason.NOT_COMPUTED, detail))
    for words in ("mean", "% change", "percent of", "per head", "ratio of", "Year on Year"):
        assert "the figures that it is made of" not in said(Abstained(Reason.NOT_COMPUTED, words))
    assert "<!channel>" not in said(Abstained(Reason.NOT_COMPUTED, "<!channel>; \x00\n"))


@pytest.mark.parametrize(
    ("words", "instead"),
    [
        ("percentiles", "the median, or the lowest"),  # and no percentage
        ("standard deviation", "the median, or the lowest"),
        ("p95", "the median, or the lowest"),
        ("p50", "the average, or the list itself"),
        ("rolling average", "the average of each month"),
        ("retention rate", "those who came in one period"),
        ("bought together", "how many hold the one"),
        ("shipped late", "the days between the two dates"),
        ("percent of", "the part and the whole"),
    ],
)
def test_what_to_ask_for_instead_fits_the_figure(words: str, instead: str) -> None:
    assert f"Ask for {instead}" in said(Abstained(Reason.NOT_COMPUTED, words))


def test_a_time_that_has_not_come_is_not_called_unknown() -> None:
    assert "I know only what has been recorded, and «next year» has not come yet." in said(
        Abstained(Reason.NOT_IN_DATA, "next year")
    )
    both = said(Abstained(Reason.NOT_IN_DATA, "forecast; next year; December 2027"))
    assert "I found nothing here about «forecast»." in both
    assert "«next year» and «December 2027» have not come yet." in both
    assert "not come yet" not in said(Abstained(Reason.NOT_IN_DATA, "next year's rent"))


def test_what_will_be_and_why_are_said_to_be_nothing_that_is_recorded() -> None:
    for phrase in ("will we hit", "Will it be", "going to sell"):
        shown = said(Abstained(Reason.NOT_IN_DATA, phrase))
        assert abstaining.NO_FORECAST in shown
        assert "nothing here about" not in shown
    for phrase in ("why", "What caused", "what's the reason", "how come"):
        assert abstaining.NO_CAUSES in said(Abstained(Reason.NOT_IN_DATA, phrase))
    both = said(Abstained(Reason.NOT_IN_DATA, "will we sell; next year; shelf space"))
    assert "«next year» has not come yet." in both
    assert abstaining.NO_FORECAST not in both, "one sentence says it"
    assert "I found nothing here about «shelf space»." in both
    for phrase in ("Will Smith", "wills", "whyte bread"):
        assert f"I found nothing here about «{phrase}»." in said(Abstained(Reason.NOT_IN_DATA, phrase))


@pytest.mark.parametrize("typed", ["last year", "in 2019", "region; last year", "next  year"])
@pytest.mark.parametrize("kind", [ReplyKind.NAME, ReplyKind.LIST, ReplyKind.OTHER])
def test_of_a_time_that_a_person_typed_as_their_meaning_is_not_said_that_it_has_not_come(
    typed: str, kind: ReplyKind
) -> None:
    exchange = Exchange(ConfirmElements(0, INSTEAD), Reply(kind, text=f"{typed}\nstores"))
    outcome = Abstained(Reason.NOT_IN_DATA, typed, exchanges=(exchange,))
    shown = said(outcome)
    assert "not come yet" not in shown
    assert f"«{typed.split(';')[-1].strip().replace('  ', ' ')}»" in shown
    console = io.StringIO()
    _show_missing(outcome, missing(outcome), Console(file=console, width=200))
    assert "not come yet" not in console.getvalue()


def test_a_comment_that_says_no_more_than_the_name_is_left_out() -> None:
    titles = ElementOption(Element("employees", "job_title"), comment="Job title")
    assert said(Abstained(Reason.NOT_IN_DATA, "CEO", instead=(titles,))).lower().count("job title") == 1


def test_a_time_that_the_data_do_not_reach_is_why_there_is_no_answer() -> None:
    reach = Reach(Beyond.AFTER, "order date", "31 October 2026", "on 20 November 2026")
    counted = Reading("SELECT 1", "Number of orders on 20 November 2026", Rows(("n",), ((0,),)), reach=reach)
    shown = said(Abstained(Reason.NOT_IN_DATA, readings=(counted,), instead=INSTEAD))
    assert "The data end on 31 October 2026 (order date), so there is nothing on 20 November 2026." in shown
    assert abstaining.ASK_WITHIN in shown
    assert abstaining.READINGS_SEEN not in shown, "a number of nothing says no more"
    declined = Exchange(ConfirmElements(0, INSTEAD), Reply(ReplyKind.NO))
    assert "The data end" not in said(Abstained(Reason.NOT_IN_DATA, readings=(counted,), exchanges=(declined,)))
