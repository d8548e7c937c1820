"""What made prepared data: a record beside it, so that data made by other code or prompts is never trained on.

Code counts by its syntax tree without comments and docstrings: rewording a sentence makes nothing stale.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import json
import os
from collections.abc import Mapping
from pathlib import Path

from reliability.errors import BadInput
from reliability.prompts import Prompts

RECORD = "made-from.json"
_MODULES = (
    "adapters.prefix_lm", "adapters.training.augment", "adapters.training.examples", "adapters.training.names",
    "adapters.training.near_miss", "adapters.training.prepare", "adapters.training.sources",
    "adapters.training.value_index", "reliability.context", "reliability.prompts", "reliability.sql_form",
    "reliability.trie",
)  # fmt: skip
"""Everything that has a say in what an example looks like."""


def made_from(prompts: Prompts, log: Path | None, **options: object) -> dict[str, str]:
    """What examples depend on, each as text: code, prompts, the log, and the options."""
    return {
        "code": code_hash(_MODULES),
        "prompts": prompts.fingerprint,
        "log": hashlib.sha256(log.read_bytes()).hexdigest() if log is not None and log.is_file() else "",
        **{name: str(value) for name, value in sorted(options.items())},
    }


def code_hash(modules: tuple[str, ...]) -> str:
    """SHA-256 (hex) of the modules' code, whatever their comments, docstrings and spacing."""
    digest = hashlib.sha256()
    for name in modules:
        file = importlib.import_module(name).__file__
        tree = ast.parse(Path(str(file)).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                node.body = [child for child in node.body if not _is_text(child)]
        digest.update(f"{name}\0{ast.dump(tree)}\0".encode())
    return digest.hexdigest()


def _is_text(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


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
