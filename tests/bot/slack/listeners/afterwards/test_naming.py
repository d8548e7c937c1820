"""Answers and schedules are named by who owns them: over the message, of its files, of what is shared; and in Home."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from adapters.store.kept.names import LONGEST_NAME
from adapters.store.store import Store
from bot.slack.block_validator import check_message, check_view
from bot.slack.listeners.desk import Rules
from bot.slack.views.afterwards.sharing import SHARE_ACTION, share_modal
from bot.slack.views.answer import CHART_OFF_ACTION, CHART_ON_ACTION, CSV_ACTION, shown_as
from bot.slack.views.answer import answer as answer_message
from bot.slack.views.kept.menu import MORE_ACTION, chosen_value
from bot.slack.views.kept.schedules import RENAME_SCHEDULE_ACTION, RENAMED_CALLBACK, STOP_SCHEDULE_ACTION
from bot.slack.views.kit import Message
from bot.wording.afterwards import sharing
from bot.wording.kept import scheduling
from reliability.errors import BadInput, NotFound
from reliability.values import Rows
from tests.contracts.store import HOSTILE, QUESTION, an_answer
from tests.support.live_bot import Flow, LiveBot, answered, live_bot, reading, text_of

BEN, ADA = "U0BEN00001", "U0ADA00001"
SQL = "SELECT COUNT(*) FROM orders"
BY_MONTH = [(f"2026-{month:02d}", 10 * month) for month in range(1, 8)]
_numbers = count(1)


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    rules = Rules("sample", admins=frozenset({ADA}))
    with live_bot(tmp_path_factory.mktemp("bot"), rules=rules, charts=True) as running:
        yield running


def chosen_answer(request: Any) -> Flow:
    yield from ()
    return answered(reading("Number of orders", (42,), sql=SQL), asked=True)


def monthly(request: Any) -> Flow:
    yield from ()
    return answered(reading("Orders by month", *BY_MONTH, columns=("month", "orders")), asked=True)


def asked(bot: LiveBot, flow: Any = chosen_answer) -> dict[str, Any]:
    question = f"How many orders were there, number {next(_numbers)}?"
    bot.script[question] = flow
    return bot.wait_reply("#data", bot.workspace.mention("ben", "#data", question))


def ask_id(message: dict[str, Any]) -> str:
    return str(message["metadata"]["event_payload"]["ask"])


def opened(bot: LiveBot, who: str, message: dict[str, Any]) -> dict[str, Any]:
    bot.workspace.close_view(who, whole_stack=True)
    bot.workspace.select(who, "#data", message["ts"], MORE_ACTION, chosen_value(SHARE_ACTION, ask_id(message)))
    assert bot.until(lambda: bot.workspace.modal(who))
    found = bot.workspace.modal(who)
    assert found is not None
    return found


def name(bot: LiveBot, message: dict[str, Any], words: str, **more: Any) -> dict[str, str]:
    view = opened(bot, "ben", message)
    return dict(bot.workspace.submit_view("ben", view["id"], {"name": {"text": words}, **more}).errors)


def now(bot: LiveBot, message: dict[str, Any]) -> dict[str, Any]:
    return next(each.as_json() for each in bot.workspace.all_messages() if each.ts == message["ts"])


def wait_head(bot: LiveBot, message: dict[str, Any], words: str) -> None:
    def head() -> bool:
        block = now(bot, message)["blocks"][0]
        return bool(block["type"] == "header" and block["text"]["text"] == words)

    assert bot.until(head), now(bot, message)["blocks"][0]


def test_who_asked_names_an_answer_and_takes_the_name_back(bot: LiveBot) -> None:
    answer = asked(bot)
    assert not name(bot, answer, "Orders so far")
    wait_head(bot, answer, "Orders so far")
    bot.wait_notice("#data", "ben", sharing.ANSWER_NAMED)
    assert bot.store.names.of(ask_id(answer)) == "Orders so far"
    shown = opened(bot, "ben", answer)
    assert "Orders so far" in str(shown), "the modal says what it is called"
    assert not name(bot, answer, "Orders this year")
    wait_head(bot, answer, "Orders this year")
    assert not name(bot, answer, "")
    wait_head(bot, answer, "42")
    bot.wait_notice("#data", "ben", sharing.ANSWER_UNNAMED)


def test_the_same_name_twice_and_no_wish_at_all_change_nothing(bot: LiveBot) -> None:
    answer = asked(bot)
    assert not name(bot, answer, "Once")
    wait_head(bot, answer, "Once")
    assert name(bot, answer, " Once ") == {"where": sharing.SHARE_NOTHING_NAMED}
    assert not bot.store.names.give(ask_id(answer), BEN, "Once")


def test_a_name_that_is_too_long_is_refused_under_its_field(bot: LiveBot) -> None:
    answer = asked(bot)
    view = opened(bot, "ben", answer)
    field = next(block for block in view["blocks"] if block.get("block_id") == "name")
    assert field["element"]["max_length"] == LONGEST_NAME
    with pytest.raises(BadInput):
        bot.store.names.give(ask_id(answer), BEN, "x" * (LONGEST_NAME + 1))
    assert bot.store.names.of(ask_id(answer)) == ""


def test_a_name_is_data_that_formats_and_notifies_nothing(bot: LiveBot) -> None:
    answer = asked(bot)
    assert not name(bot, answer, "*Sales* <!channel> :tada: <@U1>")
    assert bot.until(lambda: "Sales" in text_of(now(bot, answer)))
    shown = now(bot, answer)
    assert "<!channel>" not in text_of(shown)
    assert "<@U1>" not in shown["text"]
    assert shown["blocks"][0]["text"]["emoji"] is False


def test_files_and_what_is_shared_have_the_name(bot: LiveBot) -> None:
    answer = asked(bot, monthly)
    general = bot.workspace.state.channel("#general")
    assert not name(bot, answer, "Orders: 2026 by month", where={"where": general.id})
    assert bot.until(lambda: bot.workspace.bot_messages("#general"))
    [posted] = [m for m in bot.workspace.bot_messages("#general") if m["ephemeral_to"] is None]
    assert "Orders: 2026 by month" in text_of(posted)
    bot.workspace.click("ben", "#data", answer["ts"], CSV_ACTION)

    def named() -> list[str]:
        names = [str(each.body["name"]) for each in bot.workspace.state.files.values()]
        return [each for each in names if each.startswith("orders-2026-by-month-")]

    assert bot.until(named)


def test_a_chart_stays_as_it_is_shown(bot: LiveBot) -> None:
    answer = asked(bot, monthly)
    assert shown_as(answer) == "charts"
    assert not name(bot, answer, "By month")
    wait_head(bot, answer, "By month")
    assert shown_as(now(bot, answer)) == "charts"
    bot.workspace.click("ben", "#data", answer["ts"], CHART_OFF_ACTION)
    assert bot.until(lambda: shown_as(now(bot, answer)) == "offer")
    wait_head(bot, answer, "By month")
    assert not name(bot, answer, "Monthly")
    wait_head(bot, answer, "Monthly")
    assert shown_as(now(bot, answer)) == "offer"
    bot.workspace.click("ben", "#data", answer["ts"], CHART_ON_ACTION)
    assert bot.until(lambda: shown_as(now(bot, answer)) == "charts")


def test_who_did_not_ask_shares_and_pins_but_does_not_name(bot: LiveBot) -> None:
    answer = asked(bot)
    assert not name(bot, answer, "Mine")
    wait_head(bot, answer, "Mine")
    view = opened(bot, "ada", answer)
    assert "name" not in [block.get("block_id") for block in view["blocks"]]
    assert not bot.workspace.submit_view("ada", view["id"], {"pin": {"pin": ["pin"]}}).errors
    bot.wait_notice("#data", "ada", sharing.PINNED)
    assert bot.store.names.of(ask_id(answer)) == "Mine", "no field is no wish to take the name away"


# --- schedules -------------------------------------------------------------------------------------


def scheduled(bot: LiveBot) -> str:
    for each in bot.store.schedules.of(BEN):
        bot.store.schedules.stop(each.id, "test")
    answer = asked(bot)
    bot.workspace.mention("ben", "#data", "every Monday at 9", thread_ts=answer["thread_ts"])
    bot.wait_reply("#data", answer["thread_ts"], 2)
    [made] = bot.store.schedules.of(BEN)
    return made.id


def press(bot: LiveBot, who: str, action: str) -> None:
    bot.workspace.close_view(who, whole_stack=True)
    home: Any = bot.workspace.home(who)
    bot.workspace.click_in_view(who, home["id"], action)


def home_with(bot: LiveBot, words: str) -> bool:
    return bot.until(lambda: words in str(bot.workspace.home("ben") or {}))


def renaming(bot: LiveBot, made: str) -> Any:
    """The modal in which a schedule is renamed, as its owner opened it in Home."""
    bot.workspace.open_home("ben")
    assert home_with(bot, made)
    press(bot, "ben", RENAME_SCHEDULE_ACTION)
    assert bot.until(lambda: bot.workspace.modal("ben"))
    return bot.workspace.modal("ben")


def test_a_schedule_is_renamed_in_home_and_its_runs_have_the_name(bot: LiveBot) -> None:
    made = scheduled(bot)
    view = renaming(bot, made)
    assert view["callback_id"] == RENAMED_CALLBACK
    assert not bot.workspace.submit_view("ben", view["id"], {"name": {"text": "Monday's *count*"}}).errors
    assert home_with(bot, "Monday's")
    kept = bot.store.schedules.get(made)
    assert kept is not None
    assert kept.name == kept.called == "Monday's *count*"
    assert bot.store.names.of(f"schedule:{made}:20261123T0900Z") == "Monday's *count*"
    assert "*count*" not in text_of(bot.workspace.home("ben") or {}), "a name formats nothing"


def test_a_stopped_schedule_is_not_renamed(bot: LiveBot) -> None:
    made = scheduled(bot)
    view = renaming(bot, made)
    bot.store.schedules.stop(made, BEN)
    assert not bot.workspace.submit_view("ben", view["id"], {"name": {"text": "Too late"}}).errors
    assert bot.until(lambda: scheduling.SCHEDULE_GONE in text_of(bot.workspace.modal("ben") or {}))
    press(bot, "ben", STOP_SCHEDULE_ACTION)
    assert bot.until(lambda: STOP_SCHEDULE_ACTION not in str(bot.workspace.home("ben"))), "Home lists it no more"


# --- the store, and what is shown, without a running bot --------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path / 'candor.sqlite'}")
    yield made
    made.close()


@pytest.mark.parametrize("words", [each[:LONGEST_NAME] for each in HOSTILE])
def test_any_name_is_kept_as_it_was_typed(store: Store, words: str) -> None:
    store.asks.started(QUESTION, "retail")
    with pytest.raises(NotFound):
        store.names.give(QUESTION.id, "U1", words)  # it has not been answered
    store.asks.finished(QUESTION.id, an_answer())
    assert store.names.of(QUESTION.id) == ""
    assert store.names.give(QUESTION.id, "U1", words)
    assert store.names.of(QUESTION.id) == words
    [noted] = [each for each in store.asks.audit_trail() if each.action == "named"]
    assert noted.actor == "U1"


@pytest.mark.parametrize("unknown", ["", "Ev9", "schedule:", "schedule:gone:20261123T0900Z"])
def test_what_is_not_there_has_no_name(store: Store, unknown: str) -> None:
    assert store.names.of(unknown) == ""
    with pytest.raises(NotFound):
        store.names.give(unknown, "U1", "A name")
    with pytest.raises(NotFound):
        store.schedules.rename(unknown, "U1", "A name")


@pytest.mark.parametrize("called", ["x" * LONGEST_NAME, "<!here> *b* `c`", "‮reversed", "🙂" * 50])
def test_a_named_message_keeps_slacks_limits(called: str) -> None:
    rows = Rows(("month", "orders"), tuple(BY_MONTH))
    for shown in (reading("Orders by month", *BY_MONTH, columns=rows.columns), reading("Orders" * 400, ("y" * 9_000,))):
        for sortable in (True, False):
            made: Message | None = answer_message("Ev1", answered(shown), show="charts", sortable=sortable, name=called)
            while made is not None:
                check_message(made)
                assert made.blocks[0]["type"] == "header"
                assert "<!here>" not in made.text
                made = made.without_charts
    check_view(share_modal("Ev1", "C1", "1.0", called))
