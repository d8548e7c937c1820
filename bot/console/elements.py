"""What interactive elements hold: generated ids, initial values, and what an interaction sends."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

from bot.console.content import Json
from bot.console.validation.blocks import interactive_elements

_STATE_FIELDS: dict[str, tuple[str, str]] = {
    "plain_text_input": ("value", "initial_value"),
    "email_text_input": ("value", "initial_value"),
    "url_text_input": ("value", "initial_value"),
    "number_input": ("value", "initial_value"),
    "rich_text_input": ("rich_text_value", "initial_value"),
    "static_select": ("selected_option", "initial_option"),
    "external_select": ("selected_option", "initial_option"),
    "radio_buttons": ("selected_option", "initial_option"),
    "multi_static_select": ("selected_options", "initial_options"),
    "multi_external_select": ("selected_options", "initial_options"),
    "checkboxes": ("selected_options", "initial_options"),
    "datepicker": ("selected_date", "initial_date"),
    "timepicker": ("selected_time", "initial_time"),
    "datetimepicker": ("selected_date_time", "initial_date_time"),
    "users_select": ("selected_user", "initial_user"),
    "channels_select": ("selected_channel", "initial_channel"),
    "conversations_select": ("selected_conversation", "initial_conversation"),
    "multi_users_select": ("selected_users", "initial_users"),
    "multi_channels_select": ("selected_channels", "initial_channels"),
    "multi_conversations_select": ("selected_conversations", "initial_conversations"),
}
"""Element type: the field that holds its value in a state, and the field that gives the initial value."""

Entered = dict[str, dict[str, Any]]
"""What a person entered: {block_id: {action_id: value}}; a value is a text, an option's value, or a list."""


def with_ids(blocks: list[Json]) -> list[Json]:
    """Fill in what Slack fills in: block_ids, action_ids, and the defaults of text objects."""
    for block in blocks:
        block.setdefault("block_id", secrets.token_urlsafe(4))
        for _, element in interactive_elements(block):
            element.setdefault("action_id", secrets.token_urlsafe(4))
        if block.get("type") not in ("table", "data_table", "rich_text"):
            _fill_texts(block)
    return blocks


def _fill_texts(value: Any) -> None:
    if isinstance(value, list):
        for item in value:
            _fill_texts(item)
    elif isinstance(value, dict):
        if value.get("type") == "plain_text":
            value.setdefault("emoji", True)
        elif value.get("type") == "mrkdwn":
            value.setdefault("verbatim", False)
        else:
            for item in value.values():
                _fill_texts(item)


def elements_of(blocks: list[Json]) -> Iterator[tuple[Json, Json]]:
    """Every interactive element with its block."""
    for block in blocks:
        for _, element in interactive_elements(block):
            yield block, element


def options_of(element: Json) -> list[Json]:
    """All options of a select, whether in groups or not."""
    found = list(element.get("options") or [])
    for group in element.get("option_groups") or []:
        found += group["options"]
    return found


def _as_options(element: Json, values: list[Any]) -> list[Json]:
    by_value = {option["value"]: option for option in options_of(element)}
    unknown = [value for value in values if value not in by_value]
    if unknown:
        raise LookupError(f"{element.get('action_id')} has no option {unknown[0]!r}; it has {sorted(by_value)}")
    return [by_value[value] for value in values]


def state_value(element: Json, entered: Any = None, *, touched: bool = False) -> Json:
    """An element's value in a state: what was entered or, untouched, its initial value."""
    kind = str(element["type"])
    name, initial = _STATE_FIELDS[kind]
    if not touched:
        default: Any = [] if kind.startswith("multi_") or kind == "checkboxes" else None
        return {"type": kind, name: element.get(initial, default)}
    if name == "selected_option" and entered is not None:
        entered = _as_options(element, [entered])[0]
    elif name == "selected_options":
        entered = _as_options(element, list(entered or []))
    elif name == "value" and entered == "":
        entered = None  # an emptied field is null, as in Slack
    return {"type": kind, name: entered}


def exact(blocks: list[Json], entered: Entered | None) -> Entered:
    """What was entered, by block_id and action_id; under "" it may name elements by action_id alone.

    Raises LookupError when it names an element that is not there.
    """
    found: Entered = {}
    known = [(b["block_id"], e["action_id"]) for b, e in elements_of(blocks) if e["type"] in _STATE_FIELDS]
    for block_id, actions in (entered or {}).items():
        for action_id, value in actions.items():
            places = [b for b, a in known if a == action_id and block_id in ("", b)]
            if not places:
                raise LookupError(f"there is no element {action_id!r} to enter something in; there are {known}")
            found.setdefault(places[0], {})[action_id] = value
    return found


def state_values(blocks: list[Json], entered: Entered | None = None) -> Json:
    """The `values` of a state: every element that holds a value, by block_id and action_id.

    Raises LookupError when `entered` names an element or option that is not there.
    """
    touched = exact(blocks, entered)
    values: Json = {}
    for block, element in elements_of(blocks):
        if element["type"] in _STATE_FIELDS:
            here = touched.get(block["block_id"], {})
            value = state_value(element, here.get(element["action_id"]), touched=element["action_id"] in here)
            values.setdefault(block["block_id"], {})[element["action_id"]] = value
    return values


def is_empty(value: Json) -> bool:
    """Whether a state value holds nothing."""
    return all(held in (None, [], "") for name, held in value.items() if name != "type")


def missing_inputs(blocks: list[Json], values: Json) -> dict[str, str]:
    """The required inputs that are empty: {block_id: what to say}. Slack checks this before the app hears."""
    return {
        block["block_id"]: "Please complete this required field."
        for block in blocks
        if block["type"] == "input"
        and not block.get("optional")
        and is_empty(values[block["block_id"]][block["element"]["action_id"]])
    }


def action(block: Json, element: Json, value: Any, ts: str) -> Json:
    """The entry of `actions` in a block_actions payload. Raises LookupError for an unknown option."""
    kind = str(element["type"])
    sent: Json = {
        "type": kind,
        "action_id": element["action_id"],
        "block_id": block["block_id"],
        "action_ts": ts,
    }
    if kind in ("button", "icon_button"):
        sent["text"] = element["text"]
        sent |= {name: element[name] for name in ("value", "style", "url") if name in element}
    elif kind == "overflow":
        sent["selected_option"] = _as_options(element, [value])[0]
    elif kind == "feedback_buttons":
        pressed = next((element[n] for n in _FEEDBACK if element[n]["value"] == value), None)
        if pressed is None:
            raise LookupError(f"{element['action_id']} has no button {value!r}")
        sent |= {"text": pressed["text"], "value": pressed["value"]}
    else:
        sent |= state_value(element, value, touched=True)
        sent |= {name: element[name] for name in ("placeholder",) if name in element}
        initial = _STATE_FIELDS[kind][1]
        sent |= {initial: element[initial]} if initial in element else {}
    return sent


_FEEDBACK = ("positive_button", "negative_button")
