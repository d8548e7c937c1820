"""The lists that the model writes by itself, with their states: what `abstain` and `surrogate` decide on.

Up to its first branching point a list of the model's own is the gold one, so only lists that branch, or whose gold
cannot be written, are generated and read anew. What was found is kept on disk as branching data is.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from reliability.calibration.branching_data import (
    PART_EXAMPLES,
    BranchingData,
    ListKind,
    Steps,
    as_elements,
    joined_steps,
    kept_in,
    list_steps,
    made_with,
    name_list,
    no_steps,
    read_steps,
    write_steps,
)
from reliability.calibration.linking_example import CoreOf, LinkingExample
from reliability.core import Core
from reliability.errors import BadInput
from reliability.linking.confirm import doubted
from reliability.linking.names import WrittenList, in_schema_order, write_list
from reliability.ports import TransparentModel
from reliability.progress import Progress
from reliability.values import Element

Names = tuple[str, ...]


@dataclass(frozen=True, eq=False)
class OwnLists:
    """The model's own lists of examples: their `steps` (labels are 0: the model follows itself), what each `listed`
    (with what joins need), whether that is the gold set (`right` [examples]), and for each step whether the model,
    asked about the element that it writes, calls it irrelevant (`doubted` [steps]; at the end of a list, about its
    last element)."""

    steps: Steps
    listed: tuple[Names, ...]
    right: NDArray[np.bool_]
    doubted: NDArray[np.bool_]


@dataclass(frozen=True)
class _ListsPart:
    """Some lists, and the steps of those that are not the gold ones."""

    listed: list[list[str]]
    doubted: list[list[bool]]
    as_gold: list[bool]
    steps: Steps


def own_lists(
    data: BranchingData,
    core_of: CoreOf,
    model: TransparentModel,
    folder: Path,
    progress: Progress,
    tables: Sequence[Names] | None = None,
) -> OwnLists:
    """The model's own lists of all examples of `data`. `tables`: those whose columns are listed, one tuple an
    example; the gold ones if not given. They are shown in schema order, as the flow shows them: as they were listed,
    those that only joins need come last."""
    examples = data.examples
    if tables is not None:
        tables = [
            tuple(element.table for element in in_schema_order(map(Element, linked), example.schema))
            for linked, example in zip(tables, examples, strict=True)
        ]
    about = hashlib.sha256(
        f"{made_with(examples, core_of(examples[0]), model)} {tables and list(tables)}".encode()
    ).hexdigest()
    kept = kept_in(folder, f"own-{data.kind}", about)
    follows_gold = _follows_gold(data, tables)
    parts: list[_ListsPart] = []
    for first in range(0, len(examples), PART_EXAMPLES):
        indexes = range(first, min(first + PART_EXAMPLES, len(examples)))
        part = _read_part(kept / f"{first:06d}")
        if part is None:
            part = _own_part(data, indexes, core_of, model, follows_gold, tables)
            _write_part(part, kept / f"{first:06d}")
        parts.append(part)
        progress((indexes[-1] + 1) / len(examples), f"own {data.kind} of {len(examples)} questions")
    return _together(data, parts)


def _follows_gold(data: BranchingData, tables: Sequence[Names] | None) -> NDArray[np.bool_]:
    """Examples whose own list is the gold one, step by step: nothing branches, and it is of the gold tables."""
    follows = np.ones(len(data.examples), dtype=bool)
    follows[data.steps.example[data.steps.labels == 1]] = False
    follows[list(data.left_out)] = False
    if tables is not None:
        follows &= [set(t) == set(e.tables) for t, e in zip(tables, data.examples, strict=True)]
    return follows


def _own_part(
    data: BranchingData,
    indexes: range,
    core_of: CoreOf,
    model: TransparentModel,
    follows_gold: NDArray[np.bool_],
    tables: Sequence[Names] | None,
) -> _ListsPart:
    found: list[Steps] = []
    part = _ListsPart([], [], [], no_steps(model))
    for index in indexes:
        example = data.examples[index]
        core, gold = core_of(example), bool(follows_gold[index])
        linked = example.tables if tables is None else tables[index]
        written = WrittenList("", _gold(data.kind, example))
        if not gold:
            names = name_list(data.kind, example, core, linked)
            written = write_list(names, model) if names else WrittenList("", ())
            if names and written.token_ids:
                found.append(list_steps(model, names, written.token_ids, index))
        of = linked if data.kind is ListKind.COLUMNS else ()
        part.as_gold.append(gold)
        part.listed.append(list(map(str, written.joining(example.schema, of).elements)))
        part.doubted.append(_doubts(example, tuple(map(str, written.elements)), core))
    return replace(part, steps=joined_steps(found or [part.steps]))


def _gold(kind: ListKind, example: LinkingExample) -> tuple[Element, ...]:
    return tuple(map(Element, example.tables)) if kind is ListKind.TABLES else example.columns


def _doubts(example: LinkingExample, listed: Names, core: Core) -> list[bool]:
    """Of each listed name, whether the model calls it irrelevant to the question."""
    elements = [Element(*name.rsplit(".", 1)) if name not in _tables(example) else Element(name) for name in listed]
    found = set(doubted(example.question, example.schema, elements, core))
    return [element in found for element in elements]


def _tables(example: LinkingExample) -> set[str]:
    return {table.name for table in example.schema.tables}


def _together(data: BranchingData, parts: Sequence[_ListsPart]) -> OwnLists:
    listed = [tuple(names) for part in parts for names in part.listed]
    doubts = [flags for part in parts for flags in part.doubted]
    as_gold = np.flatnonzero([gold for part in parts for gold in part.as_gold])
    steps = joined_steps([data.steps.of(as_gold), *(part.steps.with_sureness() for part in parts)])
    steps = steps.where(np.argsort(steps.example, kind="stable"))
    steps = replace(steps, labels=np.zeros_like(steps.labels))
    right = [
        set(names) == set(map(str, as_elements(data.kind, example)))
        for names, example in zip(listed, data.examples, strict=True)
    ]
    about = [
        bool(doubts[e]) and doubts[e][min(n, len(doubts[e]) - 1)]  # -1, the end, is about the last one
        for e, n in zip(steps.example.tolist(), steps.name.tolist(), strict=True)
    ]
    return OwnLists(steps, tuple(listed), np.asarray(right), np.asarray(about, dtype=bool))


# --- on disk ---------------------------------------------------------------------------------------


def _write_part(part: _ListsPart, folder: Path) -> None:
    """Two files of one part; the lists come last, and only with them the part counts."""
    write_steps(part.steps, folder.with_suffix(".npz"))
    content = {"listed": part.listed, "doubted": part.doubted, "as_gold": part.as_gold}
    scratch = folder.with_suffix(".new")
    try:
        scratch.write_text(json.dumps(content), encoding="utf-8")
        scratch.replace(folder.with_suffix(".json"))
    except OSError as error:
        raise BadInput(f"{folder}.json cannot be written: {error.strerror}.") from error


def _read_part(folder: Path) -> _ListsPart | None:
    steps = read_steps(folder.with_suffix(".npz"))
    try:
        content = json.loads(folder.with_suffix(".json").read_text(encoding="utf-8"))
        return _ListsPart(**content, steps=steps) if steps is not None else None
    except (OSError, ValueError, TypeError):
        return None
