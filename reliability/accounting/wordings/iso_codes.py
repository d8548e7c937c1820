"""What people say for codes of countries and currencies: Germany, German and Germans for DE (lexicon/iso_codes.txt)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from reliability.lexicon import lines

COUNTRY, CURRENCY = "country", "currency"
_CALLED = {
    COUNTRY: re.compile(r"countr|nation|citizen|region|market|origin|(?:^|_)(?:c?ntry|ctry)(?:$|_)", re.I),
    CURRENCY: re.compile(r"curr|(?:^|_)ccy(?:$|_)", re.I),
}
"""What a column of such codes is called."""
_CALLED_OTHERWISE = re.compile(r"lang|locale|state|status|prov|type|kind|grade|class|categ", re.I)
_LEAST_UNCALLED = 3
_NOT_IN_LOWER_CASE = frozenset("us turkey polish china jordan georgia".split())
"""Names of countries that are other words in lower case."""


def _read() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    for line in lines("iso_codes.txt"):
        kind, codes, names = (part.strip() for part in line.split(";"))
        said = tuple(name.strip() for name in names.split(","))
        yield from ((kind, code.strip(), said) for code in codes.split(","))


_NAMES: dict[str, dict[str, tuple[str, ...]]] = {COUNTRY: {}, CURRENCY: {}}
for _kind, _code, _said in _read():
    _NAMES[_kind][_code] = _said
COUNTRY_WORDINGS = tuple(dict.fromkeys(_NAMES[COUNTRY].values()))
"""The names and adjectives of each country."""


def code_names(column: str, values: Collection[str]) -> dict[str, tuple[str, ...]]:
    """The codes among a column's values with what people say for them; none where they are codes of something else.

    >>> code_names("country", ["DE", "GB"])["DE"]
    ('germany', 'german', 'deutschland', 'de')
    >>> code_names("language", ["DE", "FR", "IT"]), code_names("state", ["CA", "DE", "IN"])
    ({}, {})
    """
    for kind, names in _NAMES.items():
        known = {value: names[value.upper()] for value in values if value.upper() in names}
        if known and _holds(kind, column, values, len(known)):
            return known
    return {}


def _holds(kind: str, column: str, values: Collection[str], known: int) -> bool:
    """Whether a column holds such codes: half of them known and its name says so, or nearly all and in capitals."""
    if _CALLED[kind].search(column):
        return 2 * known >= len(values)
    alike = known >= _LEAST_UNCALLED and 10 * known >= 9 * len(values) and all(map(str.isupper, values))
    return alike and not _CALLED_OTHERWISE.search(column)


def names_of_code(code: str) -> tuple[str, ...]:
    """What people say for a code, be it of a country or of a currency.

    >>> names_of_code("EUR"), names_of_code("XY")
    (('euro',), ())
    """
    return tuple(name for names in _NAMES.values() for name in names.get(code.upper(), ()))


def names_in_case(name: str, written: str) -> bool:
    """Whether a name is written as it must be: turkey may be meat, and us ourselves.

    >>> names_in_case("us", "us"), names_in_case("us", "US"), names_in_case("german", "german")
    (False, True, True)
    """
    return name not in _NOT_IN_LOWER_CASE or (written.isupper() if name == "us" else written[:1].isupper())
