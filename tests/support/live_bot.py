"""The real bot in the local workspace, over Socket Mode, with a scripted flow: what bot tests share."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from slack_bolt import App
from slack_bolt.adapter.socket_mode import SocketModeHandler

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.operations.line import LineBounds
from adapters.store.store import Store
from adapters.warehouses.fake import FakeWarehouse
from bot.asks.afterwards import Afterwards
from bot.asks.asks import Asks, AskSettings, Stage
from bot.asks.asks import Flow as AskFlow
from bot.asks.conversation import AskRequest
from bot.asks.defining import Defining
from bot.asks.line import LineSettings
from bot.asks.schedules.runs import Schedules
from bot.asks.verifying import Verifying
from bot.reviews.promising import Promising, ReviewRules
from bot.reviews.reviewing import Reviewing
from bot.slack.admin_report import AdminReport
from bot.slack.app import build_app, build_client, connect, disconnect
from bot.slack.listeners.desk import Desk, Rules
from bot.slack.listeners.people import People
from bot.slack.messenger import NextOf, SlackMessenger
from bot.slack.views.home import Setup
from bot.slack.voice import Voice
from bot.wording import promising
from reliability.clarifications.elements import ChooseElement, ConfirmElements, NameNeeded
from reliability.clarifications.readings import ChooseReading
from reliability.core import Core
from reliability.prompts import Prompts
from reliability.values import (
    Answered,
    Clarification,
    Column,
    Element,
    ElementOption,
    Failure,
    ForeignKey,
    Limits,
    LinkedSchema,
    Outcome,
    Promise,
    Reading,
    Reply,
    Rows,
    Schema,
    Table,
)
from tests.support.peopled_workspace import PeopledWorkspace

PATIENT: dict[str, Any] = {"retry_delays_s": (0.1, 0.3, 0.5), "acknowledge_within_s": 15.0, "trigger_lifetime_s": 60.0}
"""A workspace that does not hold the bot to Slack's three seconds, which a busy machine may miss."""

Flow = Generator[Clarification, Reply, Outcome]
PROMPTS = Prompts(Path(__file__).parents[2] / "prompts" / "compact")
Script = Callable[[AskRequest], Flow]

SCHEMA = Schema(
    "sqlite",
    (
        Table(
            "orders",
            (
                Column("order_id", "INTEGER", primary_key=True),
                Column("customer_id", "INTEGER"),
                Column("order_date", "DATE"),
                Column("status", "TEXT", samples=("shipped", "open")),
                Column("net_sales", "REAL", "after discounts", samples=("12.5", "99")),
                Column("gross_sales", "REAL", "before discounts"),
            ),
            foreign_keys=(ForeignKey(("customer_id",), "customers", ("customer_id",)),),
        ),
        Table(
            "customers",
            (
                Column("customer_id", "INTEGER", primary_key=True),
                Column("name", "TEXT"),
                Column("country", "TEXT"),
            ),
        ),
    ),
)
NET, GROSS = Element("orders", "net_sales"), Element("orders", "gross_sales")


def reading(english: str, *rows: tuple[Any, ...], columns: tuple[str, ...] = ("total",), sql: str = "") -> Reading:
    return Reading(sql or f"SELECT /* {english} */ 1", english, Rows(columns, rows))


def answered(shown: Reading, **more: Any) -> Answered:
    return Answered(shown, LinkedSchema(("orders",), (NET,)), **more)


def promise(**more: Any) -> Promise:
    numbers: dict[str, Any] = {
        "unasked": True,
        "alpha": 0.1,
        "highest_target": 0.93,
        "risk": 0.1,
        "delta": 0.05,
        "bound": 0.081,
        "answered": 240,
        "wrong": 9,
        "questions": 400,
        "data": "questions.jsonl",
        "made_at": "2026-11-21T05:00:00+00:00",
    }
    return Promise(**{**numbers, **more})


def option(element: Element, phrase: str = "") -> ElementOption:
    return ElementOption(element, phrase, comment="a comment", samples=("12.5", "99", "7", "8"))


def plain_answer(request: AskRequest) -> Flow:
    yield from ()
    return answered(reading(f"Answer to {request.question.text}", (1234,)))


def confirming(request: AskRequest) -> Flow:
    asked = ConfirmElements(0, (option(NET, "total sales"),), (option(GROSS),))
    reply = yield asked
    return answered(reading(f"You replied {reply.kind.value} {reply.choice} {reply.text}".strip(), (1,)))


def missing_one(request: AskRequest) -> Flow:
    asked = ChooseElement(0, (), (option(NET),), missing=True, linked=(Element("customers"),))
    reply = yield asked
    return answered(reading(f"You replied {reply.kind.value} {reply.choice} {reply.text}".strip(), (1,)))


def naming(request: AskRequest) -> Flow:
    options = (option(NET, "turnover"), option(Element("orders")), option(GROSS))
    reply = yield NameNeeded(0, options, held=(NET,), missing=("turnover",))
    named = " and ".join(reply.text.splitlines())
    return answered(reading(f"You replied {reply.kind.value} {named}".strip(), (1,)))


def choosing(request: AskRequest) -> Flow:
    readings = (reading("Total net sales", (10.5,)), reading("Total gross sales", (12.25,)))
    reply = yield ChooseReading(0, readings)
    return answered(readings[reply.choice]) if reply.choice >= 0 else answered(reading(f"Other: {reply.text}", (0,)))


def choosing_of_many(request: AskRequest) -> Flow:
    options = tuple(option(Element("orders", f"column_{number}")) for number in range(12))
    reply = yield ChooseElement(0, (NET,), options)
    return answered(reading(f"You picked {reply.choice} {reply.text}".strip(), (reply.choice,)))


@dataclass
class LiveBot:
    """A running bot and its workspace; `script` maps a question's text to what happens with it."""

    workspace: PeopledWorkspace
    store: Store
    asks: Asks
    app: App
    desk: Desk
    voice: Voice
    handler: SocketModeHandler | None
    script: dict[str, Script]
    begun: list[AskRequest]
    watch: AdminReport
    people: People
    problems: list[str]  # why a calibration is not used
    lost: list[str] = field(default_factory=list)

    def thread(self, channel: str, ts: str) -> list[dict[str, Any]]:
        """The bot's public messages in a thread."""
        return [m for m in self.workspace.bot_messages(channel, ts) if m["ephemeral_to"] is None]

    def notices(self, channel: str, person: str) -> list[str]:
        """Texts that only this person sees in a channel or its threads."""
        wanted, place = self.workspace.user_id(person), self.workspace.state.channel(channel).id
        return [
            text_of(m.as_json())
            for m in self.workspace.all_messages()
            if m.ephemeral_to == wanted and m.channel == place
        ]

    def wait_reply(self, channel: str, ts: str, count: int = 1, timeout_s: float = 120.0) -> dict[str, Any]:
        """The bot's latest message of a thread, once there are `count`."""
        assert self.workspace.wait_for(lambda: len(self.thread(channel, ts)) >= count, timeout_s), (
            f"no answer in {timeout_s} s: {[text_of(m) for m in self.thread(channel, ts)]}"
        )
        return self.thread(channel, ts)[count - 1]

    def wait_notice(self, channel: str, person: str, words: str, timeout_s: float = 120.0) -> str:
        """The private notice that contains these words."""

        def found() -> list[str]:
            return [text for text in self.notices(channel, person) if words in text]

        assert self.workspace.wait_for(found, timeout_s), self.notices(channel, person)
        return found()[0]

    def until(self, predicate: Callable[[], object], timeout_s: float = 120.0) -> bool:
        """Wait until something holds; generous, since the machine may be busy with other work."""
        return self.workspace.wait_for(predicate, timeout_s)

    def quiet(self, for_s: float = 0.4) -> None:
        """Let everything that could still happen happen."""
        time.sleep(for_s)


def text_of(message: dict[str, Any]) -> str:
    """Everything that a message shows, as one text."""
    found: list[str] = [str(message.get("text") or "")]

    def collect(value: Any) -> None:
        if isinstance(value, dict):
            if isinstance(value.get("text"), str):
                found.append(value["text"])
            for name, inner in value.items():
                if name != "text" or not isinstance(inner, str):
                    collect(inner)
        elif isinstance(value, list):
            for inner in value:
                collect(inner)

    collect(message.get("blocks") or [])
    return "\n".join(found)


def action_ids(message: dict[str, Any]) -> list[str]:
    """The action ids of a message's buttons and selects."""
    return [e["action_id"] for b in message.get("blocks") or [] if b["type"] == "actions" for e in b["elements"]]


@contextlib.contextmanager
def live_bot(
    folder: Path,
    *,
    workspace: PeopledWorkspace | None = None,
    rules: Rules | None = None,
    flow_of: Callable[[Store], AskFlow] | None = None,
    schema: Schema = SCHEMA,
    line: LineSettings | None = None,
    bounds: LineBounds | None = None,
    calibration: str = "",
    charts: bool = False,
    sortable: bool = False,
    next_of: NextOf = lambda request, outcome: (),
    answers: Mapping[str, Rows | Failure] | None = None,
    today: Callable[[], date] = lambda: date(2026, 11, 21),
) -> Iterator[LiveBot]:
    """Start everything, over Socket Mode, and stop it at the end. `flow_of` gives another flow than the
    script; `line` and `bounds` are those of asks, `calibration` is what Home says of it, `answers` are those of the
    database to the SQL of who reviews, `today` is the day on which something is verified or asked again."""
    with contextlib.ExitStack() as stack:
        place = workspace or stack.enter_context(PeopledWorkspace(**PATIENT).run_in_thread())
        store = Store(f"sqlite:///{folder / 'candor.sqlite'}")
        stack.callback(store.close)
        lost: list[str] = []
        client = build_client(place.bot_token, place.api_url)
        voice = Voice(client, strict=True, on_access_lost=lost.append)
        script: dict[str, Script] = {}
        begun: list[AskRequest] = []

        database = FakeWarehouse(schema, answers or {}, name="sample")
        core = Core(FakeModel(lambda prompt: []), FakeEncoder(), database, store.memory, PROMPTS)
        afterwards = Afterwards(store.asks.outcome, lambda request: database, Limits())

        def flow(request: AskRequest, stage: Stage) -> Flow:
            stage("write", lambda: begun.append(request))
            if request.wanted is not None:
                return (yield from afterwards.flow(request, core, stage))
            return (yield from script.get(request.question.text, plain_answer)(request))

        def may_reply(request: AskRequest) -> tuple[str, ...]:
            both = request.question.text.startswith("both")
            return (place.user_id("ada"), place.user_id("ben")) if both else (request.question.person,)

        rules = rules or Rules("sample")
        people = People(voice, rules.admins)
        problems: list[str] = []
        watch = AdminReport(store, voice.tell_once, people.all_admins, lambda: problems)
        asks = Asks(
            store,
            SlackMessenger(
                voice,
                charts=charts,
                sortable=sortable,
                next_of=next_of,
                name_of=lambda request: store.names.of(request.ask_id),
                beside_of=lambda request: store.besides.of(request.ask_id),
            ),
            flow_of(store) if flow_of else flow,
            AskSettings(
                poll_s=0.1,
                sweep_s=0.5,
                say_again_s=0.05,
                concurrency=4,
                line=line or LineSettings(tell_waiting_s=600, tell_working_s=600),
                bounds=bounds or LineBounds(),
            ),
            may_reply,
            may_hear=lambda request: people.is_here(request.question.person, rules.allowed_teams),
            look=watch.look,
        )
        asks.start()
        stack.callback(asks.stop)
        desk = Desk(
            asks=asks,
            hints=store.memory,
            voice=voice,
            people=people,
            rules=rules,
            previous_turn=store.asks.previous_turn,
            schema_of=lambda name: schema,
            setup_of=lambda name: Setup(name, "reference", calibration or promising.NO_CALIBRATION),
            watch=watch,
            audit=store.audit,
            next_of=next_of,
            sortable=sortable,
            names=store.names,
            besides=store.besides,
            choices=store.choices,
            schedules=Schedules(store.schedules, lambda name: schema, lambda name: today(), store.now),
            last_answered=store.asks.last_answered,
            answers_of=store.asks.answers_of,
            verifying=Verifying(store.verified, lambda name: schema, lambda name: today(), store.now),
            defining=Defining(store.definitions, lambda name: schema, lambda name: (), store.now),
            reviewing=Reviewing(store.reviews, store.asks.outcome, lambda name: database, Limits()),
            promising=Promising(store, ReviewRules(("sample",))),
            afterwards=afterwards,
        )
        app = build_app(client, desk)
        handler = connect(app, place.app_token)
        stack.callback(disconnect, handler)
        assert place.wait_for(lambda: place.connections == 1)
        yield LiveBot(place, store, asks, app, desk, voice, handler, script, begun, watch, people, problems, lost)
