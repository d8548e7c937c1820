"""Which texts a query may hold in quotes, and where.

Compared with a column: the cells of that column that the question names; where it names none, phrases of the question
(`reliability/sql/grammar/phrases.py`) that belong to no cell, and the column's samples. In the second half of a set
operation a cell is left out that the first half compared with, and of two conditions one does not repeat the other's
text. Compared with a column of dates: the bounds of the periods that the question names
(`reliability/question/periods.py`), the start with `>=`, the end with `<`, and of one condition's period the other
condition takes the other bound. Where no period was read, a date may be spelled freely.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta

from reliability.question.kept.day_forms import ISO, MONTH, day_form
from reliability.question.periods import Period, joined_periods
from reliability.sql.grammar.phrases import SMALL, phrases_of
from reliability.sql.grammar.vocabulary import numbers_said
from reliability.sql.roles import (
    Mention,
    in_digits,
    key_columns,
    key_numbers,
    names_of_others,
    tells_time,
    without_mentions,
    words_of,
    written_alike,
)
from reliability.trie import TrieNode
from reliability.values import Column, Table
from reliability.words import stem

Cell = tuple[str, str, str]
"""Table, column, value as stored."""
_MAX_LIKE_WORDS = 3
_FORMATS = ("%Y", "%m", "%d", "%Y-%m", "%Y-%m-%d", "%H", "%w")
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[ T][0-9:.+Z-]*)?")
_NUMERIC = ("INT", "NUM", "REAL", "DEC", "FLOA", "DOUB", "SERIAL", "MONEY")
_DATED = ("DATE", "TIMESTAMP")
_TRUTHS = frozenset({"true", "false", "0", "1"})


@dataclass(frozen=True, slots=True)
class Compared:
    """What a literal is compared with: a plain column (None = unknown) and the operator; `item` the words of the
    condition so far, `items` the finished conditions beside it. `used`: literals that other conditions have, which are
    not written again; `again`: unless nothing else is left."""

    column: Column | None
    operator: str
    item: tuple[str, ...] = ()
    items: frozenset[tuple[str, ...]] = field(default=frozenset())
    used: frozenset[str] = field(default=frozenset())
    again: bool = False


def quoted_text(text: str) -> str:
    """A text as an SQL literal."""
    return "'" + text.replace("'", "''") + "'"


class Literals:
    """The literals of one question over some tables. `trie` spells them, quotes inside doubled, by their number."""

    def __init__(
        self,
        tables: Sequence[Table],
        question: str,
        cells: Iterable[Cell],
        periods: Sequence[Period],
        encode: Callable[[str], Sequence[int]],
        mentions: Sequence[Mention] = (),
    ) -> None:
        self.texts: list[str] = []
        self.trie = TrieNode()
        self._closed = 0  # texts that the trie's `below` knows
        self._numbers: dict[str, int] = {}
        self._encode = encode
        self._periods = (*periods, *joined_periods(periods))
        self._cells: dict[int, set[int]] = {}
        self._memo: dict[tuple[object, ...], frozenset[int]] = {}
        every = set()
        columns = {(t.name.lower(), c.name.lower()): c for t in tables for c in t.columns}
        for table, name, value in cells:
            number = self._add(value)
            every.add(number)
            column = columns.get((table.lower(), name.lower()))
            if column is not None:
                self._cells.setdefault(id(column), set()).add(number)
        self._all_cells = frozenset(every)
        self._schema_words = words_of(tables)
        outside = without_mentions(question, mentions)
        self._spans, self._names = self._phrases(outside)
        of_time, _ = self._phrases(" ; ".join(question[start:end] for start, end in mentions))
        self._of_time = of_time - self._spans
        self._timely = {id(c): tells_time(c) for t in tables for c in t.columns}
        said = set(numbers_said(outside))
        self._time_numbers = frozenset(numbers_said(question)) - said
        keys, others = key_columns(tables), names_of_others(tables)
        self._key_numbers = {
            id(c): key_numbers(outside, keys[place], others)
            for t in tables
            for c in t.columns
            if (place := (t.name.lower(), c.name.lower())) in keys and not self._timely[id(c)]
        }
        self.alphabet = self._date_tokens(question)

    def _add(self, text: str) -> int:
        if text not in self._numbers:
            self._numbers[text] = len(self.texts)
            self.texts.append(text)
            self.trie.insert(self._encode(text.replace("'", "''")), self._numbers[text])
        return self._numbers[text]

    def _phrases(self, question: str) -> tuple[frozenset[int], frozenset[int]]:
        """The question's phrases that do not belong to a known cell; and those that a column may be said to equal:
        names, where the question surely writes any, else all."""
        known = [f" {_words(text)} " for text in self.texts]
        every, telling = set(), set()
        surely = False
        for phrase in phrases_of(question):
            words = _words(phrase.text)
            if any(f" {words} " in text or f" {words}s " in text for text in known):
                continue
            if not phrase.quoted and all(w in SMALL or stem(w) in self._schema_words for w in words.split()):
                continue  # a table's or a column's name is no value
            number = self._add(phrase.text)
            every.add(number)
            surely |= phrase.surely
            if phrase.tells:
                telling.add(number)
        return frozenset(every), frozenset(telling if surely else every)

    def _date_tokens(self, question: str) -> tuple[int, ...]:
        years = [str(year) for year in range(1990, 2031)]
        pieces = [
            *re.findall(r"[0-9]+", question, re.ASCII),
            *years,
            *(f"{n:02d}" for n in range(60)),
            "-",
            ":",
        ]
        return tuple(dict.fromkeys(token for piece in pieces for token in self._encode(piece)))

    # --- what a column holds ---

    @staticmethod
    def is_number(column: Column) -> bool:
        """Does the column hold numbers, by its type and samples?"""
        kind = column.type.upper()
        return any(word in kind for word in _NUMERIC) and all(map(_is_numeric, column.samples))

    @staticmethod
    def is_date(column: Column) -> bool:
        """Does the column hold ISO dates, by its samples or, without any, its type?"""
        if column.samples:
            return all(_DAY.fullmatch(sample) for sample in column.samples)
        return column.type.upper().startswith(_DATED)

    @staticmethod
    def keeps_days(column: Column) -> bool:
        """Does the column keep days in another form than ISO, so that no number or text of a question is a value?"""
        form = day_form(column)
        return form is not None and form.written not in (ISO, MONTH)

    @staticmethod
    def is_wordy(column: Column) -> bool:
        """Does the column hold words, by its samples?"""
        if Literals.is_truth(column):
            return False
        return bool(column.samples) and not any(any(c.isdigit() for c in sample) for sample in column.samples)

    @staticmethod
    def is_truth(column: Column) -> bool:
        """Does the column hold truth values, by its type and samples?"""
        return "BOOL" in column.type.upper() and _TRUTHS.issuperset(column.samples)

    @staticmethod
    def kind(column: Column) -> str:
        """What a column may be compared with: truth, number, date or text."""
        kinds = {"truth": Literals.is_truth, "number": Literals.is_number, "date": Literals.is_date}
        return next((name for name, holds in kinds.items() if holds(column)), "text")

    # --- what may be written ---

    def numbers(self, column: Column | None, said: Iterable[str]) -> set[str]:
        """Those of the question's numbers that the column may be compared with: a key with its own alone, and with
        what belongs to a period only a column that tells time."""
        if column is not None and id(column) in self._key_numbers:
            return set(self._key_numbers[id(column)].intersection(said))
        timely = column is not None and self._timely.get(id(column), True)
        return set(said) if timely else set(said) - self._time_numbers

    def is_bounded(self, column: Column | None, start: str) -> bool:
        """Is the literal the start of a period that ends, compared with a column of dates?"""
        return column is not None and self.is_date(column) and bool(self._ends_of({start}))

    def free(self, compared: Compared) -> bool:
        """May a date be spelled freely here?"""
        return compared.column is not None and self.is_date(compared.column) and not self._periods

    def any(self, compared: Compared) -> bool:
        """Is there any literal to write here?"""
        if compared.column is not None and self.keeps_days(compared.column):
            return False
        return self.free(compared) or bool(self.allowed(compared))

    def allowed(self, compared: Compared) -> frozenset[int]:
        """Numbers of the literals that may be written here; none that would repeat a condition."""
        key = (
            id(compared.column),
            compared.operator,
            compared.item,
            compared.items,
            compared.used,
            compared.again,
        )
        if key not in self._memo:
            said = {done[-1] for done in compared.items if done[:-1] == compared.item}
            found = self._all(compared)
            self._memo[key] = frozenset(n for n in found if quoted_text(self.texts[n]) not in said) if said else found
            if self._closed < len(self.texts):
                self.trie.close()
                self._closed = len(self.texts)
        return self._memo[key]

    def _all(self, compared: Compared) -> frozenset[int]:
        column, operator = compared.column, compared.operator
        if operator == "STRFTIME":
            return frozenset(map(self._add, _FORMATS))
        if "LIKE" in operator:
            return self._patterns()
        if column is None:
            return self._spans | self._all_cells
        if self.keeps_days(column):
            return frozenset()
        if self.is_date(column):
            return frozenset(map(self._add, self._bounds(compared)))
        own = self._cells.get(id(column), set())
        new = self._unused(own, compared)
        if new or (own and compared.again):
            return frozenset(new or own)
        samples = () if self.is_number(column) else column.samples
        said = {n for n in (self._names if column.samples else self._spans) if self._fits(n, column)}
        if self._timely.get(id(column)):
            said |= {n for n in self._of_time if written_alike(self.texts[n], column.samples)}
        found = self._unused(said | frozenset(map(self._add, samples)), compared)
        return frozenset(found or self._unused(self._all_cells, compared))

    def _fits(self, number: int, column: Column) -> bool:
        text = self.texts[number]
        return not in_digits(text) or self.is_number(column) or written_alike(text, column.samples)

    def _unused(self, numbers: Iterable[int], compared: Compared) -> set[int]:
        return {n for n in numbers if quoted_text(self.texts[n]) not in compared.used}

    def _patterns(self) -> frozenset[int]:
        if ("patterns",) not in self._memo:
            texts = [self.texts[n] for n in self._spans | self._all_cells]
            short = [text for text in texts if len(text.split()) <= _MAX_LIKE_WORDS]
            forms = [form for text in short for form in (f"%{text}%", f"{text}%", f"%{text}")]
            self._memo["patterns",] = frozenset(map(self._add, forms))
        return self._memo["patterns",]

    def _bounds(self, compared: Compared) -> set[str]:
        """The days that the operator may compare with; a period of the same column begun before is closed."""
        column_text = compared.item[0] if compared.item else ""
        other = {done[1]: done[2] for done in compared.items if len(done) == 3 and done[0] == column_text}
        operator = compared.operator
        if operator in ("<", "<="):
            start = other.get(">=") or other.get(">")
            ends = self._ends_of({start}) if start else set()
            days = ends or {p.end for p in self._periods if p.end}
            return {str(d if operator == "<" else d - timedelta(days=1)) for d in days}
        if operator in (">=", ">"):
            end = other.get("<")
            starts = {p.start for p in self._periods if p.start and (end is None or quoted_text(str(p.end)) == end)}
            starts = starts or {p.start for p in self._periods if p.start}
            return {str(d if operator == ">=" else d - timedelta(days=1)) for d in starts}
        if operator == "BETWEEN":
            return {str(p.start) for p in self._periods if p.start and p.end}
        if operator == "BETWEEN AND":
            low = compared.item[2]
            return {str(p.last) for p in self._periods if p.start and p.end and quoted_text(str(p.start)) == low}
        return {str(p.start) for p in self._periods if p.one_day}

    def _ends_of(self, starts: set[str]) -> set[date]:
        days = {p.end for p in self._periods if p.end and p.start and quoted_text(str(p.start)) in starts}
        eves = {
            p.end
            for p in self._periods
            if p.end and p.start and quoted_text(str(p.start - timedelta(days=1))) in starts
        }
        return days or eves


def _words(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.lower()))


def _is_numeric(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
