"""The models beside the one that writes queries: the encoder, the ranker, what tells talk from questions, and what is
known of a warehouse's questions."""

from __future__ import annotations

import threading
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from bot.models import precedents_of, ranker_of, talk_of, writer_of
from bot.sample import SELECTOR
from bot.settings import Settings, base_folder

if TYPE_CHECKING:
    from bot.parts.warehouses import OpenWarehouses
    from reliability.ports import (
        Encoder,
        LearntWords,
        NameSelector,
        Precedents,
        QueryWriter,
        Ranker,
        Talk,
    )


class SmallModels:
    """What ranks, encodes and tells apart, each loaded when first used. Thread-safe."""

    def __init__(self, settings: Settings, warehouses: OpenWarehouses) -> None:
        self._settings, self._warehouses = settings, warehouses
        self._precedents: dict[str, Precedents | None] = {}  # by warehouse
        self._writers: dict[str, QueryWriter | None] = {}  # by warehouse
        self._learnt_words: dict[Path, LearntWords] = {}
        self._lock = threading.RLock()

    @cached_property
    def encoder(self) -> Encoder:
        """The sentence encoder. Raises ModelUnavailable."""
        from adapters.models.encoder import SentenceEncoder

        named = self._settings.encoder
        folder = base_folder() / Path(named).expanduser()
        return SentenceEncoder(None if named == "minilm" else folder if folder.is_dir() else named)

    @cached_property
    def ranker(self) -> Ranker | None:
        """What ranks readings; None where the settings name none. Raises ModelUnavailable."""
        return ranker_of(self._settings)

    @cached_property
    def names(self) -> NameSelector:
        """What says which other names of a schema a question may mean. Raises BadInput."""
        from reliability.candidates.by_name.selector import read_selector

        return read_selector(SELECTOR)

    @cached_property
    def talk(self) -> Talk | None:
        """What tells talk from data questions; None where the settings name none. Raises ModelUnavailable."""
        return talk_of(self._settings)

    def precedents(self, warehouse: str = "") -> Precedents | None:
        """Questions about a warehouse whose queries are known, by the settings or as the sample's ship; None where
        there are none. Raises BadInput."""
        name = warehouse or self._settings.warehouse
        with self._lock:
            if name not in self._precedents:
                sample = self._warehouses.answers_the_sample(name)
                self._precedents[name] = precedents_of(
                    self._settings, name, sample, self.encoder, lambda: self._warehouses.of(name)
                )
            return self._precedents[name]

    def writer(self, warehouse: str = "") -> QueryWriter | None:
        """What writes queries over a warehouse from words, by the settings or as the sample's ships; None where there
        is none. Raises ModelUnavailable."""
        name = warehouse or self._settings.warehouse
        with self._lock:
            if name not in self._writers:
                self._writers[name] = writer_of(self._settings, name, self._warehouses.answers_the_sample(name))
            return self._writers[name]

    def selector(self, warehouse: str = "") -> NameSelector | None:
        """What says which other names a question about a warehouse may mean; None where known questions tell."""
        return self.names if self.precedents(warehouse) is None else None

    def learnt_words(self, file: Path, warehouse: str = "") -> LearntWords | None:
        """What tells kinds of questions about a warehouse by their words: learnt for the sample, so None for any
        other."""
        return (
            self._words_of(file) if self._warehouses.answers_the_sample(warehouse or self._settings.warehouse) else None
        )

    def _words_of(self, file: Path) -> LearntWords:
        """Those of a file, read once for all asks."""
        from adapters.learnt_words import StoredWords

        with self._lock:
            return self._learnt_words.setdefault(file, StoredWords(file))
