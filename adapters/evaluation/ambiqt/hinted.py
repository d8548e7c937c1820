"""What hints are worth on databases that nothing was learnt from: AmbiQT's questions asked after a person chose
readings.

Each database with its ambiguous names has one person, who always means the same one of the two names. They choose it
for some of the other questions over the same names, whose queries are other ones; what these choices teach (Odin
section 5) is all that is remembered when the question is asked. Tables are those that its readings use.

Odin: https://arxiv.org/abs/2505.19302
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from adapters.evaluation.ambiqt.asking import Advance, linked_as
from adapters.evaluation.ambiqt.databases import ambiguous_database
from adapters.evaluation.ambiqt.questions import AmbiguousQuestion
from adapters.evaluation.ambiqt.results import alike, results_of
from adapters.store.fake import FakeMemory
from reliability.candidates.execution import execute
from reliability.candidates.generate import generate
from reliability.candidates.selection import select
from reliability.composing.understanding import understand
from reliability.core import Core
from reliability.decide import Trace, decide
from reliability.memory.hints import from_choice
from reliability.values import Question, Rows, Schema

PIECES = (0, 5, 20)
"""How many choices a person made before."""


@dataclass(frozen=True, slots=True)
class HintedAsk:
    """A question asked after so many choices of its person: `right` says for each of PIECES, as text, whether the
    reading that comes first is what they mean; `either` whether without any choice it is one of both; `chosen` how many
    choices there were to learn from, `hints` how many of what they taught spoke for the question."""

    id: str
    kind: str
    database: str
    right: Mapping[str, bool]
    either: bool
    chosen: int
    hints: int


def ask_hinted(
    questions: Sequence[AmbiguousQuestion],
    asked: Sequence[AmbiguousQuestion],
    databases: Path,
    core: Core,
    advance: Advance,
    kept: Sequence[HintedAsk] = (),
    keep: Callable[[list[HintedAsk], list[str]], None] = lambda _asks, _left_out: None,
) -> tuple[list[HintedAsk], list[str]]:
    """The `asked` after choices for others of the `questions`, and the ids of those whose readings' results are equal
    or do not come. `kept` are not asked again, and `keep` is given all after each. Raises WarehouseUnavailable."""
    known, asks, left_out = {ask.id: ask for ask in kept}, list[HintedAsk](), list[str]()
    for number, one in enumerate(asked, start=1):
        found = known.get(one.id)
        if found is None:
            with ambiguous_database(one, databases) as warehouse:
                found = _hinted(one, others_of(one, questions), replace(core, warehouse=warehouse, precedents=None))
        asks += [found] if found else []
        left_out += [] if found else [one.id]
        if one.id not in known:
            keep(asks, left_out)
        advance(number / len(asked), one.id)
    return asks, left_out


def others_of(one: AmbiguousQuestion, questions: Sequence[AmbiguousQuestion]) -> list[AmbiguousQuestion]:
    """The questions over the same ambiguous names with other queries, in an order that is random and always the
    same."""
    found = [each for each in questions if (each.database, each.setup) == (one.database, one.setup)]
    found = [each for each in found if each.readings != one.readings and each.kind == one.kind]
    random.Random(one.id).shuffle(found)
    return found


def meant_by(one: AmbiguousQuestion) -> int:
    """Which of the two readings the person of a database with its ambiguous names always means."""
    names = "\n".join((one.database, *one.setup))
    return hashlib.sha256(names.encode()).digest()[0] % 2


def _hinted(one: AmbiguousQuestion, others: Sequence[AmbiguousQuestion], core: Core) -> HintedAsk | None:
    results = results_of(one, core.warehouse)
    if results is None or alike(*results):
        return None
    schema, meant = core.warehouse.schema(), meant_by(one)
    right, either, spoke = dict[str, bool](), False, 0
    for pieces in PIECES:
        memory = FakeMemory()
        for other in others[:pieces]:
            _learn(other, meant, schema, core, memory)
        first, spoke = _first(one, schema, replace(core, memory=memory))
        right[str(pieces)] = first is not None and alike(first, results[meant])
        if not pieces:
            either = first is not None and any(alike(first, rows) for rows in results)
    return HintedAsk(one.id, one.kind, one.database, right, either, min(len(others), PIECES[-1]), spoke)


def _learn(other: AmbiguousQuestion, meant: int, schema: Schema, core: Core, memory: FakeMemory) -> None:
    """Remember what a choice between both readings of a question teaches."""
    picked, passed_over = other.readings[meant], other.readings[1 - meant]
    asked = Question(other.id, other.question, "U1")
    for hint in from_choice(asked, picked, [passed_over], schema, core.encoder, core.warehouse.name):
        memory.remember(hint)


def _first(one: AmbiguousQuestion, schema: Schema, core: Core) -> tuple[Rows | None, int]:
    """What the reading that comes first returns, as in service but for linking, and how many hints spoke for it."""
    core = replace(core, settings=replace(core.settings, nucleus=0, nucleus_other=0, beam=1))
    question, linked = Question(one.id, one.question, "U1"), linked_as(one.readings, schema)
    hints = tuple(core.memory.recall(question, core.warehouse.name))
    words = understand(question, schema, core)
    candidates = generate(question, schema, linked, hints, core, words.queries, words.demands)
    execution = execute(candidates, core.warehouse, core.settings.limits)
    if not execution.clusters:
        return None, len(hints)
    scored = select(question, schema, linked, hints, candidates, execution, core, words)
    trace = Trace(question, schema, linked, candidates, execution, scored, asked=False, hints=hints)
    order = decide(trace, None, "ask", core.settings.max_readings).order
    return (scored[order[0]].reading.result if order else None), len(hints)
