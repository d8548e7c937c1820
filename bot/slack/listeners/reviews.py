"""Reviews in App Home: for admins only, which is asked of Slack at each click and each modal that is sent."""

from __future__ import annotations

import logging
import uuid
from collections.abc import Callable

from slack_bolt import Ack, App, BoltContext

from bot.redaction import redact
from bot.reviews.reviewing import Reviewing, ReviewVerdict
from bot.slack.listeners.actions import Click, on_click
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.door import caller_of, turned_away
from bot.slack.listeners.homes import publish_home
from bot.slack.listeners.intake import Json
from bot.slack.listeners.views import FieldError, ViewAnswer, acknowledge, metadata_of, picked, typed
from bot.slack.views.clarification import notice_modal
from bot.slack.views.kit import View
from bot.slack.views.review import review as review_view
from bot.wording import weekly_reviews
from reliability.errors import CandorError, NotFound

logger = logging.getLogger(__name__)


def register(app: App, desk: Desk) -> None:
    """Listen to the buttons of reviews and to the modals that they open."""

    def reviewed(ack: Ack, body: Json, view: Json, context: BoltContext) -> None:
        caller = caller_of(desk, body, context)
        refused = turned_away(desk, review_view.REVIEW_CALLBACK, caller)
        if refused:
            acknowledge(ack, notice_modal(weekly_reviews.REVIEW_TITLE, refused))
            return
        if typed(view, "sql"):  # a query may take longer than Slack waits
            problem = _both(view)
            if problem is not None:
                acknowledge(ack, problem)
                return
            _after_checking(desk, ack, lambda: checked(desk, view))
            return
        acknowledge(ack, choose(desk, view, caller.person))
        publish_home(desk, caller.person)

    def taken(ack: Ack, body: Json, view: Json, context: BoltContext) -> None:
        caller = caller_of(desk, body, context)
        refused = turned_away(desk, review_view.SQL_CALLBACK, caller)
        if refused:
            acknowledge(ack, notice_modal(weekly_reviews.REVIEW_TITLE, refused))
            return
        about = metadata_of(view)
        said = ReviewVerdict(sql=str(about.get("sql", "")))
        _after_checking(desk, ack, lambda: _take(desk, str(about.get("ask", "")), said, caller.person))
        publish_home(desk, caller.person)

    on_click(app, desk, review_view.NEXT_ACTION, show_next)
    on_click(app, desk, review_view.ON_ACTION, turn_on)
    on_click(app, desk, review_view.OFF_ACTION, turn_off)
    app.view(review_view.REVIEW_CALLBACK)(reviewed)
    app.view(review_view.SQL_CALLBACK)(taken)


def _after_checking(desk: Desk, ack: Ack, work: Callable[[], View]) -> None:
    """Say that a query is being run, and then what came of it."""
    mark = uuid.uuid4().hex
    acknowledge(ack, {**notice_modal(weekly_reviews.REVIEW_TITLE, weekly_reviews.REVIEW_CHECKING), "external_id": mark})
    desk.voice.update_when_shown(work(), mark)


def show_next(desk: Desk, click: Click) -> None:
    """Open the next question of a warehouse."""
    view = notice_modal(weekly_reviews.REVIEW_TITLE, weekly_reviews.NOTHING_TO_REVIEW)
    try:
        shown = desk.reviewing.following(click.value) if desk.reviewing is not None else None
    except CandorError as error:
        logger.warning("no question to review: %s", redact(str(error)))
        view, shown = notice_modal(weekly_reviews.REVIEW_TITLE, weekly_reviews.REVIEW_FAILED), None
    if shown is not None:
        view = review_view.review_modal(shown)
    desk.open_modal(click.trigger_id, view)


def choose(desk: Desk, view: Json, person: str) -> ViewAnswer:
    """Take the reading that was picked, or that none is right."""
    which = picked(view, "which")
    if which == review_view.NONE_VALUE:
        said = ReviewVerdict()
    elif which.isdecimal() and len(which) < 4:
        said = ReviewVerdict(int(which))
    else:
        return FieldError("which", weekly_reviews.REVIEW_NOT_CHOSEN)
    return _take(desk, str(metadata_of(view).get("ask", "")), said, person)


def checked(desk: Desk, view: Json) -> View:
    """What a typed query returns, to be taken; or why it cannot be."""
    ask, sql = str(metadata_of(view).get("ask", "")), typed_sql(view)
    try:
        reviewing = _reviewing(desk)
        shown = reviewing.shown(ask)
        result = reviewing.run(shown.review, sql)
    except CandorError as error:
        return _failed(error)
    if isinstance(result, str):
        return notice_modal(weekly_reviews.REVIEW_TITLE, result)
    return review_view.sql_modal(shown, sql, result)


def typed_sql(view: Json) -> str:
    """The query as it was typed, line breaks and all."""
    field = ((view.get("state") or {}).get("values") or {}).get("sql") or {}
    return str((field.get("text") or {}).get("value") or "").strip()


def turn_on(desk: Desk, click: Click) -> None:
    """Answer with the latest calibration."""
    _turn(desk, click, on=True)


def turn_off(desk: Desk, click: Click) -> None:
    """Answer without it."""
    _turn(desk, click, on=False)


def _turn(desk: Desk, click: Click, *, on: bool) -> None:
    try:
        if desk.promising is not None and desk.rules.knows(click.value):
            if on:
                desk.promising.turn_on(click.value, click.person)
            else:
                desk.promising.turn_off(click.value, click.person)
    except CandorError as error:
        logger.warning("a calibration was not turned: %s", redact(str(error)))
        desk.open_modal(click.trigger_id, _failed(error))
    publish_home(desk, click.person)


def _take(desk: Desk, ask: str, said: ReviewVerdict, person: str) -> View:
    try:
        sentence = _reviewing(desk).take(ask, said, person)
    except CandorError as error:
        return _failed(error)
    desk.note(person, "reviewed", ask=ask, sql=said.sql, choice=said.choice)
    return notice_modal(weekly_reviews.REVIEW_TITLE, sentence)


def _reviewing(desk: Desk) -> Reviewing:
    if desk.reviewing is None:
        raise NotFound(weekly_reviews.REVIEW_GONE)
    return desk.reviewing


def _failed(error: CandorError) -> View:
    logger.warning("a review failed: %s", redact(str(error)))
    return notice_modal(
        weekly_reviews.REVIEW_TITLE,
        weekly_reviews.REVIEW_GONE if isinstance(error, NotFound) else weekly_reviews.REVIEW_FAILED,
    )


def _both(view: Json) -> FieldError | None:
    """A reading and a query at once: neither is dropped unseen."""
    both = picked(view, "which") not in ("", review_view.NONE_VALUE)
    return FieldError("sql", weekly_reviews.REVIEW_BOTH) if both else None
