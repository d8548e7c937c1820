"""What made prepared data: a record beside it, so that data made by other code or prompts is never trained on."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from adapters.provenance import code_hash
from adapters.whole_files import read_json, write_json
from reliability.errors import BadInput
from reliability.prompts import Prompts

RECORD = "made-from.json"
_MAKING = ("adapters.training.data.compact_folder", "adapters.training.data.prepare")
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
