"""`candor bench --served`: its figures, their bounds, and what was measured where a measurement is stopped."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.bench import served
from bot.bench.bench import logged_questions
from bot.bench.served_bounds import WITHOUT, held
from bot.sample import build_sample, sample_is_current
from reliability.core import Core
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
        served.run_served(3, 0.3, tmp_path / "figures.json", True)
    assert json.loads((tmp_path / "figures.json").read_text()) == {
        "requests_per_ask": 14.0,
        "asks_per_second": {"1": 0.2},
        "server": "a stand-in",
        "latency_s": 0.3,
    }
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match="cannot be written"):
        served.run_served(3, None, tmp_path / "file" / "figures.json", True)


# --- bounds ----------------------------------------------------------------------------------------

FIGURES: dict[str, Any] = {
    "requests_per_ask": 20.0,
    "computed_prompt_tokens_per_ask": 6_001,
    "cpu_seconds_per_ask": 0.4,
    "answered_unasked": 2,
    "asks_per_second": {"1": 0.5, "8": 4.0},
}


def _met(figures: dict[str, Any]) -> dict[str, bool | None]:
    return {figure: bound["met"] for figure, bound in held(figures)["bounds"].items()}


def test_a_bound_is_met_missed_or_was_not_measured() -> None:
    assert _met(FIGURES) == {
        "requests_per_ask": True,
        "computed_prompt_tokens_per_ask": False,
        "cpu_seconds_per_ask": False,
        "growth_to_16": None,
    }
    assert _met({**FIGURES, "computed_prompt_tokens_per_ask": None})["computed_prompt_tokens_per_ask"] is None
    assert held(FIGURES)["bounds"]["growth_to_16"] == {"at_least": 0.7, "met": None}


@pytest.mark.parametrize(("rate", "growth", "met"), [(5.6, 0.7, True), (5.5, 0.688, False), (8.0, 1.0, True)])
def test_rates_are_held_to_sixteen_times_that_of_one_at_a_time(rate: float, growth: float, met: bool) -> None:
    figures = {**FIGURES, "asks_per_second": {"1": 0.5, "16": rate, "32": 99.0}}
    assert held(figures)["growth_to_16"] == growth
    assert _met(figures)["growth_to_16"] is met


def test_people_read_which_bounds_are_met(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    report = held({**FIGURES, WITHOUT: {"cpu_seconds_per_ask": 0.1, "requests_per_ask": 19.0}})
    monkeypatch.setattr(served, "_opened", _nothing)
    monkeypatch.setattr(served, "logged_questions", lambda _: [])
    monkeypatch.setattr(served, "measure_served", lambda *_: [report])
    served.run_served(3, 0.3, None, False)
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "requests an ask 20.0 19.0 at most 20 met" in lines
    assert "computed prompt tokens an ask 6,001 at most 6,000 missed" in lines
    assert "Candor's CPU seconds an ask 0.4 0.1 at most 0.15 missed" in lines
    assert "16 asks at once, of 16 times one's rate at least 0.7 not measured" in lines
    assert "asks a second, 8 at once 4.0" in lines
    served.run_served(3, 0.3, None, True)
    assert json.loads(capsys.readouterr().out)["bounds"] == report["bounds"]


@pytest.mark.slow
def test_the_samples_asks_keep_their_requests_and_prompt_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    if not sample_is_current():
        build_sample()
    asked: list[Core] = []
    one_by_one = served._one_by_one

    def noted(core: Core, *rest: Any) -> dict[str, Any]:
        asked.append(core)
        return one_by_one(core, *rest)

    monkeypatch.setattr(served, "_one_by_one", noted)
    with served._opened(0.0) as candor:
        *_, figures = served.measure_served(candor, logged_questions(3), (1,))
    assert {"requests_per_ask", "computed_prompt_tokens_per_ask"} == {
        each for each, met in _met(figures).items() if met
    }
    assert figures["computed_prompt_tokens_per_ask"] > 1_000
    assert [(core.writer is not None, core.precedents is not None) for core in asked] == [(True, True), (False, False)]
    without = figures[WITHOUT]
    assert 0 < without["cpu_seconds_per_ask"] < figures["cpu_seconds_per_ask"]
    assert "computed_prompt_tokens_per_ask" not in without
    assert figures["answered"] == without["answered"] == 2
    assert set(figures["asks_per_second"]) == {"1"}
