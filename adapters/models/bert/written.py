"""How queries are written from a question's words: the taught model's passes, and the beam over them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError
from safetensors.torch import load_file
from tokenizers import Tokenizer
from torch import Tensor
from torch.nn import functional

from adapters.models.bert.network import BREAK_ID, SEP_ID, BertEncoder, KeysAndValues, prefix_mask
from adapters.models.bert.stored import StoredWeights, read_shape
from adapters.models.folder import fingerprint
from reliability.errors import ModelUnavailable

CLS_ID = 101
LONGEST_QUESTION, LONGEST_QUERY = 96, 240  # tokens
_STEPS = 127
_LEAST_ROWS = 4
"""Fewer rows a pass are multiplied by other routines, whose sums end in other last digits."""
_SCALE = ".scale"


class DifferingWeights(StoredWeights):
    """A folder's tensors, and what is added to some of them: whole numbers times their row's scale."""

    def __init__(self, folder: Path, added: dict[str, Tensor]) -> None:
        super().__init__(folder)
        self._added = added

    def tensor(self, name: str) -> Tensor:
        """One of them, as it was taught on."""
        stored = super().tensor(name)
        if name not in self._added:
            return stored
        return stored + restored(self._added[name], self._added[name + _SCALE])


def differences(base: dict[str, Tensor], taught: dict[str, Tensor]) -> dict[str, Tensor]:
    """How the taught tensors differ from the base's, each row as whole numbers (int8) and their scale (float32)."""
    found = {}
    for name, tensor in taught.items():
        rows = (tensor - base[name]).float().reshape(tensor.shape[0], -1)
        if not rows.any():
            continue
        scale = (rows.abs().amax(1) / _STEPS).clamp(min=1e-12)
        found[name] = torch.round(rows / scale[:, None]).to(torch.int8).reshape(tensor.shape)
        found[name + _SCALE] = scale
    return found


def restored(whole: Tensor, scale: Tensor) -> Tensor:
    """What `differences` rounded."""
    return whole.float() * scale.reshape(-1, *[1] * (whole.ndim - 1))


def places_of(parents: Sequence[int]) -> tuple[list[int], list[int]]:
    """Where each of so many rows goes on whose parents stand at these places, and what the row at each place was: the
    first child of a parent stays at its place, so that as few as can be are copied.

    >>> places_of([2, 0, 2])
    ([2, 0, 1], [0, 2, 2])
    """
    free = sorted(set(range(len(parents))) - set(parents), reverse=True)
    first: set[int] = set()
    places = []
    for parent in parents:
        stays = parent < len(parents) and parent not in first
        first.add(parent)
        places.append(parent if stays else free.pop())
    sources = [0] * len(parents)
    for place, parent in zip(places, parents, strict=True):
        sources[place] = parent
    return places, sources


class WordsToQueries:
    """The taught model. `literals` are those of the queries that it learnt, as they are spelled there.

    Raises ModelUnavailable for files that cannot be read, or that were made from another model.
    """

    def __init__(self, base: Path, config: Path, weights: Path) -> None:
        folder = str(config.parent)
        try:
            said: dict[str, Any] = json.loads(config.read_text(encoding="utf-8"))
            self.literals = tuple(map(str, said["literals"]))
            if said["base"] != fingerprint(base, "float32"):
                raise ModelUnavailable(f"The writer in {folder!r} was made from another model.")
            stored = DifferingWeights(base, load_file(weights))
            shape = read_shape(json.loads((base / "config.json").read_text(encoding="utf-8")))
            self._encoder = BertEncoder(shape, stored, "bert.", in_bfloat16=True)
            self._tokens = Tokenizer.from_file(str(base / "tokenizer.json"))
            self._said = torch.tensor(said["tokens"])
            self._end = said["tokens"].index(SEP_ID)
            head = "cls.predictions"
            self._dense, self._norm = (stored.affine(f"{head}.transform.{name}") for name in ("dense", "LayerNorm"))
            self._words = self._encoder.words[self._said].contiguous()
            self._bias = stored.tensor(f"{head}.bias")[self._said]
        except (OSError, ValueError, KeyError, TypeError, RuntimeError, IndexError, SafetensorError) as error:
            raise ModelUnavailable(f"The writer in {folder!r} cannot be read.") from error
        self._tokens.encode_special_tokens = True
        self._tokens.no_padding()

    @torch.inference_mode()
    def beam(self, question: str, width: int) -> list[tuple[str, float]]:
        """Spaced text of the likeliest queries and log p(query, end | question), in nats, likeliest first, at most
        `width`.

        A query that is not at its end after `LONGEST_QUERY` tokens is none. What is longer than `LONGEST_QUESTION`
        tokens counts by its beginning.
        """
        asked = self._tokens.encode(question, add_special_tokens=False).ids[:LONGEST_QUESTION]
        logits, cache = self._pass(torch.tensor([[CLS_ID, *asked, BREAK_ID]]), None)
        scores, first = torch.log_softmax(logits, -1)[0].topk(min(width, len(self._said)))
        begun: list[list[int]] = [[token] for token in first.tolist()]
        parents = [0] * len(begun)  # the cache's row that each goes on from
        ended: list[tuple[float, list[int]]] = []
        for _ in range(LONGEST_QUERY):
            likely = scores.tolist()
            ended += [(likely[place], tokens[:-1]) for place, tokens in enumerate(begun) if tokens[-1] == self._end]
            ended = sorted(ended, key=lambda each: -each[0])[:width]
            going = [place for place, tokens in enumerate(begun) if tokens[-1] != self._end]
            if len(ended) == width:  # log-probabilities only fall: who is behind now stays behind
                ahead = sum(likely[place] > ended[-1][0] for place in going)
                going = going[: max(ahead, _LEAST_ROWS)] if ahead else []
            if not going:
                break
            begun, scores = [begun[place] for place in going], scores[going]
            rows, sources = places_of([parents[place] for place in going])
            cache.reorder(torch.tensor(sources))
            last = torch.empty(len(going), dtype=torch.long)
            last[rows] = torch.tensor([tokens[-1] for tokens in begun])
            logits, cache = self._pass(self._said[last][:, None], cache)
            further = torch.log_softmax(logits[rows], -1) + scores[:, None]
            scores, best = further.flatten().topk(min(width, further.numel()))
            of, tokens_of = (best // len(self._said)).tolist(), (best % len(self._said)).tolist()
            parents = [rows[place] for place in of]
            begun = [[*begun[place], token] for place, token in zip(of, tokens_of, strict=True)]
        return [(self._text(tokens), score) for score, tokens in ended]

    def _text(self, tokens: list[int]) -> str:
        text: str = self._tokens.decode(self._said[tokens].tolist(), skip_special_tokens=False) if tokens else ""
        return text

    def _pass(self, ids: Tensor, cache: KeysAndValues | None) -> tuple[Tensor, KeysAndValues]:
        """Logits [rows, tokens that queries have] of what comes next, and the cache with the pass."""
        mask = None
        if cache is None:
            cache = self._encoder.empty_cache(*ids.shape)
            mask = prefix_mask(torch.tensor([ids.shape[1]]), ids.shape[1])
        last = self._encoder(ids, mask, cache)[-1][:, -1]
        hidden = self._encoder.norm(functional.gelu(functional.linear(last, *self._dense)), self._norm)
        return functional.linear(hidden, self._words, self._bias), cache
