"""Flags, what they lead to by policy, and the model's own lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from adapters.models.transformers_model import TransformersModel
from reliability.calibration.branching_data import (
    BranchingData,
    ListKind,
    Steps,
    list_steps,
    name_list,
)
from reliability.calibration.linking_calibrate import calibrated, too_few
from reliability.calibration.linking_flags import (
    BASELINES,
    Merger,
    RankedLayers,
    baseline_scores,
    scored,
    threshold_at,
)
from reliability.evaluation.linking_division import FAMILIES, GOLD, MeasuredDivision, ScoredData
from reliability.evaluation.linking_policies import FlaggedSteps, abstentions, any_step, walk, walk_one
from reliability.evaluation.own_lists import own_lists
from reliability.linking.branching_points import read_states
from reliability.linking.names import write_list
from reliability.linking.sureness import FEATURES
from reliability.ports import Sampling
from reliability.promises.conformal import SetMode
from reliability.promises.merging import Merge, alpha_per_layer
from reliability.values import Element
from tests.support.linking_world import core_of, data_of, example, examples, quiet, scripted
from tests.support.synthetic_steps import layer_predictor, synthetic_steps

# --- flags -----------------------------------------------------------------------------------------------


def _ranked(layers: int) -> RankedLayers:
    return RankedLayers(tuple(layer_predictor(i) for i in range(layers)), (0.9,) * layers, (4.0,) * layers, 2)


def _as_steps(count: int, seed: int, lists: int) -> Steps:
    """Synthetic steps in lists of questions; the names are what the policies need."""
    rng = np.random.default_rng(seed)
    made = synthetic_steps(rng, count, layers=4, share=0.15, forced_share=0.2)
    example = np.sort(rng.integers(0, lists, count))
    return Steps(
        made.states,
        made.labels,
        made.forced,
        example,
        rng.integers(-1, 3, count),
        rng.uniform(0, 3, (count, len(FEATURES))).astype(np.float32),
    )


def _data(steps: Steps) -> BranchingData:
    """The steps as those of questions, two and two wordings of one."""
    return BranchingData(ListKind.TABLES, tuple(examples(int(steps.example.max()) + 1)), steps, ())


@pytest.mark.parametrize("mode", list(SetMode))
@pytest.mark.parametrize("merge", list(Merge))
def test_flags_measured_at_once_are_those_that_are_served(mode: SetMode, merge: Merge) -> None:
    steps, lists = _as_steps(700, 5, 60), 60
    layers = {kind: _ranked(4) for kind in ListKind}
    ids = tuple(f"q{n}" for n in range(lists))
    data = _data(steps)
    groups = [e.group for e in data.examples]
    everything = ScoredData(
        ids,
        {f: scored(steps, layers[f.kind], groups) for f in FAMILIES},
        {f: np.ones(lists, dtype=bool) for f in FAMILIES},
        {kind: np.ones(lists, dtype=bool) for kind in ListKind},
    )
    calibrating, measured = np.arange(0, 30), np.arange(30, 60)
    division = MeasuredDivision(everything.of(calibrating), everything.of(measured), layers)
    alpha = 0.5 if mode is SetMode.LABEL_CONDITIONAL else 0.2  # lists of two wordings hold many branching points
    alone, merged = division.sets(mode, alpha), division.sets(mode, alpha_per_layer(alpha, merge))
    for k in (1, 3, 4, None):  # None: as many as are kept
        at_once = division.flags(alone, merged, k, merge)[GOLD[ListKind.TABLES]]
        predictor = calibrated(data, _ranked(4), calibrating, alpha, mode, merge, k)
        served = []
        for number in measured.tolist():
            own = steps.of(np.asarray([number]))
            served.append(predictor.flags(own.states, own.forced, ids[number])[~own.forced])
        assert np.array_equal(at_once, np.concatenate(served))
        assert 0 < at_once.sum() < len(at_once)


def test_examples_keep_their_own_permutation() -> None:
    steps = _as_steps(400, 6, 40).where(np.arange(400))
    rng = np.random.default_rng(0)
    sets = rng.random((4, 400, 2)) < 0.6
    ids = [f"q{n}" for n in range(40)]
    flags = Merger(steps, ids, 4).flags(sets, 4, Merge.RANDOM_PERMUTATION)
    moved = Merger(steps, ids[::-1], 4).flags(sets, 4, Merge.RANDOM_PERMUTATION)
    assert not np.array_equal(flags, moved)
    assert np.array_equal(flags, Merger(steps, ids, 4).flags(sets, 4, Merge.RANDOM_PERMUTATION))


@pytest.mark.parametrize("name", list(BASELINES))
def test_a_baseline_flags_as_many_steps_falsely_as_it_may(name: str) -> None:
    steps = _as_steps(500, 7, 50)
    scores = baseline_scores(name, steps)
    for wanted in (0, 1, 17, 300, 10_000):
        flagged = scores > threshold_at(scores, steps.labels, wanted)
        assert int((flagged & (steps.labels == 0)).sum()) == min(wanted, int((steps.labels == 0).sum()))


def test_too_few_branching_points_are_told() -> None:
    steps = _as_steps(60, 8, 10)
    few = _data(replace(steps, example=np.arange(60) * 2))  # each of another question
    assert int(steps.labels.sum()) < 19
    assert "branching points in lists of tables and α = 0.1 needs 19:" in (too_few(few, 0.1, 5) or "")
    predictor = calibrated(few, _ranked(4), np.arange(120), 0.1)
    assert predictor.flags(steps.states, steps.forced, "q").sum() == (~steps.forced).sum()
    assert too_few(_data(_as_steps(900, 8, 400)), 0.1, 5) is None


def test_wordings_of_one_question_need_more_branching_points() -> None:
    """Of 40 points in 10 questions, four each, α = 0.1 leaves ⌊44/10⌋ − 4 = 0 below the threshold; of 35, all
    flagged.
    """
    labels = np.ones(40, dtype=np.int64)
    steps = replace(_as_steps(40, 9, 10), labels=labels, forced=np.zeros(40, dtype=bool))
    enough = _data(replace(steps, example=np.arange(40) // 4 * 2))
    predictor = calibrated(enough, _ranked(1), np.arange(20), 0.1, kept=1)
    p = layer_predictor(0).predict(steps.states)
    assert predictor.layers[0][1].as_json()["epsilon"][1] == pytest.approx(float((1 - p).max()))
    few = _data(enough.steps.where(np.arange(35)))
    assert calibrated(few, _ranked(1), np.arange(20), 0.1, kept=1).layers[0][1].as_json()["epsilon"][1] is None
    assert too_few(enough, 0.1, 1) is None
    assert "with up to 4 in wordings of one question, and α = 0.1 needs 36" in (too_few(few, 0.1, 1) or "")


# --- policies --------------------------------------------------------------------------------------------


def test_abstentions_by_hand() -> None:
    """Three of eight halt: two of them would have been wrong (TAR), one right (FAR). Of the other five four are
    right.
    """
    halted = np.array([True, True, True, False, False, False, False, False])
    right = np.array([False, False, True, True, True, True, True, False])
    found = abstentions(halted, right)
    assert [found.em, found.tar, found.far] == pytest.approx([4 / 5, 2 / 8, 1 / 8])
    assert abstentions(np.array([True]), np.array([True])).em is None
    assert any_step(np.array([True, False, True]), np.array([0, 1, 0]), 3).tolist() == [True, False, False]


def _steps(rows: Sequence[tuple[int, int, int]]) -> Steps:
    """Steps of (example, name, label)."""
    example, name, labels = (np.asarray(column, dtype=np.int64) for column in zip(*rows, strict=True))
    n = len(rows)
    none = np.zeros(n)
    sure = np.zeros((n, len(FEATURES)), np.float32)
    return Steps(np.zeros((n, 1, 1), np.float32), labels, none.astype(bool), example, name, sure)


def _watched(flagged: str, right: str) -> FlaggedSteps:
    return FlaggedSteps(*(np.array([mark == "1" for mark in marks]) for marks in (flagged, right)))


def test_walks_by_hand() -> None:
    tables = _watched("1100", "0101")
    columns = _watched("1100", "0000")  # of the gold tables: where a person settled them
    linked = _watched("0001", "1110")  # of the model's own tables: where nobody was asked
    one = walk_one(tables)
    assert (one.em, one.questions) == (0.75, 0.5)  # the third is wrong, and nobody is asked
    both = walk(tables, columns, linked)
    assert (both.em, both.questions) == (0.75, 1.25)
    assert walk(tables, columns, _watched("0000", "1110")).em == 0.5  # the fourth's columns are wrong, unasked
    assert walk(tables, _watched("0000", "1000"), linked).em == 0.5  # the second's too


# --- the model's own lists -------------------------------------------------------------------------------


def test_own_lists_are_what_the_flow_writes(tmp_path: Path) -> None:
    found = examples(40)
    model = scripted(found)
    data = data_of(found, model, tmp_path)
    for kind in ListKind:
        own = own_lists(data[kind], core_of(model), model, tmp_path, quiet)
        wrong = set(data[kind].steps.example[data[kind].steps.labels == 1].tolist())
        for number, e in enumerate(found):
            names = name_list(kind, e, core_of(model)(e))
            assert names is not None
            (completion,) = model.sample(names.prompt, Sampling(max_tokens=90), names.trie)
            assert own.listed[number] == names.trie.read(completion.token_ids)
            mine = own.steps.of(np.asarray([number]))
            assert np.array_equal(
                mine.states[:, :-1, : -len(FEATURES)], model.states(names.prompt, completion.token_ids)
            )
            if number not in wrong:
                assert own.right[number]
        assert 0 < own.right.sum() < 40
        assert not own.steps.labels.any()


def test_a_step_is_doubted_where_the_model_calls_what_it_writes_irrelevant(tmp_path: Path) -> None:
    found = [
        example(n, tables, [Element("stores", "city")])
        for n, tables in enumerate((["orders", "customers", "stores"], ["stores"], ["orders", "customers"]))
    ]
    model = scripted(found, wrong=0.0)
    script = model._script

    def doubting(prompt: str) -> Any:
        if "needed ?" in prompt:
            return {"False": 0.7, "True": 0.3} if "needed ? stores" in prompt else {"True": 0.7, "False": 0.3}
        return script(prompt)

    model._script = doubting
    data = data_of(found, model, tmp_path)[ListKind.TABLES]
    own = own_lists(data, core_of(model), model, tmp_path, quiet)
    assert own.listed == (("orders", "customers", "stores"), ("stores",), ("orders", "customers"))
    about_stores = [
        own.listed[e][n] == "stores" for e, n in zip(own.steps.example.tolist(), own.steps.name.tolist(), strict=True)
    ]
    assert own.doubted.tolist() == about_stores, "an end (-1) is about the last name"
    assert 0 < sum(about_stores) < len(about_stores)


@pytest.mark.parametrize("kind", list(ListKind))
def test_what_the_flow_watches_is_what_was_fitted_and_calibrated(tiny: TransformersModel, kind: ListKind) -> None:
    """States and sureness of a list that was just written, as served, beside those of branching data."""
    e = example(1, ["orders", "customers"], [Element("customers", "city")])
    names = name_list(kind, e, core_of(tiny)(e))
    assert names is not None
    written = write_list(names, tiny)
    calibrating = list_steps(tiny, names, written.token_ids, 0).with_sureness()
    served = read_states(written, tiny)
    np.testing.assert_allclose(served, calibrating.states, atol=1e-4)
    ends = [FEATURES.index(name) - len(FEATURES) for name in FEATURES if "end" in name]
    assert served[:, 0, ends].any(axis=0).all()  # each of these was 1 somewhere
    assert written.forced == calibrating.forced.tolist()


def test_own_columns_follow_the_tables_that_were_linked(tmp_path: Path) -> None:
    found = examples(20)
    model = scripted(found)
    data = data_of(found, model, tmp_path)
    tables = [("customers", "stores")] * 20
    own = own_lists(data[ListKind.COLUMNS], core_of(model), model, tmp_path, quiet, tables)
    assert {name.split(".")[0] for listed in own.listed for name in listed} <= {"customers", "stores"}
    again = own_lists(data[ListKind.COLUMNS], core_of(model), model, tmp_path, quiet, tables)
    assert again.listed == own.listed
    assert np.array_equal(again.steps.states, own.steps.states)
