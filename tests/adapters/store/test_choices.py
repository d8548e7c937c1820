"""What people leave out of their answers is each person's own: on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from adapters.store.database import Database
from adapters.store.store import Store
from reliability.afterwards.choices import OverRows
from tests.adapters.store.test_store import migrate
from tests.contracts.store import HOSTILE

DELETED = OverRows("customers", "NOT deleted_at IS NULL")
CANCELLED = OverRows("orders", "status = 'Cancelled'")


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    url = f"sqlite:///{tmp_path}/store.sqlite"
    if request.param == "postgres":
        url = request.getfixturevalue("postgres_database")()
    opened = Store(url)
    yield opened
    opened.close()


def test_a_choice_is_one_persons_of_one_warehouse_until_they_take_it_back(store: Store) -> None:
    assert store.choices.leave_out("U1", "shop", DELETED)
    assert not store.choices.leave_out("U1", "shop", DELETED), "the same again changes nothing"
    assert store.choices.leave_out("U1", "shop", CANCELLED)
    assert store.choices.leave_out("U2", "shop", CANCELLED)
    assert store.choices.left_out("U1", "shop") == {DELETED, CANCELLED}
    assert store.choices.left_out("U2", "shop") == {CANCELLED}
    for person, warehouse in (("U1", "other"), ("u1", "shop"), ("", "shop")):
        assert store.choices.left_out(person, warehouse) == frozenset()
    assert store.choices.include("U1", "shop", CANCELLED)
    assert not store.choices.include("U1", "shop", CANCELLED)
    assert store.choices.left_out("U1", "shop") == {DELETED}
    assert store.choices.left_out("U2", "shop") == {CANCELLED}, "nobody takes back another's"
    noted = [(each.actor, each.action) for each in store.asks.audit_trail()]
    assert noted == [("U1", "rows included"), ("U2", "rows left out"), *[("U1", "rows left out")] * 2]


def test_a_workspaces_choices_are_its_own(store: Store) -> None:
    one, two = store.of("T1").choices, store.of("T2").choices
    assert one.leave_out("U1", "shop", DELETED)
    assert two.left_out("U1", "shop") == store.choices.left_out("U1", "shop") == frozenset()
    assert not two.include("U1", "shop", DELETED)
    assert two.leave_out("U1", "shop", DELETED)
    assert two.include("U1", "shop", DELETED)
    assert one.left_out("U1", "shop") == {DELETED}


def test_many_taps_at_once_are_one_choice_and_texts_come_back_as_they_were(store: Store) -> None:
    with ThreadPoolExecutor(4) as threads:
        new = list(threads.map(lambda _: store.choices.leave_out("U1", "shop", DELETED), range(8)))
    assert sorted(new) == [False] * 7 + [True]
    for text in HOSTILE:
        rows = OverRows(text or "t", text)
        assert store.choices.leave_out("U2", "shop", rows)
        assert rows in store.choices.left_out("U2", "shop")


def test_a_store_of_the_version_before_is_opened_and_keeps_what_it_has(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.sqlite"
    store = Store(url)
    store.asks.audit("U1", "was", "here")
    store.close()
    database = Database(url)
    with database.connection() as connection:
        migrate(connection, "0011", down=True)
    database.close()
    opened = Store(url)
    assert [each.action for each in opened.asks.audit_trail()] == ["was"]
    assert opened.choices.leave_out("U1", "shop", DELETED)
    opened.close()
