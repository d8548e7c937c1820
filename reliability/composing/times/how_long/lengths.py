"""How long something of a row lasted, where a table keeps its first and its last day ("the longest stay", "bookings of
more than 7 nights", "how long is a bike rented on average"), or the length itself: "how long do couriers take?"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from reliability.accounting.account import Explanation, Operation, Piece, Role
from reliability.accounting.tokens import root
from reliability.composing.frame import Between, Comparison, Condition, Expression, Filter, Of
from reliability.composing.planning.columns import kind_of, words_of
from reliability.composing.planning.relations import Relations
from reliability.composing.times.columns import Marking, TimeColumn
from reliability.composing.times.last_done import LENGTH, so_many
from reliability.composing.times.spans import TimeSaid, names_table, taken_together
from reliability.values import Element, Table

_PAIRS: tuple[tuple[frozenset[str], frozenset[str]], ...] = tuple(
    (frozenset(one.split()), frozenset(other.split()))
    for one, other in (
        ("start started starts begin began begins", "end ended ends finish finished finishes stop stopped"),
        ("arrives arrived arrival checkin", "leaves left departs departed departure checkout"),
        ("departs departed departure", "arrives arrived arrival"),
        ("pickup collected", "dropoff returned return"),
        ("borrowed loaned lent rented checkout issued", "returned return"),
        ("admitted admission", "discharged discharge"),
        ("raised reported created opened requested", "closed resolved completed finished solved"),
        ("from", "to until thru through"),
    )
)
"""Words of the two days of a stretch of time: not those of a life, as opened and closed of a shop, hired and left."""
_ROOTS = tuple((frozenset(map(root, begins)), frozenset(map(root, ends))) for begins, ends in _PAIRS)
_LIVES = frozenset("hired joined opened launched founded built".split())
_OWN_LENGTH = frozenset("duration length minutes hours days nights weeks months seconds".split())
_LASTS = r"last|lasts|lasted|take|takes|took|stay|stays|stayed|run|runs|ran|go on|rented|borrowed|kept|out"
_UNITS = {"day": 1, "night": 1, "week": 7, "month": 30, "year": 365}
_LENGTH = LENGTH.replace("day|week", "day|night|week")
_SAID: tuple[tuple[str, Comparison], ...] = (
    (rf"\b(?:longer than|(?:(?:{_LASTS}|of|for) )(?:more than|over)) {_LENGTH}\b", ">"),
    (rf"\b(?:shorter than|(?:(?:{_LASTS}|of|for) )(?:less than|under|fewer than)) {_LENGTH}\b", "<"),
    (rf"\b(?:(?:{_LASTS}|of|for) )?at least {_LENGTH}\b(?: long)?", ">="),
    (rf"\b(?:(?:{_LASTS}|of|for) )?at most {_LENGTH}\b(?: long)?", "<="),
)
_COMPARED = tuple((re.compile(pattern, re.I), comparison) for pattern, comparison in _SAID)
_ASKED = re.compile(
    rf"\b(?:(?:number|total number|count) of (?:nights|days|hours|minutes) (?!(?:between|from)\b)(?:per|for each|of each)?"
    rf"|how (?:long|many (?:days|nights|hours|minutes)) (?=(?:do|does|did|is|are|was|were|has|have)\b.{{0,60}}?\b(?:{_LASTS})\b)"
    r"|(?:length|duration)s? of (?:stay|time)|nights? (?:booked|stayed)|(?:length|duration)s?\b)",
    re.I,
)
_TAKES = re.compile(
    r"\b(?P<asked>how (?:long|many (?:days|nights|hours|minutes|weeks|months))) (?:do|does|did|is|are|was|were|will)\b.{0,60}?"
    r"\b(?P<verb>(?:take|takes|took|need|needs|needed|last|lasts|lasted|wait|waits|waited)(?: to \w+| for \w+)?)\b",
    re.I,
)
_VERB = re.compile(
    r"\s*(?:do|does|did)\b.{1,60}?\b(?P<verb>last(?! (?:\w+ )?(?:day|week|month|quarter|year)s?\b)|take|stay|run|go on)\b",
    re.I,
)
_A_VERB = (Explanation(Role.FUNCTION, 1.0),)
_ON_AVERAGE = frozenset(("on average", "in average", "on the average"))
_ENDS = re.compile(r"\b(?:longest|shortest)\b", re.I)
_LONG, _SURE, _NEAR, _OF_ANOTHER = 2000, 0.95, 0.85, 0.6
_AVERAGES = (Operation.AVERAGE, Operation.MEDIAN, Operation.SUM, Operation.MOST, Operation.LEAST)


@dataclass(frozen=True, slots=True)
class LengthColumn(TimeColumn):
    """The whole days from a row's first day to its last; `of` is the last."""

    first: Element = field(default_factory=lambda: Element(""))

    def value(self, _of: Of) -> Expression:
        """The days between the two."""
        return Between(self.first, self.of)

    def condition(self, said: Condition) -> Filter:
        """What is said of the days between the two."""
        return replace(said, of=Between(self.first, self.of))

    def compared(self, comparison: Comparison, days: int) -> Marking:
        """The rows that lasted so long, and the others."""
        element = Element(self.element.table, f"lasts {comparison} {days}")
        between = Between(self.first, self.of)
        holds, fails = (Condition(between, how, (days,)) for how in (comparison, _OPPOSITE[comparison]))
        return Marking(element, self.of, "BOOLEAN", holds, fails)


_OPPOSITE: dict[Comparison, Comparison] = {"<": ">=", ">=": "<", ">": "<=", "<=": ">"}


def length_columns(relations: Relations) -> list[LengthColumn]:
    """How long rows lasted, of each table with such a pair of days and no length of its own."""
    found = []
    for table in relations.tables.values():
        pair = _pair(table, relations)
        if pair is not None:
            found.append(LengthColumn(Element(table.name, "duration_days"), pair[1], "NUMERIC", pair[0]))
    return found


def _pair(table: Table, relations: Relations) -> tuple[Element, Element] | None:
    named = {c.name: set(words_of(c.name)) for c in table.columns}
    numbers = [c.name for c in table.columns if kind_of(table, c, relations) == "number"]
    if any(_OWN_LENGTH & named[name] for name in numbers):
        return None
    dates = [c.name for c in table.columns if kind_of(table, c, relations) == "date" and not _LIVES & named[c.name]]
    for begins, ends in _ROOTS:
        first = next((name for name in dates if begins & _run_together(named[name])), None)
        last = next((name for name in dates if name != first and ends & _run_together(named[name])), None)
        if first is not None and last is not None:
            return Element(table.name, first), Element(table.name, last)
    return None


def _run_together(words: set[str]) -> set[str]:
    """The roots of the words, with "check in" and "pick up" as one."""
    pairs = (("check", "in"), ("check", "out"), ("checked", "out"), ("pick", "up"), ("drop", "off"))
    joined = {"".join(pair).replace("checkedout", "checkout") for pair in pairs if set(pair) <= words}
    return {root(word) for word in words | joined}


def lengths_read(
    pieces: Sequence[Piece], text: str, lengths: Sequence[LengthColumn]
) -> tuple[tuple[Piece, ...], list[TimeColumn]]:
    """The pieces with those that speak of how long something lasted explained by columns, and these columns."""
    found, columns = tuple(pieces), list[TimeColumn]()
    for start, end, comparison, days in _compared(text[:_LONG]):
        marks = [(each.compared(comparison, days), _meant(each, found)) for each in lengths]
        states = [Explanation(Role.STATE, score, m.element, "true", via="length") for m, score in marks if score]
        if states and not _explained_otherwise(found, start, end):
            found = taken_together(found, text, TimeSaid(start, end, _ranked(states)))
            columns += [mark for mark, _ in marks]
    asked = list(_ASKED.finditer(text[:_LONG]))[:1]
    own = [
        Explanation(Role.COLUMN, score, each.element, via="length")
        for each in lengths
        if (score := _meant(each, found))
    ]
    for match in asked if own else ():
        found = taken_together(found, text, TimeSaid(match.start(), match.end(), _ranked(own)))
        found = averaged(_without_the_verb(found, text, match.end()), match.start())
        columns += lengths
    for match in _ENDS.finditer(text[:_LONG]) if own and not asked else ():
        following = next((n for n, piece in enumerate(found) if piece.start >= match.end()), None)
        tables = {each.element.table for each in lengths}
        if following is not None and names_table(found[following], tables):
            found = tuple(_only_ranks(piece) if piece.end == match.end() else piece for piece in found)
            columns += lengths
    return found, list(dict.fromkeys(columns))


def _without_the_verb(pieces: Sequence[Piece], text: str, end: int) -> tuple[Piece, ...]:
    """The pieces with the verb of "how long does a stay last" as nothing else: not as the latest."""
    verb = _VERB.match(text[end:])
    at = end + verb.start("verb") if verb else None
    return tuple(replace(p, explanations=_A_VERB) if at is not None and p.start <= at < p.end else p for p in pieces)


def own_lengths_read(pieces: Sequence[Piece], text: str, relations: Relations) -> tuple[Piece, ...]:
    """The pieces with "how long do suppliers take" explained by the length that their own table keeps ("lead time days"),
    as an average where nothing else is said."""
    match = _TAKES.search(text[:_LONG])
    best = [p.best for p in pieces if p.best is not None and p.best.role in (Role.TABLE, Role.CELL)]
    named = [each.element.table for each in best if each.element is not None]
    tables = [relations.table(name) for name in dict.fromkeys(named) if name in relations.tables]
    own = [
        Explanation(Role.COLUMN, _SURE, Element(table.name, column.name), via="length")
        for table in tables
        for column in table.columns
        if _OWN_LENGTH & set(words_of(column.name)) and kind_of(table, column, relations) == "number"
    ]
    if match is None or not own:
        return tuple(pieces)
    start, end = match.span("verb")
    found = [replace(p, explanations=()) if p.start < end and start < p.end and _is_verb(p) else p for p in pieces]
    together = taken_together(found, text, TimeSaid(*match.span("asked"), tuple(own)))
    return averaged(together, match.start("asked"))


def _is_verb(piece: Piece) -> bool:
    """Whether a piece is what somebody does, and not something that is measured."""
    return piece.best is None or piece.best.role in (Role.COLUMN, Role.TABLE, Role.FUNCTION, Role.STATE)


def _compared(text: str) -> Iterator[tuple[int, int, Comparison, int]]:
    taken = list[tuple[int, int]]()
    for pattern, comparison in _COMPARED:
        for match in pattern.finditer(text):
            start, end = match.span()
            if all(end <= begin or stop <= start for begin, stop in taken):
                taken.append((start, end))
                yield start, end, comparison, so_many(match["n"]) * _UNITS[match["unit"].lower()]


def _explained_otherwise(pieces: Sequence[Piece], start: int, end: int) -> bool:
    """Whether words just before name a day, from which the time is counted: "within 3 days after the order"."""
    near = [piece for piece in pieces if start - _CLOSE <= piece.end <= start or end <= piece.start <= end + _CLOSE]
    return any(piece.text.lower() in ("after", "before", "since", "ago", "within", "ahead") for piece in near)


_CLOSE = 8


def _meant(length: LengthColumn, pieces: Sequence[Piece]) -> float:
    """How well a table's lengths suit the things that are named, 0 where others are."""
    if any(names_table(piece, {length.element.table}) for piece in pieces):
        return _SURE
    named = any(
        e.element is not None and e.element.table == length.element.table for p in pieces for e in p.explanations
    )
    return _NEAR if named else _OF_ANOTHER


def _ranked(explanations: Sequence[Explanation]) -> tuple[Explanation, ...]:
    return tuple(sorted(explanations, key=lambda each: -each.score))


def _only_ranks(piece: Piece) -> Piece:
    """ "Longest" as what ranks by a length, and nothing else."""
    return replace(piece, explanations=tuple(each for each in piece.explanations if each.role is Role.OPERATION))


def averaged(pieces: Sequence[Piece], start: int) -> tuple[Piece, ...]:
    """The pieces with "how long" as an average where nothing else says what is taken of the lengths, and with an "on
    average" said later where "how long" is."""
    at = next(n for n, piece in enumerate(pieces) if piece.start <= start < piece.end)
    later = next((n for n in range(at + 1, len(pieces)) if pieces[n].text.lower() in _ON_AVERAGE), None)
    if later is not None and pieces[at].text.lower().startswith("how"):
        without = replace(pieces[later], explanations=_A_VERB)
        pieces = (*pieces[:later], without, *pieces[later + 1 :])
    taken = any(p.best is not None and p.best.role is Role.OPERATION and p.best.value in _AVERAGES for p in pieces)
    if taken or not pieces[at].text.lower().startswith("how"):
        return tuple(pieces)
    said = Explanation(Role.OPERATION, _SURE, value=Operation.AVERAGE.value)
    average = Piece(pieces[at].start, pieces[at].start, "", ("average",), (said,))
    return (*pieces[:at], average, *pieces[at:])
