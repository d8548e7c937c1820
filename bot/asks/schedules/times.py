"""When a schedule is due: read from words, computed in the owner's time zone. Pure.

A due time is a time on the owner's clock. On the day on which clocks go forward a time that does not exist is the
moment at which they do; when they go back, a time that comes twice is due at its first coming.
"""

from __future__ import annotations

import calendar
import json
import re
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_LOOK_AHEAD_DAYS = 70
_HOUR = r"(?P<hour>[01]?\d|2[0-3])(?:[:.](?P<minute>[0-5]\d))?\s*(?P<half>am|pm|a\.m\.|p\.m\.)?"
_AT = rf"(?:\s+(?:at|@)?\s*{_HOUR}(?:\s*(?:h|o'?clock|uhr))?)?"
_RULE = re.compile(
    rf"^(?:please\s+)?(?:(?:ask|run|send|post|repeat|tell me|do)\s+(?:this|that|it)\s+(?:again\s+)?)?"
    rf"(?:(?P<daily>daily|every day|each day)|(?P<workdays>(?:every|each)\s+(?:weekday|working day|workday))|"
    rf"(?:every|each|on)\s+(?P<days>(?:{'|'.join(DAYS)})s?)|(?P<weekly>weekly|every week|each week)|"
    rf"(?P<monthly>monthly|(?:every|each)\s+month)(?:\s+on\s+the\s+(?P<day>[12]?\d|3[01])(?:st|nd|rd|th)?)?)"
    rf"{_AT}(?:\s+please)?\s*[.!]*$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class DueRule:
    """On which days, and at what time of the owner's clock. `weekdays` (0 = Monday) or `day` of the month (the last day
    where a month is shorter); one of the two."""

    weekdays: tuple[int, ...]
    day: int
    hour: int
    minute: int

    def to_json(self) -> str:
        """As the store keeps it."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, stored: str) -> DueRule:
        """What `to_json` wrote."""
        found = json.loads(stored)
        return cls(tuple(found["weekdays"]), found["day"], found["hour"], found["minute"])


def read_rule(text: str) -> DueRule | None:
    """The schedule that words ask for; None where they ask for none, or for more than one.

    >>> read_rule("every Monday at 9"), read_rule("how many orders every Monday?")
    (DueRule(weekdays=(0,), day=0, hour=9, minute=0), None)
    """
    found = _RULE.match(" ".join(text[:200].split()))
    if found is None:
        return None
    hour, minute = int(found["hour"] or 9), int(found["minute"] or 0)
    half = (found["half"] or "").replace(".", "").lower()
    if half and not 1 <= hour <= 12:
        return None
    if half:
        hour = hour % 12 + (12 if half == "pm" else 0)
    if found["monthly"]:
        day = int(found["day"] or 1)
        return DueRule((), day, hour, minute) if day else None
    weekdays: tuple[int, ...] = tuple(range(7)) if found["daily"] else tuple(range(5)) if found["workdays"] else (0,)
    if found["days"]:
        weekdays = (DAYS.index(found["days"].lower().removesuffix("s")),)
    return DueRule(weekdays, 0, hour, minute)


def next_due(rule: DueRule, zone: str, after: datetime) -> datetime:
    """The first due time (UTC) later than a moment."""
    place = ZoneInfo(zone)
    day = after.astimezone(place).date() - timedelta(days=1)
    for _ in range(_LOOK_AHEAD_DAYS):
        if _falls_on(rule, day) and (due := _moment(day, rule, place)) > after:
            return due
        day += timedelta(days=1)
    raise ValueError("a rule that is never due")


def latest_due(rule: DueRule, zone: str, due: datetime, now: datetime) -> datetime:
    """Of the due times from `due` on that have come by now, the latest: what was slept through is run once."""
    while (following := next_due(rule, zone, due)) <= now:
        due = following
    return due


def zone_or_utc(name: str) -> str:
    """A time zone's name if it is one that is known here, else UTC."""
    try:
        ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return "UTC"
    return name or "UTC"


def _falls_on(rule: DueRule, day: date) -> bool:
    if rule.day:
        return day.day == min(rule.day, calendar.monthrange(day.year, day.month)[1])
    return day.weekday() in rule.weekdays


def _moment(day: date, rule: DueRule, place: ZoneInfo) -> datetime:
    """A time of the clock on a day, in UTC."""
    local = datetime.combine(day, time(rule.hour, rule.minute), place)
    moment = local.astimezone(UTC)
    if moment.astimezone(place).replace(tzinfo=None) == local.replace(tzinfo=None):
        return moment
    # The clock skips this time: the moment at which it does so lies between the two readings of it.
    low, high = sorted((local.replace(fold=1).astimezone(UTC), moment))
    before = low.astimezone(place).utcoffset()
    while high - low > timedelta(seconds=1):
        middle = low + (high - low) / 2
        if middle.astimezone(place).utcoffset() == before:
            low = middle
        else:
            high = middle
    return high.replace(microsecond=0)
