"""What a novelty test costs among questions alike, and what it catches under shift (docs/METHODS.md 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

import numpy as np

from reliability.errors import BadInput
from reliability.evaluation.record_check import Share
from reliability.promises.novelty import Likeness, fit_novelty

_HALF_DELTA = 0.025  # on each side of a 95 % interval
HALVES = 20


@dataclass(frozen=True, slots=True)
class NoveltyMeasured:
    """A question of a set: what the test looks at, whose voice it is and of which kind, as far as its log says."""

    likeness: Likeness
    kind: str = ""
    voice: str = ""


def flagged(known: Sequence[NoveltyMeasured], new: Sequence[NoveltyMeasured], level: float) -> dict[str, Any]:
    """How many of `new` a test against `known` calls unlike them: a count, its share with a 95 % interval, and by kind.
    Raises BadInput for no questions."""
    if not new:
        raise BadInput("There are no questions to test.")
    test = fit_novelty([each.likeness for each in known], level)
    unlike = [test.unlike(each.likeness) for each in new]
    kinds, caught = Counter(each.kind for each in new), Counter(e.kind for e, u in zip(new, unlike, strict=True) if u)
    return {
        "against": len(known),
        **_share(sum(unlike), len(unlike)),
        "by_kind": {kind: _share(caught[kind], of) for kind, of in sorted(kinds.items()) if kind},
    }


def halves_flagged(questions: Sequence[NoveltyMeasured], level: float, halves: int = HALVES) -> dict[str, Any]:
    """The cost among questions alike: of random halves, each is tested against the other, so that at most the level is
    expected. The mean share over seeded divisions, the least and the most."""
    shares = []
    for seed in range(halves):
        order = np.random.default_rng(seed).permutation(len(questions)).tolist()
        one, other = ([questions[i] for i in part] for part in (order[::2], order[1::2]))
        shares += [flagged(one, other, level)["share"], flagged(other, one, level)["share"]]
    return {
        "halves": halves,
        "questions": len(questions),
        "mean": fmean(shares),
        "least": min(shares),
        "most": max(shares),
    }


def each_voice_flagged(questions: Sequence[NoveltyMeasured], level: float) -> dict[str, Any]:
    """Each voice tested against all the others: of all together, and each voice's share."""
    voices = sorted({each.voice for each in questions})
    found: Mapping[str, dict[str, Any]] = {
        voice: flagged(
            [each for each in questions if each.voice != voice], [e for e in questions if e.voice == voice], level
        )
        for voice in voices
    }
    count, of = (sum(one[name] for one in found.values()) for name in ("count", "of"))
    return {**_share(count, of), "voices": {voice: one["share"] for voice, one in found.items()}}


def _share(count: int, of: int) -> dict[str, Any]:
    """A count, its share, and the share's Clopper–Pearson interval of 95 %."""
    found = Share(count, of, _HALF_DELTA)
    return {"count": count, "of": of, "share": found.share, "low": found.lowest, "high": found.highest}
