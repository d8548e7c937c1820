"""Where a training run keeps what it needs to go on: `OUT.run` beside the folder `OUT` of its model.

A run is named by what was asked of it (`run.json`): the same command again goes on where it was stopped, another
command is refused instead of mixing two runs, and a finished run says so.
"""

from __future__ import annotations

import errno
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from adapters.whole_files import read_json, write_json
from reliability.errors import BadInput

_RUN = "run.json"


@dataclass(frozen=True)
class RunFolder:
    """A run's own folder, and whether it was begun before."""

    folder: Path
    out: Path
    resumed: bool
    asked: Mapping[str, str]

    def begin(self) -> None:
        """Remember what was asked: from here on only the same command may go on."""
        if not self.resumed:
            with room_for(self.folder):
                self.folder.mkdir(parents=True, exist_ok=True)
            write_json(self.folder / _RUN, {"asked": dict(self.asked)})

    def finish(self) -> None:
        """Remember that the run is complete, and drop its checkpoints."""
        kept = read_json(self.folder / _RUN)
        write_json(self.folder / _RUN, {**kept, "finished": True})
        for entry in self.folder.iterdir():
            if entry.name.startswith("checkpoint"):
                shutil.rmtree(entry) if entry.is_dir() else entry.unlink()


def open_run(out: Path, asked: Mapping[str, object], begin: bool = True) -> RunFolder:
    """Begin a run that will write its model to `out`, or go on with it; without `begin`, only look whether one may.

    Raises BadInput where `out` holds something that this run did not write, where the run began otherwise, or is done.
    """
    folder = _beside(out)
    wanted = {name: str(value) for name, value in asked.items()}
    if out.exists() and not out.is_dir():
        raise BadInput(f"{out} is a file; the model needs a folder.")
    if (folder / _RUN).is_file():
        kept = read_json(folder / _RUN)
        before = kept.get("asked")
        found = {str(k): str(v) for k, v in before.items()} if isinstance(before, dict) else {}
        other = sorted(k for k in {*found, *wanted} if found.get(k) != wanted.get(k))
        if other:
            raise BadInput(
                f"The run in {folder} was begun with another {', '.join(other)}: give the same to go on with it, "
                f"name another output folder, or delete {folder}."
            )
        if kept.get("finished"):
            raise BadInput(f"This run is finished: its model is in {out}. Delete {folder} to train it anew.")
        return RunFolder(folder, out, True, wanted)
    if out.is_dir() and any(out.iterdir()):
        raise BadInput(f"The folder {out} is not empty; name another for the model, or empty it.")
    run = RunFolder(folder, out, False, wanted)
    if begin:
        run.begin()
    return run


def drop_stopped(out: Path) -> None:
    """Drop what a stopped run kept to go on with, so that it begins anew. A finished run, and what stands in `out`, are
    left alone."""
    folder = _beside(out)
    if (folder / _RUN).is_file() and not read_json(folder / _RUN).get("finished"):
        shutil.rmtree(folder)


def _beside(out: Path) -> Path:
    return out.with_name(f"{out.name}.run")


@contextmanager
def room_for(place: Path) -> Iterator[None]:
    """Turn a failed write (a full disk, a quota, a read-only folder) into one sentence.

    torch reports a full disk as a RuntimeError of its writer, safetensors as its own kind of error.
    """
    try:
        yield
    except OSError as error:
        if error.errno in (
            errno.ENOSPC,
            errno.EDQUOT,
            errno.EFBIG,
            errno.EACCES,
            errno.EPERM,
            errno.EROFS,
            errno.ENOTDIR,
            errno.EEXIST,
        ):
            raise _no_room(place, str(error.strerror)) from error
        raise
    except Exception as error:
        text = str(error)
        if any(
            mark in text
            for mark in (
                "No space left",
                "PytorchStreamWriter",
                "File too large",
                "os error 28",
                "os error 27",
                "inline_container",
                "unexpected pos",
            )
        ):
            raise _no_room(place, "the disk is full or a limit is reached") from error
        raise


def _no_room(place: Path, reason: str) -> BadInput:
    return BadInput(
        f"{place} cannot be written: {reason}. What was done so far is kept: mend that and give the same command."
    )
