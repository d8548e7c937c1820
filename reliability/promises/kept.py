"""What was promised of each ask, and whether it was kept: the arithmetic of watching (docs/METHODS.md 5 and 7).

Stores keep rows of it; nothing here reads or writes one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from reliability.promises.feedback import LoggedFeedback
from reliability.values import Abstained, Answered

Bound = Literal["error", "coverage"]


@dataclass(frozen=True, slots=True)
class Promised:
    """Which calibration promised something of an outcome ("" for none), r* where it answered unasked, and the share
    of questions whose right reading may be missed among the credible ones."""

    record: str = ""
    risk: float | None = None
    miss: float | None = None


def promised_by(outcome: Answered | Abstained) -> Promised:
    """What was promised of an outcome (docs/METHODS.md 5).

    Nobody sees whether a right reading was among the candidates at all. So a promise that holds given one allows for
    those questions too: P(missed) ≤ 1 − P(a right candidate)·(1 − α).
    """
    promise = outcome.promise
    if promise is None or not promise.evident:
        return Promised()
    unasked = isinstance(outcome, Answered) and promise.unasked
    reached = min(1 - promise.alpha, promise.highest_target)
    if promise.given_right and not promise.reachable:
        reached = (1 - promise.alpha) * promise.highest_target
    return Promised(f"{promise.data} {promise.made_at}", promise.risk if unasked else None, 1 - reached)


def picked_among_credible(outcome: Answered | Abstained) -> bool | None:
    """Whether a person found what they meant among the credible readings; None where nobody was asked to choose.

    Offered for any reason but that several are credible, only the first is; the others are there to choose from.
    """
    for exchange in reversed(outcome.exchanges):
        found = exchange.clarification.found_credible(exchange.reply)
        if found is not None:
            return found
    return None


@dataclass(frozen=True, slots=True)
class Judged:
    """Answers that somebody judged, and how many of them were wrong."""

    answers: int = 0
    wrong: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """What was seen of a promise of one calibration: `failures` of `trials`; a share of `limit` was promised."""

    bound: Bound
    record: str
    limit: float
    trials: int
    failures: int


@dataclass(frozen=True, slots=True)
class JudgedAsk:
    """An ask that somebody judged or chose a reading in. `right`: None where nobody judged it."""

    asked: bool
    record: str
    risk: float | None
    miss: float | None
    picked: bool | None
    verdicts: tuple[LoggedFeedback, ...]
    right: bool | None


def judged_answers(judged: Iterable[JudgedAsk], *, asked: bool) -> Judged:
    """The judged answers that were given after asking somebody, or unasked."""
    known = [each.right for each in judged if each.asked is asked and each.right is not None]
    return Judged(len(known), known.count(False))


def tallies_of(judged: Iterable[JudgedAsk]) -> list[Tally]:
    """Per calibration: errors of answers given unasked, and questions whose right reading was not credible.

    A verdict says it; without one, whether the person found their reading among those offered. An answer that
    was judged wrong is a miss also where a person chose: none of the others was right for them.
    """
    seen: list[Tally] = []
    for ask in judged:
        if ask.risk is not None and ask.right is not None:
            seen.append(Tally("error", ask.record, ask.risk, 1, int(not ask.right)))
        covered = ask.right if ask.right is False or ask.picked is None else ask.picked
        if ask.miss is not None and 0 < ask.miss < 1 and covered is not None:
            seen.append(Tally("coverage", ask.record, ask.miss, 1, int(not covered)))
    return merged(seen)


def merged(tallies: Sequence[Tally]) -> list[Tally]:
    """One tally for each bound and calibration."""
    found: dict[tuple[str, str], Tally] = {}
    for tally in tallies:
        before = found.get((tally.bound, tally.record))
        if before is not None:
            trials, failures = before.trials + tally.trials, before.failures + tally.failures
            limit = max(before.limit, tally.limit)
            tally = Tally(tally.bound, tally.record, limit, trials, failures)
        found[tally.bound, tally.record] = tally
    return list(found.values())
