"""What the adapter asks of a vLLM server: facts of the model, completions, and how likely given tokens are.

Decisions:
- How likely tokens are is asked of a prompt's *next* token (`logprob_token_ids`): exact, before any mask, and from the
  server's prefix cache, which `prompt_logprobs` never uses. Many places are one request: a list of prompts that begin
  alike, each one token further.
- Prompts go as token ids, so that what is counted is what is read; every sampling setting is sent, since a server takes
  those left out from the model's own generation_config.json.
"""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from adapters.models.vllm.server import VllmServer
from adapters.models.vllm.tokens import Tokens
from adapters.stop_signal import carried, current_signal
from reliability.errors import ModelUnavailable
from reliability.ports import Sampling

_PLACES_A_REQUEST = 96
TOKENS_A_REQUEST = 120  # of which every place tells how likely they are; vLLM takes 128
_NAME = "token_id:"


@dataclass(frozen=True, slots=True)
class NextTokens:
    """What may follow a sequence: log-probabilities (nats) of the tokens asked for. How far the likeliest two of all
    tokens lie apart it does not tell."""

    log_probabilities: Mapping[int, float]


@dataclass
class VllmRequests:
    """Requests about one served model; `parallel` at once. Raises ModelUnavailable where an answer is not what was
    asked for."""

    server: VllmServer
    model: str
    parallel: int
    _pool: ThreadPoolExecutor = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._pool = ThreadPoolExecutor(self.parallel, thread_name_prefix="vllm")

    def close(self) -> None:
        """Close the connections."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self.server.close()

    # --- the model

    @cached_property
    def served(self) -> dict[str, Any]:
        """What the server says of the model."""
        return self._card(self.model)

    @cached_property
    def context_tokens(self) -> int:
        """Longest prompt + completion that the server takes. An adapter's card names its base, whose card says it."""
        card: dict[str, Any] = self.served
        for _ in range(2):
            found = card.get("max_model_len")
            if isinstance(found, int):
                return found
            base = card.get("parent")
            if not isinstance(base, str):
                break
            card = self._card(base)
        raise ModelUnavailable(f"The model server {self.server.address} does not say how long a prompt may be.")

    @cached_property
    def version(self) -> str:
        """The server's own version; empty where it does not tell."""
        try:
            return str(self.server.get("/version").get("version", ""))
        except ModelUnavailable:
            return ""

    def _card(self, name: str) -> dict[str, Any]:
        models: Any = self.server.get("/v1/models").get("data")
        if not isinstance(models, list) or not all(isinstance(model, dict) for model in models):
            raise self.server.nonsense()
        found = next((m for m in models if name in (m.get("id"), m.get("root") if name != self.model else None)), None)
        if found is None:
            names = ", ".join(str(model.get("id")) for model in models) or "no model"
            raise ModelUnavailable(f"The model server {self.server.address} does not serve {name!r}, but {names}.")
        return dict(found)

    # --- completions

    def complete(self, prompts: Sequence[Tokens], settings: dict[str, Any]) -> list[dict[str, Any]]:
        """The choices of a completion request, in order."""
        body = {"model": self.model, "prompt": [list(ids) for ids in prompts], **settings}
        if len(prompts) == 1:
            body["prompt"] = list(prompts[0])
        answer = self.server.post("/v1/completions", body)
        try:
            choices = sorted(answer["choices"], key=lambda choice: choice["index"])
            if len(choices) != len(prompts) * settings.get("n", 1) and not settings.get("use_beam_search"):
                raise ValueError("choices are missing")
            if not all(isinstance(choice["token_ids"], list) for choice in choices):
                raise TypeError("token ids are missing")
        except (KeyError, TypeError, ValueError) as error:
            raise self.server.nonsense() from error
        return choices

    def complete_each(self, asked: Sequence[tuple[Sequence[Tokens], dict[str, Any]]]) -> list[list[dict[str, Any]]]:
        """Several such requests, at once."""
        if len(asked) < 2:
            return [self.complete(prompts, settings) for prompts, settings in asked]
        complete, stop = carried(self.complete), current_signal()
        running = [self._pool.submit(complete, *one) for one in asked]

        def drop_the_rest() -> None:
            for each in running:
                each.cancel()

        try:
            with stop.calling(drop_the_rest) if stop is not None else contextlib.nullcontext():
                return [each.result() for each in running]
        except CancelledError:
            if stop is not None:
                stop.check()
            raise
        finally:
            drop_the_rest()

    def places(self, wanted: Mapping[Tokens, Collection[int]]) -> dict[Tokens, NextTokens]:
        """How likely the tokens wanted after each sequence are."""
        batches = list(_batches(wanted))
        asked = [
            (
                list(batch),
                settings_of(Sampling(max_tokens=1)) | {"logprobs": 1, "logprob_token_ids": sorted(tokens)},
            )
            for batch, tokens in batches
        ]
        told: dict[Tokens, dict[int, float]] = {ids: {} for ids in wanted}
        for (batch, tokens), choices in zip(batches, self.complete_each(asked), strict=True):
            for ids, choice in zip(batch, choices, strict=True):
                told[ids] |= self._told(choice, tokens.intersection(wanted[ids]))
        return {ids: NextTokens({token: told[ids][token] for token in tokens}) for ids, tokens in wanted.items()}

    def _told(self, choice: dict[str, Any], wanted: Collection[int]) -> dict[int, float]:
        """The log-probabilities (nats) of tokens that a choice of one token tells."""
        try:
            [top] = choice["logprobs"]["top_logprobs"]
            found = {token: top.get(f"{_NAME}{token}") for token in wanted}
            if None not in found.values():
                return {token: min(0.0, float(p)) for token, p in found.items()}
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise self.server.nonsense() from error
        raise ModelUnavailable(
            f"The model server {self.server.address} does not tell how likely given tokens are "
            "(logprob_token_ids): vLLM 0.32 or newer does."
        )


def _batches(wanted: Mapping[Tokens, Collection[int]]) -> Iterator[tuple[list[Tokens], set[int]]]:
    """Places of one request each, and the tokens wanted at any of them: sequences that begin alike lie together. A
    place with more tokens than a request takes comes several times."""
    batch: list[Tokens] = []
    tokens: set[int] = set()
    alike = _begun_alike(wanted)
    for ids in sorted(
        wanted, key=lambda each: each[alike:]
    ):  # a prompt of hundreds of tokens is not compared each time
        many = sorted(wanted[ids])
        if len(many) > TOKENS_A_REQUEST:
            for start in range(0, len(many), TOKENS_A_REQUEST):
                yield [ids], set(many[start : start + TOKENS_A_REQUEST])
            continue
        more = tokens.union(wanted[ids])
        if batch and (len(batch) == _PLACES_A_REQUEST or len(more) > TOKENS_A_REQUEST):
            yield batch, tokens
            batch, more = [], set(wanted[ids])
        batch.append(ids)
        tokens = more
    if batch:
        yield batch, tokens


def _begun_alike(many: Collection[Tokens]) -> int:
    """With how many tokens all of them begin alike.

    >>> _begun_alike([(1, 2, 3), (1, 2), (1, 2, 4)]), _begun_alike([(7, 8)]), _begun_alike([])
    (2, 2, 0)
    """
    if not many:
        return 0
    first, last = min(many), max(many)  # what these two share, all that lie between them share
    pairs = zip(first, last, strict=False)
    return next((place for place, (one, other) in enumerate(pairs) if one != other), min(len(first), len(last)))


def before_each(ids: Tokens, rows: Iterable[Tokens]) -> dict[Tokens, set[int]]:
    """The places at which the tokens of rows stand after a prompt, and these tokens."""
    wanted: dict[Tokens, set[int]] = {}
    for row in rows:
        for step, token in enumerate(row):
            wanted.setdefault((*ids, *row[:step]), set()).add(token)
    return wanted


def settings_of(sampling: Sampling) -> dict[str, Any]:
    """Every setting that a server would otherwise take from the model's generation_config.json."""
    return {
        "temperature": sampling.temperature,
        "top_p": sampling.top_p if sampling.temperature else 1.0,
        "max_tokens": sampling.max_tokens,
        "seed": sampling.seed % 2**63,
        "top_k": -1,
        "min_p": 0.0,
        "repetition_penalty": 1.0,
        "presence_penalty": 0.0,
        "frequency_penalty": 0.0,
        "min_tokens": 0,
        "skip_special_tokens": True,
        "return_token_ids": True,
        "return_tokens_as_token_ids": True,
    }
