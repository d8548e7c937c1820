"""Who and what is in the local workspace: its team, its people, its channels.

The content is fixed, so that tests can name people (`"ada"`) and channels (`"#data"`) and a restart finds
the same ones again. Ada is a workspace admin, Ben a member. With `slack_connect=True` there is also Cleo, who
belongs to another team and shares one channel, as people in Slack Connect do.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]
"""One JSON object of the wire protocol."""


@dataclass(frozen=True)
class Team:
    """A workspace: its id, its shown name and its domain."""

    id: str
    name: str
    domain: str


@dataclass(frozen=True)
class User:
    """A person or the bot; `color` is what the page paints the avatar with."""

    id: str
    name: str
    real_name: str
    team: Team
    color: str
    is_admin: bool = False
    is_bot: bool = False
    is_deleted: bool = False

    def as_json(self) -> Json:
        """The user object of users.info."""
        return {
            "id": self.id,
            "team_id": self.team.id,
            "name": self.name,
            "deleted": self.is_deleted,
            "real_name": self.real_name,
            "tz": "Europe/London",
            "tz_label": "Greenwich Mean Time",
            "tz_offset": 0,
            "locale": "en-GB",
            "is_admin": self.is_admin,
            "is_owner": self.is_admin,
            "is_primary_owner": self.is_admin,
            "is_restricted": False,
            "is_ultra_restricted": False,
            "is_bot": self.is_bot,
            "is_app_user": False,
            "is_stranger": self.team.id != HOME_TEAM.id,
            "profile": {
                "real_name": self.real_name,
                "display_name": self.name,
                "real_name_normalized": self.real_name,
                "display_name_normalized": self.name,
                "team": self.team.id,
            },
        }


@dataclass
class Channel:
    """A channel or a direct message between one person and the bot."""

    id: str
    name: str
    topic: str = ""
    members: list[str] = field(default_factory=list)
    is_direct: bool = False
    is_shared: bool = False
    is_archived: bool = False

    def as_json(self, bot_user_id: str) -> Json:
        """The channel object of conversations.info."""
        if self.is_direct:
            person = next(member for member in self.members if member != bot_user_id)
            return {"id": self.id, "is_im": True, "is_archived": False, "user": person, "created": 1700000000}
        return {
            "id": self.id,
            "name": self.name,
            "name_normalized": self.name,
            "is_channel": True,
            "is_group": False,
            "is_im": False,
            "is_mpim": False,
            "is_private": False,
            "is_archived": self.is_archived,
            "is_general": self.name == "general",
            "is_shared": self.is_shared,
            "is_ext_shared": self.is_shared,
            "is_member": bot_user_id in self.members,
            "created": 1700000000,
            "creator": ADA.id,
            "topic": {"value": self.topic, "creator": ADA.id, "last_set": 1700000000},
            "purpose": {"value": self.topic, "creator": ADA.id, "last_set": 1700000000},
            "num_members": len(self.members),
        }


HOME_TEAM = Team("T0LOCAL001", "Local workspace", "local-workspace")
PARTNER_TEAM = Team("T0PARTNER1", "Partner company", "partner")
APP_ID = "A0CANDOR01"
BOT_ID = "B0CANDOR01"

BOT = User("U0CANDOR01", "candor", "Candor", HOME_TEAM, "#0f766e", is_bot=True)
ADA = User("U0ADA00001", "ada", "Ada Okafor", HOME_TEAM, "#b45309", is_admin=True)
BEN = User("U0BEN00001", "ben", "Ben Lindqvist", HOME_TEAM, "#4f46e5")
CLEO = User("U0CLEO0001", "cleo", "Cleo Marsh", PARTNER_TEAM, "#be185d")


def default_users(slack_connect: bool) -> list[User]:
    """The bot and the people, the bot first."""
    return [BOT, ADA, BEN, *([CLEO] if slack_connect else [])]


def default_channels(users: list[User], slack_connect: bool) -> list[Channel]:
    """#data, #general, the shared channel if asked for, and one direct message for each person."""
    home = [user.id for user in users if user.team == HOME_TEAM]
    channels = [
        Channel("C0DATA0001", "data", "Ask the data a question", list(home)),
        Channel("C0GENERAL1", "general", "Everything else", list(home)),
    ]
    if slack_connect:
        everyone = [user.id for user in users]
        channels.append(Channel("C0PARTNER1", "partners", "Shared with a partner", everyone, is_shared=True))
    for user in users:
        if not user.is_bot:
            members = [user.id, BOT.id]
            channels.append(Channel("D" + user.id[1:], user.name, members=members, is_direct=True))
    return channels
