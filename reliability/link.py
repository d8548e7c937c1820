"""Link a question to tables and columns (METHODS.md 1; RTS, SIGMOD 2025).

The model writes the list of relevant tables, then of their columns, under a trie of the schema's names. With a
calibration record each list is watched, and only flagged steps lead to a question (link_watched.py); without one,
every table counts as a branching point (link_confirmed.py).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from reliability.core import Core, Stopwatch
from reliability.dialogue import Dialogue
from reliability.link_confirmed import link_confirmed
from reliability.link_watched import WatchedLinking
from reliability.values import Clarification, Hint, LinkedSchema, Question, Reply, Schema
from reliability.watch import calibration_of


def link(
    question: Question,
    schema: Schema,
    hints: Sequence[Hint],
    core: Core,
    dialogue: Dialogue,
    stage: Stopwatch,
) -> Generator[Clarification, Reply, tuple[Question, LinkedSchema]]:
    """The tables and columns of a question, settled with the person where the policy asks.

    Also returns the question, since what a person adds in words belongs to it from then on. Halts with
    NOT_SURE (may not ask), TOO_MANY_QUESTIONS, EXPIRED or NOT_IN_DATA (the person named what is not there).
    """
    found = calibration_of(core)
    if found is None:
        return (yield from link_confirmed(question, schema, hints, core, dialogue, stage))
    model, calibration = found
    linking = WatchedLinking(question, schema, hints, core, dialogue, stage, model, calibration)
    return (yield from linking.run())
