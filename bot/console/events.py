"""Events API payloads in the shape that Slack sends them."""

from __future__ import annotations

import time

from bot.console.content import APP_ID, BOT, HOME_TEAM, Channel, Json, User
from bot.console.state import WorkspaceMessage, WorkspaceState

_HIDDEN_FROM_EVENTS = ("reply_count", "reply_users", "reply_users_count", "latest_reply", "metadata")


def callback(event: Json, channel: Channel | None = None) -> Json:
    """Wrap an event as Slack does: team, event_id, event_time, authorizations."""
    return {
        "token": "local-verification-token",
        "team_id": HOME_TEAM.id,
        "context_team_id": HOME_TEAM.id,
        "context_enterprise_id": None,
        "api_app_id": APP_ID,
        "event": event,
        "type": "event_callback",
        "event_id": WorkspaceState.new_id("Ev"),
        "event_time": int(time.time()),
        "authorizations": [
            {
                "enterprise_id": None,
                "team_id": HOME_TEAM.id,
                "user_id": BOT.id,
                "is_bot": True,
                "is_enterprise_install": False,
            }
        ],
        "is_ext_shared_channel": channel.is_shared if channel else False,
        "event_context": WorkspaceState.new_id("4-ev"),
    }


def channel_type(channel: Channel) -> str:
    """Slack's name for the kind of channel."""
    return "im" if channel.is_direct else "channel"


def _visible(message: WorkspaceMessage) -> Json:
    body = {name: value for name, value in message.body.items() if name not in _HIDDEN_FROM_EVENTS}
    if "thread_ts" in body and body["thread_ts"] == body["ts"]:
        del body["thread_ts"]  # a parent is no reply
    return body


def message_posted(message: WorkspaceMessage, channel: Channel, author: User) -> Json:
    """The message event of a new message."""
    event = {**_visible(message), "channel": channel.id, "event_ts": message.ts}
    event["channel_type"] = channel_type(channel)
    return _with_home_team(event, channel, author)


def app_mention(message: WorkspaceMessage, channel: Channel, author: User) -> Json:
    """The app_mention event of a message that mentions the bot; it carries no channel_type."""
    event = {**_visible(message), "type": "app_mention", "channel": channel.id, "event_ts": message.ts}
    return _with_home_team(event, channel, author)


def _with_home_team(event: Json, channel: Channel, author: User) -> Json:
    if channel.is_shared:
        event.update(user_team=author.team.id, source_team=author.team.id)
    return event


def message_changed(state: WorkspaceState, message: WorkspaceMessage, previous: Json, channel: Channel) -> Json:
    """The message event of an edited message."""
    now = state.new_ts()
    return {
        "type": "message",
        "subtype": "message_changed",
        "message": _visible(message),
        "previous_message": previous,
        "channel": channel.id,
        "hidden": True,
        "ts": now,
        "event_ts": now,
        "channel_type": channel_type(channel),
    }


def message_deleted(state: WorkspaceState, message: WorkspaceMessage, channel: Channel) -> Json:
    """The message event of a deleted message."""
    now = state.new_ts()
    return {
        "type": "message",
        "subtype": "message_deleted",
        "previous_message": _visible(message),
        "channel": channel.id,
        "hidden": True,
        "deleted_ts": message.ts,
        "ts": now,
        "event_ts": now,
        "channel_type": channel_type(channel),
    }


def app_home_opened(state: WorkspaceState, user: User, tab: str) -> Json:
    """The app_home_opened event; tab is "home" or "messages"."""
    event = {
        "type": "app_home_opened",
        "user": user.id,
        "channel": state.direct_channel(user.id).id,
        "tab": tab,
        "event_ts": state.new_ts(),
    }
    view = state.homes.get(user.id)
    return {**event, "view": view} if view is not None and tab == "home" else event


def member_joined(state: WorkspaceState, user: User, channel: Channel) -> Json:
    """The member_joined_channel event."""
    return {
        "type": "member_joined_channel",
        "user": user.id,
        "channel": channel.id,
        "channel_type": "C",
        "team": user.team.id,
        "event_ts": state.new_ts(),
    }


def reaction(state: WorkspaceState, user: User, message: WorkspaceMessage, name: str, *, added: bool) -> Json:
    """The reaction_added or reaction_removed event."""
    return {
        "type": "reaction_added" if added else "reaction_removed",
        "user": user.id,
        "reaction": name,
        "item": {"type": "message", "channel": message.channel, "ts": message.ts},
        "item_user": message.body.get("user"),
        "event_ts": state.new_ts(),
    }
