"""What people say to have an answer asked again, or to be told when its figure crosses a limit; and where. Pure."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bot.asks.schedules.times import DueRule, read_rule
from reliability.words import stem

_WATCH_AT = DueRule(tuple(range(7)), 0, 9, 0)
"""An alert looks once a day."""
_LIMIT = (
    r"[$€£]?(?P<limit>-?(?:\d(?:[\d.,]*\d)?|\.\d+))\s*"
    r"(?P<times>(?:(?:k|m|mn|mio|bn|(?:hundred|dozen|thousand|grand|million|billion|trillion|lakh|crore)s?)(?![a-z])\s*)*)"
)
_LIMIT_ALONE = re.compile(_LIMIT + r"[€%]?", re.IGNORECASE)
_ALERT = re.compile(
    r"^(?:please\s+)?(?:tell|alert|notify|warn|ping)\s+(?:me|us)\s+(?:when|if|once|as soon as)\s+(?P<what>.{0,200}?)\s*"
    r"\b(?P<sign>exceeds?|(?:is|are|gets?|goes|go|rises?|climbs?)\s+(?:above|over|beyond|past|more than|higher than)|"
    r"(?:is|are|gets?|goes|go|falls?|drops?)\s+(?:below|under|less than|lower than))\s+"
    rf"{_LIMIT}"
    r"(?:€|%|(?!(?:a|an|per|each|in)\b)[a-z]{2,10}\b)?"
    r"(?:\s*(?:a|per|each|in a)\s+(?P<per>day|week|month|year))?\s*[.!]*$",
    re.IGNORECASE,
)
_DIGITS = re.compile(r"-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|(?=\.))(?:\.\d+)?")
"""A number as English writes it: 1,200.50, and India 12,00,000."""
_EITHER = re.compile(r"-?[1-9]\d{0,2}\.\d{3}")
"""1.200 may be a thousand and two hundred, as much of Europe writes it."""
_NEGATED = re.compile(r"(?:n['’]t|\b(?:not|never|no\s+longer))$", re.IGNORECASE)
_WHERE = re.compile(
    r",?\s+(?:(?:also|and)\s+)?(?:in|into|to)\s+(?:the|this)\s+(?P<where>channel|thread)(?:\s+(?:too|as\s+well|also))?"
    r"(?=(?:\s+please)?\s*[.!]*$|\s+(?:when|if|once|as\s+soon\s+as|every|each|daily|weekly|monthly|at)\b)",
    re.IGNORECASE,
)
"""Where it is to be told, at the end or before the time or the limit; elsewhere a channel may be one of the data."""
_TO_CHANNEL = re.compile(
    r"^(?:please\s+)?(?:tell|alert|notify|warn|ping)\s+(?P<whom>(?:the|this)\s+channel)\b", re.IGNORECASE
)
_WORD = re.compile(r"[^\W\d_]+")
_POINTING = frozenset(
    "this that it these those they there the a an of our its number figure amount total value result answer count we you "
    "i is are has have been for in".split()
)
_SPANS = {
    "day": frozenset({"day", "daily", "yesterday", "today"}),
    "week": frozenset({"week", "weekly"}),
    "month": frozenset({"month", "monthly"}),
    "year": frozenset({"year", "yearly", "annual"}),
}
_TIMES = {
    "dozen": 12.0,
    "hundred": 1e2,
    **dict.fromkeys(("k", "thousand", "grand"), 1e3),
    "lakh": 1e5,
    **dict.fromkeys(("m", "mn", "mio", "million"), 1e6),
    "crore": 1e7,
    **dict.fromkeys(("bn", "billion"), 1e9),
    "trillion": 1e12,
}


@dataclass(frozen=True, slots=True)
class Wish:
    """When to ask again, and beyond which limit to tell, where there is one; `what` is to be beyond it, in the person's
    words, and `per` the time in which, where they say any; `in_channel`: it is told in the channel of the thread
    too; `unclear`: their words may mean another limit, or the other side of it."""

    rule: DueRule
    sign: Literal["", "above", "below"] = ""
    limit: float = 0.0
    what: str = ""
    per: str = ""
    in_channel: bool = False
    unclear: bool = False

    def beside(self, asked: str) -> str:
        """The words of the wish that the question whose answer is asked again does not say; "" where it says all.

        >>> wish = read_wish("tell me when returns exceed 200 a day")
        >>> wish.beside("How many orders yesterday?"), wish.beside("How many returns?"), wish.beside("Returns yesterday?")
        ('returns', 'a day', '')
        """
        known = {stem(word) for word in _WORD.findall(asked.lower())}
        told = [word for word in _WORD.findall(self.what.lower()) if word not in _POINTING]
        if any(stem(word) not in known for word in told):
            return self.what
        return f"a {self.per}" if self.per and not known & _SPANS[self.per] else ""


def read_wish(text: str) -> Wish | None:
    """What a message asks for; None where it is a question, or anything else.

    >>> wish = read_wish("tell me when returns exceed 200 a day")
    >>> wish.sign, wish.limit, wish.what, wish.per, wish.rule.hour
    ('above', 200.0, 'returns', 'day', 9)
    >>> read_wish("when do returns exceed 200?") is None
    True
    >>> read_wish("every Monday at 9 in the channel").in_channel
    True
    """
    said, in_channel = _without_where(" ".join(text[:400].split()))
    rule = read_rule(said)
    if rule is not None:
        return Wish(rule, in_channel=in_channel)
    found = _ALERT.match(said)
    if found is None:
        return None
    sign: Literal["above", "below"] = (
        "below" if re.search(r"below|under|less|lower", found["sign"], re.IGNORECASE) else "above"
    )
    limit = _number(found["limit"], found["times"].lower().split())
    unclear = limit is None or bool(_NEGATED.search(found["what"]))
    return Wish(_WATCH_AT, sign, limit or 0.0, found["what"], (found["per"] or "").lower(), in_channel, unclear)


def read_limit(text: str) -> float | None:
    """A limit as somebody types it; None for what is no number, or may be two.

    >>> read_limit("1,200"), read_limit("2.5k"), read_limit("-.5 %"), read_limit("1,5"), read_limit("many")
    (1200.0, 2500.0, -0.5, None, None)
    """
    found = _LIMIT_ALONE.fullmatch(text[:100].strip())
    return _number(found["limit"], found["times"].lower().split()) if found else None


def _number(digits: str, times: Sequence[str]) -> float | None:
    """A number with the words behind it; None where it may be two.

    >>> _number("1,200", []), _number("5", ["hundred", "thousand"]), _number("1.200", []), _number("1.200", ["million"])
    (1200.0, 500000.0, None, 1200000.0)
    """
    if not _DIGITS.fullmatch(digits) or (not times and _EITHER.fullmatch(digits)):
        return None
    number = float(digits.replace(",", "")) * math.prod(_TIMES[each.removesuffix("s")] for each in times)
    return number if math.isfinite(number) else None


def _without_where(said: str) -> tuple[str, bool]:
    """A wish without the words that say where it is to be told, and whether that is in the channel too.

    >>> _without_where("tell the channel when returns exceed 200"), _without_where("post this in the thread every day")
    (('tell us when returns exceed 200', True), ('post this every day', False))
    """
    whom = _TO_CHANNEL.match(said)
    if whom is not None:
        return f"{said[: whom.start('whom')]}us{said[whom.end('whom') :]}", True
    found = _WHERE.search(said)
    if found is None:
        return said, False
    return said[: found.start()] + said[found.end() :], found["where"].lower() == "channel"
