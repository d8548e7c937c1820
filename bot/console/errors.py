"""The one error that a Web API method raises to answer ok: false."""

from __future__ import annotations

from bot.console.content import Json


class ApiError(Exception):
    """An answer of the Web API with ok: false; `extra` are the answer's other fields."""

    def __init__(self, code: str, extra: Json | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.extra = extra or {}
