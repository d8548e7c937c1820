"""The store: Candor's own database, on SQLite or PostgreSQL.

    store = Store("sqlite:///var/candor.sqlite")      # or postgresql+psycopg://user:password@host/name
    store.memory          the port Memory (hints), with export, import and retire_missing
    store.asks            the port AskLog, with previous_turn, outcome, audit_trail, …
    store.conversations   what bot/asks/asks.py keeps between two moments
    store.verified        questions that admins verified, with their SQL
    store.definitions     words that admins defined
    store.schedules       questions that are asked again
    store.line            who waits for a turn; stopping an ask
    store.audit           who asked what, which SQL ran, what was shown, who clicked
    store.figures         how asks end and what is said of answers; pruning
    store.notices         what admins are to be told, each thing once
    store.reviews         which questions are reviewed for a promise, and what was said of them
    store.proposals       calibrations made from reviews, and which is turned on
    store.close()

Opening it brings its tables up to date, one process at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from adapters.store.asks import StoredAskLog
from adapters.store.conversations import Conversations
from adapters.store.database import Database, StoreUnavailable
from adapters.store.figures import StoredFigures
from adapters.store.hints import StoredMemory
from adapters.store.kept.definitions import StoredDefinitions
from adapters.store.kept.schedules import StoredSchedules
from adapters.store.kept.verified import StoredVerified
from adapters.store.lease import Lease, take_lease
from adapters.store.notices import StoredNotices
from adapters.store.operations.audit import StoredAudit
from adapters.store.operations.line import StoredLine
from adapters.store.reviews.proposals import StoredProposals
from adapters.store.reviews.reviews import StoredReviews

if TYPE_CHECKING:
    from adapters.store.log import ExportedLog

__all__ = ["Lease", "Store", "StoreUnavailable"]

_GRACE = timedelta(seconds=30)  # what the process that caused a message has for saying it before others do


class Store:
    """Candor's own database. `now` gives the time (UTC) by which clarifications expire.

    Raises SettingsError for a URL that cannot work, StoreUnavailable when the database does not answer.
    """

    def __init__(self, url: str, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._database = Database(url)
        self.memory = StoredMemory(self._database, now)
        self.asks = StoredAskLog(self._database, now)
        self.conversations = Conversations(self._database, now, _GRACE)
        self.schedules = StoredSchedules(self._database, now)
        self.verified = StoredVerified(self._database, now)
        self.definitions = StoredDefinitions(self._database, now)
        self.audit = StoredAudit(self._database, now)
        self.line = StoredLine(self._database, now, _GRACE)
        self.figures = StoredFigures(self._database, now)
        self.notices = StoredNotices(self._database, now)
        self.reviews = StoredReviews(self._database, now)
        self.proposals = StoredProposals(self._database, now)
        self.now = now

    @property
    def url(self) -> str:
        """Where the store is, password included: for what shares the database, never for a log."""
        return self._database.url.render_as_string(hide_password=False)

    def judged_answers(self, warehouse: str) -> ExportedLog:
        """What people said of a warehouse's answers, as a question log. Raises StoreUnavailable."""
        from adapters.store.log import export_log

        return export_log(self._database, warehouse)

    def take_lease(self, name: str) -> Lease | None:
        """A lock of that name until it is released or this process dies; None while another holds it."""
        return take_lease(self._database, name)

    def close(self) -> None:
        """Close all connections."""
        self._database.close()
