"""Admins are told once that a server is sent nothing, however short it is, and that it is sent to again."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import pytest

from adapters.store.database import StoreUnavailable
from adapters.store.store import Store
from adapters.warehouses.workers import watchdog as module
from adapters.warehouses.workers.watchdog import Watchdog
from bot.slack.admin_report import AdminReport
from bot.slack.held import HoldNotices
from tests.conftest import eventually


class DeafServer:
    """Backends that never end when told to."""

    def __init__(self) -> None:
        self.there: set[str] = set()

    def running(self, backends: Collection[str]) -> set[str]:
        return self.there & set(backends)

    def overdue(self, by_s: float) -> list[str]:
        return sorted(self.there)

    def cancel(self, backend: str) -> None: ...

    def terminate(self, backend: str) -> None: ...

    def close(self) -> None: ...


class Process:
    """What one process of the bot has: a watchdog, and what tells admins."""

    def __init__(self, server: DeafServer, file: Path, told: list[tuple[str, str]]) -> None:
        self.store = Store(f"sqlite:///{file}")
        self.watchdog = Watchdog("db:1")
        self.watchdog.watch_account("ada", lambda: server)
        self.report = AdminReport(
            self.store,
            lambda person, _, sentence: told.append((person, sentence)),
            lambda: ("U8", "U9"),
            held=lambda: [self.watchdog.problem] if self.watchdog.problem else [],
        )
        self.holds = HoldNotices(self.store, lambda: {self.watchdog}, self.report.look)


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("END_AFTER_S", "LOOK_EVERY_S", "LOOK_AGAIN_EVERY_S", "STUCK_AFTER_S"):
        monkeypatch.setattr(module, name, 0.02)
    monkeypatch.setattr(module, "LOOK_FOR_OTHERS_EVERY_S", 0.0)
    monkeypatch.setattr(module, "WAIT_FOR_LOOK_S", 60.0)


def test_each_admin_hears_once_of_a_hold_and_of_its_end_from_whichever_process(tmp_path: Path) -> None:
    server, told = DeafServer(), list[tuple[str, str]]()
    one, two = (Process(server, tmp_path / "candor.db", told) for _ in range(2))
    one.holds.look()
    assert told == []
    server.there = {"a"}
    assert all(process.watchdog.refusal() for process in (one, two))
    assert eventually(lambda: one.watchdog.problem and two.watchdog.problem)
    for _ in range(2):
        one.holds.look()
        two.holds.look()
    assert [person for person, _ in told] == ["U8", "U9"]
    assert "db:1" in told[0][1]
    assert one.report.overview().mismatches == (one.watchdog.problem,)
    server.there = set()
    assert all(process.watchdog.wait(60) for process in (one, two))
    for _ in range(2):
        one.holds.look()
        two.holds.look()
        one.report.look()
    assert [person for person, _ in told] == ["U8", "U9"] * 2
    assert "sent to it again" in told[-1][1]
    assert one.report.overview().mismatches == ()


def test_a_hold_that_is_over_before_anybody_looks_is_told_and_one_that_the_store_cannot_take_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, told = DeafServer(), list[tuple[str, str]]()
    process = Process(server, tmp_path / "candor.db", told)
    process.watchdog.given_up("a")
    server.there = {"a"}
    process.watchdog.refusal()
    assert eventually(lambda: process.watchdog.problem)
    server.there = set()
    assert process.watchdog.wait(60)

    def away(*_: object) -> bool:
        raise StoreUnavailable("away")

    with monkeypatch.context() as patch:
        patch.setattr(type(process.store.notices), "note", away)
        process.holds.look()
    assert told == []
    process.holds.look()
    assert [sentence.split()[0] for person, sentence in told if person == "U8"] == ["Since", "The"]


def test_the_end_of_a_hold_is_told_by_the_process_that_was_started_since(tmp_path: Path) -> None:
    server, told = DeafServer(), list[tuple[str, str]]()
    first = Process(server, tmp_path / "candor.db", told)
    server.there = {"a"}
    first.watchdog.refusal()
    assert eventually(lambda: first.watchdog.problem)
    first.holds.look()
    second = Process(server, tmp_path / "candor.db", told)
    second.holds.take_up()
    assert second.watchdog.refusal()  # it goes on
    server.there = set()
    assert second.watchdog.wait(60)
    third = Process(server, tmp_path / "candor.db", told)  # of the first two nobody is left to say so
    third.holds.take_up()

    def all_told() -> bool:
        third.holds.look()
        return len(told) == 4

    assert eventually(all_told)
    third.holds.take_up()
    third.holds.look()
    assert len(told) == 4
