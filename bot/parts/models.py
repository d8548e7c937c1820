"""The models that write queries: the settings' own and those that were taught a warehouse, and the prompts that they are
asked with."""

from __future__ import annotations

import json
import logging
import threading
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.models import REFERENCE_MODEL
from bot.redaction import redact
from bot.settings import ROOT, Settings, base_folder
from reliability.errors import BadInput

if TYPE_CHECKING:
    from adapters.taught_models import Taught
    from bot.parts.warehouses import OpenWarehouses
    from reliability.core import AnswerSettings, Policy
    from reliability.ports import LanguageModel
    from reliability.prompts import Prompts

log = logging.getLogger(__name__)


class AnsweringModels:
    """The model of the settings and the taught ones, each loaded once when first used. Thread-safe; close it at the
    end."""

    def __init__(self, settings: Settings, warehouses: OpenWarehouses) -> None:
        self._settings, self._warehouses = settings, warehouses
        self._model: LanguageModel | None = None
        self._taught_models: dict[str, tuple[Path, LanguageModel]] = {}  # by warehouse, with their folder
        self._told_of_taught: set[str] = set()
        self._lock = threading.Lock()

    @property
    def model(self) -> LanguageModel:
        """The language model, loaded once; after a failure the next use tries again. Raises ModelUnavailable."""
        with self._lock:
            if self._model is None:
                self._model = self._load_model()
            return self._model

    @property
    def is_loaded(self) -> bool:
        """Whether the language model is there, without waiting for it."""
        return self._model is not None

    def of(self, warehouse: str) -> LanguageModel:
        """The model that answers for a warehouse: the one that was taught it, or the settings'. Raises
        ModelUnavailable."""
        folder = self._taught_folder(warehouse)
        if folder is None:
            return self.model
        with self._lock:
            kept = self._taught_models.get(warehouse)
            if kept is None or kept[0] != folder:
                kept = self._taught_models[warehouse] = folder, self._loaded(folder)
            return kept[1]

    def taught(self, warehouse: str) -> Taught | None:
        """What a warehouse was taught, used or not; None where it was not. Raises BadInput where it cannot be read."""
        from adapters.taught_models import place_of, read_taught

        return read_taught(place_of(self._settings.state_folder, warehouse or self._settings.warehouse))

    def answering_folder(self, warehouse: str) -> Path | str:
        """The folder or name of the model that answers for a warehouse."""
        return self._taught_folder(warehouse) or self.folder

    def learned(self, warehouse: str) -> frozenset[str]:
        """The questions that the model which answers for a warehouse says it was trained on, as hashes: they never
        calibrate it."""
        from adapters.made_from import read_trained_on

        return read_trained_on(Path(self.answering_folder(warehouse)))

    def _taught_folder(self, warehouse: str) -> Path | None:
        """The folder of the weights that were taught a warehouse, if they are to be used. Whatever is wrong with them
        is logged once, and the settings' model answers."""
        from adapters.taught_models import place_of, unfit

        name = warehouse or self._settings.warehouse
        here = self._settings.model_backend == "transformers" and name in self._settings.warehouses
        if not (self._settings.taught and here):
            return None
        try:
            found = self.taught(name)
            why = unfit(found, self.base_fingerprint(), self.prompts.fingerprint) if found else None
        except BadInput as error:
            found, why = None, redact(str(error))
        if why is not None and why not in self._told_of_taught:
            self._told_of_taught.add(why)
            log.warning("what %s was taught is not used: %s", name, why)
        return place_of(self._settings.state_folder, name) / found.folder if found and why is None else None

    @property
    def is_teachable(self) -> bool:
        """Whether candor teach can train the model here."""
        return self.is_reference and self._reference_config().get("attention") == "prefix"

    def base_fingerprint(self) -> str:
        """Names the settings' model, which weights are taught from; it need not be loaded for it."""
        return self._fingerprint_in(self.folder)

    def fingerprint_of(self, warehouse: str) -> str:
        """Names the model that answers for a warehouse."""
        folder = self._taught_folder(warehouse)
        if folder is not None:
            return self._fingerprint_in(folder)
        if self._model is None and self._settings.model_backend == "transformers":
            return self.base_fingerprint()
        return self.model.fingerprint

    def _fingerprint_in(self, folder: Path | str) -> str:
        from adapters.models.folder import fingerprint, resolve

        return fingerprint(resolve(folder), self._settings.model_dtype, self._settings.chat_template)

    def _load_model(self) -> LanguageModel:
        settings = self._settings
        if settings.model_backend == "vllm":
            from bot.models import served_model

            return served_model(settings)
        from adapters.models.folder import resolve

        return self._loaded(resolve(self.folder))  # a missing one is told before torch is imported

    def _loaded(self, folder: Path) -> LanguageModel:
        from adapters.models.stoppable import StoppableModel

        settings = self._settings
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

        settings = self._settings
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
    def folder(self) -> Path | str:
        """The model's folder, or its Hugging Face name where there is no such folder. The reference model is installed
        with Candor, wherever relative paths start from."""
        folder = base_folder() / Path(self._settings.model).expanduser()
        if folder.is_dir():
            return folder
        is_reference = ROOT / self._settings.model == REFERENCE_MODEL
        return REFERENCE_MODEL if is_reference else self._settings.model

    @property
    def is_reference(self) -> bool:
        """Whether the model is of this project's own kind, by the mark in its config.json."""
        if self._settings.model_backend == "vllm":
            return False
        config = self._reference_config()
        if not config:
            return self.folder == REFERENCE_MODEL
        return bool(config.get("attention") == "prefix" or config.get("candor_prompts") == "compact")

    def _reference_config(self) -> dict[str, Any]:
        """The config.json of the model's folder; nothing where there is none."""
        try:
            found = json.loads((Path(self.folder) / "config.json").read_text())
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    @cached_property
    def prompts(self) -> Prompts:
        """The prompt templates. Raises SettingsError."""
        from reliability.prompts import Prompts

        family = self._settings.prompts or ("compact" if self.is_reference else "instruct")
        folder = ROOT / "prompts" / family
        return Prompts(folder if folder.is_dir() else base_folder() / Path(family).expanduser())

    def answer_settings(self, policy: Policy | None = None) -> AnswerSettings:
        """How the flow behaves."""
        from reliability.context import schema_budgets
        from reliability.core import AnswerSettings

        settings = self._settings
        common = AnswerSettings(
            policy=policy or settings.policy,
            question_budget=settings.question_budget,
            limits=self._warehouses.limits,
            max_readings=settings.max_readings,
            constrain_sql=self.is_reference,
        )
        if settings.model_backend == "vllm":  # a server's beam never stops early: as many samples in its place
            common = replace(common, nucleus=common.nucleus + common.beam, beam=0)
        linking, writing = settings.linking_tokens, settings.writing_tokens
        if linking is None or writing is None:
            by_model = (common.linking_tokens, common.writing_tokens)
            if not self.is_reference:
                by_model = schema_budgets(self._context_tokens())
            linking, writing = linking or by_model[0], writing or by_model[1]
        return replace(common, linking_tokens=linking, writing_tokens=writing)

    def _context_tokens(self) -> int:
        """The model's context; the model itself need not be loaded for it."""
        if self._model is None and self._settings.model_backend == "transformers":
            from adapters.models.folder import context_in, resolve

            return context_in(resolve(self.folder))
        return self.model.context_tokens

    def close(self) -> None:
        """Close the connections to a served model."""
        if self._model is not None and self._settings.model_backend == "vllm":
            from adapters.models.vllm.vllm_model import VllmModel

            if isinstance(self._model, VllmModel):
                self._model.close()
