"""What is said beside what is posted of an ask, in the store."""

from __future__ import annotations

from adapters.store.codec import decode, encode
from adapters.store.database import Database
from adapters.store.requests import NOTHING_BESIDE, Beside
from adapters.store.tables import AskRow


class StoredBesides:
    """What is said beside asks: it is the same however often it is said. May raise StoreUnavailable."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, ask_id: str, beside: Beside) -> None:
        """Say this beside what is posted of an ask from now on; nothing where there is no such ask."""
        with self._database.write() as session:
            asked = session.get(AskRow, ask_id, with_for_update=True)
            if asked is not None:
                asked.beside = encode(beside)

    def of(self, ask_id: str) -> Beside:
        """What is said beside an ask. Raises StoredDataUnreadable."""
        with self._database.read() as session:
            asked = session.get(AskRow, ask_id)
        found = decode(asked.beside) if asked is not None and asked.beside is not None else None
        return found if isinstance(found, Beside) else NOTHING_BESIDE
