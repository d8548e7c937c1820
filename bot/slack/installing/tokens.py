"""Each workspace's token, read from the store for each use and renewed before it ends.

Slack's rotating tokens last twelve hours. Whoever needs one in its last two hours exchanges it; one process at a time,
since an exchange makes the refresh token before it worthless. The others go on with the old one, which still holds.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Protocol

from slack_sdk import WebClient
from slack_sdk.errors import SlackClientError, SlackTokenRotationError
from slack_sdk.oauth.installation_store import Bot
from slack_sdk.oauth.token_rotation import TokenRotator

from adapters.store.store import Lease
from adapters.store.teams.installations import Installation, Installed, StoredInstallations, TokensUnreadable
from bot.redaction import redact
from bot.slack.voice import ACCESS_LOST, SlackAccessLost, error_code

logger = logging.getLogger(__name__)

NOT_INSTALLED, UNREADABLE = "not_installed", "tokens_unreadable"
RENEW_BEFORE = timedelta(hours=2)
_REFUSED = ACCESS_LOST | {"invalid_refresh_token"}
_ALWAYS_DUE_MIN = 10**8
_TRIES, _PAUSE_S = 60, 0.25


class Renewing(Protocol):
    """What exchanges a token for its successor (slack_sdk's TokenRotator)."""

    def perform_bot_token_rotation(self, *, bot: Bot, minutes_before_expiration: int = ...) -> Bot | None:
        """The bot with new tokens. Raises SlackTokenRotationError, and network errors."""
        ...


class Tokens:
    """The tokens of the workspaces. Thread-safe. `on_gone` hears of a workspace whose token has ended and is not
    renewed."""

    def __init__(
        self,
        kept: StoredInstallations,
        rotator: Renewing,
        take_lease: Callable[[str], Lease | None],
        on_gone: Callable[[Installed, str], object],
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._kept = kept
        self._rotator = rotator
        self._take_lease = take_lease
        self._on_gone = on_gone
        self._now = now

    def current(self, team: str) -> Installation:
        """The workspace's installation with a token that holds. Raises SlackAccessLost where there is none,
        StoreUnavailable, and network errors where a token that has ended cannot be renewed now."""
        found = self._of(team)
        return self._renewed(team) if self._is_due(found) else found

    def _of(self, team: str) -> Installation:
        try:
            found = self._kept.get(team)
        except TokensUnreadable as error:
            logger.error("%s", error)
            raise SlackAccessLost(UNREADABLE) from error
        if found is None:
            raise SlackAccessLost(NOT_INSTALLED)
        return found

    def _is_due(self, found: Installation) -> bool:
        ends = found.about.expires_at
        return ends is not None and bool(found.refresh_token) and ends - self._now() < RENEW_BEFORE

    def _has_ended(self, found: Installation) -> bool:
        return found.about.expires_at is not None and found.about.expires_at <= self._now()

    def _renewed(self, team: str) -> Installation:
        for _ in range(_TRIES):
            lease = self._take_lease(f"candor-token-{team}")
            found = self._of(team)  # somebody else may have renewed it meanwhile
            if lease is not None:
                try:
                    return self._exchanged(found) if self._is_due(found) else found
                finally:
                    lease.release()
            if not self._has_ended(found):
                return found
            time.sleep(_PAUSE_S)
        raise TimeoutError("another process has been renewing a workspace's token for too long")

    def _exchanged(self, found: Installation) -> Installation:
        try:
            new = self._rotator.perform_bot_token_rotation(
                bot=_as_bot(found), minutes_before_expiration=_ALWAYS_DUE_MIN
            )
            if new is None or not new.bot_token or not new.bot_refresh_token or new.bot_token_expires_at is None:
                raise OSError("Slack gave no tokens in exchange")
        except SlackTokenRotationError as error:
            return self._unless_ended(found, error_code(error.api_error), error)
        except (SlackClientError, OSError, KeyError, ValueError) as error:
            return self._unless_ended(found, "", error)
        ends = datetime.fromtimestamp(new.bot_token_expires_at, UTC)
        self._kept.renewed(found, new.bot_token, new.bot_refresh_token, ends)
        logger.info("the token of the workspace %s was renewed", found.about.team)
        return self._of(found.about.team)  # as it stands in the store, where the app may have been installed anew

    def _unless_ended(self, found: Installation, code: str, error: Exception) -> Installation:
        """The old token while it holds. Raises SlackAccessLost where Slack renews it no more, OSError where it is to be
        tried again."""
        logger.warning(
            "the token of the workspace %s was not renewed: %s", found.about.team, code or redact(str(error))
        )
        if not self._has_ended(found):
            return found
        if code in _REFUSED:
            self._on_gone(found.about, code)
            raise SlackAccessLost(code) from error
        raise OSError("a workspace's token cannot be renewed now") from error


def _as_bot(found: Installation) -> Bot:
    about, ends = found.about, found.about.expires_at
    return Bot(
        team_id=about.team,
        bot_token=found.token,
        bot_id=about.bot_id,
        bot_user_id=about.bot_user,
        bot_refresh_token=found.refresh_token,
        bot_token_expires_at=None if ends is None else int(ends.timestamp()),
        installed_at=about.at.timestamp(),
    )


def rotator(client: WebClient, client_id: str, client_secret: str) -> Renewing:
    """Slack's own exchange of tokens."""
    return TokenRotator(client=client, client_id=client_id, client_secret=client_secret)
