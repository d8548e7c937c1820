"""A language model that counts what it writes, and writes nothing twice for one question."""

from __future__ import annotations

import time
from collections.abc import Sequence

from reliability.ports import Allowed, LanguageModel, Sampling
from reliability.values import Completion


class CountedModel:
    """A model for the methods that one question is asked by, over one linked schema.

    `calls` are the completions that were asked for, a sample or a beam's width each (Odin's LLM calls). What another
    method had written under the same prompt is not written again: it counts as calls, and what it took is added to
    `remembered_s`, in seconds of the processor.
    """

    def __init__(self, model: LanguageModel) -> None:
        self._model = model
        self._written: dict[tuple[str, Sampling], tuple[list[Completion], float]] = {}
        self.calls = 0
        self.remembered_s = 0.0

    @property
    def watched(self) -> LanguageModel:
        """The model itself."""
        return self._model

    @property
    def fingerprint(self) -> str:
        """That of the model."""
        return self._model.fingerprint

    @property
    def context_tokens(self) -> int:
        """Longest prompt + completion, in tokens."""
        return self._model.context_tokens

    @property
    def end_id(self) -> int:
        """The id of the end-of-text token that closes a completion."""
        return self._model.end_id

    def encode(self, text: str) -> list[int]:
        """Text → token ids, no special tokens."""
        return self._model.encode(text)

    def text(self, token_ids: Sequence[int]) -> str:
        """Token ids → text (special tokens dropped)."""
        return self._model.text(token_ids)

    def sample(self, prompt: str, sampling: Sampling, allowed: Allowed | None = None) -> list[Completion]:
        """Completions of the prompt. A greedy one is never remembered: over masked schemas what is allowed differs."""
        self.calls += sampling.beam or sampling.n
        key = (prompt, sampling)
        if key in self._written:
            found, seconds = self._written[key]
            self.remembered_s += seconds
            return found
        began = time.process_time()
        found = self._model.sample(prompt, sampling, allowed)
        if sampling.beam or sampling.temperature:
            self._written[key] = (found, time.process_time() - began)
        return found

    def score(self, prompt: str, continuations: Sequence[str]) -> list[float]:
        """log p(continuation, end of text | prompt) for each, in nats, ≤ 0."""
        return self._model.score(prompt, continuations)

    def choose(self, prompt: str, options: Sequence[str]) -> list[float]:
        """Probabilities of single-token options as the next token, renormalised over them (sum 1)."""
        return self._model.choose(prompt, options)
