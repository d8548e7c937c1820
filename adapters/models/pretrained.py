"""Loading a language model from a folder: configuration, weights, tokenizer, and what they are.

Decisions:
- The reference model's shape is run by this project's own few lines (`bert/`), any other by transformers (`hub/`),
  which is imported only then: that takes seconds.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch

from adapters.models.networks import Pretrained
from reliability.errors import ModelUnavailable

_DTYPES = ("float32", "bfloat16", "float16")


def load_pretrained(folder: Path, dtype: str, device: str, chat: bool = False, merge: bool = False) -> Pretrained:
    """Load a model and its tokenizer; `chat`: prompts go into its chat template, if it has one; `merge`: threads share
    passes, where its kind allows it. Raises ModelUnavailable, with one sentence, if that fails."""
    if dtype not in _DTYPES:
        raise ModelUnavailable(f"The dtype {dtype!r} is not one of {', '.join(_DTYPES)}.")
    if not (folder / "config.json").is_file():
        raise ModelUnavailable(f"The folder {str(folder)!r} holds no model (no config.json).")
    try:
        return _load(folder, dtype, device, chat, merge)
    except (ModelUnavailable, MemoryError, torch.OutOfMemoryError):
        raise
    except Exception as error:  # broken files raise whatever the parser at hand does
        if "allocate memory" in str(error):
            raise
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0][:200]
        raise ModelUnavailable(f"The model in {str(folder)!r} could not be loaded: {reason}") from error


def _load(folder: Path, dtype: str, device: str, chat: bool, merge: bool) -> Pretrained:
    config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    if config.get("attention") == "prefix":
        from adapters.models.bert.prefix import load_prefix

        if dtype != "float32":
            raise ModelUnavailable("The prefix language model runs in float32 only.")
        return load_prefix(folder, config, device)
    from adapters.models.hub.loading import load_from_hub

    with quiet_loading():
        return load_from_hub(folder, getattr(torch, dtype), device, chat, merge)


@contextlib.contextmanager
def quiet_loading() -> Iterator[None]:
    """Keep transformers' progress bars and reports off people's terminals; errors are raised anyway."""
    from transformers.utils import logging as untyped_logging

    transformers_logging: Any = untyped_logging
    bars, verbosity = transformers_logging.is_progress_bar_enabled(), transformers_logging.get_verbosity()
    transformers_logging.set_verbosity_error()
    transformers_logging.disable_progress_bar()
    try:
        yield
    finally:
        transformers_logging.set_verbosity(verbosity)
        if bars:
            transformers_logging.enable_progress_bar()
