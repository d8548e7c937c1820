"""Where who asked says what was wrong with an answer and how it was meant: another reading, words, or, for admins,
SQL."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.asks.afterwards import MOST_SQL
from bot.asks.offers.mending import OfferedEdit
from bot.slack.views.feedback import wrong_inputs
from bot.slack.views.headings import headed
from bot.slack.views.kit import Block, View, form, note, preformatted, said, section, select, typed_input
from bot.slack.views.table import preview
from bot.slack.views.text import inert
from bot.wording import phrasing, weekly_reviews
from bot.wording.afterwards import feedback, sharing
from reliability.afterwards.answers import AnswerAgain, CorrectedAnswer
from reliability.afterwards.changes import Changes
from reliability.promises.feedback import Fault
from reliability.values import Reading, Rows

CORRECT_CALLBACK, WRITTEN_CALLBACK = "candor_corrected", "candor_corrected_sql"
COLUMN, FILTER = "column", "filter"
_ENGLISH, _SHOWN, _MOST_EDITS = 700, 5, 100


def correct_modal(
    ask_id: str,
    channel: str,
    thread_ts: str,
    others: Sequence[Reading],
    *,
    may_write: bool,
    columns: Sequence[OfferedEdit] = (),
    filters: Sequence[OfferedEdit] = (),
    fault: Fault | None = None,
    said_before: str = "",
) -> View:
    """What was wrong, and what was meant: `others` are the readings that are known besides, `columns` and `filters` its
    query with one edit, `may_write` whether SQL may be typed."""
    blocks: list[Block] = []
    shown = list(others)[:_SHOWN]
    for number, reading in enumerate(shown, 1):
        blocks.append(said(("bold", f"{number}. "), (reading.english or reading.sql)[:_ENGLISH]))
        blocks.append(preformatted(preview(headed(reading)), 1200))
    if shown:
        blocks.insert(0, section(feedback.CORRECT_OTHERS))
        named = {str(n - 1): f"{n}. {each.english or each.sql}" for n, each in enumerate(shown, 1)}
        blocks.append(select("which", feedback.CORRECT_WHICH, named, optional=True))
    for block_id, label, edits in (
        (COLUMN, feedback.CORRECT_COLUMN, columns),
        (FILTER, feedback.CORRECT_FILTER, filters),
    ):
        if edits:
            named = {each.key: each.words for each in edits[:_MOST_EDITS]}
            blocks.append(select(block_id, label, named, optional=True))
    if columns or filters:
        blocks.append(note(feedback.CORRECT_AT_ONCE))
    blocks += wrong_inputs(fault, said_before)
    blocks.append(note(feedback.CORRECT_WORDS))
    if may_write:
        blocks.append(typed_input("sql", feedback.CORRECT_SQL, limit=MOST_SQL, multiline=True, optional=True))
        blocks.append(note(weekly_reviews.REVIEW_SQL_HINT))
    return form(
        feedback.WRONG_TITLE,
        blocks,
        CORRECT_CALLBACK,
        phrasing.SEND,
        json.dumps({"ask": ask_id, "channel": channel, "thread_ts": thread_ts}),
    )


def written_modal(ask_id: str, channel: str, question: str, sql: str, result: Rows) -> View:
    """What a typed query returns, to be posted as the answer or not."""
    return form(
        feedback.WRONG_TITLE,
        [
            said(("bold", question[:_ENGLISH])),
            preformatted(sql),
            section(feedback.CORRECT_RETURNS),
            preformatted(preview(result, max_rows=10, max_columns=6)),
        ],
        WRITTEN_CALLBACK,
        feedback.CORRECT_POST,
        json.dumps({"ask": ask_id, "channel": channel, "sql": sql}, ensure_ascii=False),
    )


def corrected_by(outcome: CorrectedAnswer) -> str:
    """Under a corrected answer: who said how it was meant (mrkdwn)."""
    by = f"<@{inert(outcome.by, 30)}>"
    return feedback.corrected_by_sql(by) if outcome.written else feedback.corrected(by)


def what_changed(outcome: AnswerAgain, cell: str, before: str) -> str:
    """Under an answer that was run again: what is other than before (mrkdwn); `before` and `cell` are the figures in
    words."""
    changes = outcome.changes or Changes("unknown")
    if changes.kind == "same":
        return sharing.AGAIN_SAME
    if changes.kind == "figure":
        return sharing.again_figure(inert(before, 100), inert(cell, 100))
    if changes.kind == "rows":
        return sharing.again_rows(changes.added, changes.removed, changes.changed)
    return sharing.AGAIN_UNKNOWN
