"""`--team`: whose hints, verified questions or defined words a command is about, where several workspaces installed the
app."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from adapters.store.store import KeptApart
    from bot.main import Candor

OfTeam = Annotated[
    str, typer.Option("--team", help="Of several workspaces: whose; without it, what was made with one bot token.")
]


@dataclass
class OfTeamOption:
    """The workspace that stands before the command."""

    team: str = ""


of_team = OfTeamOption()


def kept_of(candor: Candor) -> KeptApart:
    """What the command is about."""
    return candor.store.of(of_team.team)
