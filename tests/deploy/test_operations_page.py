"""docs/OPERATIONS.md names commands, options, settings and files that there are."""

from __future__ import annotations

import re

import pytest
from typer.main import get_command

from bot.cli.app import app
from bot.settings import ENV_FILE_VARIABLE, ROOT, Settings, variable_of
from tests.deploy.test_deployment import COMPOSE

PAGE = (ROOT / "docs" / "OPERATIONS.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`(?:sudo [^`]*/)?candor ([a-z][^`]*)`", PAGE)))


@pytest.mark.parametrize("line", NAMED)
def test_a_command_that_the_page_names_exists_with_its_options(line: str) -> None:
    words, command = line.split(), get_command(app)
    while words and words[0] in getattr(command, "commands", {}):
        command = command.commands[words.pop(0)]  # type: ignore[attr-defined]  # a group has commands
    assert command.name != "candor", f"{line}: no such command"
    assert not (words and hasattr(command, "commands") and not words[0].startswith("-")), f"{line}: no such sub-command"
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
