"""What is asked of those that come first by something: "which categories do our top 20 customers buy", "average salary in
the 3 largest departments", "how many returns did our best-selling product have".

Which these are is read by itself, and what is asked of them without the words that rank.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.cutting import operation_piece
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Condition, Frame, Measure, Of, Order, Ratio
from reliability.composing.planning.columns import naming_columns
from reliability.composing.planning.relations import Relations
from reliability.values import Element

_RANKS = frozenset((Operation.MOST, Operation.LEAST, Operation.TOP, Operation.BOTTOM))
_FIGURES = frozenset(
    (Operation.COUNT, Operation.SUM, Operation.AVERAGE, Operation.MEDIAN, Operation.SHARE, Operation.BY)
)
_PLAIN = (["best"], ["top"], ["worst"], ["bottom"])
_ASKED = frozenset((Role.TABLE, Role.COLUMN))
_BY = frozenset(("by", "in terms of", "based on", "according to"))
_WHO_DOES = re.compile(r"\b(?:do|does|did)\s+(?:(?:each of|all)\s+)?(?:the|our|their|my|its)?\s*$", re.IGNORECASE)
_THEIRS = re.compile(
    r"\b(?:of|in|from|by|for|with|among|to|at|on)\s+(?:(?:each|all)\s+of\s+)?(?:the|our|their|my|its)\s*$",
    re.IGNORECASE,
)
_SO_MANY = frozenset(("most", "least", "fewest", "more", "fewer"))
_WHERE_THEY_ARE = frozenset("of in from by for with among to at on".split())
_SEVERAL = 10
"""So many are taken where several are named, and not how many."""
_LIKELY, _BY_ANOTHER, _OF_EACH, _MOST_RANKED, _MOST = 0.95, 0.85, 0.8, 3, 4


@dataclass(frozen=True, slots=True)
class _Ranked:
    """The pieces that say which come first, the table whose rows these are, whether several are meant, and
    whether it is asked what they do: "do our best customers buy"."""

    pieces: tuple[Piece, ...]
    thing: Piece
    table: str
    several: bool
    does: bool

    @property
    def says_nothing(self) -> bool:
        """Whether nothing tells by what they come first."""
        return all(
            _does(each, *_RANKS) or each is self.thing or _role(each) is Role.NUMBER for each in self.pieces
        ) and any(each.text.lower().split()[-1:] in _PLAIN for each in self.pieces)


def of_the_first(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question about what comes first by something, each with its score; none of one that asks which
    comes first."""
    ranked = _ranked(account, relations)
    which = [*_which_they_are(account, ranked, relations, frames_of)][:_MOST_RANKED] if ranked is not None else []
    if ranked is None or not which:
        return
    rests = [*_asked_of_them(account, ranked)]
    share = next((piece for piece in account.pieces if _does(piece, Operation.SHARE)), None)
    takes = ranked.does and not any(_does(piece, *_RANKS, *_FIGURES) for piece in rests[0].pieces)
    for rest in rests:
        if share is not None:
            read = [(_as_a_share(frame), score**0.5) for frame, score in _read(_in_all(rest, share), frames_of)]
        elif takes:
            read = [(_several(frame), score) for frame, score in _read(_what_most(rest), frames_of)]
        else:
            read = [(frame, score) for frame, score in _read(rest, frames_of)]
        for frame, score in read:
            if frame is None or not _reaches(frame, ranked, relations):
                continue
            for place, (first, likely) in enumerate(_by_what_is_asked(frame, which, ranked)):
                among = Condition(Of(first.by[0].column), "in", other=first)
                whole = _share_of(frame, among) if share is not None else replace(frame, where=(*frame.where, among))
                told = _LIKELY * _BY_ANOTHER**place * score * likely**0.5
                yield whole, told
                if ranked.several and not (share or ranked.does or frame.by) and len(frame.numbers) == 1:
                    names = tuple(map(Of, naming_columns(relations.table(ranked.table), relations)))
                    yield replace(whole, by=names), _OF_EACH * told


def _read(account: Account, frames_of: FramesOf) -> list[tuple[Frame, float]]:
    return list(frames_of(account))[:_MOST]


def _in_all(account: Account, share: Piece) -> Account:
    """What they have in all, where a share of it is asked for."""
    rest = tuple(piece for piece in account.pieces if piece is not share)
    return replace(account, pieces=(operation_piece(Operation.SUM), *rest))


def _share_of(frame: Frame, among: Condition) -> Frame:
    """Their share of what all have."""
    whole = frame.numbers[0]
    assert isinstance(whole, Measure)
    return replace(frame, numbers=(Ratio(replace(whole, only=(among,)), whole, percent=True),))


def _as_a_share(frame: Frame) -> Frame | None:
    """A frame of which a share can be told: one figure of all."""
    alone = len(frame.numbers) == 1 and isinstance(frame.numbers[0], Measure) and not frame.by and not frame.having
    return frame if alone else None


def _what_most(account: Account) -> Account:
    """What they take most, where it is only asked what they take."""
    at, most = len(account.text), Explanation(Role.OPERATION, 1.0, value=Operation.MOST.value)
    return replace(account, pieces=(*account.pieces, Piece(at, at, "most", ("most",), (most,))))


def _several(frame: Frame) -> Frame | None:
    """The first ten instead of the first."""
    first = frame.limit == 1 and frame.numbers and frame.by
    return replace(frame, limit=_SEVERAL) if first else None


def _by_what_is_asked(
    frame: Frame, which: Sequence[tuple[Frame, float]], ranked: _Ranked
) -> Iterator[tuple[Frame, float]]:
    """Which come first; where nothing says by what ("our top ten"), by what is asked of them before anything else."""
    added = frame.numbers[0] if len(frame.numbers) == 1 else None
    if ranked.says_nothing and isinstance(added, Measure) and added.aggregate == "sum" and not added.only:
        first, likely = which[0]
        order = (Order(added, falling=first.order[0].falling),)
        yield replace(first, subject=frame.subject, numbers=(added,), order=order, where=()), likely
    yield from which


def is_of_the_first(frame: Frame) -> bool:
    """Whether a frame is about what comes first by something."""
    return any(isinstance(each, Condition) and isinstance(each.other, Frame) for each in frame.where)


def _ranked(account: Account, relations: Relations) -> _Ranked | None:
    """What ranks, right before the rows that are ranked, where something else is asked of these."""
    pieces = account.pieces
    for at, piece in enumerate(pieces):
        if not _does(piece, *_RANKS):
            continue
        before = account.text[: _start_of_number(pieces, at)]
        thing = _thing(pieces, at + 1, relations)
        if thing == at + 1 and piece.text.lower().split()[-1] in _SO_MANY:
            continue  # "practices with the most orders"
        if thing is None or not (_WHO_DOES.search(before) or _THEIRS.search(before)):
            continue
        end = _end_of_its_figure(pieces, thing)
        first = at - 1 if at and _role(pieces[at - 1]) is Role.NUMBER else at
        others = [*pieces[:first], *pieces[end:]]
        best = pieces[thing].best
        if best is not None and best.element is not None and _asks(others, best.element.table):
            several = pieces[thing].text.lower().endswith("s") and not pieces[thing].text.lower().endswith("ss")
            does = _WHO_DOES.search(before) is not None
            return _Ranked(pieces[first:end], pieces[thing], best.element.table, several, does)
    return None


def _start_of_number(pieces: Sequence[Piece], rank: int) -> int:
    """Where the rank is spoken of: at the number before it, in "the 3 largest"."""
    counted = rank > 0 and _role(pieces[rank - 1]) is Role.NUMBER
    return pieces[rank - 1 if counted else rank].start


def _thing(pieces: Sequence[Piece], start: int, relations: Relations) -> int | None:
    """The place of the rows that are ranked, at most a verb, a figure or a number behind the rank: "best-selling
    product"."""
    for place in range(start, min(start + 3, len(pieces))):
        best = pieces[place].best
        if best is not None and best.role is Role.TABLE and best.element is not None:
            return place if best.element.table in relations.tables else None
        if best is not None and best.role in (Role.CELL, Role.PERIOD, Role.GRAIN):
            return None
    return None


def _end_of_its_figure(pieces: Sequence[Piece], thing: int) -> int:
    """Behind what they are ranked by, where that follows: "our top 10 customers by revenue"."""
    by = pieces[thing + 1] if thing + 1 < len(pieces) else None
    if by is not None and by.text.lower() in _BY and thing + 2 < len(pieces) and _role(pieces[thing + 2]) in _ASKED:
        return thing + 3
    return thing + 1


def _asks(others: Sequence[Piece], table: str) -> bool:
    """Whether the other words ask for something of another kind: a figure, or rows of another table."""
    for piece in others:
        best = piece.best
        if best is not None and best.role in _ASKED and best.element is not None and best.element.table != table:
            return True
        if best is not None and best.role is Role.COLUMN:
            return True
    return False


def _which_they_are(
    account: Account, ranked: _Ranked, relations: Relations, frames_of: FramesOf
) -> Iterator[tuple[Frame, float]]:
    """The frames of the first of these rows by their key, each with its score."""
    table = relations.table(ranked.table)
    keys = [column.name for column in table.columns if column.primary_key]
    if len(keys) != 1:
        return
    key = Of(Element(table.name, keys[0]))
    counted = any(_role(piece) is Role.NUMBER for piece in ranked.pieces)
    seen = set[Frame]()
    for frame, score in list(frames_of(replace(account, pieces=ranked.pieces)))[: 2 * _MOST]:
        own = frame.by and all(of.column.table == table.name and of.grain is None for of in frame.by)
        plain = frame.limit is not None and len(frame.order) == 1 and not frame.having and not frame.both_ends
        if (not own and frame.numbers) or not plain or frame.first_of_each is not None or frame.skip:
            continue
        if not frame.numbers and frame.subject != table.name:
            continue
        limit = _SEVERAL if ranked.several and not counted and frame.limit == 1 else frame.limit
        first = replace(frame, by=(key,), numbers=frame.numbers[:1], limit=limit, ties=False, distinct=False)
        if frame.numbers and frame.order[0].by != frame.numbers[0]:
            continue
        if first not in seen:
            seen.add(first)
            yield first, score


def _asked_of_them(account: Account, ranked: _Ranked) -> Iterator[Account]:
    """The question without the words that rank: with the rows that are ranked, as what they do is told of them, and
    without them, as where they are only said to be."""
    before = [piece for piece in account.pieces if piece.start < ranked.pieces[0].start]
    dropped = [*ranked.pieces, *(piece for piece in before[-2:] if piece.text.lower() in _WHERE_THEY_ARE)]
    kept = [piece for piece in account.pieces if piece not in dropped]
    yield replace(account, pieces=tuple(kept))
    yield replace(account, pieces=tuple(sorted((*kept, ranked.thing), key=lambda piece: piece.start)))


def _reaches(frame: Frame, ranked: _Ranked, relations: Relations) -> bool:
    """Whether each row that a frame reads belongs to one of those that are ranked, of which no groups are made."""
    if frame.subject == ranked.table or ranked.table not in relations.above(frame.subject):
        return False
    return not any(of.column.table == ranked.table for of in frame.by)


def _role(piece: Piece) -> Role | None:
    return piece.best.role if piece.best is not None else None


def _does(piece: Piece, *operations: Operation) -> bool:
    return piece.best is not None and piece.best.role is Role.OPERATION and piece.best.value in operations
