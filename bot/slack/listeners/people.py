"""Who people are in the workspace: admins, guests, members of another one."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from slack_sdk.errors import SlackApiError

from bot.slack.voice import Voice, error_code


@dataclass(frozen=True, slots=True)
class Person:
    """What matters of a person's account."""

    id: str
    is_admin: bool = False
    is_guest: bool = False  # restricted accounts and people of other workspaces
    is_gone: bool = False  # deactivated
    is_stranger: bool = False  # of another workspace, as in Slack Connect
    is_known: bool = True  # False where Slack says that there is no such account
    team: str = ""
    zone: str = ""  # the name of their time zone, as Slack tells it

    def is_outsider(self, allowed_teams: frozenset[str]) -> bool:
        """Whether they are of another workspace whose people are not answered."""
        return self.is_stranger and self.team not in allowed_teams


class People:
    """Looks people up (users.info) and remembers them for a few minutes. Rights come from here, never
    from what somebody writes."""

    def __init__(
        self,
        voice: Voice,
        admins: frozenset[str] = frozenset(),
        *,
        keep_s: float = 300.0,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._voice = voice
        self._admins = admins
        self._keep_s = keep_s
        self._now = now
        self._known: dict[str, tuple[float, Person]] = {}

    def person(self, person_id: str, *, fresh: bool = False) -> Person:
        """The person, `fresh` from Slack where a few minutes matter. Where Slack does not tell (no right to ask), an
        ordinary member or a configured admin.

        Raises what Slack or the network raises otherwise.
        """
        known = self._known.get(person_id)
        if known is not None and known[0] > self._now() and not fresh:
            return known[1]
        person = self._look_up(person_id)
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[person_id] = (self._now() + self._keep_s, person)
        return person

    def is_here(self, person_id: str, allowed_teams: frozenset[str] = frozenset()) -> bool:
        """Whether the account still exists and is one that is answered, asked of Slack now. Raises what Slack or the
        network raises."""
        person = self.person(person_id, fresh=True)
        return person.is_known and not (person.is_gone or person.is_outsider(allowed_teams))

    def all_admins(self, limit: int = 20) -> tuple[str, ...]:
        """Whom to tell what admins should know: those of the settings, or where it names none, the workspace's
        admins and owners, at most `limit`. Raises what Slack or the network raises."""
        if self._admins:
            return tuple(sorted(self._admins))
        found: list[str] = []
        cursor = ""
        while len(found) < limit:
            page = self._voice.look("users.list", limit=200, **({"cursor": cursor} if cursor else {}))
            found += [
                str(user["id"])
                for user in page.get("members", ())
                if (user.get("is_admin") or user.get("is_owner"))
                and not (user.get("deleted") or user.get("is_bot") or user.get("is_stranger"))
            ]
            cursor = str((page.get("response_metadata") or {}).get("next_cursor") or "")
            if not cursor:
                break
        return tuple(found[:limit])

    def of_group(self, group: str, team: str = "") -> frozenset[str]:
        """The people of a workspace's user group, by its id. Raises what Slack or the network raises."""
        at = {"team_id": team} if team else {}
        return frozenset(
            str(each) for each in self._voice.look("usergroups.users.list", usergroup=group, **at)["users"]
        )

    def _look_up(self, person_id: str) -> Person:
        listed = person_id in self._admins
        try:
            user: dict[str, Any] = self._voice.look("users.info", user=person_id)["user"]
        except SlackApiError as error:
            if error_code(error) in ("missing_scope", "user_not_found", "user_not_visible"):
                code = error_code(error)
                return Person(
                    person_id,
                    is_admin=listed,
                    is_guest=code != "missing_scope",
                    is_known=code != "user_not_found",
                )
            raise
        guest = any(user.get(name) for name in ("is_restricted", "is_ultra_restricted", "is_stranger", "is_bot"))
        gone = bool(user.get("deleted"))
        admin = not gone and not guest and (listed or bool(user.get("is_admin") or user.get("is_owner")))
        stranger, team = bool(user.get("is_stranger")), str(user.get("team_id") or "")
        zone = str(user.get("tz") or "")
        return Person(
            person_id, is_admin=admin, is_guest=guest, is_gone=gone, is_stranger=stranger, team=team, zone=zone
        )
