"""transformers' key and value caches: forks that grow without copying all, and what can be cut.

transformers' caches grow by concatenation, never in place, so a shallow copy is a fork; but copying all that
was cached for every token is a third of a step's time, so a fork sets room aside and writes there.
"""

from __future__ import annotations

import copy
from typing import Any

from torch import Tensor
from transformers import Cache, DynamicCache, EncoderDecoderCache
from transformers.cache_utils import DynamicLayer

_ROOM = 64  # positions


class HubCache:
    """A cache of transformers' (`adapters.models.networks.Cache`)."""

    def __init__(self, kept: Cache) -> None:
        self.kept: Any = kept

    @property
    def can_be_cut(self) -> bool:
        """Whether it holds every position: one with a sliding window does not."""
        return isinstance(self.kept, DynamicCache) and all(map(_keeps_everything, self.kept.layers))

    @property
    def nbytes(self) -> int:
        """Memory that its keys and values take."""
        return _bytes_of(self.kept)

    def fork(self) -> HubCache:
        """A cache that may grow and be reordered while the original stays as it is."""
        return HubCache(_fork(self.kept))

    def cut(self, length: int) -> None:
        """Forget all but the first `length` positions."""
        for layer in self.kept.layers:
            layer.keys, layer.values = layer.keys[..., :length, :], layer.values[..., :length, :]

    def reorder(self, rows: Tensor) -> None:
        """Row i becomes what row rows[i] was."""
        self.kept.reorder_cache(rows)


def _fork(cache: Cache) -> Any:
    forked = copy.copy(cache)
    if isinstance(forked, EncoderDecoderCache):
        forked.self_attention_cache = _fork(forked.self_attention_cache)
        forked.cross_attention_cache = _fork(forked.cross_attention_cache)
        forked.is_updated = dict(forked.is_updated)
        return forked
    forked.layers = [_RoomyLayer(layer) if _keeps_everything(layer) else copy.copy(layer) for layer in forked.layers]
    return forked


def _bytes_of(cache: Any) -> int:
    if isinstance(cache, EncoderDecoderCache):
        return _bytes_of(cache.self_attention_cache) + _bytes_of(cache.cross_attention_cache)
    return sum(layer.keys.nbytes + layer.values.nbytes for layer in cache.layers)


def _keeps_everything(layer: Any) -> bool:
    return type(layer) in (DynamicLayer, _RoomyLayer) and layer.is_initialized


class _RoomyLayer(DynamicLayer):  # type: ignore[no-untyped-call] # transformers types no __init_subclass__
    """A layer's keys and values with room behind them, so that a step writes only its own."""

    keys: Any  # None only until the first positions come, and these are there
    values: Any

    def __init__(self, layer: Any) -> None:
        super().__init__()  # type: ignore[no-untyped-call] # transformers types no __init__
        self.dtype, self.device, self.is_initialized = layer.dtype, layer.device, layer.is_initialized
        self.keys, self.values = layer.keys, layer.values
        self._rooms: tuple[Tensor, Tensor] | None = None  # what keys and values are the beginnings of

    def update(self, key_states: Tensor, value_states: Tensor, *_: Any, **__: Any) -> tuple[Tensor, Tensor]:
        start, end = self.keys.shape[-2], self.keys.shape[-2] + key_states.shape[-2]
        if self._rooms is None or self._rooms[0].shape[-2] < end:
            self._rooms = _room(self.keys, end + _ROOM), _room(self.values, end + _ROOM)
        keys, values = self._rooms
        keys[..., start:end, :], values[..., start:end, :] = key_states, value_states
        self.keys, self.values = keys[..., :end, :], values[..., :end, :]
        return self.keys, self.values

    def reorder_cache(self, beam_idx: Any) -> None:
        super().reorder_cache(beam_idx)
        self._rooms = None


def _room(cached: Tensor, length: int) -> Tensor:
    room = cached.new_empty((*cached.shape[:-2], length, cached.shape[-1]))
    room[..., : cached.shape[-2], :] = cached
    return room
