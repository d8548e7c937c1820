"""Training, calibrating and measuring the predictors of branching points, from data to a record."""

from __future__ import annotations

import contextlib
import io
import json
import lzma
import math
import multiprocessing
import os
import random
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from adapters.calibration import branching_data as branching_data_module
from adapters.calibration import linking_evaluate, linking_own_lists
from adapters.calibration.answers_log import LoggedQuestion
from adapters.calibration.branching_data import (
    BranchingData,
    ListKind,
    Steps,
    branching_data,
    gold_names,
    gold_tokens,
    list_steps,
    name_list,
)
from adapters.calibration.layer_fit import FitSettings, fit_layers
from adapters.calibration.linking_calibrate import calibrated, too_few
from adapters.calibration.linking_division import BUDGET, FAMILIES, GOLD, MeasuredDivision, ScoredData
from adapters.calibration.linking_evaluate import Bench, EvaluateSettings, evaluate_halves, evaluate_split
from adapters.calibration.linking_examples import ExampleWarehouse, LinkingExample, divided, log_examples
from adapters.calibration.linking_fit import fit_and_choose, read_layers, unit, write_layers
from adapters.calibration.linking_flags import (
    BASELINES,
    Merger,
    RankedLayers,
    baseline_scores,
    scored,
    threshold_at,
)
from adapters.calibration.linking_measure import Division, LinkingData, averaged, measure, score_data
from adapters.calibration.linking_own_lists import OwnLists, own_lists
from adapters.calibration.linking_person import link_with_person
from adapters.calibration.linking_policies import Watched, abstentions, any_step, walk, walk_one
from adapters.calibration.linking_report import report_html
from adapters.calibration.log_parts import LogPart, log_part
from adapters.calibration.made_from import question_keys, read_made_from
from adapters.fake_encoder import FakeEncoder
from adapters.fake_model import FakeModel
from adapters.fake_store import FakeMemory
from adapters.fake_warehouse import FakeWarehouse
from adapters.record_files import read_record
from adapters.transformers_model import TransformersModel
from bot.cli import run
from reliability.branching import BranchingPredictor
from reliability.calibration_measures import auc
from reliability.conformal import SetMode
from reliability.core import AnswerSettings, Core
from reliability.errors import BadInput, NotFound
from reliability.link_joins import with_joining_columns, with_joining_tables
from reliability.link_names import in_schema_order, write_list
from reliability.merging import Merge, alpha_per_layer
from reliability.ports import Sampling, TransparentModel
from reliability.prompts import Prompts
from reliability.record import LinkingCalibration
from reliability.sureness import FEATURES, GAP, LOG_ODDS
from reliability.trie import forced
from reliability.values import Column, Element, ForeignKey, Question, Reason, Schema, Table
from reliability.watch import read_states
from tests import tiny_models
from tests.doubt_record import STATE_WIDTH, doubt_predictor, doubt_record
from tests.synthetic_steps import layer_predictor, synthetic_steps

PROMPTS = Prompts(Path(__file__).parents[1] / "prompts" / "compact")


def _table(name: str, *columns: str) -> Table:
    return Table(name, tuple(Column(column, "text") for column in columns))


SCHEMA = Schema("sqlite", (
    _table("orders", "order_id", "net_sales", "gross_sales"),
    _table("order items", "item_id", "quantity"),
    _table("customers", "customer_id", "city", "name"),
    _table("stores", "store_id", "city"),
))  # fmt: skip
TABLES = [table.name for table in SCHEMA.tables]


def example(number: int, tables: Sequence[str], columns: Sequence[Element], **more: Any) -> LinkingExample:
    asked = Question(f"q{number}", f"question number {number} about {' and '.join(tables)}")
    about = {"group": f"g{number // 2}", "database": f"db{number % 7}", "source": "test", **more}
    return LinkingExample(asked, SCHEMA, tuple(tables), tuple(columns), **about)


def examples(count: int, seed: int = 0) -> list[LinkingExample]:
    draw = random.Random(seed)
    found = []
    for number in range(count):
        drawn = draw.sample(TABLES, draw.choice((1, 1, 2)))
        tables = [t for t in TABLES if t in drawn]
        every = [Element(t.name, c.name) for t in SCHEMA.tables if t.name in tables for c in t.columns]
        picked = set(draw.sample(every, min(len(every), draw.choice((1, 2, 3)))))
        found.append(example(number, tables, [e for e in every if e in picked]))
    return found


def scripted(found: Sequence[LinkingExample], wrong: float = 0.3) -> FakeModel:
    """A model that is wrong on a share of the questions, and then doubts itself."""
    by_text = {e.question.text: e for e in found}

    def script(prompt: str) -> dict[str, float]:
        if prompt.endswith("relevant ?") or "| element" in prompt:
            return {"True": 0.6, "False": 0.4}
        e = by_text.get(prompt.split(" |")[0].strip())
        if e is None:
            return {"True": 0.7, "False": 0.3}
        draw = random.Random(prompt)
        kind = ListKind.TABLES if prompt.endswith("tables :") else ListKind.COLUMNS
        gold = ", ".join(gold_names(kind, e))
        other = draw.choice(TABLES if kind is ListKind.TABLES else [str(c) for c in _columns(e)])
        if draw.random() < wrong:
            return {other: 0.55, gold: 0.45} if other != gold else {gold: 1.0}
        return {gold: 0.9, other: 0.1} if other != gold else {gold: 1.0}

    return FakeModel(script)


def _columns(e: LinkingExample) -> list[Element]:
    return [Element(t.name, c.name) for t in SCHEMA.tables if t.name in e.tables for c in t.columns]


def core_of(model: TransparentModel) -> Callable[[LinkingExample], Core]:
    core = Core(
        model,
        FakeEncoder(),
        FakeWarehouse(SCHEMA),
        FakeMemory(),
        PROMPTS,
        AnswerSettings(constrain_sql=False),
    )
    return lambda e: replace(core, warehouse=ExampleWarehouse(e))


def quiet(_done: float, _words: str) -> None:
    pass


def data_of(
    found: Sequence[LinkingExample], model: TransparentModel, folder: Path
) -> dict[ListKind, BranchingData]:
    return {kind: branching_data(kind, found, core_of(model), model, folder, quiet) for kind in ListKind}


# --- branching data --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> TransformersModel:
    return TransformersModel(tiny_models.prefix(tmp_path_factory.mktemp("prefix")), threads=1)


@pytest.mark.parametrize("kind", list(ListKind))
def test_labels_and_states_are_those_of_decoding_step_by_step(
    tiny: TransformersModel, kind: ListKind
) -> None:
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


def _slowly(found: Sequence[LinkingExample]) -> FakeModel:
    """The scripted model, some hundredths of a second a list."""
    model = scripted(found)

    def script(prompt: str) -> Any:
        time.sleep(0.003)
        return model._script(prompt)

    return FakeModel(script)


def _pass_until_killed(folder: Path) -> None:
    found = examples(20)
    model = _slowly(found)
    with pytest.MonkeyPatch.context() as small:
        _in_small_parts(small)
        for kind, data in data_of(found, model, folder).items():
            own_lists(data, core_of(model), model, folder, quiet)
            (folder / f"{kind} done").touch()


def _in_small_parts(patch: pytest.MonkeyPatch) -> None:
    for module in (branching_data_module, linking_own_lists):
        patch.setattr(module, "PART_EXAMPLES", 4)


@pytest.mark.parametrize("after", ["tables-*/000008.npz", "own-tables-*/000008.json"])
def test_a_run_that_is_killed_goes_on_from_its_last_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: str
) -> None:
    """Killed while gold lists are read, and while the model writes its own."""
    _in_small_parts(monkeypatch)
    killed, anew = tmp_path / "killed", tmp_path / "anew"
    running = multiprocessing.get_context("spawn").Process(target=_pass_until_killed, args=(killed,))
    running.start()
    deadline = time.monotonic() + 90
    while time.monotonic() < deadline and not list(killed.glob(after)):
        time.sleep(0.01)
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


# --- dividing --------------------------------------------------------------------------------------


def test_parts_never_share_a_group() -> None:
    keys = [f"g{random.Random(n).randrange(60)}" for n in range(400)]
    parts = divided(keys, [0.5, 0.3, 0.2], seed=3)
    assert sorted(np.concatenate(parts).tolist()) == list(range(400))
    groups = [{keys[i] for i in part} for part in parts]
    assert not groups[0] & groups[1] | groups[1] & groups[2] | groups[0] & groups[2]
    assert [abs(len(p) / 400 - share) < 0.06 for p, share in zip(parts, (0.5, 0.3, 0.2), strict=True)]
    again = divided(keys, [0.5, 0.3, 0.2], seed=3)
    assert all(np.array_equal(a, b) for a, b in zip(parts, again, strict=True))
    other = divided(keys, [0.5, 0.3, 0.2], seed=4)
    assert not np.array_equal(parts[0], other[0])


def test_fit_and_choose_share_neither_database_nor_wording() -> None:
    found = [*examples(60), *(example(n, ["orders"], [], source="log") for n in range(60, 90))]
    assert {unit(e) for e in found[:60]} == {e.database for e in found[:60]}
    fit, choose = divided([unit(e) for e in found], [0.7, 0.3], seed=1)
    assert not {unit(found[i]) for i in fit} & {unit(found[i]) for i in choose}
    assert not {found[i].group for i in fit if i >= 60} & {found[i].group for i in choose if i >= 60}


def test_the_parts_of_a_log_share_no_group(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    rows = [
        {"question": f"how many orders {n}", "sql": "SELECT COUNT(*) FROM orders", "group": f"g{n // 3}"}
        for n in range(90)
    ]
    unanswerable = {"question": "what is love", "sql": None}
    log.write_text("\n".join(map(json.dumps, [*rows, unanswerable])))
    parts = {part: log_examples(log, FakeWarehouse(SCHEMA), part=part) for part in LogPart}
    assert sum(map(len, parts.values())) == 90
    for part, found in parts.items():
        assert found
        assert {log_part(e.group) for e in found} == {part}
    assert parts[LogPart.FIT][0].columns == (Element("orders", "order_id"),)


def test_a_log_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    for content, words in (
        ("{", "Line 1 of"),
        ("[1]", "no question"),
        ('{"sql": "SELECT 1"}', "no question"),
    ):
        log.write_text(content)
        with pytest.raises(BadInput, match=words):
            log_examples(log, FakeWarehouse(SCHEMA))
    with pytest.raises(BadInput, match="There is no"):
        log_examples(tmp_path / "none.jsonl", FakeWarehouse(SCHEMA))


# --- fitting ---------------------------------------------------------------------------------------

QUICK = FitSettings(hidden=16, epochs=12, batch=256, learning_rate=2e-2, weight_decay=0.01, dropout=0.1)


def test_fitting_learns_and_is_the_same_every_time() -> None:
    rng = np.random.default_rng(0)
    train, test = (synthetic_steps(rng, 3_000, layers=2, share=0.2, forced_share=0.2) for _ in range(2))
    first = fit_layers(train.states, train.labels, train.forced, QUICK)
    again = fit_layers(train.states, train.labels, train.forced, QUICK)
    other = fit_layers(train.states, train.labels, train.forced, replace(QUICK, seed=1))
    free = ~test.forced
    for a, b, c in zip(first, again, other, strict=True):
        assert a.w1.dtype == np.float32
        assert np.array_equal(a.predict(test.states), b.predict(test.states))
        assert not np.array_equal(a.predict(test.states), c.predict(test.states))
        p = a.predict(test.states)[free]
        right = p[test.labels[free] == 1][:, None] > p[test.labels[free] == 0]
        assert right.mean() > 0.9  # the best there is has Φ(√2) = 0.921
    assert [p.layer for p in first] == [0, 1]


def test_what_stands_beside_the_states_keeps_a_perceptron_of_its_own() -> None:
    """Thirty-two directions say nothing, one entry that all layers share says all: dropout would take it half the time."""
    rng = np.random.default_rng(5)
    labels = (rng.random(2_000) < 0.2).astype(np.int64)
    states = rng.normal(size=(2_000, 2, 33)).astype(np.float32)
    states[:, :, -1] = (2 * labels + rng.normal(size=2_000))[:, None]
    forced, settings = np.zeros(2_000, dtype=bool), replace(QUICK, dropout=0.6)
    train, test = slice(0, 1_000), slice(1_000, None)
    found = {}
    for beside in (0, 1):
        first = fit_layers(states[train], labels[train], forced[train], settings, beside)[0]
        found[beside] = auc(first.predict(states[test]), labels[test]) or 0.0
    assert found[1] > found[0]
    assert found[1] > 0.9
    both = fit_layers(states[train], labels[train], forced[train], settings, 1)
    whole = fit_layers(states[train], labels[train], forced[train], settings)
    (alone,) = fit_layers(
        states[train, :1, -1:], labels[train], forced[train], replace(settings, dropout=0.0)
    )
    for a, b in zip(both, whole, strict=True):
        logits = [_logit(p) for p in (b.predict(states), alone.predict(states[:, :1, -1:]))]
        np.testing.assert_allclose(_logit(a.predict(states)), np.mean(logits, axis=0), atol=1e-3)


def _logit(p: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.log(p) - np.log1p(-p)


def test_mean_and_scale_of_the_states_are_folded_into_the_weights() -> None:
    steps = synthetic_steps(np.random.default_rng(1), 1_500, layers=1, share=0.2)
    plain = fit_layers(steps.states, steps.labels, steps.forced, QUICK)[0]
    moved = fit_layers(steps.states * 4 + 7, steps.labels, steps.forced, QUICK)[0]
    difference = np.abs(plain.predict(steps.states) - moved.predict(steps.states * 4 + 7))
    assert difference.max() < 1e-3


def test_swapped_labels_turn_a_predictor_around() -> None:
    steps = synthetic_steps(np.random.default_rng(2), 1_500, layers=1, share=0.3)
    swapped = fit_layers(steps.states, 1 - steps.labels, steps.forced, QUICK)[0].predict(steps.states)
    assert swapped[steps.labels == 1].mean() < swapped[steps.labels == 0].mean()


def test_forced_steps_teach_nothing() -> None:
    steps = synthetic_steps(np.random.default_rng(3), 800, layers=1, share=0.2, forced_share=0.3)
    changed = steps.states.copy()
    changed[steps.forced] += 100
    a = fit_layers(steps.states, steps.labels, steps.forced, QUICK)[0]
    b = fit_layers(changed, steps.labels, steps.forced, QUICK)[0]
    assert np.array_equal(a.w1, b.w1)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_steps_of_one_kind_are_told(share: float) -> None:
    steps = synthetic_steps(np.random.default_rng(4), 200, layers=1, share=share)
    with pytest.raises(BadInput, match="branching points: predictors need at least 10 steps of either kind"):
        fit_layers(steps.states, steps.labels, steps.forced, QUICK)


def test_no_steps_at_all_are_told() -> None:
    steps = synthetic_steps(np.random.default_rng(4), 0, layers=1)
    with pytest.raises(BadInput, match="Of 0 steps, 0 are branching points"):
        fit_layers(steps.states, steps.labels, steps.forced, QUICK)


def test_layers_are_ranked_on_questions_that_fitted_nothing_and_survive_the_disk(tmp_path: Path) -> None:
    found = examples(150)
    data = data_of(found, scripted(found), tmp_path)
    fitted = {kind: fit_and_choose(data[kind], QUICK) for kind in ListKind}
    layers = {kind: one.layers for kind, one in fitted.items()}
    for one in fitted.values():
        assert one.fit.questions + one.choose.questions == 150
        assert list(one.layers.aucs[1:]) == sorted(one.layers.aucs[1:], reverse=True)
        assert one.choose.branching > 0
    write_layers(layers, "this model", tmp_path)
    read = read_layers(tmp_path, "this model")
    states = data[ListKind.TABLES].steps.states
    for kind in ListKind:
        assert read[kind].aucs == layers[kind].aucs
        assert read[kind].bandwidths == layers[kind].bandwidths
        for a, b in zip(layers[kind].predictors, read[kind].predictors, strict=True):
            assert np.array_equal(a.predict(states), b.predict(states))
    with pytest.raises(BadInput, match="another model"):
        read_layers(tmp_path, "that model")
    (tmp_path / "layers.npz").write_bytes(b"PK\x03\x04 and nothing")
    with pytest.raises(BadInput, match="holds no layer predictors"):
        read_layers(tmp_path, "this model")
    with pytest.raises(NotFound, match="candor train bpp"):
        read_layers(tmp_path / "nowhere", "this model")


@pytest.mark.parametrize("tells", [False, True])
def test_a_state_comes_first_only_where_it_is_shown_to_add_to_the_output(tells: bool) -> None:
    """Layer 0's state tells all, or only which database it is of, which tells nothing of another database."""
    rng = np.random.default_rng(7)
    found = [replace(e, database=f"db{n // 4}") for n, e in enumerate(examples(400))]
    example = np.repeat(np.arange(400), 5)
    labels = (rng.random(2_000) < 0.25).astype(np.int64)
    sure = np.zeros((2_000, len(FEATURES)), np.float32)
    sure[:, 0] = labels + rng.normal(size=2_000)
    states = rng.normal(size=(2_000, 1, 12)).astype(np.float32)
    states[:, 0, 0] += 3 * labels if tells else 0
    steps = Steps(states, labels, np.zeros(2_000, dtype=bool), example, example * 0, sure).with_sureness()
    fitted = fit_and_choose(BranchingData(ListKind.TABLES, tuple(found), steps, ()), QUICK)
    assert [p.layer for p in fitted.layers.predictors] == ([0, 1] if tells else [1, 0])


# --- flags -----------------------------------------------------------------------------------------


def _ranked(layers: int) -> RankedLayers:
    return RankedLayers(tuple(layer_predictor(i) for i in range(layers)), (0.9,) * layers, (4.0,) * layers, 2)


def _as_steps(count: int, seed: int, lists: int) -> Steps:
    """Synthetic steps in lists of questions; the names are what the policies need."""
    rng = np.random.default_rng(seed)
    made = synthetic_steps(rng, count, layers=4, share=0.15, forced_share=0.2)
    example = np.sort(rng.integers(0, lists, count))
    return Steps(
        made.states, made.labels, made.forced, example, rng.integers(-1, 3, count),
        rng.uniform(0, 3, (count, len(FEATURES))).astype(np.float32),
    )  # fmt: skip


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
    alpha = (
        0.5 if mode is SetMode.LABEL_CONDITIONAL else 0.2
    )  # lists of two wordings hold many branching points
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
    """Of 40 points in 10 questions, four each, α = 0.1 leaves ⌊44/10⌋ − 4 = 0 below the threshold; of 35, all flagged."""
    labels = np.ones(40, dtype=np.int64)
    steps = replace(_as_steps(40, 9, 10), labels=labels, forced=np.zeros(40, dtype=bool))
    enough = _data(replace(steps, example=np.arange(40) // 4 * 2))
    predictor = calibrated(enough, _ranked(1), np.arange(20), 0.1, kept=1)
    p = layer_predictor(0).predict(steps.states)
    assert predictor.layers[0][1].as_json()["epsilon"][1] == pytest.approx(float((1 - p).max()))
    few = _data(enough.steps.where(np.arange(35)))
    assert (
        calibrated(few, _ranked(1), np.arange(20), 0.1, kept=1).layers[0][1].as_json()["epsilon"][1] is None
    )
    assert too_few(enough, 0.1, 1) is None
    assert "with up to 4 in wordings of one question, and α = 0.1 needs 36" in (too_few(few, 0.1, 1) or "")


# --- policies --------------------------------------------------------------------------------------


def test_abstentions_by_hand() -> None:
    """Three of eight halt: two of them would have been wrong (TAR), one right (FAR). Of the other five four are right."""
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


def _watched(flagged: str, right: str) -> Watched:
    return Watched(*(np.array([mark == "1" for mark in marks]) for marks in (flagged, right)))


def test_walks_by_hand() -> None:
    tables = _watched("1100", "0101")
    columns = _watched("1100", "0000")  # of the gold tables: where a person settled them
    linked = _watched("0001", "1110")  # of the model's own tables: where nobody was asked
    one = walk_one(tables)
    assert (one.em, one.questions) == (0.75, 0.5)  # the third is wrong, and nobody is asked
    both = walk(tables, columns, linked)
    assert (both.em, both.questions) == (0.75, 1.25)
    assert (
        walk(tables, columns, _watched("0000", "1110")).em == 0.5
    )  # the fourth's columns are wrong, unasked
    assert walk(tables, _watched("0000", "1000"), linked).em == 0.5  # the second's too


# --- the model's own lists -------------------------------------------------------------------------


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
        own.listed[e][n] == "stores"
        for e, n in zip(own.steps.example.tolist(), own.steps.name.tolist(), strict=True)
    ]
    assert own.doubted.tolist() == about_stores, "an end (-1) is about the last name"
    assert 0 < sum(about_stores) < len(about_stores)


@pytest.mark.parametrize("kind", list(ListKind))
def test_what_the_flow_watches_is_what_was_fitted_and_calibrated(
    tiny: TransformersModel, kind: ListKind
) -> None:
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


# --- the whole -------------------------------------------------------------------------------------


def _bench(found: Sequence[LinkingExample], folder: Path) -> Bench:
    model = scripted(found)
    data = data_of(found, model, folder)
    layers = {kind: fit_and_choose(data[kind], QUICK).layers for kind in ListKind}
    return Bench(model, core_of(model), layers, folder)


def test_halves_keep_the_promise_and_the_report_shows_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = examples(160)
    seen: list[Sequence[Division]] = []

    def measuring(data: Any, layers: Any, divisions: Any, *more: Any) -> Any:
        seen.append(divisions)
        return measure(data, layers, divisions, *more)

    monkeypatch.setattr(linking_evaluate, "measure", measuring)
    settings = EvaluateSettings(halves=8, near_halves=1, person=6, alphas=(0.1, 0.3))
    figures = evaluate_halves(found, _bench(found, tmp_path), settings, quiet)
    by_question, by_database = seen
    for division in by_question:
        assert abs(len(division.calibrating) - 80) < 4
        assert {e.group for e in _of(found, division.calibrating)}.isdisjoint(
            e.group for e in _of(found, division.measured)
        )
    assert len({tuple(division.calibrating) for division in by_question}) == 8
    [division] = by_database
    assert {e.database for e in _of(found, division.calibrating)}.isdisjoint(
        e.database for e in _of(found, division.measured)
    )
    rows = figures["by_question"]
    assert len(rows) == 2 * len(Merge) * 5 * len(SetMode)  # three layers and the output, and what is served
    for row in rows:
        if row["mode"] == "label_conditional":
            for kind in ("tables", "columns"):
                assert row[kind]["coverage"] >= 1 - row["alpha"] - 0.04
    served = [r for r in rows if "baselines_at_equal_ear" in r]
    assert [(r["k"], r["mode"], r["merge"]) for r in served] == [
        ("served", "label_conditional", "random_permutation")
    ] * 2
    kept = {kind: figures[kind]["layers_served"] for kind in ("tables", "columns")}
    for row in served:
        base = row["baselines_at_equal_ear"]["top2_gap"]
        assert base["tables"]["ear"] <= row["tables"]["ear"]  # equal but for ties of the script
        for kind, k in kept.items():
            same = [r for r in rows if r["k"] == k and r["alpha"] == row["alpha"]]
            [alike] = [r for r in same if (r["mode"], r["merge"]) == (row["mode"], row["merge"])]
            assert row[kind] == alike[kind]
    person = figures["person"]
    assert person["questions"] == 6
    assert sum(person["asks_by_questions"]) == 6
    page = report_html({"made_with": {"model": "<m>"}, "data_sets": {"dev": figures}})
    assert page.count("<svg") == 8
    assert "&lt;m&gt;" in page
    assert "http://www.w3.org" in page
    assert "<script" not in page
    assert "<link" not in page
    json.dumps(figures, allow_nan=False)


def _of(found: Sequence[LinkingExample], indexes: NDArray[np.intp]) -> list[LinkingExample]:
    return [found[i] for i in indexes.tolist()]


def test_a_split_that_shares_wordings_with_its_calibration_is_refused(tmp_path: Path) -> None:
    found = examples(8)
    bench = Bench(scripted(found), core_of(scripted(found)), {}, tmp_path)
    with pytest.raises(BadInput, match="share wordings"):
        evaluate_split(found[:5], found[5:], bench, EvaluateSettings(), quiet)


def test_scores_of_every_family_are_of_the_same_questions(tmp_path: Path) -> None:
    found = examples(30)
    model = scripted(found)
    data = data_of(found, model, tmp_path)
    own = {kind: own_lists(data[kind], core_of(model), model, tmp_path, quiet) for kind in ListKind}
    linked = own_lists(
        data[ListKind.COLUMNS], core_of(model), model, tmp_path, quiet, own[ListKind.TABLES].listed
    )
    layers = {kind: RankedLayers((_flat(3, STATE_WIDTH),), (0.5,), (1.0,), 1) for kind in ListKind}
    whole = score_data(LinkingData(data, own, linked), layers)
    some = whole.of(np.asarray([3, 7, 20]))
    assert some.ids == ("q3", "q7", "q20")
    for family in FAMILIES:
        assert set(some.steps[family].steps.example.tolist()) <= {0, 1, 2}
        assert len(some.steps[family].written) == 3


def _flat(layer_count: int, width: int) -> Any:
    predictor = layer_predictor(layer_count - 1)
    w1 = np.zeros((width, predictor.w1.shape[1]), np.float32)
    return replace(predictor, w1=w1)


def test_figures_are_averaged_without_those_that_do_not_exist() -> None:
    rows = [{"a": {"coverage": 1.0}, "b": None}, {"a": {"coverage": 0.5}, "b": 0.2}]
    assert averaged(rows) == {"a": {"coverage": 0.75, "coverage_sd": 0.25}, "b": 0.2}
    assert averaged([{"coverage": None}]) == {"coverage": None}


def test_a_person_mends_what_the_model_links_wrongly() -> None:
    e = example(1, ["stores"], [Element("stores", "city")])

    def script(prompt: str) -> dict[str, float]:
        return {"orders": 0.6, "stores": 0.4} if prompt.endswith("tables :") else {"stores.city": 1.0}

    model = FakeModel(script)
    core = replace(core_of(model)(e), settings=AnswerSettings(policy="ask", constrain_sql=False))
    mended = link_with_person(e, core, budget=3)
    assert mended.tables_right
    assert mended.columns_right
    assert mended.questions >= 1
    spent = link_with_person(e, core, budget=0)
    assert spent.abstained is Reason.TOO_MANY_QUESTIONS
    assert not spent.tables_right


def _keyed(found: Sequence[LinkingExample]) -> list[LinkingExample]:
    """The examples in a schema whose tables are joined by way of orders. Every other one needs what its joins need;
    the others leave it out, so that a list with it is wrong."""
    to_orders = {
        "order items": ForeignKey(("item_id",), "orders", ("order_id",)),
        "customers": ForeignKey(("customer_id",), "orders", ("order_id",)),
        "stores": ForeignKey(("store_id",), "orders", ("gross_sales",)),
    }
    schema = replace(SCHEMA, tables=tuple(
        replace(t, foreign_keys=(to_orders[t.name],)) if t.name in to_orders else t for t in SCHEMA.tables
    ))  # fmt: skip
    made = []
    for number, e in enumerate(found):
        tables, columns = e.tables, e.columns
        if number % 2:
            linked = in_schema_order(map(Element, with_joining_tables(tables, schema)), schema)
            tables = tuple(element.table for element in linked)
            columns = in_schema_order(with_joining_columns(columns, tables, schema), schema)
        made.append(replace(e, schema=schema, tables=tables, columns=columns))
    return made


def _of_own_lists(own: OwnLists, predictor: BranchingPredictor, found: Sequence[LinkingExample]) -> Watched:
    """The lists as a person meets them: watched by the very predictor that serves."""
    steps = [own.steps.of(np.asarray([n])) for n in range(len(found))]
    flags = [predictor.flags(s.states, s.forced, e.id).any() for s, e in zip(steps, found, strict=True)]
    return Watched(np.asarray(flags, dtype=bool), own.right)


def _by_chance(threshold: float) -> BranchingPredictor:
    """Flags a step by the noise in its states, so that right lists are flagged and wrong ones are not as it comes."""
    predictor = doubt_predictor(threshold)
    [(layer, sets)] = predictor.layers
    return replace(predictor, layers=((replace(layer, w1=np.roll(layer.w1, 1)), sets),))


@pytest.mark.parametrize("keyed", [False, True])
@pytest.mark.parametrize(
    "predictor",
    [doubt_predictor(), _by_chance(0.5), _by_chance(1.5)],
    ids=["doubt", "chance", "rare chance"],
)
def test_a_walk_is_what_the_flow_does_with_a_person(
    tmp_path: Path, keyed: bool, predictor: BranchingPredictor
) -> None:
    """Question by question, but for what a walk leaves out: own tables that are wrong, of which nobody was asked, and
    whose columns are asked about. There the flow is right where the walk may say wrong."""
    found = _keyed(examples(50)) if keyed else examples(50)
    model = scripted(found)
    data = data_of(found, model, tmp_path)
    own = {kind: own_lists(data[kind], core_of(model), model, tmp_path, quiet) for kind in ListKind}
    linked = own_lists(
        data[ListKind.COLUMNS], core_of(model), model, tmp_path, quiet, own[ListKind.TABLES].listed
    )
    tables, columns, of_own = (_of_own_lists(each, predictor, found) for each in (*own.values(), linked))
    record = replace(doubt_record(), linking=LinkingCalibration(predictor, predictor))
    left_out, fates = 0, set()
    for n, e in enumerate(found):
        one = [Watched(each.flagged[[n]], each.right[[n]]) for each in (tables, columns, of_own)]
        walked = walk(*one)
        flow = link_with_person(e, replace(core_of(model)(e), record=record), BUDGET)
        right = flow.tables_right and flow.columns_right
        if not tables.flagged[n] and not tables.right[n] and of_own.flagged[n]:
            left_out += 1
            assert right >= walked.em
            assert flow.questions >= walked.questions
            continue
        assert (float(right), flow.questions) == (walked.em, walked.questions), e
        fates.add((bool(tables.flagged[n]), right, flow.questions))
    assert left_out < 10
    assert len(fates) > 3  # with and without questions, right and wrong


# --- the commands ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A warehouse, a log, training questions and a tiny model."""
    tmp_path = tmp_path_factory.mktemp("place")
    (tmp_path / "data").mkdir()
    file = sqlite3.connect(tmp_path / "shop.sqlite")
    for table in SCHEMA.tables:
        columns = ", ".join(f'"{c.name}" TEXT' for c in table.columns)
        file.execute(f'CREATE TABLE "{table.name}" ({columns})')
    file.commit()
    file.close()
    draw = random.Random(0)

    def row(number: int) -> dict[str, Any]:
        table = draw.choice(SCHEMA.tables)
        column = draw.choice(table.columns).name
        return {"question": f"list {column} of {table.name} {number}",
                "sql": f'SELECT "{column}" FROM "{table.name}"', "group": f"g{number // 2}"}  # fmt: skip

    split = {n: "test" if n % 3 == 0 else "calibrate" for n in range(60)}
    log = [{**row(n), "id": f"q{n}", "split": split[n // 2]} for n in range(120)]
    (tmp_path / "log.jsonl").write_text("\n".join(map(json.dumps, log)))
    _corpora(tmp_path / "data", [row(n) for n in range(80)])
    model = tiny_models.prefix(tmp_path / "model")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("CANDOR_MODEL", str(model))
        environment.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))
        environment.setenv("CANDOR_WAREHOUSES", json.dumps({"shop": f"sqlite:///{tmp_path}/shop.sqlite"}))
        yield tmp_path


@pytest.fixture(scope="module")
def fitted(place: Path) -> tuple[str, str]:
    """The folder of the layers that `candor train bpp` fitted, and what it said."""
    layers = str(place / "linking")
    data, log = str(place / "data"), str(place / "log.jsonl")
    with contextlib.redirect_stdout(io.StringIO()) as said:
        assert run(["train", "bpp", "--data", data, "--log", log, "--out", layers]) == 0
    return layers, said.getvalue()


def _corpora(data: Path, rows: Sequence[dict[str, Any]]) -> None:
    """Public data in small: one held-out training database (its name says so), and nothing measured."""
    from adapters.calibration.linking_examples import HELD_OUT_SOURCES
    from adapters.training.sources import is_held_out

    name = next(f"shop_{n}" for n in range(1_000) if is_held_out(f"shop_{n}"))
    for folder in ("train", "spider", "ambiqt", "defog"):
        (data / folder).mkdir(parents=True)
    schema = {"schema_ref": f"spider/{name}", "db_id": name, "tables": [
        {"name": t.name, "columns": [{"name": c.name, "type": "text"} for c in t.columns]} for t in SCHEMA.tables
    ]}  # fmt: skip
    _packed(data / "train/schemas.jsonl.xz", [schema])
    for source in HELD_OUT_SOURCES:
        pairs = [
            {"db_id": name, "schema_ref": f"spider/{name}", "question": r["question"], "sql": r["sql"]}
            for r in rows
            if source == "spider_train"
        ]
        _packed(data / f"train/{source}.jsonl.xz", pairs)
    lines = "lemma\tpos\tsynonyms\tbroader\ncity\tn\ttown\t\nname\tn\ttitle\t\n"
    (data / "train/wordnet_synonyms.tsv.xz").write_bytes(lzma.compress(lines.encode()))
    for file in ("spider/dev.json", "spider/dev_pre2020.json"):
        (data / file).write_text("[]")
    for part in ("column", "table", "join", "aggregate"):
        (data / f"ambiqt/{part}.jsonl").write_text("")


def _packed(file: Path, rows: Sequence[dict[str, Any]]) -> None:
    file.write_bytes(lzma.compress("\n".join(map(json.dumps, rows)).encode(), preset=0))


def test_the_commands_lead_from_data_to_a_record_and_figures(
    place: Path, fitted: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    (layers, said), log, none = fitted, str(place / "log.jsonl"), str(place / "none")
    assert run(["evaluate", "linking", "--log", log, "--layers", none, "--json", str(place / "x.json")]) == 1
    assert "candor train bpp makes them" in capsys.readouterr().err
    assert "tables: fitted on" in said
    assert "columns: fitted on" in said
    record = str(place / "record")
    assert run(["calibrate", "linking", "--log", log, "--layers", layers, "--out", record]) == 0
    found = read_record(Path(record))
    assert found.linking is not None
    assert found.linking.tables.alpha == found.linking.columns.alpha == 0.35
    assert found.answers is None
    assert found.data.fit > 0 < found.data.bound
    made_from = read_made_from(Path(record))
    assert made_from is not None
    for row in map(json.loads, (place / "log.jsonl").read_text().splitlines()):
        named = question_keys([LoggedQuestion("", row["question"], None, row["group"], "answerable")])
        used = row["split"] == "calibrate" and log_part(row["group"]) is not LogPart.BOUND
        assert (named <= made_from, named.isdisjoint(made_from)) == (used, not used)
    figures = place / "figures" / "linking.json"
    report = place / "figures" / "linking.html"
    arguments = ["evaluate", "linking", "--log", log, "--layers", layers, "--person", "1", "--sample", "10"]
    assert run([*arguments, "--json", str(figures), "--report", str(report)]) == 0
    content = json.loads(figures.read_text())
    assert content["data_sets"]["log"]["test"][0]["divisions"] == 1
    assert math.isfinite(content["data_sets"]["log"]["tables"]["auc_by_layer"][0]["auc"])
    assert "<svg" in report.read_text()


def test_a_log_without_a_right_question_calibrates_nothing(
    place: Path, fitted: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    layers, _ = fitted
    empty = place / "empty.jsonl"
    empty.write_text('{"question": "why", "sql": null}\n')
    record = str(place / "never")
    capsys.readouterr()
    assert run(["calibrate", "linking", "--log", str(empty), "--layers", layers, "--out", record]) == 1
    assert "holds no question with SQL" in capsys.readouterr().err
    assert run(["calibrate", "linking", "--log", str(place / "no"), "--layers", layers, "--out", record]) == 1
    assert "There is no" in capsys.readouterr().err
    assert not Path(record).exists()
