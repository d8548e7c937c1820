"""Cells that people say in other words than the cells' own, as far as that takes the column's other cells to tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reliability.accounting.wordings.iso_codes import code_names, names_in_case
from reliability.accounting.wordings.word_families import WordFamilies
from reliability.words import stem

MOST_OF_A_KIND = 60
"""A column with more different values is none of kinds, fields or states."""
Cell = tuple[str, str, str]


class OtherWords:
    """Cells by names of the countries and currencies that they are codes of, and, of short columns, by words of their
    families.

    >>> found = OtherWords({("shops", "country"): ["DE", "GB"], ("staff", "field"): ["Cardiology"]})
    >>> found.named(("united", "kingdom"), "United"), found.akin("cardiologists"), found.akin("german")
    ([('shops', 'country', 'GB')], [('staff', 'field', 'Cardiology')], [])
    """

    def __init__(self, columns: Mapping[tuple[str, str], Sequence[str]]) -> None:
        self._named: dict[tuple[str, ...], list[Cell]] = {}
        self._akin = WordFamilies[Cell]()
        for (table, column), values in columns.items():
            for code, names in code_names(column, values).items():
                for name in names:
                    words = tuple(map(stem, name.replace(".", " ").split()))
                    self._named.setdefault(words, []).append((table, column, code))
            for value in values if len(values) <= MOST_OF_A_KIND else ():
                self._akin.add(value, (table, column, value))
        self.longest = max(map(len, self._named), default=0)

    def named(self, words: tuple[str, ...], written: str) -> list[Cell]:
        """The codes of the country or currency that words in the singular name, whose first one is so written."""
        return self._named.get(words, []) if len(words) > 1 or names_in_case(words[0], written) else []

    def akin(self, word: str) -> list[Cell]:
        """The cells that a word is of one family with."""
        return self._akin.of_people(word) or self._akin.of_nouns(word)
