"""Which code made something: a hash over modules, so that what older code made is told from what this code makes.

Code counts by its syntax tree without comments and docstrings: rewording a sentence changes no hash. What a module
imports of this project counts as well, so that no list of modules has to be kept.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import sys
from collections.abc import Container, Iterable
from functools import cache
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[1]
_ANSWERING = (
    "reliability.answer", "adapters.encoder", "adapters.transformers_model", "adapters.vllm_model",
    "adapters.warehouse", "adapters.calibration.answers_trace",
)  # fmt: skip
"""The flow, what stands behind its ports, and the check against gold that a calibration rests on."""
_WITHOUT_A_SAY = frozenset(
    {"adapters.vllm_server", "reliability.calibration_measures", "reliability.errors", "reliability.feedback"}
)
"""Of what these import: a connection, figures of reports, the words of errors and what people say of answers."""
_ATTEMPTS = 5
_EMPTY = ", type_params=[]"


@cache
def answering_code() -> str:
    """SHA-256 (hex) of all code with a say in linking, candidates, how they are judged, and which of them is right."""
    return code_hash(_ANSWERING, but=_WITHOUT_A_SAY)


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
        elif isinstance(
            node, ast.JoinedStr
        ):  # Python 3.12 may end the format of an f-string with an empty text
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
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
