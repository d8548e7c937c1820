"""Sentence encoders of the sentence-transformers format; all-MiniLM-L6-v2 by default.

Decisions:
- The default comes with a package, so it needs no download; its weights' hash is checked before use.
- The default runs on this project's own few lines of torch (`bert/sentence.py`), whose import takes no time; any other
  folder says by its modules what it computes, and sentence-transformers reads them.
- The model is loaded at the first text, not at construction: loading costs seconds.
- Schema names are encoded again and again, so the most recent vectors are kept.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from adapters.models.folder import fingerprint, minilm_folder, resolve
from reliability.errors import ModelUnavailable

_Run = Callable[[list[str]], NDArray[np.float32]]
"""Texts → vectors, one a row."""


class SentenceEncoder:
    """Texts → unit vectors (`reliability.ports.Encoder`).

    `folder_or_name` is a folder or a name (HF_HUB_OFFLINE is respected); None means all-MiniLM-L6-v2. At
    most `kept_texts` vectors are remembered. Raises ModelUnavailable, with one sentence, for a model that
    is missing; at the first text, for one that cannot be loaded. Threads may share an encoder.
    """

    def __init__(self, folder_or_name: str | Path | None = None, kept_texts: int = 20_000) -> None:
        self._is_default = folder_or_name is None
        self._folder = minilm_folder() if folder_or_name is None else resolve(folder_or_name)
        self._kept_texts = kept_texts
        self._kept: OrderedDict[str, NDArray[np.float32]] = OrderedDict()
        self._loaded: _Run | None = None
        self._lock = threading.Lock()

    @property
    def fingerprint(self) -> str:
        """SHA-256 of configuration, tokenizer and weights."""
        return fingerprint(self._folder, "float32")

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """[len(texts), width], rows of unit length; no texts → shape [0, width].

        A text beyond the model's window (256 word pieces in the default) counts by its beginning.
        """
        with self._lock:
            run = self._model()
            vectors = {text: self._kept[text] for text in texts if text in self._kept}
            missing = list(dict.fromkeys(text for text in texts if text not in vectors))
            if missing:
                vectors.update(zip(missing, _unit(_guarded(run, missing)), strict=True))
            for text in dict.fromkeys(texts):
                self._kept[text] = vectors[text]
                self._kept.move_to_end(text)
            while len(self._kept) > self._kept_texts:
                self._kept.popitem(last=False)
            if not texts:
                return np.zeros((0, _guarded(run, [""]).shape[1]), np.float32)
            return np.stack([vectors[text] for text in texts])

    def _model(self) -> _Run:
        if self._loaded is None:
            try:
                self._loaded = _load_default(self._folder) if self._is_default else _load(self._folder)
            except Exception as error:  # broken files raise whatever the parser at hand does
                reason = (str(error).strip().splitlines() or [type(error).__name__])[0][:200]
                raise ModelUnavailable(
                    f"The sentence encoder in {str(self._folder)!r} could not be loaded: {reason}"
                ) from error
        return self._loaded


def _load_default(folder: Path) -> _Run:
    from adapters.models.bert.sentence import MeanPooledEncoder

    return MeanPooledEncoder(folder)


def _load(folder: Path) -> _Run:
    from sentence_transformers import SentenceTransformer

    from adapters.models.pretrained import quiet_loading

    with quiet_loading():
        model: Any = SentenceTransformer(str(folder), device="cpu", local_files_only=True)
    return partial(model.encode, show_progress_bar=False, convert_to_numpy=True)


def _guarded(run: _Run, texts: list[str]) -> NDArray[np.float32]:
    try:
        return np.asarray(run(texts), np.float32)
    except (MemoryError, RuntimeError) as error:  # torch's out-of-memory errors are RuntimeErrors
        raise ModelUnavailable(f"The sentence encoder failed: {str(error).splitlines()[0][:200]}") from error


def _unit(vectors: NDArray[np.float32]) -> NDArray[np.float32]:
    """Rows of unit length, also from models that do not end in a normalising module."""
    unit: NDArray[np.float32] = vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-12)
    return unit
