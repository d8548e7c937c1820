"""A question in general: what two questions share that ask for the same of other periods and cells."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from reliability.composing.planning.columns import words_of
from reliability.composing.precedents.cells import Cell
from reliability.question.periods import period_spans

_ANY_DAY = date(2000, 1, 1)
"""Which words say a period does not depend on the day that they are said."""
_MOST_CHARACTERS = 2_000


def in_general(text: str, cells: Sequence[Cell]) -> str:
    """A question without its periods, its cells by the names of their columns; the text itself where nothing is left.

    >>> in_general("Orders in Berlin in May 2026?", [("stores", "city_name", "Berlin")])
    'Orders in city in ?'
    """
    left = list(text[:_MOST_CHARACTERS])
    for span in sorted(period_spans(text[:_MOST_CHARACTERS], _ANY_DAY), key=lambda span: -span.start):
        left[span.start : span.end] = " "
    general = "".join(left)
    for _, column, value in cells:
        name = [word for word in words_of(column) if word != "name"]
        general = re.sub(rf"(?i)\b{re.escape(value)}\b", " ".join(name) or "name", general)
    return " ".join(general.split()) or text
