"""One pass over prompt and list sees the states that decoding saw, and so flags the same steps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch

from adapters.models.networks import forward
from adapters.models.pretrained import load_pretrained
from adapters.models.transformers_model import TransformersModel
from reliability.linking.branching_points import read_states
from reliability.linking.names import NameList, WrittenList, write_list
from reliability.linking.sureness import FEATURES, GAP, LOG_ODDS
from reliability.promises.branching import BranchingPredictor, LayerPredictor, States
from reliability.promises.conformal import SetMode, ThresholdSets
from reliability.trie import NameTrie
from reliability.values import Element
from tests.support import tiny_models

REFERENCE = Path(__file__).parents[3] / "deploy" / "reference" / "model"
PROMPT = "What were total sales last quarter by region?\ntables: customers, orders, order items, regions\ntables :"
NAMES = ["customers", "order", "orders", "order items", "regions", "select", "größe"]
_TINY: dict[str, Callable[[Path], Path]] = {
    "qwen": tiny_models.qwen,
    "prefix": tiny_models.prefix,
    "t5": tiny_models.t5,
}


@pytest.fixture(params=[*_TINY, "reference"])
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return REFERENCE if request.param == "reference" else _TINY[request.param](tmp_path)


def decoded(folder: Path, written: WrittenList) -> States:
    """The states of each step as decoding has them: the prompt, then one token at a time after its cache."""
    loaded = load_pretrained(folder, "float32", "cpu")
    text_ids = loaded.tokens.encode(written.prompt, add_special_tokens=False).ids
    with torch.inference_mode():
        read = loaded.network.read(loaded.network.prompt_ids(text_ids))
        cache, seen = read.cache.fork(), [read.states]
        for token in written.token_ids[:-1]:
            seen.append(forward(loaded.network, read, cache, [[token]], 1)[1][0, 0])
    return torch.stack(seen).float().numpy()


def test_the_states_of_one_pass_are_those_of_decoding_step_by_step(folder: Path) -> None:
    model = TransformersModel(folder, "float32")
    elements = {name: Element(name) for name in NAMES}
    settled = ["order", "order items", "select"]
    trie = NameTrie(NAMES, model.encode, model.end_id, max_names=6, first=settled)
    written = write_list(NameList(PROMPT, elements, trie, (), 48), model)
    kept, stepwise = model.states(written.prompt, written.token_ids), decoded(folder, written)
    seen = read_states(written, TransformersModel(folder, "float32"))  # by a model that has written nothing
    one_pass = seen[:, :-1, : -len(FEATURES)]  # beside the states, and once alone, stands how sure the output was
    assert len(written.token_ids) >= 5
    assert one_pass.shape == stepwise.shape
    np.testing.assert_allclose(one_pass, stepwise, atol=1e-4, rtol=1e-4)
    np.testing.assert_allclose(kept, one_pass, atol=1e-4, rtol=1e-4)
    assert _flags(one_pass) == _flags(stepwise) == _flags(kept)
    assert 0 < sum(_flags(one_pass)) < len(written.token_ids) * one_pass.shape[1]


def test_watching_a_list_that_was_just_written_takes_no_pass_and_sees_the_same(folder: Path) -> None:
    model, passes = TransformersModel(folder, "float32"), [0]
    model._network.model.register_forward_hook(lambda *_: passes.append(1))
    elements = {name: Element(name) for name in NAMES}
    for first in ([], ["order", "order items"]):  # settled names are forced tokens, taken in one pass
        trie = NameTrie(NAMES, model.encode, model.end_id, max_names=6, first=first)
        written = write_list(NameList(PROMPT, elements, trie, (), 48), model)
        assert not all(written.forced)
        before = sum(passes)
        assert before > 0
        kept = model.teacher_forced(PROMPT, written.token_ids, written.legal)
        watched = read_states(written, model)
        assert sum(passes) == before
        fresh = TransformersModel(folder, "float32")
        again = fresh.teacher_forced(PROMPT, written.token_ids, written.legal)
        np.testing.assert_allclose(kept.states, again.states, atol=1e-4, rtol=1e-4)
        for one, other in zip(kept.log_probabilities, again.log_probabilities, strict=True):
            np.testing.assert_allclose(one, other, atol=1e-4, rtol=0)
        np.testing.assert_allclose(watched[:, :-1, : -len(FEATURES)], again.states, atol=1e-4, rtol=1e-4)
        sure, read = (each[:, -1, -len(FEATURES) :] for each in (watched, read_states(written, fresh)))
        np.testing.assert_allclose(sure, read, atol=1e-4, rtol=0)  # one of them is a log-probability
        np.testing.assert_allclose(sure[:, [LOG_ODDS, GAP]], read[:, [LOG_ODDS, GAP]], atol=1e-5, rtol=0)


def test_what_was_not_seen_while_writing_is_read_in_a_pass(folder: Path) -> None:
    model, passes = TransformersModel(folder, "float32"), [0]
    trie = NameTrie(NAMES, model.encode, model.end_id, max_names=6)
    written = write_list(NameList(PROMPT, {name: Element(name) for name in NAMES}, trie, (), 48), model)
    model._network.model.register_forward_hook(lambda *_: passes.append(1))
    wider = [(*tokens, model.end_id) for tokens in written.legal]  # what another constraint would have left
    seen = model.teacher_forced(PROMPT, written.token_ids, wider)
    assert sum(passes) > 0
    assert [len(scores) for scores in seen.log_probabilities] == [len(tokens) for tokens in wider]


def _flags(states: States) -> list[bool]:
    """What layers of random weights, standardised and each by itself, flag of all steps."""
    rng, (steps, layers, width) = np.random.default_rng(4), states.shape
    sets = ThresholdSets(SetMode.LABEL_CONDITIONAL, 0.05, (0.5, 0.5), (9, 9))
    flags: list[bool] = []
    for layer in range(layers):
        w1, w2 = (rng.normal(size=shape).astype(np.float32) for shape in ((width, 16), 16))
        predictor = LayerPredictor(layer, w1, np.zeros(16, np.float32), w2, 0.0)
        flags += BranchingPredictor(((predictor, sets),), 0.1).flags(states, np.zeros(steps), "ask").tolist()
    return flags
