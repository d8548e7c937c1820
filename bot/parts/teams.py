"""What is a workspace's own where several installed the app: hints, verified questions, defined words, schedules."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from bot.settings import Settings

if TYPE_CHECKING:
    from adapters.store.store import KeptApart
    from adapters.warehouses.stoppable import SharedWarehouse
    from bot.asks.afterwards import Afterwards
    from bot.asks.conversation import AskRequest
    from bot.asks.defining import Defining
    from bot.asks.schedules.runs import Channels, Schedules
    from bot.asks.verifying import Verifying
    from bot.parts.days import SeenDays
    from bot.parts.own_store import OwnStore
    from bot.parts.warehouses import OpenWarehouses
    from bot.roles import Roles
    from reliability.core import Core
    from reliability.definitions.definition import Definition
    from reliability.ports import Memory


class KeptByTeams:
    """What people of each workspace keep and do with it; "" is the one where there is one."""

    def __init__(self, settings: Settings, own: OwnStore, warehouses: OpenWarehouses, days: SeenDays) -> None:
        self._settings, self._own, self._warehouses, self._days = settings, own, warehouses, days

    def memory_for(self, request: AskRequest) -> Memory:
        """The memory that an ask is read with: without the hints that a person set aside for it."""
        from adapters.store.memory.setting_aside import MemoryWithout

        memory = self.kept(request.place.team).memory
        return MemoryWithout(memory, frozenset(request.without)) if request.without else memory

    def kept(self, team: str) -> KeptApart:
        """What is kept for a workspace: its own where several installed the app, else everything."""
        return self._own.store.of(self.of_several(team))

    def of_several(self, team: str) -> str:
        """The team where there are several workspaces; "" where there is one."""
        return team if self._settings.several_workspaces else ""

    def schedules(self, team: str = "", channels: Channels | None = None) -> Schedules:
        """Questions that are asked again: all, or those of one of several workspaces; told in `channels`."""
        from bot.asks.schedules.runs import Schedules

        return Schedules(
            self._own.store.of(team).schedules,
            schema_of=lambda name: self._warehouses.of(name).schema(),
            today_of=lambda name: self._days.asked_on(name) or date.today(),
            now=self._own.store.now,
            outcome=self._own.store.asks.outcome,
            channels=channels,
        )

    def afterwards(self, roles: Roles | None = None) -> Afterwards:
        """What people want of answers that were given; queries that are only looked at are read as the asker's role."""
        from bot.asks.afterwards import Afterwards

        def warehouse(request: AskRequest) -> SharedWarehouse:
            person, team = request.question.person, request.place.team
            return self._warehouses.of(request.warehouse, roles.of(request.warehouse, person, team) if roles else "")

        return Afterwards(
            self._own.store.asks.outcome,
            warehouse,
            self._warehouses.limits,
            lambda name: self._days.asked_on(name) or date.today(),
        )

    def verifying(self, team: str = "") -> Verifying:
        """Verified questions, for people who make them; those of one of several workspaces."""
        from bot.asks.verifying import Verifying

        return Verifying(
            self._own.store.of(team).verified,
            schema_of=lambda name: self._warehouses.of(name).schema(),
            today_of=lambda name: self._days.asked_on(name) or date.today(),
            now=self._own.store.now,
        )

    def defining(self, team: str = "") -> Defining:
        """Defined words, for people who make them and for asks; those of one of several workspaces."""
        from bot.asks.defining import Defining

        return Defining(
            self._own.store.of(team).definitions,
            schema_of=lambda name: self._warehouses.of(name).schema(),
            catalogued=self._warehouses.catalogued_definitions,
            now=self._own.store.now,
        )

    def active_definitions(self, core: Core, team: str) -> Sequence[Definition]:
        """The words that are defined for what a core reads."""
        return self.defining(team).active(core.warehouse.name)
