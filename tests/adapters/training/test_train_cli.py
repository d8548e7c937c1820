"""`candor train …` and `candor evaluate model` as people type them, on miniature data and models."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from adapters.calibration import answers
from adapters.training.lora.options import LoraOptions
from adapters.training.material import Material
from adapters.training.runs import lora
from adapters.training.runs.run_folder import drop_stopped, open_run
from bot.calibration import REFERENCE_RECORD
from bot.cli import extras, run
from bot.cli.train.options import served_tokens
from bot.sample import build_sample, sample_is_current
from reliability.errors import BadInput
from reliability.promises.record import CalibrationData, CalibrationRecord, ValidFor
from reliability.values import Limits, Rows
from tests.support import tiny_corpus, tiny_models
from tests.support.vllm_stand_in import KEY, VllmStandIn
from tests.support.vllm_stand_in import NAME as SERVED

Cli = Callable[..., tuple[int, str, str]]
PROMPTS = Path(__file__).parents[3] / "prompts"


@pytest.fixture(scope="module", autouse=True)
def sample() -> None:
    """The sample warehouse of this clone."""
    if not sample_is_current():
        build_sample()


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that a test stores stays."""
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))


@pytest.fixture
def candor(capsys: pytest.CaptureFixture[str]) -> Cli:
    """Runs a command line in this process: exit code, stdout, stderr."""

    def call(*arguments: object) -> tuple[int, str, str]:
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        return code, *capsys.readouterr()

    return call


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_corpus.data_folder(tmp_path_factory.mktemp("data") / "data")


@pytest.fixture
def own(tmp_path: Path) -> tuple[object, ...]:
    """A team's own log and its warehouse, as options."""
    database = tiny_corpus.log_database(tmp_path / "music.sqlite")
    return "--log", tiny_corpus.log_file(tmp_path / "log.jsonl"), "--warehouse", f"sqlite:///{database}"


def _is_a_sentence(said: tuple[int, str, str], words: str) -> None:
    code, out, err = said
    assert code == 1, err
    assert out == ""
    assert words in err.splitlines()[-1]
    assert "Traceback" not in err


def test_a_larger_model_learns_from_a_teams_own_log(candor: Cli, tmp_path: Path, own: tuple[object, ...]) -> None:
    base = tiny_models.qwen(tmp_path / "base", context_tokens=2_048)
    command = [
        "train",
        "model",
        "--lora",
        "--base",
        base,
        *own,
        "--out",
        tmp_path / "model",
        "--epochs",
        "0.1",
        "--max-tokens",
        "2000",
        "--prompts",
        PROMPTS / "instruct",
    ]
    code, out, err = candor(*command)
    assert code == 0, err
    assert out == f"The model is in {tmp_path / 'model'}.\n"
    assert "16 questions are used; left out: 8 of another split" in err
    assert "16 questions are used" in (tmp_path / "model/README.md").read_text()
    _is_a_sentence(candor(*command), "This run is finished")


def test_what_belongs_together_is_asked_for_together(candor: Cli, tmp_path: Path, own: tuple[object, ...]) -> None:
    out = ("--out", tmp_path / "model")
    _is_a_sentence(candor("train", "model", "--lora", *out), "--lora needs the model to fine-tune")
    _is_a_sentence(candor("train", "model", "--lora", "--base", "x", *own[:2], *out), "needs its schema")
    _is_a_sentence(candor("train", "model", "--base", "x", *out), "are for --lora")
    _is_a_sentence(candor("train", "model", "--shape", "qwen3", *out), "trained by --recipe gpu")
    _is_a_sentence(candor("train", "model", "--start", tmp_path / "gone", *out), "to start from")
    _is_a_sentence(candor("train", "model", "--prompts", tmp_path / "gone", *out), "for the prompts")
    _is_a_sentence(candor("train", "encoder", "--hints", tmp_path / "gone", *out), "cannot be read")
    assert not (tmp_path / "model").exists()


def test_the_gpu_recipe_without_prepared_data_is_a_sentence(candor: Cli, tmp_path: Path) -> None:
    command = ("train", "model", "--recipe", "gpu", "--device", "cpu", "--prepared", tmp_path / "no")
    _is_a_sentence(candor(*command, "--out", tmp_path / "model"), "holds no complete training data")
    gone = ("train", "prepare", "--data", tmp_path / "gone", "--out", tmp_path / "prepared")
    _is_a_sentence(candor(*gone), "There is no training data in")
    _is_a_sentence(candor(*gone, "--recipe", "cpu"), "There is no training data in")


def test_hints_train_an_encoder(candor: Cli, tmp_path: Path, data: Path) -> None:
    hint = {
        "phrase": "total sales",
        "preferred": ["orders", "gross"],
        "passed_over": [["orders", "net"]],
        "scope": "workspace",
    }
    (tmp_path / "hints.jsonl").write_text(json.dumps(hint) + "\n")
    base = tiny_models.sentence_encoder(tmp_path)
    code, out, err = candor(
        "train",
        "encoder",
        "--hints",
        tmp_path / "hints.jsonl",
        "--data",
        data,
        "--questions",
        20,
        "--base",
        base,
        "--epochs",
        12,
        "--learning-rate",
        0.0005,
        "--out",
        tmp_path / "model",
    )
    assert code == 0, err
    assert f"CANDOR_ENCODER={tmp_path / 'model'}" in out
    card = (tmp_path / "model/README.md").read_text()
    assert "| hints | 1 triplets of 1 hints |" in card
    assert "| spider_train |" in card


def test_an_encoder_needs_hints_that_pass_something_over(candor: Cli, tmp_path: Path) -> None:
    _is_a_sentence(
        candor("train", "encoder", "--questions", 0, "--out", tmp_path / "model"),
        "hints must pass something over",
    )
    (tmp_path / "hints.jsonl").write_text("{}\n")
    said = candor("train", "encoder", "--hints", tmp_path / "hints.jsonl", "--out", tmp_path / "model")
    _is_a_sentence(said, "Line 1 is not a hint")


@pytest.mark.parametrize(
    ("command", "package"),
    [
        ("evaluate selection --json f.json --report r.html", "matplotlib"),
        ("evaluate calibration --json f.json --report r.html", "matplotlib"),
        ("evaluate linking --json f.json --report r.html", "matplotlib"),
        ("train model --lora --base folder", "peft"),
        ("train encoder", "datasets"),
    ],
)
def test_a_missing_package_is_told_before_anything_is_done(
    candor: Cli, monkeypatch: pytest.MonkeyPatch, command: str, package: str
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == package else object())
    said = f"{package} is not installed, which this command needs; in a clone: .venv/bin/pip install -e '.[train]'"
    _is_a_sentence(candor(*command.split()), said)


def test_what_holds_a_base_in_four_bits_is_asked_for_where_it_is_wanted(
    candor: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "bitsandbytes" else object())
    said = "bitsandbytes is not installed, which this command needs; in a clone: .venv/bin/pip install -e '.[qlora]'"
    _is_a_sentence(candor("train", "model", "--lora", "--base", "folder", "--quantized"), said)


def test_only_the_first_of_several_processes_speaks(
    candor: Cli, tmp_path: Path, own: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lora, "train_lora", lambda *_: None)
    command = ("train", "model", "--lora", "--base", "b", *own, "--out", tmp_path / "model", "--no-resume")
    open_run(tmp_path / "model", {"seed": 1})
    monkeypatch.setenv("RANK", "1")
    assert candor(*command) == (0, "", "")
    assert (tmp_path / "model.run").is_dir()  # nor does another drop what a stopped run kept
    monkeypatch.setenv("RANK", "0")
    code, out, err = candor(*command)
    assert (code, out) == (0, f"The model is in {tmp_path / 'model'}.\n")
    assert "16 questions are used" in err
    assert not (tmp_path / "model.run").exists()


@pytest.mark.slow
def test_evaluating_ends_with_a_table_and_a_file(candor: Cli, tmp_path: Path, data: Path) -> None:
    model = tiny_models.prefix(tmp_path / "model", context_tokens=512)
    code, out, err = candor(
        "evaluate",
        "model",
        "--data",
        data,
        "--model",
        model,
        "--prompts",
        PROMPTS / "compact",
        "--sample",
        1,
        "--sampled",
        0,
        "--threads",
        1,
        "--cache",
        tmp_path / "cache",
        "--json",
        tmp_path / "figures.json",
    )
    assert code == 0, err
    assert "| table linking EM · precision · recall |" in out
    figures = json.loads((tmp_path / "figures.json").read_text())
    assert figures["sample_log"]["linking"]["tables"]["questions"] == 1


# --- candor calibrate ------------------------------------------------------------------------------


def test_a_calibration_is_for_the_promises_of_the_settings_unless_others_are_given(
    candor: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record for other promises than the settings' would not be used."""
    asked: list[answers.AnswersOptions] = []

    def made(*given: Any) -> CalibrationRecord:
        asked.append(given[3])
        return CalibrationRecord(ValidFor("", "", "", "", "", ""), CalibrationData("", 0, 0, 0, ""))

    monkeypatch.setattr(answers, "calibrate_answers", made)
    monkeypatch.setenv("CANDOR_ALPHA", "0.2")
    monkeypatch.setenv("CANDOR_RISK", "0.05")
    assert candor("calibrate")[0] == 0
    assert candor("calibrate", "--risk", "0.3", "--out", tmp_path)[0] == 0
    assert [(o.alpha, o.risk, o.delta, o.folder) for o in asked] == [
        (0.2, 0.05, 0.05, REFERENCE_RECORD),
        (0.2, 0.3, 0.05, tmp_path),
    ]


@pytest.mark.parametrize("part", [(), ("linking",)])
def test_a_record_of_an_own_log_never_replaces_the_reference_one(candor: Cli, part: tuple[str, ...]) -> None:
    _is_a_sentence(candor("calibrate", *part, "--log", "log.jsonl"), "needs a folder of its own: --out FOLDER")


# --- the options that training shares --------------------------------------------------------------


def test_lora_trains_where_it_is_told_to(
    candor: Cli, tmp_path: Path, own: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[LoraOptions] = []
    rows: list[object] = []

    def trained(options: LoraOptions, material: Material, *_: object) -> None:
        asked.append(options)
        assert material.warehouse is not None
        with material.warehouse() as warehouse:
            rows.append(warehouse.run("SELECT COUNT(*) FROM singer", Limits()))

    monkeypatch.setattr(lora, "train_lora", trained)
    command = ("train", "model", "--lora", "--base", "b", *own, "--out", tmp_path / "model")
    assert candor(*command)[0] == 0
    assert candor(*command, "--device", "cuda:1", "--epochs", "3", "--batch", "4", "--seed", "7")[0] == 0
    assert [(o.device, o.epochs, o.batch, o.seed, o.served) for o in asked] == [
        ("cpu", 2.0, 16, 0, None),
        ("cuda:1", 3.0, 4, 7, None),
    ]
    assert [each.rows for each in rows if isinstance(each, Rows)] == [((24,),)] * 2


def test_what_a_model_server_shows_is_known_where_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = VllmStandIn(tiny_models.qwen(tmp_path / "model", context_tokens=8_193))
    settings = {"MODEL_BACKEND": "vllm", "MODEL": SERVED, "VLLM_URL": server.url, "VLLM_API_KEY": KEY}
    for name, value in settings.items():
        monkeypatch.setenv(f"CANDOR_{name}", value)
    try:
        assert served_tokens() == (512, 341)
        monkeypatch.setenv("CANDOR_LINKING_TOKENS", "300")
        assert served_tokens() == (300, 341)
    finally:
        server.stop()
    monkeypatch.setattr("time.sleep", lambda _: None)  # between further attempts
    assert served_tokens() is None


def test_a_gpu_that_is_not_there_and_budgets_of_the_other_kind_are_sentences(
    candor: Cli, tmp_path: Path, own: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    tuned = ("train", "model", "--lora", "--base", "b", *own, "--out", tmp_path / "model")
    _is_a_sentence(candor(*tuned, "--device", "cuda"), "This machine has no GPU that torch can use")
    _is_a_sentence(candor(*tuned, "--minutes", 1), "--lora has --epochs and --batch")
    _is_a_sentence(candor("train", "model", "--epochs", 1), "a model of our own has --minutes and --tokens")


def test_a_run_that_does_not_resume_drops_what_a_stopped_one_kept(tmp_path: Path) -> None:
    out = tmp_path / "model"
    open_run(out, {"seed": 1})
    with pytest.raises(BadInput, match="begun with another seed"):
        open_run(out, {"seed": 2})
    drop_stopped(out)
    run_folder = open_run(out, {"seed": 2})
    assert not run_folder.resumed
    run_folder.finish()
    drop_stopped(out)
    with pytest.raises(BadInput, match="finished"):
        open_run(out, {"seed": 2})
