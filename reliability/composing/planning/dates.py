"""Which day of which table a period means: ordered, shipped, hired; the one that the words beside it tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reliability.accounting.account import Piece, Role
from reliability.accounting.tokens import root
from reliability.accounting.wordings.deeds import akin_to, roots_of_deed
from reliability.composing.frame import Condition, Of
from reliability.composing.planning.asked.parts import AskedFor, Mark
from reliability.composing.planning.columns import date_columns, kind_of, tells_of_life, words_of
from reliability.composing.planning.draft import Option
from reliability.composing.planning.placing import nearness
from reliability.composing.planning.relations import Relations
from reliability.question.periods import Period
from reliability.values import Element

_SAME_STEM = 4
_FEW_TABLES = 12


_OF_ANOTHER = 0.6


def date_options(
    asked: AskedFor, at: int, subject: str, relations: Relations, named: Sequence[str]
) -> list[Option[Element]]:
    """The date columns that a period or a grain at a place of the question may mean, with how natural each is."""
    above = relations.above(subject)
    tables = sorted(above, key=lambda name: above[name])[:_FEW_TABLES]
    below = [name for name in named if name not in above and nearness(subject, name, relations, named)]
    hints = _hints(asked, at)
    marked = {
        each.element
        for mark in _near(asked, at)
        if not _goes_on(mark.piece) and not _says_that_rows_are_new(mark, asked)
        for each in mark.of(Role.COLUMN, Role.STATE)
        if each.element is not None and each.value != "is null"
    } | _counted_by_its_day(asked)
    dating = {
        each.element
        for mark in asked.dating
        if not _goes_on(mark.piece)
        for each in mark.of(Role.COLUMN, Role.STATE)[:2]
        if each.element is not None and each.score > 0.6
    }
    hints = tuple(word for mark in asked.dating for word in mark.piece.lemmas if len(word) >= _SAME_STEM) or hints
    marked = dating or marked
    found: list[Option[Element]] = []
    own = date_columns(relations.table(subject), relations)
    lasting = _lasting(own)
    dated = own if lasting else [e for e in own if not tells_of_life(e)]
    for name in [*tables, *below[:4]]:
        near = 0.95 if name in below else 0.85 ** above[name]
        if dated and name != subject and name not in named:
            near *= _OF_ANOTHER  # a payment is dated by itself before it is by its order
        dates = date_columns(relations.table(name), relations)[:4]
        deeds = _besides(hints, name)
        deed = any(_akin(element, deeds) for element in dates)
        for place, element in enumerate(dates):
            score = near * (1.0 if place == 0 else 0.75 if place == 1 else 0.55)
            lives = tells_of_life(element) and not (name == subject and lasting)
            score *= 0.35 if lives and (above.get(name, 1) or place) else 1.0
            if element in marked:
                score = 1.0 * near**0.3
            elif _tells(element, hints, deed=deed):
                score = max(score, 0.95 * near**0.3)
            elif _akin(element, deeds):
                score = max(score, 0.98 * near**0.3)
            elif marked or hints:
                score *= 0.95
            if _is_year(element, relations):
                score *= 0.8
            found.append(Option(element, min(1.0, score), str(element)))
    best = max((option.score for option in found), default=1.0)
    return [replace(option, score=option.score / best) for option in found]


def _lasting(dates: Sequence[Element]) -> bool:
    """Whether rows are stretches of time, as rides are that began and ended: not things that came and went."""
    said = [set(words_of(element.column)) for element in dates]
    return any(_STARTS & each for each in said) and any(_ENDS & each for each in said)


_STARTS = frozenset(("start", "started", "starts", "begin", "began", "begins", "pickup", "departure"))
_ENDS = frozenset(("end", "ended", "ends", "finish", "finished", "dropoff", "arrival"))


def in_period(element: Element, period: Period, relations: Relations) -> list[Condition]:
    """That a date, or a year kept as a number, lies in a period. Empty for a year that a part of it is compared
    with."""
    if not _is_year(element, relations):
        return [Condition(Of(element), period=period)]
    found: list[Condition] = []
    if period.start and period.end and period.end.year - period.start.year <= 1:
        return [Condition(Of(element), "=", (period.start.year,))]
    if period.start:
        found.append(Condition(Of(element), ">=", (period.start.year,)))
    if period.end and not period.start and period.end.month == period.end.day == 1:
        return [Condition(Of(element), "<", (period.end.year,))]
    if period.end and period.last:
        found.append(Condition(Of(element), "<=", (period.last.year,)))
    return found


def _is_year(element: Element, relations: Relations) -> bool:
    table = relations.table(element.table)
    column = table.column(element.column)
    return column is not None and kind_of(table, column, relations) == "year"


def _hints(asked: AskedFor, at: int) -> tuple[str, ...]:
    around = [piece for piece in asked.pieces[max(0, at - 4) : at + 4] if not _goes_on(piece)]
    return tuple(word for piece in around for word in piece.lemmas if len(word) >= _SAME_STEM)


def _says_that_rows_are_new(mark: Mark, asked: AskedFor) -> bool:
    """Whether "new" is faintly said of rows, whose own day it means and not that of another table."""
    return mark in asked.faint and mark.piece.lemmas == ("new",)


def _goes_on(piece: Piece) -> bool:
    """Whether a word says that something is not over, and nothing of when it began: "open stores"."""
    return piece.best is not None and piece.best.role is Role.STATE and piece.best.value == "is null"


def _near(asked: AskedFor, at: int) -> list[Mark]:
    marks = [*asked.columns, *asked.faint, *(said.mark for said in asked.said), *asked.groups]
    return [mark for mark in marks if -5 <= mark.at - at <= 4]


def _counted_by_its_day(asked: AskedFor) -> set[Element]:
    """Of rows that are counted by what a day says of them, that day: "leavers per year"."""
    counted = [w.mark for w in asked.wanted if w.aggregate == "count" and w.mark and w.mark.role is not Role.TABLE]
    best = [mark.of(Role.COLUMN, Role.STATE)[:1] for mark in counted]
    return {each[0].element for each in best if each and each[0].element is not None}


def _besides(hints: Sequence[str], table: str) -> tuple[str, ...]:
    """The words beside a period that are not the table's own: of orders "order" is no deed."""
    own = {root(word) for word in words_of(table)}
    return tuple(hint for hint in hints if root(hint) not in own)


def _akin(element: Element, hints: Sequence[str]) -> bool:
    """Whether a word beside a period is taken for the deed of a column: "leases that finish", end_date."""
    own = {each for word in words_of(element.column) for each in roots_of_deed(word)}
    return any(own & akin_to(each) for hint in hints for each in roots_of_deed(hint))


_LITTLE = frozenset(("date", "time", "year"))


def _tells(element: Element, hints: Sequence[str], *, deed: bool) -> bool:
    """Whether a word beside a period is of one stem with a word of the column: "shipped", ship_date. Where a `deed` is
    said, the words of its table ("lease" of lease_start and lease_end) tell none of its days."""
    of_table = {root(word) for word in words_of(element.table)} if deed else frozenset[str]()
    for word in words_of(element.column):
        if len(word) >= _SAME_STEM and word not in _LITTLE and root(word) not in of_table:
            stem = word[: max(_SAME_STEM, len(word) - 3)]
            if any(hint.startswith(stem) or word.startswith(hint) for hint in hints):
                return True
    return False
