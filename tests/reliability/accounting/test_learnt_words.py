"""Which questions have several meanings, and which the data cannot answer, by their words: by hand, in a file, and as
the sample's are told."""

from __future__ import annotations

import json
import math
import time
from datetime import date
from pathlib import Path

import pytest

from adapters.learnt_words import StoredWords
from bot.sample import DEVELOPING_LOG, IN_DATA_WORDS, ONE_MEANING_WORDS
from reliability.accounting.account import Account
from reliability.accounting.accounting import account_for
from reliability.accounting.learnt_words import AS_LIKELY, WordWeights, nameless, words_against
from reliability.errors import ModelUnavailable
from reliability.values import Column, Schema, Table


def test_by_hand() -> None:
    """Two known n-grams of weights 3 and −1 nats: the log-odds are b + (3 − 1)/√2."""
    words = WordWeights({"turnover": 300, "net": -100}, 0.5)
    assert words.likely("net turnover") == pytest.approx(1 / (1 + math.exp(0.5 + 2 / math.sqrt(2))))
    assert words.likely("") == words.likely("???") == pytest.approx(1 / (1 + math.exp(0.5)))


def account(text: str) -> Account:
    """As of data that hold people alone."""
    return account_for(
        text, Schema("sqlite", (Table("people", (Column("full_name", "TEXT"),)),)), (), date(2026, 11, 21)
    )


AGAINST = WordWeights({"purple": 300, "tins": 250, "folks": 250, "grain": 600, "sales": -100, "the": 100}, 0.0)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("purple tins of our sales team", "purple tins"),  # both speak against it
        ("sales of purple people on all tins", "purple"),  # too far apart to be one thing
        ("purple, tins", "purple"),  # a mark parts them
        ("the sales grain", "grain"),  # a function word is never named, whatever speaks against it
        ("did purple folks call", "purple"),  # nor what is but like a table, after what nothing explains
        ("purple last year", "purple"),  # nor is a time
        ("who is this?", ""),  # nothing else to name
        ("grey tents", ""),  # without either it is no likelier
        ("", ""),
    ],
)
def test_what_speaks_against_a_question_is_named(text: str, told: str) -> None:
    assert words_against(account(text), AGAINST.likely) == told


def test_names_of_rows_are_told_as_what_they_are_names_of() -> None:
    """Those of several words or with a capital; words for many rows stay as they are."""
    people = Schema("sqlite", (Table("people", (Column("full_name", "TEXT"), Column("level", "TEXT"))),))
    cells = [("people", "full_name", "Ada Bell"), ("people", "full_name", "Otto"), ("people", "level", "gold")]
    for text, told in (
        ("salary of ada bell", "salary of xfullname"),
        ("Otto and ada bell?", "xfullname and xfullname?"),
        ("gold people", "gold people"),
        ("", ""),
    ):
        assert nameless(account_for(text, people, cells, date(2026, 11, 21))) == told


@pytest.mark.parametrize(
    "text", ["", " ", "\0", "売上は？", "a" * 100_000, "purple " * 20_000, "'; DROP TABLE orders --", "🙂"]
)
def test_of_whatever_is_asked_something_short_is_named(text: str) -> None:
    asked = account(text)
    begun = time.thread_time()
    assert len(words_against(asked, StoredWords(IN_DATA_WORDS).likely)) <= 400
    assert time.thread_time() - begun < 2.0


@pytest.mark.parametrize("file", [ONE_MEANING_WORDS, IN_DATA_WORDS])
def test_whatever_is_asked_has_a_probability(file: Path) -> None:
    words = StoredWords(file)
    for text in ("", " ", "\0", "売上は？", "a" * 100_000, "'; DROP TABLE orders --", "🙂"):
        assert 0 < words.likely(text) < 1


@pytest.mark.parametrize(
    ("one", "several"),
    [
        ("net sales of Porto Station in October 2026", "how much did Porto Station make in October 2026"),
        ("how many current employees work in Logistics", "how many people do we have"),
        ("which three products have the highest list price", "our three best products"),
    ],
)
def test_what_leaves_things_open_is_told_from_what_does_not(one: str, several: str) -> None:
    words = StoredWords(ONE_MEANING_WORDS)
    assert words.likely(one) >= AS_LIKELY > words.likely(several)


@pytest.mark.parametrize(("ids", "told"), [("c", 0.9), ("b", 0.85)])
def test_questions_that_nothing_was_learnt_from_are_told(ids: str, told: float) -> None:
    """Of the developing part, whose voices it never heard, most of either kind; the figures are in LOG.md. The later
    and harder ones (ids b) are told less well: 95 of 108 ambiguous ones."""
    words = StoredWords(ONE_MEANING_WORDS)
    held: dict[str, list[float]] = {"answerable": [], "ambiguous": []}
    for line in DEVELOPING_LOG.read_text("utf-8").splitlines():
        entry = json.loads(line)
        if entry["kind"] in held and entry["id"].startswith(ids):
            held[entry["kind"]].append(words.likely(entry["question"]))
    plain, ambiguous = held["answerable"], held["ambiguous"]
    assert sum(p >= AS_LIKELY for p in plain) >= 0.85 * len(plain)
    assert sum(p < AS_LIKELY for p in ambiguous) >= told * len(ambiguous)


@pytest.mark.parametrize(
    "content", ["", "[]", '{"bias": 0}', '{"weights": {"a": "x"}, "bias": 0}', '{"weights": 3, "bias": 0}']
)
def test_a_file_that_is_none_is_said_to_be(content: str, tmp_path: Path) -> None:
    file = tmp_path / "words.json"
    file.write_text(content)
    with pytest.raises(ModelUnavailable):
        StoredWords(file).likely("how many")
    with pytest.raises(ModelUnavailable):
        _ = StoredWords(tmp_path / "none.json").fingerprint


def test_other_weights_have_another_fingerprint(tmp_path: Path) -> None:
    (tmp_path / "a").write_text('{"weights": {}, "bias": 0}')
    (tmp_path / "b").write_text('{"weights": {}, "bias": 1}')
    assert StoredWords(tmp_path / "a").fingerprint != StoredWords(tmp_path / "b").fingerprint
