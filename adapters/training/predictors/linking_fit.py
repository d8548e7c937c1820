"""Fit, choose and keep the layer predictors of tables and columns (docs/METHODS.md 1): `candor train bpp`.

The questions are divided into *fit* and *choose* (which ranks the layers), whole databases and whole groups of a log
together; the third split, *calibrate*, is never among them. The file holds every layer, best first: calibrating keeps
the best k, and an evaluation shows what another k would have done.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from adapters.training.predictors.layer_fit import FitSettings, fit_layers
from reliability.calibration.branching_data import BranchingData, ListKind, Steps
from reliability.calibration.linking_example import LinkingExample, divided
from reliability.calibration.linking_flags import NEIGHBOURS, RankedLayers
from reliability.core import Core
from reliability.errors import BadInput, NotFound
from reliability.linking.sureness import FEATURES
from reliability.promises.branching import (
    LayerPredictor,
    conformalize_layers,
    extra_abstention_rate,
    rank_layers,
)
from reliability.promises.conformal import typical_squared_distance
from reliability.promises.measures import auc_difference

LAYERS_FILE = "layers.npz"
PASSES = "passes"
"""Beside the layers: what passes of the model gave, so that a stopped command goes on and others share it."""
CHOOSE_SHARE = 0.25
_VERSION = 3
_MOST_KEPT, _CHOSEN_AT = 5, 0.1
_STATES_FOR_DISTANCE = 2_000

Layers = Mapping[ListKind, RankedLayers]


@dataclass(frozen=True, slots=True)
class Split:
    """How many questions, free steps and branching points a split holds."""

    questions: int
    steps: int
    branching: int


@dataclass(frozen=True, eq=False)
class Fitted:
    """The ranked layers of one kind of list, and the sizes of the two splits behind them."""

    layers: RankedLayers
    fit: Split
    choose: Split


def reads(core: Core) -> str:
    """SHA-256 (hex) of what layer predictors are bound to: the model's states and the prompts that led to them."""
    return hashlib.sha256(f"{core.model.fingerprint} {core.prompts.fingerprint}".encode()).hexdigest()


def unit(example: LinkingExample) -> str:
    """What is never divided between fit and choose: a log's group, else a whole database."""
    return example.group if example.source == "log" else example.database


def fit_and_choose(data: BranchingData, settings: FitSettings | None = None) -> Fitted:
    """Fit every layer on one part of the questions and rank the layers on the other: by AUC, but how sure the output
    was (the last layer) comes first where no state is shown to add to it. Raises BadInput where either part holds too
    few steps of a label."""
    fit, choose = divided([unit(e) for e in data.examples], [1 - CHOOSE_SHARE, CHOOSE_SHARE], seed=1)
    fitting, choosing = data.steps.of(fit), data.steps.of(choose)
    predictors = fit_layers(fitting.states, fitting.labels, fitting.forced, settings, len(FEATURES))
    ranked = rank_layers(predictors, choosing.states, choosing.labels, choosing.forced)
    units = np.asarray([unit(e) for e in data.examples])
    ranked = _output_first(ranked, choosing, units[choosing.example])
    states = fitting.states[~fitting.forced]
    some = np.random.default_rng(0).permutation(len(states))[:_STATES_FOR_DISTANCE]
    bandwidths = tuple(_bandwidth(states[some, p.layer]) for p, _ in ranked)
    best = tuple(p for p, _ in ranked)
    layers = RankedLayers(best, tuple(auc for _, auc in ranked), bandwidths, layers_to_keep(best, choosing))
    sizes = [
        Split(len(part), int((~steps.forced).sum()), int(steps.labels.sum()))
        for part, steps in ((fit, fitting), (choose, choosing))
    ]
    return Fitted(layers, *sizes)


def _output_first(
    ranked: list[tuple[LayerPredictor, float]], choosing: Steps, units: NDArray[np.str_]
) -> list[tuple[LayerPredictor, float]]:
    """The output alone in front, unless the best layer's AUC is above its own with 95 % confidence over databases: a
    state tells databases apart, too, and doubts those that it has not seen (LOG.md)."""
    (alone,) = (one for one in ranked if one[0].layer == len(ranked) - 1)
    free = ~choosing.forced
    best, output = (p.predict(choosing.states[free]) for p, _ in (ranked[0], alone))
    if auc_difference([best], [output], choosing.labels[free], units[free])["low"] > 0:
        return ranked
    return [alone, *(one for one in ranked if one is not alone)]


def _bandwidth(states: NDArray[np.float32]) -> float:
    """τ of a layer's neighbours; 1 where its states are too alike to have a typical distance, as those of an output
    that is nearly always certain."""
    try:
        return typical_squared_distance(states, NEIGHBOURS)
    except BadInput:
        return 1.0


def layers_to_keep(ranked: Sequence[LayerPredictor], choosing: Steps) -> int:
    """How many of the ranked layers flag the fewest steps for nothing, at α = 0.1, on the split that ranks them.

    docs/METHODS.md keeps five; a layer that knows little makes their merged sets larger, and fewer need fewer branching
    points to be calibrated on. Of equals the smallest number.
    """
    rates = []
    for k in range(1, min(_MOST_KEPT, len(ranked)) + 1):
        predictor = conformalize_layers(ranked[:k], choosing.states, choosing.labels, choosing.forced, _CHOSEN_AT)
        flagged = predictor.flags(choosing.states, choosing.forced, "choose")
        rate = extra_abstention_rate(flagged, choosing.labels)
        rates.append(1.0 if rate is None else rate)
    return int(np.argmin(rates)) + 1


# --- on disk ---------------------------------------------------------------------------------------


def write_layers(layers: Layers, made_with: str, folder: Path) -> Path:
    """Write the ranked layers of both kinds; the file appears at once. Raises BadInput where it cannot be written."""
    arrays: dict[str, Any] = {}
    kept = {kind: ranked.kept for kind, ranked in layers.items()}
    about: dict[str, Any] = {"version": _VERSION, "made_with": made_with, "kept": kept}
    for kind, ranked in layers.items():
        about[kind] = [
            {"layer": p.layer, "b2": p.b2, "auc": auc, "bandwidth": bandwidth}
            for p, auc, bandwidth in zip(ranked.predictors, ranked.aucs, ranked.bandwidths, strict=True)
        ]
        for rank, predictor in enumerate(ranked.predictors):
            for name in ("w1", "b1", "w2"):
                arrays[f"{kind}/{rank}/{name}"] = getattr(predictor, name)
    arrays["about"] = np.frombuffer(json.dumps(about).encode(), dtype=np.uint8)
    file = folder / LAYERS_FILE
    scratch = folder / f".{LAYERS_FILE}.{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with io.BytesIO() as content:
            np.savez(content, **arrays)
            scratch.write_bytes(content.getvalue())
        scratch.replace(file)
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from error
    return file


def read_layers(folder: Path, made_with: str) -> Layers:
    """The ranked layers of both kinds. Raises NotFound where there are none, BadInput where they are damaged or of
    another model or other prompts."""
    file = folder / LAYERS_FILE
    if not file.is_file():
        raise NotFound(f"There are no layer predictors in {folder}; candor train bpp makes them.")
    try:
        with file.open("rb") as stream, np.load(stream, allow_pickle=False) as arrays:
            about = json.loads(arrays["about"].tobytes())
            if about["version"] != _VERSION:
                raise BadInput(f"{file} is of another version; run candor train bpp again.")
            if about["made_with"] != made_with:
                raise BadInput(f"{file} was fitted on another model or other prompts; run candor train bpp again.")
            return {kind: _ranked(kind, about[kind], arrays, int(about["kept"][kind])) for kind in ListKind}
    except (KeyError, TypeError, ValueError, EOFError, OSError, zipfile.BadZipFile) as error:
        raise BadInput(f"{file} holds no layer predictors: {error}.") from error


def _ranked(kind: ListKind, about: Sequence[Mapping[str, Any]], arrays: Mapping[str, Any], kept: int) -> RankedLayers:
    predictors = []
    for rank, one in enumerate(about):
        w1, b1, w2 = (arrays[f"{kind}/{rank}/{name}"] for name in ("w1", "b1", "w2"))
        predictors.append(LayerPredictor(one["layer"], w1, b1, w2, one["b2"]))
    return RankedLayers(tuple(predictors), tuple(o["auc"] for o in about), tuple(o["bandwidth"] for o in about), kept)
