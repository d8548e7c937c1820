"""The store's file on SQLite: who may read it, and whether it is still the one that was opened."""

from __future__ import annotations

import contextlib
import os
import shlex
from pathlib import Path

from reliability.errors import SettingsError

_OWNER_ONLY, _FOLDER_OF_OWNER = 0o600, 0o700
_READ_BY_OTHERS = 0o044
_BESIDE = ("", "-wal", "-shm")  # what SQLite keeps beside a file, by the ends of the names


class StoreFile:
    """A file that only its owner reads, made before SQLite would make it for everybody.

    SQLite gives the files beside it (-wal, -shm) the same rights. Rights of a file that is there stay as they are: who
    widened them had a reason, and is told of it (`open_to_others`). Raises SettingsError where the folder cannot be
    made.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=_FOLDER_OF_OWNER)
        except OSError as error:
            raise SettingsError(f"The folder of Candor’s own database cannot be made: {error}") from error
        make_private(path)
        self._opened: tuple[int, int] | None = None
        with contextlib.suppress(OSError):
            self._opened = _identity(path)

    def problem(self) -> str:
        """What happened to the file since it was opened, in a sentence; "" where it is the same.

        What is written to a file that was deleted or replaced is lost with the last connection to it.
        """
        try:
            now = _identity(self.path)
        except OSError:  # a disk that does not answer just now says nothing about the file
            return ""
        if self._opened is None or now == self._opened:
            return ""
        what = "deleted" if now is None else "replaced"
        return (
            f"Candor’s own database at {self.path} was {what} while Candor ran. Nothing more is read from it or "
            "written to it: put the file back, or start Candor again to begin with what is there now."
        )


def make_private(path: Path) -> None:
    """Make an empty file that only its owner reads, where there is none. What cannot be made is said on opening it."""
    with contextlib.suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, _OWNER_ONLY))


def open_to_others(path: Path) -> str:
    """That somebody but its owner may read a store's file or what is beside it, in a sentence with the command that
    ends it; "" where nobody may."""
    names = []
    for end in _BESIDE:
        file = path.with_name(f"{path.name}{end}")
        with contextlib.suppress(OSError):
            if file.stat().st_mode & _READ_BY_OTHERS:
                names.append(str(file))
    if not names:
        return ""
    return f"Other people on this machine may read it, and it is for its owner alone: chmod 600 {shlex.join(names)}"


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
