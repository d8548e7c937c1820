"""Marking questions as verified: checked against the schema now, kept, retired, and their authors told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Literal

from bot.asks.keeping import Book, begun_so, tell_authors, the_one
from bot.wording.kept import verifying
from reliability.values import Schema
from reliability.verified.checking import verified_question
from reliability.verified.verified import VerifiedQuestion


@dataclass(frozen=True)
class Verifying:
    """Verified questions, for people who make them. `schema_of` and `today_of` take a warehouse's name."""

    store: Book[VerifiedQuestion]
    schema_of: Callable[[str], Schema]
    today_of: Callable[[str], date]
    now: Callable[[], datetime]

    def mark(
        self,
        question: str,
        sql: str,
        warehouse: str,
        by: str,
        origin: Literal["answer", "written", "imported"] = "written",
    ) -> VerifiedQuestion:
        """Verify a question with its SQL. Raises BadInput for what cannot be, and what the parts raise."""
        made = verified_question(
            question,
            sql,
            warehouse,
            self.schema_of(warehouse),
            by=by,
            at=self.now().isoformat(timespec="seconds"),
            day=self.today_of(warehouse),
            origin=origin,
        )
        return self.store.keep(made)

    def retire(self, verified_id: str, by: str) -> VerifiedQuestion:
        """Answer no more from a verified question. Raises NotFound."""
        return self.store.retire(verified_id, by)

    def tell_authors(self, tell_once: Callable[[str, str, str], object], admins: Sequence[str] = ()) -> None:
        """Tell authors (admins, of what was imported) what a change of the schema retired; never raises."""
        tell_authors(self.store, "verified", lambda each: verifying.verified_retired(each.question), tell_once, admins)


def found(store: Book[VerifiedQuestion], beginning: str) -> VerifiedQuestion:
    """The verified question whose id begins so. Raises NotFound."""
    return the_one(begun_so(store.all(), beginning), lambda many: verifying.no_such_verified(beginning, many))
