"""A workspace's voice: with its token as it is now, and lost alone where Slack takes that away."""

from __future__ import annotations

import logging
from collections.abc import Callable

from slack_sdk import WebClient
from slack_sdk.errors import SlackApiError, SlackClientError

from adapters.store.teams.installations import Installed
from bot.redaction import redact
from bot.slack.installing.tokens import NOT_INSTALLED, Tokens
from bot.slack.voice import ACCESS_LOST, SlackAccessLost, Voice, error_code

logger = logging.getLogger(__name__)


class TeamVoice(Voice):
    """Posts with the token of one workspace. `on_gone` hears once that Slack does not take it any more."""

    def __init__(
        self, client: WebClient, about: Installed, tokens: Tokens, on_gone: Callable[[Installed, str], object]
    ) -> None:
        super().__init__(client)
        self._about = about
        self._tokens = tokens
        self._on_gone = on_gone

    def _ready(self) -> WebClient:
        client = super()._ready()
        client.token = self._tokens.current(self._about.team).token
        return client

    def lose_access(self, code: str) -> None:
        """Stop calling Slack in this workspace, unless the token as it is now is accepted: what was refused may have
        been the one before it."""
        if self._is_accepted():
            logger.warning(
                "a token of the workspace %s was refused (%s), and the one now is not", self._about.team, code
            )
            return
        with self._lock:
            first, self._lost = not self._lost, code
        if first:
            self._on_gone(self._about, code)

    def _is_accepted(self) -> bool:
        """Whether Slack takes the token; also where that cannot be told now: nothing is deleted for a network that is
        down."""
        try:
            self.client.auth_test(token=self._tokens.current(self._about.team).token)
        except SlackAccessLost as error:
            return str(error) != NOT_INSTALLED
        except SlackApiError as error:
            return error_code(error) not in ACCESS_LOST
        except (SlackClientError, OSError) as error:
            logger.warning("not known whether a token is accepted: %s", redact(str(error)))
        return True
