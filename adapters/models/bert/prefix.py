"""A folder of the reference model's shape as a network behind the language model adapter.

The tokenizer is its tokenizer.json, with nothing of transformers around it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import torch
from tokenizers import Tokenizer
from torch import Tensor

from adapters.models.bert.network import KeysAndValues, PrefixModel, shared_lengths
from adapters.models.bert.stored import StoredWeights, read_shape
from adapters.models.framing import special_tokens
from adapters.models.networks import Pretrained, ReadPrompt
from reliability.errors import ModelUnavailable


class PrefixNetwork:
    """A prefix language model: a prompt's shared part is read with free attention, all else causally."""

    def __init__(self, model: PrefixModel, tokenizer: Tokenizer) -> None:
        self.model = model
        self._frame = special_tokens(tokenizer)

    def prompt_ids(self, text_ids: list[int]) -> list[int]:
        """[CLS] … [SEP]: at this [SEP] the completion's first token is predicted."""
        return self._frame.around(text_ids)

    def read(self, ids: list[int]) -> ReadPrompt:
        """One pass over the prompt."""
        logits, layers, cache = self.model(torch.tensor([ids], device=self.model.device), logits_to_keep=1)
        return ReadPrompt(logits[0, -1].cpu(), torch.stack([layer[0, -1] for layer in layers]), cache)

    def go_on(
        self,
        prompt: ReadPrompt,  # noqa: ARG002 - the port's
        cache: KeysAndValues,
        ids: Tensor,
        logits_to_keep: int,
    ) -> tuple[Tensor, Tensor]:
        """Further tokens after the cached ones."""
        logits, layers, _ = self.model(ids, cache, logits_to_keep)
        return logits, torch.stack(layers, dim=2)

    def reusable(self, ids: list[int], common: int) -> int:
        """All of them that stand after the shared part, and the shared part if it is whole."""
        shared = int(shared_lengths(torch.tensor([ids]))[0])
        return common if 0 < shared <= common else 0


def load_prefix(folder: Path, config: dict[str, Any], device: str) -> Pretrained:
    """Load a prefix language model in float32. Raises ModelUnavailable, and what broken files raise."""
    shape = read_shape(config)
    named = json.loads((folder / "tokenizer_config.json").read_text(encoding="utf-8"))
    tokens = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokens.encode_special_tokens = True  # text is only text
    tokens.no_truncation()
    tokens.no_padding()
    end_id = tokens.token_to_id(named["sep_token"])
    if end_id is None:
        raise ModelUnavailable(f"The tokenizer in {str(folder)!r} has no token {named['sep_token']}.")
    return Pretrained(
        network=PrefixNetwork(PrefixModel(shape, StoredWeights(folder, device)), tokens),
        tokens=tokens,
        end_id=end_id,
        context_tokens=min(shape.positions, named["model_max_length"]),
        encoder_decoder=False,
    )
