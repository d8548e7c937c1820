"""The words that a small model may write SQL with: keywords, functions, operators, numbers, names that exist."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal

from reliability.sql.form import quoted_name
from reliability.values import Column, Table

KEYWORDS = {
    "SELECT": "SELECT",
    "DISTINCT": "DISTINCT",
    "FROM": "FROM",
    "JOIN": "JOIN",
    "LEFT JOIN": "JOIN",
    "ON": "ON",
    "WHERE": "WHERE",
    "AND": "AND",
    "OR": "OR",
    "GROUP BY": "GROUP",
    "HAVING": "HAVING",
    "ORDER BY": "ORDER",
    "DESC": "DESC",
    "LIMIT": "LIMIT",
    "OFFSET": "OFFSET",
    "UNION": "SET",
    "UNION ALL": "SET",
    "INTERSECT": "SET",
    "EXCEPT": "SET",
    "IS NULL": "NULL",
    "IS NOT NULL": "NULL",
    "IN": "IN",
    "NOT IN": "IN",
    "EXISTS": "EXISTS",
    "NOT EXISTS": "EXISTS",
    "BETWEEN": "BETWEEN",
    "LIKE": "LIKE",
    "NOT LIKE": "LIKE",
    "AS": "AS",
    "OVER": "OVER",
    "PARTITION BY": "PARTITION",
    "CASE": "CASE",
    "WHEN": "WHEN",
    "THEN": "THEN",
    "ELSE": "ELSE",
    "END": "END",
    "TRUE": "TRUTH",
    "FALSE": "TRUTH",
    "INTEGER": "TYPE",
    "REAL": "TYPE",
    "TEXT": "TYPE",
    "*": "STAR",
    ",": "COMMA",
    "(": "OPEN",
    ")": "CLOSE",
    "=": "COMPARE",
    "!=": "COMPARE",
    "<>": "COMPARE",
    "<": "COMPARE",
    ">": "COMPARE",
    "<=": "COMPARE",
    ">=": "COMPARE",
    "+": "ARITHMETIC",
    "-": "ARITHMETIC",
    "/": "ARITHMETIC",
}
"""SQL's words by class. `*` is a STAR, and TIMES (below) between two numbers."""
TIMES = "TIMES"
AGGREGATES = ("COUNT", "SUM", "AVG", "MIN", "MAX")
FUNCTIONS = {
    "ROUND": (1, 2),
    "CAST": (1, 1),
    "ABS": (1, 1),
    "LENGTH": (1, 1),
    "UPPER": (1, 1),
    "LOWER": (1, 1),
    "COALESCE": (2, 3),
    "NULLIF": (2, 2),
    "SUBSTR": (2, 3),
    "STRFTIME": (2, 2),
    "JULIANDAY": (1, 1),
    "DATE": (1, 1),
}
"""Functions of one row, with the fewest and most arguments that they take."""
RANKINGS = ("ROW_NUMBER", "RANK")
"""Functions of a window alone."""
ALIASES = ("t1", "t2", "t3", "t4")
NAMES = tuple(f"c{n}" for n in range(1, 7))
"""The names of what a derived table shows, in its order."""
_NUMBER_WORDS = {
    word: str(number)
    for number, word in enumerate("zero one two three four five six seven eight nine ten eleven twelve".split())
}
_NUMBER_WORDS |= {
    "once": "1",
    "single": "1",
    "first": "1",
    "twice": "2",
    "both": "2",
    "second": "2",
    "third": "3",
    "fourth": "4",
    "fifth": "5",
    "dozen": "12",
}
_COMMON_NUMBERS = (*map(str, range(13)), "100", "1000", "1.0", "100.0")
_NUMBER = re.compile(
    r"([0-9]+(?:\.[0-9]+)?) ?(?:(k|thousand|million|m|billion)?\b)(%| ?percent\b)?", re.ASCII | re.IGNORECASE
)
_TIMES = {"k": 10**3, "thousand": 10**3, "million": 10**6, "m": 10**6, "billion": 10**9}
_MAX_NUMBERS = 40


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """A word that may be written. A column has its `source` (a table's name or an alias) and `name`."""

    text: str
    kind: str
    source: str = ""
    name: str = ""
    column: Column | None = None


def quoted_path(name: str) -> str:
    """A table's name as SQL writes it, a qualified one part by part."""
    return ".".join(quoted_name(part) for part in name.split("."))


class Vocabulary:
    """All words by number, and the numbers by class, by table and by source of columns."""

    def __init__(self, tables: Sequence[Table], question: str) -> None:
        self.words: list[Word] = []
        self.spellings: list[set[str]] = []
        self.of_kind: dict[str, frozenset[int]] = {}
        self.columns_of: dict[str, frozenset[int]] = {}  # source, and table of an alias: "t1/orders"
        self.table_word: dict[str, int] = {}
        kinds: dict[str, set[int]] = {}
        for text, kind in (*KEYWORDS.items(), ("*", TIMES)):
            kinds.setdefault(kind, set()).add(self._add(Word(text, kind)))
        for name in AGGREGATES:
            kinds.setdefault("AGGREGATE", set()).add(self._add(Word(name, "AGGREGATE")))
        for name in FUNCTIONS:
            kinds.setdefault("FUNCTION", set()).add(self._add(Word(name, "FUNCTION")))
        for name in RANKINGS:
            kinds.setdefault("RANKING", set()).add(self._add(Word(name, "RANKING")))
        said = dict.fromkeys(numbers_said(question))
        found = {number: self._add(Word(number, "NUMBER")) for number in (*said, *_COMMON_NUMBERS)}
        kinds["NUMBER"] = set(found.values())
        self.said = frozenset(found[number] for number in said)
        """The numbers that the question says."""
        for alias in ALIASES:
            kinds.setdefault("ALIAS", set()).add(self._add(Word(alias, "ALIAS", name=alias)))
        for name in NAMES:
            kinds.setdefault("NAME", set()).add(self._add(Word(name, "NAME", name=name)))
        self.of_kind = {kind: frozenset(found) for kind, found in kinds.items()}
        for alias in ALIASES:
            self.columns_of[f"{alias}/"] = frozenset(
                self._add(Word(f"{alias}.{name}", "COLUMN", alias, name)) for name in NAMES
            )
        for table in tables:
            self._add_table(table)

    def kind(self, *kinds: str) -> frozenset[int]:
        """The words of some classes."""
        return frozenset().union(*(self.of_kind[kind] for kind in kinds)) if len(kinds) > 1 else self.of_kind[kinds[0]]

    def texts(self, kind: str, *texts: str) -> frozenset[int]:
        """The words of a class that are spelled so."""
        return frozenset(i for i in self.of_kind[kind] if self.words[i].text in texts)

    def without(self, numbers: frozenset[int], texts: Collection[str]) -> frozenset[int]:
        """Those of the words that are not spelled so."""
        return frozenset(i for i in numbers if self.words[i].text not in texts) if texts else numbers

    def numbers_of(self, words: Iterable[Word]) -> frozenset[int]:
        """The numbers of some words; those that are no part of the vocabulary (literals) have none."""
        wanted = set(map(id, words))
        return frozenset(i for i, word in enumerate(self.words) if id(word) in wanted)

    def _add_table(self, table: Table) -> None:
        written = quoted_path(table.name)
        self.table_word[table.name] = self._add(Word(written, "TABLE", name=table.name), table.name)
        self.columns_of[table.name] = frozenset(
            self._add(
                Word(f"{written}.{quoted_name(c.name)}", "COLUMN", table.name, c.name, c),
                f"{table.name}.{c.name}",
            )
            for c in table.columns
        )
        for alias in ALIASES:
            self.columns_of[f"{alias}/{table.name}"] = frozenset(
                self._add(Word(f"{alias}.{quoted_name(c.name)}", "COLUMN", alias, c.name, c), f"{alias}.{c.name}")
                for c in table.columns
            )

    def _add(self, word: Word, spelled: str = "") -> int:
        self.words.append(word)
        self.spellings.append({word.text, spelled or word.text})
        return len(self.words) - 1


def numbers_said(question: str) -> Iterable[str]:
    """The numbers that a question says, in digits, also with a unit or as a share, or as a word up to twelve.

    >>> sorted(numbers_said("at least two of 2,500 over 3 million"))
    ['2', '2500', '3', '3000000']
    >>> sorted(numbers_said("more than 52% of them"))
    ['0.52', '52']
    """
    plain = question.replace(",", "")
    for digits, unit, share in _NUMBER.findall(plain)[:_MAX_NUMBERS]:
        if len(digits) > 18:
            continue
        yield digits
        if share and float(digits) < 100:
            yield f"{Decimal(digits) / 100:f}"
        if unit:
            yield f"{float(digits) * _TIMES[unit.lower()]:.0f}"
    yield from (_NUMBER_WORDS[word] for word in re.findall(r"[a-z]+", plain.lower()) if word in _NUMBER_WORDS)
