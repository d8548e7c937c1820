"""Whether Slack lets the bot in, and what is said when it does not, or no longer."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from reliability.errors import CandorError

if TYPE_CHECKING:
    from slack_sdk import WebClient


class SlackUnavailable(CandorError):
    """Slack cannot be reached, or does not accept a token."""


class AccessLost:
    """Whether Slack took the bot's access away, and the sentence that says so."""

    def __init__(self) -> None:
        self.happened = threading.Event()
        self.sentence = ""

    def report(self, sentence: str) -> None:
        """Note it down, once."""
        self.sentence = sentence
        self.happened.set()


def check_access(client: WebClient) -> str:
    """The workspace's name, as Slack tells the owner of a bot token. Raises SlackUnavailable."""
    from slack_sdk.errors import SlackApiError, SlackClientError

    try:
        return str(client.auth_test().get("team", ""))
    except SlackApiError as error:
        raise SlackUnavailable(f"Slack does not accept SLACK_BOT_TOKEN ({error_code(error)}).") from error
    except (SlackClientError, OSError) as error:
        raise SlackUnavailable(f"Slack cannot be reached at {client.base_url}.") from error


def error_code(error: Exception) -> str:
    """Slack's short name of an error, or what kind of failure it was."""
    from slack_sdk.errors import SlackApiError

    if isinstance(error, SlackApiError):
        return str(error.response.get("error", ""))
    return type(error).__name__
