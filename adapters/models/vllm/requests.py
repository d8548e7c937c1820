"""What the adapter asks of a vLLM server: facts of the model, tokens, completions, log-probabilities."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

from adapters.models.vllm.server import VllmServer
from reliability.errors import ModelUnavailable
from reliability.ports import Sampling

_MOST_LOGPROBS = 20  # vLLM's default bound
_PROMPTS_A_REQUEST = 32
_FEW = 16  # legal tokens that are worth a prompt each
_SPECIAL = re.compile(r"<[^<>\s]{1,40}>|\[[A-Z_]{2,20}\]")

Tokens = tuple[int, ...]
Measured = tuple[float, float | None]
"""A token's log-probability (nats) and the gap of the likeliest two."""


class VllmRequests:
    """Requests about one served model. Raises ModelUnavailable where an answer is not what was asked for."""

    def __init__(self, server: VllmServer, model: str, end_token: str | None) -> None:
        self.server = server
        self._model, self._end_token = model, end_token
        self.encode = lru_cache(maxsize=20_000)(self._encode)
        self.decode = lru_cache(maxsize=50_000)(self._decode)

    # --- the model

    @cached_property
    def served(self) -> dict[str, Any]:
        """What the server says of the model."""
        models: Any = self.server.get("/v1/models").get("data")
        if not isinstance(models, list) or not all(isinstance(model, dict) for model in models):
            raise self.server.nonsense()
        for model in models:
            if model.get("id") == self._model:
                return dict(model)
        names = ", ".join(str(model.get("id")) for model in models) or "no model"
        raise ModelUnavailable(f"The model server {self.server.address} does not serve {self._model!r}, but {names}.")

    @property
    def context_tokens(self) -> int:
        """Longest prompt + completion that the server takes."""
        return self._number(self.served.get("max_model_len"))

    @cached_property
    def end_id(self) -> int:
        """The id of the token that closes a completion."""
        token = self._end_token
        if token is None:
            try:
                token = self.server.get("/tokenizer_info").get("eos_token")
            except ModelUnavailable as error:
                raise ModelUnavailable(
                    f"The model server {self.server.address} does not tell its end-of-text token: name it in the "
                    "settings, or start the server with --enable-tokenizer-info-endpoint."
                ) from error
        text = token.get("content") if isinstance(token, dict) else token
        ids = self._tokenized(str(text), special=False)
        if len(ids) != 1:
            raise ModelUnavailable(f"{text!r} is not a single token of the served model.")
        return ids[0]

    @cached_property
    def opening(self) -> list[int]:
        """The special tokens that the model expects before a text."""
        bare, whole = self._tokenized("a", special=False), self._tokenized("a", special=True)
        return whole[: next((i for i in range(len(whole)) if whole[i : i + len(bare)] == bare), 0)]

    # --- tokens

    def _encode(self, text: str) -> Tokens:
        cuts = [0, *(match.start() + 1 for match in _SPECIAL.finditer(text)), len(text)]
        parts = [text[start:end] for start, end in itertools.pairwise(cuts)]
        return tuple(token for part in parts if part for token in self._tokenized(part, special=False))

    def _tokenized(self, text: str, special: bool) -> list[int]:
        body = {"model": self._model, "prompt": text, "add_special_tokens": special}
        tokens = self.server.post("/tokenize", body).get("tokens")
        if not isinstance(tokens, list):
            raise self.server.nonsense()
        return [self._number(token) for token in tokens]

    def _decode(self, ids: Tokens) -> str:
        text = self.server.post("/detokenize", {"model": self._model, "tokens": list(ids)}).get("prompt")
        if not isinstance(text, str):
            raise self.server.nonsense()
        return text

    def _number(self, value: object) -> int:
        if not isinstance(value, int):
            raise self.server.nonsense()
        return value

    # --- completions

    def complete(self, prompts: Sequence[Tokens], settings: dict[str, Any]) -> list[dict[str, Any]]:
        """The choices of a completion request, in order."""
        body = {"model": self._model, "prompt": [list(ids) for ids in prompts], **settings}
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

    def measure(self, ids: Tokens, rows: Sequence[Tokens]) -> list[list[Measured]]:
        """Log-probability and gap of every token of each row after the prompt."""
        measured = []
        for start in range(0, len(rows), _PROMPTS_A_REQUEST):
            batch = rows[start : start + _PROMPTS_A_REQUEST]
            settings = settings_of(Sampling(max_tokens=1)) | {"prompt_logprobs": 2}
            for choice, row in zip(self.complete([ids + row for row in batch], settings), batch, strict=True):
                try:
                    places = choice["prompt_logprobs"][len(ids) :]
                    measured.append([_at(place, token) for place, token in zip(places, row, strict=True)])
                except (KeyError, TypeError, ValueError, AttributeError) as error:
                    raise self.server.nonsense() from error
        return measured

    def following(self, ids: Tokens, legal: list[int]) -> dict[int, float]:
        """Log-probabilities of legal next tokens: of all where they are few, else of the likeliest."""
        if len(legal) <= _FEW:
            measured = self.measure(ids, [(token,) for token in legal])
            return {token: steps[0][0] for token, steps in zip(legal, measured, strict=True)}
        settings = settings_of(Sampling(max_tokens=1)) | {
            "allowed_token_ids": legal,
            "logprobs": _MOST_LOGPROBS,
        }
        [choice] = self.complete([ids], settings)
        try:
            top = choice["logprobs"]["top_logprobs"][0]
            found = {int(name.removeprefix("token_id:")): float(p) for name, p in top.items()}
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            raise self.server.nonsense() from error
        return {token: p for token, p in found.items() if token in set(legal)}


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


def _at(place: dict[str, dict[str, Any]], token: int) -> Measured:
    """What `prompt_logprobs` says of the token at a place: log-probability, gap of the likeliest two."""
    ranked = [float(entry["logprob"]) for entry in place.values()]
    return min(0.0, float(place[str(token)]["logprob"])), gap(ranked)


def gap(log_probabilities: list[float]) -> float | None:
    """Distance of the two highest; None where the server named one only."""
    ranked = sorted(log_probabilities, reverse=True)
    return ranked[0] - ranked[1] if len(ranked) > 1 else None
