"""An answer to a question that was asked again by schedule."""

from __future__ import annotations

from dataclasses import dataclass

from reliability.values import Answered


@dataclass(frozen=True, slots=True)
class ScheduledAnswer(Answered):
    """What a schedule's query gave. `said` is why it is said now, in plain words; `quiet`: an alert whose figure has
    not crossed its limit, which nobody is told; `beyond`: its figure is beyond it; `in_channel`: it is shown in the
    channel of its thread too. No promise of a calibration speaks of it.

    `dated` and `newest` are the name of a date that its query reads and the newest day of it (ISO), `schema` the
    fingerprint of the schema that it ran on; "" where not known."""

    said: str = ""
    quiet: bool = False
    beyond: bool = False
    dated: str = ""
    newest: str = ""
    schema: str = ""
    in_channel: bool = False
