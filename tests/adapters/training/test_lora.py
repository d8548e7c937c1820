"""Fine-tuning a larger model from a team's own log, on a tiny one of Qwen's shape."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch
import transformers
from safetensors.torch import load_file

from adapters.made_from import read_trained_on
from adapters.models.fake import FakeModel
from adapters.models.pretrained import load_pretrained
from adapters.models.transformers_model import TransformersModel
from adapters.trained_with import TRAINED_WITH_FILE, TrainedWith, read_trained_with
from adapters.training.data.sample_schema import sample_schema
from adapters.training.data.sources import Pair
from adapters.training.held_out import hold_out
from adapters.training.logs.own_log import OwnLog, read_own_log, trained_on
from adapters.training.lora.examples import collate, fitting_examples
from adapters.training.lora.options import LoraOptions
from adapters.training.lora.processes import Processes, device_of, joined
from adapters.training.lora.task_figures import Tasks, not_measured, task_figures, tasks_of
from adapters.training.material import Material, PublicQuestions, pair_material
from adapters.training.runs import lora
from adapters.training.runs.held_out import Example, HeldOut, figures, measured
from adapters.training.runs.lora import _arguments, train_lora
from adapters.training.runs.trainer_runs import last_checkpoint
from adapters.warehouses.warehouse import open_warehouse
from reliability.errors import BadInput, ModelUnavailable, PromptTooLong
from reliability.ports import Sampling
from reliability.prompts import Prompts
from reliability.values import Dialect, Schema
from tests.support import tiny_corpus, tiny_models

ROOT = Path(__file__).parents[3]
PROMPTS = ROOT / "prompts/instruct"


SHOWN = TrainedWith(208, 260, chat=False)


def quiet(done: float, words: str) -> None:
    """Progress that nobody watches."""


def silent(sentence: str) -> None:
    """A sentence that nobody keeps."""


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Schema:
    return sample_schema(tiny_corpus.log_database(tmp_path_factory.mktemp("music") / "music.sqlite"))


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.qwen(tmp_path_factory.mktemp("base"), context_tokens=2_048)


@pytest.fixture
def log(tmp_path: Path, schema: Schema) -> OwnLog:
    return read_own_log(tiny_corpus.log_file(tmp_path / "log.jsonl"), schema, lambda _: [])


def _material(log: OwnLog, count: int = 6) -> Material:
    train, held_out = _divided(log, 0.3)
    return Material(train[:count], held_out[:2], {"log": "all of it"})


def _divided(log: OwnLog, share: float) -> tuple[list[Pair], list[Pair]]:
    train, held_out = hold_out(log.pairs, lambda logged: logged.group, share)
    return [each.pair for each in train], [each.pair for each in held_out]


def _options(base: Path, out: Path) -> LoraOptions:
    return LoraOptions(
        str(base),
        out,
        PROMPTS,
        rank=4,
        learning_rate=1e-2,
        epochs=2.0,
        batch=8,
        max_tokens=2_000,
        checkpoint_steps=2,
    )


# --- the log ---------------------------------------------------------------------------------------


def _lines(file: Path, *rows: object) -> Path:
    file.write_text("".join((row if isinstance(row, str) else json.dumps(row)) + "\n" for row in rows))
    return file


def test_what_cannot_be_learned_is_left_out_with_its_reason(tmp_path: Path, schema: Schema) -> None:
    good = {"question": "Who?", "sql": "select name from Singer"}
    file = _lines(
        tmp_path / "log.jsonl",
        good,
        "",
        {"question": "who", "sql": "SELECT singer.name FROM singer"},
        {"question": "How old?", "sql": "SELECT shoe_size FROM singer"},
        {"question": "Where?", "sql": "SELECT x FROM nowhere"},
        {"question": "a", "sql": "SELECT FROM WHERE ("},
        {"question": "b", "sql": ""},
        {"question": "c"},
        {"question": "d", "sql": "DROP TABLE singer"},
        {"question": "e", "sql": "SELECT name FROM singer", "split": "test"},
        {"question": "f" * 3_000, "sql": "SELECT name FROM singer"},
    )
    log = read_own_log(file, schema, lambda _: [])
    assert [p.pair.question for p in log.pairs] == ["Who?"]
    assert log.left_out == {
        "doubles": 1,
        "that name tables or columns which the schema has not": 2,
        "whose SQL does not parse": 1,
        "without SQL": 2,
        "whose SQL has no canonical form": 1,
        "of another split": 1,
        "too long": 1,
    }
    assert log.words().startswith("1 questions are used; left out: 2 ")


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ([], "it is empty"),
        (["not json"], "line 1 is no JSON"),
        (["[1]"], "line 1 is no object"),
        ([{"sql": "SELECT 1"}], "has no question"),
        ([{"question": 7, "sql": "SELECT 1"}], "has no question"),
        (["[" * 100_000], "is no JSON"),
        ([{"question": "a", "sql": "SELECT x FROM y"}], "1 that name tables or columns which the schema has not"),
    ],
)
def test_a_log_that_teaches_nothing_is_refused(tmp_path: Path, schema: Schema, lines: list[Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        read_own_log(_lines(tmp_path / "log.jsonl", *lines), schema, lambda _: [])


def test_a_log_that_cannot_be_read_is_refused(tmp_path: Path, schema: Schema) -> None:
    with pytest.raises(BadInput, match="No such file"):
        read_own_log(tmp_path / "gone", schema, lambda _: [])
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="not UTF-8"):
        read_own_log(tmp_path / "binary", schema, lambda _: [])


def test_values_of_the_database_and_literals_of_the_query_are_known(tmp_path: Path, schema: Schema) -> None:
    row = {
        "question": "Singers from france named Ann?",
        "sql": "SELECT name FROM singer WHERE country = 'France' AND name = 'Ann'",
    }
    log = read_own_log(_lines(tmp_path / "log", row), schema, lambda _: [("singer", "country", "France")])
    assert log.pairs[0].pair.values == (("singer", "country", "France"), ("singer", "name", "Ann"))


def test_a_group_is_never_divided(log: OwnLog) -> None:
    train, held_out = _divided(log, 0.3)
    groups = {p.pair.question: p.group for p in log.pairs}
    assert train
    assert held_out
    assert not {groups[p.question] for p in train} & {groups[p.question] for p in held_out}
    everything, nothing = _divided(log, 1.0)
    assert (len(everything), nothing) == (len(log.pairs), [])
    assert len(trained_on(train).splitlines()) == len(train)


# --- examples --------------------------------------------------------------------------------------


def test_examples_are_spelled_as_the_adapter_reads_them(base: Path, log: OwnLog, tmp_path: Path) -> None:
    loaded = load_pretrained(base, "float32", "cpu")
    material = _material(log)
    found = fitting_examples(_options(base, tmp_path), material, material.train, loaded, SHOWN).fitting
    decode = loaded.tokenizer.backend_tokenizer.decode
    texts = [(decode(ids[:start]), decode(ids[start:-1])) for ids, start, _ in found]
    assert all(ids[-1] == loaded.end_id for ids, *_ in found)
    completions = {prompt.strip().rsplit("\n", 1)[-1]: completion for prompt, completion in texts}
    assert completions["Tables:"] == "singer"
    assert completions["SQL:"].startswith("SELECT singer.name FROM singer WHERE singer.age > ")
    assert completions["Columns:"] == "singer.name, singer.age"
    answers = [c for p, c in texts if "Answer Yes or No" in p]
    assert set(answers) == {"Yes", "No"}
    assert {"True", "False"} <= {c for p, c in texts if "Answer True or False" in p}


@pytest.mark.parametrize(("dialect", "title"), [("sqlite", "SQLite"), ("postgres", "PostgreSQL"), ("mysql", "MySQL")])
def test_prompts_name_the_database_that_is_learned_as_serving_names_it(
    base: Path, tmp_path: Path, schema: Schema, dialect: Dialect, title: str
) -> None:
    of_its_kind = replace(schema, dialect=dialect)
    log = read_own_log(tiny_corpus.log_file(tmp_path / "log.jsonl"), of_its_kind, lambda _: [])
    loaded = load_pretrained(base, "float32", "cpu")
    material = _material(log)
    found = fitting_examples(_options(base, tmp_path), material, material.train, loaded, SHOWN).fitting
    writing = [
        loaded.tokenizer.backend_tokenizer.decode(each.ids[: each.start])
        for each in found
        if each.task.startswith("write_sql")
    ]
    assert {re.findall(r"SQLite|PostgreSQL|MySQL", prompt)[0] for prompt in writing} == {title}


def test_the_loss_is_on_completions_only() -> None:
    batch = collate([Example([5, 6, 7, 8], 2), Example([5, 9], 1)])
    assert batch["labels"][:, :5].tolist() == [[-100, -100, 7, 8, -100], [-100, 9, -100, -100, -100]]
    assert batch["attention_mask"].sum(1).tolist() == [4, 2]
    assert batch["input_ids"].shape == (2, 32)


class _OneMore:
    """A model that thinks every token is followed by the next number."""

    def train(self, _: bool) -> None:
        """Nothing to leave."""

    def __call__(self, input_ids: torch.Tensor, labels: torch.Tensor, **_: torch.Tensor) -> SimpleNamespace:
        assert labels.shape == input_ids.shape
        return SimpleNamespace(logits=torch.nn.functional.one_hot((input_ids + 1) % 50, 50).float(), loss=0.5)


def test_what_would_be_written_exactly_by_hand() -> None:
    examples = [
        Example([9, 1, 2, 3], 2, "write_sql"),  # after 1 comes 2, after 2 comes 3
        Example([1, 2, 4], 1, "write_sql"),
        *[Example([7, 8], 1, "link_tables")] * 9,  # beyond one batch
        Example([7, 9], 1, "judge"),
    ]
    found = measured(_OneMore(), examples, collate, "cpu")
    assert (found.share("write_sql"), found.share("link_tables"), found.share("link_columns")) == (0.5, 1.0, None)
    assert found.loss == 0.5
    told = figures(HeldOut(), found)
    assert told["held-out queries written exactly as in gold, after (of 2)"] == 0.5
    assert not [name for name in told if "columns" in name]
    assert measured(_OneMore(), [], collate, "cpu").loss is None


def test_a_log_and_public_questions_are_learned_from_together(log: OwnLog, tmp_path: Path) -> None:
    data = tiny_corpus.data_folder(tmp_path / "data")
    alone = pair_material(log, None, quiet)
    mixed = pair_material(log, PublicQuestions(data, None, 3), quiet)
    assert mixed.held_out == alone.held_out
    assert list(mixed.train[: len(alone.train)]) == list(alone.train)
    assert {pair.source for pair in mixed.train} == {"log", "spider_train"}
    assert set(mixed.sources) == {"log", "spider_train"}
    with pytest.raises(BadInput, match="nothing to learn from"):
        pair_material(None, None, quiet)


def test_what_is_too_long_is_counted_by_task_and_said(base: Path, log: OwnLog, tmp_path: Path) -> None:
    loaded = load_pretrained(base, "float32", "cpu")
    material = _material(log)
    options = _options(base, tmp_path)
    whole = fitting_examples(options, material, material.train, loaded, SHOWN)
    assert whole.words("examples") is None
    lengths = sorted(len(each.ids) for each in whole.fitting)
    room = lengths[len(lengths) // 2]
    some = fitting_examples(replace(options, max_tokens=room), material, material.train, loaded, SHOWN)
    assert [len(each.ids) <= room for each in whole.fitting].count(True) == len(some.fitting)
    longer = [each.task for each in whole.fitting if len(each.ids) > room]
    assert some.left_out == Counter(longer)
    said = some.words("examples")
    assert said is not None
    assert said.startswith(f"{len(longer)} of {len(lengths)} examples are longer than {room} tokens and left out (")
    assert f"{longer.count('write_sql')} of write_sql" in said
    assert f"the longest has {lengths[-1]:,}." in said


def test_an_adapter_says_what_it_left_out_and_how_its_prompts_looked(base: Path, log: OwnLog, tmp_path: Path) -> None:
    options = replace(_options(base, tmp_path / "out"), merge=False, epochs=0.2, max_tokens=550, served=(511, 340))
    said: list[str] = []
    train_lora(options, _material(log, 2), "", quiet, said.append)
    assert ["longer than 550 tokens" in each for each in said] == [True, True, False]
    assert "held-out examples" in said[1]
    assert "--linking-tokens 511 --writing-tokens 340" in said[2]
    assert "CANDOR_LINKING_TOKENS=208 and CANDOR_WRITING_TOKENS=260" in said[2]
    card = (tmp_path / "out/CARD.md").read_text()
    [left_out] = re.findall(r"\| examples longer than 550 tokens, left out \| (\d+) \|", card)
    assert said[0].startswith(f"{left_out} of ")
    assert "CANDOR_LINKING_TOKENS=208 and CANDOR_WRITING_TOKENS=260, without a chat template" in card
    assert read_trained_with(tmp_path / "out") == SHOWN


def test_prompts_of_the_size_that_is_served_are_not_warned_of(base: Path, log: OwnLog, tmp_path: Path) -> None:
    said: list[str] = []
    options = replace(_options(base, tmp_path / "out"), merge=False, epochs=0.2)
    train_lora(replace(options, served=(208, 260)), _material(log, 2), "", quiet, said.append)
    assert said == []


@pytest.mark.parametrize("content", ["", "[]", '{"linking_tokens": "2", "writing_tokens": 3, "chat": true}'])
def test_what_says_nothing_of_its_prompts_is_taken_for_none(tmp_path: Path, content: str) -> None:
    assert read_trained_with(tmp_path) is None
    (tmp_path / TRAINED_WITH_FILE).write_text(content)
    assert read_trained_with(tmp_path) is None


def test_a_base_without_room_for_any_example_is_refused(log: OwnLog, tmp_path: Path) -> None:
    narrow = tiny_models.qwen(tmp_path / "base", context_tokens=64)
    with pytest.raises(BadInput, match="No example fits 64 tokens"):
        train_lora(_options(narrow, tmp_path / "out"), _material(log), "", quiet, silent)
    assert not (tmp_path / "out").exists()


# --- devices ---------------------------------------------------------------------------------------


@pytest.fixture
def two_gpus(monkeypatch: pytest.MonkeyPatch) -> list[torch.device]:
    """A machine with two GPUs, as far as choosing one goes: those that became the current one, in order."""
    chosen: list[torch.device] = []
    monkeypatch.setattr("torch.cuda.is_available", lambda: True)
    monkeypatch.setattr("torch.cuda.device_count", lambda: 2)
    monkeypatch.setattr("torch.cuda.is_bf16_supported", lambda *_: True)
    monkeypatch.setattr("torch.cuda.set_device", lambda device: chosen.append(torch.device(device)))
    return chosen


@pytest.mark.parametrize(("named", "number"), [("cuda:1", 1), ("cuda:0", 0), ("cuda", 0)])
def test_a_run_keeps_to_the_gpu_that_is_named(
    two_gpus: list[torch.device], tmp_path: Path, named: str, number: int
) -> None:
    options = replace(_options(tmp_path, tmp_path), device=named, number_format="bfloat16")
    arguments = _arguments(options, tmp_path, Processes(device_of(named)))
    assert (arguments.device, arguments.n_gpu) == (torch.device("cuda", number), 1)
    assert arguments.train_batch_size == options.batch
    assert two_gpus[-1] == torch.device("cuda", number)


def test_a_run_on_the_processor_leaves_gpus_alone(two_gpus: list[torch.device], tmp_path: Path) -> None:
    arguments = _arguments(_options(tmp_path, tmp_path), tmp_path, Processes(device_of("cpu")))
    assert (arguments.device, arguments.n_gpu, two_gpus) == (torch.device("cpu"), 0, [])


@pytest.mark.usefixtures("two_gpus")
@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("cuda:2", "torch sees 2 of them"),
        ("gpu", "is none of these"),
        ("mps", "is none of these"),
        ("", "none of these"),
    ],
)
def test_a_device_that_is_not_there_is_refused(named: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        device_of(named)


# --- training --------------------------------------------------------------------------------------


class _Stopped(Exception):
    """What stands for a kill in the middle."""


@pytest.mark.slow
def test_a_killed_run_goes_on_and_ends_in_a_merged_model_with_a_card(base: Path, log: OwnLog, tmp_path: Path) -> None:
    options = replace(_options(base, tmp_path / "out"), epochs=4.0)

    def stop_at_the_first_report(done: float, words: str) -> None:
        raise _Stopped(words)

    with pytest.raises(_Stopped):
        train_lora(options, _material(log), "", stop_at_the_first_report, silent)
    checkpoints = sorted((tmp_path / "out.run").glob("checkpoint-*"))
    assert checkpoints
    (tmp_path / "out.run/checkpoint-9999").mkdir()  # one that the kill left unfinished
    said: list[str] = []
    train_lora(options, _material(log), "candor train model --lora", lambda _, words: said.append(words), silent)
    assert int(said[0].split()[1]) > int(checkpoints[0].name.split("-")[1])
    model = TransformersModel(tmp_path / "out")
    assert model.sample("Tables:", Sampling(max_tokens=3))
    plain = TransformersModel(base)
    assert model.score("SQL:", ["SELECT"]) != pytest.approx(plain.score("SQL:", ["SELECT"]), abs=1e-3)
    card = (tmp_path / "out/README.md").read_text()
    assert "held-out loss before" in card
    assert "held-out tables listed exactly as in gold, after (of " in card
    before, after = (float(line.split("|")[2]) for line in card.splitlines() if "held-out loss" in line)
    assert after < before
    assert (tmp_path / "out/trained_on.txt").read_text().count("\n") == 8
    with pytest.raises(BadInput, match="finished"):
        train_lora(options, _material(log), "", quiet, silent)


def test_an_adapter_alone_is_written_on_request(base: Path, log: OwnLog, tmp_path: Path) -> None:
    options = replace(_options(base, tmp_path / "out"), merge=False, epochs=0.2)
    train_lora(options, _material(log, 2), "", quiet, silent)
    names = {file.name for file in (tmp_path / "out").iterdir()}
    assert {"adapter_config.json", "adapter_model.safetensors", "tokenizer.json", "README.md"} <= names
    with pytest.raises(BadInput, match="another rank"):
        train_lora(replace(options, rank=8), _material(log, 2), "", quiet, silent)


def test_a_run_goes_on_with_its_own_questions_alone(base: Path, log: OwnLog, tmp_path: Path) -> None:
    def stop(_done: float, words: str) -> None:
        raise _Stopped(words)

    options = replace(_options(base, tmp_path / "out"), epochs=4.0, measured=0)
    material = _material(log, 4)
    with pytest.raises(_Stopped):
        train_lora(options, material, "", stop, silent)
    first, *others = material.train
    asked_otherwise = replace(first, question=f"{first.question[:-1]}!")  # as many examples, of the same length
    with pytest.raises(BadInput, match="begun with another material"):
        train_lora(options, replace(material, train=[asked_otherwise, *others]), "", stop, silent)
    with pytest.raises(_Stopped):
        train_lora(options, material, "", stop, silent)


def test_weights_are_never_there_without_the_names_of_what_they_learned(
    base: Path, log: OwnLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = lora._save

    def killed(*arguments: Any) -> None:
        save(*arguments)
        raise _Stopped

    monkeypatch.setattr(lora, "_save", killed)
    options = replace(_options(base, tmp_path / "out"), merge=False, epochs=0.2, measured=0)
    with pytest.raises(_Stopped):
        train_lora(options, _material(log, 2), "", quiet, silent)
    assert (tmp_path / "out/adapter_model.safetensors").is_file()
    assert len(read_trained_on(tmp_path / "out")) == 4


@pytest.mark.slow
def test_several_processes_learn_from_rows_of_their_own_and_write_once(tmp_path: Path, whole: bool) -> None:
    """With --whole alone: three processes that import what trains. The run is stopped between, and goes on."""
    if not whole:
        pytest.skip("run by --whole")
    tiny_corpus.log_database(tmp_path / "music.sqlite")
    tiny_corpus.log_file(tmp_path / "log.jsonl")
    tiny_models.qwen(tmp_path / "base", context_tokens=2_048)
    assert _two_processes(tmp_path, stopped=True) != 0
    _each_sees_rows_of_its_own(tmp_path)
    checkpoints = sorted((tmp_path / "out.run").glob("checkpoint-*"))
    assert [each.name for each in checkpoints] == ["checkpoint-2", "checkpoint-4"]
    assert not (tmp_path / "out").exists()
    assert _two_processes(tmp_path, stopped=False) == 0
    seen = [len(_rows(tmp_path, number)) for number in (0, 1)]
    assert max(seen) < 64  # four further steps of four rows each, not all eight
    assert TransformersModel(tmp_path / "out").sample("Tables:", Sampling(max_tokens=3))
    card = (tmp_path / "out/README.md").read_text()
    assert "| examples a step | 8 |\n| processes | 2 |" in card
    assert "| steps | 8 |" in card


def _each_sees_rows_of_its_own(folder: Path) -> None:
    first, second = ([*map(tuple, _rows(folder, number))][:16] for number in (0, 1))  # of the first round
    assert len({*first, *second}) == 27  # every row is seen
    assert len({*first} & {*second}) <= 5  # what fills the last steps of a round


def _two_processes(folder: Path, stopped: bool) -> int:
    """What torchrun says of two processes of lora_process.py."""
    launcher = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc-per-node", "2"]
    command = [*launcher, "-m", "tests.adapters.training.lora_process", str(folder), "1" if stopped else "0"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": "1"}
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, check=False).returncode


def _rows(folder: Path, number: int) -> list[list[int]]:
    return [json.loads(line) for line in (folder / f"rows-{number}").read_text().splitlines()]


@pytest.mark.parametrize(("named", "said"), [("cuda:1", "--device cuda, not cuda:1"), ("cuda", "")])
def test_each_of_several_processes_has_a_gpu_of_its_own(
    two_gpus: list[torch.device], monkeypatch: pytest.MonkeyPatch, named: str, said: str
) -> None:
    state = SimpleNamespace(num_processes=2, process_index=3, local_process_index=1)
    monkeypatch.setattr("accelerate.PartialState", lambda **_: state)
    if said:
        with pytest.raises(BadInput, match=said):
            joined(named)
    else:
        assert joined(named) == Processes(torch.device("cuda", 1), 2, 3)


def test_a_base_in_four_bits_is_tuned_and_merged_into_the_base_as_it_is(
    base: Path, log: OwnLog, tmp_path: Path
) -> None:
    pytest.importorskip("bitsandbytes")
    options = replace(_options(base, tmp_path / "out"), quantized=True, epochs=1.0)
    train_lora(options, _material(log), "", quiet, silent)
    config = json.loads((tmp_path / "out/config.json").read_text())
    assert "quantization_config" not in config
    before, after = (load_file(folder / "model.safetensors") for folder in (base, tmp_path / "out"))
    untouched = "model.embed_tokens.weight"
    assert torch.equal(before[untouched], after[untouched])
    learned = "model.layers.0.mlp.up_proj.weight"
    assert float((before[learned] - after[learned]).abs().max()) > 0
    assert int(torch.linalg.matrix_rank(after[learned] - before[learned], rtol=1e-3)) <= options.rank
    card = (tmp_path / "out/README.md").read_text()
    assert "over the base in four bits (QLoRA), merged into the base" in card
    losses = [float(line.split("|")[2]) for line in card.splitlines() if "held-out loss" in line]
    assert losses[1] < losses[0]


def test_a_base_that_is_quantised_already_is_refused(log: OwnLog, tmp_path: Path) -> None:
    ready = tiny_models.qwen(tmp_path / "ready", context_tokens=2_048)
    config = json.loads((ready / "config.json").read_text())
    (ready / "config.json").write_text(json.dumps({**config, "quantization_config": {"quant_method": "gptq"}}))
    with pytest.raises(BadInput, match="quantised already"):
        train_lora(replace(_options(ready, tmp_path / "out"), quantized=True), _material(log), "", quiet, silent)


def test_a_machine_without_bitsandbytes_is_told_so(
    base: Path, log: OwnLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lacking(*_: object, **__: object) -> None:
        raise ImportError("Using bitsandbytes 4-bit quantization requires bitsandbytes")

    monkeypatch.setattr("transformers.AutoModelForCausalLM.from_pretrained", _first_as_it_is(lacking))
    with pytest.raises(ModelUnavailable, match="could not be loaded in four bits: Using bitsandbytes"):
        train_lora(replace(_options(base, tmp_path / "out"), quantized=True), _material(log), "", quiet, silent)


def _first_as_it_is(otherwise: Callable[..., None]) -> Callable[..., Any]:
    """transformers' loading, which fails where something is to be quantised."""
    whole = transformers.AutoModelForCausalLM.from_pretrained
    return lambda *given, **more: (otherwise if "quantization_config" in more else whole)(*given, **more)


# --- tasks -----------------------------------------------------------------------------------------


def _tasks(log: OwnLog, warehouse: bool, tmp_path: Path, seconds: float = 60.0) -> Tasks:
    tmp_path.mkdir(exist_ok=True)
    database = tiny_corpus.log_database(tmp_path / "rows.sqlite")
    opened = (lambda: closing(open_warehouse(f"sqlite:///{database}", "music", workers=1))) if warehouse else None
    material = replace(_material(log), warehouse=opened)
    return tasks_of(material, 5, Prompts(PROMPTS), SHOWN, seconds)


def _knows(query: str) -> FakeModel:
    """Links the right names, and writes one query whatever is asked."""

    def script(prompt: str) -> list[str]:
        task = prompt.rstrip().rsplit("\n", 1)[-1]
        return [{"Tables:": "singer", "Columns:": "singer.name, singer.age"}.get(task, query)]

    return FakeModel(script)


def test_what_is_linked_and_what_queries_return_is_measured(log: OwnLog, tmp_path: Path) -> None:
    tasks = _tasks(log, True, tmp_path)
    first = next(int(word.rstrip("?")) for word in tasks.questions[0].question.split() if word[0].isdigit())
    knowing = tasks.done_by(_knows(f"```sql\nSELECT name FROM singer WHERE age > {first};\n```"))
    knowing_nothing = tasks.done_by(FakeModel(lambda _: ["song"]))
    assert [done.right for done in knowing] == [True, False]
    assert [done.right for done in knowing_nothing] == [False, False]
    told_of = task_figures(tasks, knowing_nothing, knowing)
    assert told_of == {
        "held-out tables linked exactly (EM), before (of 2)": 0.0,
        "held-out tables linked exactly (EM), after": 1.0,
        "held-out columns linked exactly (EM), before (of 2)": 0.0,
        "held-out columns linked exactly (EM), after": 1.0,
        "held-out queries that return what gold returns (EX), before (of 2)": 0.0,
        "held-out queries that return what gold returns (EX), after": 0.5,
    }
    assert not_measured(tasks, knowing_nothing, knowing) == []


def test_follow_ups_are_not_measured(log: OwnLog) -> None:
    material = _material(log)
    first, second = material.held_out
    follow_up = replace(material, held_out=[replace(first, previous="Who sings?"), second])
    asked = tasks_of(follow_up, 5, Prompts(PROMPTS), SHOWN, 60.0).questions
    assert [each.question for each in asked] == [second.question]


def test_what_was_linked_counts_though_the_query_has_no_room(log: OwnLog, tmp_path: Path) -> None:
    def script(prompt: str) -> list[str]:
        task = prompt.rstrip().rsplit("\n", 1)[-1]
        if task not in ("Tables:", "Columns:"):
            raise PromptTooLong("There is no room.")
        return ["singer" if task == "Tables:" else "singer.name, singer.age"]

    done = _tasks(log, True, tmp_path).done_by(FakeModel(script))
    assert [(each.tables, each.columns, each.right) for each in done] == [
        (("singer",), ("singer.name", "singer.age"), False)
    ] * 2


def test_what_is_not_measured_is_said(log: OwnLog, tmp_path: Path) -> None:
    alone = _tasks(log, False, tmp_path / "one")
    done = alone.done_by(_knows("SELECT 1"))
    assert not [name for name in task_figures(alone, done, done) if "EX" in name]
    assert not_measured(alone, done, done) == [
        "Whether queries return what gold returns was not measured: no warehouse runs them."
    ]
    hurried = _tasks(log, True, tmp_path / "two", seconds=0.0)
    assert hurried.done_by(_knows("SELECT 1")) == []
    assert not_measured(hurried, [], []) == [
        "Linking and writing were measured on the first 0 of 2 held-out questions: 0 seconds were up."
    ]
    assert not_measured(hurried, done, done[:1])[0].startswith("Linking and writing were measured on the first 1 of 2")


def test_the_model_itself_is_asked_before_and_after(base: Path, log: OwnLog, tmp_path: Path) -> None:
    database = tiny_corpus.log_database(tmp_path / "rows.sqlite")
    material = replace(
        _material(log, 2), warehouse=lambda: closing(open_warehouse(f"sqlite:///{database}", "music", workers=1))
    )
    train_lora(replace(_options(base, tmp_path / "out"), epochs=0.2), material, "", quiet, silent)
    card = (tmp_path / "out/README.md").read_text()
    assert "| held-out tables linked exactly (EM), before (of 2) | " in card
    assert "| held-out queries that return what gold returns (EX), after | 0.0 |" in card


def test_bases_that_cannot_be_tuned_so_are_refused(log: OwnLog, tmp_path: Path) -> None:
    reference = tiny_models.prefix(tmp_path / "prefix")
    t5 = tiny_models.t5(tmp_path / "t5")
    for folder in (reference, t5):
        with pytest.raises(BadInput, match="not a causal model"):
            train_lora(_options(folder, tmp_path / "out"), _material(log), "", quiet, silent)
    with pytest.raises(ModelUnavailable, match="no model folder"):
        train_lora(_options(tmp_path / "gone", tmp_path / "out"), _material(log), "", quiet, silent)


def test_no_checkpoint_means_from_the_start(tmp_path: Path) -> None:
    assert last_checkpoint(tmp_path) is None
    (tmp_path / "checkpoint-4").mkdir()
    assert last_checkpoint(tmp_path) is None
    assert not (tmp_path / "checkpoint-4").exists()


@pytest.fixture(autouse=True)
def one_seed() -> None:
    torch.manual_seed(0)
