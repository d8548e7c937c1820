"""What the flow works with, put together for one warehouse and one role."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.sample import IN_DATA_WORDS, ONE_MEANING_WORDS, SAMPLE_EXAMPLES
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.parts.calibrations import Calibrations
    from bot.parts.days import SeenDays
    from bot.parts.models import AnsweringModels
    from bot.parts.own_store import OwnStore
    from bot.parts.small_models import SmallModels
    from bot.parts.warehouses import OpenWarehouses
    from reliability.core import Core, Policy
    from reliability.ports import Memory


class ServedCores:
    """Makes cores of the parts, which it loads when the first is asked for."""

    _loaded_once = False  # in this process

    def __init__(
        self,
        settings: Settings,
        own: OwnStore,
        warehouses: OpenWarehouses,
        models: AnsweringModels,
        small: SmallModels,
        days: SeenDays,
        calibrations: Calibrations,
    ) -> None:
        self._settings, self._own, self._warehouses = settings, own, warehouses
        self._models, self._small = models, small
        self._days, self._calibrations = days, calibrations

    def of(
        self, warehouse: str = "", memory: Memory | None = None, policy: Policy | None = None, role: str = ""
    ) -> Core:
        """What the flow works with, for one warehouse, read as a role or the account. Raises what the parts raise.

        A calibration record that does not hold for all of this is left out: the flow works uncalibrated.
        """
        with self._loading():
            return self._core(warehouse, memory, policy, role)

    def _core(self, warehouse: str, memory: Memory | None, policy: Policy | None, role: str) -> Core:
        from reliability.core import Core

        core = Core(
            model=self._models.of(warehouse or self._settings.warehouse),
            encoder=self._small.encoder,
            warehouse=self._warehouses.of(warehouse, role),
            memory=memory if memory is not None else self._own.store.memory,
            prompts=self._models.prompts,
            settings=self._models.answer_settings(policy),
            record=self._calibrations.of(warehouse, role).record,
            code=self._calibrations.answering_code(),
            examples=SAMPLE_EXAMPLES if self._warehouses.answers_the_sample(warehouse) else (),
            ranker=self._small.ranker,
            precedents=self._small.precedents(warehouse),
            talk=self._small.talk,
            one_meaning=self._small.learnt_words(ONE_MEANING_WORDS, warehouse),
            in_data=self._small.learnt_words(IN_DATA_WORDS, warehouse),
            writer=self._small.writer(warehouse),
            selector=self._small.selector(warehouse),
        )
        day = self._days.asked_on(warehouse, role)
        return replace(core, today=lambda: day) if day else core

    @contextlib.contextmanager
    def _loading(self) -> Iterator[None]:
        """Load without looking for garbage the first time in a process, and never look through what was loaded: it
        stays until the end, and looking through it again and again was a seventh of what it costs to begin."""
        if ServedCores._loaded_once or not gc.isenabled():
            yield
            return
        ServedCores._loaded_once = True
        gc.disable()
        try:
            yield
            gc.freeze()
        finally:
            gc.enable()
