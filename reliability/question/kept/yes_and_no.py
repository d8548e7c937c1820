"""Columns that keep yes and no as text, "Y" and "N", known from their samples."""

from __future__ import annotations

import re

from reliability.values import Column
from reliability.words import words

_CODES = tuple(
    (yes, no)
    for one, other in (("y", "n"), ("yes", "no"), ("true", "false"))
    for yes, no in ((one, other), (one.upper(), other.upper()), (one.title(), other.title()))
)
"""The texts that some schemas keep in place of yes and no."""
YES_CODES = frozenset(yes for yes, _ in _CODES)
_KEPT_AS_TEXT = re.compile(r"char|text|string", re.IGNORECASE)
_A_FLAG = re.compile(r"^(?:is|has|was|can)_|(?:^|_)(?:flag|flg|yn|ind)$", re.IGNORECASE)


def codes_of_yes_and_no(column: Column) -> tuple[str, str] | None:
    """The texts by which a column keeps yes and no, by its samples; None where it does not keep these.

    >>> codes_of_yes_and_no(Column("void", "CHAR(1)", samples=("N", "Y")))
    ('Y', 'N')
    >>> codes_of_yes_and_no(Column("void_yn", "CHAR(1)", samples=("N",))), codes_of_yes_and_no(Column("wind", "TEXT", samples=("N",)))
    (('Y', 'N'), None)
    """
    if not _KEPT_AS_TEXT.search(column.type) or not column.samples:
        return None
    kept = {sample.strip() for sample in column.samples}
    called = (column.name, *column.synonyms)
    sure = len(kept) > 1 or any(_A_FLAG.search(words(name).replace(" ", "_")) for name in called)
    return next((pair for pair in _CODES if kept <= set(pair)), None) if sure else None
