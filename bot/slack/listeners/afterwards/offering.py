"""What opens behind "Wrong": with ways to say what was meant for those who may, without for everybody else."""

from __future__ import annotations

import logging

from bot.asks.afterwards import others_of
from bot.asks.conversation import AskRequest
from bot.asks.offers.mending import OfferedEdit
from bot.redaction import redact
from bot.slack.listeners.actions import Click, request_behind
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.door import may_use
from bot.slack.views.afterwards.correcting import CORRECT_CALLBACK, correct_modal
from bot.slack.views.feedback import wrong_modal
from bot.slack.views.kit import View
from reliability.errors import CandorError
from reliability.promises.feedback import LoggedFeedback

logger = logging.getLogger(__name__)


def wrong_view(desk: Desk, click: Click, before: LoggedFeedback | None) -> View:
    """What opens behind "Wrong": for who asked and for admins with ways to say what was meant, else without."""
    fault, note = (before.fault, before.note) if before else (None, "")
    request = request_behind(desk, click.value, click.channel, click.team)
    if request is None or not may_use(desk, CORRECT_CALLBACK, click.caller, request):
        return wrong_modal(click.value, click.channel, click.thread_ts, fault, note)
    columns, filters = edits_of(desk, request)
    return correct_modal(
        click.value,
        click.channel,
        click.thread_ts,
        others_of(desk.asks.outcome(click.value)),
        may_write=desk.people.person(click.person).is_admin,
        columns=columns,
        filters=filters,
        fault=fault,
        said_before=note,
    )


def edits_of(desk: Desk, request: AskRequest) -> tuple[tuple[OfferedEdit, ...], tuple[OfferedEdit, ...]]:
    """The answer's query by other columns, and with other filters; none where they cannot be told now."""
    try:
        return desk.afterwards.edits_of(request) if desk.afterwards is not None else ((), ())
    except CandorError as error:
        logger.warning("no edits are offered: %s", redact(str(error)))
        return (), ()
