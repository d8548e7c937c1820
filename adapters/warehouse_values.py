"""Which database cells do the words of a question name? An index of distinct short text values.

Built once for a warehouse from `SELECT DISTINCT`, under a budget: columns with many or long values are left out.
A value matches where its words stand in the text side by side, in any case, singular or plural; longest first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

MAX_DISTINCT = 5_000
MAX_VALUE_CHARACTERS = 60
MAX_WORDS = 8
MIN_CHARACTERS = 3  # shorter values (US, IT) match only in the case they are stored in
MAX_TEXT_CHARACTERS = 20_000
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
        self._longest = max(map(len, self._by_words), default=0)

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
        for length in range(min(self._longest, len(stems)), 0, -1):
            for start in range(len(stems) - length + 1):
                matches = self._by_words.get(tuple(stems[start : start + length]))
                if not matches or all(taken[start : start + length]):
                    continue
                named = [m for m in matches if length > 1 or _names(m.value, written[start])]
                for match in named:
                    found[match.table, match.column, match.value] = None
                if named:
                    taken[start : start + length] = [True] * length
        return list(found)[:limit]


def _names(value: str, word: str) -> bool:
    """May one word of a text name this value?"""
    if len(value) < MIN_CHARACTERS:
        return value == word
    return word.lower() not in _FUNCTION_WORDS


def stem(word: str) -> str:
    """A word in lower case and, roughly, the singular.

    >>> [stem(word) for word in ["Stores", "Countries", "boxes", "Business", "bus"]]
    ['store', 'country', 'box', 'business', 'bus']
    """
    word = word.casefold()
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 4 and word.endswith(("xes", "ches", "shes", "sses", "zes")):
        return word[:-2]
    if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


def indexable(values: Iterable[object]) -> list[str]:
    """The values of one column that are worth finding; none where the column holds many or long ones."""
    texts = [value for value in values if isinstance(value, str)]
    if len(texts) > MAX_DISTINCT:
        return []
    short = [text for text in texts if len(text) <= MAX_VALUE_CHARACTERS]
    if 2 * len(short) < len(texts):
        return []
    return [text for text in short if any(char.isalpha() for char in text)]


def build(
    columns: Mapping[tuple[str, str], str], distinct: Callable[[str], Iterable[object] | None]
) -> ValueIndex:
    """Index the columns, given by (table, column) → the query that lists their distinct values.

    `distinct` runs such a query; None where it was too long or the budget is used up.
    """
    stored: list[StoredValue] = []
    for (table, column), query in columns.items():
        values = distinct(
            query
        )  # in the order of the database's own making, which differs from one to another
        stored += [StoredValue(table, column, value) for value in sorted(indexable(values or ()))]
    return ValueIndex(stored)
