"""A word of the team's with what it means, and an answer that was read by such words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from reliability.values import Answered

Origin = Literal["written", "imported", "catalog"]


@dataclass(frozen=True, slots=True)
class Definition:
    """`phrase` means `means` in one warehouse: a condition, value or measure in SQL over columns of `table`.

    `by` defined it at `at` (UTC, ISO 8601; both empty for a line of the catalog). `uses` is the fingerprint of the
    columns that it reads: where that changes, it no longer holds. `id` is empty until a store has kept it; `why` says
    why it was retired.
    """

    phrase: str
    means: str
    table: str
    warehouse: str
    by: str
    at: str
    uses: str
    origin: Origin = "written"
    id: str = ""
    state: Literal["active", "retired"] = "active"
    why: str = ""


@dataclass(frozen=True, slots=True)
class Named:
    """A definition that an answer was read by; `says` is its meaning in plain English."""

    definition: Definition
    says: str


@dataclass(frozen=True, slots=True)
class DefinedAnswer(Answered):
    """An answer in which defined words stand for what they mean. No promise of a calibration speaks of it: none of the
    questions that it was measured on was read so."""

    defined: tuple[Named, ...] = ()


class DefinitionBook(Protocol):
    """Where definitions are kept."""

    def active(self, warehouse: str) -> Sequence[Definition]:
        """Those that hold now, each phrase once."""
        ...
