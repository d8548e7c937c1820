"""The things that a question names, and which schema elements they are most like (Odin, Algorithm 2).

Entities are noun phrases and quoted values, found without a model: stretches of words between function
words. An element is described by its own words ("order items net sales"); similarity is the cosine of
sentence embeddings, in [−1, 1], higher = more alike.

Odin: https://arxiv.org/abs/2505.19302
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from reliability.ports import Encoder
from reliability.values import Element
from reliability.words import words

_FUNCTION_WORDS = frozenset(
    """a about above after all also am an and any are as at be been before being below between both but by can
    could count did do does during each ever every find for from get give had has have having her here him his
    how i if in into is it its just last least less list many me more most much my no not now number of off on
    only or other our out over per please select she should show since so some tell than that the their them
    then there these they this those through to top total under until up us was we were what when where which
    while who whom whose why will with would year you your""".split()
)
_WORD = re.compile(r"\"[^\"]+\"|«[^»]+»|'[^']{2,}'|[^\W_]+(?:[-'][^\W_]+)*|[^\w\s]", re.UNICODE)
_MAX_WORDS = 4


def entities(question: str) -> list[str]:
    """Phrases of a question that may name something, in order, each once; at most 24.

    >>> entities('What were total sales of "Red Shoes" per store city?')
    ['sales', 'Red Shoes', 'store city', 'store', 'city']
    """
    found: dict[str, None] = {}
    for run in _runs(question):
        if len(run) > 1:
            found[" ".join(run[:_MAX_WORDS])] = None
        for word in run if len(run) <= _MAX_WORDS else run[:_MAX_WORDS]:
            found[word] = None
    return list(found)[:24]


def _runs(question: str) -> list[list[str]]:
    """Stretches of content words; a quoted text is one word."""
    runs: list[list[str]] = [[]]
    for token in _WORD.findall(question):
        if token[0] in "\"«'" and len(token) > 2:
            runs += [[token[1:-1]], []]
        elif token.lower() in _FUNCTION_WORDS or not token[0].isalpha():
            runs.append([])
        else:
            runs[-1].append(token)
    return [run for run in runs if run]


def describe(element: Element) -> str:
    """What an encoder is shown of an element: "table column" in words."""
    return f"{words(element.table)} {words(element.column)}".strip()


def similarities(phrases: Sequence[str], elements: Sequence[Element], encoder: Encoder) -> NDArray[np.float32]:
    """Cosine similarity of each phrase with each element: [phrases, elements], in [−1, 1]."""
    vectors = encoder.encode([*phrases, *(describe(element) for element in elements)])
    return np.asarray(vectors[: len(phrases)] @ vectors[len(phrases) :].T, dtype=np.float32)


def phrases_for(question: str, elements: Sequence[Element], encoder: Encoder, least: float = 0.4) -> dict[Element, str]:
    """The phrase of the question that each element was read for; absent where none is like it.

    The most similar pair first, each phrase for one element only: "sales" that means daily_sales does not
    mean stores as well. Pairs under `least` (cosine) are no reading.
    """
    phrases = entities(question)
    if not phrases or not elements:
        return {}
    table = similarities(phrases, elements, encoder)
    found: dict[Element, str] = {}
    taken: set[str] = set()
    for place in np.argsort(-table, axis=None, kind="stable"):
        row, column = divmod(int(place), len(elements))
        words_of = set(phrases[row].lower().split())
        if table[row, column] < least:
            break
        if elements[column] not in found and not words_of & taken:
            found[elements[column]] = phrases[row]
            taken |= words_of
    return found
