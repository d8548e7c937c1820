"""Deliveries that nobody at Slack would send: refused or left out without a trace, and the next good one is served."""

from __future__ import annotations

import copy
import json
import logging
import random
import urllib.parse
from collections.abc import Iterator
from typing import Any, Literal

import pytest

from bot.console.content import BOT, PARTNER_TEAM
from bot.console.delivery.deliveries import Delivery
from bot.slack.app import build_app, build_client
from bot.slack.http import PATH, build_server
from bot.slack.listeners.desk import Desk, Rules
from bot.slack.listeners.people import People
from bot.slack.views.home import Setup
from bot.slack.voice import Voice
from bot.wording import refusals
from tests.bot.slack.test_bot_http import FORM, Served, event, served_at, signed
from tests.support.bot_fakes import FakeAsks, FakeHints
from tests.support.live_bot import PATIENT, SCHEMA, LiveBot, live_bot, text_of
from tests.support.peopled_workspace import PeopledWorkspace

Json = dict[str, Any]
Kind = Literal["events_api", "interactive", "slash_commands"]

SECRET = "8f742231b10e8888abcd99yyyzzz85a5"
WRONG: list[Any] = [
    None,
    True,
    7,
    -1.5,
    10**40,
    "",
    "\x00",
    "\ud800",
    "x" * 5_000,
    [],
    [[]],
    {},
    {"id": []},
    {"id": {"id": 7}},
    ["U1"],
]


def good(event_id: str) -> Json:
    found: Json = json.loads(event(event_id=event_id))
    return found


def kinds(workspace: PeopledWorkspace) -> list[tuple[Kind, Json]]:
    """One delivery of each kind that Candor listens to, with its kind on the wire."""
    direct = workspace.direct_channel("ada")
    said = workspace.post_as("ada", "#data", "here")  # answers stand in threads that are there
    said_directly = workspace.post_as("ada", direct, "How many customers?")
    person = {"id": "U0ADA00001", "team_id": "T0LOCAL001", "username": "ada"}
    place: Json = {
        "user": person,
        "team": {"id": "T0LOCAL001"},
        "channel": {"id": "C0DATA0001"},
        "trigger_id": "1.2.3",
        "container": {"message_ts": "1.1", "channel_id": "C0DATA0001", "thread_ts": "1.0"},
        "enterprise": None,
    }
    ids = [
        "candor_yes",
        "candor_choice_1",
        "candor_select",
        "candor_other",
        "candor_sql",
        "candor_promise",
        "candor_chart_off",
        "candor_chart_on",
        "candor_csv",
        "candor_right",
        "candor_wrong",
        "candor_hint_edit",
        "candor_hint_retire",
        "candor_not_this_time",
        "candor_memory_page_older",
        "candor_memory_search",
        "candor_memory_open",
        "candor_memory_export",
        "candor_memory_merge",
        "candor_memory_promote",
        "candor_example_0",
        "unheard_of",
    ]
    found: list[tuple[Kind, Json]] = [
        (
            "interactive",
            {
                **place,
                "type": "block_actions",
                "actions": [
                    {
                        "type": "button",
                        "action_id": one,
                        "block_id": "b",
                        "value": "v",
                        "selected_option": {"value": "0"},
                    }
                ],
            },
        )
        for one in ids
    ]
    memory = ("candor_memory_searched", "candor_memory_added", "candor_memory_imported", "candor_memory_merged")
    for callback in ("candor_other_said", "candor_hint_edited", "candor_what_was_wrong", *memory):
        state = {
            "values": {
                "said": {"text": {"value": "words"}},
                "fault": {"fault": {"selected_option": {"value": "filter"}}},
                "list": {"picked": {"selected_options": [{"value": "0"}]}},
            }
        }
        view = {
            "id": "V1",
            "type": "modal",
            "callback_id": callback,
            "private_metadata": '{"ask": "Ev1"}',
            "state": state,
        }
        found.append(("interactive", {**place, "type": "view_submission", "view": view}))
    command = {
        "command": "/ask",
        "text": "hi",
        "user_id": "U0ADA00001",
        "channel_id": "C0DATA0001",
        "trigger_id": "9.9",
    }
    found.append(
        (
            "slash_commands",
            {**command, "team_id": "T0LOCAL001", "response_url": f"{workspace.url}/response/x"},
        )
    )
    for inner in (
        {"type": "app_home_opened", "user": "U0ADA00001", "channel": "D0ADA00001", "tab": "home"},
        {
            "type": "message",
            "channel_type": "im",
            "user": "U0ADA00001",
            "channel": direct,
            "ts": said_directly,
            "text": "x",
        },
        {
            "type": "assistant_thread_started",
            "assistant_thread": {"user_id": "U0ADA00001", "channel_id": direct, "thread_ts": said_directly},
        },
    ):
        found.append(("events_api", {**good("Ev-kind"), "event": inner}))
    mention = good("Ev-mention")
    mention["event"]["ts"] = said
    return [*found, ("events_api", mention)]


def hostile(count: int, workspace: PeopledWorkspace) -> list[tuple[Kind, Json]]:
    """Deliveries with one to three places replaced by what does not belong there. Seeded."""
    chance, known = random.Random(5), kinds(workspace)
    found: list[tuple[Kind, Json]] = []
    for _ in range(count):
        kind, delivery = copy.deepcopy(chance.choice(known))
        for _ in range(chance.randint(1, 3)):
            holder, key = chance.choice(list(places(delivery)))
            holder[key] = copy.deepcopy(chance.choice(WRONG))
        found.append((kind, delivery))
    return found


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place inside a delivery, as what holds it and its key."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in list(entries):
        yield value, key
        yield from places(inner)


def encoded(kind: Kind, delivery: Json) -> tuple[bytes, str]:
    if kind == "events_api":
        return json.dumps(delivery).encode(), "application/json"
    if kind == "interactive":
        return urllib.parse.urlencode({"payload": json.dumps(delivery)}).encode(), FORM
    return urllib.parse.urlencode(delivery, errors="replace").encode(), FORM


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with PeopledWorkspace(**PATIENT).run_in_thread() as workspace:
        client = build_client(workspace.bot_token, workspace.api_url)
        voice, asks = Voice(client), FakeAsks()
        desk = Desk(
            asks,
            FakeHints(),
            voice,
            People(voice),
            Rules("sample"),
            lambda channel, thread: None,
            lambda name: SCHEMA,
            lambda name: Setup(name, "m", "c"),
        )
        app = build_app(client, desk, signing_secret=SECRET, socket_mode=False)
        with served_at(build_server(app, SECRET)) as port:
            yield Served(workspace, asks, f"http://127.0.0.1:{port}{PATH}", voice, app)


def test_two_hundred_hostile_deliveries_by_http_leave_no_trace(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    statuses = []
    for kind, delivery in hostile(200, served.workspace):
        body, content_type = encoded(kind, delivery)
        status = served.post(body, signed(body, content_type=content_type))[0]
        assert status < 500, delivery
        statuses.append(status)
    assert statuses.count(400) > 50, "most of them are nothing that Slack sends"
    assert set(statuses) <= {200, 400, 404}
    body = json.dumps(good("Ev-good")).encode()
    assert served.post(body, signed(body))[0] == 200
    assert "Ev-good" in served.asks.submitted
    assert tracebacks(caplog) == []


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    with (
        PeopledWorkspace(
            slack_connect=True, retry_delays_s=(), **{k: v for k, v in PATIENT.items() if "retry" not in k}
        ).run_in_thread() as workspace,
        live_bot(tmp_path_factory.mktemp("bot"), workspace=workspace) as running,
    ):
        yield running


def test_two_hundred_hostile_deliveries_by_socket_leave_no_trace(
    bot: LiveBot, caplog: pytest.LogCaptureFixture
) -> None:
    sent = [bot.workspace.deliveries.send(Delivery(kind, delivery)) for kind, delivery in hostile(200, bot.workspace)]
    acknowledged = [one.acknowledged(60) for one in sent]
    assert acknowledged.count(True) > 150
    ts = bot.workspace.mention("ada", "#data", "How many orders?")
    assert "Answer to How many orders?" in text_of(bot.wait_reply("#data", ts))
    assert tracebacks(caplog) == []


# --- who clicks, end to end ------------------------------------------------------------------------


def answered_in(bot: LiveBot, channel: str) -> Json:
    if channel == "direct":
        place = bot.workspace.direct_channel("ada")
        ts = bot.workspace.post_as("ada", place, "How many orders?")
        return {**bot.wait_reply(place, ts), "channel": place}
    ts = bot.workspace.mention("ada", channel, "How many orders?")
    return bot.wait_reply(channel, ts)


def click_by(answer: Json, person: str, team: str, action_id: str) -> Delivery:
    """A click as Slack would deliver it, whoever it is."""
    return Delivery(
        "interactive",
        {
            "type": "block_actions",
            "user": {"id": person, "team_id": team},
            "team": {"id": team},
            "trigger_id": "1.2.3",
            "channel": {"id": answer["channel"]},
            "is_ext_shared_channel": True,
            "container": {"message_ts": answer["ts"], "channel_id": answer["channel"]},
            "actions": [{"action_id": action_id, "block_id": "b", "value": answer["metadata"]["event_payload"]["ask"]}],
        },
    )


@pytest.mark.parametrize("action_id", ["candor_sql", "candor_promise", "candor_csv", "candor_right"])
@pytest.mark.parametrize("team", [PARTNER_TEAM.id, "T0LOCAL001"], ids=["their own team", "our team claimed"])
def test_a_person_of_another_workspace_gets_nothing_of_an_answer(bot: LiveBot, action_id: str, team: str) -> None:
    answer = answered_in(bot, "#partners")
    files, before = len(bot.workspace.files()), len(bot.notices("#partners", "cleo"))
    bot.workspace.deliveries.send(click_by(answer, "U0CLEO0001", team, action_id))
    assert bot.until(lambda: len(bot.notices("#partners", "cleo")) > before)
    assert refusals.OUTSIDER in bot.notices("#partners", "cleo")[-1]
    assert bot.workspace.modal("cleo") is None
    assert len(bot.workspace.files()) == files


@pytest.mark.parametrize("action_id", ["candor_sql", "candor_promise", "candor_csv", "candor_wrong"])
def test_a_colleague_gets_nothing_of_an_answer_in_a_direct_message(
    bot: LiveBot, action_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = answered_in(bot, "direct")
    files = len(bot.workspace.files())
    bot.workspace.deliveries.send(click_by(answer, "U0BEN00001", "T0LOCAL001", action_id))
    assert bot.until(lambda: "who=colleague where=direct" in caplog.text)
    bot.quiet()
    assert bot.workspace.modal("ben") is None
    assert len(bot.workspace.files()) == files
    assert bot.store.asks.feedback_on(answer["metadata"]["event_payload"]["ask"]) == []


def test_a_colleague_who_left_the_channel_may_not_take_the_file(bot: LiveBot, caplog: pytest.LogCaptureFixture) -> None:
    answer = answered_in(bot, "#data")
    bot.workspace.state.channel("#data").members.remove("U0BEN00001")
    bot.desk.places._members.clear()
    try:
        files = len(bot.workspace.files())
        bot.workspace.deliveries.send(click_by(answer, "U0BEN00001", "T0LOCAL001", "candor_csv"))
        assert bot.until(lambda: "act=take who=colleague where=public" in caplog.text)
        bot.quiet()
        assert len(bot.workspace.files()) == files
        assert BOT.id in bot.workspace.state.channel("#data").members
    finally:
        bot.workspace.state.channel("#data").members.append("U0BEN00001")
        bot.desk.places._members.clear()
