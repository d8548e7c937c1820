"""Which role a literal of a question can play: a number of days is no postal code, a year is no customer.

The words decide: a number that stands inside the mention of a period ("the past 30 days") speaks of time alone, a key
is compared with a number only where the words name it ("order 4711", "id 12"), and what is written in digits is
compared with text only where the column's samples are written so.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal

from reliability.sql.reading.nouns import MONEY, unit_of
from reliability.values import Column, Schema, Table
from reliability.words import spellings, stem, words

Mention = tuple[int, int]
"""Where in a question a period stands (`reliability/question/periods.py`)."""
_TIME_WORDS = frozenset("year yr month day week quarter hour date season period decade age born built since".split())
_KEY_WORDS = frozenset("id key number no nr num nbr code ref reference uid identifier".split())
_KEY_ENDINGS = frozenset("id uid guid uuid key".split())
_LISTING = frozenset("and or = # : ,".split())
_MEASURING = frozenset("than over above below under exceed exceeds least most top first last about around to".split())
_AFTER_A_KEY = frozenset("and or is was has did been in on at from for by isn please yet already".split())
_BEING = frozenset("is are was of equal equals to".split())
_MAX_CHARACTERS = 4_000
_TOKEN = re.compile(r"[^\W\d_]+|\d+(?:[.,]\d+)*|[#=:,]")
_YEAR = re.compile(r"(?:19|20)[0-9]{2}")
_IN_DIGITS = re.compile(r"[\W\d_]*\d[\W\d_]*")


def without_mentions(question: str, mentions: Iterable[Mention]) -> str:
    """The question with spaces in place of the periods that it mentions.

    >>> without_mentions("sales in 2023 by shop", [(9, 13)])
    'sales in      by shop'
    """
    for start, end in mentions:
        question = question[:start] + " " * (end - start) + question[end:]
    return question


def in_digits(text: str) -> bool:
    """Is it written in digits and marks alone?"""
    return _IN_DIGITS.fullmatch(text) is not None


def written_alike(text: str, samples: Sequence[str]) -> bool:
    """Is a text written as one of the samples is, digit for digit and letter for letter? True without samples.

    >>> written_alike("30", ["10115", "20095"]), written_alike("80331", ["10115"])
    (False, True)
    """
    return not samples or _shape(text) in map(_shape, samples)


def _shape(text: str) -> str:
    return re.sub(r"[^\W\d_]", "a", re.sub(r"\d", "9", text))


def tells_time(column: Column) -> bool:
    """May a year, a month or a count of days be compared with the column, by its name or its samples?"""
    if column.samples and all(_YEAR.fullmatch(sample) for sample in column.samples):
        return True
    said = {word for spelling in (*spellings(column.name), *column.read) for word in spelling.split()}
    return any(stem(word) in _TIME_WORDS for word in said)


Unit = Literal["money", "time"]
"""What a number is counted in, of what no number can be held against the other."""
_COUNTED_IN = re.compile(
    r"(?P<sign>[€$£]\s?)?(?<![\w.,])(?P<number>\d+(?:,\d{3})*(?:\.\d+)?)(?:\s?(?P<times>k|m|mn|mio|thousand|million)\b)?"
    r"(?:[\s-]?(?:(?P<money>[€$£]|(?:euros?|eur|dollars?|usd|pounds?|bucks|francs?)\b)"
    r"|(?P<time>(?:days?|weeks?|months?|years?|hours?|hrs?|minutes?|mins?)\b)))?",
    re.IGNORECASE,
)
_TIMES = {"k": 1e3, "thousand": 1e3, "m": 1e6, "mn": 1e6, "mio": 1e6, "million": 1e6}
_LENGTHS = frozenset("days weeks months years hours minutes seconds".split())
_OF_MONEY = frozenset("revenue price cost costs salary sales fee budget turnover".split())


def counted_in(question: str) -> Mapping[float, Unit]:
    """What numbers of a question are counted in, of those that it counts in one thing alone wherever it says them.

    >>> dict(counted_in("at least 500 euros after 14 days, or €2k; top 5"))
    {500.0: 'money', 14.0: 'time', 2000.0: 'money'}
    """
    found = defaultdict[float, set[Unit | None]](set)
    for each in _COUNTED_IN.finditer(question[:_MAX_CHARACTERS]):
        number = float(each["number"].replace(",", "")) * _TIMES.get((each["times"] or "").lower(), 1.0)
        found[number].add("money" if each["sign"] or each["money"] else "time" if each["time"] else None)
    return {number: unit for number, units in found.items() if len(units) == 1 and (unit := units.pop()) is not None}


def counts_in(column: Column) -> Unit | None:
    """What a column's numbers are counted in, by its comment or its name."""
    unit, last = unit_of(column), words(column.name).split()[-1:]
    if unit in MONEY or (not unit and not _OF_MONEY.isdisjoint(last)):
        return "money"
    return "time" if unit in _LENGTHS or not _LENGTHS.isdisjoint(last) else None


def is_key(column: Column, table: Table) -> bool:
    """Does the column tell rows apart, or refer to another table's, by its declaration or its name?"""
    if any(column.name in key.columns for key in table.foreign_keys):
        return True
    if column.primary_key and sum(each.primary_key for each in table.columns) == 1:
        return True
    said = column.read or spellings(column.name)  # none of a name without letters
    return bool(said) and said[0].split()[-1:] in [[word] for word in _KEY_ENDINGS]


def names_of_key(column: Column, table: Table) -> frozenset[str]:
    """The words, in the singular, by which a question names a key: its own, and those of the tables that it stands
    for."""
    tables = [key.ref_table for key in table.foreign_keys if column.name in key.columns]
    if column.primary_key or not tables:
        tables.append(table.name)
    said = [*spellings(column.name), *column.read, *table.read, *(each for name in tables for each in spellings(name))]
    return frozenset(stem(word) for spelling in said for word in spelling.split())


def key_numbers(question: str, names: Collection[str], others: Collection[str] = ()) -> frozenset[str]:
    """The numbers that the words give to a key with these names (`names_of_key`), and to none of the columns that are
    called by `others` (`names_of_others`).

    >>> sorted(key_numbers("orders 12 and 13 of the top 5 customers", {"order"}))
    ['12', '13']
    >>> sorted(key_numbers("customers with the post code 10005", {"customer"}, {"post"}))
    []
    """
    found: set[str] = set()
    named = by_key = False  # do the words just before give the next number to the key, and by a word such as "id"?
    elsewhere, before = False, ""  # do they give it to another column, and the word before, in the singular
    tokens = _TOKEN.findall(question[:_MAX_CHARACTERS].lower())
    for index, token in enumerate(tokens):
        if token[0].isdigit():
            if named or (not elsewhere and _stands_alone(tokens, index)):
                found.add(token.replace(",", ""))
        elif token == "#" or stem(token) in _KEY_WORDS:
            elsewhere = before in others and before not in names
            named = by_key = not elsewhere
        elif stem(token) in names:
            named, by_key, elsewhere = True, False, False
        elif token not in _LISTING and not ((by_key or elsewhere) and token in _BEING):
            named = by_key = False
            elsewhere = stem(token) in others
        before = stem(token)
    return frozenset(found)


def names_of_others(tables: Iterable[Table]) -> frozenset[str]:
    """The words, in the singular, with which the names of columns end that are no keys and may hold a number, before
    "code", "number" and their like: "post" of post_code, "phone"."""
    found = set()
    for table in tables:
        for column in table.columns:
            if is_key(column, table) or not _may_hold_a_number(column):
                continue
            for said in (*spellings(column.name), *column.read):
                own = [word for word in map(stem, said.split()) if word not in _KEY_WORDS and word != "cd"]
                found |= set(own[-1:])
    return frozenset(found)


def _may_hold_a_number(column: Column) -> bool:
    dated = column.type.upper().startswith(("DATE", "TIME", "BOOL"))
    return not dated and (not column.samples or any(any(map(str.isdigit, sample)) for sample in column.samples))


def _stands_alone(tokens: Sequence[str], index: int) -> bool:
    """Is it a long number that counts and measures nothing, as in "what is in 26881"?"""
    before, after = tokens[index - 1] if index else "", tokens[index + 1] if index + 1 < len(tokens) else ""
    counted = after.isalpha() and after not in _AFTER_A_KEY
    return len(tokens[index]) >= 4 and tokens[index].isdigit() and before not in _MEASURING and not counted


def key_columns(schema: Schema | Sequence[Table]) -> dict[tuple[str, str], frozenset[str]]:
    """The keys of the tables by (table, column), in lower case, each with the words that name it."""
    tables = schema.tables if isinstance(schema, Schema) else schema
    return {
        (table.name.lower(), column.name.lower()): names_of_key(column, table)
        for table in tables
        for column in table.columns
        if is_key(column, table)
    }


def words_of(tables: Iterable[Table]) -> frozenset[str]:
    """The words, in the singular, of which the names of tables and columns are made, as they stand and spelled out."""
    found: set[str] = set()
    for table in tables:
        found |= _words_of_name(table.name).union(*(_words_of_name(column.name) for column in table.columns))
        read = (*table.read, *(said for column in table.columns for said in column.read))
        found |= {stem(word) for said in read for word in said.split()}
    return frozenset(found)


@lru_cache(maxsize=16_384)
def _words_of_name(name: str) -> frozenset[str]:
    return frozenset(stem(word) for said in spellings(name) for word in said.split())
