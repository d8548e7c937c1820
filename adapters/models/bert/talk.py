"""What kind of message a text is, a data question or one of those that ask nothing of the data: a classifier.

    kinds = TalkModel("folder of python -m deploy.reference.intents.talk").shares("morning all!")
    kinds["greeting"]                             # in (0, 1); all kinds, "question" among them, sum to 1

Its folder holds what a low-rank adaptation adds to all-MiniLM-L6-v2, and a linear layer (docs/METHODS.md 2).
"""

from __future__ import annotations

import threading
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from reliability.errors import ModelUnavailable
from reliability.question.intent_model import QUESTION
from reliability.values import HelpKind

if TYPE_CHECKING:
    from adapters.models.bert.adapted import AdaptedMiniLM

CONFIG, WEIGHTS = "talk.json", "talk.safetensors"


class TalkModel:
    """`reliability.ports.Talk`. Threads may share one.

    Raises ModelUnavailable, with one sentence, for a folder without a trained model; at the first message, for one that
    cannot be read or was made for other weights than MiniLM's.
    """

    def __init__(self, folder: str | Path) -> None:
        self._folder, self._lock = Path(folder), threading.Lock()
        if not all((self._folder / name).is_file() for name in (CONFIG, WEIGHTS)):
            raise ModelUnavailable(f"There is no trained talk model in {str(self._folder)!r}.")

    @cached_property
    def fingerprint(self) -> str:
        """SHA-256 of the adaptation and of what it adapts."""
        from adapters.models.bert.adapted import adaptation_fingerprint

        return adaptation_fingerprint(self._folder / CONFIG, self._folder / WEIGHTS)

    def shares(self, text: str) -> dict[str, float]:
        """How likely a message is of each kind; not calibrated. What is longer than the window counts by its
        beginning."""
        import torch

        with self._lock:
            model = self._model
        with torch.inference_mode():
            logits = model(model.rows([text.encode(errors="replace").decode()]))[0]
            shares = torch.softmax(logits.double(), 0).tolist()
        return dict(zip(model.config["kinds"], shares, strict=True))

    @cached_property
    def _model(self) -> AdaptedMiniLM:
        from adapters.models.bert.adapted import AdaptedMiniLM

        model = AdaptedMiniLM("talk model", self._folder / CONFIG, self._folder / WEIGHTS)
        kinds = model.config.get("kinds")
        if not isinstance(kinds, list) or len(kinds) != model.outputs or set(kinds) != {QUESTION, *map(str, HelpKind)}:
            raise ModelUnavailable(f"The talk model in {str(self._folder)!r} does not tell the kinds that there are.")
        return model
