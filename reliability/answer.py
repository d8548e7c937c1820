"""The flow from a question to an answer, a question back, a refusal, or help where nothing was asked of the data.

A generator: it yields a `Clarification`, is sent a `Reply`, and returns an `Outcome`. The Slack bot, the
terminal and the evaluation drive the same flow. Everything that costs or varies runs in a named stage,
which a durable driver records; between stages the flow only decides.

With a calibration record it keeps two promises (decide.py): how often a right reading is among those that it
considers, and how often an answer that nobody was asked about is wrong. Without one it works *uncalibrated*: a
person confirms the linked tables and chooses among the readings, and no probability is shown.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace

from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.accounting.likeness import likeness_of
from reliability.candidates.execution import execute
from reliability.candidates.generate import generate
from reliability.candidates.included import counted, included
from reliability.candidates.reach import with_reach
from reliability.candidates.said import invented_texts
from reliability.candidates.selection import select
from reliability.clarifications.readings import ChooseReading
from reliability.composing.composing import compose
from reliability.composing.demands import tables_named, unexplained
from reliability.composing.understanding import understand
from reliability.core import Core, Stage, Stopwatch, run_now
from reliability.decide import ONE_MEANING_AT_LEAST, Decision, Trace, decide
from reliability.dialogue import Dialogue, Halt
from reliability.errors import PromptTooLong
from reliability.linking.link import link
from reliability.memory.hints import about, from_confirmation, from_exchanges, steered, usable, with_words_told
from reliability.question.checks import problem_with
from reliability.question.helping import help_for
from reliability.question.instead import examples_instead, instead_of
from reliability.rereading.reread import Reread, may_reread, reread
from reliability.sql.english import shown_reading
from reliability.values import (
    Abstained,
    Answered,
    Beyond,
    BrokenPromise,
    Clarification,
    ElementOption,
    Execution,
    FailureKind,
    Helped,
    Hint,
    Included,
    Outcome,
    Question,
    Reading,
    Reason,
    Reply,
    ReplyKind,
    Rows,
    Schema,
)

_NEEDS_NAMES = (Reason.NOT_IN_DATA, Reason.COULD_NOT_RUN)
"""Ends of an ask that nobody was asked about which who names what the question needs can yet turn: words that nothing
explains, and no query that could be written or run, for a question too long to read, say."""

_LEAST_TO_CHOOSE_FROM = 2
_COUNTING_S = 3.0
"""How long it may take to count what an answer includes; beyond it, nothing is said of that."""


def answer(question: Question, core: Core, stage: Stage = run_now) -> Generator[Clarification, Reply, Outcome]:
    """Answer a question, or say why not. Raises what an adapter raises when a model or store is gone."""
    settings = core.settings
    timed = Stopwatch(stage)
    dialogue = Dialogue(settings.policy, settings.question_budget)
    trace: Trace | None = None
    decision: Decision | None = None
    try:
        prepared = yield from _prepared(question, core, dialogue, timed)
        if isinstance(prepared, Helped):
            return replace(prepared, seconds=timed.seconds)
        if isinstance(prepared, Reread):
            return _reread_answer(prepared, question, core, dialogue, timed)
        found = trace = prepared
        decision = timed(
            "decide",
            lambda: decide(
                found, core.record, dialogue.policy, settings.max_readings, just_answer=dialogue.just_answer
            ),
        )
        if decision.kind == "choose":
            offered = decision
            decision = timed("reach", lambda: _without_invented(offered, found, core))
        shown = readings = decision.readings(trace)
        if decision.kind == "choose":
            shown = timed("reach", lambda: _saying_why_nothing(readings, found.schema, core))
        picked = yield from _act_on(decision, shown, found, core, dialogue, timed)
        if isinstance(picked, Reread):
            return _reread_answer(picked, question, core, dialogue, timed)
        chosen = timed("reach", lambda: with_reach([picked], found.schema, core)[0])
        learned = timed("learn", lambda: _learn(found.question, found.schema, dialogue, core))
        return Answered(
            reading=chosen,
            linked=trace.linked,
            exchanges=tuple(dialogue.exchanges),
            asked=bool(dialogue.exchanges),
            calibrated=decision.calibrated,
            promise=decision.promise,
            seconds=timed.seconds,
            hints=tuple(learned),
            others=() if dialogue.exchanges else decision.readings(trace)[1:],
            included=timed("included", lambda: _included(chosen, found.schema, core)),
            steered=steered(trace.hints, chosen.sql, trace.schema),
        )
    except Halt as halt:
        broken = _broke(decision, halt)
        considered = decision.readings(trace) if decision and trace else ()
        if trace is None and halt.reason is Reason.NOT_IN_DATA and not halt.detail:
            considered = timed("reach", lambda: _beyond_the_data(question, core))
        instead, examples = _instead(halt, dialogue, core, timed)
        return Abstained(
            reason=halt.reason,
            detail=halt.detail,
            readings=considered,
            exchanges=tuple(dialogue.exchanges),
            seconds=timed.seconds,
            broken=broken,
            promise=decision.promise if decision and broken else None,
            instead=instead,
            examples=examples,
        )


def _prepared(
    question: Question, core: Core, dialogue: Dialogue, timed: Stopwatch
) -> Generator[Clarification, Reply, Trace | Helped | Reread]:
    """What `prepare` gives; where that finds nothing to decide on and a person may say what the question needs, the
    reading over that which they pick. Raises PromptTooLong where nothing is picked over a narrower schema."""
    unlearnt = core.in_data is None  # else it is known of words without a query that they are about something else
    may = unlearnt and may_reread(question, core, dialogue)
    try:
        return (yield from prepare(question, core, dialogue, timed, naming=may))
    except (Halt, PromptTooLong) as error:
        halt = error if isinstance(error, Halt) else Halt(Reason.COULD_NOT_RUN)
        if not may or halt.reason not in _NEEDS_NAMES or dialogue.exchanges:
            raise
        schema = timed("schema", core.warehouse.schema)
        if not schema.tables:
            raise
        missing = halt.detail.split("; ") if halt.reason is Reason.NOT_IN_DATA and halt.detail else ()
        picked = yield from reread(question, schema, core, dialogue, timed, missing=missing)
        if picked is not None:
            return picked
        if halt.reason is Reason.COULD_NOT_RUN:
            raise
    # Halts again where words have nothing to do with the data.
    return (yield from prepare(question, core, dialogue, timed))


def _reread_answer(picked: Reread, question: Question, core: Core, dialogue: Dialogue, timed: Stopwatch) -> Answered:
    """The answer with a reading that a person picked over what they named."""
    schema = core.warehouse.schema()
    chosen = timed("reach", lambda: with_reach([picked.reading], schema, core)[0])
    told = from_confirmation(question, picked.told, (), core.warehouse.name)
    learned = timed("learn", lambda: _learn(question, schema, dialogue, core, told))
    return Answered(
        reading=chosen,
        linked=picked.linked,
        exchanges=tuple(dialogue.exchanges),
        asked=True,
        seconds=timed.seconds,
        hints=tuple(learned),
        included=timed("included", lambda: _included(chosen, schema, core)),
    )


def prepare(
    question: Question, core: Core, dialogue: Dialogue, timed: Stopwatch, *, naming: bool = False
) -> Generator[Clarification, Reply, Trace | Helped]:
    """Everything up to the decision: what a calibration measures and an ask decides on; help where nothing was asked of
    the data. `naming`: a person can say what the question needs, so that nothing is linked where its words make no query.

    Replying JUST_ANSWER to whatever it asks gives the model's own linking, and a trace that is `flagged`. Raises
    Halt where there is nothing to decide on.
    """
    settings = core.settings
    _refuse_what_is_no_question(question)
    helped = timed("intent", lambda: help_for(question, core))
    if helped is not None:
        return helped
    schema = timed("schema", core.warehouse.schema)
    if not schema.tables:
        raise Halt(Reason.NOT_IN_DATA, "no tables")
    known = timed("recall", lambda: core.memory.recall(question, core.warehouse.name))
    hints = usable(about(known, question.text), schema)
    words = timed("understand", lambda: understand(question, schema, core))
    told = about(hints, "; ".join((*words.missing, *unexplained(words.demands))))
    if told:  # somebody said what these words mean
        words = timed("understand", lambda: understand(question, with_words_told(schema, told), core))
    if words.missing:
        raise Halt(Reason.NOT_IN_DATA, "; ".join(words.missing), tables_named(words.demands))
    if words.outside is not None:
        raise Halt(Reason.NOT_IN_DATA, words.outside, tables_named(words.demands))
    if naming and not words.queries:
        raise Halt(Reason.NOT_IN_DATA)
    asked, linked = yield from link(question, schema, hints, core, dialogue, timed, quiet=bool(words.queries))
    if asked.text != question.text:  # a person added words
        added = timed("understand", lambda: understand(asked, schema, core))
        words = added if added.queries else words
    several = words.one_meaning is not None and words.one_meaning < ONE_MEANING_AT_LEAST
    of_words = (words.queries, words.demands)
    candidates = timed("write", lambda: generate(asked, schema, linked, hints, core, *of_words, open_words=several))
    execution = timed("run", lambda: execute(candidates, core.warehouse, settings.limits, settings.parallel_queries))
    _refuse_what_did_not_run(execution)
    scored = timed("judge", lambda: select(asked, schema, linked, hints, candidates, execution, core, words))
    likeness = timed("compare", lambda: likeness_of(question, core.encoder, words.explained, words.operations))
    left, was_asked = unexplained(words.demands), bool(dialogue.exchanges)
    return Trace(asked, schema, linked, candidates, execution, scored, was_asked, likeness, hints, left)


def _refuse_what_is_no_question(question: Question) -> None:
    problem = problem_with(question.text, follows=question.previous is not None)
    if problem:
        raise Halt(Reason.NOT_A_QUESTION, problem)


def _refuse_what_did_not_run(execution: Execution) -> None:
    """No cluster: say the most telling failure, a database that is away before SQL that is wrong."""
    if execution.clusters:
        return
    kinds = {failure.kind: failure.message for _, failure in execution.failures}
    for kind, reason in (
        (FailureKind.UNAVAILABLE, Reason.UNAVAILABLE),
        (FailureKind.NO_ACCESS, Reason.NO_ACCESS),
        (FailureKind.TIMEOUT, Reason.COULD_NOT_RUN),
    ):
        if kind in kinds:
            raise Halt(reason, kinds[kind])
    raise Halt(Reason.COULD_NOT_RUN, next(iter(kinds.values()), "no query could be written"))


def _act_on(
    decision: Decision, shown: Sequence[Reading], trace: Trace, core: Core, dialogue: Dialogue, timed: Stopwatch
) -> Generator[Clarification, Reply, Reading | Reread]:
    """The reading that answers: decided, or chosen by the person. Halts where there is none."""
    if decision.kind == "answer":
        return shown[0]
    if decision.kind == "abstain":
        left_out = decision.reason is Reason.NOT_COMPUTED  # by the readings that there are
        if left_out and may_reread(trace.question, core, dialogue):
            again = yield from reread(
                trace.question, trace.schema, core, dialogue, timed, unexplained=trace.unexplained
            )
            if again is not None:
                return again
        raise Halt(decision.reason, decision.detail)
    return (yield from _choose(shown, decision, trace, core, dialogue, timed))


def _choose(
    readings: Sequence[Reading], decision: Decision, trace: Trace, core: Core, dialogue: Dialogue, timed: Stopwatch
) -> Generator[Clarification, Reply, Reading | Reread]:
    """The reading that the person picks, some at a time: "none of these" shows the next ones, or asks what the question
    needs where it may.

    Halts where they want none, or say in words what they mean.
    """
    most = decision.at_once or core.settings.max_readings
    for begin in range(0, len(readings), most):
        page = tuple(readings[begin : begin + most])
        more = len(readings) - begin - len(page)
        credible = max(0, decision.credible - begin)
        asked = ChooseReading(dialogue.step, page, decision.broken, decision.promise, credible, more)
        reply = yield from dialogue.ask(asked)
        if reply.kind is ReplyKind.CHOICE and 0 <= reply.choice < len(page):
            return page[reply.choice]
        if reply.kind in (ReplyKind.YES, ReplyKind.JUST_ANSWER):
            return page[0]
        if reply.kind is not ReplyKind.NONE:
            break
        if begin == 0 and may_reread(trace.question, core, dialogue):
            left = trace.unexplained
            again = yield from reread(trace.question, trace.schema, core, dialogue, timed, seen=page, unexplained=left)
            if again is not None:
                return again
    raise Halt(Reason.AMBIGUOUS if reply.kind is ReplyKind.OTHER else Reason.NOT_IN_DATA, reply.text)


def _beyond_the_data(question: Question, core: Core) -> tuple[Reading, ...]:
    """The reading of a question whose time the data do not reach ("orders yesterday"), which says how far they do; ()
    where that is not why there is no answer."""
    schema = core.warehouse.schema()
    account = account_for(question.text, schema, cells_named(question.text, core.warehouse), core.today(), core.encoder)
    for each in compose(account, schema, core.today(), 1) if core.settings.composed else ():
        result = core.warehouse.run(each.sql, replace(core.settings.limits, time_s=_COUNTING_S))
        if isinstance(result, Rows):
            found = with_reach(
                [Reading(each.sql, shown_reading(each.sql, schema.dialect, schema), result)], schema, core
            )
            return tuple(one for one in found if one.reach and one.reach.beyond in (Beyond.AFTER, Beyond.BEFORE))
    return ()


def _without_invented(offered: Decision, trace: Trace, core: Core) -> Decision:
    """The decision without the readings that hold a text which no row has, but for the first one where nobody said it
    either; where nothing else would be left to choose from, as it is."""
    queries = [trace.scored[place].reading.sql for place in offered.order]
    found = invented_texts(queries, trace.question.text, trace.schema, core.warehouse, core.settings.limits)
    kept = [n for n, kind in enumerate(found) if kind is None or (n == 0 and kind == "unsaid")]
    if len(kept) < _LEAST_TO_CHOOSE_FROM or len(kept) == len(offered.order):
        return offered
    credible = sum(n < offered.credible for n in kept)
    return replace(offered, order=tuple(offered.order[n] for n in kept), credible=credible)


def _saying_why_nothing(shown: Sequence[Reading], schema: Schema, core: Core) -> tuple[Reading, ...]:
    """Readings to choose from: those that find nothing say whether the data reach as far as they ask."""
    of_nothing = iter(with_reach([each for each in shown if each.result.finds_nothing], schema, core))
    return tuple(next(of_nothing) if each.result.finds_nothing else each for each in shown)


def _included(chosen: Reading, schema: Schema, core: Core) -> tuple[Included, ...]:
    """What the answer counts though it is marked as over, counted; nothing where it found nothing."""
    if chosen.result.empty:
        return ()
    found = included(chosen.sql, schema.dialect, schema)
    limits = replace(core.settings.limits, time_s=min(_COUNTING_S, core.settings.limits.time_s))
    several = [counted(each, core.warehouse.run(each.counting, limits)) for each in found]
    return tuple(each for each in several if each is not None)


def _instead(
    halt: Halt, dialogue: Dialogue, core: Core, timed: Stopwatch
) -> tuple[tuple[ElementOption, ...], tuple[str, ...]]:
    """What there is where a question asks for what is not, and questions that can be answered; else nothing."""
    if halt.reason is not Reason.NOT_IN_DATA:
        return (), ()
    schema = core.warehouse.schema()
    missing = halt.detail.split(";")
    typed = [exchange.reply.text for exchange in dialogue.exchanges if exchange.reply.text]
    found = timed("instead", lambda: instead_of(missing, schema, core.encoder, typed, halt.named))
    return found, examples_instead(found, schema, core.examples)


def _broke(decision: Decision | None, halt: Halt) -> BrokenPromise | None:
    """Which promise an answer would have broken: where nobody could be asked, not where a person declined."""
    if decision and (decision.kind == "abstain" or halt.reason is Reason.TOO_MANY_QUESTIONS):
        return decision.broken
    return None


def _learn(question: Question, schema: Schema, dialogue: Dialogue, core: Core, told: Sequence[Hint] = ()) -> list[Hint]:
    """Store a hint for each thing that the person confirmed, chose, or `told` the meaning of."""
    hints = from_exchanges(question, dialogue.exchanges, schema, core.encoder, core.warehouse.name)
    return [core.memory.remember(hint) for hint in (*told, *hints)]
