"""One way to read a prompt and go on, whatever the architecture: causal, prefix-causal, encoder-decoder.

Decisions:
- A prompt is read once; the last few are kept (`PromptCache`), since linking, states, sampling and
  judging share one or begin alike: the part that two prompts have in common is not read again. (Batches
  of other shapes round differently: reuse moves a log-probability by about 1e-6.)
- Every row of a batch starts from the same cache: no padding to the left, so no position
  shifts and no mask is needed for it.
- Hidden states are the outputs of layers 1 … L as transformers returns them (the last one after the
  final norm, where the architecture has one); embeddings are left out.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Protocol, Self, runtime_checkable

import numpy as np
import torch
from numpy.typing import NDArray
from tokenizers import Tokenizer
from torch import Tensor

from adapters.models.decoding import Draft

_WORTH_REUSING = 16  # tokens: below, a pass over the whole prompt costs no more


class Cache(Protocol):
    """Keys and values of what was read, for attention to look back at."""

    @property
    def can_be_cut(self) -> bool:
        """Whether it holds every position: one with a sliding window does not."""
        ...

    @property
    def nbytes(self) -> int:
        """Memory that it takes."""
        ...

    def fork(self) -> Self:
        """One that may grow and be reordered while this one stays as it is."""
        ...

    def cut(self, length: int) -> None:
        """Forget all but the first `length` positions."""
        ...

    def reorder(self, rows: Tensor) -> None:
        """Row i becomes what row rows[i] was."""
        ...


@dataclass(frozen=True)
class ReadPrompt:
    """A prompt as the network has read it: what predicts the first token, and the cache to go on from.

    `logits` [vocabulary]; `states` [layers, width]; `encoded` [1, prompt, width] is an encoder's output.
    """

    logits: Tensor
    states: Tensor
    cache: Cache
    encoded: Tensor | None = None


class Network(Protocol):
    """The passes of one architecture."""

    model: Any  # model classes share no typed base for what is called here

    def prompt_ids(self, text_ids: list[int]) -> list[int]:
        """Put the special tokens that open (and close) a prompt around a text's ids."""
        ...

    def read(self, ids: list[int]) -> ReadPrompt:
        """Read a prompt."""
        ...

    def go_on(self, prompt: ReadPrompt, cache: Any, ids: Tensor, logits_to_keep: int) -> tuple[Tensor, Tensor]:
        """`forward` of these ids [rows, k], after a cache of this network's own."""
        ...

    def reusable(self, ids: list[int], common: int) -> int:
        """How many of a prompt's first `common` tokens need not be read again if another began with them."""
        ...


@runtime_checkable
class SharedNetwork(Protocol):
    """A network whose passes several threads share, instead of one working at a time."""

    def working(self) -> AbstractContextManager[None]:
        """Around whatever a thread does with the network."""
        ...


@dataclass(frozen=True)
class Pretrained:
    """A model that is ready to run, what makes tokens of text, and the numbers that the port asks for.

    `tokenizer` is transformers', around `tokens`; None where transformers has no part in it.
    """

    network: Network
    tokens: Tokenizer
    end_id: int
    context_tokens: int
    encoder_decoder: bool
    tokenizer: Any = None


# --- going on from a prompt ------------------------------------------------------------------------


class TokenRows:
    """Rows of tokens that continue a read prompt (decoding.Continuation)."""

    def __init__(self, network: Network, prompt: ReadPrompt) -> None:
        self._network = network
        self._prompt = prompt
        self._cache = prompt.cache.fork()
        self.logits = prompt.logits[None]
        self._alone: list[tuple[Tensor, Tensor]] | None = [(prompt.states[None], prompt.logits[None])]

    @property
    def seen(self) -> tuple[Tensor, Tensor] | None:
        """What the only row showed after the prompt and after each further token: states [1 + tokens, layers, width]
        and logits [1 + tokens, vocabulary]; None once there were several rows."""
        if self._alone is None:
            return None
        states, logits = zip(*self._alone, strict=True)
        return torch.cat(states), torch.cat(logits)

    def advance(self, parents: Sequence[int], runs: Sequence[Sequence[int]]) -> Tensor:
        """Replace the rows: new row i is old row parents[i] followed by the tokens runs[i] (of equal number).

        Returns the logits after each of these tokens, [rows, tokens, vocabulary].
        """
        if list(parents) != list(range(self.logits.shape[0])):
            self._cache.reorder(torch.tensor(parents, device=self._network.model.device))
        on_device, states = forward(self._network, self._prompt, self._cache, runs)
        logits = on_device.cpu()
        alone = self._alone is not None and len(runs) == 1
        self._alone = [*self._alone, (states[0], logits[0])] if self._alone and alone else None
        self.logits = logits[:, -1]
        return logits


def forward(
    network: Network,
    prompt: ReadPrompt,
    cache: Cache,
    rows: Sequence[Sequence[int]],
    logits_to_keep: int = 0,
) -> tuple[Tensor, Tensor]:
    """One causal pass over further tokens, [rows, k] of equal length, after the cached ones.

    Returns logits [rows, k, vocabulary] (float32; of the last `logits_to_keep` positions, 0 = all, where
    the architecture can) and hidden states [rows, k, layers, width].
    """
    ids = torch.tensor(rows, device=network.model.device)
    logits, states = network.go_on(prompt, cache, ids, logits_to_keep)
    return logits.float(), states


@dataclass(frozen=True)
class KeptList:
    """What was seen of a list while it was written: the states that predict its tokens, [tokens, layers, width],
    float32, and at each step the tokens that were legal, with their log-probabilities before the constraint."""

    states: Tensor
    legal: tuple[tuple[int, ...], ...]
    log_probabilities: tuple[NDArray[np.float64], ...]


class KeptLists:
    """The last few lists that were written alone, by prompt and tokens: watching them needs no pass.

    Logits go with the writing; what stays of a step is its states and one number for each of its legal tokens.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._kept: OrderedDict[tuple[tuple[int, ...], tuple[int, ...]], KeptList] = OrderedDict()

    def keep(self, prompt: Sequence[int], draft: Draft, legal: Sequence[Sequence[int]], rows: TokenRows) -> None:
        """Remember a list; not where the rows parted on the way."""
        ids, seen = draft.ids, rows.seen
        if seen is None or len(seen[0]) < len(ids):
            return
        states, logits = seen
        # log p = logit − normaliser, and the normaliser is the written token's logit − log p.
        scores = tuple(
            (logits[step, list(tokens)] - logits[step, ids[step]]).double().numpy() + draft.log_probabilities[step]
            for step, tokens in enumerate(legal)
        )
        kept = KeptList(states[: len(ids)].float().cpu(), tuple(map(tuple, legal)), scores)
        with self._lock:
            self._kept[tuple(prompt), ids] = kept
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def of(self, prompt: Sequence[int], ids: Sequence[int]) -> KeptList | None:
        """The list as it was written; None where it is not remembered."""
        with self._lock:
            return self._kept.get((tuple(prompt), tuple(ids)))


class PromptCache:
    """The last prompts that were read, by their ids, within a limit of bytes; the very last, whatever it takes."""

    def __init__(self, limit_bytes: int) -> None:
        self._limit = limit_bytes
        self._lock = threading.Lock()
        self._prompts: OrderedDict[tuple[int, ...], ReadPrompt] = OrderedDict()

    def read(self, network: Network, ids: list[int]) -> ReadPrompt:
        """The prompt as read earlier; or read now, from where it parts from an earlier one."""
        key = tuple(ids)
        with self._lock:
            if key in self._prompts:
                self._prompts.move_to_end(key)
                return self._prompts[key]
            common, nearest = max(
                ((_common(key, other), other) for other in self._prompts), default=(0, None), key=lambda c: c[0]
            )
            earlier = self._prompts[nearest] if nearest is not None else None
        reused = network.reusable(ids, min(common, len(ids) - 1))
        if earlier is not None and reused >= _WORTH_REUSING and earlier.cache.can_be_cut:
            prompt = _read_on(network, earlier, ids, reused)
        else:
            prompt = network.read(ids)
        with self._lock:
            self._prompts[key] = prompt
            while len(self._prompts) > 1 and sum(kept.cache.nbytes for kept in self._prompts.values()) > self._limit:
                self._prompts.popitem(last=False)
        return prompt

    def read_each(self, network: Network, many: Sequence[list[int]], most_logits: int) -> Tensor:
        """Logits after each prompt, [prompts, vocabulary]; prompts that begin alike are read on in one pass.

        `most_logits` bounds the pass: [prompts, longest rest, vocabulary]. Beyond it, or where too little is
        common, each prompt is read by itself.
        """
        first = self.read(network, many[0])
        common = min([len(ids) - 1 for ids in many] + [_common(tuple(many[0]), tuple(ids)) for ids in many])
        reused = min(network.reusable(ids, common) for ids in many)
        rests = [ids[reused:] for ids in many]
        width = max(map(len, rests))
        small = len(many) * width * first.logits.shape[-1] <= most_logits
        if len(many) == 1 or reused < _WORTH_REUSING or not small or not first.cache.can_be_cut:
            return torch.stack([self.read(network, ids).logits for ids in many])
        cache = first.cache.fork()
        cache.cut(reused)
        cache.reorder(torch.zeros(len(many), dtype=torch.long, device=network.model.device))
        padded = [[*rest, *[0] * (width - len(rest))] for rest in rests]  # on the right, where nothing looks
        logits, _ = forward(network, first, cache, padded)
        return torch.stack([logits[row, len(rest) - 1] for row, rest in enumerate(rests)]).cpu()


def _read_on(network: Network, earlier: ReadPrompt, ids: list[int], reused: int) -> ReadPrompt:
    """Read a prompt whose first `reused` tokens are those of an earlier one."""
    cache = earlier.cache.fork()
    cache.cut(reused)
    logits, states = forward(network, earlier, cache, [ids[reused:]], logits_to_keep=1)
    return ReadPrompt(logits[0, -1].cpu(), states[0, -1], cache)


def _common(ids: tuple[int, ...], other: tuple[int, ...]) -> int:
    """Length of the common beginning."""
    for place, (one, another) in enumerate(zip(ids, other, strict=False)):
        if one != another:
            return place
    return min(len(ids), len(other))
