"""Triplets that teach a sentence encoder what people mean: (phrase, preferred, passed over) (METHODS.md 6; Odin).

Elements are described as the flow describes them ("table column" in words), so that what is learned is what is used.
From hints, each passed-over element gives a triplet. From training questions: a phrase (or the whole question) is
near a column that its query uses, and not near one that it leaves out; and a column's other names are near it.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from adapters.training.names import Renamer
from adapters.training.sources import Pair, elements
from reliability.context import name_match
from reliability.entities import describe, entities
from reliability.values import Element, Hint, HintState


@dataclass(frozen=True)
class Triplet:
    """A text that is nearer to `positive` than to `negative`."""

    anchor: str
    positive: str
    negative: str


def from_hints(hints: Iterable[Hint]) -> list[Triplet]:
    """A triplet for each element that an active hint passes over; each once."""
    found = {
        Triplet(hint.phrase.strip(), describe(hint.preferred), describe(over)): None
        for hint in hints if hint.state is HintState.ACTIVE for over in hint.passed_over
        if describe(over) != describe(hint.preferred)
    }  # fmt: skip
    return list(found)


def from_pairs(pairs: Sequence[Pair], renamer: Renamer, seed: int) -> list[Triplet]:
    """Up to three triplets a question: its words, one of its phrases, and another name of a column it uses."""
    rng = random.Random(seed)
    found: dict[Triplet, None] = {}
    for pair in pairs:
        tables, used = elements(pair.sql)
        inside = [Element(t.name, c.name) for t in pair.schema.tables if t.name in tables for c in t.columns]
        gold = [e for e in inside if e in used]
        others = [e for e in inside if e not in used]
        if not gold or not others:
            continue
        positive, negative = rng.choice(gold), rng.choice(others)
        anchors = [pair.question]
        phrases = [p for p in entities(pair.question) if name_match(p, positive.column)]
        if phrases:
            anchors.append(rng.choice(phrases))
        anchors.append(renamer.rename(positive.column, rng, free=False).replace("_", " ").lower())
        for anchor in anchors:
            if anchor.strip() and describe(positive) != describe(negative):
                found[Triplet(anchor, describe(positive), describe(negative))] = None
    return list(found)


def divided(triplets: Sequence[Triplet], share: float) -> tuple[list[Triplet], list[Triplet]]:
    """Triplets to learn from, and about `share` held out: no phrase is on both sides. Few are all learned from."""

    def fraction(triplet: Triplet) -> float:
        return int.from_bytes(hashlib.sha256(triplet.anchor.lower().encode()).digest()[:4], "big") / 2**32

    if len({t.anchor.lower() for t in triplets}) < 10:
        return list(triplets), []
    return [t for t in triplets if fraction(t) >= share], [t for t in triplets if fraction(t) < share]
