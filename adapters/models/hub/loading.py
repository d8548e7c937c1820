"""A folder of any Hugging Face language model → its network, by transformers' own classes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from transformers import (
    AutoConfig,
    AutoModelForCausalLM,
    AutoModelForSeq2SeqLM,
    AutoTokenizer,
    PreTrainedTokenizerFast,
)

from adapters.models.framing import prompt_frame, special_tokens
from adapters.models.hub.merging import MergingNetwork, can_merge
from adapters.models.hub.networks import DecoderNetwork, EncoderDecoderNetwork
from adapters.models.networks import Network, Pretrained
from reliability.errors import ModelUnavailable

_NO_LIMIT = 1_000_000  # tokenizers write 1e30 where they know none


def load_from_hub(folder: Path, dtype: torch.dtype, device: str, chat: bool, merge: bool) -> Pretrained:
    """Load a model and its tokenizer; `chat`: prompts go into its chat template, if it has one; `merge`: threads share
    passes, where its kind allows it. Raises ModelUnavailable, and whatever transformers does for broken files."""
    config = AutoConfig.from_pretrained(folder)
    kind: Any = AutoModelForSeq2SeqLM if config.is_encoder_decoder else AutoModelForCausalLM
    model, report = kind.from_pretrained(
        folder, config=config, dtype=dtype, output_loading_info=True, local_files_only=True
    )
    if report["missing_keys"]:  # transformers would fill them with noise
        count = len(report["missing_keys"])
        raise ModelUnavailable(f"The model in {str(folder)!r} is incomplete: {count} of its weights are missing.")
    tokenizer: Any = _tokenizer(folder)
    tokens = getattr(tokenizer, "backend_tokenizer", None)
    if tokens is None:
        raise ModelUnavailable(f"The model in {str(folder)!r} has no tokenizer.json.")
    tokens.encode_special_tokens = True  # text is only text
    tokens.no_truncation()
    tokens.no_padding()
    return Pretrained(
        network=_network(model.eval().to(device), tokens, folder, chat, merge),
        tokens=tokens,
        end_id=_end_id(tokenizer, model),
        context_tokens=_context_tokens(config, tokenizer),
        encoder_decoder=bool(config.is_encoder_decoder),
        tokenizer=tokenizer,
    )


def _tokenizer(folder: Path) -> Any:
    """The folder's tokenizer.json as it stands: AutoTokenizer puts a model type's usual way of splitting words in its
    place, which need not be the one that these weights learned, nor the one that a server is sent tokens by."""
    has_own = (folder / "tokenizer.json").is_file()
    kind: Any = PreTrainedTokenizerFast if has_own else AutoTokenizer
    return kind.from_pretrained(folder)


def _network(model: Any, tokens: Any, folder: Path, chat: bool, merge: bool) -> Network:
    if model.config.is_encoder_decoder:
        return EncoderDecoderNetwork(model, special_tokens(tokens))
    decoder = DecoderNetwork(model, prompt_frame(folder, tokens, chat))
    return MergingNetwork(decoder) if merge and can_merge(model) else decoder


def _end_id(tokenizer: Any, model: Any) -> int:
    for candidate in (
        tokenizer.eos_token_id,
        model.generation_config.eos_token_id,
        tokenizer.sep_token_id,
    ):
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
