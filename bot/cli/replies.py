"""Who answers clarifications in the terminal: a list of replies, a person at the keyboard, or nobody."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from reliability.errors import BadInput
from reliability.values import Clarification, Reply, ReplyKind

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
        return Reply(ReplyKind.EXPIRED) if text is None else clarification.read(text)


def nobody(clarification: Clarification) -> Reply:  # noqa: ARG001 - an Answerer
    """Nobody is there to answer."""
    return Reply(ReplyKind.EXPIRED)


def as_text(reply: Reply) -> str:
    """A reply in the form that a clarification's `read` takes; "" where nobody answered."""
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
