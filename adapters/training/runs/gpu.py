"""The GPU recipe: `candor train model --recipe gpu --prepared DIR`. See adapters/training/README.md.

Decisions
- One command from a prepared folder to a model: pretraining (plain English, synthetic copying, large corpora), then
  the task mixture; the learning rate stays level until 60 % of the budget and then falls to zero, so that a run
  ends annealed whatever the machine managed.
- The budget is wall time, waiting and saving included: such machines are lent by the minute.
- bfloat16 by autocast over float32 weights; rows packed into lines without padding, attention by a mask that keeps
  rows and tasks apart, positions starting anew with each row. The mask goes to torch's scaled_dot_product_attention,
  the same on a processor and on a GPU, so that what the tests prove is what runs.
- torch.compile where it works; where it fails, the run goes on without it and says so.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import torch

from adapters.training.data.compact_folder import open_compact
from adapters.training.data.shards import MAX_ROW_TOKENS, Batch, as_batch
from adapters.training.data.stream import TASK_WEIGHTS, RowSource, Stream, StreamOptions
from adapters.training.runs.card import Card, write_card
from adapters.training.runs.loop import (
    Finished,
    LoopOptions,
    State,
    autocast,
    number_format,
    run_loop,
    weighted_loss,
)
from adapters.training.runs.run_folder import open_run
from adapters.training.runs.shapes import PIECE_MIB, DecoderShape, Shape, load_shape, new_shape
from reliability.errors import BadInput
from reliability.progress import Progress
from reliability.prompts import Prompts

_LOG = logging.getLogger(__name__)
_RATES = {"minilm": 5e-4, "tiny": 3e-3, "small": 2e-3, "base": 1e-3, "large": 7e-4}


@dataclass(frozen=True)
class GpuRecipe:
    """A run. `tokens` a step; `width` of a line; `workers` None = two less than the machine's cores."""

    prepared: Path
    out: Path
    prompts: Path
    shape: str = "qwen3"
    size: str = "base"
    seconds: float = 1_440.0
    stop_after_s: float | None = None
    tokens: int = 65_536
    width: int = 1_024
    learning_rate: float | None = None
    pretraining: float = 0.25
    workers: int | None = None
    device: str = "cuda"
    number_format: str = "auto"
    weights: str = "float16"
    compile: bool = True
    start: Path | None = None
    seed: int = 0


def run_gpu_recipe(recipe: GpuRecipe, command: str, progress: Progress) -> Finished:
    """Train, or go on training, and write model and card; the run is finished when its budget is spent.

    Raises BadInput without a GPU, for prepared data that are stale or broken, and for a folder of another run.
    """
    if recipe.device.startswith("cuda") and not torch.cuda.is_available():
        raise BadInput("This machine has no GPU that torch can use; --device cpu tries the recipe without one.")
    if recipe.shape not in ("qwen3", "minilm"):
        raise BadInput(f"The GPU recipe trains qwen3 or minilm, not {recipe.shape}.")
    if recipe.width < MAX_ROW_TOKENS or recipe.tokens < recipe.width:
        raise BadInput(f"A line takes at least {MAX_ROW_TOKENS} tokens, and a step at least one line.")
    folder = open_compact(recipe.prepared, Prompts(recipe.prompts))
    run = open_run(
        recipe.out,
        {
            "recipe": "gpu",
            "shape": recipe.shape,
            "size": recipe.size,
            "seconds": recipe.seconds,
            "tokens": recipe.tokens,
            "width": recipe.width,
            "pretraining": recipe.pretraining,
            "start": recipe.start or "",
            "seed": recipe.seed,
            "learning rate": recipe.learning_rate or "",
        },
    )
    torch.manual_seed(recipe.seed)
    shape = load_shape(recipe.start) if recipe.start else new_shape(recipe.shape, recipe.prepared, recipe.size)
    if not isinstance(shape, DecoderShape) or shape.name != recipe.shape:
        raise BadInput(f"The model in {recipe.start} is a {shape.name}, not a {recipe.shape}.")
    reads = shape.model.config.max_position_embeddings
    if shape.free and reads < MAX_ROW_TOKENS:  # its places are learned: it has none beyond these
        raise BadInput(
            f"The model in {recipe.start} reads {reads} tokens at once, and a row takes up to {MAX_ROW_TOKENS}."
        )
    options = _stream_options(recipe, shape)
    held_out = RowSource(options, folder, 0).held_out()[:150]
    with Stream(options) as stream:
        ended = run_loop(
            shape,
            lambda state: _batches(recipe, shape, stream, state),
            _loop_options(recipe, run.folder / "checkpoint.pt"),
            held_out,
            _watched(stream, progress),
        )
    write_card(recipe.out, _card(recipe, shape, command, ended))
    if ended.whole:
        run.finish()
    return ended


def _stream_options(recipe: GpuRecipe, shape: Shape) -> StreamOptions:
    workers = recipe.workers if recipe.workers is not None else max(1, (os.cpu_count() or 2) - 2)
    minilm = recipe.shape == "minilm"
    return StreamOptions(
        recipe.prepared,
        recipe.prompts,
        minilm=minilm,
        closed=shape.closed,
        lines=max(1, recipe.tokens // recipe.width),
        width=recipe.width,
        limit=MAX_ROW_TOKENS if minilm else min(recipe.width, 640),
        pretraining=recipe.pretraining,
        workers=workers,
        seed=recipe.seed,
        start=recipe.start,
    )


def _loop_options(recipe: GpuRecipe, checkpoint: Path) -> LoopOptions:
    key = "minilm" if recipe.shape == "minilm" else recipe.size
    return LoopOptions(
        recipe.out,
        checkpoint,
        recipe.seconds,
        recipe.learning_rate or _RATES[key],
        warm_up=0.02,
        hold=0.6,
        weight_decay=0.05,
        betas=(0.9, 0.95),
        device=recipe.device,
        number_format=number_format(recipe.number_format, recipe.device),
        weights=recipe.weights,
        piece_mib=PIECE_MIB,
        count_waiting=True,
        stop_after_s=recipe.stop_after_s,
        save_every_s=600.0,
        first_save_s=300.0,
        checkpoint_every_s=150.0,
        report_every=50 if recipe.device.startswith("cuda") else 5,
    )


def _watched(stream: Stream, progress: Progress) -> Progress:
    """Progress that also tells the workers which mixture is due."""

    def tell(done: float, words: str) -> None:
        stream.set_done(done)
        progress(done, words)

    return tell


def _batches(recipe: GpuRecipe, shape: DecoderShape, stream: Stream, state: State) -> Iterator[tuple[Batch, int]]:
    stream.set_done(state.seconds / recipe.seconds)
    wanted = recipe.compile and recipe.device.startswith("cuda")
    for arrays in stream.batches():
        batch = as_batch(arrays, shape.free)
        if recipe.device.startswith("cuda"):
            batch = batch.pinned()
        if wanted:
            _try_to_compile(shape, batch, recipe)
            wanted = False
        stream.set_done(state.seconds / recipe.seconds)
        yield batch, 0


def _try_to_compile(shape: DecoderShape, batch: Batch, recipe: GpuRecipe) -> None:
    shape.compile()
    try:
        with autocast(recipe.device, number_format(recipe.number_format, recipe.device)):
            weighted_loss(shape, batch.to(recipe.device)).backward()  # type: ignore[no-untyped-call]  # torch's
    except Exception as error:  # the compiler fails in many ways, and none of them is worth the run
        _LOG.warning("training without torch.compile: %s", (str(error).splitlines() or [type(error).__name__])[0])
        shape.plain()
    shape.model.zero_grad(set_to_none=True)


def _card(recipe: GpuRecipe, shape: Shape, command: str, ended: Finished) -> Card:
    state, parameters = ended.state, sum(p.numel() for p in shape.model.parameters())
    minilm = recipe.shape == "minilm"
    title = "MiniLM as a prefix language model" if minilm else f"A decoder-only Qwen3 ({recipe.size})"
    start = "the weights of all-MiniLM-L6-v2 (Apache-2.0)" if minilm else "random weights, a vocabulary of its own"
    if recipe.start is not None:
        start = f"the model in {recipe.start}"
    return Card(
        title=f"A language model for Candor: {title}",
        what="Links questions to tables and columns, writes SQL and judges it, for the prompts in prompts/compact only.",
        command=command,
        data={name: f"{share:.0%} of the task mixture" for name, share in TASK_WEIGHTS.items()}
        | {"english": "pretraining", "synonyms": "renaming"},
        figures={
            "parameters": parameters,
            "budget spent (s)": round(state.seconds),
            "of": round(recipe.seconds),
            "steps": state.step,
            "tokens": state.tokens,
            "tokens a second": round(state.tokens / max(state.seconds, 1e-9)),
            "loss at the end (nats a completion token, weighted by task)": None
            if ended.loss is None
            else round(ended.loss, 4),
            **{f"held-out training databases: {name}": value for name, value in ended.held_out.items()},
        },
        licence="Apache-2.0" + (", as MiniLM's weights." if minilm else ".") + " Some of the data is share-alike "
        "(CC BY-SA 4.0); whether that binds a model trained on it is not settled, so say where it came from.",
        start=start,
        notes=(
            "Weights that came in pieces (`FILE.part00`, …) are put together by `cat FILE.part* > FILE`.",
            "Measure it: `candor evaluate model --data DATA --model FOLDER --json OUT`.",
        ),
    )
