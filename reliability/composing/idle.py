"""Frames that nobody can mean, whatever the data hold."""

from __future__ import annotations

from dataclasses import replace

from reliability.composing.frame import Between, Change, Condition, Frame, Measure, Of, Ratio, Related


def says_nothing(frame: Frame) -> bool:
    """Whether a frame holds a number against itself ("total revenue minus total revenue"), keeps the rows that have
    what they have not, or takes the days until a day from the rows that have none ("how long" of what is open).

    >>> from reliability.composing.frame import Measure
    >>> revenue = Measure("sum")
    >>> [says_nothing(Frame("orders", (number,))) for number in (Change(revenue, revenue), revenue)]
    [True, False]
    """
    alike = any(isinstance(each, Change) and each.before == each.after for each in frame.numbers)
    alike |= any(isinstance(each, Ratio) and each.above == each.below and not each.of_all for each in frame.numbers)
    related = {each for each in frame.where if isinstance(each, Related)}
    ends = {each.of.later for each in frame.numbers if isinstance(each, Measure) and isinstance(each.of, Between)}
    alike |= any(
        isinstance(each, Condition)
        and each.comparison == "is null"
        and isinstance(each.of, Of)
        and each.of.column in ends
        for each in frame.where
    )
    return alike or any(replace(each, never=not each.never) in related for each in related)
