"""What admins see of reviews: valid whatever a question, a reading or a query holds, and sent within Slack's limits."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from adapters.store.reviews.proposals import Proposal, ProposalState
from adapters.store.reviews.reviews import Review
from bot.console.validation import check_view as check_view_as_slack
from bot.reviews.promising import ReviewStanding
from bot.reviews.reviewing import MOST_READINGS, MOST_SQL, ShownReview
from bot.slack.block_validator import check_view
from bot.slack.views.home import HomeContent, Setup, home
from bot.slack.views.kit import View
from bot.slack.views.review.review import home_blocks, review_modal, sql_modal
from reliability.promises.reviews.outlook import outlook
from reliability.values import PreviousTurn, Reading, Rows

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
HOSTILE = "<!channel> *b* `c` \x00\ud800 😀" * 90
WIDE = Rows(tuple(f"c{n}" for n in range(40)), tuple((HOSTILE,) * 40 for _ in range(40)))


def valid(view: View) -> View:
    check_view(view)
    check_view_as_slack(view, str(view["type"]))
    return view


def shown(question: str, readings: int, before: str = "") -> ShownReview:
    previous = PreviousTurn(before, "SELECT 1") if before else None
    review = Review("e" * 200, "w", "2026-W47", True, question, previous, NOON)
    return ShownReview(review, tuple(Reading(f"SELECT {n}", HOSTILE, WIDE) for n in range(readings)))


@pytest.mark.parametrize("readings", [0, 1, MOST_READINGS])
@pytest.mark.parametrize("question", ["how many?", HOSTILE])
def test_a_review_is_a_valid_modal_with_every_reading_and_none(question: str, readings: int) -> None:
    view = valid(review_modal(shown(question, readings, question)))
    [which] = [block for block in view["blocks"] if block.get("block_id") == "which"]
    assert [each["value"] for each in which["element"]["options"]] == [*map(str, range(readings)), "none"]
    assert "<!channel>" not in json.dumps(view)


def test_a_query_as_long_as_is_taken_fits_into_the_modal() -> None:
    for sql in ("x" * (MOST_SQL - 2), "\n" * (MOST_SQL // 2 - 1), '"' * (MOST_SQL // 2 - 1)):
        assert len(json.dumps(sql)) <= MOST_SQL
        view = valid(sql_modal(shown(HOSTILE, 1), sql, WIDE))
        assert len(view["private_metadata"]) <= 3000
        assert json.loads(view["private_metadata"])["sql"] == sql


@pytest.mark.parametrize("state", ["proposed", "on", "off", "broken", "failed"])
def test_home_offers_what_can_be_done(state: ProposalState) -> None:
    made = Proposal("w", 1, 120, state, "n", HOSTILE, NOON, "", NOON)
    standing = ReviewStanding("w", 2, outlook([True, False]), made, "It promises nothing.")
    valid(home(HomeContent((Setup("w", "m", "c"),), reviews=(standing,))))
    text = json.dumps(home_blocks((standing,)))
    assert ("candor_review_on" in text) == (state in ("proposed", "off"))
    assert ("candor_review_off" in text) == (state == "on")
    assert "candor_review_next" in text
    assert home_blocks(()) == []
    assert "candor_review" not in json.dumps(home_blocks((ReviewStanding("w", 0, outlook([])),)))
