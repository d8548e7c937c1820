"""The local workspace as tests use it: be a person, look at what is shown, wait for what should come.

    with PeopledWorkspace().run_in_thread() as workspace:
        app = App(client=WebClient(workspace.bot_token, base_url=workspace.api_url))
        …
        workspace.mention("ada", "#data", "What were total sales last quarter?")
        assert workspace.wait_for(lambda: len(workspace.messages("#data")) > 1)

People are named by id or name ("ada"), channels by id or name ("#data").
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.console import StoredFile, Workspace, WorkspaceMessage
from bot.console.content import BOT, Channel, Json
from bot.console.delivery.deliveries import Delivery
from bot.console.elements import Entered
from bot.console.people import Submission

Values = dict[str, Any]
"""What a person enters: {action_id: value}, or {block_id: {action_id: value}} to be exact."""


def as_entered(values: Values | None) -> Entered:
    """Both forms of `Values` in the exact one; "" stands for any block."""
    entered: Entered = {}
    for name, value in (values or {}).items():
        if isinstance(value, dict):
            entered.setdefault(name, {}).update(value)
        else:
            entered.setdefault("", {})[name] = value
    return entered


_PATIENCE_S = 120.0
"""Longer than the workspace itself waits for an acknowledgement and sends again, which is the limit that is tested."""


class PeopledWorkspace(Workspace):
    """A workspace whose people's actions and content can be asked for by name. Safe to use from any thread."""

    # ---- be a person --------------------------------------------------------------------------------------

    def post_as(self, user: str, channel: str, text: str, thread_ts: str | None = None) -> str:
        """Post a message; `<@U…>` in the text is a mention. Returns its ts."""
        person = self.state.user(user)
        return self.people.post(person, self.place(user, channel), text, thread_ts).ts

    def mention(self, user: str, channel: str, text: str = "", thread_ts: str | None = None) -> str:
        """Post a message that begins with a mention of the bot. Returns its ts."""
        return self.post_as(user, channel, f"<@{BOT.id}> {text}".rstrip(), thread_ts)

    def direct_message(self, user: str, text: str, thread_ts: str | None = None) -> str:
        """Write to the bot privately. Returns the message's ts."""
        return self.post_as(user, self.direct_channel(user), text, thread_ts)

    def slash(self, user: str, channel: str, command: str, text: str = "") -> Delivery:
        """Use a slash command, as in slash("ada", "#data", "/ask", "…")."""
        return self.people.command(self.state.user(user), self.place(user, channel), command, text)

    def click(
        self, user: str, channel: str, ts: str, action_id: str, value: Any = None, block_id: str | None = None
    ) -> Delivery:
        """Press a button in a message; `value` or `block_id` tell apart buttons that share an action_id."""
        message = self.state.message(self.place(user, channel).id, ts)
        return self.people.act_on_message(self.state.user(user), message, action_id, value, block_id)

    def select(self, user: str, channel: str, ts: str, action_id: str, value: Any) -> Delivery:
        """Choose in a select, overflow, radio or checkbox group: an option's value, or a list of them."""
        return self.click(user, channel, ts, action_id, value)

    def open_home(self, user: str, tab: str = "home") -> Delivery | None:
        """Open the bot's home ("home") or its messages ("messages")."""
        return self.people.open_home(self.state.user(user), tab)

    def click_in_view(
        self, user: str, view_id: str, action_id: str, value: Any = None, state: Values | None = None
    ) -> Delivery:
        """Press or choose something in a modal or App Home; `state` is what was entered before."""
        view = self.view(user, view_id)
        return self.people.act_in_view(self.state.user(user), view, action_id, value, None, as_entered(state))

    def submit_view(self, user: str, view_id: str, state: Values | None = None) -> Submission:
        """Submit a modal and wait for the app's answer; `errors` of the result is what the modal shows.

        Raises NotDeliveredError when the app does not acknowledge it.
        """
        submission = self.people.submit(self.state.user(user), self.view(user, view_id), as_entered(state))
        if submission.delivery is not None:
            submission.delivery.answer(_PATIENCE_S)
        return submission

    def close_view(self, user: str, *, whole_stack: bool = False) -> None:
        """Close the top modal, or all of them."""
        self.people.close(self.state.user(user), whole_stack=whole_stack)

    # ---- look ---------------------------------------------------------------------------------------------

    def place(self, user: str, channel: str) -> Channel:
        """A channel by name; "@candor" or "dm" is the person's direct message with the bot."""
        if channel in ("dm", f"@{BOT.name}"):
            return self.state.direct_channel(self.state.user(user).id)
        return self.state.channel(channel)

    def direct_channel(self, user: str) -> str:
        """The id of a person's direct message with the bot."""
        return self.state.direct_channel(self.state.user(user).id).id

    def deactivate(self, user: str, *, deactivated: bool = True) -> None:
        """Deactivate a person's account, or activate it again."""
        found = self.state.user(user)
        self.state.users[found.id] = replace(found, is_deleted=deactivated)

    def user_id(self, user: str) -> str:
        """A person's id."""
        return self.state.user(user).id

    def channel_id(self, channel: str) -> str:
        """A channel's id."""
        return self.state.channel(channel).id

    def bot_messages(self, channel: str, thread_ts: str | None = None) -> list[Json]:
        """The bot's messages among `messages`."""
        return [message for message in self.messages(channel, thread_ts) if message.get("user") == BOT.id]

    def message(self, channel: str, ts: str) -> Json:
        """One message. Raises UnknownNameError."""
        with self.state.lock:
            return self.state.message(self.state.channel(channel).id, ts).as_json()

    def all_messages(self) -> list[WorkspaceMessage]:
        """Every stored message of every channel."""
        with self.state.lock:
            return [message for channel in self.state.messages.values() for message in channel.values()]

    @property
    def notifications(self) -> list[tuple[str, str, str]]:
        """(channel, ts, whom) for everything that the bot's messages notified ("!channel", "@U…")."""
        return [(m.channel, m.ts, whom) for m in self.all_messages() for whom in m.notified]

    def home(self, user: str) -> Json | None:
        """A person's App Home as published, None before that."""
        return self.state.homes.get(self.state.user(user).id)

    def modal(self, user: str) -> Json | None:
        """A person's top modal, None when none is open."""
        stack = self.modals(user)
        return stack[-1] if stack else None

    def modals(self, user: str) -> list[Json]:
        """A person's open modals, the first one first."""
        return list(self.state.modals.get(self.state.user(user).id, []))

    def status(self, channel: str, thread_ts: str) -> str:
        """The assistant's status in a thread, "" when there is none."""
        shown = self.state.statuses.get((self.state.channel(channel).id, thread_ts))
        return shown.text if shown else ""

    def files(self) -> list[StoredFile]:
        """Every uploaded file, with its content."""
        return [stored for stored in self.state.files.values() if stored.content is not None]

    def wait_for(self, predicate: Callable[[], object], timeout_s: float = 120.0) -> bool:
        """Wait until `predicate()` is true. False: the time was over."""
        return self.state.wait_for(predicate, timeout_s)
