"""What is told of a question by its words alone: whether they have one meaning, and whether the data can answer it.

Askers whose words may mean several things speak alike: "turnover", "our best customers", "how many do we have". So do those
who ask for what no table holds: "why", "the reason of", "opening hours". A linear model over n-grams, learnt from questions
of both kinds, says how likely a question is one of the plain kind. It knows the words of the warehouse that it was learnt
for, and of no other.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from reliability.question.chat.words_model import SCALE, ngrams

AS_LIKELY = 0.5
"""Below it a question has likely several meanings, or is likely not in the data: nothing is answered unasked."""


@dataclass(frozen=True, slots=True)
class WordWeights:
    """`weights`: n-gram → a weight against the plain kind, in hundredths of a nat; `bias` in nats."""

    weights: Mapping[str, int]
    bias: float

    def likely(self, text: str) -> float:
        """How likely a question is of the plain kind, in (0, 1).

        >>> words = WordWeights({"turnover": 200}, -1.0)
        >>> round(words.likely("turnover"), 3), round(words.likely("opening days"), 3)
        (0.269, 0.731)
        """
        known = [self.weights[each] for each in ngrams(text) if each in self.weights]
        against = self.bias + (sum(known) / SCALE / math.sqrt(len(known)) if known else 0.0)
        return 0.5 * (1 - math.tanh(against / 2))
