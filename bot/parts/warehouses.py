"""The warehouses that were opened, each read as a role or as the account, and what a catalog says of them."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bot.redaction import redact
from bot.sample import build_sample, is_sample, sample_is_current
from bot.settings import Settings
from reliability.errors import CandorError

if TYPE_CHECKING:
    from adapters.warehouses.catalog.entries import WarehouseCatalog
    from adapters.warehouses.stoppable import SharedWarehouse
    from adapters.warehouses.workers.watchdog import Watchdog
    from bot.parts.own_store import OwnStore
    from reliability.definitions.definition import Definition
    from reliability.values import Limits, Schema

log = logging.getLogger(__name__)


class OpenWarehouses:
    """The settings' warehouses and those given by URL, opened when first asked for. Thread-safe; close it at the end."""

    def __init__(self, settings: Settings, own: OwnStore, clock: Callable[[], float]) -> None:
        self._settings, self._own, self._clock = settings, own, clock
        self._warehouses: dict[tuple[str, str], SharedWarehouse] = {}  # by name and role
        self._read_at: dict[tuple[str, str], float] = {}
        self._watchdogs: dict[str, Watchdog] = {}  # by warehouse; those of one server are the same
        self._defined: dict[str, tuple[tuple[int, int], Schema, list[Definition]]] = {}
        self._lock = threading.RLock()

    def of(self, name_or_url: str = "", role: str = "") -> SharedWarehouse:
        """A configured warehouse by name, or one by URL; the default one for "". Read as a role of the database, or as
        the account.

        Raises SettingsError for an unknown name, WarehouseUnavailable for a database that cannot be opened.
        """
        from adapters.warehouses.catalog.hiding import Hides
        from adapters.warehouses.stoppable import open_stoppable

        name = name_or_url or self._settings.warehouse
        with self._lock:
            if (name, role) not in self._warehouses:
                url = self._settings.warehouse_url(name)
                if is_sample(url) and not sample_is_current():
                    build_sample()
                self._warehouses[name, role] = open_stoppable(
                    url,
                    self.shown(name),
                    catalog=lambda: self.catalog(self.shown(name)),
                    hides=Hides(self._settings.hidden_columns, self._settings.hide_personal),
                    schemas=self._settings.warehouse_schemas.get(name),
                    role=role,
                )
                self._read_at[name, role] = self._clock()
            return self._warehouses[name, role]

    @property
    def limits(self) -> Limits:
        """What one statement may use."""
        from reliability.values import Limits

        return Limits(self._settings.time_limit_s, self._settings.row_limit, self._settings.byte_limit)

    def catalog(self, warehouse: str) -> WarehouseCatalog:
        """What CANDOR_CATALOG says of a warehouse now. Raises BadInput for a file that cannot be read."""
        from adapters.warehouses.catalog.entries import WarehouseCatalog

        file = self._settings.catalog_file
        if file is None:
            return WarehouseCatalog()
        from adapters.warehouses.catalog.reading import read_catalog

        return read_catalog(file).get(warehouse, WarehouseCatalog())

    def catalogued_definitions(self, name: str) -> list[Definition]:
        """The words that CANDOR_CATALOG defines for a warehouse, as it was read last; none where it cannot be read.

        Raises WarehouseUnavailable.
        """
        from adapters.warehouses.catalog.defined import definitions_of

        file = self._settings.catalog_file
        if file is None:
            return []
        schema = self.of(name).schema()
        try:
            stamp = file.stat()
            written = (stamp.st_mtime_ns, stamp.st_size)
            kept = self._defined.get(name)
            if kept is None or kept[0] != written or kept[1] is not schema:
                found = definitions_of(self.catalog(self.shown(name)).definitions, self.shown(name), schema)
                kept = self._defined[name] = (written, schema, found)
        except (CandorError, OSError) as error:  # the last good reading holds; the admins are told of the rest
            log.warning("the catalog's definitions are not read: %s", redact(str(error)))
            kept = self._defined.get(name)
        return kept[2] if kept is not None else []

    def shown(self, name: str) -> str:
        """What people call a warehouse: its name, or a short one of its address."""
        return name if name in self._settings.warehouses else short_name(name)

    def answers_the_sample(self, warehouse: str) -> bool:
        """Whether a warehouse, the default one where none is named, is the sample."""
        name = warehouse or self._settings.warehouse
        return is_sample(self._settings.warehouse_url(name))

    def default_role(self, warehouse: str) -> str:
        """The role of who has none of their own in a warehouse; "" for the account itself."""
        return self._settings.roles.get(warehouse, {}).get("default", "")

    def renew(self, name: str, role: str = "") -> None:
        """Read a warehouse's schema again when it is due, and retire hints for what is gone; not where roles are used:
        what one does not see may be there.

        Raises WarehouseUnavailable, StoreUnavailable.
        """
        warehouse = self.of(name, role)
        with self._lock:
            if self._clock() - self._read_at[name, role] < self._settings.schema_minutes * 60:
                return
            self._read_at[name, role] = self._clock()
        warehouse.refresh()
        if name not in self._settings.roles:
            self._retire_missing(warehouse)

    def check_schema(self, name: str) -> None:
        """Read a warehouse's schema anew, whoever asked of it since, and retire what reads what is gone: each day's
        work. Not where roles are used.

        Raises WarehouseUnavailable, StoreUnavailable.
        """
        if name in self._settings.roles:
            return
        warehouse = self.of(name)
        with self._lock:
            self._read_at[name, ""] = self._clock()
        warehouse.refresh()
        self._retire_missing(warehouse)

    def _retire_missing(self, warehouse: SharedWarehouse) -> None:
        """Retire hints, verified questions and definitions of what a warehouse has no longer. Where no table at all is
        seen the account may have lost its rights, and nothing is retired."""
        schema, name = warehouse.schema(), warehouse.name
        if not schema.tables:
            log.warning("%s shows no table: nothing that reads it is retired", name)
            return
        for team in self._own.store.teams():
            kept = self._own.store.of(team)
            retired = kept.memory.retire_missing(schema, name)
            if retired:
                log.info("retired %d hints for tables and columns that %s no longer has", len(retired), name)
            verified = kept.verified.retire_missing(schema, name)
            if verified:
                log.info("retired %d verified questions whose SQL reads what %s no longer has so", len(verified), name)
            defined = kept.definitions.retire_missing(schema, name)
            if defined:
                log.info("retired %d definitions that read what %s no longer has so", len(defined), name)

    def watchdogs(self) -> set[Watchdog]:
        """Those of the warehouses' servers, each with every account that the settings name for it."""
        from adapters.warehouses.registry import source_of
        from adapters.warehouses.workers.servers import watchdog_of

        with self._lock:
            for name in self._settings.warehouses.keys() - self._watchdogs.keys():
                with contextlib.suppress(CandorError):  # an address that cannot be read is sent nothing
                    self._watchdogs[name] = watchdog_of(source_of(self._settings.warehouse_url(name)))
            return set(self._watchdogs.values())

    def held(self) -> list[str]:
        """Which servers are sent nothing now, a sentence for each."""
        return [problem for watchdog in self.watchdogs() if (problem := watchdog.problem)]

    def problems(self) -> list[str]:
        """Why a catalog is not read, a sentence for each."""
        with self._lock:
            return [warehouse.problem for warehouse in self._warehouses.values() if warehouse.problem]

    def close(self) -> None:
        """Close those that were opened."""
        for warehouse in self._warehouses.values():
            warehouse.close()


def short_name(url: str) -> str:
    """A name for a warehouse that was given by URL: its database's, without folder and suffix.

    >>> short_name("postgresql+psycopg://ada:secret@db/sales"), short_name("sqlite:////data/shop.sqlite")
    ('sales', 'shop')
    """
    return Path(url.split("?")[0]).stem or "warehouse"
