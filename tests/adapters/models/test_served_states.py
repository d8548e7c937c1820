"""Hidden states of a served model, from a second server with the same weights."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from adapters.models.transformers_model import TransformersModel
from adapters.models.vllm.states import StatesReader
from adapters.models.vllm.vllm_model import VllmModel
from adapters.stop_signal import StopSignal, WorkStopped, stoppable
from reliability.errors import ModelUnavailable
from tests.contracts.language_model import NAMES, PROMPT, only
from tests.support import tiny_models
from tests.support.vllm_stand_in import KEY, NAME, VllmStandIn


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.qwen(tmp_path_factory.mktemp("qwen"))


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[VllmStandIn]:
    stand_in = VllmStandIn(folder)
    yield stand_in
    stand_in.stop()


@pytest.fixture
def reader(folder: Path, tmp_path: Path) -> Iterator[VllmStandIn]:
    stand_in = VllmStandIn(folder)
    stand_in.states_folder = tmp_path
    yield stand_in
    stand_in.stop()


@pytest.fixture
def served(server: VllmStandIn, reader: VllmStandIn, tmp_path: Path) -> Iterator[VllmModel]:
    model = VllmModel(server.url, NAME, KEY, timeout_s=2.0, states_url=reader.url, states_folder=tmp_path)
    yield model
    model.close()


@pytest.fixture(scope="module")
def local(folder: Path) -> TransformersModel:
    return TransformersModel(folder)


def test_a_reader_s_states_are_those_of_this_process(
    served: VllmModel, local: TransformersModel, tmp_path: Path
) -> None:
    assert served.gives_states
    ids = served.encode("orders, stores")
    found, here = served.states(PROMPT, ids), local.states(PROMPT, ids)
    assert found.shape == here.shape
    assert found.dtype == np.float32
    assert np.allclose(found, here, atol=1e-4)
    assert served.states(PROMPT, []).shape == (0, 0, 0)
    assert not list(tmp_path.iterdir()), "what was read is removed"


def test_a_list_is_watched_by_its_states_and_by_the_output(
    served: VllmModel, local: TransformersModel, reader: VllmStandIn
) -> None:
    allowed = only(local, NAMES)
    ids = [token for token in served.encode(NAMES[0]) if token != served.end_id]
    legal = [list(allowed(tuple(ids[:step]))) for step in range(len(ids))]
    found, here = served.teacher_forced(PROMPT, ids, legal), local.teacher_forced(PROMPT, ids, legal)
    assert np.allclose(found.states, here.states, atol=1e-4)
    for one, other in zip(found.log_probabilities, here.log_probabilities, strict=True):
        assert np.allclose(one, other, atol=1e-4)
    asked = [body for path, body in reader.requests if path == "/v1/completions"]
    assert [body["max_tokens"] for body in asked] == [min(len(ids), 8), 1]  # its weights are held to the server's once
    assert not any({"logprobs", "n", "logprob_token_ids"} & set(body) for body in asked)


def test_what_comes_late_and_in_parts_is_waited_for(served: VllmModel, reader: VllmStandIn, tmp_path: Path) -> None:
    reader.states_late_s = 0.3
    assert served.states(PROMPT, served.encode("orders")).shape[0] == len(served.encode("orders"))
    assert not list(tmp_path.iterdir())


def test_what_never_comes_is_one_sentence(
    server: VllmStandIn, reader: VllmStandIn, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    model = VllmModel(server.url, NAME, KEY, timeout_s=0.5, states_url=reader.url, states_folder=elsewhere)
    with pytest.raises(ModelUnavailable, match="CANDOR_VLLM_STATES_FOLDER is to be the folder that it writes to"):
        model.states(PROMPT, model.encode("orders"))
    model.close()
    assert list(tmp_path.iterdir()), "files elsewhere are nobody's business"


def test_a_server_that_gives_none_is_one_sentence(server: VllmStandIn, tmp_path: Path) -> None:
    model = VllmModel(server.url, NAME, KEY, states_url=server.url, states_folder=tmp_path)
    with pytest.raises(ModelUnavailable, match="gives no hidden states: it is to be started with extract_hidden"):
        model.states(PROMPT, model.encode("orders"))
    model.close()


def test_other_weights_are_one_sentence(
    server: VllmStandIn, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = VllmStandIn(tiny_models.qwen(tmp_path_factory.mktemp("other"), seed=7))
    other.states_folder = tmp_path
    model = VllmModel(server.url, NAME, KEY, states_url=other.url, states_folder=tmp_path)
    try:
        with pytest.raises(ModelUnavailable, match="serves other weights than the model server"):
            model.states(PROMPT, model.encode("orders"))
    finally:
        model.close()
        other.stop()


def test_a_reader_that_writes_nothing_is_no_reader_of_these_weights(
    served: VllmModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StatesReader, "greedy", lambda self, ids, most: ())
    with pytest.raises(ModelUnavailable, match="serves other weights"):
        served.states(PROMPT, served.encode("orders"))


def test_states_of_another_text_are_one_sentence(served: VllmModel, reader: VllmStandIn, tmp_path: Path) -> None:
    ids = served.encode("orders")
    served.states(PROMPT, ids)
    told = reader.answer("/v1/completions", {**reader.requests[-1][1], "prompt": [5, 6, 7]})[1]
    reader.faults.append(json.dumps(told))
    with pytest.raises(ModelUnavailable, match="are of another text"):
        served.states(PROMPT, ids)


def test_files_that_cannot_be_removed_are_one_sentence(
    served: VllmModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(ModelUnavailable, match="cannot be removed: Permission denied"):
        served.states(PROMPT, served.encode("orders"))


def test_what_nobody_read_within_an_hour_is_removed(served: VllmModel, tmp_path: Path) -> None:
    left = {
        name: tmp_path / name for name in ("cmpl-old.safetensors", "cmpl-old.safetensors.lock", "weights.safetensors")
    }
    for file in left.values():
        file.touch()
        os.utime(file, (1.0, 1.0))
    late = tmp_path / "cmpl-late.safetensors"
    late.touch()
    served.states(PROMPT, served.encode("orders"))
    assert set(tmp_path.iterdir()) == {late, left["weights.safetensors"]}, (
        "what another one reads, and what is nobody's"
    )


def test_work_that_is_stopped_waits_no_longer(served: VllmModel, reader: VllmStandIn) -> None:
    ids = served.encode("orders")
    served.states(PROMPT, ids)
    reader.states_late_s, stop = 1.5, StopSignal()
    threading.Timer(0.2, stop.set).start()
    with stoppable(stop), pytest.raises(WorkStopped):
        served.states(PROMPT, ids)


def test_a_fingerprint_names_what_reads_states(served: VllmModel, server: VllmStandIn) -> None:
    plain = VllmModel(server.url, NAME, KEY)
    assert not plain.gives_states
    assert plain.fingerprint != served.fingerprint == served.fingerprint
    assert plain.states(PROMPT, [5, 6]).shape == (2, 0, 0)
    plain.close()
