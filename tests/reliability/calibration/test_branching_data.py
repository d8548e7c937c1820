"""Branching data: what a step is, what it is labelled, and that a killed run goes on."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from adapters.models.fake import FakeModel
from adapters.models.transformers_model import TransformersModel
from reliability.calibration import branching_data as branching_data_module
from reliability.calibration.branching_data import (
    ListKind,
    branching_data,
    gold_names,
    gold_tokens,
    list_steps,
    name_list,
)
from reliability.calibration.linking_example import LinkingExample
from reliability.errors import BadInput
from reliability.evaluation import own_lists as linking_own_lists
from reliability.evaluation.own_lists import own_lists
from reliability.linking.sureness import FEATURES, GAP, LOG_ODDS
from reliability.ports import Sampling
from reliability.trie import forced
from reliability.values import Element
from tests.support.linking_world import core_of, data_of, example, examples, quiet, scripted


@pytest.mark.parametrize("kind", list(ListKind))
def test_labels_and_states_are_those_of_decoding_step_by_step(tiny: TransformersModel, kind: ListKind) -> None:
    seen = 0
    for e in examples(5):
        names = name_list(kind, e, core_of(tiny)(e))
        assert names is not None
        ids = gold_tokens(names, gold_names(kind, e))
        assert ids is not None
        steps = list_steps(tiny, names, ids, 0)
        for step, token in enumerate(ids):
            follow = forced(ids[:step], names.trie)
            (greedy,) = tiny.sample(names.prompt, Sampling(max_tokens=step + 1), follow)
            assert steps.labels[step] == int(greedy.token_ids[step] != token)
            assert steps.forced[step] == (len(names.trie(ids[:step])) == 1)
            alone = tiny.states(names.prompt, ids[: step + 1])[step]
            assert np.abs(steps.states[step] - alone).max() < 1e-4
            if step:  # and it is no neighbour's: a shift by one position would be seen
                assert np.abs(steps.states[step - 1] - alone).max() > 1e-2
            seen += int(steps.labels[step])
    assert seen > 0  # an untrained model goes wrong, so labels of both kinds were compared


def test_a_forced_step_is_never_a_branching_point(tmp_path: Path, tiny: TransformersModel) -> None:
    found = examples(12)
    for data in data_of(found, tiny, tmp_path).values():
        steps = data.steps
        assert steps.forced.any()
        assert not steps.labels[steps.forced].any()
        assert (steps.sure[steps.forced][:, [LOG_ODDS, GAP]] == 20).all()
        assert (steps.sure[~steps.forced, GAP] >= 0).all()
        assert (steps.states[:, :, -len(FEATURES) :] == steps.sure[:, None]).all()
        assert not steps.states[:, -1, : -len(FEATURES)].any()  # the last "layer" is the output alone


def test_nothing_that_is_read_at_a_step_depends_on_what_follows_it(tiny: TransformersModel) -> None:
    """A predictor that is told of the gold token would be right for the wrong reason."""
    e = example(1, ["orders", "customers"], [Element("customers", "city")])
    names = name_list(ListKind.TABLES, e, core_of(tiny)(e))
    assert names is not None
    one, other = (gold_tokens(names, gold) for gold in (["orders"], ["orders", "customers"]))
    assert one is not None
    assert other is not None
    ends = len(one) - 1
    assert one[:ends] == other[:ends]
    assert one[ends] != other[ends]
    short, long = (list_steps(tiny, names, ids, 0).with_sureness() for ids in (one, other))
    assert not short.forced[ends]
    np.testing.assert_allclose(short.states[: ends + 1], long.states[: ends + 1], atol=1e-4)


def test_steps_say_which_name_they_write_and_where_the_list_ends(tiny: TransformersModel) -> None:
    e = example(1, ["orders", "stores"], [Element("stores", "city")])
    names = name_list(ListKind.TABLES, e, core_of(tiny)(e))
    assert names is not None
    ids = gold_tokens(names, ["orders", "stores"])
    assert ids is not None
    first = len(names.trie.write(["orders"]))
    steps = list_steps(tiny, names, ids, 0)
    assert steps.name.tolist() == [0] * first + [1] * (len(ids) - first - 1) + [-1]


def test_a_gold_name_that_is_not_offered_leaves_the_question_out(tmp_path: Path) -> None:
    found = [*examples(3), example(90, ["warehouses"], [Element("warehouses", "id")])]
    data = data_of(found, scripted(found), tmp_path)[ListKind.TABLES]
    assert data.left_out == (3,)
    assert 3 not in data.steps.example


def test_labels_that_fit_no_schema_are_told(tmp_path: Path) -> None:
    found = [example(n, ["warehouses"], [Element("warehouses", "id")]) for n in range(2)]
    with pytest.raises(BadInput, match="do not fit the schema"):
        data_of(found, scripted(found), tmp_path)
    with pytest.raises(BadInput, match="no questions"):
        data_of([], scripted([]), tmp_path)


def test_a_stopped_run_goes_on_and_another_model_reads_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(branching_data_module, "PART_EXAMPLES", 4)
    found = examples(10)
    model = scripted(found)

    def stop(done: float, _words: str) -> None:
        if done > 0.5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        branching_data(ListKind.TABLES, found, core_of(model), model, tmp_path, stop)
    before = len(model.prompts)
    data = branching_data(ListKind.TABLES, found, core_of(model), model, tmp_path, quiet)
    assert len(model.prompts) - before < before  # only the last part was computed
    whole = branching_data(ListKind.TABLES, found, core_of(model), model, tmp_path / "new", quiet)
    for name in ("states", "labels", "forced", "example", "name", "sure"):
        assert np.array_equal(getattr(data.steps, name), getattr(whole.steps, name))
    before = len(model.prompts)
    branching_data(ListKind.TABLES, found, core_of(model), model, tmp_path, quiet)
    assert len(model.prompts) == before
    other = FakeModel(lambda _: ["orders"], name="other")
    branching_data(ListKind.TABLES, found, core_of(other), other, tmp_path, quiet)
    assert other.prompts


def _standing_still(found: Sequence[LinkingExample], folder: Path, after: str) -> FakeModel:
    """The scripted model, which once a file of that name is there answers nothing more."""
    model = scripted(found)

    def script(prompt: str) -> Any:
        while list(folder.glob(after)):
            time.sleep(1.0)
        return model._script(prompt)

    return FakeModel(script)


def _pass_until_killed(folder: Path, after: str) -> None:
    found = examples(20)
    model = _standing_still(found, folder, after)
    with pytest.MonkeyPatch.context() as small:
        _in_small_parts(small)
        for kind, data in data_of(found, model, folder).items():
            own_lists(data, core_of(model), model, folder, quiet)
            (folder / f"{kind} done").touch()


def _in_small_parts(patch: pytest.MonkeyPatch) -> None:
    for module in (branching_data_module, linking_own_lists):
        patch.setattr(module, "PART_EXAMPLES", 4)


@pytest.mark.slow
@pytest.mark.parametrize("after", ["tables-*/000008.npz", "own-tables-*/000008.json"])
def test_a_run_that_is_killed_goes_on_from_its_last_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: str
) -> None:
    """Killed while gold lists are read, and while the model writes its own."""
    _in_small_parts(monkeypatch)
    killed, anew = tmp_path / "killed", tmp_path / "anew"
    running = multiprocessing.get_context("spawn").Process(target=_pass_until_killed, args=(killed, after))
    running.start()
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline and not list(killed.glob(after)):
        time.sleep(0.01)
    assert list(killed.glob(after))
    assert running.pid is not None
    os.kill(running.pid, signal.SIGKILL)
    running.join()
    assert not (killed / "columns done").exists()
    kept = {file: file.read_bytes() for file in killed.rglob("0*.*")}
    assert len(kept) >= 3
    found = examples(20)
    goes_on, fresh = scripted(found), scripted(found)
    went_on, whole = (data_of(found, model, folder) for model, folder in ((goes_on, killed), (fresh, anew)))
    asked = len(goes_on.prompts), len(fresh.prompts)
    in_own_lists = after.startswith("own")
    assert asked[0] == 0 if in_own_lists else 0 < asked[0] < asked[1], "what was there was not asked again"
    for kind in ListKind:
        mine = own_lists(went_on[kind], core_of(goes_on), goes_on, killed, quiet)
        other = own_lists(whole[kind], core_of(fresh), fresh, anew, quiet)
        for one, two in ((went_on[kind].steps, whole[kind].steps), (mine.steps, other.steps)):
            for name in ("states", "labels", "forced", "example", "name", "sure"):
                assert np.array_equal(getattr(one, name), getattr(two, name))
        assert mine.listed == other.listed
        assert np.array_equal(mine.doubted, other.doubted)
    of_own = len(goes_on.prompts) - asked[0], len(fresh.prompts) - asked[1]
    assert of_own[0] < of_own[1] if in_own_lists else of_own[0] == of_own[1]
    assert all(file.read_bytes() == content for file, content in kept.items() if file.suffix == ".npz")


def test_a_damaged_file_is_made_again(tmp_path: Path) -> None:
    found = examples(4)
    model = scripted(found)
    first = data_of(found, model, tmp_path)[ListKind.TABLES]
    for file in tmp_path.rglob("*.npz"):
        file.write_bytes(file.read_bytes()[:200])
    again = data_of(found, model, tmp_path)[ListKind.TABLES]
    assert np.array_equal(first.steps.states, again.steps.states)
