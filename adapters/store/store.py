"""The store: Candor's own database, on SQLite or PostgreSQL.

    store = Store("sqlite:///var/candor.sqlite")      # or postgresql+psycopg://user:password@host/name
    store.memory          the port Memory (hints), with export, import and retire_missing
    store.asks            the port AskLog, with previous_turn, outcome, audit_trail, …
    store.conversations   what bot/asks/asks.py keeps between two moments
    store.verified        questions that admins verified, with their SQL
    store.definitions     words that admins defined
    store.schedules       questions that are asked again
    store.choices         which rows that are marked as over people leave out of their answers
    store.names           what people call the answers that they keep
    store.besides         what is said beside what is posted of an ask
    store.line            who waits for a turn; stopping an ask
    store.audit           who asked what, which SQL ran, what was shown, who clicked
    store.figures         how asks end and what is said of answers; pruning
    store.of(team)        what is an installed workspace's own: its memory, verified questions, defined words, schedules
                          and what its people leave out
    store.installations(keys), store.installed     workspaces that installed the app, with and without their tokens
    store.notices         what admins are to be told, each thing once
    store.reviews         which questions are reviewed for a promise, and what was said of them
    store.proposals       calibrations made from reviews, and which is turned on
    store.close()

Opening it brings its tables up to date, one process at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import select

from adapters.store.asks import StoredAskLog
from adapters.store.conversations import Conversations
from adapters.store.database import Database, StoreUnavailable
from adapters.store.figures import StoredFigures
from adapters.store.hints import StoredMemory
from adapters.store.kept.beside import StoredBesides
from adapters.store.kept.choices import StoredChoices
from adapters.store.kept.definitions import StoredDefinitions
from adapters.store.kept.names import StoredNames
from adapters.store.kept.schedules import StoredSchedules
from adapters.store.kept.verified import StoredVerified
from adapters.store.lease import Lease, take_lease
from adapters.store.notices import StoredNotices
from adapters.store.operations.audit import StoredAudit
from adapters.store.operations.line import StoredLine
from adapters.store.reviews.proposals import StoredProposals
from adapters.store.reviews.reviews import StoredReviews
from adapters.store.tables import DefinitionRow, HintRow, VerifiedRow
from adapters.store.teams.installations import InstalledTeams, StoredInstallations

if TYPE_CHECKING:
    from adapters.store.log import ExportedLog
    from adapters.store.teams.sealing import TokenKeys

__all__ = ["Lease", "Store", "StoreUnavailable"]

_GRACE = timedelta(seconds=30)  # what the process that caused a message has for saying it before others do


@dataclass(frozen=True)
class KeptApart:
    """What is one workspace's own."""

    memory: StoredMemory
    verified: StoredVerified
    definitions: StoredDefinitions
    schedules: StoredSchedules
    choices: StoredChoices


class Store:
    """Candor's own database. `now` gives the time (UTC) by which clarifications expire.

    Raises SettingsError for a URL that cannot work, StoreUnavailable when the database does not answer.
    """

    def __init__(self, url: str, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._database = Database(url)
        self.memory = StoredMemory(self._database.of(""), now)
        self.asks = StoredAskLog(self._database, now)
        self.conversations = Conversations(self._database, now, _GRACE)
        self.schedules = StoredSchedules(self._database, now)
        self.names = StoredNames(self._database, now)
        self.besides = StoredBesides(self._database)
        self.verified = StoredVerified(self._database.of(""), now)
        self.definitions = StoredDefinitions(self._database.of(""), now)
        self.choices = StoredChoices(self._database.of(""), now)
        self.audit = StoredAudit(self._database, now)
        self.line = StoredLine(self._database, now, _GRACE)
        self.figures = StoredFigures(self._database, now)
        self.notices = StoredNotices(self._database, now)
        self.reviews = StoredReviews(self._database, now)
        self.proposals = StoredProposals(self._database, now)
        self.installed = InstalledTeams(self._database, now)
        self.now = now

    @property
    def url(self) -> str:
        """Where the store is, password included: for what shares the database, never for a log."""
        return self._database.url.render_as_string(hide_password=False)

    def of(self, team: str) -> KeptApart:
        """What is a workspace's own; of "" what belongs to none, and all schedules."""
        if not team:
            return KeptApart(self.memory, self.verified, self.definitions, self.schedules, self.choices)
        own = self._database.of(team)
        return KeptApart(
            StoredMemory(own, self.now),
            StoredVerified(own, self.now),
            StoredDefinitions(own, self.now),
            StoredSchedules(own, self.now),
            StoredChoices(own, self.now),
        )

    def teams(self) -> list[str]:
        """The workspaces that have hints, verified questions or defined words; first "", those that belong to none.
        Raises StoreUnavailable."""
        with self._database.read() as session:
            known = {
                *session.scalars(select(HintRow.team).distinct()),
                *session.scalars(select(VerifiedRow.team).distinct()),
                *session.scalars(select(DefinitionRow.team).distinct()),
            }
        return ["", *sorted(known - {""})]

    def installations(self, keys: TokenKeys) -> StoredInstallations:
        """Workspaces that installed the app, with their tokens, which these keys encrypt."""
        return StoredInstallations(self._database, keys, self.now)

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
