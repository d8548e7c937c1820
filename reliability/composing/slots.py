"""What a question's words leave open: for a stretch of them, the tables and columns that explain it (docs/METHODS.md
3).

Two sources say so. An account lists what explains each word; composing adds what no word names alone: by which date a
period is meant, by which number the best is the best.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass

from reliability.accounting.account import Account, Explanation, Piece, Role
from reliability.composing.planning.draft import FrameDraft
from reliability.values import Element, Schema

_NAMES = frozenset({Role.TABLE, Role.COLUMN, Role.CELL})
_FAINT = 0.4
"""What explains words less well than this share of their best explanation is no name for them."""
_CHOICES = frozenset("value measure group said number sort output told entity".split())
"""Choices of a frame that are of a name; the others are of what is done, of which rows, or of when."""
_VERY_NAME = 0.95
_MOST_NAMES, _MOST_SLOTS = 6, 24


@dataclass(frozen=True, slots=True)
class Name:
    """A table or column that explains a slot's words; `score` in (0, 1], higher = better. `said`: the words are its
    very name; `defined`: a team's catalog says that these very words mean it."""

    element: Element
    score: float
    said: bool = False
    defined: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """A stretch of words and the names that explain it, best first. `words` are empty where no words of their own stand
    for it: the number by which things are ranked."""

    words: str
    names: tuple[Name, ...]

    def of(self, element: Element) -> Name | None:
        """The element as a name of this slot."""
        return next((name for name in self.names if name.element == element), None)


def slots_said(account: Account, schema: Schema) -> tuple[Slot, ...]:
    """The slots of an account's pieces, from left to right."""
    return tuple(slot for piece in account.pieces if (slot := _said(piece, schema)) is not None)[:_MOST_SLOTS]


def slots_chosen(draft: FrameDraft) -> tuple[Slot, ...]:
    """The slots of the choices that led to a frame."""
    found = []
    for choice, options in draft.offered.items():
        if choice.partition(" ")[0] in _CHOICES:
            named = [(element, option.score) for option in options if (element := _named_in(option.value))]
            slot = _slot("", [Name(element, min(score, 1.0)) for element, score in named])
            found += [slot] if slot else []
    return tuple(found)[:_MOST_SLOTS]


def _said(piece: Piece, schema: Schema) -> Slot | None:
    names = [
        Name(each.element, each.score, _is_said(each), _is_defined(each.element, piece.text, schema))
        for each in piece.explanations
        if each.element is not None and each.role in _NAMES
    ]
    return _slot(piece.text, names)


def _slot(words: str, names: Sequence[Name]) -> Slot | None:
    """The names that are no faint ones, each once; None where there is none, or one alone that nobody said."""
    best: dict[Element, Name] = {}
    for name in sorted(names, key=lambda each: -each.score):
        best.setdefault(name.element, name)
    kept = [each for each in best.values() if each.score >= _FAINT * max(name.score for name in names)]
    told = len(kept) > 1 or any(each.said or each.defined for each in kept)
    return Slot(words, tuple(kept[:_MOST_NAMES])) if told else None


def _is_said(explanation: Explanation) -> bool:
    return explanation.via == "name" and explanation.role is not Role.CELL and explanation.score >= _VERY_NAME


def _is_defined(element: Element, words: str, schema: Schema) -> bool:
    table = schema.table(element.table)
    column = table.column(element.column) if table and element.column else None
    called = column.synonyms if column else table.synonyms if table and not element.column else ()
    return words.lower() in {each.lower() for each in called}


def _named_in(value: object) -> Element | None:
    """The column that an option is of, or the table whose rows it counts; None where it names nothing."""
    columns = list(dict.fromkeys(_elements(value)))
    if columns:
        return columns[0]
    table = getattr(value, "table", "")
    return Element(table) if isinstance(table, str) and table else None


def _elements(value: object) -> Iterator[Element]:
    if isinstance(value, Element):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _elements(each)
    elif is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from _elements(getattr(value, each.name))


def openness(one: Element, other: Element, slots: Sequence[Slot]) -> float:
    """How open the words leave which of two names is meant, in [0, 1]: 1 = both explain them equally well, 0 = no words
    stand for both, or the words are the very name of one of them, or a definition says that they mean it.

    >>> words = Slot("sales", (Name(Element("days", "gross"), 0.8), Name(Element("days", "net"), 0.6)))
    >>> round(openness(Element("days", "net"), Element("days", "gross"), [words]), 2)
    0.75
    """
    if decided(one, other, slots) is not None:
        return 0.0
    known = [(a.score, b.score) for a, b in _found(one, other, slots) if a is not None and b is not None]
    return max((min(each) / max(each) for each in known), default=0.0)


def decided(one: Element, other: Element, slots: Sequence[Slot]) -> Element | None:
    """Which of two names the words decide for, being its very name or defined to mean it; None where they decide for
    none, or for both."""
    found = _found(one, other, slots)
    for how in ("defined", "said"):
        for_one = any(a is not None and getattr(a, how) and not (b is not None and getattr(b, how)) for a, b in found)
        for_other = any(b is not None and getattr(b, how) and not (a is not None and getattr(a, how)) for a, b in found)
        if for_one != for_other:
            return one if for_one else other
    return None


def _found(one: Element, other: Element, slots: Sequence[Slot]) -> list[tuple[Name | None, Name | None]]:
    return [_in_slot(one, other, slot) for slot in slots]


def _in_slot(one: Element, other: Element, slot: Slot) -> tuple[Name | None, Name | None]:
    """Both as names of the slot; of columns of one name, their tables."""
    a, b = slot.of(one), slot.of(other)
    if (a is None or b is None) and one.column and one.column.lower() == other.column.lower():
        tables = slot.of(Element(one.table)), slot.of(Element(other.table))
        return tables if None not in tables else (a, b)
    return a, b


def merged(slots: Iterable[Slot]) -> tuple[Slot, ...]:
    """The slots, each once, at most so many as are looked at."""
    return tuple(dict.fromkeys(slots))[:_MOST_SLOTS]
