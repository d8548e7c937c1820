"""CKIF's ranker: the loss against values by hand and against exact NDCG, the lists, and a short training."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from adapters.models.ranker import TwoStageRanker
from adapters.training.data.sources import Pair, leaks, read_pairs, read_schemas
from adapters.training.material import Material
from adapters.training.runs.neural_ndcg import doubly_stochastic, ndcg, neural_ndcg, neural_sort
from adapters.training.runs.ranker import (
    RankedList,
    RankerOptions,
    _figures,
    nearness,
    ranked_lists,
    ranker_figures,
    train_ranker,
)
from reliability.errors import BadInput, ModelUnavailable
from reliability.promises.subclauses import clauses
from reliability.sql.form import lexemes
from reliability.values import Column, Schema, Table
from tests.support import tiny_corpus, tiny_models

MUSIC = Schema(
    "sqlite",
    (
        Table("singer", tuple(Column(n, "") for n in ("singer_id", "name", "country", "age"))),
        Table("song", tuple(Column(n, "") for n in ("song_id", "singer_id", "title", "sales"))),
    ),
)


def quiet(done: float, words: str) -> None:
    """Progress that nobody watches."""


def _pair(question: str, sql: str) -> Pair:
    return Pair("spider", "music", question, "", MUSIC, tuple(lexemes(sql, MUSIC)))


PAIR = _pair("Singers over 30?", "SELECT singer.name FROM singer WHERE singer.age > 30")


# --- NeuralNDCG ------------------------------------------------------------------------------------


def test_two_items_by_hand() -> None:
    """s = (1, 0), τ = 1: A·1 = (1, 1), so row 1 = softmax(1 − 1, 0 − 1) and row 2 = softmax(−1 − 1, 0 − 1)."""
    low, high = 1 / (1 + math.e), math.e / (1 + math.e)
    matrix = neural_sort(torch.tensor([1.0, 0.0]), 1.0)
    assert matrix.flatten().tolist() == pytest.approx([high, low, low, high], abs=1e-6)
    found = neural_ndcg(torch.tensor([1.0, 0.0]), torch.tensor([0.0, 1.0]))
    assert float(found) == pytest.approx(low + high / math.log2(3), abs=1e-5)
    right_way = neural_ndcg(torch.tensor([0.0, 1.0]), torch.tensor([0.0, 1.0]))
    assert float(right_way) == pytest.approx(high + low / math.log2(3), abs=1e-5)


def test_three_items_by_hand() -> None:
    """s = (2, 1, 0), τ = 1: A·1 = (3, 2, 3); rank factors 2, 0, −2."""
    rows = [[2 * 2 - 3, 2 * 1 - 2, 0 - 3], [-3, -2, -3], [-2 * 2 - 3, -2 * 1 - 2, 0 - 3]]
    expected = [[math.exp(x) / sum(map(math.exp, row)) for x in row] for row in rows]
    matrix = neural_sort(torch.tensor([2.0, 1.0, 0.0]), 1.0)
    np.testing.assert_allclose(matrix.numpy(), expected, atol=1e-6)


def test_ndcg_by_hand() -> None:
    """The relevant item of gain 2² − 1 at rank 2, of gain 1 at rank 1: (1 + 3 / log₂ 3) / (3 + 1 / log₂ 3)."""
    found = ndcg(torch.tensor([0.5, 0.9, 0.1]), torch.tensor([2.0, 1.0, 0.0]))
    assert found == pytest.approx((1 + 3 / math.log2(3)) / (3 + 1 / math.log2(3)))
    assert ndcg(torch.tensor([0.1, 0.9]), torch.tensor([1.0, 0.0]), k=1) == 0
    assert ndcg(torch.tensor([0.1, 0.9]), torch.tensor([0.0, 0.0])) == 1


@given(st.permutations(range(7)), st.lists(st.integers(0, 3), min_size=7, max_size=7), st.integers(1, 8))
def test_as_the_temperature_falls_it_becomes_exact_ndcg(order: Sequence[int], relevance: list[int], k: int) -> None:
    scores = torch.tensor([float(i) for i in order])
    labels = torch.tensor([float(y) for y in relevance])
    assert float(neural_ndcg(scores, labels, 0.01, k)) == pytest.approx(ndcg(scores, labels, k), abs=1e-4)


@given(st.lists(st.floats(-8, 8, allow_nan=False), min_size=2, max_size=10))
def test_the_relaxed_permutation_has_rows_and_columns_that_sum_to_one(values: list[float]) -> None:
    matrix = doubly_stochastic(neural_sort(torch.tensor(values), 1.0))
    assert torch.allclose(matrix.sum(1), torch.ones(len(values)), atol=1e-4)
    assert float((matrix.sum(0) - 1).abs().max()) < 0.05
    assert bool((matrix >= 0).all())


def test_it_lies_between_zero_and_one_and_rewards_the_right_order() -> None:
    labels = torch.tensor([1.0, 0.0, 0.0, 0.0])
    found = [float(neural_ndcg(torch.tensor([s, 0.3, 0.2, 0.1]), labels)) for s in (-3.0, 0.0, 1.0, 4.0)]
    assert found == sorted(found)
    assert all(0 < value <= 1 for value in found)


def test_gradients_raise_the_relevant_item_and_are_nothing_where_none_is() -> None:
    scores = torch.tensor([0.0, 0.5, 1.0], requires_grad=True)
    neural_ndcg(scores, torch.tensor([1.0, 0.0, 0.0])).backward()  # type: ignore[no-untyped-call]  # torch's
    assert scores.grad is not None
    assert scores.grad[0] > 0
    assert scores.grad[2] < 0
    empty = torch.tensor([0.0, 0.5], requires_grad=True)
    nothing = neural_ndcg(empty, torch.tensor([0.0, 0.0]))
    nothing.backward()  # type: ignore[no-untyped-call]  # torch's
    assert float(nothing.detach()) == 1
    assert empty.grad is not None
    assert empty.grad.tolist() == [0, 0]


# --- the lists -------------------------------------------------------------------------------------


def test_a_list_is_the_gold_reading_and_other_readings_each_once() -> None:
    (found,) = ranked_lists([PAIR], 8, seed=0)
    assert found.readings[0] == "Singers with age over 30"
    assert 4 <= len(found.readings) <= 8
    assert len(set(found.readings)) == len(found.readings)
    assert found.nearness[0] == 1
    assert all(0 <= near < 1 for near in found.nearness[1:])
    assert ranked_lists([PAIR], 8, seed=0) == [found]


def test_nearness_falls_with_each_clause_that_differs() -> None:
    def of(other: str) -> float:
        gold, found = clauses("SELECT name FROM singer WHERE age > 30", "sqlite"), clauses(other, "sqlite")
        assert gold is not None
        assert found is not None
        return nearness(gold, found)

    assert of("SELECT name FROM singer WHERE age > 30") == 1
    assert of("SELECT name FROM singer WHERE age > 31") == pytest.approx(2 / 3)
    assert of("SELECT country FROM singer WHERE age > 31") == pytest.approx(1 / 3)
    assert of("SELECT country FROM song WHERE age > 31 LIMIT 1") == 0


def test_a_query_without_a_near_miss_is_left_out() -> None:
    lonely = Schema("sqlite", (Table("one", (Column("only", ""),)),))
    pair = Pair("spider", "x", "How many?", "", lonely, tuple(lexemes("SELECT COUNT(*) FROM one", lonely)))
    assert ranked_lists([pair], 8, seed=0) == []


def test_equal_scores_do_not_count_as_right() -> None:
    lists = [RankedList("q", ("a", "b", "c", "d"), (1.0, 0.0, 0.0, 0.0))]
    assert _figures([torch.zeros(4)], lists) == (0.25, round(1 / math.log2(5), 4))
    assert _figures([torch.tensor([1.0, 0.0, 0.0, 0.0])], lists) == (1, 1)
    assert _figures([], []) == (None, None)


# --- training --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pairs(tmp_path_factory: pytest.TempPathFactory) -> list[Pair]:
    data = tiny_corpus.data_folder(tmp_path_factory.mktemp("data"))
    banned = leaks(data, None)
    return list(read_pairs(data, "spider_train", read_schemas(data, banned), banned))


class _Stopped(Exception):
    """What stands for a kill in the middle."""


def test_a_killed_run_goes_on_and_ends_in_two_stages_with_a_card(pairs: list[Pair], tmp_path: Path) -> None:
    out, base = tmp_path / "ranker", tiny_models.sentence_encoder(tmp_path)
    options = RankerOptions(out, str(base), 4, first_batch=12, second_batch=3, checkpoint_steps=2)
    own = [p for p in pairs if p.database == "music"][:9]
    held_out = [p for p in pairs if p.database == tiny_corpus.HELD_OUT][:3]

    def stop_in_the_second_stage(done: float, words: str) -> None:
        if words.startswith("second"):
            raise _Stopped

    with pytest.raises(_Stopped):
        train_ranker(replace(options, epochs=2.0), Material(own, held_out, {}), "", stop_in_the_second_stage)
    first_stage = (out / "bi-encoder/model.safetensors").stat().st_mtime_ns
    train_ranker(
        replace(options, epochs=2.0),
        Material(own, held_out, {"spider_train": "9"}),
        "candor train ranker",
        quiet,
    )
    assert (out / "bi-encoder/model.safetensors").stat().st_mtime_ns == first_stage  # not trained twice
    card = (out / "README.md").read_text()
    assert "both stages: gold reading first" in card
    assert "candor train ranker" in card
    ranker = TwoStageRanker(out)
    scores = ranker.scores("How many singers?", ["Number of singers", "Names of singers", ""])
    assert len(scores) == 3
    assert all(0 <= score <= 1 for score in scores)
    assert ranker.scores("How many singers?", []) == []
    assert sum(score > 0 for score in TwoStageRanker(out, kept=1).scores("Who?", ["a", "b", "c"])) == 1
    figures = ranker_figures(ranker, ranked_lists(held_out, 4, 1))
    assert all(value is not None and 0 <= value <= 1 for value in figures.values())
    assert len(ranker.fingerprint) == 128
    with pytest.raises(BadInput, match="finished"):
        train_ranker(replace(options, epochs=2.0), Material(own, held_out, {}), "", quiet)


def test_nothing_to_rank_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="nothing to rank"):
        train_ranker(RankerOptions(tmp_path / "out"), Material([], [], {}), "", quiet)
    with pytest.raises(ModelUnavailable, match="no model folder"):
        train_ranker(RankerOptions(tmp_path / "out", base=str(tmp_path / "gone")), Material([PAIR], [], {}), "", quiet)
    with pytest.raises(ModelUnavailable, match="no trained ranker"):
        TwoStageRanker(tmp_path)
    assert not (tmp_path / "out").exists()
