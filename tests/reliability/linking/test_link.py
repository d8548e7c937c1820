"""Linking that knows when it branches: what is flagged, whom it asks, and what an answer changes.

The fake model's states hold its doubt, and the record by hand flags steps of doubt ≥ 0.3, so each test decides by
its script where the list branches.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.fake import FakeMemory
from adapters.warehouses.fake import FakeWarehouse
from reliability.clarifications.elements import ChooseElement, ConfirmElements
from reliability.core import AnswerSettings, Core, Stage, Stopwatch, run_now
from reliability.dialogue import Dialogue, Halt
from reliability.evaluation.simulated_person import SimulatedPerson
from reliability.linking.link import link
from reliability.linking.names import column_list, table_list, write_list
from reliability.linking.offers import find_element
from reliability.prompts import Prompts
from reliability.values import (
    Clarification,
    Column,
    Element,
    ForeignKey,
    Hint,
    HintScope,
    LinkedSchema,
    Question,
    Reason,
    Reply,
    ReplyKind,
    Schema,
    Table,
)
from tests.support.doubt_record import doubt_record

PROMPTS = Prompts(Path(__file__).parents[3] / "prompts" / "compact")
SCHEMA = Schema(
    "sqlite",
    (
        Table("customers", (Column("city", "text"), Column("name", "text"))),
        Table(
            "orders",
            (
                Column("gross_sales", "num", "before discounts", samples=("12.5", "9")),
                Column("net_sales", "num"),
                Column("status", "text"),
            ),
            comment="one row an order",
        ),
        Table("stores", (Column("opened", "date"), Column("size", "int"))),
    ),
)
YES, NO, NONE = (Reply(kind) for kind in (ReplyKind.YES, ReplyKind.NO, ReplyKind.NONE))
JUST_ANSWER = Reply(ReplyKind.JUST_ANSWER)
Weights = Mapping[str, float]


def choice(place: int) -> Reply:
    return Reply(ReplyKind.CHOICE, place)


def name(text: str) -> Reply:
    return Reply(ReplyKind.NAME, text=text)


def whole(*names: str) -> Reply:
    return Reply(ReplyKind.LIST, text="\n".join(names))


def question(text: str = "What were total sales of customers?") -> Question:
    return Question("Ev1", text, person="U1")


def core(
    tables: Weights,
    columns: Weights,
    schema: Schema = SCHEMA,
    kind: type[FakeModel] = FakeModel,
    **settings: Any,
) -> Core:
    """A model that lists so; relevance is doubted of tables and columns whose name holds "stores"."""

    def script(prompt: str) -> Weights | Sequence[str]:
        if prompt.endswith("tables :"):
            return tables
        if prompt.endswith("columns :"):
            return columns
        return ["False", "True"] if "needed ? stores" in prompt else ["True", "False"]

    return Core(
        kind(script),
        FakeEncoder(),
        FakeWarehouse(schema),
        FakeMemory(),
        PROMPTS,
        AnswerSettings(**settings),
        record=doubt_record(),
    )


SURE = {"orders.net_sales": 1.0}


def drive(
    linked_by: Core, replies: Sequence[Reply], hints: Sequence[Hint] = (), stage: Stage = run_now
) -> tuple[LinkedSchema | Halt, list[Clarification], Question]:
    """Run linking with these replies; what came of it, what was asked, and the question at its end."""
    dialogue = Dialogue(linked_by.settings.policy, linked_by.settings.question_budget)
    flow: Generator[Clarification, Reply, tuple[Question, LinkedSchema]] = link(
        question(), linked_by.warehouse.schema(), hints, linked_by, dialogue, Stopwatch(stage)
    )
    asked: list[Clarification] = []
    waiting = list(replies)
    try:
        clarification = next(flow)
        while True:
            asked.append(clarification)
            clarification = flow.send(waiting.pop(0))
    except StopIteration as stop:
        assert waiting == [], "every reply was asked for"
        return stop.value[1], asked, stop.value[0]
    except Halt as halt:
        return halt, asked, question()


def linked(linked_by: Core, *replies: Reply, **more: Any) -> tuple[LinkedSchema, list[Clarification]]:
    found, asked, _ = drive(linked_by, replies, **more)
    assert isinstance(found, LinkedSchema), found
    return found, asked


def halted(linked_by: Core, *replies: Reply) -> tuple[Reason, str]:
    found, _, _ = drive(linked_by, replies)
    assert isinstance(found, Halt), found
    return found.reason, found.detail


def confirmation(asked: Clarification) -> ConfirmElements:
    assert isinstance(asked, ConfirmElements), asked
    return asked


def chooser(asked: Clarification) -> ChooseElement:
    assert isinstance(asked, ChooseElement), asked
    return asked


def elements(*names: str) -> tuple[Element, ...]:
    return tuple(Element(*text.split(".")) for text in names)


class _Lower(FakeModel):
    """A model whose tokenizer knows small letters only."""

    def encode(self, text: str) -> list[int]:
        return super().encode(text.lower())


class _Silent(FakeModel):
    """A model whose tokenizer drops marks."""

    def encode(self, text: str) -> list[int]:
        return super().encode(text.replace("__", ""))


# --- what is flagged -------------------------------------------------------------------------------


def test_a_list_without_a_flag_asks_nothing() -> None:
    found, asked = linked(core({"orders": 0.9, "stores": 0.1}, SURE))
    assert asked == []
    assert (found.tables, found.columns) == (("orders",), elements("orders.net_sales"))
    assert found.branching_points == ()


def test_only_the_flagged_element_is_asked_about_and_yes_settles_it() -> None:
    found, asked = linked(core({"orders": 0.6, "stores": 0.4}, SURE), YES)
    [shown] = confirmation(asked[0]).options
    assert (shown.element, shown.comment) == (Element("orders"), "one row an order")
    assert found.tables == ("orders",)
    assert found.confirmed == (Element("orders"),)
    [point] = found.branching_points
    assert (point.step, point.elements, point.confirmed) == (0, (Element("orders"),), True)
    assert point.probability == pytest.approx(0.6)


def test_a_person_sees_the_columns_comment_and_samples() -> None:
    watched = core({"orders": 1.0}, {"orders.gross_sales": 0.6, "orders.net_sales": 0.4})
    _, asked = linked(watched, YES)
    [shown] = confirmation(asked[0]).options
    assert (shown.element, shown.comment, shown.samples) == (
        Element("orders", "gross_sales"),
        "before discounts",
        ("12.5", "9"),
    )


def test_a_person_sees_which_of_their_words_were_read_as_what() -> None:
    unsure = {"customers.city, orders.net_sales": 0.4, "customers.city": 0.3, "orders.net_sales": 0.3}
    watched = core({"customers, orders": 1.0}, unsure)
    dialogue = Dialogue("ask", 3)
    flow = link(question("Net sales by city?"), SCHEMA, (), watched, dialogue, Stopwatch(run_now))
    shown = confirmation(next(flow))
    words = {str(o.element): o.phrase for o in (*shown.options, *shown.alternatives)}
    assert [o.element for o in shown.options] == [*elements("customers.city", "orders.net_sales")]
    assert (words["customers.city"], words["orders.net_sales"]) == ("city", "Net sales")
    assert words["orders.status"] == "", "nothing was read as it"


def test_a_flag_is_traced_to_the_name_that_is_being_written_not_to_those_before_it() -> None:
    watched = core({"customers, orders": 0.6, "customers, stores": 0.4}, SURE)
    found, asked = linked(watched, YES)
    assert [o.element for o in confirmation(asked[0]).options] == [Element("orders")]
    assert confirmation(asked[0]).linked == (Element("customers"),)
    assert found.tables == ("customers", "orders")
    assert set(found.confirmed) == set(elements("customers", "orders")), "a yes is about the list as it is shown"


def test_forced_steps_are_never_flagged() -> None:
    one = Schema("sqlite", (Table("orders", (Column("net_sales", "num"),)),))
    doubtful = core({"stores": 0.5, "orders": 0.5}, {"orders.gross": 0.5, "orders.net_sales": 0.5}, one)
    found, asked = linked(replace(doubtful, record=doubt_record(0.0, 0.0)))
    assert (found.tables, asked) == (("orders",), []), "one name leaves no choice, however strong the doubt"


# --- refusing and choosing -------------------------------------------------------------------------


def test_an_alternative_is_chosen_in_one_reply_and_takes_the_refused_ones_place() -> None:
    watched = core({"stores": 0.6, "orders": 0.4}, SURE)
    first = confirmation(linked(watched, YES)[1][0])
    assert first.alternatives[0].element == Element("orders"), "what the model would write next comes first"
    found, asked = linked(watched, choice(0))
    assert len(asked) == 1
    assert found.tables == ("orders",)
    assert (found.confirmed, found.refused) == (elements("orders"), elements("stores"))


def test_after_a_no_the_person_chooses_and_the_refused_one_is_not_offered() -> None:
    found, asked = linked(core({"stores": 0.6, "orders": 0.4}, SURE), NO, choice(0))
    choose = chooser(asked[1])
    assert (choose.refused, choose.missing) == (elements("stores"), False)
    assert Element("stores") not in {o.element for o in choose.options}
    assert found.tables == ("orders",)


def test_a_refused_element_is_never_proposed_again_and_a_confirmed_one_never_asked_again() -> None:
    unsure = {"customers, stores, orders": 0.3, "customers, orders": 0.3, "orders": 0.4}
    watched = core(unsure, SURE, question_budget=9)
    replies = {"customers": choice(0), "stores": YES, "orders": NONE}
    dialogue = Dialogue("ask", 9)
    flow = link(question(), SCHEMA, (), watched, dialogue, Stopwatch(run_now))
    asked: list[Element] = []
    try:
        clarification = next(flow)
        while True:
            if isinstance(clarification, ConfirmElements) and len(clarification.options) > 1:
                clarification = flow.send(NO)  # then the first is asked about alone
            elif isinstance(clarification, ConfirmElements):
                [shown] = clarification.options
                refused = {e for e in asked if replies[e.table] is not YES}
                assert not refused & {*clarification.linked, *(o.element for o in clarification.alternatives)}
                asked.append(shown.element)
                clarification = flow.send(replies[shown.element.table])
            else:
                clarification = flow.send(NONE)
    except StopIteration as stop:
        found: LinkedSchema = stop.value[1]
    except Halt:
        pytest.fail(f"asked about {asked}")
    assert len(asked) == len(set(asked)) > 0
    assert Element("customers") in found.refused
    assert not set(found.refused) & {Element(t) for t in found.tables}


def test_nothing_in_its_place_goes_on_without_the_refused_one() -> None:
    watched = core({"orders, stores": 0.6, "orders": 0.4}, SURE)
    found, asked = linked(watched, NONE)
    assert [o.element for o in confirmation(asked[0]).options] == [Element("stores")]
    assert found.tables == ("orders",)
    assert [p.confirmed for p in found.branching_points] == [True]
    found, _ = linked(watched, NO, NONE)
    assert (found.tables, found.refused) == (("orders",), elements("stores"))


def test_generation_goes_on_after_the_chosen_name_and_is_watched_again() -> None:
    watched = core({"stores": 0.6, "orders, stores": 0.25, "orders": 0.15}, SURE)
    found, asked = linked(watched, Reply(ReplyKind.NAME, text="orders"), NONE)
    assert [o.element for c in asked for o in confirmation(c).options] == [*elements("stores", "customers")]
    assert confirmation(asked[1]).linked == elements("orders")
    assert found.tables == ("orders",)
    assert Element("stores") not in {o.element for o in confirmation(asked[1]).alternatives}, "it was refused"


def test_a_refused_table_does_not_come_back_because_joins_would_need_it() -> None:
    to_both = (
        ForeignKey(("gross_sales",), "customers", ("city",)),
        ForeignKey(("status",), "stores", ("size",)),
    )
    customers, orders, stores = SCHEMA.tables
    schema = replace(SCHEMA, tables=(customers, replace(orders, foreign_keys=to_both), stores))
    whole = {"customers, stores": 1.0}
    assert linked(core(whole, SURE, schema))[0].tables == ("customers", "orders", "stores"), "what connects them"
    proposed = {"customers, orders, stores": 0.6, "customers, stores": 0.4}
    found, asked = linked(core(proposed, {"stores.size": 1.0}, schema), NONE)
    assert [o.element for o in confirmation(asked[0]).options] == [*elements("orders")]
    assert (found.tables, found.refused) == (("customers", "stores"), elements("orders"))


def test_a_chosen_name_is_written_in_schema_order() -> None:
    watched = core({"orders, stores": 0.6, "orders": 0.4}, SURE)
    found, _ = linked(watched, name("customers"))
    assert found.tables == ("customers", "orders")
    written = [p for p in watched.model.prompts if p.endswith("tables :")]  # type: ignore[attr-defined]
    assert len(written) >= 2


def test_one_question_settles_a_list_and_what_it_leaves_out_is_refused() -> None:
    watched = core({"customers, stores": 0.6, "orders, stores": 0.4}, SURE)
    found, asked = linked(watched, whole("orders", "customers"))
    assert [o.element for o in confirmation(asked[0]).options] == [Element("customers")]
    assert confirmation(asked[0]).linked == elements("stores")
    assert found.tables == ("customers", "orders"), "in schema order"
    assert (set(found.confirmed), found.refused) == (
        set(elements("customers", "orders")),
        elements("stores"),
    )
    assert [p.confirmed for p in found.branching_points] == [True]


def test_a_flagged_element_that_is_right_does_not_hide_one_that_was_left_out_before_it() -> None:
    """The list jumps over `orders` and is flagged at `stores`: what is asked shows the whole list, and says so."""
    watched = core({"customers, stores": 0.6, "customers, orders, stores": 0.4}, SURE)
    person = SimulatedPerson.of(["customers", "orders", "stores"], elements("orders.net_sales"))
    found, questions = simulated(watched, person)
    assert found.tables == ("customers", "orders", "stores")
    assert (questions, found.refused) == (1, ())
    _, asked = linked(watched, YES)
    assert [o.element for o in confirmation(asked[0]).options] == [Element("stores")]
    assert confirmation(asked[0]).linked == elements("customers")
    assert confirmation(asked[0]).alternatives[0].element == Element("orders"), "what was left out comes first"


def test_several_flagged_elements_are_one_question_and_after_a_no_the_first_is_asked_alone() -> None:
    unsure = {"orders.gross_sales, orders.status": 0.35, "orders.gross_sales": 0.25, "orders.net_sales": 0.4}
    watched = core({"orders": 1.0}, unsure)
    found, asked = linked(watched, YES)
    assert [o.element for o in confirmation(asked[0]).options] == [*elements("orders.gross_sales", "orders.status")]
    assert found.columns == elements("orders.gross_sales", "orders.status")
    found, asked = linked(watched, NO, name("orders.net_sales"))
    assert [o.element for o in confirmation(asked[1]).options] == [*elements("orders.gross_sales")]
    assert confirmation(asked[1]).linked == elements("orders.status")
    assert Element("orders", "net_sales") in found.columns
    assert Element("orders", "gross_sales") in found.refused
    found, _ = linked(watched, name("orders.net_sales"))
    assert found.columns == elements("orders.net_sales"), "of several the one that is named is meant"
    found, _ = linked(watched, NONE, *[NONE] * (len(linked(watched, YES)[1]) - 1))
    assert not set(found.columns) & set(elements("orders.gross_sales", "orders.status"))


def test_a_list_that_names_what_is_not_there_is_said_and_one_of_tables_only_links_them() -> None:
    unsure = {"orders.gross_sales": 0.6, "orders.net_sales": 0.4}
    assert halted(core({"orders": 0.6, "stores": 0.4}, SURE), whole("orders", "invoices")) == (
        Reason.NOT_IN_DATA,
        "invoices",
    )
    found, _ = linked(core({"orders": 1.0}, unsure), whole("stores"), YES)
    assert found.tables == ("orders", "stores")


def test_words_are_added_to_the_question_and_linking_starts_anew() -> None:
    watched = core({"orders": 0.6, "stores": 0.4}, SURE)
    found, _, at_end = drive(watched, [Reply(ReplyKind.OTHER, text="before returns"), YES])
    assert isinstance(found, LinkedSchema)
    assert at_end.text.endswith("(before returns)")
    assert "(before returns)" in watched.model.prompts[-1]  # type: ignore[attr-defined]


def test_a_typed_name_may_be_the_proposed_one() -> None:
    found, _ = linked(core({"orders": 0.6, "stores": 0.4}, SURE), name("ORDERS"))
    assert (found.confirmed, found.refused) == (elements("orders"), ())


def test_a_typed_name_that_is_not_there_is_said() -> None:
    assert halted(core({"orders": 0.6, "stores": 0.4}, SURE), NO, name("invoices")) == (
        Reason.NOT_IN_DATA,
        "invoices",
    )


def test_of_two_tables_the_other_is_left_when_one_is_refused() -> None:
    two = replace(SCHEMA, tables=SCHEMA.tables[1:])
    found, asked = linked(core({"orders": 0.6, "stores": 0.4}, SURE, two), NONE)
    assert (found.tables, len(asked)) == (("stores",), 1)


def test_where_no_name_can_be_written_the_only_table_is_meant_and_of_several_none() -> None:
    def marks(*names: str) -> Core:
        schema = Schema("sqlite", tuple(Table(each, (Column("id", "int"),)) for each in names))
        return core({}, {}, schema, _Silent)

    assert linked(marks("__"))[0].tables == ("__",)
    assert halted(marks("__", "____"))[0] is Reason.NOT_IN_DATA


# --- the end ---------------------------------------------------------------------------------------

EARLY = {"orders": 0.6, "orders, stores": 0.4}


def test_a_doubtful_end_asks_what_is_missing_and_one_tap_says_nothing() -> None:
    found, asked = linked(core(EARLY, SURE), NONE)
    choose = chooser(asked[0])
    assert choose.missing
    assert choose.linked == elements("orders")
    assert Element("orders") not in {o.element for o in choose.options}
    assert found.tables == ("orders",)
    [point] = found.branching_points
    assert (point.elements, point.confirmed) == (elements("orders"), True)


def test_what_is_missing_is_added_and_nothing_else_is_asked_again() -> None:
    found, asked = linked(core(EARLY, SURE), name("stores"))
    assert len(asked) == 1
    assert found.tables == ("orders", "stores")
    assert found.confirmed == elements("stores")


# --- columns ---------------------------------------------------------------------------------------


def test_columns_are_watched_as_tables_are() -> None:
    unsure = {"orders.gross_sales": 0.6, "orders.net_sales": 0.4}
    found, asked = linked(core({"orders": 1.0}, unsure), choice(0))
    offered = [o.element for o in confirmation(asked[0]).alternatives]
    assert offered[0] == Element("orders", "net_sales")
    assert all(element.table == "orders" and element.column for element in offered)
    assert found.columns == elements("orders.net_sales")
    assert found.refused == elements("orders.gross_sales")


def test_a_column_of_a_table_that_was_not_linked_links_its_table() -> None:
    unsure = {"orders.gross_sales": 0.6, "orders.net_sales": 0.4}
    found, _ = linked(core({"orders": 1.0}, unsure), name("city"))
    assert found.tables == ("customers", "orders")
    assert Element("customers", "city") in found.columns
    assert Element("orders", "gross_sales") not in found.columns


def test_a_column_named_when_tables_are_asked_about_settles_both() -> None:
    found, _ = linked(core({"stores": 0.6, "orders": 0.4}, {"orders.status": 1.0}), name("orders.net_sales"))
    assert found.tables == ("orders",)
    assert Element("orders", "net_sales") in found.columns
    assert set(found.confirmed) == set(elements("orders", "orders.net_sales"))


# --- policies, budget, just answer -----------------------------------------------------------------


def test_who_may_not_ask_halts_at_the_first_flag_and_names_it() -> None:
    doubtful = core({"customers, orders": 0.6, "customers, stores": 0.4}, SURE, policy="abstain")
    assert halted(doubtful) == (Reason.NOT_SURE, "orders")
    sure = core({"orders": 1.0}, SURE, policy="abstain")
    assert linked(sure)[0].tables == ("orders",)


def test_the_surrogate_halts_only_where_false_is_the_likelier() -> None:
    relevant = core({"orders": 0.6, "stores": 0.4}, SURE, policy="surrogate")
    found, asked = linked(relevant)
    assert (found.tables, asked) == (("orders",), [])
    assert [p.confirmed for p in found.branching_points] == [False], "no person has settled it"
    assert halted(core({"stores": 0.6, "orders": 0.4}, SURE, policy="surrogate")) == (
        Reason.NOT_SURE,
        "stores",
    )


def test_the_question_budget_counts_both_lists_and_ends_in_an_abstention() -> None:
    unsure = {"orders.gross_sales": 0.6, "orders.net_sales": 0.4}
    watched = core({"orders": 0.6, "stores": 0.4}, unsure, question_budget=1)
    assert halted(watched, YES) == (Reason.TOO_MANY_QUESTIONS, "1")


def test_just_answer_skips_what_is_left_and_the_points_stay_unconfirmed() -> None:
    unsure = {"orders.gross_sales": 0.6, "orders.net_sales": 0.4}
    found, asked = linked(core({"orders": 0.6, "stores": 0.4}, unsure), JUST_ANSWER)
    assert len(asked) == 1
    assert found.just_answer
    assert (found.tables, found.columns) == (("orders",), elements("orders.gross_sales"))
    assert [p.confirmed for p in found.branching_points] == [False, False]
    assert found.confirmed == ()


def test_nobody_answering_ends_in_an_abstention() -> None:
    assert halted(core({"orders": 0.6, "stores": 0.4}, SURE), Reply(ReplyKind.EXPIRED))[0] is Reason.EXPIRED


def test_a_hint_comes_first_among_the_alternatives_and_skips_no_confirmation() -> None:
    hint = Hint("sales", Element("customers"), (), HintScope.PERSON, "U1", "U1", "q", "2026-01-01T00:00:00+00:00")
    _, asked = linked(core({"stores": 0.6, "orders": 0.4}, SURE), YES, hints=[hint])
    assert confirmation(asked[0]).alternatives[0].element == Element("customers")


# --- without a calibration -------------------------------------------------------------------------


class _Opaque:
    """A language model whose states cannot be read."""

    def __init__(self, model: FakeModel) -> None:
        self._model = model

    def __getattr__(self, attribute: str) -> Any:
        if attribute == "states":
            raise AttributeError(attribute)
        return getattr(self._model, attribute)


def test_without_a_calibration_too_a_list_may_be_said_whole() -> None:
    without = replace(core({"stores": 0.6, "orders": 0.4}, SURE), record=None)
    found, asked = linked(without, whole("Orders", "customers"))
    assert len(asked) == 1
    assert found.tables == ("customers", "orders")
    assert set(found.confirmed) == set(elements("customers", "orders"))
    assert linked(without, NO, whole("orders"))[0].tables == ("orders",)
    assert halted(without, whole("invoices")) == (Reason.NOT_IN_DATA, "invoices")


@pytest.mark.parametrize("lacking", ["record", "linking", "states"])
def test_without_a_calibration_every_list_of_tables_is_confirmed(lacking: str) -> None:
    calibrated = core({"orders": 0.99, "stores": 0.01}, SURE)
    assert calibrated.record is not None
    without = {
        "record": replace(calibrated, record=None),
        "linking": replace(calibrated, record=replace(calibrated.record, linking=None)),
        "states": replace(calibrated, model=_Opaque(calibrated.model)),  # type: ignore[arg-type]  # a model but for states
    }[lacking]
    found, asked = linked(without, YES)
    assert [o.element for o in confirmation(asked[0]).options] == [Element("orders")]
    assert found.branching_points == ()


# --- replays ---------------------------------------------------------------------------------------


def test_a_replay_with_recorded_stages_decides_alike_and_asks_the_model_nothing() -> None:
    tape: list[bytes] = []

    def recording(stage_name: str, work: Callable[[], object]) -> object:
        tape.append(pickle.dumps((stage_name, work())))
        return pickle.loads(tape[-1])[1]

    def replaying(stage_name: str, work: Callable[[], object]) -> object:
        then, result = pickle.loads(next(recorded))
        assert then == stage_name
        return result

    unsure = {"orders.gross_sales": 0.6, "orders.net_sales": 0.4}
    tables = {"stores": 0.6, "orders": 0.4}
    record: Stage = recording  # type: ignore[assignment]  # generic in its result
    replay: Stage = replaying  # type: ignore[assignment]  # generic in its result
    first = drive(core(tables, unsure), [NO, choice(0), choice(0)], stage=record)
    recorded = iter(tape)
    silent = core({}, {})
    assert drive(silent, [NO, choice(0), choice(0)], stage=replay) == first
    assert silent.model.prompts == []  # type: ignore[attr-defined]
    assert list(recorded) == []
    assert max(map(len, tape)) < 20_000, "states are not kept with an ask"


def test_the_same_ask_is_flagged_alike() -> None:
    runs = [drive(core({"orders": 0.6, "stores": 0.4}, SURE), [YES]) for _ in range(2)]
    assert runs[0][:2] == runs[1][:2]


# --- odd names -------------------------------------------------------------------------------------

ODD = [
    "order",
    "orders",
    "order items",
    "order, items",
    "items",
    "select",
    'a "quoted" one',
    "größe",
    "売上",
    "x.y",
    "'; drop table x; --",
    "a" * 90,
]


@pytest.mark.parametrize("wanted", ODD)
def test_any_name_can_be_refused_and_any_other_chosen_in_its_place(wanted: str) -> None:
    schema = Schema("sqlite", tuple(Table(each, (Column(each, "text"),)) for each in ODD))
    proposed = next(each for each in ODD if each != wanted)
    watched = core({proposed: 0.55, wanted: 0.45}, {f"{wanted}.{wanted}": 1.0}, schema)
    found, asked, _ = drive(watched, [name(wanted)])
    assert isinstance(found, LinkedSchema), found
    assert [o.element for o in confirmation(asked[0]).options] == [Element(proposed)]
    assert found.tables == (wanted,)
    assert found.columns == (Element(wanted, wanted),)


@pytest.mark.parametrize("wanted", ODD)
def test_what_is_settled_is_read_as_it_was_settled(wanted: str) -> None:
    """Also where its tokens begin a longer name, or are those of another one in a tokenizer of small letters."""
    schema = Schema("sqlite", tuple(Table(each, ()) for each in [*ODD, "Orders", "ORDERS"]))
    watched = core({wanted: 1.0}, {}, kind=_Lower)
    names = table_list(question(), schema, (), watched, settled=[Element(wanted)])
    assert names is not None
    written = write_list(names, watched.model)
    assert written.elements[0] == Element(wanted)
    assert len(set(written.elements)) == len(written.elements)


def test_a_name_that_no_model_can_write_is_settled_all_the_same() -> None:
    schema = Schema("sqlite", (Table("__", (Column("id", "int"),)), *SCHEMA.tables))
    watched = core({"stores": 0.6, "orders": 0.4}, SURE, schema, _Silent)
    found, _ = linked(watched, name("__"), NONE)
    assert found.tables == ("__",)


def test_columns_that_a_wide_tables_prompt_had_no_room_for_can_be_settled() -> None:
    wide = Schema("sqlite", (Table("wide", tuple(Column(f"measure_{i}_of_batch", "int") for i in range(400))),))
    watched = core({"wide": 1.0}, {"wide.measure_0_of_batch": 1.0}, wide)
    settled = Element("wide", "measure_399_of_batch")
    names = column_list(question(), wide, (), watched, ["wide"], settled=[settled])
    assert names is not None
    assert len(names.elements) < 400
    assert settled in write_list(names, watched.model).elements
    assert "measure_399_of_batch" in names.prompt


@pytest.mark.parametrize("count", [2, 20, 200, 2000])
def test_schemas_of_two_to_two_thousand_tables_are_linked_watched_and_corrected(count: int) -> None:
    tables = tuple(
        Table(f"t{i}_{'abcdefgh'[i % 8]}_entries", (Column("id", "int"), Column(f"amount_{i}", "num")))
        for i in range(count)
    )
    schema = Schema("sqlite", tables)
    wanted = tables[-1].name
    watched = core({tables[0].name: 0.6, tables[1].name: 0.4}, {f"{wanted}.amount_{count - 1}": 1.0}, schema)
    started = time.thread_time()
    found, asked = linked(watched, *([name(wanted)]))
    assert time.thread_time() - started < 15
    assert len(asked) == 1
    assert found.tables == (wanted,)
    assert found.columns == (Element(wanted, f"amount_{count - 1}"),)


# --- typed names -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("orders", "orders"),
        (" Orders ", "orders"),
        ("orders.net_sales", "orders.net_sales"),
        ("net sales", "orders.net_sales"),
        ("`net_sales`", "orders.net_sales"),
        ("ordrs", "orders"),
        ("orders.net_sale", "orders.net_sales"),
        ("invoices", None),
        ("", None),
    ],
)
def test_a_typed_name_is_a_table_a_column_or_a_close_spelling(typed: str, found: str | None) -> None:
    assert find_element(typed, SCHEMA) == (Element(*found.split(".")) if found else None)


def test_a_column_that_several_tables_have_means_the_linked_ones() -> None:
    both = Schema("sqlite", tuple(Table(t, (Column("city", "text"),)) for t in ("customers", "stores")))
    assert find_element("city", both) is None
    assert find_element("city", both, ["stores"]) == Element("stores", "city")
    assert find_element("city", both, ["stores", "customers"]) is None


# --- the simulated person --------------------------------------------------------------------------


def simulated(watched: Core, person: SimulatedPerson) -> tuple[LinkedSchema, int]:
    flow = link(question(), watched.warehouse.schema(), (), watched, Dialogue("ask", 9), Stopwatch(run_now))
    count = 0
    try:
        asked = next(flow)
        while True:
            count += 1
            asked = flow.send(person(asked))
    except StopIteration as stop:
        return stop.value[1], count


@pytest.mark.parametrize(
    ("tables", "columns", "questions"),
    [
        ({"orders": 0.9, "stores": 0.1}, SURE, 0),  # sure and right
        ({"orders": 0.6, "stores": 0.4}, SURE, 1),  # unsure and right
        ({"stores": 0.6, "orders": 0.4}, SURE, 1),  # another is meant
        ({"orders, stores": 0.6, "orders": 0.4}, SURE, 1),  # one too many
        ({"stores": 0.6, "orders": 0.4}, {"orders.status": 0.6, "orders.net_sales": 0.4}, 2),
        ({"orders": 1.0}, {"orders.net_sales, orders.status": 0.6, "orders.net_sales": 0.4}, 1),
        ({"orders": 1.0}, {"orders.net_sales": 0.6, "orders.net_sales, orders.status": 0.4}, 1),  # a doubtful end
    ],
)
def test_a_simulated_person_mends_every_flagged_list(tables: Weights, columns: Weights, questions: int) -> None:
    person = SimulatedPerson.of(["orders"], elements("orders.net_sales"))
    found, asked = simulated(core(tables, columns), person)
    assert (found.tables, found.columns) == (("orders",), elements("orders.net_sales"))
    assert asked == questions


def test_a_simulated_person_says_all_that_a_list_is_to_hold() -> None:
    person = SimulatedPerson.of(["orders", "stores"], elements("orders.net_sales"))
    assert simulated(core(EARLY, SURE), person)[0].tables == ("orders", "stores")
    typing = SimulatedPerson.of(["orders", "elsewhere"], ())
    asked = ChooseElement(0, (), (), missing=True, linked=elements("orders"))
    assert (typing(asked).kind, typing(asked).text) == (ReplyKind.LIST, "elsewhere\norders")
    after_a_no = replace(asked, missing=False)
    assert (typing(after_a_no).kind, typing(after_a_no).text) == (ReplyKind.NAME, "elsewhere")
    assert typing(replace(after_a_no, linked=elements("orders", "elsewhere"))).kind is ReplyKind.NONE
