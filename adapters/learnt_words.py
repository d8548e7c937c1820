"""What tells kinds of questions by their words, kept in a file of JSON (deploy/reference/words)."""

from __future__ import annotations

import hashlib
import json
from functools import cached_property
from pathlib import Path

from reliability.accounting.learnt_words import WordWeights
from reliability.errors import ModelUnavailable


class StoredWords:
    """`reliability.ports.LearntWords`. Raises ModelUnavailable, at the first question, for a file that is none."""

    def __init__(self, file: Path) -> None:
        self._file = file

    @cached_property
    def fingerprint(self) -> str:
        """SHA-256 of the file. Raises ModelUnavailable."""
        try:
            return hashlib.sha256(self._file.read_bytes()).hexdigest()
        except OSError as error:
            raise ModelUnavailable(f"{self._file} cannot be read.") from error

    def likely(self, question: str) -> float:
        """How likely a question is of the plain kind, in (0, 1)."""
        return self._words.likely(question)

    @cached_property
    def _words(self) -> WordWeights:
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
            return WordWeights({str(n): int(w) for n, w in kept["weights"].items()}, float(kept["bias"]))
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise ModelUnavailable(f"{self._file} holds no words that tell questions apart.") from error
