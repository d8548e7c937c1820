"""Runs the parts of the tests that `deploy/test.sh` names, some at once: `run_parts.py SCRATCH AT_ONCE "PATHS" …`.

What most parts would import, eleven seconds of processor each, is imported once: each part is forked from the process
that holds it, and starts pytest in a process of its own. Their outputs come one after the other. What failed is run
once more with the machine to itself: it fails the run if it fails again, and is named if it does not, since a test that
a busy machine fails is to be mended too.
"""

from __future__ import annotations

import gc
import os
import shlex
import sys
import time
import warnings
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from tests.environment import set_environment

# None of the tests, and none of what pytest rewrites for them (hypothesis); httpx brings anyio, whose plugin no test uses.
_IMPORTED = (
    "bot.slack.app",
    "bot.cli",
    "adapters.models.bert.sentence",
    "adapters.models.transformers_model",
    "adapters.warehouses.stoppable",
    "duckdb",
    "pymysql",
    "sklearn.ensemble",
    "sklearn.linear_model",
    "scipy.stats",
    "sentence_transformers",
    "matplotlib.figure",
    "pglast.parser",
)
_NOT_REWRITTEN = "ignore:Module already imported so cannot be rewritten; anyio:pytest.PytestAssertRewriteWarning"
_SOME_FAILED = 1  # pytest's code; above it, no test has failed, pytest has


@dataclass(frozen=True)
class PartOfTests:
    """Paths that one process of pytest runs, with a memory of its own of what failed."""

    number: int
    paths: str
    scratch: Path

    @property
    def output(self) -> Path:
        """Where it writes, until it is over."""
        return self.scratch / f"{self.number}.txt"

    def arguments(self) -> list[str]:
        """What pytest is called with."""
        cache = f"cache_dir={self.scratch / f'cache-{self.number}'}"
        return ["-W", _NOT_REWRITTEN, "-o", cache, "--durations=12", "--durations-min=5", *shlex.split(self.paths)]


def import_once() -> None:
    """What a library warns of when it is imported fails here as it fails in a test."""
    os.environ["JE_ARROW_MALLOC_CONF"] = "background_thread:false"  # a process with one thread is forked
    gc.disable()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for name in _IMPORTED:
            import_module(name)
    gc.freeze()
    gc.enable()


def run_pytest(arguments: list[str]) -> int:
    """In a process that was forked for it."""
    import pytest

    sys.argv[1:] = arguments
    return int(pytest.main(arguments))


def into(output: Path) -> None:
    """From now on all that this process writes goes to a file."""
    with output.open("wb") as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)


def main() -> int:
    """Of the process that forks: 1 where a test failed twice. Each of the others ends with the status of its pytest."""
    scratch, at_once, *paths = sys.argv[1:]
    parts = [PartOfTests(number, each, Path(scratch)) for number, each in enumerate(paths)]
    set_environment()
    import_once()
    waiting, running, codes = list(parts), dict[int, tuple[PartOfTests, float]](), dict[PartOfTests, int]()
    while waiting or running:
        while waiting and len(running) < int(at_once):
            part = waiting.pop(0)
            sys.stdout.flush()
            if not (pid := os.fork()):
                into(part.output)
                return run_pytest(part.arguments())
            running[pid] = part, time.monotonic()
        pid, status, used = os.wait4(-1, 0)
        part, began = running.pop(pid)
        codes[part] = os.waitstatus_to_exitcode(status)
        sys.stdout.write(part.output.read_text("utf-8", "replace"))
        print(
            f"this part: {time.monotonic() - began:.0f} s, {used.ru_utime:.0f} s of processor and "
            f"{used.ru_stime:.0f} s of the system's"
        )
    failed = False
    for part in parts:
        if codes[part] == _SOME_FAILED:
            print(f"\nSome tests failed ({part.paths}). They are run again alone:", flush=True)
            if not (pid := os.fork()):
                return run_pytest(["--last-failed", "--last-failed-no-failures", "none", "-v", *part.arguments()])
            codes[part] = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        failed |= codes[part] != 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
