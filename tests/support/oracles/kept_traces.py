"""The traces that a file holds, read beside who writes them."""

from __future__ import annotations

from pathlib import Path

from reliability.calibration.traces import CheckedTrace, MadeWith, _check, _trace
from reliability.errors import BadInput


def read_traces(file: Path, made_with: MadeWith | None = None) -> list[CheckedTrace]:
    """The traces of a file, whatever they were made with if that is not given. Raises BadInput as TraceFile does."""
    content = file.read_bytes()
    lines = content[: content.rfind(b"\n") + 1].decode("utf-8").splitlines()
    if not lines:
        raise BadInput(f"There are no traces in {file}.")
    _check(lines[0], made_with, file)
    return list({trace.id: trace for trace in map(_trace, lines[1:])}.values())
