"""The adapter, linking, its calibration, a LoRA adapter and a restart, against a real vLLM server."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from adapters.models.transformers_model import TransformersModel
from adapters.models.vllm.vllm_model import VllmModel
from adapters.training.lora.options import LoraOptions
from adapters.training.material import Material
from adapters.training.predictors.linking_examples import log_examples
from adapters.training.predictors.linking_fit import fit_and_choose
from adapters.training.runs.lora import train_lora
from bot.bench.bench import ask_one, logged_questions
from bot.main import Candor
from bot.sample import QUESTION_LOG
from bot.settings import SAMPLE_URL
from deploy.decisions_check import lists
from reliability.calibration.branching_data import ListKind, branching_data
from reliability.calibration.linking_calibrate import calibrate_linking
from reliability.calibration.linking_example import core_of_examples, sampled
from reliability.core import Core
from reliability.linking.branching_points import flagged_steps, read_states
from reliability.linking.sureness import FEATURES
from reliability.ports import LanguageModel
from reliability.promises.branching import coverage, extra_abstention_rate
from reliability.values import Question
from tests.contracts.language_model import LanguageModelContract
from tests.served.conftest import NAME, RealServer
from tests.served.small_model import PROMPTS, sample_pairs

ALPHA = 0.35
QUESTIONS = int(os.environ.get("VLLM_TEST_QUESTIONS", "60"))


@pytest.fixture(scope="module")
def served(server: RealServer, folder: Path) -> Iterator[VllmModel]:
    model = VllmModel(server.url, NAME, tokenizer=folder, timeout_s=600.0, patience_s=900.0)
    yield model
    model.close()


@pytest.fixture(scope="module")
def local(folder: Path) -> TransformersModel:
    return TransformersModel(folder)


class TestServedContract(LanguageModelContract):
    tolerance = 1e-3
    tells_gaps = False

    @pytest.fixture
    def model(self, served: VllmModel) -> LanguageModel:
        return served


def test_lists_over_the_server_are_the_lists_of_this_process(
    core: Core, served: VllmModel, local: TransformersModel
) -> None:
    for logged in logged_questions(4):
        question = Question(logged.id, logged.text)
        for there, here in zip(lists(core, served, question), lists(core, local, question), strict=True):
            assert there.token_ids == here.token_ids
            assert there.elements == here.elements
            assert there.log_probability == pytest.approx(here.log_probability, abs=1e-3 * len(here.steps))
            watched, expected = read_states(there, served), read_states(here, local)
            assert np.abs(watched[:, 0] - expected[:, -1, -len(FEATURES) :]).max() < 1e-2  # log-odds of what is rare


def test_scores_and_judgements_are_those_of_this_process(served: VllmModel, local: TransformersModel) -> None:
    texts = [logged.text for logged in logged_questions(4)]
    assert served.score("How many orders?", texts) == pytest.approx(local.score("How many orders?", texts), abs=1e-3)
    there, here = (model.choose_each(texts, ["Yes", "No"]) for model in (served, local))
    assert np.abs(np.asarray(there) - np.asarray(here)).max() < 1e-3


def test_predictors_are_fitted_and_calibrated_on_what_the_output_shows(
    core: Core, served: VllmModel, tmp_path: Path, measured: Callable[[str, Any], None]
) -> None:
    of, quiet = core_of_examples(core), lambda _done, _words: None
    examples = sampled(log_examples(QUESTION_LOG, core.warehouse, "calibrate"), 3 * QUESTIONS)
    fitting, calibrating, rest = examples[0::3], examples[1::3], examples[2::3]
    layers = {
        kind: fit_and_choose(branching_data(kind, fitting, of, served, tmp_path, quiet)).layers for kind in ListKind
    }
    assert all(len(found.predictors) == 1 for found in layers.values())  # the output alone: there are no states
    linking, _ = calibrate_linking(calibrating, layers, of, served, ALPHA, tmp_path, quiet)
    for kind in ListKind:
        steps = branching_data(kind, rest, of, served, tmp_path, quiet).steps
        flags = getattr(linking, kind).flags(steps.states, steps.forced, "seed")
        found = coverage(flags, steps.labels)
        falsely = extra_abstention_rate(flags, steps.labels)
        counted = {"questions": len(rest), "branching_points": int(steps.labels.sum()), "flagged": found}
        measured(f"linking of {kind} at alpha {ALPHA}", {**counted, "falsely_flagged_steps": falsely})
        assert found is not None, "no branching point was met, so that nothing is shown: ask more questions"
        assert found > 1 - ALPHA - 0.25  # a sample's share of a promise over many
    question = Question("q", "How many stores are in Berlin?")
    tables, _ = lists(core, served, question)
    assert set(flagged_steps(tables, served, linking.tables, "q")) <= set(range(len(tables.steps)))


def test_the_flow_ends(core: Core) -> None:
    asked = [ask_one(core, logged) for logged in logged_questions(3)]
    assert any(each.answered for each in asked)


def test_an_ask_goes_on_after_the_server_was_started_anew(core: Core, server: RealServer) -> None:
    model = core.model
    assert isinstance(model, VllmModel)
    before = model.requests["/v1/completions"]
    [logged] = logged_questions(1)
    found: list[object] = []
    asking = threading.Thread(target=lambda: found.append(ask_one(core, logged)))
    asking.start()
    while model.requests["/v1/completions"] < before + 2:
        asking.join(0.01)
    server.kill()
    server.start()
    server.wait()
    asking.join(900)
    assert len(found) == 1


def test_what_was_fine_tuned_is_served_as_an_adapter_and_merged(folder: Path, candor: Candor, tmp_path: Path) -> None:
    pairs = sample_pairs(candor.warehouse(SAMPLE_URL).schema(), candor)[:12]
    material = Material(pairs[:10], pairs[10:], {"log": "some of it"})
    adapter, merged = (
        _fine_tuned(folder, tmp_path / name, material, name == "merged") for name in ("adapter", "merged")
    )
    here, before = TransformersModel(merged), TransformersModel(folder)
    prompt, texts = "How many orders?", ["SELECT", "orders", "Yes"]
    expected = here.score(prompt, texts)
    assert expected != pytest.approx(before.score(prompt, texts), abs=1e-2)  # something was learned
    more = ("--enable-lora", "--max-lora-rank", "8", "--lora-modules", f"tuned={adapter}")
    server = RealServer(folder, tmp_path / "adapter.log", more)
    server.start()
    try:
        server.wait()
        tuned = VllmModel(server.url, "tuned", tokenizer=adapter, timeout_s=600.0)
        assert tuned.context_tokens == 8_191  # its card names its base, whose card says it
        assert tuned.score(prompt, texts) == pytest.approx(expected, abs=1e-3)
        base = VllmModel(server.url, NAME, tokenizer=folder, timeout_s=600.0)
        assert base.fingerprint != tuned.fingerprint
        tuned.close()
        base.close()
    finally:
        server.kill()
    server = RealServer(merged, tmp_path / "merged.log")
    server.start()
    try:
        server.wait()
        whole = VllmModel(server.url, NAME, tokenizer=merged, timeout_s=600.0)
        assert whole.score(prompt, texts) == pytest.approx(expected, abs=1e-3)
        whole.close()
    finally:
        server.kill()


def _fine_tuned(folder: Path, out: Path, material: Material, merge: bool) -> Path:
    """The small model after a few steps; the same ones, whether merged or not."""
    options = LoraOptions(
        str(folder), out, PROMPTS, rank=8, alpha=16, learning_rate=1e-3, epochs=1.0, merge=merge, measured=0
    )
    return train_lora(options, material, "", _quietly, _unsaid)


def _quietly(_done: float, _words: str) -> None:
    """Progress that nobody watches."""


def _unsaid(_sentence: str) -> None:
    """A sentence that nobody keeps."""
