"""Questions back about tables and columns, as people see them."""

from __future__ import annotations

from collections.abc import Sequence

from bot import wording
from bot.slack.clarifications import parts
from bot.slack.clarifications.view import ClarificationView, TerminalText, shows
from bot.slack.views.kit import Block, button
from bot.slack.views.text import code
from bot.terminal import numbered, plain
from reliability.clarifications.elements import ChooseElement, ConfirmElements
from reliability.values import ElementOption, Reply, ReplyKind


@shows(ConfirmElements)
class ConfirmElementsView(ClarificationView[ConfirmElements]):
    """ "Is this what you mean?" """

    def title(self, asked: ConfirmElements) -> str:  # noqa: ARG002 - the same for all
        """What is asked."""
        return wording.CONFIRM_TITLE

    def blocks(self, asked: ConfirmElements) -> list[Block]:
        """The elements, and what else the list holds."""
        return [*parts.element_lines(asked.options), *parts.linked_line(asked.linked, wording.beside_it)]

    def controls(self, asked: ConfirmElements, token: str) -> Sequence[Block]:
        """Yes, no, what may be meant instead of a single element, and the ways out."""
        return [
            button(wording.YES, parts.YES_ACTION, token, style="primary"),
            button(wording.NO, parts.NO_ACTION, token),
            *(parts.instead(asked.alternatives) if len(asked.options) == 1 else ()),
            button(wording.JUST_ANSWER, parts.JUST_ACTION, token),
            button(wording.SOMETHING_ELSE, parts.OTHER_ACTION, token),
        ]

    def decided(self, asked: ConfirmElements, reply: Reply) -> str:
        """What takes the place of what was asked about."""
        if reply.kind is ReplyKind.NONE:
            return wording.DECIDED_NOTHING_INSTEAD
        return code(name) if (name := _chosen(asked.alternatives, reply)) else ""

    def said(self, asked: ConfirmElements, reply: Reply) -> str:
        """What was confirmed, left out, or chosen instead."""
        names = ", ".join(code(str(option.element), 90) for option in asked.options[:8])
        if reply.kind is ReplyKind.YES:
            return wording.confirmed(names)
        return wording.left_out(names) if reply.kind is ReplyKind.NONE else _chose(asked.alternatives, reply)

    def terminal(self, asked: ConfirmElements) -> TerminalText:
        """The elements with their comments, then numbered what may be meant instead."""
        lines = [plain(wording.beside_it(", ".join(map(str, asked.linked))))] if asked.linked else []
        for option in asked.options:
            comment = f"  [dim]{plain(option.comment)}[/dim]" if option.comment else ""
            lines.append(f"  {plain(str(option.element))}{comment}")
        prompt = "yes, no, a name, list: …, other: …, just answer"
        if asked.alternatives:
            lines += [f"[dim]{wording.RATHER}[/dim]", *map(plain, numbered(asked.numbered()))]
            prompt = "yes, no, a number or none instead, a name, list: …, other: …, just answer"
        return TerminalText(wording.CONFIRM_TITLE, tuple(lines), prompt)


@shows(ChooseElement)
class ChooseElementView(ClarificationView[ChooseElement]):
    """ "Which did you mean?", or "what is missing?" """

    by_name = True

    def title(self, asked: ChooseElement) -> str:
        """What is asked."""
        if not asked.options:
            return wording.NAME_IT_TITLE
        return wording.MISSING_TITLE if asked.missing else wording.CHOOSE_ELEMENT_TITLE

    def blocks(self, asked: ChooseElement) -> list[Block]:
        """The elements to choose from, and what the list holds already."""
        return [*parts.element_lines(asked.options), *parts.linked_line(asked.linked)]

    def controls(self, asked: ChooseElement, token: str) -> Sequence[Block]:
        """The elements, none of them, a name."""
        style = "primary" if asked.missing else ""
        return [
            *parts.pickers([str(one.element) for one in asked.options], token),
            button(_none_of(asked), parts.NONE_ACTION, token, style=style),
            button(wording.SOMETHING_ELSE, parts.NAME_ACTION, token),
        ]

    def decided(self, asked: ChooseElement, reply: Reply) -> str:
        """What was chosen, or that nothing was."""
        if reply.kind is ReplyKind.NONE:
            return _none_of(asked)
        return code(name) if (name := _chosen(asked.options, reply)) else ""

    def said(self, asked: ChooseElement, reply: Reply) -> str:
        """What was chosen."""
        return _chose(asked.options, reply)

    def terminal(self, asked: ChooseElement) -> TerminalText:
        """The elements by their numbers."""
        lines = [plain(wording.linked_so_far(", ".join(map(str, asked.linked))))] if asked.linked else []
        lines.append("\n".join(map(plain, numbered(asked.offered()))))
        title = wording.MISSING_TITLE if asked.missing else wording.CHOOSE_ELEMENT_TITLE
        return TerminalText(title, tuple(lines), "a number, none, a name, list: …, other: …")


def _none_of(asked: ChooseElement) -> str:
    return wording.NOTHING_MISSING if asked.missing else wording.NONE_OF_THESE


def _chosen(options: Sequence[ElementOption], reply: Reply) -> str:
    """The name of the chosen option; "" where the reply chose none."""
    chose = reply.kind is ReplyKind.CHOICE and 0 <= reply.choice < len(options)
    return str(options[reply.choice].element) if chose else ""


def _chose(options: Sequence[ElementOption], reply: Reply) -> str:
    return wording.chose(code(name, 90)) if (name := _chosen(options, reply)) else ""
