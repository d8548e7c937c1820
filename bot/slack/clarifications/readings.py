"""A question back about which reading is meant, as people see it."""

from __future__ import annotations

from collections.abc import Sequence

from bot import wording
from bot.slack.clarifications import parts
from bot.slack.clarifications.view import ClarificationView, TerminalText, shows
from bot.slack.views.cells import cell_words
from bot.slack.views.headings import headed
from bot.slack.views.kit import Block, button, note, preformatted, said
from bot.slack.views.table import preview
from bot.slack.views.text import cut, inert, one_line
from bot.terminal import SHOWN_CHARACTERS, numbered, plain
from reliability.clarifications.readings import ChooseReading
from reliability.sql.reading.differences import differences
from reliability.values import BrokenPromise, Reading, Reply, ReplyKind

_SHOWN_READINGS = 10
_LEFT_OUT = " … "  # between the words that are a reading's own (reliability/sql/reading/differences.py)
_BUTTON_LIMIT = 71  # of Slack's 75 characters, beside the number


@shows(ChooseReading)
class ChooseReadingView(ClarificationView[ChooseReading]):
    """ "Which of these do you mean?" """

    def title(self, asked: ChooseReading) -> str:
        """Which of several, whether the likeliest is right, or whether any is, where none is likely."""
        likely = [said for reading in asked.readings if (said := wording.sayable(reading)) is not None]
        if likely and max(likely) < wording.LEAST_SHOWN:
            return wording.DOUBTFUL_READINGS_TITLE
        alone = len(asked.readings) == 1
        if asked.broken in (None, BrokenPromise.SEVERAL) or (asked.broken is BrokenPromise.RIVALS and not alone):
            return wording.CHOOSE_READING_TITLE
        return wording.CHECK_READING_TITLE if alone else wording.CHECK_READINGS_TITLE

    def blocks(self, asked: ChooseReading) -> list[Block]:
        """The readings with the first of what they return, and why it is asked."""
        blocks: list[Block] = []
        shown = asked.readings[:_SHOWN_READINGS]
        for number, (reading, differs) in enumerate(zip(shown, _differences(shown), strict=True), start=1):
            blocks += _reading(number, reading, differs)
        if len(asked.readings) > _SHOWN_READINGS:
            blocks.append(note(wording.and_more(len(asked.readings) - _SHOWN_READINGS)))
        if asked.broken and asked.promise:
            blocks.append(note(wording.broken_promise(asked.broken, asked.promise)))
        return blocks

    def settled(self, asked: ChooseReading) -> list[Block]:
        """The readings alone: the answer stands under them, and is to be seen beside its question."""
        shown = asked.readings[:_SHOWN_READINGS]
        blocks = [
            said(*_numbered(number, reading, differs))
            for number, (reading, differs) in enumerate(zip(shown, _differences(shown), strict=True), start=1)
        ]
        if len(asked.readings) > _SHOWN_READINGS:
            blocks.append(note(wording.and_more(len(asked.readings) - _SHOWN_READINGS)))
        return blocks

    def controls(self, asked: ChooseReading, token: str) -> Sequence[Block]:
        """The readings, by what is different in them where they are too long for a button; a single one is a yes."""
        pairs = zip(asked.readings, _differences(asked.readings), strict=True)
        labels = [f"{number}. {_label(reading, differs)}" for number, (reading, differs) in enumerate(pairs, start=1)]
        if len(labels) == 1:
            labels = [wording.YES]
        none = wording.OTHER_READINGS if asked.more else wording.NONE_OF_THESE if len(labels) > 1 else wording.NO
        others = [
            button(none, parts.NONE_ACTION, token),
            button(wording.SOMETHING_ELSE, parts.OTHER_ACTION, token),
        ]
        return [*parts.pickers(labels, token), *others]

    def decided(self, asked: ChooseReading, reply: Reply) -> str:
        """The chosen reading, or that it is none of them."""
        if reply.kind is ReplyKind.NONE:
            return wording.NONE_OF_THESE
        if reply.kind is not ReplyKind.CHOICE or not 0 <= reply.choice < len(asked.readings):
            return ""
        reading = asked.readings[reply.choice]
        return f"{reply.choice + 1}. {inert(reading.english or reading.sql, 400)}"

    def said(self, asked: ChooseReading, reply: Reply) -> str:  # noqa: ARG002 - its form
        """That the reading is the person's choice."""
        return wording.CONFIRMED_BY_PERSON if reply.kind is ReplyKind.CHOICE else ""

    def terminal(self, asked: ChooseReading) -> TerminalText:
        """The readings by their numbers, each with the first of what it returns, and why it is asked."""
        title = self.title(asked)
        if asked.broken and asked.promise:
            title = f"{title}\n{wording.broken_promise(asked.broken, asked.promise)}"
        previews = [_preview(text, one) for text, one in zip(asked.offered(), asked.readings, strict=True)]
        return TerminalText(title, ("\n".join(map(plain, numbered(previews))),), "a number, none, other: …")


def _reading(number: int, reading: Reading, differs: str) -> list[Block]:
    """One reading: its number, its English, what is its own of it in bold, and the first rows of what it returns."""
    likely = wording.likely_in_brackets(wording.sayable(reading))
    return [
        said(*_numbered(number, reading, differs), likely and f"  {likely}".replace(" %", "\u00a0%")),
        *([note(inert(wording.reaches(reading.reach), 400))] if reading.reach else []),
        *([note(wording.leaves_out([inert(each, 100) for each in reading.unsaid]))] if reading.unsaid else []),
        preformatted(preview(headed(reading)), 1200),
    ]


def _numbered(number: int, reading: Reading, differs: str) -> list[str | tuple[str, str]]:
    """A reading's number and its English, in which its own words are bold."""
    english = cut(_said(reading), 1000)
    said_: list[str | tuple[str, str]] = [("bold", f"{number}. ")]
    rest = english
    for own in filter(None, differs.split(_LEFT_OUT)):
        before, found, rest = rest.partition(own)
        if not found:
            return [("bold", f"{number}. {cut(differs, 500)}"), f" — {english}"]
        said_ += [before, ("bold", found)]
    return [*said_, rest]


def _label(reading: Reading, differs: str) -> str:
    """A reading on its button: in part it could be taken for another."""
    english = _said(reading)
    return english if len(english) <= _BUTTON_LIMIT else differs


def _preview(text: str, reading: Reading) -> str:
    shown = headed(reading)
    first = shown.rows[0] if shown.rows else ()
    cells = ", ".join(cell_words(cell, column=name) for cell, name in zip(first, shown.columns, strict=False))
    likely = wording.likely_in_brackets(wording.sayable(reading))
    more = " …" if len(shown.rows) > 1 else ""
    less = f"  ({wording.leaves_out(reading.unsaid)})" if reading.unsaid else ""
    beyond = f"  {wording.reaches(reading.reach)}" if reading.reach else ""
    return f"{text}{less}{likely and ' ' + likely}  →  {cells[:SHOWN_CHARACTERS] or wording.NO_RESULT}{more}{beyond}"


def _said(reading: Reading) -> str:
    return one_line(reading.english) or one_line(reading.sql)


def _differences(readings: Sequence[Reading]) -> list[str]:
    """What each reading says that not all of them say; equal ones whole."""
    said_ = [_said(reading) for reading in readings]
    found = [each.said for each in differences(said_)]
    return [whole if found.count(own) > 1 else own for own, whole in zip(found, said_, strict=True)]
