"""Saying what the store says is due: clarifications, decisions, answers, apologies."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta
from typing import cast

from dbos import DBOS, StepOptions
from dbos import error as dbos_error

from adapters.store.conversations import MessageKind, StoredClarification, StoredMessage
from adapters.store.store import Store, StoreUnavailable
from bot.asks.conversation import AskRequest, Messenger, OpenClarification
from bot.asks.durable import Running
from bot.asks.status_line import StatusLine
from bot.asks.workflow_json import Errors
from reliability.errors import CandorError
from reliability.verified.scheduled import ScheduledAnswer

log = logging.getLogger("candor.asks")

_SAY_FOR = timedelta(hours=24)


class NotSaid(Exception):
    """The messenger could not say it now."""


class Unsayable(CandorError):
    """The messenger can never say it, and why."""


ERRORS: Errors = {"NotSaid": NotSaid, "Unsayable": Unsayable, "DBOSMaxStepRetriesExceeded": NotSaid}
"""What `Outbox.say` tells apart, also where a workflow that runs again gets it from its records."""


class Outbox:
    """Says the messages of asks through the messenger: a few tries at once, then with growing pauses.

    `give_up(ask_id, error)` is called for a clarification or an outcome that cannot be said at all. Before each
    message `may_hear(request)` is asked: rights may have changed since the question came, and what nobody may
    hear any more is skipped. It may raise; then the message is tried again later.
    """

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        status: StatusLine,
        running: Running,
        clean: Callable[[str], str],
        give_up: Callable[[str, Exception], None],
        may_hear: Callable[[AskRequest], bool],
        again_after_s: float,
    ) -> None:
        self._conversations = store.conversations
        self._log = store.asks
        self._now = store.now
        self._messenger = messenger
        self._status = status
        self._running = running
        self._clean = clean
        self._give_up = give_up
        self._may_hear = may_hear
        self._pause = timedelta(seconds=again_after_s)
        self._again: StepOptions = {
            "name": "candor_post",
            "retries_allowed": True,
            "interval_seconds": again_after_s,
            "max_attempts": 4,
            "should_retry": lambda error: isinstance(error, NotSaid),
        }

    def say(self, ask_id: str, kind: str, step: int, attempt: int) -> None:
        """The workflow of an attempt to say a message; a few tries at once, then a pause."""
        with self._running:
            message = self._running.stored(lambda: self._conversations.message(ask_id, cast("MessageKind", kind), step))
            if message is None or message.state != "pending" or message.attempts != attempt:
                return
            try:
                DBOS.run_step(self._again, self._post, message)
            except Unsayable as error:
                self.cannot_say(message, error)
            except (NotSaid, dbos_error.DBOSMaxStepRetriesExceeded):
                self._say_later(message)

    def _post(self, message: StoredMessage) -> None:
        """Say a message and note where. Raises NotSaid (try again) or Unsayable."""
        ask_id, kind, step = message.ask_id, message.kind, message.step
        try:
            ts = self._call_messenger(message)
        except NotSaid:
            raise
        except CandorError as error:
            if isinstance(error, StoreUnavailable):
                raise NotSaid from None
            raise Unsayable(self._clean(str(error))) from None
        except Exception as error:
            log.warning("ask=%s %s not said: %s", ask_id, kind, self._clean(f"{type(error).__name__}: {error}"))
            raise NotSaid from None
        if ts is None:
            self._running.stored(lambda: self._conversations.not_posted(ask_id, kind, step, "skipped"))
            self._clear_status(message)  # an alert that has nothing to tell ends its work as quietly as it began
        else:
            self._running.stored(lambda: self._conversations.posted(ask_id, kind, step, ts))
            log.info("ask=%s stage=said kind=%s step=%d", ask_id, kind, step)
            self._clear_status(message)

    def _call_messenger(self, message: StoredMessage) -> str | None:
        """The ts of what was said, or None when there is nothing to say any more."""
        request = self._conversations.request(message.ask_id)
        if not isinstance(request, AskRequest):
            return None
        if message.kind == "settle":
            return self._settle(request, message.step)
        if message.kind == "progress":
            self._messenger.end_progress(request, message.step, message.ts)
            return message.ts
        self._status.quiet(message.ask_id)
        if not self._may_hear(request):
            log.info("ask=%s %s not said: the asker may not hear it any more", message.ask_id, message.kind)
            return None
        if message.kind == "clarify":
            asked = self._clarification(message.ask_id, message.step)
            open_now = asked is not None and asked.state == "open"
            return self._messenger.clarify(request, waiting(request, asked)) if asked and open_now else None
        if message.kind == "apologize":
            return self._messenger.apologize(request, self._conversations.sentence(message.ask_id))
        outcome = self._log.outcome(message.ask_id)
        if outcome is None or (isinstance(outcome, ScheduledAnswer) and outcome.quiet):
            return None
        return self._messenger.conclude(request, outcome)

    def _clear_status(self, message: StoredMessage) -> None:
        if message.kind in ("conclude", "apologize"):
            request = self._running.stored(lambda: self._conversations.request(message.ask_id))
            if isinstance(request, AskRequest):
                self._status.show(request, "")

    def _settle(self, request: AskRequest, step: int) -> str | None:
        asked = self._clarification(request.ask_id, step)
        if asked is None or (asked.reply is None and asked.state != "stopped"):
            return None
        posting = self._conversations.message(request.ask_id, "clarify", step)
        if not asked.message_ts and posting is not None and posting.state == "pending":
            raise NotSaid  # its buttons may be on their way: a stop can overtake them
        self._messenger.settle(request, waiting(request, asked), asked.reply)
        return asked.message_ts

    def _clarification(self, ask_id: str, step: int) -> StoredClarification | None:
        return next((c for c in self._conversations.clarifications(ask_id) if c.step == step), None)

    def cannot_say(self, message: StoredMessage, error: Exception) -> None:
        """A message that cannot be said at all: an apology in its place, where there can be one."""
        ask_id = message.ask_id
        self._running.stored(lambda: self._conversations.not_posted(ask_id, message.kind, message.step, "given_up"))
        if message.kind in ("clarify", "conclude"):
            self._give_up(ask_id, error)
        else:
            log.error("ask=%s %s given up: %s", ask_id, message.kind, self._clean(str(error)))

    def _say_later(self, message: StoredMessage) -> None:
        if self._now() - message.created_at > _SAY_FOR:
            self.cannot_say(message, NotSaid())
            return
        pause = self._pause * min(1800, 30 * 2**message.attempts)
        self._running.stored(lambda: self._conversations.postpone(message.ask_id, message.kind, message.step, pause))


def waiting(request: AskRequest, asked: StoredClarification) -> OpenClarification:
    """A stored clarification as the messenger gets it."""
    return OpenClarification(
        token=asked.token,
        ask_id=asked.ask_id,
        step=asked.step,
        place=request.place,
        clarification=asked.clarification,
        may_reply=asked.may_reply,
        expires_at=asked.expires_at.isoformat(),
        message_ts=asked.message_ts,
    )
