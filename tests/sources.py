"""The project's files and what they hold, read once for all tests of how the project is written."""

from __future__ import annotations

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]


@cache
def tracked() -> tuple[Path, ...]:
    """Every file that belongs to the project, relative to its root."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return tuple(Path(line) for line in listed.splitlines() if (ROOT / line).is_file())


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Of a file of Python, by its path from the project's root: its module, then every node in it."""
    return tuple(ast.walk(ast.parse((ROOT / path).read_text("utf-8"))))
