"""Asks that share passes get what each would get alone, and share them indeed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import torch

from adapters.models.hub.merging import MergingNetwork
from adapters.models.transformers_model import TransformersModel
from reliability.errors import ModelUnavailable
from reliability.ports import LanguageModel, Sampling
from tests.contracts.language_model import NAMES, PROMPT, TransparentModelContract, only
from tests.support import tiny_models


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.qwen(tmp_path_factory.mktemp("qwen"))


@pytest.fixture(scope="module")
def merging(folder: Path) -> TransformersModel:
    return TransformersModel(folder, merge=True)


@pytest.fixture(scope="module")
def alone(folder: Path) -> TransformersModel:
    return TransformersModel(folder)


class TestMergingModel(TransparentModelContract):
    @pytest.fixture
    def model(self, merging: TransformersModel) -> LanguageModel:
        return merging


def network_of(model: TransformersModel) -> MergingNetwork:
    network = model._network
    assert isinstance(network, MergingNetwork)
    return network


def work(model: TransformersModel, number: int) -> list[Any]:
    """What an ask does: samples, a beam under a constraint, scores and judging, over prompts of many lengths."""
    prompt = f"{PROMPT} {'and more ' * number}"
    samples = model.sample(prompt, Sampling(n=3, temperature=1.0, max_tokens=6 + number, seed=number))
    beam = model.sample(prompt, Sampling(beam=3, max_tokens=12), only(model, NAMES))
    scores = model.score(prompt, NAMES[: 2 + number % 3])
    judged = model.choose_each([f"{prompt} {n}" for n in range(1 + number % 3)], ["Yes", "No"])
    return [
        [c.token_ids for c in samples],
        [c.text for c in beam],
        *scores,
        *(c.log_probability for c in [*samples, *beam]),
        *(p for row in judged for p in row),
    ]


def test_many_threads_get_what_one_gets_in_fewer_passes(merging: TransformersModel, alone: TransformersModel) -> None:
    expected = [work(alone, number) for number in range(8)]
    network = network_of(merging)
    before = network.passes
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda number: work(merging, number), range(8)))
    together = network.passes - before
    for one, other in zip(found, expected, strict=True):
        assert one[:2] == other[:2]
        assert one[2:] == pytest.approx(other[2:], abs=1e-4)
    one_by_one = TransformersModel(merging._folder, merge=True)
    for number in range(8):
        work(one_by_one, number)
    assert together < network_of(one_by_one).passes


def test_those_who_wait_at_once_share_a_pass(merging: TransformersModel) -> None:
    network = network_of(merging)
    ids = [[5, 6, 7, 8], [9, 10], [11, 12, 13]]
    with torch.inference_mode():
        apart = [network.read(row).logits for row in ids]
    before = network.passes

    def read(row: list[int]) -> torch.Tensor:
        with torch.inference_mode(), network.working():
            return network.read(row).logits

    network._led = True  # somebody leads: all three wait
    with ThreadPoolExecutor(3) as pool:
        found = [pool.submit(read, row) for row in ids]
        with network._change:
            network._change.wait_for(lambda: len(network._waiting) == 3)
            network._led = False
            network._change.notify_all()
        for one, other in zip(found, apart, strict=True):
            assert torch.allclose(one.result(), other, atol=1e-5)
    assert network.passes - before == 1


def test_what_fails_together_is_tried_alone_and_fails_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    model = TransformersModel(folder, merge=True)
    network = network_of(model)
    real, together_seen = network._merged, []

    def small_memory(together: Any) -> None:
        together_seen.append(len(together))
        if len(together) > 1 or together[0].ids.shape[1] > 40:
            raise RuntimeError("not enough memory: you tried to allocate memory")
        real(together)

    monkeypatch.setattr(network, "_merged", small_memory)
    network._led = True
    with ThreadPoolExecutor(3) as pool:
        small = [pool.submit(model.choose, prompt, ["A"]) for prompt in ("a", "b")]
        large = pool.submit(model.choose, "customers " * 60, ["A"])
        with network._change:
            network._change.wait_for(lambda: len(network._waiting) == 3)
            network._led = False
            network._change.notify_all()
        assert [each.result() for each in small] == [[1.0], [1.0]]
        with pytest.raises(ModelUnavailable, match="ran out of memory"):
            large.result()
    assert max(together_seen) == 2
