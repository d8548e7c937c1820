"""What passes between durable asks (bot/asks/asks.py) and the place where people talk (Slack).

Asks know nothing of Block Kit; the messenger knows nothing of workflows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from adapters.store.requests import AskRequest, Place
from reliability.values import Clarification, Outcome, Reply

__all__ = ["AskRequest", "ClickFate", "Messenger", "OpenClarification", "Place"]


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


class Messenger(Protocol):
    """Says things to people. Every method may be called again after a crash with the same arguments and
    then posts nothing twice: ask id and step are in the message's metadata, looked up before posting."""

    def status(self, request: AskRequest, stage: str) -> None:
        """Show that the ask is at a stage ("linking", "writing", "running", "waiting", "")."""
        ...

    def clarify(self, request: AskRequest, waiting: OpenClarification) -> str:
        """Post a clarification; returns the message's ts."""
        ...

    def settle(self, request: AskRequest, waiting: OpenClarification, reply: Reply) -> None:
        """Replace a clarification's buttons by what was decided, by whom (or that it expired)."""
        ...

    def conclude(self, request: AskRequest, outcome: Outcome) -> str:
        """Post the answer or the abstention; returns the message's ts."""
        ...

    def apologize(self, request: AskRequest, sentence: str) -> str:
        """Post that the ask failed, with one sentence that people understand; returns the ts."""
        ...
