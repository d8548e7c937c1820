"""What is run under fire: in `make test` a little of it, with --whole as much as docs/RELIABILITY.md tells of."""

from __future__ import annotations

import json
import math
import multiprocessing
from collections.abc import Callable
from multiprocessing.context import ForkServerContext
from typing import Any

import pytest

from tests.support.fire.bots import PRELOAD

Tell = Callable[[str, dict[str, Any]], None]


@pytest.fixture
def most_s(request: pytest.FixtureRequest) -> float:
    """How long a test may go on before it is checked, as was asked for; else without end."""
    return float(request.config.getoption("--seconds") or math.inf)


@pytest.fixture
def asked_for(whole: bool, most_s: float) -> None:
    """What has not been run to its end on a quiet machine yet is run only where it is asked for."""
    if not whole and most_s == math.inf:
        pytest.skip("run by --whole, or for a while by --seconds")


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Tell:
    """Show the figures of a run."""

    def tell(what: str, figures: dict[str, Any]) -> None:
        with capsys.disabled():
            print(f"\n{what}: {json.dumps(figures)}")  # noqa: T201 - figures are what it is run for

    return tell


@pytest.fixture(scope="session")
def bots() -> ForkServerContext:
    """Bot processes that start as if freshly imported, without importing everything again."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOAD)
    return context
