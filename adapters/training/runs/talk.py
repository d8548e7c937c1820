"""What tells a data question from all else that people say to a bot, learnt from messages with their kinds.

MiniLM with a low-rank adaptation reads a message; the loss is the cross-entropy of its kind. Half of each batch is
talk, half are data questions, whose sources count alike however many questions they have: those that look like talk are
few.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor

from adapters.models.bert.talk import CONFIG, WEIGHTS
from adapters.training.adapted import Adaptation, AdaptedNetwork, Descent, learn, write_adaptation
from adapters.training.runs.run_folder import open_run, room_for
from reliability.progress import Progress

UNKNOWN = ""
"""The kind of a message that is known only to ask nothing of the data."""
_BARE = 0.25  # of the texts lose what stands at their end: not everybody ends with a mark


@dataclass(frozen=True)
class KnownMessage:
    """A text and its kind."""

    text: str
    kind: str


@dataclass(frozen=True)
class TalkOptions:
    """A run of `steps` of `batch` messages, the rate falling to its end; `rank` and `scale` are the adaptation's."""

    out: Path
    steps: int = 700
    batch: int = 64
    rank: int = 12
    scale: float = 2.0
    learning_rate: float = 1e-3
    window: int = 128
    checkpoint_steps: int = 100
    seed: int = 0


def train_talk(
    options: TalkOptions,
    talk: Sequence[KnownMessage],
    questions: Mapping[str, Sequence[KnownMessage]],
    question: str,
    progress: Progress,
) -> Path:
    """Train on talk and on data questions, by where these come from; the same call again goes on. `question` is the
    questions' kind. Raises BadInput for a folder of another run."""
    kinds = (question, *sorted({each.kind for each in talk} - {UNKNOWN}))
    sizes = {"talk": len(talk), **{name: len(each) for name, each in questions.items()}}
    run = open_run(options.out, {**{k: v for k, v in vars(options).items() if k != "out"}, "learned from": sizes})
    run.begin()
    network = AdaptedNetwork(Adaptation(options.rank, options.scale, options.window, len(kinds), options.seed))
    steps = Descent(options.steps, options.learning_rate, options.checkpoint_steps, options.seed)

    def loss_of(rng: random.Random) -> Tensor:
        batch = _drawn(options.batch, talk, questions, rng)
        return kind_loss(network([each.text for each in batch]), [each.kind for each in batch], kinds)

    learn(network, steps, loss_of, run, progress)
    with room_for(options.out):
        write_adaptation(network, options.out / CONFIG, options.out / WEIGHTS, kinds=kinds)
    run.finish()
    return options.out


def _drawn(
    most: int, talk: Sequence[KnownMessage], questions: Mapping[str, Sequence[KnownMessage]], rng: random.Random
) -> list[KnownMessage]:
    drawn = [rng.choice(talk) for _ in range(most // 2)]
    sources = [*questions.values()]
    drawn += [rng.choice(rng.choice(sources)) for _ in range(most - len(drawn))]
    return [_bared(each) if rng.random() < _BARE else each for each in drawn]


def _bared(message: KnownMessage) -> KnownMessage:
    return KnownMessage(message.text.rstrip(" ?.!") or message.text, message.kind)


def kind_loss(logits: Tensor, told: Sequence[str], kinds: Sequence[str]) -> Tensor:
    """The mean of −log P(kind) over [n, kinds]; of a message whose kind is unknown, −log(1 − P(the first kind))."""
    logs = torch.log_softmax(logits, 1)
    other = torch.logsumexp(logs[:, 1:], 1)
    known = torch.tensor([kinds.index(kind) if kind != UNKNOWN else 0 for kind in told])
    unknown = torch.tensor([kind == UNKNOWN for kind in told])
    return -torch.where(unknown, other, logs.gather(1, known[:, None]).squeeze(1)).mean()
