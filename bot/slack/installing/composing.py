"""Puts together what serves several workspaces: their tokens, a voice and an app for each, and the flow that
installs."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from slack_bolt.authorization import AuthorizeResult
from slack_sdk import WebClient

from adapters.store.store import Store
from adapters.store.teams.installations import Installed
from adapters.store.teams.sealing import TokenKeys
from bot.slack.app import build_app, listener_threads
from bot.slack.installing.flow import GROUPS_SCOPE, SCOPES, InstallFlow, install_flow
from bot.slack.installing.seats import Seat
from bot.slack.installing.team_voice import TeamVoice
from bot.slack.installing.tokens import Tokens, rotator
from bot.slack.installing.workspaces import InstalledWorkspace, Workspaces
from bot.slack.listeners.desk import Desk
from bot.slack.voice import Voice


@dataclass(frozen=True)
class SeveralWorkspaces:
    """The workspaces that installed the app, and the flow by which others do."""

    workspaces: Workspaces
    flow: InstallFlow


def several_workspaces(
    store: Store,
    keys: TokenKeys,
    client: WebClient,
    client_id: str,
    client_secret: str,
    allowed: Collection[str],
    seat: Callable[[Voice, str], Seat],
    desk: Callable[[Seat, str], Desk],
    *,
    with_groups: bool = False,
) -> SeveralWorkspaces:
    """Everything for workspaces that install the app themselves. `client` has no token; `seat` and `desk` make what a
    workspace's listeners work with, `with_groups` asks for the right to read user groups too."""
    kept, threads = store.installations(keys), listener_threads()

    def build(about: Installed) -> InstalledWorkspace:
        own = seat(TeamVoice(client, about, tokens, workspaces.forget), about.team)

        def authorize() -> AuthorizeResult:
            return AuthorizeResult(
                enterprise_id=about.enterprise or None,
                team_id=about.team,
                bot_id=about.bot_id,
                bot_user_id=about.bot_user,
                bot_token=tokens.current(about.team).token,
            )

        app = build_app(client, desk(own, about.team), authorize=authorize, threads=threads)
        return InstalledWorkspace(about, own, app)

    workspaces = Workspaces(store, allowed, build)
    tokens = Tokens(kept, rotator(client, client_id, client_secret), store.take_lease, workspaces.forget, store.now)
    scopes = (*SCOPES, GROUPS_SCOPE) if with_groups else SCOPES
    flow = install_flow(client, client_id, client_secret, kept, keys, allowed, scopes=scopes, now=store.now)
    return SeveralWorkspaces(workspaces, flow)
