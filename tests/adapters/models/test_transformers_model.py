"""Hugging Face models in this process, and the decoding that they share."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from tokenizers import Tokenizer
from torch import Tensor

from adapters.models import prefix_lm
from adapters.models.decoding import decode
from adapters.models.fake import FakeModel
from adapters.models.hub.prompt_memory import LEAST_BYTES, bytes_a_token, kept_prompts_bytes
from adapters.models.pieces import pieces
from adapters.models.transformers_model import KEPT_PROMPTS_BYTES, TransformersModel
from reliability.errors import BadInput, ModelUnavailable
from reliability.ports import Sampling, TransparentModel
from tests.contracts.language_model import NAMES, PROMPT, TransparentModelContract, only
from tests.support import tiny_models
from tests.support.oracles import prefix_oracle
from tests.support.tiny_models import hf

_BUILDERS: dict[str, Callable[[Path], Path]] = {
    "qwen": tiny_models.qwen,
    "prefix": tiny_models.prefix,
    "t5": tiny_models.t5,
}


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return {name: build(tmp_path_factory.mktemp(name)) for name, build in _BUILDERS.items()}


@pytest.fixture(scope="module")
def models(folders: dict[str, Path]) -> dict[str, TransformersModel]:
    return {name: TransformersModel(folder) for name, folder in folders.items()}


def test_a_card_says_what_a_token_takes(folders: dict[str, Path], models: dict[str, TransformersModel]) -> None:
    card = json.loads((folders["qwen"] / "config.json").read_text())
    network = models["qwen"]._network
    with torch.inference_mode():
        short, long = (network.read(list(range(1, 1 + count))).cache.nbytes for count in (10, 30))
    assert bytes_a_token(card, "float32") == (long - short) // 20
    assert bytes_a_token(card, "bfloat16") * 2 == bytes_a_token(card, "float32")
    t5 = json.loads((folders["t5"] / "config.json").read_text())
    assert bytes_a_token(t5, "float32") == 2 * 4 * 8 * 2 * 4


def test_a_card_that_says_too_little_gets_the_least() -> None:
    assert kept_prompts_bytes({}, "float32", 2_000) == LEAST_BYTES == KEPT_PROMPTS_BYTES
    nested = {"text_config": {"num_hidden_layers": 48, "num_attention_heads": 16, "hidden_size": 4_096}}
    assert bytes_a_token(nested, "bfloat16") == 48 * 4_096 * 2 * 2


class TestTransformersModel(TransparentModelContract):
    @pytest.fixture(params=list(_BUILDERS))
    def model(self, request: pytest.FixtureRequest, models: dict[str, TransformersModel]) -> TransparentModel:
        return models[request.param]


class TestFakeModel(TransparentModelContract):
    @pytest.fixture
    def model(self) -> TransparentModel:
        weights = {
            "orders": 4.0,
            "customers": 3.0,
            "orders regions": 2.0,
            "regions": 1.5,
            "Yes": 1.0,
            "No": 0.5,
        }
        return FakeModel(lambda prompt: {**weights, "!": 9.0} if prompt.endswith("!") else weights, context_tokens=400)


# --- against transformers itself -------------------------------------------------------------------


def _reference(folder: Path, model: TransformersModel, ids: list[int]) -> tuple[Tensor, Tensor]:
    """Logits [steps, vocabulary] and states [steps, layers, width] from one plain pass over everything."""
    text_ids = model.encode(PROMPT)
    if "prefix" in folder.name:
        lm = prefix_lm.load(folder)
        prompt = prefix_oracle.encode_prompt(lm.tokenizer, PROMPT)
        output: Any = prefix_oracle.prefill(lm.model, torch.tensor([prompt + ids]), output_hidden_states=True)
    elif "qwen" in folder.name:
        prompt, causal = text_ids, hf.Qwen3ForCausalLM.from_pretrained(folder).eval()
        output = causal(torch.tensor([prompt + ids]), output_hidden_states=True)
    else:
        t5 = hf.T5ForConditionalGeneration.from_pretrained(folder).eval()
        prompt = [int(t5.config.decoder_start_token_id)]
        output = t5(
            torch.tensor([[*text_ids, model.end_id]]),
            decoder_input_ids=torch.tensor([prompt + ids]),
            output_hidden_states=True,
        )
        output.hidden_states = output.decoder_hidden_states
    steps = slice(len(prompt) - 1, len(prompt) - 1 + len(ids))
    return output.logits[0, steps], torch.stack(output.hidden_states[1:], 2)[0, steps]


@pytest.mark.parametrize("name", list(_BUILDERS))
@torch.no_grad()
def test_states_scores_and_steps_are_those_of_one_plain_pass(
    name: str, folders: dict[str, Path], models: dict[str, TransformersModel]
) -> None:
    model = models[name]
    [greedy] = model.sample(PROMPT, Sampling(max_tokens=12))
    ids = list(greedy.token_ids)
    logits, states = _reference(folders[name], model, ids)
    assert logits.argmax(-1).tolist() == ids
    expected = logits.log_softmax(-1).gather(-1, torch.tensor(ids)[:, None])[:, 0]
    assert [s.log_probability for s in greedy.steps] == pytest.approx(expected.tolist(), abs=1e-4)
    best = logits.topk(2).values
    assert [s.gap for s in greedy.steps] == pytest.approx((best[:, 0] - best[:, 1]).tolist(), abs=1e-4)
    np.testing.assert_allclose(model.states(PROMPT, ids), states.numpy(), atol=1e-4)
    text_ids = [*model.encode("orders regions"), model.end_id]
    logits, _ = _reference(folders[name], model, text_ids)
    score = logits.log_softmax(-1).gather(-1, torch.tensor(text_ids)[:, None]).sum()
    assert model.score(PROMPT, ["orders", "orders regions"])[1] == pytest.approx(float(score), abs=1e-4)


@pytest.mark.parametrize("name", list(_BUILDERS))
def test_a_prompt_that_begins_like_an_earlier_one_is_read_alike(name: str, folders: dict[str, Path]) -> None:
    warm = TransformersModel(folders[name])
    shared = "Tables: customers, orders, regions. Columns: name, total, region, total sales.\n"
    for other in (
        shared + "Which orders?",
        shared + "Which orders of customers?",
        shared.strip() + " more\nA",
    ):
        warm.score(other, ["orders"])
        cold = TransformersModel(folders[name])
        assert warm.score(other, NAMES) == pytest.approx(cold.score(other, NAMES), abs=1e-4)
        ids = warm.encode("orders regions")
        np.testing.assert_allclose(warm.states(other, ids), cold.states(other, ids), atol=1e-4)


@torch.no_grad()
def test_a_beam_finds_what_transformers_finds(folders: dict[str, Path], models: dict[str, TransformersModel]) -> None:
    model = models["qwen"]
    ids = torch.tensor([model.encode(PROMPT)])
    found = hf.Qwen3ForCausalLM.from_pretrained(folders["qwen"]).generate(
        ids,
        attention_mask=torch.ones_like(ids),
        num_beams=4,
        num_return_sequences=4,
        max_new_tokens=8,
        length_penalty=0.0,
        early_stopping="never",
        do_sample=False,
        pad_token_id=model.end_id,
    )
    expected = [tuple(row[ids.shape[1] :].tolist()) for row in found]
    completions = model.sample(PROMPT, Sampling(n=4, beam=4, max_tokens=8))
    assert [c.token_ids for c in completions if not c.finished] == expected[: len(completions)]


# --- decoding over a table of probabilities --------------------------------------------------------


class _Table:
    """A continuation whose next token depends on the last one only: rows of `logits` by last token."""

    def __init__(self, table: Tensor) -> None:
        self._table = table
        self.logits = table[:1]

    def advance(self, parents: Sequence[int], runs: Sequence[Sequence[int]]) -> Tensor:
        assert len(parents) == len(runs)
        assert max(parents) < len(self.logits)
        logits = self._table[torch.tensor(runs)]
        self.logits = logits[:, -1]
        return logits


def _frequencies(logits: Tensor, sampling: Sampling, allowed: list[int] | None = None) -> Tensor:
    table = logits.expand(len(logits), -1)
    drafts = decode(_Table(table), sampling, (lambda _: allowed) if allowed else None, end_id=-1)
    counts = torch.bincount(torch.tensor([draft.ids[0] for draft in drafts]), minlength=len(logits))
    return counts / sampling.n


def test_samples_follow_the_probabilities_at_their_temperature() -> None:
    logits = torch.tensor([2.0, 1.0, 0.0, -1.0])
    for temperature in (0.5, 1.0, 2.0):
        found = _frequencies(logits, Sampling(n=4000, temperature=temperature, max_tokens=1, seed=1))
        assert torch.allclose(found, (logits / temperature).softmax(-1), atol=0.03)


def test_a_constraint_renormalises_what_is_drawn() -> None:
    logits = torch.tensor([5.0, 1.0, 0.0, -1.0])
    found = _frequencies(logits, Sampling(n=4000, temperature=1.0, max_tokens=1, seed=1), allowed=[1, 3])
    assert torch.allclose(found, torch.tensor([0, 0.8808, 0, 0.1192]), atol=0.03)


def test_the_nucleus_is_the_smallest_set_that_reaches_its_mass() -> None:
    logits = torch.tensor([0.1, 0.4, 0.3, 0.2]).log()
    found = _frequencies(logits, Sampling(n=4000, temperature=1.0, top_p=0.6, max_tokens=1, seed=2))
    assert torch.allclose(found, torch.tensor([0, 4 / 7, 3 / 7, 0]), atol=0.03)
    sure = _frequencies(logits, Sampling(n=500, temperature=1.0, top_p=0.05, max_tokens=1, seed=2))
    assert sure.tolist() == [0, 1, 0, 0]


def test_a_nucleus_wider_than_the_shortlist_is_drawn_from_whole() -> None:
    logits = torch.zeros(1000)
    logits[700:] = -50.0
    sampling = Sampling(n=20_000, temperature=1.0, top_p=0.99, max_tokens=1, seed=3)
    found = _frequencies(logits, sampling)
    assert int((found > 0).sum()) == pytest.approx(693, abs=2)
    assert float(found[:350].sum()) == pytest.approx(0.5, abs=0.02)


def test_sample_and_step_alone_decide_which_number_draws_a_token() -> None:
    """Otherwise one sample's end would change what the others say."""
    table = torch.tensor([[0.0, 0.2, 0.1], [0.3, 0.0, 0.1], [0.0, 0.0, 0.0]])
    drafts = decode(_Table(table), Sampling(n=5, temperature=1.0, max_tokens=9, seed=4), None, end_id=2)
    generator = torch.Generator().manual_seed(4)
    uniform = torch.rand(9, 5, generator=generator, dtype=torch.float64)
    for sample, draft in enumerate(drafts):
        last = 0
        for step, token in enumerate(draft.ids):
            cumulative = table[last].double().softmax(-1).cumsum(-1)
            assert token == int((cumulative <= uniform[step, sample]).sum())
            last = token
    assert len({len(draft.ids) for draft in drafts}) > 1


def test_a_beam_is_exact_on_a_small_table() -> None:
    generator = torch.Generator().manual_seed(5)
    table = torch.randn(4, 4, generator=generator)
    log_p = table.log_softmax(-1)
    everything: dict[tuple[int, ...], float] = {}
    paths: list[tuple[tuple[int, ...], float]] = [((), 0.0)]
    for _ in range(4):
        grown = []
        for ids, score in paths:
            for token in range(4):
                longer = (*ids, token), score + float(log_p[ids[-1] if ids else 0, token])
                if token == 3:
                    everything[longer[0]] = longer[1]
                else:
                    grown.append(longer)
        paths = grown
    best = sorted(everything, key=lambda ids: -everything[ids])[:6]
    drafts = decode(_Table(table), Sampling(beam=64, max_tokens=4), None, end_id=3)[:6]
    assert [draft.ids for draft in drafts] == best
    assert [draft.total for draft in drafts] == pytest.approx([everything[ids] for ids in best], abs=1e-5)


def test_forced_tokens_are_taken_at_once_and_measured_alike() -> None:
    table = torch.randn(6, 6, generator=torch.Generator().manual_seed(6))
    path = (1, 4, 2, 2, 3)

    def allowed(ids: Sequence[int]) -> list[int]:  # a choice, a run of three, a choice, the end
        return [path[len(ids)]] if len(ids) in (1, 2, 3) else [1, 3] if len(ids) < 5 else [5]

    passes: list[int] = []

    class Counted(_Table):
        def advance(self, parents: Sequence[int], runs: Sequence[Sequence[int]]) -> Tensor:
            passes.append(len(runs[0]))
            return super().advance(parents, runs)

    for sampling in (
        Sampling(),
        Sampling(n=3, temperature=1e-6),
        Sampling(max_tokens=3),
        Sampling(max_tokens=4),
    ):
        drafts = decode(Counted(table), sampling, allowed, end_id=5)
        for draft in drafts:
            last, expected = 0, []
            for token in draft.ids:
                expected.append(float(table[last].log_softmax(-1)[token]))
                last = token
            assert list(draft.log_probabilities) == pytest.approx(expected, abs=1e-6)
            assert draft.ids[1:4] == path[1 : min(4, sampling.max_tokens)]
            assert draft.finished == (len(draft.ids) == 6)
    assert passes[:2] == [4, 1]


def test_a_constraint_outside_the_vocabulary_is_refused() -> None:
    for token in (-1, 4):
        tokens = [3, token]
        with pytest.raises(BadInput, match="outside the model's 4"):
            decode(_Table(torch.zeros(4, 4)), Sampling(), lambda _: tokens, end_id=3)  # noqa: B023 - used at once


# --- text ------------------------------------------------------------------------------------------


def test_what_spells_a_special_token_is_text(models: dict[str, TransformersModel]) -> None:
    for name, spelling in (("qwen", "<|endoftext|>"), ("prefix", "[SEP]"), ("t5", "</s>")):
        assert models[name].end_id not in models[name].encode(f"orders {spelling} customers")


@pytest.mark.parametrize("name", list(_BUILDERS))
def test_pieces_join_to_the_text_also_within_characters(name: str, models: dict[str, TransformersModel]) -> None:
    model = models[name]
    for text in ("naïve café 🙂 日本", "orders.total >= 10", "🙂"):
        ids = model.encode(text)
        for end in range(len(ids) + 1):
            assert "".join(pieces(ids[:end], model.text)) == model.text(ids[:end])


def test_pieces_are_the_words_of_the_text(models: dict[str, TransformersModel]) -> None:
    prefix, qwen = models["prefix"], models["qwen"]
    assert pieces(prefix.encode("SELECT customer_id"), prefix.text) == ["SELECT", " customer", " id"]
    assert pieces(qwen.encode("customers orders"), qwen.text)[-1] == " orders"


# --- what can go wrong -----------------------------------------------------------------------------


def _copy(folder: Path, target: Path) -> Path:
    shutil.copytree(folder, target)
    return target


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda f: shutil.rmtree(f), "There is no model folder"),
        (lambda f: (f / "config.json").unlink(), "holds no model"),
        (lambda f: (f / "config.json").write_text("{"), "could not be loaded"),
        (lambda f: (f / "model.safetensors").unlink(), "could not be loaded"),
        (lambda f: (f / "model.safetensors").write_bytes(b"\x00" * 64), "could not be loaded"),
        (lambda f: _cut(f / "model.safetensors"), "could not be loaded"),
        (lambda f: (f / "tokenizer.json").write_text("[]"), "could not be loaded"),
        (lambda f: _drop_a_weight(f / "model.safetensors"), "is incomplete: 1 of its weights"),
    ],
    ids=[
        "gone",
        "no config",
        "broken config",
        "no weights",
        "garbage",
        "cut",
        "tokenizer",
        "a weight missing",
    ],
)
@pytest.mark.filterwarnings("ignore")  # what transformers warns of on the way is not what people read
def test_a_damaged_folder_is_one_sentence(
    damage: Callable[[Path], object], sentence: str, folders: dict[str, Path], tmp_path: Path
) -> None:
    folder = _copy(folders["qwen"], tmp_path / "model")
    damage(folder)
    with pytest.raises(ModelUnavailable, match=sentence) as caught:
        TransformersModel(folder)
    assert "\n" not in str(caught.value)


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-1000])


def _drop_a_weight(file: Path) -> None:
    from safetensors.torch import load_file, save_file

    weights = load_file(file)
    del weights["model.norm.weight"]
    save_file(weights, file, metadata={"format": "pt"})


def test_a_name_that_is_not_stored_here_is_one_sentence() -> None:
    with pytest.raises(ModelUnavailable, match="neither a folder nor stored on this machine"):
        TransformersModel("candor-tests/no-such-model")
    for nothing in ("", "/no/such/folder", "~/no-such-folder-of-models"):
        with pytest.raises(ModelUnavailable, match="There is no model folder"):
            TransformersModel(nothing)


def test_a_dtype_that_cannot_be_served_is_one_sentence(folders: dict[str, Path]) -> None:
    with pytest.raises(ModelUnavailable, match="'int3' is not one of"):
        TransformersModel(folders["qwen"], dtype="int3")
    with pytest.raises(ModelUnavailable, match="float32 only"):
        TransformersModel(folders["prefix"], dtype="bfloat16")


def test_running_out_of_memory_is_one_sentence_and_the_model_works_on(
    models: dict[str, TransformersModel],
) -> None:
    def exhausted(_: Sequence[int]) -> list[int]:
        raise RuntimeError("DefaultCPUAllocator: can't allocate memory: you tried to allocate 9 bytes")

    def broken(_: Sequence[int]) -> list[int]:
        raise ValueError("a mistake of ours")

    model = models["qwen"]
    with pytest.raises(ModelUnavailable, match="ran out of memory"):
        model.sample(PROMPT, Sampling(), exhausted)
    with pytest.raises(ValueError, match="a mistake of ours"):
        model.sample(PROMPT, Sampling(), broken)
    assert model.sample(PROMPT, Sampling(), only(model, NAMES))[0].text in NAMES


def test_bfloat16_runs_and_has_its_own_fingerprint(folders: dict[str, Path]) -> None:
    half, full = TransformersModel(folders["qwen"], dtype="bfloat16"), TransformersModel(folders["qwen"])
    assert half.fingerprint != full.fingerprint
    assert half.states(PROMPT, half.encode("orders")).dtype == np.float32
    assert half.sample(PROMPT, Sampling(max_tokens=20), only(half, NAMES))[0].text in NAMES


def test_a_fingerprint_names_the_weights_and_not_the_folder(folders: dict[str, Path], tmp_path: Path) -> None:
    original = TransformersModel(folders["qwen"])
    copied = _copy(folders["qwen"], tmp_path / "copy")
    assert TransformersModel(copied).fingerprint == original.fingerprint
    file = copied / "model.safetensors"
    content = bytearray(file.read_bytes())
    content[-3] ^= 1
    file.write_bytes(content)
    assert TransformersModel(copied).fingerprint != original.fingerprint


def test_every_reading_of_a_long_file_counts_in_its_hash(tmp_path: Path) -> None:
    from adapters.models.folder import fingerprint

    def folder(name: str, byte: bytes) -> Path:
        target = tmp_path / name
        target.mkdir()
        (target / "model.safetensors").write_bytes(byte * (65 << 20))
        return target

    assert fingerprint(folder("one", b"a"), "float32") != fingerprint(folder("two", b"b"), "float32")


def test_words_are_split_as_the_folder_s_own_tokenizer_says(tmp_path: Path) -> None:
    """transformers' own class for a model type splits digits whatever tokenizer.json says, so that the weights would
    see other tokens than they learned, and other ones than a server is sent."""
    folder = tiny_models.qwen(tmp_path)
    file = Tokenizer.from_file(str(folder / "tokenizer.json"))
    narrow = {"hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 2, "num_attention_heads": 4}
    config = hf.Qwen2Config(vocab_size=file.get_vocab_size(), num_key_value_heads=2, **narrow)
    hf.Qwen2ForCausalLM(config).save_pretrained(folder)
    text = "total > 10 customers"
    classes_own = hf.AutoTokenizer.from_pretrained(folder)
    assert classes_own(text)["input_ids"] != file.encode(text).ids  # else this test shows nothing
    model = TransformersModel(folder)
    assert model.encode(text) == file.encode(text).ids
    assert model.text(model.encode(text)) == text
