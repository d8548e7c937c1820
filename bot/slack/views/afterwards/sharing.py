"""Where an answer is to be shown besides, and the message that shows it there: without buttons, which are its
thread's."""

from __future__ import annotations

import json

from adapters.store.kept.names import LONGEST_NAME
from bot.slack.views.kit import Block, Message, View, field, form, note, option, section, typed_input
from bot.slack.views.text import cut, escape, inert, one_line, quoted
from bot.wording import phrasing
from bot.wording.afterwards import sharing

SHARE_ACTION, AGAIN_ACTION = "candor_share", "candor_again"
SHARE_CALLBACK = "candor_shared"
WORDS_LIMIT = 500


def share_modal(ask_id: str, channel: str, thread_ts: str, name: str | None = None) -> View:
    """A conversation to share in, words to go with it, whether to pin the answer where it stands, and, for who asked,
    what it is called (`name`; None for everybody else)."""
    offered: Block = {"include": ["public", "private", "im", "mpim"]}
    offered |= {"exclude_external_shared_channels": True, "exclude_bot_users": True}
    anywhere = {"type": "conversations_select", "action_id": "where", "filter": offered}
    where = field("where", sharing.SHARE_WHERE, anywhere, optional=True)
    tick = {"type": "checkboxes", "action_id": "pin", "options": [option(sharing.PIN, "pin")]}
    pin = field("pin", sharing.PIN_LABEL, tick, optional=True)
    words = typed_input("said", sharing.SHARE_WORDS, limit=WORDS_LIMIT, multiline=True, optional=True)
    naming = []
    if name is not None:
        example = sharing.NAME_EXAMPLE
        naming = [
            typed_input(
                "name", sharing.ANSWER_NAME, initial=name, placeholder=example, limit=LONGEST_NAME, optional=True
            )
        ]
    return form(
        sharing.SHARE_TITLE,
        [section(sharing.SHARE_INTRO), where, words, pin, *naming],
        SHARE_CALLBACK,
        phrasing.SEND,
        json.dumps({"ask": ask_id, "channel": channel, "thread_ts": thread_ts}),
    )


def shared(shown: Message, person: str, question: str, asker: str, words: str) -> Message:
    """The message of a shared answer: who shares it, what was asked, and the answer without its buttons."""
    kept = [block for block in shown.blocks if block["type"] != "actions"]
    heading = sharing.shared_by(f"<@{inert(person, 30)}>", quoted(one_line(question), 300))
    own = [section(inert(cut(words, WORDS_LIMIT), 2900))] if words else []
    about = note(sharing.shared_asked_by(f"<@{inert(asker, 30)}>"))
    without = shared(shown.without_charts, person, question, asker, words) if shown.without_charts else None
    return Message(
        escape(cut(f"{one_line(question)}: {shown.text}", 600), 600), (section(heading), *own, *kept, about), without
    )
