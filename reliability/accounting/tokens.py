"""The words of a text, where each stands, and the form in which two words are compared.

`root` takes inflection off: "shipped", "shipping" and "ships" are one word, as are "cancelled" and "canceled". It is a
rule of thumb, used alike on names and on questions, never shown to people.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from reliability.lexicon import IRREGULAR
from reliability.words import stem

MAX_TOKENS = 300
"""Words of a question that are looked at; whatever follows is one piece that nothing explains."""
_TOKEN = re.compile(
    r"(?P<two_years>\bfy ?['’]?[0-9]{2,4} ?/ ?['’]?[0-9]{2,4}\b)|"  # "FY24/25" is one word, and no number
    r"(?P<number>(?<![^\W_])[0-9][0-9,.'’]*(?:k|m|bn|mio)?(?![^\W_]))|(?P<word>[^\W_]+(?:['’][^\W_]+)*)|(?P<sign>[<>]=?|[%€$£&+#])",
    re.IGNORECASE,
)
_VOWEL = re.compile(r"[aeiouy]")


@dataclass(frozen=True, slots=True)
class QuestionToken:
    """A word, number or sign at text[start:end]; `root` is what it is compared by."""

    start: int
    end: int
    text: str
    root: str
    number: bool = False

    @property
    def lower(self) -> str:
        """The word in lower case, with straight apostrophes and without a possessive s."""
        return _plain(self.text)


def tokens(text: str, most: int = MAX_TOKENS) -> list[QuestionToken]:
    """The first words of a text.

    >>> [token.root for token in tokens("Shipped orders' cities, over 5k")]
    ['ship', 'order', 'city', 'over', '5k']
    """
    found: list[QuestionToken] = []
    for match in _TOKEN.finditer(text):
        if len(found) == most:
            break
        end, said = match.end(), match[0]
        number = match["number"] is not None
        if number:
            said = said.rstrip(",.'’")
            end = match.start() + len(said)
        found.append(QuestionToken(match.start(), end, said, said.lower() if number else root(said), number))
    return found


def roots(text: str) -> tuple[str, ...]:
    """The roots of all words of a text, or of a name already in words."""
    return tuple(token.root for token in tokens(text))


def lemmas(found: Sequence[QuestionToken]) -> tuple[str, ...]:
    """Words in lower case, singular."""
    return tuple(stem(token.lower) for token in found)


def _plain(word: str) -> str:
    if word[-1:] == "s" and len(word) > 2 and word[:-1].isupper():
        word = word[:-1]  # "SKUs"
    word = word.casefold().replace("’", "'")
    bare, mark, ending = word.rpartition("'")
    return bare if mark and ending in _CONTRACTED else word


_CONTRACTED = frozenset(["s", "ve", "re", "ll", "d", "m"])


@lru_cache(maxsize=20_000)
def root(word: str) -> str:
    """A word without inflection.

    >>> [root(word) for word in ["hired", "Hiring", "cities", "canceled", "cancelled", "sold", "bed", "spring"]]
    ['hir', 'hir', 'city', 'cancel', 'cancel', 'sell', 'bed', 'spring']
    """
    word = _plain(word)[:60]
    word = IRREGULAR.get(word, word)
    if "'" not in word:
        word = stem(word)
    word = IRREGULAR.get(word, word)
    for ending in ("ing", "ed"):
        bare = word[: -len(ending)]
        if len(bare) > 1 and word.endswith(ending) and not word.endswith("eed") and _VOWEL.search(bare):
            word = bare
            if len(word) == 4 and word[-1] == word[-2] and word[-1] not in "lsz":
                word = word[:-1]  # "running"
            break
    if len(word) > 3 and word.endswith("e"):
        word = word.rstrip("e")
    if len(word) > 3 and word.endswith("i"):
        word = word[:-1] + "y"
    if len(word) > 4 and word[-1] == word[-2] and word[-1] not in "aeiou0123456789":
        word = word[:-1]
    return word
