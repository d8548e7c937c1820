"""The weekly draw: which of a week's questions are reviewed for a promise, and which besides (docs/METHODS.md 5).

A bound holds for questions that are drawn as those to come are asked. So the draw looks at nothing of a question but
its id, by a rule that was fixed before: the ids with the smallest hashes of a seed, the warehouse, the week and the id.
Nobody can choose what is drawn, and drawing again draws the same. As many are drawn in a busy week as in a quiet one: a
promise is about an average week.

Doubtful questions teach most and are drawn besides, from those that the draw passed over, so that looking at them takes
nothing out of the sample. They are chosen for what became of them, and so they bound nothing, ever.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

SEED = "candor reviews 1"
"""Of the rule. Another one would draw others: it is never changed for a warehouse that has been drawn from."""
ENDED_AFTER = timedelta(days=2)
"""How long after a week its draw waits for what is still under way; what then is not over is drawn from all the
same."""


@dataclass(frozen=True, slots=True)
class AskedInWeek:
    """A question of the week: its ask's id, and how doubtful what became of it is (0: not at all; higher = more)."""

    id: str
    doubt: int = 0


@dataclass(frozen=True, slots=True)
class Draw:
    """The ids that are reviewed: `promise` for the bound, `learning` besides, which never counts for it."""

    promise: tuple[str, ...]
    learning: tuple[str, ...]


def draw(asked: Sequence[AskedInWeek], warehouse: str, week: str, size: int, besides: int = 0) -> Draw:
    """At most `size` questions of a week at random, and at most `besides` doubtful ones of the others, most doubtful
    first. Neither depends on the order of `asked`, nor the first on any doubt.

    >>> draw([AskedInWeek("a"), AskedInWeek("b", 2), AskedInWeek("c", 1)], "retail", "2026-W47", 1, 1)
    Draw(promise=('b',), learning=('c',))
    """
    ordered = sorted({each.id: each for each in asked}.values(), key=lambda each: _place(each.id, warehouse, week))
    drawn, others = ordered[: max(size, 0)], ordered[max(size, 0) :]
    doubtful = sorted((each for each in others if each.doubt > 0), key=lambda each: -each.doubt)
    return Draw(tuple(each.id for each in drawn), tuple(each.id for each in doubtful[: max(besides, 0)]))


def week_of(moment: datetime) -> str:
    """The ISO week of a moment, by UTC.

    >>> week_of(datetime(2027, 1, 1, tzinfo=UTC))
    '2026-W53'
    """
    year, week, _ = moment.astimezone(UTC).isocalendar()
    return f"{year}-W{week:02d}"


def span_of(week: str) -> tuple[datetime, datetime]:
    """When a week begins and when it is over (UTC). Raises ValueError for what is no ISO week.

    >>> [moment.date().isoformat() for moment in span_of("2026-W47")]
    ['2026-11-16', '2026-11-23']
    """
    year, _, number = week.partition("-W")
    monday = date.fromisocalendar(int(year), int(number), 1)
    start = datetime(monday.year, monday.month, monday.day, tzinfo=UTC)
    return start, start + timedelta(days=7)


def last_drawable(now: datetime) -> str:
    """The latest week that is over for so long that it can be drawn from.

    >>> last_drawable(datetime(2026, 11, 24, tzinfo=UTC)), last_drawable(datetime(2026, 11, 25, tzinfo=UTC))
    ('2026-W46', '2026-W47')
    """
    return week_of(now - ENDED_AFTER - timedelta(days=7))


def _place(ask_id: str, warehouse: str, week: str) -> bytes:
    return hashlib.sha256("\0".join((SEED, warehouse, week, ask_id)).encode("utf-8", "surrogatepass")).digest()
