"""What somebody chose about rows that are marked as over: kept by the store, so it holds plain values only."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class OverRows:
    """Rows of a table that are marked as over: those of which `condition` is true, in SQL that names its columns alone,
    so that it is the same in every query. The table is in lower case."""

    table: str
    condition: str


class ChoiceBook(Protocol):
    """Where it is kept what people leave out."""

    def left_out(self, person: str, warehouse: str) -> Collection[OverRows]:
        """What this person, and nobody else, leaves out of answers from a warehouse."""
        ...
