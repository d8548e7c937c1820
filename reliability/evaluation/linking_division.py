"""One division of a data set: some examples calibrate, others are measured (docs/METHODS.md 1, measures)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from reliability.calibration.branching_data import ListKind
from reliability.calibration.linking_flags import (
    BASELINES,
    Merger,
    RankedLayers,
    ScoredSteps,
    baseline_scores,
    layer_sets,
    threshold_at,
)
from reliability.evaluation.linking_policies import FlaggedSteps, abstentions, any_step, walk, walk_one
from reliability.promises.branching import coverage
from reliability.promises.conformal import SetMode
from reliability.promises.merging import Flags, Merge

BUDGET = 3
"""Questions per ask (docs/METHODS.md 1)."""
Bools = NDArray[np.bool_]
Figures = dict[str, Any]


class Family(NamedTuple):
    """Lists of one sort: gold ones; the model's own (columns: of the gold tables); its own columns of its own
    tables.
    """

    kind: ListKind
    whose: str


GOLD = {kind: Family(kind, "gold") for kind in ListKind}
OWN = {kind: Family(kind, "own") for kind in ListKind}
LINKED = Family(ListKind.COLUMNS, "linked")
FAMILIES = (*GOLD.values(), *OWN.values(), LINKED)

FlagsOf = Mapping[Family, Bools]


@dataclass(frozen=True, eq=False)
class ScoredData:
    """A data set with every step scored: `steps` by family, `right` [examples] by family of own lists, `possible`
    [examples] by kind (the gold list can be written), `ids` of the questions."""

    ids: tuple[str, ...]
    steps: Mapping[Family, ScoredSteps]
    right: Mapping[Family, Bools]
    possible: Mapping[ListKind, Bools]

    def of(self, examples: NDArray[np.intp]) -> ScoredData:
        """Some of the examples, numbered anew."""
        return ScoredData(
            tuple(self.ids[i] for i in examples.tolist()),
            {family: steps.of(examples) for family, steps in self.steps.items()},
            {family: right[examples] for family, right in self.right.items()},
            {kind: possible[examples] for kind, possible in self.possible.items()},
        )


class MeasuredDivision:
    """The measured examples, flagged as the calibrating ones say."""

    def __init__(
        self,
        calibrating: ScoredData,
        measured: ScoredData,
        layers: Mapping[ListKind, RankedLayers],
    ) -> None:
        self._calibrating, self._measured, self._ranked = calibrating, measured, layers
        self.layers = min(len(ranked.predictors) for ranked in layers.values())
        self._mergers = {family: Merger(measured.steps[family].steps, measured.ids, self.layers) for family in FAMILIES}

    def sets(self, mode: SetMode, at: float) -> dict[Family, Flags]:
        """Each layer's sets of every step, calibrated at level `at`: [layers, steps, 2] by family."""
        found: dict[Family, Flags] = {}
        for kind in ListKind:
            families = [family for family in FAMILIES if family.kind is kind]
            seen = [self._measured.steps[family] for family in families]
            calibrating = self._calibrating.steps[GOLD[kind]]
            sets = layer_sets(calibrating, seen, self._ranked[kind], mode, at)
            found.update(zip(families, sets, strict=True))
        return found

    def flags(
        self, alone: Mapping[Family, Flags], merged: Mapping[Family, Flags], k: int | None, merge: Merge
    ) -> dict[Family, Bools]:
        """Which steps the best k layers flag, by family; k = None: as many of each kind's as calibrating keeps.

        `alone` are sets that are not merged, which one layer's are not, `merged` those that are.
        """
        found = {}
        for family in FAMILIES:
            used = k or self._ranked[family.kind].kept
            sets = alone if used == 1 else merged
            found[family] = self._mergers[family].flags(sets[family], used, merge)
        return found

    def baseline(self, name: str, like: FlagsOf) -> dict[Family, Bools]:
        """Flags of a baseline whose threshold flags as many steps falsely as `like` does (equal EAR)."""
        flags: dict[Family, Bools] = {}
        for kind in ListKind:
            gold = self._measured.steps[GOLD[kind]].steps
            false = int((like[GOLD[kind]] & (gold.labels == 0)).sum())
            threshold = threshold_at(baseline_scores(name, gold), gold.labels, false)
            for family in FAMILIES:
                if family.kind is kind:
                    flags[family] = baseline_scores(name, self._measured.steps[family].steps) > threshold
        return flags

    def figures(self, flags: FlagsOf) -> Figures:
        """All measures of some flags: of tables, of columns and of both jointly."""
        m = self._measured
        out: Figures = {}
        for kind in ListKind:
            out[kind.value] = {
                **self._of_steps([kind], flags),
                **self._halting([OWN[kind]], m.right[OWN[kind]], flags),
                "ask": asdict(walk_one(self._watched(OWN[kind], flags))),
            }
        families = [OWN[ListKind.TABLES], LINKED]
        right = m.right[OWN[ListKind.TABLES]] & m.right[LINKED]
        watched = [self._watched(f, flags) for f in (OWN[ListKind.TABLES], OWN[ListKind.COLUMNS], LINKED)]
        out["joint"] = {
            **self._of_steps(list(ListKind), flags),
            **self._halting(families, right, flags),
            "ask": asdict(walk(*watched)),
        }
        return out

    def baselines(self, like: FlagsOf) -> dict[str, Figures]:
        """The figures of both thresholds at the EAR of `like`."""
        return {name: self.figures(self.baseline(name, like)) for name in BASELINES}

    def _watched(self, family: Family, flags: FlagsOf) -> FlaggedSteps:
        """The model's own lists of one sort as a person meets them."""
        example, right = self._measured.steps[family].steps.example, self._measured.right[family]
        return FlaggedSteps(any_step(flags[family], example, len(right)), right)

    def _of_steps(self, kinds: Sequence[ListKind], flags: FlagsOf) -> Figures:
        """Coverage of branching points, and EAR over all steps and over the free ones alone."""
        flagged = np.concatenate([flags[GOLD[kind]] for kind in kinds])
        steps = [self._measured.steps[GOLD[kind]] for kind in kinds]
        labels = np.concatenate([s.steps.labels for s in steps])
        false = int((flagged & (labels == 0)).sum())
        written = int(sum(s.written.sum() for s in steps))
        return {
            "coverage": coverage(flagged, labels),
            "ear": false / written if written else None,
            "ear_of_free_steps": false / len(labels) if len(labels) else None,
        }

    def _halting(self, families: Sequence[Family], right: Bools, flags: FlagsOf) -> Figures:
        """What the policies that halt make of the flags on the model's own lists."""
        halted, doubted = np.zeros(len(right), dtype=bool), np.zeros(len(right), dtype=bool)
        for family in families:
            steps = self._measured.steps[family]
            halted |= any_step(flags[family], steps.steps.example, len(right))
            doubted |= any_step(flags[family] & steps.doubted, steps.steps.example, len(right))
        return {
            "abstain": asdict(abstentions(halted, right)),
            "surrogate": asdict(abstentions(doubted, right)),
        }
