"""Words that are one letter away from a word of the schema: "custmers", "canceld"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

MIN_LETTERS = 5


class KnownSpellings:
    """Known words, found by what is left of them when one letter is dropped."""

    def __init__(self, known: Iterable[str]) -> None:
        known = tuple(known)
        self._letters = {letters(word + ending) for word in known if len(word) > 2 for ending in _ENDINGS}
        self._things_done = {bare for word in known if (bare := _bare(word, _DOING))}
        self._by_rest: dict[str, list[str]] = {}
        self._longest = max(map(len, known), default=0)
        for word in known:
            if len(word) >= MIN_LETTERS and word.isalpha():
                for rest in _rests(word):
                    self._by_rest.setdefault(rest, []).append(word)

    def swapped(self, word: str) -> bool:
        """Whether a word has the letters of a known one, which may be inflected, in another order after the first.

        >>> KnownSpellings(["stor"]).swapped("sotres"), KnownSpellings(["stor"]).swapped("rotse")
        (True, False)
        """
        return len(word) >= MIN_LETTERS and letters(word) in self._letters

    def is_done(self, word: str) -> bool:
        """Whether a word says of something that it was done which a known word names as a thing.

        >>> KnownSpellings(["transaction"]).is_done("transacted"), KnownSpellings(["ration"]).is_done("rated")
        (True, False)
        """
        return bool(bare := _bare(word, _DONE)) and bare in self._things_done

    def near(self, word: str) -> tuple[str, ...]:
        """The known words that one dropped, added, changed or swapped letter makes of a word, without itself.

        >>> KnownSpellings(["custom", "customer", "cancel"]).near("custmer")
        ('customer',)
        >>> KnownSpellings(["goran"]).near("grant")
        ()
        """
        if not MIN_LETTERS <= len(word) <= self._longest + 1 or not word.isalpha():
            return ()
        found = dict.fromkeys(known for rest in _rests(word) for known in self._by_rest.get(rest, ()))
        return tuple(known for known in found if known != word and known[0] == word[0] and _one_apart(word, known))


_ENDINGS = ("", "s", "es", "e", "ed", "d", "y", "ies", "ing")


_DOING, _DONE = ("ations", "ation", "ions", "ion"), ("ated", "ed")
_ANOTHER = frozenset({"promot"})  # a promotion of goods is none of people


def _bare(word: str, endings: Iterable[str]) -> str:
    """A word without the first of the endings that it has; "" where it has none, or too little is left."""
    bare = next((word.removesuffix(ending) for ending in endings if word.endswith(ending)), "")
    return bare if len(bare) >= MIN_LETTERS and bare not in _ANOTHER else ""


def letters(word: str) -> str:
    """A word's first letter and its others in alphabetical order."""
    return word[:1] + "".join(sorted(word[1:]))


def _one_apart(word: str, other: str) -> bool:
    """Whether one letter dropped, added, changed or swapped with its neighbour makes one word of the other."""
    if len(word) > len(other):
        word, other = other, word
    first = next((place for place, (a, b) in enumerate(zip(word, other, strict=False)) if a != b), len(word))
    if len(word) < len(other):
        return word[first:] == other[first + 1 :]
    swapped = word[first : first + 2] == other[first : first + 2][::-1]
    return word[first + 1 :] == other[first + 1 :] or (swapped and word[first + 2 :] == other[first + 2 :])


def _rests(word: str) -> Iterator[str]:
    """A word, and it without each one of its letters."""
    yield word
    for place in range(len(word)):
        yield word[:place] + word[place + 1 :]
