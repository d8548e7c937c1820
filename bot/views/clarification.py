"""A question back: confirm these elements, pick an element, pick a reading; and how it looks once settled.

Buttons carry the clarification's opaque token as value; the index of a choice is in the action id (or,
in a select, the option's value, with the token in the block id).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bot import wording
from bot.conversation import OpenClarification
from bot.views.headings import headed
from bot.views.kit import (
    Block,
    Message,
    View,
    actions,
    button,
    many_select,
    modal,
    note,
    option,
    preformatted,
    said,
    section,
    typed_input,
)
from bot.views.table import preview
from bot.views.text import code, cut, data, escape, inert, one_line, quoted
from reliability.values import (
    BrokenPromise,
    ChooseElement,
    ChooseReading,
    Clarification,
    ConfirmElements,
    Element,
    ElementOption,
    Reading,
    Reply,
    ReplyKind,
)

YES_ACTION, NO_ACTION, JUST_ACTION = "candor_yes", "candor_no", "candor_just_answer"
OTHER_ACTION, NAME_ACTION = "candor_other", "candor_name"
CHOICE_ACTION = re.compile(r"candor_choice_(\d{1,3})")
NONE_ACTION = "candor_none"
SELECT_ACTION, SELECT_NONE = "candor_select", "none"
OTHER_CALLBACK = "candor_other_said"
TOKEN_BLOCK = "candor_token:"

_BUTTONS = 4  # choices beyond these become a select
_SHOWN_OPTIONS, _SHOWN_READINGS = 8, 10
_SHOWN_LINKED = 12


def clarification(waiting: OpenClarification) -> Message:
    """The open clarification, with its buttons."""
    title, body = _content(waiting.clarification)
    blocks = [section(f"*{title}*"), *body, _choices(waiting.clarification, waiting.token)]
    if waiting.may_reply:
        people = ", ".join(f"<@{person}>" for person in waiting.may_reply[:5])
        blocks.append(note(wording.who_may_answer(people)))
    return Message(escape(title), tuple(blocks))


def settled(waiting: OpenClarification, reply: Reply) -> Message:
    """The clarification after its end: the same content, what was decided, no buttons."""
    title, body = _content(waiting.clarification)
    shown = decision(waiting.clarification, reply)
    if reply.kind is not ReplyKind.EXPIRED:
        shown = wording.decided(reply.person, shown)
    return Message(escape(title), (section(f"*{title}*"), *body, section(shown)))


def decision(asked: Clarification, reply: Reply) -> str:
    """What was decided, in words (mrkdwn)."""
    fixed = {
        ReplyKind.YES: wording.DECIDED_YES,
        ReplyKind.NO: wording.DECIDED_NO,
        ReplyKind.JUST_ANSWER: wording.DECIDED_JUST_ANSWER,
        ReplyKind.EXPIRED: wording.DECIDED_EXPIRED,
    }
    if reply.kind in fixed:
        return fixed[reply.kind]
    if reply.kind is ReplyKind.LIST:
        return ", ".join(code(name, 90) for name in reply.text.splitlines()[:_SHOWN_LINKED])
    if reply.kind is ReplyKind.NONE:
        return wording.DECIDED_NOTHING_INSTEAD if isinstance(asked, ConfirmElements) else _none_of(asked)
    if reply.kind is ReplyKind.CHOICE:
        if isinstance(asked, ChooseReading):
            if 0 <= reply.choice < len(asked.readings):
                reading = asked.readings[reply.choice]
                return f"{reply.choice + 1}. {inert(reading.english or reading.sql, 400)}"
        else:
            options = asked.alternatives if isinstance(asked, ConfirmElements) else asked.options
            if 0 <= reply.choice < len(options):
                return code(str(options[reply.choice].element))
    return quoted(reply.text or "…", 400)


def other_modal(asked: Clarification, metadata: str) -> View:
    """Where a person says all that a list is to hold, or types what they mean; `metadata` finds the clarification."""
    named = isinstance(asked, ChooseElement)
    question = wording.NAME_QUESTION if named else wording.OTHER_QUESTION
    placeholder = wording.NAME_PLACEHOLDER if named else wording.OTHER_PLACEHOLDER
    offered, held = listable(asked)
    typed = typed_input(
        "said", question, placeholder=placeholder, limit=500, multiline=not named, optional=len(offered) > 1
    )
    names = [cut(one_line(str(element)), 75) for element in offered]
    fields = [many_select("list", wording.LIST_QUESTION, names, held)] if len(offered) > 1 else []
    return modal(
        wording.OTHER_TITLE,
        [*fields, typed],
        callback_id=OTHER_CALLBACK,
        submit=wording.SEND,
        close=wording.CANCEL,
        metadata=metadata,
    )


def listable(asked: Clarification) -> tuple[list[Element], int]:
    """What a list may be made of, and how many of these, the first ones, it holds already."""
    if isinstance(asked, ChooseReading):
        return [], 0
    options = [one.element for one in asked.options]
    if isinstance(asked, ChooseElement):
        return [*asked.linked, *options][:100], min(100, len(asked.linked))
    held = [*options, *asked.linked]
    return [*held, *(one.element for one in asked.alternatives)][:100], min(100, len(held))


def reading_title(asked: ChooseReading) -> str:
    """What a choice among readings asks: which of several, or whether the likeliest is right."""
    if asked.broken in (None, BrokenPromise.SEVERAL):
        return wording.CHOOSE_READING_TITLE
    return wording.CHECK_READING_TITLE if len(asked.readings) == 1 else wording.CHECK_READINGS_TITLE


def notice_modal(title: str, sentence: str) -> View:
    """A modal that only says something."""
    return modal(title, [said(sentence)], close=wording.CLOSE)


def _content(asked: Clarification) -> tuple[str, list[Block]]:
    """The title and what is asked about, without buttons."""
    if isinstance(asked, ConfirmElements):
        linked = _linked_line(asked.linked, wording.beside_it)
        return wording.CONFIRM_TITLE, [*_element_lines(asked.options), *linked]
    if isinstance(asked, ChooseElement):
        if not asked.options:
            return wording.NAME_IT_TITLE, _linked_line(asked.linked)
        title = wording.MISSING_TITLE if asked.missing else wording.CHOOSE_ELEMENT_TITLE
        return title, [*_element_lines(asked.options), *_linked_line(asked.linked)]
    blocks: list[Block] = []
    for number, reading in enumerate(asked.readings[:_SHOWN_READINGS], start=1):
        blocks += _reading(number, reading)
    if len(asked.readings) > _SHOWN_READINGS:
        blocks.append(note(wording.and_more(len(asked.readings) - _SHOWN_READINGS)))
    if asked.broken and asked.promise:
        blocks.append(note(wording.broken_promise(asked.broken, asked.promise)))
    return reading_title(asked), blocks


def _element_lines(options: Sequence[ElementOption]) -> list[Block]:
    """Each table or column: the words it was read for, its name, its comment, a few values."""
    blocks = []
    for one in options[:_SHOWN_OPTIONS]:
        name = code(str(one.element), 200)
        lines = [wording.read_as(quoted(one.phrase, 200), name) if one.phrase else name]
        about = [inert(one.comment, 300)] if one.comment else []
        if one.samples:
            about.append(wording.example_values(", ".join(code(value, 40) for value in one.samples[:3])))
        if about:
            lines.append(" · ".join(about))
        blocks.append(section("\n".join(lines)))
    if len(options) > _SHOWN_OPTIONS:
        rest = options[_SHOWN_OPTIONS:]
        names = ", ".join(code(str(one.element), 90) for one in rest[:10])
        blocks.append(note(f"{wording.and_more(len(rest))}: {names}"))
    return blocks


def _linked_line(linked: Sequence[Element], say: Callable[[str], str] = wording.linked_so_far) -> list[Block]:
    """What is linked already: without it nobody can say what is missing."""
    if not linked:
        return []
    names = ", ".join(code(str(element), 90) for element in linked[:_SHOWN_LINKED])
    more = f" {wording.and_more(len(linked) - _SHOWN_LINKED)}" if len(linked) > _SHOWN_LINKED else ""
    return [note(say(names + more))]


def _none_of(asked: Clarification) -> str:
    missing = isinstance(asked, ChooseElement) and asked.missing
    return wording.NOTHING_MISSING if missing else wording.NONE_OF_THESE


def _reading(number: int, reading: Reading) -> list[Block]:
    """One reading: its number, its English, and the first rows of what it returns."""
    likely = "" if reading.probability is None else f"  ({wording.likely_right(reading.probability)})"
    english = cut(one_line(reading.english) or one_line(reading.sql), 1000)
    return [
        said(("bold", f"{number}. "), english, ("bold", likely)),
        preformatted(preview(headed(reading)), 1200),
    ]


def _choices(asked: Clarification, token: str) -> Block:
    """The row of buttons, or a select where there are more than four choices."""
    block_id = f"{TOKEN_BLOCK}{token}"
    if isinstance(asked, ConfirmElements):
        return actions(
            block_id,
            [
                button(wording.YES, YES_ACTION, token, style="primary"),
                button(wording.NO, NO_ACTION, token),
                *(_instead(asked.alternatives) if len(asked.options) == 1 else ()),
                button(wording.JUST_ANSWER, JUST_ACTION, token),
                button(wording.SOMETHING_ELSE, OTHER_ACTION, token),
            ],
        )
    if isinstance(asked, ChooseElement):
        labels = [str(one.element) for one in asked.options]
        none = button(_none_of(asked), NONE_ACTION, token, style="primary" if asked.missing else "")
        other = button(wording.SOMETHING_ELSE, NAME_ACTION, token)
        return actions(block_id, [*_pickers(labels, token), none, other])
    parts = differing_parts([one_line(r.english or r.sql) for r in asked.readings])
    labels = [f"{number}. {part}" for number, part in enumerate(parts, start=1)]
    if len(labels) == 1:
        labels = [wording.YES]
    other = button(wording.SOMETHING_ELSE, OTHER_ACTION, token)
    return actions(block_id, [*_pickers(labels, token), other])


def differing_parts(sentences: Sequence[str]) -> list[str]:
    """Each sentence without the words that all of them begin and end with: what a button has room for.

    >>> differing_parts(["Total net sales of orders", "Total gross sales of orders"])
    ['net', 'gross']
    >>> differing_parts(["All orders", "All orders of May"])
    ['All orders', 'All orders of May']
    """
    words = [sentence.split() for sentence in sentences]
    start = _shared(words)
    end = _shared([one[start:][::-1] for one in words])
    parts = [" ".join(one[start : len(one) - end]) for one in words]
    return parts if len(words) > 1 and all(parts) else list(sentences)


def _shared(words: Sequence[Sequence[str]]) -> int:
    """How many first words are the same in all."""
    count = 0
    while all(len(one) > count for one in words) and len({one[count] for one in words}) == 1:
        count += 1
    return count


def _pickers(labels: Sequence[str], token: str) -> list[Block]:
    if len(labels) <= _BUTTONS:
        return [
            button(cut(one_line(label), 75), f"candor_choice_{i}", token) for i, label in enumerate(labels)
        ]
    return [_select(wording.CHOOSE, _numbered(labels[:100]))]


def _instead(alternatives: Sequence[ElementOption]) -> list[Block]:
    """What may be meant instead of the element that is asked about, one tap each; or nothing."""
    if not alternatives:
        return []
    labels = [str(one.element) for one in alternatives[:99]]
    return [_select(wording.RATHER, [*_numbered(labels), option(wording.NOTHING_INSTEAD, SELECT_NONE)])]


def _numbered(labels: Sequence[str]) -> list[Block]:
    return [option(cut(one_line(label), 75), str(i)) for i, label in enumerate(labels)]


def _select(placeholder: str, options: Sequence[Block]) -> Block:
    return {
        "type": "static_select",
        "action_id": SELECT_ACTION,
        "placeholder": {"type": "plain_text", "text": data(placeholder, 150), "emoji": True},
        "options": list(options),
    }
