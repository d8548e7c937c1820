"""An ask that was begun goes on as it began, also where Candor has since got a stage more."""

from __future__ import annotations

from typing import Any

import pytest

from bot.asks.replay import FlowChanged, RecordedStages


class Recorded:
    """What a store has of an ask's stages."""

    def __init__(self, *names: str) -> None:
        self._stages = {place: (name, f"recorded {name}") for place, name in enumerate(names)}

    def stages(self, ask_id: str) -> dict[int, tuple[str, Any]]:
        return dict(self._stages)

    def record_stage(self, *given: Any) -> None:
        raise AssertionError("nothing new is recorded here")


def stages(*names: str) -> RecordedStages:
    recorded: Any = Recorded(*names)
    running: Any = type("Here", (), {"stored": staticmethod(lambda read: read()), "stopping": None})()
    return RecordedStages(recorded, "Ev1", running, lambda name: None)


def test_a_stage_that_was_recorded_or_not_reached_is_gone_on_with() -> None:
    new, old = stages("verified", "definitions"), stages("verified", "intent")
    for each in (new, old):
        assert each("verified", lambda: "anew") == "recorded verified"
    assert new.goes_on_with("definitions")
    assert not old.goes_on_with("definitions")
    assert stages().goes_on_with("definitions")
    with pytest.raises(FlowChanged):
        old("definitions", lambda: "anew")
