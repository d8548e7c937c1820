"""What kind of place a channel is, and who is in it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from slack_sdk.errors import SlackApiError, SlackClientError

from bot.redaction import redact
from bot.slack.may import Where
from bot.slack.voice import SlackAccessLost, Voice, error_code
from bot.wording.kept import scheduling

logger = logging.getLogger(__name__)

_PAGE, _PAGES = 1_000, 20
_KEPT = 2_000
_NOT_IN = frozenset({"channel_not_found", "not_in_channel"})
"""A private channel that Candor is not in is none to it."""


class Places:
    """Looks channels up (conversations.info, conversations.members) and remembers them for a minute.

    What Slack does not tell, for want of a permission or of an answer, is unknown: never "public", never "member".
    """

    def __init__(self, voice: Voice, *, keep_s: float = 60.0, now: Callable[[], float] = time.monotonic) -> None:
        self._voice = voice
        self._keep_s = keep_s
        self._now = now
        self._kinds: dict[str, tuple[float, Where]] = {}
        self._members: dict[str, tuple[float, frozenset[str]]] = {}

    def where(self, channel: str) -> Where:
        """What kind of place a channel is. Direct messages with Candor are known by their id."""
        if channel.startswith("D"):
            return Where.DIRECT
        known = self._kinds.get(channel)
        if known is not None and known[0] > self._now():
            return known[1]
        shown = self._look("conversations.info", channel=channel).get("channel")
        kind = _kind(shown) if isinstance(shown, dict) else Where.UNKNOWN
        if kind is not Where.UNKNOWN:
            self._keep(self._kinds, channel, kind)
        return kind

    def holds(self, channel: str, person: str) -> bool | None:
        """Whether a person is in a channel; None where Slack does not tell, or has too many to read."""
        known = self._members.get(channel)
        if known is not None and known[0] > self._now():
            return person in known[1]
        members: set[str] = set()
        cursor = ""
        for _ in range(_PAGES):
            more = {"cursor": cursor} if cursor else {}
            page = self._look("conversations.members", channel=channel, limit=_PAGE, **more)
            if "members" not in page:
                return None
            members.update(str(one) for one in page["members"])
            cursor = str((page.get("response_metadata") or {}).get("next_cursor") or "")
            if not cursor:
                self._keep(self._members, channel, frozenset(members))
                return person in members
        return True if person in members else None

    def closed(self, channel: str) -> str:
        """Why Candor can say nothing in a channel any more, in plain words; "" where it can, or Slack does not tell.
        Asked of Slack each time."""
        try:
            found = self._voice.look("conversations.info", channel=channel).get("channel") or {}
        except SlackApiError as error:
            return scheduling.CHANNEL_GONE if error_code(error) in _NOT_IN else ""
        except (SlackAccessLost, SlackClientError, OSError) as error:
            logger.warning("not known whether a channel is open: %s", redact(str(error)))
            return ""
        if found.get("is_archived"):
            return scheduling.CHANNEL_ARCHIVED
        return scheduling.CHANNEL_GONE if found.get("is_member") is False and not found.get("is_im") else ""

    def _keep(self, kept: dict[str, tuple[float, Any]], channel: str, value: object) -> None:
        if len(kept) > _KEPT:
            kept.clear()
        kept[channel] = (self._now() + self._keep_s, value)

    def _look(self, method: str, **arguments: Any) -> dict[str, Any]:
        """What Slack tells; nothing where it does not."""
        try:
            return self._voice.look(method, **arguments)
        except (SlackAccessLost, SlackClientError, OSError) as error:
            logger.warning("not known what place it is: %s", redact(str(error)))
            return {}


def _kind(channel: dict[str, Any]) -> Where:
    """The kind of a channel object; what does not say that it is public is not."""
    if channel.get("is_im"):
        return Where.DIRECT
    if channel.get("is_private") or channel.get("is_mpim") or channel.get("is_group"):
        return Where.PRIVATE
    return Where.PUBLIC if channel.get("is_channel") and channel.get("is_private") is False else Where.UNKNOWN
