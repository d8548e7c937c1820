"""Answers that follow from one that was given: in its place, or by its query once more."""

from __future__ import annotations

from dataclasses import dataclass

from reliability.afterwards.changes import Changes
from reliability.definitions.definition import Named
from reliability.values import Answered, Included, Reading


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


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Rows that an answer leaves out at somebody's wish, `count` of them: those of `table` of which `condition` is
    true, a condition on the sources of the answer's query.

    By the default filter of the team's catalog where that is `rule`; else `by` chose it, "" being who asked.
    """

    table: str
    condition: str
    label: str
    count: int
    rule: str = ""
    by: str = ""


@dataclass(frozen=True, slots=True)
class NarrowedAnswer(Answered):
    """An answer by a query that leaves out rows which are marked as over, or brings them back. `read` is the answer's
    reading with all of them, `over` what that includes (its queries are `base` with a condition more), `left_out` what
    of it this answer does without.

    `corrects` is the id of the ask whose answer a tap changed, and `by` who tapped; both are "" where the bot itself
    left them out at once. No promise of a calibration speaks of it: none of the queries that it measured was changed
    so.
    """

    read: Reading | None = None
    over: tuple[Included, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    corrects: str = ""
    by: str = ""
    defined: tuple[Named, ...] = ()

    @property
    def base(self) -> str:
        """The query that leaves nothing out."""
        return self.read.sql if self.read is not None else self.reading.sql
