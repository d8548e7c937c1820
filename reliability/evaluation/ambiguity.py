"""Both readings of an ambiguous question among the first so many, by how candidates are made (docs/METHODS.md 2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

PLACES = tuple(range(1, 11))
_MOST = PLACES[-1]
_DRAWS = 1_000
GREEDY = "greedy"
"""The method that writes one query alone: what further calls of the model must be worth more than."""
WITH_CLAUSES = "rewriting with clauses"
"""Rewriting that adds a condition or a join, too."""
WITH_SIBLINGS, SELECTED = "composed with siblings", "selected"
"""Composed queries, each with its likeliest siblings by names, or only those that the selector takes for a reading."""
_FEW = 4
_RIVALS = {"twice sampling": ("sampling", 2.0), "forced diversity": ("forced diversity", 1.0)}


@dataclass(frozen=True, slots=True)
class FoundReadings:
    """What a method found: the places (from 1) of the two readings among its distinct results, None = not among them;
    how many results there are, the seconds of the processor that all of it took, and the completions that the model was
    asked for (`calls`)."""

    one: int | None
    other: int | None
    results: int
    seconds: float
    calls: int

    def both_in(self, k: int) -> float:
        """1 where both readings are among the first k, else 0."""
        return float(self.one is not None and self.other is not None and max(self.one, self.other) <= k)

    def either_in(self, k: int) -> float:
        """1 where one of them is, else 0."""
        return float(any(place is not None and place <= k for place in (self.one, self.other)))

    def accuracy_in(self, k: int) -> float:
        """How likely what an asker means is among the first k, who means either reading as often."""
        return sum(place is not None and place <= k for place in (self.one, self.other)) / 2

    def shown_in(self, k: int) -> float:
        """How many results are shown where k are at most."""
        return float(min(k, self.results))


@dataclass(frozen=True, slots=True)
class LowConfidence:
    """What CKIF's detection says of a greedy query (docs/METHODS.md 2.3): whether a step of it is `unsure`, whether its
    result is that of one of the readings (`right`), and whether what comes first of it and its rewrites gives one
    (`right_after`; where no step is unsure there are none)."""

    unsure: bool
    right: bool
    right_after: bool


@dataclass(frozen=True, slots=True)
class AmbiguousAsk:
    """An ambiguous question of a database, of which every method found something. `kind` is what is ambiguous: column,
    table, join or aggregate; `linked` whether the tables of both readings were linked; `second` whether the question
    gets a second reading on a database that nothing was done to, `detected` what is said of the greedy query (None =
    not asked)."""

    id: str
    kind: str
    database: str
    found: Mapping[str, FoundReadings] = field(default_factory=dict)
    linked: bool = True
    second: bool | None = None
    detected: LowConfidence | None = None


Measure = Callable[[FoundReadings, int], float]
_MEASURES: Mapping[str, Measure] = {
    "both_in_k": FoundReadings.both_in,
    "either_in_k": FoundReadings.either_in,
    "avg_acc": FoundReadings.accuracy_in,
    "avg_result_size": FoundReadings.shown_in,
}


def ambiguity_figures(asks: Sequence[AmbiguousAsk]) -> dict[str, Any]:
    """`both_in_k`, `either_in_k` and `avg_acc` (shares in [0, 1]) and `avg_result_size` (results shown): method → kind
    → k → mean, and in `intervals` their 95 % intervals from a bootstrap over databases, whose questions are alike. `n`
    and `databases` say how many of each kind there are, `linked` for what share the tables of both readings were
    linked.

    `beyond` is BothInTopK at ten less that of sampling, twice, and of forced diversity, paired by question, with
    intervals. `gain` is BothInTopK at ten less that of the greedy query, likewise, with the further `calls` of the
    model for a question and what each of them gains (`per_call`; None where there is no further call). `selected`: of
    the pairs that the composed queries with siblings hold among ten, the share that the selector's hold among four, and
    the share of unambiguous questions with a second reading, each with its interval. `detection`: of the greedy queries
    with an unsure step the share that is wrong (`precision`), of the wrong ones the share with such a step (`recall`),
    the share of all that is right before and after rewriting (`before`, `after`) and what that `gained`, likewise.
    `calls` and `seconds` (of the processor) are means for a question.
    """
    kinds = sorted({ask.kind for ask in asks})
    of = {kind: [ask for ask in asks if ask.kind == kind] for kind in kinds}
    methods = list(dict.fromkeys(method for ask in asks for method in ask.found))
    figures: dict[str, Any] = {
        "n": {kind: len(of[kind]) for kind in kinds},
        "databases": {kind: len({ask.database for ask in of[kind]}) for kind in kinds},
        "linked": {kind: _mean(float(ask.linked) for ask in of[kind]) for kind in kinds},
    }
    intervals: dict[str, Any] = {}
    for name, measure in _MEASURES.items():
        each = {m: {kind: _by_k(of[kind], m, measure) for kind in kinds} for m in methods}
        figures[name] = {m: {kind: means for kind, (means, _) in by.items()} for m, by in each.items()}
        intervals[name] = {m: {kind: around for kind, (_, around) in by.items()} for m, by in each.items()}
    figures["intervals"] = intervals
    figures["beyond"] = {
        name: {m: {kind: _beyond(of[kind], m, rival, times) for kind in kinds} for m in methods if m != rival}
        for name, (rival, times) in _RIVALS.items()
        if rival in methods
    }
    others = [method for method in methods if method != GREEDY] if GREEDY in methods else []
    figures["gain"] = {m: {kind: _gain(of[kind], m) for kind in kinds} for m in others}
    found = [ask for ask in asks if WITH_SIBLINGS in ask.found and ask.found[WITH_SIBLINGS].both_in(_MOST)]
    kept = [(ask.database, ask.found[SELECTED].both_in(_FEW)) for ask in found if SELECTED in ask.found]
    second = [(ask.database, float(ask.second)) for ask in asks if ask.second is not None]
    figures["selected"] = {"kept": _share_of(kept), "second_reading": _share_of(second)}
    figures["detection"] = detection_figures(asks)
    for name in ("calls", "seconds"):
        figures[name] = {m: _mean(getattr(ask.found[m], name) for ask in asks if m in ask.found) for m in methods}
    return figures


def detection_figures(asks: Sequence[AmbiguousAsk]) -> dict[str, Any]:
    """Precision and recall of low-confidence steps where the truth is that the greedy query is wrong (CKIF, section
    4.1), and its execution accuracy before and after rewriting: each `n`, `share` in [0, 1] and 95 % `interval`."""
    found = [(ask.database, ask.detected) for ask in asks if ask.detected is not None]
    return {
        "precision": _share_of([(name, float(not each.right)) for name, each in found if each.unsure]),
        "recall": _share_of([(name, float(each.unsure)) for name, each in found if not each.right]),
        "before": _share_of([(name, float(each.right)) for name, each in found]),
        "after": _share_of([(name, float(each.right_after)) for name, each in found]),
        "gained": _share_of([(name, float(each.right_after) - float(each.right)) for name, each in found]),
    }


def _by_k(asks: Sequence[AmbiguousAsk], method: str, measure: Measure) -> tuple[dict[str, Any], dict[str, Any]]:
    """Of a method and a kind: k → mean, and k → its interval."""
    those = [ask for ask in asks if method in ask.found]
    if not those:
        return {str(k): None for k in PLACES}, {str(k): None for k in PLACES}
    values = np.array([[measure(ask.found[method], k) for k in PLACES] for ask in those])
    means = dict(zip(map(str, PLACES), np.round(values.mean(axis=0), 4).tolist(), strict=True))
    around = over_databases([ask.database for ask in those], values)
    return means, {str(k): around[place] if around else None for place, k in enumerate(PLACES)}


def _beyond(asks: Sequence[AmbiguousAsk], method: str, rival: str, times: float) -> dict[str, Any]:
    """By how much a method's BothInTopK at ten is above so many times that of another."""
    those = [ask for ask in asks if method in ask.found and rival in ask.found]
    gains = [ask.found[method].both_in(_MOST) - times * ask.found[rival].both_in(_MOST) for ask in those]
    around = over_databases([ask.database for ask in those], [[gain] for gain in gains])
    return {"difference": _mean(gains), "interval": around[0] if around else None}


def _gain(asks: Sequence[AmbiguousAsk], method: str) -> dict[str, Any]:
    """By how much a method's BothInTopK at ten is above that of the greedy query, and what each further call gains."""
    those = [ask for ask in asks if method in ask.found and GREEDY in ask.found]
    further = _mean(float(ask.found[method].calls - ask.found[GREEDY].calls) for ask in those)
    gain = _beyond(those, method, GREEDY, 1.0)
    difference = gain["difference"]
    per_call = round(difference / further, 4) if difference is not None and further and further > 0 else None
    return {**gain, "calls": further, "per_call": per_call}


def _share_of(values: Sequence[tuple[str, float]]) -> dict[str, Any]:
    """The mean of values of databases, with its interval over these, and how many there are."""
    around = over_databases([name for name, _ in values], [[value] for _, value in values])
    return {"n": len(values), "share": _mean(value for _, value in values), "interval": around[0] if around else None}


def over_databases(databases: Sequence[str], values: ArrayLike, seed: int = 0) -> list[tuple[float, float]] | None:
    """The 95 % intervals of means [columns] of `values` [questions, columns], whole databases drawn with replacement;
    None where there are fewer than two.

    >>> over_databases(["a", "a", "b"], [[1, 0], [1, 0], [1, 0]])
    [(1.0, 1.0), (0.0, 0.0)]
    """
    names = sorted(set(databases))
    if len(names) < 2:
        return None
    belongs = np.array([[database == name for database in databases] for name in names], dtype=float)
    drawn = np.random.default_rng(seed).integers(len(names), size=(_DRAWS, len(names)))
    times = (drawn[:, :, None] == np.arange(len(names))).sum(axis=1)
    means = times @ (belongs @ np.asarray(values, dtype=float)) / (times @ belongs.sum(axis=1))[:, None]
    low, high = np.round(np.quantile(means, (0.025, 0.975), axis=0), 4).tolist()
    return list(zip(low, high, strict=True))


def _mean(values: Iterable[float]) -> float | None:
    each = list(values)
    return round(sum(each) / len(each), 4) if each else None


# --- what a person's choices are worth later (docs/METHODS.md 6) -----------------------------------


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
    return {name: _after_choices(those, pieces) for name, those in {**kinds, "all": list(asks)}.items()}


def _after_choices(asks: Sequence[AfterChoices], pieces: Sequence[int]) -> dict[str, Any]:
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
        "points": {"gain": round(after - before, 4), "interval": _gained(names, values)} if asks else None,
    }


def _gained(names: Sequence[str], values: Sequence[Sequence[float]]) -> tuple[float, float] | None:
    found = over_databases(names, [[row[-2] - row[0]] for row in values])
    return found[0] if found else None
