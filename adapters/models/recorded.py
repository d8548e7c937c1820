"""What other models answered: candidates recorded as lines of JSON.

A line holds `question`, `candidates` (SQL, best or first-drawn first) and, if known, `model`, `weights` (how likely
each candidate is, any positive scale) and `judged` (candidate → probability of Yes). Where no weights were recorded,
the order stands for them: the candidate of rank i weighs 1/i.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from reliability.errors import BadInput
from reliability.values import Candidate


@dataclass(frozen=True, slots=True)
class Recorded:
    """What was recorded for one question: distinct candidates with their shares (sum 1), and judgments in [0, 1].

    `line` is the whole line, for what else it holds (database, gold queries).
    """

    question: str
    shares: Mapping[str, float]
    judged: Mapping[str, float] = field(default_factory=dict)
    model: str = ""
    line: Mapping[str, Any] = field(default_factory=dict)

    def candidates(self) -> tuple[Candidate, ...]:
        """The candidates by falling share; log p(s|Q) is the logarithm of the share, steps are not known."""
        ranked = sorted(self.shares.items(), key=lambda item: -item[1])
        return tuple(Candidate(sql, (), math.log(share), "recorded", nucleus=1) for sql, share in ranked)


def read_recordings(file: Path) -> list[Recorded]:
    """The recordings of a file, one a line. Raises BadInput, naming the line, for anything else or nothing."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"The recording {file} cannot be read.") from error
    found = [_recorded(line, f"{file.name}, line {n}") for n, line in enumerate(lines, 1) if line.strip()]
    if not found:
        raise BadInput(f"The recording {file} is empty.")
    return found


def _recorded(line: str, place: str) -> Recorded:
    try:
        row = json.loads(line)
        question, candidates = row["question"].strip(), [str(sql) for sql in row["candidates"]]
        weights = [float(w) for w in row.get("weights") or [1 / rank for rank in range(1, len(candidates) + 1)]]
        judged = {str(sql): float(p) for sql, p in (row.get("judged") or {}).items()}
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadInput(f"{place} is no recording: it needs a question and a list of candidates.") from error
    if not question or not candidates:
        raise BadInput(f"{place} is no recording: its question or its list of candidates is empty.")
    if len(weights) != len(candidates) or not all(0 < w < math.inf for w in weights):
        raise BadInput(f"{place} needs a positive weight for each candidate.")
    if not all(0 <= p <= 1 for p in judged.values()):
        raise BadInput(f"{place}: a judgment is a probability from 0 to 1.")
    shares: dict[str, float] = {}
    for sql, weight in zip(candidates, weights, strict=True):
        shares[sql] = shares.get(sql, 0.0) + weight / sum(weights)
    return Recorded(question, shares, judged, str(row.get("model", "")), row)
