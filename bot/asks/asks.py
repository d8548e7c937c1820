"""Durable asks: from a question that came in to the message that ends it, whatever dies in between.

The form that listeners and the messenger use:

    asks = Asks(store, messenger, flow, AskSettings(concurrency=2), may_reply=lambda request: (...,))
    asks.start(); ...; asks.stop()
    asks.submit(request) -> bool          # acknowledges; False: this ask id was here before
    asks.reply(token, reply, channel=..., message_ts=..., team=...) -> Verdict       # a click
    asks.cancel(ask_id, person, sentence) -> StopFate             # the stop button of a running ask
    asks.feedback(ask_id, person, right, note, fault)
    asks.open_clarification(token) -> OpenClarification | None     # e.g. to build the "something else" modal
    asks.request(ask_id) -> AskRequest | None;  asks.outcome(ask_id) -> Outcome | None      # SQL, CSV buttons

All of these return in milliseconds and may be called from any thread; none talks to the messenger. The
buttons of a message carry the token (for clarifications) or the ask id (for answers) and nothing else.

The flow is a generator, `flow(request, stage)`: it yields a Clarification, is sent a Reply and returns an
Outcome. `stage(name, fn)` runs `fn` once and returns its recorded result ever after; everything that
costs or varies goes into a stage, all between stages is repeated and must decide alike. Results of stages
are values that the store knows (adapters/store/codec.py). Stages do not nest.

How it survives (DBOS on the store's database):

- An ask is a chain of *turns*. A turn is one workflow (its id is the ask id, then "ask id:1", …) on a
  queue: it runs the flow from the top, with the recorded results of stages and the recorded replies, up
  to the next clarification or the outcome, writes that into the store, and ends. The person's click
  starts the next turn. So a question that waits for a day holds no slot of the queue, no thread and no
  connection, needs no recovery, outlives an update of Candor, and any process on the same database may
  take the click. (A workflow that waits in `DBOS.recv` holds a thread and a polling reader for each
  question, and its slot of the queue.) `concurrency` bounds how many turns, and so how many asks, use the
  models at once in one process.
- What is to be said is written into the store in the same transaction as what caused it (an outbox), and
  said by a workflow of its own, outside that queue, tried again with growing pauses for a day. The
  messenger looks before it posts, so a message that was said but not noted down is not said twice. A
  messenger raises CandorError for what another attempt cannot mend; all else is tried again.
- `reply` decides in one UPDATE and puts the next turn's number into the same transaction. A process that
  dies before it could start that turn loses nothing: a sweep (at start and every `sweep_s`) starts what
  the store says is due, expires what has waited too long, and takes over the work of processes that are
  gone. All of it is idempotent, by workflow ids.
- The line of asks that wait for a turn is bounded (`LineBounds`): what has no room is refused with a sentence
  before it is recorded. `line.py` tells who waits their place. A stop is one UPDATE too: the ask has ended, whatever
  its turn still does; the turn hears of it by a signal, also from another process, and gives up between two steps.
- One boundary: whatever the flow raises becomes one sentence for people (a CandorError's own, else
  `unexpected` with a reference that the log repeats beside the traceback), and an ask that has been
  begun `tries` times without an end (it kills the process) ends the same way.

One Asks lives in a process at a time (DBOS is global to it); several processes may share a database.
"""

from __future__ import annotations

import logging
import secrets
import threading
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta

from adapters.stop_signal import StopSignal, WorkStopped
from adapters.store.conversations import StoredMessage
from adapters.store.operations.line import LineBounds, NoRoom, StopFate
from adapters.store.store import Store
from bot.asks.conversation import AskRequest, ClickFate, Messenger, OpenClarification, TooBusy
from bot.asks.counts import AskCounts
from bot.asks.durable import Beginnings, Running, Stopping, Workflows, say_id, turn_id
from bot.asks.line import LineSettings, LineWatch
from bot.asks.outbox import ERRORS, NotSaid, Outbox, waiting
from bot.asks.replay import Flow, RecordedStages, advance
from bot.asks.status_line import StatusLine
from bot.asks.turns import Turns
from bot.redaction import redact
from bot.wording import errors, working
from reliability.core import Stage
from reliability.errors import BadInput, CandorError
from reliability.promises.feedback import Fault, LoggedFeedback
from reliability.values import Outcome, Reply

__all__ = ["AskSettings", "Asks", "Flow", "Stage"]

log = logging.getLogger("candor.asks")

_QUIET_FOR = timedelta(seconds=30)  # how long the process at work is left alone before others look


@dataclass(frozen=True, slots=True)
class AskSettings:
    """How asks are run. `unexpected` is the sentence for failures that nobody foresaw."""

    concurrency: int = 2  # turns (asks that use the models) at once in this process
    expires_after_s: float = 86_400.0  # how long a clarification waits for a person
    sweep_s: float = 10.0  # how often due, expired and orphaned work is looked for
    poll_s: float = 0.1  # how often the queue is looked at
    tries: int = 5  # times that a turn is begun before the ask is given up
    say_again_s: float = 0.5  # first pause after a failed post; thrice at once, then from 30 to 1,800 × this
    stop_after_s: float = 10.0  # how long stop() waits for running stages
    keep_days: int = 90  # how long asks that ended are kept; 0: for good
    audit_days: int = 0  # how long entries of the audit log are kept; 0: for good
    secrets: Sequence[str] = ()  # texts that never reach the log
    unexpected: str = errors.UNEXPECTED
    bounds: LineBounds = field(default_factory=LineBounds)
    line: LineSettings = field(default_factory=LineSettings)


class Asks:
    """Runs asks durably and says what came of them."""

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        flow: Flow,
        settings: AskSettings | None = None,
        may_reply: Callable[[AskRequest], Sequence[str]] = lambda request: (request.question.person,),
        may_hear: Callable[[AskRequest], bool] = lambda request: True,  # noqa: ARG005 - its form
        look: Callable[[], None] = lambda: None,
        chores: Mapping[str, Callable[[], None]] | None = None,
    ) -> None:
        """`may_reply`: who may answer the clarifications of an ask; by default the asker alone. `may_hear`: whether
        what came of an ask may still be said when it is to be said. `look` belongs to each day's work, and so do
        `chores`, by what the log calls them: one that fails is done the next day, and keeps none from being done."""
        self._conversations = store.conversations
        self._log = store.asks
        self._now = store.now
        self._flow = flow
        self._settings = settings or AskSettings()
        self._may_reply = may_reply
        self._look = look
        self._chores = dict(chores or {})
        self._figures = store.figures
        self._workflows = Workflows(store, ERRORS)
        self._status = StatusLine(messenger)
        self.counts = AskCounts()
        self._running = Running()
        self._beginnings = Beginnings()
        self._outbox = Outbox(
            store,
            messenger,
            self._status,
            self._running,
            self._clean,
            self._give_up,
            may_hear,
            again_after_s=self._settings.say_again_s,
        )
        self._turns = Turns()
        self._stored_line = store.line
        self._audit = store.audit
        self._line = LineWatch(
            store.line,
            messenger,
            self._turns,
            lambda ask_id, turn, attempt: self._workflows.start_say(ask_id, "progress", turn, attempt),
            self._settings.line,
        )
        self._watch = threading.Thread(target=self._watch_over, name="candor-asks", daemon=True)

    def start(self) -> None:
        """Go on with what was left unfinished, and take asks."""
        self._workflows.start(
            self._turn,
            self._outbox.say,
            self._day,
            concurrency=self._settings.concurrency,
            poll_s=self._settings.poll_s,
        )
        self._beginnings.start()
        self._watch.start()
        self._line.start()

    def stop(self) -> None:
        """Stop between two stages; what waits keeps waiting, what ran goes on at the next start."""
        self._running.stopping.set()
        self._beginnings.stop()
        self._line.stop()
        self._watch.join(self._settings.stop_after_s)
        if not self._running.wait_until_idle(self._settings.stop_after_s):
            log.warning("stopped in the middle of a stage; it runs again at the next start")
        self._workflows.stop()
        self._status.stop()

    @property
    def alive(self) -> bool:
        """Whether what looks after everything runs; without it, what is due waits for another process."""
        return self._watch.is_alive()

    # --- what listeners call

    def submit(self, request: AskRequest) -> bool:
        """Take an ask on; False when its id was here before. Raises BadInput, TooBusy, StoreUnavailable."""
        place = request.place
        if request.question.id != request.ask_id:
            raise BadInput("An ask and its question have one id.")
        try:
            with self._beginnings.held_back():
                new = self._conversations.open(
                    request.question,
                    request.warehouse,
                    request,
                    team=place.team,
                    channel=place.channel,
                    thread_ts=place.thread_ts,
                    kind=place.kind,
                    bounds=self._settings.bounds,
                )
        except NoRoom as full:
            log.info("ask=%s stage=refused whose=%s limit=%d", request.ask_id, full.whose, full.limit)
            self.counts.refused(full.whose)
            say = working.too_many_of_yours if full.whose == "person" else working.line_is_full
            raise TooBusy(say(full.limit)) from None
        if new:
            log.info("ask=%s stage=submitted", request.ask_id)
            self._line.follow(request)
            self._beginnings.add(lambda: self._begin(request))
        return new

    def reply(self, token: str, reply: Reply, *, channel: str, message_ts: str, team: str) -> ClickFate:
        """Decide a clarification by a click; exactly one click wins. Raises StoreUnavailable.

        A reply that cannot answer the clarification (a choice that is not there) is "unknown".
        """
        asked = self._conversations.clarification(token)
        if asked is None or not asked.clarification.fits(reply):
            return ClickFate("unknown")
        decision = self._conversations.decide(token, reply, channel=channel, message_ts=message_ts, team=team)
        if decision.kind in ("accepted", "expired"):
            log.info("ask=%s stage=replied step=%d verdict=%s", asked.ask_id, asked.step, decision.kind)
            self._begin_soon(asked.ask_id, lambda: self._go_on(asked.ask_id, asked.step))
            request = self.request(asked.ask_id)
            if request is not None:
                self._line.follow(request)
        return ClickFate(decision.kind, decision.by)

    def cancel(self, ask_id: str, person: str, sentence: str) -> StopFate:
        """Stop an ask that waits or runs, for good; it ends with the sentence. Raises StoreUnavailable."""
        fate = self._stored_line.stop(ask_id, sentence, person)
        if fate == "stopped":
            log.info("ask=%s stage=stopped", ask_id)
            self.counts.stopped()
            self._turns.stop(ask_id)
            self._begin_soon(ask_id, lambda: self._say(self._conversations.unsaid(ask_id)))
        return fate

    def feedback(
        self, ask_id: str, person: str, right: bool, note: str = "", fault: Fault | None = None
    ) -> LoggedFeedback | None:
        """Record a person's verdict on an answer; a later one replaces it. What they had said before, or None.

        Raises NotFound, StoreUnavailable.
        """
        return self._log.feedback(ask_id, person, right, note, fault)

    def open_clarification(self, token: str) -> OpenClarification | None:
        """The clarification that waits under the token; None when unknown, answered or expired."""
        asked = self._conversations.clarification(token)
        if asked is None or asked.state != "open" or asked.expires_at <= self._now():
            return None
        request = self.request(asked.ask_id)
        return None if request is None else waiting(request, asked)

    def request(self, ask_id: str) -> AskRequest | None:
        """The ask as it came in, or None."""
        request = self._conversations.request(ask_id)
        return request if isinstance(request, AskRequest) else None

    def outcome(self, ask_id: str) -> Outcome | None:
        """How the ask ended, or None."""
        return self._log.outcome(ask_id)

    def begin_day(self, day: str) -> None:
        """Begin the work of a day (ISO date), unless any process on this store has begun it."""
        self._workflows.start_day(day)

    def _day(self, day: str) -> None:
        """The workflow of a day: forget what is old, do the chores, look at the promises. Twice does no harm."""
        with self._running:
            if self._settings.keep_days:
                before = self._now() - timedelta(days=self._settings.keep_days)
                asks = self._running.stored(lambda: self._figures.prune(before))
                workflows = self._workflows.prune(before)
                log.info("day=%s pruned asks=%d workflows=%d", day, asks, workflows)
            if self._settings.audit_days:
                before = self._now() - timedelta(days=self._settings.audit_days)
                entries = self._running.stored(lambda: self._audit.prune(before))
                log.info("day=%s pruned audit=%d", day, entries)
            for name, chore in self._chores.items():
                self._do(day, name, chore)
            self._look()

    def _do(self, day: str, name: str, chore: Callable[[], None]) -> None:
        """One of a day's chores. A process that stops leaves it to the next start; what fails is left for the next
        day."""
        if self._running.stopping.is_set():
            raise Stopping
        try:
            self._running.stored(chore)
        except Exception as error:
            log.warning("day=%s %s is left for the next day: %s", day, name, self._clean(str(error)))

    # --- a turn: from the question or a reply to the next clarification or the end

    def _turn(self, ask_id: str, number: int) -> None:
        """The workflow of a turn. Whatever it is interrupted by, running it again gives the same."""
        with self._running:
            tries = self._running.stored(lambda: self._conversations.begin_turn(ask_id, number))
            if tries:
                try:
                    with self._turns.run(ask_id) as stop:
                        self._run_turn(ask_id, number, tries, stop)
                except WorkStopped:
                    log.info("ask=%s stage=gave_up turn=%d", ask_id, number)
                except Exception as error:
                    if self._running.stopping.is_set():
                        raise Stopping from error  # the store or a model may be closing: no fault of the ask
                    self._apologize(ask_id, error)
            self._say(self._running.stored(lambda: self._conversations.unsaid(ask_id)))

    def _say(self, unsaid: Sequence[StoredMessage]) -> None:
        for message in unsaid:
            if message.attempts == 0:
                self._workflows.start_say(message.ask_id, message.kind, message.step, 0)

    def _run_turn(self, ask_id: str, number: int, tries: int, stop: StopSignal) -> None:
        if tries > self._settings.tries:
            raise RuntimeError(f"turn {number} was begun {tries - 1} times and never ended")
        request = self._running.stored(lambda: self.request(ask_id))
        if request is None:
            raise RuntimeError("the ask has no request")
        self._line.follow(request)
        asked = self._running.stored(lambda: self._conversations.clarifications(ask_id))
        replies = [each.reply for each in asked if each.reply]
        if replies:
            self._status.show(request, "replied")  # until the next stage: what was recorded shows none
        stage = RecordedStages(
            self._conversations,
            ask_id,
            self._running,
            lambda name: self._status.show(request, name),
            stop,
            self._audit.add,
            self.counts.ran,
        )
        result = advance(self._flow, request, stage, replies)
        stop.check()
        if isinstance(result, Outcome):
            if self._running.stored(lambda: self._conversations.conclude(ask_id, number, result)):
                log.info("ask=%s stage=concluded outcome=%s", ask_id, type(result).__name__)
                self.counts.concluded(result)
            return
        expires_at = self._now() + timedelta(seconds=self._settings.expires_after_s)
        waits = self._running.stored(
            lambda: self._conversations.wait(
                secrets.token_urlsafe(18),
                ask_id,
                number,
                result,
                may_reply=tuple(self._may_reply(request)),
                expires_at=expires_at,
            )
        )
        if waits:
            log.info("ask=%s stage=asked step=%d", ask_id, number)
            self.counts.asked_back()

    def _apologize(self, ask_id: str, error: Exception) -> None:
        """The boundary: one sentence for people, everything else for the log."""
        reference = secrets.token_hex(4)
        trace = "".join(traceback.format_exception(error))
        log.error("ask=%s reference=%s failed\n%s", ask_id, reference, self._clean(trace))
        known = isinstance(error, CandorError) and str(error).strip()
        sentence = str(error) if known else self._settings.unexpected.format(reference=reference)
        if self._running.stored(lambda: self._conversations.fail(ask_id, self._clean(sentence), reference)):
            self.counts.apologized(error)

    def _give_up(self, ask_id: str, error: Exception) -> None:
        """A message that cannot be said at all: an apology in its place, where there can be one."""
        self._apologize(ask_id, error)
        self._workflows.start_say(ask_id, "apologize", 0, 0)

    def _go_on(self, ask_id: str, step: int) -> None:
        """After a decision: the next turn, and the end of the buttons."""
        self._workflows.enqueue_turn(ask_id, step + 1)
        self._workflows.start_say(ask_id, "settle", step, 0)

    def _begin(self, request: AskRequest) -> None:
        """Begin the first turn of an ask, and show that it is heard."""
        self._status.show(request, "waiting")
        self._begin_soon(request.ask_id, lambda: self._workflows.enqueue_turn(request.ask_id, 0))

    def _begin_soon(self, ask_id: str, begin: Callable[[], None]) -> None:
        """Begin what the store has noted as due; what fails here, the sweep does."""
        try:
            begin()
        except Exception as error:
            log.warning("ask=%s goes on later: %s", ask_id, self._clean(str(error)))

    # --- looking after everything

    def _watch_over(self) -> None:
        """Sweep at start, soon after (a killed process's lease may end late), then regularly."""
        pause, first = 0.25, True
        while not self._running.stopping.is_set():
            try:
                self._sweep(first)
                first = False
            except Exception as error:
                log.warning("sweep failed: %s", self._clean(f"{type(error).__name__}: {error}"))
            self._running.stopping.wait(pause)
            pause = min(self._settings.sweep_s, pause * 2)

    def _sweep(self, first: bool) -> None:
        """Start what the store says is due; at start, all that is unfinished."""
        adopted = self._workflows.adopt()
        if adopted:
            log.info("took over %d pieces of work of a process that is gone", adopted)
        for asked in self._conversations.expire():
            log.info("ask=%s stage=expired step=%d", asked.ask_id, asked.step)
            self._go_on(asked.ask_id, asked.step)
        for due in self._conversations.due_turns(timedelta(0) if first else _QUIET_FOR):
            if self._workflows.dead(turn_id(due.ask_id, due.turn)):
                self._apologize(due.ask_id, RuntimeError("the turn's workflow ended without an end of the ask"))
            else:
                self._workflows.enqueue_turn(due.ask_id, due.turn)
        for message in self._conversations.due_messages(_QUIET_FOR if first else timedelta(0)):
            if self._workflows.dead(say_id(message.ask_id, message.kind, message.step, message.attempts)):
                self._outbox.cannot_say(message, NotSaid())
            else:
                self._workflows.start_say(message.ask_id, message.kind, message.step, message.attempts)

    def _clean(self, text: str) -> str:
        return redact(text, self._settings.secrets)
