"""What passes between durable asks (bot/asks/asks.py) and the place where people talk (Slack).

Asks know nothing of Block Kit; the messenger knows nothing of workflows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from adapters.store.requests import AskRequest, Place
from reliability.errors import BadInput
from reliability.values import Clarification, Outcome, Reply

__all__ = ["AskRequest", "ClickFate", "Messenger", "OpenClarification", "Place", "PlaceInLine", "TooBusy"]


@dataclass(frozen=True, slots=True)
class OpenClarification:
    """A clarification that waits for a click. `token` is the opaque id that buttons carry as value;
    the index of a choice is in the button's action id. `may_reply`: ids of persons who may answer."""

    token: str
    ask_id: str
    step: int
    place: Place
    clarification: Clarification
    may_reply: tuple[str, ...]
    expires_at: str  # UTC, ISO 8601
    message_ts: str = ""


@dataclass(frozen=True, slots=True)
class ClickFate:
    """What became of a click: accepted, or why not."""

    kind: Literal["accepted", "already_answered", "expired", "not_allowed", "unknown"]
    by: str = ""  # who decided, for already_answered


class TooBusy(BadInput):
    """There is no room for one more question, and a sentence that says so: ask again later."""


@dataclass(frozen=True, slots=True)
class PlaceInLine:
    """Where an ask stands among those that wait for a turn (1: the next), and about how many seconds it will be until
    it is answered; None where that is not known yet."""

    number: int
    about_s: float | None


class Messenger(Protocol):
    """Says things to people. Every method may be called again after a crash with the same arguments and
    then posts nothing twice: ask id and step are in the message's metadata, looked up before posting."""

    def status(self, request: AskRequest, stage: str) -> None:
        """Show that the ask is at a stage ("linking", "writing", "running", "waiting", "replied", "")."""
        ...

    def clarify(self, request: AskRequest, waiting: OpenClarification) -> str:
        """Post a clarification; returns the message's ts."""
        ...

    def settle(self, request: AskRequest, waiting: OpenClarification, reply: Reply | None) -> None:
        """Replace a clarification's buttons by what was decided, by whom (or that it expired); None: its ask was
        stopped."""
        ...

    def conclude(self, request: AskRequest, outcome: Outcome) -> str:
        """Post the answer or the abstention; returns the message's ts."""
        ...

    def apologize(self, request: AskRequest, sentence: str) -> str:
        """Post that the ask failed or was stopped, with one sentence that people understand; returns the ts."""
        ...

    def progress(self, request: AskRequest, turn: int, place: PlaceInLine | None, ts: str) -> str:
        """Show that the ask waits at a place of the line (None: that it runs), with a way to stop it: in a message of
        its own for each turn, which is changed where `ts` names it; returns its ts."""
        ...

    def end_progress(self, request: AskRequest, turn: int, ts: str) -> None:
        """Take that message away, if it is there; `ts` is "" where it is not known whether it was posted."""
        ...
