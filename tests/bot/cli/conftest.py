"""The command line in this process."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.cli import run

Cli = Callable[..., tuple[int, str, str]]


@pytest.fixture
def candor(capsys: pytest.CaptureFixture[str]) -> Cli:
    """Runs a command line: exit code, stdout, stderr."""

    def call(*arguments: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = run(arguments)
        return code, *capsys.readouterr()

    return call
