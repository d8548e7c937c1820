"""Columns that hold what identifies or reaches a person, by name (in several languages) and by the values seen in them:
proposed to be hidden when a database is connected.

Narrower than `reliability/question/private.py`, which keeps values from being shown as examples: who hides a column
can no longer ask for it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from reliability.values import Column
from reliability.words import words

_NO_TEXT = ("BOOL", "DATE", "TIME", "REAL", "DOUB", "FLOA", "BYTEA", "BLOB")
_EMAIL = re.compile(r"[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+")
_PHONE = re.compile(r"(?:\+|00|\(?0)[\d ()/.-]{6,}\d(?: ?(?:x|ext\.?) ?\d+)?")
_NO_PHONE = re.compile(r"\d{4}-\d{2}-\d{2}.*|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}.*|\d+(?:\.\d+)?")  # days, numbers, codes
_IBAN = re.compile(r"[A-Z]{2}\d{2}[A-Z0-9]{11,30}")
_CARD = re.compile(r"\d{4}(?:[ -]?\d{4}){2}[ -]?\d{1,7}|\d{4}[ -]?\d{6}[ -]?\d{5}")
_FEWEST_BY_VALUES = 3


@dataclass(frozen=True, slots=True)
class PersonalData:
    """What a column holds, and by what that is known: its name, its values, or both."""

    kind: str
    by: str


@dataclass(frozen=True, slots=True)
class _Kind:
    name: str
    words: frozenset[str]  # whole words of a column's name
    parts: tuple[str, ...]  # what a name may hold anywhere, as compounds do
    value: Callable[[str], bool] | None  # whether a value is one, where the name says so already
    alone: Callable[[str], bool] | None  # whether a value is one, whatever its column's name


def personal_data(column: Column, values: Sequence[str]) -> PersonalData | None:
    """What personal data a column holds; None for other columns. `values` are some of its values that are not NULL,
    as text.

    >>> personal_data(Column("kontakt", "TEXT"), ["ann@shop.org", "bo@x.io", "cy@y.net"])
    PersonalData(kind='e-mail addresses', by='its values')
    >>> personal_data(Column("Telefonnummer", "VARCHAR(20)"), [])
    PersonalData(kind='telephone numbers', by='its name')
    >>> personal_data(Column("email_count", "TEXT"), ["12", "3"])
    """
    if any(word in column.type.upper() for word in _NO_TEXT):
        return None
    folded = _folded(words(column.name))
    own, joined = set(folded.split()), folded.replace(" ", "")
    seen = [" ".join(value.split()) for value in values if value.strip()]
    for kind in _KINDS:
        if own & kind.words or any(part in joined for part in kind.parts):
            hits = [value for value in seen if kind.value and kind.value(value)]
            if kind.value is None or not seen or 2 * len(hits) >= len(seen):
                return PersonalData(kind.name, "its name and values" if hits else "its name")
    for kind in _KINDS:
        hits = [value for value in seen if kind.alone and kind.alone(value)]
        if len(set(hits)) >= _FEWEST_BY_VALUES and 10 * len(hits) >= 9 * len(seen) and not column.primary_key:
            return PersonalData(kind.name, "its values")
    return None


def _folded(text: str) -> str:
    """Small letters without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(" " if c in "-./" else c for c in apart if not unicodedata.combining(c))


def _is_email(text: str) -> bool:
    return bool(_EMAIL.fullmatch(text.strip("<>")))


def _is_phone(text: str) -> bool:
    digits = sum(c.isdigit() for c in text)
    return 7 <= digits <= 16 and not _NO_PHONE.fullmatch(text) and bool(_PHONE.fullmatch(text))


def _is_phone_in_a_phone_column(text: str) -> bool:
    """Where the name says so already, any number of that length is one."""
    digits = sum(c.isdigit() for c in text)
    return 5 <= digits <= 18 and digits * 2 >= len(text)


def _is_iban(text: str) -> bool:
    """By its check digits (ISO 13616)."""
    bare = text.replace(" ", "").upper()
    if not _IBAN.fullmatch(bare):
        return False
    return int("".join(str(int(c, 36)) for c in bare[4:] + bare[:4])) % 97 == 1


def _is_card(text: str) -> bool:
    """By its check digit (Luhn)."""
    if not _CARD.fullmatch(text):
        return False
    digits = [int(c) for c in text if c.isdigit()]
    doubled = [2 * d - 9 * (d > 4) for d in digits[-2::-2]]
    return 13 <= len(digits) <= 19 and any(digits) and (sum(digits[-1::-2]) + sum(doubled)) % 10 == 0


def _is_card_in_a_card_column(text: str) -> bool:
    """Where the name says so already: also masked ones, and a code of three or four digits."""
    bare = re.sub(r"[ -]", "", text)
    return _is_card(text) or bool(re.fullmatch(r"[\d*xX•]{12,19}|\d{3,4}", bare))


def _kind(
    name: str, whole: str, parts: str, value: Callable[[str], bool] | None, alone: Callable[[str], bool] | None
) -> _Kind:
    return _Kind(name, frozenset(map(_folded, whole.split())), tuple(map(_folded, parts.split())), value, alone)


_KINDS = (
    _kind(
        "e-mail addresses",
        "email mail emails courriel correo почта",
        "email emailadres 邮箱 メール",
        _is_email,
        _is_email,
    ),
    _kind(
        "telephone numbers",
        "phone phones mobile cell cellphone tel telephone fax handy movil celular телефон телефона",
        "phonenumber phoneno telefon telephon mobilnummer handynummer mobilenumber numerodetel телефон 电话 手机 電話",
        _is_phone_in_a_phone_column,
        _is_phone,
    ),
    _kind("bank accounts", "iban", "ibannummer ibannumber", _is_iban, _is_iban),
    _kind(
        "payment cards",
        "cvv cvc pan",
        "cardnumber cardno creditcard kreditkart kartennummer numerodecarte cartebancaire numerodetarjeta номеркарты 卡号",
        _is_card_in_a_card_column,
        _is_card,
    ),
    _kind(
        "passwords and keys",
        "password passwd pwd passwort kennwort contrasena пароль 密码 secret",
        "passwordhash motdepasse passwort apikey accesstoken secretkey privatekey",
        None,
        None,
    ),
)
