"""Things that data commonly hold or lack (lexicon/concepts.txt), and how a question may word them in another order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from reliability.accounting.account import Explanation, Piece, Role
from reliability.accounting.spelling import KnownSpellings
from reliability.accounting.tokens import root, roots
from reliability.lexicon import EVERYDAY, FUNCTION_WORDS, lines, sets

CONCEPTS = frozenset(roots(phrase) for line in sets("concepts.txt") for phrase in line)
_SPELLED = KnownSpellings(sorted({word for line in sets("concepts.txt") for said in line for word in said.split()}))
_KNOWN = frozenset(map(root, EVERYDAY)) | {word for line in lines("nouns.txt") for word in line.split()}
_TRAITS = frozenset(
    map(
        roots,
        "age|nationality|citizenship|birthday|date of birth|gender|sex|religion|marital status|occupation|review"
        "|star rating|customer review|product review|review score".split("|"),
    )
)
_A_TABLE = 0.75  # a table that a word means at least so well is one that the question is about
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
    for concept in sorted(CONCEPTS, key=lambda each: (-len(each), each)):
        stems = frozenset(derived_stem(word) for word in concept if word not in _FUNCTION_ROOTS)
        if 2 <= len(stems) <= 3:
            for stem in stems:
                found.setdefault(stem, []).append(stems)
    return found


_WORDED = _worded()


def reworded_concepts(pieces: Sequence[Piece]) -> Iterator[tuple[int, int]]:
    """Stretches text[start:end] whose words make up one thing in any order, of which one word nothing explains:
    "visited our website", "carts that were abandoned"."""
    stems = [
        set() if piece.of(Role.OPERATION) else {derived_stem(word) for word in roots(piece.text)} for piece in pieces
    ]
    for place, piece in enumerate(pieces):
        if piece.explanations:
            continue
        low, high = max(0, place - _WINDOW + 1), min(len(pieces), place + _WINDOW)
        for concept in (each for stem in sorted(stems[place]) for each in _WORDED.get(stem, ())):
            at = [near for near in range(low, high) if stems[near] & concept]
            if piece.text.endswith("ed") and any(_is_kept(pieces[near], concept) for near in at if near != place):
                continue
            if all(any(word in stems[near] for near in at) for word in concept) and at[-1] - at[0] < _WINDOW:
                apart = any(between.of(Role.OPERATION) for between in pieces[at[0] + 1 : at[-1]])
                alone = apart and roots(piece.text) in CONCEPTS  # "which product has the worst reviews"
                yield (piece.start, piece.end) if alone else (pieces[at[0]].start, pieces[at[-1]].end)
                break


def _is_kept(piece: Piece, concept: frozenset[str]) -> bool:
    """Whether a word of a thing is the very name of a column, which then holds it: "hours worked" of "hours"."""
    named = any(e.role is Role.COLUMN and e.via == "name" and e.score >= _VERY_NAME for e in piece.explanations)
    return named and len(piece.lemmas) == 1 and derived_stem(root(piece.text)) in concept


_VERY_NAME = 0.95


def misspelled_concept(words: Sequence[str]) -> bool:
    """Whether one letter makes a thing of words in lower case that are none: "parkign", "phoen number".

    >>> misspelled_concept(["phoen", "number"]), misspelled_concept(["phone", "number"]), misspelled_concept([])
    (True, False, False)
    """
    key = roots(" ".join(words))
    if key in CONCEPTS or len(key) != len(words):
        return False
    return any(
        (*key[:place], root(near), *key[place + 1 :]) in CONCEPTS
        for place, word in enumerate(words)
        if word not in _KNOWN and root(word) not in _KNOWN
        for near in _SPELLED.near(word)
    )


def without_traits_of_others(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces; what the data know of other things than those that the question speaks of explains no trait of
    these: a supplier's country is no employee's nationality, its rating no review of a product."""
    named = {each.element.table for p in pieces for each in p.of(Role.TABLE) if each.element and each.score >= _A_TABLE}
    return [
        replace(piece, explanations=())
        if named and roots(piece.text) in _TRAITS and all(_is_of_another(each, named) for each in piece.explanations)
        else piece
        for piece in pieces
    ]


def _is_of_another(explanation: Explanation, named: set[str]) -> bool:
    far = explanation.via != "name" and explanation.element is not None
    return far and explanation.element is not None and explanation.element.table not in named
