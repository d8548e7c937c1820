"""Merging the layers' sets: by hand, the bounds under the worst dependence, and a permutation that replays."""

from __future__ import annotations

import doctest
import subprocess
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from reliability.errors import BadInput
from reliability.promises import merging
from reliability.promises.merging import Merge, alpha_per_layer, majority, permutation, random_permutation

Flags = NDArray[np.bool_]


def layers(*sets: str) -> Flags:
    """One step's sets, a layer each: "01", "0", "1" or ""."""
    return np.asarray([[["0" in held, "1" in held]] for held in sets])


def as_text(merged: Flags) -> str:
    return "".join(str(y) for y in (0, 1) if merged[0, y])


def test_the_examples_in_the_docstrings_hold() -> None:
    result = doctest.testmod(merging)
    assert result.attempted
    assert not result.failed


def test_the_majority_by_hand() -> None:
    """Of five layers, label 0 is in 3 sets (0.6), label 1 in 4 (0.8)."""
    sets = layers("01", "1", "0", "01", "1")
    assert as_text(majority(sets)) == "01"
    assert as_text(majority(sets, theta=0.6)) == "1"  # 0.6 > 0.6 is false
    assert as_text(majority(sets, theta=0.8)) == ""
    assert as_text(majority(sets, theta=0)) == "01"
    assert as_text(majority(layers("0", "1"))) == ""  # half is no majority


def random_permutation_by_the_book(sets: Flags, order: tuple[int, ...]) -> str:
    """RTS Algorithm 1, line by line, for one step."""
    kept = {0, 1}
    for i in range(1, len(order) + 1):
        counts = {y: sum(bool(sets[layer, 0, y]) for layer in order[:i]) for y in (0, 1)}
        kept &= {y for y, count in counts.items() if count >= i / 2}
    return "".join(str(y) for y in sorted(kept))


def seed_of(order: tuple[int, ...]) -> str:
    return next(seed for seed in map(str, range(10_000)) if permutation(seed, len(order)) == order)


def test_the_random_permutation_by_hand() -> None:
    """Sets {1}, {0}, {0, 1}: in this order the first prefix drops 0; 1 is in 1 of 1, 1 of 2, 2 of 3. The order
    (1, 0, 2) drops 1 at once; in the order (2, 0, 1) both stay: 1 of 1, 1 and 2 of 2, 2 of 3."""
    sets = layers("1", "0", "01")
    for order, expected in [((0, 1, 2), "1"), ((1, 0, 2), "0"), ((2, 0, 1), "01")]:
        assert as_text(random_permutation(sets, seed_of(order))) == expected, order


def test_the_random_permutation_is_algorithm_1_for_every_order_and_never_larger_than_half() -> None:
    rng = np.random.default_rng(1)
    for k in (1, 2, 3, 4, 5):
        for trial in range(60):
            sets = rng.random((k, 1, 2)) < 0.6
            merged = random_permutation(sets, str(trial))
            assert as_text(merged) == random_permutation_by_the_book(sets, permutation(str(trial), k))
            assert set(as_text(merged)) <= {str(y) for y in (0, 1) if sets[:, 0, y].mean() >= 0.5}
            if k % 2:
                assert set(as_text(merged)) <= set(as_text(majority(sets)))


def test_all_steps_of_an_ask_are_merged_in_one_order() -> None:
    rng = np.random.default_rng(2)
    sets = rng.random((5, 40, 2)) < 0.5
    together = random_permutation(sets, "ask")
    apart = np.concatenate([random_permutation(sets[:, [t]], "ask") for t in range(40)])
    assert (together == apart).all()


# --- the seed --------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_order_in_another_process() -> None:
    """Python's own hash of a text differs from process to process; ours must not."""
    code = "from reliability.promises.merging import permutation; print(permutation('Ev0PV52K21', 7))"
    root = Path(__file__).parents[3]
    for hash_seed in ("1", "2"):
        said = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            cwd=root,
            env={"PYTHONHASHSEED": hash_seed},
        )
        assert said.stdout.strip() == str(permutation("Ev0PV52K21", 7)) == "(3, 0, 2, 6, 4, 1, 5)"


def test_every_order_is_as_likely_over_seeds() -> None:
    n = 6000
    counts = Counter(permutation(f"ask-{i}", 3) for i in range(n))
    assert set(counts) == set(permutations(range(3)))
    chi_square = sum((count - n / 6) ** 2 / (n / 6) for count in counts.values())
    assert chi_square < 20.5  # the 0.999 quantile of χ² with 5 degrees of freedom


# --- the bounds ------------------------------------------------------------------------------------


def missing(rng: np.random.Generator, groups: list[list[int]], k: int, steps: int, alpha: float) -> Flags:
    """Sets of label 1 alone that each miss with probability α, the layers of one group always together, the
    groups never at the same step: the dependence that hurts a merge most."""
    which = np.searchsorted(np.cumsum([alpha] * len(groups)), rng.random(steps), side="right")
    sets = np.zeros((k, steps, 2), dtype=bool)
    for layer in range(k):
        of = next(i for i, group in enumerate(groups) if layer in group)
        sets[layer, :, 1] = which != of
    return sets


@pytest.mark.parametrize("merge", list(Merge))
def test_the_promise_holds_under_the_worst_dependence_because_layers_are_calibrated_at_half_alpha(
    merge: Merge,
) -> None:
    """Three of five layers miss together with probability a each, in every choice of three: the merge misses
    with probability 5a/3. At a = α that breaks 1 − α, at a = α/2 it does not."""
    rng = np.random.default_rng(3)
    alpha, steps = 0.1, 60_000

    def missed(at: float) -> float:
        sets = np.ones((5, steps, 2), dtype=bool)
        for step in np.flatnonzero(rng.random(steps) < at * 5 / 3):
            sets[rng.permutation(5)[:3], step, 1] = False
        assert (~sets[:, :, 1]).mean() == pytest.approx(at, abs=0.005)
        merged = majority(sets) if merge is Merge.MAJORITY else random_permutation(sets, "ask")
        return float(1 - merged[:, 1].mean())

    assert missed(alpha) > alpha + 0.05
    assert missed(alpha_per_layer(alpha, merge)) <= alpha


def test_an_order_that_is_the_same_for_all_asks_breaks_the_bound_and_a_seeded_one_keeps_it() -> None:
    """Fifteen layers that miss in groups of 1, 2, 4 and 8. Visited in that order, each group is a majority of
    some prefix, so the merge misses 4α > 2α; in an order drawn for each ask it rarely is."""
    rng = np.random.default_rng(4)
    alpha, steps = 0.05, 4000
    order = permutation("ask-0", 15)  # the groups lie along the first ask's order
    sets = missing(rng, [[*order[:1]], [*order[1:3]], [*order[3:7]], [*order[7:]]], 15, steps, alpha)
    in_one_order = 1 - random_permutation(sets, "ask-0")[:, 1].mean()
    assert in_one_order == pytest.approx(4 * alpha, abs=0.03)
    seeded = np.mean([not random_permutation(sets[:, [t]], f"ask-{t}")[0, 1] for t in range(steps)])
    assert seeded <= 2 * alpha


@pytest.mark.parametrize(
    ("merge", "theta", "expected"),
    [(Merge.MAJORITY, 0.5, 0.05), (Merge.MAJORITY, 0.2, 0.08), (Merge.RANDOM_PERMUTATION, 0.2, 0.05)],
)
def test_alpha_per_layer_by_hand(merge: Merge, theta: float, expected: float) -> None:
    assert alpha_per_layer(0.1, merge, theta) == pytest.approx(expected)


def test_a_majority_of_theta_misses_at_most_alpha_over_one_minus_theta() -> None:
    """The bound is met with equality when a share 1 − θ of the layers miss together."""
    rng = np.random.default_rng(5)
    alpha, steps = 0.1, 40_000
    for theta, together in [(0.2, 4), (0.4, 3), (0.6, 2), (0.8, 1)]:
        sets = np.ones((5, steps, 2), dtype=bool)
        for step in np.flatnonzero(rng.random(steps) < alpha * 5 / together):
            sets[rng.permutation(5)[:together], step, 1] = False
        missed = 1 - majority(sets, theta)[:, 1].mean()
        assert missed == pytest.approx(alpha / (1 - theta), abs=0.01), theta


# --- bad input -------------------------------------------------------------------------------------


def test_sets_of_another_shape_and_a_theta_of_one_are_refused() -> None:
    others: list[Flags] = [
        np.ones((0, 3, 2), dtype=bool),
        np.ones((3, 2), dtype=bool),
        np.ones((3, 4, 3), dtype=bool),
    ]
    for sets in others:
        with pytest.raises(BadInput, match="shape"):
            majority(sets)
        with pytest.raises(BadInput, match="shape"):
            random_permutation(sets, "ask")
    for theta in (-0.1, 1.0):
        with pytest.raises(BadInput, match="θ"):
            majority(layers("0"), theta)
    assert random_permutation(np.ones((3, 0, 2), dtype=bool), "no steps").shape == (0, 2)
