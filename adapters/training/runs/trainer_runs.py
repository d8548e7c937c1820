"""What runs of transformers' Trainer and its kin share: where to go on, and progress for people."""

from __future__ import annotations

import contextlib
import shutil
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from transformers import TrainerCallback
from transformers.trainer_callback import PrinterCallback, ProgressCallback

from adapters.models.pretrained import quiet_loading
from reliability.progress import Progress


def last_checkpoint(folder: Path) -> str | None:
    """The last whole checkpoint of a run; ones that a kill left unfinished are removed. None = from the start."""
    found = sorted(folder.glob("checkpoint-*"), key=lambda entry: int(entry.name.rpartition("-")[2]))
    whole = [entry for entry in found if _is_whole(entry)]
    for entry in found:
        if entry not in whole:
            shutil.rmtree(entry)
    return str(whole[-1]) if whole else None


def _is_whole(checkpoint: Path) -> bool:
    """The trainer writes its state last."""
    weights = [
        *checkpoint.glob("*.safetensors"),
        *checkpoint.glob("*.bin"),
        *checkpoint.glob("*/*.safetensors"),
    ]
    return (checkpoint / "trainer_state.json").is_file() and bool(weights)


class _Tell(TrainerCallback):
    """Tells a Progress about steps and losses."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    def on_log(self, args: Any, state: Any, control: Any, **more: Any) -> None:  # noqa: ARG002 - transformers' own
        """A line for every report of the loss."""
        logs = more.get("logs") or {}
        if "loss" in logs:
            done = state.global_step / max(1, state.max_steps)
            words = f"step {state.global_step} of {state.max_steps} loss {float(logs['loss']):.3f}"
            self._progress(min(1.0, done), words)


def told(trainer: Any, progress: Progress) -> Any:
    """The trainer, speaking to a Progress instead of the terminal."""
    for callback in (PrinterCallback, ProgressCallback):
        trainer.remove_callback(callback)
    trainer.add_callback(_Tell(progress))
    return trainer


@contextlib.contextmanager
def quiet_libraries() -> Iterator[None]:
    """Keep the libraries' progress bars from people, and what they have to say to one another (peft still asks
    transformers by an old name)."""
    from datasets.utils.logging import disable_progress_bar, enable_progress_bar, is_progress_bar_enabled

    shown = is_progress_bar_enabled()
    disable_progress_bar()
    try:
        with warnings.catch_warnings(), quiet_loading():
            warnings.filterwarnings("ignore", message=".*is_gradient_checkpointing", category=FutureWarning)
            yield
    finally:
        if shown:
            enable_progress_bar()
