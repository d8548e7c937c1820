"""Only what somebody confirmed, verified, or a promise stands behind is asked again by itself."""

from __future__ import annotations

import pytest

from bot.asks.schedules.runs import may_repeat
from reliability.clarifications.readings import ChooseReading
from reliability.values import Exchange, Reading, Reply, ReplyKind, Rows
from tests.support.live_bot import answered

ONE, OTHER = (Reading(f"SELECT {n}", f"Number {n}", Rows(("n",), ((n,),))) for n in (1, 2))


@pytest.mark.parametrize(
    ("reply", "may"),
    [(Reply(ReplyKind.CHOICE, 1), True), (Reply(ReplyKind.JUST_ANSWER), False)],
    ids=["chosen", "waved away"],
)
def test_who_waves_the_question_away_has_confirmed_nothing(reply: Reply, may: bool) -> None:
    exchange = Exchange(ChooseReading(0, (ONE, OTHER)), reply)
    assert may_repeat(answered(ONE, asked=True, exchanges=(exchange,))) is may


def test_an_answer_that_nobody_was_asked_about_is_not_confirmed() -> None:
    assert not may_repeat(answered(ONE))
