"""The menu under an answer: each of its options is the control that it names, and goes through the same door."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from slack_bolt import Ack, App, BoltContext

from bot.slack.listeners.actions import Click, click_of, refusal_of, send_xlsx
from bot.slack.listeners.afterwards import sharing
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.intake import Json
from bot.slack.listeners.kept import schedules, verified
from bot.slack.views.afterwards.sharing import AGAIN_ACTION, SHARE_ACTION
from bot.slack.views.kept.menu import MORE_ACTION, XLSX_ACTION, chosen
from bot.slack.views.kept.schedules import SCHEDULE_ACTION
from bot.slack.views.kept.verified import UNVERIFY_ACTION, VERIFY_ACTION

CONTROLS: Mapping[str, Callable[[Desk, Click], None]] = {
    VERIFY_ACTION: verified.mark,
    UNVERIFY_ACTION: verified.take_back,
    SCHEDULE_ACTION: schedules.offer,
    SHARE_ACTION: sharing.offer,
    AGAIN_ACTION: sharing.again,
    XLSX_ACTION: send_xlsx,
}


def register(app: App, desk: Desk) -> None:
    """Listen to the menu."""

    def listener(ack: Ack, body: Json, context: BoltContext) -> None:
        ack()
        click = click_of(desk, body, context)
        action, ask_id = chosen(click.value)
        control = CONTROLS.get(action)
        if control is None:
            refusal_of(desk, click)  # what is no option of the menu changes nothing, and is noted
            return
        click = replace(click, action_id=action, value=ask_id)
        if not refusal_of(desk, click):
            control(desk, click)

    app.action(MORE_ACTION)(listener)
