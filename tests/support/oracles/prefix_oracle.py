"""A prefix model run by transformers itself, in whole passes: what the product's own passes are compared with.

ids = encode_prompt(lm.tokenizer, "...")             # [CLS] shared part ⏎ task line [SEP]
out = prefill(lm.model, tensor([ids]))               # mask free over the shared part; out.past_key_values
out = step(lm.model, next_ids, out.past_key_values)  # [batch, k] further tokens, causal
whole = prefill(lm.model, prompt_and_completion)     # teacher forcing: one pass, same logits
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from transformers import BertLMHeadModel, Cache, PreTrainedTokenizerFast

from adapters.models.bert.network import prefix_mask, shared_lengths
from adapters.models.prefix_lm import encode_text
from reliability.errors import ModelUnavailable


def prefill(
    model: BertLMHeadModel,
    ids: Tensor,
    *,
    output_hidden_states: bool = False,
    logits_to_keep: int = 0,
) -> Any:
    """Run prompt (and any completion after it) [batch, length] in one pass, from an empty cache.

    `logits_to_keep` > 0 computes logits for the last positions only. Raises ModelUnavailable beyond 512 tokens.
    """
    if ids.shape[1] > model.config.max_position_embeddings:
        raise ModelUnavailable(f"{ids.shape[1]} tokens do not fit the model's context.")
    mask = prefix_mask(shared_lengths(ids), ids.shape[1])
    return model(
        input_ids=ids,
        attention_mask=mask,
        use_cache=True,
        output_hidden_states=output_hidden_states,
        logits_to_keep=logits_to_keep,
    )


def step(model: BertLMHeadModel, ids: Tensor, cache: Cache, *, output_hidden_states: bool = False) -> Any:
    """Run further tokens [batch, k] of a completion after the cached ones (which the cache then also holds)."""
    past = cache.get_seq_length()
    mask = prefix_mask(torch.zeros(ids.shape[0], dtype=torch.long, device=ids.device), ids.shape[1], past)
    positions = torch.arange(past, past + ids.shape[1], device=ids.device)[None]
    return model(
        input_ids=ids,
        attention_mask=mask,
        position_ids=positions,
        past_key_values=cache,
        use_cache=True,
        output_hidden_states=output_hidden_states,
    )


def encode_prompt(tokenizer: PreTrainedTokenizerFast, prompt: str) -> list[int]:
    """Prompt → [CLS] ids [SEP]; at this [SEP] the completion's first token is predicted."""
    return [tokenizer.cls_token_id, *encode_text(tokenizer, prompt), tokenizer.sep_token_id]


def decode_text(tokenizer: PreTrainedTokenizerFast, ids: list[int]) -> str:
    """Ids → words separated by spaces, special tokens dropped; `reliability.sql.form.restore` undoes the spacing."""
    text: str = tokenizer.backend_tokenizer.decode(ids, skip_special_tokens=True)
    return text
