"""What somebody wants of an answer that was given: stored with the ask that brings it, so it holds plain values only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class AnswerWish:
    """What `by` wants of the answer to the ask `answer`: the answer that was meant instead (`correct`), by a query
    (`sql`; `written`: they wrote it) or by words for what was wrong; or the same query's result now (`again`)."""

    act: Literal["correct", "again"]
    answer: str
    by: str
    sql: str = ""
    words: str = ""
    written: bool = False
