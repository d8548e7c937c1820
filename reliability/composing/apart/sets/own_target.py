"""Those whose rows add up to more, or less, than what was set for them: "campaigns that beat their target", "projects
that received more in grants than their budget", "departments over budget"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.cutting import operation_piece, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Change, Comparison, Frame, Having, Measure, Of, OfEach
from reliability.composing.planning.columns import adds_up, columns_of, speaks_against, words_of
from reliability.composing.planning.relations import Relations
from reliability.values import Element

_SET = frozenset("target goal budget quota limit allowance cap plan".split())
_OWN = rf"(?:their|its|the|our)\s+(?:\w+\s+)?(?P<set>{'|'.join(sorted(_SET))})s?\b(?:\s+(?:amount|value|figure)s?\b)?"
_REACHING = re.compile(
    r"\b(?:(?:that|who|which)\s+)?(?:(?:have|has|had)\s+)?(?:already\s+)?(?:"
    r"(?P<over>beat(?:en)?|exceed(?:ed|s)?|surpass(?:ed|es)?|overshot|(?:went|go(?:ne)?|are|were)\s+over|outperform(?:ed)?)"
    r"|(?P<reached>reach(?:ed)?|hit|met|meet|achieved?)"
    r"|(?P<under>(?:did\s+not|didn['’]?t|have\s+not|haven['’]?t|not\s+yet|never|not)\s+(?:reach(?:ed)?|hit|me?et|achieved?)"
    r"|miss(?:ed)?|f[ae]ll(?:en)?\s+short\s+of|undershot|(?:stayed|are|were)\s+(?:under|below)))"
    rf"\s+{_OWN}",
    re.IGNORECASE,
)
_MORE_THAN = re.compile(
    r"\b(?:(?:that|who|which)\s+)?(?:(?:have|has|had)\s+)?(?:\w+(?:ed|en|nt|ot|ok|ught)|have|get|bring|raise|earn|spend|take|cost)?\s*"
    r"(?:in\s+)?\b(?P<way>more|less)\s+(?:money\s+)?(?:(?:in|on|from|through|by|of)\s+(?P<of>[^?.,;]{2,40}?)\s+)?than\s+"
    rf"{_OWN}",
    re.IGNORECASE,
)
_STANDING = re.compile(
    r"\b(?:(?:that|who|which)\s+)?(?:(?:is|are|was|were|went|go|stayed|ran|came|currently|still|already)\s+){0,3}"
    r"(?:(?P<over>over|above|beyond)|(?P<under>under|below|within))[ -]"
    rf"(?:(?:their|its|the|our)\s+)?(?P<set>{'|'.join(sorted(_SET - {'limit', 'cap', 'plan'}))})s?\b(?!\s+(?:of\s+)?[€$£]?\d)",
    re.IGNORECASE,
)
_TO_BE_SPENT = frozenset(("budget", "allowance"))
_SPENT = frozenset("salary wage wages pay cost costs expense expenses spend spent spending fee fees".split())
_ASKS = frozenset((Operation.LIST, Operation.COUNT))
_LIKELY, _NEXT, _MOST, _MOST_AMOUNTS = 0.95, 0.8, 8, 3


def beyond_their_own(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for those that went beyond what was set for them, each with its score; none of any other
    question. They are named before, what was set behind."""
    text = account.text
    match = _REACHING.search(text) or _MORE_THAN.search(text) or _STANDING.search(text)
    if match is None:
        return
    pieces = [piece for piece in account.pieces if piece.best is not None]
    things = [p for p in pieces if p.end <= match.start() and p.best and p.best.role is Role.TABLE]
    table = things[0].best.element.table if len(things) == 1 and things[0].best and things[0].best.element else ""
    numbers = columns_of(relations.table(table), relations, "number") if table in relations.tables else []
    whole = next((each for each in numbers if match["set"].lower() in words_of(each.column)), None)
    if whole is None:
        return
    asks = [p for p in pieces if p.best and p.best.value in _ASKS and p.end <= match.start()]
    counted = any(p.best and p.best.value == Operation.COUNT for p in asks)
    spans = [match.span(), *((p.start, p.end) for p in (*asks, *things))]
    rest = without(account, spans)
    for amount, likely in _amounts(table, whole, match, pieces, relations):
        named = Piece(0, 0, "", (amount.column.lower(),), (Explanation(Role.COLUMN, 1.0, amount, via="name"),))
        said = (operation_piece(Operation.SUM), named, operation_piece(Operation.BY), *things, *rest.pieces)
        for frame, score in list(frames_of(replace(account, pieces=said)))[:_MOST]:
            found = _held(frame, amount, whole, _way(match))
            if found is None:
                continue
            if counted:
                each = OfEach("count", Measure("sum", Of(amount)), found.by, found.having)
                found = Frame(found.subject, (each,), (), found.where)
            yield found, _LIKELY * likely * score


def _held(frame: Frame, amount: Element, whole: Element, way: Comparison) -> Frame | None:
    """The frame of those whose sums lie so to what was set for them; None where it is not of such sums."""
    summed = Measure("sum", Of(amount))
    if frame.numbers != (summed,) or frame.having or frame.limit is not None or not frame.by:
        return None
    if any(of.column.table != whole.table or of.grain is not None for of in frame.by):
        return None
    own = Measure("most", Of(whole))
    return replace(frame, numbers=(summed, own), having=(Having(Change(own, summed), way, 0.0),))


def _way(match: re.Match[str]) -> Comparison:
    said = match.groupdict()
    if "way" in said:
        return ">" if said["way"].lower() == "more" else "<"
    return ">" if said["over"] else ">=" if said.get("reached") else "<"


def _amounts(
    table: str, whole: Element, match: re.Match[str], pieces: Sequence[Piece], relations: Relations
) -> Iterator[tuple[Element, float]]:
    """The amounts of what belongs to a table's rows that may be meant: of what is named, else first those that are of
    the kind that was set, each with how likely it is."""
    span = match.span("of") if "of" in match.re.groupindex and match["of"] else None
    named = [p for p in pieces if span and span[0] <= p.start and p.end <= span[1]]
    below = [name for name in relations.below(table) if relations.above(name).get(table) == 1]
    if named:
        tables = {e.element.table for p in named for e in p.of(Role.TABLE, Role.COLUMN)[:3] if e.element}
        below = [name for name in below if name in tables]
    found = [e for name in below for e in columns_of(relations.table(name), relations, "number")]
    spent = _SPENT if match["set"].lower() in _TO_BE_SPENT else frozenset[str]()
    found = [
        each
        for each in found
        if (adds_up(each) and (named or not speaks_against(each))) or spent & set(words_of(each.column))
    ]
    kind = set(words_of(whole.column)) - _SET
    found.sort(key=lambda each: not kind & set(words_of(each.column)))
    yield from ((each, _NEXT**place) for place, each in enumerate(found[:_MOST_AMOUNTS]))
