"""The ranker of English readings: `candor train ranker` (docs/METHODS.md 4; CKIF: Fan et al. 2025, 3.5).

A list is a question with English readings of SQL, some of them right. A cross-encoder, MiniLM with a low-rank
adaptation (Hu et al. 2021, https://arxiv.org/abs/2106.09685), reads the question with each reading; the mean of its last
states through a linear layer is the score. Where the paper has NeuralNDCG over lists of 50, the loss here is
−log Σ_right softmax(score) over lists of 8, and half the binary cross-entropy of each score, so that a score means the
same in every list. The paper's first stage is what composes and recalls queries (`reliability.composing`).
"""

from __future__ import annotations

import json
import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from adapters.models.folder import fingerprint, minilm_folder
from adapters.models.ranker import CONFIG, WEIGHTS, ReadingRanker
from adapters.training.data.near_miss import near_miss
from adapters.training.data.sources import Pair
from adapters.training.runs.card import Card, write_card
from adapters.training.runs.run_folder import RunFolder, open_run, room_for
from reliability.errors import BadInput
from reliability.progress import Progress
from reliability.sql.english import reading
from reliability.sql.form import joined

_ADAPTED = (
    "attention.self.query",
    "attention.self.key",
    "attention.self.value",
    "attention.output.dense",
    "intermediate.dense",
    "output.dense",
)
"""The linear maps of each layer that are adapted: all of them."""
_HEAD_RATE = 5.0  # of the adaptation's: it starts from nothing
_WARM_UP = 30  # steps
_LEAST_RATE = 0.02


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


# --- the network ------------------------------------------------------------------------------------


class _Adapted(nn.Module):
    """A linear map with a low-rank one added: W·x + scale · B·A·x, B = 0 at first."""

    def __init__(self, base: nn.Linear, rank: int, scale: float) -> None:
        super().__init__()
        self.base, self.scale = base, scale
        self.a = nn.Parameter(torch.randn(rank, base.in_features) / math.sqrt(base.in_features))
        self.b = nn.Parameter(torch.zeros(base.out_features, rank))

    def forward(self, x: Tensor) -> Tensor:
        added = functional.linear(functional.linear(x, self.a.to(x.dtype)), self.b.to(x.dtype))
        mapped: Tensor = self.base(x)
        return mapped + self.scale * added


class _Network(nn.Module):
    def __init__(self, options: RankerOptions) -> None:
        super().__init__()
        from tokenizers import Tokenizer
        from transformers import BertModel

        torch.manual_seed(options.seed)
        folder = minilm_folder()
        # The fused attention kernel's backward pass takes most of a step on a processor.
        self.bert: Any = BertModel.from_pretrained(str(folder), add_pooling_layer=False, attn_implementation="eager")
        self.bert.requires_grad_(False)
        for module in self.bert.modules():
            if isinstance(module, nn.Dropout):
                module.p = 0.05
        for layer in self.bert.encoder.layer:
            for name in _ADAPTED:
                holder, _, last = name.rpartition(".")
                at = layer.get_submodule(holder) if holder else layer
                setattr(at, last, _Adapted(getattr(at, last), options.rank, options.scale))
        self.head = nn.Linear(self.bert.config.hidden_size, 1)
        nn.init.normal_(self.head.weight, std=0.02)
        nn.init.zeros_(self.head.bias)
        self._tokens = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokens.enable_truncation(options.window)
        self._tokens.no_padding()

    def learned(self) -> dict[str, nn.Parameter]:
        """What is trained, by the names in the ranker's file."""
        return {name.removeprefix("bert."): each for name, each in self.named_parameters() if each.requires_grad}

    def forward(self, pairs: Sequence[tuple[str, str]]) -> Tensor:
        """Scores (logits) [len(pairs)] of questions with readings; short ones are read beside short ones."""
        rows = [each.ids for each in self._tokens.encode_batch(list(pairs))]
        order = sorted(range(len(rows)), key=lambda place: len(rows[place]))
        halves = [part for part in (order[: len(order) // 2], order[len(order) // 2 :]) if part]
        scores = torch.cat([self._scored([rows[place] for place in part]) for part in halves])
        return scores[torch.argsort(torch.tensor([place for part in halves for place in part]))]

    def _scored(self, rows: Sequence[list[int]]) -> Tensor:
        longest = max(map(len, rows))
        ids = torch.tensor([[*row, *[0] * (longest - len(row))] for row in rows])
        seen = (torch.arange(longest) < torch.tensor([len(row) for row in rows])[:, None]).long()
        with torch.autocast("cpu", torch.bfloat16):
            last = self.bert(input_ids=ids, attention_mask=seen).last_hidden_state
        mean = (last.float() * seen[..., None]).sum(1) / seen.sum(1, keepdim=True)
        scores: Tensor = self.head(mean).squeeze(1)
        return scores


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
    network = _Network(options)
    if options.start is not None:
        _begin_from(network, options.start, options.scale)
    _train(options, network, telling, run, progress)
    with room_for(options.out):
        _write(options, network)
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


def _train(
    options: RankerOptions, network: _Network, lists: Sequence[RankedList], run: RunFolder, progress: Progress
) -> None:
    head = list(network.head.parameters())
    body = [p for p in network.parameters() if p.requires_grad and all(p is not other for other in head)]
    rates = (options.learning_rate, _HEAD_RATE * options.learning_rate)
    optimizer = torch.optim.AdamW([{"params": body}, {"params": head}], weight_decay=0.01)
    step = _resumed(run, network, optimizer)
    network.train()
    began, before = time.monotonic(), step
    while step < options.steps:
        rng = random.Random(f"{options.seed} {step}")  # a run that goes on sees what it would have seen
        loss = _loss(network, [_drawn(rng.choice(lists), options.readings, rng) for _ in range(options.lists)])
        falling = max(_LEAST_RATE, 1 - step / options.steps) * min(1.0, (step + 1) / _WARM_UP)
        for group, rate in zip(optimizer.param_groups, rates, strict=True):
            group["lr"] = rate * falling
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]  # torch's
        nn.utils.clip_grad_norm_([*body, *head], 1.0)
        optimizer.step()
        step += 1
        if step % options.checkpoint_steps == 0:
            kept = {"step": step, "network": network.learned(), "optimizer": optimizer.state_dict()}
            with room_for(run.folder):
                torch.save(kept, run.folder / "checkpoint.part")
                (run.folder / "checkpoint.part").replace(run.folder / "checkpoint.pt")
        seconds = (time.monotonic() - began) / (step - before)
        progress(step / options.steps, f"loss {loss.item():.2f}, {seconds:.1f} s a step")


def _begin_from(network: _Network, start: Path, wanted_scale: float) -> None:
    """Take over what another ranker has learned. Raises BadInput for one of another shape, or none."""
    from safetensors import SafetensorError
    from safetensors.torch import load_file

    learned = network.learned()
    try:
        scale = json.loads((start / CONFIG).read_text(encoding="utf-8"))["scale"]
        tensors = load_file(start / WEIGHTS)
    except (OSError, ValueError, KeyError, TypeError, SafetensorError) as error:
        raise BadInput(f"There is no trained ranker in {str(start)!r}.") from error
    shapes = {name: tuple(tensor.shape) for name, tensor in tensors.items()}
    if scale != wanted_scale or shapes != {name: tuple(each.shape) for name, each in learned.items()}:
        raise BadInput(f"The ranker in {str(start)!r} has another shape than the one to train.")
    with torch.no_grad():
        for name, parameter in learned.items():
            parameter.copy_(tensors[name])


def _resumed(run: RunFolder, network: _Network, optimizer: torch.optim.Optimizer) -> int:
    """The step that a stopped run had reached."""
    file = run.folder / "checkpoint.pt"
    if not file.is_file():
        return 0
    kept = torch.load(file, weights_only=True)
    with torch.no_grad():
        for name, parameter in network.learned().items():
            parameter.copy_(kept["network"][name])
    optimizer.load_state_dict(kept["optimizer"])
    return int(kept["step"])


def _drawn(each: RankedList, most: int, rng: random.Random) -> RankedList:
    """One or two right readings of a list, and as many wrong ones as fit beside them, in any order."""
    right = [r for r in each.readings if r[1]]
    wrong = [r for r in each.readings if not r[1]]
    kept = rng.sample(right, min(len(right), 1 if rng.random() < 0.6 else 2))
    drawn = kept + rng.sample(wrong, min(len(wrong), most - len(kept)))
    return RankedList(each.question, tuple(rng.sample(drawn, len(drawn))))


def _loss(network: _Network, lists: Sequence[RankedList]) -> Tensor:
    scores = network([(each.question, text) for each in lists for text, _ in each.readings])
    sizes = [len(each.readings) for each in lists]
    right = torch.tensor([float(right) for each in lists for _, right in each.readings])
    return list_loss(torch.split(scores, sizes), torch.split(right, sizes))


def _write(options: RankerOptions, network: _Network) -> None:
    from safetensors.torch import save_file

    tensors = {name: parameter.detach().half().contiguous() for name, parameter in network.learned().items()}
    options.out.mkdir(parents=True, exist_ok=True)
    save_file(tensors, options.out / WEIGHTS)
    config = {"base": fingerprint(minilm_folder(), "float32"), "window": options.window, "scale": options.scale}
    (options.out / CONFIG).write_text(json.dumps(config, indent=1) + "\n", encoding="utf-8")


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
