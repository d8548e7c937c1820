"""What happened on certain days of the week or at certain hours: "orders on weekends", "revenue on Sundays", "payments in
the morning", "do we take more on weekends than on weekdays"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from reliability.accounting.account import Account
from reliability.composing.apart.cutting import without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Condition, Filter, Frame, Measure, Of, Related
from reliability.composing.planning.columns import date_columns, kind_of, tells_of_life
from reliability.composing.planning.relations import Relations
from reliability.question.recurring.hours import HoursSaid, hours_said
from reliability.question.recurring.weekdays import weekdays_said
from reliability.values import Element

_LIKELY, _MOST = 0.97, 6


def on_weekdays(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for what happened on certain days of the week, or on weekends and on others side by
    side, each with its score; none of any other question."""
    said = weekdays_said(account.text)
    if said is None:
        return
    for frame, score in list(frames_of(without(account, [(said.start, said.end)])))[:_MOST]:
        for kept in _on_days(frame, said.kinds, relations):
            yield kept, _LIKELY * score


def at_hours(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for what happened at certain hours, by the moment that is kept of it, each with its
    score; none of any other question, nor where only days are kept."""
    said = hours_said(account.text)
    if said is None:
        return
    for frame, score in list(frames_of(without(account, [(said.start, said.end)])))[:_MOST]:
        for kept in _at_hours(frame, said, relations):
            yield kept, _LIKELY * score


def _on_days(frame: Frame, kinds: tuple[tuple[str, ...], ...], relations: Relations) -> Iterator[Frame]:
    """The frame held to these days of the week, by the day that it goes by; with two kinds of them, its figure for each
    of the two."""
    if len(kinds) == 1:
        yield from _held(frame, lambda day: Condition(Of(day, grain="weekday"), "in", kinds[0]), relations, hours=False)
        return
    day = next((day for each in frame.where if (day := _day_named(each)) is not None), None)
    day = day or when_it_happened(frame.subject, relations, hours=False)
    one = frame.numbers[0] if len(frame.numbers) == 1 else None
    if day is not None and isinstance(one, Measure):
        each = [Condition(Of(day, grain="weekday"), "in", kind) for kind in kinds]
        numbers = tuple(replace(one, only=(*one.only, condition)) for condition in each)
        yield replace(frame, numbers=numbers, order=(), limit=None)


def _at_hours(frame: Frame, said: HoursSaid, relations: Relations) -> Iterator[Frame]:
    at = said.way, said.hours
    yield from _held(frame, lambda day: Condition(Of(day, grain="hour"), *at), relations, hours=True)


def _held(
    frame: Frame, condition: Callable[[Element], Condition], relations: Relations, *, hours: bool
) -> Iterator[Frame]:
    """The frame with a condition on when it happened, or when what its rows have did; none where that is not kept."""
    for place, each in enumerate(frame.where):
        if (
            isinstance(each, Related)
            and not each.never
            and (day := when_it_happened(each.table, relations, hours=hours))
        ):
            held = replace(each, conditions=(*each.conditions, condition(day)))
            yield replace(frame, where=(*frame.where[:place], held, *frame.where[place + 1 :]))
            return
    day = None if hours else next((day for each in frame.where if (day := _day_named(each)) is not None), None)
    day = day or when_it_happened(frame.subject, relations, hours=hours)
    if day is not None:
        yield replace(frame, where=(*frame.where, condition(day)))


def _day_named(each: Filter) -> Element | None:
    """The day whose period is named."""
    return each.of.column if isinstance(each, Condition) and each.period and isinstance(each.of, Of) else None


def when_it_happened(name: str, relations: Relations, *, hours: bool) -> Element | None:
    """The day, or with `hours` the moment, on which a row of a table happened: its own, or that of the nearest row that
    it belongs to; neither when it began nor when it ended."""
    for table in sorted(relations.above(name), key=lambda at: relations.above(name)[at]):
        found = relations.tables[table]
        for each in date_columns(found, relations):
            column = found.column(each.column)
            if column is None or tells_of_life(each) or kind_of(found, column, relations) != "date":
                continue
            if not hours or "TIME" in column.type.upper():
                return each
    return None
