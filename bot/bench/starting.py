"""`candor bench --starting`: what it costs to begin, in CPU seconds of fresh processes.

CPU seconds are those of the process, in it and in the system on its behalf: what else runs on the machine moves them
less than it moves the clock. `ask` ends where it would call the model first.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from reliability.errors import BadInput

TIMES = 5
QUESTION = "How many stores are there?"
_MODEL_CALLS = ("sample", "score", "choose", "choose_each", "states", "teacher_forced")
_COMMAND = "import sys; from bot.cli import main; sys.argv[0] = 'candor'; main()"
_ASK = """
import contextlib, os
from bot.bench.starting import ask_until_the_model
with contextlib.suppress(SystemExit):
    ask_until_the_model()
os._exit(0)  # taking the process down again is no part of it
"""


def run_starting(as_json: bool) -> None:
    """Measure and print."""
    from bot.terminal import out, plain_table, print_json

    report = measure_starting(TIMES)
    if as_json:
        print_json(report)
        return
    table = plain_table(("command", "CPU seconds, median", "least", "most"))
    for name, seconds in report.items():
        table.add_row(name, *(f"{seconds[figure]:.2f}" for figure in ("median", "least", "most")))
    out().print(table)


def measure_starting(times: int) -> dict[str, dict[str, float]]:
    """Median, least and most CPU seconds of each beginning. Raises BadInput where a command fails."""
    with tempfile.TemporaryDirectory() as folder:
        statements = Path(folder) / "statements.jsonl"
        statements.write_text('{"id": "1", "sql": "SELECT count(*) FROM stores"}\n', encoding="utf-8")
        beginnings = {
            "candor --help": [_COMMAND, "--help"],
            "candor guard": [_COMMAND, "guard", "--dialect", "sqlite", "--jsonl", str(statements)],
            "candor hints list": [_COMMAND, "hints", "list"],
            "candor ask, before the model": [_ASK],
        }
        return {name: _figures([_cpu_s(name, script) for _ in range(times)]) for name, script in beginnings.items()}


def ask_until_the_model() -> None:
    """All that `candor ask` does before it calls the model, and no more."""
    from adapters.store.fake import FakeMemory
    from bot.main import opened
    from reliability.answer import answer
    from reliability.values import Question

    with opened() as candor:
        core = candor.core("", FakeMemory())
        for name in _MODEL_CALLS:
            if hasattr(core.model, name):
                setattr(core.model, name, _leave)
        next(answer(Question("starting", QUESTION), core))


def _leave(*_: object, **__: object) -> NoReturn:
    sys.exit(0)


def _cpu_s(name: str, script: Sequence[str]) -> float:
    """CPU seconds of one fresh process that runs the script."""
    process = subprocess.Popen([sys.executable, "-c", *script], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise BadInput(f"{name} ended with {process.returncode}: run it by itself to see why.")
    return used.ru_utime + used.ru_stime


def _figures(seconds: Sequence[float]) -> dict[str, float]:
    return {
        "median": round(statistics.median(seconds), 3),
        "least": round(min(seconds), 3),
        "most": round(max(seconds), 3),
    }
