"""What was taken on is begun after what is being taken on, in its order, and not after a stop."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest

from bot.asks.durable import Beginnings
from tests.conftest import eventually


@pytest.fixture
def beginnings() -> Iterator[Beginnings]:
    running = Beginnings(most_s=60.0)
    running.start()
    yield running
    running.stop()


def test_while_something_is_taken_on_nothing_is_begun(beginnings: Beginnings) -> None:
    begun: list[int] = []
    with beginnings.held_back():
        for number in range(5):
            beginnings.add(lambda number=number: begun.append(number))  # type: ignore[misc]  # bound now
        time.sleep(0.1)
        assert begun == []
    assert eventually(lambda: begun == [0, 1, 2, 3, 4])


def test_it_waits_no_longer_than_it_may() -> None:
    impatient, begun = Beginnings(most_s=0.05), threading.Event()
    impatient.start()
    with impatient.held_back():
        impatient.add(begun.set)
        assert begun.wait(60)
    impatient.stop()


def test_after_a_stop_nothing_begins() -> None:
    stopped, begun = Beginnings(), list[int]()
    stopped.start()
    stopped.stop()
    stopped.add(lambda: begun.append(1))
    stopped.stop()
    assert begun == []
