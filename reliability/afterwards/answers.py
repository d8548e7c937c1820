"""Answers that follow from one that was given: in its place, or by its query once more."""

from __future__ import annotations

from dataclasses import dataclass

from reliability.afterwards.changes import Changes
from reliability.values import Answered


@dataclass(frozen=True, slots=True)
class CorrectedAnswer(Answered):
    """An answer in place of one that somebody called wrong: `corrects` is the id of that ask, `by` who said how it was
    meant, `written`: they wrote the query. No promise of a calibration speaks of it."""

    corrects: str = ""
    by: str = ""
    written: bool = False


@dataclass(frozen=True, slots=True)
class AnswerAgain(Answered):
    """The query of an answer, run again: `changes` says what its result is beside the one of before. No promise of a
    calibration speaks of it."""

    changes: Changes | None = None
