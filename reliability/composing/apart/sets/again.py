"""What is asked of those who have so many of something: "revenue from customers with more than one order", "average
discount for repeat buyers", "how many one-time donors do we have"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.cutting import Span, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Comparison, Condition, Filter, Frame, Measure, Of, Ratio, Related
from reliability.composing.planning.columns import date_columns, names_people
from reliability.composing.planning.relations import Relations
from reliability.values import Element

_AGAIN = re.compile(
    r"\b(?P<how>repeat(?:ing)?|returning|recurring|one-?time|one-?off|single-purchase)\s+(?:and\s+loyal\s+)?"
    r"(?P<who>customers?|clients?|buyers?|shoppers?|purchasers?|guests?|visitors?|members?|donors?|patients?|borrowers?"
    r"|renters?|users?|subscribers?|passengers?|travellers?|payers?|accounts?)\b",
    re.IGNORECASE,
)
_SO_MANY = re.compile(
    r"\s+(?:with|(?:who|that|which)(?:['’]ve|\s+(?:have|has|had))?(?:\s+(?:placed|made|had|have|has|bought|done|given))?|having|placing|making)\s+"
    r"(?P<way>more\s+than|over|at\s+least|fewer\s+than|less\s+than|exactly|only|just)\s+"
    r"(?P<number>an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,4})\s+(?=(?P<of>[^\W\d_]+))",
    re.IGNORECASE,
)
_WAYS: dict[str, Comparison] = {
    "more than": ">", "over": ">", "at least": ">=", "fewer than": "<", "less than": "<",
    "exactly": "=", "only": "=", "just": "=",
}  # fmt: skip
_NUMBERS = {word: n for n, word in enumerate("no one two three four five six seven eight nine ten".split())}
_NUMBERS |= {"a": 1, "an": 1}
_BESIDES = (Operation.AND, Operation.WITH)
_LIKELY, _AT_ANY_TIME, _BESIDE, _MOST = 0.97, 0.9, 0.5, 6

Times = tuple[Comparison, int]


@dataclass(frozen=True, slots=True)
class _SoMany:
    """Which words say it, the table of those it is said of, that of what they have, and how many of them."""

    span: Span
    instead: tuple[Piece, ...]
    whose: str
    of: str
    times: Times


def of_those_with_so_many(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question about those who have so many rows of another table, each with its score; none of any
    other question. Where a period is named, so many may be meant within it, or at any time."""
    again = _again(account, relations)
    said = again or _with_so_many(account, relations)
    if said is None:
        return
    conditions, without_period = _in_its_period(account, said, relations)
    beside = _BESIDE if again is None and _is_beside(account, said) else 1.0
    for frame, score in list(frames_of(without_period))[:_MOST] if conditions else ():
        if frame.subject == said.whose:
            so_many = Related(said.of, conditions, times=said.times)
            yield replace(frame, where=(*frame.where, so_many)), _LIKELY * beside * score
    at_any_time = _AT_ANY_TIME if conditions else 1.0
    rest = without(account, [said.span], said.instead)
    for frame, score in list(frames_of(rest))[:_MOST]:
        of = "" if frame.subject == said.whose else said.whose
        if _is_of_them(frame, said, relations) and (again is not None or _is_a_figure_of_them(frame, said, rest)):
            so_many = Related(said.of, of=of, times=said.times)
            share = _share_of_theirs(frame, so_many)
            if share is not None:
                yield share, _LIKELY * score**0.5
                continue
            yield replace(frame, where=(*frame.where, so_many)), _LIKELY * beside * (1.0 if of else at_any_time) * score


def _is_beside(account: Account, said: _SoMany) -> bool:
    """Whether those with so many are asked for themselves, and a figure of each besides: "yards with more than 10 boats
    and the total length"."""
    before = [piece.best for piece in account.pieces if piece.end <= said.span[0] and piece.best is not None]
    after = [piece.best for piece in account.pieces if piece.start >= said.span[1] and piece.best is not None]
    asked = any(best.role is Role.OPERATION and best.value != Operation.LIST for best in before)
    return not asked and any(best.role is Role.OPERATION and best.value in _BESIDES for best in after)


def _share_of_theirs(frame: Frame, theirs: Filter) -> Frame | None:
    """The frame of their share of what all have, where a share of all is asked for: "share of revenue from repeat
    buyers", in a period where one is named; None of any other frame."""
    ratio = frame.numbers[0] if len(frame.numbers) == 1 and not frame.by else None
    if not isinstance(ratio, Ratio) or not ratio.percent or not isinstance(ratio.above, Measure):
        return None
    periods, whole = ratio.above.only, replace(ratio.above, only=())
    if ratio.below != whole or not all(isinstance(each, Condition) and each.period for each in periods):
        return None
    share = Ratio(replace(whole, only=(theirs,)), whole, percent=True)
    return replace(frame, numbers=(share,), where=(*frame.where, *periods))


def is_their_share(frame: Frame) -> bool:
    """Whether a frame is of the share that those with so many rows have of what all have."""
    above = frame.numbers[0].above if len(frame.numbers) == 1 and isinstance(frame.numbers[0], Ratio) else None
    only = above.only if isinstance(above, Measure) else ()
    return any(isinstance(each, Related) and each.times is not None for each in only)


def _in_its_period(account: Account, said: _SoMany, relations: Relations) -> tuple[tuple[Condition, ...], Account]:
    """That what they have is of the one period that is named, and the account without this; () where none is."""
    periods = [piece for piece in account.pieces if piece.best is not None and piece.best.role is Role.PERIOD]
    dates = date_columns(relations.tables[said.of], relations)
    spans = [said.span, *((piece.start, piece.end) for piece in periods)]
    within = [Condition(Of(dates[0]), period=p.best.period) for p in periods if p.best is not None and dates]
    return tuple(within) if len(within) == 1 else (), without(account, spans, said.instead)


def _again(account: Account, relations: Relations) -> _SoMany | None:
    """ "Repeat buyers": those who have what a date is kept of more than once; "one-time buyers" once."""
    match = _AGAIN.search(account.text)
    inside = [p for p in account.pieces if match is not None and p.start < match.end() and match.start() < p.end]
    if match is None or not inside or inside[0].start < match.start():
        return None
    named = [e.element.table for p in inside for e in p.of(Role.TABLE) if e.element is not None]
    dated = [e.element.table for p in inside for e in p.of(Role.COLUMN) if e.element is not None]
    for whose in [each for each in named if _are_people(each, relations)] or _people_above(dated, relations):
        below = [name for name in relations.below(whose) if date_columns(relations.tables[name], relations)]
        near = [name for name in below if relations.above(name).get(whose) == 1]
        found = next((name for name in dated if name in near), near[0] if len(near) == 1 else None)
        if found is not None:
            thing = Explanation(Role.TABLE, 1.0, Element(whose))
            who = Piece(*match.span(), match[0], (whose.lower(),), (thing,))
            times: Times = ("=", 1) if match["how"].lower().startswith(("one", "single")) else (">", 1)
            span = (match.start(), max(match.end(), inside[-1].end))
            return _SoMany(span, (replace(who, end=span[1]),), whose, found, times)
    return None


def _with_so_many(account: Account, relations: Relations) -> _SoMany | None:
    """ "Customers with more than one order", where something else is asked of them than how many there are."""
    pieces = [piece for piece in account.pieces if piece.best is not None]
    for match in _SO_MANY.finditer(account.text):
        who = next((p for p in pieces if p.end == match.start()), None)
        what = next((p for p in pieces if p.start <= match.start("of") < p.end), None)
        if who is None or what is None or not (who.of(Role.TABLE) and what.best and what.best.role is Role.TABLE):
            continue
        whose, of = who.of(Role.TABLE)[0].element, what.best.element
        known = whose is not None and whose.table in relations.tables and of is not None
        if known and whose and of and whose.table in relations.above(of.table) and whose.table != of.table:
            number = match["number"].lower()
            way = _WAYS[" ".join(match["way"].lower().split())]
            times: Times = (way, int(number) if number.isdigit() else _NUMBERS[number])
            return _SoMany((match.start(), what.end), (), whose.table, of.table, times)
    return None


def _are_people(name: str, relations: Relations) -> bool:
    return name in relations.tables and names_people(relations.tables[name])


def _people_above(dated: list[str], relations: Relations) -> list[str]:
    """The tables of people to whom the rows of those with dates belong, nearest first."""
    for name in (each for each in dict.fromkeys(dated) if each in relations.tables):
        above = sorted((hops, other) for other, hops in relations.above(name).items() if hops == 1)
        people = [other for _, other in above if _are_people(other, relations)]
        if people:
            return people
    return []


def _is_a_figure_of_them(frame: Frame, said: _SoMany, rest: Account) -> bool:
    """Whether a frame is a figure of more than how many they are or have, and not of each of them: who they are, and
    which groups have so many, is asked as a whole."""
    if not frame.numbers or frame.subject == said.whose or any(of.column.table == said.whose for of in frame.by):
        return False
    named = [p.best.element.table for p in rest.pieces if p.best and p.best.role is Role.TABLE and p.best.element]
    return said.of in named or any(each != Measure("count") for each in frame.numbers)


def _is_of_them(frame: Frame, said: _SoMany, relations: Relations) -> bool:
    """Whether each row that a frame reads belongs to one of those it is asked of."""
    if frame.subject != said.whose and said.whose not in relations.above(frame.subject):
        return False
    return not any(isinstance(each, Related) and each.times is not None for each in frame.where)
