"""Which workspace a delivery is for: each has a Bolt app of its own, with its own voice, people and memory.

So a listener knows one workspace and no other, and what Slack delivers for one never meets what belongs to another. An
app is built when something first comes for its workspace, and anew when it was installed anew, whichever process did
that.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from slack_bolt import App, BoltRequest, BoltResponse

from adapters.store.store import Store
from adapters.store.teams.installations import Installed
from bot.redaction import redact
from bot.slack.installing.seats import Seat
from bot.slack.installing.tokens import NOT_INSTALLED
from bot.slack.voice import SlackAccessLost
from bot.wording import installing
from reliability.errors import CandorError

logger = logging.getLogger(__name__)

_GONE = ("app_uninstalled", "tokens_revoked")


@dataclass(frozen=True)
class InstalledWorkspace:
    """An installed workspace: its seat, and the app that hears what is said there."""

    about: Installed
    seat: Seat
    app: App


class Workspaces:
    """The installed workspaces; takes deliveries as a Bolt app does. Thread-safe.

    `allowed` are those that may: one that no longer may is heard and spoken to no more, whatever is kept of it.
    """

    def __init__(
        self, store: Store, allowed: Collection[str], build: Callable[[Installed], InstalledWorkspace]
    ) -> None:
        self._store = store
        self._allowed = frozenset(allowed)
        self._build = build
        self._open: dict[str, InstalledWorkspace] = {}
        self._lock = threading.Lock()

    def of(self, team: str) -> InstalledWorkspace:
        """The workspace of that team id. Raises SlackAccessLost where it has not installed the app or no longer may,
        StoreUnavailable."""
        about = self._store.installed.get(team) if team in self._allowed else None
        with self._lock:
            if about is None:
                self._open.pop(team, None)
                raise SlackAccessLost(NOT_INSTALLED)
            known = self._open.get(team)
            if known is None or known.about.at != about.at or known.seat.voice.access_lost:
                known = self._open[team] = self._build(about)
            return known

    def seat(self, team: str) -> Seat:
        """What Candor says with in a workspace. Raises as `of`."""
        return self.of(team).seat

    def all(self) -> list[InstalledWorkspace]:
        """Every workspace that has installed the app. Raises StoreUnavailable."""
        found = []
        for about in self._store.installed.all():
            try:
                found.append(self.of(about.team))
            except SlackAccessLost:  # just gone
                continue
        return found

    def forget(self, about: Installed, why: str) -> bool:
        """Delete a workspace's tokens, and pause what it has asked again by schedule; not where it was installed anew
        since. Raises StoreUnavailable."""
        now = self._store.installed.get(about.team)
        if now is None or now.at != about.at:
            return False
        # First: whoever is told again, since the store went away in between, finds the installation still there.
        self._store.of(about.team).schedules.pause_all(installing.UNINSTALLED)
        gone = self._store.installed.forget(about.team, "slack", why, made_at=about.at)
        if gone:
            logger.warning("%s", installing.workspace_gone(about.team, why))
        with self._lock:
            self._open.pop(about.team, None)
        return gone

    def dispatch(self, request: BoltRequest, /) -> BoltResponse:
        """Hand a delivery to the app of its workspace. What is for none that is installed is acknowledged: nobody here
        may answer it. Where the store is away Slack is asked to deliver again."""
        body = request.body
        if body.get("type") == "url_verification":
            return BoltResponse(status=200, body={"challenge": body.get("challenge")})
        try:
            about = self._addressed(body)
            if about is not None and _tells_of_the_end(body):
                return self._end(about, body)
            workspace = self.of(about.team if about is not None else "")
        except SlackAccessLost:
            if "ssl_check" not in body:
                logger.warning("a delivery for a workspace that has not installed Candor: %s", teams_of(body)[:3])
            return BoltResponse(status=200, body="")
        except CandorError as error:
            logger.warning("a delivery waits for the store: %s", redact(str(error)))
            return BoltResponse(status=503, body="")
        return workspace.app.dispatch(request)

    def _addressed(self, body: dict[str, Any]) -> Installed | None:
        for team in teams_of(body):
            about = self._store.installed.get(team)
            if about is not None:
                return about
        return None

    def _end(self, about: Installed, body: dict[str, Any]) -> BoltResponse:
        """The app was removed, or its token revoked. An event from before the app was installed anew, which Slack
        delivers late, ends nothing."""
        event, at = body["event"], body.get("event_time")
        late = isinstance(at, int) and at < int(about.at.timestamp())
        tokens = event.get("tokens")
        of_people = event["type"] == "tokens_revoked" and isinstance(tokens, dict) and not tokens.get("bot")
        if not late and not of_people:
            self.forget(about, str(event["type"]))
        return BoltResponse(status=200, body="")


def teams_of(body: dict[str, Any]) -> list[str]:
    """Workspaces that a delivery may be for, the likeliest first: in channels that several share, Slack names more than
    one.

    >>> teams_of({"team_id": "T2", "authorizations": [{"team_id": "T1"}]})
    ['T1', 'T2']
    """
    found: list[object] = [(body.get("view") or {}).get("app_installed_team_id"), body.get("app_installed_team_id")]
    found += [each.get("team_id") for each in body.get("authorizations") or () if isinstance(each, dict)]
    message, team = body.get("message") or {}, body.get("team") or ""
    found.append(message.get("team"))
    found += [team.get("id") if isinstance(team, dict) else team, body.get("team_id")]
    return list(dict.fromkeys(str(one) for one in found if one and isinstance(one, str)))


def _tells_of_the_end(body: dict[str, Any]) -> bool:
    event = body.get("event")
    return isinstance(event, dict) and body.get("type") == "event_callback" and event.get("type") in _GONE
