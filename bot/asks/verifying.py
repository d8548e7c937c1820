"""Marking questions as verified: checked against the schema now, kept, retired, and their authors told."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from typing import Literal, Protocol

from bot import wording
from bot.redaction import redact
from reliability.errors import NotFound
from reliability.values import Schema
from reliability.verified.checking import verified_question
from reliability.verified.verified import VerifiedQuestion

logger = logging.getLogger(__name__)


class VerifiedStore(Protocol):
    """Where verified questions are kept (adapters/store/kept/verified.py)."""

    def keep(self, verified: VerifiedQuestion) -> VerifiedQuestion:
        """Keep a question. Raises BadInput."""
        ...

    def retire(self, verified_id: str, by: str, why: str = "") -> VerifiedQuestion:
        """Answer no more from it. Raises NotFound."""
        ...

    def all(self) -> list[VerifiedQuestion]:
        """All that were ever verified, newest first."""
        ...

    def untold(self) -> list[VerifiedQuestion]:
        """Those that a change of the schema retired and whose authors have not been told."""
        ...

    def told(self, verified_id: str) -> None:
        """Note that its author was told."""
        ...


@dataclass(frozen=True)
class Verifying:
    """Verified questions, for people who make them. `schema_of` and `today_of` take a warehouse's name."""

    store: VerifiedStore
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

    def tell_authors(self, tell_once: Callable[[str, str, str], None]) -> None:
        """Tell authors what a change of the schema retired; `tell_once(person, key, sentence)`. What cannot be told now
        is told at the next look; never raises."""
        try:
            untold = self.store.untold()
        except Exception as error:
            logger.warning("authors are told later: %s", redact(str(error)))
            return
        for each in untold:
            try:
                if each.by[:1] in ("U", "W") and each.by.isalnum():
                    tell_once(each.by, f"verified:{each.id}", wording.verified_retired(each.question))
                self.store.told(each.id)
            except Exception as error:
                logger.warning("an author is told later: %s", redact(str(error)))


def found(verifying: Verifying, beginning: str) -> VerifiedQuestion:
    """The verified question whose id begins so. Raises NotFound."""
    same = [each for each in verifying.store.all() if beginning and each.id.startswith(beginning)]
    if len(same) != 1:
        raise NotFound(wording.no_such_verified(beginning, len(same)))
    return same[0]
