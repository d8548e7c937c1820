"""What is told of a question by its words alone: whether they have one meaning, and whether the data can answer it.

Askers whose words may mean several things speak alike: "turnover", "our best customers", "how many do we have". So do those
who ask for what no table holds: "why", "the reason of", "opening hours". A linear model over n-grams, learnt from questions
of both kinds, says how likely a question is one of the plain kind. It knows the words of the warehouse that it was learnt
for, and of no other.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from reliability.accounting.lexicon import FUNCTION_WORDS
from reliability.accounting.tokens import tokens
from reliability.question.chat.words_model import LONGEST, SCALE, ngrams

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


_LONGEST_PHRASE = 3
_PER_WORD = 0.02
_MARKS = frozenset(".,;:?!")


def words_against(text: str, likely: Callable[[str], float]) -> str:
    """The words, at most three that stand together, without which a question is likeliest of the plain kind: what speaks
    against it, of its first 400 characters. They begin and end with no function word, and a further word must make it two hundredths likelier. Where
    there are function words alone, the whole text.

    >>> words = WordWeights({"turnover": 200}, -1.0)
    >>> words_against("what is our turnover this year", words.likely), words_against("and?", words.likely)
    ('turnover', 'and?')
    """
    found = tokens(text[:LONGEST])
    telling = [place for place, token in enumerate(found) if token.lower not in FUNCTION_WORDS]

    def gained(span: tuple[int, int]) -> float:
        first, last = span
        without = text[: found[first].start] + text[found[last].end :]
        return likely(without) - _PER_WORD * (last - first)

    near = ((first, last) for first in telling for last in telling if first <= last < first + _LONGEST_PHRASE)
    spans = [one for one in near if _MARKS.isdisjoint(text[found[one[0]].start : found[one[1]].end])]
    if not spans:
        return text[:LONGEST].strip()
    first, last = max(spans, key=gained)
    return text[found[first].start : found[last].end]
