"""Rows that are marked as over, left out of an answer or brought back: by a tap, or at once as somebody chose before.

    outcome = left_out_at_once(question, outcome, book, core, stage)     # after the flow: a choice of before, or a rule
    outcome = changed_by_tap(question, before, said, core, stage)        # an ask of its own: the tap under an answer

The query is the answer's with a condition more, so that no model is asked. What was measured of the answer is not said
of the changed one. An answer never gets lost: where the changed query does not run, the one of before stands, and still
says what it includes.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from reliability.afterwards.answers import LeftOut, NarrowedAnswer
from reliability.afterwards.choices import ChoiceBook
from reliability.afterwards.marked_rows import among_first_rows, rows_of, rule_of, still_included, without_rows
from reliability.afterwards.own_words import asks_for, passed_over
from reliability.afterwards.rerunning import ran
from reliability.afterwards.wanted import AnswerWish
from reliability.candidates.included import counted
from reliability.candidates.reach import with_reach
from reliability.core import Core, Stage, Stopwatch, run_now
from reliability.definitions.definition import DefinedAnswer
from reliability.errors import NotFound
from reliability.values import (
    Abstained,
    Answered,
    Failure,
    FailureKind,
    Included,
    Outcome,
    Question,
    Reading,
    Reason,
    ReplyKind,
    Schema,
)

STAGE = "leave out"
_COUNTING_S = 3.0
_FIRST_ROWS = re.compile(r"(?i)\b(?:limit|fetch|top)\b")
_FAILED = {
    FailureKind.UNAVAILABLE: Reason.UNAVAILABLE,
    FailureKind.NO_ACCESS: Reason.NO_ACCESS,
}


def left_out_at_once(
    question: Question, outcome: Outcome, book: ChoiceBook, core: Core, stage: Stage = run_now
) -> Outcome:
    """An outcome of the flow without the rows that who asked leaves out, or that a default filter of the team's catalog
    does; itself where there are none, or where the question asks for them. Raises what the book and the warehouse
    raise."""
    if not isinstance(outcome, Answered) or type(outcome) not in (Answered, DefinedAnswer):
        return outcome  # what somebody verified stays as it is
    if not outcome.included and not _may_show_first_rows(outcome):
        return outcome
    before, timed = outcome, Stopwatch(stage)
    narrowed = timed(STAGE, lambda: _at_once(question, before, book, core))
    return replace(narrowed, seconds={**outcome.seconds, **timed.seconds}) if narrowed is not None else outcome


def changed_by_tap(
    question: Question, before: Answered, said: AnswerWish, core: Core, stage: Stage = run_now
) -> Outcome:
    """The answer that a tap asks for: without rows that it includes, or with rows that it leaves out. Raises NotFound
    where the answer has none such, and what the ports raise."""
    timed = Stopwatch(stage)
    found = timed(STAGE, lambda: _tapped(question, before, said, core))
    return replace(found, seconds=timed.seconds)


def _at_once(question: Question, before: Answered, book: ChoiceBook, core: Core) -> NarrowedAnswer | None:
    schema = core.warehouse.schema()
    chosen = book.left_out(question.person, core.warehouse.name)
    found = before.included or among_first_rows(before.reading.sql, schema.dialect, schema)
    wanted = [
        each
        for each in found
        if (rule_of(each) or rows_of(each, schema.dialect) in chosen)
        and not asks_for(question, before, each, schema.dialect)
    ]
    if not before.included:  # then nothing was counted yet
        found = _counted(wanted, core)
        wanted = list(found)
    if not wanted:
        return None
    made = _narrowed(before, before.reading, found, [_left(each) for each in wanted], schema, core)
    if isinstance(made, Failure) or passed_over(before, made.reading):
        return None
    return replace(made, exchanges=before.exchanges, hints=before.hints, others=before.others, steered=before.steered)


def _tapped(question: Question, before: Answered, said: AnswerWish, core: Core) -> NarrowedAnswer | Abstained:
    schema = core.warehouse.schema()
    read, over, left = before.reading, before.included, tuple[LeftOut, ...]()
    if isinstance(before, NarrowedAnswer):
        read, over, left = before.read or before.reading, before.over, before.left_out
    by = "" if said.by == question.person else said.by
    if said.act == "leave out":
        now = (*left, *(_left(each, by) for each in before.included if each.condition == said.rows))
    else:
        now = tuple(each for each in left if each.condition != said.rows)
    if len(now) == len(left):
        raise NotFound("This answer counts no such rows.")
    found = _narrowed(before, read, over, now, schema, core)
    if isinstance(found, Failure):
        return Abstained(_FAILED.get(found.kind, Reason.COULD_NOT_RUN), found.message)
    waved = any(each.reply.kind is ReplyKind.JUST_ANSWER for each in before.exchanges)
    return replace(found, asked=before.asked and not waved, corrects=said.answer, by=said.by)


def _narrowed(
    before: Answered, read: Reading, over: Sequence[Included], left: Sequence[LeftOut], schema: Schema, core: Core
) -> NarrowedAnswer | Failure:
    """The answer as it was `read`, without those rows of `over`, run now; its reading has no probability."""
    base = read.sql
    conditions = {each.condition for each in left}
    out = [each for each in over if each.condition in conditions]
    sql = without_rows(base, out, schema.dialect)
    if sql is None:
        return Failure(FailureKind.INVALID, "The query without these rows cannot be written.")
    shown = ran(sql, schema, core)
    if isinstance(shown, Failure):
        return shown
    says_nothing = shown.result.empty or among_first_rows(base, schema.dialect, schema)  # of what else it includes
    rest = () if says_nothing else still_included(base, over, out, schema.dialect)
    return NarrowedAnswer(
        with_reach([shown], schema, core)[0],
        before.linked,
        asked=before.asked,
        included=_counted(rest, core),
        read=read,
        over=tuple(over),
        left_out=tuple(left),
        defined=before.defined if isinstance(before, DefinedAnswer | NarrowedAnswer) else (),
    )


def _may_show_first_rows(outcome: Answered) -> bool:
    return not outcome.reading.result.empty and _FIRST_ROWS.search(outcome.reading.sql) is not None


def _left(found: Included, by: str = "") -> LeftOut:
    return LeftOut(found.table, found.condition, found.label, found.count, rule_of(found), by)


def _counted(found: Sequence[Included], core: Core) -> tuple[Included, ...]:
    limits = replace(core.settings.limits, time_s=min(_COUNTING_S, core.settings.limits.time_s))
    several = [counted(each, core.warehouse.run(each.counting, limits)) for each in found]
    return tuple(each for each in several if each is not None)
