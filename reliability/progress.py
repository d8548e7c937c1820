"""How a long piece of work speaks to whoever waits for it."""

from __future__ import annotations

from collections.abc import Callable

Progress = Callable[[float, str], None]
"""Share done in [0, 1], and a line of words."""
Say = Callable[[str], None]
"""Takes a sentence that is worth keeping, such as what is left out and why."""


def quietly(done: float, words: str) -> None:
    """The progress of what nobody waits for."""


def part_of(progress: Progress, first: float, last: float) -> Progress:
    """The progress of a part that goes from one share of the whole to another.

    >>> part_of(lambda done, words: print(f"{done:.2f} {words}"), 0.5, 1.0)(0.5, "half of it")
    0.75 half of it
    """
    return lambda done, words: progress(first + (last - first) * done, words)
