"""Bot processes to be killed, starved and overfed: what `candor serve` runs, on a store and a workspace that outlive
it.

The composition root is the product's own. Replaced are the language model, by a script that needs no time, and for load
the whole flow, by stages that do nothing.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field, replace
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from adapters.models.fake import FakeModel
from adapters.store.conversations import Conversations
from bot.asks.asks import Asks, AskSettings, Stage
from bot.asks.conversation import AskRequest
from bot.asks.replay import RecordedStages
from bot.cli.serving import serve_socket, stop_signals
from bot.log import configure_logging
from bot.main import Candor
from bot.settings import load_settings
from bot.slack.messenger import SlackMessenger
from bot.slack.voice import Voice
from reliability.clarifications.elements import ConfirmElements
from reliability.values import (
    Answered,
    Clarification,
    Element,
    ElementOption,
    LinkedSchema,
    Outcome,
    Reading,
    Reply,
    Rows,
)
from tests.support.fire.marks import Death, Marks
from tests.support.peopled_workspace import PeopledWorkspace

if TYPE_CHECKING:
    from bot.asks.schedules.runs import Channels
    from bot.roles import Roles

PRELOAD = [
    "tests.support.fire.bots",
    "adapters.models.encoder",
    "adapters.models.bert.adapted",
    "adapters.warehouses.stoppable",
    "bot.slack.app",
]
"""What the process imports from which others are forked; torch among it, which each would load anew."""

PLACES = ("starting", "question", "stage", "ending", "posting", "noting", "click", "settling")
"""Where a bot can be: in what it does before it is connected; taking a question on; in a stage; writing down how a turn
ends; posting to Slack; noting where it was posted; taking a click; taking a clarification's buttons away."""

ROOM = {"queue_limit": 100_000, "person_limit": 100_000}
"""Settings of a bot that takes everything on."""


@dataclass(frozen=True)
class BotPlan:
    """What a bot process is to be. `flow`: the product's own, or one that only has stages."""

    api_url: str
    bot_token: str
    app_token: str
    store_url: str
    folder: Path
    flow: Literal["real", "scripted"]
    death: Death | None = None
    settings: dict[str, Any] = field(default_factory=lambda: dict(ROOM))

    @property
    def marks(self) -> Path:
        """The file of marks."""
        return self.folder / "marks.txt"


def plan_for(workspace: PeopledWorkspace, store_url: str, folder: Path, flow: Literal["real", "scripted"]) -> BotPlan:
    """A bot in a workspace."""
    return BotPlan(workspace.api_url, workspace.bot_token, workspace.app_token, store_url, folder, flow)


def started(context: ForkServerContext, plan: BotPlan) -> BaseProcess:
    """A bot process that runs."""
    process = context.Process(target=serve, args=(plan,), daemon=True)
    process.start()
    return process


def serve(plan: BotPlan, entered: Callable[[], object] = lambda: None) -> None:
    """Be the bot until told to stop, or until who started it is gone. `entered()` is called before the store is
    opened."""
    _end_with_parent()
    marks = Marks(plan.marks, plan.death) if plan.death else None  # what is not to die leaves no marks
    if marks is not None:
        _mark(marks)
    settings = load_settings(
        slack_api_url=plan.api_url,
        slack_bot_token=plan.bot_token,
        slack_app_token=plan.app_token,
        slack_mode="socket",
        store_url=plan.store_url,
        state_dir=plan.folder,
        log_level="ERROR",
        concurrency=2,
        **plan.settings,
    )
    configure_logging(settings, True)
    entered()
    candor = FireCandor(settings, plan)
    try:
        with stop_signals() as stop, contextlib.ExitStack() as until_stopped:
            with marks.inside("starting") if marks else contextlib.nullcontext():
                bot = until_stopped.enter_context(candor.bot())
            serve_socket(candor, bot, stop)
    finally:
        candor.close()


class FireCandor(Candor):
    """The composition root with a scripted model, or a scripted flow, and little patience between tries."""

    def __init__(self, settings: Any, plan: BotPlan) -> None:
        super().__init__(settings)
        self._plan = plan
        self.models._model = FakeModel(script)

    def _ask_settings(self) -> AskSettings:
        return replace(super()._ask_settings(), tries=1_000, sweep_s=1.0, say_again_s=0.1)

    def flow(
        self, request: AskRequest, stage: Stage, roles: Roles | None = None, channels: Channels | None = None
    ) -> Generator[Clarification, Reply, Outcome]:
        """The product's own, or the script's."""
        if self._plan.flow == "real":
            return super().flow(request, stage, roles, channels)
        return scripted(request, stage)


def scripted(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
    """Three stages, and a clarification where the question wants one."""
    element = Element("orders", "net_sales")
    heard = [stage("link", lambda: "linked")]
    if "which" in request.question.text:
        reply = yield ConfirmElements(0, (ElementOption(element, "sales"),))
        heard.append(reply.kind.value)
    heard += [stage("write", lambda: "written"), stage("run", lambda: "ran")]
    shown = Reading("SELECT 1", ", ".join(heard), Rows(("number",), ((len(request.question.text),),)))
    return Answered(shown, LinkedSchema(("orders",), (element,)))


def script(prompt: str) -> Sequence[str]:
    """A model that always writes the same few things."""
    if prompt.endswith("tables :"):
        return ["orders", "customers"]
    if prompt.endswith("columns :"):
        return ["orders.order_id", "customers.customer_id"]
    if prompt.endswith("sql :"):
        return ["SELECT COUNT(*) FROM orders", "SELECT COUNT(*) FROM customers"]
    return ["Yes", "No"] if "right ?" in prompt else ["True", "False"]


def _mark(marks: Marks) -> None:
    """Mark the places of a bot."""
    marks.at(Asks, "submit", lambda asks, request: f"question {request.ask_id}")
    marks.at(Asks, "reply", lambda asks, token, reply, **_: "click")
    marks.at(RecordedStages, "_run", lambda stages, position, name, fn: f"stage {name}")
    marks.at(Conversations, "conclude", lambda kept, ask_id, *_: f"ending answer {ask_id}")
    marks.at(Conversations, "wait", lambda kept, token, ask_id, *_, **__: f"ending clarification {ask_id}")
    marks.at(Voice, "post_once", lambda voice, channel, thread, ask, step, message: f"posting {step}")
    marks.at(Conversations, "posted", lambda kept, ask_id, kind, *_: f"noting {kind}")
    marks.at(SlackMessenger, "settle", lambda *_: "settling")


def _end_with_parent() -> None:
    """No bot outlives a test run that was cut off."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
