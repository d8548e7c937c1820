"""What can be asked at all: the checks before any model is called."""

from __future__ import annotations

MAX_CHARACTERS = 2_000


def problem_with(text: str, *, follows: bool = False) -> str:
    """Why a text is no question that can be worked on, in whatever language; "" when it is.

    One of "empty", "no words" (emoji or marks only), "too long". What follows in a thread may be a number alone:
    "2026?".

    >>> problem_with("  "), problem_with("👍👍"), problem_with("How many orders?")
    ('empty', 'no words', '')
    >>> problem_with("2026?"), problem_with("2026?", follows=True)
    ('no words', '')
    """
    stripped = text.strip()
    if not stripped:
        return "empty"
    if not any(map(str.isalnum if follows else str.isalpha, stripped)):
        return "no words"
    return "too long" if len(stripped) > MAX_CHARACTERS else ""
