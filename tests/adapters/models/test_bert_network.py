"""The network in plain torch, held to transformers' and sentence-transformers' on the same weights."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from safetensors.torch import load_file, save_file
from torch import Tensor

from adapters.models import prefix_lm
from adapters.models.bert.network import SEP_ID, KeysAndValues, PrefixModel
from adapters.models.bert.prefix import PrefixNetwork
from adapters.models.bert.stored import StoredWeights, read_shape
from adapters.models.decoding import decode
from adapters.models.encoder import SentenceEncoder
from adapters.models.folder import minilm_folder
from adapters.models.hub.caches import HubCache
from adapters.models.networks import ReadPrompt, TokenRows
from adapters.models.pretrained import load_pretrained, quiet_loading
from adapters.models.transformers_model import TransformersModel
from reliability.errors import ModelUnavailable
from reliability.ports import Sampling
from tests.support import tiny_models
from tests.support.oracles import prefix_oracle

REFERENCE = Path(__file__).parents[3] / "deploy" / "reference" / "model"
PROMPT = "How many stores are there in each city?\ntables: stores, sales, cities\ntables:"
LONG = "stores: id, name, city, opened; sales: id, store, day, amount. " * 12 + "\nsql:"


@pytest.fixture(scope="module")
def oracle() -> prefix_lm.PrefixLM:
    with quiet_loading():
        return prefix_lm.load(REFERENCE)


@pytest.fixture(scope="module")
def network() -> PrefixNetwork:
    found = load_pretrained(REFERENCE, "float32", "cpu").network
    assert isinstance(found, PrefixNetwork)
    return found


def _ids(oracle: prefix_lm.PrefixLM, prompt: str) -> list[int]:
    return prefix_oracle.encode_prompt(oracle.tokenizer, prompt)


def _alike(found: Tensor, expected: Tensor) -> None:
    """Equal to 1e-5 of the largest number: single precision holds no more of a sum of such numbers."""
    scale = max(1.0, float(expected.abs().max()))
    assert float((found - expected).abs().max()) <= 1e-5 * scale


@pytest.mark.parametrize("prompt", [PROMPT, LONG, "a"])
@torch.inference_mode()
def test_logits_and_every_layer_are_those_of_transformers(
    prompt: str, oracle: prefix_lm.PrefixLM, network: PrefixNetwork
) -> None:
    ids = torch.tensor([_ids(oracle, prompt)])
    expected: Any = prefix_oracle.prefill(oracle.model, ids, output_hidden_states=True)
    logits, layers, _ = network.model(ids)
    _alike(logits, expected.logits)
    assert len(layers) == len(expected.hidden_states) - 1 == 6
    for found, other in zip(layers, expected.hidden_states[1:], strict=True):
        _alike(found, other)


@torch.inference_mode()
def test_rows_of_other_lengths_beside_it_change_nothing(oracle: prefix_lm.PrefixLM, network: PrefixNetwork) -> None:
    rows = [_ids(oracle, prompt) for prompt in (PROMPT, LONG)]
    longest = max(map(len, rows))
    ids = torch.tensor([[*row, *[0] * (longest - len(row))] for row in rows])
    logits, layers, _ = network.model(ids)
    for place, row in enumerate(rows):
        expected: Any = prefix_oracle.prefill(oracle.model, torch.tensor([row]), output_hidden_states=True)
        _alike(logits[place, : len(row)], expected.logits[0])
        for found, other in zip(layers, expected.hidden_states[1:], strict=True):
            _alike(found[place, : len(row)], other[0])


@torch.inference_mode()
def test_steps_after_a_cache_are_those_of_one_pass_in_every_row(
    oracle: prefix_lm.PrefixLM, network: PrefixNetwork
) -> None:
    prompt, further = _ids(oracle, PROMPT), [[5001, 2100, 98, 3000], [4000, 102, 7, 2050]]
    read = network.read(prompt)
    cache = read.cache.fork()
    cache.reorder(torch.tensor([0, 0]))
    first = network.model(torch.tensor([row[:1] for row in further]), cache)
    rest = network.model(torch.tensor([row[1:] for row in further]), cache)
    logits = torch.cat([first.logits, rest.logits], dim=1)
    for place, row in enumerate(further):
        expected: Any = prefix_oracle.prefill(oracle.model, torch.tensor([prompt + row]), output_hidden_states=True)
        _alike(read.logits, expected.logits[0, len(prompt) - 1])
        _alike(logits[place], expected.logits[0, len(prompt) :])
        for one, other, layer in zip(first.layers, rest.layers, expected.hidden_states[1:], strict=True):
            _alike(torch.cat([one[place], other[place]]), layer[0, len(prompt) :])


@torch.inference_mode()
@pytest.mark.parametrize("rows", [[0, 1, 2], [2, 1, 2], [0, 2], [1, 1, 0], [2, 0, 1, 1], [0, 1, 2, 0, 1]])
def test_rows_are_reordered_in_their_place_or_anew_to_the_same(rows: list[int]) -> None:
    kept = torch.rand(2, 2, 3, 1, 4, 5)
    was, cache = kept.clone(), KeysAndValues(kept, 4)
    fork = cache.fork()
    fork.reorder(torch.tensor(rows))
    assert torch.equal(kept, was), "a fork writes over what it shares"
    for each in (fork, KeysAndValues(kept, 4)):
        if each is not fork:
            each.reorder(torch.tensor(rows))
        each.make_room(1)
        further = torch.rand(2, len(rows), 1, 1, 5)
        assert torch.equal(each.write(1, further), torch.cat([was[1][:, rows], further], -2))


def test_forks_cuts_and_reordered_rows_leave_one_another_alone(network: PrefixNetwork) -> None:
    prompt = network.prompt_ids(list(range(2000, 2040)))
    read = network.read(prompt)
    expected = network.model(torch.tensor([[3000, 3001]]), read.cache.fork()).logits
    one, other = read.cache.fork(), read.cache.fork()
    network.model(torch.tensor([[4000] * 70]), one)  # beyond the room that is set aside
    late = one.fork()
    late.cut(len(prompt))
    other.reorder(torch.tensor([0, 0, 0]))
    network.model(torch.tensor([[5], [6], [3000]]), other)
    other.reorder(torch.tensor([2]))
    _alike(network.model(torch.tensor([[3001]]), other).logits[:, 0], expected[:, 1])
    for cache in (late, one.fork(), read.cache.fork()):
        cache.cut(len(prompt))
        _alike(network.model(torch.tensor([[3000, 3001]]), cache).logits, expected)


class _Oracle:
    """transformers' model behind the same decoding."""

    def __init__(self, lm: prefix_lm.PrefixLM) -> None:
        self.model: Any = lm.model

    def prompt_ids(self, text_ids: list[int]) -> list[int]:
        return text_ids

    def read(self, ids: list[int]) -> ReadPrompt:
        output = prefix_oracle.prefill(self.model, torch.tensor([ids]), output_hidden_states=True)
        states = torch.stack([layer[0, -1] for layer in output.hidden_states[1:]])
        return ReadPrompt(output.logits[0, -1], states, HubCache(output.past_key_values))

    def go_on(self, prompt: ReadPrompt, cache: HubCache, ids: Tensor, logits_to_keep: int) -> tuple[Tensor, Tensor]:
        output = prefix_oracle.step(self.model, ids, cache.kept, output_hidden_states=True)
        return output.logits, torch.stack(output.hidden_states[1:], dim=2)

    def reusable(self, ids: list[int], common: int) -> int:
        return 0


@pytest.mark.parametrize(
    "sampling",
    [
        Sampling(max_tokens=24),
        Sampling(n=6, temperature=0.8, top_p=0.95, max_tokens=16, seed=11),
        Sampling(beam=4, max_tokens=12),
    ],
    ids=["greedy", "sampled", "beam"],
)
@torch.inference_mode()
def test_completions_of_a_seed_are_those_of_transformers(
    sampling: Sampling, oracle: prefix_lm.PrefixLM, network: PrefixNetwork
) -> None:
    ids, other = _ids(oracle, PROMPT), _Oracle(oracle)
    found = decode(TokenRows(network, network.read(ids)), sampling, None, SEP_ID)
    expected = decode(TokenRows(other, other.read(ids)), sampling, None, SEP_ID)
    assert [draft.ids for draft in found] == [draft.ids for draft in expected]
    for one, another in zip(found, expected, strict=True):
        assert one.log_probabilities == pytest.approx(another.log_probabilities, abs=1e-4)


def test_texts_become_the_tokens_of_transformers_tokenizer(oracle: prefix_lm.PrefixLM) -> None:
    model = TransformersModel(REFERENCE)
    for text in (
        "SELECT customer_id FROM a WHERE b >= 1.5",
        "[SEP] [CLS]",
        "naïve 日本 🙂",
        "GROUP BY x\n",
        PROMPT,
    ):
        ids = model.encode(text)
        assert ids == prefix_lm.encode_text(oracle.tokenizer, text)
        assert model.text(ids) == prefix_oracle.decode_text(oracle.tokenizer, ids)
    assert (model.end_id, model.context_tokens) == (102, 512)


# --- folders ---------------------------------------------------------------------------------------


def test_weights_in_several_files_are_the_same_model(tmp_path: Path) -> None:
    whole = tiny_models.prefix(tmp_path / "whole")
    parts = shutil.copytree(whole, tmp_path / "parts")
    weights = load_file(parts / "model.safetensors")
    (parts / "model.safetensors").unlink()
    names = sorted(weights)
    index = {name: f"model-{place % 2}.safetensors" for place, name in enumerate(names)}
    for file in sorted(set(index.values())):
        save_file({name: weights[name] for name in names if index[name] == file}, parts / file)
    (parts / "model.safetensors.index.json").write_text(json.dumps({"weight_map": index}))
    one, other = TransformersModel(whole), TransformersModel(parts)
    assert one.score(PROMPT, ["stores"]) == other.score(PROMPT, ["stores"])


def test_what_the_passes_do_not_compute_or_lack_is_one_sentence(tmp_path: Path) -> None:
    folder = tiny_models.prefix(tmp_path / "model")
    config = json.loads((folder / "config.json").read_text())
    for key, value in (("hidden_act", "relu"), ("model_type", "qwen3")):
        (folder / "config.json").write_text(json.dumps({**config, key: value}))
        with pytest.raises(ModelUnavailable, match=f"The model's {key} is '{value}'"):
            TransformersModel(folder)
    (folder / "config.json").write_text(json.dumps(config))
    weights = load_file(folder / "model.safetensors")
    del weights["cls.predictions.bias"]
    save_file(weights, folder / "model.safetensors")
    with pytest.raises(ModelUnavailable, match=r"incomplete: it lacks cls\.predictions\.bias"):
        TransformersModel(folder)
    (folder / "model.safetensors").write_bytes(b"\x00" * 64)
    with pytest.raises(ModelUnavailable, match="could not be loaded"):
        TransformersModel(folder)


def test_half_precision_weights_run_in_single_precision() -> None:
    shape = read_shape(json.loads((REFERENCE / "config.json").read_text()))
    model = PrefixModel(shape, StoredWeights(REFERENCE))
    assert model(torch.tensor([[101, 2000, 102]])).logits.dtype == torch.float32


# --- sentences -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_sentences_are_encoded_as_sentence_transformers_does() -> None:
    from sentence_transformers import SentenceTransformer

    texts = [
        "total sales",
        "",
        "?!",
        "売上",
        "x" * 10_000,
        "two words " * 2000,
        "[SEP] written",
        "Ünïcode çase",
    ]
    texts += [f"column {number} " * (number % 37) for number in range(1, 70)]
    with quiet_loading():
        expected = SentenceTransformer(str(minilm_folder()), device="cpu").encode(texts)
    found = SentenceEncoder().encode(texts)
    assert float((found * expected).sum(1).min()) >= 1 - 1e-6
    np.testing.assert_allclose(found, expected, atol=1e-5)


def test_the_default_named_as_a_folder_gives_the_same_vectors(tmp_path: Path) -> None:
    copy = shutil.copytree(minilm_folder(), tmp_path / "copy")
    default, named = SentenceEncoder(), SentenceEncoder(copy)
    np.testing.assert_allclose(default.encode(["stores", "a"]), named.encode(["stores", "a"]), atol=1e-5)
    assert default.fingerprint == named.fingerprint
