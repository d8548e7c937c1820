"""A question to be reviewed: its readings with their results, none of them, or a query of one's own."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.reviews.promising import ReviewStanding
from bot.reviews.reviewing import MOST_SQL, ShownReview
from bot.slack.views.kit import (
    Block,
    View,
    actions,
    button,
    divider,
    form,
    note,
    preformatted,
    said,
    section,
    select,
    typed_input,
)
from bot.slack.views.table import preview
from bot.slack.views.text import inert
from bot.wording import weekly_reviews
from reliability.values import Reading, Rows

NEXT_ACTION, ON_ACTION, OFF_ACTION = "candor_review_next", "candor_review_on", "candor_review_off"
REVIEW_CALLBACK, SQL_CALLBACK = "candor_review_said", "candor_review_sql"
NONE_VALUE = "none"
_MOST_SHOWN = 3  # warehouses in Home
_ENGLISH = 700


def home_blocks(standings: Sequence[ReviewStanding]) -> list[Block]:
    """The admins' part of Home about reviews: at most nine blocks."""
    if not standings:
        return []
    blocks: list[Block] = [divider(), section(f"*{weekly_reviews.REVIEWS}*")]
    for standing in standings[:_MOST_SHOWN]:
        lines = [f"*{inert(standing.warehouse, 100)}*", weekly_reviews.review_outlook(standing.outlook)]
        made = standing.latest
        if made is not None:
            why, name = inert(made.why, 300), inert(made.warehouse, 100)
            lines.append(weekly_reviews.review_proposal(name, made.reviews, made.state, standing.promise, why))
        lines.append(weekly_reviews.review_left(standing.waiting))
        blocks.append(section("\n".join(lines)))
        taps = _taps(standing)
        if taps:
            blocks.append(actions(f"review:{standing.warehouse}", taps))
    return blocks


def review_modal(shown: ShownReview) -> View:
    """Where somebody says which reading answers a question."""
    review = shown.review
    blocks: list[Block] = [said(("bold", review.question))]
    if review.previous is not None:
        blocks.append(said(("italic", review.previous.question)))
    blocks.append(note(weekly_reviews.REVIEW_COUNTS if review.counts else weekly_reviews.REVIEW_LEARNS))
    for number, reading in enumerate(shown.readings, 1):
        blocks += _reading(number, reading)
    if not shown.readings:
        blocks.append(section(weekly_reviews.REVIEW_NO_READINGS))
    named = {str(n - 1): f"{n}. {each.english or each.sql}" for n, each in enumerate(shown.readings, 1)}
    which = select(
        "which", weekly_reviews.REVIEW_WHICH, named | {NONE_VALUE: weekly_reviews.REVIEW_NONE}, optional=True
    )
    sql = typed_input("sql", weekly_reviews.REVIEW_SQL, limit=MOST_SQL, multiline=True, optional=True)
    blocks += [which, sql, note(weekly_reviews.REVIEW_SQL_HINT, weekly_reviews.REVIEW_MEANS_NONE)]
    return form(
        weekly_reviews.REVIEW_TITLE,
        blocks,
        REVIEW_CALLBACK,
        weekly_reviews.REVIEW_SEND,
        json.dumps({"ask": review.ask_id}),
    )


def sql_modal(shown: ShownReview, sql: str, result: Rows) -> View:
    """What a typed query returns, to be taken or not."""
    return form(
        weekly_reviews.REVIEW_TITLE,
        [
            said(("bold", shown.review.question)),
            preformatted(sql),
            section(weekly_reviews.REVIEW_RETURNS),
            preformatted(preview(result, max_rows=10, max_columns=6)),
        ],
        SQL_CALLBACK,
        weekly_reviews.REVIEW_TAKE,
        json.dumps({"ask": shown.review.ask_id, "sql": sql}, ensure_ascii=False),
    )


def _reading(number: int, reading: Reading) -> list[Block]:
    return [
        said(("bold", f"{number}. "), (reading.english or reading.sql)[:_ENGLISH]),
        preformatted(preview(reading.result, max_rows=5)),
    ]


def _taps(standing: ReviewStanding) -> list[Block]:
    taps = []
    if standing.waiting:
        taps.append(button(weekly_reviews.REVIEW_BUTTON, NEXT_ACTION, standing.warehouse))
    state = standing.latest.state if standing.latest else ""
    if state in ("proposed", "off"):
        taps.append(button(weekly_reviews.PROMISE_ON, ON_ACTION, standing.warehouse))
    if state == "on":
        taps.append(button(weekly_reviews.PROMISE_OFF, OFF_ACTION, standing.warehouse))
    return taps
