"""Next questions under an answer, with the real bot: a tap asks in the thread, as a question of one's own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.live_bot import LiveBot, live_bot, text_of


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    def following(request: object, outcome: object) -> tuple[str, ...]:
        return ("by month", "by status", "only the top 3", "one too many")

    with live_bot(tmp_path_factory.mktemp("bot"), next_of=following) as bot:
        yield bot


def test_a_tap_asks_in_the_thread(bot: LiveBot) -> None:
    ts = bot.workspace.mention("ada", "#data", "How many orders?")
    answer = bot.wait_reply("#data", ts)
    shown = [e for block in answer["blocks"] if block.get("block_id") == "candor_next" for e in block["elements"]]
    assert [each["value"] for each in shown] == ["by month", "by status", "only the top 3"]
    bot.workspace.click("ben", "#data", answer["ts"], shown[0]["action_id"])
    assert "by month" in text_of(bot.wait_reply("#data", ts, 2))
    assert bot.until(lambda: len(bot.begun) == 2)
    asked = bot.begun[1].question
    assert (asked.text, asked.previous.question if asked.previous else "") == ("by month", "How many orders?")
    assert asked.person == "U0BEN00001"
