"""What a person's page may see: a whole picture at the start, then single changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.console.content import APP_ID, BOT, HOME_TEAM, Json
from bot.console.state import WorkspaceMessage

if TYPE_CHECKING:
    from bot.console.participation import Participation

_COMMANDS = [{"name": "/ask", "hint": "your question", "what": "Ask the data a question, answered to you"}]


def _sees(message: WorkspaceMessage, user: str) -> bool:
    return message.ephemeral_to in (None, user)


def snapshot(workspace: Participation, user: str) -> Json:
    """Everything that a person's page shows at the start."""
    state = workspace.state
    channels = [channel for channel in state.channels.values() if user in channel.members]
    mine = {channel.id for channel in channels}
    messages = [
        message.as_json() for channel in mine for message in state.messages[channel].values() if _sees(message, user)
    ]
    return {
        "type": "snapshot",
        "me": user,
        "team": HOME_TEAM.name,
        "bot": {"id": BOT.id, "app_id": APP_ID},
        "commands": _COMMANDS,
        "suggestions": list(workspace.suggestions),
        "users": [
            {
                "id": u.id,
                "name": u.name,
                "real_name": u.real_name,
                "is_bot": u.is_bot,
                "is_admin": u.is_admin,
                "color": u.color,
                "team": u.team.name,
            }
            for u in state.users.values()
        ],
        "channels": [
            {
                "id": c.id,
                "name": c.name,
                "topic": c.topic,
                "is_direct": c.is_direct,
                "is_shared": c.is_shared,
                "members": c.members,
            }
            for c in channels
        ],
        "messages": sorted(messages, key=lambda message: str(message["ts"])),
        "statuses": [
            {"channel": channel, "thread_ts": ts, "text": s.text, "loading_messages": s.loading_messages}
            for (channel, ts), s in state.statuses.items()
            if channel in mine
        ],
        "prompts": [
            {"channel": channel, "thread_ts": ts, **shown}
            for (channel, ts), shown in state.suggested_prompts.items()
            if channel in mine
        ],
        "home": state.homes.get(user),
        "modals": state.modals.get(user, []),
    }


def visible_to(workspace: Participation, user: str, change: Json) -> bool:
    """Whether a change is this person's to see."""
    if "user" in change:
        return bool(change["user"] == user)
    message = change.get("message")
    if isinstance(message, dict) and message.get("ephemeral_to") not in (None, user):
        return False
    channel = workspace.state.channels.get(str(change.get("channel")))
    return channel is not None and user in channel.members
