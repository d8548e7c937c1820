"""What `candor train …` and `candor evaluate model` do: options to recipes, progress for people."""

from __future__ import annotations

import contextlib
import json
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.extras import needs
from bot.cli.terminal import notes, out, print_json
from bot.redaction import redact
from reliability.errors import BadInput

if TYPE_CHECKING:
    from adapters.training.own_log import OwnLog
    from adapters.training.prepare import PrepareOptions
    from adapters.training.public_pairs import PublicPairs
    from reliability.values import Hint

Progress = Callable[[float, str], None]
"""Share done in [0, 1], and a line of words."""
_HELD_OUT = 0.1


@dataclass(frozen=True)
class ModelChoices:
    """Options of `candor train model` without --lora; None = the recipe's own."""

    recipe: str
    out: Path
    shape: str | None
    data: Path
    shards: Path
    shard_count: int
    prepared: Path
    size: str
    minutes: float | None
    stop_after: float | None
    tokens: int | None
    learning_rate: float | None
    start: Path | None
    threads: int
    workers: int | None
    device: str
    weights: str
    prompts: Path
    base: str | None
    log: Path | None


def run_model(chosen: ModelChoices) -> None:
    """Train a model of our own, or go on where a run was stopped."""
    if chosen.base is not None or chosen.log is not None:
        raise BadInput(
            "--base and --log are for --lora; a model of our own starts from MiniLM or from --start."
        )
    if not chosen.prompts.is_dir():
        raise BadInput(f"There is no folder {chosen.prompts} for the prompts.")
    if chosen.start is not None and not chosen.start.is_dir():
        raise BadInput(f"There is no folder {chosen.start} to start from.")
    if chosen.recipe == "gpu":
        _run_gpu(chosen)
        return
    if chosen.shape == "qwen3":
        raise BadInput("A Qwen3 is trained by --recipe gpu; --device cpu tries it on a processor.")
    from adapters.training.train import CpuRecipe, run_cpu_recipe

    recipe = CpuRecipe(
        chosen.out, chosen.shards, _preparing(chosen.data, chosen.shards, chosen.shard_count, chosen.prompts),
        chosen.minutes or 95.0, chosen.threads, chosen.learning_rate or 5e-4, chosen.tokens or 4_096,
        chosen.shape or "minilm", chosen.start,
    )  # fmt: skip
    with progress_bar("Training") as progress:
        folder = run_cpu_recipe(recipe, command_line(), progress)
    out().print(f"The model is in {folder}.")


def _run_gpu(chosen: ModelChoices) -> None:
    from adapters.training.gpu import GpuRecipe, run_gpu_recipe

    recipe = GpuRecipe(
        chosen.prepared, chosen.out, chosen.prompts, chosen.shape or "qwen3", chosen.size,
        60 * chosen.minutes if chosen.minutes else 1_440.0, chosen.stop_after, chosen.tokens or 65_536,
        learning_rate=chosen.learning_rate, workers=chosen.workers, device=chosen.device, weights=chosen.weights,
        start=chosen.start,
    )  # fmt: skip
    with progress_bar("Training") as progress:
        ended = run_gpu_recipe(recipe, command_line(), progress)
    rest = "" if ended.whole else "; its budget is not spent: the same command goes on"
    out().print(f"The model is in {chosen.out}{rest}.")


def _preparing(data: Path, shards: Path, count: int, prompts: Path) -> PrepareOptions:
    from adapters.training.prepare import PrepareOptions
    from bot.sample import QUESTION_LOG, build_sample, sample_file, sample_is_current

    database = sample_file() if sample_is_current() else build_sample()
    return PrepareOptions(data, QUESTION_LOG, database, prompts, shards, count)


def run_prepare(recipe: str, data: Path, folder: Path | None, shard_count: int, prompts: Path) -> None:
    """Prepare training data: shards, or the compressed folder for a GPU machine."""
    if not prompts.is_dir():
        raise BadInput(f"There is no folder {prompts} for the prompts.")
    if recipe == "cpu":
        from adapters.training.prepare import prepare

        place = folder or Path("var/train/shards")
        with progress_bar("Preparing") as progress:
            prepare(_preparing(data, place, shard_count, prompts), progress)
        out().print(f"The shards are in {place}.")
        return
    from adapters.training.compact_folder import CompactOptions, prepare_compact

    place = folder or Path("var/train/prepared")
    options = _preparing(data, place, 1, prompts)
    with progress_bar("Preparing") as progress:
        mib = prepare_compact(
            CompactOptions(data, options.log, options.log_database, prompts, place), progress
        )
    out().print(f"The training data are in {place}: {mib:.1f} MiB.")


# --- fine-tuning -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class LoraChoices:
    """Options of `candor train model --lora`."""

    base: str | None
    out: Path
    data: Path
    log: Path | None
    warehouse: str
    questions: int
    prompts: Path
    epochs: float
    rank: int
    max_tokens: int
    bfloat16: bool
    merge: bool
    learning_rate: float | None
    device: str


def run_lora(chosen: LoraChoices) -> None:
    """Fine-tune a larger model on a team's own log, on public questions, or on both."""
    if chosen.base is None:
        raise BadInput("--lora needs the model to fine-tune: --base FOLDER, or a name.")
    needs("peft", "accelerate")
    own = read_own(chosen.log, chosen.warehouse)
    from adapters.training.lora import LoraOptions, Material, train_lora
    from adapters.training.own_log import divided

    train, held_out = divided(own.pairs, _HELD_OUT) if own else ([], [])
    sources = {"log": own.words()} if own else {}
    material = Material(train, held_out, sources)
    with progress_bar("Fine-tuning") as progress:
        if own is None:  # a log of one's own says what matters
            public = _public(chosen.data, chosen.questions, progress)
            material = Material(
                public.train, public.held_out, {"spider_train": f"{len(public.train)} questions"}, public.pool,
                public.renamer,
            )  # fmt: skip
        options = LoraOptions(
            chosen.base, chosen.out, chosen.prompts, chosen.rank, 2 * chosen.rank, chosen.learning_rate or 2e-4,
            chosen.epochs, max_tokens=chosen.max_tokens, number_format="bfloat16" if chosen.bfloat16 else "float32",
            device=chosen.device, merge=chosen.merge,
        )  # fmt: skip
        folder = train_lora(options, material, command_line(), progress)
    out().print(f"The model is in {folder}.")


def read_own(log: Path | None, warehouse: str) -> OwnLog | None:
    """A team's own log over its warehouse, or None. Says on stderr what is left out and why. Raises BadInput."""
    if log is None:
        if warehouse:
            raise BadInput("--warehouse is where the SQL of --log runs: give the log, too.")
        return None
    if not warehouse:
        raise BadInput("A log's SQL needs its schema: --warehouse NAME or URL.")
    from adapters.training.own_log import read_own_log
    from bot.main import opened

    with opened() as candor:
        place = candor.warehouse(warehouse)
        found = read_own_log(log, place.schema(), place.find_values)
    notes().print(f"Of {log}, {found.words()}.")
    return found


def _public(data: Path, questions: int, progress: Progress) -> PublicPairs:
    from adapters.training.public_pairs import public_pairs
    from bot.sample import QUESTION_LOG

    if not questions:
        raise BadInput("There is nothing to learn from: give --log, --hints or --questions.")
    return public_pairs(data, QUESTION_LOG, questions, progress)


@dataclass(frozen=True)
class EncoderChoices:
    """Options of `candor train encoder`."""

    hints: Path | None
    data: Path
    questions: int
    out: Path
    base: str | None
    loss: str
    epochs: float


def run_encoder(chosen: EncoderChoices) -> None:
    """Fine-tune the sentence encoder."""
    needs("accelerate", "datasets")
    hints = _hints(chosen.hints)
    from adapters.training.encoder import HINT_TIMES, EncoderOptions, TripletMaterial, train_encoder
    from adapters.training.triplets import divided, from_hints, from_pairs

    of_hints = from_hints(hints)
    train, held_out = divided(of_hints, 2 * _HELD_OUT)
    sources = {"hints": f"{len(of_hints)} triplets of {len(hints)} hints"}
    train = train * HINT_TIMES
    with progress_bar("Fine-tuning") as progress:
        if chosen.questions:
            public = _public(chosen.data, chosen.questions, progress)
            found = from_pairs(public.train, public.renamer, seed=0)
            train += found
            held_out += from_pairs(public.held_out, public.renamer, seed=1)
            sources["spider_train"] = f"{len(found)} triplets"
        options = EncoderOptions(chosen.out, chosen.base, chosen.loss, chosen.epochs)
        folder = train_encoder(options, TripletMaterial(train, held_out, sources), command_line(), progress)
    out().print(f"The encoder is in {folder}: CANDOR_ENCODER={folder}")


def _hints(file: Path | None) -> Sequence[Hint]:
    if file is None:
        from bot.main import opened

        with opened() as candor:
            return candor.store.memory.hints()
    from adapters.hints import from_json_lines
    from bot.cli.statements import read_lines

    return list(from_json_lines(read_lines(file)))


@dataclass(frozen=True)
class RankerChoices:
    """Options of `candor train ranker`."""

    data: Path
    questions: int
    log: Path | None
    warehouse: str
    out: Path
    base: str | None
    epochs: float


def run_ranker(chosen: RankerChoices) -> None:
    """Train CKIF's two ranking models."""
    needs("accelerate", "datasets")
    own = read_own(chosen.log, chosen.warehouse)
    from adapters.training.own_log import divided
    from adapters.training.ranker import RankerOptions, train_ranker

    train, held_out = divided(own.pairs, _HELD_OUT) if own else ([], [])
    sources = {"log": own.words()} if own else {}
    with progress_bar("Training") as progress:
        if own is None:
            public = _public(chosen.data, chosen.questions, progress)
            train, held_out = list(public.train), list(public.held_out)
            sources["spider_train"] = f"{len(train)} questions"
        options = RankerOptions(chosen.out, chosen.base, epochs=chosen.epochs)
        folder = train_ranker(options, train, held_out, sources, command_line(), progress)
    out().print(f"The ranker is in {folder}.")


# --- measuring -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EvaluationChoices:
    """Options of `candor evaluate model`."""

    data: Path
    model: Path
    prompts: Path
    sample: int | None
    sampled: int | None
    threads: int
    workers: int
    cache: Path
    file: Path | None


def run_evaluation(chosen: EvaluationChoices) -> None:
    """Measure a model on Spider's development set and the sample log's test split: figures as JSON, and a table."""
    for folder, what in ((chosen.data, "data"), (chosen.model, "model"), (chosen.prompts, "prompts")):
        if not folder.is_dir():
            raise BadInput(f"There is no folder {folder} for the {what}.")
    from adapters.encoder import SentenceEncoder
    from adapters.training.evaluate import EvaluateOptions, evaluate_model
    from adapters.training.figures_table import figures_table
    from adapters.training.provenance import write_json
    from bot.sample import QUESTION_LOG, build_sample, sample_file, sample_is_current

    database = sample_file() if sample_is_current() else build_sample()
    options = EvaluateOptions(
        chosen.data, chosen.model, chosen.prompts, QUESTION_LOG, database, chosen.sample, chosen.sampled,
        threads=chosen.threads, workers=chosen.workers, cache=chosen.cache,
    )  # fmt: skip
    with progress_bar("Measuring") as progress:
        figures = evaluate_model(options, SentenceEncoder(), progress)
    if chosen.file is None:
        print_json(figures)
        return
    write_json(chosen.file, json.loads(json.dumps(figures)))
    out().print(figures_table(figures), markup=False)
    out().print(f"The figures are in {chosen.file}.")


def command_line() -> str:
    """The command that is running, without secrets, for a model card."""
    return redact(shlex.join(["candor", *sys.argv[1:]]))


@contextlib.contextmanager
def progress_bar(title: str) -> Iterator[Progress]:
    """A bar on stderr with the latest words; lines where nobody looks."""
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    console = notes()
    if not console.is_terminal:
        yield lambda done, words: console.print(f"{100 * done:5.1f} % {words}", markup=False)
        return
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as bar:
        task = bar.add_task(title, total=1.0)
        yield lambda done, words: bar.update(task, completed=done, description=f"{title}: {words}")
