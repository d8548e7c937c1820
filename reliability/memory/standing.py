"""What evidence for and against says of a preference: followed, doubtful or outweighed (docs/METHODS.md 6).

A pick is evidence for what it prefers and against its rivals. The newest pick counts whole, each one before it 0.7 of
the next, and all of them halve in thirty days; what is older than half a year before the newest does not count. By
these numbers three contrary picks in a row turn a preference however many stood for it (their share is then 0.66), one
never does (0.3 against ten), and what lies between keeps both readings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from reliability.memory.rules import HALF_LIFE, contradicts, moment
from reliability.values import Hint

PICKS_THAT_TURN = 3.0
"""How many picks follow a preference that others contradict; what an admin says weighs as much."""
WINDOW = timedelta(days=180)
_OF_THE_NEXT = 0.7
_FIRM = 0.65


class EvidenceKind(StrEnum):
    """How somebody said what they prefer."""

    PICKED = "picked"
    ADDED = "added"
    EDITED = "edited"
    PROMOTED = "promoted"
    RESTORED = "restored"
    IMPORTED = "imported"


@dataclass(frozen=True, slots=True)
class Evidence:
    """Who said it when (UTC, ISO 8601), in which question, answered by which ask. `weight` counts in picks, ≥ 0; 0
    where the hint was changed since, so that it says nothing of what the hint prefers now."""

    at: str
    person: str
    kind: EvidenceKind = EvidenceKind.PICKED
    question: str = ""
    ask: str = ""
    weight: float = 1.0


class Standing(StrEnum):
    """What becomes of a preference."""

    FOLLOWED = "followed"
    DOUBTFUL = "doubtful"  # kept beside its rivals: neither decides
    OUTWEIGHED = "outweighed"


@dataclass(frozen=True, slots=True)
class Pick:
    """Evidence for the preference of that index."""

    preference: int
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class _Balance:
    """What speaks for a preference and against it, in discounted picks; `picks` are those for it, undiscounted."""

    own: float
    others: float
    picks: float

    @property
    def firm(self) -> bool:
        """Whether it is followed: nobody contradicts, or three picks do and prevail."""
        if not self.own or not self.others:
            return bool(self.own)
        return self.picks >= PICKS_THAT_TURN and self.own / (self.own + self.others) >= _FIRM


def standings(hints: Sequence[Hint], picks: Sequence[Pick]) -> list[Standing]:
    """The standing of each of the hints about one phrase for one scope, owner and warehouse. `picks` are in the order
    in which they were stored; a hint without any that counts is outweighed.

    >>> from reliability.values import Element, HintScope
    >>> net, gross = (Hint("sales", Element("orders", name), (), HintScope.PERSON, "U1", "U1", "q", "")
    ...               for name in ("net", "gross"))
    >>> day = [f"2026-11-{day:02}T00:00:00+00:00" for day in range(1, 15)]
    >>> picks = [Pick(int(one == "g"), Evidence(day[at], "U1", question=str(at))) for at, one in enumerate("nnnnnnnnnnggg")]
    >>> [[each.value for each in standings([net, gross], picks[:upto])] for upto in (10, 11, 12, 13)]
    [['followed', 'outweighed'], ['followed', 'outweighed'], ['doubtful', 'doubtful'], ['outweighed', 'followed']]
    """
    ordered = sorted((p for p in picks if p.evidence.weight > 0), key=lambda p: moment(p.evidence.at))
    rivals = _rivals(hints, ordered)
    balances = [_balance(index, rivals[index], ordered) for index in range(len(hints))]
    return [
        Standing.FOLLOWED
        if own.firm
        else Standing.OUTWEIGHED
        if not own.own or any(balances[rival].firm for rival in rivals[index])
        else Standing.DOUBTFUL
        for index, own in enumerate(balances)
    ]


def _rivals(hints: Sequence[Hint], picks: Sequence[Pick]) -> list[set[int]]:
    """Of each hint the indices of those that contradict it."""
    asked: list[set[str]] = [set() for _ in hints]
    for pick in picks:
        if pick.evidence.question:
            asked[pick.preference].add(pick.evidence.question)
    return [
        {
            other
            for other, rival in enumerate(hints)
            if other != index and contradicts(hint, rival, together=bool(asked[index] & asked[other]))
        }
        for index, hint in enumerate(hints)
    ]


def _balance(index: int, rivals: set[int], ordered: Sequence[Pick]) -> _Balance:
    """What the picks for a hint and its rivals come to, walked from the newest."""
    own = others = place = picks = 0.0
    about = [pick for pick in ordered if pick.preference == index or pick.preference in rivals]
    for pick in reversed(about):
        age = moment(about[-1].evidence.at) - moment(pick.evidence.at)
        if age > WINDOW:
            break
        weight = pick.evidence.weight
        worth = (_OF_THE_NEXT**place - _OF_THE_NEXT ** (place + weight)) / (1 - _OF_THE_NEXT)
        worth *= 0.5 ** (age / HALF_LIFE)
        place += weight
        if pick.preference == index:
            own, picks = own + worth, picks + weight
        else:
            others += worth
    return _Balance(own, others, picks)


def strength(evidence: Sequence[Evidence]) -> float:
    """What a hint's evidence is worth at the time of the newest, in picks: all within the window, halved every thirty
    days.

    >>> day = "2026-{:02}-01T00:00:00+00:00".format
    >>> strength([Evidence(day(10), "U1", weight=2.0), Evidence("2026-10-31T00:00:00+00:00", "U1"), Evidence(day(1), "U1")])
    2.0
    """
    times = [moment(each.at) for each in evidence if each.weight > 0]
    newest = max(times, default=datetime.min)
    counted = [(newest - moment(each.at), each.weight) for each in evidence if each.weight > 0]
    return float(sum(weight * 0.5 ** (age / HALF_LIFE) for age, weight in counted if age <= WINDOW))
