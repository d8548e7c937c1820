"""From reviews to a promise: the weekly draw, what is in reach, the calibration that is due, and one that failed.

Every process looks now and then (bot/asks/chores.py). Whatever it does is done once, also where several look at the
same time or one dies in between: a week is drawn once in the store, a look gives one calibration, and only one is
turned off.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from adapters.store.reviews.proposals import Proposal
from adapters.store.reviews.reviews import Review
from adapters.store.store import Store
from bot.redaction import redact
from bot.settings import Settings
from bot.wording import weekly_reviews
from reliability.errors import BadInput, CandorError
from reliability.promises.record_json import record_from_json
from reliability.promises.reviews.draw import last_drawable
from reliability.promises.reviews.outlook import Outlook, latest_look, look_size, outlook
from reliability.promises.sequential_test import sequential_test
from reliability.promises.unasked_threshold import GuaranteedRisk

log = logging.getLogger("candor.reviews")

_BESIDES = 3  # of what is drawn at random, the part that is drawn besides for learning
_SELF = "candor"


@dataclass(frozen=True, slots=True)
class ReviewRules:
    """Which warehouses are reviewed, how many questions a week, and the promise."""

    warehouses: Sequence[str]
    a_week: int = 15
    risk: float = 0.1
    delta: float = 0.05


def rules_of(settings: Settings) -> ReviewRules:
    """The rules that the settings give."""
    return ReviewRules(sorted(settings.warehouses), settings.reviews_a_week, settings.risk, settings.delta)


@dataclass(frozen=True, slots=True)
class ReviewStanding:
    """Where the reviews of a warehouse stand: how many wait, what is in reach, and the latest calibration with what it
    promises (None: none was made)."""

    warehouse: str
    waiting: int
    outlook: Outlook
    latest: Proposal | None = None
    promise: str = ""


class Promising:
    """What comes of reviews. `may_show` says of a channel whether admins may read what was asked there; `start` begins
    the calibration of a warehouse in a process of its own, and does nothing while one runs. Thread-safe."""

    def __init__(
        self,
        store: Store,
        rules: ReviewRules,
        may_show: Callable[[str], bool] = lambda _channel: False,
        start: Callable[[str], None] = lambda _warehouse: None,
    ) -> None:
        self._store = store
        self._rules = rules
        self._may_show = may_show
        self._start = start

    def look(self) -> None:
        """Draw, begin what is due, turn off what failed. A failure is logged: the next look does it."""
        for warehouse in self._rules.warehouses:
            for work in (self._draw, self._turn_off_broken, self._begin):
                try:
                    work(warehouse)
                except Exception as error:  # whatever the store or the place does, the next look does it
                    log.warning("reviews go on later: %s", redact(f"{type(error).__name__}: {error}"))

    def standing(self, warehouse: str) -> ReviewStanding:
        """Where reviews stand. Raises StoreUnavailable."""
        made = self._store.proposals.all(warehouse)
        foremost = [review.foremost for review in self._store.reviews.counting(warehouse)]
        weeks = self._store.reviews.weeks(warehouse)
        found = outlook(
            foremost,
            self._rules.risk,
            self._rules.delta,
            len(foremost) / weeks if weeks else 0.0,
            made[0].look if made else 0,
        )
        waiting = len(self._store.reviews.waiting(warehouse))
        return ReviewStanding(
            warehouse, waiting, found, made[0] if made else None, self._promise(made[0]) if made else ""
        )

    def standings(self) -> tuple[ReviewStanding, ...]:
        """The same for each warehouse. Raises StoreUnavailable."""
        return tuple(self.standing(warehouse) for warehouse in self._rules.warehouses)

    def turn_on(self, warehouse: str, by: str) -> None:
        """Answer with the latest calibration. Raises NotFound, BadInput, StoreUnavailable."""
        self._store.proposals.turn_on(warehouse, by)
        self._store.audit.note(by, "calibration turned on", warehouse=warehouse)

    def turn_off(self, warehouse: str, by: str) -> bool:
        """Answer without it; whether one was on. Raises StoreUnavailable."""
        found = self._store.proposals.turn_off(warehouse, by)
        if found is not None:
            self._store.audit.note(by, "calibration turned off", warehouse=warehouse)
        return found is not None

    def due(self, warehouse: str) -> tuple[int, list[Review]] | None:
        """The look that is to be taken, and its reviews by time; None where none is. Raises StoreUnavailable."""
        return due(self._store, warehouse)

    # --- what a look does

    def _draw(self, warehouse: str) -> None:
        week, size = last_drawable(self._store.now()), self._rules.a_week
        if size and not self._store.reviews.drawn(warehouse, week):
            found = self._store.reviews.draw(warehouse, week, size, size // _BESIDES, self._may_show)
            if found is not None:
                log.info("drew %d of %d questions of %s in %s", found.promise, found.asked, warehouse, week)

    def _begin(self, warehouse: str) -> None:
        if self.due(warehouse) is not None:
            self._start(warehouse)

    def _turn_off_broken(self, warehouse: str) -> None:
        on = self._store.proposals.on(warehouse)
        why = "" if on is None else self._broken(on)
        if on is not None and why and self._store.proposals.turn_off(warehouse, _SELF, why) is not None:
            self._store.notices.note(f"reviewed off {on.name}", weekly_reviews.proposal_off(warehouse, why))
            self._store.audit.note(_SELF, "calibration turned off", warehouse=warehouse, why=why)
            log.warning("the calibration of %s turned itself off: %s", warehouse, why)

    def _broken(self, on: Proposal) -> str:
        """Why a calibration does not hold, by verdicts or by the weekly reviews; "" while it may."""
        for tally in self._store.figures.tallies():
            if tally.record == on.name and _fails(tally.failures, tally.trials, tally.limit):
                return weekly_reviews.broke_by_verdicts(tally.failures, tally.trials, tally.limit, tally.bound)
        given = [
            r for r in self._store.reviews.counting(on.warehouse) if r.record == on.name and r.foremost is not None
        ]
        wrong = sum(review.foremost is False for review in given)
        if _fails(wrong, len(given), self._rules.risk):
            return weekly_reviews.broke_by_reviews(wrong, len(given), self._rules.risk)
        return ""

    def _promise(self, made: Proposal) -> str:
        if made.state == "failed":
            return ""
        try:
            return weekly_reviews.promise_of_proposal(unasked_of(self._store, made))
        except CandorError as error:  # of an older version of Candor, say
            log.warning("a calibration from reviews cannot be read: %s", redact(str(error)))
            return ""


def due(store: Store, warehouse: str) -> tuple[int, list[Review]] | None:
    """The look that is to be taken, and its reviews by time. Raises StoreUnavailable."""
    counting = store.reviews.counting(warehouse)
    look = latest_look(len(counting))
    taken = max((made.look for made in store.proposals.all(warehouse)), default=0)
    return (look, counting[: look_size(look)]) if look > taken else None


def unasked_of(store: Store, made: Proposal) -> GuaranteedRisk | None:
    """What a calibration says of answers given unasked. Raises NotFound, BadRecord, StoreUnavailable."""
    record = record_from_json(store.proposals.record(made.warehouse, made.look))
    return record.answers.unasked if record.answers else None


def _fails(failures: int, trials: int, limit: float) -> bool:
    try:
        return sequential_test(failures, trials, limit).failed
    except BadInput:  # a promise of nothing cannot be watched
        return False
