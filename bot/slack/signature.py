"""Slack's signature over a request: HMAC-SHA256 of "v0:timestamp:body", and who has sent too many wrong ones.

The raw bytes are checked before anything reads them:
https://docs.slack.dev/authentication/verifying-requests-from-slack
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MAX_AGE_S = 300

_TIMESTAMP = re.compile(r"[0-9]{1,12}", re.ASCII)
_SIGNATURE = re.compile(r"v0=[0-9a-f]{64}", re.ASCII)


def looks_signed(timestamp: str, signature: str) -> bool:
    """Whether two headers have the form that Slack sends; a body without them need not be read."""
    return _TIMESTAMP.fullmatch(timestamp) is not None and _SIGNATURE.fullmatch(signature) is not None


def is_signed(secret: str, timestamp: str, signature: str, body: bytes, *, now: float | None = None) -> bool:
    """Whether the body was signed with this secret at most five minutes ago (or ahead). Constant time."""
    if not secret or not looks_signed(timestamp, signature):
        return False
    if abs((time.time() if now is None else now) - int(timestamp)) > MAX_AGE_S:
        return False
    base = b"v0:" + timestamp.encode() + b":" + body
    expected = "v0=" + hmac.new(secret.encode(), base, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, signature)


@dataclass
class _Sender:
    """What came from an address: wrong requests that are not yet forgiven, and when a signed one came."""

    wrong: float = 0.0
    at: float = 0.0
    signed_at: float = float("-inf")


class Senders:
    """How many unsigned or wrongly signed requests came from each address.

    After `burst` of them an address is slowed down until they are forgiven, `per_s` a second. One from which a signed
    request came in the last ten minutes is never slowed down: behind a proxy, Slack and everybody share an address.
    """

    TRUSTED_S = 600.0
    KEPT = 10_000

    def __init__(self, *, burst: int = 30, per_s: float = 0.5, now: Callable[[], float] = time.monotonic) -> None:
        self._burst = burst
        self._per_s = per_s
        self._now = now
        self._known: OrderedDict[str, _Sender] = OrderedDict()

    def wrong(self, address: str) -> None:
        """A request that was not properly signed."""
        sender = self._sender(address)
        sender.wrong = min(sender.wrong + 1, 2.0 * self._burst)

    def signed(self, address: str) -> None:
        """A request that was."""
        self._sender(address).signed_at = self._now()

    def is_slowed(self, address: str) -> bool:
        """Whether too many wrong requests came from there."""
        sender = self._sender(address)
        return sender.wrong >= self._burst and self._now() - sender.signed_at > self.TRUSTED_S

    def _sender(self, address: str) -> _Sender:
        key = _network(address)
        now = self._now()
        sender = self._known.pop(key, None) or _Sender(at=now)
        sender.wrong = max(0.0, sender.wrong - (now - sender.at) * self._per_s)
        sender.at = now
        self._known[key] = sender
        if len(self._known) > self.KEPT:
            self._known.popitem(last=False)
        return sender


def _network(address: str) -> str:
    """The address, or the network of one customer in IPv6.

    >>> _network("2001:db8::1"), _network("::1"), _network("10.0.0.1"), _network("somewhere")
    ('2001:db8::/64', '::/64', '10.0.0.1', 'somewhere')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(parsed) if parsed.version == 4 else str(ipaddress.ip_network(f"{parsed}/64", strict=False))
