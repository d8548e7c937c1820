"""A model that gives up between two passes when the thread's work is stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from adapters.models.stoppable import StoppableModel
from adapters.models.transformers_model import TransformersModel
from adapters.stop_signal import StopSignal, WorkStopped, stoppable
from reliability.ports import Sampling
from tests.support import tiny_models

PROMPT = "How many orders were there?"
FREE = Sampling(max_tokens=30)


@pytest.fixture(scope="module", params=["qwen", "t5"])
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    build: Callable[[Path], Path] = getattr(tiny_models, request.param)
    return build(tmp_path_factory.mktemp(request.param))


def test_a_stopped_completion_ends_at_the_next_token_and_the_model_goes_on(folder: Path) -> None:
    model, stop = StoppableModel(folder), StopSignal()
    letters, seen = model.encode("abc")[:1], []

    def allowed(ids: Sequence[int]) -> Sequence[int]:
        seen.append(len(ids))
        if len(ids) == 3:
            stop.set()
        return letters + model.encode("de")[:1]

    with pytest.raises(WorkStopped), stoppable(stop):
        model.sample(PROMPT, FREE, allowed)
    assert max(seen) <= 4, "of thirty tokens"
    with pytest.raises(WorkStopped), stoppable(stop):
        model.choose("A prompt that it has not read", ["a", "b"])
    with pytest.raises(WorkStopped), stoppable(stop):
        model.score("And another one", ["a b c"])
    with stoppable(StopSignal()):
        mine = model.sample(PROMPT, FREE)
    assert mine == TransformersModel(folder).sample(PROMPT, FREE), "stopping left nothing behind"
    assert model.fingerprint == TransformersModel(folder).fingerprint
