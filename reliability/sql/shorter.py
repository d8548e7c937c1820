"""Readings in fewer words: what several conditions come to, where people have a word for it."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta

from reliability.sql.reading.nouns import nth
from reliability.words import many_of

_TODAYS = re.compile(r"\b(?P<what>[a-z]+) todays\b")
"""Several of what something is today: departments today."""
_DONE_ON = re.compile(
    r"\b(?P<before>[Tt]he (?:[\d,]+ )?|by )(?P<done>[a-z]{2,}(?:ed|en)|paid|left|sold|sent|made) (?P<at>on|at)(?P<many>s?)"
    r"(?= with the (?:highest|lowest|latest|earliest)\b|,|$)"
)
"""What groups are made by, where its name says what was done then: the day returned."""
_NEXT = re.compile(
    r"\bfrom (?:day of )?(?:the )?(?P<what>[^,;]+?) of the (?P=what) before(?: within each (?P<each>[^,;]+?))? to (?P=what)\b"
)
"""The time between one row and the next, as it is said of a query that takes the row before along."""
_AN = re.compile(r"(\bwith(?:out)? a)(?= [aeio])")
"""An article before a vowel; "a unit" and "a user" are right."""
_DAY = r"(?:the (?:end|beginning) of )?(?:\d{1,2} )?(?:[A-Z][a-z]+ )?\d{4}"
_THERE = re.compile(
    rf"\b(?:with [\w ]+?|\w+) until (?P<until>{_DAY}) (?:and )?"
    rf"(?:that (?:are|have) (?:not )?[\w ]+?(?: \([^()]*? is empty\))?|without an? [\w ]+?) "
    rf"or (?:with [\w ]+?|\w+) (?P<word>since|after) (?P<since>{_DAY})\b"
)
"""What had begun by a day and was not over on another, as its conditions are said one by one."""
_OF_EITHER = re.compile(
    r"(?P<noun>\w[\w ]*?) (?P<one>(?:with [\w ]+? |\w+ )(?:in|from) [^()]+?) as a percentage of number of (?P=noun) "
    r"(?P<two>there (?:at|on) [^()]*?) (?P=one) or \(?(?P=two)\)?(?=[ ,;]|$)",
    re.IGNORECASE,
)
"""A share whose groups are those that have rows above or below: that goes without saying."""


_THERE_ANYWAY = re.compile(
    r"\bwith an? (?P<what>[a-z][a-z ]*?) (?=with (?:the (?:highest|lowest|latest|earliest) )?(?P=what)\b)"
)
"""That something has what it is then said to have: "with a rating with the highest rating"."""
_CHANGE = re.compile(
    r"(?P<one>[^;]+?); (?P<two>[^;]+?); (?P=two) minus (?P<first>[^;,]+)(?P<percent>, in percent)?(?=[,;]|$)"
)
"""The difference of the two figures that stand before it."""
_BETWEEN_THE_TWO = re.compile(
    r"\b(?P<change>change of [^,;]+? from (?P<one>[\w ]+?) to (?P<two>[\w ]+?)(?:, in percent)?),? in (?P=one) or in (?P=two)\b"
)
"""A change between two periods is of what lies in these."""
_SHARE_OF_THE_FIRST = re.compile(
    r"(?P<what>[a-z][^,;]*?)(?: per (?P<each>[a-z ]+?))? as a percentage of (?P=what) "
    r"among the (?P<many>[\d,]+) (?P<those>with the (?:highest|lowest) [^,;]+)|"
    r"share of total (?P<of>[a-z][^,;]*?) per (?P<one>[a-z ]+?) "
    r"only the (?P<first>[\d,]+) (?P<best>with the (?:highest|lowest) [^,;]+), in percent",
    re.IGNORECASE,
)
"""What the first so many come to as a share of the same over all."""
_ONLY_ONE = re.compile(r"leaving out the first (?P<before>\d+), only (?:1 of them|the first 1)(?![\w,.]*\d)")
_MANY = 10
_THE_FIRST = re.compile(r"\b(?P<left_out>leaving out|after) the first 1(?![\w,.]*\d)")


def shorter(text: str) -> str:
    """A reading in fewer words, where there are such.

    >>> shorter("Number of teams founded until the end of 2024 that have not ended or ended since the beginning of 2025")
    'Number of teams there at the end of 2024'
    >>> shorter("Average number of days from order date of the order date before to order date")
    'Average number of days from one order date to the next'
    >>> shorter("The returned on with the highest number of returns"), shorter("Rows of department todays, by department today")
    ('The day returned with the highest number of returns', 'Rows of departments today, by department today')
    >>> shorter("Suppliers with a rating with the highest rating"), shorter("Products, leaving out the first 1, only 1 of them")
    ('Suppliers with the highest rating', 'Products, only the second')
    >>> shorter("Total pay in May 2025; total pay in May 2026; total pay in May 2026 minus in May 2025, in percent, by team")
    'Total pay in May 2025; total pay in May 2026; its change in percent, by team'
    >>> shorter("The team with the highest change of pay from 2024 to 2025, in percent, in 2024 or in 2025")
    'The team with the highest change of pay from 2024 to 2025, in percent'
    >>> shorter("Total pay per team as a percentage of total pay among the 3 with the highest total pay")
    'Share of total pay that comes from the 3 teams with the highest total pay, in percent'
    """
    text = _DONE_ON.sub(_day_done, _TODAYS.sub(lambda found: f"{many_of(found['what'])} today", text))
    whole = _SHARE_OF_THE_FIRST.fullmatch(text)
    text = _share_of_the_first(whole) if whole is not None else text
    text = _BETWEEN_THE_TWO.sub(r"\g<change>", _CHANGE.sub(_its_change, text))
    text = _THE_FIRST.sub(r"\g<left_out> the first", _ONLY_ONE.sub(_only_one, text))
    text = _THERE_ANYWAY.sub("", _AN.sub(r"\1n", text))
    return _NEXT.sub(_to_the_next, _OF_EITHER.sub(_share_alone, _THERE.sub(_there, text)))


def _day_done(found: re.Match[str]) -> str:
    return f"{found['before']}{'day' if found['at'] == 'on' else 'time'}{found['many']} {found['done']}"


def _its_change(found: re.Match[str]) -> str:
    if not found["one"].endswith(found["first"]):
        return found[0]
    return f"{found['one']}; {found['two']}; its change" + (" in percent" if found["percent"] else "")


def _share_of_the_first(found: re.Match[str]) -> str:
    what, those = found["what"] or found["of"], found["those"] or found["best"]
    each, number = found["each"] or found["one"], found["many"] or found["first"]
    first = f"{number} {many_of(each)}" if each else number
    return f"Share of {what[:1].lower()}{what[1:]} that comes from the {first} {those}, in percent"


def _only_one(found: re.Match[str]) -> str:
    place = int(found["before"]) + 1
    return f"only the {nth(place)}" if place < _MANY else f"only number {place}"


def _to_the_next(found: re.Match[str]) -> str:
    return f"from one {found['what']} to the next" + (f" of each {found['each']}" if found["each"] else "")


def _there(found: re.Match[str]) -> str:
    """As there on a day, or at any time of a year; in all its words where the two days say something else."""
    after = found["word"] == "after"
    until, since = _day(found["until"], last=True), _day(found["since"], last=after)
    if until is None or since is None:
        return found[0]
    since += timedelta(days=after)
    if until + timedelta(days=1) == since:
        return f"there {'at' if found['until'].startswith('the') else 'on'} {found['until']}"
    whole_year = (since.month, since.day, until.month, until.day) == (1, 1, 12, 31) and since.year == until.year
    return f"there at any time of {since.year}" if whole_year else found[0]


def _day(said: str, *, last: bool) -> date | None:
    """The day that some words name: of a month or a year its first, or its last."""
    words = said.removeprefix("the end of ").removeprefix("the beginning of ")
    for form in ("%d %B %Y", "%B %Y", "%Y"):
        try:
            day = datetime.strptime(words, form).date()
        except ValueError:
            continue
        if not last or "%d" in form:
            return day
        months = 12 if form == "%Y" else 1
        return date(day.year + (day.month - 1 + months) // 12, (day.month - 1 + months) % 12 + 1, 1) - timedelta(days=1)
    return None


def _share_alone(found: re.Match[str]) -> str:
    return f"{found['noun']} {found['one']} as a percentage of number of {found['noun'].lower()} {found['two']}"
