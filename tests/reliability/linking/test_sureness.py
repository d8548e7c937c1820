"""How sure the output was, by hand; and at an extreme."""

from __future__ import annotations

import doctest
import math

import numpy as np
import pytest

from reliability.errors import BadInput
from reliability.linking import sureness as module
from reliability.linking.sureness import FEATURES, sureness, with_sureness


def test_the_example_in_the_docstring_holds() -> None:
    assert not doctest.testmod(module).failed


def test_by_hand() -> None:
    """Legal: p = 0.2, 0.1, 0.1 (the end first of the two). Shares 1/2, 1/4, 1/4; H = 1.5 ln 2."""
    (found,) = sureness([np.log([0.1, 0.2, 0.1])], [[7, 3, 4]], end_id=7)
    assert found.tolist() == pytest.approx(
        [0.0, math.log(2), math.log(0.4), 1.5 * math.log(2), math.log(3), 0, 1, 1], abs=1e-6
    )
    (found,) = sureness([np.log([0.1, 0.2])], [[7, 3]], end_id=3)
    assert found[5:].tolist() == [1, 0, 1]
    (found,) = sureness([np.log([0.1, 0.2])], [[7, 3]], end_id=9)
    assert found[5:].tolist() == [0, 0, 0]


def test_a_token_that_is_alone_or_far_ahead_is_as_sure_as_can_be() -> None:
    for scores in ([-3.0], [-0.1, -800.0], [-0.1, -math.inf]):
        (found,) = sureness([scores], [list(range(len(scores)))], end_id=9)
        assert found[:2].tolist() == [20, 20]
        assert np.isfinite(found).all()
    (found,) = sureness([[-900.0, -901.0]], [[1, 2]], end_id=9)
    assert found[:3].tolist() == pytest.approx([1.0, 1.0, -20.0])
    assert sureness([], [], 9).shape == (0, len(FEATURES))


@pytest.mark.parametrize(
    ("scores", "legal"),
    [([[]], [[]]), ([[-1.0]], [[1, 2]]), ([[-1.0]], []), ([[math.nan]], [[1]]), ([[-math.inf]], [[1]])],
)
def test_steps_that_make_no_sense_are_refused(scores: list[list[float]], legal: list[list[int]]) -> None:
    with pytest.raises(BadInput, match="log-probabilities"):
        sureness(scores, legal, 9)


def test_it_stands_beside_every_layer_and_once_alone() -> None:
    states = np.arange(12, dtype=np.float32).reshape(2, 2, 3)
    found = with_sureness(states, np.asarray([[7, 8], [9, 10]], np.float32))
    assert found[0].tolist() == [[0, 1, 2, 7, 8], [3, 4, 5, 7, 8], [0, 0, 0, 7, 8]]
    assert found[1, 2].tolist() == [0, 0, 0, 9, 10]
    with pytest.raises(BadInput, match="2 steps"):
        with_sureness(states, np.zeros((3, 2), np.float32))
