"""How much a message looks like talk to a bot rather than a data question, by its words and pieces of words.

Two linear models over n-grams, learnt by `python -m deploy.reference.intents.fit` from lists of messages and of data
questions, and kept beside this file as whole numbers: loading them takes hundredths of a second, and no library.
"""

from __future__ import annotations

import itertools
import json
import math
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("words_model.json")
SCALE = 100
"""Weights are kept as whole hundredths."""
LONGEST = 400
_TOKEN = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?|\d+|[^\w\s]")
_PIECES = (3, 4)


@dataclass(frozen=True, slots=True)
class WordsModel:
    """`talk`: n-gram → weight for talk, against data questions; `kinds`: n-gram → a weight for each of `names`."""

    names: tuple[str, ...]
    talk: dict[str, int]
    talk_bias: float
    kinds: dict[str, tuple[int, ...]]
    kind_biases: tuple[float, ...]

    def talks(self, text: str) -> float:
        """The log-odds that a text is no data question; 0 = as likely as not, before any look at the data."""
        known = [self.talk[each] for each in ngrams(text) if each in self.talk]
        return self.talk_bias + (sum(known) / SCALE / math.sqrt(len(known)) if known else 0.0)

    def shares(self, text: str) -> dict[str, float]:
        """How likely each kind is for a text that is no data question; sums to 1."""
        known = [self.kinds[each] for each in ngrams(text) if each in self.kinds]
        scores = list(self.kind_biases)
        for place in range(len(scores)):
            if known:
                scores[place] += sum(each[place] for each in known) / SCALE / math.sqrt(len(known))
        raised = [math.exp(score - max(scores)) for score in scores]
        return {name: each / sum(raised) for name, each in zip(self.names, raised, strict=True)}


def ngrams(text: str) -> list[str]:
    """Words, pairs of words, pairs with one between, and pieces of words of a text's first 400 characters, each once.

    >>> ngrams("Hi 5!")[:6]
    ['hi', '#', '!', '^ hi', 'hi #', '# !']
    """
    lowered = text.lower().replace("’", "'")[:LONGEST]
    said = ["#" if token[0].isdigit() else token for token in _TOKEN.findall(lowered)]
    framed = ["^", *said, "$"]
    found = [*said, *(f"{one} {other}" for one, other in itertools.pairwise(framed))]
    found += [f"{one} _ {other}" for one, other in zip(framed, framed[2:], strict=False)]
    for word in said:
        if word[0].isalpha():
            whole = f"<{word}>"
            found += ["~" + whole[at : at + size] for size in _PIECES for at in range(len(whole) - size + 1)]
    return list(dict.fromkeys(found))


@cache
def words_model() -> WordsModel:
    """The model as it is kept, read once."""
    kept = json.loads(FILE.read_text("utf-8"))
    return WordsModel(
        tuple(kept["names"]),
        kept["talk"],
        kept["talk_bias"],
        {ngram: tuple(weights) for ngram, weights in kept["kinds"].items()},
        tuple(kept["kind_biases"]),
    )
