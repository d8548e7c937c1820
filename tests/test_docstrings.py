"""Examples in docstrings are true."""

from __future__ import annotations

import doctest
import importlib

import pytest

from bot.settings import ROOT

MODULES = sorted(
    ".".join(file.relative_to(ROOT).with_suffix("").parts)
    for folder in ("reliability", "adapters", "bot")
    for file in (ROOT / folder).rglob("*.py")
    if ">>> " in file.read_text(encoding="utf-8")
)


def test_there_are_examples() -> None:
    assert "bot.settings" in MODULES
    assert len(MODULES) > 20


@pytest.mark.parametrize("module", MODULES)
def test_examples_are_true(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted > 0
    assert result.failed == 0
