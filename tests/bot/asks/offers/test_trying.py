"""Every message that asks nothing of the data is answered with questions that can be asked."""

from __future__ import annotations

import pytest

from bot.asks.offers.trying import with_examples
from bot.slack.views.helped import helped
from reliability.question.examples import example_questions
from reliability.question.helping import shown_for
from reliability.question.intent import Intent
from reliability.values import HelpKind
from tests.support.live_bot import SCHEMA, action_ids

MADE = example_questions(SCHEMA)


@pytest.mark.parametrize("kind", list(HelpKind))
def test_every_kind_shows_examples_on_buttons(kind: HelpKind) -> None:
    shown = with_examples(shown_for(Intent(kind), SCHEMA), SCHEMA)
    assert shown.examples
    assert set(shown.examples) <= set(MADE)
    message = {"blocks": list(helped(shown).blocks)}
    assert len(action_ids(message)) == (2 if kind is HelpKind.THANKS else len(MADE))


def test_a_warehouses_own_examples_go_before_made_ones_and_what_help_shows_stays() -> None:
    own = ("How many orders?", "Net sales by month?")
    assert with_examples(shown_for(Intent(HelpKind.CHANGE), SCHEMA), SCHEMA, own).examples == own
    greeted = shown_for(Intent(HelpKind.GREETING), SCHEMA)
    assert with_examples(greeted, SCHEMA, own) is greeted


def test_thanks_are_answered_with_at_most_two_ideas_those_of_the_thread_first() -> None:
    thanked = shown_for(Intent(HelpKind.THANKS), SCHEMA)
    assert with_examples(thanked, SCHEMA, MADE, ("by month", "by status", "by country")).examples == (
        "by month",
        "by status",
    )
    assert with_examples(thanked, SCHEMA, ideas=("by month",)).examples == ("by month",)
    assert with_examples(thanked, SCHEMA).examples == MADE[:2]
    complained = shown_for(Intent(HelpKind.FEEDBACK), SCHEMA)
    assert with_examples(complained, SCHEMA, ideas=("by month",)).examples == MADE
