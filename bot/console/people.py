"""What people do in the workspace: type, click, choose, submit, open the bot's home. Each tells the app."""

from __future__ import annotations

import uuid
from dataclasses import dataclass, field
from typing import Any

from bot.console import events, interactions
from bot.console.api.arguments import Arguments
from bot.console.content import BOT, Channel, Json, User
from bot.console.delivery.deliveries import Deliveries, Delivery, OnAnswer
from bot.console.elements import Entered, missing_inputs, with_ids
from bot.console.errors import ApiError
from bot.console.markup import escape, typed_message
from bot.console.posting import Posting, read_content
from bot.console.state import UnknownNameError, WorkspaceMessage, WorkspaceState
from bot.console.tickets import ResponsePlace, ResponseUrls, Triggers
from bot.console.views import Views

DEFAULT_SUBSCRIPTIONS = frozenset(
    {"app_mention", "message.channels", "message.im", "app_home_opened", "member_joined_channel"}
)
"""The events that the app's manifest subscribes to."""


@dataclass(eq=False)
class Submission:
    """A modal's submission: `errors` by block_id; `delivery` is None if the modal itself refused it."""

    delivery: Delivery | None
    errors: dict[str, str] = field(default_factory=dict)


class PeopleAtWork:
    """Actions of people. Thread-safe; each returns at once with its delivery."""

    def __init__(
        self,
        state: WorkspaceState,
        deliveries: Deliveries,
        views: Views,
        triggers: Triggers,
        response_urls: ResponseUrls,
        subscriptions: frozenset[str] = DEFAULT_SUBSCRIPTIONS,
    ) -> None:
        self._state = state
        self._deliveries = deliveries
        self._views = views
        self._triggers = triggers
        self._urls = response_urls
        self._subscriptions = subscriptions
        self.posting = Posting(state, self.announce)
        self.base_url = ""

    # ---- events -------------------------------------------------------------------------------------------

    def announce(self, event: Json, channel: Channel, family: str) -> Delivery | None:
        """Send an event to the app if it subscribes to it; family "message" depends on the channel's kind."""
        name = family
        if family == "message":
            name = "message.im" if channel.is_direct else "message.channels"
        if name not in self._subscriptions or BOT.id not in channel.members:
            return None
        return self._deliveries.send(Delivery("events_api", events.callback(event, channel)))

    def app_uninstalled(self) -> Delivery:
        """Tell the app that it was removed."""
        return self._deliveries.send(Delivery("events_api", events.callback({"type": "app_uninstalled"})))

    def post(self, user: User, channel: Channel, typed: str, thread_ts: str | None = None) -> WorkspaceMessage:
        """Post what a person typed. A mention of the bot in a channel also sends app_mention."""
        if user.id not in channel.members:
            raise UnknownNameError(f"{user.name} is not in {channel.name}")
        with self._state.lock:
            text, blocks = typed_message(typed)
            body: Json = {
                "type": "message",
                "user": user.id,
                "client_msg_id": str(uuid.uuid4()),
                "ts": self._state.new_ts(),
                "text": text,
                "team": user.team.id,
                "blocks": with_ids(blocks),
            }
            if thread_ts is not None:
                parent = self._state.message(channel.id, thread_ts)
                body["thread_ts"] = parent.thread_ts or parent.ts
                first = self._state.messages[channel.id].get(body["thread_ts"])
                body["parent_user_id"] = first.body.get("user") if first else None
            message = WorkspaceMessage(channel.id, body)
            self._state.add_message(message)
            self.announce(events.message_posted(message, channel, user), channel, "message")
            if not channel.is_direct and f"<@{BOT.id}>" in text:
                self.announce(events.app_mention(message, channel, user), channel, "app_mention")
            return message

    def invite(self, channel: Channel) -> Delivery | None:
        """The bot comes into a channel."""
        with self._state.lock:
            if BOT.id not in channel.members:
                channel.members.append(BOT.id)
        return self.announce(events.member_joined(self._state, BOT, channel), channel, "member_joined_channel")

    def edit(self, message: WorkspaceMessage, typed: str) -> None:
        """A person edits their own message."""
        with self._state.lock:
            before = dict(message.body)
            text, blocks = typed_message(typed)
            message.body.update(text=text, blocks=with_ids(blocks))
            message.body["edited"] = {"user": message.body["user"], "ts": self._state.new_ts()}
            self._state.touch_message(message)
            channel = self._state.channels[message.channel]
            self.announce(events.message_changed(self._state, message, before, channel), channel, "message")

    def delete(self, message: WorkspaceMessage) -> None:
        """A person deletes a message."""
        self.posting.delete(message)

    def open_home(self, user: User, tab: str = "home") -> Delivery | None:
        """Open the bot's "home" or "messages" tab."""
        event = events.app_home_opened(self._state, user, tab)
        return self.announce(event, self._state.direct_channel(user.id), "app_home_opened")

    def set_reaction(self, user: User, message: WorkspaceMessage, name: str, *, added: bool) -> None:
        """Add or take back a reaction. Raises ApiError already_reacted, no_reaction."""
        with self._state.lock:
            reactions: list[Json] = message.body.setdefault("reactions", [])
            entry = next((r for r in reactions if r["name"] == name), None)
            if added == (entry is not None and user.id in entry["users"]):
                raise ApiError("already_reacted" if added else "no_reaction")
            if entry is None:
                entry = {"name": name, "users": [], "count": 0}
                reactions.append(entry)
            entry["users"] = [*entry["users"], user.id] if added else [u for u in entry["users"] if u != user.id]
            entry["count"] = len(entry["users"])
            message.body["reactions"] = [r for r in reactions if r["count"]]
            self._state.touch_message(message)
            event = events.reaction(self._state, user, message, name, added=added)
            channel = self._state.channels[message.channel]
            self.announce(event, channel, str(event["type"]))

    # ---- interactions -------------------------------------------------------------------------------------

    def _interact(self, payload: Json, on_answer: OnAnswer | None = None) -> Delivery:
        return self._deliveries.send(Delivery("interactive", payload), on_answer)

    def _tickets(self, user: User, place: ResponsePlace) -> tuple[str, str]:
        url = f"{self.base_url}/response/{self._urls.issue(place)}"
        return self._triggers.issue(user.id), url

    def act_on_message(
        self,
        user: User,
        message: WorkspaceMessage,
        action_id: str,
        value: Any = None,
        block_id: str | None = None,
        entered: Entered | None = None,
    ) -> Delivery:
        """Press or choose something in a message. Raises LookupError when it is not there to press."""
        with self._state.lock:
            if message.ephemeral_to not in (None, user.id):
                raise UnknownNameError(f"{user.name} cannot see this message")
            channel = self._state.channels[message.channel]
            blocks = [*(message.body.get("blocks") or [])]
            for attachment in message.body.get("attachments") or []:
                blocks += attachment["blocks"]
            pressed = interactions.find_element(blocks, action_id, block_id, value)
            place = ResponsePlace(channel.id, user.id, message.ts, message.thread_ts)
            payload = interactions.message_action(
                user,
                message,
                channel,
                pressed,
                value,
                tickets=self._tickets(user, place),
                ts=self._state.new_ts(),
                entered=entered,
            )
            return self._interact(payload)

    def act_in_view(
        self,
        user: User,
        view: Json,
        action_id: str,
        value: Any = None,
        block_id: str | None = None,
        entered: Entered | None = None,
    ) -> Delivery:
        """Press or choose something in a modal or in App Home."""
        with self._state.lock:
            pressed = interactions.find_element(view["blocks"], action_id, block_id, value)
            if value is not None and pressed[1]["type"] not in ("button", "overflow", "icon_button"):
                entered = entered or {}
                entered.setdefault(pressed[0]["block_id"], {})[action_id] = value
            trigger_id = self._triggers.issue(user.id, view["id"])
            current = self._views.with_state(view, entered)
            ts = self._state.new_ts()
            return self._interact(interactions.view_action(user, current, pressed, value, trigger_id, ts))

    def submit(self, user: User, view: Json, entered: Entered | None = None) -> Submission:
        """Submit a modal; the answer's response_action is done before the delivery is done."""
        with self._state.lock:
            current = self._views.with_state(view, entered)
            missing = missing_inputs(current["blocks"], current["state"]["values"])
            if missing:
                return Submission(None, missing)
            payload = interactions.view_submission(user, current, self._triggers.issue(user.id, view["id"]))
            submission = Submission(None)

            def answered(_: Delivery, answer: Json | None) -> None:
                with self._state.lock:
                    try:
                        submission.errors = self._views.answer_submission(user.id, view["id"], answer)
                    except ApiError as error:
                        submission.errors = {"": f"The app answered with a view that is not valid: {error}"}

            submission.delivery = self._interact(payload, answered)
            return submission

    def close(self, user: User, *, whole_stack: bool = False) -> None:
        """Close the top modal (or all); the app hears view_closed from views that asked for it."""
        with self._state.lock:
            closed = self._views.close(user.id, whole_stack=whole_stack)
        for view in closed:
            if view["notify_on_close"]:
                self._interact(interactions.view_closed(user, view, is_cleared=whole_stack))

    def command(self, user: User, channel: Channel, command: str, text: str) -> Delivery:
        """A slash command; what its acknowledgement says is shown in the channel."""
        place = ResponsePlace(channel.id, user.id)
        trigger_id, url = self._tickets(user, place)
        payload = interactions.slash_command(user, channel, command, escape(text), trigger_id, url)

        def answered(_: Delivery, answer: Json | None) -> None:
            if answer:
                self.respond(place, answer)

        return self._deliveries.send(Delivery("slash_commands", payload), answered)

    def respond(self, place: ResponsePlace, said: Json) -> None:
        """Show what the app sent to a response URL or said in a command's answer. Raises ApiError."""
        with self._state.lock:
            channel = self._state.channels[place.channel]
            clicked = self._state.messages[channel.id].get(place.message_ts or "")
            if said.get("delete_original") is True and clicked is not None:
                self.posting.delete(clicked)
                return
            content = read_content(Arguments(said))
            if said.get("replace_original") is True and clicked is not None:
                self.posting.edit(clicked, content)
                return
            private = None if said.get("response_type") == "in_channel" else place.user
            thread_ts = said.get("thread_ts") or (place.thread_ts if private else None)
            self.posting.post(channel, content, thread_ts, ephemeral_to=private)
