"""Watching promises: what feedback says about them, and telling the admins once when one is broken.

Each process looks after every verdict and once a day (bot/asks/chores.py). What is to be told is noted in the store
under a key, by whoever sees it first; who was told is noted too, and only the holder of a lease tells. So each
admin hears each thing once, also across restarts and several processes.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta

from adapters.store.store import Store
from bot.redaction import redact
from bot.slack.views.overview import Overview, SeenBound
from bot.wording import home_tab
from reliability.errors import BadInput
from reliability.promises.kept import Tally
from reliability.promises.sequential_test import sequential_test

log = logging.getLogger("candor.watch")

_LEASE = "candor-watch"
_TELL_FOR = timedelta(days=14)

Tell = Callable[[str, str, str], object]
"""Tells a person something once: `tell(person, key, sentence)`. Called again with the same key after a crash, it
looks whether it has told it before. Raises what the place raises: then it is tried again at the next look."""


class AdminReport:
    """Watches the promises of a store. `admins` names who is told; `mismatches` says, a sentence each, why a
    calibration that is there is not used; `held`, which servers are sent nothing now (bot/slack/held.py tells of
    those). Thread-safe."""

    def __init__(
        self,
        store: Store,
        tell: Tell,
        admins: Callable[[], Sequence[str]],
        mismatches: Callable[[], Sequence[str]] = lambda: (),
        keep_days: int = 90,
        held: Callable[[], Sequence[str]] = lambda: (),
    ) -> None:
        self._store = store
        self._tell = tell
        self._admins = admins
        self._mismatches = mismatches
        self._keep_days = keep_days
        self._held = held

    def look(self) -> None:
        """Note what is broken, and tell it. A failure is logged: the next look does it."""
        try:
            for key, sentence in self._problems():
                if self._store.notices.note(key, sentence):
                    log.warning("%s", sentence)
            self._tell_all()
        except Exception as error:  # whatever the store or the place does, who gave a verdict is not to blame
            log.warning("watching goes on later: %s", redact(f"{type(error).__name__}: {error}"))

    def of(self, team: str) -> ReportOfTeam:
        """The same, as the admins of one of several workspaces see it."""
        return ReportOfTeam(self, team)

    def overview(self, team: str = "") -> Overview:
        """What admins see: figures of what is kept, the bounds of each log's latest calibration, what is wrong. The
        admins of a `team` see its own figures, and no bounds: verdicts of all workspaces stand in those.

        Raises StoreUnavailable.
        """
        days = self._keep_days or 90
        if team:
            own = self._store.figures.figures(self._store.now() - timedelta(days=days), team)
            return Overview(own, (), self._wrong(), days)
        tallies = self._store.figures.tallies()
        latest = {_log_of(tally): tally.record for tally in reversed(tallies)}
        shown = [tally for tally in tallies if tally.record == latest[_log_of(tally)]]
        bounds = tuple(seen for tally in shown if (seen := _seen(tally)))
        figures = self._store.figures.figures(self._store.now() - timedelta(days=days))
        return Overview(figures, bounds, self._wrong(), days)

    def _wrong(self) -> tuple[str, ...]:
        return (*self._held(), *self._mismatches())

    def _problems(self) -> list[tuple[str, str]]:
        """Key and sentence of everything that is broken now."""
        found = []
        for tally in self._store.figures.tallies():
            seen = _seen(tally)
            if seen is not None and seen.watched.failed:
                say = home_tab.error_above if tally.bound == "error" else home_tab.coverage_below
                found.append((f"{tally.bound} {tally.record}", say(tally.failures, tally.trials, tally.limit)))
        for sentence in self._mismatches():
            digest = hashlib.sha256(sentence.encode()).hexdigest()[:16]
            found.append((f"mismatch {digest}", sentence))
        return found

    def _tell_all(self) -> None:
        """Tell every admin what they were not told; nobody else does so at the same time."""
        since = self._store.now() - _TELL_FOR
        if not self._store.notices.any_since(since):
            return
        lease = self._store.take_lease(_LEASE)
        if lease is None:
            return  # another process is at it; what it overlooks, the next look tells
        try:
            for each in self._store.notices.untold(self._admins(), since):
                try:
                    self._tell(each.person, each.key, each.sentence)
                except Exception as error:  # one admin who cannot be reached keeps nothing from the others
                    log.warning("an admin was not told: %s", redact(f"{type(error).__name__}: {error}"))
                else:
                    self._store.notices.told(each.key, each.person)
        finally:
            lease.release()


@dataclass(frozen=True)
class ReportOfTeam:
    """The report for the admins of one of several workspaces."""

    report: AdminReport
    team: str

    def look(self) -> None:
        """Look at the promises after a verdict; never raises."""
        self.report.look()

    def overview(self) -> Overview:
        """What admins see in Home. Raises StoreUnavailable."""
        return self.report.overview(self.team)


def _log_of(tally: Tally) -> str:
    """The log that a calibration was made from; its record's name ends in the day."""
    return tally.record.rpartition(" ")[0]


def _seen(tally: Tally) -> SeenBound | None:
    try:
        return SeenBound(tally.bound, sequential_test(tally.failures, tally.trials, tally.limit))
    except BadInput:  # a promise of nothing (r* = 0 or α = 1) cannot be watched
        return None
