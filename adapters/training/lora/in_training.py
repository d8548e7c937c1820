"""A model that is being fine-tuned, behind the language model adapter: it is in memory, and is asked where it is."""

from __future__ import annotations

import threading
from pathlib import Path

from adapters.models.networks import KeptLists, Pretrained, PromptCache
from adapters.models.transformers_model import KEPT_PROMPTS_BYTES, TransformersModel


class ModelInTraining(TransformersModel):
    """As TransformersModel, over a network that is loaded and has adapters in it. What it kept of a prompt is as old as
    the weights: one is made for each time that they changed."""

    def __init__(self, loaded: Pretrained, folder: Path, dtype: str, chat: bool) -> None:
        self._folder, self._dtype, self._chat = folder, dtype, chat
        self._lock = threading.RLock()
        self._prompts, self._lists = PromptCache(KEPT_PROMPTS_BYTES), KeptLists(1)
        self._network, self._tokenizer = loaded.network, loaded.tokens
        self._shared = None  # nobody else asks it
        self._end_id, self._context_tokens = loaded.end_id, loaded.context_tokens
        self._separate = loaded.encoder_decoder
