"""Models and encoders whose passes are on the clock: what `candor bench` tells apart from the rest of an ask."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from reliability.ports import (
    Allowed,
    BatchModel,
    ConcurrentModel,
    Encoder,
    LanguageModel,
    Sampling,
    TeacherForced,
    TransparentModel,
)
from reliability.values import Completion

T = TypeVar("T")


def timed(model: LanguageModel, clock: Clock) -> LanguageModel:
    """The model on the clock; what it can do beyond a language model's duties it can do there too."""
    if isinstance(model, TransparentModel) and isinstance(model, BatchModel):
        if isinstance(model, ConcurrentModel):
            return TimedServedModel(model, clock)
        return TimedTransparentModel(model, clock)
    return TimedBatchModel(model, clock) if isinstance(model, BatchModel) else TimedModel(model, clock)


@dataclass
class Clock:
    """Adds up seconds."""

    seconds: float = 0.0

    def run(self, work: Callable[[], T]) -> T:
        """Do it, and count how long it took."""
        started = time.perf_counter()
        try:
            return work()
        finally:
            self.seconds += time.perf_counter() - started


@dataclass
class TimedModel:
    """A model whose passes are timed; what a constraint takes within them is ours, not the model's."""

    model: LanguageModel
    clock: Clock = field(repr=False)

    @property
    def fingerprint(self) -> str:
        """The model's own."""
        return self.model.fingerprint

    @property
    def context_tokens(self) -> int:
        """The model's own."""
        return self.model.context_tokens

    @property
    def end_id(self) -> int:
        """The model's own."""
        return self.model.end_id

    def encode(self, text: str) -> list[int]:
        """The model's own."""
        return self.model.encode(text)

    def text(self, token_ids: Sequence[int]) -> str:
        """The model's own."""
        return self.model.text(token_ids)

    def sample(self, prompt: str, sampling: Sampling, allowed: Allowed | None = None) -> list[Completion]:
        """The model's own, timed without the constraint."""
        if allowed is None:
            return self.clock.run(lambda: self.model.sample(prompt, sampling))
        ours = Clock()
        constraint = allowed
        found = self.clock.run(
            lambda: self.model.sample(prompt, sampling, lambda ids: ours.run(lambda: constraint(ids)))
        )
        self.clock.seconds -= ours.seconds
        return found

    def score(self, prompt: str, continuations: Sequence[str]) -> list[float]:
        """The model's own, timed."""
        return self.clock.run(lambda: self.model.score(prompt, continuations))

    def choose(self, prompt: str, options: Sequence[str]) -> list[float]:
        """The model's own, timed."""
        return self.clock.run(lambda: self.model.choose(prompt, options))


@dataclass
class TimedBatchModel(TimedModel):
    """A model that judges many prompts at once, timed."""

    def choose_each(self, prompts: Sequence[str], options: Sequence[str]) -> list[list[float]]:
        """The model's own, timed."""
        model = self.model
        assert isinstance(model, BatchModel)
        return self.clock.run(lambda: model.choose_each(prompts, options))


@dataclass
class TimedTransparentModel(TimedBatchModel):
    """A model whose states can be read, timed."""

    def states(self, prompt: str, token_ids: Sequence[int]) -> NDArray[np.float32]:
        """The model's own, timed."""
        model = self._transparent
        return self.clock.run(lambda: model.states(prompt, token_ids))

    def teacher_forced(self, prompt: str, token_ids: Sequence[int], legal: Sequence[Sequence[int]]) -> TeacherForced:
        """The model's own, timed."""
        model = self._transparent
        return self.clock.run(lambda: model.teacher_forced(prompt, token_ids, legal))

    @property
    def _transparent(self) -> TransparentModel:
        assert isinstance(self.model, TransparentModel)
        return self.model


@dataclass
class TimedServedModel(TimedTransparentModel):
    """A model that completes several prompts at once, as a served one does, timed."""

    def sample_each(self, asked: Sequence[tuple[str, Sampling]]) -> list[list[Completion]]:
        """The model's own, timed."""
        model = self.model
        assert isinstance(model, ConcurrentModel)
        return self.clock.run(lambda: model.sample_each(asked))


@dataclass
class TimedEncoder:
    """An encoder whose passes are timed."""

    encoder: Encoder
    clock: Clock = field(repr=False)

    @property
    def fingerprint(self) -> str:
        """The encoder's own."""
        return self.encoder.fingerprint

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """The encoder's own, timed."""
        return self.clock.run(lambda: self.encoder.encode(texts))
