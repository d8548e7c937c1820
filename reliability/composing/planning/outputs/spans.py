"""Where a question tells what is to be shown of what it asked before, and what it lists there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from reliability.accounting.account import Operation, Piece, Role
from reliability.accounting.phrasebook import PHRASES, words_of
from reliability.composing.frame import Aggregate
from reliability.composing.planning.asked.vocabulary import AGGREGATES

_ENDS = re.compile(r"[.?!;](?:\s|$)|\n")
_TAIL = re.compile(
    r",? (?:sorted|ordered|ranked|starting|in (?:a|de)scending|in alphabetical)\b|,? for the (?:top|first|last) "
)
_TELLS = frozenset("return show list give include display report provide output".split())
_APART = frozenset(("and", "along with", "as well as", "plus", "together with", "with", "&"))
_ENDS_AN_ITEM = frozenset(
    ("per", "for", "from", "in", "by", "across", "sorted", "ordered", "where", "that", "which", "who")
)
_NAMED = (Role.TABLE, Role.COLUMN, Role.STATE, Role.GRAIN)
_KEYS = frozenset(("id", "ids"))
_NAMES = frozenset(("name", "names"))
_MOST_ITEMS = 8


@dataclass(frozen=True, slots=True)
class ToldOutput:
    """One thing that is to be shown: the `aggregate` of what the pieces at `places` name, None where it is shown as it
    is. `distinct`: each once; `keyed`: the row's number ("the drug's id"), `called`: its name, and no more is said."""

    at: int
    places: tuple[int, ...] = ()
    aggregate: Aggregate | None = None
    distinct: bool = False
    keyed: bool = False
    called: bool = False


@dataclass(frozen=True, slots=True)
class Telling:
    """The pieces that tell what is to be shown, and what: empty where no piece does, or none of it is a number."""

    pieces: range = range(0)
    outputs: tuple[ToldOutput, ...] = ()


def telling(pieces: Sequence[Piece], text: str) -> Telling:
    """The last sentence that begins with "return", "give me" or the like, follows what is asked, and names a number to
    be shown, as far as it does not speak of order or of the first so many. Its outputs in order, at most eight."""
    for begin in range(len(pieces) - 1, 0, -1):
        tells = bool(_TELLS & set(pieces[begin].lemmas))
        if not tells or not _ENDS.search(text[pieces[begin - 1].end : pieces[begin].start + 1]):
            continue
        further = range(begin + 1, len(pieces))
        ends = (n for n in further if _ENDS.search(text[pieces[n - 1].end : pieces[n].start + 1]))
        end = next(ends, len(pieces))
        tail = _TAIL.search(text[pieces[begin].start : pieces[end - 1].end].lower())
        if tail is not None:
            at = pieces[begin].start + tail.start()
            end = next((n for n in range(begin + 1, end) if pieces[n].start >= at), end)
        outputs = tuple(filter(None, (_output(pieces, item) for item in _items(pieces, text, begin + 1, end))))
        if not any(output.aggregate for output in outputs) or _ranks(pieces[begin:end]):
            return Telling()
        return Telling(range(begin, end), outputs[:_MOST_ITEMS])
    return Telling()


def _ranks(pieces: Sequence[Piece]) -> bool:
    """Whether the sentence asks itself for the first so many, or which rows: "return the top 5 …"."""
    said = [piece.best for piece in pieces if piece.best is not None]
    return any(one.value in (Operation.TOP, Operation.BOTTOM) or one.role in (Role.NUMBER, Role.PERIOD) for one in said)


def _items(pieces: Sequence[Piece], text: str, begin: int, end: int) -> list[list[int]]:
    """The places of each item of a list, which commas and "and" part; what "per" and the like add is left out."""
    items: list[list[int]] = [[]]
    over = False
    for n in range(begin, end):
        apart = pieces[n].text.lower() in _APART
        if apart or (n > begin and "," in text[pieces[n - 1].end : pieces[n].start]):
            items.append([])
            over = False
        over = over or pieces[n].lemmas[:1] == ("per",) or pieces[n].text.lower() in _ENDS_AN_ITEM
        if not apart and (not over or (pieces[n].best is not None and pieces[n].of(Role.GRAIN) and not items[-1])):
            items[-1].append(n)
    return [item for item in items if item]


def _measure_said(piece: Piece) -> Aggregate | None:
    """What a word asks to be taken of what follows it, whatever else it may name."""
    said = PHRASES.get(words_of(piece.text), ())
    return next((AGGREGATES[each.value] for each in said if each.value in AGGREGATES), None)


def _output(pieces: Sequence[Piece], places: Sequence[int]) -> ToldOutput | None:
    aggregate: Aggregate | None = None
    distinct = keyed = called = False
    named: list[int] = []
    for n in places:
        best, lemmas = pieces[n].best, set(pieces[n].lemmas)
        measured = _measure_said(pieces[n]) if n != places[-1] else None  # "total" of "total amount", also of a column
        if measured is not None and (aggregate is None or measured == "count"):
            aggregate = measured
        elif best is not None and best.role is Role.OPERATION:
            if best.value in AGGREGATES and (aggregate is None or best.value == Operation.COUNT):
                aggregate = AGGREGATES[best.value]
            distinct = distinct or best.value == Operation.DISTINCT
            called = called or pieces[n].lemmas[:1] in (("name",), ("names",))
        elif lemmas & _KEYS and len(lemmas) == 1:
            keyed = True
        elif best is not None and (best.role in _NAMED or pieces[n].of(*_NAMED)):
            if lemmas <= _NAMES:
                called = True
            else:
                named.append(n)
    if aggregate is None and not (named or keyed or called):
        return None
    return ToldOutput(places[0], tuple(named), aggregate, distinct, keyed, called)
