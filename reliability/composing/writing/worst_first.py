"""The worst first: of what is the worse the more there is of it, the most."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

from reliability.composing.frame import Condition, Frame, Of, OfEach, Ratio, Related
from reliability.values import Element

_WORST = re.compile(r"\b(?:worst|poorest|weakest)\b", re.IGNORECASE)
_BEST = re.compile(r"\b(?:best|lowest|least|fewest|smallest|highest|most|cheapest)\b", re.IGNORECASE)
_BAD = re.compile(
    r"return|refund|cancel|complain|delay|late\b|overdue|error|fail|defect|loss|lost|churn|absen|debt|owed|unpaid|reject|miss"
    r"|incident|damage|void|warning|penalt|fine|downtime|breakdown|waste|scrap|theft|no[ _-]?show|unsubscrib|bounce|dispute"
    r"|breach|declin|refus|disqualif|expired|wait|response|resolution",
    re.IGNORECASE,
)
"""What is the worse, the more there is of it."""
_LONG, _A_MARK = 2000, 2


def worst_first(frame: Frame, text: str) -> Frame:
    """The frame with the most first, where the worst are asked for of what is no good: the highest share of refused
    parcels, and not the lowest.

    >>> from reliability.composing.frame import Measure, Order
    >>> refunds = Measure("sum", Of(Element("orders", "refunded_eur")))
    >>> frame = Frame("orders", (refunds,), order=(Order(refunds, falling=False),))
    >>> [worst_first(frame, text).order[0].falling for text in ("refunds by shop, worst first", "refunds by shop, lowest first")]
    [True, False]
    """
    order = frame.order[:1]
    if not order or order[0].falling or not _WORST.search(text[:_LONG]) or _BEST.search(text[:_LONG]):
        return frame
    said = list(_says(order[0].by))
    marked = isinstance(order[0].by, Ratio) and any(len(each) <= _A_MARK for each in said)
    told = " ".join(said) + (text[:_LONG] if marked else "")
    good = isinstance(order[0].by, OfEach) or not _BAD.search(told)
    return frame if good else replace(frame, order=(replace(order[0], falling=True), *frame.order[1:]))


def _says(node: object) -> Iterator[str]:
    """The names and values of what rows are ordered by."""
    if isinstance(node, Element):
        yield node.column
    elif (isinstance(node, Condition) and node.comparison in ("<>", "not in")) or (
        isinstance(node, Related) and node.never
    ):
        return
    elif isinstance(node, Condition) and isinstance(node.of, Of) and not node.values:
        if node.comparison != "is null":
            yield node.of.column.column
    elif isinstance(node, str):
        yield node
    elif isinstance(node, tuple):
        for each in node:
            yield from _says(each)
    elif is_dataclass(node) and not isinstance(node, type):
        for own in fields(node):
            yield from _says(getattr(node, own.name))
