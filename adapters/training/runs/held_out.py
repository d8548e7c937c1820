"""What a causal model makes of held-out completions: its loss, and how many it would write exactly.

A greedy walk writes a completion token for token if and only if, after each beginning of it, the next token is the
likeliest: one teacher-forced pass tells, and nothing has to be generated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import torch
from torch import Tensor

IGNORED = -100
"""The label of a position that is not learned."""
_BATCH = 8
_TASKS = {"link_tables": "tables listed", "link_columns": "columns listed", "write_sql": "queries written"}


class Example(NamedTuple):
    """Token ids of prompt and completion (end of text last), where the completion starts, and the task's template."""

    ids: list[int]
    start: int
    task: str = ""


@dataclass
class HeldOut:
    """The mean loss a completion token (nats; None without examples), and by task how many completions would be written
    exactly, of how many."""

    loss: float | None = None
    exact: Counter[str] = field(default_factory=Counter)
    of: Counter[str] = field(default_factory=Counter)

    def share(self, task: str) -> float | None:
        """The share of a task's completions that would be written exactly, in [0, 1]; None where there are none."""
        return round(self.exact[task] / self.of[task], 4) if self.of[task] else None


@torch.inference_mode()
def measured(
    model: Any, examples: Sequence[Example], collate: Callable[[Sequence[Example]], dict[str, Tensor]], device: str
) -> HeldOut:
    """Measure a model, which is left in evaluation mode."""
    found, total, tokens = HeldOut(), 0.0, 0
    model.train(False)
    for start in range(0, len(examples), _BATCH):
        rows = examples[start : start + _BATCH]
        batch = {name: tensor.to(device) for name, tensor in collate(rows).items()}
        output, labels = model(**batch), batch["labels"][:, 1:]
        counted = labels != IGNORED
        total, tokens = total + float(output.loss) * int(counted.sum()), tokens + int(counted.sum())
        exact = ((output.logits[:, :-1].argmax(-1) == labels) | ~counted).all(1).tolist()
        for row, whole in zip(rows, exact, strict=True):
            found.of[row.task] += 1
            found.exact[row.task] += bool(whole)
    found.loss = round(total / tokens, 4) if tokens else None
    return found


def figures(before: HeldOut, after: HeldOut) -> Mapping[str, float | int | None]:
    """Both, in words for a model card."""
    found: dict[str, float | int | None] = {
        "held-out loss before (nats a completion token)": before.loss,
        "held-out loss after": after.loss,
    }
    for task, words in _TASKS.items():
        if after.of[task]:
            found[f"held-out {words} exactly as in gold, before (share)"] = before.share(task)
            found[f"held-out {words} exactly as in gold, after (of {after.of[task]})"] = after.share(task)
    return found
