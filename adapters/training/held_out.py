"""What is held out of training: by a fixed rule of a key, so that equal keys stay together and a log that grows moves
none.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def hold_out(items: Sequence[T], key: Callable[[T], str], share: float, least_keys: int = 1) -> tuple[list[T], list[T]]:
    """Items to learn from, and about `share` of them held out.

    Where fewer than `least_keys` different keys are there, or nothing would be left to learn from, nothing is held out.

    >>> hold_out(["a", "b", "a", "c"], str, 0.5)
    (['a', 'a'], ['b', 'c'])
    """
    kept = [item for item in items if _fraction(key(item)) >= share]
    if not kept or len({key(item) for item in items}) < least_keys:
        return list(items), []
    return kept, [item for item in items if _fraction(key(item)) < share]


def _fraction(key: str) -> float:
    return int.from_bytes(hashlib.sha256(key.encode()).digest()[:4], "big") / 2**32
