"""Where the right reading stands among those shown: by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from reliability.calibration.log_parts import LogPart
from reliability.calibration.traces import CheckedCluster, CheckedTrace
from reliability.errors import BadInput
from reliability.evaluation.people.shown import BesideTraces, order_shown, shown_figures, unfitted_parts
from reliability.promises.novelty import likeness
from tests.support.calibrated import answers


def cluster(share: float, *, right: bool = False, accepted: bool = False, empty: bool = False) -> CheckedCluster:
    return CheckedCluster("SELECT 1", share, 0.5, 0.0, -1.0, right, right or accepted, {"share": share}, empty)


def trace(name: str, kind: str, *clusters: CheckedCluster, halted: str = "") -> CheckedTrace:
    return CheckedTrace(name, name, kind, clusters, halted=halted, role=f"voice of {name[0]}")


FOUND = answers(tau=-0.2)  # κ is the share; credible from 0.2


def test_credible_ones_come_first_and_what_found_nothing_last_among_them() -> None:
    clusters = [cluster(share, empty=empty) for share, empty in ((0.1, False), (0.3, False), (0.9, True), (0.5, False))]
    shown = order_shown(trace("a", "answerable", *clusters), FOUND)
    assert [each.share for each in shown] == [0.5, 0.3, 0.9, 0.1]


def test_the_shares_by_hand_and_what_fitted_counts_nowhere() -> None:
    first = trace("a1", "answerable", cluster(0.9, right=True), cluster(0.5))
    fifth = trace("a2", "answerable", *(cluster(0.9 - n / 10, right=n == 4, accepted=n == 1) for n in range(6)))
    ended = trace("b1", "answerable", halted="not_in_data")
    other = trace("b2", "unanswerable", halted="not_in_data")
    parts = {LogPart.FIT: [trace("c1", "answerable")], LogPart.CALIBRATE: [first, other], LogPart.BOUND: [fifth, ended]}
    figures = shown_figures(parts, FOUND)
    assert (figures["questions"], figures["voices"]) == (4, 2)
    of = figures["kinds"]["answerable"]
    assert [of["asker"][k]["count"] for k in ("1", "4", "8")] == [1, 1, 2]
    assert [of["any"][k]["count"] for k in ("1", "4", "8")] == [1, 2, 2]
    assert of["halted"] == {"not_in_data": of["asker"]["1"]}  # one of three each
    assert figures["kinds"]["unanswerable"]["halted"]["not_in_data"]["share"] == 1.0


def test_one_part_alone_is_measured_and_what_fitted_never() -> None:
    parts = {
        LogPart.FIT: [trace("c1", "answerable", cluster(0.9, right=True))],
        LogPart.CALIBRATE: [trace("a1", "answerable", cluster(0.9, right=True))],
        LogPart.BOUND: [trace("b1", "answerable", cluster(0.9)), trace("b2", "answerable", cluster(0.9))],
    }
    counts = {
        names: shown_figures(parts, FOUND, unfitted_parts(names))["kinds"]["answerable"]["asker"]["1"]
        for names in ((), ("calibrate",), ("bound",), ("bound", "calibrate", "bound"))
    }
    assert [(each["count"], each["of"]) for each in counts.values()] == [(1, 3), (1, 1), (0, 2), (1, 3)]
    for wrong in ("fit", "train", ""):
        with pytest.raises(BadInput, match="calibrate and bound"):
            unfitted_parts([wrong])


def test_of_nothing_there_are_no_figures() -> None:
    none = {"auc": None, "readings": 0, "right": 0}
    assert shown_figures({}, FOUND) == {
        "questions": 0,
        "voices": 0,
        "kinds": {},
        "stated": [],
        "told_apart": dict.fromkeys(("judged", "ranked", "share", "kappa"), none),
        "operations": {},
    }


def test_what_a_stated_probability_was_worth() -> None:
    """By how likely the likeliest one was said to be, whether it was shown first or found nothing."""
    parts = {
        LogPart.BOUND: [
            trace("a1", "answerable", cluster(0.6), cluster(0.9, right=True)),  # 0.9 and 0.6: 0.75
            trace("a2", "answerable", cluster(0.65), cluster(0.1, right=True)),
            trace("a3", "unanswerable", cluster(0.2)),
            trace("a4", "answerable", cluster(1.0, right=True)),
            trace("a5", "answerable", halted="not_in_data"),
        ],
        LogPart.FIT: [trace("b1", "answerable", cluster(0.7))],
    }
    found = shown_figures(parts, FOUND)["stated"]
    assert [(each["from"], each["to"], each["right"]["count"], each["right"]["of"]) for each in found] == [
        (0.2, 0.4, 0, 1),
        (0.6, 0.8, 1, 2),
        (0.8, 1.0, 1, 1),
    ]
    assert [each["said"] for each in found] == pytest.approx([0.2, 0.7004, 1.0], abs=1e-4)


def held(*readings: Sequence[int]) -> list[frozenset[int]]:
    return [frozenset(each) for each in readings]


def test_two_fair_readings_are_two_and_not_one_in_two_ways() -> None:
    """Of six questions: two results of one reading, three of one; another reading sixth; one that is both; two of which
    one is not credible; none at all."""
    shares = (0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.25)
    eight = [cluster(share, accepted=True) for share in shares]
    traces = [
        trace("twice", "ambiguous", *eight),
        trace("thrice", "ambiguous", *eight[:3]),
        trace("sixth", "ambiguous", *eight),
        trace("both", "ambiguous", *eight[:1]),
        trace("doubtful", "ambiguous", cluster(0.9, accepted=True), cluster(0.1, accepted=True)),
        trace("ended", "ambiguous", halted="not_in_data"),
        trace("plain", "answerable", *eight[:2]),
    ]
    readings = {
        "twice": held((0,), (0,), *[()] * 6),
        "thrice": held((2,), (2,), (2,)),
        "sixth": held((), (0,), (), (), (), (1,), (), ()),
        "both": held((0, 2)),
        "doubtful": held((1,), (0,)),
        "ended": held(),
    }
    figures = shown_figures({LogPart.BOUND: traces}, FOUND, beside=BesideTraces(readings))["kinds"]
    two = figures["ambiguous"]["two"]
    assert {name: share["count"] for name, share in two.items()} == {"4": 2, "6": 3, "8": 3, "credible": 2}
    assert {share["of"] for share in two.values()} == {6}
    assert "two" not in figures["answerable"]
    assert "two" not in shown_figures({LogPart.BOUND: traces}, FOUND)["kinds"]["ambiguous"]


def test_scores_tell_right_readings_from_wrong_ones_by_hand() -> None:
    """The judge has all three in order, the ranker, which one of the wrong ones has no score of, two of two the other
    way round, the share and κ, which is the share, one pair of two."""
    right = replace(cluster(0.5, right=True), judged=0.9, signals={"share": 0.5, "ranked": 0.1})
    first = replace(cluster(0.7), judged=0.8, signals={"share": 0.7, "ranked": 0.4})
    other = replace(cluster(0.1, accepted=True), judged=0.2)
    parts = {LogPart.BOUND: [trace("a1", "ambiguous", first, right), trace("a2", "ambiguous", other)]}
    found = shown_figures({**parts, LogPart.FIT: [trace("b", "answerable", first)]}, FOUND)["told_apart"]
    assert {name: (each["auc"], each["readings"], each["right"]) for name, each in found.items()} == {
        "judged": (1.0, 3, 1),
        "ranked": (0.0, 2, 1),
        "share": (0.5, 3, 1),
        "kappa": (0.5, 3, 1),
    }


def test_answerable_questions_by_what_their_words_ask_for() -> None:
    """Those that ended before a reading are counted too, as far as their operations were looked up."""

    def asks(name: str, *operations: str, kind: str = "answerable", right: int = 0) -> CheckedTrace:
        clusters = (cluster(0.9 - n / 10, right=n == right) for n in range(5))
        return replace(trace(name, kind, *clusters), likeness=likeness([1.0], operations=operations))

    traces = [
        asks("first", "count", "by"),
        asks("fourth", "count", right=3),
        asks("fifth", "count", right=4),
        asks("plain"),
        asks("fair", "count", kind="ambiguous"),
        trace("ended", "answerable", halted="not_in_data"),
        trace("unknown", "answerable", halted="helped"),
    ]
    beside = BesideTraces(operations={"ended": ("by", "count")})
    found = shown_figures({LogPart.CALIBRATE: traces}, FOUND, beside=beside)["operations"]
    assert list(found) == ["count", "by", "none"]
    assert [(one["questions"], one["asker"]["1"]["count"], one["asker"]["4"]["count"]) for one in found.values()] == [
        (4, 1, 2),
        (2, 1, 1),
        (1, 1, 1),
    ]
