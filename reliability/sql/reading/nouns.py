"""Tables and columns as people call them: names as words, comments where a name is none, one and many, units."""

from __future__ import annotations

import re

from reliability.values import Column, Table
from reliability.words import one_of, stem, words

_PLACES = frozenset("id at on by of in to no is as or up vs eu uk us".split())
"""Short words of names that are words all the same."""
_ABBREVIATIONS = frozenset(
    """amt qty dt cd nm desc dept cust prod inv acct yr mth mo nbr num cnt curr prev addr ctry tot avg pct qtr wk emp mgr
    txn trx val ind flg typ stat cat grp loc org proj sal rev""".split()
)
_IN_FULL = {
    "pct": "percent",
    "qty": "quantity",
    "amt": "amount",
    "avg": "average",
    "num": "number",
    "nbr": "number",
    "cnt": "count",
    "dept": "department",
    "cust": "customer",
    "prod": "product",
    "desc": "description",
    "addr": "address",
    "curr": "current",
    "prev": "previous",
    "mgr": "manager",
    "emp": "employee",
    "yr": "year",
    "mth": "month",
    "qtr": "quarter",
}
"""Abbreviations that mean the same everywhere."""
_COMMENT_WORDS = 5
_WHEN = re.compile(r" (?:on|at)$")
_EUROS = re.compile(r"(?i)\bin (?P<euros>euros?|eur)\b|€")
_UNITS: tuple[tuple[re.Pattern[str], str], ...] = (
    (_EUROS, "euros"),
    (re.compile(r"(?i)\bin (?:us )?dollars?\b|\busd\b|\$"), "dollars"),
    (re.compile(r"(?i)\bin pounds?(?: sterling)?\b|\bgbp\b|£"), "pounds"),
    (re.compile(r"(?i)\bin (?:swiss )?francs?\b|\bchf\b"), "francs"),
    (re.compile(r"(?i)\bin yen\b|\bjpy\b|¥"), "yen"),
    (re.compile(r"(?i)\bin (?:per ?cent|%)"), "percent"),
    (re.compile(r"(?i)\bin square (?:metres|meters)\b"), "square metres"),
    (
        re.compile(
            r"(?i)\bin (?P<named>days|hours|minutes|seconds|weeks|months|years|kilograms|kilometres|tons|litres)\b"
        ),
        "",
    ),
)
_CURRENCIES = {"eur": "euros", "usd": "dollars", "gbp": "pounds", "chf": "francs", "jpy": "yen"}
MONEY = frozenset(_CURRENCIES.values())


def table_words(name: str, table: Table | None = None) -> str:
    """A table's name as words, of a shortened one what is read of it."""
    return table.read[0] if table is not None and table.read else words(name) or name


def column_words(name: str, column: Column | None = None) -> str:
    """A column's name as words; where these are no words for people, the beginning of its comment (not the first of
    the values that it lists), else what is read of the name.

    >>> column_words("net_sales"), column_words("amt_2", Column("amt_2", "REAL", "Amount paid, in euros"))
    ('net sales', 'amount paid')
    >>> column_words("stat_cd", Column("stat_cd", "TEXT", "A active, C cancelled", samples=("A", "C")))
    'stat cd'
    """
    plain = words(name) or name
    said = " ".join(_IN_FULL.get(word, word) for word in plain.split())
    if column is not None and column.read and not column.comment:
        return column.read[0]
    if column is None or not (_is_cryptic(plain) or _WHEN.search(said)):
        return said
    first = re.split(r"[,;:.(]", column.comment.strip(), maxsplit=1)[0].strip()
    if not first or len(first.split()) > _COMMENT_WORDS or "=" in first or first.split()[0] in column.samples:
        return column.read[0] if column.read else said
    return first if first[:2].isupper() else first[0].lower() + first[1:]


def _is_cryptic(said: str) -> bool:
    """Whether a name holds what is no word: figures, abbreviations, letters without a vowel."""
    return any(
        word in _ABBREVIATIONS
        or any(letter.isdigit() for letter in word)
        or (len(word) <= 2 and word not in _PLACES)
        or not set(word) & set("aeiouyäöü")
        for word in said.split()
    )


def is_name_of(column: str, table: str) -> bool:
    """Whether a column holds what the rows of a table are called, so that the table's noun says it.

    >>> is_name_of("store_name", "stores"), is_name_of("dept_name", "departments"), is_name_of("full_name", "customers")
    (True, True, True)
    >>> is_name_of("first_name", "employees"), is_name_of("store_name", "orders"), is_name_of("title", "films")
    (False, False, True)
    """
    own, owner = words(column).split(), one_of(table_words(table)).split()
    if not own or not owner:
        return False
    if own in (["name"], ["full", "name"], ["title"], ["label"]):
        return True
    return own[-1] in ("name", "title") and all(_shortens(word, owner) for word in own[:-1])


def _shortens(word: str, owner: list[str]) -> bool:
    """Whether a word is one of a noun's, or an abbreviation that begins alike and keeps the order of the letters."""
    return any(
        stem(word) == full or (len(word) >= 3 and full.startswith(word[:3]) and _in_order(word, full)) for full in owner
    )


def _in_order(letters: str, word: str) -> bool:
    rest = iter(word)
    return all(letter in rest for letter in letters)


def unit_of(column: Column | None) -> str:
    """What a column's numbers are counted in, by its comment or a currency in its name; "" where that is not said.

    >>> unit_of(Column("revenue", "REAL", "Revenue with discounts taken off, in euros")), unit_of(Column("price_usd", ""))
    ('euros', 'dollars')
    """
    if column is None:
        return ""
    for pattern, unit in _UNITS:
        if found := pattern.search(column.comment):
            return unit or found["named"].lower()
    last = words(column.name).split()[-1:]
    return _CURRENCIES.get(last[0], "") if last else ""


def is_key_like(name: str) -> bool:
    """Whether a name is that of a number which only tells rows apart."""
    own = words(name).split()
    return bool(own) and own[-1] in ("id", "ids", "key", "uuid", "guid", "code", "no")


def key_noun(name: str) -> str:
    """What a key's name says that it is a key of: "customer" for customer_id; "" for a bare "id"."""
    own = words(name).split()
    return " ".join(own[:-1]) if is_key_like(name) else ""


def primary_keys(table: Table | None) -> frozenset[str]:
    """The names of a table's own key in lower case."""
    return frozenset(column.name.lower() for column in table.columns if column.primary_key) if table else frozenset()


_NTH = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def nth(place: int) -> str:
    """Which place a row has among ordered ones.

    >>> nth(2), nth(12), nth(22)
    ('second', '12th', '22nd')
    """
    if place < len(_NTH):
        return _NTH[place]
    return f"{place:,}{'th' if place % 100 in (11, 12, 13) else _ENDINGS.get(place % 10, 'th')}"


def listed(items: list[str]) -> str:
    """Things in a row: "a, b and c"."""
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " and " + items[-1] if items else ""
