"""Linking that branches, in the real bot: refused once, corrected, answered; in one go and across restarts."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.store import Store
from adapters.warehouses.fake import FakeWarehouse
from bot.asks.conversation import AskRequest
from bot.wording import answering, clarifying, phrasing
from reliability.answer import answer
from reliability.core import AnswerSettings, Core, Stage
from reliability.prompts import Prompts
from reliability.values import Clarification, Outcome, Reply, Rows
from tests.support.doubt_record import doubt_record
from tests.support.live_bot import SCHEMA, LiveBot, live_bot, text_of
from tests.support.page_story import chromium, send, type_question
from tests.support.peopled_workspace import PeopledWorkspace

QUESTION = "What were total sales last year?"
NET = "SELECT SUM(orders.net_sales) FROM orders"
Flow = Callable[[AskRequest, Stage], Generator[Clarification, Reply, Outcome]]


def _says(prompt: str) -> dict[str, float] | list[str]:
    """A model that is of two minds about tables and columns, and prefers the wrong ones."""
    if prompt.endswith("tables :"):
        return {"customers": 0.6, "orders": 0.4}
    if prompt.endswith("columns :"):
        return {"orders.gross_sales": 0.6, "orders.net_sales": 0.4}
    if prompt.endswith("sql :"):
        return [NET]
    return ["Yes", "No"] if "right ?" in prompt else ["True", "False"]


def _flow_of(store: Store) -> Flow:
    prompts = Prompts(Path(__file__).parents[3] / "prompts" / "compact")
    warehouse = FakeWarehouse(SCHEMA, {NET: Rows(("total",), ((4711,),))})
    core = Core(
        FakeModel(_says),
        FakeEncoder(),
        warehouse,
        store.memory,
        prompts,
        AnswerSettings(constrain_sql=False, composed=0),
        record=doubt_record(),
    )
    return lambda request, stage: answer(request.question, core, stage)


def _open(bot: LiveBot, ts: str, count: int) -> dict[str, Any]:
    return bot.wait_reply("#data", ts, count)


def _end(bot: LiveBot, ts: str, count: int) -> None:
    said = text_of(_open(bot, ts, count))
    assert "4,711" in said
    assert "You chose: `orders`" in said
    assert "You chose: `orders.net_sales`" in said


def test_an_ask_that_branches_is_refused_once_corrected_and_answered(tmp_path: Path) -> None:
    with live_bot(tmp_path, flow_of=_flow_of) as bot:
        ts = bot.workspace.mention("ada", "#data", QUESTION)
        asked = _open(bot, ts, 1)
        assert "`customers`" in text_of(asked)
        bot.workspace.click("ada", "#data", asked["ts"], "candor_no")
        choose = _open(bot, ts, 2)
        assert clarifying.CHOOSE_ELEMENT_TITLE in text_of(choose)
        assert "`customers`" not in text_of(choose)
        bot.workspace.click("ada", "#data", choose["ts"], "candor_choice_0")
        columns = _open(bot, ts, 3)
        assert "`orders.gross_sales`" in text_of(columns)
        assert "before discounts" in text_of(columns)
        bot.workspace.select("ada", "#data", columns["ts"], "candor_select", "0")
        _end(bot, ts, 4)
        assert len(bot.thread("#data", ts)) == 4


def test_the_same_across_a_restart_at_every_clarification(tmp_path: Path) -> None:
    with PeopledWorkspace(retry_delays_s=(0.2, 0.5)).run_in_thread() as workspace:
        with live_bot(tmp_path, workspace=workspace, flow_of=_flow_of) as first:
            ts = workspace.mention("ada", "#data", QUESTION)
            asked = _open(first, ts, 1)
        with live_bot(tmp_path, workspace=workspace, flow_of=_flow_of) as second:
            workspace.click("ada", "#data", asked["ts"], "candor_no")
            choose = _open(second, ts, 2)
        with live_bot(tmp_path, workspace=workspace, flow_of=_flow_of) as third:
            workspace.click("ada", "#data", choose["ts"], "candor_choice_0")
            columns = _open(third, ts, 3)
        with live_bot(tmp_path, workspace=workspace, flow_of=_flow_of) as fourth:
            workspace.select("ada", "#data", columns["ts"], "candor_select", "0")
            _end(fourth, ts, 4)
            assert len(fourth.thread("#data", ts)) == 4


def test_a_list_is_said_whole_in_one_reply(tmp_path: Path) -> None:
    with live_bot(tmp_path, flow_of=_flow_of) as bot:
        ts = bot.workspace.mention("ada", "#data", QUESTION)
        asked = _open(bot, ts, 1)
        bot.workspace.click("ada", "#data", asked["ts"], "candor_other")
        modal = _modal(bot)
        shown = [option["text"]["text"] for option in modal["blocks"][0]["element"]["options"]]
        assert shown[0] == "customers"
        refused = bot.workspace.submit_view("ada", modal["id"], {"picked": ["0"]})
        assert refused.errors == {"said": phrasing.TYPE_SOMETHING}, "nothing was changed, nothing said"
        refused = bot.workspace.submit_view("ada", modal["id"], {"picked": []})
        assert refused.errors == {"list": clarifying.LIST_EMPTY}
        number = str(shown.index("orders"))
        both = {"picked": [number], "text": "only paid ones"}
        refused = bot.workspace.submit_view("ada", modal["id"], both)
        assert refused.errors == {"said": clarifying.LIST_AND_WORDS}, "neither may be dropped unseen"
        assert not bot.workspace.submit_view("ada", modal["id"], {"picked": [number], "text": ""}).errors
        columns = _open(bot, ts, 2)
        bot.workspace.select("ada", "#data", columns["ts"], "candor_select", "0")
        _end(bot, ts, 3)


def test_a_typed_name_is_one_more_on_the_list(tmp_path: Path) -> None:
    with live_bot(tmp_path, flow_of=_flow_of) as bot:
        ts = bot.workspace.mention("ada", "#data", QUESTION)
        asked = _open(bot, ts, 1)
        bot.workspace.select("ada", "#data", asked["ts"], "candor_select", "0")
        bot.workspace.click("ada", "#data", _open(bot, ts, 2)["ts"], "candor_no")
        choose = _open(bot, ts, 3)
        bot.workspace.click("ada", "#data", choose["ts"], "candor_name")
        modal = _modal(bot)
        shown = [option["text"]["text"] for option in modal["blocks"][0]["element"]["options"]]
        number = str(shown.index("orders.net_sales"))
        answers = {"picked": [number], "text": "orders.gross_sales"}
        assert not bot.workspace.submit_view("ada", modal["id"], answers).errors
        _end(bot, ts, 4)
        settled = next(m for m in bot.thread("#data", ts) if m["ts"] == choose["ts"])
        assert "`orders.net_sales`, `orders.gross_sales`" in text_of(settled)


def _modal(bot: LiveBot) -> dict[str, Any]:
    assert bot.until(lambda: bot.workspace.modal("ada") is not None)
    found: dict[str, Any] | None = bot.workspace.modal("ada")
    assert found is not None
    return found


def test_just_answer_says_so_in_the_answer(tmp_path: Path) -> None:
    with live_bot(tmp_path, flow_of=_flow_of) as bot:
        ts = bot.workspace.mention("ada", "#data", QUESTION)
        bot.workspace.click("ada", "#data", _open(bot, ts, 1)["ts"], "candor_just_answer")
        assert answering.JUST_ANSWERED in text_of(_open(bot, ts, 2))


@pytest.mark.slow
@pytest.mark.browser
def test_a_person_corrects_a_table_in_the_page(tmp_path: Path, chromium_path: str) -> None:
    place = PeopledWorkspace(retry_delays_s=(0.5,), acknowledge_within_s=60.0, trigger_lifetime_s=120.0)
    with (
        place.run_in_thread(),
        live_bot(tmp_path, workspace=place, flow_of=_flow_of) as bot,
        chromium(chromium_path) as browser,
    ):
        page = browser.new_page(viewport={"width": 1280, "height": 860}, reduced_motion="reduce")
        page.set_default_timeout(30_000)
        page.goto(bot.workspace.url)
        type_question(page, QUESTION)
        thread = send(page)
        expect(thread).to_contain_text("customers", timeout=120_000)
        thread.get_by_test_id("action-candor_no").click()
        expect(thread).to_contain_text(clarifying.CHOOSE_ELEMENT_TITLE, timeout=120_000)
        thread.get_by_test_id("action-candor_choice_0").click()
        expect(thread).to_contain_text("orders.gross_sales", timeout=120_000)
        thread.get_by_test_id("action-candor_yes").click()
        expect(thread).to_contain_text("4,711", timeout=120_000)
