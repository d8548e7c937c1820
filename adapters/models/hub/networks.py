"""Models of transformers' own classes as networks behind the language model adapter."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from adapters.models.framing import PromptFrame
from adapters.models.hub.caches import HubCache
from adapters.models.networks import ReadPrompt


class DecoderNetwork:
    """Decoder-only: causal attention throughout."""

    def __init__(self, model: Any, frame: PromptFrame) -> None:
        self.model = model
        self._frame = frame

    def prompt_ids(self, text_ids: list[int]) -> list[int]:
        """Within the chat template, or after the tokenizer's begin-of-text, if there is any."""
        return self._frame.around(text_ids)

    def read(self, ids: list[int]) -> ReadPrompt:
        """One pass over the prompt."""
        batch = torch.tensor([ids], device=self.model.device)
        output = self.model(input_ids=batch, use_cache=True, output_hidden_states=True, logits_to_keep=1)
        states = torch.stack([layer[0, -1] for layer in output.hidden_states[1:]])
        return ReadPrompt(output.logits[0, -1].float().cpu(), states, HubCache(output.past_key_values))

    def go_on(
        self,
        prompt: ReadPrompt,  # noqa: ARG002 - the port's
        cache: HubCache,
        ids: Tensor,
        logits_to_keep: int,
    ) -> tuple[Tensor, Tensor]:
        """Further tokens after the cached ones."""
        output = self.model(input_ids=ids, logits_to_keep=logits_to_keep, **_after(cache))
        return output.logits, torch.stack(output.hidden_states[1:], dim=2)

    def reusable(self, ids: list[int], common: int) -> int:  # noqa: ARG002 - the port's
        """All of them, under causal attention."""
        return common


class EncoderDecoderNetwork:
    """Encoder-decoder: the prompt is the encoder's, the completion the decoder's."""

    def __init__(self, model: Any, frame: PromptFrame) -> None:
        self.model = model
        self._frame = frame
        start = model.config.decoder_start_token_id
        self._start = start if start is not None else model.generation_config.decoder_start_token_id

    def prompt_ids(self, text_ids: list[int]) -> list[int]:
        """As the tokenizer does: `… </s>` for T5, `[CLS] … [SEP]` for BERT."""
        return self._frame.around(text_ids)

    def read(self, ids: list[int]) -> ReadPrompt:
        """One pass of the encoder, and the decoder's first step."""
        batch = torch.tensor([ids], device=self.model.device)
        encoded = self.model.get_encoder()(input_ids=batch).last_hidden_state
        start = torch.tensor([[self._start]], device=self.model.device)
        output = self.model(
            encoder_outputs=(encoded,), decoder_input_ids=start, use_cache=True, output_hidden_states=True
        )
        states = torch.stack([layer[0, -1] for layer in output.decoder_hidden_states[1:]])
        return ReadPrompt(output.logits[0, -1].float().cpu(), states, HubCache(output.past_key_values), encoded)

    def go_on(
        self,
        prompt: ReadPrompt,
        cache: HubCache,
        ids: Tensor,
        logits_to_keep: int,  # noqa: ARG002 - encoder-decoders compute all
    ) -> tuple[Tensor, Tensor]:
        """Further tokens of the completion after the cached ones."""
        assert prompt.encoded is not None
        encoded = prompt.encoded.expand(ids.shape[0], -1, -1)
        output = self.model(encoder_outputs=(encoded,), decoder_input_ids=ids, **_after(cache))
        return output.logits, torch.stack(output.decoder_hidden_states[1:], dim=2)

    def reusable(self, ids: list[int], common: int) -> int:  # noqa: ARG002 - the port's
        """None: the encoder reads the whole prompt with free attention."""
        return 0


def _after(cache: HubCache) -> dict[str, Any]:
    """What every pass that goes on is told."""
    return {"past_key_values": cache.kept, "use_cache": True, "output_hidden_states": True}
