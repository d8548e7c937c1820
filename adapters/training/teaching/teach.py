"""Teach the reference model a warehouse's schema: pairs are made, learned, and kept only if nothing got worse.

Decisions
- 370 steps of 1,024 tokens at 2e-4: more added little on the databases on which it was tried. A slow machine ends after
  `minutes` all the same, its learning rate at zero by then: learning has what making and comparing leave of them, where
  the comparison after it is taken to last as long as the one before it did.
- The weights are compared with those before on made questions of shapes that nothing was learned from, and on confirmed
  questions of people's that were held out; where either got worse they are dropped.
- What a stopped run needs is kept beside what it makes; the same command goes on. A run that was stopped for another
  schema, model or set of questions is begun anew.
"""

from __future__ import annotations

import pickle
import shutil
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from adapters.training.data.shards import size_of
from adapters.training.data.sources import Pair
from adapters.training.logs.own_log import trained_on
from adapters.training.runs.loop import LoopOptions, State, number_format, run_loop
from adapters.training.runs.run_folder import RunFolder, drop_stopped, open_run, room_for
from adapters.training.runs.shapes import Shape, load_shape
from adapters.training.runs.steer import steer
from adapters.training.teaching.lessons import Lessons, Ordinary, make_lessons
from adapters.training.teaching.making import MadePair, Making, make_pairs
from adapters.whole_files import write_whole
from reliability.errors import BadInput
from reliability.progress import Progress, part_of
from reliability.prompts import Prompts

LEAST_PAIRS = 60
"""Made questions under which there is too little to learn from."""
_ROOM_BYTES = 1_000_000_000
_ROWS_AT_ONCE = 3  # about as many tokens as a step's, so that comparing takes no more memory than learning
_MAKING, _LEARNING = 0.1, 0.95
"""The shares of the whole after which pairs are made, and learned."""
_LEAST_LEARNING_S = 60.0


@dataclass(frozen=True)
class TeachOptions:
    """How a warehouse is taught. `out` is the folder of the new weights, `base` that of the model to start from;
    `minutes` are those of the whole run."""

    base: Path
    out: Path
    prompts: Path
    pairs: int = 1_200
    steps: int = 370
    tokens: int = 1_024
    learning_rate: float = 2e-4
    minutes: float = 19.0
    threads: int = 2
    seed: int = 0
    checkpoint_every_s: float = 45.0


@dataclass(frozen=True)
class BeforeAndAfter:
    """Shares of completions that are exactly right, in [0, 1], before and after; None: there was nothing to compare."""

    before: float | None
    after: float | None

    @property
    def worse(self) -> bool:
        """Did it get worse?"""
        return self.before is not None and self.after is not None and self.after < self.before


@dataclass(frozen=True)
class TaughtLesson:
    """How a run ended: how many questions were made and confirmed, why draws came to nothing, the steps, and how the
    weights compare. Where `kept` is false they are gone."""

    made: int
    confirmed: int
    left_out: Mapping[str, int]
    steps: int
    held_out: BeforeAndAfter
    confirmed_held_out: BeforeAndAfter

    @property
    def kept(self) -> bool:
        """Are the weights no worse?"""
        return not (self.held_out.worse or self.confirmed_held_out.worse)


def teach(
    options: TeachOptions,
    making: Making,
    confirmed: Sequence[Pair],
    ordinary: Ordinary,
    asked: Mapping[str, str],
    progress: Progress,
) -> TaughtLesson:
    """Teach, or go on teaching; the weights are in `options.out` if the lesson is kept, else nothing is.

    `asked` names what the run depends on. Raises BadInput where too few questions can be made or the disk is full,
    ModelUnavailable where the base is no model of ours.
    """
    begun = time.monotonic()
    _check_room(options.out)
    run = _run(options.out, asked)
    made, left_out = _pairs(run, making, options.pairs, part_of(progress, 0.0, _MAKING))
    if len(made) + len(confirmed) < LEAST_PAIRS:
        drop_stopped(options.out)
        raise BadInput(too_few(len(made), left_out))
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    lessons = make_lessons(made, confirmed, ordinary, Prompts(options.prompts), options.seed)
    base = load_shape(options.base)
    made_at = time.monotonic()
    before = [_right(base, rows) for rows in (lessons.held_out, lessons.confirmed)]
    seconds = _left(options, begun, made_at, time.monotonic())
    state = _learn(options, seconds, run, base, lessons, part_of(progress, _MAKING, _LEARNING))
    after = [_right(base, rows) for rows in (lessons.held_out, lessons.confirmed)]
    lesson = TaughtLesson(len(made), len(confirmed), left_out, state.step, *map(BeforeAndAfter, before, after))
    if lesson.kept:
        text = trained_on(lessons.learned)
        write_whole(options.out / "trained_on.txt", text.encode())
    else:
        shutil.rmtree(options.out, ignore_errors=True)
    shutil.rmtree(run.folder, ignore_errors=True)
    progress(1.0, "compared")
    return lesson


_WHY = {"empty": "their results are empty", "does not run": "their queries do not run"}


def too_few(made: int, left_out: Mapping[str, int]) -> str:
    """Why nothing can be learned of a schema."""
    most = max(_WHY, key=lambda reason: left_out.get(reason, 0))
    why = _WHY[most] if left_out.get(most, 0) > made else "its tables have too few columns, keys and cells"
    return f"Only {made} questions can be made of this warehouse, since {why}; {LEAST_PAIRS} are needed to teach it."


# --- the parts of a run ----------------------------------------------------------------------------


def _check_room(out: Path) -> None:
    """Refuse before minutes of work what would fail after them."""
    place = next(folder for folder in (out, *out.parents) if folder.exists())
    free = shutil.disk_usage(place).free
    if free < _ROOM_BYTES:
        raise BadInput(f"Teaching needs 1 GB of free disk in {place}; there are {free // 1_000_000} MB.")


def _run(out: Path, asked: Mapping[str, str]) -> RunFolder:
    try:
        return open_run(out, asked)
    except BadInput:
        drop_stopped(out)
        shutil.rmtree(out, ignore_errors=True)
        return open_run(out, asked)


def _pairs(
    run: RunFolder, making: Making, wanted: int, progress: Progress
) -> tuple[tuple[MadePair, ...], Mapping[str, int]]:
    """The run's pairs: those that it was begun with, so that it goes on with the same ones."""
    kept = run.folder / "pairs.pickle"
    if kept.is_file():
        pairs: tuple[tuple[MadePair, ...], dict[str, int]] = pickle.loads(kept.read_bytes())  # of our own folder
        return pairs
    found = make_pairs(making, wanted, progress)
    made = found.pairs, dict(found.left_out)
    with room_for(kept):
        write_whole(kept, pickle.dumps(made))
    return made


def _left(options: TeachOptions, begun: float, made: float, compared: float) -> float:
    """The seconds of learning: what is left once the comparison has been made a second time."""
    return max(_LEAST_LEARNING_S, options.minutes * 60 - (compared - begun) - (compared - made))


def _learn(
    options: TeachOptions, seconds: float, run: RunFolder, shape: Shape, lessons: Lessons, progress: Progress
) -> State:
    kind = number_format("auto", "cpu")
    if kind == "bfloat16":
        shape.model.set_attn_implementation("eager")  # as train.py, where it is measured
    loop = LoopOptions(
        options.out,
        run.folder / "checkpoint.pt",
        seconds,
        options.learning_rate,
        number_format=kind,
        save_every_s=float("inf"),
        first_save_s=float("inf"),
        checkpoint_every_s=options.checkpoint_every_s,
        report_every=10,
        budget_steps=options.steps,
    )
    return run_loop(shape, lambda state: _batches(shape, lessons, options, state), loop, [], progress).state


def _batches(shape: Shape, lessons: Lessons, options: TeachOptions, state: State) -> Iterator[tuple[Any, int]]:
    """Batches in an order that the seed fixes, from the step at which the run stands; rows come again when all were
    seen."""
    done, step, seen = state.step, 0, 0
    while True:
        for batch in shape.batches(lessons.rows, options.tokens, seed=1_000 * options.seed + seen):
            step += 1
            if step > done:
                yield batch, seen
        seen += 1


def _right(shape: Shape, rows: Sequence[Any]) -> float | None:
    """The share of exactly right completions over the kinds of tasks; None of nothing."""
    if not rows:
        return None
    shape.model.train(False)
    figures = steer(shape, sorted(rows, key=size_of), rows_at_once=_ROWS_AT_ONCE)
    kinds = [value for name, value in figures.items() if name != "loss"]
    return round(sum(kinds) / len(kinds), 4) if kinds else None
