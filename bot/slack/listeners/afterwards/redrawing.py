"""An answer drawn another way, as somebody says in its thread: "as a pie", "as a table". The model is not asked."""

from __future__ import annotations

from bot.slack.listeners.actions import redrawn
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.door import Caller, turned_away
from bot.slack.listeners.intake import Incoming
from bot.slack.views.answer import CHART_ON_ACTION, charts_of
from bot.slack.views.charts.wanted import Drawing
from bot.wording import answering
from reliability.values import Answered


def drawn_in_thread(desk: Desk, said: Incoming, drawing: Drawing) -> str:
    """Draw a thread's last answer as its thread asks; what is said to that. Who may not tap its chart may not say so
    either. A kind of chart that would mislead is not drawn."""
    ask_id = desk.last_answered(said.channel, said.thread_ts) if said.thread_ts else ""
    request = desk.asks.request(ask_id) if ask_id else None
    outcome = desk.asks.outcome(ask_id) if request is not None else None
    if request is None or not isinstance(outcome, Answered):
        return answering.NOTHING_TO_DRAW
    refused = turned_away(desk, CHART_ON_ACTION, Caller(said.person, is_outsider=False), request)
    if refused:
        return refused
    if not charts_of(outcome):
        return answering.NO_CHART if drawing.chart else answering.NUMBERS_STAY
    if drawing.kind and not charts_of(outcome, drawing.kind):
        return answering.NOT_DRAWN_AS[drawing.kind]
    if not redrawn(desk, request, outcome, "charts" if drawing.chart else "offer", drawing.kind):
        return answering.NOT_REDRAWN
    return answering.DRAWN_AS[drawing.kind or ("chart" if drawing.chart else "table")]
