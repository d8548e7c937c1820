"""MiniLM with a low-rank adaptation (Hu et al. 2021, https://arxiv.org/abs/2106.09685) and a linear layer over the mean
of its last states: the network of the ranker and of the talk model, and the steps by which it learns.

Only the adaptation and the layer are trained and kept: a megabyte or two instead of the whole model.
"""

from __future__ import annotations

import json
import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from adapters.models.folder import fingerprint, minilm_folder
from adapters.training.runs.loop import autocast, number_format
from adapters.training.runs.run_folder import RunFolder, room_for
from reliability.errors import BadInput
from reliability.progress import Progress

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
class Adaptation:
    """What the network is: `rank` and `scale` of the adaptation, the `window` in tokens, how many `outputs` a text
    has."""

    rank: int
    scale: float
    window: int
    outputs: int
    seed: int


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


class AdaptedNetwork(nn.Module):
    """Texts, or pairs of texts → numbers."""

    def __init__(self, shape: Adaptation) -> None:
        super().__init__()
        from tokenizers import Tokenizer
        from transformers import BertModel

        torch.manual_seed(shape.seed)
        self.shape, folder = shape, minilm_folder()
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
                setattr(at, last, _Adapted(getattr(at, last), shape.rank, shape.scale))
        self.head = nn.Linear(self.bert.config.hidden_size, shape.outputs)
        nn.init.normal_(self.head.weight, std=0.02)
        nn.init.zeros_(self.head.bias)
        self._tokens = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokens.enable_truncation(shape.window)
        self._tokens.no_padding()

    def learned(self) -> dict[str, nn.Parameter]:
        """What is trained, by the names in the file."""
        return {name.removeprefix("bert."): each for name, each in self.named_parameters() if each.requires_grad}

    def forward(self, texts: Sequence[str] | Sequence[tuple[str, str]]) -> Tensor:
        """[len(texts), outputs]; short ones are read beside short ones."""
        rows = [each.ids for each in self._tokens.encode_batch(list(texts))]
        order = sorted(range(len(rows)), key=lambda place: len(rows[place]))
        halves = [part for part in (order[: len(order) // 2], order[len(order) // 2 :]) if part]
        found = torch.cat([self._read([rows[place] for place in part]) for part in halves])
        return found[torch.argsort(torch.tensor([place for part in halves for place in part]))]

    def _read(self, rows: Sequence[list[int]]) -> Tensor:
        longest = max(map(len, rows))
        ids = torch.tensor([[*row, *[0] * (longest - len(row))] for row in rows])
        seen = (torch.arange(longest) < torch.tensor([len(row) for row in rows])[:, None]).long()
        with autocast("cpu", number_format("auto", "cpu")):
            last = self.bert(input_ids=ids, attention_mask=seen).last_hidden_state
        mean = (last.float() * seen[..., None]).sum(1) / seen.sum(1, keepdim=True)
        found: Tensor = self.head(mean)
        return found


@dataclass(frozen=True)
class Descent:
    """How long it learns, how fast at first, and how often what is learned is put by."""

    steps: int
    learning_rate: float
    checkpoint_steps: int
    seed: int


def learn(
    network: AdaptedNetwork,
    asked: Descent,
    loss_of: Callable[[random.Random], Tensor],
    run: RunFolder,
    progress: Progress,
) -> None:
    """Steps down the loss of what `loss_of` draws, the rate falling to the end; a run that was stopped goes on."""
    head = list(network.head.parameters())
    body = [p for p in network.parameters() if p.requires_grad and all(p is not other for other in head)]
    rates = (asked.learning_rate, _HEAD_RATE * asked.learning_rate)
    optimizer = torch.optim.AdamW([{"params": body}, {"params": head}], weight_decay=0.01)
    step = _resumed(run, network, optimizer)
    network.train()
    began, before = time.monotonic(), step
    while step < asked.steps:
        loss = loss_of(random.Random(f"{asked.seed} {step}"))  # a run that goes on sees what it would have seen
        falling = max(_LEAST_RATE, 1 - step / asked.steps) * min(1.0, (step + 1) / _WARM_UP)
        for group, rate in zip(optimizer.param_groups, rates, strict=True):
            group["lr"] = rate * falling
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]  # torch's
        nn.utils.clip_grad_norm_([*body, *head], 1.0)
        optimizer.step()
        step += 1
        if step % asked.checkpoint_steps == 0:
            kept = {"step": step, "network": network.learned(), "optimizer": optimizer.state_dict()}
            with room_for(run.folder):
                torch.save(kept, run.folder / "checkpoint.part")
                (run.folder / "checkpoint.part").replace(run.folder / "checkpoint.pt")
        seconds = (time.monotonic() - began) / (step - before)
        progress(step / asked.steps, f"loss {loss.item():.2f}, {seconds:.1f} s a step")


def begin_from(network: AdaptedNetwork, what: str, config: Path, weights: Path) -> None:
    """Take over what another network has learned, a `what` by its name. Raises BadInput for one of another shape, or
    none."""
    from safetensors import SafetensorError
    from safetensors.torch import load_file

    learned = network.learned()
    try:
        scale = json.loads(config.read_text(encoding="utf-8"))["scale"]
        tensors = load_file(weights)
    except (OSError, ValueError, KeyError, TypeError, SafetensorError) as error:
        raise BadInput(f"There is no trained {what} in {str(config.parent)!r}.") from error
    shapes = {name: tuple(tensor.shape) for name, tensor in tensors.items()}
    if scale != network.shape.scale or shapes != {name: tuple(each.shape) for name, each in learned.items()}:
        raise BadInput(f"The {what} in {str(config.parent)!r} has another shape than the one to train.")
    with torch.no_grad():
        for name, parameter in learned.items():
            parameter.copy_(tensors[name])


def _resumed(run: RunFolder, network: AdaptedNetwork, optimizer: torch.optim.Optimizer) -> int:
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


def write_adaptation(network: AdaptedNetwork, config: Path, weights: Path, **more: object) -> None:
    """The adaptation and the layer in half precision, and what they were made for."""
    from safetensors.torch import save_file

    tensors = {name: parameter.detach().half().contiguous() for name, parameter in network.learned().items()}
    weights.parent.mkdir(parents=True, exist_ok=True)
    save_file(tensors, weights)
    said = {
        "base": fingerprint(minilm_folder(), "float32"),
        "window": network.shape.window,
        "scale": network.shape.scale,
        **more,
    }
    config.write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")
