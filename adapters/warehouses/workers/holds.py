"""A time in which nothing is sent to a database server, in words and as notices to admins."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime

_WORD, _END = "hold", "ended"


@dataclass
class Hold:
    """Statements to a server are held back since this backend did not end. `is_said`: it was told to, and did not."""

    server: str
    backend: str
    since: datetime = field(default_factory=lambda: datetime.now(UTC))
    is_said: bool = False

    @property
    def begun(self) -> str:
        """A sentence for the admins while it lasts."""
        return (
            f"Since {self.since:%Y-%m-%d %H:%M} UTC a statement that was stopped has been running on the database "
            f"server {self.server} and does not end when told to; nothing more is sent to it. Only the server's operator "
            "can end it."
        )

    @property
    def ended(self) -> str:
        """A sentence for the admins when it is over."""
        return (
            f"The statement that did not end on the database server {self.server} has ended; statements are sent to it "
            "again."
        )

    @property
    def news_of_begin(self) -> tuple[str, str]:
        """Key and sentence of the notice that it began."""
        return f"{_WORD} {self.server} {self.backend}", self.begun

    @property
    def news_of_end(self) -> tuple[str, str]:
        """Key and sentence of the notice that it ended."""
        return f"{self.news_of_begin[0]} {_END}", self.ended


def open_holds(keys: list[str], server: str) -> list[str]:
    """The backends whose hold of a server has no end among the keys of notices.

    >>> open_holds(["hold db:5432 candor 1a", "hold db:5432 candor 2b", "hold db:5432 candor 1a ended"], "db:5432")
    ['candor 2b']
    """
    start = f"{_WORD} {server} "
    begun = [key for key in keys if key.startswith(start) and not key.endswith(f" {_END}")]
    return [key.removeprefix(start) for key in begun if f"{key} {_END}" not in keys]


NOTICES = f"{_WORD} "
"""What the key of every notice of a hold begins with."""
