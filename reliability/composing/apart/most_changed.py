"""Which of several things changed most, said in full: "which category declined the most this year?" of which figure and
against what, "which shop lost most sales vs September" in which month.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import date, timedelta

from reliability.accounting.account import Account, Operation, Piece, Role
from reliability.composing.apart.against import the_one_since
from reliability.composing.planning.columns import kind_of
from reliability.composing.planning.relations import Relations
from reliability.question.periods import Period

Said = tuple[str, float]
FiguresOf = Callable[[str], Sequence[Said]]
"""The figures that most is kept of for each row of a table, in words, each with how likely it is meant."""

_MOVED = (
    r"(?:grew|grown?|grow(?:s|ing)|rose|risen|rising|increas(?:ed|ing|es?)|improv(?:ed|ing|es?)|gain(?:ed|ing|s)?"
    r"|declin(?:ed|ing|es?)|decreas(?:ed|ing|es?)|dropp(?:ed|ing)|fell|fallen|falling|shrank|shrunk|shrink(?:s|ing)"
    r"|los(?:es?|t|ing)|slipp(?:ed|ing)|slump(?:ed|ing)|(?:gone|went|going)\s+(?:up|down))"
)
_RANK = r"(?:the\s+)?(?P<rank>most|fastest|quickest|strongest|hardest|worst|best|least|slowest)"
_WHICH = re.compile(
    rf"\b(?:which|what)\s+(?:of\s+(?:our|the)\s+)?(?P<what>[^?!.;:,]+?)\s+(?:(?:is|are|was|were|has|have|had)\s+)?"
    rf"(?:been\s+)?(?P<moved>{_MOVED})\b(?:\s+{_RANK}\b)?",
    re.IGNORECASE,
)
_GROWING = re.compile(
    r"\b(?P<rank>fastest|quickest|slowest)[\s-]+(?P<moved>growing|shrinking|declining|falling)\s+(?P<what>\w+(?:\s+\w+)?)",
    re.I,
)
_FALLS = re.compile(r"declin|decreas|drop|fell|fall|shr[aiu]nk|los|slip|slump|down", re.IGNORECASE)
_OF_SOMETHING = re.compile(
    r"\s+(?!(?:in|at|for|of|by|on|from|to|over|with|during|among|across|than|this|last)\b)\w", re.I
)
_WINS = re.compile(r"los|gain", re.IGNORECASE)
_HELD = re.compile(
    r"\b(?:vs\.?|versus|against|(?:as\s+)?compared\s+(?:to|with)|relative\s+to|than|from|over|on)\s+(?:in\s+|the\s+)*$",
    re.I,
)
_SINCE = re.compile(r"since\s+(?:the\s+)?", re.IGNORECASE)
_IN = re.compile(r"\s+(?:in|during|for)\s*$", re.IGNORECASE)
_LEAST = frozenset(("least", "slowest"))
_ONE_OF_THEM = 0.7


def changed_most(account: Account, relations: Relations, today: date, figures_of: FiguresOf) -> Iterator[Said]:
    """The questions that a question for what grew or fell most comes to where it names no figure, or no period but the
    one that another is held against; none of any other question."""
    match = _WHICH.search(account.text) or _GROWING.search(account.text)
    thing = _thing(account, match.span("what"), relations) if match is not None else None
    if match is None or thing is None or thing.best is None or thing.best.element is None:
        return
    text, end = account.text.rstrip("?!. "), match.end() if match.re is _WHICH else thing.end
    periods = [p for p in account.pieces if p.start >= end and p.best is not None and p.best.role is Role.PERIOD]
    when = list(_when(text, periods, today))
    if not when:
        return
    held = _HELD.search(text, end, periods[0].start) if periods else None
    until = held.start() if held is not None else periods[0].start if periods else len(text)
    besides = text[periods[0].end :] if periods else ""
    said, figures = _IN.sub("", text[end:until]), figures_of(thing.best.element.table)
    if _WINS.search(match["moved"]) and _OF_SOMETHING.match(said):
        figures, said = [(said.strip(), 1.0)], ""
    elif _names_an_amount(account, thing, relations):
        return
    change = "drop" if _FALLS.search(match["moved"]) else "growth"
    so_many = re.search(r"\b\d+\s+$", text[: thing.start])
    which = f"which {so_many[0] if so_many else ''}{thing.text}"
    for figure, likely in figures:
        for words, weight in when:
            rest = f"{said}{besides} {words}"
            if match["rank"] is None:
                yield f"growth in {figure} by {thing.text}{rest}", likely * weight
            most = "smallest" if (match["rank"] or "").lower() in _LEAST else "largest"
            alone = 1.0 if match["rank"] else _ONE_OF_THEM
            yield f"{which} had the {most} {change} in {figure}{rest}", likely * weight * alone


def _thing(account: Account, span: tuple[int, int], relations: Relations) -> Piece | None:
    """What is named in a stretch of the text: the rows of a table, or a property by which rows are grouped."""
    named = [piece for piece in account.pieces if span[0] <= piece.start and piece.end <= span[1] and piece.best]
    things = [piece for piece in named if piece.of(Role.TABLE, Role.COLUMN)]
    if len(things) != 1 or _is_an_amount(things[0], relations):
        return None
    return things[0]


def _names_an_amount(account: Account, thing: Piece, relations: Relations) -> bool:
    """Whether words say which figure is meant: one that is kept, or something counted or added up."""
    measures = (Operation.COUNT, Operation.SUM, Operation.AVERAGE, Operation.MEDIAN, Operation.SHARE)
    others = [piece for piece in account.pieces if piece is not thing and piece.best is not None]
    return any(
        _is_an_amount(piece, relations)
        or (piece.best is not None and (piece.best.value in measures or piece.best.role is Role.TABLE))
        for piece in others
    )


def _is_an_amount(piece: Piece, relations: Relations) -> bool:
    element = piece.best.element if piece.best is not None else None
    table = relations.tables.get(element.table) if element is not None else None
    column = table.column(element.column) if table is not None and element is not None else None
    return table is not None and column is not None and kind_of(table, column, relations) == "number"


def _when(text: str, periods: Sequence[Piece], today: date) -> Iterator[Said]:
    """The periods that are held against each other, in words, likeliest first; none where a question names several."""
    last = today.replace(day=1) - timedelta(days=1)
    so_far = f"from January to {last:%B} {last.year} compared to the same months of {last.year - 1}"
    if not periods:
        yield so_far, 0.9
        yield f"in {today.year - 1} compared to {today.year - 2}", 0.6
        return
    piece = periods[0]
    period = piece.best.period if piece.best is not None else None
    if len(periods) > 1 or period is None or period.start is None:
        return
    since, held = _SINCE.match(piece.text), _HELD.search(text, 0, piece.start)
    if since is not None or held is not None:
        whole = Period(period.start, _end_of(piece.text, period))
        then = the_one_since(whole, today)
        if then is not None and then.start is not None and then.start.year == today.year and _is_a_year(whole):
            yield so_far, 0.9
        if then is not None:
            yield f"in {_called(then)} compared to {_called(whole)}", 0.9 if not _is_a_year(whole) else 0.85
    elif period == Period(date(today.year, 1, 1), date(today.year + 1, 1, 1)):
        yield so_far, 0.9
        yield f"in {today.year} compared to {today.year - 1}", 0.85
    else:
        yield piece.text if piece.text.lower().startswith(("last", "this")) else f"in {piece.text}", 0.9


def _end_of(text: str, period: Period) -> date | None:
    """The end of a period, and of "since last year" that of the year."""
    if period.end is not None or period.start is None:
        return period.end
    months = 12 if re.search(r"year|\b\d{4}$", text) and period.start.month == 1 else 3 if "quarter" in text else 1
    years, month = divmod(period.start.year * 12 + period.start.month - 1 + months, 12)
    return date(years, month + 1, 1) if period.start.day == 1 else None


def _is_a_year(period: Period) -> bool:
    return period.start is not None and period.end == date(period.start.year + 1, 1, 1) and period.start.month == 1


def _called(period: Period) -> str:
    """A whole year, quarter or month in words."""
    assert period.start is not None
    assert period.end is not None
    if _is_a_year(period):
        return str(period.start.year)
    if (period.end - period.start).days > _DAYS_OF_A_MONTH:
        return f"Q{(period.start.month + 2) // 3} {period.start.year}"
    return f"{period.start:%B} {period.start.year}"


_DAYS_OF_A_MONTH = 31
