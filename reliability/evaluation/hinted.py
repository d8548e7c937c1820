"""What a person's choices are worth later, as shares with intervals over databases (docs/METHODS.md 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reliability.evaluation.ambiguity import over_databases


@dataclass(frozen=True, slots=True)
class AfterChoices:
    """A question of a database: whether the reading that comes first is what its person means, after so many choices
    (`right`, fewest choices first), and whether without any it is one that somebody may mean."""

    kind: str
    database: str
    right: Sequence[bool]
    either: bool


def hint_figures(asks: Sequence[AfterChoices], pieces: Sequence[int]) -> dict[str, Any]:
    """Of each kind and of all: `n`, `databases`, `right` (number of choices → share in [0, 1] of questions whose first
    reading is what is meant, with intervals), `perfect` (that share were the right member of its family always first),
    and `gained` (of what a perfect choice would gain the share that is gained after the most choices; None where it
    would gain nothing), `points` (what is gained). 95 % intervals, from a bootstrap over databases."""
    kinds = {kind: [ask for ask in asks if ask.kind == kind] for kind in sorted({ask.kind for ask in asks})}
    return {name: _figures(those, pieces) for name, those in {**kinds, "all": list(asks)}.items()}


def _figures(asks: Sequence[AfterChoices], pieces: Sequence[int]) -> dict[str, Any]:
    names = [ask.database for ask in asks]
    values = [[*map(float, ask.right), float(ask.either)] for ask in asks]
    around = over_databases(names, values) if asks else None
    means = [round(sum(column) / len(asks), 4) for column in zip(*values, strict=True)]
    shares = {
        str(number): {"share": means[place], "interval": around[place] if around else None}
        for place, number in enumerate(pieces if asks else ())
    }
    before, after, perfect = (means[0], means[-2], means[-1]) if asks else (0.0, 0.0, 0.0)
    return {
        "n": len(asks),
        "databases": len(set(names)),
        "right": shares,
        "perfect": perfect if asks else None,
        "gained": round((after - before) / (perfect - before), 4) if perfect > before else None,
        "points": {"gain": round(after - before, 4), "interval": _gain(names, values)} if asks else None,
    }


def _gain(names: Sequence[str], values: Sequence[Sequence[float]]) -> tuple[float, float] | None:
    found = over_databases(names, [[row[-2] - row[0]] for row in values])
    return found[0] if found else None
