"""Phrases that mean the same in every question: operations, grains, courtesies, words for what was said earlier."""

from __future__ import annotations

from dataclasses import replace

from reliability.accounting.account import Explanation, Operation, Role
from reliability.accounting.spelling import KnownSpellings
from reliability.accounting.tokens import roots, tokens
from reliability.lexicon import lines

Phrase = tuple[str, ...]
_PHRASE_SCORE, _WORD_SCORE = 0.95, 0.9


def _phrases() -> dict[Phrase, list[Explanation]]:
    found: dict[Phrase, list[Explanation]] = {}
    for line in lines("operations.txt"):
        name, _, rest = line.partition(":")
        for phrase in rest.split("|"):
            key = words_of(phrase)
            score = _PHRASE_SCORE if len(key) > 1 else _WORD_SCORE
            known = found.setdefault(key, [])
            explanation = _explanation(name.strip(), score - 0.01 * len(known))
            if key and explanation not in known:
                known.append(explanation)
    for line in lines("courtesies.txt"):
        found.setdefault(words_of(line), []).append(Explanation(Role.POLITE, _PHRASE_SCORE))
    return found


def _explanation(name: str, score: float) -> Explanation:
    if name == "EARLIER":
        return Explanation(Role.EARLIER, score - 0.1)
    if name.startswith("GRAIN "):
        return Explanation(Role.GRAIN, score, value=name.removeprefix("GRAIN "))
    return Explanation(Role.OPERATION, score, value=Operation[name].value)


def words_of(phrase: str) -> Phrase:
    """A fixed phrase as it is compared: by its words in lower case, for inflection changes what they do."""
    return tuple(token.lower for token in tokens(phrase))


PHRASES = _phrases()
LONGEST = max(map(len, PHRASES))
_LEAST_LETTERS, _MISSPELLED = 6, 0.85
_SPELLED = KnownSpellings(sorted({key[0] for key in PHRASES if len(key) == 1 and len(key[0]) >= _LEAST_LETTERS}))


def misspelled(word: str) -> list[Explanation]:
    """What a word says that is one letter away from one that says what is to be done; of short words nothing.

    >>> [each.value for each in misspelled("bigest")], misspelled("lager")
    (['most'], [])
    """
    near = _SPELLED.near(word) if len(word) >= _LEAST_LETTERS else ()
    found = [replace(each, score=_MISSPELLED * each.score) for known in near for each in PHRASES[(known,)]]
    return [each for each in dict.fromkeys(found) if each.role is Role.OPERATION]


NUMBER_WORDS = {
    word: str(number)
    for number, word in enumerate(
        """zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
        seventeen eighteen nineteen""".split()
    )
} | {
    "dozen": "12",
    "twenty": "20",
    "thirty": "30",
    "forty": "40",
    "fifty": "50",
    "sixty": "60",
    "hundred": "100",
    "thousand": "1000",
}


def is_grain(phrase: Phrase) -> bool:
    """Whether a phrase names a length of time."""
    return any(each.role is Role.GRAIN for each in PHRASES.get(phrase, ()))


__all__ = ["LONGEST", "NUMBER_WORDS", "PHRASES", "Phrase", "is_grain", "misspelled", "roots", "words_of"]
