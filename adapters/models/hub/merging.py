"""Passes of several asks as one: who waits for the network at the same moment shares its next pass.

Decisions:
- What is merged is the pass, not the decoding: a thread samples, scores or judges as if it were alone, and hands its rows
  over. The first to wait runs the pass for all who wait by then; there is no thread beside theirs.
- Rows keep their own caches. For a pass these are put side by side, shorter ones with room to the left that attention
  does not see, and each gets its new keys and values back. Positions are given, so none shifts; padding to the right is
  computed and dropped. Other shapes round differently: a log-probability moves by about 1e-6 in float32.
- Prompts are not merged with single steps, which would be padded to their length.
- What does not fit the memory together is run one by one; what does not fit alone fails alone.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from transformers import DynamicCache
from transformers.cache_utils import DynamicLayer

from adapters.models.hub.caches import HubCache
from adapters.models.hub.networks import DecoderNetwork
from adapters.models.networks import ReadPrompt

_LONG = 16  # tokens a row: beyond, a pass is a prompt's
_PATIENCE_S = 0.003
_MOST_TOKENS = 1 << 15  # of a merged pass, padding included


@dataclass(eq=False)
class _Pass:
    """Rows [rows, k] after a cache (None: from the beginning), of which the last `keep` logits are wanted (0: all)."""

    ids: Tensor
    cache: HubCache | None
    keep: int
    logits: Tensor | None = None
    states: Tensor | None = None
    error: BaseException | None = None
    done: bool = False

    @property
    def past(self) -> int:
        return 0 if self.cache is None else int(self.cache.kept.get_seq_length())

    @property
    def is_long(self) -> bool:
        return self.ids.shape[1] > _LONG

    @property
    def wanted(self) -> range:
        """The positions of a row whose logits are wanted."""
        k = self.ids.shape[1]
        return range(k - self.keep if self.keep else 0, k)


def can_merge(model: Any) -> bool:
    """Whether all layers of a model keep every position: windows and states of other kinds cannot be put side by
    side."""
    return all(type(layer) is DynamicLayer for layer in DynamicCache(config=model.config).layers)


class MergingNetwork:
    """A decoder (`adapters.models.networks.Network`) whose passes several threads share. `working` says who may
    come."""

    def __init__(self, network: DecoderNetwork) -> None:
        self._network = network
        self.model = network.model
        self._waiting: list[_Pass] = []
        self._change = threading.Condition()
        self._led = False
        self._working = 0
        self.passes = 0
        """Passes that were run, merged ones once."""

    def prompt_ids(self, text_ids: list[int]) -> list[int]:
        """As the network's."""
        return self._network.prompt_ids(text_ids)

    def reusable(self, ids: list[int], common: int) -> int:
        """As the network's."""
        return self._network.reusable(ids, common)

    @contextlib.contextmanager
    def working(self) -> Iterator[None]:
        """Somebody decodes meanwhile: a pass waits a moment for theirs."""
        with self._change:
            self._working += 1
        try:
            yield
        finally:
            with self._change:
                self._working -= 1
                self._change.notify_all()

    def read(self, ids: list[int]) -> ReadPrompt:
        """A prompt's pass."""
        asked = self._shared(_Pass(torch.tensor([ids], device=self.model.device), None, 1))
        assert asked.cache is not None
        assert asked.logits is not None
        assert asked.states is not None
        return ReadPrompt(asked.logits[0, -1].float().cpu(), asked.states[0, -1], asked.cache)

    def go_on(
        self,
        prompt: ReadPrompt,  # noqa: ARG002 - the port's
        cache: HubCache,
        ids: Tensor,
        logits_to_keep: int,
    ) -> tuple[Tensor, Tensor]:
        """Further tokens after the cached ones."""
        asked = self._shared(_Pass(ids, cache, logits_to_keep))
        assert asked.logits is not None
        assert asked.states is not None
        return asked.logits, asked.states

    # --- who runs a pass -----------------------------------------------------------------------

    def _shared(self, asked: _Pass) -> _Pass:
        with self._change:
            self._waiting.append(asked)
            self._change.notify_all()
            self._change.wait_for(lambda: asked.done or not self._led)
            leads = not asked.done
            self._led = self._led or leads
        while leads:  # until its own pass is through
            together = self._gathered()
            self._run(together)
            with self._change:
                for each in together:
                    each.done = True
                leads = not asked.done
                self._led = leads
                self._change.notify_all()
        if asked.error is not None:
            raise asked.error
        return asked

    def _gathered(self) -> list[_Pass]:
        """Who waits, as many as a pass holds, after a moment in which all who work may come."""
        until = time.monotonic() + _PATIENCE_S
        with self._change:
            self._change.wait_for(
                lambda: len(self._waiting) >= self._working, timeout=max(0.0, until - time.monotonic())
            )
            first = self._waiting[0]
            together: list[_Pass] = []
            for each in [each for each in self._waiting if each.is_long == first.is_long]:
                rows = sum(p.ids.shape[0] for p in [*together, each])
                width = max(p.ids.shape[1] for p in [*together, each])
                if together and rows * width > _MOST_TOKENS:
                    break
                together.append(each)
            self._waiting = [each for each in self._waiting if each not in together]
            return together

    def _run(self, together: Sequence[_Pass]) -> None:
        try:
            self._merged(together)
        except (MemoryError, RuntimeError) as error:  # torch's out of memory is a RuntimeError
            if len(together) == 1:
                together[0].error = error
                return
            for each in together:
                self._run([each])
        except BaseException as error:  # whoever leads must not leave the others waiting
            for each in together:
                each.error = error

    # --- the pass ------------------------------------------------------------------------------

    def _merged(self, together: Sequence[_Pass]) -> None:
        self.passes += 1
        past = max(each.past for each in together)
        width = max(each.ids.shape[1] for each in together)
        device = self.model.device
        ids = torch.cat([_right(each.ids, width) for each in together])
        masks, places = [], []
        for each in together:
            rows, k = each.ids.shape
            mask = torch.zeros((rows, past + width), dtype=torch.long, device=device)
            mask[:, past - each.past : past + k] = 1
            masks.append(mask)
            places.append((each.past + torch.arange(width, device=device)).expand(rows, -1))
        wanted = sorted({position for each in together for position in each.wanted})
        output = self.model(
            input_ids=ids,
            attention_mask=torch.cat(masks),
            position_ids=torch.cat(places),
            past_key_values=_side_by_side(together, past) if past else None,
            use_cache=True,
            output_hidden_states=True,
            logits_to_keep=torch.tensor(wanted, device=device),
        )
        states = torch.stack(output.hidden_states[1:], dim=2)
        first = 0
        for each in together:
            rows, k = each.ids.shape
            own = slice(first, first + rows)
            each.logits = output.logits[own, [wanted.index(position) for position in each.wanted]]
            each.states = states[own, :k]
            each.cache = _with_new(each.cache, output.past_key_values, own, past, k)
            first += rows


def _right(ids: Tensor, width: int) -> Tensor:
    """Rows with room to the right."""
    return torch.nn.functional.pad(ids, (0, width - ids.shape[1]))


def _side_by_side(together: Sequence[_Pass], past: int) -> DynamicCache:
    """All caches as one, shorter ones with room to the left."""
    template = next(each.cache for each in together if each.cache is not None)
    merged = DynamicCache()
    for number, like in enumerate(template.kept.layers):
        keys, values = [], []
        for each in together:
            rows = each.ids.shape[0]
            if each.cache is None:
                shape = (rows, *like.keys.shape[1:-2], past, like.keys.shape[-1])
                keys.append(like.keys.new_zeros(shape))
                values.append(like.values.new_zeros((*shape[:-1], like.values.shape[-1])))
                continue
            layer, room = each.cache.kept.layers[number], past - each.past
            keys.append(torch.nn.functional.pad(layer.keys.expand(rows, -1, -1, -1), (0, 0, room, 0)))
            values.append(torch.nn.functional.pad(layer.values.expand(rows, -1, -1, -1), (0, 0, room, 0)))
        merged.update(torch.cat(keys), torch.cat(values), number)
    return merged


def _with_new(cache: HubCache | None, merged: Any, own: slice, past: int, k: int) -> HubCache:
    """A pass's own cache with its new keys and values."""
    grown = cache.kept if cache is not None else DynamicCache()
    for number, layer in enumerate(merged.layers):
        keys, values = (each[own, :, past : past + k].clone() for each in (layer.keys, layer.values))
        grown.update(keys, values, number)
    return cache if cache is not None else HubCache(grown)
