"""A question back about which reading is meant, as people see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.slack.clarifications import parts
from bot.slack.clarifications.view import ClarificationView, TerminalText, shows
from bot.slack.views.cells import cell_words
from bot.slack.views.headings import headed
from bot.slack.views.kit import Block, button, note, preformatted, said
from bot.slack.views.table import preview
from bot.slack.views.text import cut, inert, one_line
from bot.terminal import SHOWN_CHARACTERS, numbered, plain
from bot.wording import abstaining, answering, clarifying, phrasing, promising
from reliability.clarifications.readings import ChooseReading
from reliability.sql.reading.differences import differences
from reliability.values import BrokenPromise, Reading, Reply, ReplyKind

_SHOWN_READINGS = 10
_LEFT_OUT = " … "  # between the words that are a reading's own (reliability/sql/reading/differences.py)
_FIRST_WORDS = 2
"""Of a label of which only what comes later tells it from another."""
_BUTTON_LIMIT = 71  # of Slack's 75 characters, beside the number


@shows(ChooseReading)
class ChooseReadingView(ClarificationView[ChooseReading]):
    """ "Which of these do you mean?" """

    def title(self, asked: ChooseReading) -> str:
        """Which of several, whether the likeliest is right, or whether any is, where none is likely."""
        likely = [said for reading in asked.readings if (said := promising.sayable(reading)) is not None]
        if asked.broken is BrokenPromise.COVERAGE or (likely and max(likely) < promising.LEAST_SHOWN):
            return clarifying.DOUBTFUL_READINGS_TITLE
        alone = len(asked.readings) == 1
        if asked.broken in (None, BrokenPromise.SEVERAL) or (asked.broken is BrokenPromise.RIVALS and not alone):
            return clarifying.CHOOSE_READING_TITLE
        return clarifying.CHECK_READING_TITLE if alone else clarifying.CHECK_READINGS_TITLE

    def blocks(self, asked: ChooseReading) -> list[Block]:
        """The readings with the first of what they return, and why it is asked."""
        blocks: list[Block] = []
        shown = asked.readings[:_SHOWN_READINGS]
        for number, (reading, told) in enumerate(zip(shown, _told(shown), strict=True), start=1):
            blocks += _reading(number, reading, told)
        if len(asked.readings) > _SHOWN_READINGS:
            blocks.append(note(clarifying.and_more(len(asked.readings) - _SHOWN_READINGS)))
        if why := _why(asked):
            blocks.append(note(why))
        return blocks

    def settled(self, asked: ChooseReading) -> list[Block]:
        """The readings alone: the answer stands under them, and is to be seen beside its question."""
        shown = asked.readings[:_SHOWN_READINGS]
        blocks = [said(*_numbered(number, told)) for number, told in enumerate(_told(shown), start=1)]
        if len(asked.readings) > _SHOWN_READINGS:
            blocks.append(note(clarifying.and_more(len(asked.readings) - _SHOWN_READINGS)))
        return blocks

    def controls(self, asked: ChooseReading, token: str) -> Sequence[Block]:
        """The readings, by what is different in them where they are too long for a button; a single one is a yes."""
        told = _apart([_label(each) for each in _told(asked.readings)])
        labels = [f"{number}. {each}" for number, each in enumerate(told, start=1)]
        if len(labels) == 1:
            labels = [phrasing.YES]
        none = clarifying.OTHER_READINGS if asked.more else clarifying.NONE_OF_THESE if len(labels) > 1 else phrasing.NO
        others = [
            button(none, parts.NONE_ACTION, token),
            button(clarifying.SOMETHING_ELSE, parts.OTHER_ACTION, token),
        ]
        return [*parts.pickers(labels, token), *others]

    def decided(self, asked: ChooseReading, reply: Reply) -> str:
        """The chosen reading, or that it is none of them."""
        if reply.kind is ReplyKind.NONE:
            return clarifying.NONE_OF_THESE
        if reply.kind is not ReplyKind.CHOICE or not 0 <= reply.choice < len(asked.readings):
            return ""
        return f"{reply.choice + 1}. {inert(_told(asked.readings)[reply.choice].english, 400)}"

    def said(self, asked: ChooseReading, reply: Reply) -> str:  # noqa: ARG002 - its form
        """That the reading is the person's choice."""
        return clarifying.CONFIRMED_BY_PERSON if reply.kind is ReplyKind.CHOICE else ""

    def terminal(self, asked: ChooseReading) -> TerminalText:
        """The readings by their numbers, each with the first of what it returns, and why it is asked."""
        title = "\n".join(filter(None, (self.title(asked), _why(asked))))
        previews = [
            _preview(told.english, one) for told, one in zip(_told(asked.readings), asked.readings, strict=True)
        ]
        return TerminalText(title, ("\n".join(map(plain, numbered(previews))),), "a number, none, other: …")


def _why(asked: ChooseReading) -> str:
    """Why it is asked, where a promise is the reason."""
    if asked.broken is None or asked.promise is None:
        return ""
    none_likely = asked.broken is BrokenPromise.COVERAGE
    return clarifying.NONE_LIKELY if none_likely else promising.broken_promise(asked.broken, asked.promise)


@dataclass(frozen=True, slots=True)
class _SaidReading:
    """A reading in English, and the words of it that not all of those beside it have."""

    english: str
    differs: str


def _told(readings: Sequence[Reading]) -> list[_SaidReading]:
    """Each reading in English; those that are said alike with what each shows, which is then what differs. Where what
    differs is the same of two, it is the whole."""
    said_, shown = [_said(reading) for reading in readings], [headed(reading).columns for reading in readings]
    shows: dict[str, set[tuple[str, ...]]] = {}
    for text, columns in zip(said_, shown, strict=True):
        shows.setdefault(text, set()).add(columns)
    ends = [
        clarifying.shown_columns(columns) if columns and len(shows[text]) > 1 else ""
        for text, columns in zip(said_, shown, strict=True)
    ]
    whole = [f"{text}, {end}" if end else text for text, end in zip(said_, ends, strict=True)]
    own = [end or each.said for end, each in zip(ends, differences(said_), strict=True)]
    return [
        _SaidReading(text, text if own.count(differs) > 1 else differs)
        for text, differs in zip(whole, own, strict=True)
    ]


def _reading(number: int, reading: Reading, told: _SaidReading) -> list[Block]:
    """One reading: its number, its English, what is its own of it in bold, and the first rows of what it returns."""
    likely = promising.likely_in_brackets(promising.sayable(reading))
    return [
        said(*_numbered(number, told), likely and f"  {likely}".replace(" %", "\u00a0%")),
        *([note(inert(abstaining.reaches(reading.reach), 400))] if reading.reach else []),
        *([note(abstaining.leaves_out([inert(each, 100) for each in reading.unsaid]))] if reading.unsaid else []),
        preformatted(preview(headed(reading)), 1200),
    ]


def _numbered(number: int, told: _SaidReading) -> list[str | tuple[str, str]]:
    """A reading's number and its English, in which its own words are bold."""
    english = cut(told.english, 1000)
    said_: list[str | tuple[str, str]] = [("bold", f"{number}. ")]
    rest = english
    for own in filter(None, told.differs.split(_LEFT_OUT)):
        before, found, rest = rest.partition(own)
        if not found:
            return [("bold", f"{number}. {cut(told.differs, 500)}"), f" — {english}"]
        said_ += [before, ("bold", found)]
    return [*said_, rest]


def _label(told: _SaidReading) -> str:
    """A reading on its button: in part it could be taken for another."""
    return told.english if len(told.english) <= _BUTTON_LIMIT else told.differs


def _apart(labels: Sequence[str]) -> list[str]:
    """The labels; of those that a button would cut to the same text, their first words and the part that differs."""
    cut_ = [each[:_BUTTON_LIMIT] for each in labels]
    found = list(labels)
    for alike in {each for each in cut_ if cut_.count(each) > 1 and len(each) == _BUTTON_LIMIT}:
        places = [place for place, each in enumerate(cut_) if each == alike]
        split = [labels[place].split() for place in places]
        shortest = min(map(len, split))
        same = next((n for n, words in enumerate(zip(*split, strict=False)) if len(set(words)) > 1), shortest)
        begin = max(same - 1, 0)
        for place, words in zip(places, split, strict=True):
            rest = " ".join(words[begin:]) or labels[place]
            found[place] = f"{' '.join(words[:_FIRST_WORDS])}{_LEFT_OUT}{rest}" if begin > _FIRST_WORDS else rest
    return found


def _preview(text: str, reading: Reading) -> str:
    shown = headed(reading)
    first = shown.rows[0] if shown.rows else ()
    cells = ", ".join(cell_words(cell, column=name) for cell, name in zip(first, shown.columns, strict=False))
    likely = promising.likely_in_brackets(promising.sayable(reading))
    more = " …" if len(shown.rows) > 1 else ""
    less = f"  ({abstaining.leaves_out(reading.unsaid)})" if reading.unsaid else ""
    beyond = f"  {abstaining.reaches(reading.reach)}" if reading.reach else ""
    return f"{text}{less}{likely and ' ' + likely}  →  {cells[:SHOWN_CHARACTERS] or answering.NO_RESULT}{more}{beyond}"


def _said(reading: Reading) -> str:
    return one_line(reading.english) or one_line(reading.sql)
