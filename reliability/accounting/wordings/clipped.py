"""Words that people cut short, and the whole words, where a cell may hold the other one: lab and laboratory."""

from __future__ import annotations

from reliability.lexicon import IRREGULAR
from reliability.words import stem

_LEAST_CUT = 3
_WHOLE = {
    short: whole
    for short, whole in IRREGULAR.items()
    if whole.startswith(short) and len(whole) >= len(short) + _LEAST_CUT
}
_CUT = {stem(whole): short for short, whole in _WHOLE.items()}


def other_length(word: str) -> str | None:
    """The whole word of one that is cut short, or the other way round; None for any other word.

    >>> other_length("labs"), other_length("laboratories"), other_length("labour"), other_length("administrator")
    ('laboratory', 'lab', None, 'admin')
    """
    bare = stem(word)
    return _WHOLE.get(bare) or _CUT.get(bare)
