"""The picture of an answer's chart, in its thread: where a workspace does not know Slack's block of charts yet."""

from __future__ import annotations

import logging
from typing import Any

from slack_sdk.errors import SlackClientError

from bot.asks.conversation import AskRequest
from bot.redaction import redact
from bot.slack.views.answer import charts_of, shown_as
from bot.slack.views.charts.chart import ChartKind
from bot.slack.views.charts.picture import chart_picture, picture_alt
from bot.slack.views.kit import Message
from bot.slack.voice import Voice
from reliability.values import Answered

logger = logging.getLogger(__name__)


def lacks_its_chart(made: Message, posted: dict[str, Any]) -> bool:
    """Whether a message that was to show a chart stands there without it, and without a tap that would bring it
    back."""
    return shown_as({"blocks": list(made.blocks)}) == "charts" and shown_as(posted) == "numbers"


def attach_picture(
    voice: Voice, request: AskRequest, outcome: Answered, called: str, kind: ChartKind | None = None
) -> None:
    """Upload the answer's charts as one PNG into its thread, unless it is there; one of a kind that was asked for
    beside it. The answer stands without it: what fails is logged and said to nobody, also where nothing that draws is
    installed. Raises SlackAccessLost alone."""
    shown = charts_of(outcome, kind)
    key = f"{request.ask_id}-{kind}" if kind else request.ask_id
    try:
        content = chart_picture(shown)
        if content is None:
            logger.info("no picture of a chart: its font has no letters for it")
            return
        voice.picture_once(request.place, key, request.question.text, called, content, picture_alt(shown))
    except (SlackClientError, ImportError, OSError, ValueError, RuntimeError) as error:
        logger.warning("no picture of a chart: %s", redact(str(error)))
