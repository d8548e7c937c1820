"""Frames that nobody can mean, whatever the data hold."""

from __future__ import annotations

from dataclasses import replace

from reliability.composing.frame import Change, Frame, Ratio, Related


def says_nothing(frame: Frame) -> bool:
    """Whether a frame holds a number against itself ("total revenue minus total revenue"), or keeps the rows that have
    what they have not.

    >>> from reliability.composing.frame import Measure
    >>> revenue = Measure("sum")
    >>> [says_nothing(Frame("orders", (number,))) for number in (Change(revenue, revenue), revenue)]
    [True, False]
    """
    alike = any(isinstance(each, Change) and each.before == each.after for each in frame.numbers)
    alike |= any(isinstance(each, Ratio) and each.above == each.below and not each.of_all for each in frame.numbers)
    related = {each for each in frame.where if isinstance(each, Related)}
    return alike or any(replace(each, never=not each.never) in related for each in related)
