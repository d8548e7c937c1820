"""Calibration records: text and arrays that come back exactly, files that are hostile, and what they hold for."""

from __future__ import annotations

import io
import json
import math
import os
import struct
import zipfile
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.record_files import RECORD_FILE, read_record, write_record
from adapters.store.fake import FakeStore
from adapters.warehouses.fake import FakeWarehouse
from reliability.core import AnswerSettings, Core, valid_for
from reliability.errors import BadRecord, NotFound
from reliability.promises.branching import BranchingPredictor, LayerPredictor
from reliability.promises.conformal import NeighbourSets, SetMode, ThresholdSets
from reliability.promises.credible_set import CredibleThreshold, Guarantee
from reliability.promises.from_signals.forest import fit_forest
from reliability.promises.from_signals.platt import PlattScaling
from reliability.promises.merging import Merge
from reliability.promises.novelty import fit_novelty, likeness
from reliability.promises.probability import calibrated
from reliability.promises.record import (
    AnswerCalibration,
    CalibrationData,
    CalibrationRecord,
    LinkingCalibration,
    ValidFor,
    mismatch,
)
from reliability.promises.record_json import (
    ARRAYS_FILE,
    FOREST_FILE,
    NOVELTY_FILE,
    VERSION,
    StoredRecord,
    record_from_json,
    record_to_json,
)
from reliability.promises.unasked_threshold import GuaranteedRisk, NoThreshold
from reliability.prompts import Prompts
from reliability.values import Column, Limits, Schema, Table
from tests.support.calibrated import NOWHERE, answers_record, whole_record
from tests.support.doubt_record import STATE_WIDTH

# --- round trips -----------------------------------------------------------------------------------

texts = st.text(max_size=20)
unit = st.floats(0, 1)
inside = st.floats(0.001, 0.999)
numbers = st.floats(-1e6, 1e6)
counts = st.integers(0, 10**6)


@st.composite
def predictors(draw: st.DrawFn) -> BranchingPredictor:
    rng = np.random.default_rng(draw(st.integers(0, 99)))
    width, hidden = draw(st.integers(1, 4)), draw(st.integers(1, 3))
    layers = []
    for layer in range(draw(st.integers(1, 3))):
        w1 = rng.normal(size=(width, hidden)).astype(np.float32)
        b1, w2 = (rng.normal(size=hidden).astype(np.float32) for _ in "ab")
        sets: ThresholdSets | NeighbourSets
        if draw(st.booleans()):
            epsilon = (draw(unit | st.just(math.inf)), draw(unit | st.just(math.inf)))
            sets = ThresholdSets(SetMode.LABEL_CONDITIONAL, draw(inside), epsilon, (draw(counts), draw(counts)))
        else:
            states = rng.normal(size=(3, width)).astype(np.float32)
            sets = NeighbourSets(draw(inside), 2, draw(st.floats(0.1, 9)), rng.random(3), states)
        layers.append((LayerPredictor(layer, w1, b1, w2, draw(numbers)), sets))
    return BranchingPredictor(tuple(layers), draw(inside), draw(st.sampled_from(Merge)), draw(inside))


@st.composite
def credible(draw: st.DrawFn, guarantee: Guarantee, alpha: float) -> CredibleThreshold:
    questions = draw(counts)
    tau = draw(st.floats(-1, 0) | st.just(math.inf))
    return CredibleThreshold(guarantee, alpha, tau, questions, draw(st.integers(0, questions)))


@st.composite
def risks(draw: st.DrawFn) -> GuaranteedRisk:
    risk, delta, size, needed = draw(inside), draw(inside), draw(counts), draw(counts)
    if draw(st.booleans()):
        return GuaranteedRisk(risk, delta, size, needed, reason=draw(st.sampled_from(NoThreshold)))
    answered = draw(st.integers(0, size))
    bound, wrong = draw(st.floats(0, risk)), draw(st.integers(0, answered))
    another = draw(st.none() | st.integers(0, wrong))
    all_looks = draw(st.none() | st.floats(delta, 0.999)) if delta <= 0.999 else None
    return GuaranteedRisk(risk, delta, size, needed, draw(unit), bound, answered, wrong, None, another, all_looks)


@st.composite
def records(draw: st.DrawFn) -> CalibrationRecord:
    alpha = draw(inside)
    names = draw(st.lists(texts, min_size=1, max_size=5, unique=True))
    weights = tuple(draw(numbers) for _ in names)
    answers = AnswerCalibration(
        draw(credible(Guarantee.MARGINAL, alpha)),
        draw(credible(Guarantee.GIVEN_RIGHT_CANDIDATE, alpha)),
        PlattScaling(tuple(names), weights, draw(numbers), draw(st.floats(1e-6, 0.4))),
        draw(risks()),
    )
    linking = LinkingCalibration(draw(predictors()), draw(predictors()))
    return CalibrationRecord(
        ValidFor(*(draw(texts) for _ in fields(ValidFor))),
        CalibrationData(draw(texts), draw(counts), draw(counts), draw(counts), draw(texts)),
        draw(st.sampled_from([None, linking])),
        draw(st.sampled_from([None, answers])),
    )


@settings(max_examples=60, deadline=None)
@given(records())
def test_a_record_comes_back_exactly_and_is_written_alike_twice(record: CalibrationRecord) -> None:
    stored = record_to_json(record)
    found = record_from_json(stored)
    assert (found.valid_for, found.data, found.answers) == (record.valid_for, record.data, record.answers)
    assert record_to_json(found) == stored
    if record.linking and found.linking:
        states = np.random.default_rng(0).normal(size=(5, 3, len(record.linking.tables.layers[0][0].w1)))
        for (before, sets), (after, kept) in zip(
            record.linking.tables.layers, found.linking.tables.layers, strict=True
        ):
            h = states.astype(np.float32)
            assert (before.predict(h) == after.predict(h)).all()
            p = before.predict(h)
            assert (sets.predict(p, h[:, before.layer]) == kept.predict(p, h[:, before.layer])).all()


def test_a_record_is_text_that_a_person_can_read() -> None:
    text = record_to_json(whole_record(tau=math.inf)).text
    content = json.loads(text)
    assert content["answers"]["credible"]["tau"] is None
    assert content["answers"]["probability"]["weights"] == {"share": 1.0}
    assert content["answers"]["unasked"]["threshold"] == 0.8
    assert content["data"]["made_at"] == "2026-11-21T05:00:00+00:00"
    assert content["linking"]["tables"]["layers"][0]["sets"]["epsilon"] == [0.5, 0.5]
    assert max(map(len, text.splitlines())) < 200


# --- files -----------------------------------------------------------------------------------------


def test_a_record_survives_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "record"
    write_record(whole_record(), folder)
    assert sorted(file.name for file in folder.iterdir()) == [ARRAYS_FILE, RECORD_FILE]
    assert record_to_json(read_record(folder)) == record_to_json(whole_record())
    write_record(answers_record(), folder)
    assert [file.name for file in folder.iterdir()] == [RECORD_FILE]
    assert record_to_json(read_record(folder)) == record_to_json(answers_record())


def with_novelty() -> CalibrationRecord:
    made = whole_record()
    assert made.answers is not None
    known = [likeness([np.cos(n), np.sin(n)], 0.1 * (n % 3), ("count",)) for n in range(40)]
    return replace(made, answers=replace(made.answers, novelty=fit_novelty(known, 0.05)))


def test_a_novelty_test_comes_back_from_a_file_of_its_own(tmp_path: Path) -> None:
    record, new = with_novelty(), likeness([0.3, 0.9], 0.5)
    write_record(record, tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == [ARRAYS_FILE, NOVELTY_FILE, RECORD_FILE]
    found = read_record(tmp_path)
    assert record_to_json(found) == record_to_json(record)
    assert found.answers is not None
    assert found.answers.novelty is not None
    assert record.answers is not None
    assert record.answers.novelty is not None
    assert found.answers.novelty.p_value(new) == record.answers.novelty.p_value(new)
    assert mismatch(found, NOWHERE, 0.1, 0.1, 0.05, 0.35, 0.05) is None
    assert "level of the novelty test = 0.05" in (mismatch(found, NOWHERE, 0.1, 0.1, 0.05, 0.35, 0.1) or "")
    write_record(whole_record(), tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == [ARRAYS_FILE, RECORD_FILE]


def test_a_novelty_test_that_is_missing_cut_or_anothers_is_refused() -> None:
    stored = record_to_json(with_novelty())
    assert stored.novelty is not None
    with pytest.raises(BadRecord, match=r"novelty\.npz is missing"):
        record_from_json(replace(stored, novelty=None))
    with pytest.raises(BadRecord, match="hashes differ"):
        record_from_json(replace(stored, novelty=stored.novelty[:-1]))
    content = json.loads(stored.text)
    for name, value in (("level", 1), ("level", "x"), ("questions", 7), ("sha256", None)):
        told = {**content, "answers": {**content["answers"], "novelty": {**content["answers"]["novelty"], name: value}}}
        with pytest.raises(BadRecord):
            record_from_json(replace(stored, text=json.dumps(told)))


def test_a_folder_without_a_record_is_said(tmp_path: Path) -> None:
    with pytest.raises(NotFound, match="no calibration record"):
        read_record(tmp_path)
    with pytest.raises(NotFound, match="no calibration record"):
        read_record(tmp_path / "nowhere")


def test_a_folder_that_cannot_be_written_is_said_and_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadRecord, match="cannot be written"):
        write_record(whole_record(), tmp_path / "file")
    (tmp_path / "taken" / RECORD_FILE).mkdir(parents=True)
    with pytest.raises(BadRecord, match="cannot be written"):
        write_record(answers_record(), tmp_path / "taken")
    assert [file.name for file in (tmp_path / "taken").iterdir()] == [RECORD_FILE]


def test_files_of_two_calibrations_are_never_mixed(tmp_path: Path) -> None:
    """As a process leaves them that stops between the two files."""
    write_record(whole_record(), tmp_path)
    linking = whole_record().linking
    assert linking is not None
    ((layer, sets),) = linking.tables.layers
    moved = replace(linking.tables, layers=((replace(layer, w1=layer.w1 + 1), sets),))
    other = record_to_json(replace(whole_record(), linking=replace(linking, tables=moved))).arrays
    assert other is not None
    (tmp_path / ARRAYS_FILE).write_bytes(other)
    with pytest.raises(BadRecord, match="hashes differ"):
        read_record(tmp_path)
    (tmp_path / ARRAYS_FILE).unlink()
    with pytest.raises(BadRecord, match=r"branching\.npz is missing"):
        read_record(tmp_path)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"{}",
        b'"version"',
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"version": NaN}',
        b"\x00" * 99,
    ],
)
def test_a_file_that_is_no_record_is_one_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / RECORD_FILE).write_bytes(content)
    with pytest.raises(BadRecord) as error:
        read_record(tmp_path)
    assert str(error.value).endswith(".")
    assert len(str(error.value)) < 400
    assert "\n" not in str(error.value)


def test_a_record_of_another_version_says_to_calibrate_again(tmp_path: Path) -> None:
    text = record_to_json(answers_record()).text.replace(f'"version": {VERSION}', '"version": 99')
    (tmp_path / RECORD_FILE).write_text(text)
    with pytest.raises(BadRecord, match=f"of version 99, and this Candor reads {VERSION}; calibrate again"):
        read_record(tmp_path)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / RECORD_FILE).open("wb") as file:
        os.truncate(file.fileno(), 17 << 20)
    with pytest.raises(BadRecord, match="larger than"):
        read_record(tmp_path)


def _set(*path: str | int, to: object) -> Callable[[Any], None]:
    def change(content: Any) -> None:
        for key in path[:-1]:
            content = content[key]
        content[path[-1]] = to

    return change


@pytest.mark.parametrize(
    "change",
    [
        _set("valid_for", "model", to=7),
        _set("valid_for", to=None),
        _set("data", "fit", to=-1),
        _set("data", "fit", to="many"),
        _set("data", "name", to=[]),
        _set("data", to={}),
        _set("answers", to=[]),
        _set("answers", "credible", "tau", to=3),
        _set("answers", "credible", "tau", to="x"),
        _set("answers", "credible", "alpha", to=0),
        _set("answers", "credible", "alpha", to=0.2),
        _set("answers", "credible", "with_right", to=10**9),
        _set("answers", "credible", "guarantee", to="both"),
        _set("answers", "given_right", "guarantee", to="marginal"),
        _set("answers", "probability", "weights", to={}),
        _set("answers", "probability", "weights", to=[1]),
        _set("answers", "probability", "weights", "share", to=None),
        _set("answers", "probability", "intercept", to="1e999"),
        _set("answers", "probability", to=None),
        _set("answers", "unasked", "threshold", to=None),
        _set("answers", "unasked", "threshold", to=2),
        _set("answers", "unasked", "bound", to=0.5),
        _set("answers", "unasked", "wrong", to=10**6),
        _set("answers", "unasked", "risk", to=1),
        _set("answers", "unasked", "reason", to="because"),
        _set("answers", "unasked", "size", to=3),
        _set("answers", "unasked", "all_looks", to=0.01),  # less than this look's share
        _set("answers", "unasked", "all_looks", to=1),
        _set("linking", "sha256", to="0" * 64),
        _set("linking", "tables", to=None),
        _set("linking", "tables", "layers", to=[]),
        _set("linking", "tables", "alpha", to=1.5),
        _set("linking", "tables", "merge", to="guess"),
        _set("linking", "columns", "layers", 0, "layer", to=-1),
        _set("linking", "columns", "layers", 0, "sets", to={}),
        _set("linking", "columns", "layers", 0, "b2", to=[]),
        _set("linking", "columns", "layers", 0, "sets", "mode", to="nearest_neighbour"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused_in_one_sentence(change: Callable[[Any], None]) -> None:
    stored = record_to_json(whole_record())
    content = json.loads(stored.text)
    change(content)
    with pytest.raises(BadRecord) as error:
        record_from_json(StoredRecord(json.dumps(content), stored.arrays))
    assert "\n" not in str(error.value)


def test_where_the_marginal_target_is_out_of_reach_the_other_guarantee_may_decide_and_nothing_else() -> None:
    made = answers_record()
    assert made.answers is not None
    other = replace(made, answers=replace(made.answers, credible=made.answers.given_right))
    found = record_from_json(record_to_json(other))
    assert found.answers == other.answers
    stranger = replace(made.answers.given_right, tau=-0.7)
    mixed = replace(made, answers=replace(made.answers, credible=stranger))
    with pytest.raises(BadRecord, match="neither of its two guarantees"):
        record_from_json(record_to_json(mixed))


@pytest.mark.parametrize("text", ["1e999", "-1e999", "NaN", "Infinity"])
def test_what_is_no_finite_number_is_refused(text: str) -> None:
    stored = record_to_json(answers_record())
    assert '"intercept": 0.0' in stored.text
    with pytest.raises(BadRecord):
        record_from_json(StoredRecord(stored.text.replace('"intercept": 0.0', f'"intercept": {text}')))


def test_every_part_of_a_record_is_needed() -> None:
    stored = record_to_json(whole_record())
    for name in json.loads(stored.text):
        content = json.loads(stored.text)
        del content[name]
        with pytest.raises(BadRecord):
            record_from_json(StoredRecord(json.dumps(content), stored.arrays))


def _rehashed(stored: StoredRecord, arrays: bytes) -> StoredRecord:
    import hashlib

    content = json.loads(stored.text)
    content["linking"]["sha256"] = hashlib.sha256(arrays).hexdigest()
    return StoredRecord(json.dumps(content), arrays)


def _saved(**arrays: Any) -> bytes:
    with io.BytesIO() as file:
        np.savez(file, **arrays)
        return file.getvalue()


def _bomb() -> bytes:
    """A file that says it unpacks to two gigabytes."""
    size = 4321
    with io.BytesIO() as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
            packed.writestr("a.npy", bytes(size))
        return file.getvalue().replace(struct.pack("<I", size), struct.pack("<I", (1 << 31) - 1))


@pytest.mark.parametrize(
    "arrays",
    [
        b"",
        b"PK",
        _saved(),
        _saved(**{"tables/0/w1": np.zeros(3)}),
        _saved(
            **{
                f"{part}/0/{name}": np.full((STATE_WIDTH, 1) if name == "w1" else 1, np.nan, np.float32)
                for part in ("tables", "columns")
                for name in ("w1", "b1", "w2")
            }
        ),
        _saved(**{"tables/0/w1": np.array([{}], dtype=object)}),
    ],
    ids=["empty", "cut", "nothing", "other shapes", "not numbers", "a pickle"],
)
def test_arrays_that_are_none_of_ours_are_refused_even_with_the_right_hash(arrays: bytes) -> None:
    with pytest.raises(BadRecord):
        record_from_json(_rehashed(record_to_json(whole_record()), arrays))


def test_arrays_that_unpack_to_more_than_a_record_are_not_unpacked() -> None:
    with pytest.raises(BadRecord, match="unpacks to more"):
        record_from_json(_rehashed(record_to_json(whole_record()), _bomb()))


# --- what a record holds for -----------------------------------------------------------------------

PROMPTS = Prompts(Path(__file__).parents[3] / "prompts" / "compact")
SHOP = Schema("sqlite", (Table("orders", (Column("id", "int"), Column("net", "num"))),))


def core(**given: Any) -> Core:
    parts: dict[str, Any] = {
        "model": FakeModel(lambda _: []),
        "encoder": FakeEncoder(),
        "warehouse": FakeWarehouse(SHOP, {}),
        "memory": FakeStore().memory,
        "prompts": PROMPTS,
    }
    return Core(**{**parts, **given})


def made_with(shared: Core) -> CalibrationRecord:
    return replace(whole_record(), valid_for=valid_for(shared))


def held(
    record: CalibrationRecord,
    shared: Core,
    alpha: float = 0.1,
    risk: float = 0.1,
    delta: float = 0.05,
    linking: float = 0.35,
) -> str | None:
    return mismatch(record, valid_for(shared), alpha, risk, delta, linking)


def test_a_record_holds_for_what_it_was_made_with_and_for_nothing_else() -> None:
    record = made_with(core())
    assert held(record, core()) is None
    assert held(record, core(model=FakeModel(lambda _: [], name="other"))) == (
        "the model is not the one that it was made with"
    )
    instruct = Prompts(PROMPTS.folder.parent / "instruct")
    assert held(record, core(prompts=instruct)) == "the prompts are not those that it was made with"
    wider = Schema("sqlite", (Table("orders", (Column("id", "int"), Column("gross", "num"))),))
    assert "tables and columns" in (held(record, core(warehouse=FakeWarehouse(wider, {}))) or "")
    assert held(record, core(code="newer")) == "Candor's own code is not the one that it was made with"


@pytest.mark.parametrize("name", [f.name for f in fields(AnswerSettings)])
def test_settings_that_change_candidates_or_scores_change_what_a_record_holds_for(name: str) -> None:
    harmless = {
        "policy": "abstain",
        "question_budget": 9,
        "max_readings": 9,
        "parallel_queries": 9,
        "languages": ("de",),
    }
    default = getattr(AnswerSettings(), name)
    other: Any = harmless.get(name)
    if other is None:
        other = Limits(1.0) if name == "limits" else (not default) if isinstance(default, bool) else default + 1
    changed = core(settings=replace(AnswerSettings(), **{name: other}))
    assert (held(made_with(core()), changed) is None) == (name in harmless)


def test_comments_and_sample_values_may_change() -> None:
    described = Schema(
        "sqlite", (Table("orders", (Column("id", "int", "the id", samples=("1",)), Column("net", "num"))),)
    )
    assert held(made_with(core()), core(warehouse=FakeWarehouse(described, {}))) is None


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"alpha": 0.05}, "α = 0.1"),
        ({"risk": 0.2}, "r* = 0.1"),
        ({"delta": 0.1}, "δ = 0.05"),
        ({"linking": 0.3}, "α of linking = 0.35"),
    ],
)
def test_other_promises_than_those_it_was_made_for_are_said(wanted: dict[str, float], said: str) -> None:
    assert f"it was made for {said}" in (held(made_with(core()), core(), **wanted) or "")


def test_a_record_of_linking_alone_promises_no_risk() -> None:
    record = replace(made_with(core()), answers=None)
    assert held(record, core(), alpha=0.3, risk=0.3, delta=0.3) is None
    assert "α of linking" in (held(record, core(), linking=0.3) or "")


def _grown() -> CalibrationRecord:
    rng = np.random.default_rng(0)
    x = rng.random((80, 2))
    return answers_record(probability=fit_forest(x, (x[:, 0] > x[:, 1]).astype(float), ["share", "fit"]))


def test_a_forest_is_kept_beside_the_text(tmp_path: Path) -> None:
    made = _grown()
    write_record(made, tmp_path)
    found = read_record(tmp_path)
    assert made.answers is not None
    assert found.answers is not None
    some = {"share": 0.7, "fit": 0.4}
    assert calibrated([some], found.answers.probability) == calibrated([some], made.answers.probability)
    assert record_to_json(found) == record_to_json(made)
    write_record(answers_record(), tmp_path)
    assert not (tmp_path / FOREST_FILE).exists(), "a record without one leaves none behind"


def test_a_forest_of_another_calibration_is_refused() -> None:
    stored, other = record_to_json(_grown()), fit_forest([[0.1], [0.9]] * 8, [0, 1] * 8, ["share"]).to_bytes()
    with pytest.raises(BadRecord, match="does not belong"):
        record_from_json(replace(stored, forest=other))
    with pytest.raises(BadRecord, match="missing"):
        record_from_json(replace(stored, forest=None))
    content = json.loads(stored.text)
    content["answers"]["probability"]["trees"] = 7
    with pytest.raises(BadRecord, match="other trees"):
        record_from_json(replace(stored, text=json.dumps(content)))
