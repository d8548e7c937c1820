"""Both readings of an ambiguous question among the first so many, by how candidates are made (docs/METHODS.md 2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

PLACES = (1, 2, 4, 6, 8, 10)
_DRAWS = 1_000


@dataclass(frozen=True, slots=True)
class FoundReadings:
    """What a method found: the places (from 1) of the two readings among its distinct results, None = not among them;
    how many results there are, and the seconds of the processor that all of it took."""

    one: int | None
    other: int | None
    results: int
    seconds: float

    def both_in(self, k: int) -> bool:
        """Whether both readings are among the first k."""
        return self.one is not None and self.other is not None and max(self.one, self.other) <= k

    def either_in(self, k: int) -> bool:
        """Whether one of them is."""
        return any(place is not None and place <= k for place in (self.one, self.other))


@dataclass(frozen=True, slots=True)
class AmbiguousAsk:
    """An ambiguous question of a database, of which every method found something. `kind` is what is ambiguous: column,
    table or join."""

    id: str
    kind: str
    database: str
    found: Mapping[str, FoundReadings] = field(default_factory=dict)


def ambiguity_figures(asks: Sequence[AmbiguousAsk]) -> dict[str, Any]:
    """`both_in_k` and `either_in_k`: method → kind → k → share in [0, 1], `n` how many questions of each kind there are,
    and of `both_in_k` and `either_in_k` 95 % `intervals` from a bootstrap over databases, whose questions are alike.
    """
    methods = list(dict.fromkeys(method for ask in asks for method in ask.found))
    kinds = sorted({ask.kind for ask in asks})
    figures: dict[str, Any] = {"n": {kind: sum(ask.kind == kind for ask in asks) for kind in kinds}}
    figures["databases"] = {kind: len({ask.database for ask in asks if ask.kind == kind}) for kind in kinds}
    intervals: dict[str, Any] = {}
    for name, among in (("both_in_k", FoundReadings.both_in), ("either_in_k", FoundReadings.either_in)):
        shares: dict[str, Any] = {}
        intervals[name] = {}
        for method in methods:
            shares[method], intervals[name][method] = {}, {}
            for kind in kinds:
                of = [ask for ask in asks if ask.kind == kind and method in ask.found]
                held = {k: [among(ask.found[method], k) for ask in of] for k in PLACES}
                shares[method][kind] = {str(k): _share(each) for k, each in held.items()}
                names = [ask.database for ask in of]
                intervals[name][method][kind] = {str(k): over_databases(names, each) for k, each in held.items()}
        figures[name] = shares
    figures["intervals"] = intervals
    figures["seconds"] = {
        method: _mean(ask.found[method].seconds for ask in asks if method in ask.found) for method in methods
    }
    return figures


def over_databases(databases: Sequence[str], held: Sequence[bool], seed: int = 0) -> tuple[float, float] | None:
    """The 95 % interval of a share, its questions drawn by whole databases; None where there are fewer than two.

    >>> over_databases(["a", "a", "b"], [True, True, True])
    (1.0, 1.0)
    """
    names = sorted(set(databases))
    if len(names) < 2:
        return None
    of = {name: n for n, name in enumerate(names)}
    right, every = np.zeros(len(names)), np.zeros(len(names))
    for name, yes in zip(databases, held, strict=True):
        right[of[name]] += yes
        every[of[name]] += 1
    drawn = np.random.default_rng(seed).integers(len(names), size=(_DRAWS, len(names)))
    low, high = np.quantile(right[drawn].sum(axis=1) / every[drawn].sum(axis=1), (0.025, 0.975))
    return round(float(low), 4), round(float(high), 4)


def _share(held: Sequence[bool]) -> float | None:
    return round(sum(held) / len(held), 4) if held else None


def _mean(values: Iterable[float]) -> float | None:
    each = list(values)
    return round(sum(each) / len(each), 3) if each else None
