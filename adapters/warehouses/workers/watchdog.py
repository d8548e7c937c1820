"""Ends on its server what a killed worker left running there, and holds statements back while it will not end.

A worker's process can be killed; what the server does for it can go on: PostgreSQL has functions that no interrupt
reaches. So a worker says which of the server's connections is its own (`Session.backend`), and when it was killed, the
watchdog asks the server to cancel that one's statement, then to end it, and looks until it is gone. One that is still
there is *stuck*: until it ends nothing is sent to that server, so that no second one joins it, and admins are told.

Other processes send to the same server, and an earlier one may have left something there. So every statement carries
its limit, where the server shows it, and before statements are sent the watchdog looks, once in some seconds, for any
of the account's that is past its own: that is watched, and holds statements back, as one of this process's would.

Silence says nothing: a server that does not answer begins no hold and ends none, and is asked until it does.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime

from adapters.warehouses.workers.control import Control
from adapters.warehouses.workers.holds import Hold

log = logging.getLogger("candor.watchdog")

END_AFTER_S = 0.3  # a cancelled statement has so long, then its connection is ended
STUCK_AFTER_S = 2.0
OVERDUE_BY_S = 2.0  # past its limit: whoever sent it has told it to end by now
LOOK_EVERY_S = 0.1
LOOK_AGAIN_EVERY_S = 2.0  # at what is stuck, and at a server that did not answer
LOOK_FOR_OTHERS_EVERY_S = 5.0  # where statements are sent
WAIT_FOR_LOOK_S = 2.0  # so long a statement waits for such a look at most

REFUSAL = (
    "A statement that was stopped is still running on the database server, and cannot be ended from here; nothing more "
    "is sent until it ends."
)


@dataclass
class _Ending:
    """A backend that is to end."""

    account: str
    since: float
    is_overdue: bool
    told: str = ""


class Watchdog:
    """Watches the backends of one server's workers, over a connection for each account. Thread-safe."""

    def __init__(self, server: str) -> None:
        self.server = server
        self._accounts: dict[str, Callable[[], Control]] = {}
        self._lock = threading.Lock()
        self._watched: dict[str, _Ending] = {}
        self._taken_up: set[str] = set()  # holds of earlier processes, of which it is not known yet whether they ended
        self._silent: set[str] = set()  # accounts as which the server did not answer when it was last asked
        self._hold: Hold | None = None
        self._news: list[tuple[str, str]] = []
        self._thread: threading.Thread | None = None
        self._looking: threading.Thread | None = None
        self._looked_at = -LOOK_FOR_OTHERS_EVERY_S

    def watch_account(self, account: str, connect: Callable[[], Control]) -> None:
        """Look after what is sent as this account, too."""
        self._accounts[account] = connect

    @property
    def problem(self) -> str:
        """A sentence for the admins while something is stuck; empty else."""
        hold = self._hold
        return hold.begun if hold is not None and hold.is_said else ""

    def news(self) -> list[tuple[str, str]]:
        """Key and sentence of each hold that has begun or ended since this was last asked, in that order. A hold has
        the same keys in every process that sees it."""
        with self._lock:
            news, self._news = self._news, []
        return news

    def refusal(self) -> str:
        """Why no statement may be sent now; empty where it may. Looks at the server where it has not for a while."""
        if self._hold is None and self._accounts:
            self._look()
        return REFUSAL if self._hold is not None else ""

    def given_up(self, backend: str, account: str = "") -> None:
        """A worker was ended that had this backend: see that it ends too. Returns at once."""
        if backend and self._accounts:
            self._watch([backend], account if account in self._accounts else next(iter(self._accounts)))

    def take_up(self, backend: str) -> None:
        """A hold that this backend began was noted by some process, and no end: go on with it, or say that it ended, as
        soon as the server tells. Returns within moments."""
        with self._lock:
            if not self._accounts or (self._hold is not None and self._hold.backend == backend):
                return
            self._taken_up.add(backend)
            self._looked_at = -LOOK_FOR_OTHERS_EVERY_S
        self._look()

    def wait(self, timeout_s: float) -> bool:
        """Wait until nothing is watched any more; True where that is so."""
        thread = self._thread
        if thread is not None:
            thread.join(timeout_s)
        return not self._watched

    # --- what others left running ------------------------------------------------------------------

    def _look(self) -> None:
        """See to it that nobody sends who has not looked lately. Whoever comes meanwhile waits for the same look."""
        with self._lock:
            if self._looking is None and time.monotonic() - self._looked_at >= LOOK_FOR_OTHERS_EVERY_S:
                self._looked_at = time.monotonic()
                self._looking = threading.Thread(target=self._look_for_others, name="candor-look", daemon=True)
                self._looking.start()
            looking, left_s = self._looking, self._looked_at + WAIT_FOR_LOOK_S - time.monotonic()
        if looking is not None and left_s > 0:
            looking.join(left_s)

    def _look_for_others(self) -> None:
        try:
            taken_up, there = set(self._taken_up), dict[str, str]()
            answers = [self._looked_as(account, taken_up, there) for account in list(self._accounts)]
            for backend, account in there.items():
                self._watch([backend], account, is_overdue=True)
            with self._lock:
                if all(answers) and not self._watched:
                    self._news += [Hold(self.server, each).news_of_end for each in sorted(taken_up)]
                    self._taken_up -= taken_up
        finally:
            self._looking = None

    def _looked_as(self, account: str, taken_up: Collection[str], there: dict[str, str]) -> bool:
        """Watch what is overdue of an account's, and note which of those taken up are still there; False where the
        server did not answer."""
        try:
            control = self._accounts[account]()
            try:
                self._watch(control.overdue(OVERDUE_BY_S), account, is_overdue=True)
                if taken_up:
                    there.update(dict.fromkeys(control.running(taken_up), account))
            finally:
                control.close()
        except Exception as error:  # whoever opens a connection is told why
            log.info("nothing left over was looked for: %s", type(error).__name__)
            return False
        return True

    def _watch(self, backends: Iterable[str], account: str, *, is_overdue: bool = False) -> None:
        with self._lock:
            for backend in backends:
                watched = self._watched.setdefault(backend, _Ending(account, time.monotonic(), is_overdue))
                watched.is_overdue = watched.is_overdue or is_overdue
                if is_overdue and self._hold is None:
                    self._hold = Hold(self.server, backend)
            if self._watched and self._thread is None:
                self._thread = threading.Thread(target=self._run, name="candor-watchdog", daemon=True)
                self._thread.start()

    # --- in its thread -----------------------------------------------------------------------------

    def _run(self) -> None:
        controls: dict[str, Control] = {}
        try:
            while not self._is_done():
                pause_s = LOOK_AGAIN_EVERY_S if self.problem else LOOK_EVERY_S
                for account in {watched.account for watched in list(self._watched.values())}:
                    if not self._asked(account, controls):
                        pause_s = LOOK_AGAIN_EVERY_S
                if self._watched:
                    time.sleep(pause_s)
        finally:
            for control in controls.values():
                with suppress(Exception):
                    control.close()

    def _is_done(self) -> bool:
        with self._lock:
            if self._watched:
                return False
            self._thread = None
            return True

    def _asked(self, account: str, controls: dict[str, Control]) -> bool:
        """Look after what is watched of an account, over a connection that is kept; False where the server does not
        answer: what it did may have gone with it, or may not."""
        watched = {name: each for name, each in list(self._watched.items()) if each.account == account}
        try:
            if account not in controls:
                controls[account] = self._accounts[account]()
                for each in watched.values():
                    each.told = ""
            self._tend(controls[account], watched)
        except Exception as error:
            if account not in self._silent:
                log.warning("a stopped statement is not looked after: %s", type(error).__name__)
            self._silent.add(account)
            if control := controls.pop(account, None):
                with suppress(Exception):
                    control.close()
            return False
        self._silent.discard(account)
        return True

    def _tend(self, control: Control, watched: dict[str, _Ending]) -> None:
        running = control.running(watched)
        self._forget(watched.keys() - running)
        now = time.monotonic()
        for backend in running & watched.keys():
            each = watched[backend]
            age = now - each.since
            if not each.told:
                each.told = "cancelled"
                control.cancel(backend)
            elif each.told == "cancelled" and age > END_AFTER_S:
                each.told = "ended"
                control.terminate(backend)
            elif each.told == "ended" and age > STUCK_AFTER_S:
                self._say_stuck(backend)

    def _forget(self, gone: Collection[str]) -> None:
        with self._lock:
            for backend in gone:
                self._watched.pop(backend, None)
            if self._hold is None or self._watched:
                return
            hold, self._hold = self._hold, None
            self._looked_at = -LOOK_FOR_OTHERS_EVERY_S  # what another process has stuck is seen before anything is sent
            if hold.is_said:
                self._news.append(hold.news_of_end)
                self._taken_up.discard(hold.backend)
                log.warning("%s", hold.ended)

    def _say_stuck(self, backend: str) -> None:
        with self._lock:
            if self._hold is None:
                self._hold = Hold(self.server, backend)
            if not self._hold.is_said:
                self._hold.since, self._hold.is_said = datetime.now(UTC), True
                self._news.append(self._hold.news_of_begin)
                log.error("%s", self._hold.begun)
