"""Who answers clarifications in the terminal: a list of replies, a person at the keyboard, or nobody."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from reliability.errors import BadInput
from reliability.values import (
    ChooseElement,
    ChooseReading,
    Clarification,
    ConfirmElements,
    ElementOption,
    Reading,
    Reply,
    ReplyKind,
)

Answerer = Callable[[Clarification], Reply]
"""Answers a clarification; EXPIRED where nobody is there to."""


def read_replies(file: Path) -> list[str]:
    """The replies of a file: a JSON list of texts and numbers. Raises BadInput."""
    try:
        replies = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"The replies in {file} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise BadInput(f"The replies in {file} are not JSON.") from error
    if not isinstance(replies, list) or any(
        isinstance(reply, bool) or not isinstance(reply, str | int) for reply in replies
    ):
        raise BadInput(f'The replies in {file} are not a JSON list such as ["yes", "2", "other: last year"].')
    return [str(reply).strip() for reply in replies]


@dataclass
class Scripted:
    """Gives the replies of a list in order; when they run out, nobody answers."""

    replies: Sequence[str]
    _left: Iterator[str] = field(init=False)

    def __post_init__(self) -> None:
        self._left = iter(self.replies)

    def __call__(self, clarification: Clarification) -> Reply:
        """The next reply. Raises BadInput where it does not answer this clarification."""
        text = next(self._left, None)
        return Reply(ReplyKind.EXPIRED) if text is None else parse_reply(text, clarification)


def nobody(clarification: Clarification) -> Reply:  # noqa: ARG001 - an Answerer
    """Nobody is there to answer."""
    return Reply(ReplyKind.EXPIRED)


def parse_reply(text: str, clarification: Clarification) -> Reply:
    """What a typed reply means: `yes`, `no`, `none`, `just answer`, a choice's number, a name, `list: …` with all that a
    list is to hold, separated by commas, or `other: …`.

    Raises BadInput where it cannot answer this clarification.

    >>> parse_reply("no", ConfirmElements(0, ())).kind.value
    'no'
    >>> parse_reply("list: orders, order items", ConfirmElements(0, ())).text.splitlines()
    ['orders', 'order items']
    """
    word = text.strip()
    known = {"yes": ReplyKind.YES, "y": ReplyKind.YES, "no": ReplyKind.NO, "n": ReplyKind.NO}
    if not word:
        raise BadInput("An empty reply answers nothing.")
    if word.lower() in known:
        return Reply(known[word.lower()])
    if word.lower() in ("just answer", "just_answer"):
        return Reply(ReplyKind.JUST_ANSWER)
    if word.lower() in ("none", "nothing"):
        return Reply(ReplyKind.NONE)
    if word.lower().startswith("other:"):
        return _other(word[len("other:") :].strip())
    if word.lower().startswith("list:") and not isinstance(clarification, ChooseReading):
        names = [name.strip() for name in word[len("list:") :].split(",") if name.strip()]
        if not names:
            raise BadInput("The reply list: needs names after the colon, separated by commas.")
        return Reply(ReplyKind.LIST, text="\n".join(names))
    if word.isdecimal():
        return _choice(int(word), clarification)
    if isinstance(clarification, ChooseReading):
        raise BadInput(f"The reply {word!r} is no choice's number; readings are chosen by number.")
    return Reply(ReplyKind.NAME, text=word)


def _other(words: str) -> Reply:
    if not words:
        raise BadInput("The reply other: needs words after the colon.")
    return Reply(ReplyKind.OTHER, text=words)


def _choice(number: int, clarification: Clarification) -> Reply:
    choices = len(choices_of(clarification))
    if not choices:
        raise BadInput(f"The reply {number} is a choice's number, but the question was yes or no.")
    if not 1 <= number <= choices:
        raise BadInput(f"The reply {number} is not one of the choices 1 to {choices}.")
    return Reply(ReplyKind.CHOICE, choice=number - 1)


# --- clarifications and replies as plain data ------------------------------------------------------

KINDS: dict[type, str] = {
    ConfirmElements: "confirm_elements",
    ChooseElement: "choose_element",
    ChooseReading: "choose_reading",
}


def shown(clarification: Clarification) -> list[str]:
    """What a clarification offers, one text each."""
    offered: Sequence[ElementOption | Reading] = (
        clarification.readings if isinstance(clarification, ChooseReading) else clarification.options
    )
    return [each.english or each.sql if isinstance(each, Reading) else str(each.element) for each in offered]


def choices_of(clarification: Clarification) -> list[str]:
    """What may be chosen by its number: of a confirmation, what may be meant instead."""
    if isinstance(clarification, ConfirmElements):
        return [str(option.element) for option in clarification.alternatives]
    return shown(clarification)


def as_text(reply: Reply) -> str:
    """A reply in the form that `parse_reply` reads; "" where nobody answered."""
    match reply.kind:
        case ReplyKind.CHOICE:
            return str(reply.choice + 1)
        case ReplyKind.NAME:
            return reply.text
        case ReplyKind.OTHER:
            return f"other: {reply.text}"
        case ReplyKind.LIST:
            return f"list: {', '.join(reply.text.splitlines())}"
        case ReplyKind.JUST_ANSWER:
            return "just answer"
        case ReplyKind.EXPIRED:
            return ""
        case _:
            return reply.kind.value
