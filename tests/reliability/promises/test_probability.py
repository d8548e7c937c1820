"""Signals of a reading: hand-computed, in [0, 1], left out where they could not be measured; and κ from them."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reliability.candidates.execution import entropy_nats
from reliability.candidates.signals import beside, signals
from reliability.composing.understanding import Understanding
from reliability.core import AnswerSettings
from reliability.promises.from_signals.platt import PlattScaling
from reliability.promises.probability import PRIMARY, SCF_SIGNALS, SIGNALS, calibrated
from reliability.promises.subclauses import CLAUSES
from reliability.values import (
    Candidate,
    Column,
    Element,
    Execution,
    LinkedSchema,
    ResultCluster,
    Rows,
    Schema,
    Table,
)
from tests.support.oracles.frequencies import subclause_frequencies

SCHEMA = Schema("sqlite", (Table("t", (Column("a", "int"), Column("b", "int"))),))
LINKED = LinkedSchema(("t",), ())
A, B, WHERE = "SELECT t.a FROM t", "SELECT t.b FROM t", "SELECT t.a FROM t WHERE t.b > 1"


def candidate(sql: str, probability: float, nucleus: int = 0, beam: int = 0) -> Candidate:
    return Candidate(sql, (), math.log(probability), "write_sql/beam", nucleus + beam, nucleus, beam)


def cluster(share: float, *candidates: Candidate) -> ResultCluster:
    return ResultCluster(candidates[0].sql, candidates, Rows(("a",), ((1,),)), share)


FIRST, SECOND, FAILED = (
    candidate(A, 0.3, nucleus=3, beam=1),
    candidate(WHERE, 0.1, nucleus=1, beam=1),
    candidate(B, 0.2, beam=2),
)
CLUSTERS = (cluster(0.75, FIRST), cluster(0.25, SECOND))
EXECUTION = Execution(CLUSTERS, entropy_nats([0.75, 0.25]), 1 / 3)


def of_both(linked: LinkedSchema = LINKED) -> tuple[dict[str, float], ...]:
    return signals(EXECUTION, [0.9, 0.4], [FIRST, SECOND, FAILED], linked, SCHEMA, "how many")


def test_where_each_nucleus_sample_contradicted_the_question_none_agrees() -> None:
    left = [replace(each, nucleus=0) for each in (FIRST, SECOND, FAILED)]
    clusters = (cluster(0.75, left[0]), cluster(0.25, left[1]))
    found = signals(replace(EXECUTION, clusters=clusters), [0.9, 0.4], left, LINKED, SCHEMA, "how many", sampled=True)
    for each, whole in zip(found, of_both(), strict=True):
        assert each.keys() == whole.keys()
        assert {value for name, value in each.items() if name.startswith("nucleus")} == {0.0}
        assert each["beam AGG"] == whole["beam AGG"]


def test_the_signals_of_two_readings_by_hand() -> None:
    first, second = of_both()
    assert first[PRIMARY] == pytest.approx(0.3)
    # Four nucleus samples: three are A, one has another WHERE; four of the beam: two of them fail with column b.
    assert first["nucleus SELECT"] == 1.0
    assert first["nucleus WHERE"] == pytest.approx(3 / 4)
    assert first["nucleus AGG"] == pytest.approx(3 / 4)
    assert first["beam SELECT"] == pytest.approx(2 / 4)
    assert first["beam WHERE"] == pytest.approx(3 / 4)
    assert first["beam AGG"] == pytest.approx(3 / 8)
    assert second["nucleus WHERE"] == pytest.approx(1 / 4)
    entropy = -0.75 * math.log(0.75) - 0.25 * math.log(0.25)
    assert first["execution entropy"] == pytest.approx(math.exp(-entropy) * 0.75)
    assert (first["share"], second["share"]) == (0.75, 0.25)
    assert first["ran"] == pytest.approx(2 / 3)
    assert (first["judged"], second["judged"], second["top judged"]) == (0.9, 0.4, 0.9)
    assert first["confirmed"] == 0.0


def test_what_asks_for_little_has_fewer_places_to_be_wrong_in() -> None:
    grouped = candidate("SELECT a, COUNT(*) FROM t GROUP BY a ORDER BY COUNT(*) DESC LIMIT 3", 0.3, nucleus=1)
    execution = Execution((cluster(0.5, FIRST), cluster(0.5, grouped)), entropy_nats([0.5, 0.5]), 0.0)
    first, second = signals(execution, [0.9, 0.4], [FIRST, grouped], LINKED, SCHEMA, "how many of these are there")
    assert first["brief question"] == second["brief question"] == pytest.approx(math.exp(-6 / 12))
    assert first["brief query"] == pytest.approx(math.exp(-len(A) / 200))
    assert first["few readings"] == 1 / 2
    assert [first[name] for name in ("grouped", "ordered", "limited")] == [0.25] * 3
    assert [second[name] for name in ("grouped", "ordered", "limited")] == [0.75] * 3
    assert signals(execution, [0.9], [FIRST], LINKED, SCHEMA, "")[0]["brief question"] == 1.0


def test_a_person_who_confirmed_the_linking_is_a_signal() -> None:
    confirmed = LinkedSchema(("t",), (), confirmed=(Element("t"),))
    assert [found["confirmed"] for found in of_both(confirmed)] == [1.0, 1.0]


WITHOUT_MODELS = {"ranked", "ranked share", "ranked place", "beside ranked", "one meaning", "in data"}
"""What cannot be measured without a ranker, and without what tells kinds of questions by their words."""


def test_a_reading_is_surer_where_no_other_is_likely() -> None:
    """By hand: 1 − the highest of the others, 1 where there is none; places by the ranker's scores, ties alike."""
    three = [{"fit": 0.9, "ranked": 0.5}, {"fit": 0.3, "ranked": 0.8}, {"fit": 0.6, "ranked": 0.5}]
    found = beside(three)
    assert [each["beside fit"] for each in found] == pytest.approx([0.4, 0.1, 0.1])
    assert [each["beside ranked"] for each in found] == pytest.approx([0.2, 0.5, 0.2])
    assert [each["ranked place"] for each in found] == pytest.approx([1 / 2, 1, 1 / 2])
    assert beside([{"fit": 0.9}]) == ({"fit": 0.9, "beside fit": 1.0},)
    assert beside([]) == ()


def test_every_signal_has_a_name_in_the_list_and_the_papers_come_first() -> None:
    words = Understanding(one_meaning=0.7, in_data=0.9)
    ranked = signals(EXECUTION, [0.9, 0.4], [FIRST, SECOND], LINKED, SCHEMA, "", words, ranked=(0.6, 0.2))
    assert set(ranked[0]) == set(SIGNALS)
    assert set(of_both()[0]) == set(SIGNALS) - WITHOUT_MODELS
    assert ranked[0]["one meaning"] == 0.7
    assert ranked[1]["ranked"] == 0.2
    assert ranked[1]["ranked share"] == pytest.approx(0.25)
    assert len(set(SIGNALS)) == len(SIGNALS)
    assert SCF_SIGNALS[0] == PRIMARY
    assert len(SCF_SIGNALS) == 1 + 2 * (len(CLAUSES) + 1)


def test_frequencies_are_those_that_are_tested_on_their_own() -> None:
    found = subclause_frequencies(A, [A, A, A, WHERE], "sqlite", SCHEMA)
    assert found is not None
    assert [of_both()[0][f"nucleus {clause}"] for clause in CLAUSES] == list(found.shares)


def test_what_could_not_be_measured_is_left_out() -> None:
    beam_only = signals(EXECUTION, [0.9, 0.4], [candidate(A, 0.3, beam=1)], LINKED, SCHEMA, "how many")[0]
    assert not [name for name in beam_only if name.startswith("nucleus")]
    assert beam_only["beam AGG"] == 1.0
    broken = candidate("SELECT (((", 0.3, nucleus=1)
    alone = Execution((cluster(1.0, broken),), 0.0, 0.0)
    of_its_query = {*SCF_SIGNALS, "grouped", "ordered", "limited", *WITHOUT_MODELS} - {PRIMARY}
    assert set(signals(alone, [0.5], [broken], LINKED, SCHEMA, "how many")[0]) == set(SIGNALS) - of_its_query


def test_only_judged_clusters_have_signals_and_none_is_fine() -> None:
    assert len(signals(EXECUTION, [0.9], [FIRST], LINKED, SCHEMA, "how many")) == 1
    assert signals(Execution((), 0.0, 1.0), [], [FAILED], LINKED, SCHEMA, "how many") == ()


def test_a_probability_is_that_of_the_scaling_and_none_without_a_signal() -> None:
    scaling = PlattScaling(("judged", "share"), (2.0, 0.5), -0.25)
    logit = 2 * math.log(9) + 0.5 * math.log(3) - 0.25
    one, without = of_both()[0], {"judged": 0.9}
    assert calibrated([one], scaling) == pytest.approx((1 / (1 + math.exp(-logit)),))
    assert calibrated([without, one, without], scaling) == (None, *calibrated([one], scaling), None)
    assert calibrated([without], scaling) == (None,)
    assert calibrated([], scaling) == ()


def test_an_impossible_candidate_has_probability_zero_and_a_cluster_without_likelihood_no_certainty() -> None:
    impossible = Candidate(A, (), -math.inf, "write_sql/beam", 1, 1, 0)
    found = signals(Execution((cluster(0.0, impossible),), 0.0, 0.0), [0.5], [impossible], LINKED, SCHEMA, "how many")[
        0
    ]
    assert (found[PRIMARY], found["execution entropy"]) == (0.0, 0.0)


@settings(max_examples=50, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from([A, B, WHERE, "nonsense (", "SELECT 1"]),
            st.floats(1e-30, 1.0),
            st.integers(0, 9),
            st.integers(0, 9),
            st.floats(0, 1),
        ),
        min_size=1,
        max_size=6,
    ),
    st.floats(0, 1),
)
def test_signals_lie_between_0_and_1_whatever_was_written(
    found: list[tuple[str, float, int, int, float]], failed: float
) -> None:
    candidates = [candidate(sql, p, nucleus, beam) for sql, p, nucleus, beam, _ in found]
    shares = [p / sum(p for _, p, *_ in found) for _, p, *_ in found]
    execution = Execution(tuple(map(cluster, shares, candidates)), entropy_nats(shares), failed)
    judged = [judgment for *_, judgment in found]
    for of_reading in signals(execution, judged, candidates, LINKED, SCHEMA, "how many"):
        assert all(0 <= value <= 1 for value in of_reading.values())
        assert set(of_reading) <= set(SIGNALS)


def test_the_default_settings_sample_both_ways() -> None:
    """Else half of the signals would never be there."""
    assert AnswerSettings().nucleus > 0
    assert AnswerSettings().beam > 0
