"""The GPU recipe on a processor: packing, the compressed folder, and a tiny run from end to end."""

from __future__ import annotations

import json
import lzma
import multiprocessing
import queue
import random
import resource
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

from adapters.models.transformers_model import TransformersModel
from adapters.training.__main__ import main
from adapters.training.data.compact_folder import CompactOptions, open_compact, prepare_compact
from adapters.training.data.prepare import PrepareOptions, corpus, prepare
from adapters.training.data.sample_schema import sample_schema
from adapters.training.data.shards import Encoded, as_batch, collate, lay_out, pack, size_of
from adapters.training.data.stream import _APART, RowSource, Stream, StreamOptions, _work
from adapters.training.data.vocabulary import causal_tokenizer, learn_vocabulary
from adapters.training.runs.gpu import GpuRecipe, run_gpu_recipe
from adapters.training.runs.loop import LoopOptions, autocast, number_format, rate_at
from adapters.training.runs.run_folder import room_for
from adapters.training.runs.shapes import (
    SIZES,
    DecoderShape,
    EncoderDecoderShape,
    Size,
    join_pieces,
    load_shape,
    new_shape,
    qwen3,
    save_shape,
)
from adapters.training.runs.train import CpuRecipe, run_cpu_recipe
from bot.main import Candor
from bot.settings import Settings
from reliability.errors import BadInput, ModelUnavailable
from reliability.ports import Sampling
from reliability.prompts import Prompts
from reliability.trie import NameTrie
from tests.support import tiny_corpus, tiny_models

PROMPTS = Path(__file__).parents[3] / "prompts/compact"
PROMPT = "how many singers ? | singer + : singer id , name | song : song id , title\ntables :"


def quiet(done: float, words: str) -> None:
    """Progress that nobody watches."""


@pytest.fixture(scope="module")
def material(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("material")
    return {
        "data": tiny_corpus.data_folder(folder / "data"),
        "log": tiny_corpus.log_file(folder / "log.jsonl"),
        "database": tiny_corpus.log_database(folder / "music.sqlite"),
    }


def _compact(material: dict[str, Path], out: Path) -> CompactOptions:
    return CompactOptions(
        material["data"], material["log"], material["database"], PROMPTS, out, 700, corpora=("spider_train",)
    )


@pytest.fixture(scope="module")
def prepared(material: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("prepared") / "folder"
    prepare_compact(_compact(material, out), quiet)
    return out


def _recipe(prepared: Path, out: Path, **more: object) -> GpuRecipe:
    recipe = GpuRecipe(
        prepared, out, PROMPTS, size="tiny", seconds=3.0, tokens=1_536, width=512, workers=0, device="cpu"
    )
    return replace(recipe, **more)  # type: ignore[arg-type]  # tests name what they change


# --- packing ---------------------------------------------------------------------------------------


def _rows(count: int, seed: int = 0) -> list[Encoded]:
    rng = random.Random(seed)

    def ids(least: int, most: int) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
        return np.array([rng.randrange(110, 400) for _ in range(rng.randint(least, most))], np.int32)

    return [
        (ids(3, 40), [(ids(4, 12), rng.randint(1, 3), rng.choice((0.5, 2.0))) for _ in range(rng.randint(1, 3))])
        for _ in range(count)
    ]


def _shape(prepared: Path, name: str) -> DecoderShape:
    torch.manual_seed(0)
    if name == "minilm":
        shape = load_shape(tiny_models.prefix(prepared.parent / "prefix"))
        assert isinstance(shape, DecoderShape)
        return shape
    tokenizer = causal_tokenizer(prepared)
    return DecoderShape("qwen3", qwen3(SIZES["tiny"], tokenizer).eval(), tokenizer)


@pytest.mark.parametrize("name", ["qwen3", "minilm"])
def test_packed_rows_give_the_logits_of_rows_one_by_one(prepared: Path, name: str) -> None:
    shape = _shape(prepared, name)
    lines = pack(_rows(9), 160)
    assert max(map(len, lines)) > 1
    batch = as_batch(lay_out(lines, 160), shape.free)
    with torch.inference_mode():
        packed = shape.logits(batch)
        at = 0
        for row in (row for line in lines for row in line):
            for task in row[1]:
                alone = shape.logits(collate([(row[0], [task])], shape.free))[: len(task[0]) - task[1]]
                assert torch.allclose(packed[at : at + len(alone)], alone, atol=2e-4)
                at += len(alone)
    assert at == int((batch.weights > 0).sum())


@pytest.mark.parametrize("name", ["qwen3", "minilm"])
def test_mixed_precision_masks_alike(prepared: Path, name: str) -> None:
    """Under autocast masks are bool, not additive: the same rows must be kept apart, to bfloat16's precision."""
    shape = _shape(prepared, name)
    batch = as_batch(lay_out(pack(_rows(6), 160), 160), shape.free)
    with torch.inference_mode():
        plain = shape.logits(batch)
        with autocast("cpu", "bfloat16"):
            mixed = shape.logits(batch).float()
    assert float((mixed - plain).abs().mean()) < 0.02 * float(plain.abs().mean())


def test_a_causal_shared_part_sees_only_what_is_before_it() -> None:
    shared, tasks = np.arange(4, dtype=np.int32), [(np.arange(3, dtype=np.int32), 1, 1.0)]
    arrays = lay_out([[(shared, tasks), (shared, tasks)]], 16)
    free, causal = (as_batch(arrays, free).seen[0, 0] for free in (True, False))
    assert free[0, 3]
    assert not causal[0, 3]
    assert torch.equal(causal, causal.tril())
    assert not free[7:, :7].any()  # the second row sees nothing of the first
    assert bool(free.diagonal().all())


def test_packing_keeps_every_row_and_wastes_little() -> None:
    rows = _rows(300)
    lines = pack(rows, 256)
    assert sorted(size_of(row) for line in lines for row in line) == sorted(map(size_of, rows))
    assert all(sum(map(size_of, line)) <= 256 for line in lines)
    assert sum(map(size_of, rows)) / (256 * len(lines)) > 0.95
    with pytest.raises(ValueError, match="fits no line"):
        pack(rows, 10)


def test_the_rate_rises_stays_and_falls_to_nothing() -> None:
    options = LoopOptions(Path(), Path(), 100, learning_rate=2.0, warm_up=0.1, hold=0.6)
    rates = [rate_at(options, done) for done in (0.0, 0.05, 0.1, 0.35, 0.6, 0.8, 1.0)]
    assert rates == pytest.approx([0.002, 1.002, 2.0, 2.0, 2.0, 1.0, 0.0])


def test_float32_is_what_a_processor_without_better_gets() -> None:
    assert number_format("auto", "cpu") in ("float32", "bfloat16")
    assert number_format("bfloat16", "cpu") == "bfloat16"


# --- the folder ------------------------------------------------------------------------------------


def test_pairs_come_back_from_the_folder_as_they_went_in(material: dict[str, Path], prepared: Path) -> None:
    schema = sample_schema(material["database"])
    by_source, _, _ = corpus(material["data"], material["log"], schema, material["database"], {"spider_train": 1.0})
    folder = open_compact(prepared, Prompts(PROMPTS))
    assert {name: len(pairs) for name, pairs in folder.by_source.items()} == {
        name: len(pairs) for name, pairs in by_source.items()
    }
    for source, pairs in by_source.items():
        for found, pair in zip(folder.by_source[source], pairs, strict=True):
            assert (found.question, found.sql, found.values) == (pair.question, pair.sql, pair.values)
            assert (found.readings, found.offered) == (pair.readings, pair.offered)
            said = [[c.comment for c in t.columns] for t in pair.schema.tables]
            assert [[c.comment for c in t.columns] for t in found.schema.tables] == said
            assert [t.name for t in found.schema.tables] == [t.name for t in pair.schema.tables]
    assert {pair.database for pair in folder.held_out} == {tiny_corpus.HELD_OUT}
    assert not any("keeper" in table.name for table in folder.pool)


def test_only_the_logs_train_split_travels(prepared: Path) -> None:
    folder = open_compact(prepared, Prompts(PROMPTS))
    asked = {pair.question for pair in folder.by_source["log"]}
    assert len(asked) == 16
    assert "Which singers are older than 21?" not in asked


def test_a_second_call_makes_nothing_anew(material: dict[str, Path], prepared: Path) -> None:
    before = {file.name: file.stat().st_mtime_ns for file in prepared.iterdir() if file.name != "sizes.json"}
    prepare_compact(_compact(material, prepared), quiet)
    assert before == {file.name: file.stat().st_mtime_ns for file in prepared.iterdir() if file.name != "sizes.json"}


def test_a_folder_of_other_prompts_or_without_a_record_is_refused(
    material: dict[str, Path], prepared: Path, tmp_path: Path
) -> None:
    with pytest.raises(BadInput, match="stale: the prompts changed"):
        open_compact(prepared, Prompts(PROMPTS.parent / "instruct"))
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(BadInput, match="no record"):
        prepare_compact(_compact(material, tmp_path), quiet)
    assert (tmp_path / "letter.txt").read_text() == "mine"
    with pytest.raises(BadInput, match="no complete training data"):
        open_compact(tmp_path / "gone", Prompts(PROMPTS))


def test_broken_and_oversized_data_are_said(material: dict[str, Path], prepared: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    for file in prepared.iterdir():
        (broken / file.name).write_bytes(file.read_bytes())
    (broken / "pairs.jsonl.xz").write_bytes(b"not xz")
    with pytest.raises(BadInput, match="broken"):
        open_compact(broken, Prompts(PROMPTS))
    (broken / "pairs.jsonl.xz").write_bytes(lzma.compress(b'{"no": "source"}\n'))
    with pytest.raises(BadInput, match="broken"):
        open_compact(broken, Prompts(PROMPTS))
    with pytest.raises(BadInput, match="at most 0 may travel"):
        prepare_compact(replace(_compact(material, prepared), max_mib=0.001), quiet)


def test_a_vocabulary_keeps_the_ids_that_rows_rely_on(prepared: Path, tmp_path: Path) -> None:
    tokenizer = causal_tokenizer(prepared)
    assert (tokenizer.sep_token_id, tokenizer.cls_token_id, tokenizer.convert_tokens_to_ids("\n")) == (
        102,
        101,
        98,
    )
    assert len(tokenizer) <= 700
    encode = tokenizer.backend_tokenizer.encode
    assert all(
        len(encode(f" {word}", add_special_tokens=False).ids) == 1
        for word in ("Yes", "No", "True", "False", *"ABCDEFGH")
    )
    assert encode("tables :", add_special_tokens=False).tokens == ["tables", ":"]
    assert encode("GROUP BY singer_id", add_special_tokens=False).tokens[0] == "GROUP BY"
    assert 102 not in encode("a person wrote [SEP]", add_special_tokens=False).ids
    with pytest.raises(BadInput, match="too small"):
        learn_vocabulary(["a"], 150, tmp_path)
    with pytest.raises(ModelUnavailable, match="no vocabulary"):
        causal_tokenizer(tmp_path)


# --- the stream ------------------------------------------------------------------------------------


def _stream(prepared: Path, **more: object) -> StreamOptions:
    options = StreamOptions(prepared, PROMPTS, minilm=False, closed=False, lines=4, width=512, limit=480)
    return replace(options, **more)  # type: ignore[arg-type]  # tests name what they change


def test_lines_are_nearly_full_while_pretraining_and_after(prepared: Path) -> None:
    with Stream(_stream(prepared)) as stream:
        batches = stream.batches()
        for share in (0.0, 0.9):
            stream.set_done(share)
            full = [float((next(batches)[3] >= 0).mean()) for _ in range(6)]
            assert sum(full) / len(full) > 0.9, (share, full)


def test_pretraining_reads_english_and_repeats_and_then_only_tasks_come(prepared: Path) -> None:
    source = RowSource(_stream(prepared), open_compact(prepared, Prompts(PROMPTS)), 0)
    early = [source.rows(0.0) for _ in range(40)]
    running = [row for rows in early for row in rows if len(row[0]) == 1]
    assert running
    ids, start, _ = running[0][1][0]
    assert start == 1
    assert len(ids) > 200
    repeats = [row for rows in early for row in rows if row[0][1:-1].tolist() == row[1][0][0][:-1].tolist()]
    assert repeats
    assert all(len(row[0]) > 1 for _ in range(20) for row in source.rows(0.5))


@pytest.mark.slow
def test_a_worker_process_sends_batches_and_its_failure_is_a_sentence(prepared: Path, tmp_path: Path) -> None:
    with Stream(_stream(prepared, workers=1)) as stream:
        ids, positions, *_ = next(stream.batches())
        assert ids.shape == positions.shape == (4, 512)
    sent: queue.Queue[object] = queue.Queue()
    _work(_stream(tmp_path), 0, multiprocessing.Value("d", 0.0), sent)
    assert "no complete training data" in str(sent.get_nowait())


class Arriving:
    """A queue of numbered batches that is empty after so many, until somebody waits."""

    def __init__(self, waiting: int) -> None:
        self.waiting, self.number = waiting, 0

    def empty(self) -> bool:
        return self.waiting <= 0

    def get(self, timeout: float) -> int:
        self.waiting, self.number = self.waiting - 1, self.number + 1
        return self.number


def test_a_batch_comes_a_second_time_where_the_workers_are_behind_and_never_a_third(prepared: Path) -> None:
    with Stream(_stream(prepared, workers=1)) as stream:
        stream._queue.close()
        stream._queue.cancel_join_thread()
        kept, stream._queue = stream._queue, Arriving(_APART + 6)
        drawn: list[Any] = list(islice(stream.batches(), 4 * _APART))
        stream._queue = kept
    counts = Counter(drawn)
    assert drawn[: _APART + 6] == list(range(1, _APART + 7)), "what waits comes first"
    assert max(counts.values()) == 2
    apart = [drawn.index(n, drawn.index(n) + 1) - drawn.index(n) for n, times in counts.items() if times == 2]
    assert apart
    assert min(apart) >= _APART


# --- from the folder to a model --------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.usefixtures("steady_clock")
def test_a_tiny_run_ends_in_a_model_that_the_adapter_and_vllm_can_load(prepared: Path, tmp_path: Path) -> None:
    said: list[str] = []
    out = tmp_path / "model"
    ended = run_gpu_recipe(
        _recipe(prepared, out, seconds=2.0), "candor train model", lambda _, words: said.append(words)
    )
    assert ended.whole
    losses = [float(words.split("loss ")[1].split()[0]) for words in said if words.startswith("step")]
    assert losses[-1] < losses[0]
    model = TransformersModel(out)
    trie = NameTrie(["singer", "song"], model.encode, model.end_id)
    (completion,) = model.sample(PROMPT, Sampling(max_tokens=12), trie)
    assert set(trie.read(completion.token_ids)) <= {"singer", "song"}
    assert sum(model.choose(PROMPT, ("Yes", "No"))) == pytest.approx(1)
    assert model.states(PROMPT, completion.token_ids).shape[1:] == (2, 64)
    assert model.context_tokens == 1_024
    config = json.loads((out / "config.json").read_text())
    assert (config["architectures"], config["model_type"]) == (["Qwen3ForCausalLM"], "qwen3")
    assert Candor(Settings(model=str(out))).models.is_reference  # it gets its own prompts and the SQL constraint
    assert {"model.safetensors", "tokenizer.json", "tokenizer_config.json"} <= {f.name for f in out.iterdir()}
    loaded = AutoModelForCausalLM.from_pretrained(out)
    tokenizer = AutoTokenizer.from_pretrained(out)
    assert next(loaded.parameters()).dtype == torch.float16
    assert tokenizer("a b")["input_ids"] == [101, *model.encode("a b")]
    assert tokenizer.eos_token_id == model.end_id == 102
    card = (out / "README.md").read_text()
    assert "candor train model" in card
    assert "CC BY-SA 4.0" in card
    with pytest.raises(BadInput, match="finished"):
        run_gpu_recipe(_recipe(prepared, out, seconds=2.0), "", quiet)


@pytest.mark.slow
@pytest.mark.usefixtures("steady_clock")
def test_a_stopped_run_goes_on_and_another_command_is_refused(prepared: Path, tmp_path: Path) -> None:
    out = tmp_path / "model"
    recipe = _recipe(prepared, out, seconds=1.5, stop_after_s=0.6)
    first = run_gpu_recipe(recipe, "", quiet)
    assert not first.whole
    assert 0 < first.state.seconds < 1.5
    TransformersModel(out)  # what is there after every call can be loaded
    with pytest.raises(BadInput, match="another tokens"):
        run_gpu_recipe(replace(recipe, tokens=2_048), "", quiet)
    second = run_gpu_recipe(replace(recipe, stop_after_s=None), "", quiet)
    assert second.whole
    assert second.state.step > first.state.step
    assert not (tmp_path / "model.run/checkpoint.pt").exists()


@pytest.mark.slow
@pytest.mark.usefixtures("steady_clock")
def test_minilm_is_a_shape_of_the_same_recipe(prepared: Path, tmp_path: Path) -> None:
    start, out = tiny_models.prefix(tmp_path / "start", 512), tmp_path / "model"
    run_gpu_recipe(_recipe(prepared, out, shape="minilm", seconds=0.4, tokens=512, start=start), "", quiet)
    assert load_shape(out).name == "minilm"
    assert f"the model in {start}" in (out / "README.md").read_text("utf-8")
    TransformersModel(out)
    with pytest.raises(BadInput, match="is a minilm, not a qwen3"):
        run_gpu_recipe(_recipe(prepared, tmp_path / "other", start=start), "", quiet)
    narrow = tiny_models.prefix(tmp_path / "narrow", 256)
    with pytest.raises(BadInput, match="reads 256 tokens at once, and a row takes up to 480"):
        run_gpu_recipe(_recipe(prepared, tmp_path / "third", shape="minilm", start=narrow), "", quiet)


def test_what_cannot_be_trained_is_said_before_anything_is_written(prepared: Path, tmp_path: Path) -> None:
    out = tmp_path / "model"
    if not torch.cuda.is_available():
        with pytest.raises(BadInput, match="no GPU"):
            run_gpu_recipe(_recipe(prepared, out, device="cuda"), "", quiet)
    with pytest.raises(BadInput, match="not encoder-decoder"):
        run_gpu_recipe(_recipe(prepared, out, shape="encoder-decoder"), "", quiet)
    with pytest.raises(BadInput, match="at least one line"):
        run_gpu_recipe(_recipe(prepared, out, tokens=100), "", quiet)
    with pytest.raises(BadInput, match="no shape qwen3 of size huge"):
        new_shape("qwen3", prepared, "huge")
    assert not out.exists()
    out.mkdir()
    (out / "thesis.txt").write_text("years of work")
    with pytest.raises(BadInput, match="not empty"):
        run_gpu_recipe(_recipe(prepared, out), "", quiet)


# --- files -----------------------------------------------------------------------------------------


def test_weights_in_pieces_load_and_old_pieces_go(prepared: Path, tmp_path: Path) -> None:
    tokenizer = causal_tokenizer(prepared)
    shape = DecoderShape("qwen3", qwen3(Size(128, 6, 4, 2, 256), tokenizer), tokenizer)
    save_shape(shape, tmp_path / "model", "float32", piece_mib=1)
    assert len(list((tmp_path / "model").glob("model-0*.safetensors"))) > 2
    assert (tmp_path / "model/model.safetensors.index.json").is_file()
    assert all(file.stat().st_size <= 1 << 20 for file in (tmp_path / "model").iterdir())
    reloaded = load_shape(tmp_path / "model")
    weights = reloaded.model.state_dict()
    assert all(torch.equal(value, weights[name]) for name, value in shape.model.state_dict().items())
    save_shape(shape, tmp_path / "model", "float32")
    assert [f.name for f in (tmp_path / "model").glob("*.safetensors*")] == ["model.safetensors"]


def test_a_tensor_beyond_the_limit_is_cut_and_put_together_again(tmp_path: Path) -> None:
    start = tiny_models.prefix(tmp_path / "start")
    shape = load_shape(start)
    save_shape(shape, tmp_path / "model", "float32", piece_mib=1)
    assert len(list((tmp_path / "model").glob("*.part*"))) > 2
    assert all(file.stat().st_size <= 1 << 20 for file in (tmp_path / "model").iterdir() if "token" not in file.name)
    assert join_pieces(tmp_path / "model") == 1
    weights = load_shape(tmp_path / "model").model.state_dict()
    assert all(torch.equal(value, weights[name]) for name, value in shape.model.state_dict().items())


def test_a_missing_piece_is_said(tmp_path: Path) -> None:
    for number in (0, 2):
        (tmp_path / f"model.safetensors.part{number:02d}").write_bytes(b"x")
    with pytest.raises(BadInput, match="A piece"):
        join_pieces(tmp_path)
    assert join_pieces(tmp_path / "empty") == 0


@contextmanager
def _full_disk(limit: int) -> Iterator[None]:
    """No file may grow beyond the limit, as on a disk that is nearly full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


@pytest.mark.slow
@pytest.mark.usefixtures("steady_clock")
def test_a_full_disk_is_a_sentence_and_keeps_the_last_model_and_checkpoint(prepared: Path, tmp_path: Path) -> None:
    out = tmp_path / "model"
    recipe = _recipe(prepared, out, seconds=1.2, stop_after_s=0.5)
    run_gpu_recipe(recipe, "", quiet)
    kept = {f: f.read_bytes() for f in [*out.iterdir(), tmp_path / "model.run/checkpoint.pt"]}
    with _full_disk(200_000), pytest.raises(BadInput, match="is kept: mend that and give the same command"):
        run_gpu_recipe(recipe, "", quiet)
    assert all(file.read_bytes() == content for file, content in kept.items())
    assert not [f for f in tmp_path.rglob("*") if f.name.endswith(".new") or f.name.startswith(".model")]
    assert run_gpu_recipe(replace(recipe, stop_after_s=None), "", quiet).whole


def test_other_errors_are_not_called_a_full_disk(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), room_for(tmp_path):
        raise ZeroDivisionError
    with pytest.raises(FileNotFoundError), room_for(tmp_path):
        (tmp_path / "gone/file").write_text("")


# --- the CPU recipe, from data to card -------------------------------------------------------------


def _prepare(material: dict[str, Path], out: Path) -> PrepareOptions:
    return PrepareOptions(
        material["data"],
        material["log"],
        material["database"],
        PROMPTS,
        out,
        shards=2,
        questions=12,
        corpora=("spider_train",),
    )


def test_a_stopped_preparation_goes_on_and_stale_shards_are_refused(material: dict[str, Path], tmp_path: Path) -> None:
    options = _prepare(material, tmp_path / "shards")
    prepare(options, quiet)
    first = (tmp_path / "shards/0000.shard").stat().st_mtime_ns
    content = (tmp_path / "shards/0001.shard").read_bytes()
    (tmp_path / "shards/0001.shard").unlink()
    said: list[str] = []
    prepare(options, lambda _, words: said.append(words))
    assert (tmp_path / "shards/0000.shard").stat().st_mtime_ns == first
    assert (tmp_path / "shards/0001.shard").read_bytes() == content  # a variant depends on its shard's number alone
    assert [words.split(":")[0] for words in said if words.startswith("shard")] == ["shard 1"]
    with pytest.raises(BadInput, match="stale: copying changed"):
        prepare(replace(options, copying=0.9), quiet)
    material["log"].touch()
    prepare(options, quiet)


@pytest.mark.usefixtures("steady_clock")
def test_the_cpu_recipe_makes_its_shards_trains_and_writes_a_card(material: dict[str, Path], tmp_path: Path) -> None:
    start = tiny_models.prefix(tmp_path / "start")
    recipe = CpuRecipe(
        tmp_path / "model",
        tmp_path / "shards",
        _prepare(material, tmp_path / "shards"),
        minutes=0.02,
        threads=1,
        tokens=512,
        start=start,
    )
    run_cpu_recipe(recipe, "candor train model --recipe cpu", quiet)
    TransformersModel(tmp_path / "model")
    assert "candor train model --recipe cpu" in (tmp_path / "model/README.md").read_text()
    with pytest.raises(BadInput, match="finished"):
        run_cpu_recipe(recipe, "", quiet)
    with pytest.raises(BadInput, match="no shards"):
        run_cpu_recipe(replace(recipe, out=tmp_path / "x", shards=tmp_path / "none", prepare=None), "", quiet)


def test_an_encoder_decoder_learns_from_the_same_rows_and_loads_through_the_adapter(tmp_path: Path) -> None:
    shape = new_shape("encoder-decoder")
    assert isinstance(shape, EncoderDecoderShape)
    rows = _rows(3)
    with torch.inference_mode():
        together = shape.logits(shape.collate(rows))
        at = 0
        for shared, tasks in rows:
            for task in tasks:
                alone = shape.logits(shape.collate([(shared, [task])]))
                assert torch.allclose(together[at : at + len(alone)], alone, atol=1e-3)
                at += len(alone)
    assert at == len(together)
    (batch,) = shape.batches(rows, 100_000, 0)
    assert batch.labels.numel() == at
    save_shape(shape, tmp_path / "model", "float32")
    reloaded = load_shape(tmp_path / "model")
    assert reloaded.name == "encoder-decoder"
    model = TransformersModel(tmp_path / "model")
    trie = NameTrie(["singer", "song"], model.encode, model.end_id)
    (completion,) = model.sample(PROMPT, Sampling(max_tokens=12), trie)
    prompt = np.array([101, *model.encode(PROMPT), 102], np.int32)
    row: Encoded = (prompt[:-1], [(np.array([102, *completion.token_ids], np.int32), 1, 1.0)])
    with torch.inference_mode():
        logits = shape.logits(shape.collate([row])).log_softmax(-1)
    expected = logits.gather(-1, torch.tensor(completion.token_ids)[:, None])[:, 0]
    assert [s.log_probability for s in completion.steps] == pytest.approx(expected.tolist(), abs=1e-3)


# --- on a machine that has little else -------------------------------------------------------------

_WITHOUT_THE_REST = """
import sys
for name in ("typer", "rich", "pydantic", "pydantic_settings", "sqlalchemy", "dbos", "slack_sdk", "slack_bolt", "httpx"):
    sys.modules[name] = None
from adapters.training.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.slow
def test_it_runs_where_only_what_trains_is_installed(prepared: Path, tmp_path: Path) -> None:
    given = ["--device", "cpu", "--size", "tiny", "--minutes", "0.005", "--tokens", "1536", "--workers", "0"]
    command = [sys.executable, "-c", _WITHOUT_THE_REST, "--prepared", str(prepared), *given, "--out"]
    ended = subprocess.run([*command, str(tmp_path / "out")], capture_output=True, text=True, cwd=PROMPTS.parents[1])
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.splitlines()[-1] == f"The model is in {tmp_path / 'out'}."
    assert (tmp_path / "out/config.json").is_file()


def test_what_it_refuses_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--device", "cpu", "--prepared", str(tmp_path / "no"), "--out", str(tmp_path / "out")]
    assert main(command) == 1
    assert "holds no complete training data" in capsys.readouterr().err
    for wrong in ("0", "-1", "nan", "inf", "many"):
        with pytest.raises(SystemExit):
            main([*command, "--minutes", wrong])
    assert not (tmp_path / "out").exists()
