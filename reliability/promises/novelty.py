"""Is a question unlike those that a promise was calibrated on? A conformal test (docs/METHODS.md 5; ours).

Each question has a nonconformity score against all the others: the mean cosine distance to its nearest ones, the share
of its words that nothing explains, and the share of its operations that none of the others asks for. The score is a
symmetric function of the others, and every calibrating question is scored anew with the question that is tested among
its others (full conformal prediction: Vovk, Gammerman, Shafer 2005). So, for questions exchangeable with those that
calibrate, P(p ≤ η) ≤ η holds exactly, with ties, for every η, whatever the score's weights.

Vectors are kept as whole numbers from −127 to 127, and the tested question's is rounded alike: exactness asks that all
are treated the same way.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reliability.errors import BadInput

NEIGHBOURS = 5
UNEXPLAINED, UNSEEN = 0.5, 0.25
"""What a question wholly of unexplained words, or wholly of operations never seen, adds to a distance in [0, 2]."""
_MOST = 127
_TIE = 1e-9  # of scores: sums in another order differ in their last digits
_MOST_BYTES = 1 << 26  # of unpacked arrays: more is no novelty test of ours

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Likeness:
    """What the test looks at: the question's sentence vector in whole numbers from −127 to 127, the share of its words
    that nothing explains, in [0, 1], and the names of its operations."""

    vector: tuple[int, ...]
    unexplained: float = 0.0
    operations: tuple[str, ...] = ()


def likeness(vector: ArrayLike, unexplained: float = 0.0, operations: Iterable[str] = ()) -> Likeness:
    """A likeness from a sentence vector [width] of any length but 0. Raises BadInput for NaN and for a share outside
    [0, 1].

    >>> likeness([0.6, -0.8]).vector
    (95, -127)
    """
    v = np.asarray(vector, dtype=np.float64)
    if v.ndim != 1 or not np.isfinite(v).all() or not 0 <= unexplained <= 1:
        raise BadInput("A question is compared by finite numbers, and a share of its words.")
    most = float(np.abs(v).max(initial=0.0))
    rounded = np.rint(v * (_MOST / most)).astype(int) if most else np.zeros(len(v), dtype=int)
    return Likeness(tuple(rounded.tolist()), float(unexplained), tuple(sorted(set(operations))))


@dataclass(frozen=True, slots=True, eq=False)
class NoveltyTest:
    """The calibrating questions, and the level η in [0, 1) at or below which a p-value says "unlike them".

    `vectors` [n, width] are the questions' as unit rows; `distances` [n, k]: to the k nearest other ones, in rising
    order; `asks` [n, names]: which of the operations `names` each asks for. No text of a question is in it.
    """

    level: float
    questions: tuple[Likeness, ...]
    vectors: Floats
    distances: Floats
    names: tuple[str, ...]
    asks: NDArray[np.bool_]

    def p_value(self, question: Likeness) -> float:
        """p = #{questions at least as strange, itself included} / (n + 1), in (0, 1]; lower = stranger.

        Raises BadInput for a vector of another width.
        """
        to_each = _distances(_unit([question.vector], self.vectors.shape[1]), self.vectors)[0]
        k = max(1, self.distances.shape[1])
        own_nearest = np.sort(to_each)[None, :k]
        nearest = np.sort(np.column_stack([self.distances, to_each]), axis=1)[:, :k]
        names = tuple({**dict.fromkeys(self.names), **dict.fromkeys(question.operations)})
        of_own = np.asarray([[name in question.operations for name in names]], dtype=np.bool_)
        of_others = np.pad(self.asks, ((0, 0), (0, len(names) - len(self.names))))
        known = of_others.sum(axis=0) + of_own[0]
        shares = np.asarray([each.unexplained for each in self.questions])
        own = _scores(own_nearest, np.asarray([question.unexplained]), of_own, known)
        others = _scores(nearest, shares, of_others, known)
        return (1 + int((others >= own - _TIE).sum())) / (len(others) + 1)

    def unlike(self, question: Likeness | None) -> bool:
        """Whether the question is to be asked about: p ≤ η. One that could not be measured is, unless η = 0."""
        if not self.level:
            return False
        return question is None or self.p_value(question) <= self.level

    def to_bytes(self) -> bytes:
        """The calibrating questions as an npz file, the same bytes each time; the level is not in it."""
        arrays: dict[str, NDArray[Any]] = {
            "vectors": np.asarray([each.vector for each in self.questions], dtype=np.int8),
            "unexplained": np.asarray([each.unexplained for each in self.questions]),
            "operations": self.asks,
            "names": np.frombuffer("\n".join(self.names).encode(), dtype=np.uint8),
        }
        with io.BytesIO() as file:
            np.savez(file, **arrays)  # type: ignore[arg-type]  # no name is "file"
            return file.getvalue()


def fit_novelty(questions: Sequence[Likeness], level: float, neighbours: int = NEIGHBOURS) -> NoveltyTest:
    """The test against these questions, one wording of each. Raises BadInput for none, for vectors of several widths,
    and for a level outside [0, 1).

    >>> same, other = likeness([1.0, 0.0]), likeness([0.0, 1.0])
    >>> test = fit_novelty([same] * 19, 0.05)
    >>> test.p_value(same), test.p_value(other)
    (1.0, 0.05)
    """
    if not questions or not 0 <= level < 1 or neighbours < 1:
        raise BadInput("A novelty test needs questions to compare with, a level from 0 to 1, and a neighbour.")
    vectors = _unit([q.vector for q in questions], len(questions[0].vector))
    between = _distances(vectors, vectors)
    np.fill_diagonal(between, np.inf)
    kept = min(neighbours, len(questions) - 1)
    nearest = np.sort(np.partition(between, kept - 1, axis=1)[:, :kept], axis=1)
    names = tuple(sorted({name for each in questions for name in each.operations}))
    asks = np.asarray([[name in each.operations for name in names] for each in questions], dtype=np.bool_)
    return NoveltyTest(level, tuple(questions), vectors, nearest, names, asks.reshape(len(questions), len(names)))


def novelty_from_bytes(content: bytes, level: float, neighbours: int = NEIGHBOURS) -> NoveltyTest:
    """What `to_bytes` wrote, at a level. Raises BadInput for anything else."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            if sum(file.file_size for file in packed.infolist()) > _MOST_BYTES:
                raise BadInput("A novelty test is larger than one can be.")
        with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
            vectors, shares, has = (arrays[name] for name in ("vectors", "unexplained", "operations"))
            names = [name for name in arrays["names"].tobytes().decode().split("\n") if name]
        if vectors.dtype != np.int8 or vectors.ndim != 2 or shares.shape != vectors.shape[:1]:
            raise ValueError("its arrays do not belong together")
        if has.dtype != np.bool_ or has.shape != (len(vectors), len(names)):
            raise ValueError("its operations are not those of its questions")
        if not ((shares >= 0) & (shares <= 1)).all():
            raise ValueError("a share is no share")
        read = [
            Likeness(tuple(map(int, vector)), float(share), tuple(n for n, h in zip(names, row, strict=True) if h))
            for vector, share, row in zip(vectors, shares, has, strict=True)
        ]
        return fit_novelty(read, level, neighbours)
    except (KeyError, TypeError, ValueError, OSError, EOFError, zipfile.BadZipFile) as error:
        raise BadInput(f"Not a novelty test: {error}") from error


def _scores(distances: Floats, unexplained: Floats, asks: NDArray[np.bool_], known: NDArray[np.int64]) -> Floats:
    """How strange each of n questions is, higher = stranger: of its `distances` [n, k], its share of `unexplained`
    words [n], and which operations it `asks` for [n, names], where `known` [names] counts each in all questions."""
    unseen = (asks & (known < 2)).sum(axis=1) / np.maximum(1, asks.sum(axis=1))
    scores: Floats = distances.mean(axis=1) + UNEXPLAINED * unexplained + UNSEEN * unseen
    return scores


def _unit(vectors: Sequence[Sequence[int]], width: int) -> Floats:
    if any(len(vector) != width for vector in vectors):
        raise BadInput("Questions are compared by vectors of one encoder: their widths differ.")
    v = np.asarray(vectors, dtype=np.float64).reshape(len(vectors), width)
    unit: Floats = v / np.maximum(np.linalg.norm(v, axis=1, keepdims=True), 1e-12)
    return unit


def _distances(a: Floats, b: Floats) -> Floats:
    """Cosine distances [len(a), len(b)], in [0, 2]."""
    cosines: Floats = a @ b.T
    return np.subtract(1, np.clip(cosines, -1, 1, out=cosines), out=cosines)
