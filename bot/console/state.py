"""What the local workspace knows: messages, files, views, statuses, and who wants to hear of a change.

Everything is in memory, guarded by one re-entrant lock: the server's thread and a test's thread both read and
write it. Whoever changes something calls `changed`, which wakes waiting tests and tells the open pages.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.console.content import Channel, Json, User, default_channels, default_users

BROADCAST = "thread_broadcast"
"""The subtype of a reply that stands in its channel too."""


class UnknownNameError(LookupError):
    """No person, channel, message or view in the workspace has this name."""


@dataclass
class WorkspaceMessage:
    """One stored message: `body` is what Slack's API shows; the rest is what only the workspace knows.

    `notified` lists whom the message's markup notifies ("!channel", "!here", a user id); tests assert that it
    is empty. `ephemeral_to` names the only person who sees the message, if it is private to one.
    """

    channel: str
    body: Json
    ephemeral_to: str | None = None
    notified: list[str] = field(default_factory=list)
    unfurl_links: bool | None = None
    unfurl_media: bool | None = None

    @property
    def ts(self) -> str:
        """The message's id in its channel."""
        return str(self.body["ts"])

    @property
    def thread_ts(self) -> str | None:
        """The thread that the message belongs to, None outside threads."""
        thread = self.body.get("thread_ts")
        return None if thread is None else str(thread)

    def as_json(self) -> Json:
        """The body plus the workspace's own fields, for tests and the page."""
        return {
            **self.body,
            "channel": self.channel,
            "ephemeral_to": self.ephemeral_to,
            "notified": list(self.notified),
            "unfurl_links": self.unfurl_links,
            "unfurl_media": self.unfurl_media,
        }


@dataclass
class StoredFile:
    """An uploaded file: its content and its file object."""

    body: Json
    content: bytes | None = None


@dataclass
class Status:
    """The assistant's status line in a thread ("is thinking...")."""

    text: str
    loading_messages: list[str] = field(default_factory=list)


Listener = Callable[[Json], None]


class WorkspaceState:
    """The stored workspace. All public attributes are guarded by `lock`."""

    def __init__(self, slack_connect: bool = False) -> None:
        self.lock = threading.RLock()
        self.condition = threading.Condition(self.lock)
        users = default_users(slack_connect)
        self.users: dict[str, User] = {user.id: user for user in users}
        self.channels: dict[str, Channel] = {c.id: c for c in default_channels(users, slack_connect)}
        self.messages: dict[str, dict[str, WorkspaceMessage]] = {channel: {} for channel in self.channels}
        self.files: dict[str, StoredFile] = {}
        self.homes: dict[str, Json] = {}
        self.modals: dict[str, list[Json]] = {}
        self.statuses: dict[tuple[str, str], Status] = {}
        self.suggested_prompts: dict[tuple[str, str], Json] = {}
        self.titles: dict[tuple[str, str], str] = {}
        self._listeners: list[Listener] = []
        self._last_ts_us = 0

    # ---- change -------------------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        """Call `listener` with every change from now on (from the thread that made it, under the lock)."""
        self._listeners.append(listener)

    def changed(self, kind: str, **detail: object) -> None:
        """Wake whoever waits and tell the listeners."""
        with self.condition:
            self.condition.notify_all()
            for listener in list(self._listeners):
                listener({"type": kind, **detail})

    def wait_for(self, predicate: Callable[[], object], timeout_s: float) -> bool:
        """Wait until `predicate()` is true, looking again at every change and each 50 ms. False: too late."""
        deadline = time.monotonic() + timeout_s
        with self.condition:
            while not predicate():
                left_s = deadline - time.monotonic()
                if left_s <= 0:
                    return False
                self.condition.wait(min(left_s, 0.05))
            return True

    # ---- names --------------------------------------------------------------------------------------------

    def new_ts(self) -> str:
        """A message timestamp in Slack's form, strictly increasing."""
        with self.lock:
            self._last_ts_us = max(time.time_ns() // 1000, self._last_ts_us + 1)
            return f"{self._last_ts_us // 1_000_000}.{self._last_ts_us % 1_000_000:06d}"

    @staticmethod
    def new_id(prefix: str) -> str:
        """A random id in Slack's form, as in "V0A1B2C3D4E"."""
        alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789"
        return prefix + "0" + "".join(secrets.choice(alphabet) for _ in range(10))

    def user(self, name: str) -> User:
        """The person with this id or name. Raises UnknownNameError."""
        for user in self.users.values():
            if name in (user.id, user.name):
                return user
        raise UnknownNameError(f"there is no person named {name!r}")

    def channel(self, name: str) -> Channel:
        """The channel with this id, "#name" or name. Raises UnknownNameError."""
        found = self.channels.get(name)
        if found is not None:
            return found
        for channel in self.channels.values():
            if not channel.is_direct and name.removeprefix("#") == channel.name:
                return channel
        raise UnknownNameError(f"there is no channel named {name!r}")

    def direct_channel(self, user_id: str) -> Channel:
        """The direct message between this person and the bot. Raises UnknownNameError."""
        for channel in self.channels.values():
            if channel.is_direct and user_id in channel.members:
                return channel
        raise UnknownNameError(f"{user_id!r} has no direct message with the bot")

    def set_status(self, channel_id: str, thread_ts: str, status: Status | None) -> None:
        """Show or end (None) a thread's status line."""
        with self.lock:
            before = self.statuses.pop((channel_id, thread_ts), None)
            if status is not None:
                self.statuses[channel_id, thread_ts] = status
            elif before is None:
                return
            shown = status or Status("")
            self.changed(
                "status",
                channel=channel_id,
                thread_ts=thread_ts,
                text=shown.text,
                loading_messages=shown.loading_messages,
            )

    # ---- messages -----------------------------------------------------------------------------------------

    def message(self, channel_id: str, ts: str) -> WorkspaceMessage:
        """The message at this place. Raises UnknownNameError."""
        try:
            return self.messages[channel_id][ts]
        except KeyError:
            raise UnknownNameError(f"there is no message {ts} in {channel_id}") from None

    def add_message(self, message: WorkspaceMessage) -> None:
        """Store a message and bring its thread's counts up to date."""
        with self.lock:
            self.messages[message.channel][message.ts] = message
            self.recount_thread(message.channel, message.thread_ts)
            self.changed("message", channel=message.channel, message=message.as_json())

    def touch_message(self, message: WorkspaceMessage) -> None:
        """Say that a stored message changed."""
        self.changed("message", channel=message.channel, message=message.as_json())

    def remove_message(self, message: WorkspaceMessage) -> None:
        """Forget a message."""
        with self.lock:
            self.messages[message.channel].pop(message.ts, None)
            self.recount_thread(message.channel, message.thread_ts)
            self.changed("message_deleted", channel=message.channel, ts=message.ts)

    def recount_thread(self, channel_id: str, thread_ts: str | None) -> None:
        """Set reply_count, reply_users and latest_reply on a thread's parent, as Slack does."""
        parent = self.messages[channel_id].get(thread_ts or "")
        if parent is None or thread_ts is None:
            return
        replies = [m for m in self.thread(channel_id, thread_ts) if m.ts != thread_ts and not m.ephemeral_to]
        if replies:
            authors = list(dict.fromkeys(str(m.body.get("user", "")) for m in replies))
            parent.body.update(
                thread_ts=thread_ts,
                reply_count=len(replies),
                reply_users=authors[:5],
                reply_users_count=len(authors),
                latest_reply=replies[-1].ts,
            )
        else:
            for key in ("thread_ts", "reply_count", "reply_users", "reply_users_count", "latest_reply"):
                parent.body.pop(key, None)
        self.touch_message(parent)

    def thread(self, channel_id: str, thread_ts: str) -> list[WorkspaceMessage]:
        """The thread's parent and replies, oldest first, with private ones."""
        found = [m for m in self.messages[channel_id].values() if thread_ts in (m.ts, m.thread_ts)]
        return sorted(found, key=lambda m: m.ts)

    def top_level(self, channel_id: str) -> list[WorkspaceMessage]:
        """The messages outside threads, the parents of threads and what is broadcast from them, oldest first, private
        ones too."""
        found = [
            m
            for m in self.messages[channel_id].values()
            if m.thread_ts in (None, m.ts) or m.body.get("subtype") == BROADCAST
        ]
        return sorted(found, key=lambda m: m.ts)
