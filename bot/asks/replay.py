"""Flows that can be run again from the top: stages with recorded results."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Generator, Sequence
from typing import TypeVar, cast

from adapters.stop_signal import StopSignal
from adapters.store.conversations import Conversations
from adapters.store.operations.audit import AuditNote
from bot.asks.conversation import AskRequest
from bot.asks.durable import Running, Stopping
from reliability.core import Stage
from reliability.errors import CandorError
from reliability.values import (
    Abstained,
    Clarification,
    Failure,
    Outcome,
    Reason,
    Reply,
    ReplyKind,
    Rows,
)

T = TypeVar("T")

log = logging.getLogger("candor.asks")


Flow = Callable[[AskRequest, Stage], Generator[Clarification, Reply, Outcome]]


class FlowChanged(CandorError):
    """A replayed flow asks for other stages than it did before: Candor was updated in between."""


def advance(flow: Flow, request: AskRequest, stage: Stage, replies: Sequence[Reply]) -> Clarification | Outcome:
    """Run a flow from the top, through the replies so far, to its next clarification or its outcome.

    A clarification that expired is the last: a flow that asks on ends as expired.
    """
    generator = flow(request, stage)
    try:
        asked = next(generator)
        for reply in replies:
            asked = generator.send(reply)
    except StopIteration as stop:
        if not isinstance(stop.value, Outcome):
            raise TypeError(f"the flow returned {type(stop.value).__name__}, not an Outcome") from stop
        return stop.value
    finally:
        generator.close()
    expired = bool(replies) and replies[-1].kind is ReplyKind.EXPIRED
    return Abstained(Reason.EXPIRED) if expired else asked


class RecordedStages:
    """The stages of one ask: each runs once, in the order in which the flow calls them."""

    def __init__(
        self,
        conversations: Conversations,
        ask_id: str,
        running: Running,
        show: Callable[[str], None],
        stop: StopSignal | None = None,
        audit: Callable[[list[AuditNote]], None] = lambda notes: None,  # noqa: ARG005 - its form
        ran: Callable[[str, float], None] = lambda name, seconds: None,  # noqa: ARG005 - its form
    ) -> None:
        """`ran(name, seconds)` hears of each stage that ran to its end, not of what is repeated."""
        self._conversations = conversations
        self._ask_id = ask_id
        self._running = running
        self._show = show
        self._stop = stop or StopSignal()
        self._audit, self._ran = audit, ran
        self._recorded = running.stored(lambda: conversations.stages(ask_id))
        self._position = 0
        self._inside = ""
        self._notes: list[AuditNote] = []

    def __call__(self, name: str, fn: Callable[[], T]) -> T:
        """The recorded result of this call, or that of `fn`. Raises FlowChanged, Stopping, WorkStopped."""
        if self._inside:
            raise RuntimeError(f"stage {name} was called inside stage {self._inside}; stages do not nest")
        position, self._position = self._position, self._position + 1
        if position in self._recorded:
            recorded_name, value = self._recorded[position]
            if recorded_name != name:
                raise FlowChanged("I was updated while this question waited. Please ask it again.")
            return cast("T", value)
        self._stop.check()
        if self._running.stopping.is_set():
            raise Stopping
        return self._run(position, name, fn)

    def goes_on_with(self, name: str) -> bool:
        """Whether the flow's next stage is that, or is not recorded yet: an ask that an older version began goes on as
        it began."""
        return self._position not in self._recorded or self._recorded[self._position][0] == name

    def note(self, note: AuditNote) -> None:
        """An entry for the audit log, from any thread; written with the stage's result, or where that fails, alone."""
        self._notes.append(note)

    def _run(self, position: int, name: str, fn: Callable[[], T]) -> T:
        self._show(name)
        self._inside, began = name, time.perf_counter()
        try:
            value = fn()
        except BaseException:
            notes, self._notes = self._notes, []
            self._running.stored(lambda: self._audit(notes))
            raise
        finally:
            self._inside = ""
        notes, self._notes = self._notes, []
        self._running.stored(lambda: self._conversations.record_stage(self._ask_id, position, name, value, notes))
        seconds = time.perf_counter() - began
        self._ran(name, seconds)
        log.info("ask=%s stage=%s position=%d seconds=%.3f", self._ask_id, name, position, seconds)
        return value


def ran_by(
    request: AskRequest, account: str, note: Callable[[AuditNote], None], role: str = ""
) -> Callable[[str, Rows | Failure | None], None]:
    """Notes an ask's statements for the audit log, with the database's role that they ran as. Cells are counted, never
    kept."""
    whom = {"account": account, **({"role": role} if role else {})}

    def ran(sql: str, result: Rows | Failure | None) -> None:
        came: dict[str, object] = {"stopped": True}
        if isinstance(result, Rows):
            came = {"rows": len(result.rows), "cut": result.truncated}
        elif isinstance(result, Failure):
            came = {"failed": result.kind.value}
        detail = {"ask": request.ask_id, "warehouse": request.warehouse, **whom, "sql": sql, **came}
        note(AuditNote(request.question.person, "ran", detail))

    return ran
