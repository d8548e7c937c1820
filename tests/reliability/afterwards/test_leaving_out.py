"""Rows that are marked as over, left out of an answer at once or by a tap, and brought back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import pytest

from adapters.warehouses.fake import FakeWarehouse
from reliability.afterwards.answers import NarrowedAnswer
from reliability.afterwards.choices import OverRows
from reliability.afterwards.leaving_out import changed_by_tap, left_out_at_once
from reliability.afterwards.marked_rows import rows_of
from reliability.afterwards.wanted import AnswerWish
from reliability.clarifications.elements import ConfirmElements
from reliability.clarifications.readings import ChooseReading
from reliability.definitions.definition import DefinedAnswer, Named
from reliability.errors import NotFound
from reliability.values import (
    Abstained,
    Answered,
    Exchange,
    Failure,
    FailureKind,
    Outcome,
    Question,
    Reading,
    Reason,
    Reply,
    ReplyKind,
    Rows,
    Schema,
)
from reliability.verified.verified import VerifiedAnswer
from tests.support.kept.defined_shop import ACTIVE
from tests.support.kept.marked_shop import (
    ALL_CUSTOMERS,
    ALL_ORDERS,
    KEPT_CUSTOMERS,
    RULED,
    SHOP,
    answer_by,
    run,
    shop,
    shop_core,
)

T = TypeVar("T")
ASKED = Question("Ev1", "How many customers are there?", "U1", "C1", "T1")
DELETED = OverRows("customers", "NOT deleted_at IS NULL")
CANCELLED = OverRows("orders", "status = 'Cancelled'")
BY_CITY = "SELECT c.city, COUNT(*) FROM customers AS c WHERE c.city <> 'Rom' OR c.city = 'Ulm' GROUP BY c.city"


@dataclass
class Book:
    """What people leave out."""

    chosen: dict[str, set[OverRows]] = field(default_factory=dict)

    def left_out(self, person: str, warehouse: str) -> set[OverRows]:
        assert warehouse == "shop"
        return self.chosen.get(person, set())


def at_once(
    before: Outcome, *chosen: OverRows, question: Question = ASKED, schema: Schema = SHOP, **more: Any
) -> Outcome:
    return left_out_at_once(question, before, Book({"U1": set(chosen)}), shop_core(shop(schema)), **more)


def narrowed(outcome: Outcome) -> NarrowedAnswer:
    assert isinstance(outcome, NarrowedAnswer), outcome
    return outcome


def test_what_somebody_chose_before_is_left_out_at_once_and_nothing_measured_is_claimed() -> None:
    found = narrowed(at_once(answer_by(ALL_CUSTOMERS), DELETED))
    assert (found.reading.sql, found.reading.result.rows) == (KEPT_CUSTOMERS, ((2,),))
    [left] = found.left_out
    assert (left.label, left.count, left.rule, left.by) == ("deleted customers", 2, "", "")
    assert (found.reading.probability, found.calibrated, found.promise) == (None, False, None)
    assert (found.base, found.included, found.corrects, found.by) == (ALL_CUSTOMERS, (), "", "")
    assert found.read == answer_by(ALL_CUSTOMERS).reading, "what the flow read is kept with it"
    assert "deleted" in found.reading.english
    assert found.seconds["leave out"] >= 0


def test_a_choice_holds_for_every_query_that_counts_such_rows_by_whatever_name() -> None:
    found = narrowed(at_once(answer_by(BY_CITY), DELETED))
    assert sorted(found.reading.result.rows) == [("Graz", 1), ("Ulm", 1)]
    assert (found.left_out[0].count, found.asked) == (2, False)


def test_nobody_elses_choice_and_no_other_rows_choice_changes_an_answer() -> None:
    before = answer_by(ALL_CUSTOMERS)
    assert at_once(before, DELETED, question=replace(ASKED, person="U2")) is before
    assert at_once(before, CANCELLED, OverRows("customers", "NOT closed_at IS NULL")) is before
    assert at_once(before) is before


@pytest.mark.parametrize(
    "text", ["How many customers, deleted ones included?", "deleted customers", "even all of them"]
)
def test_own_words_go_before_a_choice_and_before_a_rule(text: str) -> None:
    asked = replace(ASKED, text=text)
    before = answer_by(ALL_CUSTOMERS)
    assert at_once(before, DELETED, question=asked) is before
    tests = answer_by(ALL_ORDERS, RULED)
    assert at_once(tests, question=replace(ASKED, text="orders including test orders"), schema=RULED) is tests


def test_a_rule_of_the_catalog_decides_for_everybody_whatever_they_chose() -> None:
    before = answer_by(ALL_ORDERS, RULED)
    for person in ("U1", "U2", ""):
        found = narrowed(at_once(before, question=replace(ASKED, person=person), schema=RULED))
        assert found.reading.result.rows == ((3,),)
        assert [(each.rule, each.count) for each in found.left_out] == [("revenue <> 99", 2)]


def test_a_choice_and_a_rule_leave_out_together_and_each_is_brought_back_alone() -> None:
    sql = "SELECT COUNT(*) FROM orders AS o JOIN customers AS c ON c.customer_id = o.customer_id"
    schema = replace(RULED, tables=(replace(RULED.tables[0], default_filter="deleted_at IS NULL"), RULED.tables[1]))
    both = narrowed(at_once(answer_by(sql, schema), schema=schema))
    assert [each.rule for each in both.left_out] == ["revenue <> 99", "deleted_at IS NULL"]
    assert both.reading.result.rows == ((1,),)
    tests, deleted = both.left_out
    with_tests = narrowed(tapped(both, "include", tests.condition, schema=schema))
    assert (with_tests.reading.result.rows, with_tests.left_out) == (((3,),), (deleted,))
    [over] = with_tests.included
    assert (over.condition, over.count) == (tests.condition, 2), "of the rows that count still"
    with_all = narrowed(tapped(with_tests, "include", deleted.condition, schema=schema))
    assert (with_all.reading.result.rows, with_all.left_out) == (((5,),), ())
    assert with_all.reading.sql == sql
    assert [each.count for each in with_all.included] == [2, 2]
    again = narrowed(tapped(with_tests, "leave out", tests.condition, schema=schema))
    assert again.reading.result.rows == ((1,),)


def test_the_first_rows_are_chosen_from_those_that_count() -> None:
    top = "SELECT c.city, COUNT(*) AS n FROM customers AS c GROUP BY c.city ORDER BY c.city LIMIT 1"
    before = answer_by(top)
    assert (before.included, at_once(before)) == ((), before)
    found = narrowed(at_once(before, DELETED))
    assert (found.reading.result.rows, found.left_out[0].count) == ((("Graz", 1),), 2)
    assert found.reading.sql.endswith("LIMIT 1")
    back = narrowed(tapped(found, "include", found.left_out[0].condition))
    assert (back.reading.sql, back.reading.result.rows) == (top, (("Graz", 2),))
    dearest = "SELECT order_id FROM orders ORDER BY revenue DESC, order_id DESC LIMIT 1"
    assert narrowed(at_once(answer_by(dearest), CANCELLED)).reading.result.rows == ((4,),)
    asked = replace(ASKED, text="the dearest order, cancelled ones included")
    assert not isinstance(at_once(answer_by(dearest), CANCELLED, question=asked), NarrowedAnswer)


def test_what_somebody_verified_stays_as_it_is() -> None:
    plain = answer_by(ALL_CUSTOMERS)
    before = VerifiedAnswer(plain.reading, plain.linked, included=plain.included)
    assert at_once(before, DELETED) is before


def test_where_the_query_without_them_does_not_run_the_answer_of_before_stands() -> None:
    def fails(sql: str) -> Rows | Failure:
        return Failure(FailureKind.TIMEOUT, "It took too long.") if "IS NULL" in sql else run(sql)

    before, place = answer_by(ALL_CUSTOMERS), FakeWarehouse(SHOP, fails, name="shop")
    assert left_out_at_once(ASKED, before, Book({"U1": {DELETED}}), shop_core(place)) is before
    broken = replace(before, included=(replace(before.included[0], without="SELECT 1 FROM orders"),))
    assert at_once(broken, DELETED) is broken


def test_what_the_person_said_on_the_way_stays_with_the_answer() -> None:
    confirmed = Exchange(ConfirmElements(0, ()), Reply(ReplyKind.YES, person="U1"))
    other = Reading("SELECT 1", "Another", Rows(("n",), ((1,),)))
    before = replace(answer_by(ALL_CUSTOMERS), exchanges=(confirmed,), asked=True, others=(other,))
    found = narrowed(at_once(before, DELETED))
    assert (found.exchanges, found.asked, found.others) == ((confirmed,), True, (other,))


def test_a_reading_without_them_that_was_passed_over_is_taken_at_its_word_however_it_is_spelled() -> None:
    before = answer_by(ALL_CUSTOMERS)
    spelled = "SELECT COUNT(*) FROM customers WHERE COALESCE(deleted_at, '') = ''"
    for rows, taken in ((Rows(("n",), ((2,),)), True), (Rows(("n",), ((3,),)), False)):
        offered = ChooseReading(0, (before.reading, Reading(spelled, "Customers that are not deleted", rows)))
        picked = replace(before, exchanges=(Exchange(offered, Reply(ReplyKind.CHOICE, choice=0)),), asked=True)
        assert (at_once(picked, DELETED) is picked) is taken


def test_an_answer_by_defined_words_says_so_still() -> None:
    plain, word = answer_by(ALL_CUSTOMERS), Named(ACTIVE, "customers that are not deleted")
    before = DefinedAnswer(plain.reading, plain.linked, included=plain.included, defined=(word,))
    found = narrowed(at_once(before, DELETED))
    assert found.defined == (word,)
    assert narrowed(tapped(found, "include", found.left_out[0].condition)).defined == (word,)


def test_what_includes_nothing_runs_no_stage_and_what_is_no_answer_passes() -> None:
    def never(name: str, work: Callable[[], T]) -> T:
        raise AssertionError(f"{name} ran")

    for outcome in (answer_by(KEPT_CUSTOMERS), Abstained(Reason.NOT_SURE)):
        assert at_once(outcome, DELETED, stage=never) is outcome


def test_a_replay_gives_what_was_recorded_though_the_choice_is_another_by_now() -> None:
    recorded: dict[str, Any] = {}

    def stage(name: str, work: Callable[[], T]) -> T:
        if name not in recorded:
            recorded[name] = work()
        known: T = recorded[name]
        return known

    first = narrowed(at_once(answer_by(ALL_CUSTOMERS), DELETED, stage=stage))
    assert at_once(answer_by(ALL_CUSTOMERS), stage=stage) == first


# --- by a tap --------------------------------------------------------------------------------------


def tapped(
    before: Answered, act: Any, rows: str, by: str = "U1", schema: Schema = SHOP, place: FakeWarehouse | None = None
) -> Outcome:
    said = AnswerWish(act, "Ev1", by, rows=rows)
    return changed_by_tap(ASKED, before, said, shop_core(place or shop(schema)))


def test_a_tap_leaves_out_at_once_and_another_brings_back() -> None:
    before = answer_by(ALL_CUSTOMERS)
    [over] = before.included
    without = narrowed(tapped(before, "leave out", over.condition))
    assert (without.reading.sql, without.reading.result.rows) == (over.without, ((2,),))
    assert (without.corrects, without.by, without.left_out[0].by) == ("Ev1", "U1", "")
    assert (without.reading.probability, without.promise, without.hints) == (None, None, ())
    back = narrowed(tapped(without, "include", over.condition))
    assert (back.reading.sql, back.reading.result.rows, back.left_out) == (ALL_CUSTOMERS, ((4,),), ())
    assert back.included == before.included


def test_who_tapped_under_somebody_elses_answer_is_named() -> None:
    before = answer_by(ALL_CUSTOMERS)
    found = narrowed(tapped(before, "leave out", before.included[0].condition, by="U9"))
    assert [each.by for each in found.left_out] == ["U9"]


def test_a_tap_on_rows_that_an_answer_does_not_have_changes_nothing() -> None:
    before = answer_by(ALL_CUSTOMERS)
    for act in ("leave out", "include"):
        with pytest.raises(NotFound, match="no such rows"):
            tapped(before, act, "orders.status = 'Cancelled'")


def test_after_the_column_is_gone_a_tap_ends_in_a_sentence() -> None:
    def gone(sql: str) -> Rows | Failure:
        return Failure(FailureKind.INVALID, "There is no column deleted_at.")

    before = answer_by(ALL_CUSTOMERS)
    found = tapped(before, "leave out", before.included[0].condition, place=FakeWarehouse(SHOP, gone, name="shop"))
    assert isinstance(found, Abstained)
    assert (found.reason, found.detail) == (Reason.COULD_NOT_RUN, "There is no column deleted_at.")


def test_who_waved_the_questions_away_has_confirmed_nothing_by_a_tap() -> None:
    waved = Exchange(ConfirmElements(0, ()), Reply(ReplyKind.JUST_ANSWER, person="U1"))
    before = replace(answer_by(ALL_CUSTOMERS), exchanges=(waved,), asked=True)
    assert not narrowed(tapped(before, "leave out", before.included[0].condition)).asked


def test_rows_are_the_same_in_every_query() -> None:
    one, other = (answer_by(sql).included[0] for sql in (ALL_CUSTOMERS, BY_CITY))
    assert one.condition != other.condition
    assert rows_of(one, "sqlite") == rows_of(other, "sqlite") == DELETED
    assert rows_of(replace(one, condition="((("), "sqlite") is None
