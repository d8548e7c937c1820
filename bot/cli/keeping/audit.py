"""`candor audit …`: the audit log as lines of JSON."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

from adapters.store.operations.audit import StoredAudit
from bot.terminal import say
from reliability.errors import BadInput


def export(file: Path, since: datetime | None, person: str, ask: str) -> None:
    """Write the entries to a new file that only its owner reads, or to standard output. Raises BadInput."""
    from bot.main import opened

    with opened() as candor:
        wanted = _wanted(candor.store.audit, since, person, ask)
        if str(file) == "-":
            _write(sys.stdout, wanted)
            return
        try:
            made = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except FileExistsError as error:
            raise BadInput(f"{file} is there already; an export takes a new name.") from error
        except OSError as error:
            raise BadInput(f"{file} cannot be written: {error.strerror}.") from error
        try:
            with os.fdopen(made, "w", encoding="utf-8") as out:
                count = _write(out, wanted)
        except BaseException as error:  # half a log would pass for a whole one
            file.unlink(missing_ok=True)
            if isinstance(error, OSError):
                raise BadInput(f"{file} cannot be written: {error.strerror}.") from error
            raise
    say(f"{count:,} {'entry' if count == 1 else 'entries'} written to {file}.")


def _wanted(audit: StoredAudit, since: datetime | None, person: str, ask: str) -> Iterator[dict[str, Any]]:
    begin = None if since is None else since.replace(tzinfo=UTC)
    for entry in audit.entries(begin):
        if person in ("", entry["actor"]) and ask in ("", entry.get("ask")):
            yield entry


def _write(out: TextIO, entries: Iterator[dict[str, Any]]) -> int:
    count = 0
    for entry in entries:
        out.write(json.dumps(entry, ensure_ascii=True) + "\n")
        count += 1
    return count
