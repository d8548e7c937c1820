"""Models on the clock: they can do what the model itself can, and their time is counted."""

from __future__ import annotations

import time
from collections.abc import Sequence

from adapters.models.fake import FakeModel
from bot.bench.timed_models import Clock, timed
from reliability.ports import BatchModel, ConcurrentModel, Sampling, TransparentModel
from reliability.values import Completion

ASKED = [("one", Sampling()), ("two", Sampling())]


class AtOnce(FakeModel):
    """A model that completes several prompts at once, in a twentieth of a second."""

    def sample_each(self, asked: Sequence[tuple[str, Sampling]]) -> list[list[Completion]]:
        time.sleep(0.05)
        return [self.sample(prompt, sampling) for prompt, sampling in asked]


def test_several_prompts_are_completed_at_once_on_the_clock_too() -> None:
    clock = Clock()
    model = AtOnce(lambda prompt: [prompt.upper()])
    on_the_clock = timed(model, clock)
    assert all(isinstance(on_the_clock, each) for each in (TransparentModel, BatchModel))
    assert isinstance(on_the_clock, ConcurrentModel)
    assert on_the_clock.sample_each(ASKED) == model.sample_each(ASKED)
    assert clock.seconds >= 0.05


def test_a_model_that_completes_one_after_another_is_not_taken_for_another() -> None:
    assert not isinstance(timed(FakeModel(lambda _: []), Clock()), ConcurrentModel)
