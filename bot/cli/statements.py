"""`candor run-sql` and `candor guard`: statements, by the walls that candidates meet."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bot.terminal import out, print_json, rows_note, rows_table
from reliability.errors import BadInput
from reliability.values import Dialect, Failure


def run_statement(sql: str, warehouse: str, as_json: bool) -> None:
    """Run a statement, guarded and limited, and print its rows; a failure is printed and exit code 1."""
    import typer

    from adapters.warehouses.warehouse import as_json as plain_values
    from bot.main import opened

    with opened() as candor:
        result = candor.warehouse(warehouse).run(sql, candor.limits)
    if isinstance(result, Failure):
        if as_json:
            print_json(plain_values(result))
            raise typer.Exit(1)
        raise BadInput(result.message)
    if as_json:
        print_json(plain_values(result))
        return
    console = out()
    console.print(rows_table(result))
    console.print(f"[dim]{rows_note(result)} in {result.seconds:.2f} s[/dim]")


def run_guard(dialect: Dialect, jsonl: Path) -> None:
    """Judge each line and print one object a line. Raises BadInput for a dialect that is not known."""
    from reliability.guard.dialects.registry import rules_of
    from reliability.guard.guard import guard_lines

    rules_of(dialect)  # an unknown one is told once, not for each line
    for verdict in guard_lines(read_lines(jsonl), dialect):
        print_json(verdict)


def read_lines(file: Path) -> Iterator[str]:
    """The lines of a file, or of standard input for `-`. Raises BadInput."""
    if str(file) == "-":
        yield from sys.stdin
        return
    try:
        with file.open(encoding="utf-8", errors="replace") as lines:
            yield from lines
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}.") from error
