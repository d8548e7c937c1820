"""An answer, always in one order: the answer in a line, chart and table, how it was read, what it includes, how likely
it is right, and the buttons under it. Over one that is tall, or does not stand right under its question, stands the
question."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from adapters.store.requests import NOTHING_BESIDE, Beside
from bot.asks.beside.saying import sentences
from bot.slack.clarifications.view import view_of
from bot.slack.views.afterwards.correcting import corrected_by, what_changed
from bot.slack.views.afterwards.leaving_out import narrowed_by, over_blocks
from bot.slack.views.cells import cell_words, without_unit
from bot.slack.views.charts.chart import CHART_KINDS, ChartKind, ShownChart, charts
from bot.slack.views.first_words import EXAMPLE_ACTION
from bot.slack.views.headings import headed
from bot.slack.views.home import RETIRE_ACTION
from bot.slack.views.kept.definitions import read_by
from bot.slack.views.kept.menu import XLSX_ACTION, menu
from bot.slack.views.kept.verified import who_verified
from bot.slack.views.kit import (
    Block,
    Message,
    View,
    actions,
    button,
    header,
    modal,
    note,
    preformatted,
    said,
    section,
)
from bot.slack.views.table import table
from bot.slack.views.tables.data_table import PAGE_SIZE, data_table
from bot.slack.views.tables.line import answer_line
from bot.slack.views.text import code, cut, inert, one_line, quoted
from bot.wording import abstaining, answering, clarifying, phrasing, promising
from bot.wording.kept import defined_words
from reliability.afterwards.answers import AnswerAgain, CorrectedAnswer, NarrowedAnswer
from reliability.afterwards.totals import Total
from reliability.definitions.definition import DefinedAnswer
from reliability.sql.reading.days import day_of, said_day
from reliability.values import Answered, Exchange, Reading, ReplyKind, Rows
from reliability.verified.scheduled import ScheduledAnswer
from reliability.verified.verified import VerifiedAnswer

SQL_ACTION, CSV_ACTION = "candor_sql", "candor_csv"
PROMISE_ACTION = "candor_promise"
CHART_OFF_ACTION, CHART_ON_ACTION = "candor_chart_off", "candor_chart_on"
NOT_NOW_ACTION = "candor_not_this_time"
RIGHT_ACTION, WRONG_ACTION = "candor_right", "candor_wrong"

Show = Literal["charts", "offer", "numbers"]
_SQL_PIECE, _SQL_PIECES = 2500, 8
_SHOWN_HINTS, _SHOWN_NEXT, _SHOWN_TOTALS = 2, 3, 3
_FIRST_NEXT = 10  # above the numbers of other taps that ask


def answer(
    ask_id: str,
    outcome: Answered,
    *,
    show: Show = "numbers",
    following: Sequence[str] = (),
    sortable: bool = False,
    added: Sequence[Total] = (),
    name: str = "",
    question: str = "",
    kind: ChartKind | None = None,
    beside: Beside = NOTHING_BESIDE,
) -> Message:
    """The message that answers an ask; its buttons carry the ask's id.

    `show` says whether a result that makes a chart has one ("charts"), has a button for it ("offer"), or neither;
    `following` are questions that a tap asks next in the thread; `added` is what columns add up to; `sortable` shows a
    table that sorts and pages; `name` is what who asked calls it; `question` stands over an answer that is tall, or
    follows from another one, so that it stays in view; `beside` is what was left out and the day that it is seen from;
    `kind` is the kind of chart that was asked for, drawn where it is true. What a workspace does not know yet stands in
    a message's `without_charts`.
    """
    made = _unnamed(ask_id, outcome, show, following, sortable, added, kind, beside)
    later = isinstance(outcome, _LATER) or (isinstance(outcome, NarrowedAnswer) and outcome.corrects)
    if one_line(question) and (_is_table(headed(outcome.reading)) or later):
        made = _asked(made, note(answering.question_named(quoted(question, 300))))
    return _called(made, name) if name else made


_LATER = (ScheduledAnswer, CorrectedAnswer, AnswerAgain)
"""Answers that do not stand right under their question."""


def _asked(message: Message, question: Block) -> Message:
    """The message with its question over it, in each of its forms."""
    without = message.without_charts and _asked(message.without_charts, question)
    return Message(message.text, (question, *message.blocks), without)


def _called(message: Message, name: str) -> Message:
    """The message with its name over it, in each of its forms."""
    without = message.without_charts and _called(message.without_charts, name)
    text = f"{inert(name, 200)}: {message.text}"
    return Message(cut(text, 900), (header(name), *message.blocks), without)


def shown_as(posted: Block) -> Show:
    """How a posted answer is shown now: with its chart, with a button for it, or neither."""
    blocks = posted.get("blocks") or ()
    if any(block.get("type") == "data_visualization" for block in blocks):
        return "charts"
    taps = (each.get("action_id") for block in blocks for each in block.get("elements") or ())
    return "offer" if CHART_ON_ACTION in taps else "numbers"


def drawn_as(posted: Block) -> ChartKind | None:
    """The kind of the first chart of a posted answer; None where it has none."""
    shown = (block for block in posted.get("blocks") or () if block.get("type") == "data_visualization")
    said_kind = str((next(shown, None) or {}).get("chart", {}).get("type"))
    return next((kind for kind in CHART_KINDS if kind == said_kind), None)


def charts_of(outcome: Answered, kind: ChartKind | None = None) -> tuple[ShownChart, ...]:
    """The charts of an answer, of a kind where that is asked for; () where it makes none that is true."""
    whole = not _PARTIAL.search(outcome.reading.sql)
    return charts(headed(outcome.reading), kind, whole=whole, first=_is_first_few(outcome.reading))


def _is_first_few(reading: Reading) -> bool:
    """Whether a query asks for its first rows only, and there are as many."""
    found = _FIRST.search(reading.sql)
    return found is not None and len(reading.result.rows) >= int(found[1])


_FIRST = re.compile(r"\b(?:limit|fetch)\s+(?:\w+\s+)?(\d{1,9})\b(?!\s*(?:,|offset\b))[^()]*$", re.IGNORECASE)
_PARTIAL = re.compile(r"\b(?:limit|having|fetch|top|offset|qualify)\b", re.IGNORECASE)
"""What a query says that leaves categories out: in doubt (it may stand in a name) the result is not taken for all."""


def _unnamed(
    ask_id: str,
    outcome: Answered,
    show: Show,
    following: Sequence[str],
    sortable: bool,
    added: Sequence[Total],
    kind: ChartKind | None,
    beside: Beside,
) -> Message:
    result = headed(outcome.reading)
    drawn = () if show == "numbers" else (kind and charts_of(outcome, kind)) or charts_of(outcome)
    tap = [_chart_button(ask_id, show)] if drawn else []
    plain = _message(ask_id, outcome, result, [], tap if show != "charts" else [], following, added, beside)
    if sortable and _is_table(result):
        sorted_ = _message(
            ask_id, outcome, result, [], tap if show != "charts" else [], following, added, beside, sortable=True
        )
        plain = replace(sorted_, without_charts=plain)
    if show != "charts" or not drawn:
        return plain
    blocks = [each.block for each in drawn]
    said_ = _message(ask_id, outcome, result, blocks, tap, following, added, beside, sortable=sortable)
    text = f"{cut(one_line(outcome.reading.english), 300)}: {cut(drawn[0].text, 300)}"
    return replace(said_, text=inert(text, 600), without_charts=plain)


def _is_table(result: Rows) -> bool:
    return bool(result.rows and result.columns) and not (len(result.rows) == 1 and len(result.columns) == 1)


def _message(
    ask_id: str,
    outcome: Answered,
    result: Rows,
    drawn: list[Block],
    tap: list[Block],
    following: Sequence[str],
    added: Sequence[Total],
    beside: Beside,
    *,
    sortable: bool = False,
) -> Message:
    english = one_line(outcome.reading.english) or one_line(outcome.reading.sql) or answering.NO_READING
    line = answer_line(result, outcome.reading.sql, first=_is_first_few(outcome.reading)) or answering.NO_ROWS
    blocks: list[Block] = [header(line)]
    if _is_table(result):
        blocks += [*drawn, *_table_blocks(result, added, sortable=sortable)]
    blocks.append(said(("bold", answering.HOW_READ), cut(english, 1500)))
    if outcome.reading.reach:
        blocks.append(note(inert(abstaining.reaches(outcome.reading.reach), 400)))
    blocks += [note(each) for each in sentences(beside, lambda words: quoted(words, 100))]
    blocks += over_blocks(ask_id, outcome)
    blocks.append(note(*_rests_on(outcome)))
    blocks += _steered(ask_id, outcome)
    if outcome.others:
        blocks.append(note(answering.could_also_mean([_named(reading) for reading in outcome.others])))
    blocks.append(_buttons(ask_id, outcome, tap))
    blocks += _next(following)
    return Message(inert(f"{cut(english, 300)}: {line}", 600), tuple(blocks))


def _next(following: Sequence[str]) -> list[Block]:
    """Questions that a tap asks next, each an ordinary one."""
    buttons = [
        button(answering.ask_next(text), f"{EXAMPLE_ACTION}{_FIRST_NEXT + number}", text)
        for number, text in enumerate(following[:_SHOWN_NEXT])
    ]
    return [actions("candor_next", buttons)] if buttons else []


def _chart_button(ask_id: str, show: Show) -> Block:
    """One tap takes the charts of an answer away, or brings them back."""
    if show == "charts":
        return button(answering.NUMBERS_ONLY, CHART_OFF_ACTION, ask_id)
    return button(answering.AS_CHART, CHART_ON_ACTION, ask_id)


def _steered(ask_id: str, outcome: Answered) -> list[Block]:
    """The hints of before that decided, with a tap that asks again without each and one that forgets it."""
    blocks: list[Block] = []
    for hint in outcome.steered[:_SHOWN_HINTS]:
        blocks.append(note(answering.steered_by(quoted(hint.phrase, 100), code(str(hint.preferred), 90))))
        if hint.id:
            again = button(answering.NOT_THIS_TIME, NOT_NOW_ACTION, steered_value(ask_id, hint.id))
            forget = button(answering.FORGET, RETIRE_ACTION, hint.id)
            blocks.append(actions(f"candor_steered:{hint.id}", [again, forget]))
    return blocks


def steered_value(ask_id: str, hint_id: str) -> str:
    """Which answer and which hint a tap is about."""
    return f"{hint_id} {ask_id}"


def steered_by(value: str) -> tuple[str, str]:
    """The ask and the hint that `steered_value` names; both are looked up before anything is done.

    >>> steered_by(steered_value("Ev1", "h1")), steered_by("nonsense")
    (('Ev1', 'h1'), ('', 'nonsense'))
    """
    hint_id, _, ask_id = value.partition(" ")
    return ask_id, hint_id


def _named(reading: Reading) -> str:
    """Another reading in a line: how it reads, and its result where that is one cell."""
    english = quoted(cut(one_line(reading.english) or one_line(reading.sql), 200), 200)
    result = headed(reading)
    if len(result.rows) != 1 or len(result.columns) != 1:
        return english
    return f"{english}: {inert(cell_words(result.rows[0][0], column=result.columns[0]), 100)}"


def needs_csv(outcome: Answered) -> bool:
    """Whether the message cannot hold the whole result, so that a CSV file goes with it."""
    result = headed(outcome.reading)
    if not result.rows or not result.columns:
        return False
    if len(result.rows) == 1 and len(result.columns) == 1:
        value = result.rows[0][0]
        return isinstance(value, str | bytes) and len(value) > 120
    shown = table(result)
    return shown.rows < len(result.rows) or shown.columns < len(result.columns) or shown.cells_cut


def sql_modal(sql: str) -> View:
    """The statement, as it was run."""
    pieces = [sql[start : start + _SQL_PIECE] for start in range(0, len(sql), _SQL_PIECE)] or [sql]
    blocks = [preformatted(piece, 4 * _SQL_PIECE) for piece in pieces[:_SQL_PIECES]]
    if len(pieces) > _SQL_PIECES:
        blocks.append(note(answering.SQL_CUT))
    return modal(answering.SQL_TITLE, blocks, close=phrasing.CLOSE)


def promise_modal(outcome: Answered) -> View:
    """Behind ⓘ: what is promised of an answer, in plain words with its numbers."""
    if outcome.promise is None:
        return modal(promising.PROMISE_TITLE, [section(promising.UNCALIBRATED)], close=phrasing.CLOSE)
    given = outcome.promise
    day = day_of(given.made_at[:10])
    promised = promising.promise(given, said_day(day) if day else inert(given.made_at, 10))
    probability = promising.sayable(outcome.reading)
    likely = [] if probability is None else [section(f"*{promising.likely_right(probability)}*")]
    return modal(promising.PROMISE_TITLE, [*likely, *map(section, promised)], close=phrasing.CLOSE)


def _table_blocks(result: Rows, added: Sequence[Total], *, sortable: bool) -> list[Block]:
    shown = (
        data_table(result, answering.counted_rows(len(result.rows), result.truncated)) if sortable else table(result)
    )
    summed = _summed(result, added)
    notes = [answering.totals(len(result.rows), summed)] if summed else []
    if len(result.rows) > PAGE_SIZE and not summed and not result.truncated and not sortable:
        notes.append(answering.counted_rows(len(result.rows)))
    if cut_note := answering.shown_rows(shown.rows, len(result.rows), shown.columns, len(result.columns)):
        notes.append(cut_note)
    elif shown.cells_cut:
        notes.append(answering.CELLS_CUT)
    if result.truncated:
        notes.append(answering.cut_rows(len(result.rows)))
    return [shown.block, note(*notes)] if notes else [shown.block]


def _summed(result: Rows, added: Sequence[Total]) -> list[tuple[str, str]]:
    """The names of columns and what they add up to, in words (mrkdwn)."""
    known = [each for each in added[:_SHOWN_TOTALS] if each.column < len(result.columns) and not result.truncated]
    named = [(result.columns[each.column], each.value) for each in known]
    return [
        (inert(cut(one_line(without_unit(name)), 80)), inert(cell_words(value, column=name), 80))
        for name, value in named
    ]


def _rests_on(outcome: Answered) -> list[str]:
    """How likely the answer is right, and what the person said on the way."""
    if isinstance(outcome, VerifiedAnswer) and outcome.verified is not None:
        return [f"*{who_verified(outcome.verified)}*"]
    if isinstance(outcome, ScheduledAnswer):
        return [inert(outcome.said, 600)]
    if isinstance(outcome, CorrectedAnswer):
        return [f"*{corrected_by(outcome)}*"]
    if isinstance(outcome, AnswerAgain):
        return [f"*{_changed(outcome)}*"]
    probability = promising.sayable(outcome.reading) if outcome.calibrated else None
    likely = promising.how_likely(probability, outcome.promise)
    if outcome.calibrated and outcome.reading.result.empty:
        likely = promising.NOTHING_FOUND
    if isinstance(outcome, DefinedAnswer):
        likely = defined_words.NOT_MEASURED_WITH_WORDS
    if isinstance(outcome, NarrowedAnswer):
        likely = narrowed_by(outcome)
    lines = [likely if probability is None else f"*{likely}*"]
    if outcome.linked.just_answer:
        lines.append(answering.JUST_ANSWERED)
    said_ = [line for exchange in outcome.exchanges if (line := _said(exchange))]
    return [*lines, *read_by(outcome), *said_[-6:]]


def _changed(outcome: AnswerAgain) -> str:
    """What changed since the same query was answered, its figures as the answer says them."""
    changes, columns = outcome.changes, headed(outcome.reading).columns
    name = columns[0] if columns else ""
    before, now = (cell_words(each, column=name) for each in (changes.before, changes.now)) if changes else ("", "")
    return what_changed(outcome, now, before)


def _said(exchange: Exchange) -> str:
    """What a person contributed by one exchange (mrkdwn), or "" where nothing is to be shown."""
    clarification, reply = exchange.clarification, exchange.reply
    if reply.kind in (ReplyKind.OTHER, ReplyKind.NAME) and reply.text:
        return answering.in_your_words(quoted(reply.text, 200))
    if reply.kind is ReplyKind.LIST:
        return clarifying.chose(", ".join(code(name, 90) for name in reply.text.splitlines()[:8]))
    return view_of(clarification).said(clarification, reply)


def _buttons(ask_id: str, outcome: Answered, tap: list[Block]) -> Block:
    result = outcome.reading.result
    elements = [button(answering.SHOW_SQL, SQL_ACTION, ask_id)]
    if outcome.promise:
        elements.append(button(promising.PROMISE_BUTTON, PROMISE_ACTION, ask_id))
    if result.rows and result.columns:
        elements.append(button(answering.CSV, CSV_ACTION, ask_id))
        elements.append(button(answering.XLSX, XLSX_ACTION, ask_id))
    elements += tap
    elements.append(button(answering.RIGHT, RIGHT_ACTION, ask_id))
    elements.append(button(answering.WRONG, WRONG_ACTION, ask_id))
    elements += menu(ask_id, outcome)
    return actions("candor_answer", elements)
