"""CKIF's two-stage ranking of English readings of SQL against a question (docs/METHODS.md 4; paper: 3.5).

    ranker = TwoStageRanker("folder of candor train ranker")
    ranker.scores("How many singers?", ["Number of singers", "Names of singers"])   # in [0, 1], higher = likelier

A bi-encoder keeps the readings that are nearest to the question (50 in the paper); a cross-encoder reads the
question with each of them. A reading that the first stage dropped scores 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from adapters.models.folder import fingerprint, resolve
from adapters.models.pretrained import quiet_loading
from reliability.errors import ModelUnavailable

KEPT = 50


class TwoStageRanker:
    """Raises ModelUnavailable, with one sentence, for a folder that holds no trained ranker."""

    def __init__(self, folder: str | Path, kept: int = KEPT) -> None:
        self._folder = resolve(folder)
        self._kept = kept
        from sentence_transformers import CrossEncoder, SentenceTransformer

        try:
            with quiet_loading():
                self.first: Any = SentenceTransformer(
                    str(self._folder / "bi-encoder"), device="cpu", local_files_only=True
                )
                self.second: Any = CrossEncoder(
                    str(self._folder / "cross-encoder"), device="cpu", local_files_only=True
                )
        except Exception as error:  # broken files raise whatever the parser at hand does
            raise ModelUnavailable(f"There is no trained ranker in {str(self._folder)!r}.") from error

    @property
    def fingerprint(self) -> str:
        """SHA-256 of both models."""
        return "".join(fingerprint(self._folder / name, "float32") for name in ("bi-encoder", "cross-encoder"))

    def scores(self, question: str, readings: Sequence[str]) -> list[float]:
        """For each reading, how likely it says what the question asks, in [0, 1]; not calibrated."""
        if not readings:
            return []
        vectors = self.first.encode([question, *readings], show_progress_bar=False, normalize_embeddings=True)
        near = vectors[1:] @ vectors[0]
        kept = np.argsort(-near, kind="stable")[: self._kept]
        raw = self.second.predict([(question, readings[i]) for i in kept], show_progress_bar=False)
        out = [0.0] * len(readings)
        for place, score in zip(kept, np.asarray(raw, np.float64), strict=True):
            out[int(place)] = float(score)  # the cross-encoder ends in a sigmoid
        return out
