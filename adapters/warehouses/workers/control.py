"""What the watchdog asks of a database server. Each database's own file implements it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol


class Control(Protocol):
    """A connection of the watchdog's own, to say what becomes of others. Every method may raise what drivers raise."""

    def running(self, backends: Collection[str]) -> set[str]:
        """Those that the server still has."""
        ...

    def overdue(self, by_s: float) -> list[str]:
        """This account's workers, of whichever process, whose statement has run so long past its limit; the longest at
        it first."""
        ...

    def cancel(self, backend: str) -> None:
        """Ask for the end of its statement."""
        ...

    def terminate(self, backend: str) -> None:
        """Ask for the end of its connection."""
        ...

    def close(self) -> None:
        """Close the connection."""
        ...
