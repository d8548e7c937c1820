"""What Slack delivers, read and checked before Bolt and the listeners see it: in HTTP mode and in Socket Mode.

The models name what Bolt and the listeners read, so that neither meets a list where it expects a name. What they do
not name may be anything. Nothing of a delivery is repeated in a refusal.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from typing import Annotated, Any
from urllib.parse import parse_qsl

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictStr, ValidationError

Json = dict[str, Any]

MAX_DEPTH = 64
_MAX_DIGITS = 30
_MAX_FIELDS = 100


class Malformed(ValueError):
    """A body that is no delivery of Slack's; says what is wrong in kinds, never with data."""


def read_delivery(body: bytes, content_type: str) -> Json:
    """The delivery in the body of a signed request, checked. Raises Malformed."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise Malformed("not UTF-8") from None
    is_json = content_type.split(";")[0].strip().lower() == "application/json" or text.startswith("{")
    found = read_json(text) if is_json else _read_form(text)
    check_delivery(found)
    return found


def read_json(text: str) -> Json:
    """A JSON object: each key once, not too deep, with numbers that are numbers. Raises Malformed."""
    try:
        found = json.loads(
            text, object_pairs_hook=_once, parse_int=_whole, parse_float=_finite, parse_constant=_no_constant
        )
    except Malformed:
        raise
    except (ValueError, RecursionError):
        raise Malformed("not JSON") from None
    if not isinstance(found, dict):
        raise Malformed("not an object")
    return found


def check_delivery(delivery: object) -> None:
    """Raise Malformed unless the delivery has the shape of its type."""
    if not isinstance(delivery, dict):
        raise Malformed("not an object")
    if _is_too_deep(delivery):
        raise Malformed("too deep")
    kind = delivery.get("type")
    if isinstance(kind, str):
        model = _MODELS.get(kind, _Carrier)
    elif kind is None and "command" in delivery:
        model = _Command
    elif kind is None and "ssl_check" in delivery:
        model = _Carrier
    else:
        raise Malformed("neither a type nor a command")
    try:
        model.model_validate(delivery)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False, include_context=False)[0]
        raise Malformed(f"{_place(first['loc'])}: {first['type']}") from None


def _read_form(text: str) -> Json:
    try:
        pairs = parse_qsl(
            text, keep_blank_values=True, errors="strict", strict_parsing=True, max_num_fields=_MAX_FIELDS
        )
    except ValueError:  # also what is no UTF-8 once unquoted
        raise Malformed("not a form") from None
    form = _once(pairs)
    if "payload" in form:
        return read_json(str(form["payload"]))
    if "command" not in form and "ssl_check" not in form:
        raise Malformed("a form without a payload")
    form.pop("type", None)  # a command has none; whatever stands there would choose how it is read
    return form


def _once(pairs: Sequence[tuple[str, Any]]) -> Json:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Malformed("a key twice")
    return found


def _whole(digits: str) -> int:
    if len(digits) > _MAX_DIGITS:
        raise Malformed("a huge number")
    return int(digits)


def _finite(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise Malformed("a huge number")
    return value


def _no_constant(name: str) -> float:
    raise Malformed(f"{name} is no number in JSON")


def _is_too_deep(value: Json) -> bool:
    level: list[Json | list[Any]] = [value]
    for _ in range(MAX_DEPTH):
        level = [
            inner
            for one in level
            for inner in (one.values() if isinstance(one, dict) else one)
            if isinstance(inner, dict | list)
        ]
        if not level:
            return False
    return True


def _place(location: Sequence[int | str]) -> str:
    """Where a model found something wrong: the names of fields, without the keys of people's own maps."""
    return ".".join(str(one) for one in location[:3] if isinstance(one, str) and one.isidentifier()) or "delivery"


# --- what is read of a delivery --------------------------------------------------------------------

_Id = Annotated[StrictStr, Field(max_length=512, pattern=r"^[\x20-\x7e]*$")]
_Stamp = Annotated[StrictStr, Field(pattern=r"^([0-9]{1,12}(\.[0-9]{1,12})?)?$")]
_Text = Annotated[StrictStr, Field(max_length=100_000)]
_Value = Annotated[StrictStr, Field(max_length=3_000, pattern=r"^[^\x00]*$")]


_Address = Annotated[StrictStr, Field(max_length=3_000, pattern=r"^https?://\S+$")]


class _Part(BaseModel):
    model_config = ConfigDict(extra="allow", protected_namespaces=())


class _Named(_Part):
    id: _Id | None = None
    team_id: _Id | None = None
    enterprise_id: _Id | None = None


_Reference = _Id | _Named | None


class _Carrier(_Part):
    """Everything that Bolt takes ids from, at any level where it looks for them."""

    type: _Id | None = None
    subtype: _Id | None = None
    user: _Reference = None
    channel: _Reference = None
    team: _Reference = None
    enterprise: _Reference = None
    user_id: _Id | None = None
    channel_id: _Id | None = None
    team_id: _Id | None = None
    enterprise_id: _Id | None = None
    user_team: _Id | None = None
    source_team: _Id | None = None
    app_installed_team_id: _Id | None = None
    thread_ts: _Stamp | None = None
    message_ts: _Stamp | None = None
    ts: _Stamp | None = None
    bot_id: _Id | None = None
    event_id: _Id | None = None
    trigger_id: _Id | None = None
    channel_type: _Id | None = None
    tab: _Id | None = None
    text: _Text | None = None
    view_id: _Id | None = None
    hidden: StrictBool | None = None
    is_ext_shared_channel: StrictBool | None = None
    is_enterprise_install: StrictBool | _Id | None = None
    function_execution_id: _Id | None = None
    bot_access_token: _Id | None = None
    function_data: _Part | None = None
    response_url: _Address | None = None
    response_urls: list[_Part] | None = None
    authorizations: list[_Carrier] | None = None
    event: _Carrier | None = None
    item: _Carrier | None = None
    message: _Carrier | None = None
    previous_message: _Carrier | None = None
    assistant_thread: _Carrier | None = None
    container: _Carrier | None = None
    view: _View | None = None


class _Option(_Part):
    value: _Value | None = None


class _Field(_Part):
    value: _Text | None = None
    selected_option: _Option | None = None
    selected_options: list[_Option] | None = None
    selected_conversation: _Id | None = None


class _State(_Part):
    values: dict[str, dict[str, _Field]] | None = None


class _View(_Carrier):
    id: _Id | None = None
    callback_id: _Id | None = None
    private_metadata: Annotated[StrictStr, Field(max_length=3_000)] | None = None
    state: _State | None = None


class _Pressed(_Part):
    type: _Id | None = None
    action_id: Annotated[_Id, Field(min_length=1)]
    block_id: _Id | None = None
    value: _Value | None = None
    selected_option: _Option | None = None


class _Event(_Carrier):
    type: Annotated[_Id, Field(min_length=1)]


class _EventCallback(_Carrier):
    event: _Event


class _Clicked(_Carrier):
    user: _Named
    actions: Annotated[list[_Pressed], Field(min_length=1, max_length=50)]


class _Sent(_Carrier):
    user: _Named
    view: _View


class _Command(_Carrier):
    command: Annotated[_Id, Field(min_length=1)]
    user_id: Annotated[_Id, Field(min_length=1)]
    channel_id: Annotated[_Id, Field(min_length=1)]
    trigger_id: Annotated[_Id, Field(min_length=1)]
    response_url: _Address


class _Challenge(_Part):
    challenge: _Text


_MODELS: dict[str, type[BaseModel]] = {
    "event_callback": _EventCallback,
    "block_actions": _Clicked,
    "view_submission": _Sent,
    "view_closed": _Sent,
    "url_verification": _Challenge,
}
