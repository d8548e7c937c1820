"""What watching adds to linking: both lists written and watched, in one run, in CPU time of this process.

Watching reads a prompt that linking has just read, so the two are timed where they happen, one after the other; a
second run without watching would find its prompts read already. CPU time, since other work on the machine would
otherwise be part of a figure this small. Where nothing is calibrated the predictors are of
random weights, in the shape of real ones: the time is the same, the flags mean nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from reliability.core import Core
from reliability.linking.branching_points import calibration_of, flagged_steps
from reliability.linking.names import NameList, WrittenList, column_list, table_list, write_list
from reliability.linking.sureness import FEATURES, with_sureness
from reliability.ports import TransparentModel
from reliability.promises.branching import BranchingPredictor, LayerPredictor
from reliability.promises.conformal import SetMode, ThresholdSets
from reliability.promises.record import LinkingCalibration
from reliability.values import Question, Schema

T = TypeVar("T")
_LAYERS, _HIDDEN = 5, 128  # of a predictor of random weights


@dataclass(frozen=True)
class LinkingTime:
    """CPU seconds of one question's linking: writing both lists, and watching them."""

    write_s: float
    watch_s: float


def random_calibration(model: TransparentModel, prompt: str) -> LinkingCalibration:
    """Predictors of random weights for what is watched of the model; good for timing only."""
    states = model.states(prompt, [model.end_id])
    _, layers, width = with_sureness(states, np.zeros((len(states), len(FEATURES)), np.float32)).shape
    rng = np.random.default_rng(0)
    sets = ThresholdSets(SetMode.LABEL_CONDITIONAL, 0.05, (0.5, 0.5), (100, 100))

    def layer(index: int) -> LayerPredictor:
        w1, b1, w2 = (rng.normal(size=shape).astype(np.float32) for shape in ((width, _HIDDEN), _HIDDEN, _HIDDEN))
        return LayerPredictor(index, w1, b1, w2, 0.0)

    predictor = BranchingPredictor(tuple((layer(i), sets) for i in range(max(0, layers - _LAYERS), layers)), 0.1)
    return LinkingCalibration(predictor, predictor)


def measure_linking(core: Core, questions: Sequence[Question]) -> list[LinkingTime]:
    """Link every question and watch both lists, after a warm-up; empty where the model's states cannot be read."""
    if not isinstance(core.model, TransparentModel):
        return []
    found = calibration_of(core)
    calibration = found[1] if found else random_calibration(core.model, "warm")
    schema = core.warehouse.schema()
    _link_one(questions[0], schema, core, core.model, calibration)
    return [_link_one(question, schema, core, core.model, calibration) for question in questions[1:]]


def ratio(times: Sequence[LinkingTime]) -> float | None:
    """Linking with watching / without, over all questions; None without one. 1.1 = a tenth more."""
    write_s = sum(each.write_s for each in times)
    return (write_s + sum(each.watch_s for each in times)) / write_s if write_s else None


def _link_one(
    question: Question, schema: Schema, core: Core, model: TransparentModel, calibration: LinkingCalibration
) -> LinkingTime:
    write_s = watch_s = 0.0

    def lists(make: Callable[[], NameList | None], predictor: BranchingPredictor) -> WrittenList:
        nonlocal write_s, watch_s
        names, made_s = _timed(make)
        if names is None:
            return WrittenList("", ())
        written, wrote_s = _timed(lambda: write_list(names, model))
        write_s += made_s + wrote_s
        watch_s += _timed(lambda: flagged_steps(written, model, predictor, question.seed))[1]
        return written

    tables = lists(lambda: table_list(question, schema, (), core), calibration.tables)
    names = [element.table for element in tables.elements]
    lists(lambda: column_list(question, schema, (), core, names), calibration.columns)
    return LinkingTime(write_s, watch_s)


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    started = time.process_time()
    return work(), time.process_time() - started
