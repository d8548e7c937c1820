"""Where a text names cells of the database: whole values, values that comments list, and what stands in quotes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from reliability.accounting.account import Explanation, Operation, Role
from reliability.accounting.phrasebook import PHRASES
from reliability.accounting.schema_index import CELL_SETS, CELL_WORDINGS, SchemaIndex
from reliability.accounting.tokens import QuestionToken, root, roots, tokens
from reliability.accounting.wordings.clipped import other_length
from reliability.accounting.wordings.iso_codes import names_in_case, names_of_code
from reliability.accounting.wordings.word_families import WordFamilies, done
from reliability.lexicon import EVERYDAY, FUNCTION_WORDS
from reliability.ports import Warehouse
from reliability.values import Element
from reliability.words import abbreviates, is_initial, is_nearly, stem, words

MAX_CELLS = 200
_QUOTED = re.compile(r"\"([^\"]{1,120})\"|“([^”]{1,120})”|«([^»]{1,120})»|(?<![^\W_])'([^']{1,120})'(?![^\W_])")
_WHOLE, _PART, _LISTED, _SHORTENED, _KIN, _NOUN = 0.97, 0.8, 0.9, 0.85, 0.84, 0.55
KIN = "kin"
"""By what a word explains a cell of its family, where nothing explains it as well: "cardiologists", "deliveries"."""


def named_cells(
    found: Sequence[QuestionToken], cells: Sequence[tuple[str, str, str]]
) -> Iterator[tuple[int, int, Explanation]]:
    """Each cell that the words name, by its first and last word. A value with a percent sign at both ends is a part
    that many cells have."""
    places: dict[str, list[int]] = {}
    for place, token in enumerate(found):
        places.setdefault(token.root, []).append(place)
    for table, column, value in cells[:MAX_CELLS]:
        key = roots(value.strip("%"))
        at = _places(key, places, found) if key else []
        score = _PART if value.startswith("%") else _WHOLE
        if len(key) == 1 and score == _WHOLE:
            at = [place for place in at if says(found[place], value)]
        if key and not at and not value.startswith("%"):
            key, at, score = _in_other_words_of(value, key, places, found)
        if score == _PART and len(key) == 1 and at and found[at[0]].root in _EVERYDAY_ROOTS:
            continue  # "will" names nobody
        if score == _PART and at and set(key) <= _NO_NAMES and found[at[0]].text.islower():
            continue  # "the names" are no book whose title is longer
        if score == _PART and at and set(key) <= set(roots(words(table))):
            continue  # "by museum" asks for no museum that has the word in its name
        via = KIN if score in (_KIN, _NOUN) else "cell"
        explanation = Explanation(Role.CELL, score, Element(table, column), value, via=via)
        for start in at:
            if len(key) == 1 and _is_an_amount(found, start):
                continue  # "over 400" is no part of "400 Bay Ave"
            if len(key) == 1 and score == _PART and _is_a_short_form(found[start]) and found[start].text not in value:
                continue  # "STR" is no part of "Dessauer Str 28"
            yield start, start + len(key), explanation


def _is_an_amount(found: Sequence[QuestionToken], at: int) -> bool:
    """Whether a number is held against others, or is money, and so is in no text: "over 400", "more than 3", "$250",
    "12 or more"; "from 75001" may be a place."""
    if not found[at].number:
        return False
    before = tuple(token.lower for token in found[max(0, at - 2) : at])
    after = tuple(token.lower for token in found[at + 1 : at + 3])
    sized = any(each.value in _SIZES for said in (before[-1:], before, after) for each in PHRASES.get(said, ()))
    unsure = before[-1:] if before[-1:] and before[-1] in _PLACED else ()
    return before[-1:] in _MONEY_SIGNS or after[:1] in _MONEY_SIGNS or (sized and not unsure)


_SIZES = frozenset((Operation.ABOVE, Operation.BELOW, Operation.AT_LEAST, Operation.AT_MOST))
_PLACED = frozenset("from since until till after before by within beyond under".split())
"""What a number that is a name may follow: "from 75001", "filed under 400"."""
_MONEY_SIGNS = tuple((sign,) for sign in "$€£")


def _in_other_words_of(
    value: str, key: tuple[str, ...], places: dict[str, list[int]], found: Sequence[QuestionToken]
) -> tuple[tuple[str, ...], list[int], float]:
    """The words of a text that say a value which it does not hold, where they begin, and how well they say it."""
    near = _code_named(value, found)
    if near[1]:
        return *near, _LISTED
    akin = _akin(value, found)
    if akin[1] and akin[2] == _NOUN:
        return akin
    near = _said_of(key, found)
    if near[1]:
        return *near, _LISTED
    near = _otherwise(key, places, found) or _longest_part(key, places, found)
    if near[1]:
        return *near, _PART
    return akin if akin[1] else (*_short_or_near(value, found), _SHORTENED)


def _code_named(value: str, found: Sequence[QuestionToken]) -> tuple[tuple[str, ...], list[int]]:
    """Where a text names the country or currency that a value is the code of: "German" for DE."""
    for name in names_of_code(value) if len(value) <= _SHORT else ():
        said = tuple(map(stem, name.replace(".", " ").split()))
        starts = range(len(found) - len(said) + 1)
        at = [s for s in starts if tuple(stem(token.lower) for token in found[s : s + len(said)]) == said]
        at = [start for start in at if len(said) > 1 or names_in_case(said[0], found[start].text)]
        if at:
            return said, at
    return (), []


def _akin(value: str, found: Sequence[QuestionToken]) -> tuple[tuple[str, ...], list[int], float]:
    """Where a text has a word of the family of a value: "cardiologists" for Cardiology, "delivery" for delivered."""
    families = WordFamilies[str]()
    families.add(value, value)
    people = [place for place, token in enumerate(found) if families.of_people(token.lower)]
    nouns = [place for place, token in enumerate(found) if families.of_nouns(token.lower)]
    at = people or nouns
    return (found[at[0]].root,) if at else (), at, _KIN if people else _NOUN


def names_of_people(
    found: Sequence[QuestionToken], cells: Sequence[tuple[str, str, str]]
) -> Iterator[tuple[int, int, Explanation]]:
    """Two words in a row that are the first and the last name of people in one table, by the first and last word: the
    cells of both columns, as one piece."""
    named: dict[str, list[tuple[str, str, str]]] = {}
    for cell in cells[:MAX_CELLS]:
        if _name_part(cell) is not None:
            named.setdefault(cell[2].casefold(), []).append(cell)
    for at in range(len(found) - 1):
        for one in named.get(found[at].lower, ()):
            for other in named.get(found[at + 1].lower, ()):
                if one[0] == other[0] and (_name_part(one), _name_part(other)) == (0, 1):
                    for table, column, value in (one, other):
                        yield at, at + 2, Explanation(Role.CELL, _WHOLE, Element(table, column), value, via=NAME_PART)


def _name_part(cell: tuple[str, str, str]) -> int | None:
    """Whether a cell's column holds first names (0) or last names (1), by its own name; None where neither."""
    words = set(re.split(r"[^a-z]+", cell[1].lower()))
    return next((part for part, said in enumerate((_FIRST, _LAST)) if words & said), None)


NAME_PART = "part of a name"
"""How a cell explains two words of which it is only one, the first or the last name of somebody."""
_FIRST = frozenset("first given fore forename firstname".split())
_LAST = frozenset("last family sur surname lastname".split())


def _is_a_short_form(word: QuestionToken) -> bool:
    return word.text.isupper() and 1 < len(word.text) <= _LONGEST_SHORT_FORM


_LONGEST_SHORT_FORM = 6


def says(word: QuestionToken, value: str) -> bool:
    """Whether a word may be meant for a value that it is: "used" is not "US", nor "a" the grade "a"; "US" may be both.

    A value of up to three letters must be said as it is, or as many, one that is a word of grammar also in its case.
    """
    if word.lower in FUNCTION_WORDS or root(value) in _FUNCTION_ROOTS:
        return word.text == value and not (len(value) == 1 and value.islower())
    return len(value) > _SHORT or word.number or stem(word.lower) == stem(value)


_SHORT = 3


def _places(key: tuple[str, ...], places: dict[str, list[int]], found: Sequence[QuestionToken]) -> list[int]:
    """Where a text says the words of a value."""
    starts = places.get(key[0], [])
    return [s for s in starts if tuple(token.root for token in found[s : s + len(key)]) == key]


def _said_of(key: tuple[str, ...], found: Sequence[QuestionToken]) -> tuple[tuple[str, ...], list[int]]:
    """Where a text says of a thing what a value of two words says before it: "deliveries were late" for Late Delivery."""
    for start, end in _said_to_be_so(found) if len(key) == _TWO else ():
        if (found[end].root, found[start].root) == key:
            return tuple(token.root for token in found[start : end + 1]), [start]
    return (), []


def _said_to_be_so(found: Sequence[QuestionToken]) -> Iterator[tuple[int, int]]:
    """Words, and what is said of them: "deliveries were late", "deliveries that came late"."""
    for start, token in enumerate(found[:-2]):
        verb = start + (2 if found[start + 1].lower in _WHICH else 1)
        if verb + 1 < len(found) and found[verb].lower in _IS_SO and not token.number:
            yield start, verb + 1


_IS_SO = frozenset("is are was were came arrived got turned".split())
_WHICH = frozenset("that which who".split())


def _otherwise(
    key: tuple[str, ...], places: dict[str, list[int]], found: Sequence[QuestionToken]
) -> tuple[tuple[str, ...], list[int]] | None:
    """Where a text says a synonym of a whole value: "Spanish" for Spain."""
    for other, _ in CELL_WORDINGS.get(key, ()):
        if at := _places(other, places, found):
            return other, at
    return None


def cells_named(text: str, warehouse: Warehouse) -> list[tuple[str, str, str]]:
    """The cells that a text's words name: whole values, also by other words for them ("Spanish"), then the first and
    the last names of people that a whole value is besides, then parts."""
    whole = warehouse.find_values(text + _in_other_words(text))
    return [*whole, *_first_and_last_names(whole, warehouse), *warehouse.find_parts(text)]


def _first_and_last_names(
    whole: Sequence[tuple[str, str, str]], warehouse: Warehouse
) -> Iterator[tuple[str, str, str]]:
    """The cells of "Ada" and of "Byron" in the name columns of one table, where "Ada Byron" is a value of another."""
    pairs = list(dict.fromkeys(words for _, _, value in whole if len(words := tuple(value.split())) == _TWO))
    for first, last in pairs[:_MAX_NAMES]:
        apart = warehouse.find_values(f"{last} {first}")  # the other way round they are no longer value
        firsts = [cell for cell in apart if _name_part(cell) == 0 and cell[2].casefold() == first.casefold()]
        lasts = [cell for cell in apart if _name_part(cell) == 1 and cell[2].casefold() == last.casefold()]
        for one in firsts:
            yield from ((one, other)[place] for other in lasts if other[0] == one[0] for place in range(_TWO))


_TWO, _MAX_NAMES = 2, 4


def _in_other_words(text: str) -> str:
    """Other wordings of what a text says, to be looked for among cells beside its own words: Spain for "Spanish"."""
    found = tokens(text)
    others = [
        _PLACES[other] for token in found for other, _ in CELL_WORDINGS.get((token.root,), ()) if other in _PLACES
    ]
    turned = [f"{found[so].lower} {found[thing].lower}" for thing, so in _said_to_be_so(found)]
    others = [*turned, *filter(None, (other_length(token.lower) for token in found)), *others]
    return "".join(f" | {other}" for other in dict.fromkeys(others[:_MAX_OTHER_WORDS]))


_MAX_OTHER_WORDS = 24
_PLACES = {roots(phrase): phrase for line in CELL_SETS for phrase in line}


def _short_or_near(value: str, found: Sequence[QuestionToken]) -> tuple[tuple[str, ...], list[int]]:
    """The word of a text that a value is short for ("CHQ": cheque), or nearly is, and where."""
    low = value.casefold()
    if value.isupper() and len(value) <= _LONGEST_CODE:
        long = [(n, token.lower) for n, token in enumerate(found) if len(token.lower) > _SHORT]
        whole = len(low) >= _SHORT
        at = [
            n
            for n, word in long
            if (whole and abbreviates(low, stem(word))) or (len(low) == 1 and is_initial(low, word))
        ]
    else:
        at = [n for n, token in enumerate(found) if token.text[:1].isupper() and is_nearly(stem(token.lower), low)]
    return ((found[at[0]].root,), at[:1]) if at else ((), [])


_LONGEST_CODE = 5


def _longest_part(
    key: tuple[str, ...], places: dict[str, list[int]], found: Sequence[QuestionToken]
) -> tuple[tuple[str, ...], list[int]]:
    """The longest stretch of a value's words that a text says, and where."""
    for length in range(len(key) - 1, 0, -1):
        for start in range(len(key) - length + 1):
            part = key[start : start + length]
            at = _places(part, places, found)
            if at and not set(part) <= _FUNCTION_ROOTS:
                return part, at
    return (), []


_EVERYDAY_ROOTS = frozenset(map(root, EVERYDAY))
_FUNCTION_ROOTS = frozenset(map(root, FUNCTION_WORDS))
_NO_NAMES = _FUNCTION_ROOTS | frozenset(map(root, ("name", "title")))
"""Words that ask for a property of anything."""


def listed_cells(phrase: tuple[str, ...], index: SchemaIndex) -> list[Explanation]:
    """Values that comments list, and sample values, which a phrase or a synonym of it is."""
    return [
        Explanation(Role.CELL, score, element, value, via="cell" if score >= _LISTED else "synonym")
        for element, value, score in index.find_values(phrase)
    ]


def nouns_apart(word: QuestionToken, listed: Sequence[Explanation], index: SchemaIndex) -> list[Explanation]:
    """The cells that a word names, those that a comment says by what is done only as one of its family: "bookings", of
    the code for booked, may be a table."""
    if done(word.lower) is not None:
        return list(listed)

    def by_family(each: Explanation) -> bool:
        said = index.told.get((each.element, each.value), ()) if each.element else ()
        return each.via == "cell" and any(root(one) == word.root and done(one) is not None for one in said)

    return [replace(each, score=_NOUN, via=KIN) if by_family(each) else each for each in listed]


def kin_listed(word: QuestionToken, index: SchemaIndex) -> list[Explanation]:
    """Values that comments list, and sample values, of the family of a word."""
    people = index.families.of_people(word.lower)
    score, named = (_KIN, people) if people else (_NOUN, index.families.of_nouns(word.lower))
    return [Explanation(Role.CELL, score, element, value, via=KIN) for element, value in dict.fromkeys(named)]


def quoted(text: str, found: Sequence[QuestionToken]) -> Iterator[tuple[int, int, Explanation]]:
    """Stretches in quotes, by first and last word."""
    for match in _QUOTED.finditer(text):
        inside = [place for place, token in enumerate(found) if match.start() < token.start and token.end < match.end()]
        if inside:
            said = next(group for group in match.groups() if group)
            yield inside[0], inside[-1] + 1, Explanation(Role.CELL, 0.6, value=said.strip(), via="quoted")
