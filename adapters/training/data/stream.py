"""Endless training data for a GPU: worker processes draw fresh variants and lay them out in packed batches.

A worker keeps a buffer of rows, packs it, gives away the fullest lines and keeps the rest, so that lines are nearly
full (0.97 and more of their tokens are read by a task). What is drawn follows the share of the budget that is spent:
first to copy and to read English, then the mixture of tasks.
"""

from __future__ import annotations

import multiprocessing
import os
import queue
import random
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from transformers import PreTrainedTokenizerFast

from adapters.models.bert.network import BREAK_ID
from adapters.models.prefix_lm import encode_text, load_tokenizer, sql_tokenizer
from adapters.training.data.compact_folder import CompactFolder, open_compact
from adapters.training.data.prepare import Drawer
from adapters.training.data.shards import Arrays, Encoded, lay_out, pack, size_of
from adapters.training.data.vocabulary import causal_tokenizer
from adapters.training.logs.natural import SOURCE as NATURAL
from reliability.errors import CandorError, ModelUnavailable
from reliability.prompts import Prompts

PRETRAINING = {"english": 0.35, "repeating": 0.10, "copying": 0.15, "tasks": 0.40}
"""Shares of tokens while pretraining."""
LARGE_WEIGHTS = {
    "spider_train": 0.06,
    "spider_syn_train": 0.03,
    "cosql_train": 0.05,
    "bird_train": 0.15,
    "wikisql": 0.25,
    "nvbench": 0.22,
    "snails": 0.04,
    "sciencebenchmark": 0.02,
    "mimicsql": 0.06,
    "ehrsql_v1": 0.05,
    "sede": 0.03,
    "paraphrasebench": 0.01,
    "log": 0.03,
}
"""How often a source is drawn while pretraining."""
TASK_WEIGHTS = {
    "spider_train": 0.22,
    "spider_syn_train": 0.09,
    "cosql_train": 0.06,
    "bird_train": 0.09,
    "wikisql": 0.06,
    "nvbench": 0.05,
    "snails": 0.03,
    "sciencebenchmark": 0.01,
    "mimicsql": 0.02,
    "ehrsql_v1": 0.02,
    "sede": 0.01,
    "paraphrasebench": 0.01,
    "log": 0.05,
    NATURAL: 0.28,
}
"""How often a source is drawn afterwards."""
_DRAWN_TOKENS = 8_000
_CHARACTERS_A_TOKEN = 4
_WAIT_S = 300.0
_SLACK = 1.25
_APART = 64
"""After how many others a batch is given a second time where the workers are behind, never a third."""


@dataclass(frozen=True)
class StreamOptions:
    """Batches of `lines` × `width` tokens. `limit` is a row's longest; `minilm` takes MiniLM's tokenizer, or that of
    the model of ours in `start`.

    `pretraining` is the share of the budget in which the pretraining mixture is drawn. Without `workers` the rows
    are drawn in this process.
    """

    folder: Path
    prompts: Path
    minilm: bool
    closed: bool
    lines: int
    width: int
    limit: int
    pretraining: float = 0.25
    workers: int = 0
    seed: int = 0
    start: Path | None = None


class RowSource:
    """Draws rows of the mixture that a share of the budget asks for."""

    def __init__(self, options: StreamOptions, folder: CompactFolder, number: int) -> None:
        prompts = Prompts(options.prompts)
        self._options, self._folder = options, folder
        self._tokenizer = stream_tokenizer(options)
        self._rng = random.Random(1_000_003 * options.seed + number)

        def drawer(weights: dict[str, float], copying: float) -> Drawer:
            return Drawer(
                folder.by_source,
                folder.pool,
                prompts,
                folder.renamer,
                copying,
                weights,
                self._tokenizer,
                options.limit,
                options.closed,
            )

        self._large, self._tasks = drawer(LARGE_WEIGHTS, 0.0), drawer(TASK_WEIGHTS, 0.3)

    def held_out(self) -> list[Encoded]:
        """Rows of the held-out databases, unchanged."""
        return self._tasks.unchanged(list(self._folder.held_out))

    def rows(self, done: float) -> list[Encoded]:
        """Some rows, about 8,000 tokens, of one kind."""
        rng = self._rng
        kind = "tasks"
        if done < self._options.pretraining:
            kind = rng.choices(list(PRETRAINING), list(PRETRAINING.values()))[0]
        seed = rng.getrandbits(40)
        if kind == "english":
            return [self._english() for _ in range(max(1, _DRAWN_TOKENS // self._options.limit))]
        if kind == "repeating":
            return [self._repeating() for _ in range(_DRAWN_TOKENS // 100)]
        if kind == "copying":
            return self._tasks.copying_rows(_DRAWN_TOKENS // 200, seed)
        drawer = self._large if done < self._options.pretraining else self._tasks
        return drawer.rows(_DRAWN_TOKENS // 470, seed)

    def _english(self) -> Encoded:
        """Running text, every token predicted from those before it."""
        limit = self._options.limit
        text = self._folder.some_english(self._rng, (_CHARACTERS_A_TOKEN + 2) * limit)
        ids = np.array(encode_text(self._tokenizer, text)[: limit - 1], np.int32)
        return np.array([self._tokenizer.cls_token_id], np.int32), [(ids, 1, 1.0)]

    def _repeating(self) -> Encoded:
        """Random tokens, and the same again: what copying is made of."""
        rng = self._rng
        size = rng.randint(8, min(80, (self._options.limit - 4) // 2))
        ids = [rng.randrange(BREAK_ID + 6, len(self._tokenizer)) for _ in range(size)]
        shared = np.array([self._tokenizer.cls_token_id, *ids, BREAK_ID], np.int32)
        return shared, [(np.array([*ids, self._tokenizer.sep_token_id], np.int32), 1, 1.0)]


def stream_tokenizer(options: StreamOptions) -> PreTrainedTokenizerFast:
    """That of the model to go on from, MiniLM's, or the folder's own."""
    if options.minilm and options.start is not None:
        return load_tokenizer(options.start)
    return sql_tokenizer() if options.minilm else causal_tokenizer(options.folder)


class PackedLines:
    """Turns rows into full lines, keeping what does not fill one."""

    def __init__(self, options: StreamOptions) -> None:
        self._options = options
        self._rows: list[Encoded] = []
        self._tokens = 0

    def add(self, rows: Sequence[Encoded]) -> None:
        """Take rows."""
        self._rows += rows
        self._tokens += sum(map(size_of, rows))

    def ready(self) -> list[list[Encoded]] | None:
        """A batch's lines, or None while there are too few rows."""
        options = self._options
        if self._tokens < _SLACK * options.lines * options.width:
            return None
        lines = pack(self._rows, options.width)
        given, kept = lines[: options.lines], lines[options.lines :]
        self._rows, self._tokens = [], 0
        self.add([row for line in kept for row in line])
        random.Random(len(kept)).shuffle(given)
        return given


class Stream:
    """Packed batches from worker processes, or from this one. Use as a context manager: it ends the workers."""

    def __init__(self, options: StreamOptions) -> None:
        self.options = options
        self._context = multiprocessing.get_context("spawn")
        self._done: Any = self._context.Value("d", 0.0)
        self._queue: Any = self._context.Queue(maxsize=max(4, 2 * options.workers))
        self._workers: list[Any] = []

    def __enter__(self) -> Stream:
        for number in range(self.options.workers):
            worker = self._context.Process(
                target=_work, args=(self.options, number, self._done, self._queue), daemon=True
            )
            worker.start()
            self._workers.append(worker)
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.terminate()
            worker.join()
        self._queue.close()
        self._queue.cancel_join_thread()

    def batches(self) -> Iterator[Arrays]:
        """Batches without end; one again where the workers are behind. Raises ModelUnavailable where they died."""
        if not self.options.workers:
            yield from _batches(self.options, 0, self._done)
        given: deque[Arrays] = deque(maxlen=2 * _APART)
        while True:
            if len(given) > _APART and self._queue.empty():
                yield given.popleft()
                continue
            batch = self._next()
            given.append(batch)
            yield batch

    def set_done(self, share: float) -> None:
        """Tell the workers how much of the budget is spent."""
        self._done.value = share

    def _next(self) -> Arrays:
        waited = 0.0
        while True:
            try:
                found = self._queue.get(timeout=5.0)
            except queue.Empty:
                waited += 5.0
                if waited >= _WAIT_S or not any(worker.is_alive() for worker in self._workers):
                    raise ModelUnavailable("The processes that prepare training data have stopped.") from None
                continue
            if isinstance(found, str):
                raise ModelUnavailable(found)
            batch: Arrays = found
            return batch


def _batches(options: StreamOptions, number: int, done: Any) -> Iterator[Arrays]:
    source = RowSource(options, open_compact(options.folder, Prompts(options.prompts)), number)
    packed = PackedLines(options)
    while True:
        packed.add(source.rows(done.value))
        lines = packed.ready()
        if lines is not None:
            yield lay_out(lines, options.width, loss_step=1_024)


def _work(options: StreamOptions, number: int, done: Any, out: Any) -> None:
    """A worker process: its error, if any, is a sentence in the queue."""
    os.nice(5)
    try:
        for arrays in _batches(options, number, done):
            out.put(arrays)
    except CandorError as error:
        out.put(str(error))
    except Exception as error:  # whatever it was, the training must hear of it
        out.put(f"Preparing training data failed: {type(error).__name__}: {error}")
