"""The day that a question is seen from: the clock's, one that is set, or the last one in the data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING

from bot.sample import sample_today
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.asks.asks import Stage
    from bot.asks.beside.data_days import DataDay, DataDays
    from bot.asks.conversation import AskRequest
    from bot.parts.warehouses import OpenWarehouses
    from reliability.core import Core


class SeenDays:
    """The days that the settings' warehouses are seen from."""

    def __init__(self, settings: Settings, warehouses: OpenWarehouses, clock: Callable[[], float]) -> None:
        self._settings, self._warehouses, self._clock = settings, warehouses, clock

    def asked_on(self, warehouse: str, role: str | None = None) -> date | None:
        """The day that questions about a warehouse are seen from, by CANDOR_TODAY; None where it is the clock's, also
        where the last day in the data is not known. Read as a role, by default as the settings' default role. The
        sample company has a day of its own: its data ends, so "last month" must not move on."""
        given = self._settings.today.get(warehouse or self._settings.warehouse)
        if given is None:
            return sample_today() if self._warehouses.answers_the_sample(warehouse) else None
        if given == "data":
            return self.last_day(warehouse, role).day
        return None if given == "clock" else date.fromisoformat(given)

    def last_day(self, warehouse: str, role: str | None = None) -> DataDay:
        """The last day in a warehouse's data, or why it is not known. Never raises."""
        name = warehouse or self._settings.warehouse
        seen_as = self._warehouses.default_role(name) if role is None else role
        return self._data_days.of((name, seen_as), lambda: self._warehouses.of(name, seen_as), self._warehouses.limits)

    @cached_property
    def _data_days(self) -> DataDays:
        from bot.asks.beside.data_days import DataDays

        return DataDays(clock=self._clock)

    def of_its_day(self, core: Core, request: AskRequest, stage: Stage, role: str) -> Core:
        """The core of an ask, seen from the last day in the data as that was when the ask began, where it is looked
        for."""
        from bot.asks.replay import RecordedStages

        looks = self._settings.today.get(request.warehouse) == "data"
        if not looks or (isinstance(stage, RecordedStages) and not stage.goes_on_with("day")):
            return core
        day = stage("day", lambda: self.asked_on(request.warehouse, role))
        return replace(core, today=(lambda: day) if day is not None else date.today)

    def seen_from(self, core: Core) -> tuple[date, bool] | None:
        """The day by CANDOR_TODAY that an ask is seen from, and whether it is the last one in the data; None where it
        is the clock's."""
        given, day = self._settings.today.get(core.warehouse.name), core.today()
        if given is None or core.today == date.today or day == date.today():
            return None
        return day, given == "data"
