"""Which code made something: a hash over modules, so that what older code made is told from what this code makes.

Code counts by its syntax tree without comments and docstrings: rewording a sentence changes no hash. What a module
imports of this project counts as well, so that no list of modules has to be kept.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import os
import sys
from collections.abc import Container, Iterable
from functools import cache
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[1]
_ANSWERING = (
    "reliability.answer",
    "adapters.models.encoder",
    "adapters.models.bert.talk",
    "adapters.models.bert.writer",
    "adapters.models.ranker",
    "adapters.precedents",
    "adapters.models.transformers_model",
    "adapters.models.vllm.vllm_model",
    "adapters.warehouses.warehouse",
    "reliability.calibration.tracing",
)
"""The flow, what stands behind its ports, and the check against gold that a calibration rests on."""
_WITHOUT_A_SAY = frozenset(
    {
        "adapters.models.vllm.server",
        "reliability.promises.measures",
        "reliability.errors",
        "reliability.promises.feedback",
    }
)
"""Of what these import: a connection, figures of reports, the words of errors and what people say of answers."""
_ROOMS = ("adapters", "reliability", "bot")
_WORD_LISTS = "reliability"
"""Where lists of words stand beside code that reads them; every one counts, byte by byte."""
_KEPT = Path(__file__).parent / "__pycache__"
_ATTEMPTS = 5
_EMPTY = ", type_params=[]"


@cache
def answering_code() -> str:
    """SHA-256 (hex) of all code, and all lists of words, with a say in linking, candidates, how they are judged, and
    which of them is right.

    Parsing is half a second's work, so the hash is kept where Python keeps compiled modules, by what every file holds.
    """
    sources = _sources()
    kept = _KEPT / f"answering_code.{sources[:16]}"
    with contextlib.suppress(OSError, ValueError):
        noted, _, found = kept.read_text(encoding="ascii").partition(" ")
        if noted == sources and len(found) == len(sources):
            return found
    code = code_hash(_ANSWERING, but=_WITHOUT_A_SAY)
    found = hashlib.sha256(f"{code} {_digest(_word_lists())}".encode()).hexdigest()
    if not sys.dont_write_bytecode:
        _keep(kept, f"{sources} {found}")
    return found


def _sources() -> str:
    """SHA-256 (hex) of every file that the hash may read, byte by byte."""
    return _digest([*(file for room in _ROOMS for file in (_ROOT / room).rglob("*.py")), *_word_lists()])


def _word_lists() -> list[Path]:
    return list((_ROOT / _WORD_LISTS).rglob("*.txt"))


def _digest(files: Iterable[Path]) -> str:
    """SHA-256 (hex) of the files' names and contents."""
    digest = hashlib.sha256()
    for file in sorted(files):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(_ROOT)}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def _keep(place: Path, text: str) -> None:
    """Write a file at once, in place of what older sources left; nothing happens where nobody may write."""
    with contextlib.suppress(OSError):
        place.parent.mkdir(exist_ok=True)
        scratch = place.with_name(f"{place.name}.{os.getpid()}")
        scratch.write_text(text, encoding="ascii")
        scratch.replace(place)
        for old in place.parent.glob(f"{place.stem}.*"):
            if old != place:
                old.unlink(missing_ok=True)


def code_hash(modules: Iterable[str], but: Container[str] = ()) -> str:
    """SHA-256 (hex) of the modules' code and of all that they import of this project, save what `but` names.

    Comments, docstrings and spacing do not count, nor does the version of Python.
    """
    codes: dict[str, str] = {}
    waiting = list(modules)
    while waiting:
        name = waiting.pop()
        if name not in codes:
            imports, codes[name] = _read(name)
            waiting += imports
    counting = [f"{name}\0{code}\0" for name, code in sorted(codes.items()) if name not in but]
    return hashlib.sha256("".join(counting).encode()).hexdigest()


def _read(module: str) -> tuple[list[str], str]:
    """What a module imports of this project, and its code as it counts."""
    file = _file(module)
    if file is None:
        raise ModuleNotFoundError(f"There is no module {module} here.", name=module)
    tree = _parsed(file.read_text(encoding="utf-8"))
    imports: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imports += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            imports += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            node.body = [child for child in node.body if not _is_text(child)]
        elif isinstance(node, ast.JoinedStr):  # Python 3.12 may end the format of an f-string with an empty text
            node.values = [part for part in node.values if not _is_empty(part)]
    return [name for name in imports if _file(name) is not None], _dump(tree)


def _file(module: str) -> Path | None:
    """A module's file; None for what is no module of this project, such as a name that is imported from one."""
    path = _ROOT.joinpath(*module.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


def _parsed(source: str) -> ast.Module:
    for _ in range(_ATTEMPTS - 1):
        # CPython 3.11 counts the depth of this conversion once for all threads: another thread that formats a
        # traceback meanwhile upsets the count ("AST constructor recursion depth mismatch"). It is soon done.
        with contextlib.suppress(SystemError):
            return ast.parse(source)
    return ast.parse(source)


def _dump(tree: ast.Module) -> str:
    """The tree as Python 3.11 writes it: 3.12 adds a field to every definition, 3.13 leaves empty lists out."""
    if sys.version_info >= (3, 13):
        return ast.dump(tree, show_empty=True).replace(_EMPTY, "")
    return ast.dump(tree).replace(_EMPTY, "")


def _is_empty(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == ""


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
