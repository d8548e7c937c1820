"""What people say who ask nothing of the data is told apart, and a data question is never taken for it."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest

from adapters.models.bert.talk import TalkModel
from adapters.models.encoder import SentenceEncoder
from adapters.models.fake_encoder import FakeEncoder
from bot.models import REFERENCE_TALK
from reliability.question.helping import MOST_SHOWN, shown_for
from reliability.question.intent import LONGEST, Intent, intent
from reliability.question.intent_model import QUESTION, fit, fitted, phrases
from reliability.values import Column, Element, ForeignKey, HelpKind, PreviousTurn, Question, Schema, Table

SHOP = Schema(
    "sqlite",
    (
        Table(
            "orders",
            (
                Column("order_id", "int", "Number of the order", primary_key=True),
                Column("customer_id", "int"),
                Column("order_date", "date"),
                Column("status", "text", samples=("Shipped",)),
                Column("net_sales", "num", "Sales after discounts"),
            ),
            "Orders, cancelled ones included",
            (ForeignKey(("customer_id",), "customers", ("customer_id",)),),
        ),
        Table("customers", (Column("customer_id", "int"), Column("city", "text", samples=("Porto",)))),
        Table("products", (Column("product_name", "text"), Column("list_price", "num"))),
        Table("employees", (Column("salary", "num", samples=("51000",)),), "Staff, past and present"),
    ),
)
TRAIN = Path(__file__).parents[3] / "deploy" / "reference" / "warehouse" / "natural" / "train.jsonl"


def told(text: str, previous: PreviousTurn | None = None, cell: str = "") -> HelpKind | None:
    """By words alone: the fake encoder knows no meaning, so that likeness decides nothing here that it should not."""
    values = [("t", "c", cell)] if cell else []
    found = intent(Question("q", text, previous=previous), SHOP, FakeEncoder(), lambda: values)
    return found.kind if found else None


@pytest.mark.parametrize(
    ("text", "cell", "about"),
    [
        ("customers", "", ["customers"]),
        ("Orders?", "Orders by post", ["orders"]),  # a table's name is one, whatever the cells hold
        ("salary", "", ["employees.salary"]),
        ("salary", "salary band B", None),
        ("Porto", "Porto", None),
        ("sales", "", None),  # a figure
        ("open orders", "", None),
    ],
)
def test_a_name_by_itself_asks_what_there_is_of_it(text: str, cell: str, about: list[str] | None) -> None:
    found = intent(Question("q", text), SHOP, FakeEncoder(), lambda: [("t", "c", cell)] if cell else [])
    assert (found and (found.kind, [str(each) for each in found.about])) == (about and (HelpKind.BROWSE, about))
    follows = intent(Question("q", text, previous=PreviousTurn("q", "SELECT 1")), SHOP, FakeEncoder())
    assert follows is None, "in a thread it goes on"


def test_who_leans_on_a_key_is_not_asked_what_they_mean() -> None:
    assert told("QQQQQQQ11111") is told("aaaaaaaa") is HelpKind.SMALL_TALK
    assert told("1000000000") is told("sss1") is None


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("hi", HelpKind.GREETING),
        ("Good morning team! 👋", HelpKind.GREETING),
        ("hello my friend", HelpKind.GREETING),
        ("thanks a lot!!", HelpKind.THANKS),
        ("Hi, many thanks for your help", HelpKind.THANKS),
        ("what can you do?", HelpKind.HELP),
        ("Hello, I am new here. What kind of things can you help me with?", HelpKind.HELP),
        ("how does this work", HelpKind.HELP),
        ("is my question visible to my boss", HelpKind.ABOUT),
        ("can my manager see what I ask?", HelpKind.ABOUT),
        ("can you order me new business cards?", HelpKind.JOB),
        ("which tables do you have?", HelpKind.BROWSE),
        ("What do you know?", HelpKind.BROWSE),
        ("which tables do you keep?", HelpKind.BROWSE),
        ("what data is there on staff", HelpKind.BROWSE),
        ("something about customers", HelpKind.VAGUE),
        ("what do you have about customers?", HelpKind.BROWSE),
        ("what's in orders", HelpKind.BROWSE),
        ("describe the products table please", HelpKind.BROWSE),
        ("what does net_sales mean?", HelpKind.BROWSE),
        ("I need some numbers", HelpKind.VAGUE),
        ("so what should we reorder next?", HelpKind.VAGUE),
        ("give me some interesting insights, please", HelpKind.VAGUE),
        ("delete order 12", HelpKind.CHANGE),
        ("please set the price of the kettle to 6.99", HelpKind.CHANGE),
        ("Could you mark order 5 as paid? The money came in.", HelpKind.CHANGE),
        ("Ada moved to Porto, please update her record", HelpKind.CHANGE),
        ("that's wrong", HelpKind.FEEDBACK),
        ("hmm, that total looks about 20 percent too low to me", HelpKind.FEEDBACK),
        ("perfect, that matches my sheet", HelpKind.FEEDBACK),
        ("how are you?", HelpKind.SMALL_TALK),
        ("tell me a joke", HelpKind.SMALL_TALK),
    ],
)
def test_what_asks_nothing_of_the_data_is_told_apart(text: str, kind: HelpKind) -> None:
    assert told(text) is kind


@pytest.mark.parametrize(
    "text",
    [
        "which tables of products were sold",
        "thanks! and how many in Berlin?",
        "delete rate of customers by month",
        "help desk staff count",
        "hi, how many stores?",
        "deleted customers",
        "set of products sold together with lamps",
        "drop in sales since May",
        "drop from 2024 to 2025 in net sales",
        "increase in revenue",
        "change of the list price per product",
        "update dates by month",
        "cancelled orders",
        "cancel rate",
        "show me the orders",
        "list customers",
        "what is in order 123",
        "what do you have about customers in Porto",
        "orders with a wrong address",
        "what can you tell me about net sales in Porto in May",
        "how is revenue doing",
        "some figures about net sales by city",
        "who works here",
        "good morning deliveries by store",
        "that's wrong, I meant net sales",
        "how does revenue work out per store",
        "put sales and returns by month in one table",
        "remove cancelled orders from the total",
    ],
)
def test_a_data_question_stays_one(text: str) -> None:
    assert told(text) is None


@pytest.mark.parametrize(
    "text",
    ["and in June?", "remove the cancelled ones", "change it to last year", "names?", "something nice"],
)
def test_what_goes_on_from_an_answer_stays_a_question(text: str) -> None:
    assert told(text, PreviousTurn("Total sales in May?", "SELECT 1")) is None


def test_tables_that_are_sold_are_no_tables_of_a_database() -> None:
    assert told("which tables do we have?") is HelpKind.BROWSE
    assert told("which tables do we have?", cell="Garden Tables") is None


@pytest.mark.parametrize("text", ["", "   ", "👍", "?!", "hi " * 5_000, "<!channel> *x* `y`", "\ud800", "a" * LONGEST])
def test_odd_texts_break_nothing(text: str) -> None:
    assert told(text) in (None, HelpKind.GREETING, HelpKind.SMALL_TALK)


def test_a_long_message_is_never_chat() -> None:
    assert told("hi there " * 60) is None


def test_hostile_repetition_is_read_at_once() -> None:
    for piece in ("really ", "something nice ", "the ", "and ", "can you please "):
        told((piece * 80)[:LONGEST])


@pytest.fixture(scope="module")
def encoder() -> SentenceEncoder:
    return SentenceEncoder()


def test_what_no_pattern_knows_is_told_by_likeness(encoder: SentenceEncoder) -> None:
    def kind(text: str) -> HelpKind | None:
        found = intent(Question("q", text), SHOP, encoder)
        return found.kind if found else None

    assert kind("tell me what you're capable of") is HelpKind.HELP
    assert kind("the weather is terrible, isn't it") is HelpKind.SMALL_TALK
    assert kind("thanks, you saved my afternoon") is HelpKind.THANKS
    for question in (
        "turnover for Lyon",
        "dormant accounts",
        "stockouts",
        "who is our star seller",
        "big spenders",
    ):
        assert kind(question) is None


@pytest.mark.parametrize("talk", [None, TalkModel(REFERENCE_TALK)], ids=["by words", "by the talk model"])
def test_hardly_a_question_of_the_training_log_is_taken_for_anything_else(
    encoder: SentenceEncoder, talk: TalkModel | None
) -> None:
    """None of the voices in view of which the patterns were written (ids ta to te); of the 502 of others that came
    later six by words, and one by the talk model."""
    rows = [json.loads(line) for line in TRAIN.read_text().splitlines()]
    asked = [row for row in rows if row["kind"] != "no_question"]
    assert len(asked) > 1_000
    taken = []
    for row in asked:
        before = PreviousTurn(row["previous"]["question"]) if row["previous"] else None
        if intent(Question("q", row["question"], previous=before), SHOP, encoder, list, talk) is not None:
            taken.append(row["id"])
    assert not [each for each in taken if each.startswith("t")]
    assert len(taken) <= (6 if talk is None else 1)


class Sure:
    """A talk model that is as sure of a kind as the log-odds say."""

    fingerprint = "sure"

    def __init__(self, kind: HelpKind, odds: float) -> None:
        self.kind, self.odds, self.asked = kind, odds, list[str]()

    def shares(self, text: str) -> dict[str, float]:
        self.asked.append(text)
        question = 1 / (1 + math.exp(self.odds))
        others = {str(kind): 1e-9 for kind in HelpKind}
        return {**others, QUESTION: question, str(self.kind): 1 - question}


@pytest.mark.parametrize(
    ("text", "kind", "odds", "cell", "in_a_thread", "is_told"),
    [
        ("well then, hum along", HelpKind.SMALL_TALK, 0.1, "", False, True),
        ("well then, hum along", HelpKind.SMALL_TALK, -0.1, "", False, False),
        ("those poor customers", HelpKind.SMALL_TALK, 1.9, "", False, False),
        ("those poor customers", HelpKind.SMALL_TALK, 2.1, "", False, True),
        ("so, this does amaze", HelpKind.FEEDBACK, 3.1, "", True, True),
        ("so, this does amaze", HelpKind.FEEDBACK, 2.9, "", True, False),
        ("so, customers do amaze", HelpKind.FEEDBACK, 9.0, "", True, False),
        ("well then, hum along", HelpKind.SMALL_TALK, 9.0, "", True, False),
        ("is gold something special", HelpKind.DEFINITION, 5.6, "Gold", False, True),
        ("is gold something special", HelpKind.DEFINITION, 5.4, "Gold", False, False),
        ("is gold something special", HelpKind.BROWSE, 9.0, "Gold", False, False),
        ("is gold something special", HelpKind.BROWSE, 3.1, "", False, True),
        ("is gold something special", HelpKind.BROWSE, 2.9, "", False, False),
    ],
)
def test_the_talk_model_is_believed_above_its_limits(
    text: str, kind: HelpKind, odds: float, cell: str, in_a_thread: bool, is_told: bool
) -> None:
    previous = PreviousTurn("how many orders") if in_a_thread else None
    values = [("t", "c", cell)] if cell else []
    talk = Sure(kind, odds)
    found = intent(Question("q", text, previous=previous), SHOP, FakeEncoder(), lambda: values, talk)
    assert (found is not None) == is_told
    assert talk.asked == [text]


def test_the_talk_model_is_not_asked_what_patterns_and_words_decide() -> None:
    talk = Sure(HelpKind.SMALL_TALK, 9.0)
    for text in ("hi", "delete order 12", "total net sales by store and month in 2025", "hi there " * 60):
        intent(Question("q", text), SHOP, FakeEncoder(), list, talk)
    assert not talk.asked


def test_other_languages_are_told_as_what_they_say() -> None:
    def kind(text: str, talk: Sure | None) -> HelpKind | None:
        found = intent(Question("q", text), SHOP, FakeEncoder(), list, talk)
        return found.kind if found else None

    assert kind("das ist nicht gut", None) is HelpKind.LANGUAGE
    assert kind("das ist nicht gut", Sure(HelpKind.FEEDBACK, 9.0)) is HelpKind.FEEDBACK
    assert kind("wie viele Kunden haben wir", Sure(HelpKind.LANGUAGE, 0.0)) is HelpKind.LANGUAGE


def test_the_classifier_is_the_same_each_time_and_knows_its_own_phrases() -> None:
    first, second = fitted(FakeEncoder()), fitted(FakeEncoder())
    assert np.array_equal(first.weights, second.weights)
    assert set(first.kinds) == set(phrases())
    assert QUESTION in first.kinds
    shares = first.probabilities(FakeEncoder().encode(["average order value per month"])[0])
    assert sum(shares.values()) == pytest.approx(1)
    assert max(shares, key=lambda kind: shares[kind]) == QUESTION


def test_kinds_weigh_alike_however_many_phrases_they_have() -> None:
    vectors = np.eye(2, dtype=np.float32)[[0, 1, 1, 1, 1, 1, 1, 1]]
    model = fit(("few", "many"), vectors, np.array([0, 1, 1, 1, 1, 1, 1, 1]))
    middle = model.probabilities(np.array([0.5**0.5, 0.5**0.5], np.float32))
    assert middle["few"] == pytest.approx(0.5, abs=0.01)


def test_no_phrase_stands_in_two_lists() -> None:
    every = [phrase.lower() for each in phrases().values() for phrase in each]
    assert len(every) == len(set(every))


# --- what is shown -----------------------------------------------------------------------------------


def test_browsing_shows_the_tables_with_their_comments_and_counts_the_rest() -> None:
    many = Schema("sqlite", tuple(Table(f"t{n}", (Column("a", "int"),), f"about {n}") for n in range(13)))
    helped = shown_for(Intent(HelpKind.BROWSE), many)
    assert (len(helped.shown), helped.more) == (MOST_SHOWN, 3)
    assert helped.shown[0].comment == "about 0"


def test_browsing_a_table_shows_its_columns_and_questions_about_it_alone() -> None:
    helped = shown_for(Intent(HelpKind.BROWSE, (Element("orders"),)), SHOP, ("What were total sales?",))
    assert [str(each.element) for each in helped.shown][:3] == [
        "orders",
        "orders.order_id",
        "orders.customer_id",
    ]
    assert helped.examples
    assert all("orders" in example for example in helped.examples)


def test_no_value_of_any_column_is_ever_shown() -> None:
    for about in ((), (Element("employees"),), (Element("customers", "city"),)):
        helped = shown_for(Intent(HelpKind.BROWSE, about), SHOP)
        assert not any(each.samples for each in helped.shown)
        assert "51000" not in repr(helped)
        assert "Porto" not in repr(helped)


def test_a_greeting_offers_the_questions_that_were_chosen_by_hand() -> None:
    assert shown_for(Intent(HelpKind.GREETING), SHOP, ("What were total sales?",)).examples == (
        "What were total sales?",
    )
    assert shown_for(Intent(HelpKind.GREETING), SHOP).examples
    assert shown_for(Intent(HelpKind.GREETING), Schema("sqlite", ())).examples == ()
    assert shown_for(Intent(HelpKind.THANKS), SHOP).examples == ()


@pytest.mark.parametrize(
    "text",
    ["how many customers order us more than twice", "who made the most orders", "orders that people see as shipped"],
)
def test_what_only_sounds_like_a_word_to_the_bot_is_a_data_question(text: str) -> None:
    assert told(text) is None


@pytest.mark.parametrize(
    ("text", "cell", "kind"),
    [
        ("how is Porto doing?", "Porto", None),
        ("How's the Porto shop doing", "Porto", None),
        ("how's the shop in Porto going this year?", "Porto", None),
        ("how are we doing?", "", HelpKind.VAGUE),
        ("how are you doing?", "Porto", HelpKind.SMALL_TALK),
    ],
)
def test_how_something_goes_that_stands_in_the_data_is_a_question(text: str, cell: str, kind: HelpKind | None) -> None:
    assert told(text, cell=cell) == kind
