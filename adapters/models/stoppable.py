"""A language model in this process that stops between two passes when the thread's work is stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from torch import Tensor

from adapters.models.networks import Network, ReadPrompt
from adapters.models.transformers_model import KEPT_PROMPTS_BYTES, TransformersModel
from adapters.stop_signal import current_signal


class StoppableModel(TransformersModel):
    """As TransformersModel; whatever it computes, WorkStopped is raised before the next pass of its network once the
    signal of the calling thread is set. A pass takes milliseconds with the reference model."""

    def __init__(
        self,
        folder_or_name: str | Path,
        dtype: str = "float32",
        threads: int | None = None,
        device: str = "cpu",
        *,
        chat: bool = False,
        kept_prompts_bytes: int = KEPT_PROMPTS_BYTES,
        merge: bool = False,
    ) -> None:
        kept = kept_prompts_bytes
        super().__init__(folder_or_name, dtype, threads, device, chat=chat, kept_prompts_bytes=kept, merge=merge)
        self._network: Network = _Watched(self._network)


class _Watched:
    """A network that looks at the signal before each pass."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self.model = network.model

    def prompt_ids(self, text_ids: list[int]) -> list[int]:
        return self._network.prompt_ids(text_ids)

    def reusable(self, ids: list[int], common: int) -> int:
        return self._network.reusable(ids, common)

    def read(self, ids: list[int]) -> ReadPrompt:
        _look()
        return self._network.read(ids)

    def go_on(self, prompt: ReadPrompt, cache: Any, ids: Tensor, logits_to_keep: int) -> tuple[Tensor, Tensor]:
        _look()
        return self._network.go_on(prompt, cache, ids, logits_to_keep)


def _look() -> None:
    signal = current_signal()
    if signal is not None:
        signal.check()
