"""The mean of several models' weights: `candor train average FIRST SECOND … --out DIR`.

Of models that were trained on from the same weights the mean is often better than each, on data unlike the training
data above all (Wortsman et al., "Model soups", ICML 2022; "Robust fine-tuning of zero-shot models", CVPR 2022).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import torch

from adapters.training.runs.shapes import load_shape, save_shape
from reliability.errors import BadInput


def average_models(folders: Sequence[Path], out: Path) -> Path:
    """Write the mean of saved models of ours, in equal shares, to `out` in float16; returns it.

    Raises BadInput for fewer than two folders and for models of different shape, size or vocabulary,
    ModelUnavailable where a folder holds none.
    """
    if len(folders) < 2:
        raise BadInput("A mean needs at least two models.")
    mean = load_shape(folders[0])
    sums = {name: tensor.double() for name, tensor in mean.model.state_dict().items()}
    for folder in folders[1:]:
        other = load_shape(folder)
        weights = other.model.state_dict()
        alike = {name: tensor.shape for name, tensor in weights.items()} == {
            name: tensor.shape for name, tensor in sums.items()
        }
        if other.name != mean.name or not alike or other.tokenizer.get_vocab() != mean.tokenizer.get_vocab():
            raise BadInput(f"The models in {folders[0]} and {folder} are not of one kind and size.")
        for name, tensor in weights.items():
            sums[name] += tensor
    with torch.no_grad():
        mean.model.load_state_dict({name: (total / len(folders)).float() for name, total in sums.items()})
    save_shape(mean, out)
    return out
