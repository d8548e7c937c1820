"""Buttons outlive the process that posted them, and so does a question whose answer could not be said."""

from __future__ import annotations

import copy
from pathlib import Path

from bot.console import Delivery
from bot.wording import clarifying, errors
from tests.support.live_bot import confirming, live_bot, text_of
from tests.support.peopled_workspace import PeopledWorkspace


def test_a_click_after_a_restart_works_as_before_it(tmp_path: Path) -> None:
    with PeopledWorkspace(retry_delays_s=(0.2, 0.5)).run_in_thread() as workspace:
        with live_bot(tmp_path, workspace=workspace) as before:
            before.script["across a restart"] = confirming
            ts = workspace.mention("ada", "#data", "across a restart")
            asked = before.wait_reply("#data", ts)
        with live_bot(tmp_path, workspace=workspace) as after:
            after.script["across a restart"] = confirming
            click = workspace.click("ada", "#data", asked["ts"], "candor_yes")
            assert "You replied yes" in text_of(after.wait_reply("#data", ts, 2))
            again = Delivery("interactive", copy.deepcopy(click.payload))
            workspace.deliveries.send(again)
            after.wait_notice("#data", "ada", clarifying.already_answered(workspace.user_id("ada")))
            after.quiet()
            assert len(after.thread("#data", ts)) == 2


def test_a_question_asked_while_the_bot_was_away_is_answered_when_it_is_back(tmp_path: Path) -> None:
    with PeopledWorkspace(retry_delays_s=(0.5,) * 60).run_in_thread() as workspace:
        ts = workspace.mention("ada", "#data", "asked while away")
        with live_bot(tmp_path, workspace=workspace) as bot:
            assert "Answer to asked while away" in text_of(bot.wait_reply("#data", ts))


def test_a_dead_token_keeps_the_answer_for_the_next_start(tmp_path: Path) -> None:
    with PeopledWorkspace().run_in_thread() as workspace:
        with live_bot(tmp_path, workspace=workspace) as bot:
            workspace.fail_next("conversations.replies", "error", error="token_revoked")
            ts = workspace.mention("ada", "#data", "said later")
            assert bot.until(lambda: bot.lost)
            calls = len(workspace.calls())
            bot.quiet(1.5)
            assert len(workspace.calls()) == calls, "not one call more with a dead token"
            assert bot.lost == [errors.ACCESS_LOST.format(code="token_revoked")]
        with live_bot(tmp_path, workspace=workspace) as again:
            assert "Answer to said later" in text_of(again.wait_reply("#data", ts, timeout_s=60))
