"""Reading a Web API call's arguments, whether sent as JSON or as a form."""

from __future__ import annotations

import base64
import binascii
import json
from typing import Any

from aiohttp import web

from bot.console.content import Json
from bot.console.errors import ApiError


class Arguments:
    """The arguments of one call. A form sends lists and objects as JSON text; both forms read alike."""

    def __init__(self, values: Json) -> None:
        self.values = values

    def __contains__(self, name: str) -> bool:
        return self.values.get(name) is not None

    def text(self, name: str, default: str | None = None) -> str:
        """A string. Raises ApiError invalid_arguments when it is required and missing."""
        value = self.values.get(name, default)
        if value is None:
            missing = f"[ERROR] missing required field: {name}"
            raise ApiError("invalid_arguments", {"response_metadata": {"messages": [missing]}})
        return value if isinstance(value, str) else str(value)

    def optional(self, name: str) -> str | None:
        """A string or None."""
        value = self.values.get(name)
        return None if value is None or value == "" else str(value)

    def flag(self, name: str) -> bool | None:
        """True, false, or None when not given."""
        value = self.values.get(name)
        if value is None:
            return None
        return value is True or str(value).lower() in ("true", "1")

    def number(self, name: str, default: int, maximum: int) -> int:
        """A whole number from 1 to `maximum`. Raises ApiError invalid_limit."""
        try:
            value = int(self.values.get(name, default))
        except (TypeError, ValueError):
            raise ApiError("invalid_limit") from None
        return max(1, min(value, maximum))

    def data(self, name: str, error: str) -> Any:
        """A list or object, parsed if it came as text; None when not given. Raises ApiError(error)."""
        value = self.values.get(name)
        if isinstance(value, str):
            try:
                return json.loads(value) if value else None
            except ValueError:
                raise ApiError(error) from None
        return value


async def read_arguments(request: web.Request) -> tuple[Arguments, str]:
    """A call's arguments and its token ("" when there is none). Raises ApiError invalid_json."""
    values: Json = dict(request.query)
    if request.content_type == "application/json":
        try:
            sent = json.loads(await request.text() or "{}")
        except ValueError:
            raise ApiError("invalid_json") from None
        if not isinstance(sent, dict):
            raise ApiError("json_not_object")
        values.update(sent)
    else:
        values.update({name: str(value) for name, value in (await request.post()).items()})
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    sent_token = values.pop("token", None)
    if scheme.lower() == "basic":  # an app that shows who it is, and has no token yet
        values["client_id"], _, values["client_secret"] = _basic(token).partition(":")
    return Arguments(values), token if scheme.lower() == "bearer" else str(sent_token or "")


def _basic(encoded: str) -> str:
    try:
        return base64.b64decode(encoded, validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        return ""
