"""Candor's own database, which is made when it is first needed."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from bot.settings import Settings

if TYPE_CHECKING:
    from adapters.store.store import Store


class OwnStore:
    """The store that the settings name, opened when first used. Close it at the end."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @cached_property
    def store(self) -> Store:
        """Candor's own database, brought up to date. Raises SettingsError, StoreUnavailable."""
        from adapters.store.store import Store

        url = self._settings.store
        if url.startswith("sqlite:///"):
            Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        return Store(url)

    @property
    def is_there(self) -> bool:
        """Whether there is a store to look into, told without making one."""
        url = self._settings.store
        file = Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None
        return "store" in self.__dict__ or file is None or file.exists()

    def close(self) -> None:
        """Close it where it was opened."""
        if "store" in self.__dict__:
            self.store.close()
