"""Where a schedule is told: in its thread, in the channel of that too, and to its owner alone where the channel is
closed."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from adapters.store.kept.schedules import FAILURES, Schedule
from bot.asks.schedules.wishes import read_wish
from bot.console.content import BOT
from bot.slack.views.kept.menu import MORE_ACTION, chosen_value
from bot.slack.views.kept.schedules import (
    RENAME_SCHEDULE_ACTION,
    RESUME_SCHEDULE_ACTION,
    SCHEDULE_ACTION,
    rename_modal,
    schedule_modal,
)
from bot.wording.kept import scheduling
from reliability.values import Rows
from tests.bot.asks.schedules.test_runs import ADA, RESULTS, WEEK, press_home, say, schedules_bot, thread_of, tick
from tests.support.kept.verified_world import COUNT
from tests.support.live_bot import LiveBot, text_of

BEN = "U0BEN00001"
DATA = "C0DATA0001"


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    with schedules_bot(tmp_path_factory.mktemp("bot")) as bot:
        yield bot


@pytest.fixture(autouse=True)
def fresh(bot: LiveBot) -> None:
    RESULTS[COUNT] = Rows(("count",), ((42,),))
    channel = bot.workspace.state.channel("#data")
    channel.is_archived = False
    channel.members[:] = dict.fromkeys([*channel.members, BOT.id, ADA, BEN])
    bot.desk.places._members.clear()
    for who in ("ada", "ben"):
        bot.workspace.close_view(who, whole_stack=True)
    for person in (ADA, BEN):
        for each in bot.store.schedules.of(person):
            bot.store.schedules.stop(each.id, "test")


def in_channel(bot: LiveBot) -> list[dict[str, Any]]:
    """The bot's messages that stand in #data itself and in a thread of it."""
    return [each for each in bot.workspace.bot_messages("#data") if each.get("thread_ts") not in (None, each["ts"])]


def said_at_home(bot: LiveBot, wanted: bool) -> bool:
    return (f"<#{DATA}>" in str(bot.workspace.home("ada"))) is wanted


def more_than(bot: LiveBot, place: str, number: int) -> bool:
    return len(bot.workspace.bot_messages(place)) > number


def only(bot: LiveBot, person: str = ADA) -> Schedule:
    [made] = bot.store.schedules.of(person)
    return made


def placed(bot: LiveBot) -> list[dict[str, Any]]:
    """What the audit log says of where schedules are told."""
    return [each for each in bot.store.audit.entries() if each["action"] == "schedule placed"]


def opened(bot: LiveBot, who: str, ts: str) -> Any:
    """The modal from the menu under the answer of a thread."""
    [answer] = bot.thread("#data", ts)[:1]
    ask = str(answer["metadata"]["event_payload"]["ask"])
    bot.workspace.select(who, "#data", answer["ts"], MORE_ACTION, chosen_value(SCHEDULE_ACTION, ask))
    assert bot.until(lambda: bot.workspace.modal(who))
    return bot.workspace.modal(who)


def sent(bot: LiveBot, who: str, view: Any, where: str, **more: Any) -> dict[str, str]:
    state = {"often": {"often": "monday"}, "at": {"text": "9:00"}, "where": {"where": where}}
    return dict(bot.workspace.submit_view(who, view["id"], {**state, **more}).errors)


@pytest.mark.parametrize(
    ("said", "told_there"),
    [
        ("every Monday at 9 in the channel", True),
        ("post this in this channel every Monday at 9", True),
        ("every Monday in the channel too at 9", True),
        ("every Monday at 9, also in the channel please", True),
        ("every Monday at 9 in the thread", False),
        ("every Monday at 9", False),
        ("tell the channel when returns exceed 200", True),
        ("tell us in the channel when returns exceed 200", True),
        ("tell me when returns exceed 200 a day in the channel.", True),
        ("tell me when returns exceed 200", False),
        ("tell me when returns in the channel exceed 200", False),
    ],
)
def test_words_say_where(said: str, told_there: bool) -> None:
    wish = read_wish(said)
    assert wish is not None
    assert wish.in_channel is told_there
    if wish.what:
        assert wish.what == ("returns in the channel" if "in the channel exceed" in said else "returns")


@pytest.mark.parametrize(
    "said", ["how many orders every day in the channel?", "in the channel", "orders in the channel"]
)
def test_a_question_about_a_channel_is_no_wish(said: str) -> None:
    assert read_wish(said) is None


def test_a_run_stands_in_the_thread_and_in_the_channel_once_each(bot: LiveBot) -> None:
    ts = thread_of(bot)
    before = len(in_channel(bot))
    assert "shown in the channel too" in say(bot, ts, "every Monday at 9 in the channel", 2)
    assert tick(bot, WEEK) == 1
    assert tick(bot, WEEK) == 0
    run = bot.wait_reply("#data", ts, 3)
    assert run["subtype"] == "thread_broadcast"
    assert "Asked again every Monday" in text_of(run)
    bot.quiet()
    assert [each["ts"] for each in in_channel(bot)[before:]] == [run["ts"]], "the thread's own message, not a copy"
    assert len(bot.thread("#data", ts)) == 3


def test_a_post_whose_answer_was_lost_is_found_and_not_repeated(bot: LiveBot) -> None:
    ts = thread_of(bot)
    say(bot, ts, "every Monday at 9 in the channel", 2)
    before = len(in_channel(bot))
    bot.workspace.fail_next("chat.postMessage", "answer_lost")
    assert tick(bot, WEEK) == 1
    bot.wait_reply("#data", ts, 3)
    assert bot.until(lambda: not bot.store.conversations.due_messages(timedelta(0)))
    bot.quiet()
    assert len(in_channel(bot)) == before + 1
    assert len(bot.thread("#data", ts)) == 3


def test_an_alert_is_shown_in_the_channel_at_its_crossing_and_never_before(bot: LiveBot) -> None:
    ts = thread_of(bot)
    before = len(in_channel(bot))
    said = say(bot, ts, "tell the channel when the orders exceed 200", 2)
    assert "above 200" in said
    assert "shown in the channel too" in said
    assert tick(bot, timedelta(days=2)) == 1
    assert bot.until(lambda: all(each.status != "queued" for each in bot.store.asks.asks(3)))
    bot.quiet()
    assert len(in_channel(bot)) == before
    RESULTS[COUNT] = Rows(("count",), ((201,),))
    assert tick(bot, timedelta(days=4)) == 1
    assert "above 200 now" in text_of(bot.wait_reply("#data", ts, 3))
    assert len(in_channel(bot)) == before + 1


def test_a_channel_that_takes_only_replies_loses_nothing(bot: LiveBot) -> None:
    ts = thread_of(bot)
    say(bot, ts, "every Monday at 9 in the channel", 2)
    before = len(in_channel(bot))
    bot.workspace.fail_next("chat.postMessage", "error", error="restricted_action_thread_only_channel")
    assert tick(bot, WEEK) == 1
    assert "Asked again" in text_of(bot.wait_reply("#data", ts, 3))
    assert len(in_channel(bot)) == before


def test_who_has_left_the_channel_shows_nothing_there(bot: LiveBot) -> None:
    ts = thread_of(bot)
    say(bot, ts, "every Monday at 9 in the channel", 2)
    before = len(in_channel(bot))
    bot.workspace.state.channel("#data").members.remove(ADA)
    assert tick(bot, WEEK) == 1
    assert scheduling.OWNER_NOT_THERE.strip() in text_of(bot.wait_reply("#data", ts, 3))
    bot.workspace.fail_next("conversations.members", "error", error="missing_scope")
    assert tick(bot, 2 * WEEK) == 1
    assert scheduling.OWNER_UNKNOWN.strip() in text_of(bot.wait_reply("#data", ts, 4)), "unknown is never a member"
    assert len(in_channel(bot)) == before


def test_only_who_is_in_the_channel_has_an_answer_shown_there(bot: LiveBot) -> None:
    ts = thread_of(bot)
    view = opened(bot, "ben", ts)
    bot.workspace.state.channel("#data").members.remove(BEN)
    assert sent(bot, "ben", view, "channel") == {"where": scheduling.WHERE_NOT_YOURS}
    bot.workspace.fail_next("conversations.members", "error", error="missing_scope")
    bot.desk.places._members.clear()
    assert sent(bot, "ben", view, "channel") == {"where": scheduling.WHERE_UNKNOWN}, "unknown is never a member"
    assert bot.store.schedules.of(BEN) == []
    assert not sent(bot, "ben", view, "thread")
    assert not only(bot, BEN).in_channel


def test_a_direct_message_has_no_channel_beside_it(bot: LiveBot) -> None:
    place = bot.workspace.direct_channel("ada")
    ts = bot.workspace.direct_message("ada", "How many orders in private?")
    bot.wait_reply(place, ts)
    bot.workspace.direct_message("ada", "every Monday at 9 in the channel", thread_ts=ts)
    assert scheduling.WHERE_NO_CHANNEL in text_of(bot.wait_reply(place, ts, 2))
    assert bot.store.schedules.of(ADA) == []
    offered = [each["block_id"] for each in schedule_modal("Ev1", place, ts, one_figure=True)["blocks"]]
    assert "where" not in offered


def test_home_says_where_and_changes_it_both_ways(bot: LiveBot) -> None:
    ts = thread_of(bot)
    assert not sent(bot, "ada", opened(bot, "ada", ts), "channel")
    bot.wait_notice("#data", "ada", "shown in the channel too")
    assert only(bot).in_channel
    bot.workspace.open_home("ada")
    made = only(bot)
    assert bot.until(
        lambda: made.id in (shown := str(bot.workspace.home("ada"))) and f"shown in <#{DATA}> too" in shown
    )
    for where in ("thread", "channel"):
        press_home(bot, RENAME_SCHEDULE_ACTION)
        assert bot.until(lambda: bot.workspace.modal("ada"))
        view: Any = bot.workspace.modal("ada")
        changed = {"name": {"text": "Orders"}, "where": {"where": where}}
        assert not bot.workspace.submit_view("ada", view["id"], changed).errors
        wanted = where == "channel"
        assert bot.until(functools.partial(said_at_home, bot, wanted))
        assert (only(bot).in_channel, only(bot).name) == (wanted, "Orders")
    assert [note["in_channel"] for note in placed(bot)][-2:] == [False, True]


def test_nobody_moves_an_owners_schedule_into_a_channel_that_the_owner_left(bot: LiveBot) -> None:
    ts = thread_of(bot)
    say(bot, ts, "every Monday at 9", 2)
    bot.workspace.open_home("ada")
    made = only(bot)
    assert bot.until(lambda: made.id in str(bot.workspace.home("ada")))
    press_home(bot, RENAME_SCHEDULE_ACTION)
    assert bot.until(lambda: bot.workspace.modal("ada"))
    view: Any = bot.workspace.modal("ada")
    bot.workspace.state.channel("#data").members.remove(ADA)
    errors = bot.workspace.submit_view("ada", view["id"], {"name": {"text": "x"}, "where": {"where": "channel"}}).errors
    assert errors == {"where": scheduling.WHERE_NOT_YOURS}
    assert (only(bot).in_channel, only(bot).name) == (False, "")


def test_the_modal_of_a_change_shows_where_it_is_told_now(bot: LiveBot) -> None:
    ts = thread_of(bot)
    say(bot, ts, "every Monday at 9", 2)
    for told_there, words in ((False, "thread"), (True, "channel")):
        [where] = [
            each
            for each in rename_modal(replace(only(bot), in_channel=told_there), "")["blocks"]
            if each.get("block_id") == "where"
        ]
        assert where["element"]["initial_option"]["value"] == words


@pytest.mark.parametrize("why", ["archived", "removed"])
@pytest.mark.parametrize("words", ["every day at 9 in the channel", "tell me when the orders exceed 200"])
def test_a_closed_channel_is_a_failure_that_the_owner_is_told_of(bot: LiveBot, why: str, words: str) -> None:
    ts = thread_of(bot)
    say(bot, ts, words, 2)
    made = only(bot)
    channel = bot.workspace.state.channel("#data")
    channel.is_archived = why == "archived"
    if why == "removed":
        channel.members.remove(BOT.id)
    place = bot.workspace.direct_channel("ada")
    before = len(bot.workspace.bot_messages(place))
    said = scheduling.CHANNEL_ARCHIVED if why == "archived" else scheduling.CHANNEL_GONE
    for number in range(FAILURES):
        assert tick(bot, timedelta(days=2 + 2 * number)) == 1
        assert bot.until(functools.partial(more_than, bot, place, before + number))
        told = text_of(bot.workspace.bot_messages(place)[-1])
        assert made.question in told
        assert said in told
        assert ("I have stopped asking it" in told) == (number == FAILURES - 1)
    assert tick(bot, timedelta(days=30)) == 0
    assert (only(bot).state, only(bot).why) == ("paused", said)
    bot.quiet()
    assert len(bot.workspace.bot_messages(place)) == before + FAILURES, "each run is told of once"
    channel.is_archived = False
    channel.members[:] = dict.fromkeys([*channel.members, BOT.id])
    bot.workspace.open_home("ada")
    assert bot.until(lambda: made.id in (shown := str(bot.workspace.home("ada"))) and RESUME_SCHEDULE_ACTION in shown)
    press_home(bot, RESUME_SCHEDULE_ACTION)
    assert bot.until(lambda: only(bot).state == "active")
