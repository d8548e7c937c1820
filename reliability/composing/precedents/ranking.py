"""Candidates that the question's words gave, ordered by how well their English readings say what was asked.

CKIF ranks readings in two stages (docs/METHODS.md 4): the first, here composing and recalling, keeps what is near, the
second reads the question with each of them.

CKIF: Fan et al. 2025.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from reliability.core import Core
from reliability.sql.english import reading
from reliability.values import Question, Schema

SHARPNESS = 6.0
"""How much surer the best fit is than the second."""
_MOST_ODDS = math.exp(8)
_OF_PRECEDENTS, _FALL = 0.8, 4.0
_OF_WRITTEN, _FALL_OF_WRITTEN = 0.7, 0.2
SAME = 0.95
"""The nearness of a known question from which on whoever asks so means what it means."""
_SAME_SCORE = 0.8


def ranked(question: Question, queries: Sequence[str], schema: Schema, core: Core) -> list[float]:
    """For each query, how likely its reading says what the question asks, in (0, 1); not calibrated. Empty without a
    ranker.

    Raises ModelUnavailable.
    """
    if core.ranker is None or not queries:
        return []
    return core.ranker.scores(asked_text(question), [reading(sql, schema.dialect, schema) for sql in queries])


def asked_text(question: Question) -> str:
    """What the ranker reads as the question: in a thread with what was asked before."""
    return f"{question.previous.question} / {question.text}" if question.previous else question.text


def fit_of(score: float, composed: float = 0.0, nearness: float = -1.0, written: float = 0.0) -> float:
    """How well a query fits, in (0, 1]: c · (odds / e⁸)^(1/6), where odds = score / (1 − score) are what the ranker
    gives (at most e⁸) and c is how well it is composed (0 where it is not), 0.8 · e^(4 (nearness − 1)) for that of a
    question so near, or 0.7 · p^0.2 where the writer finds it so likely, whichever is most. Whoever asks as a known
    question does, at a nearness of 0.95, means what it means: the ranker's score counts as 0.8 at the least. Shares go
    by fit⁶ (`candidates.mixture`), so that they go by odds · c⁶.

    >>> round(fit_of(0.5, 1.0), 3), round(fit_of(0.99, 1.0), 3), round(fit_of(0.99, 0.0, 1.0), 3)
    (0.264, 0.567, 0.454)
    >>> round(fit_of(0.01, 0.0, 0.99), 3), round(fit_of(0.01, 0.0, 0.9), 3)
    (0.255, 0.066)
    >>> round(fit_of(0.99, written=0.5), 3), round(fit_of(0.99, written=0.01), 3)
    (0.345, 0.158)
    """
    score = max(score, _SAME_SCORE) if nearness >= SAME else score
    odds = min(score / max(1.0 - score, 1e-12), _MOST_ODDS)
    root: float = max(odds / _MOST_ODDS, 1e-12) ** (1 / SHARPNESS)
    of_known = _OF_PRECEDENTS * math.exp(_FALL * (nearness - 1.0))
    of_written = _OF_WRITTEN * written**_FALL_OF_WRITTEN
    fit: float = max(composed, of_known, of_written) * root
    return fit
