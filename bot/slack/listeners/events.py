"""Messages, mentions, the Home tab and new direct messages.

A question is stored before Slack gets its acknowledgement: a process that dies in between has not
acknowledged, so Slack delivers again, and the event's id keeps a second delivery from asking twice.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from slack_bolt import App, BoltContext, BoltRequest
from slack_sdk.errors import SlackApiError, SlackClientError

from bot.asks.conversation import AskRequest, Place, TooBusy
from bot.asks.schedules.wishes import Wish, read_wish
from bot.redaction import redact
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.homes import publish_home
from bot.slack.listeners.intake import Incoming, Json, incoming, is_outsider, problem
from bot.slack.listeners.subjects import subjects
from bot.slack.views.abstention import apology
from bot.slack.views.charts.wanted import Drawing, read_drawing
from bot.slack.views.first_words import again_later, first_words, greeting
from bot.slack.views.kit import Message
from bot.slack.voice import SlackAccessLost
from bot.wording import errors, greetings, refusals
from reliability.errors import BadInput, CandorError
from reliability.values import Question

logger = logging.getLogger(__name__)

_LAST_RETRY = 3
"""Slack delivers an event again three times; when the last one fails too, the person is told."""


OnWish = Callable[[Desk, Incoming, Wish], str]
OnDrawing = Callable[[Desk, Incoming, Drawing], str]


def register(app: App, desk: Desk, on_wish: OnWish, on_drawing: OnDrawing) -> None:
    """Listen to what people say to Candor and open of it. `on_wish` has an answer asked again, `on_drawing` has it
    drawn another way; what they say is told."""

    def take_on(body: Json, context: BoltContext, request: BoltRequest, next: Callable[[], Any]) -> Any:
        """Store the question, then let Bolt acknowledge. What failed to be stored is not acknowledged."""
        said = incoming(body, str(context.bot_user_id or ""))
        if said is not None:
            home_team, enterprise = home_of(context)
            wish = read_wish(said.text) or read_drawing(said.text)
            if is_outsider(body, home_team, enterprise, desk.rules.allowed_teams):
                context["said"], context["notice"] = said, apology(refusals.OUTSIDER)
            elif wish is not None and desk.rules.answers_in(said.channel):
                context["said"], context["wish"] = said, wish
            else:
                try:
                    context["said"], context["notice"] = (
                        said,
                        take(desk, said, home_team),
                    )
                except CandorError:
                    if retry_number(request) < _LAST_RETRY:
                        raise
                    context["said"], context["notice"] = said, apology(errors.INTAKE_FAILED)
        return next()

    def speak(context: BoltContext) -> None:
        """Say what there is to say besides an answer."""
        said, notice, wish = context.get("said"), context.get("notice"), context.get("wish")
        if isinstance(said, Incoming) and isinstance(wish, Wish | Drawing) and is_answered(desk, said.person):
            notice = apology(on_wish(desk, said, wish) if isinstance(wish, Wish) else on_drawing(desk, said, wish))
        if isinstance(said, Incoming) and isinstance(notice, Message):
            desk.say(said.channel, said.answer_thread, said.ask_id, "notice", notice)

    def opened(event: Json) -> None:
        """Home: show it. Messages: example questions, where nothing was said yet."""
        person, channel = str(event.get("user", "")), str(event.get("channel", ""))
        if event.get("tab") == "messages":
            if is_answered(desk, person):
                greet(desk, channel, person)
        else:
            publish_home(desk, person)

    def thread_started(event: Json) -> None:
        """A new thread with the assistant: example questions in it."""
        thread = event.get("assistant_thread") or {}
        channel, thread_ts = str(thread.get("channel_id", "")), str(thread.get("thread_ts", ""))
        if channel and is_answered(desk, str(thread.get("user_id", ""))):
            suggest(desk, channel, thread_ts)
            message = hello(desk, channel)
            desk.say(channel, thread_ts, f"hello:{channel}", f"thread-{thread_ts}", message)

    def joined(event: Json, context: BoltContext) -> None:
        """Somebody came into a channel: where that is Candor, its first words."""
        channel = str(event.get("channel", ""))
        if event.get("user") == context.bot_user_id and channel and desk.rules.answers_in(channel):
            introduce(desk, channel)

    def token_gone(event: Json) -> None:
        """The app was removed or its tokens revoked: stop talking."""
        desk.voice.lose_access(str(event.get("type", "")))

    app.event("app_mention", middleware=[take_on])(speak)
    app.event("message", middleware=[take_on])(speak)
    app.event("app_home_opened")(opened)
    app.event("assistant_thread_started")(thread_started)
    app.event("assistant_thread_context_changed")(lambda: None)
    app.event("member_joined_channel")(joined)
    app.event("tokens_revoked")(token_gone)
    app.event("app_uninstalled")(token_gone)


def take(desk: Desk, said: Incoming, team: str) -> Message | None:
    """Submit a question, or return what to say instead. Raises what the store raises."""
    if not desk.rules.answers_in(said.channel):
        return apology(refusals.CHANNEL_NOT_ALLOWED)
    refused = refusal(desk, said.text, said.channel, has_files=said.has_files)
    if refused is not None:
        return refused
    return submitted(desk, said, team)


def submitted(desk: Desk, said: Incoming, team: str) -> Message | None:
    """Submit a question; what to say where it was not taken on. Raises what the store raises."""
    try:
        desk.asks.submit(request_for(desk, said, team))
    except TooBusy as error:
        return again_later(str(error), said.text)
    except BadInput as error:
        return apology(str(error))
    return None


def request_for(desk: Desk, said: Incoming, team: str) -> AskRequest:
    """The ask for a message; a follow-up in a thread carries the thread's last turn."""
    previous = desk.previous_turn(said.channel, said.thread_ts) if said.thread_ts else None
    question = Question(said.ask_id, said.text, said.person, said.channel, team, previous)
    place = Place(team, said.channel, said.answer_thread, said.kind)
    return AskRequest(said.ask_id, question, place, desk.rules.warehouse_of(said.channel))


def refusal(desk: Desk, text: str, channel: str, *, has_files: bool = False) -> Message | None:
    """What to say to a text that is no question that can be worked on; None where it can."""
    rules = desk.rules
    warehouse = rules.warehouse_of(channel)
    if not rules.knows(warehouse):
        return apology(refusals.UNKNOWN_WAREHOUSE)
    why = problem(text, rules.languages, rules.question_limit)
    if not why:
        return None
    if why == "too long":
        return apology(refusals.too_long(len(text), rules.question_limit))
    sentence = {
        "empty": refusals.ONLY_FILES if has_files else refusals.NOTHING_ASKED,
        "no words": refusals.ONLY_FILES if has_files else refusals.ONLY_EMOJI,
        "language": refusals.NOT_ENGLISH,
    }[why]
    return first_words(sentence, desk.examples(warehouse), warehouse)


def hello(desk: Desk, channel: str) -> Message:
    """The first words in a direct message."""
    warehouse = desk.rules.warehouse_of(channel)
    if not desk.rules.knows(warehouse):
        return apology(refusals.UNKNOWN_WAREHOUSE)
    examples = desk.examples(warehouse)
    return first_words(greetings.HELLO if examples else greetings.NO_EXAMPLES, examples, warehouse)


def is_answered(desk: Desk, person: str) -> bool:
    """Whether example questions, which name what is in the data, may be shown to a person. Where Slack does not tell,
    they may: the event came from this workspace. Raises what Slack or the network raises."""
    known = desk.people.person(person) if person else None
    return known is None or (known.is_known and not known.is_outsider(desk.rules.allowed_teams))


def greet(desk: Desk, channel: str, person: str) -> None:
    """First words in a direct message in which nothing was said yet."""
    suggest(desk, channel, "")
    try:
        history = desk.voice.look("conversations.history", channel=channel, limit=1)
    except SlackApiError as error:
        logger.warning("no first words: %s", redact(str(error)))
        return
    if not history.get("messages"):
        desk.say(channel, "", f"hello:{person}", "hello", hello(desk, channel))


def introduce(desk: Desk, channel: str) -> None:
    """First words in a channel, once: what the warehouse holds, and questions that it answers. Names of what is in the
    data are for people of this workspace: where others are in the channel, or Slack does not tell, none is said."""
    warehouse = desk.rules.warehouse_of(channel)
    if not desk.rules.knows(warehouse):
        desk.say(channel, "", f"hello:{channel}", "hello", apology(refusals.UNKNOWN_WAREHOUSE))
        return
    tables: list[tuple[str, str]] = []
    examples: tuple[str, ...] = ()
    if not _shared_with_others(desk, channel):
        try:
            tables = subjects(desk.schema_of(warehouse))
            examples = desk.examples(warehouse)
        except CandorError as error:
            logger.warning("a channel hears nothing of the data yet: %s", redact(str(error)))
    desk.say(channel, "", f"hello:{channel}", "hello", greeting(tables, examples, warehouse if examples else ""))


def _shared_with_others(desk: Desk, channel: str) -> bool:
    try:
        found = desk.voice.look("conversations.info", channel=channel).get("channel") or {}
    except (SlackAccessLost, SlackClientError, OSError) as error:
        logger.warning("not known who is in a channel: %s", redact(str(error)))
        return True
    return bool(found.get("is_ext_shared") or found.get("is_pending_ext_shared"))


def suggest(desk: Desk, channel: str, thread_ts: str) -> None:
    """The example questions as Slack's own suggested prompts, where it has them."""
    prompts = [{"title": one, "message": one} for one in desk.examples(desk.rules.warehouse_of(channel))[:4]]
    if not prompts:
        return
    arguments: dict[str, Any] = {"channel_id": channel, "prompts": prompts}
    if thread_ts:
        arguments["thread_ts"] = thread_ts
    try:
        desk.voice.call("assistant.threads.setSuggestedPrompts", **arguments)
    except (SlackAccessLost, SlackClientError, OSError) as error:
        logger.debug("no suggested prompts: %s", redact(str(error)))


def home_of(context: BoltContext) -> tuple[str, str]:
    """The team and the enterprise that Candor itself is installed in."""
    result = context.authorize_result
    if result is None:
        return "", ""
    return str(result.team_id or ""), str(result.enterprise_id or "")


def retry_number(request: BoltRequest) -> int:
    """Which repetition of a delivery this is; 0 is the first delivery."""
    value = str((request.headers.get("x-slack-retry-num") or ["0"])[0])
    return int(value) if value.isdecimal() else 0
