"""Workspaces that installed the app, listed and removed; their tokens encrypted anew."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from bot.terminal import notes, out, person, plain, print_json
from bot.wording import installing
from reliability.errors import CandorError, NotFound

if TYPE_CHECKING:
    from bot.main import Candor


def list_installations(as_json: bool) -> None:
    """Print them, the first before the others."""
    from bot.main import opened

    with opened() as candor:
        found = candor.store.installed.all()
        allowed = candor.settings.install_teams
    if as_json:
        times = [(each.at.isoformat(), each.expires_at.isoformat() if each.expires_at else None) for each in found]
        print_json(
            [
                {**asdict(each), "at": at, "expires_at": ends, "may": each.team in allowed}
                for each, (at, ends) in zip(found, times, strict=True)
            ]
        )
        return
    if not found:
        out().print(installing.NO_INSTALLATIONS)
    for each in found:
        refused = "" if each.team in allowed else f", {installing.NOT_IN_INSTALL_TEAMS}"
        origin = f"({each.by}, {each.at:%Y-%m-%d}{refused})"
        out().print(f"[dim]{plain(each.team)}[/dim]  {plain(each.name)}  [dim]{plain(origin)}[/dim]", soft_wrap=True)


def remove_installation(team: str) -> None:
    """Have Slack remove the app from a workspace, and forget its tokens; these also where Slack cannot be told. Raises
    NotFound."""
    from bot.main import opened

    with opened() as candor:
        about = candor.store.installed.get(team)
        if about is None:
            raise NotFound(installing.no_such_installation(team))
        told = _removed_there(candor, team)
        candor.store.of(team).schedules.pause_all(installing.UNINSTALLED)
        candor.store.installed.forget(team, person(), "removed by command", made_at=about.at)
    out().print(installing.installation_removed(team))
    if told:
        notes().print(plain(told), soft_wrap=True)


def rotate_installations() -> None:
    """Encrypt everything by the first key."""
    from adapters.store.teams.sealing import TokenKeys
    from bot.main import opened

    with opened() as candor:
        keys = TokenKeys(candor.settings.named_token_keys)
        count = candor.store.installations(keys).reseal()
    out().print(installing.resealed(count))


def print_key() -> None:
    """A new key on stdout, alone, for a script to take."""
    from adapters.store.teams.sealing import new_key

    out().print(new_key(), markup=False, highlight=False, soft_wrap=True)


def _removed_there(candor: Candor, team: str) -> str:
    """What is to be said where Slack did not remove the app; "" where it did."""
    from slack_sdk.errors import SlackClientError

    from adapters.store.teams.sealing import TokenKeys
    from bot.slack.access import error_code
    from bot.slack.app import build_client
    from bot.slack.installing.flow import uninstall

    settings = candor.settings
    try:
        found = candor.store.installations(TokenKeys(settings.named_token_keys)).get(team)
        token = found.token if found is not None else ""
        client = build_client(None, settings.slack_api_url)
        uninstall(client, settings.client_id, settings.client_secret.get_secret_value(), token)
    except CandorError as error:
        return installing.not_removed_there(str(error))
    except (SlackClientError, OSError) as error:
        return installing.not_removed_there(f"Slack says: {error_code(error)}.")
    return ""
