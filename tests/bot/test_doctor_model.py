"""What `candor doctor` says of a served model: what it goes without, what its fingerprint does not tell apart, and
whether it is asked as it was fine-tuned."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from adapters.trained_with import TrainedWith, write_trained_with
from bot import model_words as words
from bot.doctor import Finding, checks, examine
from bot.main import Candor
from bot.settings import load_settings
from reliability.errors import SettingsError
from tests.support import tiny_models
from tests.support.vllm_stand_in import KEY, NAME, VllmStandIn

Ask = Callable[..., Finding]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model's folder: tokenizer and weights."""
    return tiny_models.qwen(tmp_path_factory.mktemp("qwen"))


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[VllmStandIn]:
    stand_in = VllmStandIn(folder)
    yield stand_in
    stand_in.stop()


@pytest.fixture
def model(server: VllmStandIn, folder: Path, tmp_path: Path) -> Iterator[Ask]:
    """The doctor's line *Model* for a served model, by default one that nothing is missing of."""
    made: list[Candor] = []

    def ask(**given: object) -> Finding:
        common: dict[str, object] = {"vllm_tokenizer": str(folder), "vllm_dtype": "float32"}
        served = {"model_backend": "vllm", "model": NAME, "vllm_url": server.url, "vllm_api_key": KEY}
        made.append(Candor(load_settings(state_dir=tmp_path / "state", **{**served, **common, **given})))
        [check] = [check for part, check in checks(made[-1]) if part == "Model"]
        return examine("Model", check, made[-1].settings)

    yield ask
    for candor in made:
        candor.close()


def test_a_model_that_nothing_is_missing_of_is_fine(model: Ask) -> None:
    found = model()
    assert found.state == "fine", found.sentence
    assert words.WATCHED_BY_OUTPUT in found.sentence


def test_a_reader_of_states_is_tried_and_told(model: Ask, folder: Path, tmp_path: Path) -> None:
    reader, states = VllmStandIn(folder), tmp_path / "states"
    states.mkdir()
    named = {"vllm_states_url": reader.url, "vllm_states_folder": str(states)}
    try:
        found = model(**named)
        assert (found.state, "gives no hidden states" in found.sentence) == ("wrong", True)
        reader.states_folder = states
        found = model(**named)
        assert (found.state, words.WATCHED_BY_READER in found.sentence) == ("fine", True)
        assert not list(states.iterdir())
    finally:
        reader.stop()
    with pytest.raises(SettingsError, match="CANDOR_VLLM_STATES_URL and CANDOR_VLLM_STATES_FOLDER go together"):
        model(vllm_states_url=reader.url)


def test_without_a_tokenizer_at_hand_no_chat_template_is_used_and_it_says_so(model: Ask) -> None:
    found = model(vllm_tokenizer="", vllm_revision="1")
    assert found.state == "warning"
    assert found.sentence.endswith(f"{words.NO_TOKENIZER} {words.NO_TEMPLATE}")
    without = model(vllm_tokenizer="", vllm_revision="1", chat_template=False)
    assert without.sentence.endswith(words.NO_TOKENIZER)


def test_a_number_format_that_nothing_names_is_warned_of(model: Ask) -> None:
    found = model(vllm_dtype="")
    assert (found.state, found.sentence.endswith(words.NO_DTYPE)) == ("warning", True)


def test_weights_are_named_by_their_folder_or_by_a_revision(model: Ask, folder: Path, tmp_path: Path) -> None:
    alone = tmp_path / "tokenizer"
    alone.mkdir()
    for file in folder.glob("*.json"):
        (alone / file.name).write_bytes(file.read_bytes())
    found = model(vllm_tokenizer=str(alone))
    assert (found.state, found.sentence.endswith(words.NO_WEIGHTS)) == ("warning", True)
    assert model(vllm_tokenizer=str(alone), vllm_revision="1").state == "fine"


def test_a_fine_tuned_model_that_is_asked_otherwise_is_warned_of(model: Ask, folder: Path, tmp_path: Path) -> None:
    tuned = shutil.copytree(folder, tmp_path / "tuned")
    write_trained_with(tuned, TrainedWith(208, 260, chat=False))
    assert model(vllm_tokenizer=str(tuned)).state == "fine"  # as a context of 256 tokens is asked
    trained = TrainedWith(2_000, 1_300, chat=False)
    write_trained_with(tuned, trained)
    found = model(vllm_tokenizer=str(tuned))
    assert found.state == "warning"
    assert found.sentence.endswith(words.trained_otherwise(trained, TrainedWith(208, 260, chat=False)))
    assert "set CANDOR_LINKING_TOKENS=2000 and CANDOR_WRITING_TOKENS=1300," in found.sentence
    assert "with --linking-tokens 208 --writing-tokens 260." in found.sentence
    assert "template" not in found.sentence
    as_trained = model(vllm_tokenizer=str(tuned), linking_tokens=2_000, writing_tokens=1_300)
    assert as_trained.state == "fine"


def test_a_model_that_learned_without_its_chat_template_is_not_asked_in_it(
    model: Ask, folder: Path, tmp_path: Path
) -> None:
    tuned = shutil.copytree(folder, tmp_path / "tuned")
    (tuned / "chat_template.jinja").write_text("user: {{ messages[0]['content'] }} bot:")
    write_trained_with(tuned, TrainedWith(208, 260, chat=False))
    found = model(vllm_tokenizer=str(tuned))
    assert (found.state, "without its chat template" in found.sentence) == ("warning", True)
    assert model(vllm_tokenizer=str(tuned), chat_template=False).state == "fine"
