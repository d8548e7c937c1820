"""What a view of a clarification gives, and the view of a kind: every class of this room that says `@shows`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.slack import clarifications
from bot.slack.views.kit import Block
from reliability.errors import CandorError
from reliability.values import Clarification, Reply

C = TypeVar("C", bound=Clarification)
V = TypeVar("V", bound="type[ClarificationView[Any]]")


class NoView(CandorError):
    """A clarification of a kind that nothing shows."""


@dataclass(frozen=True, slots=True)
class TerminalText:
    """A clarification in the terminal: its title, lines (rich markup), and what may be typed."""

    title: str
    lines: tuple[str, ...]
    prompt: str


class ClarificationView(Generic[C]):
    """How one kind is shown. Slack's texts are mrkdwn and blocks; what is data in them is escaped by the view."""

    by_name = False  # whether "something else" is a table or column by its name, rather than words
    by_list = False  # whether it is a list above all, which then says something also as it stands

    def title(self, asked: C) -> str:
        """What is asked."""
        raise NotImplementedError

    def blocks(self, asked: C) -> list[Block]:
        """What is asked about, without buttons."""
        raise NotImplementedError

    def settled(self, asked: C) -> list[Block]:
        """What was asked about, once it is decided."""
        return self.blocks(asked)

    def controls(self, asked: C, token: str) -> Sequence[Block]:
        """The buttons and selects that answer it (bot/slack/clarifications/parts.py)."""
        raise NotImplementedError

    def decided(self, asked: C, reply: Reply) -> str:  # noqa: ARG002 - its form
        """What a choice, or "none", decided; "" where the reply's own words say it."""
        return ""

    def said(self, asked: C, reply: Reply) -> str:  # noqa: ARG002 - its form
        """What the person contributed by it, as it stands under the answer; "" where nothing is to be shown."""
        return ""

    def terminal(self, asked: C) -> TerminalText:
        """How it is put to a person at the keyboard."""
        raise NotImplementedError


_known: dict[str, ClarificationView[Any]] = {}


def shows(kind: type[Clarification]) -> Callable[[V], V]:
    """Make a view known as that of a kind."""

    def known(view: V) -> V:
        _known[kind.kind] = view()
        return view

    return known


def view_of(asked: Clarification) -> ClarificationView[Any]:
    """The view of a clarification. Raises NoView."""
    if asked.kind not in _known:
        for module in pkgutil.iter_modules(clarifications.__path__):
            importlib.import_module(f"{clarifications.__name__}.{module.name}")
    if asked.kind not in _known:
        raise NoView(f"This version of Candor cannot show a question of the kind {asked.kind!r}.")
    return _known[asked.kind]
