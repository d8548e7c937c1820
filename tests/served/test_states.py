"""Hidden states from a real reader: a second vLLM server with the same weights, which writes them to files."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from adapters.models.transformers_model import TransformersModel
from adapters.models.vllm.vllm_model import VllmModel
from adapters.training.predictors.linking_examples import log_examples
from adapters.training.predictors.linking_fit import fit_and_choose
from bot.sample import QUESTION_LOG
from deploy.decisions_check import lists
from reliability.calibration.branching_data import ListKind, branching_data
from reliability.calibration.linking_calibrate import calibrate_linking
from reliability.calibration.linking_example import core_of_examples, sampled
from reliability.core import Core
from reliability.linking.branching_points import flagged_steps
from reliability.values import Question
from tests.served.conftest import NAME, RealServer
from tests.served.test_real_server import ALPHA, QUESTIONS

LAYERS = (1, 2)
"""Of three: the last one is read before the final norm there, and after it in this process."""
PROMPTS = [f"Tables: customers, orders, regions.\nWhat were sales in region {n}?" for n in range(12)]


@pytest.fixture(scope="module")
def states_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("states")


@pytest.fixture(scope="module")
def reader(folder: Path, states_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    method = {
        "method": "extract_hidden_states",
        "num_speculative_tokens": 1,
        "draft_model_config": {"hf_config": {"eagle_aux_hidden_state_layer_ids": list(LAYERS)}},
    }
    connector = {
        "kv_connector": "HiddenStatesOnCpu",
        "kv_connector_module_path": "tests.served.states_on_cpu",
        "kv_role": "kv_producer",
        "kv_connector_extra_config": {"shared_storage_path": str(states_folder)},
    }
    more = ("--speculative-config", json.dumps(method), "--kv-transfer-config", json.dumps(connector))
    log = tmp_path_factory.mktemp("reader") / "reader.log"
    real = RealServer(folder, log, (*more, "--no-enable-chunked-prefill"), gives_states=True)
    real.start()
    real.wait()
    until = time.monotonic() + 10.0
    while not list(states_folder.glob("*.safetensors")) and time.monotonic() < until:
        time.sleep(0.1)
    for file in states_folder.iterdir():  # of the request by which it was seen to answer, written after its answer
        file.unlink()
    yield real
    real.kill()


@pytest.fixture(scope="module")
def served(server: RealServer, reader: RealServer, folder: Path, states_folder: Path) -> Iterator[VllmModel]:
    model = VllmModel(
        server.url, NAME, tokenizer=folder, timeout_s=120.0, states_url=reader.url, states_folder=states_folder
    )
    yield model
    model.close()


@pytest.fixture(scope="module")
def local(folder: Path) -> TransformersModel:
    return TransformersModel(folder)


def test_states_are_those_of_the_same_weights_in_this_process(
    served: VllmModel, local: TransformersModel, states_folder: Path, measured: Callable[[str, Any], None]
) -> None:
    ids = served.encode("orders, customers")
    found, here = served.states(PROMPTS[0], ids), local.states(PROMPTS[0], ids)
    assert found.shape == (len(ids), len(LAYERS), here.shape[2])
    furthest = float(np.abs(found - here[:, : len(LAYERS)]).max())  # no layer but the last is normed
    scale = float(np.abs(here[:, : len(LAYERS)]).max())
    measured("states: largest difference, and largest value", [furthest, scale])
    assert furthest <= 1e-3 * max(scale, 1.0)
    assert not list(states_folder.glob("*")), "what was read is removed"


def test_many_at_once_and_again_from_its_cache_are_alike(served: VllmModel, states_folder: Path) -> None:
    ids = served.encode("orders")
    alone = [served.states(prompt, ids) for prompt in PROMPTS]
    with ThreadPoolExecutor(6) as pool:
        together = list(pool.map(lambda prompt: served.states(prompt, ids), PROMPTS))
    for one, other in zip(alone, together, strict=True):
        assert np.allclose(one, other, atol=1e-3 * max(1.0, float(np.abs(one).max())))
    assert not list(states_folder.glob("*"))


def test_predictors_are_fitted_and_calibrated_on_states_and_output(
    core: Core, served: VllmModel, tmp_path: Path, measured: Callable[[str, Any], None]
) -> None:
    watched = replace(core, model=served)
    of, quiet = core_of_examples(watched), lambda _done, _words: None
    examples = sampled(log_examples(QUESTION_LOG, core.warehouse, "calibrate"), 2 * QUESTIONS)
    layers = {
        kind: fit_and_choose(branching_data(kind, examples[0::2], of, served, tmp_path, quiet)).layers
        for kind in ListKind
    }
    for kind, found in layers.items():
        assert len(found.predictors) == len(LAYERS) + 1
        aucs = [[predictor.layer, auc] for predictor, auc in zip(found.predictors, found.aucs, strict=True)]
        measured(f"layers of {kind} by AUC, the output's last", aucs)
    linking, _ = calibrate_linking(examples[1::2], layers, of, served, ALPHA, tmp_path, quiet)
    tables, _ = lists(watched, served, Question("q", "How many stores are in Berlin?"))
    assert set(flagged_steps(tables, served, linking.tables, "q")) <= set(range(len(tables.steps)))
