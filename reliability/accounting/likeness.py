"""What a question is compared by with those that a calibration was made from (docs/METHODS.md 5)."""

from __future__ import annotations

from collections.abc import Iterable

from reliability.ports import Encoder
from reliability.promises.novelty import Likeness, likeness
from reliability.values import Question


def likeness_of(
    question: Question, encoder: Encoder, explained: float = 1.0, operations: Iterable[str] = ()
) -> Likeness:
    """Its sentence vector, a follow-up's together with the question before; the share of its words that nothing
    explains, and the operations that they ask for. Raises ModelUnavailable."""
    before = f"{question.previous.question} / " if question.previous else ""
    vector = encoder.encode([before + question.text])[0]
    return likeness(vector, min(1.0, max(0.0, 1 - explained)), operations)
