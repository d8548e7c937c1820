"""Quick figures on held-out training databases, to see where a run goes: teacher-forced, one pass a batch.

A greedy decoding is right exactly when, fed the gold completion, every token is the arg-max: so exact match of
free greedy decoding needs no decoding.
"""

from __future__ import annotations

from collections.abc import Sequence

import torch

from adapters.training.data.shards import Encoded
from adapters.training.runs.shapes import Shape

_ROWS = 16


def steer(shape: Shape, rows: Sequence[Encoded], device: str = "cpu", rows_at_once: int = _ROWS) -> dict[str, float]:
    """Exact match of free greedy decoding for each kind of task, named by its task line's first word. Fewer
    `rows_at_once` take less memory.

    `needed` and `right` are the share of right answers of the judging tasks, of which half are positive.
    """
    right: dict[str, list[bool]] = {}
    losses: list[float] = []
    for start in range(0, len(rows), rows_at_once):
        part = list(rows[start : start + rows_at_once])
        batch = shape.collate(part).to(device)
        with torch.inference_mode():
            logits = shape.logits(batch).float()
        good = (logits.argmax(-1) == batch.labels).tolist()
        nll = torch.nn.functional.cross_entropy(logits, batch.labels, reduction="none")
        losses.append(float((nll * batch.weights).sum() / batch.weights.sum()))
        at = 0
        for _, tasks in part:
            for ids, first, _weight in tasks:
                size = len(ids) - first
                kind = str(shape.tokenizer.convert_ids_to_tokens(int(ids[0])))
                right.setdefault(kind, []).append(all(good[at : at + size]))
                at += size
    named = {key: round(sum(values) / len(values), 4) for key, values in right.items()}
    return {"loss": round(sum(losses) / max(1, len(losses)), 4), **named}
