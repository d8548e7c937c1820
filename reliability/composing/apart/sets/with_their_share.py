"""A figure of groups, and which share of all it is: "our top 3 categories and what share they have", "revenue by store
with its share of the total"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account
from reliability.composing.apart.cutting import without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Frame, Measure, Ratio

_SHARE_TOO = re.compile(
    r"(?:,|\band\b|\bwith\b|\bplus\b|\balong with\b|\btogether with\b)\s*(?:and\s+)?(?:(?:what|which|how\s+(?:big|large))\s+(?:a\s+|is\s+)?)?"
    r"(?:(?:the|their|its|a|each(?:['’]s)?|his|her)\s+)*(?:percent(?:age)?|share|proportion)s?\b(?P<rest>[^?!.;]*)[?!.\s]*$",
    re.IGNORECASE,
)
_OF_OTHERS = re.compile(
    r"\b(?:by|per|in|for|from|that|who|which|with|since|during|cancel\w*|return\w*)\b|\d", re.IGNORECASE
)
_A_PART = re.compile(r"\bof (?:which|them|those|these|whom)\b|\bthereof\b|\bof (?:\w+ ){0,2}that\b", re.IGNORECASE)
_LIKELY, _MOST = 0.95, 6


def with_their_share(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for a figure of groups and the share of all that it is, each with its score; none of any
    other question."""
    match = _SHARE_TOO.search(account.text)
    if match is None or not match.start() or _OF_OTHERS.search(match["rest"]) or _A_PART.search(account.text):
        return
    for frame, score in list(frames_of(without(account, [match.span()])))[:_MOST]:
        one = frame.numbers[0] if len(frame.numbers) == 1 else None
        adds = isinstance(one, Measure) and one.aggregate in ("sum", "count") and not one.only
        if isinstance(one, Measure) and adds and frame.by and frame.first_of_each is None and not frame.running:
            share = Ratio(one, one, percent=True, of_all=True)
            yield replace(frame, numbers=(one, share)), _LIKELY * score
