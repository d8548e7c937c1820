"""A stop ends what a served model is at: no further request, and those that run are given up by both sides."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from adapters.models.vllm.connections import WorkConnections
from adapters.models.vllm.vllm_model import VllmModel
from adapters.stop_signal import StopSignal, WorkStopped, stoppable
from reliability.ports import Sampling
from tests.conftest import eventually
from tests.contracts.language_model import NAMES, PROMPT, only
from tests.support import tiny_models
from tests.support.vllm_stand_in import KEY, NAME, VllmStandIn

WITHIN_S = 2.0
FREE = Sampling(max_tokens=8)


class HeldServer(VllmStandIn):
    """Holds completions until it is told to go on, and knows how many it holds."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.go_on = threading.Event()
        self.go_on.set()
        self.held = 0

    def answer(self, path: str, body: dict[str, object]) -> tuple[int, object]:
        if path == "/v1/completions" and not self.go_on.is_set():
            self.held += 1
            self.go_on.wait(60)
        return super().answer(path, body)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HeldServer]:
    held = HeldServer(tiny_models.qwen(tmp_path_factory.mktemp("qwen")))
    yield held
    held.go_on.set()
    held.stop()


@pytest.fixture
def model(server: HeldServer) -> Iterator[VllmModel]:
    server.go_on.set()
    server.held = 0
    served = VllmModel(server.url, NAME, KEY, parallel=2)
    served.sample(PROMPT, FREE)
    yield served
    server.go_on.set()
    served.close()


def ended_by_a_stop(server: HeldServer, work: Callable[[], object], held: int, stop: StopSignal | None = None) -> None:
    """The work is stopped while the server holds so many of its requests, and sends no more."""
    stop = stop or StopSignal()
    server.go_on.clear()
    stopped_at: list[float] = []

    def stop_it() -> None:
        eventually(lambda: server.held >= held)
        stopped_at.append(time.monotonic())
        stop.set()

    stopper = threading.Thread(target=stop_it)
    stopper.start()
    with pytest.raises(WorkStopped), stoppable(stop):
        work()
    took_s = time.monotonic() - stopped_at[0]
    stopper.join()
    assert took_s < WITHIN_S
    sent = server.held
    time.sleep(0.2)
    assert server.held == sent == held
    server.go_on.set()


def test_a_stop_ends_a_slow_completion(server: HeldServer, model: VllmModel) -> None:
    before = model.sample(PROMPT, FREE)
    ended_by_a_stop(server, lambda: model.sample(PROMPT, FREE), held=1)
    with stoppable(StopSignal()):
        assert model.sample(PROMPT, FREE) == before, "the next ask works"
    assert model.sample(PROMPT, FREE) == before


def test_a_stop_ends_scoring_and_what_waits_for_a_thread(server: HeldServer, model: VllmModel) -> None:
    long = [f"{name} number {number}" for number in range(60) for name in NAMES]
    ended_by_a_stop(server, lambda: model.score(PROMPT, long), held=4)
    with stoppable(StopSignal()):
        assert model.score(PROMPT, NAMES) == model.score(PROMPT, NAMES)


def test_a_stop_ends_samples_under_a_constraint(server: HeldServer, model: VllmModel) -> None:
    allowed = only(model, ["ab cd ef", "cd ef gh", "xy z"])
    sampling = Sampling(n=2, temperature=1.0, max_tokens=20)
    ended_by_a_stop(server, lambda: model.sample(PROMPT, sampling, allowed), held=2)
    with stoppable(StopSignal()):
        assert len(model.sample(PROMPT, sampling, allowed)) == 2


def test_a_stop_that_came_before_sends_nothing(server: HeldServer, model: VllmModel) -> None:
    stop = StopSignal()
    stop.set()
    server.requests.clear()
    works: Sequence[Callable[[], object]] = (
        lambda: model.sample(PROMPT, FREE),
        lambda: model.sample_each([(PROMPT, FREE)] * 3),
        lambda: model.score(PROMPT, NAMES),
        lambda: model.choose(PROMPT, ["Yes", "No"]),
    )
    for work in works:
        with pytest.raises(WorkStopped), stoppable(stop):
            work()
    assert server.requests == []


def test_others_work_goes_on(server: HeldServer, model: VllmModel) -> None:
    other, found = StopSignal(), []
    expected = model.sample(PROMPT, FREE)

    def of_another() -> None:
        with stoppable(other):
            found.append(model.sample(PROMPT, FREE))

    stop = StopSignal()
    server.go_on.clear()
    theirs = threading.Thread(target=of_another)
    theirs.start()
    assert eventually(lambda: server.held == 1)
    ended_by_a_stop(server, lambda: model.sample(PROMPT, FREE), held=2, stop=stop)
    theirs.join(60)
    assert found == [expected]


def test_no_pause_is_waited_for(server: HeldServer) -> None:
    patient, stop = VllmModel(server.url, NAME, KEY, first_pause_s=60.0), StopSignal()
    patient.sample(PROMPT, FREE)
    server.faults.append(503)
    threading.Timer(0.3, stop.set).start()
    began = time.monotonic()
    with pytest.raises(WorkStopped), stoppable(stop):
        patient.sample(PROMPT, FREE)
    assert time.monotonic() - began < 0.3 + WITHIN_S
    patient.close()


def test_connections_go_with_the_work_that_they_are_for(
    server: HeldServer, model: VllmModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[WorkConnections] = []
    monkeypatch.setattr(WorkConnections, "close", _noted(WorkConnections.close, closed))
    stop = StopSignal()
    with stoppable(stop):
        model.sample(PROMPT, FREE)
        model.score(PROMPT, NAMES)
    assert closed == []
    del stop
    assert eventually(lambda: len(closed) == 1)


def _noted(
    close: Callable[[WorkConnections], None], closed: list[WorkConnections]
) -> Callable[[WorkConnections], None]:
    def noted(connections: WorkConnections) -> None:
        closed.append(connections)
        close(connections)

    return noted
