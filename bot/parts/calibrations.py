"""Which calibration record answers are given with, checked against everything that runs."""

from __future__ import annotations

import logging
import threading
from functools import partial
from typing import TYPE_CHECKING

from bot.calibration import Calibration, Records
from bot.redaction import redact
from bot.sample import IN_DATA_WORDS, ONE_MEANING_WORDS, is_sample
from bot.settings import Settings
from reliability.errors import CandorError

if TYPE_CHECKING:
    from adapters.store.reviews.proposals import Proposal
    from bot.parts.models import AnsweringModels
    from bot.parts.own_store import OwnStore
    from bot.parts.small_models import SmallModels
    from bot.parts.warehouses import OpenWarehouses
    from bot.slack.views.home import Setup
    from reliability.promises.record import ValidFor

log = logging.getLogger(__name__)


class Calibrations:
    """The calibrations of the settings' warehouses: from their folders, or from reviews that an admin turned on."""

    def __init__(
        self,
        settings: Settings,
        own: OwnStore,
        warehouses: OpenWarehouses,
        models: AnsweringModels,
        small: SmallModels,
    ) -> None:
        self._settings, self._own, self._warehouses, self._models, self._small = (
            settings,
            own,
            warehouses,
            models,
            small,
        )
        self._records = Records(settings)
        self._code_lock = threading.Lock()

    def of(self, warehouse: str = "", role: str | None = None) -> Calibration:
        """The calibration record of a warehouse if it holds for what runs, and what is to be said of it; read as a
        role, which may see fewer tables than the record was made with, by default as the settings' default role.

        Never raises what a part raises: what cannot be checked is not used.
        """
        settings, name = self._settings, warehouse or self._settings.warehouse
        url, on = settings.warehouse_url(name), self._turned_on(name)
        seen_as = self._warehouses.default_role(name) if role is None else role
        if on is not None:
            stored = partial(self._own.store.proposals.record, on.warehouse, on.look)
            return self._records.checked_reviewed(
                self._warehouses.shown(name), on.name, stored, lambda: self._running(name, seen_as)
            )
        folder = self._records.folder(name, sample=is_sample(url), default=name == settings.warehouse)
        return self._records.checked(self._warehouses.shown(name), folder, lambda: self._running(name, seen_as))

    def _turned_on(self, warehouse: str) -> Proposal | None:
        """The calibration from reviews that an admin turned on, if any. A store that is not there yet holds none, and
        is not made for looking."""
        if not self._own.is_there:
            return None
        try:
            return self._own.store.proposals.on(warehouse)
        except CandorError as error:
            log.warning("not known whether a calibration from reviews is on: %s", redact(str(error)))
            return None

    def _running(self, warehouse: str, role: str) -> ValidFor:
        """What a record must have been made with; the model need not be loaded for it."""
        from reliability.core import ranking_fingerprint, settings_fingerprint
        from reliability.promises.record import ValidFor

        return ValidFor(
            model=self._models.fingerprint_of(warehouse),
            encoder=self._small.encoder.fingerprint,
            prompts=self._models.prompts.fingerprint,
            schema=self._warehouses.of(warehouse, role).schema().fingerprint(),
            settings=settings_fingerprint(self._models.answer_settings()),
            code=self.answering_code(),
            ranking=ranking_fingerprint(
                self._small.ranker,
                self._small.precedents(warehouse),
                self._small.talk,
                self._small.learnt_words(ONE_MEANING_WORDS, warehouse),
                self._small.learnt_words(IN_DATA_WORDS, warehouse),
                self._small.writer(warehouse),
                self._small.selector(warehouse),
            ),
        )

    def answering_code(self) -> str:
        """The hash of the code that answers, computed once: many who ask at the same time wait for the one who
        computes."""
        from adapters.provenance import answering_code

        with self._code_lock:
            return answering_code()

    def setup(self, warehouse: str) -> Setup:
        """Which warehouse, model and calibration a channel uses, in words."""
        from bot.slack.views.home import Setup

        said = self.of(warehouse).sentence
        return Setup(warehouse=warehouse, model=self._settings.model, calibration=said)

    def mismatches(self) -> list[str]:
        """Why a calibration that is there is not used, or a catalog not read, a sentence for each."""
        problems = [self.of(name).problem for name in self._settings.warehouses]
        return [*filter(None, problems), *self._warehouses.problems()]
