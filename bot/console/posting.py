"""What the bot posts: checked as Slack checks it, stored, and announced to the app and the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.console import events
from bot.console.api.arguments import Arguments
from bot.console.content import APP_ID, BOT, BOT_ID, HOME_TEAM, Channel, Json
from bot.console.elements import with_ids
from bot.console.errors import ApiError
from bot.console.markup import notified
from bot.console.state import BROADCAST, UnknownNameError, WorkspaceMessage, WorkspaceState
from bot.console.validation import check_message_blocks

MAX_TEXT = 40_000
MAX_METADATA_BYTES = 8_000
_ROOT = ("type", "user", "bot_id", "text", "ts", "thread_ts", "blocks")
"""What a reply that is broadcast repeats of the message that its thread hangs on."""
Announce = Callable[[Json, Channel, str], object]
"""Send an event about a channel to the app, if it subscribes to this scope ("message", "app_mention", …)."""


@dataclass
class Content:
    """What a message says, checked. None: not given (an update keeps it), empty: removed."""

    text: str | None
    blocks: list[Json] | None
    attachments: list[Json] | None
    metadata: Json | None
    notified: list[str] = field(default_factory=list)
    unfurl_links: bool | None = None
    unfurl_media: bool | None = None

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show."""
        return not (self.text or "").strip() and not self.blocks and not self.attachments


def _checked_blocks(blocks: Any) -> list[Json] | None:
    if blocks is None:
        return None
    if not isinstance(blocks, list):
        raise ApiError("invalid_blocks_format")
    problems = check_message_blocks(blocks)
    if problems.found:
        raise ApiError("invalid_blocks", problems.answer("invalid_blocks"))
    return with_ids([dict(block) for block in blocks])


def _checked_attachments(attachments: Any) -> list[Json] | None:
    if attachments is None:
        return None
    if not isinstance(attachments, list) or not all(isinstance(entry, dict) for entry in attachments):
        raise ApiError("invalid_attachments")
    if len(attachments) > 100:
        raise ApiError("too_many_attachments")
    return [{**entry, "blocks": _checked_blocks(entry.get("blocks")) or []} for entry in attachments]


def _checked_metadata(metadata: Any) -> Json | None:
    if metadata is None:
        return None
    if metadata == {}:
        return {}
    if not isinstance(metadata, dict) or not isinstance(metadata.get("event_type"), str):
        raise ApiError("invalid_metadata_format")
    if not isinstance(metadata.get("event_payload"), dict):
        raise ApiError("invalid_metadata_schema")
    if len(json.dumps(metadata).encode()) > MAX_METADATA_BYTES:
        raise ApiError("metadata_too_large")
    return metadata


def read_content(args: Arguments) -> Content:
    """A message's content as the bot sent it. Raises ApiError in Slack's words."""
    text = args.values.get("text")
    markdown = args.optional("markdown_text")
    blocks = args.data("blocks", "invalid_blocks_format")
    if markdown is not None:
        if text or blocks:
            raise ApiError("markdown_text_conflict")
        blocks, text = [{"type": "markdown", "text": markdown}], markdown
    if text is not None and len(str(text)) > MAX_TEXT:
        raise ApiError("msg_too_long")
    content = Content(
        None if text is None else str(text),
        _checked_blocks(blocks),
        _checked_attachments(args.data("attachments", "invalid_attachments")),
        _checked_metadata(args.data("metadata", "invalid_metadata_format")),
        unfurl_links=args.flag("unfurl_links"),
        unfurl_media=args.flag("unfurl_media"),
    )
    names = args.flag("link_names") is True or args.optional("parse") == "full"
    content.notified = notified(content.text or "", content.blocks or [], content.attachments or [], names)
    return content


class Posting:
    """Stores the bot's messages and announces them."""

    def __init__(self, state: WorkspaceState, announce: Announce) -> None:
        self._state = state
        self._announce = announce

    def place(self, args: Arguments, name: str = "channel") -> Channel:
        """The channel that a call names by id, name or person. Raises ApiError."""
        wanted = args.text(name, "")
        try:
            if wanted in self._state.users:
                return self._state.direct_channel(wanted)
            channel = self._state.channel(wanted)
        except UnknownNameError:
            raise ApiError("channel_not_found") from None
        if BOT.id not in channel.members:
            raise ApiError("not_in_channel")
        return channel

    def own_message(self, channel: Channel, ts: str, refusal: str) -> WorkspaceMessage:
        """A message of the bot. Raises ApiError message_not_found, or `refusal` for somebody else's."""
        try:
            message = self._state.message(channel.id, ts)
        except UnknownNameError:
            raise ApiError("message_not_found") from None
        if message.body.get("bot_id") != BOT_ID or message.ephemeral_to is not None:
            raise ApiError(refusal)
        return message

    def post(
        self,
        channel: Channel,
        content: Content,
        thread_ts: str | None = None,
        *,
        ephemeral_to: str | None = None,
        extra: Json | None = None,
        broadcast: bool = False,
    ) -> WorkspaceMessage:
        """Store a new message of the bot; a reply that is `broadcast` stands in its channel too. Raises ApiError
        no_text, is_archived, thread_not_found."""
        if content.is_empty and not extra:
            raise ApiError("no_text")
        if channel.is_archived:
            raise ApiError("is_archived")
        with self._state.lock:
            if thread_ts is not None:
                thread_ts = self._thread(channel, thread_ts)
            body: Json = {
                "type": "message",
                "user": BOT.id,
                "bot_id": BOT_ID,
                "app_id": APP_ID,
                "team": HOME_TEAM.id,
                "ts": self._state.new_ts(),
                "text": content.text or "",
                "bot_profile": {
                    "id": BOT_ID,
                    "app_id": APP_ID,
                    "name": BOT.real_name,
                    "team_id": HOME_TEAM.id,
                },
                **(extra or {}),
            }
            optional = {
                "blocks": content.blocks,
                "attachments": content.attachments,
                "metadata": content.metadata,
            }
            body |= {name: value for name, value in optional.items() if value}
            body |= {"thread_ts": thread_ts} if thread_ts else {}
            if broadcast and thread_ts:  # without a thread Slack passes over it
                root = self._state.message(channel.id, thread_ts).body
                body |= {"subtype": BROADCAST, "root": {name: root[name] for name in _ROOT if name in root}}
            message = WorkspaceMessage(
                channel.id, body, ephemeral_to, content.notified, content.unfurl_links, content.unfurl_media
            )
            self._state.add_message(message)
            self._state.set_status(channel.id, thread_ts or "", None)  # an answer ends the status line
            if ephemeral_to is None:
                self._announce(events.message_posted(message, channel, BOT), channel, "message")
            return message

    def _thread(self, channel: Channel, thread_ts: str) -> str:
        try:
            parent = self._state.message(channel.id, thread_ts)
        except UnknownNameError:
            raise ApiError("thread_not_found") from None
        return parent.thread_ts or parent.ts

    def edit(self, message: WorkspaceMessage, content: Content) -> None:
        """Change a message as chat.update does: a text without blocks removes the blocks. Raises ApiError."""
        if content.text is None and content.blocks is None and content.attachments is None:
            raise ApiError("no_text")
        with self._state.lock:
            before = dict(message.body)
            if content.text is not None:
                message.body["text"] = content.text
                message.body["edited"] = {"user": BOT.id, "ts": self._state.new_ts()}
            if content.text is not None or content.blocks is not None:
                message.body["blocks"] = content.blocks or []
            if content.attachments is not None:
                message.body["attachments"] = content.attachments
            if content.metadata is not None:
                message.body["metadata"] = content.metadata
            for name in ("blocks", "attachments", "metadata"):
                if not message.body.get(name):
                    message.body.pop(name, None)
            message.notified = list(dict.fromkeys([*message.notified, *content.notified]))
            self._state.touch_message(message)
            channel = self._state.channels[message.channel]
            if message.ephemeral_to is None:
                changed = events.message_changed(self._state, message, before, channel)
                self._announce(changed, channel, "message")

    def delete(self, message: WorkspaceMessage) -> None:
        """Remove a message."""
        with self._state.lock:
            self._state.remove_message(message)
            channel = self._state.channels[message.channel]
            if message.ephemeral_to is None:
                self._announce(events.message_deleted(self._state, message, channel), channel, "message")
