"""Changes of many at the same time, written in one transaction: what waits for the database meanwhile goes with the
next.

Each caller hears only after the commit that holds its own change, so that what is said to be stored is.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar, cast

from sqlalchemy.orm import Session

from adapters.store.database import Database, StoreUnavailable

T = TypeVar("T")


class _Change(Generic[T]):
    """One caller's change, and what became of it."""

    def __init__(self, work: Callable[[Session], T]) -> None:
        self.work = work
        self.over = False
        self.result: T | None = None
        self.error: BaseException | None = None


class Together:
    """Writes changes of many threads, one transaction after another. Thread-safe.

    A change does not commit, and sees those before it in its transaction. Where one raises, nothing of that transaction
    stays, and each of it is written again alone, so that what one caller asked for fails no other. Where the store is
    away, all of it fails at once: alone, each would wait for it in turn.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Change[object]] = []
        self._lock, self._writing = threading.Lock(), threading.Lock()

    def write(self, work: Callable[[Session], T]) -> T:
        """The result of a change, once it is committed. Raises what the change raises, and StoreUnavailable."""
        mine = _Change(work)
        with self._lock:
            self._waiting.append(cast("_Change[object]", mine))
        with self._writing:
            if not mine.over:  # else who wrote before has written it too
                with self._lock:
                    changes, self._waiting = self._waiting, []
                self._commit(changes)
        if mine.error is not None:
            raise mine.error
        return cast("T", mine.result)

    def _commit(self, changes: list[_Change[object]]) -> None:
        try:
            with self._database.write() as session:
                for each in changes:
                    each.result = each.work(session)
        except BaseException as error:
            alone = len(changes) == 1
            for each in changes:
                if alone or isinstance(error, StoreUnavailable):
                    each.error = error
                else:
                    self._commit([each])
        finally:
            for each in changes:
                each.over = True
