"""A warehouse whose statements end when the work that needs them is stopped."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from adapters.stop_signal import StopSignal
from adapters.warehouses.catalog.entries import WarehouseCatalog
from adapters.warehouses.catalog.hiding import Hides, without_hidden
from adapters.warehouses.registry import database_of, source_of
from adapters.warehouses.schema import Described
from adapters.warehouses.sessions import Source
from adapters.warehouses.warehouse import SqlWarehouse
from adapters.warehouses.workers.stoppable_pool import StoppablePool
from reliability.errors import WarehouseUnavailable
from reliability.guard.lists import PRIVATE_TABLES
from reliability.values import Failure, Limits, Rows, Schema

Ran = Callable[[str, Rows | Failure | None], None]
"""Is told of a statement and what came of it; None: it was stopped."""


def open_stoppable(
    url: str,
    name: str,
    *,
    hidden: Collection[str] = PRIVATE_TABLES,
    workers: int = 4,
    catalog: Callable[[], WarehouseCatalog] = WarehouseCatalog,
    hides: Hides = Hides(),  # noqa: B008 - frozen
    schemas: Sequence[str] | None = None,
    role: str = "",
) -> SharedWarehouse:
    """As `open_warehouse`, for asks that people may stop, without the columns that `hides` names. With a `role`, its
    tables, samples, cells and rows are those that the role of the database may read. Raises WarehouseUnavailable for an
    address of another kind, and for a role where the database has none."""
    source = source_of(url, frozenset(table.lower() for table in hidden))
    if role and not database_of(source.dialect).has_roles:
        raise WarehouseUnavailable(f"The warehouse {name} is a database without roles.")
    return SharedWarehouse(replace(source, role=role), name, workers, catalog, hides, schemas)


class SharedWarehouse(SqlWarehouse):
    """The Warehouse port, shared by many asks; `run_under` is a statement of one that may be stopped."""

    def __init__(
        self,
        source: Source,
        name: str,
        workers: int,
        catalog: Callable[[], WarehouseCatalog] = WarehouseCatalog,
        hides: Hides = Hides(),  # noqa: B008 - frozen
        schemas: Sequence[str] | None = None,
    ) -> None:
        super().__init__(source, name, schemas=schemas, workers=workers, infers_keys=True, catalog=catalog)
        self._stoppable = self._pool = StoppablePool(source, workers)
        self._hides = hides

    @property
    def account(self) -> str:
        """Whom the database knows it as; "" for a file, which is read as whoever runs Candor."""
        return self._source.connection.get("user", "")

    @property
    def role(self) -> str:
        """The database's role that everything is read as; "" for the account itself."""
        return self._source.role

    def schemas_without_tables(self) -> list[str]:
        """Those that are to be read, and hold nothing that may be. Raises WarehouseUnavailable."""
        homes = set(self._describe().homes.values())
        return [name for name in self._schemas or () if name not in homes]

    def run_under(self, stop: StopSignal, sql: str, limits: Limits) -> Rows | Failure:
        """As `run`; raises WorkStopped as soon as the signal is set, and the statement's own work ends."""
        with self._stoppable.under(stop):
            result = self.run(sql, limits)
        stop.check()
        return result

    def _describe(self) -> Described:
        """What the database has, without what is hidden: kept only once that is gone."""
        with self._lock:
            if self._described is not None or self._hides == Hides():
                return super()._describe()
            try:
                whole = super()._describe()
                schema = without_hidden(whole.schema, self._hides, lambda table: self._sample(table, whole))
                self._described = replace(whole, schema=schema)
            except BaseException:
                self._described = None
                raise
            return self._described


class WarehouseOfAsk:
    """The Warehouse port as one ask sees it, whichever thread of the ask it is that looks."""

    def __init__(self, warehouse: SharedWarehouse, stop: StopSignal, ran: Ran | None = None) -> None:
        self._warehouse = warehouse
        self._stop = stop
        self._ran = ran

    @property
    def name(self) -> str:
        """What settings and people call it."""
        return self._warehouse.name

    def schema(self) -> Schema:
        """Tables, columns, keys and samples, shared with all asks. Raises WarehouseUnavailable, WorkStopped."""
        self._stop.check()
        return self._warehouse.schema()

    def run(self, sql: str, limits: Limits) -> Rows | Failure:
        """Guard, then run. Raises WorkStopped."""
        result: Rows | Failure | None = None
        try:
            result = self._warehouse.run_under(self._stop, sql, limits)
        finally:
            if self._ran is not None:
                self._ran(sql, result)
        return result

    def find_values(self, text: str, limit: int = 20) -> list[tuple[str, str, str]]:
        """Cells that words of the text name. Raises WorkStopped."""
        self._stop.check()
        return self._warehouse.find_values(text, limit)

    def find_parts(self, text: str, limit: int = 20) -> list[tuple[str, str, str]]:
        """Parts of cells that words of the text name. Raises WorkStopped."""
        self._stop.check()
        return self._warehouse.find_parts(text, limit)
