"""Every costly statement on a server ends a second after its limit at most, leaves nothing at work there, and little
memory.

Held to the clock: run on a machine that has nothing else to do. `make test` runs the same statements with patience
(tests/reliability/guard).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.conftest import MariadbServer, PostgresServer
from tests.fire.conftest import Tell
from tests.reliability.guard.test_hostile_mysql import MysqlShop
from tests.reliability.guard.test_hostile_sql import PostgresShop
from tests.support.fire.high_water import HighWater
from tests.support.shops import FIXTURES, GONE_S, QUIET_S, Case, Shop, check_limited, of, own

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("asked_for"), pytest.mark.timeout(3600)]

MOST_MB = 512.0
CASES = [*own("hostile_sql.jsonl"), *own("hostile_sql_mysql.jsonl")]


def check(shop: Shop, pid: int, cases: list[Case], tell: Tell) -> None:
    with HighWater(pid) as water:
        took = check_limited(shop, cases, QUIET_S)
    figures = {"beyond the limit s": took.beyond_s, "gone after s": took.gone_s, "most of a process MB": water.most_mb}
    tell(f"{len(cases)} costly statements on {cases[0].dialect}", {k: round(v, 2) for k, v in figures.items()})
    assert took.gone_s <= GONE_S
    assert water.most_mb <= MOST_MB


@pytest.mark.postgres
def test_on_postgres(postgres_server: PostgresServer, postgres_database: Callable[[], str], tell: Tell) -> None:
    setup = (FIXTURES / "hostile_setup_postgres.sql").read_text(encoding="utf-8")
    shop = PostgresShop(postgres_database(), setup)
    try:
        check(shop, postgres_server.process.pid, [*of(CASES, "postgres", "limited"), *_heavy("postgres")], tell)
    finally:
        shop.close()


@pytest.mark.mysql
def test_on_mariadb(mariadb_server: MariadbServer, tell: Tell) -> None:
    shop = MysqlShop(mariadb_server)
    try:
        check(shop, mariadb_server.process.pid, [*of(CASES, "mysql", "limited"), *_heavy("mysql")], tell)
    finally:
        shop.close()


def _heavy(dialect: str) -> list[Case]:
    """Statements whose size the guard refuses: none of them reaches the server."""
    return of(own("heavy_sql.jsonl"), dialect)
