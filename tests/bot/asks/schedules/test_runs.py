"""Schedules and alerts with the real bot: set up in the thread or by a modal, run as asks, paused, stopped."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import date, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from adapters.store.kept.schedules import FAILURES, MOST
from adapters.store.store import Store
from bot.asks.asks import Flow, Stage
from bot.asks.conversation import AskRequest, TooBusy
from bot.asks.schedules.runs import Schedules, is_run, limit_of
from bot.slack.installing.seats import ChannelsOfTeams, Seat
from bot.slack.listeners.desk import Rules
from bot.slack.messenger import SlackMessenger
from bot.slack.views.kept.menu import MORE_ACTION, chosen_value
from bot.slack.views.kept.schedules import RESUME_SCHEDULE_ACTION, SCHEDULE_ACTION, STOP_SCHEDULE_ACTION
from bot.wording.kept import scheduling
from reliability.errors import BadInput
from reliability.values import Clarification, Failure, FailureKind, Outcome, Reply, Rows, Schema
from tests.support.kept.verified_world import COUNT, DATA_END_BEFORE, LAST_MONTH, THEY_END, core, warehouse
from tests.support.live_bot import SCHEMA, LiveBot, answered, live_bot, reading, text_of

ADA = "U0ADA00001"
RESULTS: dict[str, Rows | Failure] = {COUNT: Rows(("count",), ((42,),)), **DATA_END_BEFORE}
PLACE = warehouse(RESULTS)
WORLD = [SCHEMA]
NEWEST = "SELECT MAX(order_date) FROM orders"
SEATS: list[Seat] = []
_numbers = count(1)


def flow_of(store: Store) -> Flow:
    schedules = Schedules(
        store.schedules,
        lambda name: SCHEMA,
        lambda name: date(2026, 11, 21),
        store.now,
        store.asks.outcome,
        ChannelsOfTeams(lambda team: SEATS[-1]),
    )

    def flow(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        if is_run(request.ask_id):
            place = warehouse(RESULTS, WORLD[0])
            return (yield from schedules.flow(request, core(place), stage))
        yield from ()
        asked = request.question.text
        sql = LAST_MONTH if "last month" in asked else COUNT
        return answered(reading("Orders", (42,), sql=sql), asked="unsure" not in asked)

    return flow


@contextlib.contextmanager
def schedules_bot(folder: Path) -> Iterator[LiveBot]:
    """A bot whose runs look up their channels as the product's do."""
    with live_bot(folder, rules=Rules("sample"), flow_of=flow_of) as bot:
        SEATS.append(Seat(bot.voice, bot.people, SlackMessenger(bot.voice)))
        yield bot


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    with schedules_bot(tmp_path_factory.mktemp("bot")) as bot:
        yield bot


@pytest.fixture(autouse=True)
def fresh(bot: LiveBot) -> None:
    RESULTS[COUNT] = Rows(("count",), ((42,),))
    RESULTS.pop(NEWEST, None)
    WORLD[0] = SCHEMA
    bot.workspace.close_view("ada", whole_stack=True)
    for each in bot.store.schedules.of(ADA):
        bot.store.schedules.stop(each.id, "test")


def thread_of(bot: LiveBot, text: str = "") -> str:
    ts = bot.workspace.mention("ada", "#data", text or f"How many orders number {next(_numbers)}?")
    bot.wait_reply("#data", ts)
    return str(ts)


def say(bot: LiveBot, ts: str, words: str, after: int) -> str:
    bot.workspace.mention("ada", "#data", words, thread_ts=ts)
    return text_of(bot.wait_reply("#data", ts, after))


def tick(bot: LiveBot, later: timedelta) -> int:
    """A tick of a bot whose clock stands later."""
    assert bot.desk.schedules is not None
    store = bot.desk.schedules.store
    before = store._now
    store._now = lambda: before() + later
    try:
        return replace(bot.desk.schedules, now=store._now).tick(bot.asks)
    finally:
        store._now = before


def press_home(bot: LiveBot, action_id: str) -> None:
    home: Any = bot.workspace.home("ada")
    bot.workspace.click_in_view("ada", home["id"], action_id)


WEEK = timedelta(days=8)


def test_a_schedule_is_said_in_the_thread_and_runs_there_once(bot: LiveBot) -> None:
    ts = thread_of(bot)
    assert "every Monday at 9:00 (Europe/London)" in say(bot, ts, "every Monday at 9", 2)
    [made] = bot.store.schedules.of(ADA)
    assert made.due_at.weekday() == 0
    assert tick(bot, timedelta(0)) == 0
    RESULTS[COUNT] = Rows(("count",), ((43,),))
    assert tick(bot, WEEK) == 1
    assert tick(bot, WEEK) == 0
    shown = text_of(bot.wait_reply("#data", ts, 3))
    assert "43" in shown
    assert "Asked again every Monday" in shown
    bot.quiet()
    assert len(bot.thread("#data", ts)) == 3


def test_a_run_says_that_data_or_the_schema_changed_since_the_last_one(bot: LiveBot) -> None:
    ts = thread_of(bot)
    say(bot, ts, "every Monday at 9", 2)
    RESULTS[NEWEST] = Rows(("max",), (("2026-11-13",),))
    assert tick(bot, WEEK) == 1
    assert "since" not in text_of(bot.wait_reply("#data", ts, 3)), "there is no run before"
    RESULTS[NEWEST] = Rows(("max",), (("2026-11-20 10:00:00",),))
    WORLD[0] = Schema(SCHEMA.dialect, (*SCHEMA.tables, replace(SCHEMA.tables[1], name="more")))
    assert tick(bot, 2 * WEEK) == 1
    shown = text_of(bot.wait_reply("#data", ts, 4))
    assert scheduling.data_since("order date", "2026-11-13", "2026-11-20").strip() in shown
    assert scheduling.SCHEMA_SINCE.strip() in shown
    assert tick(bot, 3 * WEEK) == 1
    later = text_of(bot.wait_reply("#data", ts, 5))
    assert "no newer data" in later
    assert scheduling.SCHEMA_SINCE.strip() not in later
    RESULTS[NEWEST] = Failure(FailureKind.TIMEOUT, "too slow")
    assert tick(bot, 4 * WEEK) == 1
    assert "newer data" not in text_of(bot.wait_reply("#data", ts, 6)), "what is not known is not said"


def test_a_run_says_how_far_the_data_go_and_one_that_nobody_is_told_looks_nothing_up(bot: LiveBot) -> None:
    ts = thread_of(bot, "How many orders last month?")
    say(bot, ts, "every Monday at 9", 2)
    assert tick(bot, WEEK) == 1
    assert THEY_END in text_of(bot.wait_reply("#data", ts, 3))
    [made] = bot.store.schedules.of(ADA)
    place = warehouse(RESULTS)
    quiet = replace(made, id="quiet", sign="above", limit=100.0)
    bot.store.schedules.add(quiet)
    assert bot.desk.schedules is not None
    request = AskRequest(f"schedule:{quiet.id}:20261123T0900Z", None, None, "sample")  # type: ignore[arg-type]  # only its id is read
    with pytest.raises(StopIteration) as stop:
        next(bot.desk.schedules.flow(request, core(place), lambda name, work: work()))
    assert stop.value.value.quiet
    assert not [sql for sql in place.ran if "MIN(order_date)" in sql]


def test_the_same_wish_delivered_twice_is_one_schedule(bot: LiveBot) -> None:
    ts = thread_of(bot)
    say(bot, ts, "daily at 8", 2)
    [made] = bot.store.schedules.of(ADA)
    assert bot.store.schedules.add(made) is False


def test_without_an_answer_there_is_nothing_to_repeat(bot: LiveBot) -> None:
    ts = bot.workspace.mention("ada", "#data", "every Monday at 9")
    assert scheduling.NOTHING_TO_REPEAT in text_of(bot.wait_reply("#data", ts))


def test_only_what_somebody_confirmed_is_asked_again(bot: LiveBot) -> None:
    ts = thread_of(bot, f"How many unsure orders {next(_numbers)}?")
    assert scheduling.NOT_CONFIRMED in say(bot, ts, "every day at 9", 2)
    assert bot.store.schedules.of(ADA) == []


def test_an_alert_tells_at_the_crossing_and_not_each_day_after(bot: LiveBot) -> None:
    ts = thread_of(bot)
    assert "above 200" in say(bot, ts, "tell me when the orders exceed 200", 2)
    [made] = bot.store.schedules.of(ADA)

    def ran(days: int, value: int) -> None:
        RESULTS[COUNT] = Rows(("count",), ((value,),))
        assert tick(bot, timedelta(days=days)) == 1
        assert bot.until(lambda: all(each.status != "queued" for each in bot.store.asks.asks(3)))
        assert bot.until(lambda: not bot.store.conversations.due_turns())

    ran(2, 150)
    assert bot.until(lambda: bot.workspace.status("#data", ts) == ""), (
        "what has nothing to tell leaves no status behind"
    )
    ran(4, 201)
    assert "above 200 now" in text_of(bot.wait_reply("#data", ts, 3))
    ran(6, 250)
    ran(8, 100)
    ran(10, 300)
    bot.wait_reply("#data", ts, 4)
    bot.quiet()
    assert len(bot.thread("#data", ts)) == 4
    stored = bot.store.schedules.get(made.id)
    assert stored is not None
    assert stored.beyond


@pytest.mark.parametrize("words", ["returns exceed 200", "orders exceed 200 a day"])
def test_an_alert_about_something_else_than_the_answer_is_not_set_up(bot: LiveBot, words: str) -> None:
    ts = thread_of(bot)
    said = say(bot, ts, f"tell me when {words}", 2)
    assert "says nothing of" in said
    assert ("returns" if "returns" in words else "a day") in said
    assert bot.store.schedules.of(ADA) == []


@pytest.mark.parametrize("words", ["the orders don't exceed 200", "the orders exceed 1.000"])
def test_an_alert_with_a_limit_that_may_be_two_is_not_set_up_and_asks_for_it_again(bot: LiveBot, words: str) -> None:
    ts = thread_of(bot)
    assert scheduling.LIMIT_UNCLEAR in say(bot, ts, f"tell me when {words}", 2)
    assert bot.store.schedules.of(ADA) == []


def test_three_failures_pause_it_with_a_word_and_home_goes_on_with_it(bot: LiveBot) -> None:
    ts = thread_of(bot)
    say(bot, ts, "every day at 9", 2)
    [made] = bot.store.schedules.of(ADA)
    RESULTS[COUNT] = Failure(FailureKind.UNAVAILABLE, "The database is away.")
    for number in range(FAILURES):
        assert tick(bot, timedelta(days=2 + 2 * number)) == 1
        shown = text_of(bot.wait_reply("#data", ts, 3 + number))
        assert ("I have stopped asking it" in shown) == (number == FAILURES - 1)
    assert tick(bot, timedelta(days=30)) == 0
    bot.workspace.open_home("ada")
    assert bot.until(lambda: "Paused" in str(bot.workspace.home("ada")))
    press_home(bot, RESUME_SCHEDULE_ACTION)
    assert bot.until(lambda: (found := bot.store.schedules.get(made.id)) is not None and found.state == "active")
    press_home(bot, STOP_SCHEDULE_ACTION)
    assert bot.until(lambda: bot.store.schedules.of(ADA) == [])


def test_a_changed_schema_pauses_it_at_once(bot: LiveBot) -> None:
    ts = thread_of(bot)
    say(bot, ts, "every day at 9", 2)
    [made] = bot.store.schedules.of(ADA)
    assert bot.desk.schedules is not None
    gone = Schema("sqlite", SCHEMA.tables[1:])
    request = AskRequest(f"schedule:{made.id}:20261123T0900Z", None, None, "sample")  # type: ignore[arg-type]  # only its id is read
    flow = bot.desk.schedules.flow(request, core(warehouse(schema=gone)), lambda name, work: work())
    with pytest.raises(Exception, match="has changed or is gone"):
        next(flow)
    found = bot.store.schedules.get(made.id)
    assert found is not None
    assert found.state == "paused"


def test_the_menu_opens_a_modal_that_checks_what_is_typed(bot: LiveBot) -> None:
    ts = thread_of(bot)
    [answer] = bot.thread("#data", ts)
    ask = str(answer["metadata"]["event_payload"]["ask"])
    bot.workspace.select("ada", "#data", answer["ts"], MORE_ACTION, chosen_value(SCHEDULE_ACTION, ask))
    assert bot.until(lambda: bot.workspace.modal("ada"))
    modal: Any = bot.workspace.modal("ada")

    def sent(at: str, tell: str = "each", limit: str = "") -> dict[str, str] | None:
        values = {"often": {"often": "friday"}, "at": {"text": at}, "tell": {"tell": tell}, "limit": {"text": limit}}
        return bot.workspace.submit_view("ada", modal["id"], values).errors

    assert sent("noon") == {"at": scheduling.NO_SUCH_TIME}
    assert sent("9:00", "above", "many") == {"limit": scheduling.NO_SUCH_LIMIT}
    assert sent("9:00", "above", "nan") == {"limit": scheduling.NO_SUCH_LIMIT}
    assert sent("9:00", "above", "1,5") == {"limit": scheduling.NO_SUCH_LIMIT}
    assert sent("9:00", "above", "1.000") == {"limit": scheduling.NO_SUCH_LIMIT}
    assert not sent("17:30", "below", "1,000")
    bot.wait_notice("#data", "ada", "every Friday at 17:30")
    [made] = bot.store.schedules.of(ADA)
    assert (made.sign, made.limit) == ("below", 1000.0)
    assert limit_of(made) == "1,000"
    assert limit_of(replace(made, limit=5e6)) == "5,000,000"
    assert limit_of(replace(made, limit=0.25)) == "0.25"


def test_a_full_line_loses_no_run(bot: LiveBot) -> None:
    ts = thread_of(bot)
    say(bot, ts, "every day at 9", 2)
    assert bot.desk.schedules is not None
    [made] = bot.store.schedules.of(ADA)
    bot.store.schedules.claim(made.id, made.due_at, f"schedule:{made.id}:20261123T0900Z", made.due_at + WEEK)

    class Full:
        def submit(self, request: AskRequest) -> bool:
            raise TooBusy("later")

    assert bot.desk.schedules.tick(Full()) == 0
    [still] = bot.store.schedules.due()
    assert still.pending
    assert bot.desk.schedules.tick(bot.asks) == 1
    assert bot.store.schedules.due() == []


def test_a_due_time_is_claimed_once(bot: LiveBot) -> None:
    """What several processes read as due is one process's: at the same moment, before the run began, and after."""
    ts = thread_of(bot)
    say(bot, ts, "every day at 9", 2)
    store = bot.store.schedules
    [made] = store.of(ADA)
    with ThreadPoolExecutor(8) as processes:
        claimed = list(
            processes.map(lambda n: store.claim(made.id, made.due_at, f"run {n}", made.due_at + WEEK), range(8))
        )
    assert sorted(claimed) == [False] * 7 + [True]
    run = f"run {claimed.index(True)}"
    assert not store.claim(made.id, made.due_at + WEEK, "again", made.due_at + 2 * WEEK)  # claimed, and not begun
    store.begun(made.id, run)
    assert not store.claim(made.id, made.due_at, "late", made.due_at + WEEK)
    assert store.claim(made.id, made.due_at + WEEK, "next", made.due_at + 2 * WEEK)


def test_nobody_has_more_than_their_share(bot: LiveBot) -> None:
    thread = thread_of(bot)
    say(bot, thread, "every day at 9", 2)
    [made] = bot.store.schedules.of(ADA)
    for number in range(MOST):
        other = replace(made, id=f"x{number}", person="U0EVE00001")
        assert bot.store.schedules.add(other)
    with pytest.raises(BadInput):
        bot.store.schedules.add(replace(made, id="x-more", person="U0EVE00001"))
    for each in bot.store.schedules.of("U0EVE00001"):
        bot.store.schedules.stop(each.id, "test")
