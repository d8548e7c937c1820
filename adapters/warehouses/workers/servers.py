"""One watchdog for each database server, shared by all pools of this process that send to it."""

from __future__ import annotations

import threading
import weakref

from adapters.warehouses.registry import database_of
from adapters.warehouses.sessions import Source
from adapters.warehouses.workers.watchdog import Watchdog

_lock = threading.Lock()
_watchdogs: weakref.WeakValueDictionary[str, Watchdog] = weakref.WeakValueDictionary()


def watchdog_of(source: Source) -> Watchdog:
    """The watchdog of the source's server, which from now on watches the source's account too. One of its own for a
    file, which has nothing to watch."""
    database = database_of(source.dialect)
    connect = database.control(source)
    if connect is None:
        return Watchdog("")
    server = database.server(source)
    with _lock:
        watchdog = _watchdogs.get(server)
        if watchdog is None:
            watchdog = _watchdogs[server] = Watchdog(server)
        watchdog.watch_account(account_of(source), connect)
        return watchdog


def account_of(source: Source) -> str:
    """As whom, and under which name of a program, a server knows what is sent for a source."""
    return f"{source.connection.get('user', '')} {source.connection.get('application_name', '')}"
