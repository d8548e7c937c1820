"""Lists that a served model writes: what a token-by-token walk would write, and watched without a further request."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from adapters.models.transformers_model import TransformersModel
from adapters.models.vllm.vllm_model import VllmModel
from reliability.linking.branching_points import read_states
from reliability.linking.names import NameList, write_list
from reliability.linking.sureness import FEATURES
from reliability.ports import ConcurrentModel, LanguageModel, Sampling, TransparentModel
from reliability.trie import NameTrie
from reliability.values import Element
from tests.contracts.language_model import PROMPT
from tests.support import tiny_models
from tests.support.vllm_stand_in import KEY, NAME, VllmStandIn

NAMES = ["customers", "orders", "order items", "regions", "region", "products (old)", "a, b", "é|x"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.qwen(tmp_path_factory.mktemp("qwen"))


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[VllmStandIn]:
    stand_in = VllmStandIn(folder)
    yield stand_in
    stand_in.stop()


@pytest.fixture(scope="module")
def served(server: VllmStandIn, folder: Path) -> Iterator[VllmModel]:
    model = VllmModel(server.url, NAME, KEY, tokenizer=folder)
    yield model
    model.close()


@pytest.fixture(scope="module")
def local(folder: Path) -> TransformersModel:
    return TransformersModel(folder)


def listing(
    model: LanguageModel, prompt: str = PROMPT, names: list[str] = NAMES, first: tuple[str, ...] = ()
) -> NameList:
    trie = NameTrie(names, model.encode, model.end_id, 4, first)
    return NameList(prompt, {name: Element(name) for name in names}, trie, (), 24)


@pytest.mark.parametrize("prompt", [PROMPT, "Which orders?", "x", "regions | customers", "Tables:"])
@pytest.mark.parametrize("first", [(), ("region",)])
def test_a_served_list_is_the_list_written_here(
    prompt: str, first: tuple[str, ...], served: VllmModel, local: TransformersModel
) -> None:
    there = write_list(listing(served, prompt, first=first), served)
    here = write_list(listing(local, prompt, first=first), local)
    assert there.token_ids == here.token_ids
    assert there.elements == here.elements
    assert there.log_probability == pytest.approx(here.log_probability, abs=1e-3)
    assert [s.probability for s in there.steps] == pytest.approx([s.probability for s in here.steps], abs=1e-3)
    assert there.forced == here.forced


def test_watching_a_list_that_was_just_written_asks_for_nothing(
    served: VllmModel, local: TransformersModel, server: VllmStandIn
) -> None:
    there = write_list(listing(served), served)
    server.requests.clear()
    seen = read_states(there, served)
    assert server.requests == []
    here = read_states(write_list(listing(local), local), local)
    assert seen.shape == (len(there.token_ids), 1, len(FEATURES))  # the output's sureness alone
    assert np.abs(seen[:, 0] - here[:, -1, -len(FEATURES) :]).max() < 1e-3


def test_another_list_is_watched_by_one_request(
    served: VllmModel, local: TransformersModel, server: VllmStandIn
) -> None:
    trie = listing(served).trie
    ids = (*trie.write(["orders", "a, b"]), served.end_id)
    legal = [trie(ids[:step]) for step in range(len(ids))]
    server.requests.clear()
    there = served.teacher_forced(PROMPT, ids, legal)
    assert [path for path, _ in server.requests] == ["/v1/completions"]
    here = local.teacher_forced(PROMPT, ids, legal)
    for one, other in zip(there.log_probabilities, here.log_probabilities, strict=True):
        assert one == pytest.approx(other, abs=1e-3)
    assert there.states.shape == (len(ids), 0, 0)


def test_a_list_takes_a_request_a_draft_and_one_for_what_was_legal(served: VllmModel, server: VllmStandIn) -> None:
    server.requests.clear()
    write_list(listing(served, "How many orders?"), served)
    asked = [body for path, body in server.requests if path == "/v1/completions"]
    drafts = sum("structured_outputs" in body for body in asked)
    assert drafts >= 1
    assert len(asked) <= 2 * drafts + 1


def test_where_the_server_refuses_the_names_the_list_is_the_same(served: VllmModel, server: VllmStandIn) -> None:
    drafted = write_list(listing(served, "Whose?"), served)
    server.refuses_grammars = True
    try:
        assert write_list(listing(served, "Whose?"), served) == drafted
    finally:
        server.refuses_grammars = False


def test_a_served_model_is_watched_and_takes_prompts_together(served: VllmModel) -> None:
    assert isinstance(served, TransparentModel)
    assert isinstance(served, ConcurrentModel)
    together = served.sample_each(
        [(f"{PROMPT} {n}", Sampling(n=2, temperature=1.0, max_tokens=4, seed=n)) for n in range(3)]
    )
    alone = [served.sample(f"{PROMPT} {n}", Sampling(n=2, temperature=1.0, max_tokens=4, seed=n)) for n in range(3)]
    assert together == alone
    assert served.sample_each([]) == []


def test_tokens_made_here_cost_no_request(folder: Path, server: VllmStandIn) -> None:
    model = VllmModel(server.url, NAME, KEY, tokenizer=folder)
    model.choose(PROMPT, ["A"])  # the first use holds the tokenizer against the server's
    server.requests.clear()
    model.choose(f"{PROMPT} <|endoftext|>", ["Yes", "No"])
    assert [path for path, _ in server.requests] == ["/v1/completions"]
    assert model.end_id not in model.encode("<|endoftext|>")
    model.close()
