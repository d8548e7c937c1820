"""What the views of clarifications are made of: lines about elements, buttons, selects, and their action ids.

Buttons carry the clarification's opaque token as value; the index of a choice is in the action id (or,
in a select, the option's value, with the token in the block id).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bot.slack.views.kit import Block, button, note, option, section
from bot.slack.views.text import code, cut, data, inert, one_line, quoted
from bot.wording import clarifying, phrasing
from reliability.values import Element, ElementOption

YES_ACTION, NO_ACTION, JUST_ACTION = "candor_yes", "candor_no", "candor_just_answer"
OTHER_ACTION, NAME_ACTION = "candor_other", "candor_name"
CHOICE_ACTION = re.compile(r"candor_choice_(\d{1,3})")
NONE_ACTION = "candor_none"
SELECT_ACTION, SELECT_NONE = "candor_select", "none"

SHOWN_LINKED = 12
_BUTTONS = 4  # choices beyond these become a select
_SHOWN_OPTIONS = 8


def element_lines(options: Sequence[ElementOption]) -> list[Block]:
    """Each table or column: the words it was read for, its name, its comment, a few values."""
    blocks = []
    for one in options[:_SHOWN_OPTIONS]:
        name = code(str(one.element), 200)
        lines = [clarifying.read_as(quoted(one.phrase, 200), name) if one.phrase else name]
        about = [inert(one.comment, 300)] if one.comment else []
        if one.samples:
            about.append(clarifying.example_values(", ".join(code(value, 40) for value in one.samples[:3])))
        if about:
            lines.append(" · ".join(about))
        blocks.append(section("\n".join(lines)))
    if len(options) > _SHOWN_OPTIONS:
        rest = options[_SHOWN_OPTIONS:]
        names = ", ".join(code(str(one.element), 90) for one in rest[:10])
        blocks.append(note(f"{clarifying.and_more(len(rest))}: {names}"))
    return blocks


def linked_line(linked: Sequence[Element], say: Callable[[str], str] = clarifying.linked_so_far) -> list[Block]:
    """What is linked already: without it nobody can say what is missing."""
    if not linked:
        return []
    names = ", ".join(code(str(element), 90) for element in linked[:SHOWN_LINKED])
    more = f" {clarifying.and_more(len(linked) - SHOWN_LINKED)}" if len(linked) > SHOWN_LINKED else ""
    return [note(say(names + more))]


def pickers(labels: Sequence[str], token: str) -> list[Block]:
    """A button for each choice, or a select where there are more than four."""
    if len(labels) <= _BUTTONS:
        return [button(cut(one_line(label), 75), f"candor_choice_{i}", token) for i, label in enumerate(labels)]
    return [_select(phrasing.CHOOSE, _numbered(labels[:100]))]


def instead(alternatives: Sequence[ElementOption]) -> list[Block]:
    """What may be meant instead of the element that is asked about, one tap each; or nothing."""
    if not alternatives:
        return []
    labels = [str(one.element) for one in alternatives[:99]]
    return [_select(clarifying.RATHER, [*_numbered(labels), option(clarifying.NOTHING_INSTEAD, SELECT_NONE)])]


def _numbered(labels: Sequence[str]) -> list[Block]:
    return [option(cut(one_line(label), 75), str(i)) for i, label in enumerate(labels)]


def _select(placeholder: str, options: Sequence[Block]) -> Block:
    return {
        "type": "static_select",
        "action_id": SELECT_ACTION,
        "placeholder": {"type": "plain_text", "text": data(placeholder, 150), "emoji": True},
        "options": list(options),
    }
