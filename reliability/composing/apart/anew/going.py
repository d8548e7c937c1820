"""How something goes or grows, and what "we" took in, where no figure is named and nothing says against what."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta

from reliability.accounting.account import Account, Operation
from reliability.composing.apart.anew.figures import (
    MOST_OVERALL,
    NEW,
    NUMBER_OF,
    Said,
    likely_figures,
    names_a_figure,
    table_of,
    thing_after,
)
from reliability.composing.planning.relations import Relations

_DO = r"(?:is|are|was|were|has|have|had|did|do|does)"
_OVER = r"(?:still|been|really|actually|all)"
_GOES = re.compile(
    rf"\bhow(?:['’]?s|\s+{_DO})\s+(?P<whose>(?:(?!\bhow\b)[^?!.;:])+?)\s+(?:{_OVER}\s+)*"
    r"(?:doing|going|getting (?:on|along)|performing|performed|perform|go|gone|do|done|developing|developed|develop"
    r"|coming along|far(?:e|ed|ing)|shap(?:e|ing) up|holding up)\b(?P<rest>[^?!.;]*)",
    re.IGNORECASE,
)
_GROWS = re.compile(
    rf"\b{_DO}\s+(?P<whose>(?:(?!\b{_DO}\b)[^?!.;:])+?)\s+(?:{_OVER}\s+)*"
    r"(?:grow(?:n|ing|s)?|grew|shrink(?:ing|s)?|shrunk|declin(?:e|ed|ing)|improv(?:e|ed|ing)"
    r"|doing (?:any )?(?:better|worse|well|badly|ok|okay|fine)"
    r"|(?:getting|becoming) (?:better|worse|bigger|smaller|stronger|weaker|(?P<many>more|fewer|less)(?! \w))"
    r"|(?:increas|decreas|ris|fall|dropp)ing)\b(?P<rest>[^?!.;]*)",
    re.IGNORECASE,
)
_FEWER = re.compile(
    r"\b(?:are|do|did|have) (?:we|they) (?:now |really |still |actually )?(?:getting|get|got|seeing|seen|see|receiving|receive|have|having|had"
    r"|taking|making|doing|selling|sell|losing|lost) (?:any )?(?:more|fewer|less) (?=\w)",
    re.IGNORECASE,
)
_EARNED = re.compile(
    r"\b(?:what|how much)(?P<more>\s+(?:more|less))?(?:\s+money)?(?:['’]ve|\s+(?:did|do|have|had))?\s+we\s+"
    r"(?:(?:actually|really|all|then)\s+)?(?:earn(?:ed)?|s[eo]l[ld]|ma(?:k|d)e|t(?:ak|ook)e?n?\s+in|br(?:ing|ought)\s+in|bank(?:ed)?|turn(?:ed)?\s+over|gross(?:ed)?)\b"
    r"(?=\s*(?:[?!.]|$|(?:in|on|from|with|last|this|so|yesterday|today|since|during|for|per|by|at|over|between)\b))",
    re.IGNORECASE,
)
_THAN_BEFORE = re.compile(
    r"(?: (?:than (?:before|last year|a year ago|we used to|usual)|lately|recently|these days|nowadays|now|this year"
    r"|at the moment|compared (?:to|with) last year|so far))*\s*[?!.]*\s*",
    re.IGNORECASE,
)
_GROWTH = re.compile(r"\b(?P<word>growth|performance)\b(?:\s+(?:rate|of|for|in))*", re.IGNORECASE)
_US = re.compile(
    r"(?:(?:the|our|your|my|this|that) )?(?:whole |entire )?(?:firm|company|business|organi[sz]ation|house|group|trade|"
    r"things?|it|we|you|they|everything|us)(?: (?:so far|overall|altogether|as a whole))?",
    re.IGNORECASE,
)
_AGAINST = re.compile(
    r"\b(?:compared?|comparison|versus|vs\.?|than|against|yoy|year[- ]on[- ]year|year[- ]over[- ]year|on last year|"
    r"before|previous|earlier)\b",
    re.IGNORECASE,
)
_EARLIER = re.compile(
    r",?\s*\b(?:(?:(?:as |when )?(?:compared?|in comparison|versus|vs\.?|than|against|on|over)\b(?: (?:to|with))?\s*"
    r"(?:(?:the )?(?:one|year|summer|winter|spring|autumn|fall|season) before|(?:the )?previous (?:one|year|summer|"
    r"winter|spring|autumn|fall|season)|before|earlier|last (?:year|summer|winter|spring|autumn|fall)|"
    r"a year (?:ago|earlier|before)))|(?:yoy|year[- ]on[- ]year|year[- ]over[- ]year))\b",
    re.IGNORECASE,
)
_YEARLY = re.compile(r",?\s*\b(?:yoy|year[- ]on[- ]year|year[- ]over[- ]year)\b,?", re.IGNORECASE)
_OWN_PERIOD = re.compile(r"\b(?:(?:19|20)\d\d|last (?:year|quarter|month|week)|q[1-4])\b", re.IGNORECASE)
_SINCE = re.compile(r"\bsince (?:the beginning of )?(?P<year>20\d\d)\b", re.IGNORECASE)
_THIS_YEAR = re.compile(r"\b(?:this year|ytd|year to date|so far|these days|at the moment|now(?:adays)?|today)\b", re.I)
_SEASON = re.compile(
    r"\b(?:this |the |last )?(?P<season>spring|summer|autumn|fall|winter)(?: (?P<year>20\d\d))?\b", re.I
)
_OF_EACH: frozenset[str] = frozenset({Operation.MOST, Operation.LEAST, Operation.LIST, Operation.BY})


def how_it_goes(account: Account, relations: Relations, today: date) -> Iterator[Said]:
    """How something goes, or grows, by the figures that most is kept of: against the year before as far as both have
    complete months, by year, or in the period that is named; of each of several things, as it is said."""
    text = account.text
    match = _GOES.search(text) or _GROWS.search(text) or _GROWTH.search(text)
    if match is None:
        return
    if match.re is _GROWTH and NEW.match(text[match.end() :].lstrip()):
        return  # of "new subscriptions" it is their number
    named = match.groupdict()
    whose = named.get("whose", "").strip()
    us = match.span("whose") if whose and _US.fullmatch(whose) else (0, 0)
    if names_a_figure([piece for piece in account.pieces if not us[0] <= piece.start < us[1]], relations):
        return
    if match.re is _GROWTH and any(p.best is not None and p.best.value in _OF_EACH for p in account.pieces):
        for figure, likely in likely_figures(relations):
            yield f"{text[: match.start()]}{figure} growth{text[match.end('word') :]}", likely
        return
    rest = named.get("rest", f"{text[: match.start()]} {text[match.end() :]}".rstrip("?!. "))
    if _SEASON.fullmatch(whose):
        whose, rest = "", f"{whose} {rest}"
    of = f" of {whose}" if whose and not any(us) else ""
    periods = tuple(_periods(of, rest, today, grows=match.re is not _GOES))
    figures = likely_figures(relations)
    numbers = [each for each in figures if each[0].startswith(NUMBER_OF)] if named.get("many") else []
    for place, (figure, likely) in enumerate(numbers or figures):
        for words, weight in periods[: None if place < MOST_OVERALL else 1]:
            yield f"{figure}{words}", likely * weight


def more_or_fewer(account: Account, relations: Relations, today: date) -> Iterator[Said]:
    """Whether there are more or fewer of something than there were: how its number grew, "than before" or not."""
    match = _FEWER.search(account.text)
    thing = thing_after(account.pieces, match.end()) if match is not None else None
    if match is None or thing is None or thing.start != match.end() or table_of(thing, relations) is None:
        return
    rest = _THAN_BEFORE.fullmatch(account.text, thing.end)
    for words, weight in _periods("", rest[0].rstrip("?!. "), today, grows=True) if rest is not None else ():
        yield f"{NUMBER_OF}{thing.text}{words}", 0.95 * weight


def what_we_earned(account: Account, relations: Relations) -> Iterator[Said]:
    """What "we" earned or took in: the amounts that a team looks at first, where none is named."""
    match = _EARNED.search(account.text)
    if match is None or names_a_figure([p for p in account.pieces if p.start >= match.end()], relations):
        return
    for figure, likely in likely_figures(relations):
        if not figure.startswith(NUMBER_OF):
            named = f"how much{match['more']} {figure} was there" if match["more"] else figure
            named = named if "total" in figure or match["more"] else f"total {figure}"
            yield f"{account.text[: match.start()]}{named}{account.text[match.end() :]}", likely


def _periods(of: str, rest: str, today: date, *, grows: bool) -> Iterator[Said]:
    """What is said after a figure: whose it is, against which period it is held, and by year or in all; the likeliest
    first."""
    held = _AGAINST.search(rest) is not None
    last = today.replace(day=1) - timedelta(days=1)
    months, season, since = f"from January to {last:%B}", _SEASON.search(rest), _SINCE.search(rest)
    if season is not None and held:
        name, besides = season["season"].lower(), _EARLIER.sub(" ", _SEASON.sub(" ", rest, count=1))
        year = int(season["year"] or _last_season(name, today))
        yield f" growth{of} in {name} {year} compared to {name} {year - 1} {_SEASON.sub(' ', besides)}", 0.9
    elif since is not None and int(since["year"]) < today.year - 1:
        besides = _SINCE.sub(" ", rest)
        yield f" growth{of} {besides} in {today.year - 1} compared to {since['year']}", 0.9
        yield f" growth{of} {besides} {months} {last.year} compared to the same months of {since['year']}", 0.8
    elif _OWN_PERIOD.search(without := _YEARLY.sub(" ", rest)) and not (held and _EARLIER.search(without)):
        yield f" growth{of} {without}", 0.9
        if not (held or grows):
            yield f"{of} {without}", 0.85
    elif _OWN_PERIOD.search(once := _EARLIER.sub(" ", rest)):
        yield f" growth{of} {once}", 0.9
    else:
        besides = _EARLIER.sub(" ", _THIS_YEAR.sub(" ", rest))
        yield f" growth{of} {besides} {months} {last.year} compared to the same months of {last.year - 1}", 0.9
        if not held:
            yield f"{of} {besides} by year", 0.7
            if of and not grows:
                yield f"{of} {besides}", 0.6


def _last_season(season: str, today: date) -> int:
    """The year of the last season of a name that has begun."""
    begins = {"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12}[season]
    return today.year if today.month >= begins else today.year - 1
