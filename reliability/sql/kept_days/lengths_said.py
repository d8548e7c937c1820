"""Days of a query that a length of time in its question does not reach: "in 6 months" as since the beginning of the year."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from sqlglot import exp

from reliability.question.periods import PeriodSpan

_A_LENGTH = re.compile(
    r"(?:\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|sixty|ninety)[ -]?(?P<unit>day|week|month|quarter|year)s?\b",
    re.IGNORECASE,
)
_COMPARED_WITH_ANOTHER = re.compile(
    r"\b(?:compar\w+|versus|vs\.?|than|against|previous|prior|before that|year[- ]ago|last year|same|growth|grew|grow\w*|change\w*"
    r"|trend|each|every|per|by)\b",
    re.IGNORECASE,
)
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
_NEAR = {"day": 62, "week": 62, "month": 62, "quarter": 154, "year": 397}
"""So many days from its first one a period of some length may begin all the same: with a whole month or year, or counted
from the last day of the data."""
_HELD = (exp.EQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Between)


def of_another_length(tree: exp.Expr, question: str, periods: Sequence[PeriodSpan]) -> Iterator[str]:
    """A sentence where a question names one period, by its length, and a query holds days, of which none is near its
    first day; none where it holds something against another period."""
    if len(periods) != 1 or _COMPARED_WITH_ANOTHER.search(question):
        return
    (span,) = periods
    said, first = question[span.start : span.end], span.period.start
    length = _A_LENGTH.search(said)
    if first is None or length is None:
        return
    near = timedelta(days=_NEAR[length["unit"].lower()])
    held = [day for test in tree.find_all(*_HELD) for day in _days(test)]
    if held and not any(abs(day - first) <= near for day in held):
        yield f"None of the days is near the first of «{said}»."


def _days(test: exp.Expr) -> Iterator[date]:
    for literal in test.find_all(exp.Literal):
        if literal.is_string and _DAY.fullmatch(literal.name[:10]):
            try:
                yield date.fromisoformat(literal.name[:10])
            except ValueError:
                continue
