"""BERT's encoder and its language model head, written out: what the reference model and MiniLM run on.

    model = PrefixModel(read_shape(config), StoredWeights(folder))
    first = model(ids)                            # a prompt: free over its shared part, causal after it
    more = model(next_ids, first.cache.fork())    # [rows, k] further tokens, causal after the cached ones

Decisions:
- transformers' BertLMHeadModel is what trains these weights, and the tests' oracle. Importing it takes more CPU time
  than all else that comes before a first answer, so that serving reads the same folders by these lines alone.
- A layer's query, key and value are one product; the keys and values of all layers are one tensor, with room behind
  what is cached: a step writes only its own, and a fork copies nothing until it is written to.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from adapters.models.bert.rounded import rounded, rounded_linear
from adapters.models.bert.stored import Affine, BertShape, StoredWeights

SEP_ID = 102
BREAK_ID = 98  # a line break: what stands before it is the shared part
_ROOM = 64  # positions
_AFTER_ATTENTION = """
attention.output.dense attention.output.LayerNorm intermediate.dense output.dense output.LayerNorm
""".split()


# --- the mask, and what a position looks back at ---------------------------------------------------


def shared_lengths(ids: Tensor) -> Tensor:
    """Tokens of each row's shared part [batch]: up to and with its first line break or [SEP]; 0 without either."""
    is_end = (ids == BREAK_ID) | (ids == SEP_ID)
    return (is_end.int().argmax(1) + 1) * is_end.any(1)


def prefix_mask(free_lengths: Tensor, length: int, past: int = 0) -> Tensor:
    """Additive attention mask [batch, 1, length, past + length], 0 where a position may look.

    `free_lengths` [batch] counts the tokens from the sequence's start that attend to one another freely; every
    position also sees all before it. Padding goes to the right, where no earlier position can see it.
    """
    query = torch.arange(past, past + length, device=free_lengths.device)[:, None]
    key = torch.arange(past + length, device=free_lengths.device)[None, :]
    seen = (key <= query)[None] | (key[None] < free_lengths[:, None, None])
    mask = torch.zeros(seen.shape, dtype=torch.float32, device=free_lengths.device)
    return mask.masked_fill_(~seen, torch.finfo(torch.float32).min)[:, None]


class KeysAndValues:
    """Every layer's keys and values, [layers, 2, rows, heads, room, head width]; the first `length` places count, and
    the first `rows` rows."""

    can_be_cut = True

    def __init__(self, kept: Tensor, length: int = 0, shared: bool = False) -> None:
        self._kept, self.length, self._rows = kept, length, kept.shape[2]
        self._shared = shared  # with a fork: neither of them may write there

    @property
    def nbytes(self) -> int:
        """Memory that they take."""
        return self._kept.nbytes

    def fork(self) -> KeysAndValues:
        """Keys and values that may grow and be reordered while these stay as they are."""
        self._shared = True
        return KeysAndValues(self._kept[:, :, : self._rows], self.length, shared=True)

    def cut(self, length: int) -> None:
        """Forget all but the first `length` positions."""
        self.length = length

    def reorder(self, rows: Tensor) -> None:
        """Row i becomes what row rows[i] was. Where no row that is read is written over, only those that change are
        copied."""
        wanted = rows.tolist()
        stay = all(wanted[row] == row for row in set(wanted) if row < len(wanted))
        old, in_place = self._kept, stay and not self._shared and len(wanted) <= self._kept.shape[2]
        if not in_place:
            self._kept, self._shared = self._roomy(len(wanted), self.length), False
        for new, row in enumerate(wanted):  # straight into the room: half of what indexing would copy
            if new != row or not in_place:
                self._kept[:, :, new, :, : self.length] = old[:, :, row, :, : self.length]
        self._rows = len(wanted)

    def make_room(self, further: int) -> None:
        """Let `further` positions be written behind those that count."""
        if self._shared or self._kept.shape[-2] < self.length + further:
            old = self._kept
            self._kept, self._shared = self._roomy(old.shape[2], self.length + further), False
            self._kept[:, :, : self._rows, :, : self.length] = old[:, :, : self._rows, :, : self.length]

    def _roomy(self, rows: int, length: int) -> Tensor:
        layers, both, _, heads, _, width = self._kept.shape
        return self._kept.new_empty(layers, both, rows, heads, length + _ROOM, width)

    def write(self, layer: int, further: Tensor) -> Tensor:
        """Write a layer's [2, rows, heads, k, head width] behind what counts, and return both."""
        end = self.length + further.shape[-2]
        self._kept[layer, :, : self._rows, :, self.length : end] = further
        return self._kept[layer, :, : self._rows, :, :end]


# --- the network -----------------------------------------------------------------------------------


class _Layer(NamedTuple):
    """A layer's maps: to query, key and value; of what was attended to; up to and down from the wide middle."""

    query_key_value: Affine
    attended: Affine
    attended_norm: Affine
    up: Affine
    down: Affine
    norm: Affine

    def rounded(self) -> _Layer:
        """The same with its linear maps rounded, its norms as they are."""
        maps = ("query_key_value", "attended", "up", "down")
        return self._replace(**{name: rounded(getattr(self, name)) for name in maps})


class BertEncoder:
    """Embeddings and layers; `beginning` is what their names begin with in the files. `in_bfloat16`: the layers' linear
    maps are rounded (`adapters/models/bert/rounded.py`)."""

    def __init__(
        self, shape: BertShape, weights: StoredWeights, beginning: str = "", *, in_bfloat16: bool = False
    ) -> None:
        self.shape, names = shape, f"{beginning}embeddings"
        self._linear = rounded_linear if in_bfloat16 else functional.linear
        self.words = weights.tensor(f"{names}.word_embeddings.weight")  # [vocabulary, width]
        places = weights.tensor(f"{names}.position_embeddings.weight")
        self._places = places + weights.tensor(f"{names}.token_type_embeddings.weight")[0]  # [positions, width]
        self._norm = weights.affine(f"{names}.LayerNorm")
        self._layers = []
        for number in range(shape.layers):
            layer = f"{beginning}encoder.layer.{number}"
            asked = (f"{layer}.attention.self.{part}" for part in ("query", "key", "value"))
            others = (weights.affine(f"{layer}.{name}") for name in _AFTER_ATTENTION)
            maps = _Layer(weights.affine(*asked), *others)
            self._layers.append(maps.rounded() if in_bfloat16 else maps)

    def empty_cache(self, rows: int, length: int) -> KeysAndValues:
        """Room for that many positions, none of which counts yet."""
        heads, width = self.shape.heads, self.words.shape[1]
        return KeysAndValues(self.words.new_empty(self.shape.layers, 2, rows, heads, length, width // heads))

    def __call__(self, ids: Tensor, mask: Tensor | None, cache: KeysAndValues | None = None) -> list[Tensor]:
        """Outputs of layers 1 … L, each [rows, k, width], for ids [rows, k] after the cached ones."""
        past, length = cache.length if cache else 0, ids.shape[1]
        if cache:
            cache.make_room(length)
        hidden = self.norm(self.words[ids] + self._places[past : past + length], self._norm)
        outputs = []
        for number, layer in enumerate(self._layers):
            write = functools.partial(cache.write, number) if cache else _unwritten
            hidden = self._through(hidden, layer, mask, write)
            outputs.append(hidden)
        if cache:
            cache.length += length  # at the end: a pass that failed leaves the cache as it was
        return outputs

    def norm(self, hidden: Tensor, by: Affine) -> Tensor:
        """Layer norm over the width."""
        return functional.layer_norm(hidden, hidden.shape[-1:], *by, self.shape.epsilon)

    def _through(self, hidden: Tensor, layer: _Layer, mask: Tensor | None, write: Callable[[Tensor], Tensor]) -> Tensor:
        rows, length, width = hidden.shape
        heads = self._linear(hidden, *layer.query_key_value).view(rows, length, 3, self.shape.heads, -1)
        heads = heads.permute(2, 0, 3, 1, 4)  # query, key, value × [rows, heads, k, head width]
        keys, values = write(heads[1:])
        attended = functional.scaled_dot_product_attention(heads[0], keys, values, mask)
        attended = attended.transpose(1, 2).reshape(rows, length, width)
        hidden = self.norm(self._linear(attended, *layer.attended) + hidden, layer.attended_norm)
        wide = functional.gelu(self._linear(hidden, *layer.up))
        return self.norm(self._linear(wide, *layer.down) + hidden, layer.norm)


def _unwritten(keys_values: Tensor) -> Tensor:
    """What is attended to where nothing is kept: the pass itself."""
    return keys_values


class Pass(NamedTuple):
    """Logits [rows, kept, vocabulary], the outputs of layers 1 … L [rows, k, width], and the cache with the pass."""

    logits: Tensor
    layers: list[Tensor]
    cache: KeysAndValues


class PrefixModel(nn.Module):
    """The encoder as a prefix language model, its head tied to the word embeddings."""

    def __init__(self, shape: BertShape, weights: StoredWeights) -> None:
        super().__init__()
        head = "cls.predictions"
        self._encoder = BertEncoder(shape, weights, "bert.")
        self._dense, self._norm = (weights.affine(f"{head}.transform.{n}") for n in ("dense", "LayerNorm"))
        self._bias = weights.tensor(f"{head}.bias")  # [vocabulary]

    @property
    def device(self) -> torch.device:
        """Where the weights are, and ids must be."""
        return self._bias.device

    def forward(self, ids: Tensor, cache: KeysAndValues | None = None, logits_to_keep: int = 0) -> Pass:
        """Read prompts [rows, k] (padded on the right) where there is no cache, or k further tokens of each row of it.

        Logits are those of the last `logits_to_keep` positions (0 = all).
        """
        rows, length = ids.shape
        mask = None
        if cache is None:
            cache = self._encoder.empty_cache(rows, length)
            mask = prefix_mask(shared_lengths(ids), length)
        elif length > 1:
            mask = prefix_mask(ids.new_zeros(1), length, cache.length)
        layers = self._encoder(ids, mask, cache)
        hidden = functional.gelu(functional.linear(layers[-1][:, -logits_to_keep:], *self._dense))
        logits = functional.linear(self._encoder.norm(hidden, self._norm), self._encoder.words, self._bias)
        return Pass(logits, layers, cache)
