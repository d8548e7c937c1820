"""How messages and unanswerable questions of voices that nobody tuned on fare: floors under the measured figures."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from adapters.models.bert.talk import TalkModel
from adapters.models.encoder import SentenceEncoder
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from bot.models import REFERENCE_TALK
from deploy.reference.intents.fit import examples
from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.question.chat.words_model import FILE, ngrams, words_model
from reliability.question.checks import problem_with
from reliability.question.intent import intent
from reliability.question.intent_model import QUESTION
from reliability.values import HelpKind, PreviousTurn, Question

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


@pytest.fixture(scope="module")
def talk() -> TalkModel:
    return TalkModel(REFERENCE_TALK)


def test_no_voice_and_no_message_is_both_learnt_and_held_out() -> None:
    learnt, held_out = lines("learnt.jsonl"), lines("held_out.jsonl")
    assert (len(learnt), len(held_out)) == (5_292, 970)
    assert not {each["voice"] for each in learnt} & {each["voice"] for each in held_out}
    known = {example.text.lower() for example in examples()}
    for each in (*held_out, *lines("lacking_held_out.jsonl")):
        assert each["text"].lower() not in known
    assert {each["kind"] for each in (*learnt, *held_out)} == {QUESTION, *map(str, HelpKind)}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("by_model", "later", "told", "right"),
    [(True, False, 0.9, 0.77), (False, False, 0.73, 0.57), (True, True, 0.83, 0.66), (False, True, 0.58, 0.28)],
)
def test_most_messages_of_unheard_voices_are_helped(
    by_model: bool,
    later: bool,
    told: float,
    right: float,
    warehouse: SqlWarehouse,
    encoder: SentenceEncoder,
    talk: TalkModel,
    whole: bool,
) -> None:
    """Without the talk model with --whole alone. Measured: told 0.92 and as what they are 0.79; without the talk model 0.77 and 0.60, before the words model 0.29.
    Of two later writers, who were asked for what is hard to tell: 0.85 and 0.68, without it 0.60 and 0.30."""
    if not (by_model or whole):
        pytest.skip("run by --whole")
    schema, held_out = warehouse.schema(), lines("held_out.jsonl")
    messages = [each for each in (held_out[356:] if later else held_out[:356]) if each["kind"] != QUESTION]
    found = [
        intent(Question("q", text), schema, encoder, partial(warehouse.find_values, text), talk if by_model else None)
        for text in (each["text"] for each in messages)
    ]
    kinds = [each.kind.value if each else None for each in found]
    assert sum(kind is not None for kind in kinds) / len(messages) >= told
    assert sum(kind == each["kind"] for kind, each in zip(kinds, messages, strict=True)) / len(messages) >= right


def test_questions_that_sound_like_talk_are_hardly_ever_taken_for_it(
    warehouse: SqlWarehouse, encoder: SentenceEncoder, talk: TalkModel
) -> None:
    """Measured: 3 of 120."""
    schema = warehouse.schema()
    asked = [each["text"] for each in lines("held_out.jsonl") if each["kind"] == QUESTION]
    taken = [t for t in asked if intent(Question("q", t), schema, encoder, partial(warehouse.find_values, t), talk)]
    assert len(taken) <= 4 < len(asked) / 25


@pytest.mark.parametrize(
    ("ids", "most", "one_in"),
    [("c", 3, 500), ("b", 5, 150), ("k", 12, 110)],
    ids=["of the first voices and the templates", "of the later voices", "of the latest voices"],
)
def test_data_questions_are_hardly_ever_taken_for_talk(
    warehouse: SqlWarehouse, encoder: SentenceEncoder, talk: TalkModel, ids: str, most: int, one_in: int
) -> None:
    """Of the developing log and the templated test log, of which the first and the later voices have been learnt from
    since. Measured: 1 of 1,536, and 5 of the 753 of later voices; of the latest, which nothing was learnt from, 11 of
    1,362."""
    schema, folder = warehouse.schema(), ROOT / "deploy" / "reference" / "warehouse"
    natural = [json.loads(line) for line in (folder / "natural" / "develop.jsonl").read_text("utf-8").splitlines()]
    templated = [json.loads(line) for line in (folder / "questions.jsonl").read_text("utf-8").splitlines()]
    asked = [
        Question(
            "q", each["question"], previous=PreviousTurn(each["previous"]["question"]) if each["previous"] else None
        )
        for each in natural
        if each["kind"] != "no_question" and each["id"].startswith(ids)
    ]
    if ids == "c":
        asked += [Question("q", each["question"]) for each in templated if each["split"] == "test"]
    taken = [each for each in asked if intent(each, schema, encoder, partial(warehouse.find_values, each.text), talk)]
    assert len(taken) <= most < len(asked) / one_in


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("I WANT TO SEE GROWTH. MAKE IT HAPPEN", HelpKind.VAGUE),
        ("we need to do better this year", HelpKind.VAGUE),
        ("whats the best way to get chewing gum off a steel shelf", HelpKind.WORLD),
        ("that is wrong, i meant orders in 2026", None),
        ("i want revenue by month in 2026", None),
    ],
)
def test_a_wish_is_no_question_and_a_correction_is(
    text: str, kind: HelpKind | None, warehouse: SqlWarehouse, encoder: SentenceEncoder, talk: TalkModel
) -> None:
    found = intent(Question("q", text), warehouse.schema(), encoder, partial(warehouse.find_values, text), talk)
    assert (found and found.kind) == kind


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
    warehouse: SqlWarehouse, encoder: SentenceEncoder, talk: TalkModel
) -> None:
    """Of voices whose failures nobody has read while the product was mended; 60 messages of each kind."""
    told = (json.loads(line) for line in STRANGERS.read_text("utf-8").splitlines())
    unread = [each for each in told if not each["read"]]
    schema, fates = warehouse.schema(), Counter[tuple[str, str]]()
    for each in unread:
        text = each["text"]
        if problem_with(text) or intent(
            Question("q", text), schema, encoder, partial(warehouse.find_values, text), talk
        ):
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
