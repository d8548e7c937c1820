"""Frames whose rows are kept by one day and laid out along another."""

from __future__ import annotations

from dataclasses import replace

from reliability.composing.frame import Condition, Frame, Of


def dated_alike(frame: Frame) -> Frame | None:
    """The frame with its periods laid out along the day by which its rows are kept, where it has another day of the
    same table: claims reported from May to October are told by the month of their report. None of any other frame."""
    kept = {
        each.of.column.table: each.of.column
        for each in frame.where
        if isinstance(each, Condition) and each.period is not None and isinstance(each.of, Of)
    }
    by = tuple(
        replace(of, column=kept[of.column.table]) if of.grain is not None and of.column.table in kept else of
        for of in frame.by
    )
    return replace(frame, by=by) if by != frame.by else None
