"""`candor installations …`: the commands and their options."""

from __future__ import annotations

from typing import Annotated

import typer

installations_app = typer.Typer(help="Workspaces that installed Candor, and their tokens.", no_args_is_help=True)


@installations_app.command("list")
def installations_list(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """List workspaces that installed Candor; no token is shown."""
    from bot.cli.installing.installations import list_installations

    list_installations(as_json)


@installations_app.command("remove")
def installations_remove(
    team: Annotated[str, typer.Argument(help="The workspace's id, as installations list shows it.")],
) -> None:
    """Remove Candor from a workspace, and delete its tokens."""
    from bot.cli.installing.installations import remove_installation

    remove_installation(team)


@installations_app.command("rotate")
def installations_rotate() -> None:
    """Encrypt all tokens by the first of CANDOR_TOKEN_KEYS, so that the others can be taken away."""
    from bot.cli.installing.installations import rotate_installations

    rotate_installations()


@installations_app.command("key")
def installations_key() -> None:
    """Print a new key for CANDOR_TOKEN_KEYS."""
    from bot.cli.installing.installations import print_key

    print_key()
