"""Watch a written list for branching points: states of one pass → flagged steps (docs/METHODS.md 1; RTS 3.2).

RTS: https://doi.org/10.1145/3709719
"""

from __future__ import annotations

import numpy as np

from reliability.core import Core
from reliability.linking.names import WrittenList
from reliability.linking.sureness import sureness, with_sureness
from reliability.ports import TransparentModel
from reliability.promises.branching import BranchingPredictor, States
from reliability.promises.record import LinkingCalibration


def read_states(written: WrittenList, model: TransparentModel) -> States:
    """The states that predict each token of a list, with how sure the output was of it (sureness.py):
    [steps, layers + 1, width + sureness].

    One pass over prompt and tokens; none where the model remembers what it saw while writing the list.
    """
    seen = model.teacher_forced(written.prompt, written.token_ids, written.legal)
    return with_sureness(seen.states, sureness(seen.log_probabilities, written.legal, written.end_id))


def flagged_steps(
    written: WrittenList, model: TransparentModel, predictor: BranchingPredictor, seed: str
) -> tuple[int, ...]:
    """The steps that may branch, in order. A list without a free step costs no pass."""
    if all(written.forced):
        return ()
    flags = predictor.flags(read_states(written, model), written.forced, seed)
    return tuple(int(step) for step in np.flatnonzero(flags))


def calibration_of(core: Core) -> tuple[TransparentModel, LinkingCalibration] | None:
    """The model whose states can be read and the calibrated predictors; None where linking is not calibrated."""
    if core.record is None or core.record.linking is None or not isinstance(core.model, TransparentModel):
        return None
    return core.model, core.record.linking
