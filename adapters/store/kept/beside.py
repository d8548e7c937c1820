"""What is said beside what is posted of an ask: words that nothing in the data explains, and the day it is seen from."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from adapters.store.codec import decode, encode
from adapters.store.database import Database
from adapters.store.tables import AskRow


@dataclass(frozen=True, slots=True)
class Beside:
    """`left_out` are words of a question that nothing in the data explains, and that what is posted leaves out.
    `seen_from` is the day that its relative periods are seen from, where that is another than the clock's: the last one in
    the data (`last_of_data`), or one that the settings name."""

    left_out: tuple[str, ...] = ()
    seen_from: date | None = None
    last_of_data: bool = False


NOTHING_BESIDE = Beside()


class StoredBesides:
    """What is said beside asks, in the store: it is the same however often it is said. May raise StoreUnavailable."""

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
