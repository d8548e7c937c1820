"""A calibration record by hand: a step of the fake model is flagged where its doubt is at least a threshold."""

from __future__ import annotations

import numpy as np

from reliability.linking.sureness import FEATURES
from reliability.promises.branching import BranchingPredictor, LayerPredictor
from reliability.promises.conformal import SetMode, ThresholdSets
from reliability.promises.record import CalibrationData, CalibrationRecord, LinkingCalibration, ValidFor

FAKE_WIDTH = 8
STATE_WIDTH = FAKE_WIDTH + len(FEATURES)
"""What is watched of the fake model: its state, and how sure the output was."""


def doubt_predictor(threshold: float = 0.3, width: int = STATE_WIDTH) -> BranchingPredictor:
    """Flags a step where 1 − P(likeliest token), the first entry of the fake's states, is ≥ `threshold`."""
    w1 = np.zeros((width, 1), np.float32)
    w1[0, 0] = 1.0
    layer = LayerPredictor(0, w1, np.zeros(1, np.float32), np.asarray([100.0], np.float32), -100 * threshold)
    sets = ThresholdSets(SetMode.LABEL_CONDITIONAL, 0.05, (0.5, 0.5), (100, 100))
    return BranchingPredictor(((layer, sets),), 0.2)


def doubt_record(tables: float = 0.3, columns: float = 0.3, answers: None = None) -> CalibrationRecord:
    """A record whose linking part watches both lists; a threshold above 1 flags nothing."""
    return CalibrationRecord(
        ValidFor(*["fake"] * 6),
        CalibrationData("by hand", 0, 0, 0, "2026-11-21T00:00:00+00:00"),
        LinkingCalibration(doubt_predictor(tables), doubt_predictor(columns)),
        answers,
    )
