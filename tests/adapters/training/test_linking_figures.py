"""The figures of `candor evaluate linking` for given flags, all of them by hand: steps, policies, baselines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from reliability.calibration.branching_data import ListKind, Steps
from reliability.calibration.linking_flags import RankedLayers, ScoredSteps
from reliability.evaluation.linking_division import GOLD, LINKED, OWN, Family, MeasuredDivision, ScoredData
from reliability.linking.sureness import FEATURES, GAP, LOG_ODDS
from tests.support.synthetic_steps import layer_predictor

TABLES, COLUMNS = ListKind.TABLES, ListKind.COLUMNS


def bools(marks: str) -> NDArray[np.bool_]:
    return np.asarray([mark == "1" for mark in marks.replace(" ", "")])


def steps(
    examples: Sequence[int],
    labels: str = "",
    written: Sequence[int] = (1, 1, 1, 1),
    doubted: str = "",
    odds: Sequence[float] = (),
    gaps: Sequence[float] = (),
) -> ScoredSteps:
    """Free steps of four questions; `written` counts each question's steps, forced ones too."""
    n = len(examples)
    sure = np.zeros((n, len(FEATURES)), np.float32)
    sure[:, LOG_ODDS] = odds or 0.0
    sure[:, GAP] = gaps or 0.0
    zeros = np.zeros(n, dtype=np.int64)
    found = Steps(
        np.zeros((n, 1, 6), np.float32),
        bools(labels or "0" * n).astype(np.int64),
        zeros.astype(bool),
        np.asarray(examples),
        zeros,
        sure,
    )
    return ScoredSteps(
        found, np.zeros((1, n)), np.asarray(written), bools(doubted or "0" * n), np.arange(4, dtype=np.int64)
    )


def whole(name: str) -> Family:
    return {"own tables": OWN[TABLES], "own columns": OWN[COLUMNS], "linked": LINKED}[name]


RIGHT = {"own tables": "0101", "own columns": "1011", "linked": "0011"}
FLAGS = {
    GOLD[TABLES]: bools("11001"),
    GOLD[COLUMNS]: bools("1011"),
    OWN[TABLES]: bools("1001"),
    OWN[COLUMNS]: bools("0100"),
    LINKED: bools("0010"),
}


@pytest.fixture
def division() -> MeasuredDivision:
    each = (0, 1, 2, 3)
    data = ScoredData(
        ("a", "b", "c", "d"),
        {
            GOLD[TABLES]: steps(
                (0, 0, 1, 2, 3), "10010", (3, 2, 2, 3), odds=(0.1, 5.0, 3.0, 0.2, 0.15), gaps=(0.4, 9.0, 0.1, 0.3, 7.0)
            ),
            GOLD[COLUMNS]: steps(each, "1001", (2, 2, 2, 4), odds=(0.1, 0.2, 0.3, 0.4), gaps=(1.0, 2.0, 3.0, 4.0)),
            OWN[TABLES]: steps(each, doubted="0111"),
            OWN[COLUMNS]: steps(each),
            LINKED: steps(each, doubted="1010"),
        },
        {whole(name): bools(right) for name, right in RIGHT.items()},
        {kind: bools("1111") for kind in ListKind},
    )
    layers = {kind: RankedLayers((layer_predictor(0),), (0.9,), (1.0,), 1) for kind in ListKind}
    return MeasuredDivision(data, data, layers)


def test_coverage_is_of_branching_points_and_ear_of_all_steps_forced_ones_too(
    division: MeasuredDivision,
) -> None:
    found = division.figures(FLAGS)
    expected = {
        "tables": (1 / 2, 2 / 10, 2 / 5),
        "columns": (2 / 2, 1 / 10, 1 / 4),
        "joint": (3 / 4, 3 / 20, 3 / 9),
    }
    for lists, figures in expected.items():
        of = found[lists]
        assert (of["coverage"], of["ear"], of["ear_of_free_steps"]) == pytest.approx(figures), lists


def test_abstaining_on_flags_counts_what_is_left_and_what_was_right(division: MeasuredDivision) -> None:
    """Tables: the first (wrong) and the last (right) are flagged. Jointly only the last is right, and the third's
    columns are flagged as well."""
    found = division.figures(FLAGS)
    assert found["tables"]["abstain"] == {"em": 1 / 2, "tar": 1 / 4, "far": 1 / 4}
    assert found["columns"]["abstain"] == {"em": 1.0, "tar": 1 / 4, "far": 0.0}
    assert found["joint"]["abstain"] == {"em": 0.0, "tar": 2 / 4, "far": 1 / 4}


def test_the_surrogate_halts_only_where_the_flagged_element_is_doubted(division: MeasuredDivision) -> None:
    """Of the flagged tables the first is called relevant: wrong, and let through."""
    found = division.figures(FLAGS)
    assert found["tables"]["surrogate"] == {"em": pytest.approx(1 / 3), "tar": 0.0, "far": 1 / 4}
    assert found["columns"]["surrogate"] == {"em": 3 / 4, "tar": 0.0, "far": 0.0}
    assert found["joint"]["surrogate"] == {"em": 0.0, "tar": 1 / 4, "far": 1 / 4}


def test_a_person_mends_what_is_flagged_and_is_asked_once_a_list(division: MeasuredDivision) -> None:
    """Jointly: the columns of the gold tables where the tables were settled, else those of the model's own."""
    found = division.figures(FLAGS)
    assert found["tables"]["ask"] == {"em": 3 / 4, "questions": 2 / 4}
    assert found["columns"]["ask"] == {"em": 1.0, "questions": 1 / 4}
    assert found["joint"]["ask"] == {"em": 2 / 4, "questions": 3 / 4}


@pytest.mark.parametrize(("name", "one_false"), [("token_probability", "10011"), ("top2_gap", "10110")])
def test_a_baseline_flags_the_least_sure_steps_up_to_the_same_ear(
    division: MeasuredDivision, name: str, one_false: str
) -> None:
    """Of the steps that do not branch the least sure have log-odds 0.15 and 3.0, gaps 0.1 and 7.0."""
    one, two = ({**FLAGS, GOLD[TABLES]: bools(marks)} for marks in ("00001", "01001"))
    assert division.baseline(name, one)[GOLD[TABLES]].tolist() == bools(one_false).tolist()
    assert division.baseline(name, two)[GOLD[TABLES]].tolist() == bools("10111").tolist()
    found, like = division.baselines(two)[name]["tables"], division.figures(two)["tables"]
    assert (found["ear"], found["coverage"], like["coverage"]) == (like["ear"], 1.0, 0.0)


def test_without_flags_everything_is_linked_as_the_model_has_it(division: MeasuredDivision) -> None:
    nothing: dict[Family, Any] = {family: np.zeros_like(flags) for family, flags in FLAGS.items()}
    found = division.figures(nothing)
    assert found["tables"]["coverage"] == 0.0
    assert found["joint"]["abstain"] == {"em": 1 / 4, "tar": 0.0, "far": 0.0}
    assert found["joint"]["ask"] == {"em": 1 / 4, "questions": 0.0}
