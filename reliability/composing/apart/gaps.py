"""How much time lies between one row and the next: "average days between a customer's orders", "the longest stretch from
one breakdown to the next of each machine"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from reliability.accounting.account import Account, Piece, Role
from reliability.composing.apart.cutting import Span, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Aggregate, Filter, Frame, Gap, Measure, Of
from reliability.composing.planning.columns import date_columns, naming_columns
from reliability.composing.planning.relations import Relations

_TIME = r"(?:time|days?|hours?|minutes?|intervals?|gaps?|stretch(?:es)?|pauses?|breaks?|how\s+long)"
_NEXT = re.compile(
    rf"""\b{_TIME}\b[^.?!;]{{0,60}}?(?:
      \bbetween\s+(?:(?:any|two|successive|consecutive|subsequent|neighbou?ring|each|every|all|their|its|the|our|a|an|of|one|
        \w+(?:'s|s'|’s|s’))\s+){{0,5}}(?:(?!(?:and|to|until|or)\b)[^\W\d_]+\s+){{0,2}}?(?P<thing>[^\W\d_]+s)\b(?!\s*(?:and|to|until|or)\b)
      |\b(?:from|between)\s+(?:the\s+\w+\s+of\s+)?(?:one|an?|each)\s+(?P<one>[^\W\d_]+)\b[^.?!;]{{0,30}}?\s(?:to|and|until)\s+
        (?:the\s+\w+\s+of\s+)?(?:the|his|her|its|their)\s+(?:next|following|one\s+after)\b
      |\buntil\s+(?:the|his|her|its|their)\s+(?:next|following)\s+(?P<next>[^\W\d_]+)\b)""",
    re.VERBOSE | re.IGNORECASE,
)
_LONGEST = re.compile(r"\b(?:longest|greatest|biggest|largest|max(?:imum)?|most)\b", re.IGNORECASE)
_SHORTEST = re.compile(r"\b(?:shortest|smallest|min(?:imum)?|least)\b", re.IGNORECASE)
_FOR_EACH = re.compile(r"\b(?:per|by|for\s+(?:each|every)|each|every|which)\s+(?:\w+\s+){0,2}$", re.IGNORECASE)
_OF_ALL, _ANOTHER_DAY, _MOST = 0.5, 0.7, 4


def is_between_rows(text: str) -> bool:
    """Whether a question asks for the time between one row and the next.

    >>> is_between_rows("average days between a customer's orders"), is_between_rows("days between order and delivery")
    (True, False)
    """
    return _NEXT.search(text) is not None


def taken_of(text: str) -> Aggregate:
    """What is taken of the times between rows: the longest, the shortest, else their average."""
    return "most" if _LONGEST.search(text) else "least" if _SHORTEST.search(text) else "average"


def gaps(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question that asks for the time between rows, each with its score; none of any other question."""
    found = _NEXT.search(account.text)
    if found is None:
        return
    start, end = next(found.span(name) for name in ("thing", "one", "next") if found[name])
    table = _table_at(account.pieces, start, end)
    if table is None or table not in relations.tables:
        return
    days = date_columns(relations.table(table), relations)
    owners = _owners(account, table, (start, end), relations)
    for where, score in _conditions(account, table, found.span(), (start, end), frames_of):
        for place, day in enumerate(days[:2]):
            likely = score * _ANOTHER_DAY**place
            for owner, grouped in owners:
                key = relations.key_to(table, owner)
                names = tuple(map(Of, naming_columns(relations.table(owner), relations))) if grouped else ()
                gap = Gap(day, Of(key) if key is not None else None)
                yield Frame(table, (Measure(taken_of(account.text), gap),), names, where), likely
            alone = Frame(table, (Measure(taken_of(account.text), Gap(day)),), (), where)
            yield alone, likely * (_OF_ALL if owners else 1.0)


def _table_at(pieces: Sequence[Piece], start: int, end: int) -> str | None:
    at = [piece for piece in pieces if piece.start < end and start < piece.end]
    tables = [e.element.table for piece in at for e in piece.of(Role.TABLE)[:1] if e.element is not None]
    return next(iter(tables), None)


def _owners(account: Account, table: str, own: Span, relations: Relations) -> list[tuple[str, bool]]:
    """The tables named besides whose rows those of the table belong to, each with whether numbers are for each."""
    found = dict[str, bool]()
    for piece in account.pieces:
        best = piece.best
        if best is None or best.role is not Role.TABLE or best.element is None or own[0] <= piece.start < own[1]:
            continue
        if best.element.table != table and relations.key_to(table, best.element.table) is not None:
            found.setdefault(best.element.table, _FOR_EACH.search(account.text[: piece.start]) is not None)
    return list(found.items())


def _conditions(
    account: Account, table: str, span: Span, thing: Span, frames_of: FramesOf
) -> Iterator[tuple[tuple[Filter, ...], float]]:
    """What is said of the rows, by reading the question without the words that speak of time between them."""
    rest = without(account, [(span[0], thing[0]), (thing[1], span[1])])
    rest = replace(rest, pieces=tuple(p for p in rest.pieces if p.best is None or p.best.role is not Role.OPERATION))
    found = dict[tuple[Filter, ...], float]()
    for frame, score in list(frames_of(rest))[:_MOST]:
        if frame.subject == table:
            found.setdefault(frame.where, score)
    yield from found.items() if found else (((), 0.5),)
