"""The terminal: results on stdout, everything else on stderr."""

from __future__ import annotations

import contextlib
import getpass
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from reliability.errors import BadInput
from reliability.progress import Progress
from reliability.values import Cell, Rows

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

SHOWN_ROWS, SHOWN_CHARACTERS = 50, 60
_NO_WIDTH = 10_000


def out() -> Console:
    """Where results go. A file or a pipe has no width, so nothing is wrapped there."""
    from rich.console import Console

    return Console(highlight=False, width=None if sys.stdout.isatty() else _NO_WIDTH)


_with_a_bar: list[Console] = []
"""The console that shows a bar just now: what is said meanwhile stands above it."""


def notes() -> Console:
    """Where progress, questions and notes go."""
    from rich.console import Console

    if _with_a_bar:
        return _with_a_bar[-1]
    return Console(stderr=True, highlight=False, width=None if sys.stderr.isatty() else _NO_WIDTH)


def is_interactive() -> bool:
    """Whether a person sits there: both what they type and what they are shown are a terminal."""
    return sys.stdin.isatty() and sys.stderr.isatty()


def say(sentence: str) -> None:
    """A note, as it is."""
    notes().print(sentence, markup=False)


@contextlib.contextmanager
def progress_bar(title: str) -> Iterator[Progress]:
    """A bar on stderr with the latest words; lines where nobody looks."""
    from rich import progress

    console = notes()
    if not console.is_terminal:
        yield lambda done, words: console.print(f"{100 * done:5.1f} % {words}", markup=False)
        return
    words = progress.TextColumn("{task.description}", markup=False)
    columns = (words, progress.BarColumn(), progress.TaskProgressColumn(), progress.TimeRemainingColumn())
    with progress.Progress(*columns, console=console) as bar:
        task = bar.add_task(title, total=1.0)
        _with_a_bar.append(console)
        try:
            yield lambda done, words: bar.update(task, completed=done, description=f"{title}: {words}")
        finally:
            _with_a_bar.remove(console)


def print_json(value: Any) -> None:
    """One JSON value on stdout, on one line."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, allow_nan=False) + "\n")


def put(file: Path, content: bytes) -> bool:
    """Write UTF-8 into a file; for -, print it as it is. Whether it went into a file. Raises BadInput."""
    if str(file) == "-":
        sys.stdout.write(content.decode())
        return False
    try:
        file.write_bytes(content)
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from error
    return True


def json_lines(values: Iterable[Any]) -> bytes:
    """Values as lines of JSON, in UTF-8; what is no whole character is written as a question mark."""
    return "".join(f"{json.dumps(value, ensure_ascii=False)}\n" for value in values).encode(errors="replace")


def keep_figures(file: Path | None, figures: object) -> None:
    """Write figures to a file, where one is named, and say so. Raises BadInput."""
    if file is not None:
        from adapters.whole_files import write_json

        write_json(file, figures)
        out().print(f"The figures are in {file}.")


def person() -> str:
    """Who sits at the terminal, as hints and the audit name them."""
    try:
        return f"terminal:{getpass.getuser()}"
    except (KeyError, OSError):  # an account without a name, as in some containers
        return "terminal"


def rows_table(rows: Rows, said: Sequence[Sequence[str]] | None = None) -> Table:
    """Rows for people, at most fifty; long cells are cut. `said` holds the cells as they read, column by column."""
    from rich import box

    table = plain_table(rows.columns, box.SIMPLE_HEAD)
    for number, row in enumerate(rows.rows[:SHOWN_ROWS]):
        cells = [column[number] for column in said] if said is not None else map(cell_text, row)
        table.add_row(*map(plain, cells))
    return table


def plain_table(columns: Iterable[str], kind: Any = None) -> Table:
    """An empty table whose headings are shown as they are."""
    from rich import box
    from rich.table import Table

    table = Table(box=kind or box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(plain(column))
    return table


def rows_note(rows: Rows) -> str:
    """What of the rows is shown."""
    count = len(rows.rows)
    noun = "row" if count == 1 else "rows"
    if rows.truncated:
        return f"more than {count:,} {noun}: cut at a limit" + (f", {SHOWN_ROWS} shown" if count > SHOWN_ROWS else "")
    return f"{count:,} {noun}" + (f", the first {SHOWN_ROWS} shown" if count > SHOWN_ROWS else "")


def plain(text: str) -> str:
    """Data as text: no markup, no control characters, so that it can draw nothing on the terminal."""
    from rich.markup import escape

    return escape("".join(c if c.isprintable() else " " for c in text))


def cell_text(cell: Cell) -> str:
    """A cell in at most sixty characters; a dash for no value."""
    if cell is None:
        return "—"
    text = f"{cell:,.10g}" if isinstance(cell, float) else cell.hex() if isinstance(cell, bytes) else str(cell)
    return text if len(text) <= SHOWN_CHARACTERS else f"{text[: SHOWN_CHARACTERS - 1]}…"


def numbered(texts: Sequence[str]) -> list[str]:
    """Lines with numbers from 1."""
    return [f"  {number}  {text}" for number, text in enumerate(texts, 1)]
