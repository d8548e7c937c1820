"""Files that are there whole or not at all: whoever reads one never sees half of it."""

from __future__ import annotations

import json
import os
from pathlib import Path

from reliability.errors import BadInput


def read_json(file: Path) -> dict[str, object]:
    """A JSON object from a file. Raises BadInput where there is none."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput(f"{file} cannot be read.") from error
    if not isinstance(found, dict):
        raise BadInput(f"{file} holds no JSON object.")
    return found


def write_json(file: Path, value: object) -> None:
    """Write JSON, in a folder that need not be there yet. Raises BadInput where it cannot be written."""
    text = json.dumps(value, indent=1, ensure_ascii=False, allow_nan=False)
    write_whole(file, f"{text}\n".encode())


def write_whole(file: Path, content: bytes) -> None:
    """Write a file. Raises BadInput, leaving nothing behind, where it cannot be written."""
    scratch = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        scratch.write_bytes(content)
        scratch.replace(file)
    except OSError as error:
        if scratch.exists():
            scratch.unlink()
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from error
