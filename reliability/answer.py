"""The flow from a question to an answer, a question back, or a refusal.

A generator: it yields a `Clarification`, is sent a `Reply`, and returns an `Outcome`. The Slack bot, the
terminal and the evaluation drive the same flow. Everything that costs or varies runs in a named stage,
which a durable driver records; between stages the flow only decides.

With a calibration record it keeps two promises (decide.py): how often a right reading is among those that it
considers, and how often an answer that nobody was asked about is wrong. Without one it works *uncalibrated*: a
person confirms the linked tables and chooses among the readings, and no probability is shown.
"""

from __future__ import annotations

from collections.abc import Generator

from reliability.core import Core, Stage, Stopwatch, run_now
from reliability.decide import Decision, Trace, decide
from reliability.dialogue import Dialogue, Halt
from reliability.execution import execute
from reliability.generate import generate
from reliability.hints import from_choice, from_linking, usable
from reliability.link import link
from reliability.question import problem_with
from reliability.selection import select
from reliability.values import (
    Abstained,
    Answered,
    BrokenPromise,
    ChooseReading,
    Clarification,
    Execution,
    FailureKind,
    Hint,
    Outcome,
    Question,
    Reading,
    Reason,
    Reply,
    ReplyKind,
    Schema,
)


def answer(
    question: Question, core: Core, stage: Stage = run_now
) -> Generator[Clarification, Reply, Outcome]:
    """Answer a question, or say why not. Raises what an adapter raises when a model or store is gone."""
    settings = core.settings
    watch = Stopwatch(stage)
    dialogue = Dialogue(settings.policy, settings.question_budget)
    trace: Trace | None = None
    decision: Decision | None = None
    try:
        found = trace = yield from prepare(question, core, dialogue, watch)
        decision = watch(
            "decide",
            lambda: decide(
                found, core.record, dialogue.policy, settings.max_readings, just_answer=dialogue.just_answer
            ),
        )
        chosen = yield from _act_on(decision, trace, dialogue)
        learned = watch("learn", lambda: _learn(found.question, found.schema, dialogue, core))
        return Answered(
            reading=chosen,
            linked=trace.linked,
            exchanges=tuple(dialogue.exchanges),
            asked=bool(dialogue.exchanges),
            calibrated=decision.calibrated,
            promise=decision.promise,
            seconds=watch.seconds,
            hints=tuple(learned),
        )
    except Halt as halt:
        broken = _broke(decision, halt)
        return Abstained(
            reason=halt.reason,
            detail=halt.detail,
            readings=decision.readings(trace) if decision and trace else (),
            exchanges=tuple(dialogue.exchanges),
            seconds=watch.seconds,
            broken=broken,
            promise=decision.promise if decision and broken else None,
        )


def prepare(
    question: Question, core: Core, dialogue: Dialogue, watch: Stopwatch
) -> Generator[Clarification, Reply, Trace]:
    """Everything up to the decision: what a calibration measures and an ask decides on.

    Replying JUST_ANSWER to whatever it asks gives the model's own linking, and a trace that is `flagged`. Raises
    Halt where there is nothing to decide on.
    """
    settings = core.settings
    _refuse_what_is_no_question(question, core)
    schema = watch("schema", core.warehouse.schema)
    if not schema.tables:
        raise Halt(Reason.NOT_IN_DATA, "no tables")
    known = watch("recall", lambda: core.memory.recall(question, core.warehouse.name))
    hints = usable(known, schema)
    asked, linked = yield from link(question, schema, hints, core, dialogue, watch)
    candidates = watch("write", lambda: generate(asked, schema, linked, hints, core))
    execution = watch(
        "run", lambda: execute(candidates, core.warehouse, settings.limits, settings.parallel_queries)
    )
    _refuse_what_did_not_run(execution)
    scored = watch("judge", lambda: select(asked, schema, linked, hints, candidates, execution, core))
    return Trace(asked, schema, linked, candidates, execution, scored, asked=bool(dialogue.exchanges))


def _refuse_what_is_no_question(question: Question, core: Core) -> None:
    problem = problem_with(question.text, core.settings.languages)
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


def _act_on(decision: Decision, trace: Trace, dialogue: Dialogue) -> Generator[Clarification, Reply, Reading]:
    """The reading that answers: decided, or chosen by the person. Halts where there is none."""
    shown = decision.readings(trace)
    if decision.kind == "answer":
        return shown[0]
    if decision.kind == "abstain":
        raise Halt(decision.reason, decision.detail)
    reply = yield from dialogue.ask(ChooseReading(dialogue.step, shown, decision.broken, decision.promise))
    if reply.kind is ReplyKind.CHOICE and 0 <= reply.choice < len(shown):
        return shown[reply.choice]
    if reply.kind in (ReplyKind.YES, ReplyKind.JUST_ANSWER):
        return shown[0]
    raise Halt(Reason.AMBIGUOUS if reply.kind is ReplyKind.OTHER else Reason.NOT_IN_DATA, reply.text)


def _broke(decision: Decision | None, halt: Halt) -> BrokenPromise | None:
    """Which promise an answer would have broken: where nobody could be asked, not where a person declined."""
    if decision and (decision.kind == "abstain" or halt.reason is Reason.TOO_MANY_QUESTIONS):
        return decision.broken
    return None


def _learn(question: Question, schema: Schema, dialogue: Dialogue, core: Core) -> list[Hint]:
    """Store a hint for each thing that the person confirmed or chose."""
    hints = from_linking(question, dialogue.exchanges, core.warehouse.name)
    for exchange in dialogue.exchanges:
        given, reply = exchange.clarification, exchange.reply
        if isinstance(given, ChooseReading) and reply.kind is ReplyKind.CHOICE:
            picked = given.readings[reply.choice].sql
            others = [r.sql for index, r in enumerate(given.readings) if index != reply.choice]
            hints += from_choice(question, picked, others, schema, core.encoder, core.warehouse.name)
    return [core.memory.remember(hint) for hint in hints]
