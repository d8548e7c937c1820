"""Both readings among the first so many: shares by hand, and intervals over databases."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reliability.evaluation.ambiguity import (
    SELECTED,
    WITH_SIBLINGS,
    AmbiguousAsk,
    FoundReadings,
    LowConfidence,
    ambiguity_figures,
    over_databases,
)


def ask(number: int, kind: str, one: int | None, other: int | None, database: str = "a") -> AmbiguousAsk:
    return AmbiguousAsk(f"q{number}", kind, database, {"sampling": FoundReadings(one, other, 5, 2.0, 10)})


def test_the_shares_by_hand() -> None:
    """Both among four: of the first and third; either: of all three but the last."""
    asks = [
        ask(1, "column", 1, 4),
        ask(2, "column", 2, None),
        ask(3, "column", 3, 2, "b"),
        ask(4, "column", None, None),
    ]
    figures = ambiguity_figures([*asks, ask(5, "join", None, 7)])
    assert figures["n"] == {"column": 4, "join": 1}
    assert figures["databases"] == {"column": 2, "join": 1}
    both, either = figures["both_in_k"]["sampling"], figures["either_in_k"]["sampling"]
    assert [both["column"][k] for k in ("1", "2", "4", "10")] == [0.0, 0.0, 0.5, 0.5]
    assert [either["column"][k] for k in ("1", "2", "4")] == [0.25, 0.75, 0.75]
    assert [either["join"][k] for k in ("6", "8")] == [0.0, 1.0]
    assert figures["intervals"]["both_in_k"]["sampling"]["join"]["4"] is None, "one database tells nothing of others"
    assert figures["seconds"] == {"sampling": 2.0}
    assert figures["calls"] == {"sampling": 10}


def test_what_is_meant_is_either_reading_as_often_and_k_bounds_what_is_shown() -> None:
    """Of one question both readings are first and third, of the other one is second: of four askers two have theirs
    among two, and three among three. Of five and two results at most k are shown."""
    asks = [
        AmbiguousAsk("q1", "table", "a", {"siblings": FoundReadings(1, 3, 5, 0.5, 1)}),
        AmbiguousAsk("q2", "table", "b", {"siblings": FoundReadings(None, 2, 2, 0.5, 1)}, linked=False),
    ]
    figures = ambiguity_figures(asks)
    accuracy, shown = figures["avg_acc"]["siblings"]["table"], figures["avg_result_size"]["siblings"]["table"]
    assert list(accuracy) == list(shown) == [str(k) for k in range(1, 11)]
    assert [accuracy[str(k)] for k in (1, 2, 3, 10)] == [0.25, 0.5, 0.75, 0.75]
    assert [shown[str(k)] for k in (1, 2, 3, 5, 10)] == [1.0, 2.0, 2.5, 3.5, 3.5]
    assert figures["intervals"]["avg_acc"]["siblings"]["table"]["3"] == (0.5, 1.0)
    assert figures["linked"] == {"table": 0.5}


def test_a_method_is_held_against_twice_sampling_question_by_question() -> None:
    """Siblings hold both for three of four, sampling for one of them: 0.75 less twice 0.25, and less forced
    diversity."""
    other, both = FoundReadings(1, None, 5, 1.0, 10), FoundReadings(1, 2, 5, 1.0, 10)
    asks = [
        AmbiguousAsk(f"q{n}", "join", "ab"[n % 2], {"sampling": s, "forced diversity": f, "siblings": own})
        for n, (s, f, own) in enumerate([(both, both, both), (other, both, both), (other, other, both), (other,) * 3])
    ]
    beyond = ambiguity_figures(asks)["beyond"]
    assert beyond["twice sampling"]["siblings"]["join"]["difference"] == pytest.approx(0.25)
    assert beyond["forced diversity"]["siblings"]["join"]["difference"] == pytest.approx(0.25)
    assert beyond["twice sampling"]["siblings"]["join"]["interval"] == (0.0, 0.5)
    assert "sampling" not in beyond["twice sampling"]


def test_a_call_gains_what_it_finds_beyond_the_greedy_query() -> None:
    """Of four questions the greedy query holds both of one, nine calls more those of three: 0.5 by nine calls. What
    asks no more often than greedy gains nothing by a call."""
    both, one = FoundReadings(1, 2, 5, 1.0, 1), FoundReadings(1, None, 5, 1.0, 1)
    asks = [
        AmbiguousAsk(
            f"q{n}", "column", "ab"[n % 2], {"greedy": first, "sampling": replace(then, calls=10), "composed": then}
        )
        for n, (first, then) in enumerate([(both, both), (one, both), (one, both), (one, one)])
    ]
    gain = ambiguity_figures(asks)["gain"]
    assert list(gain) == ["sampling", "composed"]
    assert gain["sampling"]["column"] == {
        "difference": 0.5,
        "interval": (0.5, 0.5),
        "calls": 9.0,
        "per_call": pytest.approx(0.5 / 9, abs=1e-4),
    }
    assert gain["composed"]["column"]["difference"] == 0.5
    assert gain["composed"]["column"]["per_call"] is None
    without = [replace(each, found={"sampling": each.found["sampling"]}) for each in asks]
    assert ambiguity_figures(without)["gain"] == {}


def test_nothing_asked_gives_no_figures() -> None:
    assert ambiguity_figures([])["both_in_k"] == {}


def test_intervals_are_over_databases_not_questions() -> None:
    """A hundred questions of one database and one of another: the share is 1/101 or so, and may be anything."""
    assert over_databases(["a"] * 100 + ["b"], [[0]] * 100 + [[1]]) == [(0.0, 1.0)]


def test_the_selector_is_held_against_the_pairs_that_were_found_and_unambiguous_questions() -> None:
    """Of three pairs two are among ten, of these one is among the selector's four; one of four questions gets a
    second."""
    both, late, one = FoundReadings(1, 2, 9, 0.5, 1), FoundReadings(1, 5, 9, 0.5, 1), FoundReadings(1, None, 9, 0.5, 1)
    asks = [
        AmbiguousAsk("q1", "column", "a", {WITH_SIBLINGS: both, SELECTED: both}, second=True),
        AmbiguousAsk("q2", "column", "b", {WITH_SIBLINGS: late, SELECTED: late}, second=False),
        AmbiguousAsk("q3", "column", "b", {WITH_SIBLINGS: one, SELECTED: both}, second=False),
        AmbiguousAsk("q4", "column", "b", {WITH_SIBLINGS: one, SELECTED: one}, second=False),
    ]
    figures = ambiguity_figures(asks)["selected"]
    assert (figures["kept"]["n"], figures["kept"]["share"]) == (2, 0.5)
    assert figures["kept"]["interval"] == (0.0, 1.0)
    assert (figures["second_reading"]["n"], figures["second_reading"]["share"]) == (4, 0.25)
    nothing = ambiguity_figures([AmbiguousAsk("q", "join", "a", {})])["selected"]
    assert nothing["kept"] == nothing["second_reading"] == {"n": 0, "share": None, "interval": None}


def test_low_confidence_is_held_against_what_is_wrong_by_hand() -> None:
    """Of three unsure queries two are wrong, of four wrong ones two are unsure; one of five is right, and two are after
    rewriting: one is mended, none lost."""
    found = [(True, False, True), (True, False, False), (True, True, True), (False, False, False), (False,) * 3]
    asks = [AmbiguousAsk(f"q{n}", "column", "ab"[n % 2], detected=LowConfidence(*each)) for n, each in enumerate(found)]
    detection = ambiguity_figures([*asks, AmbiguousAsk("q", "join", "c")])["detection"]
    assert {name: (of["n"], of["share"]) for name, of in detection.items()} == {
        "precision": (3, pytest.approx(2 / 3, abs=1e-4)),
        "recall": (4, 0.5),
        "before": (5, 0.2),
        "after": (5, 0.4),
        "gained": (5, 0.2),
    }
    assert detection["gained"]["interval"] == (0.0, pytest.approx(1 / 3, abs=1e-4))
    assert ambiguity_figures([])["detection"]["before"] == {"n": 0, "share": None, "interval": None}
