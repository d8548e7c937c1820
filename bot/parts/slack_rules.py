"""What the settings say of Slack: the tokens that are needed, where Candor answers and whom."""

from __future__ import annotations

from bot.sample import SAMPLE_EXAMPLES, is_sample
from bot.settings import Settings
from bot.slack.installing.checking import own_ids, problem_with_several
from bot.slack.listeners.desk import Rules
from reliability.errors import SettingsError


def check_tokens(settings: Settings) -> None:
    """Raises SettingsError for a token that is missing."""
    if settings.several_workspaces:
        if problem := problem_with_several(settings):
            raise SettingsError(problem)
        return
    needed = {"SLACK_BOT_TOKEN": settings.slack_bot_token}
    if settings.slack_mode == "socket":
        needed["SLACK_APP_TOKEN"] = settings.slack_app_token
    else:
        needed["SLACK_SIGNING_SECRET"] = settings.slack_signing_secret
    for variable, secret in needed.items():
        if not secret.get_secret_value():
            raise SettingsError(
                f"{variable} is not set; deploy/slack/README.md says where to get it (candor demo needs no Slack)."
            )


def desk_rules(settings: Settings, team: str = "") -> Rules:
    """Where Candor answers, whom, and from what; of one of several workspaces, by the ids that are its own."""
    return Rules(
        default_warehouse=settings.warehouse,
        warehouses=frozenset(settings.warehouses),
        channel_warehouses={
            channel: warehouse
            for each, warehouse in settings.channel_warehouses.items()
            for channel in own_ids([each], team)
        },
        # Where channels are named and none of this workspace, it is answered in none: no channel has the id "".
        allowed_channels=frozenset(own_ids(settings.channels, team) or ([""] if settings.channels else ())),
        allowed_teams=frozenset(settings.teams),
        admins=frozenset(own_ids(settings.admins, team)),
        examples={name: SAMPLE_EXAMPLES for name, url in settings.warehouses.items() if is_sample(url)},
    )
