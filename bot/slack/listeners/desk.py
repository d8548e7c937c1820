"""What the listeners work with: the asks, the memory, the voice, and the rules of the workspace."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from slack_sdk.errors import SlackApiError, SlackClientError

from adapters.store.kept.beside import StoredBesides
from adapters.store.kept.choices import StoredChoices
from adapters.store.kept.names import StoredNames
from adapters.store.memory.search import HintPage, HintSearch, KnownEvidence
from adapters.store.operations.line import StopFate
from adapters.store.requests import NOTHING_BESIDE, Beside
from bot.asks.afterwards import Afterwards
from bot.asks.conversation import AskRequest, ClickFate, OpenClarification
from bot.asks.defining import Defining
from bot.asks.schedules.runs import Schedules
from bot.asks.verifying import Verifying
from bot.redaction import redact
from bot.reviews.promising import Promising
from bot.reviews.reviewing import Reviewing
from bot.slack.listeners.people import People
from bot.slack.listeners.places import Places
from bot.slack.views.home import Setup
from bot.slack.views.kit import Message, View
from bot.slack.views.overview import Overview
from bot.slack.voice import SlackAccessLost, Voice, error_code
from reliability.afterwards.totals import Total
from reliability.errors import CandorError
from reliability.promises.feedback import Fault, LoggedFeedback
from reliability.question.examples import example_questions
from reliability.values import Answered, Hint, HintScope, Outcome, PreviousTurn, Reply, Schema

logger = logging.getLogger(__name__)


_TRIGGER_GONE = frozenset({"expired_trigger_id", "exchanged_trigger_id", "trigger_expired", "invalid_trigger_id"})


class AskDesk(Protocol):
    """Durable asks (bot/asks/asks.py). Every method returns in milliseconds."""

    def submit(self, request: AskRequest) -> bool:
        """Take an ask on; False when its id was here before. Raises BadInput: TooBusy where there is no room."""
        ...

    def reply(self, token: str, reply: Reply, *, channel: str, message_ts: str, team: str) -> ClickFate:
        """Decide a clarification; exactly one click wins."""
        ...

    def cancel(self, ask_id: str, person: str, sentence: str) -> StopFate:
        """Stop an ask that waits or runs; it ends with the sentence."""
        ...

    def feedback(
        self, ask_id: str, person: str, right: bool, note: str = "", fault: Fault | None = None
    ) -> LoggedFeedback | None:
        """Record a person's verdict on an answer; what they had said before. Raises NotFound."""
        ...

    def open_clarification(self, token: str) -> OpenClarification | None:
        """The clarification that waits under the token."""
        ...

    def request(self, ask_id: str) -> AskRequest | None:
        """The ask as it came in, or None."""
        ...

    def outcome(self, ask_id: str) -> Outcome | None:
        """How the ask ended, or None."""
        ...


class PromiseReport(Protocol):
    """Watches promises (bot/slack/admin_report.py)."""

    def look(self) -> None:
        """Look at the promises after a verdict; never raises."""
        ...

    def overview(self) -> Overview:
        """What admins see in Home. Raises StoreUnavailable."""
        ...


class AuditBook(Protocol):
    """The audit log (adapters/store/operations/audit.py)."""

    def note(self, actor: str, action: str, **detail: object) -> None:
        """Add an entry. Raises StoreUnavailable."""
        ...


class HintBook(Protocol):
    """Hints, for people who look at them (adapters/store/hints.py)."""

    def hints(
        self, scope: HintScope | None = None, owner: str | None = None, include_inactive: bool = False
    ) -> list[Hint]:
        """Stored hints, newest first."""
        ...

    def edit(self, hint_id: str, hint: Hint, by: str = "") -> Hint:
        """Replace a hint's phrase, preference, scope and owner. Raises NotFound, BadInput."""
        ...

    def retire(self, hint_id: str, by: str) -> Hint:
        """Stop using a hint. Raises NotFound."""
        ...

    def find(self, search: HintSearch, page: int = 0, size: int = 20) -> HintPage:
        """A page of the hints that fit, newest first."""
        ...

    def hint(self, hint_id: str) -> Hint | None:
        """The hint of that id."""
        ...

    def evidence(self, hint_id: str) -> list[KnownEvidence]:
        """What speaks for a hint, newest first. Raises NotFound."""
        ...

    def like(self, hint_id: str, limit: int = 100) -> list[Hint]:
        """Hints that prefer the same. Raises NotFound."""
        ...

    def add(self, hint: Hint, by: str) -> Hint:
        """Store what somebody says in so many words. Raises BadInput."""
        ...

    def promote(self, hint_id: str, scope: HintScope, owner: str, by: str) -> Hint:
        """Let a hint speak for a channel or everybody. Raises NotFound, BadInput."""
        ...

    def restore(self, hint_id: str, by: str) -> Hint:
        """Use a hint again. Raises NotFound."""
        ...

    def merge(self, hint_id: str, other_id: str, by: str) -> Hint:
        """Let what was said for another hint speak for this one. Raises NotFound, BadInput."""
        ...

    def import_hints(self, hints: Sequence[Hint], by: str) -> int:
        """Take hints, all or none; how many were new. Raises BadInput."""
        ...


@dataclass(frozen=True, slots=True)
class Rules:
    """Where Candor answers, whom, and from what. Channels are Slack ids; no allowed channels means all."""

    default_warehouse: str
    warehouses: frozenset[str] = frozenset()  # all that are configured; the default is one of them
    channel_warehouses: Mapping[str, str] = field(default_factory=dict)
    allowed_channels: frozenset[str] = frozenset()
    allowed_teams: frozenset[str] = frozenset()  # other workspaces (Slack Connect) whose people are answered
    admins: frozenset[str] = frozenset()  # besides the workspace's own admins and owners
    examples: Mapping[str, Sequence[str]] = field(default_factory=dict)  # by warehouse, instead of made ones
    languages: tuple[str, ...] = ("en",)
    question_limit: int = 2_000

    def warehouse_of(self, channel: str) -> str:
        """The warehouse that answers in a channel."""
        return self.channel_warehouses.get(channel, self.default_warehouse)

    def knows(self, warehouse: str) -> bool:
        """Whether a warehouse is configured."""
        return warehouse in self.warehouses or (not self.warehouses and warehouse == self.default_warehouse)

    def answers_in(self, channel: str) -> bool:
        """Whether Candor answers in a channel; it always does in direct messages."""
        return not self.allowed_channels or channel.startswith("D") or channel in self.allowed_channels


@dataclass(frozen=True)
class Desk:
    """Everything that a listener may use. `schema_of` and `setup_of` take a warehouse's name and may raise CandorError;
    `previous_turn` and `last_answered`, which gives the id of an ask, take a channel and a thread; `answers_of` gives
    the ids of a person's answered asks, the latest first."""

    asks: AskDesk
    hints: HintBook
    voice: Voice
    people: People
    rules: Rules
    previous_turn: Callable[[str, str], PreviousTurn | None]
    schema_of: Callable[[str], Schema]
    setup_of: Callable[[str], Setup]
    watch: PromiseReport | None = None
    audit: AuditBook | None = None
    verifying: Verifying | None = None
    defining: Defining | None = None
    schedules: Schedules | None = None
    names: StoredNames | None = None
    besides: StoredBesides | None = None
    choices: StoredChoices | None = None
    sortable: bool = False  # whether tables are shown that sort
    next_of: Callable[[AskRequest, Answered], Sequence[str]] = lambda request, outcome: ()  # noqa: ARG005 - its form
    totals_of: Callable[[AskRequest, Answered], Sequence[Total]] = lambda request, outcome: ()  # noqa: ARG005 - its form
    answers_of: Callable[[str], Sequence[str]] = lambda person: ()  # noqa: ARG005 - its form
    last_answered: Callable[[str, str], str] = lambda channel, thread: ""  # noqa: ARG005 - its form
    reviewing: Reviewing | None = None
    promising: Promising | None = None
    afterwards: Afterwards | None = None
    team: str = ""  # of the workspace, where there are several; the audit log then says it

    @cached_property
    def places(self) -> Places:
        """The channels that answers stand in."""
        return Places(self.voice)

    def name_of(self, request: AskRequest) -> str:
        """What people call an answer; "" where it has no name, or the store is away."""
        try:
            return self.names.of(request.ask_id) if self.names is not None else ""
        except CandorError as error:
            logger.warning("an answer's name is not known: %s", redact(str(error)))
            return ""

    def beside_of(self, request: AskRequest) -> Beside:
        """What is said beside an answer. Raises StoreUnavailable."""
        return self.besides.of(request.ask_id) if self.besides is not None else NOTHING_BESIDE

    def examples(self, warehouse: str) -> tuple[str, ...]:
        """Three example questions for a warehouse; none where its schema cannot be read."""
        given = self.rules.examples.get(warehouse)
        if given:
            return tuple(given)
        try:
            return example_questions(self.schema_of(warehouse))
        except CandorError as error:
            logger.warning("no example questions: %s", redact(str(error)))
            return ()

    def note(self, actor: str, action: str, **detail: object) -> None:
        """Add an entry to the audit log; where the store is away, the log of this process has it instead."""
        if self.audit is None:
            return
        if self.team:
            detail["team"] = self.team
        try:
            self.audit.note(actor, action, **detail)
        except CandorError as error:
            logger.warning("not in the audit log (%s): %s by %s: %s", redact(str(error)), action, actor, detail)

    def notice(self, channel: str, person: str, sentence: str, thread_ts: str = "") -> None:
        """Tell one person something that nobody else sees; a failure is logged, never raised."""
        arguments: dict[str, Any] = {"channel": channel, "user": person, "text": sentence}
        try:
            try:
                self.voice.call("chat.postEphemeral", **arguments, **({"thread_ts": thread_ts} if thread_ts else {}))
            except SlackApiError as error:
                if not thread_ts or error_code(error) != "thread_not_found":
                    raise
                self.voice.call("chat.postEphemeral", **arguments)
        except (SlackAccessLost, SlackClientError, OSError) as error:
            logger.warning("a notice was not delivered: %s", redact(str(error)))

    def open_modal(self, trigger_id: str, view: View, *, over: bool = False) -> bool:
        """Open a modal, `over` the one that is open; False where the trigger was too old (three seconds) or none."""
        try:
            self.voice.call_view("views.push" if over else "views.open", view, trigger_id=trigger_id)
        except SlackApiError as error:
            if error_code(error) in _TRIGGER_GONE:
                return False
            raise
        return True

    def say(self, channel: str, thread_ts: str, ask: str, step: str, message: Message) -> str:
        """Post once, trying a few times; for what no durable ask will say."""
        return self.voice.post_surely(channel, thread_ts, ask, step, message)

    def direct_channel(self, person: str) -> str:
        """The direct message between a person and Candor. Raises what Slack raises."""
        return str(self.voice.call("conversations.open", users=person)["channel"]["id"])
