"""Loading a language model from a folder: configuration, weights, tokenizer, and what they are."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from transformers import AutoConfig, AutoModelForCausalLM, AutoModelForSeq2SeqLM, AutoTokenizer
from transformers.utils import logging as _untyped_logging

from adapters import prefix_lm
from adapters.networks import DecoderNetwork, EncoderDecoderNetwork, Network
from reliability.errors import ModelUnavailable

_DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}
transformers_logging: Any = _untyped_logging
_NO_LIMIT = 1_000_000  # tokenizers write 1e30 where they know none


@dataclass(frozen=True)
class Pretrained:
    """A model that is ready to run, its tokenizer, and the numbers that the port asks for."""

    network: Network
    tokenizer: Any
    end_id: int
    context_tokens: int
    encoder_decoder: bool


def load_pretrained(folder: Path, dtype: str, device: str) -> Pretrained:
    """Load a model and its tokenizer. Raises ModelUnavailable, with one sentence, if that fails."""
    if dtype not in _DTYPES:
        raise ModelUnavailable(f"The dtype {dtype!r} is not one of {', '.join(_DTYPES)}.")
    if not (folder / "config.json").is_file():
        raise ModelUnavailable(f"The folder {str(folder)!r} holds no model (no config.json).")
    try:
        with quiet_loading():
            return _load(folder, dtype, device)
    except (ModelUnavailable, MemoryError, torch.OutOfMemoryError):
        raise
    except Exception as error:  # broken files raise whatever the parser at hand does
        if "allocate memory" in str(error):
            raise
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0][:200]
        raise ModelUnavailable(f"The model in {str(folder)!r} could not be loaded: {reason}") from error


def _load(folder: Path, dtype: str, device: str) -> Pretrained:
    config = AutoConfig.from_pretrained(folder)
    prefix = prefix_lm.is_prefix_lm(config)
    if prefix and dtype != "float32":
        raise ModelUnavailable("The prefix language model runs in float32 only.")
    kind: Any = AutoModelForSeq2SeqLM if config.is_encoder_decoder else AutoModelForCausalLM
    model, report = kind.from_pretrained(
        folder, config=config, dtype=_DTYPES[dtype], output_loading_info=True, local_files_only=True
    )
    if report["missing_keys"]:  # transformers would fill them with noise
        count = len(report["missing_keys"])
        raise ModelUnavailable(
            f"The model in {str(folder)!r} is incomplete: {count} of its weights are missing."
        )
    tokenizer: Any = prefix_lm.load_tokenizer(folder) if prefix else AutoTokenizer.from_pretrained(folder)
    if getattr(tokenizer, "backend_tokenizer", None) is None:
        raise ModelUnavailable(f"The model in {str(folder)!r} has no tokenizer.json.")
    tokenizer.backend_tokenizer.encode_special_tokens = True  # text is only text
    tokenizer.backend_tokenizer.no_truncation()
    tokenizer.backend_tokenizer.no_padding()
    network_type = EncoderDecoderNetwork if config.is_encoder_decoder else DecoderNetwork
    return Pretrained(
        network=network_type(model.eval().to(device), tokenizer),
        tokenizer=tokenizer,
        end_id=_end_id(tokenizer, model, prefix),
        context_tokens=_context_tokens(config, tokenizer),
        encoder_decoder=bool(config.is_encoder_decoder),
    )


def _end_id(tokenizer: Any, model: Any, prefix: bool) -> int:
    end = tokenizer.sep_token_id if prefix else tokenizer.eos_token_id
    for candidate in (end, model.generation_config.eos_token_id, tokenizer.sep_token_id):
        if isinstance(candidate, list) and candidate:
            return int(candidate[0])
        if isinstance(candidate, int):
            return candidate
    raise ModelUnavailable("The model's tokenizer names no end-of-text token.")


def _context_tokens(config: Any, tokenizer: Any) -> int:
    """The least of the limits that configuration and tokenizer name."""
    parts = [config, getattr(config, "encoder", None), getattr(config, "decoder", None)]
    limits = [getattr(part, "max_position_embeddings", None) for part in parts]
    limits += [getattr(config, "n_positions", None), tokenizer.model_max_length]
    known = [int(limit) for limit in limits if limit is not None and 0 < limit < _NO_LIMIT]
    if not known:
        raise ModelUnavailable("The model's configuration names no context length.")
    return min(known)


@contextlib.contextmanager
def quiet_loading() -> Iterator[None]:
    """Keep transformers' progress bars and reports off people's terminals; errors are raised anyway."""
    bars, verbosity = transformers_logging.is_progress_bar_enabled(), transformers_logging.get_verbosity()
    transformers_logging.set_verbosity_error()
    transformers_logging.disable_progress_bar()
    try:
        yield
    finally:
        transformers_logging.set_verbosity(verbosity)
        if bars:
            transformers_logging.enable_progress_bar()
