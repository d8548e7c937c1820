"""What stands around an answer in its thread: what may be asked next, what its columns add up to, its name."""

from __future__ import annotations

import logging
from datetime import date
from typing import TYPE_CHECKING

from bot.redaction import redact
from bot.settings import Settings
from reliability.errors import CandorError

if TYPE_CHECKING:
    from bot.asks.conversation import AskRequest
    from bot.parts.days import SeenDays
    from bot.parts.own_store import OwnStore
    from bot.parts.teams import KeptByTeams
    from bot.parts.warehouses import OpenWarehouses
    from reliability.afterwards.totals import Total
    from reliability.values import Answered

log = logging.getLogger(__name__)


class Offerings:
    """What answers are shown with. An answer stands without it, so that nothing here raises."""

    def __init__(
        self, settings: Settings, own: OwnStore, warehouses: OpenWarehouses, days: SeenDays, teams: KeptByTeams
    ) -> None:
        self._settings, self._own, self._warehouses, self._days, self._teams = settings, own, warehouses, days, teams

    def next_of(self, request: AskRequest, outcome: Answered) -> tuple[str, ...]:
        """What somebody may want to know next; none where that cannot be told now. Never raises."""
        from bot.asks.offers.comparing import with_comparison
        from reliability.composing.next_questions import next_questions

        shown, name, asked = outcome.reading, request.warehouse, request.question.text
        try:
            schema, today = self._warehouses.of(name).schema(), self._days.asked_on(name) or date.today()
            found = next_questions(asked, shown.sql, shown.result, schema, today)
            return with_comparison(found, asked, shown.sql, schema, today)
        except Exception as error:  # an answer stands without them
            log.warning("no next questions: %s", redact(str(error), self._settings.secrets()))
            return ()

    def ideas_after(self, request: AskRequest) -> tuple[str, ...]:
        """What may be asked next after the last answer of an ask's thread; nothing where there is none. Never
        raises."""
        from bot.asks.conversation import AskRequest
        from reliability.values import Answered

        place = request.place
        try:
            before = self._own.store.asks.last_answered(
                place.channel, place.thread_ts, self._teams.of_several(place.team)
            )
            outcome = self._own.store.asks.outcome(before) if before else None
            asked = self._own.store.conversations.request(before) if before else None
        except CandorError as error:
            log.warning("no ideas: %s", redact(str(error), self._settings.secrets()))
            return ()
        if not isinstance(outcome, Answered) or not isinstance(asked, AskRequest):
            return ()
        return self.next_of(asked, outcome)

    def totals_of(self, request: AskRequest, outcome: Answered) -> tuple[Total, ...]:
        """What the columns of an answer add up to; nothing where that cannot be told now. Never raises."""
        from reliability.afterwards.totals import totals

        try:
            schema = self._warehouses.of(request.warehouse).schema()
            return totals(outcome.reading.sql, schema, outcome.reading.result)
        except Exception as error:  # an answer stands without them
            log.warning("no totals: %s", redact(str(error), self._settings.secrets()))
            return ()

    def name_of(self, request: AskRequest) -> str:
        """What people call an answer, or the schedule that it is a run of; "" where that is not known. Never raises."""
        try:
            return self._own.store.names.of(request.ask_id)
        except CandorError as error:
            log.warning("an answer's name is not known: %s", redact(str(error), self._settings.secrets()))
            return ""
