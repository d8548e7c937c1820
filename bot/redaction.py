"""Texts without secrets, for logs."""

from __future__ import annotations

import re
from collections.abc import Iterable

_SECRETS = re.compile(
    r"(?P<keep>\b[a-z][a-z0-9+.-]{0,30}://[^\s:/@]*:)[^\s@]+(?=@)"  # a URL's password
    r"|\bx(?:ox[a-z]|app)-[\w-]+"  # Slack's tokens
    r"|(?P<name>\b(?:bearer|password|passwd|pwd|secret|token|api[_-]?key)\b['\"]?\s*[:= ]\s*['\"]?)[^\s'\",;)]+",
    re.IGNORECASE,
)


def redact(text: str, secrets: Iterable[str] = ()) -> str:
    """The text without tokens, passwords and the named secrets."""
    for secret in secrets:
        if secret:
            text = text.replace(secret, "•••")
    return _SECRETS.sub(lambda match: f"{match['keep'] or match['name'] or ''}•••", text)
