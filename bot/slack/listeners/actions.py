"""Clicks: acknowledged at once, then decided by the store, whose word is final."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from slack_bolt import Ack, App, BoltContext, Respond
from slack_sdk.errors import SlackClientError

from adapters.store.store import StoreUnavailable
from bot.asks.conversation import AskRequest, ClickFate
from bot.redaction import redact
from bot.slack.clarifications import parts
from bot.slack.clarifications.view import view_of
from bot.slack.listeners.commands import ask_visibly
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.door import Caller, caller_of, turned_away
from bot.slack.listeners.events import home_of
from bot.slack.listeners.homes import publish_home
from bot.slack.listeners.intake import Json, Kind, question_text
from bot.slack.listeners.views import hint_for
from bot.slack.pictures import attach_picture, lacks_its_chart
from bot.slack.views import answer as answer_view
from bot.slack.views import clarification as clarification_view
from bot.slack.views import first_words as first_words_view
from bot.slack.views import home as home_view
from bot.slack.views import progress as progress_view
from bot.slack.views.abstention import apology
from bot.slack.views.charts.chart import ChartKind
from bot.slack.views.kept.menu import XLSX_ACTION
from bot.slack.views.kit import Message
from bot.slack.views.memory.state import state_of
from bot.slack.voice import FileKind, SlackAccessLost
from bot.wording import answering, clarifying, errors, phrasing, refusals, remembering, working
from reliability.errors import CandorError, NotFound
from reliability.values import Answered, Reply, ReplyKind

logger = logging.getLogger(__name__)

_SIMPLE = {
    parts.YES_ACTION: ReplyKind.YES,
    parts.NO_ACTION: ReplyKind.NO,
    parts.JUST_ACTION: ReplyKind.JUST_ANSWER,
    parts.NONE_ACTION: ReplyKind.NONE,
}


@dataclass(frozen=True, slots=True)
class Click:
    """Who pressed what, where."""

    caller: Caller
    channel: str
    message_ts: str
    thread_ts: str
    team: str
    trigger_id: str
    action_id: str
    block_id: str
    value: str
    view_id: str = ""
    in_modal: bool = False
    metadata: str = ""  # of the view that it was in

    @property
    def person(self) -> str:
        """Who pressed."""
        return self.caller.person


def click_of(desk: Desk, body: Json, context: BoltContext) -> Click:
    """The click in a block_actions payload; in a view, channel and message are empty.

    Its team is where Candor is installed: the payload's own is that of the person, which in an organisation
    or a shared channel may be another one.
    """
    action, container = body["actions"][0], body.get("container") or {}
    view = body.get("view") or {}
    chosen = action.get("selected_option") or {}
    return Click(
        caller=caller_of(desk, body, context),
        channel=str((body.get("channel") or {}).get("id") or container.get("channel_id") or ""),
        message_ts=str(container.get("message_ts") or ""),
        thread_ts=str(container.get("thread_ts") or (body.get("message") or {}).get("thread_ts") or ""),
        team=home_of(context)[0],
        trigger_id=str(body.get("trigger_id") or ""),
        action_id=str(action.get("action_id") or ""),
        block_id=str(action.get("block_id") or ""),
        value=str(chosen.get("value") or action.get("value") or ""),
        view_id=str(view.get("id") or ""),
        in_modal=view.get("type") == "modal",
        metadata=str(view.get("private_metadata") or ""),
    )


def verdict_sentence(verdict: ClickFate) -> str:
    """What to tell a person whose click was not accepted; "" where it was."""
    return {
        "accepted": "",
        "already_answered": clarifying.already_answered(verdict.by),
        "expired": clarifying.VERDICT_EXPIRED,
        "not_allowed": refusals.VERDICT_NOT_ALLOWED,
        "unknown": clarifying.VERDICT_UNKNOWN,
    }[verdict.kind]


def on_click(
    app: App,
    desk: Desk,
    action: str | re.Pattern[str],
    handle: Callable[[Desk, Click], None],
    *,
    at_home: bool = False,
) -> None:
    """Listen to an action, or to all that a pattern matches: acknowledged at once, then handled for who may press it.
    Where it stands in Home, what is shown there is taken away from who may not: in a view nobody sees a message. A
    modal over it then says why."""

    def listener(ack: Ack, body: Json, context: BoltContext) -> None:
        ack()
        click = click_of(desk, body, context)
        refused = refusal_of(desk, click)
        if not refused:
            handle(desk, click)
        elif at_home and not click.channel:
            publish_home(desk, click.person)
            if click.in_modal:
                notice = clarification_view.notice_modal(phrasing.NOTICE_TITLE, refused)
                desk.voice.call_view("views.update", notice, view_id=click.view_id)

    app.action(action)(listener)


def register(app: App, desk: Desk) -> None:
    """Listen to every button and select but those that judge answers (bot/slack/listeners/feedback.py).

    The last to be registered, since it also takes what nobody else knows.
    """

    def on(pattern: str, handle: Callable[[Click], None]) -> None:
        on_click(app, desk, re.compile(pattern), lambda _, click: handle(click))

    on(
        f"^({'|'.join(_SIMPLE)})$",
        lambda click: _decide(desk, click, Reply(_SIMPLE[click.action_id], person=click.person), click.value),
    )
    on(
        rf"^({parts.CHOICE_ACTION.pattern}|{parts.SELECT_ACTION})$",
        lambda click: _choose(desk, click),
    )
    on(
        f"^({parts.OTHER_ACTION}|{parts.NAME_ACTION})$",
        lambda click: _say_other(desk, click),
    )
    on(f"^{answer_view.SQL_ACTION}$", lambda click: _show_sql(desk, click))
    on(f"^{answer_view.PROMISE_ACTION}$", lambda click: _show_promise(desk, click))
    on(f"^({answer_view.CHART_OFF_ACTION}|{answer_view.CHART_ON_ACTION})$", lambda click: _redraw(desk, click))
    on(f"^{answer_view.CSV_ACTION}$", lambda click: send_csv(desk, click))
    on(f"^{XLSX_ACTION}$", lambda click: send_xlsx(desk, click))
    on(f"^{progress_view.STOP_ACTION}$", lambda click: _stop(desk, click))
    on(
        rf"^{home_view.PAGE_ACTION}_\w+$",
        lambda click: _turn_page(desk, click),
    )
    on(f"^{home_view.EDIT_ACTION}$", lambda click: _edit_hint(desk, click))
    on(f"^{home_view.RETIRE_ACTION}$", lambda click: _retire_hint(desk, click))

    def example(ack: Ack, body: Json, context: BoltContext, respond: Respond) -> None:
        ack()
        _ask_example(desk, body, context, respond)

    app.action(re.compile(rf"^{first_words_view.EXAMPLE_ACTION}\d+$"))(example)
    # A control that an older version showed: acknowledged, so that nobody sees a warning sign.
    app.action(re.compile(".*"))(lambda ack: ack())


def _decide(desk: Desk, click: Click, reply: Reply, token: str) -> None:
    """Hand a reply to the store, and tell the person if it came too late or was not theirs to give."""
    try:
        verdict = desk.asks.reply(token, reply, channel=click.channel, message_ts=click.message_ts, team=click.team)
    except CandorError as error:
        logger.warning("a click was not stored: %s", redact(str(error)))
        desk.notice(click.channel, click.person, errors.CLICK_FAILED, click.thread_ts)
        return
    sentence = verdict_sentence(verdict)
    if sentence:
        desk.notice(click.channel, click.person, sentence, click.thread_ts)


def _choose(desk: Desk, click: Click) -> None:
    numbered = parts.CHOICE_ACTION.fullmatch(click.action_id)
    if numbered:
        choice, token = int(numbered[1]), click.value
    else:
        choice, token = _number(click.value, -1), click.block_id.removeprefix(clarification_view.TOKEN_BLOCK)
    none = not numbered and click.value == parts.SELECT_NONE
    kind = ReplyKind.NONE if none else ReplyKind.CHOICE
    _decide(desk, click, Reply(kind, choice=choice, person=click.person), token)


def _say_other(desk: Desk, click: Click) -> None:
    """Ask for the person's own words, unless they may not answer or it is too late."""
    waiting = desk.asks.open_clarification(click.value)
    if waiting is None or click.team not in ("", waiting.place.team):
        desk.notice(click.channel, click.person, clarifying.VERDICT_CLOSED, click.thread_ts)
    elif waiting.may_reply and click.person not in waiting.may_reply:
        desk.notice(click.channel, click.person, refusals.VERDICT_NOT_ALLOWED, click.thread_ts)
    else:
        metadata = json.dumps(
            {
                "token": click.value,
                "channel": click.channel,
                "message_ts": click.message_ts,
                "named": view_of(waiting.clarification).by_name,
            }
        )
        _open(desk, click, clarification_view.other_modal(waiting.clarification, metadata))


def _open(desk: Desk, click: Click, view: Json) -> None:
    if not desk.open_modal(click.trigger_id, view) and click.channel:
        desk.notice(click.channel, click.person, errors.OPENING_FAILED, click.thread_ts)


def refusal_of(desk: Desk, click: Click) -> str:
    """Why this person may not press this button at all, which they are told where they see messages; "" where they
    may."""
    sentence = turned_away(desk, click.action_id, click.caller)
    if sentence:
        desk.notice(click.channel, click.person, sentence, click.thread_ts)
    return sentence


def answer_behind(desk: Desk, click: Click) -> Answered | None:
    """The answer whose button was pressed, if it was given in this very channel and is theirs to see; else the
    person is told."""
    sentence = answering.ANSWER_GONE
    request = request_behind(desk, click.value, click.channel, click.team)
    if request is not None:
        sentence = turned_away(desk, click.action_id, click.caller, request)
        outcome = None if sentence else desk.asks.outcome(click.value)
        if isinstance(outcome, Answered):
            return outcome
    desk.notice(click.channel, click.person, sentence or answering.ANSWER_GONE, click.thread_ts)
    return None


def request_behind(desk: Desk, ask_id: str, channel: str, team: str) -> AskRequest | None:
    """The ask of that id, if it was asked in this very channel of this very workspace."""
    request = desk.asks.request(ask_id)
    if request is None or request.place.channel != channel or team not in ("", request.place.team):
        return None
    return request


def _show_sql(desk: Desk, click: Click) -> None:
    outcome = answer_behind(desk, click)
    if outcome is not None:
        _open(desk, click, answer_view.sql_modal(outcome.reading.sql))


def _show_promise(desk: Desk, click: Click) -> None:
    outcome = answer_behind(desk, click)
    if outcome is not None:
        _open(desk, click, answer_view.promise_modal(outcome))


def _redraw(desk: Desk, click: Click) -> None:
    """Show the answer without its charts, or with them again; for everybody who sees it, as the message is one."""
    outcome = answer_behind(desk, click)
    request = desk.asks.request(click.value)
    if outcome is None or request is None:
        return
    show: answer_view.Show = "charts" if click.action_id == answer_view.CHART_ON_ACTION else "offer"
    if not redrawn(desk, request, outcome, show):
        desk.notice(click.channel, click.person, answering.NOT_REDRAWN, click.thread_ts)


def redrawn(
    desk: Desk,
    request: AskRequest,
    outcome: Answered,
    show: answer_view.Show | None = None,
    kind: ChartKind | None = None,
) -> bool:
    """Put an answer's message in its place anew, with its chart or without as it is now unless `show` and `kind` say;
    whether that was done."""
    place = request.place
    called = desk.name_of(request)
    try:
        posted = desk.voice.posted(place.channel, place.thread_ts, request.ask_id, "end")
        if posted is None:
            return False
        made = answer_view.answer(
            request.ask_id,
            outcome,
            show=show or answer_view.shown_as(posted),
            kind=kind or (None if show else answer_view.drawn_as(posted)),
            following=desk.next_of(request, outcome),
            sortable=desk.sortable,
            added=desk.totals_of(request, outcome),
            name=called,
            question=request.question.text,
            beside=desk.beside_of(request),
        )
        shown = desk.voice.update(place.channel, str(posted["ts"]), made)
        if lacks_its_chart(made, shown):
            attach_picture(desk.voice, request, outcome, called or request.question.text, kind)
    except (SlackAccessLost, SlackClientError, OSError, StoreUnavailable) as error:
        logger.warning("an answer was not redrawn: %s", redact(str(error)))
        return False
    return True


def send_csv(desk: Desk, click: Click) -> None:
    """Upload the result as CSV."""
    _send(desk, click, "csv")


def send_xlsx(desk: Desk, click: Click) -> None:
    """Upload the result as a workbook."""
    _send(desk, click, "xlsx")


def _send(desk: Desk, click: Click, kind: FileKind) -> None:
    """Upload into the thread of the answer, where everybody who sees the answer sees the file."""
    outcome = answer_behind(desk, click)
    request = desk.asks.request(click.value)
    if outcome is None or request is None:
        return
    try:
        called = desk.name_of(request) or request.question.text
        fresh = desk.voice.upload_once(
            click.channel, request.place.thread_ts, click.value, outcome.reading.result, called, kind
        )
    except (SlackAccessLost, SlackClientError, OSError) as error:
        logger.warning("no file: %s", redact(str(error)))
        desk.notice(click.channel, click.person, answering.CSV_UPLOAD_REFUSED, click.thread_ts)
        return
    if not fresh:
        desk.notice(click.channel, click.person, answering.CSV_THERE, click.thread_ts)


def _stop(desk: Desk, click: Click) -> None:
    """End a question that waits or is worked on; a second click on the same button changes and says nothing."""
    request = request_behind(desk, click.value, click.channel, click.team)
    sentence = working.STOP_TOO_LATE
    if request is not None:
        sentence = turned_away(desk, click.action_id, click.caller, request)
    if request is not None and not sentence:
        said = working.STOPPED if click.person == request.question.person else working.STOPPED_BY_ADMIN
        try:
            fate = desk.asks.cancel(click.value, click.person, said)
            sentence = "" if fate in ("stopped", "stopped_before") else working.STOP_TOO_LATE
        except CandorError as error:
            logger.warning("a stop was not stored: %s", redact(str(error)))
            sentence = errors.CLICK_FAILED
    if sentence:
        desk.notice(click.channel, click.person, sentence, click.thread_ts)


def _turn_page(desk: Desk, click: Click) -> None:
    """Another page of one's own hints; what an admin looks at besides stays."""
    state = state_of(click.metadata)
    publish_home(desk, click.person, replace(state, own_page=_number(click.value)))


def _edit_hint(desk: Desk, click: Click) -> None:
    hint, sentence = hint_for(desk, click.person, click.value, click.action_id)
    if hint is None:
        _open(desk, click, clarification_view.notice_modal(remembering.HINT_TITLE, sentence))
        return
    may_share = desk.people.person(click.person).is_admin
    about = json.dumps({"hint": hint.id, "home": state_of(click.metadata).as_metadata()}, ensure_ascii=False)
    _open(desk, click, home_view.hint_modal(hint, may_share=may_share, metadata=about))


def _retire_hint(desk: Desk, click: Click) -> None:
    hint, sentence = hint_for(desk, click.person, click.value, click.action_id)
    if hint is not None:
        try:
            desk.hints.retire(hint.id, click.person)
        except NotFound:
            sentence = remembering.HINT_GONE
        except CandorError as error:
            logger.warning("a hint was not retired: %s", redact(str(error)))
            sentence = remembering.HINT_FAILED
    if sentence:
        _open(desk, click, clarification_view.notice_modal(remembering.HINT_TITLE, sentence))
    elif click.channel:  # under an answer that it steered
        desk.notice(click.channel, click.person, remembering.HINT_FORGOTTEN, click.thread_ts)
    publish_home(desk, click.person, state_of(click.metadata))


def _ask_example(desk: Desk, body: Json, context: BoltContext, respond: Respond) -> None:
    """Ask the tapped example where it was tapped; from Home, in the person's direct message."""
    click = click_of(desk, body, context)
    channel = click.channel or desk.direct_channel(click.person)

    def privately(message: Message) -> None:
        if click.channel and respond.response_url:
            respond(
                text=message.text,
                blocks=list(message.blocks),
                response_type="ephemeral",
                replace_original=False,
            )
        else:
            desk.say(channel, "", f"notice:{click.trigger_id}", "notice", message)

    refused = turned_away(desk, click.action_id, click.caller)
    if refused:
        privately(apology(refused))
        return
    text = question_text(click.value, str(context.bot_user_id or ""))
    kind: Kind = "thread" if click.thread_ts else "slash"
    ask_visibly(desk, click.trigger_id, click.person, channel, click.thread_ts, text, click.team, kind, privately)


def _number(value: str, otherwise: int = 0) -> int:
    return int(value) if value.isdecimal() and len(value) < 10 else otherwise
