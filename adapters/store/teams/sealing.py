"""Encryption of what must not be readable in the store: Fernet (AES-128-CBC with HMAC-SHA256), by keys of the settings.

    keys = TokenKeys(["kUf…="])            the first encrypts, all decrypt: so keys can be changed one after the other
    keys.opened("T012", keys.seal("T012", {"token": "xoxb-…"}))

What is sealed says for whom: whoever can write to the store cannot give one workspace's token to another. What a
browser carries for a while (`signed`) is sealed likewise, and told from the rest by its purpose.
"""

from __future__ import annotations

import base64
import binascii
import json
import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime

from cryptography.fernet import Fernet, InvalidToken, MultiFernet

from reliability.errors import CandorError, SettingsError

_LEAST_DISTINCT = 16
"""Different bytes among a key's 32; of random ones one key in 10¹² has so few."""
_ABOUT, _PASS = "about", "a pass for a browser"


class Unsealable(CandorError):
    """What is stored was sealed by a key that is not among these, for somebody else, or is damaged."""


class TokenKeys:
    """The keys of CANDOR_TOKEN_KEYS. Raises SettingsError for none, and for one that is no key or a weak one."""

    def __init__(self, keys: Sequence[str]) -> None:
        if not keys:
            raise SettingsError("CANDOR_TOKEN_KEYS is not set; candor installations key prints a new key for it.")
        for number, key in enumerate(keys, start=1):
            if problem := problem_with_key(key):
                raise SettingsError(
                    f"CANDOR_TOKEN_KEYS is wrong: its key {number} {problem}; candor installations key prints a new one."
                )
        self._fernet = MultiFernet([Fernet(key) for key in keys])

    def seal(self, about: str, values: Mapping[str, str]) -> bytes:
        """Values, encrypted by the first key, for somebody."""
        return self._fernet.encrypt(json.dumps({**values, _ABOUT: about}).encode())

    def opened(self, about: str, sealed: bytes) -> dict[str, str]:
        """The values that were sealed for somebody. Raises Unsealable."""
        try:
            found = json.loads(self._fernet.decrypt(sealed))
        except (InvalidToken, ValueError) as error:
            raise Unsealable("What is stored cannot be decrypted by a key of CANDOR_TOKEN_KEYS.") from error
        if not isinstance(found, dict) or found.pop(_ABOUT, None) != about:
            raise Unsealable("What is stored was encrypted for another workspace.")
        return {str(name): str(value) for name, value in found.items()}

    def sealed_anew(self, sealed: bytes) -> bytes:
        """The same, encrypted by the first key. Raises Unsealable."""
        try:
            return self._fernet.rotate(sealed)
        except InvalidToken as error:
            raise Unsealable("What is stored cannot be decrypted by a key of CANDOR_TOKEN_KEYS.") from error

    def new_pass(self, now: datetime) -> str:
        """A text that nobody else can make, each one other, in letters that an address and a cookie take as they
        are."""
        made = self._fernet.encrypt_at_time(f"{_PASS} {secrets.token_urlsafe(16)}".encode(), int(now.timestamp()))
        return made.decode().rstrip("=")

    def is_pass(self, text: str, now: datetime, lasting_s: int) -> bool:
        """Whether a text is a pass that was made here and not longer ago."""
        try:
            padded = text + "=" * (-len(text) % 4)
            found = self._fernet.decrypt_at_time(padded, lasting_s, int(now.timestamp()))
        except (InvalidToken, ValueError):  # what is no ASCII is a ValueError
            return False
        return found.startswith(_PASS.encode())


def new_key() -> str:
    """A new key, as CANDOR_TOKEN_KEYS takes it."""
    return Fernet.generate_key().decode()


def problem_with_key(key: str) -> str:
    """Why a text is no key to rely on, as the end of a sentence; "" where it is one.

    >>> problem_with_key("secret")
    'is not 32 random bytes in URL-safe base64'
    >>> problem_with_key("QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUE=")
    'is weak: a phrase or a pattern, not random bytes'
    """
    try:
        raw = base64.urlsafe_b64decode(key.encode("ascii"))
    except (ValueError, binascii.Error):
        raw = b""
    if len(raw) != 32 or base64.urlsafe_b64encode(raw).decode() != key:
        return "is not 32 random bytes in URL-safe base64"
    is_text = all(32 <= byte < 127 for byte in raw)  # of random bytes one key in 10¹³
    if is_text or len(set(raw)) < _LEAST_DISTINCT:
        return "is weak: a phrase or a pattern, not random bytes"
    return ""
