"""Which questions have several meanings, by their words: by hand, in a file, and as the sample's is told."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from adapters.ambiguity import StoredAmbiguity
from bot.sample import AMBIGUOUS_WORDS, CALIBRATING_LOG
from reliability.accounting.ambiguity import AS_LIKELY, AmbiguousWords
from reliability.errors import ModelUnavailable


def test_by_hand() -> None:
    """Two known n-grams of weights 3 and −1 nats: the log-odds are b + (3 − 1)/√2."""
    words = AmbiguousWords({"turnover": 300, "net": -100}, 0.5)
    assert words.one_meaning("net turnover") == pytest.approx(1 / (1 + math.exp(0.5 + 2 / math.sqrt(2))))
    assert words.one_meaning("") == words.one_meaning("???") == pytest.approx(1 / (1 + math.exp(0.5)))


def test_whatever_is_asked_has_a_probability() -> None:
    words = StoredAmbiguity(AMBIGUOUS_WORDS)
    for text in ("", " ", "\0", "売上は？", "a" * 100_000, "'; DROP TABLE orders --", "🙂"):
        assert 0 < words.one_meaning(text) < 1


@pytest.mark.parametrize(
    ("one", "several"),
    [
        ("net sales of Porto Station in October 2026", "how much did Porto Station make in October 2026"),
        ("how many current employees work in Logistics", "how many people do we have"),
        pytest.param(
            "the three products with the highest list price",
            "our three best products",
            marks=pytest.mark.xfail(strict=True, reason="LOG.md, 2026-11-26: at 0.42 since the words were learnt anew"),
        ),
        ("which three products have the highest list price", "our three best products"),
    ],
)
def test_what_leaves_things_open_is_told_from_what_does_not(one: str, several: str) -> None:
    words = StoredAmbiguity(AMBIGUOUS_WORDS)
    assert words.one_meaning(one) >= AS_LIKELY > words.one_meaning(several)


@pytest.mark.parametrize(("ids", "told"), [("c", 0.9), ("b", 0.85)])
def test_questions_that_nothing_was_learnt_from_are_told(ids: str, told: float) -> None:
    """Of the calibrating part, whose voices it never heard, most of either kind; the figures are in LOG.md. The later and
    harder ones (ids b) are told less well: 94 of 108 ambiguous ones."""
    words = StoredAmbiguity(AMBIGUOUS_WORDS)
    held: dict[str, list[float]] = {"answerable": [], "ambiguous": []}
    for line in CALIBRATING_LOG.read_text("utf-8").splitlines():
        entry = json.loads(line)
        if entry["kind"] in held and entry["id"].startswith(ids):
            held[entry["kind"]].append(words.one_meaning(entry["question"]))
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
        StoredAmbiguity(file).one_meaning("how many")
    with pytest.raises(ModelUnavailable):
        _ = StoredAmbiguity(tmp_path / "none.json").fingerprint


def test_other_weights_have_another_fingerprint(tmp_path: Path) -> None:
    (tmp_path / "a").write_text('{"weights": {}, "bias": 0}')
    (tmp_path / "b").write_text('{"weights": {}, "bias": 1}')
    assert StoredAmbiguity(tmp_path / "a").fingerprint != StoredAmbiguity(tmp_path / "b").fingerprint
