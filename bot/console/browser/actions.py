"""What the page can ask for; each action is something that a person does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.console.content import Json, User
from bot.console.delivery.deliveries import Delivery
from bot.console.errors import ApiError
from bot.console.people import Submission

if TYPE_CHECKING:
    from bot.console.participation import Participation

MAX_TYPED = 40_000


class ActionRefusedError(Exception):
    """The action cannot be done; the message is shown on the page."""


def _watch(workspace: Participation, user: User, number: object, delivery: Delivery, errors: Submission | None) -> None:
    def over(_: object) -> None:
        workspace.state.changed(
            "delivered",
            user=user.id,
            number=number,
            acknowledged=delivery.acknowledged(0),
            errors=errors.errors if errors else {},
        )

    delivery.done.add_done_callback(over)


def _post(workspace: Participation, user: User, asked: Json) -> Json:
    typed = str(asked["text"]).strip()
    if not typed:
        raise ActionRefusedError("There is nothing to send yet.")
    if len(typed) > MAX_TYPED:
        raise ActionRefusedError(f"A message holds at most {MAX_TYPED:,} characters.")
    channel = workspace.state.channel(str(asked["channel"]))
    return {"ts": workspace.people.post(user, channel, typed, asked.get("thread_ts")).ts}


def _command(workspace: Participation, user: User, asked: Json) -> Json:
    channel = workspace.state.channel(str(asked["channel"]))
    text = str(asked.get("text") or "")
    delivery = workspace.people.command(user, channel, str(asked["command"]), text)
    _watch(workspace, user, asked["number"], delivery, None)
    return {}


def _act(workspace: Participation, user: User, asked: Json) -> Json:
    chosen = (str(asked["action_id"]), asked.get("value"), asked.get("block_id"), asked.get("entered"))
    if asked.get("view_id"):
        view = workspace.view(user.id, str(asked["view_id"]))
        delivery = workspace.people.act_in_view(user, view, *chosen)
    else:
        message = workspace.state.message(str(asked["channel"]), str(asked["ts"]))
        delivery = workspace.people.act_on_message(user, message, *chosen)
    _watch(workspace, user, asked["number"], delivery, None)
    return {}


def _submit(workspace: Participation, user: User, asked: Json) -> Json:
    view = workspace.view(user.id, str(asked["view_id"]))
    submission = workspace.people.submit(user, view, asked.get("entered"))
    if submission.delivery is None:
        return {"errors": submission.errors}
    _watch(workspace, user, asked["number"], submission.delivery, submission)
    return {}


def _close(workspace: Participation, user: User, asked: Json) -> Json:
    workspace.people.close(user, whole_stack=bool(asked.get("whole_stack")))
    return {}


def _open_home(workspace: Participation, user: User, asked: Json) -> Json:
    workspace.people.open_home(user, str(asked.get("tab") or "home"))
    return {}


def _react(workspace: Participation, user: User, asked: Json) -> Json:
    message = workspace.state.message(str(asked["channel"]), str(asked["ts"]))
    try:
        workspace.people.set_reaction(user, message, str(asked["name"]), added=bool(asked["added"]))
    except ApiError as error:
        raise ActionRefusedError(error.code) from None
    return {}


def _dismiss(workspace: Participation, user: User, asked: Json) -> Json:
    message = workspace.state.message(str(asked["channel"]), str(asked["ts"]))
    if message.ephemeral_to != user.id:
        raise ActionRefusedError("Only a private message can be dismissed.")
    workspace.state.remove_message(message)
    return {}


_ACTIONS: dict[str, Callable[[Participation, User, Json], Json]] = {
    "post": _post,
    "command": _command,
    "act": _act,
    "submit": _submit,
    "close": _close,
    "open_home": _open_home,
    "react": _react,
    "dismiss": _dismiss,
}


def perform(workspace: Participation, user: str, asked: Json) -> Json:
    """Do one action. Raises ActionRefusedError or LookupError with a sentence for the page."""
    action = _ACTIONS.get(str(asked.get("action")))
    if action is None:
        raise ActionRefusedError(f"The page cannot do {asked.get('action')!r}.")
    return action(workspace, workspace.state.user(user), asked)
