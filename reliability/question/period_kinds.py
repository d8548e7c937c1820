"""What names a period of time by itself, and the days that it means: a pattern and a reader for each kind.

Texts come in lower case with single spaces. A reader gets the match and the day of asking; it gives None where the
words name no period after all, and raises ValueError for days that no calendar has.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, timedelta

from dateutil.easter import easter

FIRST_YEAR = 1900
_NEVER = date(2100, 1, 1)


@dataclass(frozen=True, slots=True)
class Span:
    """A period as the text names it, at text[at:to]: the days from `start` up to, but not including, `end`; `dated`:
    its year was said or follows from today."""

    start: date
    end: date
    dated: bool = True
    at: int = 0
    to: int = 0


Reader = Callable[[re.Match[str], date], Span | None]

_MONTHS = (
    "january february march april may june july august september october november december".split(),
    "januar februar märz - mai juni juli - - oktober - dezember".split(),
)
_SHORT = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_NUMBER_OF = (
    {name: n for names in (*_MONTHS, _SHORT) for n, name in enumerate(names, start=1) if name != "-"}
    | {"sept": 9, "okt": 10, "dez": 12}
)  # fmt: skip
_ALSO_WORDS = frozenset("may march mar april apr june august jan mai juni".split())
"""Months that are words or names besides: they need a preposition, or another month beside them."""
_WEEKDAYS = "monday tuesday wednesday thursday friday saturday sunday".split()
_COUNTS = {
    name: n for n, name in enumerate("one two three four five six seven eight nine ten eleven twelve".split(), start=1)
} | {"couple of": 2, "couple": 2, "fifteen": 15, "twenty": 20, "thirty": 30, "sixty": 60, "ninety": 90, "hundred": 100}
_ORDINALS = ("first", "second", "third", "fourth", "last")
_NEXT_TO = {"1st": "first", "2nd": "second", "3rd": "third", "4th": "fourth"}
_LISTED = frozenset((" and ", " & ", " + ", ", ", " or ", " and in ", "/", ", and ", ", or ", " plus "))
_BESIDE_IT = re.compile(
    r",? ?(?:and|or|vs\.?|versus|against|than|over|(?:when |as )?compared (?:to|with)|in comparison (?:to|with))"
    r"(?: (?:in|the|of|for|during|that))* "
)
_YEAR_SAID = re.compile(r"\b(?:19|20)\d\d\b")
_NAMED_PART = re.compile(
    r"(?:the )?(?:q[1-4]|h[12]|(?:first|second|third|fourth|last|1st|2nd|3rd|4th) (?:quarter|half)|[a-zä]{3,9})"
)
_RANGE = re.compile(r" ?(?:-|–|—|to|until|till|through|thru) ?")
_UNITS = {
    "yr": "year", "mth": "month", "mnth": "month", "wk": "week", "qtr": "quarter", "fortnight": "week", "decade": "year",
    "hour": "day", "hr": "day",
}  # fmt: skip
_UNITS_IN = {"fortnight": 2, "decade": 10}
_HOURS, _HOURS_OF_A_DAY, _DAYS_OF_A_WEEK, _MONTHS_OF_A_YEAR = frozenset(("hour", "hr")), 24, 7, 12
_MONTHS_IN = {"month": 1, "quarter": 3, "year": 12}


def spans_of(text: str, today: date) -> list[Span]:
    """What names a period by itself, from left to right; of two that overlap, the earlier kind of `_KINDS`. What is
    seen from another mention is read when all others are."""
    taken = [False] * len(text)
    seen_from_others: list[re.Match[str]] = []
    for match in (match for pattern in _SEEN_FROM_ANOTHER for match in pattern.finditer(text)):
        if not any(taken[match.start() : match.end()]):
            seen_from_others.append(match)
            _take(match, taken)
    spans: list[Span] = []
    for pattern, read in _KINDS:
        for match in pattern.finditer(text):
            if any(taken[match.start() : match.end()]):
                continue
            found, readable = _read(read, match, today)
            if found is not None or not readable:  # "31 February 2024" is no day, nor is it all of February
                _take(match, taken)
            if found is not None:
                spans.append(replace(found, at=match.start(), to=match.end()))
    for match in sorted(seen_from_others, key=lambda match: match.start()):
        earlier = _mention_before(match.start(), spans, text)
        before = _one_before(match, earlier) if earlier else None
        before = before or _seen_from_today(match, None if earlier else spans, today)
        if before is not None:
            spans.append(replace(before, dated=False, at=match.start(), to=match.end()))
    return _in_one_year(sorted(spans, key=lambda span: span.at), text)


def _mention_before(at: int, spans: list[Span], text: str) -> Span | None:
    """The mention before a place in the text, a range as a whole ("Jan to Oct 2026")."""
    before = sorted((span for span in spans if span.to <= at), key=lambda span: span.to)
    if len(before) < 2 or not _RANGE.fullmatch(text[before[-2].to : before[-1].at]):
        return before[-1] if before else None
    first, last = before[-2:]
    years = 0 if first.dated else last.start.year - first.start.year
    start = _shift(first.start, 12 * years)
    return replace(last, start=start) if start < last.end else last


def _in_one_year(spans: list[Span], text: str) -> list[Span]:
    """ "November and December 2024", "Q1 vs Q2 2025", "the first half of 2025 and the second half": a year that is said
    once is said of both. Of "December 2024 against January" it is that of the month that touches the one before."""
    for index in range(len(spans) - 2, -1, -1):
        first, second = spans[index : index + 2]
        if not first.dated and second.dated and _side_by_side(first, second, text):
            listed = text[first.to : second.at] in _LISTED
            if listed or _NAMED_PART.fullmatch(text[first.at : first.to]):
                spans[index] = _years_on(first, second.start.year - first.start.year)
    carried = False
    for index in range(len(spans) - 1):
        first, second = spans[index : index + 2]
        said = carried or _YEAR_SAID.search(text[first.at : first.to]) is not None
        named = _NAMED_PART.fullmatch(text[second.at : second.to]) is not None
        begins = index + 2 < len(spans) and _RANGE.fullmatch(text[second.to : spans[index + 2].at])  # "vs Jan-Oct 2025"
        carried = said and named and not begins and not second.dated and _side_by_side(first, second, text)
        if carried:
            same = _years_on(second, first.start.year - second.start.year)
            either = (same, _years_on(same, 1), _years_on(same, -1))
            spans[index + 1] = next((s for s in either if s.start == first.end or s.end == first.start), same)
    return spans


def _side_by_side(first: Span, second: Span, text: str) -> bool:
    """Whether two periods of a kind are listed, or held against each other."""
    same_kind = (first.end - first.start).days // 28 == (second.end - second.start).days // 28
    between = text[first.to : second.at]
    return same_kind and (between in _LISTED or _BESIDE_IT.fullmatch(between) is not None)


def _years_on(span: Span, years: int) -> Span:
    start, end = (_shift(day, _MONTHS_OF_A_YEAR * years) for day in (span.start, span.end))
    return replace(span, start=start, end=end, dated=True)


def _take(match: re.Match[str], taken: list[bool]) -> None:
    taken[match.start() : match.end()] = [True] * (match.end() - match.start())


def _read(read: Reader, match: re.Match[str], today: date) -> tuple[Span | None, bool]:
    """A match as a span, None where it is none; and False for a day that no calendar has."""
    try:
        span = read(match, today)
    except (ValueError, OverflowError):
        return None, False
    if span is None:
        return None, True
    known = span.start.year >= FIRST_YEAR and span.end <= _NEVER
    return (span, True) if known else (None, False)


# --- days ------------------------------------------------------------------------------------------


def _iso_day(match: re.Match[str], _today: date) -> Span:
    return _one_day(date(_year(match["year"]), int(match["mm"]), int(match["dd"])))


def _slashed_day(match: re.Match[str], _today: date) -> Span:
    """With slashes the month comes first, or where only that is possible the day; `day_first` has the other one."""
    one, other = int(match["mm"]), int(match["dd"])
    return _one_day(date(int(match["year"]), *((one, other) if one <= _MONTHS_OF_A_YEAR else (other, one))))


def day_first(text: str) -> str:
    """The text with the two numbers of "01/02/2023" exchanged where each may be the month; as it is without such a day.

    >>> day_first("from 01/02/2023 to 25/12/2023")
    'from 02/01/2023 to 25/12/2023'
    """
    return _SLASHED.sub(
        lambda match: f"{match['dd']}/{match['mm']}/{match['year']}" if _either(match) else match[0], text
    )


def _either(match: re.Match[str]) -> bool:
    return max(int(match["mm"]), int(match["dd"])) <= _MONTHS_OF_A_YEAR


def _named_day(match: re.Match[str], today: date) -> Span | None:
    month, day, year = _NUMBER_OF[match["month"]], int(match["day"]), _said_year(match, today)
    if year:
        return _one_day(date(year, month, day))
    before, after = match.string[max(0, match.start() - 20) : match.start()], match.string[match.end() :]
    short_years = rf"{match['month']} [0-9]{{2}}\b"  # "July 26 vs July 25"
    if re.match(rf" (?:vs\.?|versus|against|and) {short_years}", after) or re.search(
        rf"{short_years} (?:vs\.?|versus|against|and) $", before
    ):
        return (
            _months(date(_year(match["day"]), month, 1), 1) if today.year - 2010 <= day <= today.year - 2000 else None
        )
    if _MONTH_TO.search(before) and today.year - 2015 <= day <= today.year - 2000:
        return _months(date(_year(match["day"]), month, 1), 1)  # "Jan-Mar 25"
    if not (match["th"] or _ENDS_A_DAY.match(after) or (match[0][0].isdigit() and _BEFORE_A_DAY.search(before))):
        return None  # "in March 5 stores"
    return _one_day(_latest(month, day, today), dated=False)


def _hyphened_day(match: re.Match[str], today: date) -> Span:
    """ "24-Oct-25", as spreadsheets write it, and "24-Oct": the latest one."""
    month, day, year = _NUMBER_OF[match["month"]], int(match["day"]), _said_year(match, today)
    return _one_day(date(year, month, day)) if year else _one_day(_latest(month, day, today), dated=False)


def _named_days(match: re.Match[str], today: date) -> Span | None:
    """ "26-31 oct", "30 and 31 October": several days of one month."""
    month, year = _NUMBER_OF[match["month"]], _said_year(match, today)
    last = date(year, month, int(match["day"])) if year else _latest(month, int(match["day"]), today)
    first = last.replace(day=int(match["from"]))
    if first >= last or (match["link"] in ("and", "&", "or") and (last - first).days > 1):
        return None
    return Span(first, last + timedelta(days=1), dated=bool(year))


def _edge(match: re.Match[str], today: date) -> Span | None:
    """ "The last day of September", "the first two weeks of May": of what the words after it name."""
    inner = next((span for span in spans_of(match["of"], today) if span.at == 0), None)
    if inner is None or inner.to != len(match["of"]):
        return None
    count, unit = count_of(match), unit_of(match)
    if match["edge"] == "first":
        return replace(inner, end=min(inner.end, so_many_back(inner.start, unit, -count)))
    return replace(inner, start=max(inner.start, so_many_back(inner.end, unit, count)))


_YESTERDAY = r"y(?:e?st(?:e?r)?)?['’]?d(?:a|ay|y)"
"""Also as people type it: "yday", "y'day", "ystday"."""


def _near_day(match: re.Match[str], today: date) -> Span:
    return _one_day(today + timedelta(days=-1 if match[0].startswith("y") else 1 if match[0] == "tomorrow" else 0))


def _new_year(_match: re.Match[str], today: date) -> Span:
    """What goes on until the new year ends with the old one."""
    return _one_day(date(today.year, 12, 31))


def _ago(match: re.Match[str], today: date) -> Span | None:
    """ "2 weeks ago": the calendar unit so many before the one of today, as "last week" is the one before it; "since 2
    weeks ago" and "2 weeks ago today" are seen from the day. "More than 2 weeks ago" is read elsewhere (`begun`)."""
    before, after = match.string[max(0, match.start() - 20) : match.start()], match.string[match.end() :]
    count, unit = count_of(match), unit_of(match)
    if not count or _MORE_OR_LESS.search(before):
        return None
    if match["today"] or _SEEN_FROM_A_DAY.search(before) or _UNTIL_NOW.match(after):
        return _one_day(so_many_back(today, unit, count))
    found = _unit_from(today, unit, count)
    if match["or"]:
        other = _unit_from(today, unit, _number(match["or"]))
        return Span(min(found.start, other.start), max(found.end, other.end))
    return None if _says_more_closely(found, after[:_MOST_BEHIND], today) else found


def _says_more_closely(span: Span, after: str, today: date) -> bool:
    """Whether the words behind a mention name a part of it: "a year ago, on 31 October 2025"."""
    lead = _IN_IT.match(after)
    rest = after[lead.end() :] if lead else ""
    inner = next((each for each in spans_of(rest, today) if each.at == 0), None)
    return inner is not None and span.start <= inner.start and inner.end <= span.end


def _weekday(match: re.Match[str], today: date) -> Span:
    """The latest such day before today; "last weekend" its Saturday and Sunday."""
    if match["weekday"] == "weekend":
        monday = today - timedelta(days=today.weekday())
        return Span(monday - timedelta(days=2), monday)
    back = (today.weekday() - _WEEKDAYS.index(match["weekday"]) - 1) % 7 + 1
    return _one_day(today - timedelta(days=back))


def _holiday(match: re.Match[str], today: date) -> Span | None:
    """Days that have a name: the one of the year that is said, else the latest that has begun."""
    name, year = match["holiday"].replace("’", "'"), _said_year(match, today)
    lead = _BEFORE_A_HOLIDAY.search(match.string[max(0, match.start() - 20) : match.start()])
    if name in _ALSO_SEASONS and lead is None:
        return None  # "Christmas sales" are those of some weeks
    day = next(day for start, day in _HOLIDAYS.items() if name.startswith(start))
    return _one_day(day(year) if year else next(d for y in (0, 1) if (d := day(today.year - y)) <= today), bool(year))


def _thanksgiving(year: int) -> date:
    """The fourth Thursday of November, from which shops count theirs."""
    first = date(year, 11, 1)
    return first + timedelta(days=(3 - first.weekday()) % 7 + 21)


_HOLIDAYS: dict[str, Callable[[int], date]] = {
    "black": lambda year: _thanksgiving(year) + timedelta(days=1),
    "cyber": lambda year: _thanksgiving(year) + timedelta(days=4),
    "thanks": _thanksgiving,
    "good": lambda year: easter(year) - timedelta(days=2),
    "easter m": lambda year: easter(year) + timedelta(days=1),
    "easter": easter,
    "christmas e": lambda year: date(year, 12, 24),
    "christmas": lambda year: date(year, 12, 25),
    "boxing": lambda year: date(year, 12, 26),
    "new year's e": lambda year: date(year, 12, 31),
    "new year's d": lambda year: date(year, 1, 1),
    "halloween": lambda year: date(year, 10, 31),
    "valentine": lambda year: date(year, 2, 14),
}
"""By how the name begins, the more telling beginning first."""
_ALSO_SEASONS = frozenset(("easter", "christmas", "thanksgiving", "halloween"))
_BEFORE_A_HOLIDAY = re.compile(r"\b(?:since|after|before|until|till|by|on) (?:last |this )?$")


# --- parts of a year -------------------------------------------------------------------------------


def _iso_month(match: re.Match[str], _today: date) -> Span:
    return _months(date(int(match["year"]), int(match["mm"]), 1), 1)


def _month(match: re.Match[str], today: date) -> Span | None:
    """A month, with a year or the latest one: some need a preposition, "may" and "march" are words of their own."""
    number, year = _NUMBER_OF[match["month"]], _said_year(match, today)
    if year:
        return _months(date(year, number, 1), 1)
    before = match.string[max(0, match.start() - 20) : match.start()]
    after = match.string[match.end() : match.end() + 20]
    beside = _MONTH_AFTER.match(after) or _MONTH_BEFORE.search(before) or _is_of_a_figure(match["month"], before, after)
    if match["month"] in _ALSO_WORDS and not (_BEFORE_A_MONTH.search(before) or beside):
        return None
    last = before.endswith("last ") and number == today.month
    return _part(number, 1, today - timedelta(days=today.day) if last else today)


def _is_of_a_figure(month: str, before: str, after: str) -> bool:
    """Whether a month stands beside what is counted in months, and so is no name: "august refunds", "revenue june"."""
    if month == "may" and (before.strip() not in _BEFORE_MAY or _MAY_DO.search(after)):
        return False  # "what may orders cost", "orders may be late"
    return bool(_FIGURE_AFTER.match(after) or (_FIGURE_BEFORE.search(before) and _ENDS_A_MONTH.match(after)))


def _quarter(match: re.Match[str], today: date) -> Span:
    return _numbered(match, today, 3)


def _half(match: re.Match[str], today: date) -> Span:
    return _numbered(match, today, 6)


def _numbered(match: re.Match[str], today: date, size: int) -> Span:
    nth = _NEXT_TO.get(match["nth"] or "", match["nth"])
    number = int(match["number"]) if match["number"] else min(12 // size, _ORDINALS.index(nth) + 1)
    year, month = _said_year(match, today), size * number - size + 1
    return _months(date(year, month, 1), size) if year else _part(month, size, today)


def _season(match: re.Match[str], today: date) -> Span | None:
    """A northern season in whole months, as weather services count them: "summer 2025" is June to August, "winter 2025"
    and "winter 2025/26" begin with December 2025. "Fall" is a word of its own. One without a year is the latest that
    has begun, and of "last summer" the latest that is over."""
    month, year = _SEASONS[match["season"]], _said_year(match, today)
    before = match.string[max(0, match.start() - 20) : match.start()]
    introduced = bool(_BEFORE_A_SEASON.search(before))
    if not introduced and (not year or (match["season"] == "fall" and not match[0].startswith("fall of"))):
        return None
    if year:
        return _months(date(year, month, 1), 3)
    found = _part(month, 3, today)
    running = found.end is not None and found.end > today
    return _months(_shift(found.start, -12), 3, dated=False) if running and before.endswith("last ") else found


_SEASONS = {"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12}


def _first_months(match: re.Match[str], today: date) -> Span | None:
    size, year = count_of(match) * _MONTHS_IN[unit_of(match)], _said_year(match, today)
    return _months(date(year, 1, 1), size) if year and size <= 12 else None


def _numbered_week(match: re.Match[str], today: date) -> Span:
    number, year = int(match["number"]), _said_year(match, today)
    monday = date.fromisocalendar(year or today.isocalendar().year, number, 1)
    if not year and monday > today:
        monday = date.fromisocalendar(today.isocalendar().year - 1, number, 1)
    return Span(monday, monday + timedelta(days=7), dated=bool(year))


# --- years -----------------------------------------------------------------------------------------


def _whole_year(match: re.Match[str], today: date) -> Span | None:
    if _NO_YEAR_AFTER.search(match.string[max(0, match.start() - 14) : match.start()]):
        return None
    whole = _months(date(int(match["year"]), 1, 1), 12)
    if match["so_far"] and whole.start <= today:
        return replace(whole, end=min(whole.end, today + timedelta(days=1)))
    return whole


def _fiscal_year(match: re.Match[str], _today: date) -> Span:
    """ "FY25": the calendar year of its number. Where a team's fiscal year begins is not known; the days that it was
    read as are said with the answer."""
    return _months(date(_year(match["year"]), 1, 1), 12)


def _two_years(_match: re.Match[str], _today: date) -> Span:
    """ "FY24/25": from which month to which is not known, and neither of the two years is meant."""
    raise ValueError("two ways to read it")


def _short_year(match: re.Match[str], today: date) -> Span | None:
    """ "'25": a year at most fifteen years back or one ahead; a length in inches is none."""
    year = _year(match["year"])
    return _months(date(year, 1, 1), 12) if today.year - 15 <= year <= today.year + 1 else None


def _decade(match: re.Match[str], _today: date) -> Span | None:
    """ "The 1990s", but not the late ones."""
    if _VAGUELY.search(match.string[: match.start()]):
        return None
    return _months(date(int(match["year"]), 1, 1), 120)


def _third(match: re.Match[str], today: date) -> Span:
    """ "Early", "mid" and "late" are the thirds of a year, four months each, and those of a month, of which the second
    begins on the 11th and the third on the 21st."""
    nth, year = ("early", "mid", "late").index(match["third"]), _said_year(match, today)
    if not match.groupdict().get("month"):
        return _months(date(year or today.year, 4 * nth + 1, 1), 4)
    number = _NUMBER_OF[match["month"]]
    whole = _months(date(year, number, 1), 1) if year else _part(number, 1, today)
    edges = [whole.start, whole.start.replace(day=11), whole.start.replace(day=21), whole.end]
    return replace(whole, start=edges[nth], end=edges[nth + 1])


def _years(match: re.Match[str], _today: date) -> Span:
    """ "2023-2025"; backward it is no period."""
    return Span(date(int(match["year"]), 1, 1), date(int(match["to"]) + 1, 1, 1))


# --- seen from today -------------------------------------------------------------------------------


def _calendar_unit(match: re.Match[str], today: date) -> Span | None:
    which, unit = match["which"], unit_of(match)
    if unit == "day" and which == "last" and _A_LAST_DAY.search(match.string[: match.start()]):
        return None
    back = 0 if which in ("this", "current") else -1 if which in ("next", "coming") else 1
    found = _unit_from(today, unit, back)
    return replace(found, end=today + timedelta(days=1)) if match["so_far"] is not None and not back else found


def _to_date(match: re.Match[str], today: date) -> Span:
    unit = unit_of(match) if match["unit"] else {"y": "year", "q": "quarter", "m": "month", "w": "week"}[match["td"][0]]
    return replace(_unit_from(today, unit, 0), end=today + timedelta(days=1))


def _last_so_many(match: re.Match[str], today: date) -> Span | None:
    count, unit = count_of(match), unit_of(match)
    if not count:
        return None
    groups = match.groupdict()
    if groups.get("whole") or groups.get("without"):  # whole units that have ended
        end = _unit_from(today, unit, 0).start
        return Span(so_many_back(end, unit, count), end)
    return Span(so_many_back(today, unit, count), today + timedelta(days=1))


def _next_so_many(match: re.Match[str], today: date) -> Span | None:
    """ "The next 7 days" begin today and include the day 7 days from now; full ones begin when the running one ends."""
    count, unit = count_of(match), unit_of(match)
    if not count:
        return None
    start = _unit_from(today, unit, -1).start if match["whole"] else today
    return Span(start, so_many_back(start, unit, -count) + timedelta(days=not match["whole"]))


def _unit_of_another_year(match: re.Match[str], today: date) -> Span:
    """ "This month last year": as many years before the one of today as the words say."""
    return _years_before(_unit_from(today, unit_of(match), 0), today.year - (_said_year(match, today) or today.year))


def _one_before_last(match: re.Match[str], today: date) -> Span:
    return _unit_from(today, unit_of(match), 2)


def _twelve_months(match: re.Match[str], today: date) -> Span:
    """ "LTM Oct-26": the twelve months that end with one; the last twelve that have ended where none is said."""
    end = today.replace(day=1)
    if match["month"]:
        end = _shift(date(_year(match["year"]), _NUMBER_OF[match["month"]], 1), 1)
    return Span(_shift(end, -12), end)


def _one_before(match: re.Match[str], earlier: Span) -> Span | None:
    """ "the month before" a month, "the same quarter last year", "this month or last": from the mention before it; None
    where that is no such unit. "A year ago" is one year before what it is held against, if that is shorter."""
    groups = match.groupdict()
    try:
        if groups.get("same"):
            return _years_before(earlier, earlier.start.year - int(groups["year"]) if groups["year"] else 1)
        if groups.get("ago"):
            if _MORE_OR_LESS.search(match.string[max(0, match.start() - 20) : match.start()]):
                return None
            return _so_many_before(earlier, unit_of(match), count_of(match))
        units = [unit_of(match)] if groups.get("unit") else ["week", *_MONTHS_IN]
        is_one = next(
            (
                unit
                for unit in units
                if _unit_from(earlier.start, unit, 0).start == earlier.start
                and (len(units) == 1 or _unit_from(earlier.start, unit, 0).end == earlier.end)
            ),
            None,
        )
        return _unit_from(earlier.start, is_one, 1) if is_one else None
    except (ValueError, OverflowError):
        return None


def _seen_from_today(match: re.Match[str], later: list[Span] | None, today: date) -> Span | None:
    """ "The same month last year" where no mention stands before it: that of the one behind it, or of today's; "a year
    ago" that is held against nothing shorter; and "the previous week" that is none before another. `later` are the other mentions, None where one stands before."""
    groups = match.groupdict()
    if groups.get("ago"):
        return _ago(match, today)
    if groups.get("previous"):
        return _unit_from(today, unit_of(match), 1)
    if later is None or not groups.get("same") or groups.get("of") not in ("day", "week", *_MONTHS_IN):
        return None
    return _one_before(match, min(later, key=lambda span: span.at) if later else _unit_from(today, groups["of"], 0))


def _so_many_before(earlier: Span, unit: str, count: int) -> Span | None:
    """The same days so many units before; None where they are no fewer than such a unit has."""
    if so_many_back(earlier.end, unit, 1) >= earlier.start:
        return None
    if unit == "year":
        return _years_before(earlier, count)
    return Span(so_many_back(earlier.start, unit, count), so_many_back(earlier.end, unit, count))


def _years_before(earlier: Span, years: int) -> Span:
    """The same days so many years before, of a week the one with the same weekdays."""
    start, end = _shift(earlier.start, -12 * years), _shift(earlier.end, -12 * years)
    if (earlier.end - earlier.start).days == _DAYS_OF_A_WEEK:
        start = earlier.start - timedelta(weeks=round((earlier.start - start).days / _DAYS_OF_A_WEEK))
        end = start + timedelta(days=_DAYS_OF_A_WEEK)
    return Span(start, end)


# --- calendar --------------------------------------------------------------------------------------


def _one_day(day: date, dated: bool = True) -> Span:
    return Span(day, day + timedelta(days=1), dated)


def _latest(month: int, day: int, today: date) -> date:
    latest = date(today.year, month, day)
    return latest if latest <= today else date(today.year - 1, month, day)


def _part(month: int, size: int, today: date) -> Span:
    """`size` months from `month` on, of the latest year in which they have begun."""
    begun = date(today.year, month, 1) <= today
    return _months(date(today.year - (not begun), month, 1), size, dated=False)


def _months(first: date, size: int, dated: bool = True) -> Span:
    return Span(first, _shift(first, size), dated)


def _unit_from(day: date, unit: str, back: int) -> Span:
    """The day, week, month, quarter or year that holds a day, or the one so many before it."""
    if unit == "day":
        return _one_day(day - timedelta(days=back))
    if unit == "week":
        monday = day - timedelta(days=day.weekday() + 7 * back)
        return Span(monday, monday + timedelta(days=7))
    size = _MONTHS_IN[unit]
    first = date(day.year, (day.month - 1) // size * size + 1, 1)
    return _months(_shift(first, -size * back), size)


def so_many_back(day: date, unit: str, count: int) -> date:
    """The day so many days, weeks, months, quarters or years before another."""
    days = {"day": 1, "week": _DAYS_OF_A_WEEK}.get(unit)
    return day - timedelta(days=days * count) if days else _shift(day, -_MONTHS_IN[unit] * count)


def _shift(day: date, months: int) -> date:
    """The same day so many months later, or that month's last day where it has no such day."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))


def _said_year(match: re.Match[str], today: date) -> int | None:
    """The year that the words name, in digits or as "last year"; None where they name none."""
    groups = match.groupdict()
    if groups.get("year"):
        return _year(groups["year"])
    if groups.get("years"):
        return today.year - (1 if groups["years"] in ("a", "an") else _number(groups["years"]))
    return today.year - (groups["near"] not in ("this", "current")) if groups.get("near") else None


def _year(digits: str) -> int:
    return int(digits) if len(digits) == 4 else 2000 + int(digits)


def unit_of(match: re.Match[str]) -> str:
    """The length of time that a match names, in full."""
    return _UNITS.get(match["unit"], match["unit"])


def count_of(match: re.Match[str]) -> int:
    """How many a match says: in digits, in words, or one; 0 of hours that are no whole days."""
    groups = match.groupdict()
    said, unit = groups.get("count") or "1", groups.get("unit") or ""
    count = _number(said)
    if unit in _HOURS:
        return 0 if count % _HOURS_OF_A_DAY else count // _HOURS_OF_A_DAY
    return count * _UNITS_IN.get(unit, 1)


def _number(said: str) -> int:
    return int(said) if said.isdigit() else _COUNTS[said]


# --- how they are written --------------------------------------------------------------------------

_LONGEST_FIRST = sorted(_NUMBER_OF, key=len, reverse=True)
_MONTH = r"(?P<month>" + "|".join(_LONGEST_FIRST) + r")\b\.?"
_YEAR = r"(?P<year>(?:19|20)[0-9]{2})"
_SHORT_YEAR = r"['’](?P<year>[0-9]{2})\b"
_FISCAL = r"(?:fy|(?:fiscal|financial|business) (?:year|yr)) ?['’]?(?P<year>(?:19|20)?[0-9]{2})\b"
_TWO_YEARS = (
    r"(?:[qh] ?[1-4],?(?: of| in)? ?)?(?:(?:fy|(?:fiscal|financial|business) (?:year|yr)) ?['’]?|(?<![0-9a-z])['’])"
    r"(?:19|20)?[0-9]{2} ?(?:[-–—]|/['’]?) ?(?:19|20)?[0-9]{2}\b"
)
_TWELVE = r"(?:ltm|ttm|r12m)\b"
_HOLIDAY = (
    r"(?P<holiday>black friday|cyber monday|thanksgiving|good friday|easter(?: (?:sunday|monday))?|christmas(?: (?:eve|day))?"
    r"|boxing day|new year['’]s (?:eve|day)|halloween|valentine['’]?s day)\b(?! (?:week|weekend|season|holidays?|time|break)\b)"
)
_ON_A_WEEKDAY = r"(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?"
_DAY = r"(?P<day>[0-3]?[0-9])(?P<th>st|nd|rd|th)?\b"
_NUMBER = "[0-9]{1,3}|" + "|".join(_COUNTS)
COUNT = rf"(?:a )?(?P<count>{_NUMBER})"
UNIT = r"(?P<unit>day|week|wk|month|mth|mnth|quarter|qtr|year|yr)"
LENGTH = UNIT.replace("day", "hour|hr|day|fortnight|decade")
_LONG_UNIT = r"(?P<unit>month|mth|mnth|quarter|qtr|year|yr)"
_QUARTER = r"(?:q ?(?P<number>[1-4])\b|(?P<nth>first|second|third|fourth|last|1st|2nd|3rd|4th) (?:quarter|qtr)\b)"
_HALF = r"(?:h(?P<number>[12])\b|(?P<nth>first|second|1st|2nd) half\b)"
_OF = r",?(?: of| in)?(?: the year)? ?"
_NEAR_YEAR = (
    r"(?:(?P<near>this|current|last|previous|prior)(?: calendar)? (?:year|yr)\b"
    rf"|(?P<years>{_NUMBER}|an?) (?:year|yr)s? ago\b)"
)
_NEAR = rf"(?: of| in|,)? {_NEAR_YEAR}"
_SO_FAR = r"(?P<so_far>,? (?:so far|to date|until now|until today|up to now|up to today|thus far|ytd)\b)?"
_WITHOUT = (
    r"(?P<without>,? \(?(?:not including|excluding|not counting|without) (?:the current|the running|this) "
    r"(?:day|week|month|quarter|year)\)?)?"
)
_INCLUDING = r"(?:,? \(?(?:inclusive of|including) (?:today|[0-9]{1,3}(?: (?:day|week|month|year)s?)?(?: ago)?)\)?(?: and today\b)?)?"
_LINK = r" ?(?P<link>-|–|—|to|until|till|through|thru|and|&|or) ?"
_NO_YEAR_AFTER = re.compile(
    r"(?:above|over|below|under|than|exceed\w*|least|most|top|id|number|order|exactly|equals?)\W?\s*$"
    r"|[#$€£]\s?$|\b(?:mid|early|late|summer|winter|spring|autumn|fall|season|christmas|easter)[- ]?$"
)
_A_LAST_DAY = re.compile(r"(?:\+|&|\band|\bor|\bhis|\bher|\btheir|\bmy|\bits|['’]s) $")
_BEFORE_A_MONTH = re.compile(
    r"\b(?:in|during|since|from|until|till|before|after|by|between|to|through|last|this|of|for|per end of)"
    r"(?: early| late| mid)? $"
)
_BESIDE_A_SHORT_YEAR = (
    "vs|versus|and|or|to|by|per|for|against|through|thru|until|till|up to|in|with|split|quarterly|monthly|each|compared"
)
_SEASON = r"(?P<season>spring|summer|autumn|fall|winter)\b"
_BEFORE_A_SEASON = re.compile(r"\b(?:(?:in|during|over|since|until|from|for|of) (?:the |this |last )?|this |last )$")
_MONTH_WORD = "(?:" + "|".join(_LONGEST_FIRST) + r")\b"
_FIGURES = (
    r"(?:(?:total|net|gross|overall|online|store|shop|web) )?(?:sales|orders|revenues?|refunds?|returns|figures|numbers|totals?"
    r"|turnover|takings|payments|invoices|sign-?ups|hires|deliveries|shipments|income|profits?|spend|spending|costs?|results)"
)
_BEFORE_MAY, _MAY_DO = (
    ("", "the", "our", "total"),
    re.compile(r" (?:be|have|not|get|go|come|cost|take|contain|include)\b"),
)
_FIGURE_AFTER = re.compile(rf"(?:'s|[’]s)? {_FIGURES}\b")
_FIGURE_BEFORE = re.compile(rf"\b{_FIGURES},? $")
_ENDS_A_MONTH = re.compile(r" ?(?:[?.,;:!)]|$|-|–|—)| (?:pls|plz|please|only|by|per|vs|versus|compared)\b")
_MONTH_AFTER = re.compile(
    rf"(?: ?[-–—] ?| (?:to|until|till|through|and|or|vs\.?|versus|&) |, (?:and |or )?){_MONTH_WORD}"
)
_MONTH_BEFORE = re.compile(
    rf"\b{_MONTH_WORD}(?: ?[-–—] ?| (?:to|until|till|through|and|or|vs\.?|versus|&) |, (?:and |or )?)$"
)
_MONTH_TO = re.compile(rf"\b{_MONTH_WORD} ?[-–—] ?$")
_BEFORE_A_DAY = re.compile(
    r"\b(?:on|since|from|until|till|by|before|after|mon|tue|wed|thu|fri|sat|sun|\w+day),? (?:the )?$"
)
_ENDS_A_DAY = re.compile(
    r" ?[?.,;:!)(]|$| ?[-–—]| (?:to|and|or|until|till|through|vs|versus|inclusive|exclusive|by|per)\b"
)
_EDGE = rf"(?P<edge>first|last) (?:{COUNT} )?(?P<unit>day|week|fortnight|month)s?"
_SLASHED = re.compile(rf"\b(?P<mm>[0-3]?[0-9])/(?P<dd>[0-3]?[0-9])/{_YEAR}\b")
_VAGUELY = re.compile(r"\b(?:mid|early|late)[- ](?:the )?$")
_THIRD = r"(?P<third>early|mid|late)[- ](?:in )?"
_AGO = rf"(?:(?:(?P<or>{_NUMBER})(?: ?[-–] ?| to | or ))?{COUNT}|an?) {LENGTH}s? (?P<ago>ago)\b(?P<today> today\b)?"
_MORE_OR_LESS = re.compile(
    r"\b(?:(?:more|longer|less|fewer|older|earlier|later|sooner) than|over|at least|minimum|under|not even|within"
    r"|within the last) $"
)
_UNTIL_NOW = re.compile(r" (?:and|to|until|till|through|up to|[-–]) (?:today|now|yesterday)\b")
_IN_IT, _MOST_BEHIND = re.compile(r",? \(?(?:i\.e\.,? |that is,? |namely )?(?:(?:in|on) )?(?:the )?"), 40
_SEEN_FROM_A_DAY = re.compile(r"\b(?:since|until|till|before|after|by|prior to|starting|beginning)(?: about)? $")
_AVERAGED = r"(?! (?:moving |rolling )?(?:average|avg|mean|median|sum|total|window|basis)\b)"
_HELD_AGAINST = "|".join(
    f"(?<={lead} )"
    for lead in ("vs", "vs\\.", "versus", "against", "compared to", "compared with", "than", "relative to", "as")
)
_WHOLE_UNIT = rf"(?:calendar |full |whole )?{UNIT}(?:['’]s)?\b(?! of (?:19|20)[0-9])"
_NEVER_OF = r"\b(?! of (?:19|20))"


_SEEN_FROM_ANOTHER = (
    re.compile(
        rf"\b(?:the )?(?P<same>same) (?:[a-z]+ )?(?P<of>months?|quarter|period|week|day|half)"
        rf"(?: (?:of )?(?:last|the previous|the prior) (?:year|yr)| (?:a|one) year (?:ago|earlier|before)|"
        rf" (?:in )?the (?:year|yr) before| (?:of|in) {_YEAR})\b"
    ),
    re.compile(rf"\bthe (?P<same>)?{UNIT} before\b(?! (?:last|the|that|they|he|she|it|we|you|i)\b)"),
    re.compile(
        rf"(?:(?<=vs )|(?<=vs\. )|(?<=versus )|(?<=against )|(?<=than )|(?<=compared to )|(?<=compared with ))"
        rf"(?:the )?(?P<previous>previous|prior|preceding) {UNIT}\b(?! to\b)"
    ),
    re.compile(rf"(?:{_HELD_AGAINST})(?:about )?{_AGO.replace('>ago)', '>ago|earlier|before(?= ?[?.,;]|$)|prior)')}"),
    re.compile(
        r"(?:(?<= vs )|(?<= vs\. )|(?<= or )|(?<= and )|(?<= than )|(?<= versus )|(?<= against ))last(?=[?.,;!]|$)"
    ),
)


def _kinds(*kinds: tuple[str, Reader]) -> tuple[tuple[re.Pattern[str], Reader], ...]:
    return tuple((re.compile(pattern, re.ASCII), read) for pattern, read in kinds)


_KINDS = _kinds(
    (rf"\b{_EDGE} (?:of|in) (?:the (?:month|year) (?:of )?)?(?P<of>[^?.,;]{{3,24}}?)(?=[?.,;!]|$)", _edge),
    (rf"\b{_EDGE} (?:of|in) (?P<of>{_MONTH_WORD}(?: (?:19|20)[0-9]{{2}})?|(?:19|20)[0-9]{{2}})\b", _edge),
    (rf"\b{_YEAR}[-/](?P<mm>[01]?[0-9])[-/](?P<dd>[0-3]?[0-9])(?![0-9])", _iso_day),
    (r"\b(?P<dd>[0-3]?[0-9])\.(?P<mm>[01]?[0-9])\.(?P<year>(?:19|20)?[0-9]{2})(?![0-9]|\.[0-9])", _iso_day),
    (_SLASHED.pattern, _slashed_day),
    (rf"(?<![-/.0-9])(?P<mm>0?[1-9]|1[0-2])/{_YEAR}\b(?![-/])", _iso_month),
    (rf"(?<![-/0-9])\b{_DAY}[-/]{_MONTH}(?:[-/](?P<year>(?:20)?[0-9]{{2}})\b)?(?![-/]?[0-9])", _hyphened_day),
    (rf"\b{_YEAR}-w(?P<number>[0-5]?[0-9])\b", _numbered_week),
    (rf"\b{_YEAR}-(?P<mm>[01][0-9])\b(?!-)", _iso_month),
    (rf"\b{_ON_A_WEEKDAY}(?P<from>[0-3]?[0-9])(?:st|nd|rd|th)?{_LINK}(?:the )?{_ON_A_WEEKDAY}{_DAY}[- ](?:of )?{_MONTH}(?:,? (?:of )?{_YEAR}\b|{_NEAR})?", _named_days),
    (rf"\b{_MONTH} (?P<from>[0-3]?[0-9])(?:st|nd|rd|th)?{_LINK}{_DAY}(?:,? {_YEAR}\b|{_NEAR})?(?! ?[a-z]*day)", _named_days),
    (rf"\b{_MONTH} (?:the )?{_DAY}(?:,? (?:of )?{_YEAR}\b|{_NEAR})?", _named_day),
    (rf"\b{_DAY} (?:of )?{_MONTH}(?:,? (?:of )?{_YEAR}\b|{_NEAR})?", _named_day),
    (rf"\b{_HOLIDAY}{_OF}{_YEAR}\b", _holiday),
    (rf"\b{_HOLIDAY} ?{_SHORT_YEAR}", _holiday),
    (rf"\b{_HOLIDAY}{_NEAR}", _holiday),
    (rf"\b{_HOLIDAY}(?! ?[0-9])", _holiday),
    (_TWO_YEARS, _two_years),
    (rf"\b{_TWELVE}(?: (?:to |ending |until )?{_MONTH}[- ]?['’]?(?P<year>(?:20)?[0-9]{{2}})\b)?", _twelve_months),
    (rf"\b{_THIRD}{_MONTH}(?:{_OF}{_YEAR}\b|{_NEAR})", _third),
    (rf"\b{_THIRD}{_MONTH}(?! ?[0-9])", _third),
    (rf"\b{_THIRD}(?:{_YEAR}\b|{_NEAR_YEAR})", _third),
    (r"\b(?P<year>(?:19|20)[0-9]0)['’]?s\b", _decade),
    (rf"\b{_MONTH}{_OF}{_YEAR}\b", _month),
    (rf"\b{_MONTH}-(?P<year>[1-4][0-9])\b(?!-)", _month),
    (rf"\b{_MONTH} ?{_SHORT_YEAR}", _month),
    (rf"\b{_MONTH}{_NEAR}", _month),
    (rf"\b{_YEAR},? {_MONTH}", _month),
    *(
        (pattern.replace("PART", part), read)
        for part, read in ((_QUARTER, _quarter), (_HALF, _half))
        for pattern in (
            rf"\bPART(?:{_OF}|[/-]){_YEAR}\b",
            rf"\bPART ?{_SHORT_YEAR}",
            rf"\bPART,?(?: of| in)? ?{_FISCAL}",
            rf"\bPART (?P<year>[1-4][0-9])\b(?=[?.,;!)]|$| ?[-–—] ?q| (?:{_BESIDE_A_SHORT_YEAR})\b)",
            rf"\b{_YEAR},?[ -]?PART",
            rf"\bPART{_NEAR}",
        )
    ),
    (rf"\b{_SEASON}{_OF}{_YEAR}(?:/(?:20)?[0-9]{{2}})?\b", _season),
    (rf"\b{_SEASON} ?{_SHORT_YEAR}", _season),
    (rf"\b{_SEASON}{_NEAR}", _season),
    (rf"\b{_SEASON}(?! (?:sale|sales|collection|campaign|push|newsletter|survey|party|season|range|clearance|line|promotion)\b)", _season),
    (rf"\bfirst {COUNT} {_LONG_UNIT}s? (?:of|in) (?:the year )?{_YEAR}\b", _first_months),
    (rf"\bfirst {COUNT} {_LONG_UNIT}s?{_NEAR}", _first_months),
    (rf"\b(?:calendar week|week|kw|cw) ?(?P<number>[0-5]?[0-9])\b(?:{_OF}{_YEAR}\b)?", _numbered_week),
    (
        rf"\b(?:last|past|previous|trailing|preceding|prior|rolling|latest|most recent) {COUNT} "
        rf"(?P<whole>full |whole |complete |calendar )?{LENGTH}s?{_NEVER_OF}{_AVERAGED}{_WITHOUT}{_INCLUDING}",
        _last_so_many,
    ),
    (rf"\b(?:past|trailing) {LENGTH}\b{_INCLUDING}", _last_so_many),
    (r"\b(?:last|previous) (?P<unit>fortnight|decade)\b", _last_so_many),
    (rf"\b(?:next|coming|upcoming) {COUNT} (?P<whole>full |whole |complete |calendar )?{LENGTH}s?\b", _next_so_many),
    (rf"\bthis (?P<unit>day|week|wk|month|quarter|qtr){_NEAR}", _unit_of_another_year),
    (rf"\b(?:the )?{UNIT} before last\b(?: (?P=unit)\b)?", _one_before_last),
    (rf"\b(?P<which>this) {_LONG_UNIT}s\b(?P<so_far>never)?", _calendar_unit),
    (r"\bso far (?P<which>this) (?P<so_far>)(?P<unit>week|month|quarter|year|yr)\b", _calendar_unit),
    (rf"\b(?P<which>this|current|last|previous|prior|past|preceding|next|coming) {_WHOLE_UNIT}{_SO_FAR}", _calendar_unit),
    (rf"\b{_FISCAL}(?!-[0-9])", _fiscal_year),
    (rf"(?<![0-9a-z]){_SHORT_YEAR}(?!-(?!['’])|['’\"])", _short_year),
    (r"\b(?:(?P<td>[yqmw]td)|(?P<unit>week|month|mth|quarter|qtr|year|yr) to date)\b", _to_date),
    (r"\b(?:last|this past|past|previous) (?P<weekday>" + "|".join(_WEEKDAYS) + r"|weekend)\b", _weekday),
    (rf"\b{_AGO}", _ago),
    (rf"\b(?:{_YESTERDAY}|today|tomorrow|tonight|this (?:morning|afternoon|evening))\b(?!['’])", _near_day),
    (r"(?<=\bbetween )(?:right )?now(?= and )", _near_day),
    (r"(?:(?<=today and )|(?<=now and )|(?<=today to )|(?<=today until )|(?<=now until )|(?<=now to ))(?:the )?new year\b(?!['’])", _new_year),
    (rf"\b{_QUARTER}(?! ?[0-9]{{3}})(?<!last quarter)(?<!last qtr)", _quarter),
    (rf"\b{_HALF}(?= of the year|[?.,!]|$| (?:and|vs|versus|against)\b)", _half),
    (rf"\b{_MONTH}(?! ?[0-9])", _month),
    (rf"(?<![-/.])\b{_YEAR} ?[-–—] ?(?P<to>(?:19|20)[0-9]{{2}})\b(?![-/.%€$])", _years),
    (
        rf"(?:(?<![-/.])\b|(?<=\bpre-)|(?<=\bpost-)){_YEAR}\b(?![-/.%€$][0-9]|[%€$]){_SO_FAR}",
        _whole_year,
    ),
)  # fmt: skip
