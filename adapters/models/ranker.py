"""The second stage of CKIF's ranking: a cross-encoder that reads a question with each English reading of SQL.

    ranker = ReadingRanker("folder of candor train ranker")
    ranker.scores("How many singers?", ["Number of singers", "Names of singers"])   # in (0, 1), higher = likelier

Its folder holds what a low-rank adaptation (Hu et al. 2021, https://arxiv.org/abs/2106.09685) adds to all-MiniLM-L6-v2,
and the linear layer over the mean of the last states: a few megabytes instead of the whole model (docs/METHODS.md 4).
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from reliability.errors import ModelUnavailable

if TYPE_CHECKING:
    from adapters.models.bert.adapted import AdaptedMiniLM

CONFIG, WEIGHTS = "ranker.json", "ranker.safetensors"
_BATCH = 16  # readings of like length: padding costs little
_KEPT = 2_048


class ReadingRanker:
    """`reliability.ports.Ranker`. Threads may share one.

    Raises ModelUnavailable, with one sentence, for a folder without a trained ranker; at the first question, for one
    that cannot be read or was made for other weights than MiniLM's.
    """

    def __init__(self, folder: str | Path) -> None:
        self._folder = Path(folder)
        if not all((self._folder / name).is_file() for name in (CONFIG, WEIGHTS)):
            raise ModelUnavailable(f"There is no trained ranker in {str(self._folder)!r}.")
        self._lock = threading.Lock()
        self._kept: dict[tuple[str, str], float] = {}

    @cached_property
    def fingerprint(self) -> str:
        """SHA-256 of the adaptation and of what it adapts."""
        from adapters.models.bert.adapted import adaptation_fingerprint

        return adaptation_fingerprint(self._folder / CONFIG, self._folder / WEIGHTS)

    def scores(self, question: str, readings: Sequence[str]) -> list[float]:
        """For each reading, how likely it says what the question asks, in (0, 1); not calibrated.

        What is longer than the window (the question first) counts by its beginning. Equal pairs score alike but for
        roundings, whatever stands beside them.
        """
        with self._lock:
            found = {r: self._kept[question, r] for r in readings if (question, r) in self._kept}
            model = self._model
        new = [r for r in dict.fromkeys(readings) if r not in found]
        if new:  # outside the lock: the passes of asks at once use several cores
            scored = dict(zip(new, _scored(model, question, new), strict=True))
            with self._lock:
                found |= {r: self._kept.setdefault((question, r), score) for r, score in scored.items()}
                for oldest in list(self._kept)[: max(0, len(self._kept) - _KEPT)]:
                    del self._kept[oldest]
        return [found[reading] for reading in readings]

    @cached_property
    def _model(self) -> AdaptedMiniLM:
        from adapters.models.bert.adapted import AdaptedMiniLM

        return AdaptedMiniLM("ranker", self._folder / CONFIG, self._folder / WEIGHTS)


def _scored(model: AdaptedMiniLM, question: str, readings: Sequence[str]) -> list[float]:
    import torch

    rows = model.rows([(question, reading) for reading in readings])
    by_length = sorted(range(len(rows)), key=lambda place: len(rows[place]))
    found = [0.0] * len(rows)
    with torch.inference_mode():
        for start in range(0, len(rows), _BATCH):
            places = by_length[start : start + _BATCH]
            logits = model([rows[place] for place in places]).squeeze(1)
            for place, score in zip(places, torch.sigmoid(logits).tolist(), strict=True):
                found[place] = score
    return found
