"""What of a schema people still have to say: tables without a description, names that nobody can read, tables that
nothing leads to."""

from __future__ import annotations

import re
from dataclasses import dataclass

from reliability.values import Element, Schema, Table
from reliability.words import spelled_out

_SHORT = frozenset("id no to of by at in on is us eu uk ip tv pc hr it up my or dr st ok ad cd am pm x y z".split())
_ASCII = re.compile(r"[a-z]+")
_VOWELS = re.compile(r"[aeiouy]")
_CONSONANTS = re.compile(r"[bcdfghjklmnpqrstvwxz]{5,}")


@dataclass(frozen=True, slots=True)
class ThinParts:
    """Tables without a description; tables and columns with cryptic names that nothing describes; tables that have no
    key, of several."""

    undescribed: tuple[str, ...]
    cryptic: tuple[Element, ...]
    unconnected: tuple[str, ...]


def thin_parts(schema: Schema) -> ThinParts:
    """What is still thin in a schema, with its catalog laid over it."""
    referred_to = {key.ref_table for table in schema.tables for key in table.foreign_keys}
    lonely = (table.name for table in schema.tables if not table.foreign_keys and table.name not in referred_to)
    return ThinParts(
        tuple(table.name for table in schema.tables if not table.comment),
        tuple(element for table in schema.tables for element in _cryptic(table)),
        tuple(lonely) if len(schema.tables) > 1 else (),
    )


def is_cryptic(name: str) -> bool:
    """Whether a name does not say what it names, even with its abbreviations spelled out.

    >>> [is_cryptic(name) for name in ("cust_post_cd", "order_date", "xqz_fl2", "bkdt", "таблица", "t1")]
    [False, False, True, True, False, True]
    """
    said = spelled_out(name).split()
    return any(map(_is_noise, said)) if said else True


def _is_noise(word: str) -> bool:
    letters = "".join(_ASCII.findall(word)) if word.isascii() else word
    if not letters:
        return False  # a number beside words
    if not letters.isascii():
        return False  # another language's word
    return (
        (len(letters) <= 2 and letters not in _SHORT) or not _VOWELS.search(letters) or bool(_CONSONANTS.search(word))
    )


def _cryptic(table: Table) -> list[Element]:
    named = [] if table.comment or table.synonyms or not is_cryptic(table.name) else [Element(table.name)]
    columns = (column for column in table.columns if not column.comment and not column.synonyms)
    return [*named, *(Element(table.name, column.name) for column in columns if is_cryptic(column.name))]
