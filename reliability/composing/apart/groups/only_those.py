"""Figures of groups of which only some are asked for: "average score per teacher, only teachers with at least 10 tests",
"countries with at least 40 paid bills: how many were reminded?".

The figures are read without the words that say which groups are meant, these as a question of their own, and the groups
of the one are held to what the other says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.cutting import Span, operation_piece, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Comparison, Frame, Having, Ratio

_BEYOND = (
    r"(?:(?:with|having|where|that\s+ha(?:ve|s|d)|who\s+ha(?:ve|s|d)|that\s+got|who\s+got)\s+"
    r"(?:(?:more|fewer|less)\s+than|over|above|at\s+least|at\s+most|under|below|a\s+minimum\s+of|(?:\d[\d.,]*|\w+)\s+or\s+more)\b)"
)
_REST = r"(?:[^.;:,?!()]|[.,](?=\d))*"
_ONLY = re.compile(
    r"[\s,.;:(–-]\s*(?:but\s+|and\s+)?(?:only|just|restricted\s+to|limited\s+to|considering\s+only|counting\s+only)\s+"
    rf"(?:(?:for|show|list|include|consider|take)\s+)?(?P<who>[^.;:,?!()]{{2,40}}?)\s+(?P<held>{_BEYOND}{_REST})[\s.?!)]*$",
    re.IGNORECASE,
)
_EACH_WITH = re.compile(
    rf"(?:\b(?:for\s+(?:each|every|all)|per|by|each|every)\s+|^\s*)(?P<who>[^.;:,?!()]{{2,40}}?)\s+(?P<held>{_BEYOND}{_REST})"
    r"(?P<end>[:,])\s*(?=\w)",
    re.IGNORECASE,
)
_ONLY_BEYOND = re.compile(
    r"[\s,.;:(–-]\s*(?:but\s+|and\s+)?(?:only|just)\s+(?:show\s+|list\s+)?(?P<who>[^.;:,?!()\d]{2,40}?)\s+"
    r"(?:with\s+|that\s+are\s+|who\s+are\s+)?(?P<way>more\s+than|over|above|at\s+least|less\s+than|under|below|at\s+most)\s+"
    r"(?P<number>\d+(?:[.,]\d+)?)\s?(?:%|per\s?cent|pct)[\s.?!)]*$",
    re.IGNORECASE,
)
_WAYS: dict[str, Comparison] = {
    "more than": ">", "over": ">", "above": ">", "at least": ">=",
    "less than": "<", "under": "<", "below": "<", "at most": "<=",
}  # fmt: skip
_THOSE = frozenset(("those", "the ones", "ones", "these", "groups", "them"))
_THINGS = frozenset((Role.TABLE, Role.COLUMN))
_ASKED_AT_THE_END = re.compile(r"^\s*(?:and|with|but)\b", re.IGNORECASE)
_LIKELY, _MOST = 0.99, 12


@dataclass(frozen=True, slots=True)
class _Parts:
    """What is asked of groups, and which groups are meant, each as an account."""

    figures: Account
    groups: Account


def only_those(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for figures of the groups that have so many rows, or so much of an amount, each with its
    score; none of any other question."""
    yield from _beyond_a_share(account, frames_of)
    parts = _at_the_end(account) or _beside_what_groups(account)
    if parts is None:
        return
    held = [(f, s) for f, s in islice(frames_of(parts.groups), _MOST) if f.having and f.by and f.limit is None]
    if not held:
        return
    for frame, score in list(frames_of(parts.figures))[:_MOST]:
        if not frame.numbers or not frame.by or frame.having or frame.first_of_each is not None or frame.running:
            continue
        for groups, likely in held[:3]:
            if groups.subject == frame.subject and _are_the_same(groups, frame):
                where = (*frame.where, *(each for each in groups.where if each not in frame.where))
                yield (
                    replace(frame, where=where, having=groups.having, empty_groups=False),
                    _LIKELY * score * likely**0.5,
                )


def _beyond_a_share(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """ "Share of wins per team, only teams above 60 %": those whose share, which is what is asked for, is beyond."""
    match = _ONLY_BEYOND.search(account.text)
    for frame, score in list(frames_of(without(account, [match.span()])))[:_MOST] if match is not None else ():
        shares = [each for each in frame.numbers if isinstance(each, Ratio) and each.percent]
        if match is not None and frame.by and len(shares) == 1 and not frame.having and frame.limit is None:
            way = _WAYS[" ".join(match["way"].lower().split())]
            held = Having(shares[0], way, float(match["number"].replace(",", ".")))
            yield replace(frame, having=(held,)), _LIKELY * score


def _are_the_same(groups: Frame, frame: Frame) -> bool:
    """Whether what is held to a number are the groups of the figures."""
    return [of.column for of in groups.by] == [of.column for of in frame.by if of.grain is None]


def _at_the_end(account: Account) -> _Parts | None:
    """The parts of a question that says at its end which groups it means."""
    match = _ONLY.search(account.text)
    if match is None:
        return None
    figures = without(account, [match.span()])
    whose = _who(account, match) or _grouped_by(figures)
    held = _within(account, match.span("held"))
    return _parts(figures, whose, held)


def _beside_what_groups(account: Account) -> _Parts | None:
    """The parts of a question that says which groups it means where it names them first."""
    match = _EACH_WITH.search(account.text)
    if match is None or _ASKED_AT_THE_END.match(account.text[match.end() :]):
        return None
    whose, held = _who(account, match), _within(account, match.span("held"))
    if not whose:
        return None
    figures = without(account, [match.span("held")])
    if not any(_does(piece, Operation.BY) for piece in _within(account, (match.start(), match.start("who")))):
        said = Explanation(Role.OPERATION, 1.0, value=Operation.BY.value)
        by = Piece(whose[0].start, whose[0].start, "for each", ("for", "each"), (said,))
        kept = [p for p in figures.pieces if p.start >= whose[0].start or not _does(p, Operation.LIST)]
        figures = replace(figures, pieces=tuple(sorted([*kept, by], key=lambda piece: (piece.start, piece.end))))
    return _parts(figures, whose, held)


def _parts(figures: Account, whose: Sequence[Piece], held: Sequence[Piece]) -> _Parts | None:
    if not whose or not held:
        return None
    asked = (operation_piece(Operation.LIST), *whose, *(each for each in held if each not in whose))
    return _Parts(figures, replace(figures, pieces=asked))


def _who(account: Account, match: re.Match[str]) -> list[Piece]:
    """The pieces that name whose groups are held to a number, from what is named; none of "those"."""
    if match["who"].lower().strip() in _THOSE:
        return []
    found = _within(account, match.span("who"))
    return found if any(piece.best is not None and piece.best.role in _THINGS for piece in found) else []


def _grouped_by(account: Account) -> list[Piece]:
    """What stands behind "for each" in a question."""
    pieces = account.pieces
    for place, piece in enumerate(pieces):
        if _does(piece, Operation.BY):
            for after in pieces[place + 1 : place + 4]:
                if after.best is not None and after.best.role in _THINGS:
                    return [after]
    return []


def _within(account: Account, span: Span) -> list[Piece]:
    return [piece for piece in account.pieces if span[0] <= piece.start and piece.end <= span[1]]


def _does(piece: Piece, operation: Operation) -> bool:
    return piece.best is not None and piece.best.role is Role.OPERATION and piece.best.value == operation
