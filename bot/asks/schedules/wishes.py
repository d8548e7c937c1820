"""What people say to have an answer asked again, or to be told when its figure crosses a limit. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from bot.asks.schedules.times import DueRule, read_rule

_WATCH_AT = DueRule(tuple(range(7)), 0, 9, 0)
"""An alert looks once a day."""
_ALERT = re.compile(
    r"^(?:please\s+)?(?:tell|alert|notify|warn|ping)\s+(?:me|us)\s+(?:when|if|once|as soon as)\s+(?P<what>.{0,200}?)\s*"
    r"\b(?P<sign>exceeds?|(?:is|are|gets?|goes|go|rises?|climbs?)\s+(?:above|over|beyond|past|more than|higher than)|"
    r"(?:is|are|gets?|goes|go|falls?|drops?)\s+(?:below|under|less than|lower than))\s+"
    r"(?P<limit>-?\d[\d,]*(?:\.\d+)?)\s*(?P<times>k|m)?\s*(?:€|%|[a-z]{2,10}\b)?(?:\s*(?:a|per|each|in a)\s+day)?\s*[.!]*$",
    re.IGNORECASE,
)
_TIMES = {"k": 1e3, "m": 1e6}


@dataclass(frozen=True, slots=True)
class Wish:
    """When to ask again, and beyond which limit to tell, where there is one."""

    rule: DueRule
    sign: Literal["", "above", "below"] = ""
    limit: float = 0.0


def read_wish(text: str) -> Wish | None:
    """What a message asks for; None where it is a question, or anything else.

    >>> read_wish("tell me when returns exceed 200 a day")
    Wish(rule=DueRule(weekdays=(0, 1, 2, 3, 4, 5, 6), day=0, hour=9, minute=0), sign='above', limit=200.0)
    >>> read_wish("when do returns exceed 200?") is None
    True
    """
    said = " ".join(text[:400].split())
    rule = read_rule(said)
    if rule is not None:
        return Wish(rule)
    found = _ALERT.match(said)
    if found is None:
        return None
    sign: Literal["above", "below"] = (
        "below" if re.search(r"below|under|less|lower", found["sign"], re.IGNORECASE) else "above"
    )
    limit = float(found["limit"].replace(",", "")) * _TIMES.get((found["times"] or "").lower(), 1.0)
    return Wish(_WATCH_AT, sign, limit)
