"""Triplets from hints and questions, and a short fine-tuning of the sentence encoder."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from adapters.models.encoder import SentenceEncoder
from adapters.training.data.names import Renamer
from adapters.training.data.public_pairs import public_pairs
from adapters.training.data.sources import leaks, read_pairs, read_schemas
from adapters.training.data.triplets import Triplet, from_hints, from_pairs
from adapters.training.held_out import hold_out
from adapters.training.material import TripletMaterial
from adapters.training.runs.encoder import (
    EncoderOptions,
    in_order,
    load_sentence_model,
    train_encoder,
)
from reliability.errors import BadInput, ModelUnavailable
from reliability.values import Element, Hint, HintScope, HintState
from tests.support import tiny_corpus, tiny_models


def quiet(done: float, words: str) -> None:
    """Progress that nobody watches."""


def _hint(phrase: str, over: tuple[Element, ...], state: HintState = HintState.ACTIVE) -> Hint:
    return Hint(
        phrase,
        Element("customer_sales", "gross_sales"),
        over,
        HintScope.WORKSPACE,
        "",
        "U1",
        "q",
        "2026-11-21T00:00:00+00:00",
        state,
    )


NET = Element("customer_sales", "net_sales")
TRIPLETS = [
    Triplet(f"total takings {word}", "customer sales gross sales", "customer sales net sales")
    for word in "of the last year month week day in all shops and stores abroad".split()
]


# --- triplets --------------------------------------------------------------------------------------


def test_each_passed_over_element_of_an_active_hint_gives_a_triplet() -> None:
    hints = [
        _hint(" total sales ", (NET, Element("orders"))),
        _hint("total sales", (NET,)),
        _hint("turnover", ()),
        _hint("old", (NET,), HintState.RETIRED),
        _hint("same", (Element("customer_sales", "gross_sales"),)),
    ]
    assert from_hints(hints) == [
        Triplet("total sales", "customer sales gross sales", "customer sales net sales"),
        Triplet("total sales", "customer sales gross sales", "orders"),
    ]
    assert from_hints([]) == []


def test_triplets_of_questions_prefer_what_the_query_uses(tmp_path: Path) -> None:
    data = tiny_corpus.data_folder(tmp_path)
    banned = leaks(data, None)
    pairs = [p for p in read_pairs(data, "spider_train", read_schemas(data, banned), banned) if p.database == "music"]
    found = from_pairs(pairs, Renamer({"sales": ["takings"]}), seed=0)
    highest = [t for t in found if t.anchor == "What is the highest sales of a song?"]
    assert [t.positive for t in highest] == ["song sales"]
    assert highest[0].negative in ("song song id", "song singer id", "song title")
    assert any(t.anchor == "sales" and t.positive == "song sales" for t in found)
    assert all(t.positive != t.negative for t in found)
    assert found == from_pairs(pairs, Renamer({"sales": ["takings"]}), seed=0)


def _phrase(triplet: Triplet) -> str:
    return triplet.anchor.lower()


def test_a_phrase_is_never_on_both_sides_and_few_are_all_learned_from() -> None:
    train, held_out = hold_out(TRIPLETS * 2, _phrase, 0.3, 10)
    assert train
    assert held_out
    assert not {t.anchor for t in train} & {t.anchor for t in held_out}
    assert hold_out(TRIPLETS[:4], _phrase, 0.3, 10) == (TRIPLETS[:4], [])


def test_public_questions_are_a_fixed_sample_without_measured_ones(tmp_path: Path) -> None:
    data = tiny_corpus.data_folder(tmp_path)
    found = public_pairs(data, None, 1_000_000, quiet)
    assert {p.database for p in found.train} == {"music", "shop"}
    assert {p.database for p in found.held_out} == {tiny_corpus.HELD_OUT}
    assert public_pairs(data, None, 1_000_000, quiet).train == found.train
    with pytest.raises(BadInput, match="no training data"):
        public_pairs(tmp_path / "gone", None, 10, quiet)


# --- training --------------------------------------------------------------------------------------


class _Stopped(Exception):
    """What stands for a kill in the middle."""


@pytest.mark.slow
def test_a_killed_run_goes_on_and_its_folder_is_an_encoder(tmp_path: Path) -> None:
    out = tmp_path / "model"
    base = str(tiny_models.sentence_encoder(tmp_path))
    options = EncoderOptions(out, base, epochs=8.0, batch=4, learning_rate=3e-3, checkpoint_steps=3)
    material = TripletMaterial(TRIPLETS[:9], TRIPLETS[9:], {"hints": "9 triplets"})

    def stop_at_the_second_report(done: float, words: str) -> None:
        if words.startswith("step 10"):
            raise _Stopped

    with pytest.raises(_Stopped):
        train_encoder(options, material, "", stop_at_the_second_report)
    assert list((tmp_path / "model.run").glob("checkpoint-*"))
    said: list[str] = []
    train_encoder(options, material, "candor train encoder", lambda _, words: said.append(words))
    assert said[0].startswith("step 10 ")  # from the checkpoint of step 9
    encoder = SentenceEncoder(out)
    phrase, gross, net = encoder.encode(
        ["total takings everywhere", "customer sales gross sales", "customer sales net sales"]
    )
    assert phrase @ gross > phrase @ net
    assert encoder.fingerprint != SentenceEncoder(base).fingerprint
    card = (out / "README.md").read_text()
    assert "in order after | 1.0" in card
    with pytest.raises(BadInput, match="finished"):
        train_encoder(options, material, "", quiet)
    with pytest.raises(BadInput, match="another loss"):
        train_encoder(replace(options, loss="triplet"), material, "", quiet)


def test_the_triplet_loss_learns_too(tmp_path: Path) -> None:
    base = str(tiny_models.sentence_encoder(tmp_path))
    options = EncoderOptions(tmp_path / "model", base, "triplet", epochs=6.0, batch=4, learning_rate=3e-3)
    tuned = train_encoder(options, TripletMaterial(TRIPLETS[:9], TRIPLETS[9:], {}), "", quiet)
    before, after = (in_order(load_sentence_model(f), TRIPLETS[9:]) for f in (base, str(tmp_path / "model")))
    assert (tuned.before, tuned.after) == (before, after)
    assert after > before
    assert f"in order after | {after}" in (tmp_path / "model/README.md").read_text()


def test_an_encoder_that_is_no_better_is_not_written_and_both_figures_are_said(tmp_path: Path) -> None:
    """As good as before is no better. Nothing is left: another command may begin in the same place."""
    base = str(tiny_models.sentence_encoder(tmp_path))
    options = EncoderOptions(tmp_path / "model", base, batch=4, learning_rate=1e-12)
    share = in_order(load_sentence_model(base), TRIPLETS[9:])
    both = f"of {len(TRIPLETS) - 9} held-out triplets it puts {share:.1%} in order, the encoder .* {share:.1%}"
    with pytest.raises(BadInput, match=both):
        train_encoder(options, TripletMaterial(TRIPLETS[:9], TRIPLETS[9:], {}), "", quiet)
    assert not options.out.exists()
    assert not (tmp_path / "model.run").exists()


def test_what_cannot_be_trained_is_said(tmp_path: Path) -> None:
    options = EncoderOptions(tmp_path / "encoder")
    with pytest.raises(BadInput, match="no triplets to learn from"):
        train_encoder(options, TripletMaterial([], [], {}), "", quiet)
    with pytest.raises(BadInput, match="too few phrases to hold any out"):
        train_encoder(options, TripletMaterial(TRIPLETS, [], {}), "", quiet)
    with pytest.raises(BadInput, match="one of ranking, triplet"):
        train_encoder(replace(options, loss="guess"), TripletMaterial(TRIPLETS, [], {}), "", quiet)
    with pytest.raises(ModelUnavailable, match="no model folder"):
        load_sentence_model(str(tmp_path / "gone"))
    (tmp_path / "broken").mkdir()
    with pytest.raises(ModelUnavailable, match="could not be loaded"):
        load_sentence_model(str(tmp_path / "broken"))
    assert not options.out.exists()
