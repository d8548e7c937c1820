"""What is wrong with the settings for several workspaces, before anything runs."""

from __future__ import annotations

from collections.abc import Iterable

from bot.settings import Settings
from bot.wording import installing


def problem_with_several(settings: Settings) -> str:
    """The first thing that is missing or contradicts another, in one sentence; "" where nothing does."""
    if settings.slack_bot_token.get_secret_value():
        return installing.ONE_OR_SEVERAL
    if settings.slack_mode != "http":
        return installing.NO_INSTALL_BUT_HTTP
    needed = {
        "CANDOR_CLIENT_SECRET": settings.client_secret.get_secret_value(),
        "SLACK_SIGNING_SECRET": settings.slack_signing_secret.get_secret_value(),
        "CANDOR_TOKEN_KEYS": settings.named_token_keys,
        "CANDOR_INSTALL_TEAMS": settings.install_teams,
    }
    missing = [installing.missing_for_several(name) for name, given in needed.items() if not given]
    plain = [installing.ids_without_team(name) for name, ids in _ids_in(settings) if own_ids(ids, "")]
    return next(iter([*missing, *plain]), "")


def own_ids(ids: Iterable[str], team: str) -> tuple[str, ...]:
    """The ids of one workspace, whose own stands before each; for "" those before which none stands.

    >>> own_ids(["T1/U1", "T2/U2", "U3"], "T1"), own_ids(["T1/U1", "U3"], "")
    (('U1',), ('U3',))
    """
    parted = [each.rpartition("/") for each in ids]
    return tuple(name for of_team, _, name in parted if of_team == team)


def _ids_in(settings: Settings) -> list[tuple[str, list[str]]]:
    roles = [who for given in settings.roles.values() for who in given if who != "default"]
    return [
        ("CANDOR_ADMINS", list(settings.admins)),
        ("CANDOR_CHANNELS", list(settings.channels)),
        ("CANDOR_CHANNEL_WAREHOUSES", list(settings.channel_warehouses)),
        ("CANDOR_ROLES", roles),
    ]
