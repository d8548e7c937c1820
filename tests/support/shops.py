"""Hostile and unusual statements against a database: its shop, and what must hold of it with and without the guard."""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from adapters.warehouses.cells import as_cell
from adapters.warehouses.warehouse import SqlWarehouse
from adapters.warehouses.workers.pool import WorkerPool
from reliability.guard.guard import guard, is_ordered
from reliability.values import Cell, Dialect, Failure, FailureKind, Limits, Rows

FIXTURES = Path(__file__).parents[1] / "fixtures"
SHARED = Path(__file__).parents[2].parent / "shared" / "cases"
LIMITS = Limits(time_s=0.5, rows=10_000, bytes=4_000_000)
QUIET_S = 1.0  # beyond a limit, where the machine has nothing else to do
SLACK_S = 60.0  # half a second by design; the rest is for a busy machine
GONE_S, GONE_LOOKS = 2.0, 40  # until the server is at nothing any more; on a busy machine a look takes longer


@dataclass(frozen=True)
class Case:
    """A statement and what must become of it: refused, limited (or refused), or no_crash."""

    id: str
    dialect: Dialect
    sql: str
    expect: str = ""
    kind: str = ""


def own(name: str) -> list[Case]:
    lines = (FIXTURES / name).read_text(encoding="utf-8").splitlines()
    return [Case(**json.loads(line)) for line in lines]


def shared(name: str) -> list[Case]:
    if not (SHARED / name).exists():
        return []
    cases = []
    for line in (SHARED / name).read_text(encoding="utf-8").splitlines():
        found = json.loads(line)
        expect = {"refused_or_limited": "limited"}.get(found.get("expect", ""), found.get("expect", ""))
        dialect: Dialect = "postgres" if found["engine"] == "postgresql" else "sqlite"
        cases.append(Case(found["id"], dialect, found["sql"], expect, found.get("kind", "")))
    return cases


class Shop:
    """A database of the cases, a folder that anybody may write to, and what an onlooker sees of both."""

    def __init__(self, warehouse: SqlWarehouse, out: Path) -> None:
        self.warehouse = warehouse
        self.pool: WorkerPool = warehouse._pool  # the connection without the guard
        self.out = out

    def sql(self, case: Case) -> str:
        return case.sql.replace("{OUT}", str(self.out))

    def seen(self) -> object:
        raise NotImplementedError

    def raw(self, sql: str) -> list[tuple[object, ...]]:
        """What the driver itself answers."""
        raise NotImplementedError

    def working(self) -> list[tuple[object, ...]]:
        """Statements that a server is at, but the onlooker's own; a file has none."""
        return []

    def session(self) -> object:
        """What the one session that statements share has kept."""
        raise NotImplementedError


# --- what is checked -------------------------------------------------------------------------------


def check_refused(shop: Shop, cases: list[Case]) -> None:
    """No row reaches anyone, and nothing has changed."""
    before = shop.seen(), shop.session()
    wrong = []
    for case in cases:
        answer = shop.warehouse.run(shop.sql(case), LIMITS)
        if not isinstance(answer, Failure) or answer.kind is not FailureKind.REFUSED:
            wrong.append((case.id, case.sql[:80], answer))
    assert wrong == []
    assert (shop.seen(), shop.session()) == before


@dataclass(frozen=True)
class Limited:
    """How long it took at most, in seconds: a statement beyond its limit, and after that the server's work on it."""

    beyond_s: float
    gone_s: float


def check_limited(shop: Shop, cases: list[Case], slack_s: float = SLACK_S) -> Limited:
    """Each is refused or stopped by a limit in time, and its server is at nothing any more; the next statement runs;
    nothing has changed."""
    before = shop.seen(), shop.session()
    beyond_s = gone_s = 0.0
    for case in cases:
        shop.warehouse.run("SELECT 1 AS warm", Limits())
        start = time.monotonic()
        answer = shop.warehouse.run(shop.sql(case), LIMITS)
        took_s = time.monotonic() - start
        assert took_s < LIMITS.time_s + slack_s, case
        beyond_s, gone_s = max(beyond_s, took_s - LIMITS.time_s), max(gone_s, _gone_after_s(shop, case))
        if case.expect == "limited":
            limited = answer.truncated if isinstance(answer, Rows) else answer.kind is not FailureKind.UNAVAILABLE
            harmless = isinstance(answer, Rows) and len(answer.rows) <= 1 and answer.rows[0][0] is None
            assert limited or harmless, (case, answer)
    assert (shop.seen(), shop.session()) == before
    return Limited(beyond_s, gone_s)


def _gone_after_s(shop: Shop, case: Case) -> float:
    """How long the server still was at a statement that has ended here."""
    began, looks = time.monotonic(), 0
    while found := shop.working():
        looks += 1
        assert time.monotonic() - began < GONE_S or looks < GONE_LOOKS, (case, found)
        time.sleep(GONE_S / GONE_LOOKS)
    return time.monotonic() - began


def check_connection_alone(shop: Shop, cases: list[Case]) -> None:
    """Without the guard: whatever a statement says, nothing is changed, and the session is as before."""
    before = shop.seen(), shop.session()
    limits = Limits(time_s=0.3, rows=100)
    changed = []
    for case in cases:
        shop.pool.run(shop.sql(case), limits)
        if shop.seen() != before[0]:
            changed.append(case)
            break
    assert changed == []
    assert shop.session() == before[1]


def check_benign(shop: Shop, cases: list[Case]) -> None:
    """The rows equal the raw driver's."""
    wrong: list[object] = []
    for case in cases:
        answer = shop.warehouse.run(case.sql, Limits(time_s=120))
        expected = [tuple(as_cell(value) for value in row) for row in shop.raw(case.sql)]
        if not isinstance(answer, Rows):
            wrong.append((case.id, case.sql, answer))
            continue
        found: list[tuple[Cell, ...]] = list(answer.rows)
        ordered = is_ordered(case.sql, case.dialect)
        same = found == expected if ordered else Counter(map(repr, found)) == Counter(map(repr, expected))
        if not same:
            wrong.append((case.id, found, expected))
    assert wrong == []


def of(cases: list[Case], dialect: str, *expects: str) -> list[Case]:
    return [case for case in cases if case.dialect == dialect and (not expects or case.expect in expects)]


def check_guard_alone(case: Case) -> None:
    """Without a schema, the guard refuses with one plain sentence, in time."""
    start = time.thread_time()
    verdict = guard(case.sql, None, case.dialect)
    assert not verdict.allowed
    assert verdict.reason.endswith(".")
    assert "\n" not in verdict.reason
    assert time.thread_time() - start < 5.0
