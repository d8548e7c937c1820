"""What is said beside an ask is kept with it, and goes with it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from adapters.store.requests import NOTHING_BESIDE, Beside
from adapters.store.store import Store
from tests.contracts.store import QUESTION, an_answer

SAID = Beside(("Kaufland", "‮vegan"), date(2026, 10, 31), last_of_data=True)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path / 'candor.sqlite'}")
    yield made
    made.close()


def test_what_is_said_beside_an_ask_stays_when_it_ends_and_goes_with_it(store: Store) -> None:
    store.asks.started(QUESTION, "retail")
    assert store.besides.of(QUESTION.id) == NOTHING_BESIDE
    store.besides.keep(QUESTION.id, SAID)
    store.asks.finished(QUESTION.id, an_answer())
    assert store.besides.of(QUESTION.id) == SAID
    store.figures.prune(store.now() + timedelta(days=1))
    assert store.besides.of(QUESTION.id) == NOTHING_BESIDE


def test_the_last_that_was_kept_is_said_and_beside_no_ask_nothing(store: Store) -> None:
    store.asks.started(QUESTION, "retail")
    store.besides.keep(QUESTION.id, SAID)
    store.besides.keep(QUESTION.id, NOTHING_BESIDE)
    assert store.besides.of(QUESTION.id) == NOTHING_BESIDE
    store.besides.keep("Ev9", SAID)
    assert store.besides.of("Ev9") == NOTHING_BESIDE
