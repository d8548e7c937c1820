"""What a run of teaching learns from and is compared on: made questions, confirmed ones, and some of ordinary data."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from adapters.models.prefix_lm import sql_tokenizer
from adapters.training.data.names import Renamer
from adapters.training.data.prepare import Drawer
from adapters.training.data.sample_schema import sample_schema
from adapters.training.data.shards import Encoded, size_of
from adapters.training.data.sources import Pair, normalised
from adapters.training.data.value_index import CellIndex, gold_values
from adapters.training.held_out import hold_out
from adapters.training.logs.natural import SOURCE as NATURAL
from adapters.training.logs.natural import NaturalMaterial, natural_pairs
from adapters.training.teaching.making import MadePair
from reliability.prompts import Prompts

HELD_OUT = 0.1
"""The share of made questions, by their shape, that compares the weights."""
CONFIRMED_HELD_OUT, _LEAST_CONFIRMED = 0.25, 8
_MOST_COMPARED = 120
_CONFIRMED_TIMES = 4
"""How often a confirmed question is seen for each time that a made one is: they are few, and in people's words."""


@dataclass(frozen=True)
class Ordinary:
    """Questions of another database that a share of the lessons is taken from, so that what the model knew stays: the
    sample's, as people wrote them."""

    material: NaturalMaterial
    database: Path
    share: float = 0.2


@dataclass(frozen=True)
class Lessons:
    """Encoded rows: to learn from, and to compare the weights on. `learned` are the pairs behind the first."""

    rows: list[Encoded]
    held_out: list[Encoded]
    confirmed: list[Encoded]
    learned: tuple[Pair, ...]


def make_lessons(
    made: Sequence[MadePair], confirmed: Sequence[Pair], ordinary: Ordinary, prompts: Prompts, seed: int
) -> Lessons:
    """The lessons of made pairs and confirmed ones. Shapes, and words of confirmed questions, are held out whole."""
    learned, apart = hold_out(made, lambda each: each.shape, HELD_OUT, 10)
    sure, sure_apart = hold_out(confirmed, lambda pair: normalised(pair.question), CONFIRMED_HELD_OUT, _LEAST_CONFIRMED)
    own = [*(each.pair for each in learned), *sure * _CONFIRMED_TIMES]
    rng = random.Random(seed)
    rng.shuffle(own)
    drawer = Drawer({}, (), prompts, Renamer({}), tokenizer=sql_tokenizer())
    rows = drawer.unchanged(own)
    compared = rng.sample(apart, min(_MOST_COMPARED, len(apart)))
    return Lessons(
        [*rows, *_ordinary(ordinary, prompts, sum(map(size_of, rows)), seed)],
        drawer.unchanged([each.pair for each in compared]),
        drawer.unchanged(sure_apart[:_MOST_COMPARED]),
        tuple({normalised(pair.question): pair for pair in own}.values()),
    )


def _ordinary(ordinary: Ordinary, prompts: Prompts, own_tokens: int, seed: int) -> list[Encoded]:
    """Rows of ordinary data, as many as make its share of all tokens."""
    schema = sample_schema(ordinary.database)
    index = CellIndex(ordinary.database, schema)
    pairs = [
        replace(pair, values=(*index.find(pair.question), *gold_values(pair.sql, pair.question)))
        for pair in natural_pairs(ordinary.material, schema)
    ]
    wanted = own_tokens * ordinary.share / (1.0 - ordinary.share)
    drawer = Drawer({NATURAL: pairs}, schema.tables, prompts, Renamer({}), tokenizer=sql_tokenizer())
    rows = drawer.rows(len(pairs), seed) if pairs else []
    kept: list[Encoded] = []
    tokens = 0
    for row in rows:
        if tokens >= wanted:
            break
        kept.append(row)
        tokens += size_of(row)
    return kept
