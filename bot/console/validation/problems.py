"""Small checks that add up to Slack's schema: each looks at one JSON value and says what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from bot.console.content import Json


class Problems:
    """What is wrong with a payload, in Slack's words: "must be less than 76 characters [json-pointer:/…]"."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def add(self, pointer: str, message: str) -> None:
        """Report one problem at a JSON pointer such as /blocks/0/text."""
        self.found.append(f"{message} [json-pointer:{pointer}]")

    def answer(self, error: str) -> Json:
        """The extra fields of an API answer that refuses the payload with `error`."""
        return {
            "error": error,
            "errors": list(self.found),
            "response_metadata": {"messages": [f"[ERROR] {message}" for message in self.found]},
        }


Check = Callable[[Problems, str, Any], None]


def _word(given: Any) -> str:
    """A name that the payload gives; what is no text is named by its kind, for it may be too large to print."""
    return str(given) if given is None or isinstance(given, str) else type(given).__name__


def string(minimum: int = 0, maximum: int | None = None, pattern: str | None = None) -> Check:
    """A string of `minimum` to `maximum` characters."""

    def check(problems: Problems, pointer: str, value: Any) -> None:
        if not isinstance(value, str):
            problems.add(pointer, "must be a string")
        elif len(value) < minimum:
            problems.add(pointer, f"must be more than {minimum - 1} characters")
        elif maximum is not None and len(value) > maximum:
            problems.add(pointer, f"must be less than {maximum + 1} characters")
        elif pattern is not None and not re.fullmatch(pattern, value):
            problems.add(pointer, "must match the expected format")

    return check


def integer(minimum: int | None = None, maximum: int | None = None) -> Check:
    """A whole number in a closed range."""

    def check(problems: Problems, pointer: str, value: Any) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            problems.add(pointer, "must be an integer")
        elif minimum is not None and value < minimum:
            problems.add(pointer, f"must be greater than or equal to {minimum}")
        elif maximum is not None and value > maximum:
            problems.add(pointer, f"must be less than or equal to {maximum}")

    return check


def number(problems: Problems, pointer: str, value: Any) -> None:
    """Any number."""
    if not isinstance(value, int | float) or isinstance(value, bool):
        problems.add(pointer, "must be a number")


def boolean(problems: Problems, pointer: str, value: Any) -> None:
    """True or false."""
    if not isinstance(value, bool):
        problems.add(pointer, "must be a boolean")


def anything(problems: Problems, pointer: str, value: Any) -> None:
    """No rule that we know."""


def one_of(*allowed: str) -> Check:
    """One of these strings."""

    def check(problems: Problems, pointer: str, value: Any) -> None:
        if value not in allowed:
            problems.add(pointer, f"must be one of: {', '.join(allowed)}")

    return check


def array(item: Check, minimum: int = 0, maximum: int | None = None) -> Check:
    """A list of `minimum` to `maximum` items that each pass `item`."""

    def check(problems: Problems, pointer: str, value: Any) -> None:
        if not isinstance(value, list):
            problems.add(pointer, "must be an array")
            return
        if len(value) < minimum:
            problems.add(pointer, f"no fewer than {minimum} items allowed")
        if maximum is not None and len(value) > maximum:
            problems.add(pointer, f"no more than {maximum} items allowed")
        for index, entry in enumerate(value):
            item(problems, f"{pointer}/{index}", entry)

    return check


def shape(required: Mapping[str, Check] | None = None, optional: Mapping[str, Check] | None = None) -> Check:
    """An object with these fields and no others; `typed` judges a `type` field. Null means absent."""
    required, optional = required or {}, optional or {}

    def check(problems: Problems, pointer: str, value: Any) -> None:
        if not isinstance(value, dict):
            problems.add(pointer, "must be an object")
            return
        for name in required:
            if value.get(name) is None:
                problems.add(pointer, f"missing required field: {name}")
        for name, entry in value.items():
            rule = required.get(name) or optional.get(name)
            if rule is not None and entry is not None:
                rule(problems, f"{pointer}/{name}", entry)
            elif rule is None and name != "type":
                problems.add(pointer, f"invalid additional property: {_word(name)}")

    return check


def typed(shapes: Mapping[str, Check]) -> Check:
    """An object whose `type` is one of these, checked by that type's shape."""

    def check(problems: Problems, pointer: str, value: Any) -> None:
        kind = value.get("type") if isinstance(value, dict) else None
        if not isinstance(value, dict):
            problems.add(pointer, "must be an object")
        elif not isinstance(kind, str) or kind not in shapes:
            problems.add(f"{pointer}/type", f"unsupported type: {_word(kind)}")
        else:
            shapes[kind](problems, pointer, value)

    return check


def every(*checks: Check) -> Check:
    """These checks in turn; a later one runs only if the earlier found nothing, so it may trust the shape."""

    def check(problems: Problems, pointer: str, value: Any) -> None:
        before = len(problems.found)
        for one in checks:
            if len(problems.found) == before:
                one(problems, pointer, value)

    return check
