"""Branching data: every step of gold lists, with the states that predict it and whether the model branches there.

docs/METHODS.md 1; RTS 3.2 (D_branch). One pass over prompt + gold list gives the states of all steps and how likely
each legal token was; step t branches iff the likeliest legal token is not the gold one. The state of step t is that of
the position before it, and the prompts are those that the flow writes.

Passes are dear and used many times, so what they gave is kept on disk, in parts, under a name that says what it was
made with: a run that was killed goes on behind its last whole part, and another model never reads the first one's.

RTS: https://doi.org/10.1145/3709719
"""

from __future__ import annotations

import hashlib
import secrets
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reliability.calibration.linking_example import CoreOf, LinkingExample, fingerprint
from reliability.core import Core
from reliability.errors import BadInput
from reliability.linking.names import NameList, column_list, table_list
from reliability.linking.sureness import FEATURES, sureness, with_sureness
from reliability.ports import TransparentModel
from reliability.progress import Progress
from reliability.trie import NameTrie
from reliability.values import Element

PART_EXAMPLES = 128
_VERSION = 3
_ENDING = -1  # of `name`: the step that closes the list


class ListKind(StrEnum):
    """What a list names."""

    TABLES = "tables"
    COLUMNS = "columns"


@dataclass(frozen=True, eq=False)
class Steps:
    """Steps of lists, one after the other; all arrays are parallel.

    `states` [steps, layers, width], float32; `labels`: 1 = the likeliest legal token is not the gold one; `forced`:
    the trie left one token; `example`: whose step; `name`: which of the list's names it writes (its separator
    included), from 0, and -1 at the list's end; `sure` [steps, len(FEATURES)]: how sure the output was (sureness.py).
    """

    states: NDArray[np.float32]
    labels: NDArray[np.int64]
    forced: NDArray[np.bool_]
    example: NDArray[np.int64]
    name: NDArray[np.int64]
    sure: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.labels)

    def where(self, wanted: NDArray[np.bool_] | NDArray[np.intp]) -> Steps:
        """Some of the steps."""
        return Steps(**{f.name: getattr(self, f.name)[wanted] for f in fields(self)})

    def with_sureness(self) -> Steps:
        """The steps as predictors see them: how sure the output was stands beside every layer's state."""
        return replace(self, states=with_sureness(self.states, self.sure))

    def of(self, examples: NDArray[np.intp]) -> Steps:
        """The steps of some examples."""
        return self.where(np.isin(self.example, examples))


def joined_steps(parts: Sequence[Steps]) -> Steps:
    """Steps one after the other. Raises BadInput for none."""
    if not parts:
        raise BadInput("There are no steps.")
    return Steps(**{f.name: np.concatenate([getattr(p, f.name) for p in parts]) for f in fields(Steps)})


# --- one list --------------------------------------------------------------------------------------


def name_list(
    kind: ListKind, example: LinkingExample, core: Core, tables: Sequence[str] | None = None
) -> NameList | None:
    """The list that the flow would have written: its prompt and trie. Columns are those of the gold tables, or of
    the given ones."""
    if kind is ListKind.TABLES:
        return table_list(example.question, example.schema, (), core)
    linked = example.tables if tables is None else tables
    return column_list(example.question, example.schema, (), core, linked)


def gold_names(kind: ListKind, example: LinkingExample) -> list[str]:
    """The names of the gold list, in schema order."""
    return list(example.tables) if kind is ListKind.TABLES else [str(column) for column in example.columns]


def gold_tokens(names: NameList, gold: Sequence[str]) -> list[int] | None:
    """The gold list's tokens, its end last; None where the trie cannot write it (a name is not among those offered,
    or there are more names than a list may hold)."""
    trie = names.trie
    if not gold or any(name not in names.elements for name in gold):
        return None
    ids = [*trie.write(gold), trie.end_id]
    return ids if all(token in trie(ids[:step]) for step, token in enumerate(ids)) else None


def list_steps(model: TransparentModel, names: NameList, ids: Sequence[int], example: int) -> Steps:
    """The steps of a list of tokens, from one pass. Labels compare with these tokens: fed the gold list, they are
    the branching points; fed a list that the model wrote by itself, greedily, there are none."""
    trie = names.trie
    legal = [trie(ids[:step]) for step in range(len(ids))]
    seen = model.teacher_forced(names.prompt, ids, legal)
    best = [tokens[int(scores.argmax())] for tokens, scores in zip(legal, seen.log_probabilities, strict=True)]
    labels = [int(likeliest != token) for likeliest, token in zip(best, ids, strict=True)]
    forced = [len(tokens) == 1 for tokens in legal]
    return Steps(
        seen.states,
        np.asarray(labels, dtype=np.int64),
        np.asarray(forced, dtype=bool),
        np.full(len(ids), example, dtype=np.int64),
        np.asarray(_names_written(trie, ids), dtype=np.int64),
        sureness(seen.log_probabilities, legal, trie.end_id),
    )


def _names_written(trie: NameTrie, ids: Sequence[int]) -> list[int]:
    """Which name each step writes; -1 for the end."""
    listed = trie.read(ids)
    ends = [len(trie.write(listed[: n + 1])) for n in range(len(listed))]
    numbers = [int(np.searchsorted(ends, step, side="right")) for step in range(len(ids))]
    return [n if token != trie.end_id else _ENDING for n, token in zip(numbers, ids, strict=True)]


# --- many lists ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BranchingData:
    """The steps of many examples' gold lists, and the examples whose gold list cannot be written."""

    kind: ListKind
    examples: tuple[LinkingExample, ...]
    steps: Steps
    left_out: tuple[int, ...]


def branching_data(
    kind: ListKind,
    examples: Sequence[LinkingExample],
    core_of: CoreOf,
    model: TransparentModel,
    folder: Path,
    progress: Progress,
) -> BranchingData:
    """The branching data of examples, read from `folder` as far as they are there, else computed and kept."""
    if not examples:
        raise BadInput("There are no questions to find branching points in.")
    kept = kept_in(folder, kind, made_with(examples, core_of(examples[0]), model))
    parts: list[Steps] = []
    for first in range(0, len(examples), PART_EXAMPLES):
        file = kept / f"{first:06d}.npz"
        part = read_steps(file)
        if part is None:
            found = [
                _gold_steps(kind, examples[index], index, core_of(examples[index]), model)
                for index in range(first, min(first + PART_EXAMPLES, len(examples)))
            ]
            part = joined_steps([steps for steps in found if steps is not None] or [no_steps(model)])
            write_steps(part, file)
        parts.append(part)
        progress(min(1.0, (first + PART_EXAMPLES) / len(examples)), f"{kind} of {len(examples)} questions")
    steps = joined_steps(parts).with_sureness()
    left_out = sorted(set(range(len(examples))) - set(steps.example.tolist()))
    if not len(steps):
        raise BadInput("None of the gold lists can be written: the labels do not fit the schema.")
    return BranchingData(kind, tuple(examples), steps, tuple(left_out))


def _gold_steps(
    kind: ListKind, example: LinkingExample, index: int, core: Core, model: TransparentModel
) -> Steps | None:
    names = name_list(kind, example, core)
    ids = gold_tokens(names, gold_names(kind, example)) if names else None
    return list_steps(model, names, ids, index) if names and ids else None


def no_steps(model: TransparentModel) -> Steps:
    """No steps, of the model's shape."""
    states = model.states("nothing", [])
    ints, flags = np.zeros(0, dtype=np.int64), np.zeros(0, dtype=bool)
    return Steps(states, ints, flags, ints, ints, np.zeros((0, len(FEATURES)), np.float32))


def made_with(examples: Sequence[LinkingExample], core: Core, model: TransparentModel) -> str:
    """SHA-256 (hex) of everything that lists of these examples depend on."""
    settings = core.settings
    about = (
        _VERSION,
        model.fingerprint,
        core.prompts.fingerprint,
        fingerprint(examples),
        settings.linking_tokens,
        settings.writing_tokens,
        core.today().isoformat(),
        core.code,
    )
    return hashlib.sha256(repr(about).encode()).hexdigest()


# --- on disk ---------------------------------------------------------------------------------------


def kept_in(folder: Path, what: str, made_with: str) -> Path:
    """The folder of what was computed with these things; made if it is not there. Raises BadInput."""
    kept = folder / f"{what}-{made_with[:16]}"
    try:
        kept.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{kept} cannot be made: {error.strerror}.") from error
    return kept


def write_steps(steps: Steps, file: Path) -> None:
    """Write steps; the file appears at once, whole. Raises BadInput where it cannot be written."""
    scratch = file.with_name(f".{file.name}.{secrets.token_hex(4)}.npz")
    arrays: dict[str, Any] = {f.name: getattr(steps, f.name) for f in fields(Steps)}
    try:
        np.savez(scratch, **arrays)
        scratch.replace(file)
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from error
    finally:
        scratch.unlink(missing_ok=True)


def read_steps(file: Path) -> Steps | None:
    """The steps of a file; None where there is none, or a damaged one, which is then made again."""
    try:
        with file.open("rb") as stream, np.load(stream, allow_pickle=False) as arrays:
            return Steps(**{f.name: arrays[f.name] for f in fields(Steps)})
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        return None


def as_elements(kind: ListKind, example: LinkingExample) -> frozenset[Element]:
    """The gold set of a list."""
    return frozenset(map(Element, example.tables) if kind is ListKind.TABLES else example.columns)
