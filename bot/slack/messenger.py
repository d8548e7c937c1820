"""The Messenger of bot/asks/conversation.py for Slack: what an ask has to say, as Slack shows it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from slack_sdk.errors import SlackApiError, SlackClientError

from adapters.store.requests import NOTHING_BESIDE, Beside
from bot.asks.conversation import AskRequest, OpenClarification, PlaceInLine
from bot.asks.schedules.runs import is_run
from bot.redaction import redact
from bot.slack.pictures import attach_picture, lacks_its_chart
from bot.slack.views import abstention as abstention_view
from bot.slack.views import answer as answer_view
from bot.slack.views import clarification as clarification_view
from bot.slack.views import helped as help_view
from bot.slack.views import progress as progress_view
from bot.slack.views.kit import Message
from bot.slack.voice import CannotPost, SlackAccessLost, Voice, error_code
from bot.wording import answering, working
from reliability.afterwards.totals import Total
from reliability.values import Answered, Helped, Outcome, Reply, Rows
from reliability.verified.scheduled import ScheduledAnswer

__all__ = ["SlackMessenger", "Voice"]

logger = logging.getLogger(__name__)

NextOf = Callable[[AskRequest, Answered], Sequence[str]]
NameOf = Callable[[AskRequest], str]
BesideOf = Callable[[AskRequest], Beside]
TotalsOf = Callable[[AskRequest, Answered], Sequence[Total]]
_CANNOT_CHANGE = ("message_not_found", "cant_update_message", "channel_not_found")


class SlackMessenger:
    """The Messenger of bot/asks/conversation.py for Slack. Every method may be called again after a crash."""

    def __init__(
        self,
        voice: Voice,
        *,
        charts: bool = False,
        sortable: bool = False,
        next_of: NextOf = lambda *_: (),
        totals_of: TotalsOf = lambda *_: (),
        name_of: NameOf = lambda _: "",
        beside_of: BesideOf = lambda _: NOTHING_BESIDE,
    ) -> None:
        """`next_of` gives the questions that a tap under an answer asks next, `totals_of` what its columns add up
        to, `name_of` what people call it, `beside_of` what is said beside it; the first three never raise."""
        self._voice, self._totals_of, self._name_of, self._beside_of = voice, totals_of, name_of, beside_of
        self._next_of, self._sortable = next_of, sortable
        self._show: answer_view.Show = "charts" if charts else "numbers"

    def status(self, request: AskRequest, stage: str) -> None:
        """Show the stage as the thread's status. It vanishes with the next message by itself, so nothing
        stays behind; where Slack refuses it (no agent features), nothing is shown."""
        place = request.place
        try:
            self._voice.look(
                "assistant.threads.setStatus",
                channel_id=place.channel,
                thread_ts=place.thread_ts,
                status=working.STATUS.get(stage, working.STATUS_OTHERWISE),
            )
        except (SlackAccessLost, SlackClientError, OSError) as error:
            logger.debug("no status: %s", redact(str(error)))

    def clarify(self, request: AskRequest, waiting: OpenClarification) -> str:
        """Post a clarification; returns the message's ts."""
        return self._say(
            request, f"clarify-{waiting.step}", clarification_view.clarification(waiting, self._beside_of(request))
        )

    def settle(self, request: AskRequest, waiting: OpenClarification, reply: Reply | None) -> None:
        """Replace a clarification's buttons by what was decided, by whom (or that it expired, or was stopped)."""
        place = request.place
        ts = waiting.message_ts or self._voice.find(
            place.channel, place.thread_ts, request.ask_id, f"clarify-{waiting.step}"
        )
        if not ts:
            return
        try:
            self._voice.update(place.channel, ts, clarification_view.settled(waiting, reply))
        except SlackApiError as error:
            if error_code(error) not in _CANNOT_CHANGE:
                raise
            logger.info("a clarification could not be settled: %s", error_code(error))

    def conclude(self, request: AskRequest, outcome: Outcome) -> str:
        """Post the answer, the abstention or the help; returns the message's ts."""
        if isinstance(outcome, Helped):
            return self._say(request, "end", help_view.helped(outcome))
        if not isinstance(outcome, Answered):
            return self._say(request, "end", abstention_view.abstention(outcome, self._beside_of(request).left_out))
        name = self._name_of(request)
        made = answer_view.answer(
            request.ask_id,
            outcome,
            show=self._show,
            following=self._next_of(request, outcome),
            sortable=self._sortable,
            added=self._totals_of(request, outcome),
            name=name,
            question=request.question.text,
            beside=self._beside_of(request),
        )
        place, in_channel = request.place, isinstance(outcome, ScheduledAnswer) and outcome.in_channel
        posted = self._voice.post_and_see(
            place.channel, place.thread_ts, request.ask_id, "end", made, in_channel=in_channel
        )
        if lacks_its_chart(made, posted):
            attach_picture(self._voice, request, outcome, name or request.question.text)
        if answer_view.needs_csv(outcome):
            self._attach_csv(request, outcome.reading.result, name or request.question.text)
        return str(posted["ts"])

    def apologize(self, request: AskRequest, sentence: str) -> str:
        """Post that the ask failed or was stopped, with one sentence that people understand; returns the ts. Where a
        schedule's channel takes nothing any more, who set it up is told in their direct message."""
        try:
            return self._say(request, "end", abstention_view.apology(sentence))
        except CannotPost:
            if not is_run(request.ask_id):
                raise
            return self._voice.tell_once(request.question.person, request.ask_id, sentence)

    def progress(self, request: AskRequest, turn: int, place: PlaceInLine | None, ts: str) -> str:
        """Show where the ask stands, in a message of its own for each turn; returns its ts."""
        message = progress_view.progress(request.ask_id, place)
        if not ts:
            return self._say(request, f"progress-{turn}", message)
        try:
            self._voice.update(request.place.channel, ts, message)
        except SlackApiError as error:
            if error_code(error) not in _CANNOT_CHANGE:
                raise
        return ts

    def end_progress(self, request: AskRequest, turn: int, ts: str) -> None:
        """Take that message away, if it is there."""
        place = request.place
        ts = ts or self._voice.find(place.channel, place.thread_ts, request.ask_id, f"progress-{turn}")
        if ts:
            self._voice.delete(place.channel, ts)

    def _say(self, request: AskRequest, step: str, message: Message) -> str:
        place = request.place
        return self._voice.post_once(place.channel, place.thread_ts, request.ask_id, step, message)

    def _attach_csv(self, request: AskRequest, rows: Rows, called: str) -> None:
        """The answer stands without its file: a failed upload is said, and the CSV button tries again."""
        place = request.place
        try:
            self._voice.upload_once(place.channel, place.thread_ts, request.ask_id, rows, called)
        except (SlackClientError, OSError) as error:
            logger.warning("no CSV file: %s", redact(str(error)))
            self._say(request, "csv-failed", abstention_view.apology(answering.CSV_FAILED))
