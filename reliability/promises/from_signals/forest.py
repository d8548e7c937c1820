"""A random forest: signals → P(right), where signals decide together (docs/METHODS.md 5; Breiman 2001).

A weight for each signal cannot say "sure, unless another reading is as likely": a tree can. Each tree is grown on a
bootstrap of the fitting readings, tries a few signals at a division, and ends in leaves of several readings; P(right)
is the mean over trees of the share of right ones in the leaf that a reading falls into. Trees are kept as plain arrays,
so that answering needs no library and a record is read without running what it holds.

Breiman: https://doi.org/10.1023/A:1010933404324
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reliability.errors import BadInput

TREES, LEAST_IN_LEAF = 300, 4
_MOST_BYTES = 1 << 26  # of unpacked arrays: more is no forest of ours
_PARTS = ("roots", "signal", "threshold", "below", "above", "share")


@dataclass(frozen=True, slots=True, eq=False)
class Forest:
    """`signals` names its inputs. Nodes of all trees stand in one row: `roots` [trees]; of each node `signal` [nodes],
    −1 in a leaf, the `threshold` up to which a reading goes `below` and not `above` (nodes of a higher number), and the
    `share` of right readings in a leaf, in [0, 1]."""

    signals: tuple[str, ...]
    roots: NDArray[np.int32]
    signal: NDArray[np.int16]
    threshold: NDArray[np.float64]
    below: NDArray[np.int32]
    above: NDArray[np.int32]
    share: NDArray[np.float64]

    def predict(self, signals: ArrayLike) -> NDArray[np.float64]:
        """[n, signals] in the order of `signals` → [n], in [0, 1]. Raises BadInput for another shape, and outside
        [0, 1]."""
        x = np.asarray(signals, dtype=np.float32)  # what trees are grown on
        if x.ndim != 2 or x.shape[1] != len(self.signals):
            raise BadInput(f"Expected {len(self.signals)} signals for each question, not shape {x.shape}.")
        if not ((x >= 0) & (x <= 1)).all():
            raise BadInput("A signal must be a number from 0 to 1.")
        at = np.tile(self.roots, (len(x), 1))
        rows = np.arange(len(x))[:, None]
        while (inner := self.signal[at] >= 0).any():
            goes_below = x[rows, self.signal[at]] <= self.threshold[at]
            at = np.where(inner, np.where(goes_below, self.below[at], self.above[at]), at)
        found: NDArray[np.float64] = self.share[at].mean(axis=1)
        return found

    def to_bytes(self) -> bytes:
        """Its trees as an npz file, the same bytes each time; the names of the signals are not in it."""
        with io.BytesIO() as file:
            np.savez_compressed(file, **{name: getattr(self, name) for name in _PARTS})
            return file.getvalue()


def forest_from_bytes(content: bytes, signals: Sequence[str]) -> Forest:
    """What `to_bytes` wrote, with the names of its signals. Raises BadInput for anything else."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            if sum(file.file_size for file in packed.infolist()) > _MOST_BYTES:
                raise BadInput("A forest is larger than one can be.")
        with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
            roots, signal, threshold, below, above, share = (arrays[name] for name in _PARTS)
        found = Forest(tuple(signals), roots, signal, threshold, below, above, share)
        _check(found)
    except (KeyError, TypeError, ValueError, IndexError, OSError, EOFError, zipfile.BadZipFile) as error:
        raise BadInput(f"Not a forest: {error}") from error
    return found


def _check(forest: Forest) -> None:
    """That every way through it ends in a leaf, whatever a hand changed: children have higher numbers."""
    nodes, inner = np.arange(len(forest.signal)), forest.signal >= 0
    of_nodes = (forest.signal, forest.threshold, forest.below, forest.above, forest.share)
    if any(part.shape != nodes.shape for part in of_nodes) or forest.roots.ndim != 1 or not len(forest.roots):
        raise ValueError("its arrays do not belong together")
    children = np.concatenate([forest.below[inner], forest.above[inner]])
    parents = np.concatenate([nodes[inner], nodes[inner]])
    if not ((forest.roots >= 0) & (forest.roots < len(nodes))).all() or (forest.signal >= len(forest.signals)).any():
        raise ValueError("it names nodes or signals that are not there")
    if not ((children > parents) & (children < len(nodes))).all():
        raise ValueError("a way through it does not end")
    if not np.isfinite(forest.threshold).all() or not ((forest.share >= 0) & (forest.share <= 1)).all():
        raise ValueError("its numbers are none that a forest gives")


def fit_forest(signals: ArrayLike, right: ArrayLike, names: Sequence[str], seed: int = 0) -> Forest:
    """Grow a forest on `signals` [n, len(names)] in [0, 1] and `right` [n] (1 or 0), as scikit-learn grows it.

    Raises BadInput where all are right or all wrong.
    """
    x, y = np.asarray(signals, dtype=np.float32), np.asarray(right, dtype=np.float64)
    if x.ndim != 2 or x.shape != (len(y), len(names)) or set(np.unique(y)) != {0.0, 1.0}:
        raise BadInput("A forest needs signals of right answers (1) and of wrong ones (0).")
    from sklearn.ensemble import RandomForestClassifier  # here, since only fitting needs it and it takes a second

    grown: Any = RandomForestClassifier(TREES, min_samples_leaf=LEAST_IN_LEAF, random_state=seed).fit(x, y)
    trees = [each.tree_ for each in grown.estimators_]
    starts = np.cumsum([0, *(tree.node_count for tree in trees[:-1])])
    leaf = np.concatenate([tree.children_left for tree in trees]) < 0

    def children(name: str) -> NDArray[np.int32]:
        ordered = [getattr(tree, name) + start for tree, start in zip(trees, starts, strict=True)]
        return np.where(leaf, 0, np.concatenate(ordered)).astype(np.int32)

    counts = np.concatenate([tree.value[:, 0, :] for tree in trees])
    return Forest(
        tuple(names),
        starts.astype(np.int32),
        np.where(leaf, -1, np.concatenate([tree.feature for tree in trees])).astype(np.int16),
        np.where(leaf, 0.0, np.concatenate([tree.threshold for tree in trees])),
        children("children_left"),
        children("children_right"),
        np.asarray(counts[:, 1] / counts.sum(axis=1)),
    )
