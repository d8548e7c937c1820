"""Where a person says what was wrong with an answer."""

from __future__ import annotations

import json
from typing import Any

from bot.slack.views.kit import Block, View, field, form, option, typed_input
from bot.wording import phrasing
from bot.wording.afterwards import feedback
from reliability.promises.feedback import Fault

WRONG_CALLBACK = "candor_what_was_wrong"
NOTE_LIMIT = 1000


def wrong_modal(ask_id: str, channel: str, thread_ts: str, fault: Fault | None = None, said: str = "") -> View:
    """What was wrong, of five kinds, and words; what the person said before stands there already."""
    return form(
        feedback.WRONG_TITLE,
        wrong_inputs(fault, said),
        WRONG_CALLBACK,
        phrasing.SEND,
        json.dumps({"ask": ask_id, "channel": channel, "thread_ts": thread_ts}),
    )


def wrong_inputs(fault: Fault | None, said: str) -> list[Block]:
    """The two fields that say what was wrong."""
    options = {kind: option(words, kind.value) for kind, words in feedback.FAULTS.items()}
    element: dict[str, Any] = {
        "type": "radio_buttons",
        "action_id": "fault",
        "options": list(options.values()),
    }
    if fault is not None:
        element["initial_option"] = options[fault]
    kinds = field("fault", feedback.WRONG_KIND, element, optional=True)
    words = typed_input(
        "said",
        feedback.WRONG_WORDS,
        initial=said,
        placeholder=feedback.WRONG_PLACEHOLDER,
        limit=NOTE_LIMIT,
        multiline=True,
        optional=True,
    )
    return [kinds, words]
