"""What made prepared data: a record beside it, so that data made by other code or prompts is never trained on."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path

from adapters.provenance import code_hash
from reliability.errors import BadInput
from reliability.prompts import Prompts

RECORD = "made-from.json"
_MAKING = ("adapters.training.compact_folder", "adapters.training.prepare")
"""The modules that with their imports have the whole say in what an example looks like."""


def made_from(prompts: Prompts, log: Path | None, **options: object) -> dict[str, str]:
    """What examples depend on, each as text: code, prompts, the log, and the options."""
    return {
        "code": code_hash(_MAKING),
        "prompts": prompts.fingerprint,
        "log": hashlib.sha256(log.read_bytes()).hexdigest() if log is not None and log.is_file() else "",
        **{name: str(value) for name, value in sorted(options.items())},
    }


def claim(folder: Path, made: Mapping[str, str], what: str) -> None:
    """Take a folder for data made so: a new or empty one, or one that the same code and options began.

    Raises BadInput where the folder holds other data, or data without a record.
    """
    record = folder / RECORD
    if record.is_file():
        compare(folder, made, what)
        return
    if folder.is_dir() and any(folder.iterdir()):
        raise BadInput(
            f"The folder {folder} holds files but no record of what made them; name another folder for the {what}, "
            "or delete it."
        )
    folder.mkdir(parents=True, exist_ok=True)
    write_json(record, dict(made))


def compare(folder: Path, made: Mapping[str, str], what: str) -> None:
    """Raise BadInput unless a folder's record says that it was made so."""
    found = read_json(folder / RECORD)
    differing = [key for key in sorted({*found, *made}) if str(found.get(key)) != str(made.get(key))]
    if differing:
        raise BadInput(
            f"The {what} in {folder} are stale: {' and '.join(_NAMES.get(k, k) for k in differing)} changed since. "
            "Delete the folder, or name another."
        )


_NAMES = {"code": "the code", "prompts": "the prompts", "log": "the question log"}


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
    """Write JSON; the file appears at once, whole."""
    write_whole(file, (json.dumps(value, indent=1, ensure_ascii=False) + "\n").encode())


def write_whole(file: Path, content: bytes) -> None:
    """Write a file that is there whole or not at all. Raises BadInput, leaving nothing behind, where it cannot be."""
    scratch = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        scratch.write_bytes(content)
        scratch.replace(file)
    except OSError as error:
        scratch.unlink(missing_ok=True)
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from error
