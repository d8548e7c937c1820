"""What is drawn, how many reviews a promise needs, and whether what they show then holds."""

from __future__ import annotations

import math
from collections import Counter
from datetime import UTC, datetime
from typing import Any

import pytest

from reliability.calibration.log_parts import SHARES, LogPart
from reliability.errors import BadInput
from reliability.promises.reviews.draw import AskedInWeek, draw, span_of, week_of
from reliability.promises.reviews.outlook import (
    BOUNDING,
    LOOKS,
    SMALLEST,
    Prospect,
    latest_look,
    look_delta,
    look_size,
    outlook,
    shows,
)
from reliability.promises.reviews.simulated import TEAMS, SimulatedTeam, simulate

# --- the draw --------------------------------------------------------------------------------------


def asked(count: int, doubt: int = 0) -> list[AskedInWeek]:
    return [AskedInWeek(f"Ev{number}", doubt) for number in range(count)]


def test_the_draw_looks_at_nothing_but_ids() -> None:
    plain = draw(asked(50), "retail", "2026-W47", 10)
    assert draw(asked(50)[::-1], "retail", "2026-W47", 10).promise == plain.promise
    assert draw(asked(50, doubt=3), "retail", "2026-W47", 10).promise == plain.promise
    assert draw(asked(50) * 2, "retail", "2026-W47", 10).promise == plain.promise
    assert draw(asked(50), "retail", "2026-W48", 10).promise != plain.promise
    assert draw(asked(50), "other", "2026-W47", 10).promise != plain.promise


def test_every_question_is_drawn_about_as_often() -> None:
    times = Counter(i for week in range(400) for i in draw(asked(20), "retail", f"week {week}", 5).promise)
    assert len(times) == 20
    assert all(60 <= count <= 140 for count in times.values())  # 100 expected, standard deviation 8.7


def test_doubtful_ones_are_drawn_from_the_others_most_doubtful_first() -> None:
    questions = [AskedInWeek(f"Ev{number}", number % 4) for number in range(40)]
    found = draw(questions, "retail", "2026-W47", 10, besides=5)
    assert len(found.promise) == 10
    assert not set(found.promise) & set(found.learning)
    doubt = {each.id: each.doubt for each in questions}
    left = sorted((each.doubt for each in questions if each.id not in found.promise), reverse=True)
    assert [doubt[i] for i in found.learning] == left[:5]


@pytest.mark.parametrize(("size", "besides"), [(0, 0), (-3, -1), (99, 99)])
def test_the_draw_of_nothing_or_of_everything(size: int, besides: int) -> None:
    found = draw(asked(7), "retail", "2026-W47", size, besides)
    assert len(found.promise) == (7 if size == 99 else 0)
    assert found.learning == ()
    assert draw([], "retail", "2026-W47", size, besides).promise == ()


def test_a_week_holds_its_moments_and_ends_where_the_next_begins() -> None:
    start, end = span_of("2026-W53")
    assert week_of(start) == "2026-W53"
    assert week_of(end) == "2027-W01"
    assert (start, end) == (datetime(2026, 12, 28, tzinfo=UTC), datetime(2027, 1, 4, tzinfo=UTC))
    with pytest.raises(ValueError, match="week"):
        span_of("2026-W60")


def test_the_shares_are_those_that_calibrations_divide_by() -> None:
    shares = dict(SHARES)
    assert (shares[LogPart.BOUND], min(shares.values())) == (BOUNDING, SMALLEST)


# --- the outlook, by hand --------------------------------------------------------------------------


def test_the_looks_share_delta() -> None:
    assert sum(look_delta(0.05, look) for look in range(1, 100_000)) == pytest.approx(0.05, abs=1e-6)
    assert [latest_look(n) for n in (0, 119, 120, 179, 180)] == [0, 0, 1, 1, 2]
    assert look_size(LOOKS) == 10_380


def test_without_an_error_the_first_look_needs_34_answers() -> None:
    """1 − δ₁^(1/n) ≤ 0.1 with δ₁ = 0.05 · 6/π² = 0.0304: n ≥ ln 0.0304 / ln 0.9 = 33.2."""
    assert math.log(look_delta(0.05, 1)) / math.log(0.9) == pytest.approx(33.16, abs=0.01)
    assert not shows(33, 0, 1, 0.1, 0.05)
    assert shows(34, 0, 1, 0.1, 0.05)


@pytest.mark.parametrize(
    ("right", "none", "needed"),
    [
        (40, 0, 120),  # 0.45 · 120 = 54 answers bound, 34 are needed
        (40, 40, 270),  # half: 27 of 34, then 40 of 47 (δ₂ = 0.0076), then 60 of 55 (δ₃ = 0.0034)
    ],
)
def test_what_is_needed_without_an_error(right: int, none: int, needed: int) -> None:
    found = outlook([*[True] * right, *[None] * none])
    assert (found.prospect, found.needed, found.weeks) == (Prospect.IN_REACH, needed, None)


def test_errors_make_it_longer_and_the_pace_says_when() -> None:
    found = outlook([*[True] * 98, *[False] * 2], a_week=12)
    assert (found.reviews, found.answers, found.wrong) == (100, 100, 2)
    assert found.needed is not None
    assert found.needed > 120
    assert found.weeks == math.ceil((found.needed - 100) / 12)
    bounding = math.floor(0.45 * found.needed)
    look = latest_look(found.needed)
    assert shows(bounding, math.ceil(0.02 * bounding), look, 0.1, 0.05)
    before = math.floor(0.45 * look_size(look - 1))
    assert not shows(before, math.ceil(0.02 * before), look - 1, 0.1, 0.05)


@pytest.mark.parametrize(
    ("foremost", "prospect"),
    [
        ([], Prospect.NOTHING_YET),
        ([None] * 30, Prospect.NOTHING_YET),
        ([True] * 9 + [False], Prospect.TOO_OFTEN_WRONG),  # exactly r*: never shown
        ([True] * 1000 + [False] * 110, Prospect.OUT_OF_REACH),
        ([True] * 91 + [False] * 9, Prospect.OUT_OF_REACH),
    ],
)
def test_nothing_is_promised_that_cannot_be_shown(foremost: list[bool | None], prospect: Prospect) -> None:
    found = outlook(foremost, a_week=50)
    assert (found.prospect, found.needed, found.weeks) == (prospect, None, None)


def test_looks_that_were_taken_are_not_needed_again() -> None:
    assert outlook([True] * 130, after=1).needed == 180
    assert outlook([True] * 130).needed == 120
    assert outlook([True] * 200).needed == 180  # a later look can be taken at once, the earlier one need not be


def test_impossible_numbers_are_refused() -> None:
    wrong: list[dict[str, Any]] = [{"risk": 0.0}, {"risk": 1.0}, {"delta": 0.0}, {"a_week": -1.0}]
    for given in wrong:
        with pytest.raises(BadInput):
            outlook([True], **given)


# --- simulated -------------------------------------------------------------------------------------


def test_the_bound_is_shown_for_teams_that_are_seldom_wrong_and_holds() -> None:
    good, *_ = simulate(TEAMS[:1], most=700)
    assert good.runs == 20
    assert good.shown >= 15
    assert good.broken == 0
    assert good.reviews is not None
    assert good.reviews[0] >= look_size(1)


def test_looking_again_and_again_does_not_show_what_is_not_so() -> None:
    """An error a hair above r* at every threshold: whatever is shown is broken, and may be in a share δ of runs."""
    worst = SimulatedTeam("a hair above", 1.0, 0.101, 0.101)
    [found] = simulate([worst], seeds=range(60), risk=0.1, delta=0.2, most=500)
    assert found.broken == found.shown
    assert found.broken <= 0.2 * 60 + 2 * math.sqrt(60 * 0.2 * 0.8)


def test_a_team_that_is_often_wrong_gets_no_promise() -> None:
    [found] = simulate(TEAMS[-1:], most=300)
    assert (found.shown, found.broken, found.reviews) == (0, 0, None)
