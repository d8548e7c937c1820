"""A model's list of the questions that it was trained on."""

from __future__ import annotations

import hashlib

from adapters.training.data.sources import normalised


def hashes(*questions: str) -> frozenset[str]:
    """The lines of `trained_on.txt`."""
    return frozenset(hashlib.sha256(normalised(each).encode()).hexdigest() for each in questions)
