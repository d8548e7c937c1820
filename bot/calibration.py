"""Which calibration record answers are given with: found, read again when it changes, checked against what runs."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bot.redaction import redact
from bot.sample import is_sample
from bot.settings import ROOT, Settings, base_folder
from bot.wording import promising
from reliability.errors import BadInput, CandorError

if TYPE_CHECKING:
    from reliability.core import Core
    from reliability.promises.record import CalibrationRecord, ValidFor
    from reliability.promises.record_json import StoredRecord

log = logging.getLogger(__name__)

REFERENCE_RECORD = ROOT / "deploy" / "reference" / "record"
_MOST_KEPT = 20
_FILES = ("record.json", "branching.npz", "novelty.npz")


@dataclass(frozen=True)
class Calibration:
    """The record to answer with (None: uncalibrated), what is said of it, and why one that is there is not used."""

    record: CalibrationRecord | None
    sentence: str
    problem: str = ""


class Records:
    """The records of the settings' warehouses. Each problem is logged once. Thread-safe."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._kept: dict[Path, tuple[object, CalibrationRecord | CandorError]] = {}
        self._from_reviews: dict[str, CalibrationRecord] = {}
        self._logged: set[str] = set()
        self._lock = threading.Lock()

    def folder(self, warehouse: str, *, sample: bool, default: bool) -> Path | None:
        """The folder of a warehouse's record, or None: its own, the given one, the reference record."""
        given = self._settings.record
        folders = []
        if given:
            folder = base_folder() / Path(given).expanduser()
            own = folder / warehouse
            folders = [own] if own.parent == folder else []  # a URL is no folder's name
            folders += [folder] if default else []
        folders += [REFERENCE_RECORD] if sample else []
        return next((folder for folder in folders if (folder / _FILES[0]).exists()), None)

    def checked(self, warehouse: str, folder: Path | None, running: Callable[[], ValidFor]) -> Calibration:
        """The record of a warehouse's folder if it holds for what runs, by the settings' α, r* and δ."""
        if folder is None:
            return Calibration(None, promising.NO_CALIBRATION)
        return self._judged(warehouse, lambda: self._read(folder), running)

    def checked_reviewed(
        self, warehouse: str, name: str, stored: Callable[[], StoredRecord], running: Callable[[], ValidFor]
    ) -> Calibration:
        """The same of a record that was made from reviews and turned on: `stored` reads it, once for its name. Its δ is
        its look's, which is a part of the settings' δ."""
        return self._judged(warehouse, lambda: self._stored(name, stored), running, reviewed=True)

    def _judged(
        self,
        warehouse: str,
        read: Callable[[], CalibrationRecord],
        running: Callable[[], ValidFor],
        *,
        reviewed: bool = False,
    ) -> Calibration:
        from reliability.promises.record import mismatch

        settings = self._settings
        try:
            runs = running()
        except CandorError:  # a database or model that is away says nothing against the record
            return Calibration(None, promising.CALIBRATION_UNCHECKED)
        try:
            record, delta = read(), settings.delta
            if reviewed and record.answers is not None:
                delta = min(delta, record.answers.unasked.promised_delta)
            promised = (settings.alpha, settings.risk, delta, settings.linking_alpha, settings.novelty_level)
            why = mismatch(record, runs, *promised)
        except CandorError as error:
            why = redact(str(error), settings.secrets()).rstrip(".")
            why = f"{why[:1].lower()}{why[1:]}"
        if why is None:
            unasked = record.answers is not None and record.answers.unasked.threshold is not None
            day = record.data.made_at[:10]
            few = None if record.answers is None or record.data.evident else record.data.smallest
            return Calibration(record, promising.calibration_in_use(record.data.name, day, unasked, few))
        problem = promising.record_unused(warehouse, why)
        with self._lock:
            fresh = problem not in self._logged
            self._logged.add(problem)
        if fresh:
            log.warning("%s", problem)
        return Calibration(None, promising.CALIBRATION_UNUSED, problem)

    def _stored(self, name: str, stored: Callable[[], StoredRecord]) -> CalibrationRecord:
        """A record from the store, read once for its name. Raises what reading it raises."""
        from reliability.promises.record_json import record_from_json

        with self._lock:
            kept = self._from_reviews.get(name)
        if kept is None:
            kept = record_from_json(stored())
            with self._lock:
                self._from_reviews = {name: kept, **dict(list(self._from_reviews.items())[:_MOST_KEPT])}
        return kept

    def _read(self, folder: Path) -> CalibrationRecord:
        """The record as read before, unless its files changed since. Raises BadRecord, NotFound."""
        from adapters.record_files import read_record

        state = [_state(folder / name) for name in _FILES]
        with self._lock:
            kept = self._kept.get(folder)
            if kept is None or kept[0] != state:
                found: CalibrationRecord | CandorError
                try:
                    found = read_record(folder)
                except CandorError as error:
                    found = error
                kept = self._kept[folder] = (state, found)
        if isinstance(kept[1], CandorError):
            raise kept[1]
        return kept[1]


def record_in_use(settings: Settings, core: Core, warehouse: str, given: Path | None) -> tuple[CalibrationRecord, Path]:
    """The record in a folder, or the one that the bot would use, with its folder. Raises BadInput, with the bot's own
    sentence, where the bot would not use it."""
    from reliability.core import valid_for

    records, name = Records(settings), warehouse or settings.warehouse
    url = settings.warehouse_url(name)
    place = given or records.folder(name, sample=is_sample(url), default=name == settings.warehouse)
    if place is None:
        raise BadInput(f"There is no calibration record of {name}; candor calibrate makes one.")
    running = valid_for(core)
    found = records.checked(core.warehouse.name, place, lambda: running)
    if found.record is None:
        raise BadInput(found.problem)
    return found.record, place


def _state(file: Path) -> tuple[int, int] | None:
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns
