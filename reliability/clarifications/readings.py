"""A question back about what a question means as a whole: which of these readings?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from reliability.clarifications.kinds import clarification_kind
from reliability.errors import BadInput
from reliability.values import (
    BrokenPromise,
    Clarification,
    ElementOption,
    Lesson,
    Promise,
    Reading,
    Reply,
    ReplyKind,
    WhoKnows,
)

NONE_OF_THESE = "none of these"


@clarification_kind
@dataclass(frozen=True, slots=True)
class ChooseReading(Clarification):
    """ "Which of these do you mean?": readings, most probable first; calibrated, also why it is asked.

    The first `credible` are those that calibration holds for possible; `more` others are shown to whoever says that it
    is none of these.
    """

    kind: ClassVar[str] = "choose_reading"
    takes: ClassVar[frozenset[ReplyKind]] = frozenset((ReplyKind.CHOICE, ReplyKind.NONE))

    readings: tuple[Reading, ...]
    broken: BrokenPromise | None = None
    promise: Promise | None = None
    credible: int = 0
    more: int = 0

    def offered(self) -> tuple[str, ...]:
        """The readings in plain English."""
        return tuple(reading.english or reading.sql for reading in self.readings)

    def as_readings(self) -> tuple[Reading, ...]:
        """The readings themselves."""
        return self.readings

    def with_readings(self, readings: tuple[Reading, ...]) -> ChooseReading:
        """The same with these readings."""
        return replace(self, readings=readings)

    def named(self, word: str) -> Reply:
        """Readings have no names."""
        raise BadInput(f"The reply {word!r} is no choice's number; readings are chosen by number.")

    def reply_of(self, person: WhoKnows) -> Reply:
        """The first right reading; words where none is."""
        for index, reading in enumerate(self.readings):
            if person.right(reading):
                return Reply(ReplyKind.CHOICE, choice=index)
        return Reply(ReplyKind.OTHER, text=NONE_OF_THESE)

    def lesson(self, reply: Reply, refused: tuple[ElementOption, ...]) -> Lesson:
        """The SQL that was picked, and that which was not."""
        if reply.kind is not ReplyKind.CHOICE:
            return Lesson(refused=refused)
        others = tuple(one.sql for index, one in enumerate(self.readings) if index != reply.choice)
        return Lesson(refused=refused, picked=self.readings[reply.choice].sql, passed_over=others)

    def found_credible(self, reply: Reply) -> bool | None:
        """Whether the person found their reading among the credible ones; the others are there to choose from. None
        where none is credible: answers given unasked are no trials, so that these alone would make it seem worse."""
        if self.promise is None or self.broken is BrokenPromise.COVERAGE:
            return None
        if reply.kind is ReplyKind.CHOICE:
            return reply.choice < self.credible
        return False if reply.kind in (ReplyKind.OTHER, ReplyKind.NO, ReplyKind.NONE) else None
