"""Questions back about tables and columns, as people see them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.slack.clarifications import parts
from bot.slack.clarifications.view import ClarificationView, TerminalText, shows
from bot.slack.views.kit import Block, button, note, section
from bot.slack.views.text import code, quoted
from bot.terminal import numbered, plain
from bot.wording import abstaining, clarifying, phrasing
from reliability.clarifications.elements import ChooseElement, ConfirmElements, NameNeeded
from reliability.values import ElementOption, Reply, ReplyKind

_SHOWN_NAMES, _SHOWN_WORDS = 6, 3


@shows(ConfirmElements)
class ConfirmElementsView(ClarificationView[ConfirmElements]):
    """ "Is this what you mean?" """

    def title(self, asked: ConfirmElements) -> str:  # noqa: ARG002 - the same for all
        """What is asked."""
        return clarifying.CONFIRM_TITLE

    def blocks(self, asked: ConfirmElements) -> list[Block]:
        """The elements, and what else the list holds."""
        return [*parts.element_lines(asked.options), *parts.linked_line(asked.linked, clarifying.beside_it)]

    def controls(self, asked: ConfirmElements, token: str) -> Sequence[Block]:
        """Yes, no, what may be meant instead of a single element, and the ways out."""
        return [
            button(phrasing.YES, parts.YES_ACTION, token, style="primary"),
            button(phrasing.NO, parts.NO_ACTION, token),
            *(parts.instead(asked.alternatives) if len(asked.options) == 1 else ()),
            button(clarifying.JUST_ANSWER, parts.JUST_ACTION, token),
            button(clarifying.SOMETHING_ELSE, parts.OTHER_ACTION, token),
        ]

    def decided(self, asked: ConfirmElements, reply: Reply) -> str:
        """What takes the place of what was asked about."""
        if reply.kind is ReplyKind.NONE:
            return clarifying.DECIDED_NOTHING_INSTEAD
        return code(name) if (name := _chosen(asked.alternatives, reply)) else ""

    def said(self, asked: ConfirmElements, reply: Reply) -> str:
        """What was confirmed, left out, or chosen instead."""
        names = ", ".join(code(str(option.element), 90) for option in asked.options[:8])
        if reply.kind is ReplyKind.YES:
            return clarifying.confirmed(names)
        return clarifying.left_out(names) if reply.kind is ReplyKind.NONE else _chose(asked.alternatives, reply)

    def terminal(self, asked: ConfirmElements) -> TerminalText:
        """The elements with their comments, then numbered what may be meant instead."""
        lines = [plain(clarifying.beside_it(", ".join(map(str, asked.linked))))] if asked.linked else []
        lines += _commented(asked.options)
        prompt = "yes, no, a name, list: …, other: …, just answer"
        if asked.alternatives:
            lines += [f"[dim]{clarifying.RATHER}[/dim]", *map(plain, numbered(asked.numbered()))]
            prompt = "yes, no, a number or none instead, a name, list: …, other: …, just answer"
        return TerminalText(clarifying.CONFIRM_TITLE, tuple(lines), prompt)


@shows(ChooseElement)
class ChooseElementView(ClarificationView[ChooseElement]):
    """ "Which did you mean?", or "what is missing?" """

    by_name = True

    def title(self, asked: ChooseElement) -> str:
        """What is asked."""
        if not asked.options:
            return clarifying.NAME_IT_TITLE
        return clarifying.MISSING_TITLE if asked.missing else clarifying.CHOOSE_ELEMENT_TITLE

    def blocks(self, asked: ChooseElement) -> list[Block]:
        """The elements to choose from, and what the list holds already."""
        return [*parts.element_lines(asked.options), *parts.linked_line(asked.linked)]

    def controls(self, asked: ChooseElement, token: str) -> Sequence[Block]:
        """The elements, none of them, a name."""
        style = "primary" if asked.missing else ""
        return [
            *parts.pickers([str(one.element) for one in asked.options], token),
            button(_none_of(asked), parts.NONE_ACTION, token, style=style),
            button(clarifying.SOMETHING_ELSE, parts.NAME_ACTION, token),
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
        lines = [plain(clarifying.linked_so_far(", ".join(map(str, asked.linked))))] if asked.linked else []
        lines.append("\n".join(map(plain, numbered(asked.offered()))))
        title = clarifying.MISSING_TITLE if asked.missing else clarifying.CHOOSE_ELEMENT_TITLE
        return TerminalText(title, tuple(lines), "a number, none, a name, list: …, other: …")


@shows(NameNeeded)
class NameNeededView(ClarificationView[NameNeeded]):
    """ "Which tables and columns does your question need?" """

    by_list = True

    def title(self, asked: NameNeeded) -> str:
        """What is asked: after readings of which none was meant, or before there was any."""
        return clarifying.NAME_ABOUT_TITLE if asked.missing or not asked.step else clarifying.NAME_NEEDED_TITLE

    def blocks(self, asked: NameNeeded) -> list[Block]:
        """The words that nothing explains, and the likeliest of what there is; no words were read as it."""
        shown = [replace(one, phrase="") for one in asked.options[:_SHOWN_NAMES]]
        more = len(_not_shown(asked))
        return [
            *self.settled(asked),
            *([section(abstaining.WHAT_I_HAVE)] if shown else []),
            *parts.element_lines(shown),
            *([note(clarifying.and_more(more))] if more else []),
        ]

    def settled(self, asked: NameNeeded) -> list[Block]:
        """The words that nothing explains: what was picked is said under them."""
        return [section(_unexplained(asked, lambda words: quoted(words, 100)))] if asked.missing else []

    def controls(self, asked: NameNeeded, token: str) -> Sequence[Block]:
        """Nothing of it, or the list."""
        return [
            button(_nothing(asked), parts.NONE_ACTION, token),
            button(clarifying.PICK_NEEDED, parts.OTHER_ACTION, token, style="primary"),
        ]

    def decided(self, asked: NameNeeded, reply: Reply) -> str:
        """That nothing of it is what is needed."""
        return _nothing(asked) if reply.kind is ReplyKind.NONE else ""

    def terminal(self, asked: NameNeeded) -> TerminalText:
        """The names, since they are typed: the likeliest with their comments, then the others."""
        lines = [plain(_unexplained(asked, lambda words: f"«{words}»"))] if asked.missing else []
        lines += [abstaining.WHAT_I_HAVE, *_commented(asked.options[:_SHOWN_NAMES])] if asked.options else []
        if others := _not_shown(asked):
            lines.append(f"[dim]{clarifying.and_more(len(others))}: {plain(', '.join(others))}[/dim]")
        return TerminalText(self.title(asked), tuple(lines), "list: …, none, other: …")


def _nothing(asked: NameNeeded) -> str:
    """What a person says who picks nothing: that the data do not hold it, or, asked for no word in particular, that they
    do not know."""
    return clarifying.NOT_HERE if asked.missing else clarifying.NOT_SURE_WHICH


def _unexplained(asked: NameNeeded, say: Callable[[str], str]) -> str:
    """That nothing explains these words, which `say` puts between guillemets."""
    shown = asked.missing[:_SHOWN_WORDS]
    return abstaining.nothing_found([say(each) for each in shown], len(asked.missing) - len(shown))


def _not_shown(asked: NameNeeded) -> list[str]:
    """The names that the list offers beside those that are shown with their comments."""
    shown, (listed, _) = {one.element for one in asked.options[:_SHOWN_NAMES]}, asked.listable()
    return [str(element) for element in listed if element not in shown]


def _commented(options: Sequence[ElementOption]) -> list[str]:
    """The elements with their comments, a line each, for the terminal."""
    comments = [f"  [dim]{plain(one.comment)}[/dim]" if one.comment else "" for one in options]
    return [f"  {plain(str(one.element))}{comment}" for one, comment in zip(options, comments, strict=True)]


def _none_of(asked: ChooseElement) -> str:
    return clarifying.NOTHING_MISSING if asked.missing else clarifying.NONE_OF_THESE


def _chosen(options: Sequence[ElementOption], reply: Reply) -> str:
    """The name of the chosen option; "" where the reply chose none."""
    chose = reply.kind is ReplyKind.CHOICE and 0 <= reply.choice < len(options)
    return str(options[reply.choice].element) if chose else ""


def _chose(options: Sequence[ElementOption], reply: Reply) -> str:
    return clarifying.chose(code(name, 90)) if (name := _chosen(options, reply)) else ""
