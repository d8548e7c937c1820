"""What a question is about and nothing in the data explains: the reason to say "not in this data".

Chatter must never be taken for it, so a word counts only where it names a thing that data commonly hold
(lexicon/concepts.txt), or stands where what is asked for stands and is no everyday word; and never in an aside
("for the board deck", "my boss wants").
"""

from __future__ import annotations

from collections.abc import Sequence

from reliability.accounting.account import Operation, Piece, Role
from reliability.accounting.asides import asides
from reliability.accounting.lexicon import EVERYDAY, sets
from reliability.accounting.tokens import root, roots

CONCEPTS = frozenset(roots(phrase) for line in sets("concepts.txt") for phrase in line)
MAX_MISSING = 6


def missing(text: str, pieces: Sequence[Piece]) -> tuple[str, ...]:
    """The phrases of unexplained words that the question is about, in its order, each once; at most six."""
    stretches = asides(text)
    found: dict[str, None] = {}
    for place, piece in enumerate(pieces):
        if piece.explanations or any(start <= piece.start < end for start, end in stretches):
            continue
        if _is_concept(piece) or (_may_name_a_thing(piece) and _asked_for(place, pieces, text)):
            found[piece.text] = None
    return tuple(found)[:MAX_MISSING]


def unexplained_things(pieces: Sequence[Piece]) -> list[int]:
    """The places of unexplained words that may name a thing and are no thing that data commonly hold or lack."""
    return [
        place
        for place, piece in enumerate(pieces)
        if not piece.explanations and _may_name_a_thing(piece) and not _is_concept(piece)
    ]


def _is_concept(piece: Piece) -> bool:
    key = roots(piece.text)
    return key in CONCEPTS and not (len(key) == 1 and piece.text.lower() in EVERYDAY)


def _may_name_a_thing(piece: Piece) -> bool:
    """Whether a word may be a noun of the data: no everyday word, no name of somebody, no verb, adverb or adjective."""
    word = piece.text
    if not word.isalpha() or word.lower() in EVERYDAY:
        return False
    if word.isupper() and 2 < len(word) <= 6:
        return True  # "MOQ"
    return len(word) > 3 and word[1:].islower() and word[0].islower() and not word.endswith(_NO_NOUN)


def _asked_for(place: int, pieces: Sequence[Piece], text: str) -> bool:
    """Whether a piece stands where what is asked for stands ("how many ...", "... per store"), alone: beside a word
    that the data explain it only says more of that."""
    piece = pieces[place]
    before = [each for each in pieces[max(0, place - 3) : place] if not _is_little(each)]
    after = pieces[place + 1] if place + 1 < len(pieces) else None
    if any(_is_of_the_data(each) for each in (*pieces[max(0, place - 1) : place], *([after] if after else []))):
        return False
    if place and pieces[place - 1].text.lower() in _BEFORE_A_VERB:
        return False
    if after is not None and _does(after, _GROUPING) and "?" not in text[piece.end : after.start]:
        return True
    if piece.text.endswith("s") and not piece.text.endswith(_SINGULAR) and root(piece.text) not in _EVERYDAY_ROOTS:
        return True  # things, wherever they stand
    return bool(before) and _does(before[-1], _MEASURING)


_EVERYDAY_ROOTS = frozenset(map(root, EVERYDAY))
_SINGULAR = ("ss", "us", "is", "ous")
_NO_NOUN = tuple("ly ing ed able ible ful less ous ive ish est wise".split())
_BEFORE_A_VERB = frozenset("i we you they he she it who to do does did can could will would must should not".split())
_MEASURING = frozenset({Operation.COUNT, Operation.SUM, Operation.AVERAGE, Operation.MEDIAN, Operation.BY})
_MEASURING |= {Operation.SHARE, Operation.MOST, Operation.LEAST, Operation.LIST, Operation.TREND, Operation.RATIO}
_GROUPING = frozenset({Operation.BY})
_OF_THE_DATA = frozenset({Role.TABLE, Role.COLUMN, Role.CELL, Role.STATE})


def _does(piece: Piece, operations: frozenset[Operation]) -> bool:
    return any(each.value in operations for each in piece.of(Role.OPERATION))


def _is_little(piece: Piece) -> bool:
    return piece.best is not None and piece.best.role in (Role.FUNCTION, Role.POLITE)


def _is_of_the_data(piece: Piece) -> bool:
    return piece.best is not None and piece.best.role in _OF_THE_DATA and not piece.of(Role.OPERATION)
