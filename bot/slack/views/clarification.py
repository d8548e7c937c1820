"""A question back in Slack: open with its buttons, settled without; the modal behind "something else".

What is said of each kind is in its view (bot/slack/clarifications/).
"""

from __future__ import annotations

from adapters.store.requests import NOTHING_BESIDE, Beside
from bot.asks.beside.saying import sentences
from bot.asks.conversation import OpenClarification
from bot.slack.clarifications.parts import SHOWN_LINKED
from bot.slack.clarifications.view import view_of
from bot.slack.views.kit import (
    Message,
    View,
    actions,
    form,
    many_select,
    modal,
    note,
    said,
    section,
    typed_input,
)
from bot.slack.views.text import code, cut, escape, one_line, quoted
from bot.wording import clarifying, phrasing, working
from reliability.values import Clarification, Reply, ReplyKind

OTHER_CALLBACK = "candor_other_said"
TOKEN_BLOCK = "candor_token:"


def clarification(waiting: OpenClarification, beside: Beside = NOTHING_BESIDE) -> Message:
    """The open clarification with its buttons. What is said beside it comes first: readings without a word of the
    question are not to be taken for the question's."""
    asked = waiting.clarification
    view = view_of(asked)
    title = view.title(asked)
    controls = actions(f"{TOKEN_BLOCK}{waiting.token}", view.controls(asked, waiting.token))
    notes = [note(each) for each in sentences(beside, lambda words: quoted(words, 100))]
    blocks = [section(f"*{title}*"), *notes, *view.blocks(asked), controls]
    if waiting.may_reply:
        people = ", ".join(f"<@{person}>" for person in waiting.may_reply[:5])
        blocks.append(note(clarifying.who_may_answer(people)))
    return Message(escape(title), tuple(blocks))


def settled(waiting: OpenClarification, reply: Reply | None) -> Message:
    """The clarification after its end: what it was about, what was decided (None: its question was stopped), no
    buttons."""
    asked = waiting.clarification
    view = view_of(asked)
    title, shown = view.title(asked), decision(asked, reply) if reply else working.DECIDED_STOPPED
    if reply and reply.kind is not ReplyKind.EXPIRED:
        shown = clarifying.decided(reply.person, shown)
    return Message(escape(title), (section(f"*{title}*"), *view.settled(asked), section(shown)))


def decision(asked: Clarification, reply: Reply) -> str:
    """What was decided, in words (mrkdwn)."""
    fixed = {
        ReplyKind.YES: clarifying.DECIDED_YES,
        ReplyKind.NO: clarifying.DECIDED_NO,
        ReplyKind.JUST_ANSWER: clarifying.DECIDED_JUST_ANSWER,
        ReplyKind.EXPIRED: clarifying.DECIDED_EXPIRED,
    }
    if reply.kind in fixed:
        return fixed[reply.kind]
    if reply.kind is ReplyKind.LIST:
        names = [name for name in reply.text.splitlines() if name.strip()]
        return ", ".join(code(name, 90) for name in names[:SHOWN_LINKED]) or quoted("…", 400)
    return view_of(asked).decided(asked, reply) or quoted(reply.text or "…", 400)


def other_modal(asked: Clarification, metadata: str) -> View:
    """Where a person says all that a list is to hold, or types what they mean; `metadata` finds the clarification."""
    named, listed = view_of(asked).by_name, view_of(asked).by_list
    offered, held = asked.listable()
    names = [cut(one_line(str(element)), 75) for element in offered]
    fields = [many_select("list", clarifying.LIST_QUESTION, names, held)] if len(offered) > 1 else []
    question = clarifying.NAME_QUESTION if named else clarifying.OTHER_QUESTION
    question = clarifying.OR_OTHER_QUESTION if listed and fields else question
    placeholder = clarifying.NAME_PLACEHOLDER if named else clarifying.OTHER_PLACEHOLDER
    typed = typed_input(
        "said", question, placeholder=placeholder, limit=500, multiline=not named, optional=bool(fields)
    )
    title = clarifying.PICK_NEEDED if listed else clarifying.OTHER_TITLE
    return form(title, [*fields, typed], OTHER_CALLBACK, phrasing.SEND, metadata)


def notice_modal(title: str, sentence: str) -> View:
    """A modal that only says something."""
    return modal(title, [said(sentence)], close=phrasing.CLOSE)
