"""Words of one family: cardiologists and cardiology, plumbers and plumbing, deliveries and what was delivered."""

from __future__ import annotations

from typing import Generic, TypeVar

from reliability.accounting.tokens import root
from reliability.words import stem

_T = TypeVar("_T")
_AGENTS = (
    ("ologist", ("ology",)),
    ("ician", ("ics", "ic", "ical")),
    ("ian", ("y",)),
    ("ist", ("istry", "y", "ics", "ism")),
    ("eer", ("eering",)),
    ("er", ("ing",)),
    ("or", ("ing", "ion")),
)
"""How words for people end, and how what they do ends."""
_IRREGULAR = {"surgeon": "surgery", "nurse": "nursing", "accountant": "accounting", "lawyer": "law"}
_OTHER_PEOPLE = frozenset({"physician"})
_LEAST = 3
_NOUNS = (("ation", ("", "at")), ("ition", ("", "it")), ("ion", ("",)), ("ment", ("",)), ("al", ("",)), ("ance", ("",)))
_NOUNS_IN_Y = (("ration", ("er",)), ("y", ("",)))
_PARTICIPLES = ("ed", "en")
_IRREGULAR_PARTICIPLES = {"withdrawn": "withdraw", "paid": "pay", "sent": "send", "sold": "sell"}


def fields_of(word: str) -> tuple[str, ...]:
    """What somebody is busy with who is called so, in the spellings of `as_field`.

    >>> fields_of("cardiologists"), "pediatric" in fields_of("paediatricians"), "plumbing" in fields_of("plumber")
    (('cardiology',), True, True)
    >>> fields_of("patients"), fields_of("physicians")
    ((), ())
    """
    person = stem(word)
    if person in _OTHER_PEOPLE:
        return ()
    if person in _IRREGULAR:
        return (as_field(_IRREGULAR[person]),)
    for ending, others in _AGENTS:
        bare = person.removesuffix(ending)
        if bare != person and len(bare) >= _LEAST:
            return tuple(dict.fromkeys(as_field(bare + other) for other in others))
    return ()


def agents_of(word: str) -> tuple[str, ...]:
    """Whoever does, or is given, what a word of a name says is done.

    >>> "inspector" in agents_of("inspection"), "reviewer" in agents_of("reviewed"), "assignee" in agents_of("assigned")
    (True, True, True)
    >>> "driver" in agents_of("drive"), agents_of("by"), agents_of("manager"), agents_of("customer")
    (True, (), (), ())
    """
    low = word.casefold()
    if not low.isalpha() or len(low) <= _LEAST or low.endswith(("er", "or", "ee")):
        return ()
    verbs = dict.fromkeys((*verbs_of(low), *([verb] if (verb := done(low)) is not None else []), low))
    return tuple(verb.rstrip("e") + ending for verb in verbs for ending in _DOING)


_DOING = ("er", "or", "ee")


def as_field(word: str) -> str:
    """A word as fields are compared: singular, and in one spelling.

    >>> as_field("Paediatrics"), as_field("Pediatrics"), as_field("Gynaecology")
    ('pediatric', 'pediatric', 'gynecology')
    """
    return stem(word).replace("ae", "e").replace("oe", "e")


def verbs_of(word: str) -> tuple[str, ...]:
    """The roots of the verbs that a noun may be made of.

    >>> verbs_of("cancellations"), verbs_of("deliveries"), verbs_of("approval"), verbs_of("registrations")
    (('cancel', 'cancellat'), ('deliver',), ('approv',), ('registr', 'registrat', 'register'))
    >>> verbs_of("orders"), verbs_of("city")
    ((), ())
    """
    noun = stem(word)
    found: list[str] = []
    for ending, others in (*_NOUNS, *_NOUNS_IN_Y):
        bare = noun.removesuffix(ending)
        if bare != noun and len(bare) > _LEAST and not (found and ending in ("ion", "y")):
            found += [root(bare + other) for other in others]
    return tuple(dict.fromkeys(found))


def done(word: str) -> str | None:
    """The root of the verb that a word says is done, None where it says no such thing.

    >>> done("cancelled"), done("Delivered"), done("withdrawn"), done("delivery"), done("bed")
    ('cancel', 'deliver', 'withdraw', None, None)
    """
    low = word.casefold()
    if low in _IRREGULAR_PARTICIPLES:
        return root(_IRREGULAR_PARTICIPLES[low])
    bare = root(low)
    return bare if low.endswith(_PARTICIPLES) and bare != low else None


class WordFamilies(Generic[_T]):
    """Things by the words of cells, to be found by other words of their families: people by their field, and nouns by
    what is done.

    >>> families = WordFamilies[str]()
    >>> families.add("Cardiology", "one"), families.add("cancelled", "other")
    (None, None)
    >>> families.of_people("cardiologist"), families.of_nouns("cancellations"), families.of_nouns("cancel")
    (['one'], ['other'], [])
    """

    def __init__(self) -> None:
        self._fields: dict[str, list[_T]] = {}
        self._done: dict[str, list[_T]] = {}

    def add(self, word: str, thing: _T) -> None:
        """Let a thing be found by words of the family of the one word of a cell."""
        if not word.isalpha():
            return
        self._fields.setdefault(as_field(word), []).append(thing)
        if (verb := done(word)) is not None:
            self._done.setdefault(verb, []).append(thing)

    def of_people(self, word: str) -> list[_T]:
        """What is the field of those whom a word names."""
        return [thing for field in fields_of(word) for thing in self._fields.get(field, ())]

    def of_nouns(self, word: str) -> list[_T]:
        """What is done, by the noun of it."""
        return [thing for verb in verbs_of(word) for thing in self._done.get(verb, ())]
