"""A language model that follows a script: for tests of what uses a model, without one.

A script says, for a prompt, which completions there are and how likely each is. Everything else follows
from that one distribution over tokens: greedy, samples, beams, constraints, scores, options and gaps agree
with one another as a real model's do.
"""

from __future__ import annotations

import hashlib
import math
import random
import re
from collections.abc import Callable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from adapters.models.arguments import check_legal, check_sampling, option_tokens
from adapters.models.pieces import pieces
from reliability.errors import BadInput, PromptTooLong
from reliability.ports import Allowed, Sampling, TeacherForced
from reliability.values import Completion, Step

Script = Callable[[str], Mapping[str, float] | Sequence[str]]
"""A prompt → its completions with weights, or in falling order (weights 1/2, 1/4, …)."""

_END_ID = 0
_FLOOR = 1e-12  # probability of a token that the script does not foresee
_OFF_SCRIPT = {_END_ID: 0.9}  # beyond every completion of the script there is only the end
_PIECE = re.compile(r"[A-Za-z]{1,5}|.", re.DOTALL)

_Tokens = tuple[int, ...]


class FakeModel:
    """A scripted TransparentModel. Tokens are runs of up to five letters, or single bytes.

    `prompts` records every prompt, in order. `states` hold the model's doubt (1 − the likeliest token's
    probability) as first component of every layer, in noise that only prompt and tokens decide.
    """

    def __init__(
        self,
        script: Script,
        context_tokens: int = 100_000,
        layers: int = 3,
        width: int = 8,
        name: str = "fake",
    ) -> None:
        self._script = script
        self._context_tokens = context_tokens
        self._shape = (layers, width)
        self._name = name
        self.prompts: list[str] = []

    @property
    def fingerprint(self) -> str:
        """The fake's name."""
        return self._name

    @property
    def context_tokens(self) -> int:
        """Longest prompt + completion, in tokens."""
        return self._context_tokens

    @property
    def end_id(self) -> int:
        """The id of the token that closes a completion."""
        return _END_ID

    def encode(self, text: str) -> list[int]:
        """Text → token ids; text() gives the text back."""
        return [
            int.from_bytes(b"\x01" + chunk)
            for piece in _PIECE.findall(text)
            for chunk in ([piece.encode()] if piece.isascii() else [bytes([byte]) for byte in piece.encode()])
        ]

    def text(self, token_ids: Sequence[int]) -> str:
        """Token ids → text; the end of text is dropped."""
        chunks = (token.to_bytes(8).lstrip(b"\x00")[1:] for token in token_ids)
        return b"".join(chunks).decode(errors="replace")

    def sample(self, prompt: str, sampling: Sampling, allowed: Allowed | None = None) -> list[Completion]:
        """Completions drawn from the script's; under a constraint, from what it leaves."""
        check_sampling(sampling)
        self._check_room(prompt, sampling.max_tokens)
        script = self._completions(prompt)
        if sampling.beam:
            return self._beam(script, sampling, allowed)
        draw = random.Random(sampling.seed)
        return [self._walk(script, sampling, allowed, draw) for _ in range(sampling.n)]

    def score(self, prompt: str, continuations: Sequence[str]) -> list[float]:
        """log p(continuation, end of text | prompt) for each, in nats."""
        targets = [(*self.encode(continuation), _END_ID) for continuation in continuations]
        self._check_room(prompt, max(map(len, targets), default=0))
        script = self._completions(prompt)
        return [sum(math.log(_next(script, ids[:i]).get(ids[i], _FLOOR)) for i in range(len(ids))) for ids in targets]

    def choose(self, prompt: str, options: Sequence[str]) -> list[float]:
        """Probabilities of single-token options as the next token, renormalised over them."""
        spellings = option_tokens(options, self.encode)
        self._check_room(prompt, 1)
        following = _next(self._completions(prompt), ())
        weights = [sum(following.get(token, _FLOOR) for token in tokens) for tokens in spellings]
        return [weight / sum(weights) for weight in weights]

    def choose_each(self, prompts: Sequence[str], options: Sequence[str]) -> list[list[float]]:
        """`choose` for each prompt."""
        return [self.choose(prompt, options) for prompt in prompts]

    def states(self, prompt: str, token_ids: Sequence[int]) -> NDArray[np.float32]:
        """[steps, layers, width], float32: doubt in component 0, noise elsewhere."""
        self._check_room(prompt, len(token_ids))
        script = self._completions(prompt)
        states = np.zeros((len(token_ids), *self._shape), np.float32)
        for step in range(len(token_ids)):
            prefix = tuple(token_ids[:step])
            seed = hashlib.sha256(f"{prompt}\x00{prefix}".encode()).digest()
            states[step] = np.random.default_rng(int.from_bytes(seed[:8])).standard_normal(self._shape)
            states[step, :, 0] = 1 - max(_next(script, prefix).values())
        return states

    def teacher_forced(self, prompt: str, token_ids: Sequence[int], legal: Sequence[Sequence[int]]) -> TeacherForced:
        """The states, and the script's log-probabilities of each step's legal tokens."""
        check_legal(token_ids, legal)
        states, script = self.states(prompt, token_ids), self._completions(prompt)
        following = [_next(script, tuple(token_ids[:step])) for step in range(len(token_ids))]
        scores = [[f.get(t, _FLOOR) for t in tokens] for f, tokens in zip(following, legal, strict=True)]
        return TeacherForced(states, tuple(np.log(np.asarray(row, np.float64)) for row in scores))

    # --- inside --------------------------------------------------------------------------------

    def _completions(self, prompt: str) -> list[tuple[_Tokens, float]]:
        """The script's completions as tokens, with probabilities."""
        self.prompts.append(prompt)
        found = self._script(prompt)
        weights = found if isinstance(found, Mapping) else {text: 0.5**i for i, text in enumerate(found, 1)}
        total = sum(weights.values()) or 1.0
        return [((*self.encode(text), _END_ID), weight / total) for text, weight in weights.items()]

    def _check_room(self, prompt: str, completion_tokens: int) -> None:
        count = len(self.encode(prompt))
        if not count:
            raise BadInput("The prompt is empty.")
        if count + completion_tokens > self._context_tokens:
            raise PromptTooLong(f"{count} + {completion_tokens} tokens exceed {self._context_tokens}.")

    def _walk(
        self,
        script: list[tuple[_Tokens, float]],
        sampling: Sampling,
        allowed: Allowed | None,
        draw: random.Random,
    ) -> Completion:
        ids: _Tokens = ()
        finished = False
        while len(ids) < sampling.max_tokens and not finished:
            following = _restricted(_next(script, ids), allowed, ids)
            if not following:
                finished = True
                break
            ids += (_drawn(following, sampling, draw),)
            finished = ids[-1] == _END_ID
        return self._completion(script, ids, finished)

    def _beam(
        self, script: list[tuple[_Tokens, float]], sampling: Sampling, allowed: Allowed | None
    ) -> list[Completion]:
        beams: list[tuple[float, _Tokens]] = [(0.0, ())]
        done: list[tuple[float, _Tokens]] = []
        for _ in range(sampling.max_tokens):
            grown = []
            for score, ids in beams:
                following = _restricted(_next(script, ids), allowed, ids)
                if not following:
                    done.append((score, ids))
                grown += [(score + math.log(p), (*ids, token)) for token, p in following.items()]
            grown.sort(key=lambda beam: -beam[0])
            done += [beam for beam in grown[: 2 * sampling.beam] if beam[1][-1] == _END_ID]
            beams = [beam for beam in grown if beam[1][-1] != _END_ID][: sampling.beam]
        done.sort(key=lambda beam: -beam[0])
        ranked = [(ids, True) for _, ids in done] + [(ids, False) for _, ids in beams]
        return [self._completion(script, ids, finished) for ids, finished in ranked[: sampling.beam]]

    def _completion(self, script: list[tuple[_Tokens, float]], ids: _Tokens, finished: bool) -> Completion:
        texts = pieces(ids, self.text)
        steps = []
        for i, token in enumerate(ids):
            following = _next(script, ids[:i])
            best, second = sorted([*following.values(), _FLOOR, _FLOOR])[-1:-3:-1]
            log_probability = math.log(following.get(token, _FLOOR))
            steps.append(Step(texts[i], log_probability, math.log(best / second)))
        return Completion("".join(texts), ids, tuple(steps), sum(step.log_probability for step in steps), finished)


def _next(script: list[tuple[_Tokens, float]], ids: _Tokens) -> dict[int, float]:
    """The script's next tokens after `ids`, with probabilities."""
    following: dict[int, float] = {}
    for tokens, weight in script:
        if len(tokens) > len(ids) and tokens[: len(ids)] == ids and weight > 0:
            following[tokens[len(ids)]] = following.get(tokens[len(ids)], 0.0) + weight
    total = sum(following.values())
    return {token: weight / total for token, weight in following.items()} if following else dict(_OFF_SCRIPT)


def _restricted(following: dict[int, float], allowed: Allowed | None, ids: _Tokens) -> dict[int, float]:
    if allowed is None:
        return following
    return {token: following.get(token, _FLOOR) for token in allowed(ids)}


def _drawn(following: dict[int, float], sampling: Sampling, draw: random.Random) -> int:
    """The likeliest token, or one drawn from the nucleus."""
    ranked = sorted(following, key=lambda token: -following[token])
    if sampling.temperature == 0:
        return ranked[0]
    best = following[ranked[0]]
    weights = [(following[token] / best) ** (1 / sampling.temperature) for token in ranked]
    total, mass, size = sum(weights), 0.0, 0
    while size < len(ranked) and (size == 0 or mass < sampling.top_p * total):
        mass += weights[size]
        size += 1
    return draw.choices(ranked[:size], weights[:size])[0]
