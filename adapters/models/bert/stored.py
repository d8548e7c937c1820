"""What a folder holds of BERT's shape: its configuration's numbers, and its weights."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import torch
from safetensors.torch import load_file
from torch import Tensor

from reliability.errors import ModelUnavailable

_COMPUTED = {"model_type": "bert", "hidden_act": "gelu", "position_embedding_type": "absolute"}


@dataclass(frozen=True)
class BertShape:
    """What a configuration says that the passes depend on."""

    layers: int
    heads: int
    epsilon: float  # of the layer norms
    positions: int  # of prompt and completion together


def read_shape(config: Mapping[str, Any]) -> BertShape:
    """The shape that a config.json describes. Raises ModelUnavailable for what these passes do not compute."""
    for key, value in _COMPUTED.items():
        if config.get(key, value) != value:
            raise ModelUnavailable(f"The model's {key} is {config[key]!r}; only {value!r} runs here.")
    names = ("num_hidden_layers", "num_attention_heads", "layer_norm_eps", "max_position_embeddings")
    return BertShape(*(config[name] for name in names))


class Affine(NamedTuple):
    """The numbers of a linear map, or of a layer norm."""

    weight: Tensor
    bias: Tensor


class StoredWeights:
    """The tensors of a folder's safetensors files (several where there is an index), in float32 on a device."""

    def __init__(self, folder: Path, device: str = "cpu") -> None:
        index, files = folder / "model.safetensors.index.json", {"model.safetensors"}
        if index.is_file():
            files = set(json.loads(index.read_text(encoding="utf-8"))["weight_map"].values())
        self._folder, self._device = folder, device
        self._stored = {name: tensor for file in sorted(files) for name, tensor in load_file(folder / file).items()}

    def tensor(self, name: str) -> Tensor:
        """One of them. Raises ModelUnavailable where the files lack it."""
        if name not in self._stored:
            raise ModelUnavailable(f"The model in {str(self._folder)!r} is incomplete: it lacks {name}.")
        return self._stored[name].to(self._device, torch.float32)

    def affine(self, *names: str) -> Affine:
        """A module's weight and bias; those of several, one below the other, for one product."""
        weights, biases = ([self.tensor(f"{name}.{part}") for name in names] for part in Affine._fields)
        return Affine(torch.cat(weights), torch.cat(biases))


class AdaptedWeights(StoredWeights):
    """A folder's tensors with a low-rank adaptation added: W + scale · B·A, where `added` holds NAME.a [rank, in] and
    NAME.b [out, rank] for a linear map NAME (Hu et al. 2021, https://arxiv.org/abs/2106.09685, eq. 3)."""

    def __init__(self, folder: Path, added: Mapping[str, Tensor], scale: float) -> None:
        super().__init__(folder)
        self._added, self._scale = added, scale

    def tensor(self, name: str) -> Tensor:
        """One of them, adapted where it is."""
        stored = super().tensor(name)
        map_name = name.removesuffix(".weight")
        if f"{map_name}.a" not in self._added or not name.endswith(".weight"):
            return stored
        return stored + self._scale * self._added[f"{map_name}.b"] @ self._added[f"{map_name}.a"]
