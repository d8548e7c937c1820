"""Two generators share the probability: neither can silence the other, and one alone is as it was."""

from __future__ import annotations

import doctest
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reliability.candidates import mixture
from reliability.candidates.execution import result_shares
from reliability.candidates.mixture import COMPOSED_SHARE, log_masses
from reliability.composing.precedents.ranking import SHARPNESS
from reliability.values import Candidate


def candidate(name: str, log_likelihood: float, fit: float = 0.0) -> Candidate:
    return Candidate(name, (), log_likelihood, "test/beam", fit=fit)


def test_the_examples_in_the_docstrings_hold() -> None:
    result = doctest.testmod(mixture)
    assert result.attempted
    assert not result.failed


def test_without_composed_queries_a_mass_is_the_share_of_the_likelihood() -> None:
    written = [candidate("a", math.log(0.3)), candidate("b", math.log(0.1))]
    found = [math.exp(mass) for mass in log_masses(written)]
    shares = result_shares({"a": [math.log(0.3)], "b": [math.log(0.1)]})
    assert found == pytest.approx([shares["a"], shares["b"]])


def test_by_hand_what_two_generators_give() -> None:
    """Likelihoods 3 : 1 : 0, fits 0 : 0.8 : 0.4, so that 0.8 counts 2^t times 0.4."""
    written = [candidate("a", math.log(0.3)), candidate("b", math.log(0.1), 0.8), candidate("c", -math.inf, 0.4)]
    found = [math.exp(mass) for mass in log_masses(written)]
    odds = 2**SHARPNESS
    w = COMPOSED_SHARE
    expected = [(1 - w) * 0.75, (1 - w) * 0.25 + w * odds / (odds + 1), w / (odds + 1)]
    assert found == pytest.approx(expected)


def test_a_composed_query_that_the_model_finds_impossible_still_holds_its_share() -> None:
    likely, strange = candidate("a", 0.0), candidate("b", -500.0, 0.7)
    assert [math.exp(mass) for mass in log_masses([likely, strange])] == pytest.approx([0.5, 0.5])


logs = st.floats(-1e4, 0) | st.just(-math.inf)


@given(st.lists(st.builds(candidate, st.text(), logs, st.just(0.0) | st.floats(1e-6, 1)), min_size=1, max_size=12))
def test_masses_are_a_distribution(written: list[Candidate]) -> None:
    masses = log_masses(written)
    assert math.fsum(map(math.exp, masses)) == pytest.approx(1)
    assert not any(map(math.isnan, masses))


def test_of_nothing_there_is_no_mass() -> None:
    assert log_masses([]) == []
