"""Read a question again over the tables and columns that a person names: when none of the first readings was meant, or
when words of the question are explained by nothing in the data.

Nobody has to know a database's names to ask; whoever does can say in one list what a question needs. Queries are then
composed over that alone and use all of it (`reliability/composing/named/`). Only a warehouse without a calibration asks
so: nothing is promised of these readings, a person chooses among them.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from reliability.candidates.over_named import linked_by, readings_over
from reliability.clarifications.elements import NameNeeded
from reliability.clarifications.readings import ChooseReading
from reliability.core import Core, Stopwatch
from reliability.dialogue import Dialogue, Halt
from reliability.linking.confirm import with_words
from reliability.linking.offers import (
    find_element,
    first_each_once,
    options_for,
    rank_columns,
    rank_tables,
    words_told,
)
from reliability.memory.hints import elements_of
from reliability.values import (
    Clarification,
    Element,
    ElementOption,
    LinkedSchema,
    Question,
    Reading,
    Reason,
    Reply,
    ReplyKind,
    Schema,
)

MOST_OFFERED = 100
"""Tables and columns that a list offers: what one select of Slack holds."""
_MOST_LOOKED_AT = 300
"""Columns that are ranked for the list: on a large schema those of the nearest tables."""
_TAPS = 2  # the list, and the choice after it


@dataclass(frozen=True, slots=True)
class Reread:
    """The reading that a person picked of those over what they named, and that as a linked schema. `told`: words that
    nothing in the data explains, each with the named column that comes nearest to them."""

    reading: Reading
    linked: LinkedSchema
    told: tuple[tuple[str, Element], ...] = ()


def may_reread(question: Question, core: Core, dialogue: Dialogue) -> bool:
    """Whether a person may be asked what a question needs: nothing is calibrated, queries are composed, it follows no
    other question, and the budget leaves the list and the choice after it."""
    calibrated = core.record is not None and core.record.answers is not None
    left = dialogue.budget - dialogue.step
    can = core.settings.composed > 0 and not calibrated and question.previous is None
    return can and dialogue.policy == "ask" and left >= _TAPS


def reread(
    question: Question,
    schema: Schema,
    core: Core,
    dialogue: Dialogue,
    timed: Stopwatch,
    *,
    seen: Sequence[Reading] = (),
    missing: Sequence[str] = (),
    unexplained: Sequence[str] = (),
) -> Generator[Clarification, Reply, Reread | None]:
    """Ask what a question needs, and show what it may mean over that; None where the person names nothing.

    `seen` are the readings that were not meant, `missing` the words for which the ask would end, `unexplained` such as
    are said beside readings: what of the list is meant by them is told with the reading. Halts with NOT_IN_DATA (they
    named what is not there, or none of these readings was meant either), AMBIGUOUS (they said what they meant in other
    words), EXPIRED or TOO_MANY_QUESTIONS.
    """
    options, held = timed("offer", lambda: offered(question, schema, core, seen))
    reply = yield from dialogue.ask(NameNeeded(dialogue.step, options, held, tuple(missing)))
    if reply.kind is ReplyKind.JUST_ANSWER and seen:
        return _picked(seen[0], frozenset(), schema)
    if reply.kind not in (ReplyKind.LIST, ReplyKind.NAME, ReplyKind.OTHER):
        return None
    asked, named = _named(reply, question, schema)
    if not named and asked == question:
        return None
    found = timed("read again", lambda: readings_over(asked, named, schema, core, seen))
    if not found:
        raise Halt(Reason.NOT_IN_DATA, "; ".join(missing))
    most = core.settings.max_readings + core.settings.max_readings // 2
    for begin in range(0, len(found), most):
        page = found[begin : begin + most]
        left = dialogue.budget - dialogue.step
        more = len(found) - begin - len(page) if left > 1 else 0
        choice = yield from dialogue.ask(ChooseReading(dialogue.step, page, more=more))
        if choice.kind is ReplyKind.CHOICE and 0 <= choice.choice < len(page):
            told = timed("tell", lambda: words_told(missing, unexplained, named, core))
            return _picked(page[choice.choice], named, schema, told)
        if choice.kind in (ReplyKind.YES, ReplyKind.JUST_ANSWER):
            return _picked(page[0], named, schema)
        if choice.kind is not ReplyKind.NONE or not more:
            break
    raise Halt(Reason.AMBIGUOUS if choice.kind is ReplyKind.OTHER else Reason.NOT_IN_DATA, choice.text)


def _picked(
    reading: Reading, named: frozenset[Element], schema: Schema, told: tuple[tuple[str, Element], ...] = ()
) -> Reread:
    """A reading over what was named, or over what it uses where nothing was."""
    return Reread(reading, linked_by(named or frozenset(elements_of(reading.sql, schema)), schema), told)


def offered(
    question: Question, schema: Schema, core: Core, seen: Sequence[Reading]
) -> tuple[tuple[ElementOption, ...], tuple[Element, ...]]:
    """Tables and columns by likeness to the question, those of the readings that were seen first; and what the first of
    these used, which the list holds already."""
    used = [_naming(reading, schema) for reading in seen]
    tables = _nearest(rank_tables(question, schema, core), schema)
    ranked = [*map(Element, tables), *rank_columns(question, schema, core, tables)]
    shown = first_each_once(*used, ranked)[:MOST_OFFERED]
    return tuple(options_for(question, shown, schema, core)), tuple(used[0]) if used else ()


def _nearest(tables: Sequence[str], schema: Schema) -> list[str]:
    """The first of the tables, as many as have a bounded number of columns together, but at least one."""
    columns = {table.name: len(table.columns) for table in schema.tables}
    total = list(accumulate(columns[table] for table in tables))
    return [table for place, table in enumerate(tables) if not place or total[place] <= _MOST_LOOKED_AT]


def _naming(reading: Reading, schema: Schema) -> list[Element]:
    """The tables and columns of a reading, without the keys that only join them."""
    keys = {
        Element(name, column)
        for table in schema.tables
        for key in table.foreign_keys
        for name, columns in ((table.name, key.columns), (key.ref_table, key.ref_columns))
        for column in columns
    }
    return [each for each in elements_of(reading.sql, schema) if each not in keys]


def _named(reply: Reply, question: Question, schema: Schema) -> tuple[Question, frozenset[Element]]:
    """The question, with the words that a person added, and what they named; with words alone nothing."""
    if reply.kind is ReplyKind.LIST:
        found = [(line, find_element(line, schema)) for line in reply.text.splitlines() if line.strip()]
        unknown = next((line for line, element in found if element is None), None)
        if unknown is not None:
            raise Halt(Reason.NOT_IN_DATA, unknown)
        return question, frozenset(element for _, element in found if element is not None)
    element = find_element(reply.text, schema)
    if element is not None:
        return question, frozenset((element,))
    if reply.kind is ReplyKind.NAME:
        raise Halt(Reason.NOT_IN_DATA, reply.text)
    return with_words(question, reply.text), frozenset()
