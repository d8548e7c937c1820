"""What explains a phrase by itself: fixed phrases, numbers, names and comments of the schema, states, listed cells."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from reliability.accounting.account import Explanation, Operation, Role
from reliability.accounting.cells import kin_listed, listed_cells, nouns_apart, says
from reliability.accounting.phrasebook import NUMBER_WORDS, PHRASES, misspelled
from reliability.accounting.schema_index import (
    CELL_SETS,
    CELL_WORDINGS,
    DEFINITIONS,
    SYNONYMS,
    NamedElement,
    SchemaIndex,
)
from reliability.accounting.states import States
from reliability.accounting.tokens import QuestionToken, root, roots
from reliability.lexicon import EVERYDAY, FUNCTION_WORDS
from reliability.words import stem

TABLE_NAMED = 0.75
"""A table that a word means at least so well is one that the question is about."""
_WEAK = 0.5  # what explains an everyday word no better than this does not explain it
_BY_NAME = 0.9
_LIKE_A_WORD = 0.85


def explanations_of(words: Sequence[QuestionToken], index: SchemaIndex, states: States) -> list[Explanation]:
    """What explains a phrase by itself."""
    key, said = tuple(token.root for token in words), tuple(token.lower for token in words)
    explanations = list(PHRASES.get(said, ()))
    single = words[0] if len(words) == 1 else None
    if single is not None:
        number = NUMBER_WORDS.get(single.lower) or (_number(single.lower) if single.number else None)
        if number is not None:
            explanations.append(Explanation(Role.NUMBER, 1.0, value=number))
            if THOUSANDS.fullmatch(single.lower) and single.lower.count(".") == 1:
                explanations.append(Explanation(Role.NUMBER, _A_FRACTION, value=single.lower))
        if single.lower in FUNCTION_WORDS or (not explanations and not single.text[0].isalnum()):
            return [*explanations, Explanation(Role.FUNCTION, 0.5)]
    elif said in PHRASES:
        known = index.find(key) if key in DEFINITIONS or key in SYNONYMS else []
        named = [of_element(replace(each, score=_LIKE_A_WORD * each.score)) for each in known]
        return [*explanations, *named, *_superlative(words, index), *_states_of(key, states)]
    elif not _said_as_one(key, index) and {words[0].lower, words[-1].lower} & FUNCTION_WORDS:
        return _states_of(key, states)
    if single is not None and single.number:
        columns = [each for each in index.find(key) if each.via == "name" and each.score >= _BY_NAME]
        return [*explanations, *map(of_element, columns)]
    if single is None and _measures(words[0]) and not _part_of_a_name(words, index):
        return explanations  # what "total revenue" may mean as a name: _with_operations
    for each in index.find(key) or _as_one_word(words, index):
        instead = single is not None and each.via == "synonym" and _measures(single)  # "total" is no amount of its own
        explanations.append(of_element(replace(each, score=_LIKE_A_WORD * each.score) if instead else each))
    explanations += _states_of(key, states)
    by_name = any(each.score >= _BY_NAME and each.element for each in explanations)
    listed = listed_cells(key, index)
    if single is not None:
        listed = nouns_apart(single, [each for each in listed if not _only_sounds_alike(single, each, index)], index)
        listed = [e for e in listed if e.via != "cell" or roots(e.value) != key or says(single, e.value)]
    explanations += [each for each in listed if each.via == "cell" or not by_name]
    explanations += [] if single is None or by_name else kin_listed(single, index)
    if len(words) == 2 and _only_a_comment(words, explanations, index, states):
        return []
    if not explanations and single is not None and not single.number and single.lower not in EVERYDAY:
        return _misspelled(single, index)
    if single is not None and all(each.score < _WEAK for each in explanations):
        explanations += _as_adjective(single, index)
    if single is not None and single.lower in EVERYDAY:
        explanations = [each for each in explanations if each.score > _WEAK]
        explanations = explanations or [Explanation(Role.FUNCTION, 0.4)]
    return explanations


def _said_as_one(key: tuple[str, ...], index: SchemaIndex) -> bool:
    """Whether words are one phrase though they begin or end with a word of grammar: "on loan", "no-show"."""
    return key in SYNONYMS or key in CELL_WORDINGS or key in index.values


def _only_sounds_alike(word: QuestionToken, cell: Explanation, index: SchemaIndex) -> bool:
    """Whether an everyday word shares the root of a cell's wordings but is none of them: "sit", for "site"."""
    said = index.told.get((cell.element, cell.value), ()) if cell.element else ()
    forms = {word.lower, stem(word.lower)}
    return word.lower in EVERYDAY and forms.isdisjoint(_CELL_WORDS) and forms.isdisjoint(said)


_CELL_WORDS = frozenset(word.lower() for line in CELL_SETS for said in line for word in said.split())
_MEASURES = frozenset({Operation.SUM, Operation.AVERAGE, Operation.MEDIAN, Operation.MOST, Operation.LEAST})
_MEASURES |= {Operation.COUNT, Operation.DISTINCT}


def _part_of_a_name(words: Sequence[QuestionToken], index: SchemaIndex) -> bool:
    """Whether a word that may say "the most" is part of a name as it stands: "main industry"."""
    key = tuple(word.root for word in words)
    return words[0].lower in _LOOSE and any(each.via == "name" and each.score >= _BY_NAME for each in index.find(key))


_LOOSE = frozenset("main top best record peak leading popular entry worst bottom".split())


def _measures(word: QuestionToken) -> bool:
    """Whether a word says how to measure what follows it."""
    return any(each.value in _MEASURES for each in PHRASES.get((word.lower,), ()))


def _superlative(words: Sequence[QuestionToken], index: SchemaIndex) -> list[Explanation]:
    """The columns that "most expensive" is about."""
    if words[0].lower not in _DEGREES or words[-1].lower in FUNCTION_WORDS:
        return []
    return [of_element(replace(each, score=_LIKE_A_WORD * each.score)) for each in index.find((words[-1].root,))]


_DEGREES = frozenset({"most", "least"})


def _only_a_comment(
    words: Sequence[QuestionToken], explanations: list[Explanation], index: SchemaIndex, states: States
) -> bool:
    """Whether two words stand together in nothing but a comment ("the person moved"), though one of them names a
    table, or a state: then each is a piece of its own."""
    if any((word.root,) in states for word in words) and all(each.via == "comment" for each in explanations):
        return True
    if any(each.via != "comment" or each.role is Role.TABLE for each in explanations):
        return False
    if any(word.lower in _NUMBERS for word in words):
        return False
    named = (each for word in words for each in index.find((word.root,)))
    return any(not each.element.column and each.score >= TABLE_NAMED for each in named)


_NUMBERS = frozenset("number no nr id name code date".split())


def _as_one_word(words: Sequence[QuestionToken], index: SchemaIndex) -> list[NamedElement]:
    """Two words that a name writes as one: "sign-ups" of signup_date."""
    return index.find((root("".join(token.root for token in words)),)) if len(words) == 2 else []


_DONE_WITHOUT_E = re.compile(r"[a-z]{4}[^aeiouy]d$")


def _misspelled(word: QuestionToken, index: SchemaIndex) -> list[Explanation]:
    """What the words of the schema that are one letter away would explain."""
    found = _negated(word, index) + _as_adjective(word, index)
    found += map(of_element, index.short_for(stem(word.lower)))
    doubled = (root(word.lower[:-1]),) if word.lower.endswith("ss") else ()  # "employess"
    done = (root(f"{word.lower[:-1]}ed"),) if _DONE_WITHOUT_E.search(word.lower) else ()  # "cancelld"
    for near in dict.fromkeys((*index.spelling().near(word.root), *doubled, *done)):
        found += [
            of_element(replace(each, score=_LIKE_A_WORD * each.score, via="similar")) for each in index.find((near,))
        ]
        found += [
            replace(each, score=_LIKE_A_WORD * each.score, via="similar") for each in listed_cells((near,), index)
        ]
    return found or misspelled(word.lower)


_ADJECTIVES = ("al", "ary", "ional", "ic")


def _as_adjective(word: QuestionToken, index: SchemaIndex) -> list[Explanation]:
    """The listed cells that a word is the adjective of: "promotional" of promotion."""
    bare = [word.lower.removesuffix(end) for end in _ADJECTIVES if word.lower.endswith(end)]
    found = [each for one in bare if len(one) > 4 for each in listed_cells((root(one),), index)]
    return [replace(each, score=_LIKE_A_WORD * each.score, via="similar") for each in found]


def _negated(word: QuestionToken, index: SchemaIndex) -> list[Explanation]:
    """ "unpaid": without what the word is about."""
    if not word.root.startswith("un") or len(word.root) < 5:
        return []
    about = [of_element(replace(each, score=_LIKE_A_WORD * each.score)) for each in index.find((root(word.root[2:]),))]
    return [Explanation(Role.OPERATION, value=Operation.WITHOUT.value), *about] if about else []


def of_element(found: NamedElement) -> Explanation:
    """What was found in a schema, as an explanation."""
    role = Role.COLUMN if found.element.column else Role.TABLE
    return Explanation(role, found.score, found.element, via=found.via)


def _states_of(key: tuple[str, ...], states: States) -> list[Explanation]:
    return [
        Explanation(Role.STATE, each.score, each.element, each.condition, via="name") for each in states.get(key, ())
    ]


_TIMES = {"k": 1_000, "m": 1_000_000, "mio": 1_000_000, "bn": 1_000_000_000}


THOUSANDS = re.compile(r"[1-9][0-9]{0,2}(?:\.[0-9]{3})+")
"""A number whose dots may tell its thousands apart, as many in Europe write it."""
_A_FRACTION = 0.6
"""What it counts that the one dot of such a number begins a fraction."""


def _number(said: str) -> str:
    """A number in digits: 5k is 5000; what tells thousands apart goes, the comma of "3,000", the dot of "3.000"."""
    if THOUSANDS.fullmatch(said):
        return said.replace(".", "")
    bare = said.replace(",", "").replace("'", "").replace("’", "")
    for unit, times in _TIMES.items():
        if bare.endswith(unit):
            try:
                return f"{float(bare.removesuffix(unit)) * times:.15g}"
            except ValueError:
                return bare
    return bare
