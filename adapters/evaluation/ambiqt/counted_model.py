"""A language model that counts what it writes, and writes nothing twice for one question."""

from __future__ import annotations

import time

from adapters.evaluation.ambiqt.wrapped_model import WrappedModel
from reliability.ports import Allowed, LanguageModel, Sampling
from reliability.values import Completion


class CountedModel(WrappedModel):
    """A model for the methods that one question is asked by, over one linked schema.

    `calls` are the completions that were asked for, a sample or a beam's width each (Odin's LLM calls). What another
    method had written under the same prompt is not written again: it counts as calls, and what it took is added to
    `remembered_s`, in seconds of the processor.
    """

    def __init__(self, model: LanguageModel) -> None:
        super().__init__(model)
        self._written: dict[tuple[str, Sampling], tuple[list[Completion], float]] = {}
        self.calls = 0
        self.remembered_s = 0.0

    @property
    def watched(self) -> LanguageModel:
        """The model itself."""
        return self._model

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
