"""What is said when the data changed: of the reading shown first, and of what came of the ask."""

from __future__ import annotations

from dataclasses import replace

import pytest

from adapters.warehouses.fake import FakeWarehouse
from reliability.core import Core
from reliability.evaluation.people.log import AskedKind, AskedQuestion
from reliability.evaluation.people.shifted import ShiftedAsk, ask_shifted, shifted_figures
from reliability.values import Element, Rows
from tests.support.calibrated import bounded, unbounded, whole_record
from tests.support.trace_world import GROSS, NET, RESULTS, SCHEMA, TWICE, core

ASKED = AskedQuestion(
    "q1",
    "buyer",
    "What were sales?",
    AskedKind.ANSWERABLE,
    NET,
    tables=("orders",),
    columns=(Element("orders", "net_sales"),),
)
SURE, NEVER = whole_record(unasked=bounded(0.0)), whole_record(unasked=unbounded())


def ended(world: Core) -> ShiftedAsk:
    found = ask_shifted("halved", ASKED, world)
    assert found is not None
    return found


def test_the_first_reading_is_said_with_its_probability_and_judged() -> None:
    found = ended(core(sql=(GROSS, NET, TWICE), record=NEVER))
    assert (found.outcome, found.taps, found.right) == ("answered", 1, True)
    assert found.said is not None
    assert (0 < found.said < 1, found.first_right, found.shown) == (True, False, True), "gross sales stood first"
    unasked = ended(core(sql=(NET,), record=SURE))
    assert (unasked.outcome, unasked.first_right) == ("answered_unasked", True)
    assert unasked.said == pytest.approx(1.0, abs=1e-5)


def test_without_a_record_nothing_is_said() -> None:
    found = ended(core(sql=(NET,)))
    assert (found.said, found.shown, found.right) == (None, True, True)


def test_what_gold_and_the_first_reading_find_is_told() -> None:
    def over(net: Rows) -> ShiftedAsk:
        world = core(sql=(NET,), record=NEVER)
        return ended(replace(world, warehouse=FakeWarehouse(SCHEMA, {**RESULTS, NET: net})))

    nothing, zero, seven = (over(Rows(("sum",), ((cell,),))) for cell in (None, 0, 7))
    assert (nothing.finds_nothing, nothing.gold_finds_nothing) == (True, True)
    assert (zero.finds_nothing, zero.gold_finds_nothing) == (True, True)
    assert (seven.finds_nothing, seven.gold_finds_nothing) == (False, False)


def test_a_gold_query_that_does_not_run_measures_nothing() -> None:
    assert ask_shifted("renamed", replace(ASKED, sql="SELECT SUM(orders.gone) FROM orders"), core()) is None


def test_the_figures_stand_by_change_and_count_what_they_say() -> None:
    right = ShiftedAsk("halved", "a", "answered_unasked", right=True, first_right=True, said=0.75, shown=True)
    wrong = replace(right, id="b", right=False, first_right=False, said=0.25, finds_nothing=True)
    late = replace(right, id="c", outcome="answered", taps=3, said=None, first_right=False, gold_finds_nothing=True)
    refused = ShiftedAsk("halved", "d", "refused", reason="not_in_data")
    declined = replace(refused, id="e", outcome="gave_up")
    found = shifted_figures([right, wrong, late, refused, declined], {"halved": "", "emptied": "Not the schema."})
    halved = found["halved"]
    assert (halved["record"], found["emptied"]["record"]) == ("holds", "Not the schema.")
    assert (halved["questions"], halved["said_mean"], halved["said_mean_of_what_finds_nothing"]) == (5, 0.5, 0.25)
    counts = {name: (share["count"], share["of"]) for name, share in halved.items() if isinstance(share, dict)}
    assert counts == {
        "answered_unasked": (2, 5),
        "wrong_among_unasked": (1, 2),
        "with_probability": (2, 5),
        "first_right_of_these": (1, 2),
        "first_right": (1, 5),
        "right_within_two_taps": (1, 5),
        "gold_finds_nothing": (1, 5),
        "right_within_two_taps_where_gold_finds_something": (1, 4),
        "first_finds_nothing": (1, 5),
        "ended_not_in_data": (1, 5),
        "without_a_reading": (2, 5),
    }
    assert (found["emptied"]["questions"], found["emptied"]["said_mean"]) == (0, None)
