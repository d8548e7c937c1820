"""In which form a column keeps days, where its type does not say it: known from its samples, a number's from its name
too.

A form is read only where all samples have it and no other. Where days and months come in an order that the samples do
not settle (05/01/2023), the column keeps no days that anybody could be sure of.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache

from reliability.values import Column
from reliability.words import spelled_out, words

ISO = "iso"
COMPACT = "%Y%m%d"
MONTH = "%Y-%m"
"""What is kept by the month, whose first day it stands for."""
_MONTHS = "January February March April May June July August September October November December".split()
_PARTS = {
    "%Y": "(?P<Y>(?:19|20)[0-9]{2})",
    "%m": "(?P<m>0?[1-9]|1[0-2])",
    "%d": "(?P<d>0?[1-9]|[12][0-9]|3[01])",
    "%b": f"(?P<b>{'|'.join(month[:3] for month in _MONTHS)})",
    "%B": f"(?P<B>{'|'.join(_MONTHS)})",
}
_WRITTEN = (
    *("%Y/%m/%d", "%Y.%m.%d", "%d/%m/%Y", "%m/%d/%Y", "%d.%m.%Y", "%m.%d.%Y", "%d-%m-%Y", "%m-%d-%Y"),
    *("%b %d, %Y", "%B %d, %Y", "%d %b %Y", "%d %B %Y", "%d-%b-%Y"),
)
"""How days are written as text, as strftime names the parts."""
_ISO_DAY = re.compile(r"(?:1[0-9]|20)[0-9]{2}-[01][0-9]-[0-3][0-9]")
_ISO_TIME = re.compile(
    _ISO_DAY.pattern + r"[ T][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]+)?)?(?: ?(?:Z|UTC|[+-][0-9:]{2,5}))?"
)
_WHOLE = re.compile(r"[0-9]{6,18}(?:\.[0-9]+)?")
_ISO_MONTH = re.compile(r"(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])")
_1990, _2040 = 631_152_000, 2_208_988_800
_FRACTIONS = (1, 1_000, 1_000_000)
"""How many of what is counted since 1970 make a second."""
_TEMPORAL = re.compile(r"date|time", re.IGNORECASE)
_NUMBER = re.compile(r"(?<!po)int(?!erval)|num|dec|real|float|double|serial", re.IGNORECASE)
_TEXT = re.compile(r"char|text|string|clob", re.IGNORECASE)
_IN_PROSE = frozenset("date datetime day timestamp epoch unix moment when yyyymmdd".split())
_TIME_WORDS = _IN_PROSE | frozenset(
    "time dt ts tstamp at on since until created creation updated modified changed inserted added deleted removed opened "
    "closed started begun ended finished completed placed ordered shipped delivered launched founded joined left hired "
    "born birth birthday dob registered registration signup login expires expiry published posted booked scheduled "
    "cancelled canceled visited seen".split()
)
_OF_MONTHS = frozenset("month months monthly period ym yearmonth mon mth mnth".split())
_OF_AMOUNTS = frozenset(
    "amount total sum price cost fee revenue sales value balance salary income budget turnover money quantity qty units "
    "count many size bytes population number duration elapsed spent lead length distance played watched".split()
)
_OF_KEYS = frozenset("id key no nr num code uuid phone zip postcode ref reference sku".split())


@dataclass(frozen=True, slots=True)
class DayForm:
    """How a column keeps days. `written` is ISO, a pattern as strftime takes it, or empty for what is counted since the
    beginning of 1970, `fraction` of which make a second. `timed`: it keeps times of day too."""

    written: str = ""
    fraction: int = 1
    timed: bool = False
    text: bool = True

    @property
    def in_order(self) -> bool:
        """Do the values lie in the order of the days, so that they can be held to bounds as they are?"""
        return self.written in ("", ISO, COMPACT, MONTH)

    def bound(self, day: str) -> str | None:
        """An ISO day (its first moment), or one with its time, as the SQL literal of a value; None for what is neither,
        or where values do not lie in order.

        >>> DayForm().bound("2023-03-01"), DayForm(COMPACT, text=False).bound("2023-03-01"), DayForm().bound("48")
        ('1677628800', '20230301', None)
        """
        if not self.in_order or not (_ISO_DAY.fullmatch(day) or _ISO_TIME.fullmatch(day)):
            return None
        if self.written == ISO:
            return f"'{day}'"
        if self.written == MONTH:  # a month lies before its own days, and is its first
            return f"'{day[: -len('-01')]}'" if _ISO_DAY.fullmatch(day) and day.endswith("-01") else f"'{day}'"
        try:
            moment = datetime.fromisoformat(day)
        except ValueError:
            return None
        if not self.written:
            since = moment.replace(tzinfo=moment.tzinfo or UTC) - datetime(1970, 1, 1, tzinfo=UTC)
            return str(since // timedelta(microseconds=1) * self.fraction // 1_000_000)
        said = f"{moment:%Y%m%d}"
        return None if moment.time() != time() else f"'{said}'" if self.text else said

    def read(self, text: str) -> str | None:
        """A value of the column as an ISO day, or with its time where it has one; None for what is no such value.

        >>> DayForm("%d/%m/%Y").read("5/01/2023"), DayForm(timed=True).read("1677628800"), DayForm().read("48")
        ('2023-01-05', '2023-03-01', None)
        """
        if self.written == ISO:
            return text if _ISO_DAY.match(text) else None
        if self.written == MONTH:
            return f"{text}-01" if _ISO_MONTH.fullmatch(text) else text if _ISO_DAY.fullmatch(text) else None
        if self.written:
            return _day_written(text, self.written)
        if not _WHOLE.fullmatch(text) or not _1990 <= float(text) / self.fraction < _2040:
            return None
        moment = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=float(text) / self.fraction)
        return f"{moment:%Y-%m-%d}" if moment.time() == time() else f"{moment:%Y-%m-%d %H:%M:%S}"


@lru_cache(maxsize=16_384)
def day_form(column: Column) -> DayForm | None:
    """How a column keeps days where it is no plain column of dates; None where it is one, or keeps none that are sure.

    >>> day_form(Column("created_at", "BIGINT", samples=("1672531200", "1677628800")))
    DayForm(written='', fraction=1, timed=True, text=False)
    >>> day_form(Column("placed", "TEXT", samples=("05/01/2023", "25/03/2023"))).written
    '%d/%m/%Y'
    >>> day_form(Column("placed", "TEXT", samples=("05/01/2023",))), day_form(Column("day", "DATE"))
    (None, None)
    """
    kind, samples = column.type, column.samples
    temporal = _TEMPORAL.search(kind) is not None and "interval" not in kind.lower()
    text = _TEXT.search(kind) is not None
    if not samples or not (temporal or text or _NUMBER.search(kind)):
        return None
    if text or temporal:
        if all(_ISO_DAY.fullmatch(each) or _ISO_TIME.fullmatch(each) for each in samples):
            timed = any(_ISO_TIME.fullmatch(each) for each in samples)
            return DayForm(ISO, timed=timed) if text else None
        found = [form for form in _WRITTEN if all(_day_written(each, form) for each in samples)]
        if found:
            return DayForm(found[0]) if len(found) == 1 else None
        if text and all(_ISO_MONTH.fullmatch(each) for each in samples) and _says_month(column):
            return DayForm(MONTH)
    if not temporal and not _says_time(column):
        return None
    if all(_day_written(each, COMPACT) for each in samples):
        return None if column.primary_key else DayForm(COMPACT, text=text)
    if text or column.primary_key or _OF_KEYS & set(words(column.name).split()[-1:]):
        return None
    for fraction in _FRACTIONS:
        form = DayForm(fraction=fraction, timed=True, text=False)
        if all(form.read(each) for each in samples):
            return form
    return None


def _says_month(column: Column) -> bool:
    """Does the name or the comment of a column speak of months?"""
    said = (spelled_out(column.name), *column.read, *column.synonyms, column.comment)
    return not _OF_MONTHS.isdisjoint(word for each in said for word in words(each).split())


def _says_time(column: Column) -> bool:
    """Does the name or the comment of a column speak of a time, and of no amount?"""
    named = {
        word for said in (spelled_out(column.name), *column.read, *column.synonyms) for word in words(said).split()
    }
    if _OF_AMOUNTS & named or "money" in column.type.lower():
        return False
    return bool(_TIME_WORDS & named or _IN_PROSE & set(words(column.comment).split()))


def _day_written(text: str, form: str) -> str | None:
    found = _pattern(form).fullmatch(text.strip())
    if found is None:
        return None
    part = found.groupdict()
    name = part.get("b") or part.get("B")
    month = next(n for n, each in enumerate(_MONTHS, 1) if each.startswith(name)) if name else int(part["m"])
    try:
        return date(int(part["Y"]), month, int(part["d"])).isoformat()
    except ValueError:
        return None


@lru_cache(maxsize=64)
def _pattern(form: str) -> re.Pattern[str]:
    if form == COMPACT:
        return re.compile("(?P<Y>(?:19|20)[0-9]{2})(?P<m>0[1-9]|1[0-2])(?P<d>0[1-9]|[12][0-9]|3[01])")
    return re.compile("".join(_PARTS.get(piece) or re.escape(piece) for piece in re.split(r"(%\w)", form)))
