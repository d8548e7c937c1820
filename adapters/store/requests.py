"""A question as it came in, and the place that it came from: what an ask is stored with, to be gone on with later."""

from __future__ import annotations

from dataclasses import dataclass
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
    """A question as it came in. `ask_id` is Slack's event id (or the slash command's trigger); `without` are the ids of hints
    that it is read without; `wanted` is what somebody wants of an answer that was given, where it is no question anew."""

    ask_id: str
    question: Question
    place: Place
    warehouse: str
    without: tuple[str, ...] = ()
    wanted: AnswerWish | None = None
