"""The CPU recipe: `candor train model --recipe cpu`.

Decisions
- MiniLM as a prefix language model (adapters/models/prefix_lm.py), all weights trained, bfloat16 where the processor
  has instructions for it, AdamW, no dropout: the data hardly repeats, since every question comes on a new schema.
- The budget is of training proper: waiting for shards and saving do not count (loop.py says how a run goes).
- Batches have few shapes (shards.py): rows of like length, about 4,096 tokens a step.
- The encoder-decoder learns from the same shards: a row's tasks become prompts of their own.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from adapters.training.data.prepare import WEIGHTS, PrepareOptions, is_prepared, prepare
from adapters.training.data.shards import Encoded, read_shard
from adapters.training.runs.card import Card, write_card
from adapters.training.runs.loop import Finished, LoopOptions, State, number_format, run_loop
from adapters.training.runs.run_folder import open_run
from adapters.training.runs.shapes import Shape, load_shape, new_shape
from reliability.errors import BadInput
from reliability.progress import Progress, part_of

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class TrainOptions:
    """What a run needs. Times are of training proper: waiting for shards and saving do not count."""

    shards: Path
    out: Path
    checkpoint: Path
    minutes: float = 95.0
    tokens: int = 4_096
    learning_rate: float = 5e-4
    warm_up: float = 0.03
    threads: int = 2
    save_every_s: float = 840.0
    first_save_s: float = 600.0
    checkpoint_every_s: float = 240.0
    report_every: int = 50
    seed: int = 0
    start: Path | None = None
    """A saved model of ours to go on from, instead of MiniLM's weights."""
    shape: str = "minilm"
    number_format: str = "auto"


def train_model(options: TrainOptions, progress: Progress) -> Path:
    """Train (or go on training) and return the folder of the saved model. Shards are read in turn, each once."""
    train_on_shards(options, progress)
    return options.out


def train_on_shards(options: TrainOptions, progress: Progress) -> Finished:
    """As `train_model`, returning how the run ended. Raises BadInput where there are no shards."""
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    shape = load_shape(options.start) if options.start else new_shape(options.shape)
    if options.start and shape.name != options.shape:
        raise BadInput(f"The model in {options.start} is a {shape.name}, not a {options.shape}.")
    if not any(options.shards.glob("[0-9]*.shard")):
        raise BadInput(f"There are no shards in {options.shards}.")
    held_out = options.shards / "held_out.shard"
    kind = number_format(options.number_format, "cpu")
    if kind == "bfloat16":
        # The fused kernel's backward pass in bfloat16 took 64 % of a step on a processor with AMX: 2.3 times slower.
        shape.model.set_attn_implementation("eager")
    loop = LoopOptions(
        options.out,
        options.checkpoint,
        options.minutes * 60,
        options.learning_rate,
        options.warm_up,
        number_format=kind,
        save_every_s=options.save_every_s,
        first_save_s=options.first_save_s,
        checkpoint_every_s=options.checkpoint_every_s,
        report_every=options.report_every,
    )
    rows = read_shard(held_out)[:150] if held_out.is_file() else []
    return run_loop(shape, lambda state: _stream(shape, options, state), loop, rows, progress)


def _stream(shape: Shape, options: TrainOptions, state: State) -> Iterator[tuple[Any, int]]:
    """Batches of the shards in turn; after the last one, from the first again if no new one has come."""
    number = state.shard + (state.step > 0)
    while True:
        path = options.shards / f"{number:04d}.shard"
        if not path.is_file():
            existing = sorted(options.shards.glob("[0-9]*.shard"))
            if not existing:
                raise BadInput(f"The shards in {options.shards} are gone.")
            path = existing[number % len(existing)]
            _LOG.warning("shard %d is not there yet: %s once more", number, path.name)
        rows: list[Encoded] = read_shard(path)
        for batch in shape.batches(rows, options.tokens, seed=number):
            yield batch, number
        number += 1


# --- the whole recipe ------------------------------------------------------------------------------


@dataclass(frozen=True)
class CpuRecipe:
    """From public data to a model with its card. Without `prepare`, the shards must be there already."""

    out: Path
    shards: Path
    prepare: PrepareOptions | None = None
    minutes: float = 95.0
    threads: int = 2
    learning_rate: float = 5e-4
    tokens: int = 4_096
    shape: str = "minilm"
    start: Path | None = None
    seed: int = 0


def run_cpu_recipe(recipe: CpuRecipe, command: str, progress: Progress) -> Path:
    """Prepare what is missing, train, write the card. The same command again goes on where it was stopped.

    Raises BadInput for stale shards, for an output folder that is not this run's, and where the disk is full.
    """
    run = open_run(
        recipe.out,
        {
            "recipe": "cpu",
            "shape": recipe.shape,
            "minutes": recipe.minutes,
            "learning rate": recipe.learning_rate,
            "tokens": recipe.tokens,
            "start": recipe.start or "",
            "shards": recipe.shards,
            "seed": recipe.seed,
        },
        begin=False,
    )
    preparing = 0.0
    if recipe.prepare is not None:
        preparing = 0.0 if is_prepared(recipe.prepare) else 0.1
        prepare(recipe.prepare, part_of(progress, 0.0, preparing))
    run.begin()
    options = TrainOptions(
        recipe.shards,
        recipe.out,
        run.folder / "checkpoint.pt",
        recipe.minutes,
        recipe.tokens,
        recipe.learning_rate,
        threads=recipe.threads,
        seed=recipe.seed,
        shape=recipe.shape,
        start=recipe.start,
    )
    ended = train_on_shards(options, part_of(progress, preparing, 1.0))
    write_card(recipe.out, _card(recipe, command, ended))
    run.finish()
    return recipe.out


def _card(recipe: CpuRecipe, command: str, ended: Finished) -> Card:
    state = ended.state
    start = str(recipe.start) if recipe.start else "the weights of all-MiniLM-L6-v2 (Apache-2.0)"
    return Card(
        title=f"A small language model for Candor ({recipe.shape})",
        what="Links questions to tables and columns, writes SQL and judges it, for the prompts in prompts/compact only. "
        "It is often wrong: use it with Candor's calibration.",
        command=command,
        data={name: f"{share:.0%} of the questions" for name, share in WEIGHTS.items()} | {"synonyms": "renaming"},
        figures={
            "steps": state.step,
            "tokens": state.tokens,
            "seconds of training": round(state.seconds),
            "loss at the end (nats a completion token, weighted by task)": _rounded(ended.loss),
            **{f"held-out training databases: {name}": value for name, value in ended.held_out.items()},
        },
        licence="Apache-2.0, as MiniLM's weights. Some of the data is share-alike (CC BY-SA 4.0); whether that binds a "
        "model trained on it is not settled, so say where it came from when you pass it on.",
        start=start,
        notes=(
            "Measure it: `candor evaluate model --data DATA --model FOLDER --json OUT`.",
            "Held-out figures are exact match of free greedy decoding on 150 rows.",
        ),
    )


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)
