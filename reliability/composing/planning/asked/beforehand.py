"""What a question's words say together, found before it is read piece by piece."""

from __future__ import annotations

import re
from collections.abc import Collection
from datetime import date
from itertools import islice

from reliability.accounting.account import Piece, Role
from reliability.composing.frame import Aggregate
from reliability.composing.planning.asked.parts import AskedFor
from reliability.composing.planning.asked.surroundings import Surroundings, several_next
from reliability.composing.planning.asked.walk import Walk
from reliability.composing.planning.outputs.spans import telling
from reliability.composing.planning.readings import outputs_told

_SORTED = re.compile(
    r"\b(?:sorted|sort|ranked|ordered(?= (?:by|in (?:\w+ )?(?:order|sequence)|in (?:a|de)scending|in alpha|alpha|from|accord)))"
    r"(?: (?:them|it|the results?))?(?: in)?"
    r"(?: (?:ascending|descending|alphabetical(?:ly)?|lexicographic(?:al)?))?(?: order)?(?: (?:by|of|according to))?\b"
    r"|(?<!\bper )(?<!\beach )(?<!\ban )\border(?:ed|ing)? (?:them )?by\b"
    r"|\bin (?:the )?(?:ascending |descending |alphabetical |lexicographic |increasing |decreasing )?order(?: (?:of|by))?\b"
    r"|\balphabetically\b|\bin (?:ascending|descending)\b|\b(?:de|a)scendingly\b|\bdescending\b|\bascending\b"
)
_NUMBER_WORDS = frozenset("number count nr nbr".split())
_JOINING = frozenset("and n & + plus".split())
_AMOUNT_WORDS = frozenset("value amount total sum eur euro euros € money".split())
_AVERAGE_WORDS = frozenset("average avg mean".split())


def begin(pieces: tuple[Piece, ...], text: str, today: date | None) -> Walk:
    """The walk over a question at its first piece."""
    told = telling(pieces, text)
    return Walk(
        around=Surroundings.of(pieces, text),
        asked=AskedFor(pieces=pieces, told=told.outputs, today=today),
        told=told.pieces if told.outputs else outputs_told(pieces, text),
        sorts=_sorts(pieces, text),
        pairs=_count_and_amount(pieces),
        numbered=_numbers_of_rows(pieces, text),
    )


def _sorts(pieces: tuple[Piece, ...], text: str) -> Collection[int]:
    """The places of the pieces that say "sorted by"."""
    found: set[int] = set()
    for match in islice(_SORTED.finditer(text.lower()), 4):
        places = {n for n, piece in enumerate(pieces) if match.start() <= piece.start and piece.end <= match.end()}
        if not (match[0] == "ordered by" and several_next(pieces, max(places, default=0))):
            found |= places  # "were ordered by Gold customers" says who did it
    return found


def _count_and_amount(pieces: tuple[Piece, ...]) -> dict[int, Aggregate]:
    """The places of pieces that say "number and value", each with what is taken of the value."""
    found: dict[int, Aggregate] = {}
    for at in range(len(pieces) - 2):
        if not _NUMBER_WORDS & set(pieces[at].lemmas) or not _JOINING & set(pieces[at + 1].text.lower().split()):
            continue
        end = at + 2
        while end < len(pieces) and end < at + 4 and set(pieces[end].lemmas) & (_AMOUNT_WORDS | _AVERAGE_WORDS):
            end += 1
        said = {word for piece in pieces[at + 2 : end] for word in piece.lemmas}
        if said & _AMOUNT_WORDS:
            found |= dict.fromkeys(range(at, end), "average" if said & _AVERAGE_WORDS else "sum")
    return found


def _numbers_of_rows(pieces: tuple[Piece, ...], text: str) -> set[int]:
    """The places of "no." where it stands for a row's number: "order no. 26899", "order no., date and amount"."""
    found = set()
    for at, piece in enumerate(pieces):
        if piece.text.lower() not in ("no", "nr", "#"):
            continue
        before = pieces[at - 1].best if at else None
        after = pieces[at + 1].best if at + 1 < len(pieces) else None
        long = after is not None and after.role is Role.NUMBER and len(after.value) > 2
        named = before is not None and before.role is Role.TABLE and text[piece.end : piece.end + 1] == "."
        if long or named:
            found.add(at)
    return found
