"""docs/OPERATIONS.md names commands, options, settings and files that there are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from typer.main import get_command

from bot.cli.app import app
from bot.settings import ENV_FILE_VARIABLE, ROOT, Settings, variable_of
from tests.deploy.test_deployment import COMPOSE

PAGE = (ROOT / "docs" / "OPERATIONS.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`(?:sudo [^`]*/)?candor ([a-z][^`]*)`", PAGE)))


def command_of(words: Sequence[str]) -> tuple[Any, list[str]]:
    """The command of Candor's that words name, and the words that are left for it."""
    left: list[str] = list(words)
    command: Any = get_command(app)
    while left and left[0] in getattr(command, "commands", {}):
        command = command.commands[left.pop(0)]
    assert command.name != "candor", f"{' '.join(words)}: no such command"
    group = hasattr(command, "commands")
    assert not (left and group and not left[0].startswith("-")), f"{' '.join(words)}: no such sub-command"
    return command, left


@pytest.mark.parametrize("line", NAMED)
def test_a_command_that_the_page_names_exists_with_its_options(line: str) -> None:
    command, words = command_of(line.split())
    known = {option for each in command.params for option in (*each.opts, *each.secondary_opts)}
    assert {word for word in words if word.startswith("--")} <= known


def test_the_order_of_a_model_of_one_s_own_is_whole() -> None:
    steps = PAGE.split("## Your model in order")[1].split("\n## ")[0]
    named = [steps.index(f"`candor {name}") for name in ("train bpp", "calibrate linking", "calibrate --log")]
    assert named == sorted(named)
    assert steps.index("CANDOR_MODEL_BACKEND=vllm") < named[0]
    assert steps.rindex("CANDOR_RECORD=") > named[-1]


def test_settings_and_services_that_the_page_names_exist() -> None:
    known = {variable_of(name) for name in Settings.model_fields} | {ENV_FILE_VARIABLE}
    assert set(re.findall(r"\b(?:CANDOR|SLACK)_[A-Z_]*[A-Z]\b", PAGE)) <= known
    assert set(re.findall(r"(?:run --rm|exec) (\w+)", PAGE)) <= set(COMPOSE["services"])
    assert set(re.findall(r"--profile (\w+)", PAGE)) <= {
        p for s in COMPOSE["services"].values() for p in s.get("profiles", ())
    }
