"""Schedules in Home: set up in a modal from one's own answers, listed in pages, stopped on whichever page they
stand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from adapters.store.kept.schedules import MOST, Schedule
from adapters.store.operations.line import LineBounds
from adapters.store.store import Store
from bot.asks.conversation import AskRequest, Place
from bot.asks.schedules.times import DueRule
from bot.slack.block_validator import check_view
from bot.slack.listeners.desk import Rules
from bot.slack.listeners.door import Caller
from bot.slack.listeners.kept.schedules import set_up
from bot.slack.views.home import HomeContent, Setup, home
from bot.slack.views.kept.schedules import (
    MOST_ANSWERS,
    NEW_SCHEDULE_ACTION,
    SCHEDULE_PAGE_ACTION,
    SCHEDULED_CALLBACK,
    SHOWN,
    STOP_SCHEDULE_ACTION,
    new_schedule_modal,
)
from bot.slack.views.memory.state import MemoryState
from bot.wording import answering
from bot.wording.kept import scheduling
from reliability.values import Question
from tests.support.kept.verified_world import COUNT
from tests.support.live_bot import Flow, LiveBot, answered, live_bot, reading, text_of

ADA, BEN = "U0ADA00001", "U0BEN00001"


def confirmed(request: AskRequest) -> Flow:
    yield from ()
    if "months" in request.question.text:
        return answered(reading("Orders by month", ("2026-01", 4), ("2026-02", 5), columns=("m", "n")), asked=True)
    return answered(reading("Orders", (42,), sql=COUNT), asked="unsure" not in request.question.text)


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    with live_bot(tmp_path_factory.mktemp("bot"), rules=Rules("sample")) as running:
        yield running


@pytest.fixture(autouse=True)
def fresh(bot: LiveBot) -> None:
    for who, person in (("ada", ADA), ("ben", BEN)):
        bot.workspace.close_view(who, whole_stack=True)
        for each in bot.store.schedules.of(person):
            bot.store.schedules.stop(each.id, "test")


def ask(bot: LiveBot, who: str, text: str) -> str:
    bot.script[text] = confirmed
    return str(bot.wait_reply("#data", bot.workspace.mention(who, "#data", text))["metadata"]["event_payload"]["ask"])


def press(bot: LiveBot, who: str, action: str, value: Any = None) -> None:
    shown: Any = bot.workspace.home(who)
    bot.workspace.click_in_view(who, shown["id"], action, value)


def opened(bot: LiveBot, who: str) -> Any:
    bot.workspace.open_home(who)
    assert bot.until(lambda: NEW_SCHEDULE_ACTION in str(bot.workspace.home(who)))
    press(bot, who, NEW_SCHEDULE_ACTION)
    assert bot.until(lambda: bot.workspace.modal(who))
    return bot.workspace.modal(who)


def offered(view: Any) -> dict[str, str]:
    [block] = [each for each in view["blocks"] if each.get("block_id") == "which"]
    return {each["value"]: each["text"]["text"] for each in block["element"]["options"]}


def sent(bot: LiveBot, who: str, view: Any, ask_id: str, at: str = "17:30", **more: Any) -> dict[str, str]:
    state = {
        "which": {"which": ask_id},
        "often": {"often": "friday"},
        "at": {"text": at},
        "tell": {"tell": "each"},
        "limit": {"text": ""},
    }
    return dict(bot.workspace.submit_view(who, view["id"], {**state, **more}).errors)


def test_an_answer_is_asked_again_from_home_and_home_lists_it_at_once(bot: LiveBot) -> None:
    first, second = ask(bot, "ada", "How many orders from home?"), ask(bot, "ada", "How many months from home?")
    ask(bot, "ada", "How many are unsure from home?")
    bens = ask(bot, "ben", "How many of Ben's?")
    view = opened(bot, "ada")
    assert view["callback_id"] == SCHEDULED_CALLBACK
    assert list(offered(view))[:2] == [second, first], "the latest first"
    assert "unsure" not in str(offered(view)), "only what somebody confirmed"
    assert bens not in offered(view)
    assert "at" in sent(bot, "ada", view, first, at="noonish")
    assert not sent(bot, "ada", view, first)
    assert bot.until(lambda: "every Friday at 17:30" in text_of(bot.workspace.modal("ada") or {}))
    [made] = bot.store.schedules.of(ADA)
    request = bot.store.conversations.request(first)
    assert isinstance(request, AskRequest)
    assert (made.question, made.channel, made.thread_ts) == (
        "How many orders from home?",
        request.place.channel,
        request.place.thread_ts,
    )
    assert bot.until(lambda: "every Friday at 17:30" in text_of(bot.workspace.home("ada") or {}))


def test_an_alert_on_what_is_no_figure_is_refused_under_its_field(bot: LiveBot) -> None:
    months = ask(bot, "ada", "How many months to watch?")
    view = opened(bot, "ada")
    watched: dict[str, Any] = {"tell": {"tell": "above"}, "limit": {"text": "5"}}
    assert sent(bot, "ada", view, months, **watched) == {"tell": scheduling.WATCH_NO_FIGURE}
    assert bot.store.schedules.of(ADA) == []


def test_nobody_asks_again_what_another_person_asked(bot: LiveBot) -> None:
    bens = ask(bot, "ben", "How many of Ben's orders?")
    state = {"which": {"which": {"type": "static_select", "selected_option": {"value": bens}}}}
    forged = {
        "private_metadata": json.dumps({"home": ""}),
        "state": {"values": {**state, "at": {"text": {"type": "plain_text_input", "value": "9:00"}}}},
    }
    said = set_up(bot.desk, Caller(ADA, is_outsider=False), forged, "")
    assert answering.ANSWER_GONE in str(said)
    assert bot.store.schedules.of(ADA) == []


def test_who_has_no_answer_yet_is_told_how_to_get_one(bot: LiveBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.slack.listeners.kept.schedules.may_repeat", lambda outcome: False)
    view = opened(bot, "ada")
    assert scheduling.SCHEDULE_NO_ANSWERS in text_of(view)


def scheduled(number: int) -> Schedule:
    due = datetime(2026, 12, 1, 9, tzinfo=UTC) + timedelta(minutes=number)
    rule = DueRule((0,), 0, 9, 0).to_json()
    words = (ADA, "T0LOCAL0001", "C0DATA0001", "1.0", "sample", f"question {number:02}", COUNT, "2026-11-21", "")
    return Schedule(f"s{number}", *words, rule, "UTC", due)


def test_home_lists_all_of_them_in_pages_and_stays_on_its_page(bot: LiveBot) -> None:
    for number in range(12):
        bot.store.schedules.add(scheduled(number))

    def shown() -> list[int]:
        text = text_of(bot.workspace.home("ada") or {})
        return [number for number in range(12) if f"question {number:02}" in text]

    bot.workspace.open_home("ada")
    assert bot.until(lambda: shown() == [0, 1, 2, 3, 4])
    press(bot, "ada", f"{SCHEDULE_PAGE_ACTION}_older")
    assert bot.until(lambda: shown() == [5, 6, 7, 8, 9])
    press(bot, "ada", f"{SCHEDULE_PAGE_ACTION}_older")
    assert bot.until(lambda: shown() == [10, 11])
    press(bot, "ada", STOP_SCHEDULE_ACTION, "s11")
    assert bot.until(lambda: shown() == [10])
    press(bot, "ada", STOP_SCHEDULE_ACTION, "s10")
    assert bot.until(lambda: shown() == [5, 6, 7, 8, 9]), "a page that is empty now is none"


@pytest.mark.parametrize("count", [0, 1, SHOWN, SHOWN + 1, MOST])
@pytest.mark.parametrize("page", [0, 1, 9, 10**6])
def test_a_home_of_many_schedules_keeps_slacks_limits(count: int, page: int) -> None:
    many = tuple(replace(scheduled(n), question="*" * 2_000, name="<!here> " * 20, why="x" * 900) for n in range(count))
    check_view(home(HomeContent((Setup("s", "m", "c"),), schedules=many, state=MemoryState(schedule_page=page))))


def test_the_modal_of_many_answers_keeps_slacks_limits() -> None:
    answers = [(f"after:{number:064}", "<!channel> " * 90) for number in range(200)]
    view = new_schedule_modal(answers, MemoryState().as_metadata())
    check_view(view)
    assert len(offered(view)) == MOST_ANSWERS


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_the_store_lists_a_persons_answers_the_latest_first(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 's.sqlite'}"
    if database == "postgres":
        url = request.getfixturevalue("postgres_database")()
    moment = [datetime(2026, 11, 21, tzinfo=UTC)]
    store = Store(url, lambda: moment[0])
    for number, (person, team) in enumerate([(ADA, "T1"), (ADA, "T1"), (BEN, "T1"), (ADA, "T2")]):
        moment[0] += timedelta(minutes=1)
        asked = Question(f"Ev{number}", "How many?", person, "C1", team)
        where = {"team": team, "channel": "C1", "thread_ts": "1.0", "kind": "mention"}
        request_of = AskRequest(asked.id, asked, Place(team, "C1", "1.0", "mention"), "sample")
        store.conversations.open(asked, "sample", request_of, **where, bounds=LineBounds())
        store.asks.finished(f"Ev{number}", answered(reading("Orders", (1,)), asked=True))
    store.asks.started(Question("Ev9", "Open", ADA, "C1", "T1"), "sample")
    assert store.asks.answers_of(ADA) == ["Ev3", "Ev1", "Ev0"]
    assert store.asks.answers_of(ADA, "T1") == ["Ev1", "Ev0"]
    assert store.asks.answers_of(ADA, limit=1) == ["Ev3"]
    assert store.asks.answers_of("U9") == []
    store.close()
