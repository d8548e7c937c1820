"""Prepared training data: rows of token ids in shards on disk, and batches of few distinct shapes.

A row is a shared part (free attention) and the tasks on it, side by side: each task sees the shared part and
itself. So a question's schema is encoded once for its columns, its SQL and its judging. Several rows may stand in
one line of a batch (`pack`): positions start anew with each, and no row sees another.
"""

from __future__ import annotations

import os
import pickle
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from transformers import PreTrainedTokenizerFast

from adapters.models.bert.network import BREAK_ID
from adapters.models.prefix_lm import encode_text
from adapters.training.data.examples import Row
from adapters.training.runs.run_folder import room_for

MAX_ROW_TOKENS = 480
LENGTH_STEP = 32
_LOSS_STEP = 64

Encoded = tuple[NDArray[np.int32], list[tuple[NDArray[np.int32], int, float]]]
"""Shared ids; for each task its ids (task line, completion, [SEP]), where the completion starts, its weight. In
prefix models [SEP] also closes the task line."""


def encode_row(
    tokenizer: PreTrainedTokenizerFast, row: Row, limit: int = MAX_ROW_TOKENS, closed: bool = True
) -> Encoded | None:
    """Ids of a row; tasks that make it longer than the limit are left out, None if none is left.

    `closed`: the prompt ends with [SEP], as prefix models and encoders read it; a causal model goes straight on.
    """
    shared = [tokenizer.cls_token_id, *encode_text(tokenizer, row.shared), BREAK_ID]
    size = len(shared)
    tasks = []
    for weight, line, completion in row.tasks:
        opening = [*encode_text(tokenizer, line), *([tokenizer.sep_token_id] if closed else [])]
        ids = [*opening, *encode_text(tokenizer, completion), tokenizer.sep_token_id]
        if size + len(ids) <= limit:
            tasks.append((np.array(ids, np.int32), len(opening), weight))
            size += len(ids)
    return (np.array(shared, np.int32), tasks) if tasks else None


def write_shard(path: Path, rows: Sequence[Encoded]) -> None:
    """Write a shard; it appears at once, whole. Raises BadInput where it cannot be written."""
    scratch = path.with_suffix(f".{os.getpid()}")
    try:
        with room_for(path):
            scratch.write_bytes(pickle.dumps(list(rows)))
            scratch.replace(path)
    finally:
        scratch.unlink(missing_ok=True)


def read_shard(path: Path) -> list[Encoded]:
    """Read a shard written by this program (pickle: never one from elsewhere)."""
    rows: list[Encoded] = pickle.loads(path.read_bytes())
    return rows


# --- batches ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Batch:
    """Tensors of one step. `rows` and `parts` [lines, width] say whose token it is: the row's number in its line
    and, in the row, 0 = shared part, 1… = tasks; -1 = padding. `at` are the flat positions that predict `labels`,
    each with its weight (0 for padding). `free`: the shared part is read with free attention."""

    ids: Tensor
    positions: Tensor
    rows: Tensor
    parts: Tensor
    at: Tensor
    labels: Tensor
    weights: Tensor
    free: bool = True

    @property
    def tokens(self) -> int:
        """Tokens of the batch, padding included."""
        return self.ids.numel()

    @property
    def seen(self) -> Tensor:
        """Which position (third axis) sees which (fourth): bool [lines, 1, width, width]."""
        place = torch.arange(self.ids.shape[1], device=self.ids.device)
        before = place[None, None, :] <= place[None, :, None]
        query, key = self.parts[:, :, None], self.parts[:, None, :]
        shared = (key == 0) if self.free else (key == 0) & before
        same_row = self.rows[:, :, None] == self.rows[:, None, :]
        itself = place[None, None, :] == place[None, :, None]  # padding sees itself: nothing divides by zero
        return ((same_row & (query >= 0) & (shared | ((query == key) & before))) | itself)[:, None]

    @property
    def mask(self) -> Tensor:
        """Additive attention mask, float32 [lines, 1, width, width]."""
        seen = self.seen
        return torch.zeros(seen.shape, device=seen.device).masked_fill_(~seen, torch.finfo(torch.float32).min)

    def pinned(self) -> Batch:
        """The batch in memory that a GPU copies from without waiting."""
        return self._changed(lambda tensor: tensor.pin_memory())

    def to(self, device: str) -> Batch:
        """The batch on another device."""
        return self._changed(lambda tensor: tensor.to(device, non_blocking=True))

    def _changed(self, change: Callable[[Tensor], Tensor]) -> Batch:
        return Batch(
            change(self.ids),
            change(self.positions),
            change(self.rows),
            change(self.parts),
            change(self.at),
            change(self.labels),
            change(self.weights),
            self.free,
        )


AnyBatch = TypeVar("AnyBatch")


def batches(
    rows: Sequence[Encoded],
    tokens: int,
    seed: int,
    collate_rows: Callable[[Sequence[Encoded]], AnyBatch],
) -> Iterator[AnyBatch]:
    """Batches of about `tokens` padded tokens, rows of like length together, in random order."""
    rng = random.Random(seed)
    order = sorted(range(len(rows)), key=lambda i: (size_of(rows[i]), rng.random()))
    groups: list[list[Encoded]] = []
    group: list[Encoded] = []
    for index in reversed(order):
        width = round_up(size_of(group[0]) if group else size_of(rows[index]), LENGTH_STEP)
        if group and (len(group) + 1) * width > tokens:
            groups.append(group)
            group = []
        group.append(rows[index])
    if group:
        groups.append(group)
    rng.shuffle(groups)
    for each in groups:
        yield collate_rows(each)


def size_of(row: Encoded) -> int:
    """Tokens of a row."""
    return len(row[0]) + sum(len(ids) for ids, _, _ in row[1])


def round_up(size: int, step: int) -> int:
    """The next multiple of a step."""
    return -(-size // step) * step


def collate(rows: Sequence[Encoded], free: bool = True) -> Batch:
    """One row a line, padded to one width."""
    width = round_up(max(map(size_of, rows)), LENGTH_STEP)
    return as_batch(lay_out([[row] for row in rows], width), free)


def pack(rows: Sequence[Encoded], width: int) -> list[list[Encoded]]:
    """Rows put into lines of at most `width` tokens, the longest first into the first line with room.

    Lines come fullest first. Raises ValueError for a row that fits no line.
    """
    lines: list[list[Encoded]] = []
    room: list[int] = []
    for row in sorted(rows, key=size_of, reverse=True):
        size = size_of(row)
        if size > width:
            raise ValueError(f"A row of {size} tokens fits no line of {width}.")
        line = next((i for i, left in enumerate(room) if left >= size), None)
        if line is None:
            lines.append([row])
            room.append(width - size)
        else:
            lines[line].append(row)
            room[line] -= size
    return [lines[i] for i in sorted(range(len(lines)), key=room.__getitem__)]


Arrays = tuple[
    NDArray[np.int32],
    NDArray[np.int16],
    NDArray[np.int16],
    NDArray[np.int16],
    NDArray[np.int32],
    NDArray[np.int32],
    NDArray[np.float32],
]
"""A batch as it travels between processes: ids, positions, rows, parts, at, labels, weights."""


def lay_out(lines: Sequence[Sequence[Encoded]], width: int, loss_step: int = _LOSS_STEP) -> Arrays:
    """Lay rows out in lines of one width; positions that predict are padded to a multiple of `loss_step`."""
    ids = np.zeros((len(lines), width), np.int32)
    positions = np.zeros(ids.shape, np.int16)
    rows, parts = np.full(ids.shape, -1, np.int16), np.full(ids.shape, -1, np.int16)
    at: list[int] = []
    labels: list[int] = []
    weights: list[float] = []
    for number, line in enumerate(lines):
        end = 0
        for place, (shared, tasks) in enumerate(line):
            n, start_of_row = len(shared), end
            ids[number, end : end + n], positions[number, end : end + n] = shared, np.arange(n)
            parts[number, end : end + n] = 0
            end += n
            for part, (task, start, weight) in enumerate(tasks, 1):
                stop = end + len(task)
                ids[number, end:stop], parts[number, end:stop] = task, part
                positions[number, end:stop] = np.arange(n, n + len(task))
                at += range(number * width + end + start - 1, number * width + stop - 1)
                labels += task[start:].tolist()
                weights += [weight] * (len(task) - start)
                end = stop
            rows[number, start_of_row:end] = place
    pad = round_up(len(at), loss_step) - len(at)
    return (
        ids,
        positions,
        rows,
        parts,
        np.array([*at, *[0] * pad], np.int32),
        np.array([*labels, *[0] * pad], np.int32),
        np.array([*weights, *[0.0] * pad], np.float32),
    )


def as_batch(arrays: Arrays, free: bool) -> Batch:
    """Arrays as tensors."""
    ids, positions, rows, parts, at, labels, weights = (torch.from_numpy(array) for array in arrays)
    return Batch(ids.long(), positions.long(), rows, parts, at.long(), labels.long(), weights, free)
