"""Triplets that teach a sentence encoder what people mean: (phrase, preferred, passed over) (docs/METHODS.md 6; Odin).

Elements are described as the flow describes them ("table column" in words), so that what is learned is what is used.
From hints, each passed-over element gives a triplet. From training questions: a phrase (or the whole question) is
near a column that its query uses, and not near one that it leaves out; and a column's other names are near it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from adapters.training.data.names import Renamer
from adapters.training.data.sources import Pair, elements
from reliability.context import name_match
from reliability.question.entities import describe, entities
from reliability.values import Element, Hint, HintState


@dataclass(frozen=True)
class Triplet:
    """A text that is nearer to `positive` than to `negative`."""

    anchor: str
    positive: str
    negative: str


def from_hints(hints: Iterable[Hint]) -> list[Triplet]:
    """A triplet for each element that a hint in use passes over, unless it is in doubt; each once."""
    found = {
        Triplet(hint.phrase.strip(), describe(hint.preferred), describe(over)): None
        for hint in hints
        if hint.state is HintState.ACTIVE and hint.firm
        for over in hint.passed_over
        if describe(over) != describe(hint.preferred)
    }
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
