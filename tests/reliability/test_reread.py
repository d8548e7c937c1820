"""A question read again over the tables and columns that a person names."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.fake import FakeStore
from adapters.warehouses.warehouse import open_warehouse
from reliability.answer import answer
from reliability.candidates.over_named import readings_over
from reliability.clarifications.elements import NameNeeded
from reliability.clarifications.readings import ChooseReading
from reliability.core import AnswerSettings, Core
from reliability.decide import Decision, Trace
from reliability.errors import PromptTooLong, WarehouseUnavailable
from reliability.linking.offers import words_told
from reliability.prompts import Prompts
from reliability.rereading.reread import MOST_OFFERED, offered
from reliability.values import (
    Abstained,
    Answered,
    Clarification,
    Element,
    Failure,
    FailureKind,
    Outcome,
    PreviousTurn,
    Question,
    Reason,
    Reply,
    ReplyKind,
    Schema,
)
from tests.support.calibrated import bounded, whole_record

YARD = """
CREATE TABLE depots (id INTEGER PRIMARY KEY, name TEXT NOT NULL, town TEXT NOT NULL, cold_storage BOOLEAN NOT NULL);
CREATE TABLE trucks (
    id INTEGER PRIMARY KEY, plate TEXT NOT NULL, depot_id INTEGER REFERENCES depots (id), stat TEXT NOT NULL,
    load_kg INTEGER NOT NULL
);
INSERT INTO depots VALUES (1, 'North', 'Graz', 1), (2, 'South', 'Linz', 0), (3, 'East', 'Graz', 1);
INSERT INTO trucks VALUES (1, 'A1', 1, 'repair', 900), (2, 'B2', 1, 'road', 1200), (3, 'C3', 2, 'road', 700),
    (4, 'D4', 3, 'road', 1500), (5, 'E5', NULL, 'repair', 400);
"""
WIDE = "".join(
    f"CREATE TABLE t{n} (id INTEGER PRIMARY KEY, {', '.join(f'c{n}_{m} INTEGER' for m in range(30))});"
    for n in range(8)
)
NONE = Reply(ReplyKind.NONE)
COLD = "Which of our depots have refrigeration?"


def opened(file: Path, script: str, **settings: object) -> Iterator[Core]:
    with sqlite3.connect(file) as connection:
        connection.executescript(script)
    connection.close()
    warehouse = open_warehouse(f"sqlite:///{file}", "yard")
    warehouse.warm_up()
    warehouse.find_values("waits until the values are indexed")

    def written(prompt: str) -> list[str]:
        if prompt.endswith("tables :"):
            return ["trucks"]
        if prompt.endswith("columns :"):
            return ["trucks.load_kg"]
        return ["SELECT MAX(trucks.load_kg) FROM trucks"] if prompt.endswith("sql :") else ["Yes", "No"]

    given = AnswerSettings(**{"constrain_sql": False, "policy": "ask", **settings})  # type: ignore[arg-type]  # as given
    prompts = Prompts(Path(__file__).parents[2] / "prompts" / "compact")
    core = Core(FakeModel(written), FakeEncoder(), warehouse, FakeStore().memory, prompts, given)
    yield replace(core, today=lambda: date(2026, 11, 21))
    warehouse.close()


@pytest.fixture
def yard(tmp_path: Path) -> Iterator[Core]:
    yield from opened(tmp_path / "yard.sqlite", YARD)


def drive(
    core: Core, text: str, *replies: Reply, previous: PreviousTurn | None = None
) -> tuple[Outcome, list[Clarification]]:
    flow: Generator[Clarification, Reply, Outcome] = answer(Question("Ev1", text, person="U1", previous=previous), core)
    asked: list[Clarification] = []
    waiting = iter(replies)
    try:
        shown = next(flow)
        while True:
            asked.append(shown)
            shown = flow.send(next(waiting))
    except StopIteration as stop:
        outcome: Outcome = stop.value
        return outcome, asked


def asked_with(core: Core, text: str, *replies: Reply) -> list[Clarification]:
    """The clarifications up to the one that waits after these replies."""
    flow = answer(Question("Ev1", text, person="U1"), core)
    asked = [next(flow)]
    asked += [flow.send(reply) for reply in replies]
    flow.close()
    return asked


def named(*names: str) -> Reply:
    return Reply(ReplyKind.LIST, text="\n".join(names))


def place_of(sql: str, asked: Clarification) -> Reply:
    assert isinstance(asked, ChooseReading)
    return Reply(ReplyKind.CHOICE, [reading.sql for reading in asked.readings].index(sql))


def test_words_that_nothing_explains_are_asked_about_and_their_column_answers(yard: Core) -> None:
    which = named("depots.name", "depots.cold_storage")
    [first, second] = asked_with(yard, COLD, which)
    assert isinstance(first, NameNeeded)
    assert first.missing == ("refrigeration",)
    assert first.held == ()
    assert Element("depots", "cold_storage") in {option.element for option in first.options}
    wanted = "SELECT depots.name FROM depots WHERE depots.cold_storage = 1"
    outcome, _ = drive(yard, COLD, which, place_of(wanted, second))
    assert isinstance(outcome, Answered)
    assert outcome.reading.result.rows == (("North",), ("East",))
    assert (outcome.asked, outcome.calibrated, outcome.reading.probability) == (True, False, None)
    assert set(outcome.linked.confirmed) == {Element("depots", "name"), Element("depots", "cold_storage")}


def test_what_words_mean_is_told_once(yard: Core) -> None:
    """The next ask knows which column "refrigeration" is; another word that nothing explains is still asked about."""
    which = named("depots.cold_storage")
    page = asked_with(yard, COLD, which)[-1]
    assert isinstance(page, ChooseReading)
    outcome, _ = drive(yard, COLD, which, Reply(ReplyKind.CHOICE, 0))
    assert isinstance(outcome, Answered)
    assert [(hint.phrase, str(hint.preferred)) for hint in outcome.hints][:1] == [
        ("refrigeration", "depots.cold_storage")
    ]
    [first] = asked_with(yard, "How many depots have refrigeration?")
    assert isinstance(first, ChooseReading)
    assert "SELECT COUNT(*) FROM depots WHERE depots.cold_storage = 1" in {each.sql for each in first.readings}
    [first] = asked_with(yard, "Which of our depots have sprinklers?")
    assert isinstance(first, NameNeeded)


@pytest.mark.parametrize(
    ("missing", "unexplained", "names", "told"),
    [
        (["refrigeration"], [], ["depots.cold"], [("refrigeration", "depots.cold")]),
        ([], ["refrigeration"], ["depots.cold"], []),
        ([], ["recently"], ["depots.cold"], []),
        (["cold depots"], [], ["depots.cold", "depots.town"], [("cold depots", "depots.cold")]),
        (["refrigeration"], [], ["depots.cold", "depots.town"], []),
        (["refrigeration"], [], ["depots"], []),
        ([], [], ["depots.cold"], []),
    ],
)
def test_only_words_that_come_near_one_named_column_are_told(
    yard: Core, missing: list[str], unexplained: list[str], names: list[str], told: list[tuple[str, str]]
) -> None:
    named_columns = [Element(*name.split(".")) for name in names]
    found = words_told(missing, unexplained, named_columns, yard)
    assert [(words, str(element)) for words, element in found] == told


def test_a_question_that_is_none_is_refused_without_the_database(yard: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_: object) -> Schema:
        raise WarehouseUnavailable("The database is away.")

    monkeypatch.setattr(type(yard.warehouse), "schema", gone)
    outcome, asked = drive(yard, "?")
    assert (isinstance(outcome, Abstained), asked) == (True, [])


def test_what_is_not_here_ends_as_before(yard: Core) -> None:
    outcome, asked = drive(yard, COLD, NONE)
    assert [type(each) for each in asked] == [NameNeeded]
    assert isinstance(outcome, Abstained)
    assert (outcome.reason, outcome.detail) == (Reason.NOT_IN_DATA, "refrigeration")


def test_who_wants_none_of_the_first_readings_says_what_the_question_needs(yard: Core) -> None:
    [first, second, third] = asked_with(yard, "total load of trucks", NONE, named("trucks.plate", "trucks.load_kg"))
    assert isinstance(first, ChooseReading)
    assert isinstance(second, NameNeeded)
    assert isinstance(third, ChooseReading)
    assert second.missing == ()
    assert set(second.held) <= {Element("trucks"), *(Element("trucks", c) for c in ("plate", "stat", "load_kg"))}
    assert second.held, "the list begins as the first reading has it"
    seen = {reading.result.rows for reading in first.readings}
    assert seen.isdisjoint(reading.result.rows for reading in third.readings), "what was refused is not shown again"
    assert all("plate" in reading.sql and "load_kg" in reading.sql for reading in third.readings[:1])
    assert all(reading.english for reading in third.readings)


def test_who_names_nothing_sees_the_next_of_the_first_readings(yard: Core) -> None:
    few = replace(yard, settings=replace(yard.settings, max_readings=1))
    [first, second, third] = asked_with(few, "total load of trucks", NONE, NONE)
    assert isinstance(first, ChooseReading)
    assert isinstance(second, NameNeeded)
    assert isinstance(third, ChooseReading)
    assert first.readings != third.readings


def test_what_no_reading_works_out_is_read_again_over_what_is_named(
    yard: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where every reading leaves something out, the ask ends only if nobody says what the question needs."""

    def leaves_out(trace: Trace, *_: object, **__: object) -> Decision:
        unsure = (None,) * len(trace.scored)
        return Decision("abstain", (), unsure, reason=Reason.NOT_COMPUTED, detail="median")

    monkeypatch.setattr("reliability.answer.decide", leaves_out)
    [first, second] = asked_with(yard, "total load of trucks", named("trucks.load_kg"))
    assert isinstance(first, NameNeeded)
    assert isinstance(second, ChooseReading)
    outcome, _ = drive(yard, "total load of trucks", NONE)
    assert isinstance(outcome, Abstained)
    assert (outcome.reason, outcome.detail) == (Reason.NOT_COMPUTED, "median")


def test_a_reading_that_leaves_something_out_comes_after_those_that_do_not(yard: Core) -> None:
    named_load = frozenset({Element("trucks", "load_kg")})
    asked = Question("Ev1", "what is the median load of trucks?", person="U1")
    found = readings_over(asked, named_load, yard.warehouse.schema(), yard, ())
    assert found
    left_out = [bool(each.unsaid) for each in found if not each.result.empty]
    assert left_out == sorted(left_out)
    assert not left_out[0]


def test_a_name_that_is_not_there_is_said(yard: Core) -> None:
    outcome, _ = drive(yard, COLD, named("depots.name", "freezers"))
    assert isinstance(outcome, Abstained)
    assert (outcome.reason, outcome.detail) == (Reason.NOT_IN_DATA, "freezers")


def test_words_of_the_person_are_added_to_the_question(yard: Core) -> None:
    [_, shown] = asked_with(yard, COLD, Reply(ReplyKind.OTHER, text="with cold storage, that is"))
    assert isinstance(shown, ChooseReading)
    assert any("cold_storage" in reading.sql for reading in shown.readings)
    assert "cold_storage" in shown.readings[0].sql
    outcome, _ = drive(
        yard, COLD, Reply(ReplyKind.OTHER, text="with cold storage, that is"), Reply(ReplyKind.CHOICE, 0)
    )
    assert isinstance(outcome, Answered)
    assert set(outcome.linked.tables) == {"depots"}


@pytest.mark.parametrize("reply", [Reply(ReplyKind.JUST_ANSWER), Reply(ReplyKind.YES), named("")])
def test_a_reply_that_names_nothing_is_none(yard: Core, reply: Reply) -> None:
    outcome, _ = drive(yard, COLD, reply)
    assert isinstance(outcome, Abstained)
    assert (outcome.reason, outcome.detail) == (Reason.NOT_IN_DATA, "refrigeration")


def test_none_of_the_last_readings_ends_it(yard: Core) -> None:
    outcome, asked = drive(yard, COLD, named("depots.name", "depots.cold_storage"), NONE, NONE, NONE)
    assert isinstance(outcome, Abstained)
    assert outcome.reason is Reason.NOT_IN_DATA
    assert 2 <= len(asked) <= 3


def test_where_no_words_make_a_query_the_list_comes_first_and_who_is_not_sure_confirms_tables(yard: Core) -> None:
    [first, second] = asked_with(yard, "what moved lately?", NONE)
    assert isinstance(first, NameNeeded)
    assert not isinstance(second, NameNeeded)


TOWNS = "Which of our depots are in Graz?"


def test_a_question_too_long_for_the_model_is_read_over_what_it_needs(yard: Core) -> None:
    cut = replace(yard, model=FakeModel(lambda prompt: [], context_tokens=8))
    outcome, asked = drive(cut, TOWNS, named("depots.name", "depots.town"), Reply(ReplyKind.CHOICE, 0))
    assert [type(each) for each in asked] == [NameNeeded, ChooseReading]
    assert isinstance(asked[0], NameNeeded)
    assert asked[0].missing == ()
    assert isinstance(outcome, Answered)
    assert outcome.reading.result.rows == (("North",), ("East",))
    with pytest.raises(PromptTooLong):
        drive(cut, TOWNS, NONE)
    with pytest.raises(PromptTooLong):
        drive(replace(cut, settings=replace(cut.settings, policy="abstain")), TOWNS)


def test_where_no_query_runs_who_says_what_is_needed_is_asked_first(
    yard: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Failure(FailureKind.INVALID, "no such function")
    run, failing = yard.warehouse.run, [True]
    monkeypatch.setattr(yard.warehouse, "run", lambda *a, **k: broken if failing[0] else run(*a, **k))
    flow = answer(Question("Ev1", TOWNS, person="U1"), yard)
    assert isinstance(next(flow), NameNeeded)
    with pytest.raises(StopIteration) as ended:
        flow.send(NONE)
    assert ended.value.value.reason is Reason.COULD_NOT_RUN
    flow = answer(Question("Ev2", TOWNS, person="U1"), yard)
    assert isinstance(next(flow), NameNeeded)
    failing[0] = False
    assert isinstance(flow.send(named("depots.name", "depots.town")), ChooseReading)
    flow.close()


@pytest.mark.parametrize("policy", ["abstain", "surrogate"])
def test_who_may_not_ask_asks_no_list(yard: Core, policy: str) -> None:
    outcome, asked = drive(replace(yard, settings=replace(yard.settings, policy=policy)), COLD)  # type: ignore[arg-type]  # as given
    assert (isinstance(outcome, Abstained), asked) == (True, [])


def test_a_calibrated_warehouse_a_thread_and_a_spent_budget_ask_no_list(yard: Core) -> None:
    record = whole_record(tau=-0.2, unasked=bounded(0.99))
    outcome, asked = drive(replace(yard, record=record), COLD)
    assert (isinstance(outcome, Abstained), asked) == (True, [])
    follows = PreviousTurn("How many depots are there?", "SELECT COUNT(*) FROM depots")
    _, asked = drive(yard, COLD, NONE, NONE, NONE, previous=follows)
    assert not any(isinstance(each, NameNeeded) for each in asked)
    small = replace(yard, settings=replace(yard.settings, question_budget=1))
    _, asked = drive(small, COLD)
    assert asked == []


def test_a_list_offers_no_more_than_a_select_holds(tmp_path: Path) -> None:
    for core in opened(tmp_path / "wide.sqlite", WIDE):
        [first, second] = asked_with(core, "which have refrigeration", named("t3.c3_4", "t3.c3_5"))
        assert isinstance(first, NameNeeded)
        assert len(first.options) == MOST_OFFERED == len(first.listable()[0])
        assert isinstance(second, ChooseReading)
        assert all("t3" in reading.sql for reading in second.readings[:1])


def test_on_a_large_schema_the_nearest_tables_are_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many = "".join(
        f"CREATE TABLE t{n} (id INTEGER PRIMARY KEY, {', '.join(f'c{n}_{m} INTEGER' for m in range(12))});"
        for n in range(120)
    )
    encoded: list[int] = []
    encode = FakeEncoder.encode

    def counted(encoder: FakeEncoder, texts: list[str]) -> object:
        encoded.append(len(texts))
        return encode(encoder, texts)

    for core in opened(tmp_path / "many.sqlite", many):
        asked_with(core, "which have refrigeration")
        monkeypatch.setattr(FakeEncoder, "encode", counted)
        encoded.clear()
        options, held = offered(Question("q", "which have refrigeration"), core.warehouse.schema(), core, ())
        assert (len(options), held) == (MOST_OFFERED, ())
        assert len({option.element.table for option in options}) < 30
        assert sorted(encoded)[-2] <= 400, "beside the tables only the columns of the nearest are ranked"
