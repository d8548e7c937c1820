"""`candor hints …` and `candor log …`: the commands and their options."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.calibrating.calibrate_app import Warehouse
from bot.cli.installing.of_team import OfTeam, of_team

hints_app = typer.Typer(help="What Candor remembers: read and edit it.", no_args_is_help=True)
log_app = typer.Typer(help="What people said of answers.", no_args_is_help=True)
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


class Scope(StrEnum):
    """Whom a hint speaks for."""

    PERSON = "person"
    CHANNEL = "channel"
    WORKSPACE = "workspace"


HintId = Annotated[str, typer.Argument(help="The hint's id, as hints list shows it; its beginning is enough.")]
Over = Annotated[list[str] | None, typer.Option(help="An element that it is preferred over; may be repeated.")]


class HintStateName(StrEnum):
    """A hint's life."""

    ACTIVE = "active"
    SUPERSEDED = "superseded"
    RETIRED = "retired"


@hints_app.callback()
def _of_team(team: OfTeam = "") -> None:
    of_team.team = team


@hints_app.command("list")
def hints_list(
    scope: Annotated[Scope | None, typer.Option(help="Only hints of this scope.")] = None,
    owner: Annotated[str, typer.Option(help="Only hints of this person, channel or workspace.")] = "",
    inactive: Annotated[bool, typer.Option("--all", help="Also retired and superseded ones.")] = False,
    text: Annotated[str, typer.Option(help="Only hints with these words in phrase, question or name.")] = "",
    state: Annotated[HintStateName | None, typer.Option(help="Only hints in this state.")] = None,
    person: Annotated[str, typer.Option(help="Only hints of this person, or that they chose.")] = "",
    table: Annotated[str, typer.Option(help="Only hints that prefer or pass over this table.")] = "",
    page: Annotated[int | None, typer.Option(help="This page of fifty; all if not given.", min=1)] = None,
    as_json: Json = False,
) -> None:
    """List hints, newest first."""
    from adapters.store.memory.search import HintSearch
    from bot.cli.hints import list_hints
    from reliability.values import HintScope, HintState

    kept = HintState(state.value) if state else None if inactive else HintState.ACTIVE
    of = HintScope(scope.value) if scope else None
    list_hints(HintSearch(text, of, kept, person, owner, table), page, as_json)


@hints_app.command("show")
def hints_show(hint_id: HintId, as_json: Json = False) -> None:
    """Show a hint and what speaks for it."""
    from bot.cli.hints import show_hint

    show_hint(hint_id, as_json)


@hints_app.command("add")
def hints_add(
    phrase: Annotated[str, typer.Argument(help="The words of questions that it is about.")],
    prefer: Annotated[str, typer.Option(help="What they mean: a table, or table.column.")],
    over: Over = None,
    scope: Annotated[Scope, typer.Option(help="Whom it speaks for.")] = Scope.WORKSPACE,
    owner: Annotated[str, typer.Option(help="Slack's id of that person, channel or workspace.")] = "",
    warehouse: Warehouse = "",
) -> None:
    """Add a hint, for example: candor hints add "total sales" --prefer daily_sales.net_sales."""
    from bot.cli.hints import add_hint

    add_hint(phrase, prefer, over or [], scope.value, owner, warehouse)


@hints_app.command("edit")
def hints_edit(
    hint_id: HintId,
    phrase: Annotated[str | None, typer.Option(help="New words.")] = None,
    prefer: Annotated[str | None, typer.Option(help="New preference: a table, or table.column.")] = None,
    over: Over = None,
    scope: Annotated[Scope | None, typer.Option(help="New scope.")] = None,
    owner: Annotated[str | None, typer.Option(help="New owner.")] = None,
) -> None:
    """Change a hint."""
    from bot.cli.hints import edit_hint

    edit_hint(hint_id, phrase, prefer, over, scope.value if scope else None, owner)


@hints_app.command("retire")
def hints_retire(hint_id: HintId) -> None:
    """Stop using a hint; it stays readable."""
    from bot.cli.hints import retire_hint

    retire_hint(hint_id)


@hints_app.command("restore")
def hints_restore(hint_id: HintId) -> None:
    """Use a retired or superseded hint again."""
    from bot.cli.hints import restore_hint

    restore_hint(hint_id)


@hints_app.command("promote")
def hints_promote(
    hint_id: HintId,
    scope: Annotated[Scope, typer.Option(help="Whom it speaks for from now on.")] = Scope.WORKSPACE,
    owner: Annotated[str, typer.Option(help="Slack's id of that channel or workspace.")] = "",
) -> None:
    """Let a person's hint hold for a channel, or for everybody."""
    from bot.cli.hints import promote_hint

    promote_hint(hint_id, scope.value, owner)


@hints_app.command("merge")
def hints_merge(
    hint_id: HintId,
    other_id: Annotated[str, typer.Argument(help="The hint that goes into it, with its evidence.")],
) -> None:
    """Merge two hints that prefer the same table or column."""
    from bot.cli.hints import merge_hints

    merge_hints(hint_id, other_id)


@hints_app.command("export")
def hints_export(
    file: Annotated[
        Path, typer.Argument(help="Where to: FILE.csv is CSV, else lines of JSON; - is standard output.")
    ] = Path("-"),
) -> None:
    """Write every hint."""
    from bot.cli.hints import export_hints

    export_hints(file)


@hints_app.command("import")
def hints_import(
    file: Annotated[
        Path, typer.Argument(help="CSV (FILE.csv) or lines of JSON as export writes them; - is standard input.")
    ],
) -> None:
    """Take hints; those that are here already are left alone."""
    from bot.cli.hints import import_hints

    import_hints(file)


@log_app.command("export")
def log_export(
    file: Annotated[Path, typer.Argument(help="Where answers judged right go: lines of question and sql.")],
    wrong: Annotated[
        Path | None,
        typer.Option(help="Where answers judged wrong go, without sql, for somebody to fill it in."),
    ] = None,
    warehouse: Annotated[str, typer.Option(help="A configured warehouse's name; the default one if not given.")] = "",
) -> None:
    """Write judged answers as a question log for candor calibrate."""
    from bot.cli.log import export_answers

    export_answers(file, wrong, warehouse)
