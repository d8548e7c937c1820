"""An ask whose question holds defined words: the flow over a schema that has them as columns, and what comes of it as
the database has it.

    outcome = yield from by_definitions(question, core, book, stage, answer)

Definitions are looked up in a stage, so that a durable driver goes on with those that the ask began with. What the flow
shows on the way, a reading that is offered, is written out as the answer is. Unasked answers are for questions like
those that a calibration measured: here a person is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace

from reliability.core import Core, Stage, Stopwatch
from reliability.definitions.definition import DefinedAnswer, Definition, DefinitionBook, Named
from reliability.definitions.expanding import NotDefined, expanded, written_in
from reliability.definitions.meaning import spoken
from reliability.definitions.standing import DefinedSchema, in_question, with_definitions
from reliability.memory.hints import elements_of
from reliability.ports import Memory, Warehouse
from reliability.sql.english import readings
from reliability.sql.reading.units import units
from reliability.values import (
    Abstained,
    Answered,
    Clarification,
    Element,
    Failure,
    FailureKind,
    Hint,
    HintScope,
    Included,
    Limits,
    LinkedSchema,
    Outcome,
    Question,
    Reading,
    Reply,
    Rows,
    Schema,
)

STAGE = "definitions"
Flow = Callable[[Question, Core, Stage], Generator[Clarification, Reply, Outcome]]


def by_definitions(
    question: Question, core: Core, book: DefinitionBook, stage: Stage, flow: Flow
) -> Generator[Clarification, Reply, Outcome]:
    """Answer a question by the definitions that stand in it; by the flow alone where none does. Raises what the flow
    and the book raise."""
    found = Stopwatch(stage)(STAGE, lambda: _found(question, core, book))
    defined = with_definitions(question.text, found, core.warehouse.schema()) if found else None
    if defined is None:
        return (yield from flow(question, core, stage))
    changed = replace(
        core,
        warehouse=_DefinedWarehouse(core.warehouse, defined),
        memory=_MemoryOfTheData(core.memory, defined),
        record=None,
    )
    asking = flow(question, changed, stage)
    try:
        asked = next(asking)
        while True:
            reply = yield _shown(asked, defined)
            asked = asking.send(reply)
    except StopIteration as end:
        outcome: Outcome = end.value
        return _outcome(outcome, defined)


def _found(question: Question, core: Core, book: DefinitionBook) -> tuple[tuple[Definition, bool], ...]:
    return in_question(question.text, book.active(core.warehouse.name))


class _DefinedWarehouse:
    """The Warehouse port with definitions as columns: they are written out before anything runs."""

    def __init__(self, warehouse: Warehouse, defined: DefinedSchema) -> None:
        self._warehouse, self._defined = warehouse, defined

    @property
    def name(self) -> str:
        """What settings and people call it."""
        return self._warehouse.name

    def schema(self) -> Schema:
        """The schema with the definitions that stand in the question."""
        return self._defined.schema

    def run(self, sql: str, limits: Limits) -> Rows | Failure:
        """Write definitions out, then run. Never raises."""
        try:
            return self._warehouse.run(expanded(sql, self._defined), limits)
        except NotDefined as error:
            return Failure(FailureKind.INVALID, str(error))

    def find_values(self, text: str, limit: int = 20) -> list[tuple[str, str, str]]:
        """Database cells that words of the text name."""
        return _shown_cells(self._warehouse.find_values(text, limit), self._defined.schema)

    def find_parts(self, text: str, limit: int = 20) -> list[tuple[str, str, str]]:
        """Parts of such cells that words of the text name."""
        return _shown_cells(self._warehouse.find_parts(text, limit), self._defined.schema)


def _shown_cells(found: list[tuple[str, str, str]], schema: Schema) -> list[tuple[str, str, str]]:
    """The cells of columns that the flow sees."""
    return [each for each in found if (table := schema.table(each[0])) is not None and table.column(each[1])]


class _MemoryOfTheData:
    """The Memory port without hints about columns that are definitions: the database has none of them, and nobody has
    to remember what is defined."""

    def __init__(self, memory: Memory, defined: DefinedSchema) -> None:
        self._memory, self._defined = memory, defined

    def recall(self, question: Question, warehouse: str) -> list[Hint]:
        """Active hints, but for words that are defined."""
        phrases = {each.definition.phrase.casefold() for each in self._defined.stand if each.whole}
        return [h for h in self._memory.recall(question, warehouse) if h.phrase.casefold() not in phrases]

    def remember(self, hint: Hint) -> Hint:
        """Store a hint, unless it is about a definition."""
        return hint if _about_definition(hint, self._defined) else self._memory.remember(hint)

    def hints(
        self, scope: HintScope | None = None, owner: str | None = None, include_inactive: bool = False
    ) -> list[Hint]:
        """Stored hints, newest first."""
        return self._memory.hints(scope, owner, include_inactive)

    def edit(self, hint_id: str, hint: Hint) -> Hint:
        """Replace a hint's phrase, preference or scope. Raises NotFound."""
        return self._memory.edit(hint_id, hint)

    def retire(self, hint_id: str, by: str) -> Hint:
        """Stop using a hint. Raises NotFound."""
        return self._memory.retire(hint_id, by)


def _about_definition(hint: Hint, defined: DefinedSchema) -> bool:
    return any(_is_definition(each, defined) for each in (hint.preferred, *hint.passed_over))


def _is_definition(element: Element, defined: DefinedSchema) -> bool:
    return bool(element.column) and defined.standing(element.table, element.column) is not None


# --- what is shown ---------------------------------------------------------------------------------


def _shown(asked: Clarification, defined: DefinedSchema) -> Clarification:
    return asked.with_readings(_written_out(asked.as_readings(), defined))


def _written_out(found: Sequence[Reading], defined: DefinedSchema) -> tuple[Reading, ...]:
    """Readings with the SQL that the database is asked, read aloud in the question's own words where it says them."""
    real = defined.real
    queries = [_query(each.sql, defined) for each in found]
    said = readings(queries, real.dialect, real)
    return tuple(
        replace(
            each,
            sql=sql,
            english=each.english if _says_all(each.sql, defined) else english,
            units=units(sql, real.dialect, real),
        )
        for each, sql, english in zip(found, queries, said, strict=True)
    )


def _says_all(sql: str, defined: DefinedSchema) -> bool:
    """Whether a query of the flow names each defined word itself; a measure is no column that is added up or averaged,
    as such a query would be read."""
    written = written_in(sql, defined)
    whole = all(each in written for each in defined.stand if each.whole)
    return whole and all(each.meaning.kind != "measure" for each in written)


def _query(sql: str, defined: DefinedSchema) -> str:
    try:
        return expanded(sql, defined)
    except NotDefined:  # what ran was written out; of anything else nothing is shown
        return sql


def _outcome(outcome: Outcome, defined: DefinedSchema) -> Outcome:
    if isinstance(outcome, Abstained):
        return replace(outcome, readings=_written_out(outcome.readings, defined))
    if not isinstance(outcome, Answered):
        return outcome
    reading, *others = _written_out((outcome.reading, *outcome.others), defined)
    written = written_in(outcome.reading.sql, defined)
    used = [each for each in defined.stand if each.whole or each in written]
    real = defined.real
    return DefinedAnswer(
        reading=reading,
        linked=_linked(outcome.linked, reading.sql, real),
        exchanges=tuple(replace(each, clarification=_shown(each.clarification, defined)) for each in outcome.exchanges),
        asked=outcome.asked,
        calibrated=outcome.calibrated,
        promise=outcome.promise,
        seconds=outcome.seconds,
        hints=tuple(hint for hint in outcome.hints if not _about_definition(hint, defined)),
        others=tuple(others),
        included=_included(outcome.included, defined),
        steered=outcome.steered,
        defined=tuple(Named(each.definition, spoken(each.meaning, real)) for each in used),
    )


def _linked(linked: LinkedSchema, sql: str, real: Schema) -> LinkedSchema:
    """What was linked, with the columns that a definition reads in place of the column that it was."""
    known = [each for each in linked.columns if (t := real.table(each.table)) and t.column(each.column)]
    read = [each for each in elements_of(sql, real) if each.column]
    tables = dict.fromkeys((*linked.tables, *(each.table for each in read)))
    return replace(linked, tables=tuple(tables), columns=tuple(dict.fromkeys((*known, *read))))


def _included(found: Sequence[Included], defined: DefinedSchema) -> tuple[Included, ...]:
    return tuple(
        replace(each, counting=_query(each.counting, defined), without=_query(each.without, defined)) for each in found
    )
