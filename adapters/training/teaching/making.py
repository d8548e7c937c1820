"""Questions with queries over a team's own schema: two thirds of templates, a third of plain rules, none without a
result."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from adapters.training.data.sources import Pair, Value, normalised
from adapters.training.data.value_index import gold_values
from adapters.training.teaching.ground import Ground, Run
from adapters.training.teaching.refilling import Filled, refill
from adapters.training.teaching.rules import ask_plainly
from adapters.training.teaching.templates import Template
from reliability.progress import Progress
from reliability.sql.form import NotCanonical, joined
from reliability.values import Failure, Limits, Rows

SOURCE = "taught"
RULE_SHARE = 1 / 3
NATURAL_SHARE = 0.2
"""The share of templates drawn that are natural ones: they are few, and each asks as people do."""
_NATURAL_TRIES = 12
_TRIES = 40
"""Draws for each wanted pair, after which a schema that gives few has given what it can."""
_MOST_OF_A_SHAPE = 0.04
_MOST_LEXEMES = 90
_LIMITS = Limits(time_s=2.0, rows=20, bytes=200_000)
FindValues = Callable[[str], Sequence[Value]]


@dataclass(frozen=True)
class MadePair:
    """A pair with its shape: what is held out is held out by shape."""

    pair: Pair
    shape: str


@dataclass(frozen=True)
class MadePairs:
    """What was made, and how many draws came to nothing, by reason."""

    pairs: tuple[MadePair, ...]
    left_out: Counter[str]


@dataclass(frozen=True)
class Making:
    """What pairs are made with. At most `seconds` are spent on running queries and all else. `saved` are pairs of saved
    statements (`saved.py`), which are among those that are made; `natural` are templates of natural questions
    (`natural_templates.py`)."""

    ground: Ground
    templates: Sequence[Template]
    run: Run
    find_values: FindValues
    seed: int = 0
    seconds: float = 240.0
    clock: Callable[[], float] = time.monotonic
    saved: tuple[MadePair, ...] = ()
    natural: Sequence[Template] = ()


def make_pairs(making: Making, wanted: int, progress: Progress = lambda _done, _said: None) -> MadePairs:
    """So many pairs, or as many as the schema gives and the time allows; the same seed draws the same ones."""
    rng = random.Random(making.seed)
    ends = making.clock() + making.seconds
    found = {_key(each): each for each in making.saved}
    shapes = Counter(each.shape for each in found.values())
    left_out: Counter[str] = Counter()
    most = max(3, round(wanted * _MOST_OF_A_SHAPE))
    for draw in range(wanted * _TRIES):
        if len(found) >= wanted or (draw % 16 == 0 and making.clock() > ends):
            break
        made, reason = _one(making, rng, shapes, most)
        if made is None:
            left_out[reason] += 1
            continue
        key = _key(made)
        if key in found:
            left_out["twice"] += 1
            continue
        found[key] = made
        shapes[made.shape] += 1
        if len(found) % 25 == 0:
            progress(len(found) / wanted, f"{len(found)} questions")
    return MadePairs(tuple(found.values()), left_out)


def _key(made: MadePair) -> tuple[str, str]:
    """What a pair is, so that it is made once."""
    return normalised(made.pair.question), "".join(x.text for x in made.pair.sql)


def _one(making: Making, rng: random.Random, shapes: Counter[str], most: int) -> tuple[MadePair | None, str]:
    """One pair, or why there is none."""
    plain = rng.random() < RULE_SHARE or not making.templates
    if plain:
        filled = ask_plainly(making.ground, rng)
    else:
        natural = bool(making.natural) and rng.random() < NATURAL_SHARE
        filled = _natural(making, rng) if natural else refill(rng.choice(making.templates), making.ground, rng)
    if filled is None:
        return None, "nothing fits"
    if not plain and shapes[filled.shape] >= most:
        return None, "often enough"
    return checked_pair(making, filled)


def _natural(making: Making, rng: random.Random) -> Filled | None:
    """A natural template refilled: others are tried where one does not fit, as most do not for their joins and days."""
    tried = (refill(rng.choice(making.natural), making.ground, rng) for _ in range(_NATURAL_TRIES))
    return next((filled for filled in tried if filled is not None), None)


def checked_pair(making: Making, filled: Filled) -> tuple[MadePair | None, str]:
    """The pair in canonical form, if its query returns something; else None, and why."""
    try:
        pieces = making.ground.form(filled.sql)
    except NotCanonical:
        return None, "no canonical form"
    result = making.run(joined([piece.text for piece in pieces]), _LIMITS)
    if isinstance(result, Failure):
        return None, "does not run"
    if says_nothing(result):
        return None, "empty"
    if len(pieces) > _MOST_LEXEMES:
        return None, "too long"
    values = list(making.find_values(filled.question))
    known = {(t, c, v.lower()) for t, c, v in values}
    values += [v for v in gold_values(pieces, filled.question) if (v[0], v[1], v[2].lower()) not in known]
    pair = Pair(SOURCE, "own", filled.question, "", making.ground.schema, pieces, tuple(values[:20]))
    return MadePair(pair, filled.shape), ""


def says_nothing(rows: Rows) -> bool:
    """Is the result empty, NULL alone, or the single count of nothing?"""
    return rows.empty or (len(rows.rows) == 1 and all(cell in (None, 0, "0") for cell in rows.rows[0]))
