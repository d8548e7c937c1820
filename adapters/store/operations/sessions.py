"""Does an address lead to sessions of PostgreSQL's own? A pooler by transactions gives them away between statements.

Leases (adapters/store/lease.py) are advisory locks of a session. Behind such a pooler a lock is held by whichever
session a statement was sent to, so that nobody knows any more who holds it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack

from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from adapters.store.database import StoreUnavailable, checked_url

POOLED = (
    "Its address leads to a pooler that shares sessions between transactions, and Candor's locks do not survive that: "
    "name PostgreSQL's own address, or let the pooler pool by sessions (docs/OPERATIONS.md)."
)
_ROUNDS = 3
_CONNECT_S = 10

Connect = Callable[[], AbstractContextManager[Connection]]


def session_problem(url: str) -> str:
    """What keeps a store's locks from holding, a sentence; empty where nothing was found, and for SQLite.

    Raises StoreUnavailable.
    """
    address = checked_url(url)
    if address.get_backend_name() == "sqlite":
        return ""
    engine = create_engine(
        address, poolclass=NullPool, connect_args={"connect_timeout": _CONNECT_S, "application_name": "candor"}
    )
    try:
        return POOLED if shares_sessions(engine.connect) else ""
    except SQLAlchemyError as error:
        shown = address.render_as_string(hide_password=True)
        raise StoreUnavailable(f"Candor’s own database at {shown} cannot be reached or used.") from error
    finally:
        engine.dispose()


def shares_sessions(connect: Connect) -> bool:
    """Whether two connections are given the same session, or one is given several.

    Between two transactions of one, the other is asked, and holds what it was given: a pooler must then give the first
    another session. A session of one's own has one process of the server as long as it lives, and nobody else has it.
    """
    seen: tuple[set[int], set[int]] = (set(), set())
    with ExitStack() as stack:
        both = [stack.enter_context(connect()) for _ in seen]
        for connection, found in zip(
            both, seen, strict=True
        ):  # one after the other: a pooler may have one session only
            found.add(_session(connection))
            connection.rollback()
        if seen[0] & seen[1]:
            return True
        for _ in range(_ROUNDS):
            for mine in (0, 1):
                seen[mine].add(_session(both[mine]))  # the transaction stays open
                seen[1 - mine].add(_session(both[1 - mine]))
                both[1 - mine].rollback()
                both[mine].rollback()
    return len(seen[0]) > 1 or len(seen[1]) > 1 or bool(seen[0] & seen[1])


def _session(connection: Connection) -> int:
    return int(connection.scalar(text("SELECT pg_backend_pid()")) or 0)
