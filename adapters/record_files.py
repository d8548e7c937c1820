"""A calibration record on disk: a folder with `record.json`, which people read, and its arrays beside it."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from reliability.errors import BadRecord, NotFound
from reliability.promises.record import CalibrationRecord
from reliability.promises.record_json import (
    ARRAYS_FILE,
    FOREST_FILE,
    NOVELTY_FILE,
    StoredRecord,
    record_from_json,
    record_to_json,
)

RECORD_FILE = "record.json"
_MOST_TEXT_BYTES = 16 << 20
_MOST_ARRAY_BYTES = 1 << 30


def read_record(folder: Path) -> CalibrationRecord:
    """The record in a folder. Raises NotFound where there is none, BadRecord where it cannot be used."""
    file = folder / RECORD_FILE
    if not file.exists():
        raise NotFound(f"There is no calibration record in {folder}.")
    try:
        text = _content(file, _MOST_TEXT_BYTES).decode("utf-8")
        packed, novelty, forest = (
            _content(folder / name, _MOST_ARRAY_BYTES) if (folder / name).exists() else None
            for name in (ARRAYS_FILE, NOVELTY_FILE, FOREST_FILE)
        )
    except UnicodeDecodeError as error:
        raise BadRecord(f"{file} is no text.") from error
    except OSError as error:
        raise BadRecord(f"The calibration record in {folder} cannot be read: {error.strerror}.") from error
    return record_from_json(StoredRecord(text, packed, novelty, forest))


def write_record(record: CalibrationRecord, folder: Path) -> None:
    """Write a record, each file at once or not at all; the text comes last. Raises BadRecord.

    Stopped between two files, a reader finds hashes that differ and says so; it never mixes two records.
    """
    stored = record_to_json(record)
    arrays = {ARRAYS_FILE: stored.arrays, NOVELTY_FILE: stored.novelty, FOREST_FILE: stored.forest}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in arrays.items():
            if content is not None:
                _replace(folder / name, content)
        _replace(folder / RECORD_FILE, stored.text.encode())
        for name, content in arrays.items():
            if content is None:
                (folder / name).unlink(missing_ok=True)
    except OSError as error:
        raise BadRecord(f"The calibration record cannot be written to {folder}: {error.strerror}.") from error


def _content(file: Path, most_bytes: int) -> bytes:
    if file.stat().st_size > most_bytes:
        raise BadRecord(f"{file} is larger than a calibration record can be.")
    return file.read_bytes()


def _replace(file: Path, content: bytes) -> None:
    """The file's new content, atomically: a reader sees the old or the new one."""
    handle, scratch = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        os.chmod(scratch, 0o644)  # mkstemp's are for the owner alone; a record holds nothing secret
        os.replace(scratch, file)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(scratch)
        raise
