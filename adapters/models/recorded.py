"""A model that replays what another model answered: candidates recorded as lines of JSON.

A line holds `question`, `candidates` (SQL, best or first-drawn first) and, if known, `model`, `weights` (how likely
each candidate is, any positive scale) and `judged` (candidate → probability of Yes). Where no weights were recorded,
the order stands for them: the candidate of rank i weighs 1/i. Decisions:
- A prompt is answered by the recorded question that it contains, the longest where there are several.
- What was not recorded is an error, never a number: another question, a judgment that nobody made.
- Beyond the recording everything follows from one distribution over tokens (as in the scripted fake, which does the
  walking), so samples, beams, constraints and scores agree with one another.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from adapters.models.fake import FakeModel
from reliability.errors import BadInput, ModelUnavailable
from reliability.ports import Allowed, Sampling
from reliability.values import Candidate, Completion


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


class RecordedModel:
    """The LanguageModel port over the recordings of one model."""

    def __init__(self, recordings: Sequence[Recorded], context_tokens: int = 100_000) -> None:
        if not recordings:
            raise BadInput("A recorded model needs at least one recorded question.")
        models = {recorded.model for recorded in recordings}
        if len(models) > 1:
            raise BadInput(
                f"The recording holds answers of {len(models)} models ({', '.join(sorted(models))}); choose one."
            )
        self._by_question = {recorded.question: recorded for recorded in recordings}
        if len(self._by_question) < len(recordings):
            raise BadInput("A question is recorded twice; a replay could not tell which is meant.")
        self._longest_first = sorted(self._by_question, key=len, reverse=True)
        self._replay = FakeModel(lambda prompt: self._asked(prompt).shares, context_tokens)
        content = [[r.question, list(r.shares.items()), sorted(r.judged.items())] for r in recordings]
        digest = hashlib.sha256(json.dumps([sorted(models), content]).encode()).hexdigest()
        self._fingerprint = f"recorded:{digest}"

    @property
    def fingerprint(self) -> str:
        """SHA-256 of questions, candidates, weights and judgments."""
        return self._fingerprint

    @property
    def context_tokens(self) -> int:
        """Longest prompt + completion, in tokens."""
        return self._replay.context_tokens

    @property
    def end_id(self) -> int:
        """The id of the token that closes a completion."""
        return self._replay.end_id

    def encode(self, text: str) -> list[int]:
        """Text → token ids."""
        return self._replay.encode(text)

    def text(self, token_ids: Sequence[int]) -> str:
        """Token ids → text."""
        return self._replay.text(token_ids)

    def sample(self, prompt: str, sampling: Sampling, allowed: Allowed | None = None) -> list[Completion]:
        """Recorded candidates, drawn or in a beam. Raises ModelUnavailable for a question without a recording."""
        return self._replay.sample(prompt, sampling, allowed)

    def score(self, prompt: str, continuations: Sequence[str]) -> list[float]:
        """log p(continuation | prompt) in nats; what was not recorded is next to impossible."""
        return self._replay.score(prompt, continuations)

    def choose(self, prompt: str, options: Sequence[str]) -> list[float]:
        """The recorded judgment of the candidate in the prompt, as Yes and No.

        Raises ModelUnavailable where no judgment was recorded, BadInput for options that are no single tokens.
        """
        self._replay.choose(prompt, options)  # refuses what any model refuses
        if len(options) == 1:
            return [1.0]
        recorded = self._asked(prompt)
        shown = [sql for sql in sorted(recorded.judged, key=len, reverse=True) if sql in prompt]
        if not shown or set(options) != {"Yes", "No"}:
            raise ModelUnavailable("The recording holds no judgment for this prompt.")
        yes = recorded.judged[shown[0]]
        return [yes if option == "Yes" else 1 - yes for option in options]

    def _asked(self, prompt: str) -> Recorded:
        for question in self._longest_first:
            if question in prompt:
                return self._by_question[question]
        raise ModelUnavailable("The recording holds no answer to this question.")


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
