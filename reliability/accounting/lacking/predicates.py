"""What a question says in everyday words and data seldom hold: "we owe our suppliers", "who called in sick", "love us".

Each line of lexicon/predicates.txt is a pattern and the names of columns and tables that would hold it. Words that
nothing explains and that are no picture for more, less, sell or earn (lexicon/figurative.txt) are taken for something
of that kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from reliability.accounting.account import Piece, Role
from reliability.accounting.phrasebook import PHRASES
from reliability.accounting.schema_index import HEAD, SchemaIndex
from reliability.accounting.spelling import KnownSpellings, letters
from reliability.accounting.tokens import root, roots
from reliability.lexicon import EVERYDAY, FUNCTION_WORDS, IRREGULAR, lines

_LONGEST = 1_000
_LEAST_LETTERS = 4


@cache
def _predicates() -> tuple[tuple[re.Pattern[str], tuple[tuple[str, ...], ...]], ...]:
    found = []
    for line in lines("predicates.txt"):
        pattern, _, holders = line.rpartition(" ; ")
        found.append((re.compile(pattern.strip()), tuple(roots(each) for each in holders.split(","))))
    return tuple(found)


def predicates(text: str, index: SchemaIndex) -> Iterator[tuple[int, int]]:
    """Stretches text[start:end] that say what no name of the schema would hold; of a text's first 1,000 characters.

    What ends in such a name is no picture: "the party" is a row where a table is so called.
    """
    lowered = text[:_LONGEST].lower().replace("’", "'")
    if len(lowered) != len(text[:_LONGEST]):
        return  # letters whose lower case is longer would shift what is cited
    for pattern, holders in _predicates():
        match = pattern.search(lowered)
        own = match and _is_a_name(tuple(root(word) for word in match[0].split()[-1:]), index)
        if match and not own and not any(_is_a_name(holder, index) for holder in holders):
            yield match.start(), match.end()


def _is_a_name(phrase: tuple[str, ...], index: SchemaIndex) -> bool:
    return any(each.via == "name" and each.score >= HEAD for each in index.phrases.get(phrase, {}).values())


_LITTLE_SAID = frozenset(EVERYDAY | FUNCTION_WORDS)
_LITTLE_ROOTS = frozenset(map(root, _LITTLE_SAID))
_FIGURATIVE = frozenset(root(word) for line in lines("figurative.txt") for word in line.split())
_ENGLISH = frozenset((*IRREGULAR, *(word for line in lines("nouns.txt") for word in line.split())))
_SPELLED = KnownSpellings(sorted({*_LITTLE_SAID, *(word for phrase in PHRASES for word in phrase)}))
_SWAPPED = frozenset(map(letters, _LITTLE_SAID))
_SINGULAR = ("ss", "us", "is")
_NO_PREDICATE = ("ly", "ish", "est", "ward", "wards")


def says_what_nothing_explains(place: int, pieces: Sequence[Piece], index: SchemaIndex) -> bool:
    """Whether an unexplained word tells of something that the data do not hold: no picture, no misspelling, no word
    that only says more of the thing named after it."""
    word = pieces[place].text
    if not (word.isalpha() and word.islower() and len(word) >= _LEAST_LETTERS) or word.endswith(_NO_PREDICATE):
        return False
    if word in _LITTLE_SAID or root(word) in _LITTLE_ROOTS or root(word) in _FIGURATIVE:
        return False
    after = pieces[place + 1] if place + 1 < len(pieces) else None
    several = word.endswith("s") and not word.endswith(_SINGULAR)
    if not several and after is not None and after.best is not None and after.best.role in _OF_THE_DATA:
        return False
    return word in _ENGLISH or not _misspelled(word, index)


def is_figurative(word: str) -> bool:
    """Whether a word says more, less, sell or earn in a picture: "raked", "piled".

    >>> is_figurative("trickled"), is_figurative("complained")
    (True, False)
    """
    return word.islower() and root(word) in _FIGURATIVE


def _misspelled(word: str, index: SchemaIndex) -> bool:
    known = index.words()
    return bool(_SPELLED.near(word) or known.near(root(word))) or letters(word) in _SWAPPED or known.swapped(word)


_OF_THE_DATA = frozenset({Role.TABLE, Role.COLUMN, Role.CELL, Role.STATE})
