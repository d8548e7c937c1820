"""A language model whose likelihoods are renormalised under the grammar: of the tokens that may follow, each holds its
share of what all of these hold, so that a query's likelihood is its share among those that the grammar can write."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from adapters.evaluation.ambiqt.wrapped_model import WrappedModel
from reliability.ports import Allowed, LanguageModel, Sampling, TransparentModel
from reliability.values import Completion


class RenormalisedModel(WrappedModel):
    """What `model` writes, with log p(s | prompt, grammar) = Σ log p(x_t) − log Σ_legal p(x) in the place of log
    p(s | prompt), as `watched`, the same network, says it. What is drawn, a step's own log-probability and its gap stay.
    """

    def __init__(self, model: LanguageModel, watched: TransparentModel) -> None:
        super().__init__(model)
        self._watched = watched
        self._grammars: dict[str, Allowed] = {}

    def sample(self, prompt: str, sampling: Sampling, allowed: Allowed | None = None) -> list[Completion]:
        """Completions of the prompt in the model's order; without a grammar they are the model's own."""
        found = self._model.sample(prompt, sampling, allowed)
        if allowed is None:
            return found
        self._grammars[prompt] = allowed
        return [replace(each, log_probability=self._under(prompt, each.token_ids, allowed)) for each in found]

    def score(self, prompt: str, continuations: Sequence[str]) -> list[float]:
        """log p(continuation, end of text | prompt, the grammar that was last written under after it), in nats; −∞ for
        one that it cannot write."""
        allowed = self._grammars.get(prompt)
        if allowed is None:
            return self._model.score(prompt, continuations)
        return [self._under(prompt, (*self.encode(text), self.end_id), allowed) for text in continuations]

    def _under(self, prompt: str, ids: Sequence[int], allowed: Allowed) -> float:
        legal = [list(allowed(ids[:step])) for step in range(len(ids))]
        if not all(token in tokens for token, tokens in zip(ids, legal, strict=True)):
            return -math.inf
        shown = self._watched.teacher_forced(prompt, ids, legal).log_probabilities
        each = [
            float(logs[tokens.index(token)] - np.logaddexp.reduce(logs))
            for token, tokens, logs in zip(ids, legal, shown, strict=True)
        ]
        return min(0.0, sum(each))
