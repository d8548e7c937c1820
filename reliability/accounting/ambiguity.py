"""Whether a question's words have one meaning alone, told by the words themselves.

Askers whose words may mean several things speak alike: "turnover", "our best customers", "how many do we have". A linear
model over n-grams, learnt from questions with one reading and from questions with several, says how likely a question is
one with one meaning. It knows the words of the warehouse that it was learnt for, and of no other.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from reliability.question.chat.words_model import SCALE, ngrams

AS_LIKELY = 0.5
"""Below it a question has likely several meanings: nothing is answered unasked."""


@dataclass(frozen=True, slots=True)
class AmbiguousWords:
    """`weights`: n-gram → a weight for several meanings, in hundredths of a nat; `bias` in nats."""

    weights: Mapping[str, int]
    bias: float

    def one_meaning(self, text: str) -> float:
        """How likely a question has one meaning, in (0, 1).

        >>> words = AmbiguousWords({"turnover": 200}, -1.0)
        >>> round(words.one_meaning("turnover"), 3), round(words.one_meaning("opening days"), 3)
        (0.269, 0.731)
        """
        known = [self.weights[each] for each in ngrams(text) if each in self.weights]
        several = self.bias + (sum(known) / SCALE / math.sqrt(len(known)) if known else 0.0)
        return 0.5 * (1 - math.tanh(several / 2))
