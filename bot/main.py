"""The composition root: the one place where settings become warehouses, models, a store and a bot.

Everything slow is built when it is first needed: `candor hints list` loads no model.
"""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import os
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.calibration import Calibration, Records
from bot.log import configure_logging
from bot.models import REFERENCE_MODEL, precedents_of, ranker_of, talk_of, writer_of
from bot.redaction import redact
from bot.sample import (
    IN_DATA_WORDS,
    ONE_MEANING_WORDS,
    SAMPLE_EXAMPLES,
    SELECTOR,
    build_sample,
    is_sample,
    sample_is_current,
    sample_today,
)
from bot.settings import ROOT, Settings, base_folder, load_settings
from bot.slack.access import AccessLost, check_access
from reliability.errors import BadInput, CandorError, SettingsError

if TYPE_CHECKING:
    from slack_bolt import App

    from adapters.store.requests import Beside
    from adapters.store.reviews.proposals import Proposal
    from adapters.store.store import KeptApart, Store
    from adapters.taught_models import Taught
    from adapters.warehouses.catalog.entries import WarehouseCatalog
    from adapters.warehouses.stoppable import SharedWarehouse
    from adapters.warehouses.workers.watchdog import Watchdog
    from bot.asks.afterwards import Afterwards
    from bot.asks.asks import Asks, AskSettings, Stage
    from bot.asks.beside.data_days import DataDay, DataDays
    from bot.asks.conversation import AskRequest
    from bot.asks.defining import Defining
    from bot.asks.schedules.runs import Channels, Schedules
    from bot.asks.verifying import Verifying
    from bot.roles import Roles
    from bot.slack.installing.composing import SeveralWorkspaces
    from bot.slack.installing.seats import Seat, SeatOf
    from bot.slack.listeners.desk import Desk, Rules
    from bot.slack.views.home import Setup
    from bot.slack.voice import Voice
    from reliability.afterwards.totals import Total
    from reliability.core import AnswerSettings, Core, Policy
    from reliability.definitions.definition import Definition
    from reliability.ports import (
        Encoder,
        LanguageModel,
        LearntWords,
        Memory,
        NameSelector,
        Precedents,
        QueryWriter,
        Ranker,
        Talk,
    )
    from reliability.promises.record import ValidFor
    from reliability.prompts import Prompts
    from reliability.values import Answered, Clarification, Limits, Outcome, Question, Reply, Schema

log = logging.getLogger(__name__)


class Candor:
    """Everything that the settings describe, built when first used. Close it at the end."""

    _loaded_once = False  # in this process

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self._clock = clock
        self._warehouses: dict[tuple[str, str], SharedWarehouse] = {}  # by name and role
        self._read_at: dict[tuple[str, str], float] = {}
        self._watchdogs: dict[str, Watchdog] = {}  # by warehouse; those of one server are the same
        self._model: LanguageModel | None = None
        self._taught_models: dict[str, tuple[Path, LanguageModel]] = {}  # by warehouse, with their folder
        self._told_of_taught: set[str] = set()
        self._precedents: dict[str, Precedents | None] = {}  # by warehouse
        self._writers: dict[str, QueryWriter | None] = {}  # by warehouse
        self._learnt_words: dict[Path, LearntWords] = {}
        self._records = Records(settings)
        self._defined: dict[str, tuple[tuple[int, int], Schema, list[Definition]]] = {}
        self._lock, self._model_lock, self._code_lock = threading.RLock(), threading.Lock(), threading.Lock()
        self.warmed = threading.Event()  # the warm-up is over, whether or not it went well

    # --- the parts

    def warehouse(self, name_or_url: str = "", role: str = "") -> SharedWarehouse:
        """A configured warehouse by name, or one by URL; the default one for "". Read as a role of the database, or as
        the account.

        Raises SettingsError for an unknown name, WarehouseUnavailable for a database that cannot be opened.
        """
        from adapters.warehouses.catalog.hiding import Hides
        from adapters.warehouses.stoppable import open_stoppable

        name = name_or_url or self.settings.warehouse
        with self._lock:
            if (name, role) not in self._warehouses:
                url = self.settings.warehouse_url(name)
                if is_sample(url) and not sample_is_current():
                    build_sample()
                self._warehouses[name, role] = open_stoppable(
                    url,
                    self._shown(name),
                    catalog=lambda: self.catalog(self._shown(name)),
                    hides=Hides(self.settings.hidden_columns, self.settings.hide_personal),
                    schemas=self.settings.warehouse_schemas.get(name),
                    role=role,
                )
                self._read_at[name, role] = self._clock()
            return self._warehouses[name, role]

    def catalog(self, warehouse: str) -> WarehouseCatalog:
        """What CANDOR_CATALOG says of a warehouse now. Raises BadInput for a file that cannot be read."""
        from adapters.warehouses.catalog.entries import WarehouseCatalog

        file = self.settings.catalog_file
        if file is None:
            return WarehouseCatalog()
        from adapters.warehouses.catalog.reading import read_catalog

        return read_catalog(file).get(warehouse, WarehouseCatalog())

    @property
    def model(self) -> LanguageModel:
        """The language model, loaded once; after a failure the next use tries again. Raises ModelUnavailable."""
        with self._model_lock:
            if self._model is None:
                self._model = self._load_model()
            return self._model

    @property
    def model_is_loaded(self) -> bool:
        """Whether the language model is there, without waiting for it."""
        return self._model is not None

    def model_of(self, warehouse: str) -> LanguageModel:
        """The model that answers for a warehouse: the one that was taught it, or the settings'. Raises
        ModelUnavailable."""
        folder = self._taught_folder(warehouse)
        if folder is None:
            return self.model
        with self._model_lock:
            kept = self._taught_models.get(warehouse)
            if kept is None or kept[0] != folder:
                kept = self._taught_models[warehouse] = folder, self._loaded(folder)
            return kept[1]

    def taught(self, warehouse: str) -> Taught | None:
        """What a warehouse was taught, used or not; None where it was not. Raises BadInput where it cannot be read."""
        from adapters.taught_models import place_of, read_taught

        return read_taught(place_of(self.settings.state_folder, warehouse or self.settings.warehouse))

    def answering_folder(self, warehouse: str) -> Path | str:
        """The folder or name of the model that answers for a warehouse."""
        return self._taught_folder(warehouse) or self.model_folder

    def learned(self, warehouse: str) -> frozenset[str]:
        """The questions that the model which answers for a warehouse says it was trained on, as hashes: they never
        calibrate it."""
        from adapters.made_from import read_trained_on

        return read_trained_on(Path(self.answering_folder(warehouse)))

    def _taught_folder(self, warehouse: str) -> Path | None:
        """The folder of the weights that were taught a warehouse, if they are to be used. Whatever is wrong with them
        is logged once, and the settings' model answers."""
        from adapters.taught_models import place_of, unfit

        name = warehouse or self.settings.warehouse
        here = self.settings.model_backend == "transformers" and name in self.settings.warehouses
        if not (self.settings.taught and here):
            return None
        try:
            found = self.taught(name)
            why = unfit(found, self.base_fingerprint(), self.prompts.fingerprint) if found else None
        except BadInput as error:
            found, why = None, redact(str(error))
        if why is not None and why not in self._told_of_taught:
            self._told_of_taught.add(why)
            log.warning("what %s was taught is not used: %s", name, why)
        return place_of(self.settings.state_folder, name) / found.folder if found and why is None else None

    @property
    def is_teachable(self) -> bool:
        """Whether candor teach can train the model here."""
        return self.is_reference_model and self._reference_config().get("attention") == "prefix"

    def base_fingerprint(self) -> str:
        """Names the settings' model, which weights are taught from; it need not be loaded for it."""
        return self._fingerprint_in(self.model_folder)

    def _fingerprint_in(self, folder: Path | str) -> str:
        from adapters.models.folder import fingerprint, resolve

        return fingerprint(resolve(folder), self.settings.model_dtype, self.settings.chat_template)

    def _load_model(self) -> LanguageModel:
        settings = self.settings
        if settings.model_backend == "vllm":
            from bot.models import served_model

            return served_model(settings)
        from adapters.models.folder import resolve

        return self._loaded(resolve(self.model_folder))  # a missing one is told before torch is imported

    def _loaded(self, folder: Path) -> LanguageModel:
        from adapters.models.stoppable import StoppableModel

        settings = self.settings
        return StoppableModel(
            folder,
            settings.model_dtype,
            settings.model_threads,
            settings.model_device,
            chat=settings.chat_template,
            kept_prompts_bytes=self._kept_prompts_bytes(folder),
            merge=settings.concurrency > 1,
        )

    def _kept_prompts_bytes(self, folder: Path) -> int:
        """Memory for the last prompts: what the settings say, else by the card of the model in the folder."""
        from adapters.models.hub.prompt_memory import kept_prompts_bytes
        from adapters.whole_files import read_json
        from reliability.context import schema_budgets

        settings = self.settings
        if settings.prompt_cache_mb is not None:
            return settings.prompt_cache_mb << 20
        try:
            config = read_json(folder / "config.json")
        except BadInput:  # what is missing is told where it is loaded
            config = {}
        context = config.get("max_position_embeddings")
        linking, writing = schema_budgets(context if isinstance(context, int) else 0)
        shown = max(settings.linking_tokens or linking, settings.writing_tokens or writing)
        return kept_prompts_bytes(config, settings.model_dtype, shown)

    @property
    def model_folder(self) -> Path | str:
        """The model's folder, or its Hugging Face name where there is no such folder. The reference model is installed
        with Candor, wherever relative paths start from."""
        folder = base_folder() / Path(self.settings.model).expanduser()
        if folder.is_dir():
            return folder
        is_reference = ROOT / self.settings.model == REFERENCE_MODEL
        return REFERENCE_MODEL if is_reference else self.settings.model

    @property
    def is_reference_model(self) -> bool:
        """Whether the model is of this project's own kind, by the mark in its config.json."""
        if self.settings.model_backend == "vllm":
            return False
        config = self._reference_config()
        if not config:
            return self.model_folder == REFERENCE_MODEL
        return bool(config.get("attention") == "prefix" or config.get("candor_prompts") == "compact")

    def _reference_config(self) -> dict[str, Any]:
        """The config.json of the model's folder; nothing where there is none."""
        try:
            found = json.loads((Path(self.model_folder) / "config.json").read_text())
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    @cached_property
    def encoder(self) -> Encoder:
        """The sentence encoder. Raises ModelUnavailable."""
        from adapters.models.encoder import SentenceEncoder

        named = self.settings.encoder
        folder = base_folder() / Path(named).expanduser()
        return SentenceEncoder(None if named == "minilm" else folder if folder.is_dir() else named)

    @cached_property
    def ranker(self) -> Ranker | None:
        """What ranks readings; None where the settings name none. Raises ModelUnavailable."""
        return ranker_of(self.settings)

    @cached_property
    def names(self) -> NameSelector:
        """What says which other names of a schema a question may mean. Raises BadInput."""
        from reliability.candidates.by_name.selector import read_selector

        return read_selector(SELECTOR)

    @cached_property
    def talk(self) -> Talk | None:
        """What tells talk from data questions; None where the settings name none. Raises ModelUnavailable."""
        return talk_of(self.settings)

    def precedents(self, warehouse: str = "") -> Precedents | None:
        """Questions about a warehouse whose queries are known, by the settings or as the sample's ship; None where
        there are none. Raises BadInput."""
        name = warehouse or self.settings.warehouse
        with self._lock:
            if name not in self._precedents:
                sample = self.answers_the_sample(name)
                self._precedents[name] = precedents_of(
                    self.settings, name, sample, self.encoder, lambda: self.warehouse(name)
                )
            return self._precedents[name]

    def writer(self, warehouse: str = "") -> QueryWriter | None:
        """What writes queries over a warehouse from words, by the settings or as the sample's ships; None where there
        is none. Raises ModelUnavailable."""
        name = warehouse or self.settings.warehouse
        with self._lock:
            if name not in self._writers:
                self._writers[name] = writer_of(self.settings, name, self.answers_the_sample(name))
            return self._writers[name]

    def selector(self, warehouse: str = "") -> NameSelector | None:
        """What says which other names a question about a warehouse may mean; None where known questions tell."""
        return self.names if self.precedents(warehouse) is None else None

    def learnt_words(self, file: Path, warehouse: str = "") -> LearntWords | None:
        """What tells kinds of questions about a warehouse by their words: learnt for the sample, so None for any
        other."""
        return self._words_of(file) if self.answers_the_sample(warehouse or self.settings.warehouse) else None

    def _words_of(self, file: Path) -> LearntWords:
        """Those of a file, read once for all asks."""
        from adapters.learnt_words import StoredWords

        with self._lock:
            return self._learnt_words.setdefault(file, StoredWords(file))

    @cached_property
    def store(self) -> Store:
        """Candor's own database, brought up to date. Raises SettingsError, StoreUnavailable."""
        from adapters.store.store import Store

        url = self.settings.store
        if url.startswith("sqlite:///"):
            Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        return Store(url)

    @cached_property
    def prompts(self) -> Prompts:
        """The prompt templates. Raises SettingsError."""
        from reliability.prompts import Prompts

        family = self.settings.prompts or ("compact" if self.is_reference_model else "instruct")
        folder = ROOT / "prompts" / family
        return Prompts(folder if folder.is_dir() else base_folder() / Path(family).expanduser())

    @property
    def limits(self) -> Limits:
        """What one statement may use."""
        from reliability.values import Limits

        return Limits(self.settings.time_limit_s, self.settings.row_limit, self.settings.byte_limit)

    def core(
        self, warehouse: str = "", memory: Memory | None = None, policy: Policy | None = None, role: str = ""
    ) -> Core:
        """What the flow works with, for one warehouse, read as a role or the account. Raises what the parts raise.

        A calibration record that does not hold for all of this is left out: the flow works uncalibrated.
        """
        with self._loading():
            return self._core(warehouse, memory, policy, role)

    def _core(self, warehouse: str, memory: Memory | None, policy: Policy | None, role: str) -> Core:
        from reliability.core import Core

        core = Core(
            model=self.model_of(warehouse or self.settings.warehouse),
            encoder=self.encoder,
            warehouse=self.warehouse(warehouse, role),
            memory=memory if memory is not None else self.store.memory,
            prompts=self.prompts,
            settings=self.answer_settings(policy),
            record=self.calibration(warehouse, role).record,
            code=self._answering_code(),
            examples=SAMPLE_EXAMPLES if self.answers_the_sample(warehouse) else (),
            ranker=self.ranker,
            precedents=self.precedents(warehouse),
            talk=self.talk,
            one_meaning=self.learnt_words(ONE_MEANING_WORDS, warehouse),
            in_data=self.learnt_words(IN_DATA_WORDS, warehouse),
            writer=self.writer(warehouse),
            selector=self.selector(warehouse),
        )
        day = self.asked_on(warehouse, role)
        return replace(core, today=lambda: day) if day else core

    @contextlib.contextmanager
    def _loading(self) -> Iterator[None]:
        """Load without looking for garbage the first time in a process, and never look through what was loaded: it
        stays until the end, and looking through it again and again was a seventh of what it costs to begin."""
        if Candor._loaded_once or not gc.isenabled():
            yield
            return
        Candor._loaded_once = True
        gc.disable()
        try:
            yield
            gc.freeze()
        finally:
            gc.enable()

    def answer_settings(self, policy: Policy | None = None) -> AnswerSettings:
        """How the flow behaves."""
        from reliability.context import schema_budgets
        from reliability.core import AnswerSettings

        settings = self.settings
        common = AnswerSettings(
            policy=policy or settings.policy,
            question_budget=settings.question_budget,
            limits=self.limits,
            max_readings=settings.max_readings,
            constrain_sql=self.is_reference_model,
        )
        if settings.model_backend == "vllm":  # a server's beam never stops early: as many samples in its place
            common = replace(common, nucleus=common.nucleus + common.beam, beam=0)
        linking, writing = settings.linking_tokens, settings.writing_tokens
        if linking is None or writing is None:
            by_model = (common.linking_tokens, common.writing_tokens)
            if not self.is_reference_model:
                by_model = schema_budgets(self._context_tokens())
            linking, writing = linking or by_model[0], writing or by_model[1]
        return replace(common, linking_tokens=linking, writing_tokens=writing)

    def _context_tokens(self) -> int:
        """The model's context; the model itself need not be loaded for it."""
        if self._model is None and self.settings.model_backend == "transformers":
            from adapters.models.folder import context_in, resolve

            return context_in(resolve(self.model_folder))
        return self.model.context_tokens

    def calibration(self, warehouse: str = "", role: str | None = None) -> Calibration:
        """The calibration record of a warehouse if it holds for what runs, and what is to be said of it; read as a
        role, which may see fewer tables than the record was made with, by default as the settings' default role.

        Never raises what a part raises: what cannot be checked is not used.
        """
        settings, name = self.settings, warehouse or self.settings.warehouse
        url, on = settings.warehouse_url(name), self._turned_on(name)
        seen_as = self.default_role(name) if role is None else role
        if on is not None:
            stored = partial(self.store.proposals.record, on.warehouse, on.look)
            return self._records.checked_reviewed(
                self._shown(name), on.name, stored, lambda: self._running(name, seen_as)
            )
        folder = self._records.folder(name, sample=is_sample(url), default=name == settings.warehouse)
        return self._records.checked(self._shown(name), folder, lambda: self._running(name, seen_as))

    def default_role(self, warehouse: str) -> str:
        """The role of who has none of their own in a warehouse; "" for the account itself."""
        return self.settings.roles.get(warehouse, {}).get("default", "")

    def _turned_on(self, warehouse: str) -> Proposal | None:
        """The calibration from reviews that an admin turned on, if any. A store that is not there yet holds none, and
        is not made for looking."""
        url = self.settings.store
        file = Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None
        if "store" not in self.__dict__ and file is not None and not file.exists():
            return None
        try:
            return self.store.proposals.on(warehouse)
        except CandorError as error:
            log.warning("not known whether a calibration from reviews is on: %s", redact(str(error)))
            return None

    def _shown(self, name: str) -> str:
        """What people call a warehouse: its name, or a short one of its address."""
        return name if name in self.settings.warehouses else short_name(name)

    def _running(self, warehouse: str, role: str) -> ValidFor:
        """What a record must have been made with; the model need not be loaded for it."""
        from reliability.core import ranking_fingerprint, settings_fingerprint
        from reliability.promises.record import ValidFor

        return ValidFor(
            model=self._model_fingerprint(warehouse),
            encoder=self.encoder.fingerprint,
            prompts=self.prompts.fingerprint,
            schema=self.warehouse(warehouse, role).schema().fingerprint(),
            settings=settings_fingerprint(self.answer_settings()),
            code=self._answering_code(),
            ranking=ranking_fingerprint(
                self.ranker,
                self.precedents(warehouse),
                self.talk,
                self.learnt_words(ONE_MEANING_WORDS, warehouse),
                self.learnt_words(IN_DATA_WORDS, warehouse),
                self.writer(warehouse),
                self.selector(warehouse),
            ),
        )

    def _answering_code(self) -> str:
        """The hash of the code that answers, computed once: many who ask at the same time wait for the one who
        computes."""
        from adapters.provenance import answering_code

        with self._code_lock:
            return answering_code()

    def _model_fingerprint(self, warehouse: str) -> str:
        folder = self._taught_folder(warehouse)
        if folder is not None:
            return self._fingerprint_in(folder)
        if self._model is None and self.settings.model_backend == "transformers":
            return self.base_fingerprint()
        return self.model.fingerprint

    def asked_on(self, warehouse: str, role: str | None = None) -> date | None:
        """The day that questions about a warehouse are seen from, by CANDOR_TODAY; None where it is the clock's, also
        where the last day in the data is not known. Read as a role, by default as the settings' default role. The
        sample company has a day of its own: its data ends, so "last month" must not move on."""
        given = self.settings.today.get(warehouse or self.settings.warehouse)
        if given is None:
            return sample_today() if self.answers_the_sample(warehouse) else None
        if given == "data":
            return self.last_day(warehouse, role).day
        return None if given == "clock" else date.fromisoformat(given)

    def last_day(self, warehouse: str, role: str | None = None) -> DataDay:
        """The last day in a warehouse's data, or why it is not known. Never raises."""
        name = warehouse or self.settings.warehouse
        seen_as = self.default_role(name) if role is None else role
        return self._data_days.of((name, seen_as), lambda: self.warehouse(name, seen_as), self.limits)

    @cached_property
    def _data_days(self) -> DataDays:
        from bot.asks.beside.data_days import DataDays

        return DataDays(clock=self._clock)

    def _of_its_day(self, core: Core, request: AskRequest, stage: Stage, role: str) -> Core:
        """The core of an ask, seen from the last day in the data as that was when the ask began, where it is looked
        for."""
        from bot.asks.replay import RecordedStages

        looks = self.settings.today.get(request.warehouse) == "data"
        if not looks or (isinstance(stage, RecordedStages) and not stage.goes_on_with("day")):
            return core
        day = stage("day", lambda: self.asked_on(request.warehouse, role))
        return replace(core, today=(lambda: day) if day is not None else date.today)

    def _seen_from(self, core: Core) -> tuple[date, bool] | None:
        """The day by CANDOR_TODAY that an ask is seen from, and whether it is the last one in the data; None where it
        is the clock's."""
        given, day = self.settings.today.get(core.warehouse.name), core.today()
        if given is None or core.today == date.today or day == date.today():
            return None
        return day, given == "data"

    def answers_the_sample(self, warehouse: str) -> bool:
        """Whether a warehouse, the default one where none is named, is the sample."""
        name = warehouse or self.settings.warehouse
        return is_sample(self.settings.warehouse_url(name))

    def close(self) -> None:
        """Close the store and the warehouses that were opened, and the connections to a served model."""
        if "store" in self.__dict__:
            self.store.close()
        for warehouse in self._warehouses.values():
            warehouse.close()
        if self._model is not None and self.settings.model_backend == "vllm":
            from adapters.models.vllm.vllm_model import VllmModel

            if isinstance(self._model, VllmModel):
                self._model.close()

    # --- the bot

    def flow(
        self, request: AskRequest, stage: Stage, roles: Roles | None = None, channels: Channels | None = None
    ) -> Generator[Clarification, Reply, Outcome]:
        """The flow of an ask that came from Slack, read as the person's role; `channels` are those that schedules are
        told in. Raises NoRole, and what the parts raise."""
        from adapters.stop_signal import current_signal
        from adapters.warehouses.stoppable import WarehouseOfAsk
        from bot.asks.replay import RecordedStages, ran_by
        from bot.asks.schedules.runs import is_run
        from bot.roles import MemoryOfRole

        role = roles.of_ask(request, stage) if roles is not None else ""
        with contextlib.suppress(CandorError):  # the flow meets it again, and tells the person
            self.renew(request.warehouse, role)
        core, stop = self.core(request.warehouse, self.memory_for(request), role=role), current_signal()
        if role:
            core = replace(core, memory=MemoryOfRole(core.memory, core.warehouse.schema))
        if stop is not None:
            shared = self.warehouse(request.warehouse, role)
            noted = ran_by(request, shared.account, stage.note, role) if isinstance(stage, RecordedStages) else None
            core = replace(core, warehouse=WarehouseOfAsk(shared, stop, noted))
        if request.wanted is not None:
            return self.afterwards().flow(request, core, stage)
        core, team = self._of_its_day(core, request, stage, role), self._of_several(request.place.team)
        if is_run(request.ask_id):
            flow = self.schedules(channels=channels).flow(request, core, stage)
        else:
            flow = self.answered(request.question, core, stage, team, partial(self._ideas_after, request))
        keep = partial(self.store.besides.keep, request.ask_id)
        return self.noted(flow, request.question, core, stage, keep, partial(self._active_definitions, core, team))

    def noted(
        self,
        flow: Generator[Clarification, Reply, Outcome],
        question: Question,
        core: Core,
        stage: Stage,
        keep: Callable[[Beside], None],
        defined: Callable[[], Sequence[Definition]] = lambda: (),
    ) -> Generator[Clarification, Reply, Outcome]:
        """A flow with what is said beside its readings and its answer, which `keep` is given before each; what is
        `defined` needs no other explanation."""
        from bot.asks.beside.noting import noting, unexplained_in

        unexplained = partial(unexplained_in, question, core, defined)
        return noting(flow, question, stage, unexplained, keep, self._seen_from(core))

    def _active_definitions(self, core: Core, team: str) -> Sequence[Definition]:
        return self.defining(team).active(core.warehouse.name)

    def answered(
        self,
        question: Question,
        core: Core,
        stage: Stage,
        team: str = "",
        ideas: Callable[[], Sequence[str]] = lambda: (),
    ) -> Generator[Clarification, Reply, Outcome]:
        """What an admin verified for a question that means the same, else what the flow answers, without the rows that
        who asked or the team's catalog leaves out; with what is the workspace's own, where several installed the app.
        Help gets questions to try; `ideas` are what may be asked next."""
        from bot.asks.offers.trying import with_examples
        from reliability.afterwards.leaving_out import left_out_at_once
        from reliability.values import Helped, HelpKind

        outcome = yield from self._verified_or_read(question, core, stage, team)
        if not isinstance(outcome, Helped):
            return left_out_at_once(question, outcome, self.store.of(team).choices, core, stage)
        after = ideas() if outcome.kind is HelpKind.THANKS else ()
        return with_examples(outcome, core.warehouse.schema(), core.examples, after)

    def _verified_or_read(
        self, question: Question, core: Core, stage: Stage, team: str
    ) -> Generator[Clarification, Reply, Outcome]:
        """What is verified, else the flow by the words that are defined, with the flow's own help. An ask that an older
        version began goes on as it began."""
        from bot.asks.replay import RecordedStages
        from reliability.answer import answer
        from reliability.definitions.reading_by import STAGE as DEFINITIONS_STAGE
        from reliability.definitions.reading_by import by_definitions
        from reliability.verified.answering import FIRST_STAGE, verified_answer

        if not isinstance(stage, RecordedStages) or stage.goes_on_with(FIRST_STAGE):
            verified = verified_answer(question, core, self.store.of(team).verified, stage)
            if verified is not None:
                return verified
        if isinstance(stage, RecordedStages) and not stage.goes_on_with(DEFINITIONS_STAGE):
            return (yield from answer(question, core, stage))
        return (yield from by_definitions(question, core, self.defining(team), stage, answer))

    def memory_for(self, request: AskRequest) -> Memory:
        """The memory that an ask is read with: without the hints that a person set aside for it."""
        from adapters.store.memory.setting_aside import MemoryWithout

        memory = self._kept(request.place.team).memory
        return MemoryWithout(memory, frozenset(request.without)) if request.without else memory

    def _kept(self, team: str) -> KeptApart:
        """What is kept for a workspace: its own where several installed the app, else everything."""
        return self.store.of(self._of_several(team))

    def _of_several(self, team: str) -> str:
        """The team where there are several workspaces; "" where there is one."""
        return team if self.settings.several_workspaces else ""

    def renew(self, name: str, role: str = "") -> None:
        """Read a warehouse's schema again when it is due, and retire hints for what is gone; not where roles are used:
        what one does not see may be there.

        Raises WarehouseUnavailable, StoreUnavailable.
        """
        warehouse = self.warehouse(name, role)
        with self._lock:
            if self._clock() - self._read_at[name, role] < self.settings.schema_minutes * 60:
                return
            self._read_at[name, role] = self._clock()
        warehouse.refresh()
        if name not in self.settings.roles:
            self._retire_missing(warehouse)

    def check_schema(self, name: str) -> None:
        """Read a warehouse's schema anew, whoever asked of it since, and retire what reads what is gone: each day's
        work. Not where roles are used.

        Raises WarehouseUnavailable, StoreUnavailable.
        """
        if name in self.settings.roles:
            return
        warehouse = self.warehouse(name)
        with self._lock:
            self._read_at[name, ""] = self._clock()
        warehouse.refresh()
        self._retire_missing(warehouse)

    def _retire_missing(self, warehouse: SharedWarehouse) -> None:
        """Retire hints, verified questions and definitions of what a warehouse has no longer. Where no table at all is
        seen the account may have lost its rights, and nothing is retired."""
        schema, name = warehouse.schema(), warehouse.name
        if not schema.tables:
            log.warning("%s shows no table: nothing that reads it is retired", name)
            return
        for team in self.store.teams():
            kept = self.store.of(team)
            retired = kept.memory.retire_missing(schema, name)
            if retired:
                log.info("retired %d hints for tables and columns that %s no longer has", len(retired), name)
            verified = kept.verified.retire_missing(schema, name)
            if verified:
                log.info("retired %d verified questions whose SQL reads what %s no longer has so", len(verified), name)
            defined = kept.definitions.retire_missing(schema, name)
            if defined:
                log.info("retired %d definitions that read what %s no longer has so", len(defined), name)

    def next_of(self, request: AskRequest, outcome: Answered) -> tuple[str, ...]:
        """What somebody may want to know next; none where that cannot be told now. Never raises."""
        from bot.asks.offers.comparing import with_comparison
        from reliability.composing.next_questions import next_questions

        shown, name, asked = outcome.reading, request.warehouse, request.question.text
        try:
            schema, today = self.warehouse(name).schema(), self.asked_on(name) or date.today()
            found = next_questions(asked, shown.sql, shown.result, schema, today)
            return with_comparison(found, asked, shown.sql, schema, today)
        except Exception as error:  # an answer stands without them
            log.warning("no next questions: %s", redact(str(error), self.settings.secrets()))
            return ()

    def _ideas_after(self, request: AskRequest) -> tuple[str, ...]:
        """What may be asked next after the last answer of an ask's thread; nothing where there is none. Never
        raises."""
        from bot.asks.conversation import AskRequest
        from reliability.values import Answered

        place = request.place
        try:
            before = self.store.asks.last_answered(place.channel, place.thread_ts, self._of_several(place.team))
            outcome = self.store.asks.outcome(before) if before else None
            asked = self.store.conversations.request(before) if before else None
        except CandorError as error:
            log.warning("no ideas: %s", redact(str(error), self.settings.secrets()))
            return ()
        if not isinstance(outcome, Answered) or not isinstance(asked, AskRequest):
            return ()
        return self.next_of(asked, outcome)

    def totals_of(self, request: AskRequest, outcome: Answered) -> tuple[Total, ...]:
        """What the columns of an answer add up to; nothing where that cannot be told now. Never raises."""
        from reliability.afterwards.totals import totals

        try:
            schema = self.warehouse(request.warehouse).schema()
            return totals(outcome.reading.sql, schema, outcome.reading.result)
        except Exception as error:  # an answer stands without them
            log.warning("no totals: %s", redact(str(error), self.settings.secrets()))
            return ()

    def name_of(self, request: AskRequest) -> str:
        """What people call an answer, or the schedule that it is a run of; "" where that is not known. Never raises."""
        try:
            return self.store.names.of(request.ask_id)
        except CandorError as error:
            log.warning("an answer's name is not known: %s", redact(str(error), self.settings.secrets()))
            return ""

    def schedules(self, team: str = "", channels: Channels | None = None) -> Schedules:
        """Questions that are asked again: all, or those of one of several workspaces; told in `channels`."""
        from bot.asks.schedules.runs import Schedules

        return Schedules(
            self.store.of(team).schedules,
            schema_of=lambda name: self.warehouse(name).schema(),
            today_of=lambda name: self.asked_on(name) or date.today(),
            now=self.store.now,
            outcome=self.store.asks.outcome,
            channels=channels,
        )

    def afterwards(self, roles: Roles | None = None) -> Afterwards:
        """What people want of answers that were given; queries that are only looked at are read as the asker's role."""
        from bot.asks.afterwards import Afterwards

        def warehouse(request: AskRequest) -> SharedWarehouse:
            person, team = request.question.person, request.place.team
            return self.warehouse(request.warehouse, roles.of(request.warehouse, person, team) if roles else "")

        return Afterwards(
            self.store.asks.outcome, warehouse, self.limits, lambda name: self.asked_on(name) or date.today()
        )

    def verifying(self, team: str = "") -> Verifying:
        """Verified questions, for people who make them; those of one of several workspaces."""
        from bot.asks.verifying import Verifying

        return Verifying(
            self.store.of(team).verified,
            schema_of=lambda name: self.warehouse(name).schema(),
            today_of=lambda name: self.asked_on(name) or date.today(),
            now=self.store.now,
        )

    def defining(self, team: str = "") -> Defining:
        """Defined words, for people who make them and for asks; those of one of several workspaces."""
        from bot.asks.defining import Defining

        return Defining(
            self.store.of(team).definitions,
            schema_of=lambda name: self.warehouse(name).schema(),
            catalogued=self.catalogued_definitions,
            now=self.store.now,
        )

    def catalogued_definitions(self, name: str) -> list[Definition]:
        """The words that CANDOR_CATALOG defines for a warehouse, as it was read last; none where it cannot be read.

        Raises WarehouseUnavailable.
        """
        from adapters.warehouses.catalog.defined import definitions_of

        file = self.settings.catalog_file
        if file is None:
            return []
        schema = self.warehouse(name).schema()
        try:
            stamp = file.stat()
            written = (stamp.st_mtime_ns, stamp.st_size)
            kept = self._defined.get(name)
            if kept is None or kept[0] != written or kept[1] is not schema:
                found = definitions_of(self.catalog(self._shown(name)).definitions, self._shown(name), schema)
                kept = self._defined[name] = (written, schema, found)
        except (CandorError, OSError) as error:  # the last good reading holds; the admins are told of the rest
            log.warning("the catalog's definitions are not read: %s", redact(str(error)))
            kept = self._defined.get(name)
        return kept[2] if kept is not None else []

    def setup(self, warehouse: str) -> Setup:
        """Which warehouse, model and calibration a channel uses, in words."""
        from bot.slack.views.home import Setup

        said = self.calibration(warehouse).sentence
        return Setup(warehouse=warehouse, model=self.settings.model, calibration=said)

    def mismatches(self) -> list[str]:
        """Why a calibration that is there is not used, or a catalog not read, a sentence for each."""
        problems = [self.calibration(name).problem for name in self.settings.warehouses]
        with self._lock:
            problems += [warehouse.problem for warehouse in self._warehouses.values()]
        return [problem for problem in problems if problem]

    def watchdogs(self) -> set[Watchdog]:
        """Those of the warehouses' servers, each with every account that the settings name for it."""
        from adapters.warehouses.registry import source_of
        from adapters.warehouses.workers.servers import watchdog_of

        with self._lock:
            for name in self.settings.warehouses.keys() - self._watchdogs.keys():
                with contextlib.suppress(CandorError):  # an address that cannot be read is sent nothing
                    self._watchdogs[name] = watchdog_of(source_of(self.settings.warehouse_url(name)))
            return set(self._watchdogs.values())

    def held(self) -> list[str]:
        """Which servers are sent nothing now, a sentence for each."""
        return [problem for watchdog in self.watchdogs() if (problem := watchdog.problem)]

    @contextlib.contextmanager
    def bot(self) -> Iterator[Bot]:
        """The Slack bot's parts, with durable asks running; not connected yet.

        Raises SettingsError for a missing token, SlackUnavailable where Slack does not accept the bot's.
        """
        from bot.asks.asks import Asks
        from bot.asks.chores import ticking
        from bot.reviews.job import CalibrationJob
        from bot.reviews.promising import Promising, rules_of
        from bot.reviews.reviewing import Reviewing
        from bot.roles import Roles, check_databases
        from bot.slack.admin_report import AdminReport
        from bot.slack.app import build_app, build_client
        from bot.slack.held import HoldNotices
        from bot.slack.installing.seats import ChannelsOfTeams, MessengerOfTeams, Seat
        from bot.slack.listeners.desk import Desk
        from bot.slack.listeners.people import People
        from bot.slack.listeners.places import Places
        from bot.slack.may import Where
        from bot.slack.messenger import SlackMessenger
        from bot.slack.voice import Voice

        settings, lost = self.settings, AccessLost()
        self._check_tokens()
        check_databases(settings)
        schedules = self.schedules()

        def seat(voice: Voice, team: str = "") -> Seat:
            messenger = SlackMessenger(
                voice,
                charts=settings.charts,
                sortable=settings.sortable_tables,
                next_of=self.next_of,
                totals_of=self.totals_of,
                name_of=self.name_of,
                beside_of=lambda request: self.store.besides.of(request.ask_id),
            )
            return Seat(voice, People(voice, self._rules(team).admins), messenger)

        def desk(own: Seat, team: str = "") -> Desk:
            """What listeners of a workspace work with; of one of several, with what is its own."""
            kept = self.store.of(team)
            return Desk(
                asks=asks,
                hints=kept.memory,
                voice=own.voice,
                people=own.people,
                rules=self._rules(team),
                previous_turn=partial(self.store.asks.previous_turn, team=team),
                schema_of=lambda name: self.warehouse(name, roles.default(name)).schema(),
                setup_of=self.setup,
                watch=watch.of(team) if team else watch,
                audit=self.store.audit,
                verifying=self.verifying(team),
                defining=self.defining(team),
                schedules=self.schedules(team),
                names=self.store.names,
                besides=self.store.besides,
                choices=kept.choices,
                next_of=self.next_of,
                totals_of=self.totals_of,
                sortable=settings.sortable_tables,
                last_answered=partial(self.store.asks.last_answered, team=team),
                answers_of=partial(self.store.asks.answers_of, team=team),
                reviewing=reviewing,
                promising=promising,
                afterwards=self.afterwards(roles),
                team=team,
            )

        job = CalibrationJob(self._same_settings())
        reviewing: Reviewing | None = None
        promising: Promising | None = None
        if settings.several_workspaces:
            # Reviews show admins what others asked, and a promise that breaks is all workspaces': both are the operator's.
            several = self._workspaces(seat, desk)
            seat_of: SeatOf = several.workspaces.seat
            watch = AdminReport(
                self.store, _tell_nobody, lambda: (), self.mismatches, settings.retention_days, self.held
            )
        else:
            client = build_client(settings.slack_bot_token.get_secret_value(), settings.slack_api_url)
            check_access(client)
            several, the_seat = None, seat(Voice(client, on_access_lost=lost.report))
            voice, people = the_seat.voice, the_seat.people

            seat_of = lambda _team: the_seat  # noqa: E731 - the other branch has a method
            watch = AdminReport(
                self.store, voice.tell_once, people.all_admins, self.mismatches, settings.retention_days, self.held
            )
            places = Places(voice)
            promising = Promising(
                self.store, rules_of(settings), lambda channel: places.where(channel) is Where.PUBLIC, job.start
            )
            reviewing = Reviewing(self.store.reviews, self.store.asks.outcome, self.warehouse, self.limits)
        roles = Roles(settings.roles, lambda group, team: seat_of(team).people.of_group(group, team))
        channels = ChannelsOfTeams(seat_of)
        asks = Asks(
            self.store,
            MessengerOfTeams(seat_of),
            lambda request, stage: self.flow(request, stage, roles, channels),
            self._ask_settings(),
            may_reply=lambda request: (
                request.question.person,
                *self._rules(self._of_several(request.place.team)).admins,
            ),
            may_hear=lambda request: seat_of(request.place.team).people.is_here(
                request.question.person, frozenset(settings.teams)
            ),
            look=watch.look,
            chores={f"the schema of {name}": partial(self.check_schema, name) for name in settings.warehouses},
        )

        holds = HoldNotices(self.store, self.watchdogs, watch.look)

        def looking() -> None:
            if promising is not None:
                promising.look()  # first, so that admins are told at once what it found
            holds.take_up()
            watch.look()
            seats = (
                [("", seat_of(""))]
                if several is None
                else [(one.about.team, one.seat) for one in several.workspaces.all()]
            )
            for team, own in seats:
                admins = sorted(self._rules(self._of_several(team)).admins)
                self.verifying(team).tell_authors(own.voice.tell_once, admins)
                self.defining(team).tell_authors(own.voice.tell_once, admins)
            for name in [name for name, day in settings.today.items() if day == "data"]:
                self.last_day(name)  # so that no question waits for it

        if several is None:
            app = build_app(
                client,
                desk(seat_of("")),
                signing_secret=settings.slack_signing_secret.get_secret_value(),
                socket_mode=settings.slack_mode == "socket",
            )
        asks.start()
        try:
            with ticking(asks.begin_day, looking, lambda: schedules.tick(asks), holds.look):
                yield Bot(None if several else app, asks, lost, several)
        finally:
            job.stop()
            asks.stop()

    def _workspaces(self, seat: Callable[[Voice, str], Seat], desk: Callable[[Seat, str], Desk]) -> SeveralWorkspaces:
        """The workspaces that install the app themselves, and how they do. Raises SettingsError."""
        from adapters.store.teams.sealing import TokenKeys
        from bot.slack.app import build_client
        from bot.slack.installing.composing import several_workspaces

        settings = self.settings
        return several_workspaces(
            self.store,
            TokenKeys(settings.named_token_keys),
            build_client(None, settings.slack_api_url),
            settings.client_id,
            settings.client_secret.get_secret_value(),
            settings.install_teams,
            seat,
            desk,
            with_groups=any(
                who.rpartition("/")[2].startswith("S") for given in settings.roles.values() for who in given
            ),
        )

    def warm_up(self) -> None:
        """Load the models and read the default warehouse's schema in the background; a failure is logged,
        and the first ask says it."""

        from reliability.question.intent_model import fitted

        def load() -> None:
            try:
                role = self.default_role(self.settings.warehouse)
                self.warehouse(role=role).warm_up()
                core = self.core(role=role)
                core.encoder.encode(["warm"])
                fitted(core.encoder)
            except Exception as error:  # whatever it is, the first ask meets it too and tells a person
                log.error("%s", redact(str(error), self.settings.secrets()))
            finally:
                self.warmed.set()

        threading.Thread(target=load, name="candor-warm-up", daemon=True).start()

    def _same_settings(self) -> dict[str, str]:
        """The environment of a process that works on the same store and in the same folder."""
        return {**os.environ, "CANDOR_STORE_URL": self.store.url, "CANDOR_STATE_DIR": str(self.settings.state_folder)}

    def _check_tokens(self) -> None:
        from bot.slack.installing.checking import problem_with_several

        settings = self.settings
        if settings.several_workspaces:
            if problem := problem_with_several(settings):
                raise SettingsError(problem)
            return
        needed = {"SLACK_BOT_TOKEN": settings.slack_bot_token}
        if settings.slack_mode == "socket":
            needed["SLACK_APP_TOKEN"] = settings.slack_app_token
        else:
            needed["SLACK_SIGNING_SECRET"] = settings.slack_signing_secret
        for variable, secret in needed.items():
            if not secret.get_secret_value():
                raise SettingsError(
                    f"{variable} is not set; deploy/slack/README.md says where to get it (candor demo needs no Slack)."
                )

    def _rules(self, team: str = "") -> Rules:
        """Where Candor answers, whom, and from what; of one of several workspaces, by the ids that are its own."""
        from bot.slack.installing.checking import own_ids
        from bot.slack.listeners.desk import Rules

        settings = self.settings
        return Rules(
            default_warehouse=settings.warehouse,
            warehouses=frozenset(settings.warehouses),
            channel_warehouses={
                channel: warehouse
                for each, warehouse in settings.channel_warehouses.items()
                for channel in own_ids([each], team)
            },
            # Where channels are named and none of this workspace, it is answered in none: no channel has the id "".
            allowed_channels=frozenset(own_ids(settings.channels, team) or ([""] if settings.channels else ())),
            allowed_teams=frozenset(settings.teams),
            admins=frozenset(own_ids(settings.admins, team)),
            examples={name: SAMPLE_EXAMPLES for name, url in settings.warehouses.items() if is_sample(url)},
        )

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


@dataclass(frozen=True)
class Bot:
    """The running bot: its Bolt app (none where several workspaces have one each), its durable asks, whether Slack
    still wants it, and the workspaces that installed it, where they do so themselves."""

    app: App | None
    asks: Asks
    lost: AccessLost
    several: SeveralWorkspaces | None = None


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


def _tell_nobody(_person: str, _key: str, _sentence: str) -> None:
    """Where several workspaces are served, what concerns all is in the log and the metrics, for the operator."""


def short_name(url: str) -> str:
    """A name for a warehouse that was given by URL: its database's, without folder and suffix.

    >>> short_name("postgresql+psycopg://ada:secret@db/sales"), short_name("sqlite:////data/shop.sqlite")
    ('sales', 'shop')
    """
    return Path(url.split("?")[0]).stem or "warehouse"
