"""What somebody wants of an answer that was given: stored with the ask that brings it, so it holds plain values
only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class AnswerWish:
    """What `by` wants of the answer to the ask `answer`: the answer that was meant instead (`correct`), by a query
    (`sql`; `written`: they wrote it) or by words for what was wrong; the same query's result now (`again`); or the
    answer without rows that are marked as over (`leave out`), or with them again (`include`), `rows` being their
    condition."""

    act: Literal["correct", "again", "leave out", "include"]
    answer: str
    by: str
    sql: str = ""
    words: str = ""
    written: bool = False
    rows: str = ""
