"""An answer: its reading, the result, what it rests on, and the buttons under it."""

from __future__ import annotations

from bot import wording
from bot.views.cells import cell_words
from bot.views.headings import headed
from bot.views.kit import (
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
from bot.views.table import table
from bot.views.text import code, cut, inert, one_line, quoted
from reliability.values import Answered, ChooseReading, ConfirmElements, Exchange, ReplyKind, Rows

SQL_ACTION, CSV_ACTION = "candor_sql", "candor_csv"
PROMISE_ACTION = "candor_promise"
RIGHT_ACTION, WRONG_ACTION = "candor_right", "candor_wrong"

_SQL_PIECE, _SQL_PIECES = 2500, 8


def answer(ask_id: str, outcome: Answered) -> Message:
    """The message that answers an ask; its buttons carry the ask's id."""
    result = headed(outcome.reading)
    english = one_line(outcome.reading.english) or one_line(outcome.reading.sql) or wording.NO_READING
    blocks: list[Block] = [said(("bold", cut(english, 1500)))]
    if not result.rows or not result.columns:
        summary = wording.NO_ROWS
        blocks.append(said(summary))
    elif len(result.rows) == 1 and len(result.columns) == 1:
        summary = cell_words(result.rows[0][0], column=result.columns[0])
        blocks.append(header(summary))
    else:
        summary = ""
        blocks += _table_blocks(result)
    blocks.append(note(*_rests_on(outcome)))
    blocks.append(_buttons(ask_id, outcome))
    text = f"{cut(english, 300)}: {summary}" if summary else cut(english, 300)
    return Message(inert(text, 600), tuple(blocks))


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
        blocks.append(note(wording.SQL_CUT))
    return modal(wording.SQL_TITLE, blocks, close=wording.CLOSE)


def promise_modal(outcome: Answered) -> View:
    """Behind ⓘ: what is promised of an answer, in plain words with its numbers."""
    if outcome.promise is None:
        return modal(wording.PROMISE_TITLE, [section(wording.UNCALIBRATED)], close=wording.CLOSE)
    given = outcome.promise
    sentences = wording.promise(given, inert(given.data, 100), inert(given.made_at[:10], 10))
    probability = outcome.reading.probability
    likely = [] if probability is None else [section(f"*{wording.likely_right(probability)}*")]
    return modal(wording.PROMISE_TITLE, [*likely, *map(section, sentences)], close=wording.CLOSE)


def _table_blocks(result: Rows) -> list[Block]:
    shown = table(result)
    notes = []
    if cut_note := wording.shown_rows(shown.rows, len(result.rows), shown.columns, len(result.columns)):
        notes.append(cut_note)
    elif shown.cells_cut:
        notes.append(wording.CELLS_CUT)
    if result.truncated:
        notes.append(wording.cut_rows(len(result.rows)))
    return [shown.block, note(*notes)] if notes else [shown.block]


def _rests_on(outcome: Answered) -> list[str]:
    """How likely the answer is right, and what the person said on the way."""
    probability = outcome.reading.probability
    if outcome.calibrated and probability is not None:
        lines = [f"*{wording.likely_right(probability)}*"]
    else:
        lines = [wording.UNCALIBRATED]
    if outcome.linked.just_answer:
        lines.append(wording.JUST_ANSWERED)
    said_ = [line for exchange in outcome.exchanges if (line := _said(exchange))]
    return [*lines, *said_[-6:]]


def _said(exchange: Exchange) -> str:
    """What a person contributed by one exchange (mrkdwn), or "" where nothing is to be shown."""
    clarification, reply = exchange.clarification, exchange.reply
    if reply.kind in (ReplyKind.OTHER, ReplyKind.NAME) and reply.text:
        return wording.in_your_words(quoted(reply.text, 200))
    if reply.kind is ReplyKind.LIST:
        return wording.chose(", ".join(code(name, 90) for name in reply.text.splitlines()[:8]))
    if isinstance(clarification, ConfirmElements) and reply.kind is ReplyKind.YES:
        return wording.confirmed(", ".join(code(str(o.element), 90) for o in clarification.options[:8]))
    if isinstance(clarification, ConfirmElements) and reply.kind is ReplyKind.NONE:
        return wording.left_out(", ".join(code(str(o.element), 90) for o in clarification.options[:8]))
    if reply.kind is not ReplyKind.CHOICE:
        return ""
    if isinstance(clarification, ChooseReading):
        return wording.CONFIRMED_BY_PERSON
    options = (
        clarification.options
        if not isinstance(clarification, ConfirmElements)
        else clarification.alternatives
    )
    if 0 <= reply.choice < len(options):
        return wording.chose(code(str(options[reply.choice].element), 90))
    return ""


def _buttons(ask_id: str, outcome: Answered) -> Block:
    result = outcome.reading.result
    elements = [button(wording.SHOW_SQL, SQL_ACTION, ask_id)]
    if outcome.promise:
        elements.append(button(wording.PROMISE_BUTTON, PROMISE_ACTION, ask_id))
    if result.rows and result.columns:
        elements.append(button(wording.CSV, CSV_ACTION, ask_id))
    elements.append(button(wording.RIGHT, RIGHT_ACTION, ask_id))
    elements.append(button(wording.WRONG, WRONG_ACTION, ask_id))
    return actions("candor_answer", elements)
