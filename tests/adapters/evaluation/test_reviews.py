"""Reviews of Candor's own candidates: a log by its voices, many databases each by itself and half of them for the rest."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.calibration.answers import AnswersOptions
from adapters.calibration.kept_traces import Tracing
from adapters.evaluation.reviews import ELSEWHERE, LOG, OwnReviews, Reviewed, by_database, review_own
from reliability.calibration.traces import CheckedTrace
from reliability.errors import BadInput
from tests.support.trace_world import NET, core, cores

HOW = Reviewed(range(3), 0.1, 0.05, 120)


def own(folder: Path, roles: list[str]) -> OwnReviews:
    log = folder / "log.jsonl"
    lines = [{"question": f"What were sales, {n}?", "sql": NET, "role": role} for n, role in enumerate(roles)]
    log.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    options = AnswersOptions(folder / "record", frozenset(), traces=folder / "traces.jsonl")
    tracing = Tracing(cores, folder / "kept", workers=1)
    return OwnReviews(log, core(), tracing, options, None, tracing)


def told(_share: float, _words: str = "") -> None:
    """Nobody watches."""


def test_a_log_is_reviewed_by_half_of_its_voices_from_the_traces_that_are_kept(tmp_path: Path) -> None:
    asked = own(tmp_path, ["clerk", "owner", "buyer"] * 4)
    figures = review_own(asked, HOW, told, lambda _words: None)
    assert list(figures) == [LOG]
    assert (figures[LOG]["questions"], figures[LOG]["runs"]) == (12, 3)
    assert "left_out" in figures[LOG]
    kept = (tmp_path / "traces.jsonl").read_text()
    only = replace(asked, tracing=Tracing(cores, tmp_path / "kept", workers=1, only_kept=True))
    assert review_own(only, HOW, told, lambda _words: None) == figures
    assert (tmp_path / "traces.jsonl").read_text() == kept, "nothing is traced again"


def test_a_log_that_does_not_say_who_asks_cannot_be_divided(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="whose each question is"):
        review_own(own(tmp_path, [""] * 4), HOW, told, lambda _words: None)


def test_small_databases_are_no_teams_but_are_asked_by_others() -> None:
    names = {f"q{n}": "large" if n < 20 else "small" for n in range(25)}
    traces = [CheckedTrace(name, name, "answerable", ()) for name in names]
    figures = by_database(traces, names, HOW)
    assert list(figures) == ["Spider dev, large", ELSEWHERE]
    assert [one["questions"] for one in figures.values()] == [20, 25]
    assert "left_out" in figures[ELSEWHERE]
    assert "left_out" not in figures["Spider dev, large"]
    alone = dict.fromkeys(names, "large")
    assert list(by_database(traces, alone, HOW)) == ["Spider dev, large"], "nobody else is there"
