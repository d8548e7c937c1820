"""What a verified question answers: looked for before the flow begins, run like any other query.

    answered = verified_answer(question, core, book, stage)      # None: nothing verified means the same

A follow-up is never answered so: what it means hangs on what was said before. What does not run any more, or finds the
database away, is left to the flow, which says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from reliability.candidates.reach import with_reach
from reliability.core import Core, Stage, Stopwatch, run_now
from reliability.memory.hints import elements_of
from reliability.ports import Encoder
from reliability.sql.english import shown_reading
from reliability.sql.reading.units import units
from reliability.values import LinkedSchema, Question, Reading, Rows, Schema
from reliability.verified.checking import holds
from reliability.verified.composed_alike import composed_alike
from reliability.verified.sameness import LONGEST_QUESTION, comparable, gist_of, same_meaning
from reliability.verified.verified import VerifiedAnswer, VerifiedBook, VerifiedQuestion

FIRST_STAGE = "verified"


def verified_answer(
    question: Question, core: Core, book: VerifiedBook, stage: Stage = run_now
) -> VerifiedAnswer | None:
    """The answer that somebody verified for a question that means the same, or None. Raises what the book raises."""
    timed = Stopwatch(stage)
    found = timed(FIRST_STAGE, lambda: _found(question, core, book))
    if found is None:
        return None
    shown = timed("run", lambda: _run(found, core))
    if shown is None:
        return None
    used = elements_of(found.sql, core.warehouse.schema())
    tables = tuple(element.table for element in used if not element.column)
    linked = LinkedSchema(tables, tuple(element for element in used if element.column))
    return VerifiedAnswer(shown, linked, seconds=timed.seconds, verified=found)


def find(
    text: str, today: date, verified: Sequence[VerifiedQuestion], schema: Schema, encoder: Encoder
) -> VerifiedQuestion | None:
    """The verified question that means the same as a text, the likest of several; None where none does."""
    if len(text) > LONGEST_QUESTION:
        return None
    asked = gist_of(text, today)
    gists = [(each, gist_of(each.question, date.fromisoformat(each.day))) for each in verified]
    near = [(each, gist) for each, gist in gists if comparable(asked, gist)]
    if not near:
        return None
    vectors = encoder.encode([text, *(each.question for each, _ in near)])
    likeness = [float(vectors[0] @ vectors[place]) for place in range(1, len(vectors))]
    same = [
        (like, -place)
        for place, ((each, gist), like) in enumerate(zip(near, likeness, strict=True))
        if same_meaning(asked, gist, like) and holds(each, schema)
    ]
    return near[-max(same)[1]][0] if same else None


def _found(question: Question, core: Core, book: VerifiedBook) -> VerifiedQuestion | None:
    if question.previous is not None:
        return None
    known, schema = book.active(core.warehouse.name), core.warehouse.schema()
    if not known or len(question.text) > LONGEST_QUESTION:
        return None
    found = find(question.text, core.today(), known, schema, core.encoder)
    if found is not None:
        return found
    alike = composed_alike(question.text, known, core)
    return alike if alike is not None and holds(alike, schema) else None


def _run(found: VerifiedQuestion, core: Core) -> Reading | None:
    result = core.warehouse.run(found.sql, core.settings.limits)
    if not isinstance(result, Rows):
        return None
    schema = core.warehouse.schema()
    shown = Reading(found.sql, shown_reading(found.sql, schema.dialect, schema), replace(result, seconds=0.0))
    return with_reach([replace(shown, units=units(found.sql, schema.dialect, schema))], schema, core)[0]
