"""NeuralNDCG: a ranking measure that can be differentiated (Pobrotyn & Białobrzeski 2021, arXiv 2102.07831).

CKIF's second stage learns with it (paper: 3.5.2). Sorting is relaxed to a matrix by NeuralSort: row i says, softly,
which item stands at rank i. Applied to the gains it gives softly sorted gains, and from them a soft NDCG.
"""

from __future__ import annotations

import torch
from torch import Tensor

_SINKHORN_ROUNDS = 50
_ENOUGH = 1e-6


def neural_sort(scores: Tensor, temperature: float) -> Tensor:
    """P̂(τ) [n, n] of scores [n]: row i = softmax(((n + 1 − 2i)·s − A·1) / τ), A_jk = |s_j − s_k|, i = 1 … n.

    Each row sums to 1; as τ → 0 it becomes the permutation that sorts the scores, highest first.

    >>> neural_sort(torch.tensor([1.0, 3.0, 2.0]), 1e-3).argmax(1).tolist()
    [1, 2, 0]
    """
    n = scores.shape[0]
    distances = (scores[:, None] - scores[None, :]).abs().sum(1)
    ranks = n + 1 - 2 * torch.arange(1, n + 1, device=scores.device, dtype=scores.dtype)
    return ((ranks[:, None] * scores[None, :] - distances[None, :]) / temperature).softmax(-1)


def doubly_stochastic(matrix: Tensor) -> Tensor:
    """Sinkhorn scaling: columns and rows in turn, until both sum to 1 (NeuralSort's columns need not)."""
    for _ in range(_SINKHORN_ROUNDS):
        matrix = matrix / matrix.sum(0, keepdim=True).clamp_min(1e-10)
        matrix = matrix / matrix.sum(1, keepdim=True).clamp_min(1e-10)
        if float((matrix.sum(0) - 1).abs().max().detach()) < _ENOUGH:
            break
    return matrix


def neural_ndcg(scores: Tensor, relevance: Tensor, temperature: float = 1.0, k: int | None = None) -> Tensor:
    """NeuralNDCG@k(τ) in [0, 1], higher = better ranked; gains 2^y − 1, discounts 1 / log₂(1 + rank) (eq. 6).

    `scores` and `relevance` are [n]. 1 where nothing is relevant: then every order is ideal (and has no gradient).
    With two items of scores 1 and 0, the second relevant, τ = 1: softly sorted gains σ(−1), σ(1), so
    0.2689 + 0.7311 / log₂ 3 = 0.7302.

    >>> round(float(neural_ndcg(torch.tensor([1.0, 0.0]), torch.tensor([0.0, 1.0]))), 4)
    0.7302
    """
    places = scores.shape[0] if k is None else min(k, scores.shape[0])
    gains = torch.pow(2.0, relevance) - 1.0
    ranks = torch.arange(2, 2 + places, device=scores.device, dtype=scores.dtype)
    discounts = 1.0 / torch.log2(ranks)
    ideal = (gains.sort(descending=True).values[:places] * discounts).sum()
    if float(ideal) == 0.0:
        return (scores * 0.0).sum() + 1.0
    softly_sorted = doubly_stochastic(neural_sort(scores, temperature)) @ gains
    found: Tensor = (softly_sorted[:places] * discounts).sum() / ideal
    return found


def ndcg(scores: Tensor, relevance: Tensor, k: int | None = None) -> float:
    """NDCG@k in [0, 1] of an order by falling scores, the first of equal ones first; 1 where nothing is relevant."""
    places = scores.shape[0] if k is None else min(k, scores.shape[0])
    gains = (torch.pow(2.0, relevance) - 1.0).double()
    discounts = 1.0 / torch.log2(torch.arange(2, 2 + places, dtype=torch.float64))
    ideal = float((gains.sort(descending=True).values[:places] * discounts).sum())
    order = scores.argsort(descending=True, stable=True)
    return float((gains[order][:places] * discounts).sum()) / ideal if ideal else 1.0
