"""Which stored hints a question's words call up, found by key and not by going through all of them (docs/METHODS.md 6).

A phrase has one key: its first words in the singular. A question has a key for each run of its words, so that a store
looks up some dozens of keys, however many hints it holds.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from reliability.memory.rules import NARROWER_FIRST, contradicts
from reliability.question.named import stands_in, stems
from reliability.values import Hint, HintScope, Question

_KEY_WORDS = 6
_LONGEST = 4_000
_MOST_WORDS = 400


def recall_key(phrase: str) -> str:
    """SHA-256 (hex) of a phrase's first six words in the singular; "" for a phrase without words, which nothing calls
    up."""
    return _key(stems(phrase[:_LONGEST])[:_KEY_WORDS])


def recall_keys(text: str) -> list[str]:
    """The keys of every phrase that may stand in a text: of each run of up to six words among its first 400.

    >>> len(recall_keys("total net sales")), recall_key("Net sale") in recall_keys("total net sales"), recall_keys("?")
    (6, True, [])
    """
    said = stems(text[:_LONGEST])[:_MOST_WORDS]
    runs = (said[at : at + length] for at in range(len(said)) for length in range(1, _KEY_WORDS + 1))
    return list(dict.fromkeys(_key(run) for run in runs))


def owners_of(question: Question) -> dict[HintScope, tuple[str, ...]]:
    """Whose hints speak for a question, by scope. What holds for everybody and names no workspace holds in each, as a
    terminal knows none."""
    return {
        HintScope.PERSON: (question.person,),
        HintScope.CHANNEL: (question.channel,),
        HintScope.WORKSPACE: tuple({question.workspace, ""}),
    }


def _key(words: Sequence[str]) -> str:
    return hashlib.sha256(" ".join(words).encode("utf-8", "surrogatepass")).hexdigest() if words else ""


def recalled(question: Question, found: Sequence[tuple[Hint, float]]) -> list[Hint]:
    """The hints whose phrase stands in the question, in the order in which they count: for the person before the
    channel before the workspace, longer phrases before shorter ones, then what weighs more now.

    `found` are hints with what they are worth now, newest first. What a narrower scope decides otherwise is left out;
    of weak rivals none is said to be passed over for the other, since both are kept.
    """
    about = [(hint, worth) for hint, worth in found if stands_in(hint.phrase, question.text)]
    about.sort(key=lambda each: (NARROWER_FIRST[each[0].scope], -len(stems(each[0].phrase[:_LONGEST])), -each[1]))
    hints = [hint for hint, _ in about]
    kept = [hint for hint in hints if not any(_decided_otherwise(hint, other) for other in hints)]
    weak = [hint for hint in kept if not hint.firm]
    return [hint if hint.firm else _beside(hint, weak) for hint in kept]


def _decided_otherwise(hint: Hint, other: Hint) -> bool:
    narrower = NARROWER_FIRST[other.scope] < NARROWER_FIRST[hint.scope]
    if not narrower or not other.firm or recall_key(hint.phrase) != recall_key(other.phrase):
        return False
    return contradicts(hint, other, together=bool(hint.question) and hint.question == other.question)


def _beside(hint: Hint, weak: Sequence[Hint]) -> Hint:
    rivals = {other.preferred for other in weak if recall_key(other.phrase) == recall_key(hint.phrase)}
    return replace(hint, passed_over=tuple(element for element in hint.passed_over if element not in rivals))
