"""`candor evaluate databases` as it is typed: which policies are asked under, and whether as it is declared."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from adapters.evaluation import databases
from adapters.evaluation.databases import DatabasesRun
from bot.cli import run


@pytest.mark.parametrize(
    ("options", "policies", "as_declared"),
    [
        ((), ("ask", "surrogate"), False),
        (("--policy", "ask"), ("ask",), False),
        (("--policy", "surrogate", "--policy", "ask", "--as-declared"), ("surrogate", "ask"), True),
    ],
)
def test_the_options_say_how_every_question_is_asked(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: tuple[str, ...],
    policies: tuple[str, ...],
    as_declared: bool,
) -> None:
    (tmp_path / "shops").mkdir()
    (tmp_path / "shops/shops.sql").write_text("CREATE TABLE shops (id INT);")
    (tmp_path / "a.csv").write_text("db_name,question,query\nshops,How many?,SELECT COUNT(*) FROM shops\n")
    asked: dict[str, Any] = {}

    def ask(*arguments: Any, as_declared: bool) -> DatabasesRun:
        asked.update(policies=tuple(arguments[-1]), as_declared=as_declared)
        return DatabasesRun({"shops": "It is not loaded here."})

    monkeypatch.setattr(databases, "ask_databases", ask)
    given = [
        "--data",
        str(tmp_path),
        "--json",
        str(tmp_path / "out.json"),
        "--postgres",
        "postgresql://nobody@nowhere/x",
    ]
    assert run(["evaluate", "databases", *given, *options]) == 1, "nothing could be asked"
    assert "Nothing could be asked" in capsys.readouterr().err
    assert asked == {"policies": policies, "as_declared": as_declared}
