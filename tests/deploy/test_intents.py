"""How messages and unanswerable questions of voices that nobody tuned on fare: floors under the measured figures."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from adapters.models.encoder import SentenceEncoder
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from deploy.reference.intents.fit import examples
from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.question.chat.words_model import FILE, ngrams, words_model
from reliability.question.checks import problem_with
from reliability.question.intent import intent
from reliability.values import HelpKind, Question

ROOT = Path(__file__).parents[2]
HERE = ROOT / "deploy" / "reference" / "intents"
STRANGERS = ROOT / "tests" / "fixtures" / "strangers.jsonl"
TODAY = date(2026, 11, 21)


def lines(name: str) -> list[dict[str, str]]:
    return [json.loads(line) for line in (HERE / name).read_text("utf-8").splitlines()]


@pytest.fixture(scope="module")
def warehouse() -> Iterator[SqlWarehouse]:
    found = open_warehouse(f"sqlite:///{ROOT / 'var' / 'sample.sqlite'}", "sample")
    found.warm_up()
    yield found
    found.close()


@pytest.fixture(scope="module")
def encoder() -> SentenceEncoder:
    return SentenceEncoder()


def test_no_voice_and_no_message_is_both_learnt_and_held_out() -> None:
    learnt, held_out = lines("learnt.jsonl"), lines("held_out.jsonl")
    assert (len(learnt), len(held_out)) == (695, 356)
    assert not {each["voice"] for each in learnt} & {each["voice"] for each in held_out}
    known = {example.text.lower() for example in examples()}
    for each in (*held_out, *lines("lacking_held_out.jsonl")):
        assert each["text"].lower() not in known
    assert {each["kind"] for each in (*learnt, *held_out)} == {str(kind) for kind in HelpKind}


def test_most_messages_of_unheard_voices_are_helped(warehouse: SqlWarehouse, encoder: SentenceEncoder) -> None:
    schema, messages = warehouse.schema(), lines("held_out.jsonl")
    helped = [
        intent(Question("q", text), schema, encoder, lambda text=text: warehouse.find_values(text)) is not None  # type: ignore[misc]
        for text in (each["text"] for each in messages)
    ]
    assert sum(helped) / len(messages) >= 0.72  # measured: 0.76; before the words model 0.29


def test_what_the_data_lack_is_named_and_what_they_hold_is_not(
    warehouse: SqlWarehouse, encoder: SentenceEncoder
) -> None:
    schema = warehouse.schema()
    named = {"answerable": 0, "unanswerable": 0}
    asked = lines("lacking_held_out.jsonl")
    for each in asked:
        text = each["text"]
        found = account_for(text, schema, cells_named(text, warehouse), TODAY, encoder)
        named[each["kind"]] += bool(found.missing)
    assert named["unanswerable"] >= 80  # of 120; measured: 84, before 68
    assert named["answerable"] <= 13  # of 120; measured: 11, before 15


def test_strangers_are_helped_told_what_is_missing_and_seldom_sent_away(
    warehouse: SqlWarehouse, encoder: SentenceEncoder
) -> None:
    """Of voices whose failures nobody has read while the product was mended; 60 messages of each kind."""
    told = (json.loads(line) for line in STRANGERS.read_text("utf-8").splitlines())
    unread = [each for each in told if not each["read"]]
    schema, fates = warehouse.schema(), Counter[tuple[str, str]]()
    for each in unread:
        text = each["text"]
        if problem_with(text) or intent(Question("q", text), schema, encoder, partial(warehouse.find_values, text)):
            fate = "helped"
        else:
            found = account_for(text, schema, cells_named(text, warehouse), TODAY, encoder)
            fate = "missing" if found.missing else "asked"
        fates[each["kind"], fate] += 1
    assert len(unread) == 180
    assert fates["no_question", "helped"] >= 51  # measured: 55
    assert fates["unanswerable", "missing"] >= 44  # measured: 48, before 47
    assert fates["answerable", "missing"] <= 3  # measured: 2
    assert fates["answerable", "helped"] <= 1  # measured: 0


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("when is the next board meeting", ("board meeting",)),
        ("how many women work in Kiel", ("women",)),
        ("what is the weight of the Terrano Wardrobe", ("weight",)),
        ("what are our borrowing costs", ("borrowing costs",)),
        ("how many parkign spots does the Munich Harbour have", ("parkign spots",)),
        ("birthdays of all employees", ("birthdays",)),
        ("number of shops in Graz", ()),
        ("average unit cost by brand", ()),
    ],
)
def test_what_is_asked_for_in_everyday_words_is_missing_too(
    text: str, missing: tuple[str, ...], warehouse: SqlWarehouse
) -> None:
    found = account_for(text, warehouse.schema(), cells_named(text, warehouse), TODAY)
    assert set(missing) <= set(found.missing)
    assert bool(found.missing) == bool(missing)


def test_the_words_model_is_small_and_knows_every_kind() -> None:
    model = words_model()
    assert FILE.stat().st_size < 300_000
    assert set(model.names) == {str(kind) for kind in HelpKind}
    assert model.talks("what can you do for me?") > 0 > model.talks("net sales by store and month in 2025")
    assert sum(model.shares("hello there").values()) == pytest.approx(1)


@pytest.mark.parametrize("text", ["", "   ", "🦄", "a" * 100_000, "\ud800", "?" * 5_000, "\x00"])
def test_odd_texts_have_odds_too(text: str) -> None:
    assert -50 < words_model().talks(text) < 50
    assert len(ngrams(text)) < 5_000
