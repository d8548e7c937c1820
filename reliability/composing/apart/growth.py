"""What changes from each month to the next: "how many claims a month, and how many more or fewer is that than in the
month before?", "month over month change in orders, in percent"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.cutting import Span, grain_piece, without
from reliability.composing.frame import Condition, Frame, Grain, Growth, Measure, Of

FramesOf = Callable[[Account], Sequence[tuple[Frame, float]]]
_UNITS: tuple[Grain, ...] = ("month", "quarter", "year", "week", "day")
_UNIT = rf"(?P<unit>{'|'.join(_UNITS)})"
_CHANGE = r"(?:change|growth|difference|increase|decrease|development|delta|diff|trend)s?"
_MORE = r"(?:more|fewer|less|higher|lower|up|down|better|worse)"
_ASKS = rf"""(?: how\s+(?:many|much)\s+{_MORE}(?:\s+or\s+{_MORE})*(?:\s+(?:is|was|were|are)\s+(?:that|it|this|they)|\s+(?:that|it|this|they)\s+(?:is|was|were|are))?
    | how\s+(?:does|did|do|has)\s+(?:that|it|this|they)\s+(?:differ|compare|changed?)
    | by\s+how\s+much\s+(?:(?:did|has)\s+)?(?:it|that|this)?\s*(?:changed?|differs?|differed|grew|grow|rose|fell)?
    | (?:the\s+|its\s+|their\s+)?(?:absolute\s+|relative\s+|percentage\s+|percent\s+|%\s*)?{_CHANGE}(?:\s+in\s+(?:%|percent))?
)"""
_THAN_BEFORE = re.compile(
    rf"""[,;:]?\s*(?:\b(?:and|plus|with|also|show|give|as\s+well\s+as)\s+)*{_ASKS}\s*
    (?:than|from|against|versus|vs\.?|compared\s+(?:to|with)|over|relative\s+to|to|on)\s+(?:that\s+)?(?:in\s+|of\s+)?
    (?:the\s+|its\s+|each\s+)?(?:(?:previous|prior|preceding|last)\s+{_UNIT}|{_UNIT.replace("unit", "unit2")}\s+(?:before|earlier|prior))
    (?:\s*\([^()]*\))?""",
    re.VERBOSE | re.IGNORECASE,
)
_FROM_TO = re.compile(
    rf"""(?:{_UNIT}[\s-]+(?:over|on|by|to)[\s-]+(?P=unit)|(?P<short>mom|qoq|yoy|wow))
    \s+(?:percent(?:age)?\s+|%\s*|relative\s+)?{_CHANGE}(?:\s+(?:in|of))?\b(?:\s+the\b)?""",
    re.VERBOSE | re.IGNORECASE,
)
_CHANGE_ALONG = re.compile(
    rf"""(?P<change>\b{_CHANGE}\s+(?:in|of)\b)(?P<of>.{{3,80}}?)
    \b(?P<along>{_UNIT}[\s-]+(?:over|on|by|to)[\s-]+(?P=unit)|from\s+(?:one\s+|each\s+)?{_UNIT.replace("unit", "unit2")}\s+to\s+the\s+next)""",
    re.VERBOSE | re.IGNORECASE,
)
_TOTAL = re.compile(r"\s*(?P<word>total)\b", re.IGNORECASE)
_IN_PERCENT = re.compile(r",?\s*(?:\bin\s+)?(?:%|\bper\s?cent\b|\bpercentages?\b)", re.IGNORECASE)
_SHORT: dict[str, Grain] = {"mom": "month", "qoq": "quarter", "yoy": "year", "wow": "week"}
_ALSO = 0.8


@dataclass(frozen=True, slots=True)
class _Asked:
    """A change from each unit of time to the next: the words that say so, whether they say for which units besides
    (`instead`), and how it is to be told."""

    unit: Grain
    spans: tuple[Span, ...]
    instead: Span | None
    percent: bool


def growths(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question that asks for changes from one period to the next, each with its score; none of any
    other question."""
    asked = _asked(account.text)
    if asked is None:
        return
    said = [grain_piece(asked.instead, account.text, asked.unit)] if asked.instead else []
    said += [_summed(match) for _, end in asked.spans[:1] if (match := _TOTAL.match(account.text, end))]
    for frame, score in frames_of(without(account, asked.spans, said)):
        first = frame.numbers[0] if frame.numbers else None
        along = frame.by[0] if frame.by else None
        if not isinstance(first, Measure) or along is None or along.grain != asked.unit or frame.limit is not None:
            continue
        numbers = {p: (*frame.numbers, Growth(first, p)) for p in (asked.percent, not asked.percent)}
        earlier = _with_one_before(frame, asked.unit)
        if earlier is not None and asked.instead is None:
            yield replace(earlier, numbers=numbers[asked.percent]), score
        yield replace(frame, numbers=numbers[asked.percent]), score * (_ALSO if earlier and not asked.instead else 1.0)
        yield replace(frame, numbers=numbers[not asked.percent]), score * _ALSO**3


def _summed(total: re.Match[str]) -> Piece:
    """The "total" of "growth in total sales", where "in total" would be one phrase."""
    return Piece(
        *total.span("word"), total["word"], ("total",), (Explanation(Role.OPERATION, value=Operation.SUM.value),)
    )


def _with_one_before(frame: Frame, unit: Grain) -> Frame | None:
    """The frame with the period before its first one, which that is held against; None where it begins nowhere."""
    days = {each.of.column for each in frame.where if isinstance(each, Condition) and isinstance(each.of, Of)}
    along = frame.by[0].column
    for each in frame.where if along in days else ():
        if not isinstance(each, Condition) or each.of != Of(along) or each.period is None or each.period.start is None:
            continue
        wider = replace(each, period=replace(each.period, start=_one_before(each.period.start, unit)))
        where = tuple(wider if other is each else other for other in frame.where)
        return replace(frame, where=where, since=each.period.start)
    return None


def _one_before(day: date, unit: Grain) -> date:
    """The day one month, quarter … earlier.

    >>> _one_before(date(2026, 1, 1), "month"), _one_before(date(2026, 5, 1), "quarter")
    (datetime.date(2025, 12, 1), datetime.date(2026, 2, 1))
    """
    months = {"month": 1, "quarter": 3, "year": 12}.get(unit)
    if months is None:
        return day - timedelta(days=7 if unit == "week" else 1)
    year, month = divmod(day.year * 12 + day.month - 1 - months, 12)
    return date(year, month + 1, 1)


def _asked(text: str) -> _Asked | None:
    percent = bool(_IN_PERCENT.search(text))
    shares = tuple(match.span() for match in _IN_PERCENT.finditer(text))
    if match := _THAN_BEFORE.search(text):
        unit = _unit(match["unit"] or match["unit2"])
        return _Asked(unit, (match.span(), *shares), None, percent)
    if match := _FROM_TO.search(text):
        unit = _SHORT[match["short"].lower()] if match["short"] else _unit(match["unit"])
        return _Asked(unit, (match.span(), *shares), match.span(), percent)
    if match := _CHANGE_ALONG.search(text):
        unit = _unit(match["unit"] or match["unit2"])
        return _Asked(unit, (match.span("change"), match.span("along"), *shares), match.span("along"), percent)
    return None


def _unit(word: str) -> Grain:
    return next(unit for unit in _UNITS if unit == word.lower())
