"""The novelty test: by hand, exact under exchangeability by simulation, and what it holds when written."""

from __future__ import annotations

import doctest
import io
from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from reliability.errors import BadInput
from reliability.promises import novelty
from reliability.promises.novelty import Likeness, fit_novelty, likeness, novelty_from_bytes


def test_the_examples_in_the_docstrings_hold() -> None:
    assert not doctest.testmod(novelty).failed


def at(degrees: float, **more: object) -> Likeness:
    """A question whose vector has this direction."""
    angle = np.deg2rad(degrees)
    return likeness([np.cos(angle), np.sin(angle)], **more)  # type: ignore[arg-type]


def test_by_hand_with_one_neighbour() -> None:
    """Four questions at 0°, 10°, 20° and 90°; a fifth at 40°. Nearest others of all five: 10, 10, 10, 50, 20 degrees,
    so that one is stranger than the fifth, and it counts itself: 2 of 5."""
    test = fit_novelty([at(0), at(10), at(20), at(90)], 0.3, neighbours=1)
    assert test.p_value(at(40)) == 2 / 5
    assert not test.unlike(at(40))
    # At 179° its nearest is 89° off, and then 90° stands 70° from its own: none is stranger.
    assert test.p_value(at(179)) == 1 / 5
    assert test.unlike(at(179))
    # At 88° it takes the loneliest question's loneliness away: nearest others 10, 10, 10, 2, 2 degrees.
    assert test.p_value(at(88)) == 1.0


def test_the_level_itself_is_unlike_and_anything_above_is_not() -> None:
    same = [at(0)] * 19
    assert fit_novelty(same, 0.05).unlike(at(90))  # p = 1/20
    assert not fit_novelty(same[1:], 0.05).unlike(at(90))  # p = 1/19: too few to be sure of anything at 5 %
    assert not fit_novelty(same, 0.0).unlike(at(90))


def test_unexplained_words_and_operations_never_seen_are_strange_too() -> None:
    common = [at(0, operations=("count",)) for _ in range(19)]
    test = fit_novelty(common, 0.05)
    assert test.p_value(at(0, operations=("count",))) == 1.0
    assert test.unlike(at(0, unexplained=0.2, operations=("count",)))
    assert test.unlike(at(0, operations=("count", "median")))
    seen = fit_novelty([*common, at(0, operations=("count", "median"))], 0.05)
    assert seen.p_value(at(0, operations=("count", "median"))) == 1.0  # its twin is strange no more


def test_a_question_that_could_not_be_measured_is_unlike_them() -> None:
    assert fit_novelty([at(0)], 0.05).unlike(None)
    assert not fit_novelty([at(0)], 0.0).unlike(None)


# --- what is promised ------------------------------------------------------------------------------


def drawn(rng: np.random.Generator, count: int) -> list[Likeness]:
    """Exchangeable questions of a few topics of unequal size, with words and operations of their own."""
    topics = rng.integers(6, size=count) ** 2 * 25.0
    spread, words = rng.normal(0, 8, count), rng.integers(3, size=count) / 4
    names = ("count", "sum", "top", "share", "median", "growth", "rank", "below")
    picked = np.minimum(rng.geometric(0.4, count) - 1, len(names) - 1)
    return [
        at(float(t + s), unexplained=float(w), operations=(names[p],))
        for t, s, w, p in zip(topics, spread, words, picked, strict=True)
    ]


def test_false_alarms_are_at_most_the_level_and_about_as_many() -> None:
    """2,000 draws of 39 questions and one more, exchangeable with them: P(p ≤ η) ≤ η at every η, and with scores that
    rarely tie hardly less, so that a rank off by one would be seen (at 39 + 1, η = 0.05 is two of forty)."""
    rng = np.random.default_rng(0)
    found = []
    for _ in range(2_000):
        *known, new = drawn(rng, 40)
        found.append(fit_novelty(known, 0.05).p_value(new))
    p = np.asarray(found)
    for level in (0.025, 0.05, 0.1, 0.3):
        share = float((p <= level).mean())
        deviation = (level * (1 - level) / len(p)) ** 0.5
        assert level - 4 * deviation < share < level + 4 * deviation, (level, share)


def test_each_of_a_bag_is_ranked_alike_so_that_the_test_is_exact() -> None:
    """Leaving out each of n + 1 questions in turn, at most k have p ≤ k/(n + 1): the finite statement behind it."""
    for seed in range(20):
        bag = drawn(np.random.default_rng(seed), 20)
        p = [fit_novelty([*bag[:i], *bag[i + 1 :]], 0.05).p_value(bag[i]) for i in range(len(bag))]
        for k in range(1, 21):
            assert sum(value <= k / 20 + 1e-12 for value in p) <= k


def test_shifted_questions_are_caught() -> None:
    rng = np.random.default_rng(1)
    test = fit_novelty([at(float(d)) for d in rng.normal(0, 10, 99)], 0.05)
    caught = [test.unlike(at(float(d))) for d in rng.normal(90, 10, 100)]
    assert np.mean(caught) > 0.95


# --- as bytes --------------------------------------------------------------------------------------


def questions(count: int, width: int) -> Sequence[Likeness]:
    rng = np.random.default_rng(3)
    vectors: NDArray[np.float64] = rng.normal(size=(count, width))
    return [likeness(v, 0.25 * (n % 3), ("count", "top")[: n % 3]) for n, v in enumerate(vectors)]


def test_it_comes_back_exactly_is_small_and_holds_no_text() -> None:
    test = fit_novelty(questions(733, 384), 0.05)
    content = test.to_bytes()
    assert content == test.to_bytes()
    assert len(content) < 500_000  # of a record of at most 2 MB
    again = novelty_from_bytes(content, 0.05)
    assert again.questions == test.questions
    new = questions(734, 384)[-1]
    assert again.p_value(new) == test.p_value(new)
    with np.load(io.BytesIO(content)) as arrays:
        assert bytes(arrays["names"].tobytes()) == b"count\ntop"
        assert {name for name in arrays if arrays[name].dtype.kind in "US"} == set()


@pytest.mark.parametrize("content", [b"", b"PK", b"\x00" * 99])
def test_bytes_that_are_no_novelty_test_are_one_sentence(content: bytes) -> None:
    with pytest.raises(BadInput, match="Not a novelty test"):
        novelty_from_bytes(content, 0.05)


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(BadInput, match="needs questions"):
        fit_novelty([], 0.05)
    with pytest.raises(BadInput, match="level"):
        fit_novelty([at(0)], 1.0)
    with pytest.raises(BadInput, match="widths differ"):
        fit_novelty([at(0)], 0.05).p_value(likeness([1.0, 0.0, 0.0]))
    for vector, share in (([np.nan], 0.0), ([1.0], 1.5), ([[1.0]], 0.0)):
        with pytest.raises(BadInput, match="finite numbers"):
            likeness(vector, share)
    assert likeness([0.0, 0.0]).vector == (0, 0)
