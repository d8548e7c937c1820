"""What each beginning does not import: a module here costs every start of a command that has no use for it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.bench import starting
from bot.cli import run
from bot.sample import current_sample
from reliability.errors import BadInput

_SEEN = "; import json, sys; print('\\n' + json.dumps(sorted(sys.modules)))"
_MODELS = (
    "torch",
    "transformers",
    "sentence_transformers",
    "tokenizers",
    "adapters.models.transformers_model",
)
_NUMBERS = ("sklearn", "scipy", "pandas", "matplotlib", "sympy")
_SERVERS = ("slack_bolt", "slack_sdk", "aiohttp", "dbos", "apscheduler")
_MODELLING = ("transformers", "sentence_transformers", "torch._dynamo", "torch.distributed.tensor")


def _imported(script: str, folder: Path, monkeypatch: pytest.MonkeyPatch, *, makes: bool = False) -> set[str]:
    """The modules that a fresh process holds after a script, in a store of its own and with no model of the settings.

    Where it `makes` something, the store and the sample are made before, here."""
    monkeypatch.setenv("CANDOR_STATE_DIR", str(folder))
    if makes:
        assert run(["hints", "list"]) == 0
        current_sample()
    root = Path(__file__).parents[3]
    seen = f"import contextlib\nwith contextlib.suppress(SystemExit):\n    {script}\n{_SEEN[2:]}"
    ended = subprocess.run(
        [sys.executable, "-c", seen], capture_output=True, text=True, cwd=root, timeout=600, check=False
    )
    assert ended.returncode == 0, ended.stderr
    return set(json.loads(ended.stdout.splitlines()[-1]))


def _command(*arguments: str) -> str:
    return f"from bot.cli import run; assert run({list(arguments)!r}) == 0"


def _unused(imported: set[str], *unwanted: str) -> None:
    assert "bot.cli" in imported or "bot.main" in imported
    assert not imported.intersection(unwanted)


def test_help_and_the_guard_import_no_model_no_store_and_no_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    statements = tmp_path / "statements.jsonl"
    statements.write_text('{"id": "1", "sql": "SELECT 1"}\n')
    guard = _command("guard", "--dialect", "sqlite", "--jsonl", str(statements))
    for script in (_command("--help"), guard):
        imported = _imported(script, tmp_path, monkeypatch)
        _unused(imported, *_MODELS, *_NUMBERS, *_SERVERS, "numpy", "sqlalchemy", "alembic", "pydantic_settings")


def test_listing_hints_imports_no_model_no_migrations_and_no_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    imported = _imported(_command("hints", "list"), tmp_path, monkeypatch, makes=True)
    assert "adapters.store.store" in imported
    _unused(imported, *_MODELS, *_NUMBERS, *_SERVERS, "alembic", "sqlglot", "numpy")


@pytest.mark.slow
def test_asking_the_reference_model_imports_no_model_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = "from bot.bench.starting import ask_until_the_model; ask_until_the_model()"
    imported = _imported(script, tmp_path, monkeypatch, makes=True)
    assert "adapters.models.bert.prefix" in imported
    _unused(imported, *_MODELLING, *_NUMBERS, *_SERVERS, "alembic")


def test_encoding_by_the_default_imports_no_model_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = "import bot.main; from adapters.models.encoder import SentenceEncoder as E; E().encode(['stores'])"
    _unused(_imported(script, tmp_path, monkeypatch), *_MODELLING, *_NUMBERS)


def test_a_command_that_fails_is_told_and_not_measured() -> None:
    with pytest.raises(BadInput, match="candor x ended with 3: run it by itself"):
        starting._cpu_s("candor x", ["raise SystemExit(3)"])


def test_a_process_is_measured_by_the_work_that_it_does() -> None:
    busy = "import time\nwhile time.process_time() < 0.6: pass"
    assert 0.6 <= starting._cpu_s("busy", [busy]) < 5
    figures = starting._figures([3.0, 1.0, 2.0])
    assert figures == {"median": 2.0, "least": 1.0, "most": 3.0}
