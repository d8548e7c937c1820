"""Halves of a data set calibrate and measure each other: the promise holds, and the figures are of the flow."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from adapters.models.fake import FakeModel
from adapters.reports.linking import linking_page
from adapters.training.predictors.linking_fit import fit_and_choose
from reliability.calibration.branching_data import (
    ListKind,
)
from reliability.calibration.linking_example import LinkingExample
from reliability.calibration.linking_flags import (
    RankedLayers,
)
from reliability.core import AnswerSettings
from reliability.errors import BadInput
from reliability.evaluation import linking_evaluate
from reliability.evaluation.linking_division import BUDGET, FAMILIES
from reliability.evaluation.linking_evaluate import Bench, EvaluateSettings, evaluate_halves, evaluate_split
from reliability.evaluation.linking_measure import Division, LinkingData, averaged, measure, score_data
from reliability.evaluation.linking_person import link_with_person
from reliability.evaluation.linking_policies import FlaggedSteps, walk
from reliability.evaluation.own_lists import OwnLists, own_lists
from reliability.linking.joins import with_joining_columns, with_joining_tables
from reliability.linking.names import in_schema_order
from reliability.promises.branching import BranchingPredictor
from reliability.promises.conformal import SetMode
from reliability.promises.merging import Merge
from reliability.promises.record import LinkingCalibration
from reliability.values import Element, ForeignKey, Reason
from tests.support.doubt_record import STATE_WIDTH, doubt_predictor, doubt_record
from tests.support.linking_world import QUICK, SCHEMA, core_of, data_of, example, examples, quiet, scripted
from tests.support.synthetic_steps import layer_predictor


def _bench(found: Sequence[LinkingExample], folder: Path) -> Bench:
    model = scripted(found)
    data = data_of(found, model, folder)
    layers = {kind: fit_and_choose(data[kind], QUICK).layers for kind in ListKind}
    return Bench(model, core_of(model), layers, folder)


@pytest.mark.slow
def test_halves_keep_the_promise_and_the_report_shows_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
    page = linking_page({"made_with": {"model": "<m>"}, "data_sets": {"dev": figures}})
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
    linked = own_lists(data[ListKind.COLUMNS], core_of(model), model, tmp_path, quiet, own[ListKind.TABLES].listed)
    layers = {kind: RankedLayers((_flat(3, STATE_WIDTH),), (0.5,), (1.0,), 1) for kind in ListKind}
    whole = score_data(LinkingData(data, own, linked), layers)
    some = whole.of(np.asarray([3, 7, 20]))
    assert [json.loads(seed)[0] for seed in some.ids] == [found[n].question.text for n in (3, 7, 20)]
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
    schema = replace(
        SCHEMA,
        tables=tuple(
            replace(t, foreign_keys=(to_orders[t.name],)) if t.name in to_orders else t for t in SCHEMA.tables
        ),
    )
    made = []
    for number, e in enumerate(found):
        tables, columns = e.tables, e.columns
        if number % 2:
            linked = in_schema_order(map(Element, with_joining_tables(tables, schema)), schema)
            tables = tuple(element.table for element in linked)
            columns = in_schema_order(with_joining_columns(columns, tables, schema), schema)
        made.append(replace(e, schema=schema, tables=tables, columns=columns))
    return made


def _of_own_lists(own: OwnLists, predictor: BranchingPredictor, found: Sequence[LinkingExample]) -> FlaggedSteps:
    """The lists as a person meets them: watched by the very predictor that serves."""
    steps = [own.steps.of(np.asarray([n])) for n in range(len(found))]
    flags = [predictor.flags(s.states, s.forced, e.id).any() for s, e in zip(steps, found, strict=True)]
    return FlaggedSteps(np.asarray(flags, dtype=bool), own.right)


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
def test_a_walk_is_what_the_flow_does_with_a_person(tmp_path: Path, keyed: bool, predictor: BranchingPredictor) -> None:
    """Question by question, but for what a walk leaves out: own tables that are wrong, of which nobody was asked, and
    whose columns are asked about. There the flow is right where the walk may say wrong."""
    found = _keyed(examples(50)) if keyed else examples(50)
    model = scripted(found)
    data = data_of(found, model, tmp_path)
    own = {kind: own_lists(data[kind], core_of(model), model, tmp_path, quiet) for kind in ListKind}
    linked = own_lists(data[ListKind.COLUMNS], core_of(model), model, tmp_path, quiet, own[ListKind.TABLES].listed)
    tables, columns, of_own = (_of_own_lists(each, predictor, found) for each in (*own.values(), linked))
    record = replace(doubt_record(), linking=LinkingCalibration(predictor, predictor))
    left_out, fates = 0, set()
    for n, e in enumerate(found):
        one = [FlaggedSteps(each.flagged[[n]], each.right[[n]]) for each in (tables, columns, of_own)]
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
