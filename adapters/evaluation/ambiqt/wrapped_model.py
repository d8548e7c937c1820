"""A language model around another one, which does what the other does."""

from __future__ import annotations

from collections.abc import Sequence

from reliability.ports import Allowed, LanguageModel, Sampling
from reliability.values import Completion


class WrappedModel:
    """Passes all on to `model`; who inherits it does one thing otherwise."""

    def __init__(self, model: LanguageModel) -> None:
        self._model = model

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
        """Completions of the prompt."""
        return self._model.sample(prompt, sampling, allowed)

    def score(self, prompt: str, continuations: Sequence[str]) -> list[float]:
        """log p(continuation, end of text | prompt) for each, in nats, ≤ 0."""
        return self._model.score(prompt, continuations)

    def choose(self, prompt: str, options: Sequence[str]) -> list[float]:
        """Probabilities of single-token options as the next token, renormalised over them (sum 1)."""
        return self._model.choose(prompt, options)
