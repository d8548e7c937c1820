"""The ranker of English readings: `candor train ranker` (docs/METHODS.md 4; CKIF: Fan et al. 2025, 3.5).

A list is a question with English readings of SQL, some of them right. A cross-encoder, MiniLM with a low-rank
adaptation (Hu et al. 2021, https://arxiv.org/abs/2106.09685), reads the question with each reading; the mean of its
last states through a linear layer is the score. Where the paper has NeuralNDCG over lists of 50, the loss here is −log
Σ_right softmax(score) over lists of 8, and half the binary cross-entropy of each score, so that a score means the same
in every list. The paper's first stage is what composes and recalls queries (`reliability.composing`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional

from adapters.models.ranker import CONFIG, WEIGHTS, ReadingRanker
from adapters.training.adapted import (
    Adaptation,
    AdaptedNetwork,
    Descent,
    begin_from,
    learn,
    write_adaptation,
)
from adapters.training.data.near_miss import near_miss
from adapters.training.data.sources import Pair
from adapters.training.runs.card import Card, write_card
from adapters.training.runs.run_folder import open_run, room_for
from reliability.errors import BadInput
from reliability.progress import Progress
from reliability.sql.english import reading
from reliability.sql.form import joined


@dataclass(frozen=True)
class RankedList:
    """A question (in a thread with the one before), and readings of queries with whether each is right."""

    question: str
    readings: tuple[tuple[str, bool], ...]


@dataclass(frozen=True)
class RankerOptions:
    """A run: `steps` of `lists` lists of at most `readings` readings, the rate falling to its end. `rank` and `scale`
    are the adaptation's. It goes on from the ranker in `start`, where there is one."""

    out: Path
    start: Path | None = None
    steps: int = 1_500
    lists: int = 8
    readings: int = 8
    rank: int = 32
    scale: float = 2.0
    learning_rate: float = 6e-4
    window: int = 128
    checkpoint_steps: int = 100
    seed: int = 0


def ranked_lists(pairs: Sequence[Pair], readings: int, seed: int) -> list[RankedList]:
    """Lists of gold queries among near misses of them; pairs whose query has none are left out."""
    rng = random.Random(seed)
    found = [_list(pair, readings, rng) for pair in pairs]
    return [each for each in found if each is not None]


def _list(pair: Pair, readings: int, rng: random.Random) -> RankedList | None:
    dialect = pair.schema.dialect
    gold = joined([x.text for x in pair.sql])
    tables = [t for t in pair.schema.tables if any(x.table == t.name for x in pair.sql)] or list(pair.schema.tables)
    said = {reading(gold, dialect): True}
    for _ in range(4 * readings):
        if len(said) >= readings:
            break
        # Now and then of another table too: readings of other tables differ more.
        wrong = near_miss(pair.sql, tables if rng.random() < 0.8 else pair.schema.tables, pair.values, rng)
        text = joined([x.text for x in wrong]) if wrong else gold
        if text != gold:
            said.setdefault(reading(text, dialect), False)
    return RankedList(pair.question, tuple(said.items())) if len(said) > 1 else None


def is_telling(each: RankedList) -> bool:
    """Whether a list holds both a right and a wrong reading: from any other nothing is learned."""
    return len({right for _, right in each.readings}) == 2


def list_loss(scores: Sequence[Tensor], right: Sequence[Tensor]) -> Tensor:
    """−log Σ_right softmax(score), the mean over lists, and half the mean binary cross-entropy of all scores."""
    listed = [torch.logsumexp(s, 0) - torch.logsumexp(s[y > 0], 0) for s, y in zip(scores, right, strict=True)]
    each = functional.binary_cross_entropy_with_logits(torch.cat(list(scores)), torch.cat(list(right)))
    return torch.stack(listed).mean() + 0.5 * each


# --- training ---------------------------------------------------------------------------------------


def train_ranker(
    options: RankerOptions,
    lists: Sequence[RankedList],
    held_out: Sequence[RankedList],
    sources: dict[str, str],
    command: str,
    progress: Progress,
) -> Path:
    """Train, and write the adaptation and the card; the same call again goes on.

    Raises BadInput without telling lists and for a folder of another run.
    """
    telling = [each for each in lists if is_telling(each)]
    if not telling:
        raise BadInput("There is nothing to rank: no question has both a right and a wrong reading.")
    asked = {**{name: value for name, value in vars(options).items() if name != "out"}, "questions": len(telling)}
    run = open_run(options.out, asked)
    run.begin()
    network = AdaptedNetwork(Adaptation(options.rank, options.scale, options.window, 1, options.seed))
    if options.start is not None:
        begin_from(network, "ranker", options.start / CONFIG, options.start / WEIGHTS)
    steps = Descent(options.steps, options.learning_rate, options.checkpoint_steps, options.seed)
    learn(network, steps, lambda rng: _loss(network, _batch(options, telling, rng)), run, progress)
    with room_for(options.out):
        write_adaptation(network, options.out / CONFIG, options.out / WEIGHTS)
    measured = [each for each in held_out if is_telling(each)]
    write_card(
        options.out,
        Card(
            title="The ranker of readings for Candor",
            what="Says how likely an English reading of SQL says what a question asks (CKIF's second stage).",
            command=command,
            data=sources,
            figures={
                "lists": len(telling),
                "steps": options.steps,
                "held-out lists": len(measured),
                "right reading first": right_first(ReadingRanker(options.out), measured),
            },
            licence="That of its base (all-MiniLM-L6-v2: Apache-2.0), and of the data above.",
            start=f"a ranker trained before, {options.start}" if options.start else "all-MiniLM-L6-v2",
            notes=(
                "Figures are on lists that nothing was learned from."
                if options.start is None
                else "Figures are on lists that this run did not learn from; the ranker that it started from may have.",
            ),
        ),
    )
    run.finish()
    return options.out


def _batch(options: RankerOptions, lists: Sequence[RankedList], rng: random.Random) -> list[RankedList]:
    return [_drawn(rng.choice(lists), options.readings, rng) for _ in range(options.lists)]


def _drawn(each: RankedList, most: int, rng: random.Random) -> RankedList:
    """One or two right readings of a list, and as many wrong ones as fit beside them, in any order."""
    right = [r for r in each.readings if r[1]]
    wrong = [r for r in each.readings if not r[1]]
    kept = rng.sample(right, min(len(right), 1 if rng.random() < 0.6 else 2))
    drawn = kept + rng.sample(wrong, min(len(wrong), most - len(kept)))
    return RankedList(each.question, tuple(rng.sample(drawn, len(drawn))))


def _loss(network: AdaptedNetwork, lists: Sequence[RankedList]) -> Tensor:
    scores = network([(each.question, text) for each in lists for text, _ in each.readings]).squeeze(1)
    sizes = [len(each.readings) for each in lists]
    right = torch.tensor([float(right) for each in lists for _, right in each.readings])
    return list_loss(torch.split(scores, sizes), torch.split(right, sizes))


def right_first(ranker: ReadingRanker, lists: Sequence[RankedList]) -> float | None:
    """The share of lists whose likeliest reading is right; readings that score alike share the place. None without
    lists."""
    if not lists:
        return None
    found = 0.0
    for each in lists:
        scores = ranker.scores(each.question, [text for text, _ in each.readings])
        best = [right for score, (_, right) in zip(scores, each.readings, strict=True) if score == max(scores)]
        found += sum(best) / len(best)
    return round(found / len(lists), 4)
