"""Things that data commonly hold or lack (lexicon/concepts.txt), and how a question may word them in another order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reliability.accounting.account import Piece, Role
from reliability.accounting.lexicon import FUNCTION_WORDS, sets
from reliability.accounting.tokens import root, roots

CONCEPTS = frozenset(roots(phrase) for line in sets("concepts.txt") for phrase in line)
_WINDOW = 5  # pieces that one thing's words may stand in
_ENDINGS = ("ation", "ition", "ment", "ance", "ence", "ness", "ion", "ing", "al", "er", "or", "ed")
_LEAST_STEM = 4
_FUNCTION_ROOTS = frozenset(map(root, FUNCTION_WORDS))


def derived_stem(word: str) -> str:
    """What a verb and the nouns made of it have in common.

    >>> [derived_stem(root(word)) for word in ("abandoned", "abandonment", "visitors", "visited", "approval")]
    ['abandon', 'abandon', 'visit', 'visit', 'approv']
    """
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST_STEM:
            return word[: -len(ending)]
    return word


def _worded() -> dict[str, list[frozenset[str]]]:
    """Concepts of two and three words as sets of stems, by each of their stems."""
    found: dict[str, list[frozenset[str]]] = {}
    for concept in CONCEPTS:
        stems = frozenset(derived_stem(word) for word in concept if word not in _FUNCTION_ROOTS)
        if 2 <= len(stems) <= 3:
            for stem in stems:
                found.setdefault(stem, []).append(stems)
    return found


_WORDED = _worded()


def reworded_concepts(pieces: Sequence[Piece]) -> Iterator[tuple[int, int]]:
    """Stretches text[start:end] whose words make up one thing in any order, of which one word nothing explains: "visited
    our website", "carts that were abandoned"."""
    stems = [
        set() if piece.of(Role.OPERATION) else {derived_stem(word) for word in roots(piece.text)} for piece in pieces
    ]
    for place, piece in enumerate(pieces):
        if piece.explanations:
            continue
        low, high = max(0, place - _WINDOW + 1), min(len(pieces), place + _WINDOW)
        for concept in (each for stem in stems[place] for each in _WORDED.get(stem, ())):
            at = [near for near in range(low, high) if stems[near] & concept]
            if all(any(word in stems[near] for near in at) for word in concept) and at[-1] - at[0] < _WINDOW:
                yield pieces[at[0]].start, pieces[at[-1]].end
                break
