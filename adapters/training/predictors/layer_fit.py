"""Fit sBPP: one two-layer perceptron per transformer layer, on that layer's state (docs/METHODS.md 1; RTS 3.2).

Decisions:
- All layers are fitted at once, as one batch of matrix products; each has its own weights and none sees another's.
- Branching points are rare: their loss is weighted so that both labels count alike.
- States are standardised on the fit split, and mean and scale are folded into the first layer afterwards, so that
  serving multiplies twice and nothing else.
- Float32, one thread's arithmetic, seeded: the same steps give the same weights.
- What is kept is the average of the weights over the last part of the run, which is steadier than the last step's.
- A state is wide and its directions are of these databases: dropout holds its perceptron back. What stands beside it
  (sureness.py) is a handful of numbers, of which dropout would take what matters: a second perceptron sees these alone,
  without. A layer's logit is the mean of both, which is one perceptron again, with the hidden units of both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from reliability.errors import BadInput
from reliability.promises.branching import LayerPredictor, States

_LEAST_OF_A_LABEL = 10  # steps: below, a predictor learns these steps, not the label


@dataclass(frozen=True, slots=True)
class FitSettings:
    """How layers are fitted. `dropout` and `weight_decay` hold the perceptrons back; `hidden` is their width."""

    hidden: int = 64
    epochs: int = 20
    batch: int = 512
    learning_rate: float = 5e-3
    weight_decay: float = 0.3
    dropout: float = 0.5
    averaged: float = 0.5
    seed: int = 0


def fit_layers(
    states: States,
    labels: NDArray[np.int64],
    forced: NDArray[np.bool_],
    settings: FitSettings | None = None,
    beside: int = 0,
) -> list[LayerPredictor]:
    """A predictor for every layer, in their order.

    `states` [n, layers, width], `labels` [n] (1 = branching), `forced` [n]: forced steps are left out. The last
    `beside` entries of a state are alike in all layers: they are no layer's own, and get a perceptron to themselves.
    Raises BadInput where the free steps hold fewer than ten of either label.
    """
    settings = settings or FitSettings()
    y = labels[~forced]
    few = min(int((y == 1).sum()), int((y == 0).sum()))
    if few < _LEAST_OF_A_LABEL:
        raise BadInput(
            f"Of {len(y)} steps, {int((y == 1).sum())} are branching points: predictors need at least "
            f"{_LEAST_OF_A_LABEL} steps of either kind. More questions are needed."
        )
    x = torch.from_numpy(np.ascontiguousarray(states[~forced].transpose(1, 0, 2), dtype=np.float32))
    mean, scale = x.mean(dim=1, keepdim=True), x.std(dim=1, keepdim=True).clamp_min(1e-6)
    z, target = (x - mean) / scale, torch.from_numpy(y.astype(np.float32))
    weights = _trained(z, target, settings)
    if beside:
        alone = _trained(z[:1, :, -beside:].contiguous(), target, replace(settings, dropout=0.0))
        weights = _mean_of(weights, alone)
    return _folded(weights, mean, scale)


def _mean_of(weights: Sequence[torch.Tensor], alone: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    """One perceptron a layer whose logit is the mean of two: `weights` of whole states, and `alone` [1, …] of their
    last entries."""
    layers, width, hidden = weights[0].shape
    w1, b1, w2, b2 = (w.expand(layers, *w.shape[1:]) for w in alone)
    first = torch.zeros(layers, width, hidden)
    first[:, width - w1.shape[1] :] = w1
    return [
        torch.cat([weights[0], first], dim=2),
        torch.cat([weights[1], b1], dim=2),
        torch.cat([weights[2], w2], dim=1) / 2,
        (weights[3] + b2) / 2,
    ]


def _trained(x: torch.Tensor, y: torch.Tensor, settings: FitSettings) -> list[torch.Tensor]:
    """W1 [layers, width, hidden], b1 [layers, 1, hidden], w2 [layers, hidden, 1], b2 [layers, 1, 1], averaged."""
    generator = torch.Generator().manual_seed(settings.seed)
    layers, n, width = x.shape
    shapes = [
        (layers, width, settings.hidden),
        (layers, 1, settings.hidden),
        (layers, settings.hidden, 1),
        (layers, 1, 1),
    ]
    fan_in = [width, 0, settings.hidden, 0]
    weights = [
        (torch.randn(shape, generator=generator) * (2 / fan) ** 0.5 if fan else torch.zeros(shape)).requires_grad_()
        for shape, fan in zip(shapes, fan_in, strict=True)
    ]
    groups: list[dict[str, Any]] = [
        {"params": weights[::2]},
        {"params": weights[1::2], "weight_decay": 0.0},
    ]
    optimiser = torch.optim.AdamW(groups, lr=settings.learning_rate, weight_decay=settings.weight_decay)
    steps = settings.epochs * -(-n // settings.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, settings.learning_rate, total_steps=steps)
    share = float(y.mean())
    importance = torch.where(y == 1, 0.5 / share, 0.5 / (1 - share))
    sums, taken, step = [torch.zeros_like(w) for w in weights], 0, 0
    for _ in range(settings.epochs):
        order = torch.randperm(n, generator=generator)
        for rows in torch.split(order, settings.batch):
            logits = _logits(x[:, rows], weights, settings.dropout, generator)
            loss = torch.nn.functional.binary_cross_entropy_with_logits(
                logits, y[rows].expand(layers, -1), importance[rows].expand(layers, -1), reduction="sum"
            )
            optimiser.zero_grad()
            (loss / len(rows)).backward()  # type: ignore[no-untyped-call]  # torch types no backward
            optimiser.step()
            schedule.step()
            step += 1
            if step > steps * (1 - settings.averaged):
                taken += 1
                for total, weight in zip(sums, weights, strict=True):
                    total += weight.detach()
    return [total / taken for total in sums]


def _logits(
    x: torch.Tensor, weights: Sequence[torch.Tensor], dropout: float, generator: torch.Generator
) -> torch.Tensor:
    """[layers, rows]: logits of branching; entries of state and hidden layer are dropped at random."""
    w1, b1, w2, b2 = weights
    hidden = torch.relu(torch.baddbmm(b1, _dropped(x, dropout / 2, generator), w1))
    return torch.baddbmm(b2, _dropped(hidden, dropout, generator), w2)[..., 0]


def _dropped(values: torch.Tensor, share: float, generator: torch.Generator) -> torch.Tensor:
    if share <= 0:
        return values
    kept = torch.rand(values.shape, generator=generator) >= share
    return values * kept / (1 - share)


def _folded(weights: Sequence[torch.Tensor], mean: torch.Tensor, scale: torch.Tensor) -> list[LayerPredictor]:
    """Predictors of plain states: ((h − mean) / scale) W1 + b1 = h (W1 / scale) + (b1 − (mean / scale) W1)."""
    w1, b1, w2, b2 = (weight.double() for weight in weights)
    mean, scale = mean.double(), scale.double()
    first = w1 / scale.transpose(1, 2)
    bias = b1 - mean @ first
    return [
        LayerPredictor(
            layer,
            first[layer].float().numpy(),
            bias[layer, 0].float().numpy(),
            w2[layer, :, 0].float().numpy(),
            float(b2[layer, 0, 0]),
        )
        for layer in range(len(first))
    ]
