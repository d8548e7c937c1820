"""Which database cells do the words of a question name? An index of distinct short text values.

Built once for a warehouse from `SELECT DISTINCT`, under a budget: columns with many or long values are left out.
A value matches where its words stand in the text side by side, in any case, singular or plural; longest first.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import islice

from reliability.accounting.tokens import root
from reliability.accounting.wordings.other_words import OtherWords
from reliability.words import abbreviates, is_initial, is_nearly, stem

MAX_DISTINCT = 5_000
MAX_VALUE_CHARACTERS = 60
MAX_WORDS = 8
MIN_CHARACTERS = 3  # shorter values (US, IT) match only in the case they are stored in
MAX_TEXT_CHARACTERS = 20_000
MAX_PART_WORDS = 300  # words of a text that are looked for inside values
MAX_PART_VALUES = 2_000  # of a column that may hold such a part
MAX_PART_COLUMNS = 4  # columns that hold one such part
_WORD = re.compile(r"[^\W_]+", re.UNICODE)
# Words that questions are made of: a value that is one of them alone names nothing.
_FUNCTION_WORDS = frozenset(
    "a all an and any are as at be by did do does each every for from had has have how i in is it its list many "
    "me more most much my no not number of on one or our out over per show so than that the their them there "
    "these they this those to total under up was we were what when where which who whose why will with yes you "
    "your".split()
)

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StoredValue:
    """A value as it stands in a column."""

    table: str
    column: str
    value: str


class ValueIndex:
    """Normalised words of values → the values. Reading it from several threads is safe."""

    def __init__(self, values: Iterable[StoredValue]) -> None:
        self._by_words: dict[Words, list[StoredValue]] = {}
        for stored in values:
            words = tuple(map(stem, _WORD.findall(stored.value)[: MAX_WORDS + 1]))
            if 0 < len(words) <= MAX_WORDS:
                self._by_words.setdefault(words, []).append(stored)
        columns = _by_column(self._by_words.values())
        self._other = OtherWords({column: [each.value for each in own] for column, own in columns.items()})
        self._longest = max(map(len, self._by_words), default=0)
        self._codes = _codes(columns.values())
        self._names = _of_one_word(self._by_words)
        self._in_parts = _in_parts(self._by_words)
        self._holding: dict[Words, dict[tuple[str, str], list[Words]]] = {}
        for words, named in self._by_words.items():
            runs = dict.fromkeys(words[at : at + size] for size in (1, 2) for at in range(len(words) - size + 1))
            for run, stored in ((run, stored) for run in runs if len(run) < len(words) for stored in named):
                self._holding.setdefault(run, {}).setdefault((stored.table, stored.column), []).append(words)

    def __len__(self) -> int:
        return sum(map(len, self._by_words.values()))

    def find(self, text: str, limit: int) -> list[tuple[str, str, str]]:
        """(table, column, value as stored) for phrases of the text: more words first, then as they come.

        A phrase inside a longer one that matched is left out.
        """
        written = _WORD.findall(text[:MAX_TEXT_CHARACTERS])
        stems = [stem(word) for word in written]
        taken = [False] * len(written)
        found: dict[tuple[str, str, str], None] = {}
        for length in range(min(max(self._longest, self._other.longest), len(stems)), 0, -1):
            for start in range(len(stems) - length + 1):
                words = tuple(stems[start : start + length])
                if all(taken[start : start + length]):
                    continue
                matches = (m for m in self._by_words.get(words, ()) if length > 1 or _names(m.value, written[start]))
                named = [(match.table, match.column, match.value) for match in matches]
                named += self._other.named(words, written[start])
                found |= dict.fromkeys(named)
                if named:
                    taken[start : start + length] = [True] * length
        for place, word in enumerate(written):
            if not taken[place] and _tells([word]):
                found |= dict.fromkeys(self._short_or_near(word))
        return list(found)[:limit]

    def _short_or_near(self, word: str) -> list[tuple[str, str, str]]:
        """The codes that are short for a word ("CHQ" for cheque), and of a name in capitals those that are nearly it
        ("Antwerpen" for Antwerp)."""
        bare = stem(word)
        near = [s for code, s in self._codes.get(bare[:1], ()) if abbreviates(code, bare) or is_initial(code, word)]
        if not near and word[:1].isupper() and len(word) >= _LEAST_OF_A_NAME:
            near = [
                s for known in self._names.get(bare[:1], ()) if is_nearly(bare, known) for s in self._by_words[known,]
            ]
        return [(each.table, each.column, each.value) for each in near[:MAX_PART_COLUMNS]]

    def find_parts(self, text: str, limit: int) -> list[tuple[str, str, str]]:
        """(table, column, pattern) for phrases of the text that are a part of values: longer ones first.

        The pattern is the value as stored where one value alone holds the phrase, else the phrase as stored between
        percent signs. What names whole values is left out, and so is a part of a longer phrase that was found.
        """
        written = _WORD.findall(text[:MAX_TEXT_CHARACTERS])[:MAX_PART_WORDS]
        stems = [stem(word) for word in written]
        taken = self._whole(stems, written)
        known: dict[Words, list[tuple[str, str, str]]] = {}
        found: dict[tuple[str, str, str], None] = {}
        for length in range(min(self._longest, len(stems)), 0, -1):
            for start in range(len(stems) - length + 1):
                phrase = tuple(stems[start : start + length])
                if any(taken[start : start + length]) or not _tells(written[start : start + length]):
                    continue
                parts = known[phrase] if phrase in known else known.setdefault(phrase, self._parts(phrase))
                parts = parts or (self._inflected(phrase[0], written[start]) if length == 1 else [])
                found |= dict.fromkeys(parts)
                if parts:
                    taken[start : start + length] = [True] * length
        return list(found)[:limit]

    def _whole(self, stems: list[str], written: list[str]) -> list[bool]:
        """Which words of a text name whole values."""
        taken = [False] * len(stems)
        for length in range(min(self._longest, len(stems)), 0, -1):
            for start in range(len(stems) - length + 1):
                matches = self._by_words.get(tuple(stems[start : start + length]), ())
                if any(length > 1 or _names(match.value, written[start]) for match in matches):
                    taken[start : start + length] = [True] * length
        return taken

    def _inflected(self, word: str, written: str) -> list[tuple[str, str, str]]:
        """The codes of several words that hold a word in another form, "in_repair" for repaired, and the values of its
        family, Cardiology for cardiologists."""
        named = self._in_parts.get(root(word), ()) if word not in _FUNCTION_WORDS else ()
        found = [(each.table, each.column, each.value) for each in named[:MAX_PART_COLUMNS]]
        return found or self._other.akin(written)[:MAX_PART_COLUMNS]

    def _parts(self, phrase: Words) -> list[tuple[str, str, str]]:
        """The columns that hold longer values with the phrase in them, and its pattern in each."""
        runs = [phrase[at : at + 2] for at in range(len(phrase) - 1)] or [phrase]
        rarest = min((self._holding.get(run, {}) for run in runs), key=len)
        found: list[tuple[str, str, str]] = []
        for (table, column), values in rarest.items():
            looked_at = islice(values, MAX_PART_VALUES)
            holding = list(islice((words for words in looked_at if _place(phrase, words) is not None), 2))
            if holding:
                stored = next(s for s in self._by_words[holding[0]] if (s.table, s.column) == (table, column))
                found.append((table, column, _pattern(phrase, holding, stored.value)))
            if len(found) == MAX_PART_COLUMNS:
                break
        return found


def _by_column(values: Iterable[list[StoredValue]]) -> dict[tuple[str, str], list[StoredValue]]:
    found: dict[tuple[str, str], list[StoredValue]] = {}
    for stored in (each for named in values for each in named):
        found.setdefault((stored.table, stored.column), []).append(stored)
    return found


def _codes(columns: Iterable[list[StoredValue]]) -> dict[str, list[tuple[str, StoredValue]]]:
    """Of columns that hold nothing but codes of a few capitals, the codes in lower case by their first letter."""
    found: dict[str, list[tuple[str, StoredValue]]] = {}
    for column in columns:
        if len(column) <= _MOST_CODES and all(_is_code(each.value) for each in column):
            initials = Counter(each.value[0] for each in column)
            for each in column:
                alone = initials[each.value[0]] == 1 and len(column) <= _MOST_INITIALS and _STATED.search(each.column)
                if len(each.value) == 1 and not alone:
                    continue
                found.setdefault(each.value[0].lower(), []).append((each.value.lower(), each))
    return found


_MOST_CODES, _MOST_INITIALS, _LONGEST_CODE, _LEAST_OF_A_NAME = 40, 6, 5, 4


_STATED = re.compile(r"(?i)st(?:at|s|cd|$|_)|sex|gend|rslt|result|outc")
"""What a column is called whose single letters may stand for states, or for how something ended."""


def _is_code(value: str) -> bool:
    return len(value) in (1, *range(MIN_CHARACTERS, _LONGEST_CODE + 1)) and value.isalpha() and value.isupper()


def _of_one_word(known: Iterable[Words]) -> dict[str, list[str]]:
    """The values of one word by their first letter."""
    found: dict[str, list[str]] = {}
    for words in known:
        if len(words) == 1 and len(words[0]) >= _LEAST_OF_A_NAME and words[0].isalpha():
            found.setdefault(words[0][0], []).append(words[0])
    return found


def _in_parts(known: Mapping[Words, list[StoredValue]]) -> dict[str, list[StoredValue]]:
    """Codes that are words tied by an underscore or a hyphen, by the root of each of their words."""
    found: dict[str, list[StoredValue]] = {}
    for words, named in known.items():
        tied = [each for each in named if _TIED.fullmatch(each.value)]
        for word in dict.fromkeys(map(root, words)) if tied else ():
            found.setdefault(word, []).extend(tied)
    return found


_TIED = re.compile(r"[a-z]+(?:[_-][a-z]+)+|[A-Z]+(?:_[A-Z]+)+")


def _place(phrase: Words, words: Words) -> int | None:
    """Where a phrase stands in the words of a value, if it does and is not all of them."""
    if len(phrase) >= len(words):
        return None
    starts = range(len(words) - len(phrase) + 1)
    return next((start for start in starts if words[start : start + len(phrase)] == phrase), None)


def _pattern(phrase: Words, holding: list[Words], value: str) -> str:
    if len(holding) == 1:
        return value
    start = _place(phrase, holding[0]) or 0
    written = list(_WORD.finditer(value))[start : start + len(phrase)]
    return f"%{value[written[0].start() : written[-1].end()]}%"


def _tells(written: list[str]) -> bool:
    """May words be looked for inside values? Not those that questions are made of, nor a short one alone."""
    telling = [word for word in written if word.lower() not in _FUNCTION_WORDS]
    return bool(telling) and (len(written) > 1 or len(written[0]) >= MIN_CHARACTERS)


def _names(value: str, word: str) -> bool:
    """May one word of a text name this value?"""
    if len(value) < MIN_CHARACTERS:
        return value == word
    return word.lower() not in _FUNCTION_WORDS


def indexable(values: Iterable[object]) -> list[str]:
    """The values of one column that are worth finding; none where the column holds many or long ones."""
    texts = [value for value in values if isinstance(value, str)]
    if len(texts) > MAX_DISTINCT:
        return []
    short = [text for text in texts if len(text) <= MAX_VALUE_CHARACTERS]
    if 2 * len(short) < len(texts):
        return []
    return [text for text in short if any(char.isalpha() for char in text)]


def build(columns: Mapping[tuple[str, str], str], distinct: Callable[[str], Iterable[object] | None]) -> ValueIndex:
    """Index the columns, given by (table, column) → the query that lists their distinct values.

    `distinct` runs such a query; None where it was too long or the budget is used up.
    """
    stored: list[StoredValue] = []
    for (table, column), query in columns.items():
        values = distinct(query)  # in the order of the database's own making, which differs from one to another
        stored += [StoredValue(table, column, value) for value in sorted(indexable(values or ()))]
    return ValueIndex(stored)
