"""An answer that somebody called wrong, read as they meant it: another of its readings, an edit, or a query of their
own.

No language model is asked. What words say of an answer ("should leave out cancelled orders", "this month") edits its
query as a follow-up does (composing/follow_ups.py); the readings that were known before stand beside that. What is
picked is an exchange like any other: it teaches hints as every choice among readings does.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace

from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.afterwards.answers import CorrectedAnswer
from reliability.afterwards.rerunning import ran
from reliability.afterwards.wanted import AnswerWish
from reliability.candidates.execution import canonical_key
from reliability.candidates.reach import with_reach
from reliability.clarifications.readings import ChooseReading
from reliability.composing.follow_ups import edited
from reliability.core import Core, Stage, Stopwatch, run_now
from reliability.dialogue import Dialogue, Halt
from reliability.memory.hints import elements_of, from_exchanges
from reliability.values import (
    Abstained,
    Answered,
    Clarification,
    Exchange,
    Failure,
    FailureKind,
    Hint,
    LinkedSchema,
    Outcome,
    PreviousTurn,
    Question,
    Reading,
    Reason,
    Reply,
    ReplyKind,
    Schema,
)

MOST_EDITS, MOST_READINGS = 3, 8
LONGEST_WORDS = 1_000
_LEAD = re.compile(
    r"(?i)^(?:(?:no|but|well|sorry|oops|please)\b[\s,.:!]*)*(?:"
    r"(?:i|we) (?:really )?(?:meant|wanted|want|need|mean|asked for)\s+"
    r"|(?:(?:the|this|that|your) )?(?:figure|answer|number|result|total|sum|query|it|this|that|you)?\s*"
    r"(?:should|must|needs? to|ought to|has to)(?: only| have)?(?: be)?\s+(?=\S)|use\s+)"
)
_FAILED = {
    FailureKind.UNAVAILABLE: Reason.UNAVAILABLE,
    FailureKind.NO_ACCESS: Reason.NO_ACCESS,
}


def correct(
    question: Question, wrong: Answered, known: Sequence[Reading], said: AnswerWish, core: Core, stage: Stage = run_now
) -> Generator[Clarification, Reply, Outcome]:
    """Answer a question as it was meant: with the query that was said, else with what is picked among the edits that
    the words make of the wrong query and the `known` other readings.

    NOT_SURE where the words lead to none, AMBIGUOUS where none of them was meant. Raises what the ports raise.
    """
    timed, dialogue = Stopwatch(stage), Dialogue("ask", core.settings.question_budget)
    schema = timed("schema", core.warehouse.schema)
    try:
        if said.sql:
            chosen = _ran_or_halt(timed("run", lambda: ran(said.sql, schema, core)))
            shown: tuple[Reading, ...] = (chosen, *_others(chosen, wrong, known))
            picked = Exchange(ChooseReading(0, shown), Reply(ReplyKind.CHOICE, choice=0, person=said.by))
            exchanges: tuple[Exchange, ...] = (picked,)
        else:
            offered = timed("write", lambda: _offered(question, wrong, known, said.words, schema, core))
            chosen, person = yield from _picked(offered, dialogue, core.settings.max_readings)
            said = replace(said, by=person or said.by)
            shown = (chosen, *_others(chosen, wrong, offered))
            picked = Exchange(ChooseReading(0, shown), Reply(ReplyKind.CHOICE, choice=0, person=said.by))
            exchanges = tuple(dialogue.exchanges)
    except Halt as halt:
        return Abstained(halt.reason, halt.detail, exchanges=tuple(dialogue.exchanges), seconds=timed.seconds)
    answering = timed("reach", lambda: with_reach([chosen], schema, core)[0])
    learned = timed("learn", lambda: _learned(question, picked, schema, core))
    used = elements_of(chosen.sql, schema)
    return CorrectedAnswer(
        answering,
        LinkedSchema(tuple(e.table for e in used if not e.column), tuple(e for e in used if e.column)),
        exchanges,
        asked=True,
        seconds=timed.seconds,
        hints=tuple(learned),
        corrects=said.answer,
        by=said.by,
        written=said.written,
    )


def edits(question: str, sql: str, words: str, schema: Schema, core: Core) -> tuple[str, ...]:
    """The queries that words for what is wrong make of a query, likeliest first, at most three; () where they make
    none."""
    found: dict[str, None] = {}
    for text in dict.fromkeys((_LEAD.sub("", words[:LONGEST_WORDS]), words[:LONGEST_WORDS])):
        if not text.strip():
            continue
        account = account_for(text, schema, cells_named(text, core.warehouse), core.today(), core.encoder)
        for edit in edited(account, PreviousTurn(question, sql), schema, core.today(), MOST_EDITS):
            found.setdefault(edit.sql)
    return tuple(found)[:MOST_EDITS]


def _offered(
    question: Question, wrong: Answered, known: Sequence[Reading], words: str, schema: Schema, core: Core
) -> tuple[Reading, ...]:
    """Readings that return something else than the wrong one, run now: edits first, each result once."""
    seen = {_key(wrong.reading)}
    found: list[Reading] = []
    for sql in _queries(question, wrong, known, words, schema, core):
        result = ran(sql, schema, core)
        if isinstance(result, Reading) and _key(result) not in seen:
            seen.add(_key(result))
            found.append(result)
        if len(found) == MOST_READINGS:
            break
    return tuple(found)


def _queries(
    question: Question, wrong: Answered, known: Sequence[Reading], words: str, schema: Schema, core: Core
) -> Iterator[str]:
    yield from edits(question.text, wrong.reading.sql, words, schema, core) if words.strip() else ()
    yield from (each.without for each in wrong.included)
    yield from (each.sql for each in known if each.sql != wrong.reading.sql)


def _picked(
    offered: Sequence[Reading], dialogue: Dialogue, most: int
) -> Generator[Clarification, Reply, tuple[Reading, str]]:
    """The reading that somebody picks, of `most` at a time, and who did. Halts where there is none."""
    if not offered:
        raise Halt(Reason.NOT_SURE)
    reply = Reply(ReplyKind.NONE)
    for begin in range(0, len(offered), most):
        page = tuple(offered[begin : begin + most])
        more = len(offered) - begin - len(page)
        reply = yield from dialogue.ask(ChooseReading(dialogue.step, page, more=more))
        if reply.kind is ReplyKind.CHOICE and 0 <= reply.choice < len(page):
            return page[reply.choice], reply.person
        if reply.kind in (ReplyKind.YES, ReplyKind.JUST_ANSWER):
            return page[0], reply.person
        if reply.kind is not ReplyKind.NONE:
            break
    raise Halt(Reason.AMBIGUOUS if reply.kind is ReplyKind.OTHER else Reason.NOT_SURE, reply.text)


def _others(chosen: Reading, wrong: Answered, offered: Sequence[Reading]) -> tuple[Reading, ...]:
    """What was passed over: the wrong reading first, then the others that were offered."""
    by_sql = {each.sql: each for each in (wrong.reading, *offered) if each.sql != chosen.sql}
    return tuple(by_sql.values())[:MOST_READINGS]


def _ran_or_halt(result: Reading | Failure) -> Reading:
    if isinstance(result, Reading):
        return result
    raise Halt(_FAILED.get(result.kind, Reason.COULD_NOT_RUN), result.message)


def _key(reading: Reading) -> str:
    return canonical_key(reading.result, ordered=False, unique=reading.sql)


def _learned(question: Question, picked: Exchange, schema: Schema, core: Core) -> list[Hint]:
    hints = from_exchanges(question, (picked,), schema, core.encoder, core.warehouse.name)
    return [core.memory.remember(hint) for hint in hints]
