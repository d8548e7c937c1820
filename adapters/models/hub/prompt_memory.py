"""How much memory the last prompts take that a model has read, by its card: keys and values of every layer.

Decisions
- Eight prompts of the size that is shown of a schema: those of two or three asks, which begin alike while one goes on.
- Never less than what the reference model is given; a card that says too little gets that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

LEAST_BYTES = 256 << 20
_PROMPTS = 8
_BYTES = {"float32": 4, "bfloat16": 2, "float16": 2}


def kept_prompts_bytes(config: Mapping[str, Any], dtype: str, shown_tokens: int) -> int:
    """Bytes for the last prompts of a model with this config.json.

    >>> large = {"num_hidden_layers": 64, "num_attention_heads": 64, "num_key_value_heads": 8, "head_dim": 128}
    >>> bytes_a_token(large, "bfloat16"), kept_prompts_bytes(large, "bfloat16", 2_000) >> 20
    (262144, 4000)
    """
    return max(LEAST_BYTES, _PROMPTS * shown_tokens * bytes_a_token(config, dtype))


def bytes_a_token(config: Mapping[str, Any], dtype: str) -> int:
    """Layers × heads of keys and values × their width × 2 × bytes of a number; 0 where the card does not say."""
    text = config.get("text_config")
    said = text if isinstance(text, Mapping) else config
    layers = _number(said, "num_hidden_layers", "n_layer", "num_layers")
    heads = _number(said, "num_attention_heads", "n_head", "num_heads")
    width = _number(said, "head_dim", "d_kv")
    if not width and heads:
        width = _number(said, "hidden_size", "n_embd", "d_model") // heads
    return layers * (_number(said, "num_key_value_heads") or heads) * width * 2 * _BYTES[dtype]


def _number(said: Mapping[str, Any], *names: str) -> int:
    return next((said[name] for name in names if isinstance(said.get(name), int)), 0)
