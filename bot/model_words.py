"""What `candor doctor` says of a model: how much of a schema it is shown, what watches its lists, what is slow."""

from __future__ import annotations

WATCHED_BY_STATES = (
    "Where it lists tables and columns it can be watched by its hidden states and by how sure its output is."
)
WATCHED_BY_OUTPUT = (
    "Where it lists tables and columns it can be watched by how sure its output is; a server shows no hidden states."
)
NO_TOKENIZER = (
    "Its tokenizer is not at hand, so that every text costs a request: name its folder in CANDOR_VLLM_TOKENIZER."
)
NO_DRAFTS = "The server refuses structured outputs, so that lists are written one token a request: vLLM 0.32 or newer takes them."


def budgets(linking_tokens: int, writing_tokens: int) -> str:
    """How much of a schema a prompt shows."""
    return f"Prompts spend {linking_tokens:,} tokens on names while linking and {writing_tokens:,} after it."
