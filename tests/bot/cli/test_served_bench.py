"""`candor bench --served`: what was measured stays where a measurement is stopped."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.bench import served
from reliability.errors import BadInput


@contextlib.contextmanager
def _nothing(_: float | None) -> Iterator[None]:
    yield None


class _Stopped(Exception):
    """What stands for the end of somebody's patience."""


def test_figures_are_written_as_they_come(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def measured(*_: object) -> Iterator[dict[str, Any]]:
        yield {"requests_per_ask": 14.0, "asks_per_second": {}}
        yield {"requests_per_ask": 14.0, "asks_per_second": {"1": 0.2}}
        raise _Stopped

    monkeypatch.setattr(served, "_opened", _nothing)
    monkeypatch.setattr(served, "measure_served", measured)
    with pytest.raises(_Stopped):
        served.run_served(3, 0.3, tmp_path / "figures.json")
    assert json.loads((tmp_path / "figures.json").read_text()) == {
        "requests_per_ask": 14.0,
        "asks_per_second": {"1": 0.2},
        "server": "a stand-in",
        "latency_s": 0.3,
    }
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match="cannot be written"):
        served.run_served(3, None, tmp_path / "file" / "figures.json")
