"""A served model over real HTTP: the contract, equality with the local adapter, and faults."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from adapters.models.transformers_model import TransformersModel
from adapters.models.vllm.vllm_model import VllmModel
from reliability.errors import ModelUnavailable, PromptTooLong
from reliability.ports import LanguageModel, Sampling
from tests.contracts.language_model import NAMES, PROMPT, LanguageModelContract, only
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


@pytest.fixture(scope="module")
def served(server: VllmStandIn) -> Iterator[VllmModel]:
    model = VllmModel(f"{server.url}/v1/", NAME, KEY)
    yield model
    model.close()


@pytest.fixture
def fresh(server: VllmStandIn) -> Iterator[VllmModel]:
    """A client that remembers nothing yet and soon asks again."""
    server.faults.clear()
    model = VllmModel(server.url, NAME, KEY, first_pause_s=0.01, retries=2)
    yield model
    server.faults.clear()
    model.close()


@pytest.fixture(scope="module")
def local(folder: Path) -> TransformersModel:
    return TransformersModel(folder)


class TestVllmModel(LanguageModelContract):
    tells_gaps = False

    @pytest.fixture
    def model(self, served: VllmModel) -> LanguageModel:
        return served


# --- the same model, served and local --------------------------------------------------------------


@pytest.mark.parametrize(
    "sampling", [Sampling(max_tokens=10), Sampling(n=3, beam=3, max_tokens=6)], ids=["greedy", "beam"]
)
def test_served_and_local_complete_alike(sampling: Sampling, served: VllmModel, local: TransformersModel) -> None:
    for remote, here in zip(served.sample(PROMPT, sampling), local.sample(PROMPT, sampling), strict=True):
        assert remote.token_ids == here.token_ids
        assert (remote.text, remote.finished) == (here.text, here.finished)
        assert remote.log_probability == pytest.approx(here.log_probability, abs=1e-4)
        if not sampling.beam:  # a server does not tell them of rows that are measured afterwards
            assert [s.gap for s in remote.steps] == pytest.approx([s.gap for s in here.steps], abs=1e-4)


@pytest.mark.parametrize(
    "sampling", [Sampling(max_tokens=20), Sampling(n=4, beam=4, max_tokens=20)], ids=["greedy", "beam"]
)
def test_served_and_local_keep_a_constraint_alike(
    sampling: Sampling, served: VllmModel, local: TransformersModel
) -> None:
    remote = served.sample(PROMPT, sampling, only(served, NAMES))
    here = local.sample(PROMPT, sampling, only(local, NAMES))
    assert [c.text for c in remote] == [c.text for c in here]
    assert [c.log_probability for c in remote] == pytest.approx([c.log_probability for c in here], abs=1e-4)


def test_served_and_local_score_and_choose_alike(served: VllmModel, local: TransformersModel) -> None:
    assert served.score(PROMPT, NAMES) == pytest.approx(local.score(PROMPT, NAMES), abs=1e-4)
    assert served.choose(PROMPT, ["Yes", "No"]) == pytest.approx(local.choose(PROMPT, ["Yes", "No"]), abs=1e-4)


def test_a_beam_under_a_wide_constraint_keeps_to_it(served: VllmModel) -> None:
    allowed_ids = [*range(40, 90), served.end_id]
    for completion in served.sample(PROMPT, Sampling(beam=3, max_tokens=4), lambda _: allowed_ids):
        assert set(completion.token_ids) <= set(allowed_ids)


def test_forced_steps_are_not_asked_for(served: VllmModel, server: VllmStandIn) -> None:
    allowed = only(served, ["customers orders regions"])
    served.sample(PROMPT, Sampling(max_tokens=30), allowed)
    server.requests.clear()
    served.sample(PROMPT, Sampling(max_tokens=30), allowed)
    assert [path for path, _ in server.requests].count("/v1/completions") == 1  # the log-probabilities


def test_what_spells_a_special_token_is_text(served: VllmModel, server: VllmStandIn) -> None:
    _, raw = server.answer("/tokenize", {"prompt": "a <|endoftext|> b", "add_special_tokens": False})
    assert served.end_id in raw["tokens"]
    assert served.end_id not in served.encode("a <|endoftext|> b")
    assert served.text(served.encode("a <|endoftext|> b")) == "a <|endoftext|> b"


def test_every_setting_is_sent(served: VllmModel, server: VllmStandIn) -> None:
    server.requests.clear()
    served.sample(PROMPT, Sampling(n=2, temperature=1.0, top_p=0.9, max_tokens=3, seed=5))
    [body] = [body for path, body in server.requests if path == "/v1/completions"]
    expected = {
        "n": 2,
        "temperature": 1.0,
        "top_p": 0.9,
        "max_tokens": 3,
        "seed": 5,
        "logprobs": 2,
        "top_k": -1,
        "min_p": 0.0,
        "repetition_penalty": 1.0,
    }
    assert {key: body[key] for key in expected} == expected


def test_the_fingerprint_names_model_and_revision_not_the_address(server: VllmStandIn) -> None:
    one = VllmModel(server.url, NAME, KEY)
    same = VllmModel(server.url.replace("127.0.0.1", "localhost"), NAME, KEY)
    other = VllmModel(server.url, NAME, KEY, revision="2")
    assert one.fingerprint == same.fingerprint != other.fingerprint
    for model in (one, same, other):
        model.close()


# --- faults ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", [429, 503, 502, "drop"])
def test_a_busy_server_is_asked_again(fault: int | str, fresh: VllmModel, server: VllmStandIn) -> None:
    server.faults.extend([fault, fault])
    assert fresh.encode("orders")


@pytest.mark.parametrize(
    ("faults", "sentence"),
    [
        ([503] * 3, r"is too busy or starting \(503\)\."),
        (["drop"] * 3, "cannot be reached"),
        ([500], r"refused a request \(500\): a fault$"),
        (["<html>gateway</html>"], "answered something that is not a completion"),
        (["[1, 2]"], "answered something that is not a completion"),
        (["{}"], "answered something that is not a completion"),
        ([""], "answered something that is not a completion"),
        ([401], "refuses the API key"),
    ],
)
def test_a_fault_is_one_sentence(faults: list[int | str], sentence: str, fresh: VllmModel, server: VllmStandIn) -> None:
    server.faults.extend(faults)
    with pytest.raises(ModelUnavailable, match=sentence) as caught:
        fresh.encode("orders")
    assert "\n" not in str(caught.value)
    server.faults.clear()
    assert fresh.encode("orders")  # a failure is not remembered


def test_a_slow_server_is_one_sentence_and_not_asked_again(server: VllmStandIn) -> None:
    model = VllmModel(server.url, NAME, KEY, timeout_s=0.2)
    server.faults.extend(["slow", "left"])
    with pytest.raises(ModelUnavailable, match=r"did not answer within 0\.2 seconds\."):
        model.encode("orders")
    while len(server.faults) > 1:  # a busy server may take the request up only now
        time.sleep(0.01)
    assert server.faults.popleft() == "left"
    model.close()


@pytest.mark.parametrize(
    "answer",
    [
        {"choices": []},
        {"choices": [{"index": 0}]},
        {"choices": [{"index": 0, "token_ids": [1], "finish_reason": "stop", "logprobs": None}]},
        {"choices": [{"index": 0, "token_ids": ["x"], "finish_reason": "stop", "prompt_logprobs": [{}]}]},
        {"choices": "no"},
    ],
)
def test_half_a_completion_is_one_sentence(answer: object, fresh: VllmModel, server: VllmStandIn) -> None:
    assert fresh.context_tokens
    assert fresh.end_id >= 0
    fresh.choose(PROMPT, ["A"])
    for call in (
        lambda: fresh.sample(PROMPT, Sampling(max_tokens=3)),
        lambda: fresh.choose(PROMPT, ["A"]),
    ):
        server.faults.append(json.dumps(answer))
        with pytest.raises(ModelUnavailable, match="is not a completion"):
            call()
        assert not server.faults


def test_no_server_is_one_sentence() -> None:
    model = VllmModel("http://127.0.0.1:9", NAME, retries=1, first_pause_s=0.01)
    with pytest.raises(ModelUnavailable, match=r"http://127.0.0.1:9 cannot be reached\."):
        model.sample(PROMPT, Sampling())
    model.close()


def test_a_wrong_address_name_or_key_is_one_sentence(server: VllmStandIn) -> None:
    for address in ("", "http://", "http://[broken", "ftp://127.0.0.1", "localhost:8000", "http://a b"):
        with pytest.raises(ModelUnavailable, match="is not a URL"):
            VllmModel(address, NAME)
    other, stranger = VllmModel(server.url, "another", KEY), VllmModel(server.url, NAME, "wrong")
    with pytest.raises(ModelUnavailable, match="does not serve 'another', but tiny"):
        _ = other.context_tokens
    with pytest.raises(ModelUnavailable, match="refuses the API key"):
        _ = stranger.context_tokens
    for model in (other, stranger):
        model.close()


def test_an_end_token_is_taken_from_the_settings_or_asked_for(server: VllmStandIn) -> None:
    told = VllmModel(server.url, NAME, KEY, end_token="<|endoftext|>")
    wrong = VllmModel(server.url, NAME, KEY, end_token="no single token")
    silent = VllmModel(server.url, NAME, KEY)
    server.tells_tokenizer = False
    try:
        assert told.text([*told.encode("orders"), told.end_id]) == "orders"
        with pytest.raises(ModelUnavailable, match="is not a single token"):
            _ = wrong.end_id
        with pytest.raises(ModelUnavailable, match="does not tell its end-of-text token"):
            _ = silent.end_id
    finally:
        server.tells_tokenizer = True
        for model in (told, wrong, silent):
            model.close()


def test_a_prompt_that_only_the_server_finds_too_long_is_told_apart(fresh: VllmModel, server: VllmStandIn) -> None:
    fresh.choose(PROMPT, ["A"])
    server.faults.append("too long")
    with pytest.raises(PromptTooLong, match="does not fit the model's context"):
        fresh.choose(PROMPT, ["A"])
    server.faults.append(400)
    with pytest.raises(ModelUnavailable, match=r"refused a request \(400\)"):
        fresh.choose(PROMPT, ["A"])


def test_a_server_that_answered_before_is_waited_for(server: VllmStandIn) -> None:
    model = VllmModel(server.url, NAME, KEY, retries=0, first_pause_s=0.01, patience_s=60.0)
    server.faults.clear()
    server.faults.extend(["drop"])
    with pytest.raises(ModelUnavailable, match="cannot be reached"):  # at first it is not: the address may be wrong
        model.encode("orders")
    assert model.encode("orders")
    server.faults.extend(["drop", 503, "drop"])
    assert model.encode("regions")
    model.close()
