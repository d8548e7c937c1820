"""Asks that a measurement has made so far, a line each: a run that was killed goes on behind its last whole line.

The first line says what they were made with; asks of another log, model, warehouse or code are refused.
"""

from __future__ import annotations

import fcntl
import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from reliability.errors import BadInput
from reliability.evaluation.people.asking import PersonAsk

_VERSION = 1


class KeptAsks:
    """The asks of a file, and those added to it. One run at a time; use as a context manager.

    Raises BadInput for a file that cannot be written, that another run is writing, that holds no asks, or asks that
    were made with something else.
    """

    def __init__(self, file: Path, made_with: Mapping[str, str]) -> None:
        self._file, self._made_with = file, dict(made_with)
        self._open: IO[str] | None = None
        self.asks: dict[str, PersonAsk] = {}

    def __enter__(self) -> KeptAsks:
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            opened = self._file.open("a+", encoding="utf-8")
        except OSError as error:
            raise BadInput(f"{self._file} cannot be written: {error.strerror}.") from error
        try:
            self._begin(opened)
        except BaseException:
            opened.close()
            raise
        self._open = opened
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._open:
            self._open.close()

    def add(self, ask: PersonAsk) -> None:
        """Keep an ask; on the disk before this returns."""
        if self._open is None:
            raise BadInput("Asks are kept inside the `with` of their file.")
        self.asks[ask.id] = ask
        _write(self._open, asdict(ask))

    def _begin(self, opened: IO[str]) -> None:
        """Take the file for this run alone, and what whole lines it holds."""
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadInput(f"Another run is writing {self._file}; let it end, or stop it.") from error
        content = self._file.read_bytes()
        whole = content.rfind(b"\n") + 1
        opened.truncate(whole)  # a line that a killed run left half-written
        try:
            lines = [json.loads(line) for line in content[:whole].decode("utf-8").splitlines()]
            if lines:
                self._check(lines[0])
                self.asks = {one["id"]: PersonAsk(**one) for one in lines[1:]}
        except (ValueError, TypeError, KeyError) as error:
            raise BadInput(f"{self._file} holds no asks; remove it.") from error
        if not lines:
            _write(opened, {"asks": _VERSION, "made_with": self._made_with})

    def _check(self, header: Mapping[str, Any]) -> None:
        found = dict(header["made_with"])
        differing = sorted(name for name in {*found, *self._made_with} if found.get(name) != self._made_with.get(name))
        if header["asks"] != _VERSION or differing:
            words = " and ".join(differing) or "version"
            raise BadInput(f"{self._file} holds asks that were made with another {words}; remove it.")


def _write(opened: IO[str], content: Mapping[str, Any]) -> None:
    opened.write(json.dumps(content, ensure_ascii=False, allow_nan=False) + "\n")
    opened.flush()
