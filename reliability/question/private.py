"""Which columns hold people's own data, by their names and comments: their values are never shown as examples."""

from __future__ import annotations

import re
from collections.abc import Iterable

from reliability.words import words

_PERSONAL = frozenset(
    """email mail phone mobile telephone tel fax iban bic ssn passport passports birthday birthdate birthplace dob
    password passwort username login surname firstname lastname fullname givenname familyname maidenname nickname
    salary wage wages income bonus pay diagnosis religion ethnicity nationality gender sex disability street postcode
    zip address addresses signature cvv cvc ip""".split()
)
"""Words of a name that alone say it."""
_OF_A_PERSON = frozenset(
    """customer client user person people employee staff worker member patient student teacher guest tenant contact
    author driver applicant candidate manager owner holder recipient sender passenger resident citizen subscriber
    supervisor seller buyer agent doctor nurse pupil donor volunteer spouse child parent emergency instructor actor
    singer player coach""".split()
)
_NAMES = frozenset({"name", "initials"})
_PAIRS = (
    ("first", "name"),
    ("last", "name"),
    ("full", "name"),
    ("given", "name"),
    ("family", "name"),
    ("middle", "name"),
    ("birth", ""),
    ("born", ""),
    ("card", "number"),
    ("card", "no"),
    ("account", "number"),
    ("account", "no"),
    ("bank", "account"),
    ("credit", "card"),
    ("tax", "id"),
    ("tax", "number"),
    ("social", "security"),
    ("national", "id"),
    ("licence", "number"),
    ("license", "number"),
    ("health", ""),
)
"""Words that say it together; an empty one: alone."""
_COMMENTS = re.compile(
    r"(?i)\b(?:e-?mail address|phone number|date of birth|year of birth|family name|given name|first name|surname|"
    r"was born|iban|card number|name of (?:the|an?) (?:person|customer|client|employee|member|patient|user|contact))\b"
)
_VALUE = re.compile(
    r"""(?x) [^@\s]+@[^@\s]+\.\w+                      # an e-mail address
    | \+?\d[\d ()/.-]{7,}\d                             # a telephone or card number
    | [A-Z]{2}\d{2}[ ]?(?:[A-Z0-9]{4}[ ]?){2,}[A-Z0-9]{0,4}  # an IBAN"""
)
_DAY = re.compile(r"\d{4}-\d{2}(?:-\d{2})?(?:[ T].*)?|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d+")
_LONGEST = 200


def is_private(name: str, comment: str = "", table: str = "") -> bool:
    """Whether a column holds people's own data: names, addresses, birth, pay, numbers of cards and accounts.

    `table` helps where a column is called no more than "name": one of a table of people is private.

    >>> [is_private(name) for name in ("customer_email", "LastName", "birth_year", "store_name", "status")]
    [True, True, True, False, False]
    >>> is_private("name", table="customers"), is_private("name", table="regions")
    (True, False)
    """
    own = words(name[:_LONGEST]).replace("-", " ").split()
    singular = {_singular(word) for word in own}
    if singular & _PERSONAL or "".join(own) in _PERSONAL or _COMMENTS.search(comment[:_LONGEST]):
        return True
    if any(first in singular and (not second or second in singular) for first, second in _PAIRS):
        return True
    people = singular | ({_singular(word) for word in words(table[:_LONGEST]).split()} if table else set())
    return bool(singular & _NAMES) and not people.isdisjoint(_OF_A_PERSON)


def looks_private(value: str) -> bool:
    """Whether a value looks like an e-mail address, a telephone or card number or an IBAN; dates and plain counts do
    not.

    >>> [looks_private(each) for each in ("ann@shop.org", "+44 20 7946 0958", "2026-10-31", "Porto", "1234567")]
    [True, True, False, False, False]
    """
    text = value.strip()[:_LONGEST]
    return not _DAY.fullmatch(text) and bool(_VALUE.fullmatch(text) or ("@" in text and _VALUE.search(text)))


def shareable(samples: Iterable[str], name: str, comment: str = "", table: str = "") -> tuple[str, ...]:
    """The values of a column that may be shown in a channel: none of a private column, no private-looking ones."""
    return () if is_private(name, comment, table) else tuple(each for each in samples if not looks_private(each))


def _singular(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")) else word
