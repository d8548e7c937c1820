"""Interaction payloads in the shape that Slack sends them: block_actions, view_submission, commands."""

from __future__ import annotations

from typing import Any

from bot.console.content import APP_ID, Channel, Json, Team, User
from bot.console.elements import Entered, action, elements_of, state_values
from bot.console.state import UnknownNameError, WorkspaceMessage


def _person(user: User) -> Json:
    return {"id": user.id, "username": user.name, "name": user.name, "team_id": user.team.id}


def _team(team: Team) -> Json:
    return {"id": team.id, "domain": team.domain}


def _envelope(kind: str, user: User, trigger_id: str) -> Json:
    return {
        "type": kind,
        "user": _person(user),
        "api_app_id": APP_ID,
        "token": "local-verification-token",
        "trigger_id": trigger_id,
        "team": _team(user.team),
        "enterprise": None,
        "is_enterprise_install": False,
    }


def find_element(blocks: list[Json], action_id: str, block_id: str | None, value: Any) -> tuple[Json, Json]:
    """The block and element with this action_id. Buttons that share it are told apart by block or value.

    Raises UnknownNameError when there is none.
    """
    found = [
        (block, element)
        for block, element in elements_of(blocks)
        if element.get("action_id") == action_id and block_id in (None, block["block_id"])
    ]
    if value is not None and len(found) > 1:
        found = [(block, element) for block, element in found if element.get("value") in (None, value)]
    if not found:
        there = sorted({str(element.get("action_id")) for _, element in elements_of(blocks)})
        raise UnknownNameError(f"nothing to press has the action_id {action_id!r} here; there are {there}")
    return found[0]


def message_action(
    user: User,
    message: WorkspaceMessage,
    channel: Channel,
    pressed: tuple[Json, Json],
    value: Any,
    *,
    tickets: tuple[str, str],
    ts: str,
    entered: Entered | None = None,
) -> Json:
    """A block_actions payload for a message; tickets are the trigger id and the response URL."""
    trigger_id, response_url = tickets
    container = {
        "type": "message",
        "message_ts": message.ts,
        "channel_id": channel.id,
        "is_ephemeral": message.ephemeral_to is not None,
    }
    if message.thread_ts is not None:
        container["thread_ts"] = message.thread_ts
    payload = {
        **_envelope("block_actions", user, trigger_id),
        "container": container,
        "channel": {"id": channel.id, "name": "directmessage" if channel.is_direct else channel.name},
        "state": {"values": state_values(message.body.get("blocks") or [], entered)},
        "response_url": response_url,
        "actions": [action(*pressed, value, ts)],
    }
    if message.ephemeral_to is None:  # as in Slack, a private message is not repeated
        payload["message"] = dict(message.body)
    return payload


def view_action(user: User, view: Json, pressed: tuple[Json, Json], value: Any, trigger_id: str, ts: str) -> Json:
    """A block_actions payload for a modal or App Home; it carries the view with its current state."""
    return {
        **_envelope("block_actions", user, trigger_id),
        "container": {"type": "view", "view_id": view["id"]},
        "view": view,
        "actions": [action(*pressed, value, ts)],
    }


def view_submission(user: User, view: Json, trigger_id: str) -> Json:
    """A view_submission payload."""
    return {**_envelope("view_submission", user, trigger_id), "view": view, "response_urls": []}


def view_closed(user: User, view: Json, *, is_cleared: bool) -> Json:
    """A view_closed payload; it has no trigger."""
    payload = {**_envelope("view_closed", user, ""), "view": view, "is_cleared": is_cleared}
    del payload["trigger_id"]
    return payload


def slash_command(user: User, channel: Channel, command: str, text: str, trigger_id: str, response_url: str) -> Json:
    """A slash command's form fields."""
    return {
        "token": "local-verification-token",
        "team_id": user.team.id,
        "team_domain": user.team.domain,
        "channel_id": channel.id,
        "channel_name": "directmessage" if channel.is_direct else channel.name,
        "user_id": user.id,
        "user_name": user.name,
        "command": command,
        "text": text,
        "api_app_id": APP_ID,
        "is_enterprise_install": "false",
        "response_url": response_url,
        "trigger_id": trigger_id,
    }
