"""What the words of a question say beside names: operations, numbers, periods, units, and how things are compared."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from reliability.accounting.account import Account, Operation, Role
from reliability.composing.apart.gaps import between_rows
from reliability.composing.frame import Aggregate, Comparison, Grain
from reliability.question.periods import Period
from reliability.values import Element

_COMPARED: Mapping[str, Comparison] = {
    Operation.ABOVE: ">",
    Operation.BELOW: "<",
    Operation.AT_LEAST: ">=",
    Operation.AT_MOST: "<=",
}
_AGGREGATES: Mapping[str, Aggregate] = {
    Operation.SUM: "sum",
    Operation.AVERAGE: "average",
    Operation.MEDIAN: "median",
}
_DENYING = frozenset((Operation.NOT, Operation.WITHOUT, Operation.EMPTY))
_NEITHER = re.compile(r"\b(?:neither|nor)\b", re.IGNORECASE)
_LEFT_OUT = re.compile(
    r"\b(?:skip|skipping|ignor(?:e|es|ing)|exclud(?:e|es|ing)|leav(?:e|ing) (?:out|aside)|disregard|not counting)\b"
    r"|\b(?:without|except) (?:the |those |any )?(?:ones? |rows? )?(?:still|that are|which are|with no|without)\b",
    re.IGNORECASE,
)
_LATE = re.compile(r"\b(?:late|later|after|overdue|past|behind|delayed|exceed\w*|miss(?:ed|ing)?)\b", re.IGNORECASE)
_IN_TIME = re.compile(
    r"\b(?:on[- ]time|in time|punctual\w*|on or before|no later than|within|early|earlier|before|by (?:the|their|its)|met|kept)\b",
    re.IGNORECASE,
)
_ABOVE_AVERAGE = re.compile(
    r"\b(?P<less>less|lower|cheaper|fewer|below|under|shorter)?\b[^.?!;]{0,30}?\b(?:than|above|over|below|under|beyond|exceed\w*)\s+(?:the |their |its |our |an? )?(?:overall |usual |general )?(?:average|mean)\b",
    re.IGNORECASE,
)
_UNITS = tuple(
    (re.compile(rf"\b(?:{said})\b", re.IGNORECASE), frozenset(smaller.split()), factor)
    for said, smaller, factor in (
        ("tonnes?|tons?", "kg kilo kilos kilogram kilograms", 1000.0),
        ("kg|kilos?|kilograms?", "g gram grams", 1000.0),
        ("km|kilomet(?:re|er)s?", "m metre metres meter meters", 1000.0),
        ("hours?|hrs?", "min mins minute minutes", 60.0),
        ("hours?|hrs?", "sec secs second seconds", 3600.0),
        ("minutes?|mins?", "sec secs second seconds", 60.0),
    )
)
"""A unit that people say, the words of a smaller one that names of columns say, and how many of these are one of it."""
_WITHIN_EACH = re.compile(
    r"\b(?:within|inside) (?:each|every|a|the|its|their|that)\b|\bof (?:its|their) \w+", re.IGNORECASE
)
_BELOW = re.compile(r"\b(?:below|under)\b", re.IGNORECASE)
_A_PERCENTAGE = re.compile(r"\d\s*(?:%|per\s?cent)", re.IGNORECASE)
_TIMES = re.compile(r"\b(?:times|twice|double|thrice)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Demanded:
    """What the words of a question say beside names: operations, numbers, periods, a grain; and of named columns the
    values that they hold again and again, likeliest first, where these are few.

    `times`: something is so many times another. `within_each`: something is seen within each of some groups.
    `left_out`: rows are to be left out that lack something. `dated`: how a day on which something was done is held against the one by which it should be. `against_average`: how
    something is held against an average. `percent`: a number is one of percent. `between_rows`: what
    is taken of the time between one row and the next. `units`: words of a smaller unit than one that is said, and how many of
    these are one of it.
    """

    operations: frozenset[str]
    numbers: tuple[float, ...] = ()
    periods: tuple[Period, ...] = ()
    grain: Grain | None = None
    values: Mapping[Element, tuple[str, ...]] = field(default_factory=dict)
    times: bool = False
    units: tuple[tuple[frozenset[str], float], ...] = ()
    within_each: bool = False
    left_out: bool = False
    dated: tuple[Comparison, ...] = ()
    against_average: Comparison | None = None
    percent: bool = False
    between_rows: Aggregate | None = None

    @classmethod
    def of(cls, account: Account, values: Mapping[Element, tuple[str, ...]]) -> Demanded:
        """What an account says."""
        best = [piece.best for piece in account.pieces if piece.best is not None]
        grains = [cast("Grain", each.value) for each in best if each.role is Role.GRAIN]
        numbers = tuple(float(each.value) for each in best if each.role is Role.NUMBER)
        periods = tuple(dict.fromkeys(each.period for each in best if each.role is Role.PERIOD and each.period))
        operations = frozenset(each.value for each in best if each.role is Role.OPERATION)
        times = _TIMES.search(account.text) is not None
        if _NEITHER.search(account.text):
            operations |= {Operation.NOT}
        late, in_time = _LATE.search(account.text), _IN_TIME.search(account.text)
        dated: tuple[Comparison, ...] = (*((">",) if late else ()), *(("<=", "<") if in_time else ()))
        average = _ABOVE_AVERAGE.search(account.text)
        held: Comparison | None = ("<" if average["less"] or _BELOW.search(average[0]) else ">") if average else None
        units = tuple((smaller, factor) for said, smaller, factor in _UNITS if said.search(account.text))
        return cls(
            operations,
            numbers,
            periods,
            next(iter(grains), None),
            values,
            times,
            units,
            within_each=_WITHIN_EACH.search(account.text) is not None,
            left_out=_LEFT_OUT.search(account.text) is not None,
            dated=dated,
            against_average=held,
            percent=_A_PERCENTAGE.search(account.text) is not None,
            between_rows=between_rows(account),
        )

    @property
    def factors(self) -> tuple[float, ...]:
        """By what numbers may be multiplied that are said in a larger unit than the data's."""
        return tuple(factor for _, factor in self.units)

    @property
    def comparisons(self) -> tuple[Comparison, ...]:
        """How the words hold things against numbers or one another."""
        return tuple(_COMPARED[each] for each in _COMPARED if each in self.operations)

    @property
    def denied(self) -> bool:
        """Whether the words deny something."""
        return not _DENYING.isdisjoint(self.operations)

    @property
    def several(self) -> bool:
        """Whether the words may name several values of one column: "neither open nor closed"."""
        return not {Operation.AND, Operation.OR}.isdisjoint(self.operations) or self.denied

    @property
    def shared(self) -> bool:
        """Whether the words ask for a part of something."""
        return not {Operation.SHARE, Operation.RATIO}.isdisjoint(self.operations)

    @property
    def aggregate(self) -> Aggregate | None:
        """How numbers are to be taken together, if the words say so."""
        return next((_AGGREGATES[each] for each in _AGGREGATES if each in self.operations), None)
