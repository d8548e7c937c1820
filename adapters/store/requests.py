"""A question as it came in, and the place that it came from: what an ask is stored with, to be gone on with later; and
what is said beside what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Literal

from reliability.afterwards.wanted import AnswerWish
from reliability.values import Question

RUN_MARK, AFTER_MARK = "schedule:", "after-"
"""What the ids of asks begin with that nobody asked anew: a schedule's runs, and what somebody wants of an answer."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where an ask lives: answers go to `thread_ts` of `channel`."""

    team: str
    channel: str
    thread_ts: str
    kind: Literal["mention", "direct", "thread", "slash"]


@dataclass(frozen=True, slots=True)
class AskRequest:
    """A question as it came in. `ask_id` is Slack's event id (or the slash command's trigger); `without` are the ids of
    hints that it is read without; `wanted` is what somebody wants of an answer that was given, where it is no question
    anew."""

    ask_id: str
    question: Question
    place: Place
    warehouse: str
    without: tuple[str, ...] = ()
    wanted: AnswerWish | None = None


@dataclass(frozen=True, slots=True)
class Beside:
    """`left_out` are words of a question that nothing in the data explains, and that what is posted leaves out.
    `seen_from` is the day that its relative periods are seen from, where that is another than the clock's: the last one
    in the data (`last_of_data`), or one that the settings name."""

    left_out: tuple[str, ...] = ()
    seen_from: date | None = None
    last_of_data: bool = False


NOTHING_BESIDE = Beside()
