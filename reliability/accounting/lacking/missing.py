"""What a question is about and nothing in the data explains: the reason to say "not in this data".

Chatter must never be taken for it, so a word counts only where it names a thing that data commonly hold
(lexicon/concepts.txt), only names things (lexicon/nouns.txt), tells of an event, or stands where what is asked for
stands and is no everyday word; and never in an aside ("for the board deck", "my boss wants"). Causes and what lies
ahead are missing too, unless a column records them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date

from reliability.accounting.account import Operation, Piece, Role
from reliability.accounting.asides import asides, asking_clauses
from reliability.accounting.lacking.concepts import CONCEPTS, misspelled_concept, reworded_concepts
from reliability.accounting.lacking.everyday_things import everyday_things
from reliability.accounting.lacking.predicates import is_figurative, predicates, says_what_nothing_explains
from reliability.accounting.schema_index import HEAD, SchemaIndex, name_roots
from reliability.accounting.tokens import root, roots
from reliability.lexicon import EVERYDAY, lines

MAX_MISSING = 6
_BUSINESS_YEAR = re.compile(r"fy ?['’]?\d+ ?/", re.IGNORECASE)
"""From which month to which nobody has said."""


def missing(text: str, pieces: Sequence[Piece], index: SchemaIndex, today: date) -> tuple[str, ...]:
    """The phrases of unexplained words that the question is about, in its order, each once; at most six."""
    stretches = asides(text)
    asking = asking_clauses(text, [piece.start for piece in pieces if _does(piece, _ASKING)])
    reworded = [each for each in reworded_concepts(pieces) if not _in(each[0], stretches)]
    reworded += [each for each in predicates(text, index) if not _in(each[0], stretches)]
    found = [(start, text[start:end]) for start, end in reworded]
    found += _causes(text, pieces, index)
    found += [(piece.start, piece.text) for piece in pieces if _lies_ahead(piece, pieces, index, today)]
    found += [each for each in everyday_things(pieces, asking) if not _in(each[0], (*stretches, *reworded))]
    for place, piece in enumerate(pieces):
        if piece.explanations or _in(piece.start, (*stretches, *reworded)):
            continue
        if (
            _is_concept(piece)
            or _BUSINESS_YEAR.match(piece.text)
            or (_in(piece.start, asking) and _names_what_is_asked(place, pieces, text, index))
        ):
            found.append((piece.start, piece.text))
    return tuple(dict.fromkeys(phrase for _, phrase in sorted(found)))[:MAX_MISSING]


def guessed_of(phrases: Sequence[str], pieces: Sequence[Piece]) -> frozenset[str]:
    """Those of the missing phrases that no cause, no time and no wording makes missing: words that nothing explains,
    which may be chatter all the same ("my mentor wants"), or mean what the data call otherwise ("parcels back")."""
    placed = {piece.text for piece in pieces if not piece.explanations}
    return frozenset(phrase for phrase in phrases if phrase in placed and not _BUSINESS_YEAR.match(phrase))


def _in(place: int, stretches: Sequence[tuple[int, int]]) -> bool:
    return any(start <= place < end for start, end in stretches)


def _names_what_is_asked(place: int, pieces: Sequence[Piece], text: str, index: SchemaIndex) -> bool:
    """Whether an unexplained piece is a thing, an event, or a quality of things, that the question is about."""
    piece = pieces[place]
    after = pieces[place + 1] if place + 1 < len(pieces) else None
    if is_figurative(piece.text) or index.words().swapped(piece.text) or index.words().is_done(piece.text):
        return False
    if _tells_of_an_event(piece.text) or says_what_nothing_explains(place, pieces, index):
        return True
    if after is not None and roots(after.text) in _COSTS and _may_be_paid_for(piece.text):
        return True  # "borrowing costs" are no unit costs
    if after is not None and piece.text.endswith("est") and piece.text.islower() and piece.text not in EVERYDAY:
        return after.best is not None and after.best.role is Role.TABLE  # "the happiest customers"
    if not _may_name_a_thing(piece):
        return False
    only_a_noun = root(piece.text) in _NOUNS and (after is None or not _is_of_the_data(after))
    return only_a_noun or _asked_for(place, pieces, text)


_COSTS = frozenset(map(roots, ("cost", "expense", "expenditure", "spending", "fee", "bill")))


def _may_be_paid_for(word: str) -> bool:
    """Whether a word before "costs" says what for, and not which of them or how high."""
    said = word.islower() and word.isalpha() and len(word) >= _LEAST_LETTERS
    return said and not word.endswith((*_NO_COST, "est")) and (word.endswith("ing") or word not in EVERYDAY)


_LEAST_LETTERS, _NO_COST = 4, tuple("ly ed able ible ful less ous ive ish ic al ary".split())


def _tells_of_an_event(word: str) -> bool:
    """Whether a word says what was done, in the past, and is no verb of everyday or of how things hang together."""
    return (
        word.isalpha()
        and word.islower()
        and len(word) > 4
        and word.endswith("ed")
        and not word.endswith("eed")
        and word not in EVERYDAY
        and root(word) not in _EVERYDAY_ROOTS
    )


_WHY = re.compile(
    r"(?:^|[.!?;:,]\s+|\b(?:explain|tell me|any idea|no idea|do (?:we|you) know)\s+)"
    r"(why(?! not\b| don'?t (?:you|we)\b)|how come|what(?:'s| is| was| has)? (?:caus|driv|explain|led to|behind)\w*|"
    r"(?:what(?:'s| is| was| are| were)|explain|tell me) the (?:reason|cause|driver)s?"
    r"(?: (?:for|of|behind|why)|(?= (?:that )?(?:we|they|it|he|she|people|our|sales|revenue|turnover)\b)))\b",
    re.IGNORECASE,
)


def _causes(text: str, pieces: Sequence[Piece], index: SchemaIndex) -> Iterator[tuple[int, str]]:
    """What asks for causes, and for nothing after them, unless a table that the question speaks of records reasons.
    Where any does, only why numbers changed is surely not among them."""
    match = _WHY.search(text)
    if match is None or any(
        _does(piece, _ASKING) and _new_sentence(text, match.end(), piece.start) for piece in pieces
    ):
        return
    recorded = {each.element.table for each in index.find(("reason",)) if each.score >= HEAD and each.element.column}
    changed = any(_does(piece, _CHANGING) for piece in pieces) or bool(_MOVED.search(text, match.end()))
    said = _tables([piece for piece in pieces if not match.start() <= piece.start < match.end()])
    if not recorded & said and (changed or not recorded):
        yield match.start(1), match[1]


_MOVED = re.compile(
    r"\b(?:(?:go|going|went|gone|moving|moved?|trending) (?:up|down)|(?:drop|fall|declin|dip|spik|jump|shrink|slump|plung|surg|crash|collaps)\w*|"
    r"fell|shrank|rise|rises|rising|rose|leav(?:e|es|ing)|left|quit\w*|resign\w*|(?:less|more|fewer|lower|higher|worse|better|slower|faster)"
    r"|(?:so|too|this|that|very|unusually|unexpectedly) (?:low|high|few|many|little|much|bad|poor|weak|slow|strong|good))\b",
    re.IGNORECASE,
)
"""Words that tell of a change without measuring it."""


def _new_sentence(text: str, before: int, place: int) -> bool:
    return any(mark in text[before:place] for mark in ".?!;")


def _lies_ahead(piece: Piece, pieces: Sequence[Piece], index: SchemaIndex, today: date) -> bool:
    """Whether a period begins after today, and no table that the question speaks of holds what is planned or begins."""
    period = piece.best.period if piece.best is not None else None
    if period is None or period.start is None or period.start <= today:
        return False
    said = _tables(pieces)
    columns = (column for table in index.schema.tables if table.name in said for column in table.columns)
    return bool(said) and not any(_PLANNED & {*name_roots(column.name), *roots(column.comment)} for column in columns)


def _tables(pieces: Sequence[Piece]) -> set[str]:
    best = (piece.best for piece in pieces)
    return {each.element.table for each in best if each is not None and each.element is not None}


_PLANNED = frozenset(
    map(
        root,
        """due plan planned scheduled schedule expiry expires expected deadline until end ends valid renewal appointment
        booking booked reservation calendar launched start starts begin opened closed departure arrival target forecast
        budget birthday maturity next""".split(),
    )
)
_CHANGING = frozenset({Operation.GROWTH, Operation.BELOW, Operation.ABOVE, Operation.TREND})
_NOUNS = frozenset(root(word) for line in lines("nouns.txt") for word in line.split())
_ASKING = frozenset({Operation.COUNT, Operation.SUM, Operation.AVERAGE, Operation.MEDIAN, Operation.LIST, Operation.BY})
_ASKING |= {Operation.SHARE, Operation.RATIO, Operation.MOST, Operation.LEAST, Operation.TOP, Operation.COMPARE}
_ASKING |= {Operation.GROWTH, Operation.TREND, Operation.LATEST, Operation.OLDEST, Operation.DURATION}


def unexplained_things(pieces: Sequence[Piece]) -> list[int]:
    """The places of unexplained words that may name a thing and are no thing that data commonly hold or lack."""
    return [
        place
        for place, piece in enumerate(pieces)
        if not piece.explanations and _may_name_a_thing(piece) and not _is_concept(piece)
    ]


def _is_concept(piece: Piece) -> bool:
    key = roots(piece.text)
    pictured = piece.text.endswith("ed") and is_figurative(piece.text)  # "shifted" is no shift
    if len(key) == 1 and piece.text.lower() in EVERYDAY:
        return False
    return not pictured and (key in CONCEPTS or misspelled_concept(piece.text.lower().split()))


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
