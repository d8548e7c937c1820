"""The flow from question to outcome, driven as the bot, the terminal and the evaluation drive it."""

from __future__ import annotations

import math
import pickle
from collections import deque
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.fake import FakeStore
from adapters.warehouses.fake import FakeWarehouse
from reliability.answer import answer, prepare
from reliability.clarifications.elements import ChooseElement, ConfirmElements
from reliability.clarifications.readings import ChooseReading
from reliability.core import AnswerSettings, Core, Stopwatch, run_now
from reliability.decide import UNCALIBRATED, Trace
from reliability.dialogue import Dialogue
from reliability.ports import WrittenQuery
from reliability.promises.record import CalibrationRecord
from reliability.prompts import Prompts
from reliability.values import (
    Abstained,
    Answered,
    BrokenPromise,
    Clarification,
    Column,
    Element,
    Failure,
    FailureKind,
    Helped,
    HelpKind,
    Outcome,
    Question,
    Reason,
    Reply,
    ReplyKind,
    Rows,
    Schema,
    Table,
)
from tests.support.calibrated import bounded, unbounded, whole_record

T = TypeVar("T")

PROMPTS = Prompts(Path(__file__).parents[2] / "prompts" / "compact")
SCHEMA = Schema(
    "sqlite",
    (
        Table(
            "orders",
            (Column("order_id", "int", primary_key=True), Column("gross_sales", "num"), Column("net_sales", "num")),
        ),
        Table("customers", (Column("customer_id", "int", primary_key=True), Column("city", "text"))),
        Table("employees", (Column("employee_id", "int", primary_key=True), Column("origin", "text"))),
    ),
)
NET = "SELECT SUM(orders.net_sales) FROM orders"
GROSS = "SELECT SUM(orders.gross_sales) FROM orders"
BROKEN = "SELECT MAX(orders.net_sales) FROM orders"
RESULTS: dict[str, Rows | Failure] = {
    NET: Rows(("sum",), ((7,),)),
    GROSS: Rows(("sum",), ((9,),)),
    BROKEN: Failure(FailureKind.INVALID, "no such column"),
}
YES, NO = Reply(ReplyKind.YES), Reply(ReplyKind.NO)


def question(text: str = "What were total sales last quarter?") -> Question:
    return Question("Ev1", text, person="U1", channel="C1", workspace="T1")


NET_SALES = "What were total net sales last quarter?"
"""No word of it leaves open which sales are meant."""


def core(
    tables: list[str] | None = None,
    sql: list[str] | None = None,
    results: dict[str, Rows | Failure] | None = None,
    schema: Schema = SCHEMA,
    record: CalibrationRecord | None = None,
    **settings: object,
) -> Core:
    def script(prompt: str) -> list[str]:
        if prompt.endswith("tables :"):
            return tables if tables is not None else ["orders"]
        if prompt.endswith("columns :"):
            return ["orders.net_sales"]
        if prompt.endswith("sql :"):
            return sql if sql is not None else [NET]
        return ["Yes", "No"] if "right ?" in prompt else ["True", "False"]

    return Core(
        FakeModel(script),
        FakeEncoder(),
        FakeWarehouse(schema, RESULTS if results is None else results),
        FakeStore().memory,
        PROMPTS,
        # The fake's tokens keep spaces, so it writes free text, as a large model does.
        AnswerSettings(**{"constrain_sql": False, "composed": 0, **settings}),  # type: ignore[arg-type]  # the tests pass what the settings take
        record=record,
    )


def drive(flow: Generator[Clarification, Reply, Outcome], replies: list[Reply]) -> tuple[Outcome, list[Clarification]]:
    asked: list[Clarification] = []
    waiting = iter(replies)
    try:
        clarification = next(flow)
        while True:
            asked.append(clarification)
            clarification = flow.send(next(waiting))
    except StopIteration as stop:
        return stop.value, asked


def answered(outcome: Outcome) -> Answered:
    assert isinstance(outcome, Answered), outcome
    return outcome


def abstained(outcome: Outcome) -> Abstained:
    assert isinstance(outcome, Abstained), outcome
    return outcome


def test_an_uncalibrated_ask_confirms_the_tables_and_answers_when_all_candidates_agree() -> None:
    outcome, asked = drive(answer(question(), core()), [YES])
    assert [type(c) for c in asked] == [ConfirmElements]
    assert answered(outcome).reading.sql == NET
    assert answered(outcome).reading.probability is None
    assert not answered(outcome).calibrated
    assert answered(outcome).linked.confirmed == (Element("orders"),)
    assert {"schema", "link tables", "link columns", "write", "run", "judge"} <= set(answered(outcome).seconds)


def test_several_results_are_shown_as_readings_and_the_choice_answers() -> None:
    outcome, asked = drive(answer(question(), core(sql=[NET, GROSS])), [YES, Reply(ReplyKind.CHOICE, 1)])
    choose = asked[1]
    assert isinstance(choose, ChooseReading)
    assert {r.sql for r in choose.readings} == {NET, GROSS}
    assert all(r.english and r.result.rows for r in choose.readings)
    assert answered(outcome).reading == choose.readings[1]


IN_NOVEMBER = "SELECT COUNT(*) FROM orders WHERE orders.order_date BETWEEN '2026-11-01' AND '2026-11-30'"
IN_OCTOBER = IN_NOVEMBER.replace("11-30", "10-31").replace("11-01", "10-01")
LOOKING = "SELECT MIN(order_date), MAX(order_date) FROM orders"
DIFFERENT = "SELECT COUNT(DISTINCT order_date) FROM orders"


@pytest.mark.parametrize(
    ("looked_up", "day"),
    [
        (Rows(("a", "b"), (("2023-01-01", "2026-10-31"),)), "31 October 2026"),
        (Failure(FailureKind.TIMEOUT, "slow"), None),
    ],
)
def test_a_reading_that_finds_nothing_says_how_far_the_data_go(looked_up: Rows | Failure, day: str | None) -> None:
    dated = Schema("sqlite", (Table("orders", (Column("order_id", "int"), Column("order_date", "date"))),))
    results: dict[str, Rows | Failure] = {
        IN_NOVEMBER: Rows(("n",), ((0,),)),
        IN_OCTOBER: Rows(("n",), ((9,),)),
        LOOKING: looked_up,
        DIFFERENT: Rows(("n",), ((1300,),)),
    }
    of = core(sql=[IN_NOVEMBER, IN_OCTOBER], results=results, schema=dated)
    flow = answer(question("how many orders last month?"), of)
    outcome, asked = drive(flow, [YES, Reply(ReplyKind.CHOICE, 0)])
    choose = asked[-1]
    assert isinstance(choose, ChooseReading)
    said = {each.sql: each.reach.day if each.reach else None for each in choose.readings}
    assert said == {IN_NOVEMBER: day, IN_OCTOBER: None}
    assert answered(outcome).reading == choose.readings[0]


def test_a_choice_teaches_a_hint_that_the_next_ask_recalls() -> None:
    shared = core(sql=[NET, GROSS])
    first, asked = drive(answer(question("total net sales?"), shared), [YES, Reply(ReplyKind.CHOICE, 0)])
    assert isinstance(asked[1], ChooseReading)
    picked = "net_sales" if asked[1].readings[0].sql == NET else "gross_sales"
    assert Element("orders", picked) in {h.preferred for h in answered(first).hints}
    drive(answer(question("total net sales?"), shared), [YES, Reply(ReplyKind.CHOICE, 0)])
    assert any("not orders." in p for p in shared.model.prompts if p.endswith("sql :"))  # type: ignore[attr-defined]


def test_a_refused_table_is_never_proposed_again_and_a_chosen_one_never_asked_again() -> None:
    replies = [NO, Reply(ReplyKind.CHOICE, 0)]
    outcome, asked = drive(answer(question(), core(tables=["employees", "orders"])), replies)
    assert [type(c) for c in asked] == [ConfirmElements, ChooseElement]
    choose = asked[1]
    assert isinstance(choose, ChooseElement)
    assert Element("employees") not in {o.element for o in choose.options}
    assert answered(outcome).linked.tables == (choose.options[0].element.table,)
    assert answered(outcome).linked.refused == (Element("employees"),)


def test_a_typed_name_is_found_in_any_case_and_close_spelling() -> None:
    outcome, _ = drive(answer(question(), core(tables=["employees"])), [NO, Reply(ReplyKind.NAME, text="Ordrs")])
    assert answered(outcome).linked.tables == ("orders",)


def test_a_name_that_is_not_there_is_said() -> None:
    outcome, _ = drive(answer(question(), core()), [NO, Reply(ReplyKind.NAME, text="invoices")])
    assert (abstained(outcome).reason, abstained(outcome).detail) == (Reason.NOT_IN_DATA, "invoices")


def test_words_added_by_the_person_belong_to_the_question() -> None:
    shared = core()
    outcome, _ = drive(answer(question(), shared), [Reply(ReplyKind.OTHER, text="before returns"), YES])
    answered(outcome)
    assert "(before returns)" in shared.model.prompts[-1]  # type: ignore[attr-defined]


def test_just_answer_skips_further_confirmations_and_says_so() -> None:
    outcome, asked = drive(answer(question(), core(sql=[NET, GROSS])), [Reply(ReplyKind.JUST_ANSWER)])
    assert len(asked) == 1
    assert answered(outcome).linked.just_answer


def test_the_question_budget_ends_in_an_abstention() -> None:
    outcome, asked = drive(answer(question(), core(sql=[NET, GROSS], question_budget=1)), [YES])
    assert len(asked) == 1
    assert abstained(outcome).reason is Reason.TOO_MANY_QUESTIONS
    assert {r.sql for r in abstained(outcome).readings} == {NET, GROSS}


def test_nobody_answering_ends_in_an_abstention() -> None:
    outcome, _ = drive(answer(question(), core()), [Reply(ReplyKind.EXPIRED)])
    assert abstained(outcome).reason is Reason.EXPIRED


@pytest.mark.parametrize("policy", ["abstain"])
def test_who_may_not_ask_does_not_answer_uncalibrated(policy: str) -> None:
    outcome, asked = drive(answer(question(), core(policy=policy)), [])
    assert (asked, abstained(outcome).reason) == ([], Reason.NOT_SURE)


@pytest.mark.parametrize("sql", [[NET], [NET, GROSS]])
def test_uncalibrated_the_surrogate_answers_nothing_in_a_persons_place(sql: list[str]) -> None:
    outcome, asked = drive(answer(question(), core(sql=sql, policy="surrogate")), [])
    assert asked == []
    assert (abstained(outcome).reason, abstained(outcome).detail) == (Reason.NOT_SURE, UNCALIBRATED)


def test_candidates_that_fail_are_dropped_and_none_left_is_said() -> None:
    outcome, _ = drive(answer(question(), core(sql=[BROKEN, NET])), [YES])
    assert answered(outcome).reading.sql == NET
    outcome, _ = drive(answer(question(), core(sql=[BROKEN])), [YES])
    assert (abstained(outcome).reason, abstained(outcome).detail) == (Reason.COULD_NOT_RUN, "no such column")


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        (FailureKind.UNAVAILABLE, Reason.UNAVAILABLE),
        (FailureKind.NO_ACCESS, Reason.NO_ACCESS),
        (FailureKind.TIMEOUT, Reason.COULD_NOT_RUN),
    ],
)
def test_a_warehouse_that_fails_is_said_as_what_it_is(kind: FailureKind, reason: Reason) -> None:
    outcome, _ = drive(answer(question(), core(results={NET: Failure(kind, "sentence")})), [YES])
    assert (abstained(outcome).reason, abstained(outcome).detail) == (reason, "sentence")


@pytest.mark.parametrize(("text", "detail"), [("", "empty"), ("🎉", "no words"), ("a " * 5000, "too long")])
def test_what_is_no_question_calls_no_model(text: str, detail: str) -> None:
    shared = core()
    outcome, _ = drive(answer(question(text), shared), [])
    assert (abstained(outcome).reason, abstained(outcome).detail) == (Reason.NOT_A_QUESTION, detail)
    assert shared.model.prompts == []  # type: ignore[attr-defined]


def test_a_schema_with_no_tables_is_said() -> None:
    outcome, _ = drive(answer(question(), core(schema=Schema("sqlite", ()))), [])
    assert (abstained(outcome).reason, abstained(outcome).detail) == (Reason.NOT_IN_DATA, "no tables")


class Tape:
    """Stages as a durable driver runs them: recorded the first time, read back after a crash."""

    def __init__(self) -> None:
        self._recorded: deque[bytes] = deque()

    def record(self, name: str, work: Callable[[], T], /) -> T:
        self._recorded.append(pickle.dumps((name, work())))
        result: T = pickle.loads(self._recorded[-1])[1]
        return result

    def replay(self, name: str, _work: Callable[[], T], /) -> T:
        then, result = pickle.loads(self._recorded.popleft())
        assert then == name
        found: T = result
        return found

    @property
    def ended(self) -> bool:
        return not self._recorded


def test_a_replay_with_recorded_stages_decides_alike_and_computes_nothing() -> None:
    """What a durable driver does after a crash: the same flow, with recorded results and replies."""
    tape = Tape()
    replies = [NO, Reply(ReplyKind.CHOICE, 0), Reply(ReplyKind.CHOICE, 1)]
    tables = ["employees", "orders"]
    first = drive(answer(question(), core(tables=tables, sql=[NET, GROSS]), tape.record), replies)
    silent = core(results={})
    assert drive(answer(question(), silent, tape.replay), replies) == first
    assert silent.model.prompts == []  # type: ignore[attr-defined]
    assert tape.ended


def test_the_same_ask_writes_the_same_candidates() -> None:
    outcomes = [drive(answer(question(), core(sql=[NET, GROSS])), [YES, Reply(ReplyKind.CHOICE, 0)]) for _ in "ab"]
    assert answered(outcomes[0][0]).reading == answered(outcomes[1][0]).reading


# --- with a calibration ----------------------------------------------------------------------------


def prepared(shared: Core) -> Trace:
    """The trace of an ask, whoever it asks replying "just answer"."""
    flow = prepare(question(), shared, Dialogue("ask", 10), Stopwatch(run_now))
    try:
        next(flow)
        while True:
            flow.send(Reply(ReplyKind.JUST_ANSWER))
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]  # a generator's value is what it returns


def test_a_calibrated_ask_answers_unasked_with_its_probability_and_promise() -> None:
    outcome, asked = drive(answer(question(), core(record=whole_record())), [])
    assert asked == []
    found = answered(outcome)
    assert found.calibrated
    assert not found.asked
    assert found.reading.probability is not None
    assert found.reading.probability > 0.99
    assert found.promise is not None
    assert found.promise.unasked
    assert (found.promise.data, found.promise.questions) == ("log.jsonl", 200)


def test_a_calibrated_ask_below_the_threshold_shows_its_reading_first_and_says_why() -> None:
    record = whole_record(tau=-0.5, unasked=bounded(0.9))
    outcome, asked = drive(
        answer(question(NET_SALES), core(sql=[NET, GROSS], record=record)), [Reply(ReplyKind.CHOICE, 0)]
    )
    (choose,) = asked
    assert isinstance(choose, ChooseReading)
    assert choose.broken is BrokenPromise.RISK
    assert choose.promise is not None
    assert [r.sql for r in choose.readings] == [NET, GROSS]
    likely, less = (r.probability for r in choose.readings)
    assert likely is not None
    assert less is not None
    assert 0.9 > likely > less
    assert answered(outcome).asked
    assert answered(outcome).reading.probability == likely
    assert answered(outcome).promise is not None
    assert not answered(outcome).promise.unasked  # type: ignore[union-attr]  # it was just seen


def test_words_that_may_mean_either_of_two_columns_are_asked_about_however_sure_the_likelier_is() -> None:
    shared = core(sql=[NET, GROSS], record=whole_record(tau=-0.2, unasked=bounded(0.0)))
    outcome, (asked,) = drive(answer(question(), shared), [Reply(ReplyKind.CHOICE, 1)])
    assert isinstance(asked, ChooseReading)
    assert (asked.broken, [r.sql for r in asked.readings]) == (BrokenPromise.RIVALS, [NET, GROSS])
    assert answered(outcome).reading.sql == GROSS
    stranger = core(sql=[NET, GROSS], record=whole_record(tau=-0.2, unasked=bounded(0.0)))
    outcome, none = drive(answer(question(NET_SALES), stranger), [])
    assert (answered(outcome).reading.sql, none) == (NET, []), "where the words say which, nobody is asked"


def test_a_threshold_off_by_one_step_asks_instead_of_answering() -> None:
    shared = core(sql=[NET, GROSS], record=whole_record(tau=-0.2, unasked=bounded(0.0)))
    outcome, _ = drive(answer(question(NET_SALES), shared), [])
    kappa = answered(outcome).reading.probability
    assert kappa is not None
    for threshold, questions in ((kappa, 0), (math.nextafter(kappa, 1.0), 1)):
        record = whole_record(tau=-0.2, unasked=bounded(threshold))
        _, asked = drive(answer(question(NET_SALES), replace(shared, record=record)), [Reply(ReplyKind.CHOICE, 0)])
        assert len(asked) == questions


def test_who_wants_none_of_the_first_readings_is_shown_the_next() -> None:
    record = whole_record(tau=-0.2, unasked=bounded(0.99))
    shared = core(sql=[NET, GROSS], record=record)
    one_at_a_time = replace(shared, settings=replace(shared.settings, max_readings=1))
    replies = [Reply(ReplyKind.NONE), Reply(ReplyKind.CHOICE, 0)]
    outcome, asked = drive(answer(question(), one_at_a_time), replies)
    first, second = asked
    assert isinstance(first, ChooseReading)
    assert isinstance(second, ChooseReading)
    assert ([r.sql for r in first.readings], first.more) == ([NET], 1)
    assert ([r.sql for r in second.readings], second.more) == ([GROSS], 0)
    assert answered(outcome).reading.sql == GROSS
    outcome, asked = drive(answer(question(), one_at_a_time), [Reply(ReplyKind.NONE)] * 2)
    assert (len(asked), abstained(outcome).reason) == (2, Reason.NOT_IN_DATA)
    outcome, asked = drive(answer(question(), one_at_a_time), [Reply(ReplyKind.OTHER, text="net")])
    assert (len(asked), abstained(outcome).reason) == (1, Reason.AMBIGUOUS)


def test_a_tau_off_by_one_step_leaves_a_reading_in_or_out_of_the_credible_set() -> None:
    shared = core(sql=[NET, GROSS], record=whole_record(tau=-0.2, unasked=bounded(0.99)))
    _, (shown,) = drive(answer(question(NET_SALES), shared), [Reply(ReplyKind.CHOICE, 0)])
    assert isinstance(shown, ChooseReading)
    second = shown.readings[1].probability
    assert second is not None
    for tau, credible in ((-second, 2), (math.nextafter(-second, -1.0), 1)):
        record = whole_record(tau=tau, unasked=bounded(0.99))
        anew = core(sql=[NET, GROSS], record=record)  # nothing is remembered of the choice before, which would decide
        _, (asked,) = drive(answer(question(NET_SALES), anew), [Reply(ReplyKind.CHOICE, 0)])
        assert isinstance(asked, ChooseReading)
        assert asked.credible == credible


def test_a_reading_with_a_text_that_nobody_said_and_no_row_has_is_not_offered() -> None:
    of_origin = "SELECT COUNT(*) FROM employees WHERE employees.origin = {}"
    said, there, invented = (of_origin.format(each) for each in ("'Kiel'", "'Ulm'", "'kiel ulm'"))
    looked_up = 'SELECT 1 FROM employees WHERE "origin" = {} LIMIT 1'
    results: dict[str, Rows | Failure] = {
        said: Rows(("n",), ((3,),)),
        there: Rows(("n",), ((4,),)),
        invented: Rows(("n",), ((0,),)),
        looked_up.format("'Ulm'"): Rows(("1",), ((1,),)),
        looked_up.format("'kiel ulm'"): Rows(("1",), ()),
    }
    asking = question("How many employees are from Kiel?")
    flow = answer(asking, core(["employees"], [said, there, invented], results))
    _, asked = drive(flow, [YES, Reply(ReplyKind.CHOICE, 0)])
    shown = next(each for each in asked if isinstance(each, ChooseReading))
    assert {reading.sql for reading in shown.readings} == {said, there}
    record = whole_record(tau=math.inf, unasked=unbounded())
    calibrated = answer(asking, core(["employees"], [said, there, invented], results, record=record))
    _, (choose,) = drive(calibrated, [Reply(ReplyKind.CHOICE, 0)])
    assert isinstance(choose, ChooseReading)
    assert (len(choose.readings), choose.credible) == (2, 2)


def test_nothing_credible_is_shown_to_whoever_may_be_asked() -> None:
    outcome, asked = drive(answer(question(), core(record=whole_record(tau=-1.0))), [Reply(ReplyKind.CHOICE, 0)])
    (shown,) = asked
    assert isinstance(shown, ChooseReading)
    assert (shown.broken, shown.credible) == (BrokenPromise.COVERAGE, 0)
    assert answered(outcome).asked


def test_nothing_credible_is_an_abstention_that_names_the_promise() -> None:
    record = whole_record(tau=-1.0)
    outcome, asked = drive(answer(question(), core(record=record, policy="abstain")), [])
    assert asked == []
    found = abstained(outcome)
    assert (found.reason, found.broken) == (Reason.NOT_SURE, BrokenPromise.COVERAGE)
    assert found.promise is not None
    assert [r.sql for r in found.readings] == [NET]
    assert found.readings[0].probability is not None


def test_a_flagged_step_is_asked_about_and_the_answer_counts_as_one_after_asking() -> None:
    outcome, asked = drive(answer(question(), core(record=whole_record(flags=True))), [Reply(ReplyKind.JUST_ANSWER)])
    assert len(asked) == 1
    found = answered(outcome)
    assert found.asked
    assert found.linked.branching_points
    assert found.promise is not None
    assert not found.promise.unasked


def test_the_surrogate_may_settle_a_flag_but_not_answer_under_the_promise() -> None:
    outcome, asked = drive(answer(question(), core(record=whole_record(flags=True), policy="surrogate")), [])
    assert asked == []
    assert abstained(outcome).reason is Reason.NOT_SURE
    assert abstained(outcome).broken in (None, BrokenPromise.LINKING)


def test_a_spent_budget_says_which_promise_an_answer_would_have_broken() -> None:
    record = whole_record(unasked=unbounded())
    outcome, _ = drive(answer(question(), core(record=record, question_budget=0)), [])
    assert abstained(outcome).reason is Reason.TOO_MANY_QUESTIONS
    assert abstained(outcome).broken is BrokenPromise.TOO_RISKY
    assert abstained(outcome).promise is not None


def test_who_declines_every_reading_hears_of_no_promise() -> None:
    record = whole_record(unasked=unbounded())
    replies = [Reply(ReplyKind.OTHER, text="neither")]
    outcome, _ = drive(answer(question(), core(record=record)), replies)
    assert (abstained(outcome).reason, abstained(outcome).broken) == (Reason.AMBIGUOUS, None)
    assert abstained(outcome).promise is None


def test_a_calibration_sees_what_an_ask_sees() -> None:
    shared = core(sql=[NET, GROSS], record=whole_record(flags=True))
    trace = prepared(shared)
    assert trace.flagged
    assert [s.reading.sql for s in trace.scored] == [NET, GROSS]
    assert {c.sql for c in trace.candidates} == {NET, GROSS}
    assert all(s.signals["confirmed"] == 0.0 for s in trace.scored)
    assert not prepared(replace(shared, record=whole_record())).flagged


class Even:
    """A ranker to which every reading is as good as any."""

    fingerprint = "even"

    def scores(self, question: str, readings: Sequence[str]) -> list[float]:
        return [0.5] * len(readings)


class WritesNet:
    """A writer that finds one query likely for every question."""

    fingerprint = "writes net"

    def write(self, question: str, schema: Schema, values: Sequence[str], most: int) -> list[WrittenQuery]:
        return [WrittenQuery(NET, math.log(0.25))]


def test_what_the_writer_finds_likely_is_a_signal_of_each_reading() -> None:
    shared = replace(core(sql=[NET, GROSS], composed=8), ranker=Even(), writer=WritesNet())
    signals = {scored.reading.sql: scored.signals for scored in prepared(shared).scored}
    assert signals[NET]["written"] == pytest.approx(0.25)
    assert signals[NET]["beside written"] == 1.0
    assert signals[GROSS]["written"] == 0.0
    assert signals[GROSS]["beside written"] == pytest.approx(0.75)


def test_a_replay_under_another_calibration_decides_as_the_first_run_did() -> None:
    """A record may be renewed, or go, while a question waits for its click."""
    tape = Tape()
    strict = whole_record(tau=-0.2, unasked=bounded(0.9))
    replies = [Reply(ReplyKind.CHOICE, 1)]
    first = drive(answer(question(), core(sql=[NET, GROSS], record=strict), tape.record), replies)
    assert len(first[1]) == 1
    lax = core(sql=[NET, GROSS], results={}, record=whole_record(tau=-0.2, unasked=bounded(0.0)))
    assert drive(answer(question(), lax, tape.replay), replies) == first
    assert tape.ended


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("hi", HelpKind.GREETING),
        ("which tables do you have?", HelpKind.BROWSE),
        ("delete order 12", HelpKind.CHANGE),
        ("thanks!", HelpKind.THANKS),
        ("quanto vendeu a minha loja ontem?", HelpKind.LANGUAGE),
        ("昨年の売上はいくらですか", HelpKind.LANGUAGE),
        ("Wie viele Kunden haben wir in Berlin? " * 20, HelpKind.LANGUAGE),
    ],
)
def test_what_asks_nothing_of_the_data_is_helped_before_any_prompt(text: str, kind: HelpKind) -> None:
    shared = core()
    outcome, asked = drive(answer(question(text), shared), [])
    assert isinstance(outcome, Helped)
    assert (outcome.kind, asked, shared.model.prompts) == (kind, [], [])  # type: ignore[attr-defined]
    assert set(outcome.seconds) == {"intent"}
    assert pickle.loads(pickle.dumps(outcome)) == outcome


def test_a_model_of_many_languages_takes_any() -> None:
    outcome, _ = drive(answer(question("Wie viele Kunden haben wir und wo sind die?"), core(languages=())), [YES])
    assert not isinstance(outcome, Helped)


def test_politeness_around_a_question_leaves_it_a_question() -> None:
    outcome, _ = drive(answer(question("Hi! What were total sales last quarter? Thanks!"), core()), [YES])
    assert answered(outcome).reading.sql == NET


def test_browsing_names_the_tables_of_this_warehouse() -> None:
    outcome, _ = drive(answer(question("which tables are there"), core()), [])
    assert isinstance(outcome, Helped)
    assert [str(each.element) for each in outcome.shown] == ["orders", "customers", "employees"]
