"""The README, the Makefile, the CLI and the rules of the house say the same as the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.main import get_command

from bot.cli.app import app
from bot.settings import ROOT
from tests.sources import nodes, tracked

README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def tree() -> list[str]:
    """The paths of the README's file tree, folders with a final slash."""
    block = README.split("## What is where")[1].split("```")[1]
    paths, folder = [], ""
    for line in block.strip().splitlines():
        name = line.split()[0]
        if line.startswith(" "):
            paths.append(folder + name)
        else:
            folder = name
            paths.append(name)
    return paths


def commands() -> dict[str, set[str]]:
    """Every command of the CLI with its sub-commands."""
    group = get_command(app)
    found: dict[str, set[str]] = {}
    for name, command in group.commands.items():  # type: ignore[attr-defined]  # a group has commands
        found[name] = set(getattr(command, "commands", {}))
    return found


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):.*## ", MAKEFILE, re.MULTILINE))


# --- the README ------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", tree())
def test_everything_in_the_file_tree_exists(path: str) -> None:
    assert (ROOT / path).is_dir() if path.endswith("/") else (ROOT / path).is_file()


def test_the_file_tree_shows_every_folder_to_the_second_level() -> None:
    folders = {f"{p.parts[0]}/" for p in tracked() if len(p.parts) > 1}
    folders |= {f"{p.parts[0]}/{p.parts[1]}/" for p in tracked() if len(p.parts) > 2}
    unlisted = {f for f in folders - set(tree()) if not f.startswith((".", "tests/", "docs/"))}
    assert unlisted == set()


def test_the_readme_names_every_command_and_no_other() -> None:
    named = set(re.findall(r"`(?:\.venv/bin/)?candor ([a-z-]+)", README))
    assert named == set(commands())
    for name, below in commands().items():
        row = next(line for line in README.splitlines() if line.startswith(f"| `candor {name}"))
        assert below <= set(re.findall(r"`([a-z-]+)`", row)), name


def test_options_that_the_readme_names_exist() -> None:
    group = get_command(app)
    for row in re.findall(r"^\| `candor ([a-z-]+).*$", README, re.MULTILINE):
        line = next(line for line in README.splitlines() if line.startswith(f"| `candor {row}"))
        command = group.commands[row]  # type: ignore[attr-defined]  # a group has commands
        known = {word for each in command.params for word in (*each.opts, *each.secondary_opts)}
        assert set(re.findall(r"`(--[a-z-]+)", line)) <= known, row


def test_make_targets_in_the_readme_are_those_of_the_makefile() -> None:
    named = set(re.findall(r"(?:`|^)make\s([a-z-]+)", README, re.MULTILINE))
    assert named == make_targets() - {"help"} | {"help"}


def test_links_of_every_page_lead_somewhere() -> None:
    for page in [p for p in tracked() if p.suffix == ".md"]:
        text = (ROOT / page).read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
            if "://" not in target:
                assert (ROOT / page.parent / target).exists(), f"{page} links to {target}"


def test_variables_in_the_readme_are_settings() -> None:
    from bot.settings import Settings, variable_of

    known = {variable_of(name) for name in Settings.model_fields}
    assert set(re.findall(r"\b(?:CANDOR|SLACK)_[A-Z_]+", README)) <= known


# --- the command line ------------------------------------------------------------------------------


def test_every_command_and_option_says_what_it_is_for() -> None:
    def walk(command: object, path: str) -> Iterator[tuple[str, object]]:
        yield path, command
        for name, below in getattr(command, "commands", {}).items():
            yield from walk(below, f"{path} {name}")

    for path, command in walk(get_command(app), "candor"):
        assert getattr(command, "help", ""), path
        for option in getattr(command, "params", ()):
            assert getattr(option, "help", ""), f"{path} {option.name}"


def test_commands_are_registered_once() -> None:
    assert isinstance(app, typer.Typer)
    names = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]
    assert len(names) == len(set(names))


# --- rules of the house ----------------------------------------------------------------------------


def sources(*folders: str) -> list[Path]:
    return sorted(file for folder in folders for file in (ROOT / folder).rglob("*.py"))


def imported(file: Path) -> set[str]:
    """The modules that a file imports, wherever in it."""
    found = set()
    for node in nodes(file.relative_to(ROOT)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def test_only_the_composition_root_reads_the_environment() -> None:
    # A worker process is started with a chosen part of the environment: that reads no setting.
    allowed = {
        ROOT / "bot" / "settings.py",
        ROOT / "bot" / "main.py",
        ROOT / "adapters" / "warehouses" / "workers" / "pool.py",
    }
    reading = {
        file
        for file in sources("bot", "adapters", "reliability")
        for node in nodes(file.relative_to(ROOT))
        if isinstance(node, ast.Attribute) and node.attr in ("environ", "getenv")
    }
    assert reading <= allowed


def test_the_local_workspace_imports_nothing_of_the_project() -> None:
    for file in sources("bot/console"):
        ours = {m for m in imported(file) if m.split(".")[0] in ("bot", "adapters", "reliability", "deploy")}
        assert all(module.startswith("bot.console") for module in ours), file


def test_modules_have_names_that_say_what_they_are() -> None:
    vague = {"utils.py", "helpers.py", "manager.py", "common.py", "misc.py"}
    assert not [path for path in tracked() if path.name in vague]


def test_no_two_classes_share_a_name() -> None:
    """A name that means two things is looked up twice."""
    named: dict[str, list[str]] = {}
    for file in sources("reliability", "adapters", "bot"):
        for node in nodes(file.relative_to(ROOT)):
            if isinstance(node, ast.ClassDef):
                named.setdefault(node.name, []).append(f"{file.relative_to(ROOT)}:{node.lineno}")
    assert {name: places for name, places in named.items() if len(places) > 1} == {}


def test_no_text_names_a_machine_s_paths() -> None:
    """Paths of somebody's machine help nobody else."""
    homes = re.compile(r"/(?:home|Users|root)/[a-z]|/work/(?:main|shared)")
    for path in tracked():
        if path.suffix in {".py", ".md", ".toml", ".sh", ".jinja", ".yml", ".yaml", ".example", ""}:
            text = (ROOT / path).read_text(encoding="utf-8", errors="ignore")
            assert not homes.search(text) or path == Path("tests/test_docs.py"), path
