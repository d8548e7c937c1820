"""A question that an admin verified with its SQL, and the answer that it gives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from reliability.values import Answered


@dataclass(frozen=True, slots=True)
class VerifiedQuestion:
    """A question and the SQL that answers it, for one warehouse. `by` verified it at `at` (UTC, ISO 8601); `day` (ISO
    date) is that from which its periods are seen. `uses` is the fingerprint of the columns that its SQL reads: where
    that changes, it no longer holds. `id` is empty until a store has kept it; `why` says why it was retired."""

    question: str
    sql: str
    warehouse: str
    by: str
    at: str
    day: str
    uses: str
    origin: Literal["answer", "written", "imported"] = "written"
    id: str = ""
    state: Literal["active", "retired"] = "active"
    why: str = ""


@dataclass(frozen=True, slots=True)
class VerifiedAnswer(Answered):
    """An answer that nobody had to read anew: `verified` is the question that it was verified for. No promise of a
    calibration speaks of it."""

    verified: VerifiedQuestion | None = None


class VerifiedBook(Protocol):
    """Where verified questions are kept."""

    def active(self, warehouse: str) -> Sequence[VerifiedQuestion]:
        """Those that may answer, newest first."""
        ...
