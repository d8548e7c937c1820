"""Installing the app in a workspace: slack_bolt's OAuth flow, with what is kept here and who may install it.

    GET /slack/install          sets a cookie with a pass, and leads to Slack
    GET /slack/oauth_redirect   takes the pass back, exchanges Slack's code for tokens and keeps them

A pass is made by the keys of the settings, holds for ten minutes, for the browser that has its cookie, and once.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from slack_bolt import BoltRequest, BoltResponse
from slack_bolt.error import BoltError
from slack_bolt.oauth import OAuthFlow
from slack_bolt.oauth.callback_options import CallbackOptions, FailureArgs, SuccessArgs
from slack_bolt.oauth.oauth_settings import OAuthSettings
from slack_sdk import WebClient
from slack_sdk.errors import SlackClientError
from slack_sdk.oauth.installation_store import Installation as SlackInstallation
from slack_sdk.oauth.installation_store import InstallationStore
from slack_sdk.oauth.state_store import OAuthStateStore

from adapters.store.teams.installations import Installation, Installed, StoredInstallations
from adapters.store.teams.sealing import TokenKeys
from bot.redaction import redact
from bot.slack.installing.pages import page
from bot.wording import installing
from reliability.errors import CandorError

logger = logging.getLogger(__name__)

SCOPES = (
    "app_mentions:read",
    "assistant:write",
    "channels:history",
    "channels:read",
    "chat:write",
    "commands",
    "files:write",
    "groups:history",
    "groups:read",
    "im:history",
    "im:write",
    "pins:write",
    "users:read",
)
"""What the app may do; deploy/slack/manifest.json says the same."""
GROUPS_SCOPE = "usergroups:read"
PASS_LASTS_S = 600
_TEAM = re.compile(r"T[A-Z0-9]{2,40}", re.ASCII)


class NotAllowed(BoltError):
    """A workspace is not taken, and a sentence that says why."""


class Passes(OAuthStateStore):
    """The `state` of OAuth: made by our keys, for ten minutes, once, whichever process sees it."""

    def __init__(self, keys: TokenKeys, kept: StoredInstallations, now: Callable[[], datetime]) -> None:
        self._keys = keys
        self._kept = kept
        self._now = now

    @property
    def logger(self) -> logging.Logger:
        """Where slack_sdk would log."""
        return logger

    def issue(self, *_: Any, **__: Any) -> str:
        """A new pass; nothing is kept of it, so that nobody can fill the store by asking."""
        return self._keys.new_pass(self._now())

    def consume(self, state: str) -> bool:
        """Whether it is a pass of ours that has neither ended nor been used. Raises StoreUnavailable."""
        now = self._now()
        if len(state) > 1_000 or not self._keys.is_pass(state, now, PASS_LASTS_S):
            return False
        digest = hashlib.sha256(state.encode()).hexdigest()
        return self._kept.use_once(digest, now + timedelta(seconds=PASS_LASTS_S))


class Installations(InstallationStore):
    """Keeps what slack_bolt's flow was given, encrypted."""

    def __init__(self, kept: StoredInstallations, now: Callable[[], datetime]) -> None:
        self._kept = kept
        self._now = now

    @property
    def logger(self) -> logging.Logger:
        """Where slack_sdk would log."""
        return logger

    def save(self, installation: SlackInstallation) -> None:
        """Keep the bot's tokens; those of the person who installed it are never asked for, and not kept. Raises
        StoreUnavailable."""
        ends = installation.bot_token_expires_at
        about = Installed(
            team=installation.team_id or "",
            name=installation.team_name or "",
            enterprise=installation.enterprise_id or "",
            bot_user=installation.bot_user_id or "",
            bot_id=installation.bot_id or "",
            scopes=",".join(installation.bot_scopes or ()),
            by=installation.user_id or "",
            at=self._now(),
            expires_at=None if ends is None else datetime.fromtimestamp(ends, UTC),
        )
        self._kept.keep(Installation(about, installation.bot_token or "", installation.bot_refresh_token or ""))


class InstallFlow(OAuthFlow):
    """slack_bolt's flow, for the workspaces that may install."""

    def __init__(self, client: WebClient, settings: OAuthSettings, allowed: Collection[str]) -> None:
        super().__init__(client=client, logger=logger, settings=settings)
        self._allowed = frozenset(allowed)

    def handle_callback(self, request: BoltRequest) -> BoltResponse:
        """Exchange the code and keep what Slack gives; a page says how it went, whatever happens."""
        try:
            return super().handle_callback(request)
        except (SlackClientError, CandorError, OSError, KeyError) as error:
            logger.warning("an installation failed: %s", redact(str(error)))
            return page(503, installing.INSTALL_TITLE, installing.INSTALL_FAILED)

    def store_installation(self, request: BoltRequest, installation: SlackInstallation) -> None:
        """Keep an installation of a workspace that may. Raises NotAllowed, after the app was removed from there
        again."""
        if sentence := not_allowed(installation, self._allowed):
            logger.warning("a workspace may not install Candor: %s", installation.team_id or "an organisation")
            self._give_back(installation)
            raise NotAllowed(sentence)
        super().store_installation(request, installation)
        logger.info("the workspace %s has installed Candor", installation.team_id)

    def _give_back(self, installation: SlackInstallation) -> None:
        try:
            uninstall(self.client, self.settings.client_id, self.settings.client_secret, installation.bot_token or "")
        except (SlackClientError, OSError) as error:
            logger.warning("the app could not be removed again: %s", redact(str(error)))


def install_flow(
    client: WebClient,
    client_id: str,
    client_secret: str,
    kept: StoredInstallations,
    keys: TokenKeys,
    allowed: Collection[str],
    *,
    scopes: Sequence[str] = SCOPES,
    now: Callable[[], datetime] = lambda: datetime.now(UTC),
) -> InstallFlow:
    """The flow for an app; `client` has no token, and says where Slack is."""
    settings = OAuthSettings(
        client_id=client_id,
        client_secret=client_secret,
        scopes=list(scopes),
        user_scopes=[],
        install_page_rendering_enabled=False,
        authorization_url=client.base_url.removesuffix("/").removesuffix("/api") + "/oauth/v2/authorize",
        installation_store=Installations(kept, now),
        installation_store_bot_only=True,
        state_store=Passes(keys, kept, now),
        state_expiration_seconds=PASS_LASTS_S,
        callback_options=CallbackOptions(success=_installed, failure=_failed),
        logger=logger,
    )
    return InstallFlow(client, settings, allowed)


def not_allowed(installation: SlackInstallation, allowed: Collection[str]) -> str:
    """Why an installation is not kept, in one sentence; "" where it is."""
    if installation.is_enterprise_install or not installation.team_id:
        return installing.INSTALL_ORGANISATION
    if not _TEAM.fullmatch(installation.team_id) or not installation.bot_token:
        return installing.INSTALL_FAILED
    return "" if installation.team_id in allowed else installing.install_refused(installation.team_id)


def uninstall(client: WebClient, client_id: str, client_secret: str, token: str) -> None:
    """Remove the app from a workspace, by its token. Raises what Slack or the network raises."""
    client.apps_uninstall(token=token, client_id=client_id, client_secret=client_secret)


def _installed(args: SuccessArgs) -> BoltResponse:
    name = args.installation.team_name or args.installation.team_id or ""
    forget_cookie = args.settings.state_utils.build_set_cookie_for_deletion()
    return page(200, installing.INSTALL_TITLE, installing.installed(name), cookie=forget_cookie)


def _failed(args: FailureArgs) -> BoltResponse:
    """The reason may be anything that stood in the address: it is looked up, never shown."""
    if isinstance(args.error, NotAllowed):
        return page(403, installing.INSTALL_TITLE, str(args.error))
    sentence = installing.INSTALL_REASONS.get(args.reason, installing.INSTALL_FAILED)
    return page(args.suggested_status_code, installing.INSTALL_TITLE, sentence)
