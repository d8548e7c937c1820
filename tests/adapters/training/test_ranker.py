"""The ranker: its loss by hand, the lists, a short training that stops and goes on, and what serves it."""

from __future__ import annotations

import json
import math
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file, save_file

from adapters.models.bert import network, rounded
from adapters.models.ranker import CONFIG, WEIGHTS, ReadingRanker
from adapters.training.data.sources import Pair
from adapters.training.runs.ranker import (
    RankedList,
    RankerOptions,
    is_telling,
    list_loss,
    ranked_lists,
    right_first,
    train_ranker,
)
from reliability.errors import BadInput, ModelUnavailable
from reliability.sql.form import lexemes
from reliability.values import Column, Schema, Table

MUSIC = Schema(
    "sqlite",
    (
        Table("singer", tuple(Column(n, "") for n in ("singer_id", "name", "country", "age"))),
        Table("song", tuple(Column(n, "") for n in ("song_id", "singer_id", "title", "sales"))),
    ),
)
REFERENCE = Path(__file__).parents[3] / "deploy" / "reference" / "ranker"


def quiet(done: float, words: str) -> None:
    """Progress that nobody watches."""


def _pair(question: str, sql: str) -> Pair:
    return Pair("spider", "music", question, "", MUSIC, tuple(lexemes(sql, MUSIC)))


PAIR = _pair("Singers over 30?", "SELECT singer.name FROM singer WHERE singer.age > 30")
LISTS = (
    RankedList("how many singers", (("Number of singers", True), ("Names of singers", False), ("Songs", False))),
    RankedList("all song titles", (("Titles of songs", True), ("Number of songs", False))),
)


# --- the loss ---------------------------------------------------------------------------------------


def test_the_loss_by_hand() -> None:
    """One list, scores (log 3, 0), the first right: −log(3/4), and half the mean of log(4/3) and log 2."""
    found = list_loss([torch.tensor([math.log(3), 0.0])], [torch.tensor([1.0, 0.0])])
    assert float(found) == pytest.approx(math.log(4 / 3) + 0.5 * (math.log(4 / 3) + math.log(2)) / 2)


def test_a_list_with_two_right_readings_wants_either() -> None:
    one = list_loss([torch.tensor([2.0, 0.0, 0.0])], [torch.tensor([1.0, 1.0, 0.0])])
    none = list_loss([torch.tensor([0.0, 0.0, 2.0])], [torch.tensor([1.0, 1.0, 0.0])])
    assert float(one) < float(none)


# --- the lists --------------------------------------------------------------------------------------


def test_a_list_is_the_gold_reading_and_other_readings_each_once() -> None:
    (found,) = ranked_lists([PAIR], 8, seed=0)
    texts = [text for text, _ in found.readings]
    assert found.readings[0] == ("Singers with age over 30", True)
    assert 4 <= len(texts) == len(set(texts)) <= 8
    assert not any(right for _, right in found.readings[1:])
    assert is_telling(found)
    assert ranked_lists([PAIR], 8, seed=0) == [found]


def test_a_query_without_a_near_miss_is_left_out() -> None:
    lonely = Schema("sqlite", (Table("one", (Column("only", ""),)),))
    pair = Pair("spider", "x", "How many?", "", lonely, tuple(lexemes("SELECT COUNT(*) FROM one", lonely)))
    assert ranked_lists([pair], 8, seed=0) == []


# --- training and serving ---------------------------------------------------------------------------


class _Stopped(Exception):
    """What stands for a kill in the middle."""


@pytest.mark.slow
def test_a_killed_run_goes_on_and_ends_with_a_card(tmp_path: Path) -> None:
    options = RankerOptions(tmp_path / "ranker", steps=4, lists=2, readings=3, rank=2, checkpoint_steps=2)

    def stop_after_two(done: float, words: str) -> None:
        if done > 0.5:
            raise _Stopped

    with pytest.raises(_Stopped):
        train_ranker(options, LISTS, (), {}, "", stop_after_two)
    train_ranker(options, LISTS, LISTS, {"own": "2 lists"}, "candor train ranker", quiet)
    whole = train_ranker(replace(options, out=tmp_path / "whole"), LISTS, (), {}, "", quiet)
    again, once = (load_file(folder / WEIGHTS) for folder in (options.out, whole))
    assert again.keys() == once.keys()
    assert any(name.endswith("query.b") and bool(tensor.any()) for name, tensor in again.items())
    card = (options.out / "README.md").read_text()
    assert "right reading first" in card
    assert "candor train ranker" in card
    scores = ReadingRanker(options.out).scores("how many singers", ["Number of singers", "Names of singers"])
    assert all(0 < score < 1 for score in scores)
    with pytest.raises(BadInput, match="finished"):
        train_ranker(options, LISTS, (), {}, "", quiet)


@pytest.mark.slow
def test_a_run_goes_on_from_another_ranker(tmp_path: Path) -> None:
    options = RankerOptions(tmp_path / "on", start=REFERENCE, steps=1, lists=1, readings=2, learning_rate=1e-9)
    train_ranker(options, LISTS, LISTS, {}, "", quiet)
    asked = ("how many singers", ["Number of singers", "Names of singers"])
    assert ReadingRanker(options.out).scores(*asked) == pytest.approx(ReadingRanker(REFERENCE).scores(*asked), abs=1e-3)
    assert "may have" in (options.out / "README.md").read_text()
    with pytest.raises(BadInput, match="another shape"):
        train_ranker(replace(options, out=tmp_path / "narrow", rank=2), LISTS, (), {}, "", quiet)
    with pytest.raises(BadInput, match="no trained ranker"):
        train_ranker(replace(options, out=tmp_path / "none", start=tmp_path / "gone"), LISTS, (), {}, "", quiet)


def test_nothing_to_rank_is_said(tmp_path: Path) -> None:
    alike = RankedList("how many", (("Number of singers", True),))
    with pytest.raises(BadInput, match="nothing to rank"):
        train_ranker(RankerOptions(tmp_path / "out"), [alike], (), {}, "", quiet)
    assert not (tmp_path / "out").exists()


def test_what_ships_knows_which_reading_says_the_question() -> None:
    ranker = ReadingRanker(REFERENCE)
    readings = ["Number of employees", "Number of stores with city “Berlin”", "Number of stores", ""]
    scores = ranker.scores("how many shops are there in berlin", readings)
    assert max(scores) == scores[1] > 0.5
    assert max(scores[0], scores[2], scores[3]) < 0.5
    alone = [ranker.scores("how many shops are there in berlin", [each])[0] for each in readings]
    assert alone == pytest.approx(scores, abs=1e-4)
    assert ReadingRanker(REFERENCE).scores("how many shops are there in berlin", readings[1:2]) == pytest.approx(
        scores[1:2], abs=5e-3
    )  # in bfloat16 what stands beside a reading moves it by a rounding
    assert ranker.scores("", []) == []
    assert 0 < ranker.scores("many " * 5_000, ["Number " * 5_000])[0] < 1
    assert len(ranker.fingerprint) == 64
    assert right_first(ranker, LISTS) == 1.0
    assert right_first(ranker, []) is None


def test_asks_at_once_are_ranked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    together = threading.Barrier(2)

    def scored(_: object, question: str, readings: Sequence[str]) -> list[float]:
        together.wait(60)  # broken where one waits for the other's pass
        return [len(question) / 100 for _ in readings]

    monkeypatch.setattr("adapters.models.ranker._scored", scored)
    ranker = ReadingRanker(REFERENCE)
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda question: ranker.scores(question, ["a", "b", "a"]), ["one", "other"]))
    assert found == [[0.03] * 3, [0.05] * 3]
    assert ranker.scores("one", ["b"]) == [0.03]  # kept: nobody waits


def test_a_folder_without_a_ranker_and_one_for_other_weights_are_told(tmp_path: Path) -> None:
    with pytest.raises(ModelUnavailable, match="no trained ranker"):
        ReadingRanker(tmp_path)
    (tmp_path / CONFIG).write_text("{}")
    (tmp_path / WEIGHTS).write_bytes(b"nothing")
    with pytest.raises(ModelUnavailable, match="cannot be read"):
        ReadingRanker(tmp_path).scores("a", ["b"])
    save_file(load_file(REFERENCE / WEIGHTS), tmp_path / WEIGHTS)
    config = json.loads((REFERENCE / CONFIG).read_text())
    (tmp_path / CONFIG).write_text(json.dumps({**config, "base": "another"}))
    with pytest.raises(ModelUnavailable, match="another encoder"):
        ReadingRanker(tmp_path).scores("a", ["b"])


def test_a_processor_without_bfloat16_scores_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = (
        "how many shops are there in berlin",
        ["Number of stores", "Number of stores with city “Berlin”", "Stores"],
    )
    found = []
    for knows in (True, False):
        monkeypatch.setattr(rounded, "multiplies_bfloat16", lambda knows=knows: knows)
        found.append(ReadingRanker(REFERENCE).scores(*asked))
    assert found[0] == pytest.approx(found[1], abs=5e-3)


def test_rounding_moves_a_score_by_little(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = (
        "how many shops are there in berlin",
        ["Number of stores", "Number of stores with city “Berlin”", "Stores"],
    )
    found = ReadingRanker(REFERENCE).scores(*asked)
    monkeypatch.setattr(network, "rounded", lambda maps: maps)
    monkeypatch.setattr(network, "rounded_linear", torch.nn.functional.linear)
    assert ReadingRanker(REFERENCE).scores(*asked) == pytest.approx(found, abs=2e-2)
