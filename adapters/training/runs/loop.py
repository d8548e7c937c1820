"""The training loop of every recipe: a budget of time, checkpoints, and a model that others can load at any moment.

Decisions
- The learning rate follows the *time* spent, not the steps: a slow machine ends as well as a fast one, only earlier
  in the data. A run that is short may have a budget of steps besides: the rate follows what is spent first. After
  warming up it may stay at its height for a share of the budget, then falls linearly to zero.
- A run may be stopped and started again at any moment: state, optimiser and time spent are in the checkpoint.
- Losses are read from the device only when they are reported, so that a GPU never waits for the report.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch import nn

from adapters.training.data.shards import Encoded
from adapters.training.runs.run_folder import room_for
from adapters.training.runs.shapes import Shape, save_shape
from adapters.training.runs.steer import steer
from reliability.progress import Progress

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class LoopOptions:
    """How a run goes. `hold` is the share of the budget until which the rate stays at its height after warming up.

    `count_waiting`: the budget also counts waiting for data and saving, as on a machine that is lent by the minute.
    `budget_steps`: the run is whole after so many steps, if the time is not spent before.
    `stop_after_s`: this call ends after so many seconds with a checkpoint, wherever the budget stands.
    """

    out: Path
    checkpoint: Path
    budget_s: float
    learning_rate: float
    warm_up: float = 0.03
    hold: float = 0.0
    weight_decay: float = 0.01
    betas: tuple[float, float] = (0.9, 0.98)
    device: str = "cpu"
    number_format: str = "float32"
    weights: str = "float16"
    piece_mib: int | None = None
    count_waiting: bool = False
    stop_after_s: float | None = None
    save_every_s: float = 840.0
    first_save_s: float = 600.0
    checkpoint_every_s: float = 240.0
    report_every: int = 50
    budget_steps: int | None = None


@dataclass
class State:
    """Where a run stands."""

    seconds: float = 0.0
    step: int = 0
    tokens: int = 0
    shard: int = 0


@dataclass
class Finished:
    """What a run ended with: its state, the last mean loss (nats), figures on held-out rows; whole = budget spent."""

    state: State
    whole: bool
    loss: float | None = None
    held_out: dict[str, float] = field(default_factory=dict)


Source = Callable[[State], Iterable[tuple[Any, int]]]
"""Batches (of the shape's own kind) from where a run stands, each with its shard's number (0 where there are none)."""


def run_loop(
    shape: Shape, source: Source, options: LoopOptions, held_out: list[Encoded], progress: Progress
) -> Finished:
    """Train until the budget (or this call's part of it) is spent; the model is then in `options.out`."""
    shape.model.to(options.device)
    _without_dropout(shape.model)
    optimiser = _optimiser(shape.model, options)
    state = _resume(options, shape.model, optimiser)
    run = _Run(shape, options, optimiser, state, held_out, progress)
    shape.model.train()
    if share_done(options, state) < 1.0:
        for batch, shard in source(state):
            run.step(batch, shard)
            if run.is_over():
                break
    return run.end()


class _Run:
    """One call of a run: steps, and what is due between them."""

    def __init__(
        self,
        shape: Shape,
        options: LoopOptions,
        optimiser: torch.optim.Optimizer,
        state: State,
        held_out: list[Encoded],
        progress: Progress,
    ) -> None:
        self.shape, self.options, self.optimiser, self.state = shape, options, optimiser, state
        self.held_out, self.progress = held_out, progress
        self.began = self.last = time.monotonic()
        self.last_save = self.last_checkpoint = state.seconds
        self.saved = False
        self.window: list[torch.Tensor] = []
        self.mean: float | None = None

    def step(self, batch: Any, shard: int) -> None:
        """One step, the clock, and reports, checkpoints and saving where due."""
        options, state = self.options, self.state
        if not options.count_waiting:
            self.last = time.monotonic()
        _set_rate(self.optimiser, options, share_done(options, state))
        self.window.append(train_step(self.shape, self.optimiser, batch.to(options.device), options))
        self._clock()
        state.step += 1
        state.tokens += batch.tokens
        state.shard = shard
        if state.step % options.report_every == 0:
            self._report()
        if state.seconds - self.last_checkpoint > options.checkpoint_every_s:
            self._checkpoint()
        due = options.save_every_s if self.saved else options.first_save_s
        if state.seconds - self.last_save > due:
            self.publish()
            self.last_save, self.saved = state.seconds, True

    def is_over(self) -> bool:
        """Whether the budget, or this call's part of it, is spent."""
        part = self.options.stop_after_s
        spent = part is not None and time.monotonic() - self.began >= part
        return spent or share_done(self.options, self.state) >= 1.0

    def end(self) -> Finished:
        """Checkpoint, save, measure."""
        whole = share_done(self.options, self.state) >= 1.0
        self._report()
        if self.state.step:
            self._checkpoint()
        return Finished(self.state, whole, self.mean, self.publish())

    def publish(self) -> dict[str, float]:
        """Save the model for others to load, and measure it on the held-out databases."""
        options, model = self.options, self.shape.model
        model.train(False)
        save_shape(self.shape, options.out, options.weights, options.piece_mib)
        figures = steer(self.shape, self.held_out, options.device) if self.held_out else {}
        if figures:
            self.progress(self._done(), f"held out {json.dumps(figures)}")
        model.train()
        return figures

    def _clock(self) -> None:
        now = time.monotonic()
        self.state.seconds += now - self.last
        self.last = now

    def _done(self) -> float:
        return share_done(self.options, self.state)

    def _report(self) -> None:
        if not self.window:
            return
        self.mean = float(torch.stack(self.window).mean())
        self.window.clear()
        state = self.state
        speed = state.tokens / max(state.seconds, 1e-9)
        words = f"step {state.step} shard {state.shard} loss {self.mean:.3f} {speed:.0f} tokens/s"
        self.progress(self._done(), f"{words} {state.tokens / 1e6:.2f} M")

    def _checkpoint(self) -> None:
        path = self.options.checkpoint
        scratch = path.with_suffix(".new")
        kept = {
            "model": self.shape.model.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "state": asdict(self.state),
        }
        try:
            with room_for(path):
                path.parent.mkdir(parents=True, exist_ok=True)
                torch.save(kept, scratch)
                scratch.replace(path)
        finally:
            scratch.unlink(missing_ok=True)
        self.last_checkpoint = self.state.seconds


def train_step(shape: Shape, optimiser: torch.optim.Optimizer, batch: Any, options: LoopOptions) -> torch.Tensor:
    """One step; returns the weighted mean loss of the completions' tokens (nats), still on the device."""
    with autocast(options.device, options.number_format):
        loss = weighted_loss(shape, batch)
    loss.backward()  # type: ignore[no-untyped-call]  # torch leaves it untyped
    nn.utils.clip_grad_norm_(shape.model.parameters(), 1.0)
    optimiser.step()
    optimiser.zero_grad(set_to_none=True)
    return loss.detach()


def weighted_loss(shape: Shape, batch: Any) -> torch.Tensor:
    """Cross-entropy at the positions that predict completions, weighted by task."""
    losses = nn.functional.cross_entropy(shape.logits(batch).float(), batch.labels, reduction="none")
    loss: torch.Tensor = (losses * batch.weights).sum() / batch.weights.sum()
    return loss


def autocast(device: str, number_format: str) -> AbstractContextManager[object]:
    """Mixed precision, or nothing for float32."""
    if number_format == "float32":
        return nullcontext()
    return torch.autocast(device.partition(":")[0], dtype=getattr(torch, number_format))


def number_format(asked: str, device: str) -> str:
    """`auto`: bfloat16 where it is quicker (a GPU, or a processor with instructions for it), else float32."""
    if asked != "auto":
        return asked
    if device.startswith("cuda"):
        return "bfloat16" if torch.cuda.is_bf16_supported() else "float32"
    cpu: Any = torch.cpu  # its inquiries are private in torch, and absent in older ones
    tests = ("_is_avx512_bf16_supported", "_is_amx_tile_supported")
    return "bfloat16" if any(getattr(cpu, name, bool)() for name in tests) else "float32"


def _without_dropout(model: nn.Module) -> None:
    for module in model.modules():
        if isinstance(module, nn.Dropout):
            module.p = 0.0


def _optimiser(model: nn.Module, options: LoopOptions) -> torch.optim.AdamW:
    decayed = [p for p in model.parameters() if p.dim() > 1]
    plain = [p for p in model.parameters() if p.dim() <= 1]
    groups: list[dict[str, Any]] = [
        {"params": decayed, "weight_decay": options.weight_decay},
        {"params": plain, "weight_decay": 0.0},
    ]
    return torch.optim.AdamW(groups, lr=options.learning_rate, betas=options.betas, fused=True)


def share_done(options: LoopOptions, state: State) -> float:
    """The share of the budget that is spent, of time or of steps, whichever is more; in [0, 1]."""
    of_steps = state.step / options.budget_steps if options.budget_steps else 0.0
    return min(1.0, max(state.seconds / options.budget_s, of_steps))


def rate_at(options: LoopOptions, done: float) -> float:
    """The learning rate at a share of the budget: up, level, down to zero."""
    up = min(1.0, done / options.warm_up + 1e-3)
    fall = max(options.warm_up, options.hold)
    down = (1.0 - done) / (1.0 - fall)
    return options.learning_rate * min(up, 1.0, max(down, 0.0))


def _set_rate(optimiser: torch.optim.Optimizer, options: LoopOptions, done: float) -> None:
    for group in optimiser.param_groups:
        group["lr"] = rate_at(options, done)


def _resume(options: LoopOptions, model: nn.Module, optimiser: torch.optim.Optimizer) -> State:
    if not options.checkpoint.is_file():
        return State()
    kept = torch.load(options.checkpoint, weights_only=True, map_location=options.device)
    model.load_state_dict(kept["model"])
    optimiser.load_state_dict(kept["optimiser"])
    return State(**kept["state"])
