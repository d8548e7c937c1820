"""Calibration records for tests: hand-made numbers, each of which a test may change."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np

from bot.settings import Settings
from reliability.promises.branching import BranchingPredictor, LayerPredictor
from reliability.promises.conformal import SetMode, ThresholdSets
from reliability.promises.credible_set import CredibleThreshold, Guarantee
from reliability.promises.from_signals.platt import PlattScaling
from reliability.promises.probability import Probability
from reliability.promises.record import (
    AnswerCalibration,
    CalibrationData,
    CalibrationRecord,
    LinkingCalibration,
    ValidFor,
)
from reliability.promises.unasked_threshold import GuaranteedRisk, NoThreshold
from tests.support.doubt_record import STATE_WIDTH

DATA = CalibrationData("log.jsonl", 300, 200, 250, "2026-11-21T05:00:00+00:00")
NOWHERE = ValidFor("model", "encoder", "prompts", "schema", "settings", "code")
SHARE_ALONE = PlattScaling(("share",), (1.0,), 0.0)
"""κ is the cluster's share."""


def bounded(threshold: float, **more: Any) -> GuaranteedRisk:
    """Answers at and above the threshold may be given unasked."""
    return GuaranteedRisk(0.1, 0.05, 250, 60, threshold, 0.08, 120, 4, **more)


def unbounded(reason: NoThreshold = NoThreshold.TOO_RISKY) -> GuaranteedRisk:
    """No answer may be given unasked."""
    return GuaranteedRisk(0.1, 0.05, 250, 60, reason=reason)


def answers(
    tau: float = -0.1, unasked: GuaranteedRisk | None = None, probability: Probability = SHARE_ALONE
) -> AnswerCalibration:
    """Credible are readings with F ≥ −τ; τ = +∞: the target is out of reach, 166 of 200 had a right candidate."""
    with_right = 190 if math.isfinite(tau) else 166
    return AnswerCalibration(
        CredibleThreshold(Guarantee.MARGINAL, 0.1, tau, 200, with_right),
        CredibleThreshold(Guarantee.GIVEN_RIGHT_CANDIDATE, 0.1, min(tau, 0.0), 200, with_right),
        probability,
        unasked or bounded(0.8),
    )


def answers_record(valid_for: ValidFor = NOWHERE, **more: Any) -> CalibrationRecord:
    """A record without linking; see `answers` for what may be given."""
    return CalibrationRecord(valid_for, DATA, answers=answers(**more))


def linking(*, flags: bool) -> LinkingCalibration:
    """Predictors over the fake model's states that flag every free step, or none."""
    layer = LayerPredictor(
        0,
        np.zeros((STATE_WIDTH, 1), np.float32),
        np.zeros(1, np.float32),
        np.zeros(1, np.float32),
        5.0 if flags else -5.0,
    )
    sets = ThresholdSets(SetMode.LABEL_CONDITIONAL, 0.05, (0.5, 0.5), (100, 100))
    predictor = BranchingPredictor(((layer, sets),), Settings.model_fields["linking_alpha"].default)
    return LinkingCalibration(predictor, predictor)


def whole_record(*, flags: bool = False, **more: Any) -> CalibrationRecord:
    """A record with linking that flags every step or none: see `answers` for what else may be given."""
    return replace(answers_record(**more), linking=linking(flags=flags))
