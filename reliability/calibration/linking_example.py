"""A question with the tables and columns that it needs: what linking is fitted, calibrated and measured on."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from reliability.core import Core
from reliability.errors import BadInput
from reliability.ports import TransparentModel
from reliability.values import Element, Failure, FailureKind, Limits, Question, Rows, Schema

Value = tuple[str, str, str]
"""Table, column and cell."""


@dataclass(frozen=True)
class LinkingExample:
    """A question, the schema that it is asked of, and the elements that it needs, in schema order.

    `values` are the database's cells that the question names, as the warehouse finds them.
    """

    question: Question
    schema: Schema
    tables: tuple[str, ...]
    columns: tuple[Element, ...]
    group: str
    database: str
    source: str
    values: tuple[Value, ...] = ()

    @property
    def id(self) -> str:
        """The question's id."""
        return self.question.id


@dataclass(frozen=True)
class ExampleWarehouse:
    """The warehouse that an example's question is asked of, as far as linking looks at it: schema and cells."""

    example: LinkingExample

    @property
    def name(self) -> str:
        """The database's name."""
        return self.example.database

    def schema(self) -> Schema:
        """The example's schema."""
        return self.example.schema

    def run(self, sql: str, limits: Limits) -> Rows | Failure:  # noqa: ARG002 - the port's
        """Nothing runs here: linking runs no SQL."""
        return Failure(FailureKind.UNAVAILABLE, "Only the schema of this database is at hand.")

    def find_values(self, text: str, limit: int = 20) -> list[Value]:  # noqa: ARG002 - the port's
        """The cells that the example's question names."""
        return list(self.example.values[:limit])

    def find_parts(self, text: str, limit: int = 20) -> list[Value]:  # noqa: ARG002 - the port's
        """None: an example says which cells are named whole."""
        return []


CoreOf = Callable[[LinkingExample], Core]
"""What an example's question is linked with."""


def core_of_examples(core: Core) -> CoreOf:
    """The core, for each example with the schema and the cells that its question is asked of."""
    return lambda example: replace(core, warehouse=ExampleWarehouse(example), precedents=None, writer=None)


def transparent_model(core: Core) -> TransparentModel:
    """The core's model, whose states can be read. Raises BadInput for any other."""
    if not isinstance(core.model, TransparentModel):
        raise BadInput(
            "This model's hidden states cannot be read, so its linking cannot be watched: load it in this process "
            "(CANDOR_MODEL_BACKEND=transformers)."
        )
    return core.model


def fingerprint(examples: Iterable[LinkingExample]) -> str:
    """SHA-256 (hex) of everything that states of these examples depend on."""
    digest = hashlib.sha256()
    schemas: dict[int, str] = {}
    for e in examples:
        schema = schemas.setdefault(id(e.schema), e.schema.fingerprint())
        digest.update(repr((e.question, schema, e.tables, e.columns, e.group, e.values)).encode())
    return digest.hexdigest()


def divided(keys: Sequence[str], shares: Sequence[float], seed: int) -> list[NDArray[np.intp]]:
    """Indexes in random parts of about these shares (sum 1), equal keys together. Seeded.

    >>> [part.tolist() for part in divided(["a", "b", "a", "c"], [0.5, 0.5], seed=0)]
    [[0, 2, 3], [1]]
    """
    groups: dict[str, list[int]] = {}
    for index, key in enumerate(keys):
        groups.setdefault(key, []).append(index)
    order = list(groups.values())
    np.random.default_rng(seed).shuffle(order)
    ends = np.cumsum(shares) * len(keys)
    parts: list[list[int]] = [[] for _ in shares]
    placed = 0
    for group in order:
        parts[min(int(np.searchsorted(ends, placed + len(group) / 2)), len(parts) - 1)] += group
        placed += len(group)
    return [np.asarray(sorted(part), dtype=np.intp) for part in parts]


def sampled(examples: list[LinkingExample], count: int | None) -> list[LinkingExample]:
    """About so many of the examples, whole groups drawn at random (seeded); all of them for None."""
    if count is None or count >= len(examples):
        return examples
    chosen, _ = divided([e.group for e in examples], [count / len(examples), 1 - count / len(examples)], seed=0)
    return [examples[i] for i in chosen.tolist()]
