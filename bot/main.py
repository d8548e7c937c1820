"""The composition root: the one place where settings become warehouses, models, a store and a bot.

Everything slow is built when it is first needed: `candor hints list` loads no model. What is built stands in `bot/parts/`;
here one reads which part gets which.
"""

from __future__ import annotations

import contextlib
import logging
import os
import threading
import time
from collections.abc import Callable, Generator, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.log import configure_logging
from bot.parts.calibrations import Calibrations
from bot.parts.cores import ServedCores
from bot.parts.days import SeenDays
from bot.parts.flows import AskFlows, verified_or_read
from bot.parts.models import AnsweringModels
from bot.parts.offerings import Offerings
from bot.parts.own_store import OwnStore
from bot.parts.small_models import SmallModels
from bot.parts.teams import KeptByTeams
from bot.parts.warehouses import OpenWarehouses
from bot.redaction import redact
from bot.settings import Settings, load_settings

if TYPE_CHECKING:
    from adapters.store.store import Store
    from adapters.warehouses.stoppable import SharedWarehouse
    from bot.asks.asks import AskSettings, Stage
    from bot.asks.conversation import AskRequest
    from bot.asks.schedules.runs import Channels
    from bot.calibration import Calibration
    from bot.parts.slack_bot import Bot
    from bot.roles import Roles
    from reliability.core import Core, Policy
    from reliability.ports import Encoder, LanguageModel, Memory
    from reliability.prompts import Prompts
    from reliability.values import Clarification, Limits, Outcome, Reply

log = logging.getLogger(__name__)


class Candor:
    """Everything that the settings describe, built when first used. Close it at the end."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.own = OwnStore(settings)
        self.warehouses = OpenWarehouses(settings, self.own, clock)
        self.models = AnsweringModels(settings, self.warehouses)
        self.small = SmallModels(settings, self.warehouses)
        self.days = SeenDays(settings, self.warehouses, clock)
        self.calibrations = Calibrations(settings, self.own, self.warehouses, self.models, self.small)
        self.cores = ServedCores(
            settings, self.own, self.warehouses, self.models, self.small, self.days, self.calibrations
        )
        self.teams = KeptByTeams(settings, self.own, self.warehouses, self.days)
        self.offerings = Offerings(settings, self.own, self.warehouses, self.days, self.teams)
        self.flows = AskFlows(
            self.own,
            self.warehouses,
            self.cores,
            self.days,
            self.teams,
            self.offerings,
            read=partial(verified_or_read, self.own, self.teams),
        )
        self.warmed = threading.Event()  # the warm-up is over, whether or not it went well

    # --- what most callers want of the parts

    @property
    def store(self) -> Store:
        """Candor's own database, brought up to date. Raises SettingsError, StoreUnavailable."""
        return self.own.store

    @property
    def model(self) -> LanguageModel:
        """The language model, loaded once; after a failure the next use tries again. Raises ModelUnavailable."""
        return self.models.model

    @property
    def encoder(self) -> Encoder:
        """The sentence encoder. Raises ModelUnavailable."""
        return self.small.encoder

    @property
    def prompts(self) -> Prompts:
        """The prompt templates. Raises SettingsError."""
        return self.models.prompts

    @property
    def limits(self) -> Limits:
        """What one statement may use."""
        return self.warehouses.limits

    def warehouse(self, name_or_url: str = "", role: str = "") -> SharedWarehouse:
        """A configured warehouse by name, or one by URL; the default one for "". Read as a role of the database, or as
        the account.

        Raises SettingsError for an unknown name, WarehouseUnavailable for a database that cannot be opened.
        """
        return self.warehouses.of(name_or_url, role)

    def calibration(self, warehouse: str = "") -> Calibration:
        """The calibration record of a warehouse if it holds for what runs, and what is to be said of it. Never raises."""
        return self.calibrations.of(warehouse)

    def core(
        self, warehouse: str = "", memory: Memory | None = None, policy: Policy | None = None, role: str = ""
    ) -> Core:
        """What the flow works with, for one warehouse, read as a role or the account. Raises what the parts raise."""
        return self.cores.of(warehouse, memory, policy, role)

    # --- the bot

    def flow(
        self, request: AskRequest, stage: Stage, roles: Roles | None = None, channels: Channels | None = None
    ) -> Generator[Clarification, Reply, Outcome]:
        """The flow of an ask that came from Slack, read as the person's role; `channels` are those that schedules are
        told in. Raises NoRole, and what the parts raise."""
        return self.flows.flow(request, stage, roles, channels)

    @contextlib.contextmanager
    def bot(self) -> Iterator[Bot]:
        """The Slack bot's parts, with durable asks running; not connected yet.

        Raises SettingsError for a missing token, SlackUnavailable where Slack does not accept the bot's.
        """
        from bot.parts.slack_bot import BotParts, SlackBot

        parts = BotParts(
            self.settings,
            self.own,
            self.warehouses,
            self.days,
            self.calibrations,
            self.teams,
            self.offerings,
            self._ask_settings(),
            self.flow,
            self._same_settings,
        )
        with SlackBot(parts).running() as bot:
            yield bot

    def _ask_settings(self) -> AskSettings:
        from adapters.store.operations.line import LineBounds
        from bot.asks.asks import AskSettings

        return AskSettings(
            concurrency=self.settings.questions_at_once,
            expires_after_s=self.settings.clarification_hours * 3600,
            secrets=self.settings.secrets(),
            keep_days=self.settings.retention_days,
            audit_days=self.settings.audit_days,
            bounds=LineBounds(self.settings.queue_limit, self.settings.person_limit),
        )

    def _same_settings(self) -> dict[str, str]:
        """The environment of a process that works on the same store and in the same folder."""
        return {**os.environ, "CANDOR_STORE_URL": self.store.url, "CANDOR_STATE_DIR": str(self.settings.state_folder)}

    def warm_up(self) -> None:
        """Load the models and read the default warehouse's schema in the background; a failure is logged,
        and the first ask says it."""

        from reliability.question.intent_model import fitted

        def load() -> None:
            try:
                role = self.warehouses.default_role(self.settings.warehouse)
                self.warehouse(role=role).warm_up()
                core = self.core(role=role)
                core.encoder.encode(["warm"])
                fitted(core.encoder)
            except Exception as error:  # whatever it is, the first ask meets it too and tells a person
                log.error("%s", redact(str(error), self.settings.secrets()))
            finally:
                self.warmed.set()

        threading.Thread(target=load, name="candor-warm-up", daemon=True).start()

    def close(self) -> None:
        """Close the store and the warehouses that were opened, and the connections to a served model."""
        self.own.close()
        self.warehouses.close()
        self.models.close()


@contextlib.contextmanager
def opened(*, service: bool = False, **given: Any) -> Iterator[Candor]:
    """What the environment's settings describe, closed at the end; `given` settings win. A `service` logs
    what it does; a command says what went wrong itself. Raises SettingsError.
    """
    settings = load_settings(**given)
    configure_logging(settings, service)
    candor = Candor(settings)
    try:
        yield candor
    finally:
        candor.close()
