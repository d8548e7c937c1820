"""A figure of groups, and which share of all it is: "our top 3 categories and what share they have", "revenue by store
with its share of the total"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from reliability.accounting.account import Account, Role
from reliability.composing.apart.cutting import without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Frame, Measure, Of, Ratio
from reliability.values import Element

_SHARE_TOO = re.compile(
    r"(?:,|\band\b|\bwith\b|\bplus\b|\balong with\b|\btogether with\b)\s*(?:and\s+)?(?:(?:what|which|how\s+(?:big|large))\s+(?:a\s+|is\s+)?)?"
    r"(?:(?:the|their|its|a|each(?:['’]s)?|his|her)\s+)*(?:percent(?:age)?|share|proportion)s?\b(?P<rest>[^?!.;]*)[?!.\s]*$",
    re.IGNORECASE,
)
_OF_OTHERS = re.compile(
    r"\b(?:by|per|in|for|from|that|who|which|with|since|during|cancel\w*|return\w*)\b|\d", re.IGNORECASE
)
_IS_THAT = re.compile(
    r"\(?\bin (?:%|per ?cent\b|pct\b)\)?|\(%\)|\b(?:that|this|it) (?:is|was|makes)\b|\b(?:is|was) (?:that|this|it)\b",
    re.IGNORECASE,
)
_A_PART = re.compile(r"\bof (?:which|them|those|these|whom)\b|\bthereof\b|\bof (?:\w+ ){0,2}that\b", re.IGNORECASE)
_LIKELY, _MOST = 0.95, 6


def with_their_share(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for a figure of groups and the share of all that it is, each with its score; none of any
    other question."""
    match = _SHARE_TOO.search(account.text)
    if match is None or not match.start() or _A_PART.search(account.text):
        return
    rest = _IS_THAT.sub(" ", match["rest"])
    of = [p.best.element for p in account.pieces if p.best and p.best.role is Role.COLUMN and p.start >= match.start()]
    if _OF_OTHERS.search(rest):
        return
    for frame, score in list(frames_of(without(account, [match.span()])))[:_MOST]:
        one = _shared(frame, of)
        adds = isinstance(one, Measure) and one.aggregate in ("sum", "count") and not one.only
        if isinstance(one, Measure) and adds and frame.by and frame.first_of_each is None and not frame.running:
            share = Ratio(one, one, percent=True, of_all=True)
            yield replace(frame, numbers=(*frame.numbers, share)), _LIKELY * score


def _shared(frame: Frame, named: Sequence[Element | None]) -> Measure | None:
    """The number whose share is asked for: the only one, or of several the one that is named again."""
    numbers = [each for each in frame.numbers if isinstance(each, Measure)]
    if len(numbers) == 1 == len(frame.numbers):
        return numbers[0]
    return next((each for each in numbers if isinstance(each.of, Of) and each.of.column in named), None)
