"""Every kind of database by its dialect and by its addresses. A driver is imported only when it is needed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from adapters.warehouses.database import WarehouseKind
from adapters.warehouses.sessions import Source
from reliability.errors import WarehouseUnavailable
from reliability.values import Dialect


def _sqlite() -> WarehouseKind:
    from adapters.warehouses.sqlite import DATABASE

    return DATABASE


def _postgres() -> WarehouseKind:
    from adapters.warehouses.postgres import DATABASE

    return DATABASE


def _duckdb() -> WarehouseKind:
    from adapters.warehouses.duckdb import DATABASE

    return DATABASE


def _mysql() -> WarehouseKind:
    from adapters.warehouses.mysql import DATABASE

    return DATABASE


_KNOWN: dict[Dialect, Callable[[], WarehouseKind]] = {
    "sqlite": _sqlite,
    "postgres": _postgres,
    "duckdb": _duckdb,
    "mysql": _mysql,
}


def database_of(dialect: Dialect) -> WarehouseKind:
    """The database of a dialect. Raises WarehouseUnavailable for one that is not known."""
    if dialect not in _KNOWN:
        raise WarehouseUnavailable(f"Candor reads no database named {str(dialect)[:40]}.")
    return _KNOWN[dialect]()


def source_of(address: str, hidden: frozenset[str] = frozenset()) -> Source:
    """What an address names. Raises WarehouseUnavailable for one that no database here answers to."""
    for make in _KNOWN.values():
        source = make().source(address, hidden)
        if source is not None:
            return source
    scheme, mark, _ = address.partition("://")
    if not mark:
        raise WarehouseUnavailable("The warehouse's address is not a database URL.")
    from reliability.guard.dialects.registry import rules_of

    *others, last = [rules_of(dialect).title for dialect in _KNOWN]
    raise WarehouseUnavailable(f"Candor reads {', '.join(others)} and {last}, not {scheme.partition('+')[0][:40]}.")


def names_file(text: str) -> bool:
    """Is it the path of something that a database here reads, rather than a URL or a warehouse's name?"""
    return "://" not in text and any(make().names_file(text) for make in _KNOWN.values())


def absolute_address(address: str, folder: Path) -> str:
    """The address with its file's whole path; a relative one starts from the folder.

    >>> absolute_address("postgresql+psycopg://ada@db/sales", Path("/srv"))
    'postgresql+psycopg://ada@db/sales'
    """
    for make in _KNOWN.values():
        address = make().absolute(address, folder)
    return address
