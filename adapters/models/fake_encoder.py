"""An encoder without a model: texts that share letters in a row are near one another."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

_LENGTHS = (2, 3, 4)


class FakeEncoder:
    """Hashed bag of character n-grams (2 to 4, within words), signed, as unit vectors."""

    def __init__(self, width: int = 256) -> None:
        self._width = width

    @property
    def fingerprint(self) -> str:
        """The fake's name and width."""
        return f"fake-encoder-{self._width}"

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """[len(texts), width], rows of unit length; no texts → shape [0, width]."""
        vectors = np.zeros((len(texts), self._width), np.float32)
        for row, text in enumerate(texts):
            for gram in _grams(text):
                code = int.from_bytes(hashlib.blake2b(gram.encode(), digest_size=8).digest())
                vectors[row, code % self._width] += 1 if code >> 63 else -1
            if not vectors[row].any():
                vectors[row, 0] = 1  # a text without a letter still has a direction
        unit: NDArray[np.float32] = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
        return unit


def _grams(text: str) -> list[str]:
    words = "".join(letter if letter.isalnum() else " " for letter in text.lower()).split()
    return [
        padded[start : start + length]
        for padded in (f"^{word}$" for word in words)
        for length in _LENGTHS
        for start in range(len(padded) - length + 1)
    ]
