"""Which of two periods is held against the other, where a question names them as one, or names only the earlier one:
"growth from 2024 to 2025", "compare revenue between Q1 and Q2", "has it gone up since last year?", "is it higher than
last month?".
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date, timedelta

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.question.periods import Period, read_periods

_FROM_TO = re.compile(r"(?:from|between)\s+(?P<one>.+?)\s+(?:to|and|until|till)\s+(?P<two>.+)", re.IGNORECASE)
_SINCE = re.compile(r"since\s+(?P<one>.+)", re.IGNORECASE)
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_THAN = re.compile(
    r"""(?:\b(?:more|higher|larger|greater|bigger|better|less|fewer|lower|smaller|worse)\b[^?!.;,]*?\bthan
    |\b(?:up|down)\s+(?:on|from|over|against))
    \s+(?:(?:it|that|they|we|those)\s+(?:was|were|did|had)\s+)?(?:in\s+|for\s+|during\s+)?(?:the\s+)?$""",
    re.VERBOSE | re.IGNORECASE,
)
_WHOSE = re.compile(r"['’]s?\b|\s+(?:average|record|best|target)\b", re.IGNORECASE)
_FIGURES = frozenset((Operation.COUNT, Operation.SUM, Operation.AVERAGE, Operation.MEDIAN))
_OF_EACH = frozenset((Operation.LIST, Operation.BY, Operation.TREND))
_SURE, _LEAST_DAYS, _RIVALS = 0.95, 28, 2
_KINDS = (12, 3, 1)
"""The months of a year, a quarter and a month."""


def one_against_the_other(account: Account, today: date) -> Account:
    """The account in which the one period that is named is two that are held against each other, where its words mean
    so: growth "from 2024 to 2025" is not that of both years against the two before that begin a year earlier."""
    periods = [piece for piece in account.pieces if piece.best is not None and piece.best.role is Role.PERIOD]
    if len(periods) != 1:
        return account  # "from January to October 2026 compared to the same months of 2025" is one against another
    (piece,), compare = periods, _first(account, Operation.COMPARE)
    if compare is not None:
        return _with(account, piece, _two_periods(piece, today)) if _compares_periods(account, compare) else account
    if _first(account, Operation.GROWTH) is not None:
        return _with(account, piece, _two_periods(piece, today) or _since(account, piece, today))
    return _more_than(account, piece, today)


def _with(account: Account, period: Piece, instead: tuple[Piece, ...]) -> Account:
    pieces = (each for piece in account.pieces for each in ((piece is period and instead) or (piece,)))
    return replace(account, pieces=tuple(pieces)) if instead else account


def _compares_periods(account: Account, compare: Piece) -> bool:
    """Whether what is compared is the one period with the other, not two shops "between March and May"."""
    named = [piece.best for piece in account.pieces if piece.best is not None]
    of_each = any(each.role is Role.GRAIN or each.value == Operation.BY for each in named if each is not compare.best)
    rivals = sum(each.role in (Role.CELL, Role.STATE) for each in named) >= _RIVALS
    figure = any(each.role in (Role.TABLE, Role.COLUMN) or each.value in _FIGURES for each in named)
    period = next(piece for piece in account.pieces if piece.best is not None and piece.best.role is Role.PERIOD)
    return figure and not of_each and not rivals and period.text.lower().startswith("between")


def _two_periods(piece: Piece, today: date) -> tuple[Piece, ...]:
    match = _FROM_TO.fullmatch(piece.text)
    if match is None:
        return ()
    one, two = match["one"], match["two"]
    year = _YEAR.search(two)
    if year is not None and _YEAR.search(one) is None:
        one = f"{one} {year[0]}"  # "from May to June 2026"
    found = [_read(text, today) for text in (one, two)]
    if any(len(each) != 1 for each in found):
        return ()
    (first,), (last,) = found
    dates = (first.start, first.end, last.start, last.end)
    if any(day is None for day in dates) or not _apart(dates):  # a day to a day is one period
        return ()
    return _held(piece, piece.start + match.start("two"), (one, first), (two, last))


def _since(account: Account, piece: Piece, today: date) -> tuple[Piece, ...]:
    """ "Gone up since last year": what began and ended against what came after it; not "by month since last year"."""
    match = _SINCE.fullmatch(piece.text)
    named = [each.best for each in account.pieces if each.best is not None]
    if match is None or any(each.role is Role.GRAIN or each.value == Operation.TREND for each in named):
        return ()
    read = _read(match["one"], today)
    after = the_one_since(read[0], today) if len(read) == 1 else None
    return _held(piece, piece.end, (match["one"], read[0]), ("", after)) if after is not None else ()


def _more_than(account: Account, piece: Piece, today: date) -> Account:
    """ "Is revenue higher than last year?", "are sales up on last month?": this one's against that one's."""
    text, period = account.text, piece.best.period if piece.best is not None else None
    than = _THAN.search(text, 0, piece.start)
    if than is None or period is None or _WHOSE.match(text, piece.end):
        return account
    after = the_one_since(period, today)
    named = [each.best for each in account.pieces if each.best is not None]
    if after is None or any(each.value in _OF_EACH or each.role in (Role.GRAIN, Role.NUMBER) for each in named):
        return account  # "which shops sold more than last year" asks for shops
    below = (Operation.ABOVE, Operation.BELOW)
    kept = [p for p in account.pieces if not (p.start >= than.start() and p.best is not None and p.best.value in below)]
    return _with(
        replace(account, pieces=tuple(kept)), piece, _held(piece, piece.end, (piece.text, period), ("", after))
    )


def _read(text: str, today: date) -> tuple[Period, ...]:
    """The periods that words name by themselves, or after "in", as a month does that may be something else."""
    return read_periods(text, today) or read_periods(f"in {text}", today)


def _held(piece: Piece, at: int, one: tuple[str, Period], two: tuple[str, Period]) -> tuple[Piece, ...]:
    """A piece as two periods, the second of which begins at a place, and what says that they are compared."""
    compared = Explanation(Role.OPERATION, _SURE, value=Operation.COMPARE.value)
    return (
        Piece(piece.start, at, one[0], (one[0].lower(),), (Explanation(Role.PERIOD, 1.0, period=one[1]),)),
        Piece(at, at, "", ("compared",), (compared,)),
        Piece(at, piece.end, two[0], (two[0].lower(),), (Explanation(Role.PERIOD, 1.0, period=two[1]),)),
    )


def the_one_since(period: Period, today: date) -> Period | None:
    """What a year, quarter or month gone by is held against: the last one of its kind that is over, and where it is
    this itself, the one that runs; None of any other length.

    >>> the_one_since(Period(date(2025, 1, 1), date(2026, 1, 1)), date(2026, 11, 21))
    Period(start=datetime.date(2026, 1, 1), end=datetime.date(2027, 1, 1))
    """
    if period.start is None or period.end is None:
        return None
    for months in _KINDS:
        runs = date(today.year, (today.month - 1) // months * months + 1, 1)
        over = _months_on(runs, -months)
        aligned = period.start.day == 1 and (period.start.month - 1) % months == 0
        if aligned and period.end == _months_on(period.start, months) and period.start <= over:
            begins = over if period.start < over else runs
            return Period(begins, _months_on(begins, months))
    return None


def _months_on(first: date, months: int) -> date:
    """The first day of the month so many months on."""
    years, month = divmod(first.year * 12 + first.month - 1 + months, 12)
    return date(years, month + 1, 1)


def _apart(dates: tuple[date | None, ...]) -> bool:
    """Whether two periods of some weeks follow one another."""
    begins, ends, begins_again, ends_again = (day or date.min for day in dates)
    long = min(ends - begins, ends_again - begins_again) >= timedelta(days=_LEAST_DAYS)
    return long and ends <= begins_again


def _first(account: Account, operation: Operation) -> Piece | None:
    return next((p for p in account.pieces if p.best is not None and p.best.value == operation), None)
