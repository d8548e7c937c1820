"""Modals and App Home: opened, pushed, updated, closed, and what a submission's answer does to them."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Sequence
from typing import Any

from bot.console.content import APP_ID, BOT_ID, HOME_TEAM, Json
from bot.console.elements import Entered, exact, state_values, with_ids
from bot.console.errors import ApiError
from bot.console.state import WorkspaceState
from bot.console.tickets import Trigger, Triggers
from bot.console.validation import check_view

MAX_DEPTH = 3
_DEFAULTS: Json = {"private_metadata": "", "callback_id": "", "external_id": ""}


def checked(view: Any, kind: str) -> Json:
    """The view, if Slack would take it. Raises ApiError invalid_arguments with what is wrong."""
    problems = check_view(view, kind)
    if problems.found:
        raise ApiError("invalid_arguments", problems.answer("invalid_arguments"))
    parsed: Json = view
    return parsed


class Views:
    """Every person's stack of modals and App Home. Guarded by the state's lock."""

    def __init__(self, state: WorkspaceState, triggers: Triggers) -> None:
        self._state = state
        self._triggers = triggers
        self._entered: dict[str, Entered] = {}
        """What people entered in each view, as long as it is open."""
        self._sent: dict[str, list[Json]] = {}
        """The blocks of each open view as the app sent them, before ids were filled in."""

    # ---- what the app asks for ----------------------------------------------------------------------------

    def open(self, view: Any, trigger_id: object) -> Json:
        """views.open: a first modal. Raises ApiError."""
        modal = checked(view, "modal")
        trigger = self._triggers.exchange(trigger_id)
        return self._show(modal, trigger, None)

    def push(self, view: Any, trigger_id: object) -> Json:
        """views.push: a modal over the open one. Raises ApiError, push_limit_reached at three."""
        modal = checked(view, "modal")
        trigger = self._triggers.exchange(trigger_id)
        stack = self._state.modals.get(trigger.user, [])
        if not stack or trigger.view_id is None:
            raise ApiError("invalid_trigger_id")
        return self._show(modal, trigger, stack[-1])

    def update(self, view: Any, view_id: object, external_id: object, expected_hash: object) -> Json:
        """views.update: change an open view in place. Raises ApiError not_found or hash_conflict."""
        current = self._find(view_id, external_id)
        if expected_hash and expected_hash != current["hash"]:
            raise ApiError("hash_conflict")
        return self._replace(current, checked(view, str(current["type"])))

    def publish(self, view: Any, user_id: str, expected_hash: object) -> Json:
        """views.publish: a person's App Home. Raises ApiError."""
        home = checked(view, "home")
        if user_id not in self._state.users:
            raise ApiError("user_not_found")
        current = self._state.homes.get(user_id)
        if current is None:
            current = self._fresh(home, self._state.new_id("V"))
            current.update(root_view_id=current["id"], title=_text("View Title"), close=None, submit=None)
            self._state.homes[user_id] = current
            self._state.changed("home", user=user_id, view=current)
            return current
        if expected_hash and expected_hash != current["hash"]:
            raise ApiError("hash_conflict")
        return self._replace(current, home)

    def _show(self, modal: Json, trigger: Trigger, below: Json | None) -> Json:
        stack = self._state.modals.setdefault(trigger.user, [])
        if below is None:
            self._forget(stack)
            stack.clear()
        if len(stack) >= MAX_DEPTH:
            raise ApiError("push_limit_reached")
        view = self._fresh(modal, self._state.new_id("V"))
        view.update(
            root_view_id=stack[0]["id"] if stack else view["id"],
            previous_view_id=stack[-1]["id"] if stack else None,
        )
        stack.append(view)
        self._stack_changed(trigger.user)
        return view

    def _fresh(self, sent: Json, view_id: str, before: Sequence[Json] = ()) -> Json:
        blocks = self._with_lasting_ids(view_id, list(sent["blocks"]), list(before))
        return {
            **_DEFAULTS,
            "title": None,
            "close": None,
            "submit": None,
            "clear_on_close": False,
            "notify_on_close": False,
            "previous_view_id": None,
            **sent,
            "id": view_id,
            "team_id": HOME_TEAM.id,
            "blocks": blocks,
            "state": {"values": state_values(blocks)},
            "hash": f"{self._state.new_ts()}.{secrets.token_hex(4)}",
            "app_id": APP_ID,
            "app_installed_team_id": HOME_TEAM.id,
            "bot_id": BOT_ID,
        }

    def _with_lasting_ids(self, view_id: str, sent: list[Json], before: list[Json]) -> list[Json]:
        """The blocks with ids; the same blocks sent again keep theirs, so that a click under way still finds them."""
        if before and self._sent.get(view_id) == sent:
            return before
        self._sent[view_id] = copy.deepcopy(sent)
        return with_ids(sent)

    def _replace(self, current: Json, sent: Json) -> Json:
        """Put a new view in an old one's place; what people typed in inputs that stay is kept."""
        kept = {name: current.get(name) for name in ("root_view_id", "previous_view_id")}
        entered = self._entered.get(current["id"], {})
        fresh = self._fresh(sent, current["id"], current["blocks"]) | kept
        there = {(b, a) for b, actions in fresh["state"]["values"].items() for a in actions}
        still = {b: {a: v for a, v in acts.items() if (b, a) in there} for b, acts in entered.items()}
        self._entered[current["id"]] = still
        current.clear()
        current.update(fresh)
        current["state"] = {"values": state_values(current["blocks"], still)}
        for user, home in self._state.homes.items():
            if home is current:
                self._state.changed("home", user=user, view=current)
        for user, stack in self._state.modals.items():
            if any(view is current for view in stack):
                self._stack_changed(user)
        return current

    def _find(self, view_id: object, external_id: object) -> Json:
        for view in self._shown():
            if view_id == view["id"] or (external_id and external_id == view["external_id"]):
                return view
        raise ApiError("not_found")

    def _shown(self) -> list[Json]:
        """Every open modal and every Home."""
        stacks = [view for stack in self._state.modals.values() for view in stack]
        return [*stacks, *self._state.homes.values()]

    def _forget(self, closed: Sequence[Json]) -> None:
        """What was sent for modals and entered in them ends with them."""
        for view in closed:
            self._sent.pop(view["id"], None)
            self._entered.pop(view["id"], None)

    def _stack_changed(self, user: str) -> None:
        self._state.changed("modals", user=user, stack=self._state.modals.get(user, []))

    # ---- what people do -----------------------------------------------------------------------------------

    def with_state(self, view: Json, entered: Entered | None) -> Json:
        """A copy of the view whose state also holds what the person entered. Raises LookupError."""
        merged = {block: dict(actions) for block, actions in self._entered.get(view["id"], {}).items()}
        for block_id, actions in exact(view["blocks"], entered).items():
            merged.setdefault(block_id, {}).update(actions)
        view["state"] = {"values": state_values(view["blocks"], merged)}
        if any(view["id"] == shown["id"] for shown in self._shown()):  # not closed meanwhile
            self._entered[view["id"]] = merged
        return dict(view)

    def close(self, user: str, *, whole_stack: bool) -> list[Json]:
        """Close the top modal, or all of them. Returns the closed views, the top one first."""
        stack = self._state.modals.get(user, [])
        closed = []
        while stack:
            closed.append(stack.pop())
            if not whole_stack and not closed[0]["clear_on_close"]:
                break
        self._forget(closed)
        self._stack_changed(user)
        return closed

    def answer_submission(self, user: str, view_id: str, answer: Json | None) -> dict[str, str]:
        """Do what a submission's answer asks. Returns the errors to show, by block_id. Raises ApiError."""
        action = (answer or {}).get("response_action")
        stack = self._state.modals.get(user, [])
        if not any(view["id"] == view_id for view in stack):
            return {}
        sent = (answer or {}).get("view")
        if action == "errors":
            return {str(k): str(v) for k, v in ((answer or {}).get("errors") or {}).items()}
        if action == "update":
            self._replace(self._find(view_id, None), checked(sent, "modal"))
        elif action == "push":
            self._show(checked(sent, "modal"), Trigger(user, view_id), stack[-1])
        elif action == "clear":
            self.close(user, whole_stack=True)
        elif action is None:
            under = next(place for place, view in enumerate(stack) if view["id"] == view_id)
            self._forget(stack[under:])
            del stack[under:]
            self._stack_changed(user)
        else:
            raise ApiError("invalid_response_action")
        return {}


def _text(text: str) -> Json:
    return {"type": "plain_text", "text": text, "emoji": True}
