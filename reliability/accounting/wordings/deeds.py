"""Words for deeds that are taken for one another: a ticket is raised when it is created, an invoice settled when it is
paid."""

from __future__ import annotations

from functools import lru_cache

from reliability.accounting.tokens import root
from reliability.accounting.wordings.word_families import done, verbs_of

_FAMILIES = (
    "create creation raise report open submit file log request register registration place",
    "order purchase buy acquire",
    "join register registration sign signup create creation",
    "issue invoice bill",
    "ship shipping shipment dispatch send",
    "deliver delivery arrive arrival receive receipt",
    "pay payment settle settlement",
    "complete completion finish done end close closing closure resolve resolution solve fix",
    "start begin beginning",
    "end finish expire expiry run",
    "reply respond response answer",
    "pick pickup collect collection",
    "borrow lend loan checkout checked rent rental",
    "return back dropoff",
    "decide decision approve approval",
    "cancel cancellation terminate termination",
    "book booking reserve reservation",
)
"""Words for deeds that are taken for one another, as one calls a ticket's day of being raised its creation."""


@lru_cache(maxsize=4096)
def roots_of_deed(word: str) -> frozenset[str]:
    """The roots under which a word for a deed is known: of a noun those of its verbs as well.

    >>> sorted(roots_of_deed("payment")), sorted(roots_of_deed("arrivals"))
    (['payment'], ['arriv', 'arrival'])
    """
    verb = done(word)
    return frozenset((root(word), *verbs_of(word), *((verb,) if verb else ())))


@lru_cache(maxsize=1024)
def akin_to(one: str) -> frozenset[str]:
    """The roots of the words that are taken for a deed, by its root; empty where none is.

    >>> "creat" in akin_to("rais"), "pay" in akin_to("settl"), akin_to("city")
    (True, True, frozenset())
    """
    return frozenset(each for family in _ROOTS for each in family if one in family)


_ROOTS = tuple(frozenset(each for word in family.split() for each in roots_of_deed(word)) for family in _FAMILIES)
